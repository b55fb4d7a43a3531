"""Reading a written position. What it leaves out is as at the start, or left over; mistakes name their field."""

import re
from typing import Final

from stellwerk.games.railroads.model.census import all_engineers, stands
from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.model.ids import (
    AREAS,
    ARMS,
    CARDS,
    COLOURS,
    EMIL_CARDS,
    END_BONUSES,
    ENGINEERS,
    EXTENSIONS,
    FACTORIES,
    FOUNDRIES,
    INCOMES,
    K12_COAL,
    K12_FOUNDRY,
    KINDS,
    LINES,
    MAIN,
    PAID_WORKERS,
    PAYMENTS,
    PLACES,
    QUEUED,
    SPACES,
    START_BONUSES,
    STOKABLE,
    TOKENS,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.plausible import check, impossible, looks_of
from stellwerk.games.railroads.model.position import CLAIMS, SEATS, UPGRADES, field_met, seat_names, turn_names
from stellwerk.games.railroads.model.state import (
    EMPTY,
    NO_EXTENSION,
    OVER,
    PHASES,
    ROW,
    SOURCES,
    Board,
    RailState,
    stand_code,
    stands_own,
)
from stellwerk.games.railroads.rules.options import OPTIONS
from stellwerk.games.railroads.rules.possible import in_order
from stellwerk.games.railroads.rules.set_up import laid_out
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.kernel.game import Json
from stellwerk.kernel.reader import Reader, one_name, wrong
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE

LOCO_NAMES: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "9x"]
MANY: Final = 100_000
UNKNOWN: Final = -1  # looks that the position does not tell
# the stacks that can come about, written from the bottom to the top
INNER: Final = (
    r"( Effects( (Repeat|RepeatEngineer|RepeatWhole|RepeatTwo|PlaceLoco|ReplaceFactory|ChooseArm|LayExtension"
    r"|KeepUpgrade|ChooseFoundry|AttachStoker|GiveCoal))*)?"
)
FOUNDRY_PART: Final = r"( (AfterFoundry|CloseFoundry))?"
STACK: Final = re.compile(
    r"(NextTurn( NextStart)?|Scoring( MoveFirst)?( MoveSecond)?)"
    r"(( (Turn|Extras|AfterAction|EndTurn)" + FOUNDRY_PART + INNER + r")"
    r"|( AfterAction Effects TakeUpAgain" + FOUNDRY_PART + INNER + r")"
    r"| ChooseStart| MoveWorker| EndTurn ChooseEndBonus)?"
)


def read_position(position: Json) -> RailState:
    root = Reader(position)
    root.raw("game")
    players = root.number("players", 2, 1, 4)
    given = root.object("options")
    options: Json = {}
    for option in OPTIONS:
        value = given.raw(option.id, option.default)
        if value not in option.choices and not (option.kind == "components" and isinstance(value, dict)):
            raise wrong(given.at(option.id), "json-name", value, known=", ".join(option.choices))
        options[option.id] = value
    given.end()
    k = parts_for(players, options)
    s = laid_out(k, seeded(root.text("seed", "position")))
    s.stack = []
    read_table(s, root)
    seats = root.objects("seats")
    if seats and len(seats) != players:
        raise Refused(Refusal("kernel", "json-count", {"path": "seats", "have": len(seats), "want": players}))
    for seat, reader in enumerate(seats):
        read_seat(s, s.boards[seat], reader)
    read_supplies(s, root)
    read_emil(s, root)
    read_rest(s, root)
    root.end()
    for seat, b in enumerate(s.boards):
        if len(b.bonus) != s.taken.count(seat):
            raise impossible("taken", [SEATS[taker] for taker in s.taken])
    for seat, b in enumerate(s.boards):
        if b.looks == [UNKNOWN]:
            b.looks = looks_of(s, seat)
    check(s)
    return s


# --- the table ----------------------------------------------------------------


