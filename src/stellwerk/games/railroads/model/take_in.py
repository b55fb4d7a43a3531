"""The inverse of laying out. What a position leaves out is as at the start, or left over; a view's blanks are dealt."""

from typing import Final

from msgspec import UNSET, UnsetType

from stellwerk.games.railroads.model.blanks import deal_blanks, leave_blanks
from stellwerk.games.railroads.model.census import all_engineers, stands
from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.model.ids import (
    AREAS,
    ARMS,
    CARDS,
    EMIL_CARDS,
    END_BONUSES,
    ENGINEERS,
    EXTENSIONS,
    FACTORIES,
    FOUNDRIES,
    INCOMES,
    K12_COAL,
    K12_FOUNDRY,
    MAIN,
    PAYMENTS,
    SPACE_COUNT,
    SPACES,
    START_BONUSES,
    STOKABLE,
    TOKENS,
)
from stellwerk.games.railroads.model.lay_out import field_met
from stellwerk.games.railroads.model.lists import known_cards, mask, queue, used_places
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import (
    EMPTY,
    NO_EXTENSION,
    PHASES,
    ROW,
    Board,
    RailState,
    stand_code,
    stands_own,
)
from stellwerk.games.railroads.model.table import (
    CLAIMS,
    DEALT,
    EMIL_NAME,
    LEFT_OUT,
    LOCO_NAMES,
    REST,
    REST_COUNTS,
    SEATS,
    TILES,
    UNKNOWN_LOOKS,
    UPGRADES,
    Emil,
    PointsBySource,
    Seat,
    Stand,
    Table,
)
from stellwerk.games.railroads.rules.options import OPTIONS
from stellwerk.games.railroads.rules.set_up import laid_out
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.kernel.game import Json
from stellwerk.kernel.reader import one_name, wrong
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE
from stellwerk.kernel.table import BLANK, chance

SOLO_NAMES: Final = [SEATS[0], EMIL_NAME]  # he stands beside the only player


def take_in(table: Table, deal: Rng | None = None) -> RailState:
    s = begun(table)
    if table.seats and len(table.seats) != s.seats:
        raise wrong("seats", "json-count", len(table.seats), have=len(table.seats), want=s.seats)
    for seat, one in enumerate(table.seats):
        take_in_seat(s, s.boards[seat], one, f"seats[{seat}]")
        take_in_todo(s, s.boards[seat], one, f"seats[{seat}]")
    take_in_supplies(s, table)
    take_in_emil(s, table)
    for seat, one in enumerate(table.seats):
        if one.workers == LEFT_OUT:
            placed = sum([stands_own(code) for code in stands(s, seat)])
            s.boards[seat].workers = max(0, s.boards[seat].crew - placed)
    s.rng = chance(table, deal, s.rng)
    if table.rng == BLANK:
        if deal is None:
            leave_blanks(s, table)
            return s
        deal_blanks(s, table, deal)
    fill_looks(s, table)
    return s


def take_in_for(table: Table, seat: int) -> RailState:
    """Enough of a view to ask what this player can do now: the boards of the others stay empty."""
    s = begun(table)
    take_in_seat(s, s.boards[seat], table.seats[seat], f"seats[{seat}]")
    take_in_todo(s, s.boards[seat], table.seats[seat], f"seats[{seat}]")
    take_in_supplies(s, table)
    take_in_emil(s, table)
    leave_blanks(s, table)
    return s


def chosen_options(table: Table) -> Json:
    out: Json = {}
    for option in OPTIONS:
        value = table.options.get(option.id, option.default)
        if value not in option.choices and not (option.kind == "components" and isinstance(value, dict)):
            raise wrong(f"options.{option.id}", "json-name", value, known=", ".join(option.choices))
        out[option.id] = value
    return out


def begun(table: Table) -> RailState:
    """The round and the open question, with boards and supplies as at the start."""
    s = set_out(parts_for(table.players, table.options if table.rng == BLANK else chosen_options(table)), table)
    s.learnt = table.learnt
    take_in_round(s, table)
    take_in_question(s, table)
    return s


def set_out(k: Parts, table: Table) -> RailState:
    """As at the start, if something of that may be needed; else with nothing on it."""
    if table.seats and table.row is not DEALT and table.rng is not UNSET:
        s = RailState(k.players, Rng(b"none", 0), k)
        s.boards = [Board() for _ in range(s.seats)]
        s.occupied = [0] * SPACE_COUNT
        return s
    return laid_out(k, seeded("position" if isinstance(table.seed, UnsetType) else table.seed))


