"""What can be done: single steps, and whether an effect can be carried out in full (RR-2.6)."""

from stellwerk.games.railroads.model.ids import (
    A3,
    AGAIN,
    ANY,
    BLACK,
    CLAIM_FIRST,
    CLAIM_SECOND,
    COAL,
    COINS,
    DOUBLERS,
    E1,
    E2,
    EITHER,
    EITHER_BLACK,
    FACTORY,
    FOUNDRY,
    GRAY,
    HIRE,
    INDUSTRY,
    LOCO,
    MAIN,
    NATURAL,
    NINE,
    O1,
    O2,
    POINTS,
    QUEUED,
    REPEAT_ONE,
    REPEAT_TWO,
    SPACE_COUNT,
    TILE,
)
from stellwerk.games.railroads.model.parts import ALWAYS, GENERAL, OF_ENGINEER, Effect, Parts
from stellwerk.games.railroads.model.state import EMPTY, Board, RailState
from stellwerk.kernel.state import NONE

# --- tracks -------------------------------------------------------------------


def can_step(k: Parts, b: Board, line: int, colour: int) -> bool:
    """Whether a marker may move one field (RR-3.3 to RR-3.9)."""
    arm = b.arm
    if colour >= b.colours or colour >= k.colours[arm][line]:
        return False
    t = b.tracks
    i = line * 5 + colour
    field = t[i]
    if field >= k.fields[arm][line]:
        return False
    if colour == BLACK:
        return True
    if k.r.skip_colour:
        if not in_order(t, line * 5, colour, field + 1):
            return False
    elif t[i - 1] <= field + 1:
        return False
    if field:
        return True
    laid = (1 if t[colour] else 0) + (1 if t[5 + colour] else 0) + (1 if t[10 + colour] else 0)
    return laid < k.tracks[colour]


def in_order(t: list[int], first: int, colour: int, field: int) -> bool:
    """The other reading of RR-3.4: colours may be left out, but those there keep their order."""
    for other in range(colour):
        at = t[first + other]
        if at and at <= field:
            return False
    for other in range(colour + 1, 5):
        if t[first + other] >= field:
            return False
    return True


def rooms(k: Parts, b: Board) -> list[int]:
    """By colour: how many steps could be made with nothing else moving."""
    out = [0, 0, 0, 0, 0]
    t = b.tracks
    arm = b.arm
    unlocked = b.colours
    printed = k.colours[arm]
    for line in range(3):
        i = line * 5
        before = k.fields[arm][line] + 1
        if line == MAIN and k.germany and arm == 0:
            before = k.fields[1][MAIN] + 1  # the arm is chosen on the way
        for colour in range(min(unlocked, printed[line])):
            at = t[i + colour]
            room = before - 1 - at
            if room > 0 and (at or colour != NATURAL):
                out[colour] += room
            before = at
    if unlocked > NATURAL:
        out[NATURAL] += natural_starts(k, b)
    return out


def natural_starts(k: Parts, b: Board) -> int:
    """Steps on lines where natural track has not begun: only as many lines as markers are left (RR-14.9)."""
    t = b.tracks
    left = k.tracks[NATURAL]
    starts: list[int] = []
    for line in range(3):
        if t[line * 5 + NATURAL]:
            left -= 1
        elif k.colours[b.arm][line] > NATURAL:
            starts.append(max(0, t[line * 5 + NATURAL - 1] - 1))
    starts.sort(reverse=True)
    total = 0
    for i in range(min(max(left, 0), len(starts))):
        total += starts[i]
    return total


def steps_possible(k: Parts, b: Board, need: list[int]) -> bool:
    """Whether all these steps can be made, one after the other, by the best choice of lines."""
    wanted = need[0] + need[1] + need[2] + need[3] + need[4]
    free = need[ANY] + need[EITHER] + need[EITHER_BLACK]
    if wanted + free == 0:
        return True
    if not k.r.skip_colour:
        room = rooms(k, b)
        enough = True
        spare = 0
        for colour in range(5):
            if need[colour] > room[colour]:
                enough = False
                break
            spare += room[colour] - need[colour]
        if enough and free <= spare and (free == need[ANY] or need[BLACK] + free <= room[BLACK]):
            return True
        if free == 0 and need[BLACK] == 0 and wanted == max(need[:5]):
            return False  # one colour alone: nothing can open more room
    return search(k, b, need[:ANY], need[ANY], need[EITHER] + need[EITHER_BLACK])