def read_table(s: RailState, root: Reader) -> None:
    s.round = root.number("round", 1, 1, s.parts.rounds)
    if root.number("rounds", s.parts.rounds, 1, 9) != s.parts.rounds:
        raise wrong("rounds", "json-range", root.raw("rounds"), low=s.parts.rounds, high=s.parts.rounds)
    s.phase = root.name("phase", PHASES, 1)
    known = SEATS[: s.seats]
    s.turn = root.name("turn", known, 0)
    s.order = permutation(root, "order", root.names("order", known), s.seats)
    after = (s.order.index(s.turn) + 1) % s.seats
    s.cursor = root.name("cursor", turn_names(known, s.order), after)
    s.passed = 0
    for seat in root.names("passed", known):
        s.passed |= 1 << seat
    places = [place - 1 for place in root.numbers("pass_cards", 1, s.seats)]
    s.pass_cards = permutation(root, "pass_cards", places, s.seats)
    s.acted = root.flag("acted")
    s.extended = root.flag("extended")
    s.moving = root.name("moving", CLAIMS, NONE)
    spaces = root.object("spaces")
    for i, name in enumerate(SPACES[:K12_FOUNDRY]):
        s.occupied[i] = stand(s, spaces.raw(name), spaces.at(name))
    s.occupied[K12_FOUNDRY] = s.occupied[K12_COAL]
    spaces.end()
    s.crowd = [stand(s, value, f"crowd[{i}]") for i, value in enumerate(root.items("crowd"))]
    if 0 in s.crowd:
        raise wrong("crowd", "json-object", None)
    s.must, s.may = queue(root, "must"), queue(root, "may")
    s.kept = []
    if root.has("kept"):
        both = root.objects("kept")
        if len(both) != 2:
            raise Refused(Refusal("kernel", "json-count", {"path": "kept", "have": len(both), "want": 2}))
        s.kept = read_queue(both[0]) + read_queue(both[1])
    s.picks = root.number("picks", 0, 0, 11)
    read_pending(s, root)


def permutation(root: Reader, field: str, found: list[int], n: int) -> list[int]:
    if not root.has(field):
        return list(range(n))
    if sorted(found) != list(range(n)):
        raise wrong(root.at(field), "json-list", root.raw(field))
    return found


def stand(s: RailState, value: object, path: str) -> int:
    if value is None:
        return 0
    reader = Reader(value, path)
    seat = reader.name("seat", seat_names(s.seats), 0)
    pay = reader.name("pay", PAYMENTS, 0)
    helpers = reader.number("helpers", 0, 0, min(2, PAID_WORKERS[pay]))
    reader.end()
    return stand_code(seat, pay, helpers)


def queue(root: Reader, field: str) -> list[int]:
    return read_queue(root.object(field))


def read_queue(reader: Reader) -> list[int]:
    out = [reader.number(KINDS[kind], 0, 0, 99) for kind in range(QUEUED)]
    reader.end()
    return out


def read_pending(s: RailState, root: Reader) -> None:
    """What a question on the way holds."""
    s.hand, s.hand_stoker, s.hand_new = EMPTY, False, False
    if root.has("hand"):
        hand = root.object("hand")
        s.hand = 1 + hand.name("loco", LOCO_NAMES, 0)
        s.hand_stoker, s.hand_new = hand.flag("stoker"), hand.flag("new")
        hand.end()
    s.building = 1 + root.name("building", FACTORIES, -1)
    s.fired = root.name("fired", FOUNDRIES)
    s.stoker_by = 1 + root.name("stoker_by", SEATS[: s.seats])


# --- a player -----------------------------------------------------------------


def read_seat(s: RailState, b: Board, r: Reader) -> None:
    k = s.parts
    read_lines(s, b, r)
    read_tiles(s, b, r)
    b.doublers = r.number("doublers", 0, 0, k.doubler_places)
    b.medal = r.flag("medal")
    b.upgrade = r.name("upgrade", UPGRADES, 0)
    b.reserve = r.number("reserve", k.reserve, 0, k.reserve)
    b.crew = r.number("crew", k.workers + k.reserve - b.reserve, 0, 8)
    b.black = r.flag("black")
    b.black_home = r.flag("black_home", b.black)
    b.helpers = r.number("helpers", 0, 0, k.helpers)
    b.coins = r.number("coins", k.coins, 0, MANY)
    b.coal = r.number("coal", 1 if k.coal else 0, 0, MANY)
    points = r.object("points")
    b.sources = [points.number(name, 0, -MANY, MANY) for name in SOURCES]
    points.end()
    b.points = sum(b.sources)
    b.engineers, b.manned, b.rest = [], [], 0
    for i, entry in enumerate(r.objects("engineers")):
        b.engineers.append(entry.name("engineer", ENGINEERS, 0))
        b.manned.append(stand(s, entry.raw("stand"), entry.at("stand")))
        b.rest |= entry.flag("rest") << i
        entry.end()
    b.used = [used_place(value, f"{r.at('used')}[{i}]") for i, value in enumerate(r.items("used"))]
    b.laid = mask(r, "laid", TOKENS, 0)
    b.tokens = mask(r, "tokens", TOKENS, k.tokens_in & ~b.laid)
    b.cards = r.names("cards", CARDS)
    b.keys = r.number("keys", 0, 0, 99)
    b.incomes, b.incomes_used = [], 0
    for i, entry in enumerate(r.objects("incomes")):
        b.incomes.append(entry.name("income", INCOMES, 0))
        b.incomes_used |= entry.flag("used") << i
        entry.end()
    b.foundries, b.fired = [], 0
    for entry in r.objects("foundries"):
        foundry = entry.name("foundry", FOUNDRIES, 0)
        b.foundries.append(foundry)
        b.fired |= entry.flag("fired") << foundry
        entry.end()
    b.bonus = r.names("bonus", END_BONUSES)
    b.looks = [] if r.has("looks") else [UNKNOWN]
    for i, look in enumerate(r.items("looks") if r.has("looks") else []):
        path = f"{r.at('looks')}[{i}]"
        if not isinstance(look, list):
            raise wrong(path, "json-list", look)
        b.looks.append(sum([1 << card for card in {one_name(value, path, END_BONUSES) for value in look}]))
    b.workers = -1 if not r.has("workers") else r.number("workers", 0, 0, 8)
    r.end()