# --- the round, and the open question ---------------------------------------------------


def take_in_round(s: RailState, table: Table) -> None:
    known = SEATS[: s.seats]
    s.round, s.phase = table.round, PHASES.index(table.phase)
    if table.rounds not in (LEFT_OUT, s.parts.rounds):
        raise wrong("rounds", "json-range", table.rounds, low=s.parts.rounds, high=s.parts.rounds)
    s.turn = one_name(table.turn, "turn", known)
    s.order = list(range(s.seats))
    if table.order is not REST:
        s.order = permutation([one_name(name, f"order[{i}]", known) for i, name in enumerate(table.order)], s, "order")
    s.pass_cards = list(range(s.seats))
    if table.pass_cards != (LEFT_OUT,):
        s.pass_cards = permutation([place - 1 for place in table.pass_cards], s, "pass_cards")
    s.cursor = (s.order.index(s.turn) + 1) % s.seats
    if table.cursor is not None:
        turns = [EMIL_NAME, SEATS[0]] if s.parts.solo else [SEATS[seat] for seat in s.order]
        s.cursor = one_name(table.cursor, "cursor", turns)
    s.passed = 0
    for i, name in enumerate(table.passed):
        s.passed |= 1 << one_name(name, f"passed[{i}]", known)
    s.acted, s.extended = table.acted, table.extended
    s.moving = NONE if table.moving is None else CLAIMS.index(table.moving)
    for name, stand in table.spaces.items():
        s.occupied[SPACES.index(name)] = standing(s, stand, f"spaces.{name}")
    s.occupied[K12_FOUNDRY] = s.occupied[K12_COAL]
    s.crowd = [standing(s, stand, f"crowd[{i}]") for i, stand in enumerate(table.crowd)]
    s.stack = [STEPS[name] for name in table.stack]


def permutation(found: list[int], s: RailState, path: str) -> list[int]:
    if sorted(found) != list(range(s.seats)):
        raise Refused(Refusal("RR-1.5", "position-order", {"path": path, "n": s.seats}))
    return found


def standing(s: RailState, stand: Stand, path: str) -> int:
    known = SOLO_NAMES if s.parts.solo else SEATS
    seat = known.index(stand.seat) if stand.seat in known else s.seats
    if seat >= max(s.seats, 2):
        raise wrong(f"{path}.seat", "json-name", stand.seat, known=", ".join(known[: max(s.seats, 2)]))
    helpers = 0 if isinstance(stand.helpers, UnsetType) else stand.helpers
    return stand_code(seat, PAYMENTS.index(stand.pay), helpers)


def take_in_question(s: RailState, table: Table) -> None:
    """What is still to do, and what a question on the way holds."""
    s.must, s.may = queue(table.must), queue(table.may)
    s.kept = [] if table.kept is None else queue(table.kept[0]) + queue(table.kept[1])
    s.picks = table.picks
    if table.hand is not None:
        s.hand = 1 + LOCO_NAMES.index(table.hand.loco)
        s.hand_stoker, s.hand_new = table.hand.stoker, table.hand.new
    s.building = EMPTY if table.building is None else 1 + FACTORIES.index(table.building)
    s.fired = NONE if table.fired is None else FOUNDRIES.index(table.fired)
    s.stoker_by = 0 if table.stoker_by is None else 1 + one_name(table.stoker_by, "stoker_by", SEATS[: s.seats])


# --- a player ---------------------------------------------------------------------------


