"""What the owner of pending effects can do next."""

from stellwerk.games.railroads.model.ids import (
    AGAIN,
    ANY,
    BLACK,
    BONUS,
    CARD,
    COAL_FOR_STEPS,
    EITHER,
    EITHER_BLACK,
    FACTORY,
    GRAY,
    INCOME,
    INDUSTRY,
    KEY,
    LEAVABLE,
    LOCO,
    MARKER,
    QUESTION,
    QUEUED,
    TILE,
)
from stellwerk.games.railroads.model.state import EMPTY, Board, RailState
from stellwerk.games.railroads.rules.moves import (
    ADVANCE_0,
    AGAIN_0,
    BONUS_CARD,
    BONUS_POINTS,
    BUILD_0,
    CARD_0,
    COAL_0,
    INCOME_0,
    INDUSTRY_0,
    KEY_POINTS,
    KEY_STEPS,
    MARKER_0,
    MOST_AT_ONCE,
    SKIP_0,
    TAKE_0,
    TOKEN_0,
)
from stellwerk.games.railroads.rules.possible import (
    can_industry,
    can_step,
    factory_after_loco,
    loco_after_factory,
    loco_possible,
    possible,
    stays_possible,
)


def choices(s: RailState) -> list[int]:
    """All things that can be done with the pending effects, without leaving any."""
    out: list[int] = []
    b = s.boards[s.turn]
    must = s.must
    may = s.may
    add_steps(s, b, out)
    if must[INDUSTRY] or may[INDUSTRY]:
        add_industry(s, b, out)
    if must[LOCO] or may[LOCO] or must[FACTORY] or may[FACTORY] or must[TILE] or may[TILE]:
        add_tiles(s, b, out)
    if may[KEY]:
        out.append(KEY_STEPS)
        out.append(KEY_POINTS)
    if may[QUESTION]:
        for token in range(9):
            if b.tokens >> token & 1:
                out.append(TOKEN_0 + token)
    if may[CARD] or may[INCOME] or may[MARKER] or may[BONUS] or may[AGAIN] or must[AGAIN]:
        add_rare(s, b, out)
    if may[COAL_FOR_STEPS]:
        for n in range(most_coal(s, b)):
            out.append(COAL_0 + n)
    return out


def add_steps(s: RailState, b: Board, out: list[int]) -> None:
    k = s.parts
    must = s.must
    may = s.may
    free = must[ANY] + may[ANY]
    either = must[EITHER] + may[EITHER] + must[EITHER_BLACK] + may[EITHER_BLACK]
    bound = must[0] + must[1] + must[2] + must[3] + must[4] + must[ANY] + must[EITHER] + must[EITHER_BLACK]
    for colour in range(b.colours):
        if not (free or must[colour] or may[colour] or (either and colour <= GRAY)):
            continue
        for line in range(3):
            if can_step(k, b, line, colour) and (
                bound == 0 or (bound == 1 and spends_must(s, colour)) or keeps_going(s, b, line, colour)
            ):
                out.append(ADVANCE_0 + colour * 3 + line)


def spends_must(s: RailState, colour: int) -> bool:
    return payer(s, colour) < QUEUED


def payer(s: RailState, colour: int) -> int:
    """Where a step is taken from: a kind of `must`, or QUEUED + a kind of `may`. The narrowest goes first."""
    must = s.must
    may = s.may
    if must[colour]:
        return colour
    if colour <= GRAY:
        if must[EITHER]:
            return EITHER
        if must[EITHER_BLACK]:
            return EITHER_BLACK
    if may[colour]:
        return QUEUED + colour
    if colour <= GRAY:
        if may[EITHER]:
            return QUEUED + EITHER
        if may[EITHER_BLACK]:
            return QUEUED + EITHER_BLACK
    return ANY if must[ANY] else QUEUED + ANY


def keeps_going(s: RailState, b: Board, line: int, colour: int) -> bool:
    """A step may not make the rest of the action impossible (RR-2.6)."""
    must = s.must
    pays = payer(s, colour)
    if pays >= QUEUED:
        return stays_possible(s.parts, b, line, colour, must)
    if pays == colour and colour == BLACK and must[BLACK] > 1 and sum_steps(must) == must[BLACK]:
        return True
    must[pays] -= 1
    found = stays_possible(s.parts, b, line, colour, must)
    must[pays] += 1
    return found


def sum_steps(must: list[int]) -> int:
    return must[0] + must[1] + must[2] + must[3] + must[4] + must[ANY] + must[EITHER] + must[EITHER_BLACK]


def add_industry(s: RailState, b: Board, out: list[int]) -> None:
    """Markers on the same field are as good as each other: only the first of them is offered."""
    markers = b.markers
    for i in range(len(markers)):
        if can_industry(s.parts, b, i) and markers.index(markers[i]) == i:
            out.append(INDUSTRY_0 + i)


def add_tiles(s: RailState, b: Board, out: list[int]) -> None:
    must = s.must
    may = s.may
    either = must[TILE] + may[TILE]
    both = must[LOCO] > 0 and must[FACTORY] > 0
    if (must[LOCO] or may[LOCO] or either) and loco_possible(s, b) and (not both or factory_after_loco(s, b)):
        out.append(TAKE_0)
    if not (must[FACTORY] or may[FACTORY] or either):
        return
    if s.lowest() and (not both or loco_after_factory(s, b)):
        out.append(BUILD_0)
    if both and not loco_possible(s, b):
        return
    returned = s.returned
    for number in range(1, 11):
        if returned[number]:
            out.append(BUILD_0 + number)


def add_rare(s: RailState, b: Board, out: list[int]) -> None:
    k = s.parts
    may = s.may
    if may[CARD]:
        for card in range(7):
            if s.cards_left >> card & 1 and possible(s, b, k.card_gives[card]):
                out.append(CARD_0 + card)
    if may[INCOME]:
        for income in range(5):
            if s.income_left[income]:
                out.append(INCOME_0 + income)
    if may[MARKER] and s.extra_marker and 0 not in b.markers:
        out.append(MARKER_0)
    if may[BONUS]:
        if len(s.pile) > s.picks:
            out.append(BONUS_CARD)
        out.append(BONUS_POINTS)
    if may[AGAIN] or s.must[AGAIN]:
        for gap in range(5):
            if b.gaps[gap] != EMPTY:
                out.append(AGAIN_0 + gap)


def most_coal(s: RailState, b: Board) -> int:
    """How much coal may go to the coal factory now."""
    return min(s.may[COAL_FOR_STEPS], b.coal, MOST_AT_ONCE)


def skips(s: RailState) -> list[int]:
    """Effects that may be left."""
    may = s.may
    return [SKIP_0 + kind for kind in range(LEAVABLE) if may[kind]]
