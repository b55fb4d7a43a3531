"""A position as numbers: what a seat has by its account, and what it has at hand."""

from typing import Final

from stellwerk.games.carnegie.mind.rest_of_game import RestOfGame
from stellwerk.games.carnegie.mind.worth import Account
from stellwerk.games.carnegie.model.components import ROUNDS
from stellwerk.games.carnegie.model.ids import DONATIONS
from stellwerk.games.carnegie.model.state import CarnegieState

FEATURES: Final = [
    "time", "points", "connection", "donations made", "donations to come", "goods in sight", "company", "abroad",
    "tabs in sight", "promised", "money", "goods", "standing", "lying", "on missions", "projects", "discs", "tracks",
    "made", "research points", "joker", "projects of the others", "donations of the others", "first",
]  # fmt: skip
PASSED: Final = [0.0, 0.0, 0.0, 0.0, 0.1, 0.2, 0.3, 0.8, 1.0, 1.0]  # by phase, how much of the round is over


def features(s: CarnegieState, seat: int) -> list[float]:
    board = s.players[seat]
    account = Account(s, seat, RestOfGame(s))
    account.look(s, board)
    account.expect_donations(s, board)
    made = 0.0
    for donation in range(len(DONATIONS)):
        if board.donations >> donation & 1:
            made += account.gains[donation]
    built = given = 0
    for other in range(s.seats):
        if other != seat:
            built += s.players[other].projects()
            given += s.players[other].donation_count()
    others = max(1, s.seats - 1)
    return [
        time(s),
        account.points_now(board),
        account.connection_worth(s, board),
        made,
        account.money_worth(s, board),
        account.goods_worth(board, board.goods),
        account.company_worth(board),
        account.abroad_worth(board),
        account.tabs.worth,
        account.promised(s, board) if s.turn == seat else 0.0,
        float(board.money),
        float(board.goods),
        float(board.active()),
        float(sum(board.lying)),
        float(sum(board.missions)),
        float(board.projects()),
        float(board.discs),
        float(sum(board.track)),
        float(board.donation_count()),
        float(board.points),
        1.0 if board.joker else 0.0,
        built / others,
        given / others,
        1.0 if s.first == seat else 0.0,
    ]


def time(s: CarnegieState) -> float:
    """Rounds, and how far the running one has come by its phases."""
    if not s.stack:
        return 1.0
    return (s.round - 1 + PASSED[s.phase]) / ROUNDS
