"""What an effect brings: some happens at once, some is asked at once, the rest waits until it is taken up."""

from stellwerk.games.railroads.model.ids import (
    AGAIN,
    BLACK,
    BLACK_WORKER,
    COAL,
    COAL_BACK,
    COAL_FACTORY,
    COAL_FOR_STEPS,
    COINS,
    DOUBLERS,
    EITHER,
    EITHER_BLACK,
    END_CARD,
    ENGINEER_SUM,
    ENGINEER_SUM_MORE,
    ENGINEERS,
    FOUNDRY,
    KEY,
    LEAVABLE,
    LETTERLESS,
    LETTERLESS_ENGINEER,
    LINE_KEYS,
    MARKER,
    MEDAL,
    NINE,
    NINE_ALONE,
    POINTS,
    QUESTION,
    QUEUED,
    REPEAT_ONE,
    REPEAT_TWO,
    SECOND_MARKER,
    START_BONUSES,
    START_CARDS,
    STOKER,
    TILE,
    TOP_LOCO,
    TWO_LOCOS,
    UPGRADE,
    UPGRADE_GERMAN,
    WORKER,
)
from stellwerk.games.railroads.model.parts import Effect
from stellwerk.games.railroads.model.state import EMPTY, FROM_EFFECTS, MOVING, Board, RailState
from stellwerk.games.railroads.rules import steps
from stellwerk.games.railroads.rules.asking import ask
from stellwerk.games.railroads.rules.effect_choices import choices
from stellwerk.games.railroads.rules.possible import repeatable
from stellwerk.kernel.state import NONE


def begin(s: RailState) -> None:
    """From here on effects may come; `go_on` goes through them."""
    s.push(steps.EFFECTS)


def go_on(s: RailState) -> None:
    """Ask for the next effect, or leave the effects when nothing more can be done (RR-2.8)."""
    if s.stack[-1] is not steps.EFFECTS:
        return
    if pending(s):
        s.offered = choices(s)
        if s.offered:
            return
        book_points(s)
        s.must = [0] * QUEUED
        s.may = [0] * QUEUED
    else:
        s.offered = []
    s.done()


def pending(s: RailState) -> bool:
    return any(s.must) or any(s.may)


def gain(s: RailState, given: Effect, whole: bool = False) -> None:
    """The player whose turn it is gets something. `whole`: it has to be done in full."""
    for kind, n in given:
        if kind >= QUEUED:
            happen(s, kind, n, whole)
        elif whole and (kind <= TILE or kind == AGAIN):
            s.must[kind] += n
        elif kind == MARKER:
            offer_marker(s)
        elif kind == COAL_FOR_STEPS and s.phase == MOVING and not s.parts.r.coal_while_moving:
            continue  # RR-15.10
        else:
            s.may[kind] += n
            if kind == KEY:
                s.board(s.turn).keys += n


def offer_marker(s: RailState) -> None:
    """RR-14.5: only if field 0 is empty at this moment."""
    if s.extra_marker and 0 not in s.boards[s.turn].markers:
        s.may[MARKER] += 1
    else:
        s.tell("marker-lost", seat=s.who())


def happen(s: RailState, kind: int, n: int, whole: bool) -> None:
    b = s.board(s.turn)
    if kind == COINS:
        b.coins += n
        s.tell("coins", seat=s.who(), n=n)
    elif kind == COAL:
        b.coal += n
        s.tell("coal", seat=s.who(), n=n)
    elif kind == POINTS:
        s.score(s.turn, FROM_EFFECTS, n)
        s.tell("points", seat=s.who(), n=n)
    elif kind == DOUBLERS:
        take_doublers(s, b, n)
    elif kind == WORKER:
        take_worker(s, b)
    elif kind in (REPEAT_ONE, REPEAT_TWO):
        ask_repeat(s, b, kind, n, whole)
    elif kind == FOUNDRY:
        ask(s, "ChooseFoundry")
    elif kind == STOKER:
        ask(s, "AttachStoker")
    else:
        happen_rarely(s, b, kind, n)


