"""What each version of the rules changed, and how tables of the version before come along."""

from collections.abc import Mapping
from typing import Final

from stellwerk.games.carnegie.model.parts import EARLIER, STANDARD
from stellwerk.kernel.game import Change, Json


def with_earlier_tabs(position: Json) -> Json:
    """Version 1 had other project tabs as the standard, also below a table's own file (CA-1.1)."""
    options = position.get("options", {})
    file = options.get("components", STANDARD)
    kept = {"base": EARLIER, **file} if isinstance(file, dict) else EARLIER
    return {**position, "options": {**options, "components": kept}}


CHANGES: Final[Mapping[int, Change]] = {2: Change(convert=with_earlier_tabs)}
