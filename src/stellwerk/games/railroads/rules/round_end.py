"""Scoring, clean-up and the end of the game (rulebook: end of a round, end of the game)."""

from stellwerk.games.railroads.model.ids import END_BONUSES, SPACE_COUNT
from stellwerk.games.railroads.model.state import (
    FROM_BONUS,
    FROM_MAJORITY,
    OVER,
    ROW,
    TURNS,
    RailState,
)
from stellwerk.games.railroads.rules.asking import go_over
from stellwerk.games.railroads.rules.effects import line_name
from stellwerk.games.railroads.rules.emil import new_deck
from stellwerk.games.railroads.rules.scoring import bonus_points, majority, round_points
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Auto


class Scoring(Auto[RailState]):
    """Every player scores three lines and industry; then the next round, or the end."""

    rule = "RR-10.1"

    def run(self, s: RailState) -> None:
        for seat in s.order:
            found = round_points(s.parts, s.boards[seat])
            for source in range(4):
                s.score(seat, source, found[source])
            lines = [{"m": "scored-line", "a": {"line": line_name(s, i), "n": found[i]}} for i in range(3)]
            s.tell("scored", seat=SEAT[seat], lines=lines, industry=found[3], n=sum(found))
        if s.last_round():
            final_scoring(s)
        else:
            clean_up(s)
            go_over(s, "NextTurn")


def clean_up(s: RailState) -> None:
    """RR-2.12."""
    for seat in range(s.seats):
        b = s.board(seat)
        b.workers = b.crew
        b.black_home = b.black
        b.helpers = 0
        b.manned = [0] * len(b.engineers)
        b.rest = 0
        b.used = []
        b.incomes_used = 0
        b.fired = 0
    s.helpers_home = s.parts.helpers
    s.occupied = [0] * SPACE_COUNT
    s.crowd = []
    s.stoker_by = 0
    s.passed = 0
    s.cursor = 0
    s.phase = TURNS
    move_row(s)
    s.round += 1
    if s.parts.solo:
        new_deck(s)
    s.tell("round", n=s.round)


def move_row(s: RailState) -> None:
    """RR-8.6: whoever was not hired leaves the game, the others move one field."""
    if s.row[0] != NONE:
        s.engineers_gone.append(s.row[0])
    s.row = [*s.row[1:], NONE]
    assert len(s.row) == ROW


def final_scoring(s: RailState) -> None:
    """RR-11.1, RR-11.2: the cards are shown, then the engineers are counted."""
    s.learn()
    most = [majority(s, True, seat) for seat in range(s.seats)]
    for seat in s.order:
        b = s.boards[seat]
        for card in b.bonus:
            points = bonus_points(s.parts, b, card)
            s.score(seat, FROM_BONUS, points)
            s.tell("end-bonus", seat=SEAT[seat], card=f"bonus-{END_BONUSES[card]}", n=points)
        if most[seat]:
            s.score(seat, FROM_MAJORITY, most[seat])
            s.tell("majority", seat=SEAT[seat], n=most[seat])
    s.phase = OVER
    s.stack = []
    s.tell("over")
