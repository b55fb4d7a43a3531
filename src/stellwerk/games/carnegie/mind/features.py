"""A position as numbers: what a seat has by its account, and what it has at hand."""

from typing import Final

from stellwerk.games.carnegie.mind.rest_of_game import RestOfGame
from stellwerk.games.carnegie.mind.worth import Account
from stellwerk.games.carnegie.model.components import ROUNDS
from stellwerk.games.carnegie.model.ids import DONATIONS, KINDS
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.moves import N_PLACES
from stellwerk.kernel.state import NONE

FEATURES: Final = [
    "time", "points", "connection", "donations made", "donations to come", "goods in sight", "company", "abroad",
    "tabs in sight", "promised", "money", "goods", "standing", "lying", "on missions", "projects", "discs", "tracks",
    "made", "research points", "joker", "projects of the others", "donations of the others", "first",
]  # fmt: skip
# What only a network reads, after those: how the sums above are made up, and what is still to come.
DETAILS: Final = [
    *[f"{what}, region {n}" for what in ("track", "missions", "projects", "events to come") for n in range(4)],
    *[f"{what}, tab {n}" for what in ("discs ready", "pulled", "built") for n in range(4)],
    *[f"type {n}" for n in range(4)],
    *[f"standing in {name}" for name in KINDS],
    "money of the others", "goods of the others", "employees of the others", "tracks of the others",
    "donation events to come", "donations that are left", "at turn",
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
    found = [
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
    return found + details(s, seat, account)


def details(s: CarnegieState, seat: int, account: Account) -> list[float]:
    board, out = s.players[seat], account.out
    found: list[float] = []
    for numbers in (board.track, board.missions, account.discs.regions, out.regions):
        for n in numbers:
            found.append(float(n))
    for numbers in (account.tabs.discs, board.pulled, board.built, account.departments.types):
        for n in numbers:
            found.append(float(n))
    standing = [0.0] * len(KINDS)
    for place in range(N_PLACES):
        kind = board.kinds[place]
        if kind != NONE:
            standing[kind] += 0.5 + board.standing[place]
    found += standing
    money = goods = employees = tracks = 0
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            money += player.money
            goods += player.goods
            employees += player.active()
            tracks += sum(player.track)
    others = max(1, s.seats - 1)
    for n in (money, goods, employees, tracks):
        found.append(n / others)
    found.append(float(out.donations))
    found.append(float(len(DONATIONS) - s.given().bit_count()))
    found.append(1.0 if s.turn == seat else 0.0)
    return found


def time(s: CarnegieState) -> float:
    """Rounds, and how far the running one has come by its phases."""
    if not s.stack:
        return 1.0
    return (s.round - 1 + PASSED[s.phase]) / ROUNDS