def mask(r: Reader, field: str, known: list[str], default: int) -> int:
    if not r.has(field):
        return default
    out = 0
    for i in r.names(field, known):
        out |= 1 << i
    return out


def used_place(value: object, path: str) -> int:
    text = value if isinstance(value, str) else ""
    black = text.endswith("+b")
    return one_name(text.removesuffix("+b"), path, PLACES) * 2 + black


def read_lines(s: RailState, b: Board, r: Reader) -> None:
    k = s.parts
    b.arm = r.name("arm", ARMS, 0)
    if b.arm and not k.germany:
        raise wrong(r.at("arm"), "json-name", ARMS[b.arm], known=ARMS[0])
    lines = r.object("tracks")
    for line, name in enumerate(LINES):
        if lines.has(name):
            b.tracks[line * 5 : line * 5 + 5] = [0] * 5
            for colour, at in enumerate(lines.numbers(name, 0, k.fields[b.arm][line])[:5]):
                b.tracks[line * 5 + colour] = at
    lines.end()
    b.colours = k.unlocked[b.arm][b.tracks[MAIN]]
    laid = r.object("extensions")
    b.extensions = [laid.name(name, EXTENSIONS) if k.germany else NO_EXTENSION for name in AREAS]
    laid.end()
    for area, extension in enumerate(b.extensions):
        if extension != NO_EXTENSION and k.extension_size[extension] != k.area_size[area]:
            raise wrong(laid.at(AREAS[area]), "json-name", EXTENSIONS[extension], known=f"X{k.area_size[area]}…")
    check_lines(k, b, r)


def check_lines(k: Parts, b: Board, r: Reader) -> None:
    for line, name in enumerate(LINES):
        first = line * 5
        path = f"{r.at('tracks')}.{name}"
        if b.tracks[first] < 1:
            raise wrong(path, "json-range", b.tracks[first], low=1, high=k.fields[b.arm][line])
        for colour in range(1, 5):
            at = b.tracks[first + colour]
            if at == 0:
                continue
            ahead = b.tracks[first + colour - 1]
            behind = in_order(b.tracks, first, colour, at) if k.r.skip_colour else ahead > at
            if colour >= min(b.colours, k.colours[b.arm][line]):
                raise wrong(path, "json-range", at, low=0, high=0)
            if not behind:
                raise wrong(path, "json-range", at, low=0, high=max(0, ahead - 1))
    for colour, name in enumerate(COLOURS):
        laid = sum([1 for line in range(3) if b.tracks[line * 5 + colour]])
        if laid > k.tracks[colour]:
            path = r.at("tracks")
            raise Refused(
                Refusal("kernel", "json-count", {"path": f"{path} ({name})", "have": laid, "want": k.tracks[colour]})
            )