def search(k: Parts, b: Board, need: list[int], free: int, either: int) -> bool:
    """Try every order. Rarely needed, and never deep."""
    if need[0] + need[1] + need[2] + need[3] + need[4] + free + either == 0:
        return True
    t = b.tracks
    for colour in range(5):
        if need[colour] == 0 and free == 0 and (either == 0 or colour > GRAY):
            continue
        for line in range(3):
            if not can_step(k, b, line, colour):
                continue
            kept = b.colours
            t[line * 5 + colour] += 1
            if colour == BLACK and line == MAIN:
                b.colours = k.unlocked[b.arm][t[0]]
            if need[colour]:
                need[colour] -= 1
                found = search(k, b, need, free, either)
                need[colour] += 1
            elif either and colour <= GRAY:
                found = search(k, b, need, free, either - 1)
            else:
                found = search(k, b, need, free - 1, either)
            t[line * 5 + colour] -= 1
            b.colours = kept
            if found:
                return True
    return False


def stays_possible(k: Parts, b: Board, line: int, colour: int, must: list[int]) -> bool:
    """Whether the rest of what must be done can still be done after this step."""
    t = b.tracks
    kept = b.colours
    t[line * 5 + colour] += 1
    if colour == BLACK and line == MAIN:
        b.colours = k.unlocked[b.arm][t[0]]
    found = steps_possible(k, b, must)
    t[line * 5 + colour] -= 1
    b.colours = kept
    return found


# --- industry -----------------------------------------------------------------


def can_industry(k: Parts, b: Board, marker: int) -> bool:
    """Whether an industry marker may move one field (RR-6.2, RR-6.6)."""
    at = b.markers[marker] + 1
    if at > k.industry_end:
        return False
    gap = k.gap_on[at]
    if gap >= 0 and b.gaps[gap] == EMPTY:
        return False
    return not (k.r.no_sharing and at in b.markers)


def industry_run(k: Parts, b: Board) -> int:
    """How many industry steps all markers can make together."""
    total = 0
    wall = k.industry_end + 1
    for at in sorted(b.markers, reverse=True):
        to = at
        while to + 1 < wall:
            gap = k.gap_on[to + 1]
            if gap >= 0 and b.gaps[gap] == EMPTY:
                break
            to += 1
        total += to - at
        if k.r.no_sharing:
            wall = to
    return total


# --- locomotives and factories ------------------------------------------------


def fits(s: RailState, b: Board, number: int) -> bool:
    """Whether a new locomotive finds an empty slot or a lower one to replace (RR-4.6)."""
    if s.parts.r.pool_new_loco:
        return True
    for slot in range(4):
        if b.loco(slot) < number:
            return True
    return False


def loco_possible(s: RailState, b: Board) -> bool:
    number = s.lowest()
    return number > 0 and fits(s, b, number)


def pool_open(s: RailState) -> bool:
    for count in s.returned:
        if count:
            return True
    return False


def factory_possible(s: RailState) -> bool:
    return s.lowest() > 0 or pool_open(s)


def next_lowest(s: RailState) -> int:
    """The locomotive that would be lowest after the lowest one is gone."""
    first = s.lowest()
    if first == 0 or s.supply[first] > 1:
        return first
    for number in range(first + 1, 10):
        if s.supply[number]:
            return number
    return 0


def factory_after_loco(s: RailState, b: Board) -> bool:
    """A tile for the factory is left when the lowest locomotive is placed first."""
    if next_lowest(s) > 0 or pool_open(s):
        return True
    for slot in range(4):
        if b.locos[slot] == EMPTY:
            return False
    return True  # all slots full: the chain of replacements ends with a returned tile


def loco_after_factory(s: RailState, b: Board) -> bool:
    """A locomotive that fits is left when the lowest tile becomes a factory first."""
    number = next_lowest(s)
    return number > 0 and fits(s, b, number)


def both_possible(s: RailState, b: Board) -> bool:
    if loco_possible(s, b) and factory_after_loco(s, b):
        return True
    return loco_after_factory(s, b) or (pool_open(s) and loco_possible(s, b))


# --- whole effects ------------------------------------------------------------


def printed_on(s: RailState, place: int) -> int:
    """The place whose print counts: of a horizontal field its engineer."""
    if place in (E1, E2):
        engineer = s.row[place - E1 + 1]
        return place if engineer == NONE else SPACE_COUNT + engineer
    return place


def possible(s: RailState, b: Board, given: Effect) -> bool:
    """Whether an effect can be carried out in full, beside what must be done already."""
    need = s.must[:]
    tiles = 0
    for kind, n in given:
        if kind < QUEUED:
            need[kind] += n
            tiles += kind >= LOCO and kind <= TILE
        elif not instant_possible(s, b, kind, n):
            return False
    if need[INDUSTRY] and need[INDUSTRY] > industry_run(s.parts, b):
        return False
    if tiles and not tiles_possible(s, b, need):
        return False
    if need[AGAIN] and b.gaps[0] == EMPTY:
        return False
    return steps_possible(s.parts, b, need)


