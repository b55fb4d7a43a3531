"""What each version of the rules changed, and how tables of the version before come along."""

from collections.abc import Mapping
from typing import Final

from stellwerk.games.carnegie.model.parts import EARLIER, STANDARD
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.department_use import begin
from stellwerk.games.carnegie.rules.management import Furnish
from stellwerk.games.carnegie.rules.steps import AT_PLACE
from stellwerk.kernel.game import Change, Json
from stellwerk.kernel.state import NONE

UNTOLD: Final = ("donation-too-dear",)  # what version 1 did not say


def with_earlier_tabs(options: Json) -> Json:
    """Version 1 had other project tabs as the standard, also below a table's own file (CA-1.1)."""
    file = options.get("components", STANDARD)
    return {**options, "components": {"base": EARLIER, **file} if isinstance(file, dict) else EARLIER}


def convert(position: Json) -> Json:
    """The earlier values; an open department counts as used, and nothing was used between two turns (CA-5.2)."""
    options = with_earlier_tabs(position.get("options", {}))
    names = set(AT_PLACE) - {Furnish.__name__}
    opened = [step["place"] for step in position.get("steps", []) if step["step"] in names]
    begun = opened[-1] if opened else None
    used = bool(position.get("opened") and position.get("type"))
    return {**position, "options": options, "opened": used, "begun": begun if used else None}


def opening_is_a_use(s: CarnegieState) -> None:
    """Version 1 took a department as used when it was opened (CA-5.2)."""
    if s.ear is not None:
        told = [i for i, event in enumerate(s.ear.events) if event.key not in UNTOLD]
        s.ear.frames = [s.ear.frames[i] for i in told] if s.ear.keep_frames else []
        s.ear.events = [s.ear.events[i] for i in told]
    step = s.stack[-1] if s.stack else None
    if s.begun == NONE and type(step).__name__ in AT_PLACE and not isinstance(step, Furnish):
        begin(s, s.turn, next(place for place, one in enumerate(AT_PLACE[type(step).__name__]) if one is step))


CHANGES: Final[Mapping[int, Change]] = {
    2: Change(convert=convert, options=with_earlier_tabs, replay=opening_is_a_use),
}