def read_tiles(s: RailState, b: Board, r: Reader) -> None:
    k = s.parts
    locos = r.items("locos") if r.has("locos") else ["1"]
    factories = r.items("factories")
    if len(locos) > 4 or len(factories) > 5:
        field, have, want = ("locos", len(locos), 4) if len(locos) > 4 else ("factories", len(factories), 5)
        raise Refused(Refusal("kernel", "json-count", {"path": r.at(field), "have": have, "want": want}))
    for i in range(4):
        value = locos[i] if i < len(locos) else None
        b.locos[i] = EMPTY if value is None else 1 + one_name(value, f"{r.at('locos')}[{i}]", LOCO_NAMES)
    for i in range(5):
        value = factories[i] if i < len(factories) else None
        b.gaps[i] = EMPTY if value is None else 1 + one_name(value, f"{r.at('factories')}[{i}]", FACTORIES)
        if b.gaps[i] != EMPTY and i and b.gaps[i - 1] == EMPTY:
            raise wrong(f"{r.at('factories')}[{i - 1}]", "json-name", None, known=", ".join(FACTORIES))
    b.stokers = mask(r, "stokers", STOKABLE, 0)
    for i, name in enumerate(STOKABLE):
        if b.stokers >> i & 1 and (b.locos + b.gaps)[i] == EMPTY:
            raise wrong(r.at("stokers"), "json-name", name, known="")
    b.fill_reach()
    b.markers = r.numbers("markers", 0, k.industry_end) or [0]
    if len(b.markers) > 3:
        raise Refused(Refusal("kernel", "json-count", {"path": r.at("markers"), "have": len(b.markers), "want": 3}))
    applicable = [tuple(line) for line in k.first_todo]
    applicable[MAIN] += k.arm_todo[b.arm]
    for area, extension in enumerate(b.extensions):
        if extension != NO_EXTENSION:
            applicable[k.area_line[area]] += k.extension_todo[extension]
    due = [k.field_name[i] for i in r.names("due_fields", k.field_name)]
    b.todo = [tuple([f for f in line if k.field_name[f] in due or not field_met(s, b, f)]) for line in applicable]


# --- supplies: as written, or what is left over -------------------------------


def read_supplies(s: RailState, root: Reader) -> None:
    k = s.parts
    s.cards_left = mask(root, "cards_left", CARDS, k.cards_in)
    if not root.has("cards_left"):
        for b in s.boards:
            for card in b.cards:
                s.cards_left &= ~(1 << card)
    read_tile_supply(s, root)
    read_engineer_supply(s, root)
    laid = sum([b.doublers for b in s.boards])
    s.doublers_left = root.number("doublers_left", max(0, k.doublers - laid), -MANY, k.doublers)
    away = sum([b.helpers for b in s.boards])
    s.helpers_home = root.number("helpers_home", max(0, k.helpers - away), 0, k.helpers)
    s.start_left = mask(root, "start_left", START_BONUSES, 0)
    s.taken = root.names("taken", SEATS[: s.seats])
    if not root.has("taken"):
        s.taken = [seat for seat, b in enumerate(s.boards) for _ in b.bonus]
    read_cards(s, root)
    left = root.object("income_left")
    owned = [sum([b.incomes.count(i) for b in s.boards]) for i in range(5)]
    for i, name in enumerate(INCOMES):
        rest = max(0, k.income_copies[i] - owned[i]) if k.germany and not root.has("income_left") else 0
        s.income_left[i] = left.number(name, rest, 0, 8)
    left.end()
    laid_out = 0
    for b in s.boards:
        for extension in b.extensions:
            laid_out |= 0 if extension == NO_EXTENSION else 1 << extension
    s.extensions_left = mask(root, "extensions_left", EXTENSIONS, ((1 << 18) - 1) & ~laid_out if k.germany else 0)
    s.extra_marker = root.flag("extra_marker", k.germany)


def read_tile_supply(s: RailState, root: Reader) -> None:
    """Tiles named nowhere lie in the supply if it is left out, else they are gone."""
    returned = root.object("returned")
    s.returned = [0] + [returned.number(name, 0, 0, 4) for name in FACTORIES]
    returned.end()
    s.emil_tiles = [1 + i for i in Reader(root.raw("emil") or {}, "emil").names("tiles", FACTORIES)]
    supply = root.object("supply")
    s.supply = [0] + [supply.number(str(number), 0, 0, 4) for number in range(1, 10)]
    supply.end()
    s.factories_gone = [0 if i == 10 else i + 1 for i in root.names("factories_gone", [*FACTORIES, "9x"])]
    missing = missing_tiles(s)
    if not root.has("supply"):
        s.supply = [0, 0, *missing[2:]]
        missing[2:] = [0] * 8
    if not root.has("factories_gone"):
        s.factories_gone = [number for number in range(1, 10) for _ in range(missing[number])]


def missing_tiles(s: RailState) -> list[int]:
    """By number: tiles that lie nowhere."""
    left = [0, s.seats, *[s.parts.locos] * 8]
    tiles = [tile for b in s.boards for tile in [*b.locos, *b.gaps]] + [s.hand, s.building]
    for tile in tiles + s.emil_tiles + s.factories_gone:
        if 0 < tile < 10:
            left[tile] -= 1
    return [max(0, n - s.supply[i] - s.returned[i]) for i, n in enumerate(left)]