def usable(s: RailState, b: Board, shown: int, room: list[int], run: int) -> bool:
    """The same for a place, by what is known already: room for steps by colour, and for industry steps."""
    k = s.parts
    check = k.check[shown]
    if check == ALWAYS:
        return True
    if check == GENERAL:
        return surely_possible(k.gives[shown], room, run) or possible(s, b, k.gives[shown])
    if check == OF_ENGINEER:
        engineer = s.row[shown - E1 + 1]
        return engineer != NONE and usable(s, b, SPACE_COUNT + engineer, room, run)
    n = k.check_n[shown]
    if check < ANY:
        return n <= room[check]
    if check == INDUSTRY:
        return n <= run
    if check == ANY:
        return n <= room[0] + room[1] + room[2] + room[3] + room[4] or possible(s, b, k.gives[shown])
    if check == EITHER:
        return room[0] > 0 or room[1] > 0
    if check == TILE:
        return s.lowest() > 0 or pool_open(s)
    if check == HIRE:
        return s.row[0] != NONE
    if check in (CLAIM_FIRST, CLAIM_SECOND):
        return claim_possible(s, check - CLAIM_FIRST)
    if check == FOUNDRY:
        return len(s.foundries_open) > 0
    return b.doublers + n <= k.doubler_places and (s.doublers_left >= n or k.r.unlimited_doublers)


def can_use(s: RailState, b: Board, place: int) -> bool:
    """The same for a single place: room is counted only where it matters."""
    k = s.parts
    check = k.check[place]
    if check in (GENERAL, OF_ENGINEER) or 0 <= check <= INDUSTRY:
        return usable(s, b, place, rooms(k, b), industry_run(k, b))
    return usable(s, b, place, [], 0)


def surely_possible(given: Effect, room: list[int], run: int) -> bool:
    """Whether there is room for every part by itself: then there is for all of them."""
    for kind, n in given:
        if kind < ANY:
            if n > room[kind]:
                return False
        elif kind == INDUSTRY:
            if n > run:
                return False
        elif kind not in (COINS, COAL, POINTS):
            return False
    return True


def tiles_possible(s: RailState, b: Board, need: list[int]) -> bool:
    if need[LOCO] and need[FACTORY]:
        return both_possible(s, b)
    if need[LOCO]:
        return loco_possible(s, b)
    if need[FACTORY]:
        return factory_possible(s)
    return loco_possible(s, b) or factory_possible(s)


def instant_possible(s: RailState, b: Board, kind: int, n: int) -> bool:
    if kind == DOUBLERS:
        k = s.parts
        return b.doublers + n <= k.doubler_places and (s.doublers_left >= n or k.r.unlimited_doublers)
    if kind == REPEAT_ONE:
        return len(repeatable(s, b, 1, True, True)) > 0
    if kind == FOUNDRY:
        return len(s.foundries_open) > 0
    if kind == HIRE:
        return s.row[0] != NONE
    if kind in (CLAIM_FIRST, CLAIM_SECOND):
        return claim_possible(s, kind - CLAIM_FIRST)
    if kind == NINE:
        return fits(s, b, 9)
    return True


def claim_possible(s: RailState, claim: int) -> bool:
    """RR-9.2: never the place already held (two players: the first may defend it), never both."""
    if s.seats > 2 and s.order[claim] == s.turn:
        return False
    other = s.occupied[O2 - claim]
    return other == 0 or (other - 1) & 7 != s.turn


# --- repeating ----------------------------------------------------------------


def repeatable(s: RailState, b: Board, most: int, whole: bool, engineer: bool) -> list[int]:
    """Places used in this round that may be named, as in `Board.used` (RR-13.1, RR-13.2). Each once."""
    k = s.parts
    out: list[int] = []
    used = b.used
    n = len(used)
    if k.r.no_repeat_same_turn and s.acted:
        n -= 1
    for i in range(n):
        code = used[i]
        place = code >> 1
        print_ = printed_on(s, place)
        if code in out or k.coins_of[print_] or not 1 <= k.workers_of[print_] <= most:
            continue
        if place in (O1, O2) or (place == A3 and not k.r.repeat_helpers):
            continue
        given = k.gives[print_]
        if engineer and repeats(given):
            continue
        if whole and not possible(s, b, given):
            continue
        out.append(code)
    return out


def repeats(given: Effect) -> bool:
    for kind, _ in given:
        if kind in (REPEAT_ONE, REPEAT_TWO):
            return True
    return False
