"""Points: the lines and industry of every round, end bonus cards, the engineers' majority, the result."""

from stellwerk.games.railroads.model.ids import BERLIN, BLACK, BROWN, END_BONUSES, GRAY, MAIN, MORE_ENGINEER, NINE_ALONE
from stellwerk.games.railroads.model.parts import Mark, Parts
from stellwerk.games.railroads.model.state import (
    FROM_BONUS,
    FROM_MAJORITY,
    NO_EXTENSION,
    SOURCES,
    Board,
    RailState,
)
from stellwerk.kernel.game import Particular, Rank, Result, Score

# --- every round --------------------------------------------------------------


def line_points(k: Parts, b: Board, line: int) -> int:
    """RR-10.1 to RR-10.5."""
    t = b.tracks
    first = line * 5
    values = k.values[b.upgrade]
    reach = min(b.reach[line], k.fields[b.arm][line])
    doubled = b.doublers if line == MAIN else 0
    total = 0
    done = 0  # fields from 1 on that a higher colour covers
    for colour in range(4, -1, -1):
        to = min(t[first + colour], reach)
        if to > done:
            value = values[colour]
            total += value * (to - done)
            if doubled > done:
                total += value * (min(to, doubled) - done)
            done = to
    times = 1
    extra = 0
    for mark in line_marks(k, b, line):
        if mark[5]:
            if b.medal and (k.r.medal_always or holds(b, line, mark)):
                extra += k.medal
        elif holds(b, line, mark):
            extra += mark[3]
            times = max(times, mark[4])
    return (total + extra) * times if k.r.double_stars else total * times + extra


def line_marks(k: Parts, b: Board, line: int) -> tuple[Mark, ...]:
    """Stars, multipliers and the medal's place: printed, and on the extensions."""
    marks = k.marks[line]
    if k.germany:
        for area in range(3):
            extension = b.extensions[area]
            if extension != NO_EXTENSION and k.area_line[area] == line:
                marks = marks + k.extension_marks[extension]
    return marks


def holds(b: Board, line: int, mark: Mark) -> bool:
    at = mark[0]
    return b.tracks[line * 5 + mark[1]] >= at and (mark[2] == 0 or b.reach[line] >= at)


def industry_points(k: Parts, b: Board) -> int:
    """RR-10.6: every marker counts its field, or the last number before it."""
    points = k.industry_points
    total = 0
    for at in b.markers:
        total += points[at]
    return total


def round_points(k: Parts, b: Board) -> list[int]:
    """The three lines and industry, as they would be scored now."""
    return [line_points(k, b, 0), line_points(k, b, 1), line_points(k, b, 2), industry_points(k, b)]


# --- the end ------------------------------------------------------------------


def bonus_points(k: Parts, b: Board, card: int) -> int:
    """RR-11.1."""
    n = counted(k, b, k.bonus_counts[card])
    points = n * k.bonus_each[card]
    for least, worth in k.bonus_steps[card]:
        if n >= least:
            points = worth
    return points


def counted(k: Parts, b: Board, what: int) -> int:
    t = b.tracks
    if what == 0:
        return 5 - b.gaps.count(0)
    if what == 1:
        return len(b.engineers) + (MORE_ENGINEER in b.bonus)
    if what == 2:
        return sum([t[line * 5 + BLACK] >= last_field(k, b, line) for line in range(3)])
    if what == 3:
        return sum([t[line * 5 + GRAY] + t[line * 5 + BROWN] for line in range(3)])
    if what == 4:
        return b.doublers
    if what == 5:
        return t[BLACK] + t[5 + BLACK] + t[10 + BLACK]
    if what == 6:
        return b.laid.bit_count()
    if what == 8:
        return loco_sum(k, b)
    if what == 9:
        return k.reserve - b.reserve + b.black
    return b.keys if what == 10 else 0


def last_field(k: Parts, b: Board, line: int) -> int:
    if k.germany and line == MAIN and b.arm == 0:
        return k.fields[BERLIN][MAIN]
    return k.fields[b.arm][line]


def loco_sum(k: Parts, b: Board) -> int:
    if k.r.ignore_stoker_in_bonus:
        return sum([9 if tile == NINE_ALONE else tile for tile in b.locos])
    return sum(b.locos_sorted())


def majority(s: RailState, open_cards: bool, seat: int) -> int:
    """RR-11.2: points of a seat. Until the cards are shown, another player's card for the majority is not counted."""
    k = s.parts
    counts: list[tuple[int, int]] = []
    for i in range(s.seats):
        b = s.boards[i]
        more = MORE_ENGINEER in b.bonus and (open_cards or i == seat)
        counts.append((len(b.engineers) + more, max([k.number[e] for e in b.engineers], default=-100)))
    mine = counts[seat]
    if mine[0] == 0:
        return 0
    if k.solo:
        return solo_majority(s, mine)
    ahead = sum([1 for i in range(s.seats) if i != seat and counts[i] > mine])
    return k.majority[ahead] if ahead < 2 else 0


def solo_majority(s: RailState, mine: tuple[int, int]) -> int:
    """RR-16.11: against Emil's engineers."""
    k = s.parts
    his = (len(s.emil_engineers), max([k.number[e] for e in s.emil_engineers], default=-100))
    if his[0] > mine[0] or (his > mine and not k.r.tie_is_yours):
        return k.majority[1]
    return k.majority[0]


def end_points(s: RailState, seat: int, open_cards: bool) -> tuple[int, int]:
    b = s.boards[seat]
    return sum([bonus_points(s.parts, b, card) for card in b.bonus]), majority(s, open_cards, seat)


# --- scores and result --------------------------------------------------------


def score_now(s: RailState, seat: int) -> Score:
    """As if this round were the last and ended now."""
    b = s.boards[seat]
    by = b.sources[:]
    if s.stack:
        now = round_points(s.parts, b)
        for i in range(4):
            by[i] += now[i]
        by[FROM_BONUS], by[FROM_MAJORITY] = end_points(s, seat, False)
    return Score(sum(by), dict(zip(SOURCES, by)))


def particulars(s: RailState, seat: int) -> list[Particular]:
    """What every end bonus card has brought."""
    b = s.boards[seat]
    return [Particular("end-bonus", f"bonus-{END_BONUSES[card]}", bonus_points(s.parts, b, card)) for card in b.bonus]


def scores(s: RailState) -> list[Score]:
    return [score_now(s, seat) for seat in range(s.seats)]


def result(s: RailState) -> Result | None:
    """RR-11.3: most points win; a tie is shared."""
    if s.stack:
        return None
    totals = [b.points for b in s.boards]
    ranking: list[Rank] = []
    for seat in sorted(range(s.seats), key=lambda i: -totals[i]):
        place = 1 + sum([1 for other in totals if other > totals[seat]])
        shared = totals.count(totals[seat]) > 1
        ranking.append(Rank(seat, place, totals[seat], "tie-shared" if shared else "", {}))
    return Result(tuple([rank.seat for rank in ranking if rank.place == 1]), tuple(ranking))


def course(s: RailState) -> list[int]:
    """Points as they stand: at a milestone the round just scored must not count once more."""
    return [b.points for b in s.boards]


def open_points(s: RailState, _: tuple[RailState, list[int]] | None = None) -> list[int]:
    """Nothing of it is a secret."""
    return course(s)