def take_in_seat(s: RailState, b: Board, one: Seat, path: str) -> None:
    k = s.parts
    lay_on_board(k, b, one, path)
    b.used = used_places(one.used)
    b.reserve = k.reserve if one.reserve == LEFT_OUT else one.reserve
    b.crew = k.workers + k.reserve - b.reserve if one.crew == LEFT_OUT else one.crew
    b.workers = one.workers
    b.black = one.black
    b.black_home = one.black if one.black_home is None else one.black_home
    b.helpers, b.keys = one.helpers, one.keys
    b.coins = k.coins if one.coins == LEFT_OUT else one.coins
    b.coal = (1 if k.coal else 0) if one.coal == LEFT_OUT else one.coal
    b.sources = by_source(one.points)
    b.points = sum(b.sources)
    b.engineers = [ENGINEERS.index(entry.engineer) for entry in one.engineers]
    b.manned, b.rest = [], 0
    for i, entry in enumerate(one.engineers):
        at = f"{path}.engineers[{i}].stand"
        b.manned.append(0 if entry.stand is None else standing(s, entry.stand, at))
        b.rest |= entry.rest << i
    b.laid = mask(one.laid, TOKENS, f"{path}.laid")
    b.tokens = k.tokens_in & ~b.laid if one.tokens is REST else mask(one.tokens, TOKENS, f"{path}.tokens")
    b.cards = [CARDS.index(name) for name in one.cards]
    b.bonus = known_cards(one.bonus, END_BONUSES)
    b.looks = (
        [] if hides_looks(one) else [mask(look, END_BONUSES, f"{path}.looks[{i}]") for i, look in enumerate(one.looks)]
    )
    b.incomes, b.incomes_used = [INCOMES.index(entry.income) for entry in one.incomes], 0
    for i, owned in enumerate(one.incomes):
        b.incomes_used |= owned.used << i
    b.foundries, b.fired = [FOUNDRIES.index(entry.foundry) for entry in one.foundries], 0
    for foundry, furnace in zip(b.foundries, one.foundries):
        b.fired |= furnace.fired << foundry


def lay_on_board(k: Parts, b: Board, one: Seat, path: str) -> None:
    """What decides which steps a player can make, and what a scoring would bring."""
    take_in_lines(k, b, one, path)
    take_in_tiles(b, one, path)
    b.markers = list(one.markers) or [0]
    b.doublers, b.medal, b.upgrade = one.doublers, one.medal, UPGRADES.index(one.upgrade)


def hides_looks(one: Seat) -> bool:
    """What this player saw in the pile has to be worked out."""
    return one.looks is UNKNOWN_LOOKS or any(BLANK in look for look in one.looks)


def by_source(points: PointsBySource) -> list[int]:
    lines = [points.main_line, points.second_line, points.third_line]
    return [*lines, points.industry, points.effects, points.passing, points.end_bonus, points.majority]


def take_in_lines(k: Parts, b: Board, one: Seat, path: str) -> None:
    b.arm = ARMS.index(one.arm)
    if b.arm and not k.germany:
        raise wrong(f"{path}.arm", "json-name", one.arm, known=ARMS[0])
    b.tracks = []
    for fields in (one.tracks.main, one.tracks.second, one.tracks.third):
        line = list(fields[:5])
        b.tracks += line + [0] * (5 - len(line))
    b.colours = k.unlocked[b.arm][b.tracks[MAIN]]
    b.extensions = [NO_EXTENSION] * 3
    for name, extension in one.extensions.items():
        area, number = AREAS.index(name), EXTENSIONS.index(extension)
        if not k.germany or k.extension_size[number] != k.area_size[area]:
            fitting = f"X{k.area_size[area]}…" if k.germany else ""
            raise wrong(f"{path}.extensions.{name}", "json-name", extension, known=fitting)
        b.extensions[area] = number


def take_in_tiles(b: Board, one: Seat, path: str) -> None:
    b.locos = [EMPTY if name is None else 1 + LOCO_NAMES.index(name) for name in one.locos]
    b.locos += [EMPTY] * (4 - len(b.locos))
    b.gaps = [EMPTY if name is None else 1 + FACTORIES.index(name) for name in one.factories]
    b.gaps += [EMPTY] * (5 - len(b.gaps))
    b.stokers = mask(one.stokers, STOKABLE, f"{path}.stokers")
    b.fill_reach()


def take_in_todo(s: RailState, b: Board, one: Seat, path: str) -> None:
    """Special fields that have not paid: those not met, and those that are due."""
    k = s.parts
    due = [one_name(name, f"{path}.due_fields[{i}]", k.field_name) for i, name in enumerate(one.due_fields)]
    b.todo = [tuple([f for f in line if f in due or not field_met(s, b, f)]) for line in fields_of(k, b)]


def fields_of(k: Parts, b: Board) -> list[tuple[int, ...]]:
    """The special fields of each line: printed, on the arm chosen and on the extensions."""
    out = list(k.first_todo)
    out[MAIN] += k.arm_todo[b.arm]
    for area, extension in enumerate(b.extensions):
        if extension != NO_EXTENSION:
            out[k.area_line[area]] += k.extension_todo[extension]
    return out


# --- supplies: as written, or what is left over -------------------------------------------


