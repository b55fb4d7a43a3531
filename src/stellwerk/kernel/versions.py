"""How a game outlives its rules: positions are kept with the version that wrote them, and come along to the next."""

from collections.abc import Callable

import msgspec
from msgspec import structs

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.state import State
from stellwerk.kernel.table import Written

Replay = Callable[[State], None]


def with_all_options(game: Game, position: Json) -> Json:
    """A position to be kept says every option: a default of tomorrow must not change a game of today."""
    chosen = position.get("options", {})
    return {**position, "options": {option.id: chosen.get(option.id, option.default) for option in game.options}}


def written_in_full(game: Game, table: Written) -> bytes:
    """The same of a table, as JSON text."""
    chosen = msgspec.to_builtins(table.options)
    options = {option.id: chosen.get(option.id, option.default) for option in game.options}
    return msgspec.json.encode(structs.replace(table, options=options))


def taken_in(game: Game, position: Json, version: int) -> State:
    """The state of a kept position that some version of the rules has written."""
    s: State = game.read(brought_along(game, position, version))
    rules.settle(s)
    return s


def brought_along(game: Game, position: Json, version: int) -> Json:
    """The same position as today's rules would write it."""
    if version > game.version:
        raise newer(game, version)
    for now in range(version + 1, game.version + 1):
        change = game.changes.get(now)
        if change is not None and change.convert is not None:
            position = change.convert(position)
    return position


def options_brought_along(game: Game, options: Json, version: int) -> Json:
    """The options of a table that was opened under that version, as today's rules call them."""
    for now in range(version + 1, game.version + 1):
        change = game.changes.get(now)
        if change is not None and change.options is not None:
            options = change.options(options)
    return options


def replaying(game: Game, version: int) -> list[Replay]:
    """What to run after every line of a log of that version; raises Refused where it cannot be replayed."""
    if version > game.version:
        raise newer(game, version)
    found: list[Replay] = []
    for now in range(version + 1, game.version + 1):
        change = game.changes.get(now)
        if change is None or change.replay is None:
            raise Refused(Refusal("kernel", "save-version", {"have": version, "want": game.version}))
        found.append(change.replay)
    return found


def newer(game: Game, version: int) -> Refused:
    return Refused(Refusal("kernel", "save-newer", {"have": version, "want": game.version}))
