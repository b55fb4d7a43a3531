"""What a board is worth, as far as it is seen."""

from stellwerk.games.glueck_auf.model.card_names import CARDS_BY_NAME
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.model.table import Seat, Table
from stellwerk.games.glueck_auf.rules.scoring import points_of


def is_counted(table: Table, seat: int, rulings: Rulings) -> bool:
    """Whether the viewer may look through a player's delivered stack."""
    return seat == table.seat or rulings.delivered_open or not table.steps


def points(one: Seat, tokens: int, vp: list[int]) -> list[int]:
    """By category: the rules are asked about a board with just what scores."""
    board = Player(0)
    board.delivered = [CARDS_BY_NAME[name] for name in one.delivered]
    board.shares = [CARDS_BY_NAME[name] for name in one.shares]
    board.objectives = [CARDS_BY_NAME[name] for name in one.objectives]
    return points_of(board, vp, tokens)


def orders_delivered(one: Seat) -> int:
    """Everybody saw them leave."""
    return len([name for name in one.delivered if name.startswith("O")])