def take_in_supplies(s: RailState, table: Table) -> None:
    k = s.parts
    emil = Emil() if isinstance(table.emil, UnsetType) else table.emil
    s.emil_tiles = [1 + FACTORIES.index(name) for name in emil.tiles]
    s.emil_engineers = [ENGINEERS.index(name) for name in emil.engineers]
    s.cards_left = k.cards_in if table.cards_left is REST else mask(table.cards_left, CARDS, "cards_left")
    if table.cards_left is REST:
        for b in s.boards:
            for card in b.cards:
                s.cards_left &= ~(1 << card)
    take_in_tile_supply(s, table)
    take_in_engineers(s, table)
    laid, away = sum([b.doublers for b in s.boards]), sum([b.helpers for b in s.boards])
    s.doublers_left = max(0, k.doublers - laid) if table.doublers_left == LEFT_OUT else table.doublers_left
    s.helpers_home = max(0, k.helpers - away) if table.helpers_home == LEFT_OUT else table.helpers_home
    s.start_left = mask(table.start_left, START_BONUSES, "start_left")
    take_in_end_bonuses(s, table)
    take_in_foundries(s, table)
    s.income_left = [table.income_left.get(name, 0) for name in INCOMES]
    if table.income_left is REST_COUNTS and k.germany:
        owned = [sum([b.incomes.count(i) for b in s.boards]) for i in range(len(INCOMES))]
        s.income_left = [max(0, copies - owned[i]) for i, copies in enumerate(k.income_copies)]
    if table.extensions_left is not REST:
        s.extensions_left = mask(table.extensions_left, EXTENSIONS, "extensions_left")
    elif k.germany:
        lying = [extension for b in s.boards for extension in b.extensions]
        s.extensions_left = sum([1 << e for e in range(len(EXTENSIONS)) if e not in lying])
    s.extra_marker = k.germany if table.extra_marker is None else table.extra_marker


def take_in_tile_supply(s: RailState, table: Table) -> None:
    """Tiles named nowhere lie in the supply if it is left out, else they are gone."""
    s.returned = [0] + [table.returned.get(name, 0) for name in FACTORIES]
    s.supply = [0] + [table.supply.get(name, 0) for name in LOCO_NAMES[:9]]
    s.factories_gone = []
    if table.factories_gone is not REST:
        s.factories_gone = [(1 + TILES.index(name)) % len(TILES) for name in table.factories_gone]
    if table.supply is not REST_COUNTS and table.factories_gone is not REST:
        return
    missing = missing_tiles(s)
    if table.supply is REST_COUNTS:
        s.supply = [0, 0, *missing[2:]]
        missing[2:] = [0] * 8
    if table.factories_gone is REST:
        s.factories_gone = [number for number in range(1, 10) for _ in range(missing[number])]


def missing_tiles(s: RailState) -> list[int]:
    """By number: tiles that lie nowhere."""
    left = [0, s.seats, *[s.parts.locos] * 8]
    tiles = [tile for b in s.boards for tile in [*b.locos, *b.gaps]] + [s.hand, s.building]
    for tile in tiles + s.emil_tiles + s.factories_gone:
        if 0 < tile < 10:
            left[tile] -= 1
    return [max(0, n - s.supply[i] - s.returned[i]) for i, n in enumerate(left)]


def take_in_engineers(s: RailState, table: Table) -> None:
    """Engineers that are named nowhere lie in the row if it is left out, else they are gone."""
    if table.row is DEALT:
        owned = [e for b in s.boards for e in b.engineers] + s.emil_engineers
        s.row = [NONE if e in owned else e for e in s.row]
    else:
        s.row = [NONE if name is None else ENGINEERS.index(name) for name in table.row]
        s.row += [NONE] * (ROW - len(s.row))
    s.engineers_gone = []
    if table.engineers_gone is REST:
        s.engineers_gone = [e for e in s.parts.engineers_in if e not in all_engineers(s)]
    else:
        s.engineers_gone = [ENGINEERS.index(name) for name in table.engineers_gone]


def left_over(everything: list[int], used: list[int], table: Table | None = None) -> list[int]:
    """What is used nowhere; the seed of a position, if it names one, shuffles it."""
    out = [card for card in everything if card not in used]
    if table is not None and not isinstance(table.seed, UnsetType):
        seeded(table.seed).shuffle(out)
    return out


