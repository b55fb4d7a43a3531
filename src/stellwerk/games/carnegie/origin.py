"""For the detail view: where a component's values come from, and which of them are guesses."""

from functools import cache

from stellwerk.games.carnegie.kit import Kit
from stellwerk.games.carnegie.provenance import OWN, guesses, provenance
from stellwerk.stage.wire import Text


@cache
def printed_origin(name: str) -> list[Text]:
    found = guesses(name)
    return [Text(provenance(name)), *([Text("note-guess", {"what": found})] if found else [])]


def origin(name: str, kit: Kit) -> list[Text]:
    """A source, and what none states; a table's own file is a source too."""
    return [Text(f"provenance-{OWN}")] if name in kit.own else printed_origin(name)