def happen_rarely(s: RailState, b: Board, kind: int, n: int) -> None:
    if kind == MEDAL:
        b.medal = True
        s.tell("medal", seat=s.who())
    elif kind in (UPGRADE, UPGRADE_GERMAN):
        take_upgrade(s, b, kind - UPGRADE + 1)
    elif kind == SECOND_MARKER:
        second_marker(s, b)
    elif kind == END_CARD:
        pick_later(s)
    elif kind == BLACK_WORKER:
        b.black = True
        b.black_home = True
        s.tell("black-worker", seat=s.who())
    elif kind == LETTERLESS:
        add_engineer(s, b, LETTERLESS_ENGINEER)
    elif kind == NINE:
        hold_loco(s, NINE_ALONE)
    elif kind == COAL_FACTORY:
        build(s, b, COAL_BACK)
    elif kind == START_CARDS:
        draw_start_cards(s, n)


def book_points(s: RailState) -> None:
    """RR-2.7: points by engineers and locomotives wait for all that may still raise them."""
    may = s.may
    b = s.boards[s.turn]
    for kind in range(LEAVABLE, QUEUED):
        for _ in range(may[kind]):
            points(s, worth_now(s, b, kind))
        may[kind] = 0


def worth_now(s: RailState, b: Board, kind: int) -> int:
    """The points of an effect as things are now."""
    if kind == TWO_LOCOS:
        return sum(b.locos_sorted()[:2])
    if kind == TOP_LOCO:
        return b.locos_sorted()[0]
    more = 1 if kind == ENGINEER_SUM_MORE else 0
    return max(0, more + sum([s.parts.number[e] for e in b.engineers]))


def points(s: RailState, n: int) -> None:
    s.score(s.turn, FROM_EFFECTS, n)
    s.tell("points", seat=s.who(), n=n)


def take_doublers(s: RailState, b: Board, n: int) -> None:
    """As many as there are places and doublers left (RR-2.15)."""
    n = min(n, s.parts.doubler_places - b.doublers)
    if not s.parts.r.unlimited_doublers:
        n = min(n, s.doublers_left)
    if n > 0:
        b.doublers += n
        s.doublers_left -= n
        s.tell("doublers", seat=s.who(), n=n)


def take_worker(s: RailState, b: Board) -> None:
    if b.reserve and not (s.phase == MOVING and s.parts.r.lost_workers):
        b.reserve -= 1
        b.crew += 1
        b.workers += 1
        s.tell("worker", seat=s.who())


def take_upgrade(s: RailState, b: Board, marker: int) -> None:
    """RR-12.4: only one of the two markers lies on a board."""
    if b.upgrade and not s.parts.r.newest_upgrade:
        ask(s, "KeepUpgrade")
        return
    b.upgrade = marker
    s.tell("upgrade", seat=s.who(), marker="upgrade-base" if marker == 1 else "upgrade-german")


def second_marker(s: RailState, b: Board) -> None:
    """RR-12.5: onto field 0 if it is empty."""
    if 0 not in b.markers or s.parts.r.second_anyway:
        b.markers.append(0)
        s.tell("second-marker", seat=s.who())
    else:
        s.tell("marker-lost", seat=s.who())


def pick_later(s: RailState) -> None:
    """RR-12.6: end bonus cards are chosen at the end of the turn."""
    if len(s.pile) > s.picks:
        s.picks += 1


def add_engineer(s: RailState, b: Board, engineer: int) -> None:
    if s.parts.r.engineers_rest:
        b.rest |= 1 << len(b.engineers)
    b.engineers.append(engineer)
    b.manned.append(0)
    s.tell("engineer", seat=s.who(), engineer=f"engineer-{ENGINEERS[engineer]}")


def draw_start_cards(s: RailState, n: int) -> None:
    """RR-17.3: all start bonus cards are shuffled, also those chosen at the start."""
    cards = [card for card in range(5) if s.parts.start_in >> card & 1]
    s.rng.shuffle(cards)
    for card in cards[:n]:
        s.tell("start-drawn", seat=s.who(), card=f"start-{START_BONUSES[card]}")
        gain(s, s.parts.start_gives[card])