def take_in_end_bonuses(s: RailState, table: Table) -> None:
    k = s.parts
    if table.taken is REST:
        s.taken = [seat for seat, b in enumerate(s.boards) for _ in b.bonus]
    else:
        s.taken = [one_name(name, f"taken[{i}]", SEATS[: s.seats]) for i, name in enumerate(table.taken)]
    s.removed = [] if table.removed is REST else known_cards(table.removed, END_BONUSES)
    if table.pile is not REST:
        s.pile = known_cards(table.pile, END_BONUSES)
        return
    rest = left_over(k.bonus_in, [card for b in s.boards for card in b.bonus] + s.removed, table)
    if table.removed is REST:
        s.removed = rest[: k.end_removed]
    s.pile = left_over(rest, s.removed)


def take_in_foundries(s: RailState, table: Table) -> None:
    s.foundries_open = [] if table.foundries_open is REST else known_cards(table.foundries_open, FOUNDRIES)
    s.foundries_closed = known_cards(table.foundries_closed, FOUNDRIES)
    s.foundries_down = [] if table.foundries_down is REST else known_cards(table.foundries_down, FOUNDRIES)
    s.foundry_stack = [] if table.foundry_stack is REST else known_cards(table.foundry_stack, FOUNDRIES)
    if table.foundry_stack is REST and s.parts.coal:
        used = [f for b in s.boards for f in b.foundries] + s.foundries_open + s.foundries_closed + s.foundries_down
        s.foundry_stack = left_over(list(range(len(FOUNDRIES))), used, table)
        while table.foundries_open is REST and len(s.foundries_open) < 2 and s.foundry_stack:
            s.foundries_open.append(s.foundry_stack.pop())
        while table.foundries_down is REST and stoker_tiles(s) < stokers_taken(s) and s.foundry_stack:
            s.foundries_down.append(s.foundry_stack.pop())


def stokers_lying(s: RailState) -> int:
    """Stokers at tiles, in hand, or about to be attached."""
    waiting = s.stack.count(STEPS["AttachStoker"])
    return sum([b.stokers.bit_count() for b in s.boards]) + s.hand_stoker + waiting


def stokers_taken(s: RailState) -> int:
    """How many there must have been by now: the one of this round's stoker space, too."""
    return max(stokers_lying(s), 1 if s.stoker_by else 0)


def stoker_tiles(s: RailState) -> int:
    return len(s.foundries_down) + len(s.foundries_closed)


def take_in_emil(s: RailState, table: Table) -> None:
    k = s.parts
    if not k.solo:
        if not isinstance(table.emil, UnsetType):
            raise Refused(Refusal("RR-16.1", "position-emil", {"path": "emil"}))
        return
    emil = Emil() if isinstance(table.emil, UnsetType) else table.emil
    s.emil_waiting, s.emil_passed = emil.waiting, emil.passed
    placed = sum([stands_own(code) for code in stands(s, 1)])
    his = max(0, k.emil_workers + 2 - s.emil_waiting - placed)
    s.emil_workers = his if emil.workers == LEFT_OUT else emil.workers
    s.emil_discard = known_cards(emil.discard, EMIL_CARDS)
    s.emil_cards = left_over(k.emil_in, s.emil_discard, table)
    if emil.cards is not REST:
        s.emil_cards = known_cards(emil.cards, EMIL_CARDS)


# --- what was seen in the pile ---------------------------------------------------------------


def fill_looks(s: RailState, table: Table) -> None:
    """Looks that are not told follow from who took which card."""
    if [len(b.bonus) for b in s.boards] != [s.taken.count(seat) for seat in range(s.seats)]:
        return
    for seat, b in enumerate(s.boards):
        if not table.seats or hides_looks(table.seats[seat]):
            b.looks = looks_of(s, seat)


def looks_of(s: RailState, seat: int) -> list[int]:
    """What lay in the pile each time this player had chosen, and now if they are choosing."""
    if s.parts.r.drawn_end_bonus:
        return []
    now = sum([1 << card for card in s.pile])
    out: list[int] = []
    if s.turn == seat and s.stack[-1:] == [STEPS["ChooseEndBonus"]]:
        out.append(now)
    for taker, card in reversed(taken_cards(s)):
        if taker == seat:
            out.append(now)
        now |= 1 << card
    out.reverse()
    return out


def taken_cards(s: RailState) -> list[tuple[int, int]]:
    """Who took which end bonus card, in order."""
    at = [0] * s.seats
    out: list[tuple[int, int]] = []
    for seat in s.taken:
        out.append((seat, s.boards[seat].bonus[at[seat]]))
        at[seat] += 1
    return out
