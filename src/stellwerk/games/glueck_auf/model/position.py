"""A position: the whole state as JSON that a person can write. What is left out takes the set-up's default."""

from copy import deepcopy
from typing import Any, Final

from stellwerk.games.glueck_auf.model.card_names import card_name
from stellwerk.games.glueck_auf.model.components import PRINTED, WAGON_CRESTS, WAGON_FITS, profile
from stellwerk.games.glueck_auf.model.ids import (
    DOCKS,
    ENGINES,
    FIRST,
    HELPER,
    HELPERS,
    KINDS,
    LAST,
    LORRIES,
    MINE_01,
    MODELS,
    OBJECTIVES,
    ORDERS,
    SHARES,
    STACKS,
    WAGON,
    WAGON_B,
    WAGONS,
    ZONES,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.resample import helpers_in, workers_left
from stellwerk.games.glueck_auf.model.state import GlueckState, Use
from stellwerk.games.glueck_auf.model.unnamed_cards import Pool
from stellwerk.games.glueck_auf.model.view import names, paid
from stellwerk.games.glueck_auf.rules.mining import MOST_STEPS, misfit
from stellwerk.games.glueck_auf.rules.options import OPTIONS
from stellwerk.games.glueck_auf.rules.set_up import empty_table, lay, lay_stack
from stellwerk.games.glueck_auf.rules.shift import FULL_HAND
from stellwerk.games.glueck_auf.rules.steps import STEPS, written_step
from stellwerk.games.glueck_auf.rules.workers import COUNTS, HANDS, MOST, PAYMENT_NAMES, fits, hand_of, within
from stellwerk.kernel.game import Json
from stellwerk.kernel.reader import Reader, one_name, whole_number, wrong
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step

SEATS: Final = ["A", "B", "C", "D"]
INNOVATIONS: Final = KINDS[HELPER : HELPER + 10]

# which steps may lie above which: the turn with its action or innovation, the finished action with what follows
ABOVE_TURN: Final = {"Payment", "ChooseTwin", "CoupleWagon", "PlaceEngine", "Mining", "Delivery"}
ABOVE_ACTION: Final = (ABOVE_TURN - {"Payment"}) | {"FurtherInnovations", "ChooseStack", "KeepOne", "ReturnCards"}
WILD_STEPS: Final = {"KeepOne", "PutBack", "ReturnCards"}


# --- writing ----------------------------------------------------------------------------------------------------------


def write_position(s: GlueckState) -> Json:
    """Exact: reading it gives the same state again, down to the generator."""
    return {
        "players": s.seats,
        "options": {o.id: deepcopy(s.options[o.id]) for o in OPTIONS if s.options[o.id] != o.default},
        "rng": {"key": s.rng.key.hex(), "count": s.rng.count},
        "learnt": s.learnt,
        "tokens": [SEATS[owner] for owner in s.tokens],
        "start": SEATS[s.starter],
        "turn": SEATS[s.turn],
        "passed": [SEATS[seat] for seat in range(s.seats) if s.passed >> seat & 1],
        "committed": s.committed,
        "fresh": s.fresh != NONE,
        "zones": {ZONES[zone]: s.last[zone] for zone in range(len(ZONES))},
        "placed": [write_use(use) for use in s.placed],
        "stacks": {STACKS[i]: names(s.stacks[i][: s.left[i]][::-1]) for i in range(len(STACKS))},
        "seen": {STACKS[i]: write_seen(s, i) for i in range(len(STACKS)) if any(s.seen[i][: s.left[i]])},
        "held": None if s.held == NONE else card_name(s.held),
        "wild": write_wild(s),
        "box": names(s.box),
        "seats": [write_seat(board) for board in s.players],
        "steps": [{"step": type(step).__name__, **step.data()} for step in s.stack],
    }


def write_use(use: Use) -> Json:
    innovations = names(use.helpers)
    return {
        "zone": ZONES[use.zone], "seat": SEATS[use.seat], "workers": use.total, "payment": paid(use),
        "innovations": innovations,
    }  # fmt: skip


def write_seen(s: GlueckState, stack: int) -> Json:
    """By depth from 1: the seats that saw the card go there."""
    left, seen = s.left[stack], s.seen[stack]
    return {str(left - i): [SEATS[k] for k in range(s.seats) if seen[i] >> k & 1] for i in range(left) if seen[i]}


def write_wild(s: GlueckState) -> Json | None:
    if s.lifted_from == NONE:
        return None
    return {"stack": STACKS[s.lifted_from], "cards": names(s.lifted), "returned": names(s.returned)}


def write_seat(board: Player) -> Json:
    return {
        "workers": [value + 1 for value, n in enumerate(COUNTS[board.hand]) for _ in range(n)],
        "orders": names(board.orders),
        "innovations": names(board.innovations),
        "row": names(board.row),
        "storage": names(board.storage),
        "docks": [write_dock(board, dock) for dock in range(DOCKS)],
        "shares": names(board.shares),
        "objectives": names(board.objectives),
        "delivered": names(board.delivered),
    }


def write_dock(board: Player, dock: int) -> Json:
    wagons: list[Any] = []
    for wagon, load in zip(board.wagons[dock], board.loads[dock], strict=True):
        wagons.append(card_name(wagon) if load == NONE else {"card": card_name(wagon), "load": card_name(load)})
    engine = board.engines[dock]
    return {"wagons": wagons, "engine": None if engine == NONE else card_name(engine)}


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(position: Json) -> GlueckState:
    return Setting(position).read()


def too_many(path: str, have: int, want: int) -> Refused:
    return Refused(Refusal("kernel", "json-count", {"path": path, "have": have, "want": want}))


def read_options(reader: Reader) -> Json:
    """Like the options of a new table, but every mistake is told with its path."""
    out: Json = {}
    for option in OPTIONS:
        value = reader.raw(option.id, option.default)
        if option.kind == "components" and isinstance(value, dict):
            profile(value, reader.at(option.id))
        elif value not in option.choices:
            raise wrong(reader.at(option.id), "json-name", value, known=", ".join(option.choices))
        out[option.id] = value
    reader.end()
    return out


class Setting:
    """A position being read: the state that grows, and the cards that are still in the box."""

    def __init__(self, position: Json) -> None:
        self.root = root = Reader(position)
        seats = root.objects("seats")
        players = root.number("players", max(2, len(seats)), 2, 4)
        if len(seats) > players:
            raise too_many("seats", len(seats), players)
        self.seats = seats + [Reader({}, f"seats[{i}]") for i in range(len(seats), players)]
        seed = root.raw("seed", 0)
        self.rng = seeded(seed if isinstance(seed, (int, str)) else str(seed))
        self.s = empty_table(players, self.rng, read_options(root.object("options")))
        self.pool = Pool(self.s.parts, position)

    def read(self) -> GlueckState:
        s, root = self.s, self.root
        s.tokens = root.names("tokens", SEATS[: s.seats])
        if len(s.tokens) > s.shifts:
            raise too_many("tokens", len(s.tokens), s.shifts)
        s.starter = self.seat("start", s.tokens[-1] if s.tokens else 0)
        s.turn = self.seat("turn", s.starter)
        s.passed = sum(1 << seat for seat in set(root.names("passed", SEATS[: s.seats])))
        self.read_zones()
        for seat, reader in enumerate(self.seats):
            self.read_seat(reader, seat)
            reader.end()
        s.box = self.pool.all(root, "box", KINDS)
        s.held = self.pool.one(root, "held", WAGONS + ENGINES)
        self.read_wild()
        self.read_stacks()
        self.read_steps()
        s.learnt = root.number("learnt", 0)
        if root.has("rng"):
            s.rng = self.read_rng(root.object("rng"))
        root.end()
        check(s)
        return s

    def seat(self, field: str, default: int) -> int:
        return self.root.name(field, SEATS[: self.s.seats], default)

    def read_rng(self, reader: Reader) -> Rng:
        key = reader.text("key")
        count = reader.number("count", 0)
        reader.end()
        try:
            made = bytes.fromhex(key)
        except ValueError:
            made = b""
        if not 1 <= len(made) <= 64:
            raise wrong(reader.at("key"), "json-text", key)
        return Rng(made, count)

    # zones and stacks

    def read_zones(self) -> None:
        s, root = self.s, self.root
        for reader in root.objects("placed"):
            use = self.read_use(reader)
            s.placed.append(use)
            s.last[use.zone] = use.total
            if use.zone == MINE_01:
                s.miner = use.seat
        zones = root.object("zones")
        for zone, name in enumerate(ZONES):
            printed = PRINTED if name == "wild" else 0
            s.last[zone] = zones.number(name, s.last[zone], printed, MOST - 1)
        zones.end()

    def read_use(self, reader: Reader) -> Use:
        zone = reader.name("zone", ZONES, -2)
        seat = reader.name("seat", SEATS[: self.s.seats], -2)
        payment = reader.name("payment", PAYMENT_NAMES, -2)
        for field, value in (("zone", zone), ("seat", seat), ("payment", payment)):
            if value < 0:
                raise wrong(reader.at(field), "json-text", None)
        helpers = self.pool.all(reader, "innovations", HELPERS)
        total = reader.number("workers", 1, 1, MOST - 1)
        if not fits(payment, total) or helpers_in(helpers) != payment // HANDS:
            raise wrong(reader.at("payment"), "json-name", PAYMENT_NAMES[payment], known=str(total))
        reader.end()
        return Use(zone, seat, total, payment % HANDS, helpers)

    def read_wild(self) -> None:
        s, root = self.s, self.root
        if not root.has("wild"):
            return
        reader = root.object("wild")
        stack = reader.name("stack", STACKS)
        if stack == NONE:
            raise wrong(reader.at("stack"), "json-text", None)
        deck = KINDS[FIRST[stack] : LAST[stack]]
        s.lifted_from = stack
        s.lifted = self.pool.all(reader, "cards", deck)
        s.returned = self.pool.all(reader, "returned", deck)
        if not s.lifted:
            raise too_many(reader.at("cards"), 0, 1)
        reader.end()

    def read_stacks(self) -> None:
        """Stacks that are named hold exactly these cards; what is left fills the others, or stays in the box."""
        s = self.s
        reader = self.root.object("stacks")
        for stack, name in enumerate(STACKS):
            if reader.has(name):
                lay_stack(s, stack, self.pool.all(reader, name, KINDS[FIRST[stack] : LAST[stack]])[::-1])
        for stack, name in enumerate(STACKS):
            if stack <= WAGON_B and stack % 2:
                continue
            rest = self.pool.rest(FIRST[stack], LAST[stack], self.rng)
            given = [stack for stack, name in ((stack, name), (stack + 1, twin(stack))) if name and reader.has(name)]
            if stack > WAGON_B:
                self.lay_rest(stack, rest, bool(given))
            elif len(given) == 1:
                self.lay_rest(stack + 1 if given == [stack] else stack, rest, False)
            elif given:
                s.box += rest
            else:
                lay(s, stack, rest)
        reader.end()
        self.read_seen()

    def lay_rest(self, stack: int, rest: list[int], given: bool) -> None:
        if given:
            self.s.box += rest
        else:
            lay_stack(self.s, stack, rest)

    def read_seen(self) -> None:
        s = self.s
        reader = self.root.object("seen")
        for stack, name in enumerate(STACKS):
            depths = reader.object(name)
            for depth in range(1, s.left[stack] + 1):
                if depths.has(str(depth)):
                    seats = set(depths.names(str(depth), SEATS[: s.seats]))
                    s.seen[stack][s.left[stack] - depth] = sum(1 << seat for seat in seats)
            depths.end()
        reader.end()

    # one player

    def read_seat(self, reader: Reader, seat: int) -> None:
        s, pool = self.s, self.pool
        board = s.players[seat]
        board.hand = self.read_workers(reader, seat)
        board.orders = pool.all(reader, "orders", ORDERS)
        board.innovations = pool.all(reader, "innovations", INNOVATIONS)
        board.helpers = helpers_in(board.innovations)
        board.row = pool.all(reader, "row", LORRIES)
        board.storage = pool.all(reader, "storage", LORRIES)
        board.shares = pool.all(reader, "shares", SHARES)
        board.objectives = pool.all(reader, "objectives", OBJECTIVES)
        board.delivered = pool.all(reader, "delivered", LORRIES + WAGONS + ENGINES + ORDERS)
        docks = reader.objects("docks")
        if len(docks) > DOCKS:
            raise too_many(reader.at("docks"), len(docks), DOCKS)
        for dock, one in enumerate(docks):
            self.read_dock(one, board, dock)

    def read_workers(self, reader: Reader, seat: int) -> int:
        """By the values of the cards; left out, everything that is not placed."""
        left = workers_left(self.s, seat)
        if min(left) < 0:
            raise wrong("placed", "json-twice", SEATS[seat])
        if not reader.has("workers"):
            return hand_of(left)
        counts = [0] * len(left)
        for value in reader.numbers("workers", 1, len(left)):
            counts[value - 1] += 1
        if not within(counts, COUNTS[FULL_HAND[self.s.seats]]):
            raise wrong(reader.at("workers"), "json-twice", reader.raw("workers"))
        return hand_of(counts)

    def read_dock(self, reader: Reader, board: Player, dock: int) -> None:
        for i, item in enumerate(reader.items("wagons")):
            path = f"{reader.at('wagons')}[{i}]"
            one = Reader({"card": item} if isinstance(item, str) else item, path)
            wagon = self.pool.one(one, "card", WAGONS)
            if wagon == NONE:
                raise wrong(one.at("card"), "json-text", None)
            if not WAGON_FITS[(wagon >> 5) - WAGON][dock]:
                raise wrong(path, "json-name", card_name(wagon), known=fitting(dock))
            board.couple(dock, wagon)
            load = self.pool.one(one, "load", LORRIES)
            if load != NONE:
                if misfit(board, load >> 5, (wagon >> 5) - WAGON, dock) is not None:
                    raise wrong(one.at("load"), "json-name", card_name(load), known=card_name(wagon))
                board.load_last(dock, load)
            one.end()
        board.engines[dock] = self.pool.one(reader, "engine", ENGINES)
        reader.end()

    # what the rules still want

    def read_steps(self) -> None:
        s, root = self.s, self.root
        if not root.has("steps"):
            default = [{"step": "Shift"}, {"step": "Turn"}] if len(s.tokens) < s.shifts else []
            s.stack = [written_step(step["step"], step) for step in default]
        else:
            s.stack = [self.read_step(reader) for reader in root.objects("steps")]
        s.committed = root.flag("committed")
        s.acted = len(s.stack) > 1 and type(s.stack[1]).__name__ == "AfterAction"
        if root.flag("fresh"):
            hand = s.players[s.turn].innovations
            if not hand:
                raise wrong("fresh", "json-list", hand)
            s.fresh = hand[-1]

    def read_step(self, reader: Reader) -> Step[Any]:
        known = list(STEPS)
        name = known[one_name(reader.raw("step"), reader.at("step"), known)]
        data: Json = {}
        if name == "Payment":
            data["zone"] = ZONES[one_name(reader.raw("zone"), reader.at("zone"), ZONES)]
        elif name == "ChooseTwin":
            twins = ["lorry", "wagon"]
            data["cards"] = twins[one_name(reader.raw("cards"), reader.at("cards"), twins)]
        elif name == "Mining":
            for field in ("low", "high", "spent"):
                data[field] = whole_number(reader.raw(field), reader.at(field), 0, MOST_STEPS)
        elif name == "Delivery":
            model = reader.name("model", MODELS)
            data["model"] = None if model == NONE else MODELS[model]
        reader.end()
        return written_step(name, data)


def twin(stack: int) -> str:
    return STACKS[stack + 1] if stack <= WAGON_B else ""


def fitting(dock: int) -> str:
    """The wagons that may stand in a dock."""
    return ", ".join(WAGONS[kind] for kind in range(len(WAGON_CRESTS)) if WAGON_FITS[kind][dock])


# --- what must hold ---------------------------------------------------------------------------------------------------


def check(s: GlueckState) -> None:
    """The open steps, the cards in between and the number of tokens must fit together."""
    steps = [type(step).__name__ for step in s.stack]
    if (len(s.tokens) == s.shifts) != (not steps):
        raise too_many("tokens", len(s.tokens), s.shifts if not steps else s.shifts - 1)
    if not fit_together(steps):
        raise wrong("steps", "position-steps", ", ".join(steps))
    top = steps[-1] if steps else ""
    held = "" if s.held == NONE else KINDS[s.held >> 5][0]
    if held != {"CoupleWagon": "W", "PlaceEngine": "E"}.get(top, ""):
        raise wrong("held", "position-held", top)
    if (s.lifted_from != NONE) != bool(WILD_STEPS & set(steps)) or (top == "ReturnCards" and len(s.lifted) < 2):
        raise wrong("wild", "position-wild", top)
    if steps and s.passed >> s.turn & 1 and len(steps) > 1:
        raise wrong("passed", "json-name", SEATS[s.turn], known="turn")
    if s.committed and s.acted:
        s.committed = False
    if len(steps) > 1 and not s.stack[-1].automatic and not s.stack[-1].moves(s, s.turn):
        raise wrong("steps", "position-stuck", top)


def fit_together(steps: list[str]) -> bool:
    if steps in ([], ["Shift"]):
        return True
    if len(steps) < 2 or steps[0] != "Shift":
        return False
    above = steps[2:]
    if steps[1] == "Turn":
        return not above or (len(above) == 1 and above[0] in ABOVE_TURN)
    if steps[1] != "AfterAction":
        return False
    if above[:1] == ["PutBack"]:
        return len(above) == 2 and above[1] in ("CoupleWagon", "PlaceEngine")
    return len(above) == 1 and above[0] in ABOVE_ACTION