def ask_repeat(s: RailState, b: Board, kind: int, n: int, whole: bool) -> None:
    """RR-13.1: the space is named at once."""
    name = "RepeatTwo" if kind == REPEAT_TWO else "RepeatWhole" if whole else "Repeat"
    if repeatable(s, b, 2 if kind == REPEAT_TWO else 1, whole, whole):
        for _ in range(n):
            ask(s, name)


def gain_place(s: RailState, place: int, whole: bool, black: bool) -> None:
    """The effect of a place that is used or repeated; `black`: the black worker stands there."""
    k = s.parts
    given = k.gives[place]
    first = given[0][0] if given else NONE
    if first == EITHER:
        kind = EITHER_BLACK if black else EITHER
        if whole:
            s.must[kind] += 1
        else:
            s.may[kind] += 1
        return
    if first == REPEAT_ONE and not whole:
        if repeatable(s, s.boards[s.turn], 1, False, True):
            ask(s, "RepeatEngineer")
    else:
        gain(s, given, whole)
    if black and k.black_shown[place]:
        s.may[BLACK] += 1  # RR-3.10


# --- tiles --------------------------------------------------------------------


def hold_loco(s: RailState, tile: int) -> None:
    """A new locomotive looks for its slot."""
    s.hand = tile
    s.hand_new = True
    s.hand_stoker = False
    ask(s, "PlaceLoco")


def build(s: RailState, b: Board, number: int) -> None:
    """RR-5.2: into the leftmost gap, or in place of another factory."""
    gap = b.free_gap()
    if gap == NONE:
        s.building = number
        ask(s, "ReplaceFactory")
        return
    b.gaps[gap] = number
    s.tell("factory-built", seat=s.who(), factory=factory_name(number), gap=gap + 1)


def factory_name(number: int) -> str:
    return "factory-coal" if number == COAL_BACK else f"factory-{number}"


def enter_factory(s: RailState, b: Board, gap: int, again: bool = False) -> None:
    """RR-6.3, RR-15.6: its effect, and what its stoker adds."""
    k = s.parts
    number = b.gaps[gap]
    stoked = b.gap_stoked(gap) and not (again and k.r.no_stoker_again)
    s.tell("factory-used", seat=s.who(), factory=factory_name(number))
    given = k.factory_gives[number]
    if not stoked:
        gain(s, given)
    elif k.r.stoker_floor and given and given[0][0] == ENGINEER_SUM:
        s.may[ENGINEER_SUM_MORE] += 1
    else:
        gain(s, given)
        gain(s, k.factory_stoker[number])


# --- special fields -----------------------------------------------------------


def check_fields(s: RailState, b: Board, line: int) -> None:
    """RR-7.1: every special field of a line whose condition has just been met."""
    todo = b.todo[line]
    if not todo:
        return
    k = s.parts
    met: list[int] = []
    t = b.tracks
    first = line * 5
    reach = b.reach[line]
    for field in todo:
        at = k.field_at[field]
        if t[first + k.field_colour[field]] >= at and (reach >= at or not k.field_loco[field]):
            met.append(field)
    if met:
        b.todo[line] = tuple([field for field in todo if field not in met])
        for field in met:
            s.tell("field", seat=s.who(), at=k.field_at[field], line=line_name(s, line))
            gain(s, k.field_gives[field])


def line_name(s: RailState, line: int) -> str:
    return LINE_KEYS[s.parts.germany][line]


def industry_question(s: RailState, b: Board, marker: int) -> None:
    """RR-6.5: a ? when the first marker of a player gets there."""
    at = b.markers[marker]
    if s.parts.industry_question[at]:
        for i in range(len(b.markers)):
            if i != marker and b.markers[i] >= at:
                return
        s.may[QUESTION] += 1


def industry_step(s: RailState, marker: int) -> None:
    b = s.board(s.turn)
    b.markers[marker] += 1
    at = b.markers[marker]
    s.tell("industry", seat=s.who(), at=at, marker=marker + 1)
    gap = s.parts.gap_on[at]
    if gap >= 0:
        if b.gaps[gap] != EMPTY:
            enter_factory(s, b, gap)
    else:
        industry_question(s, b, marker)
