"""Every component that exists, by name: none may be lost or doubled."""

from stellwerk.games.glueck_auf.model.card_names import CARD_NAMES
from stellwerk.games.glueck_auf.model.ids import STACKS
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.kernel.state import NONE


def census(s: GlueckState) -> list[str]:
    return sorted([CARD_NAMES[card] for card in all_cards(s)])


def all_cards(s: GlueckState) -> list[int]:
    """Every card, wherever it lies."""
    out = s.box + s.lifted + s.returned
    if s.held != NONE:
        out.append(s.held)
    for stack in range(len(STACKS)):
        out += s.stacks[stack][: s.left[stack]]
    for use in s.placed:
        out += use.helpers
    for board in s.players:
        out += board.orders + board.innovations + board.row + board.storage + board.shares + board.objectives
        out += board.delivered + [engine for engine in board.engines if engine != NONE]
        for dock in range(3):
            out += board.wagons[dock] + [lorry for lorry in board.loads[dock] if lorry != NONE]
    return out
