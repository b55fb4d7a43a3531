"""What a board is worth, as far as it is seen."""

from typing import Any

from stellwerk.games.glueck_auf.model.card_names import CARDS_BY_NAME
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.model.table import Seat, Table
from stellwerk.games.glueck_auf.model.take_in import all_options
from stellwerk.games.glueck_auf.rules.scoring import points_of, result
from stellwerk.games.glueck_auf.rules.set_up import empty_table
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.table import SEAT_NAMES


def is_counted(table: Table, seat: int, rulings: Rulings) -> bool:
    """Whether the viewer may look through a player's delivered stack."""
    return seat == table.seat or rulings.delivered_open or not table.steps


def what_scores(one: Seat) -> Player:
    """A board with nothing else on it, about which the rules can be asked."""
    board = Player(0)
    board.delivered = [CARDS_BY_NAME[name] for name in one.delivered]
    board.shares = [CARDS_BY_NAME[name] for name in one.shares]
    board.objectives = [CARDS_BY_NAME[name] for name in one.objectives]
    return board


def points(one: Seat, tokens: int, vp: list[int]) -> list[int]:
    """By category."""
    return points_of(what_scores(one), vp, tokens)


def winners(seats: tuple[Seat, ...], tokens: tuple[str, ...], options: dict[str, Any]) -> list[int]:
    """As the rules have it, when everything that scores lies open."""
    ended = empty_table(len(seats), seeded(0), all_options(options))
    ended.players = [what_scores(one) for one in seats]
    ended.tokens = [SEAT_NAMES.index(owner) for owner in tokens]
    found = result(ended)
    return [] if found is None else list(found.winners)


def orders_delivered(one: Seat) -> int:
    """Everybody saw them leave."""
    return len([name for name in one.delivered if name.startswith("O")])