def read_engineer_supply(s: RailState, root: Reader) -> None:
    """Engineers that are named nowhere lie in the row if it is left out, else they are gone."""
    given = root.has("row")
    if given:
        row = root.items("row")
        if len(row) > ROW:
            raise Refused(Refusal("kernel", "json-count", {"path": "row", "have": len(row), "want": ROW}))
        s.row = [NONE if name is None else one_name(name, f"row[{i}]", ENGINEERS) for i, name in enumerate(row)]
        s.row += [NONE] * (ROW - len(s.row))
    emil = Reader(root.raw("emil") or {}, "emil")
    s.emil_engineers = emil.names("engineers", ENGINEERS)
    owned = [e for b in s.boards for e in b.engineers] + s.emil_engineers
    if not given:
        s.row = [NONE if e in owned else e for e in s.row]
    if root.has("engineers_gone"):
        s.engineers_gone = root.names("engineers_gone", ENGINEERS)
    else:
        s.engineers_gone = []
        s.engineers_gone = [e for e in s.parts.engineers_in if e not in all_engineers(s)]


def left_over(everything: list[int], used: list[int]) -> list[int]:
    return [card for card in everything if card not in used]


def read_cards(s: RailState, root: Reader) -> None:
    k = s.parts
    held = [card for b in s.boards for card in b.bonus]
    s.removed = root.names("removed", END_BONUSES)
    s.pile = root.names("pile", END_BONUSES)
    if not root.has("pile"):
        rest = left_over(k.bonus_in, held + s.removed)
        if not root.has("removed"):
            s.removed = rest[: k.end_removed]
        s.pile = left_over(rest, s.removed)
    s.foundries_open = root.names("foundries_open", FOUNDRIES)
    s.foundries_closed = root.names("foundries_closed", FOUNDRIES)
    s.foundries_down = root.names("foundries_down", FOUNDRIES)
    s.foundry_stack = root.names("foundry_stack", FOUNDRIES)
    if k.coal and not root.has("foundry_stack"):
        used = [f for b in s.boards for f in b.foundries] + s.foundries_open + s.foundries_closed + s.foundries_down
        s.foundry_stack = left_over(list(range(12)), used)
        while len(s.foundries_open) < 2 and s.foundry_stack and not root.has("foundries_open"):
            s.foundries_open.append(s.foundry_stack.pop())


def read_emil(s: RailState, root: Reader) -> None:
    k = s.parts
    if not k.solo:
        if root.has("emil"):
            raise wrong("emil", "json-object", root.raw("emil"))
        return
    emil = root.object("emil")
    s.emil_waiting = emil.number("waiting", 2, 0, 2)
    placed = sum([stands_own(code) for code in stands(s, 1)])
    s.emil_workers = emil.number("workers", max(0, k.emil_workers + 2 - s.emil_waiting - placed), 0, 10)
    s.emil_discard = emil.names("discard", EMIL_CARDS)
    s.emil_cards = emil.names("cards", EMIL_CARDS)
    if not emil.has("cards"):
        s.emil_cards = left_over(k.emil_in, s.emil_discard)
    s.emil_passed = emil.flag("passed")
    emil.names("tiles", FACTORIES)
    emil.names("engineers", ENGINEERS)
    emil.end()


def read_rest(s: RailState, root: Reader) -> None:
    if root.has("rng"):
        rng = root.object("rng")
        try:
            key = bytes.fromhex(rng.text("key"))
        except ValueError:
            raise wrong(rng.at("key"), "json-text", rng.raw("key")) from None
        if not 0 < len(key) <= 64:
            raise wrong(rng.at("key"), "json-text", rng.raw("key"))
        s.rng = Rng(key, rng.number("count", 0, 0, 1 << 60))
        rng.end()
    s.learnt = root.number("learnt", 0)
    for seat, b in enumerate(s.boards):
        if b.workers < 0:
            b.workers = max(0, b.crew - sum([stands_own(code) for code in stands(s, seat)]))
    names = root.items("stack") if root.has("stack") else ["NextTurn", "Turn"]
    known = list(STEPS)
    s.stack = [STEPS[known[one_name(name, f"stack[{i}]", known)]] for i, name in enumerate(names)]
    text = " ".join(str(name) for name in names)
    if (s.phase == OVER) != (not names) or (names and not STACK.fullmatch(text)):
        raise impossible("stack", text)
