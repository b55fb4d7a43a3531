"""Reading a position that a person wrote. What is left out takes the set-up's default."""

from typing import Final

from stellwerk.games.nimm_den_zug.model.components import NO_KIND, TRAINS, UNIT, Components, components
from stellwerk.games.nimm_den_zug.model.ids import (
    BIN,
    CARDS,
    CHOICE,
    DOUBLE,
    DOUBLE_SEALED,
    DRAFT,
    GOALS,
    LOCOS,
    LONG,
    METHODS,
    OPEN,
    PLUS,
    SEATS,
    TURN,
)
from stellwerk.games.nimm_den_zug.model.rulings import TIMED, Rulings
from stellwerk.games.nimm_den_zug.model.soundness import BANK, check, completed, refused
from stellwerk.games.nimm_den_zug.model.state import (
    AUCTION,
    ENDED,
    OVER,
    PHASES,
    RUNNING,
    SOURCES,
    START,
    NimmState,
    Player,
)
from stellwerk.games.nimm_den_zug.rules.goals import count_all
from stellwerk.games.nimm_den_zug.rules.in_turn import next_bidder
from stellwerk.games.nimm_den_zug.rules.moves import VOCABULARY
from stellwerk.games.nimm_den_zug.rules.rounds import auction_step, deal_tiles
from stellwerk.games.nimm_den_zug.rules.steps import STEPS
from stellwerk.games.nimm_den_zug.rules.wagons import fill
from stellwerk.kernel.game import Game, Json, checked_options, checked_players
from stellwerk.kernel.reader import Reader, one_name, whole_number, wrong
from stellwerk.kernel.refusal import Params, Refused
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE

KEY: Final = 16  # bytes of the generator's key


class Pool:
    """What has not been named yet. Naming a thing twice is refused."""

    __slots__ = ("ids", "left")

    def __init__(self, ids: list[str]) -> None:
        self.ids = ids
        self.left = set(range(len(ids)))

    def take(self, thing: int, path: str) -> int:
        if thing not in self.left:
            raise wrong(path, "json-twice", self.ids[thing])
        self.left.remove(thing)
        return thing

    def all(self, reader: Reader, field: str) -> list[int]:
        """The things named in a list."""
        return [self.take(one, f"{reader.at(field)}[{i}]") for i, one in enumerate(reader.names(field, self.ids))]

    def rest(self, rng: Rng) -> list[int]:
        out = sorted(self.left)
        rng.shuffle(out)
        return out


class Setting:
    """A position being read: the state that grows, and what is left in the box."""

    def __init__(self, game: Game, position: Json) -> None:
        root = Reader(position)
        self.root = root
        players = checked_players(game, root.raw("players", 3))
        options = checked_options(game, read_options(root))
        seed = root.raw("seed", 0)
        self.rng = seeded(seed if isinstance(seed, (int, str)) else str(seed))
        self.s = NimmState(players, self.rng, components(options["components"]), Rulings(options), options)
        self.s.sit_down()
        self.locos = Pool(LOCOS)
        self.cards = Pool(CARDS)
        self.goals = Pool(GOALS)

    def read(self) -> NimmState:
        s, root = self.s, self.root
        s.round = root.number("round", 1, 1, s.c.rounds)
        s.phase = max(root.name("phase", PHASES), 0)
        s.start = self.seat(root, "start", s.rng.below(s.seats) if not root.has("start") else NONE)
        seats = root.objects("seats")
        if len(seats) > s.seats:
            raise refused("json-count", {"path": "seats", "have": len(seats), "want": s.seats})
        readers = seats + [Reader({}, f"seats[{i}]") for i in range(len(seats), s.seats)]
        for seat, reader in enumerate(readers):
            self.read_seat(reader, s.players[seat])
        self.read_auction()
        self.read_wagons()
        self.deal_goals(readers)
        self.deal_locos(readers)
        self.deal_wagons()
        self.read_turn(readers)
        self.read_steps()
        self.read_answers(readers)
        self.read_rng()
        for reader in readers:
            reader.end()
        root.end()
        check(s)
        return s

    def seat(self, reader: Reader, field: str, default: int) -> int:
        return reader.name(field, SEATS[: self.s.seats], default)

    def seat_mask(self, field: str) -> int:
        return sum(1 << seat for seat in set(self.root.names(field, SEATS[: self.s.seats])))

    # one player

    def read_seat(self, reader: Reader, p: Player) -> None:
        c = self.s.c
        p.money = reader.number("money", c.start_money, 0, BANK, UNIT)
        self.read_ledger(reader, p)
        p.used = sum(1 << goal for goal in self.goals.all(reader, "used"))
        p.goals = sum(1 << goal for goal in self.goals.all(reader, "goals"))
        p.goal_hand = sum(1 << goal for goal in self.goals.all(reader, "goal_hand"))
        p.took = reader.flag("took")
        p.tile = whole_number(reader.raw("tile"), reader.at("tile"), 1, self.s.seats) if reader.has("tile") else 0
        p.hand = self.locos.all(reader, "hand")
        p.kept = self.locos.all(reader, "kept")
        trains = reader.objects("trains")
        if len(trains) > TRAINS:
            raise refused("json-count", {"path": reader.at("trains"), "have": len(trains), "want": TRAINS})
        for train, one in enumerate(trains):
            self.read_train(one, p, train)

    def read_ledger(self, reader: Reader, p: Player) -> None:
        if not reader.has("ledger"):
            p.ledger[START] = p.money
            return
        ledger = reader.object("ledger")
        p.ledger = [ledger.number(name, 0, -BANK, BANK, UNIT) for name in SOURCES]
        ledger.end()
        if sum(p.ledger) != p.money:
            params: Params = {"path": reader.at("ledger"), "sum": sum(p.ledger), "money": p.money}
            raise refused("position-ledger", params)

    def read_train(self, reader: Reader, p: Player, train: int) -> None:
        if reader.flag("substitute"):
            p.substitutes |= 1 << train
        loco = reader.name("loco", LOCOS)
        # a train without a named locomotive gets one by lot, like any other thing that is left out
        p.locos.append(NONE if loco == NONE else self.locos.take(loco, reader.at("loco")))
        if reader.flag("plus"):
            self.cards.take(PLUS, reader.at("plus"))
            p.plus = train
        for i, card in enumerate(self.cards.all(reader, "wagons")):
            path = f"{reader.at('wagons')}[{i}]"
            check_wagon(self.s.c, p, card, train, path)
            p.hang(self.s.c, card, train)
        reader.end()

    # the table

    def read_auction(self) -> None:
        s, root = self.s, self.root
        s.method = root.name("method", METHODS)
        s.methods = root.names("methods", METHODS)
        if s.method != NONE and s.method not in s.methods:
            s.methods.append(s.method)
        s.auctions = root.number("auctions", 0)
        s.count_still()
        first = s.next_in(s.start) if s.still else s.start
        s.nominal = self.seat(root, "nominal", self.seat(root, "starter", first))
        s.starter = self.seat(root, "starter", s.nominal)
        s.revealed = self.locos.all(root, "revealed")
        s.set_aside = self.locos.all(root, "set_aside")
        s.loco_stack = self.locos.all(root, "loco_stack")[::-1]
        s.choice_order = root.names("choice_order", SEATS[: s.seats])
        s.facedown = root.flag("facedown", s.method == CHOICE and bool(s.revealed) and not s.choice_order)
        seen = sum(1 << loco for loco in set(root.names("seen", LOCOS)))
        s.seen = seen if root.has("seen") else self.seen_by_default()
        s.lot = root.name("lot", LOCOS)
        if s.lot != NONE and s.lot not in s.revealed:
            s.revealed.append(self.locos.take(s.lot, "lot"))
        s.bid = root.number("bid", 0, 0, BANK, UNIT)
        s.leader = self.seat(root, "leader", NONE)
        s.passed = self.seat_mask("passed")
        s.count = root.number("count", 1 if s.leader != NONE else 0, 0, 3)
        s.bids = self.read_bids("bids")
        s.shown = self.read_bids("shown")
        s.tied = self.seat_mask("tied")
        s.unsettled = self.seat_mask("unsettled")

    def seen_by_default(self) -> int:
        s = self.s
        seen = list(s.set_aside) + ([] if s.facedown else s.revealed)
        for p in s.players:
            seen += [loco for i, loco in enumerate(p.locos) if loco != NONE and not p.is_substitute(i)]
        return sum(1 << loco for loco in seen)

    def read_bids(self, field: str) -> list[int]:
        items = self.root.items(field)
        if items and len(items) != self.s.seats:
            raise refused("json-count", {"path": field, "have": len(items), "want": self.s.seats})
        out: list[int] = []
        for i, bid in enumerate(items):
            out.append(NONE if bid is None else whole_number(bid, f"{field}[{i}]", 0, BANK, UNIT))
        return out

    def read_wagons(self) -> None:
        s, root = self.s, self.root
        s.discards = self.cards.all(root, "discards")
        s.box = self.cards.all(root, "box")
        for i, card in enumerate(s.box):
            if card not in (BIN, LONG):
                raise wrong(f"box[{i}]", "json-name", CARDS[card], known=f"{CARDS[BIN]}, {CARDS[LONG]}")
        for i, name in enumerate(root.items("display")):
            path = f"display[{i}]"
            s.display.append(NONE if name is None else self.cards.take(one_name(name, path, CARDS), path))
        size = s.c.display[s.seats]
        if len(s.display) > size:
            raise refused("json-count", {"path": "display", "have": len(s.display), "want": size})
        s.longer = root.flag("longer", LONG in s.display)
        if s.longer and LONG not in s.display:
            self.cards.take(LONG, "longer")
        s.passes = root.number("passes", 0, 0, s.seats)
        s.replaced = root.flag("replaced")
        s.replacing = self.slots("replacing")
        s.fresh = self.slots("fresh")
        s.profits = self.read_profits()

    def slots(self, field: str) -> int:
        """Slots of the display, by the cards that lie there."""
        mask = 0
        for i, card in enumerate(self.root.names(field, CARDS)):
            if card not in self.s.display:
                raise wrong(f"{field}[{i}]", "json-name", CARDS[card], known="display")
            mask |= 1 << self.s.display.index(card)
        return mask

    def read_profits(self) -> list[list[int]]:
        out: list[list[int]] = []
        for i, seat in enumerate(self.root.items("profits")):
            if not isinstance(seat, list) or len(seat) != TRAINS:
                raise wrong(f"profits[{i}]", "json-list", seat)
            out.append([whole_number(n, f"profits[{i}]", 0, BANK) for n in seat])
        return out

    # what is left out

    def deal_goals(self, readers: list[Reader]) -> None:
        rest = self.goals.rest(self.rng)
        for p, reader in zip(self.s.players, readers):
            if not reader.has("goals") and not p.goal_hand:
                while rest and (p.goals | p.used).bit_count() < self.s.c.goals_each:
                    p.goals |= 1 << rest.pop()
        self.s.goals_left = sum(1 << goal for goal in rest)

    def deal_locos(self, readers: list[Reader]) -> None:
        """In the auctions the rest lies in the stack; later every player has three."""
        s = self.s
        rest = self.locos.rest(self.rng)
        for p, reader in zip(s.players, readers):
            for train, loco in enumerate(p.locos):
                if loco == NONE:
                    p.locos[train] = draw_loco(rest, f"{reader.at('trains')}[{train}]")
            while s.phase != AUCTION and len(p.locos) < TRAINS:
                p.locos.append(draw_loco(rest, reader.at("trains")))
        if s.phase == AUCTION:
            named = len(LOCOS) - len(rest)
            needed = TRAINS * s.seats
            if named > needed:
                raise refused("json-count", {"path": "loco_stack", "have": named, "want": needed})
            missing = needed - named
            s.loco_stack = rest[:missing] + s.loco_stack
            rest = rest[missing:]
        s.unused = sorted(rest)
        s.count_still()

    def deal_wagons(self) -> None:
        s = self.s
        s.wagon_stack = self.cards.all(self.root, "wagon_stack")[::-1]
        s.wagon_stack = self.cards.rest(self.rng) + s.wagon_stack
        size = s.c.display[s.seats]
        if s.phase == RUNNING and len(s.display) < size:
            fresh = s.fresh
            s.display += [NONE] * (size - len(s.display))
            fill(s)
            s.fresh = fresh

    # whose turn, and what is asked

    def read_turn(self, readers: list[Reader]) -> None:
        s = self.s
        tiles = [p.tile for p in s.players]
        if s.phase != AUCTION:
            if any(tiles):
                if sorted(tiles) != list(range(1, s.seats + 1)):
                    raise refused("position-tiles", {"path": "seats", "players": s.seats})
                s.order = sorted(range(s.seats), key=tiles.__getitem__)
            else:
                deal_tiles(s)
        default = NONE
        if "turn" in self.root.data:  # null says: nobody's
            pass
        elif s.phase == RUNNING:
            default = s.order[0]
        elif s.leader != NONE:
            default = next_bidder(s, s.leader)
        elif s.choice_order:
            default = s.choice_order[0]
        s.turn = self.seat(self.root, "turn", default)

    def read_steps(self) -> None:
        s, root = self.s, self.root
        known = list(STEPS)
        given = [known[i] for i in root.names("steps", known)]
        for name in completed(s, given) if root.has("steps") else default_steps(s):
            s.push(STEPS[name])
        if "Settle" in default_steps(s)[-1:] and not root.has("steps"):
            s.unsettled = s.unsettled or (1 << s.seats) - 1

    def read_answers(self, readers: list[Reader]) -> None:
        for seat, reader in enumerate(readers):
            if reader.has("answer"):
                try:
                    self.s.answers[seat] = VOCABULARY.parse(reader.text("answer"))
                except Refused:
                    raise wrong(reader.at("answer"), "json-text", reader.raw("answer")) from None

    def read_rng(self) -> None:
        s, root = self.s, self.root
        s.learnt = root.number("learnt", 0)
        if root.has("rng"):
            rng = root.object("rng")
            key = rng.text("key")
            try:
                s.rng = Rng(bytes.fromhex(key), rng.number("count", 0))
            except ValueError:
                raise wrong("rng.key", "json-text", key) from None
            if len(s.rng.key) != KEY:
                raise refused("json-count", {"path": "rng.key", "have": len(key), "want": 2 * KEY})
            rng.end()
        count_all(s)


def read_options(root: Reader) -> Json:
    options = root.raw("options", {})
    if not isinstance(options, dict):
        raise wrong("options", "json-object", options)
    return options


def draw_loco(rest: list[int], path: str) -> int:
    if not rest:
        raise refused("json-count", {"path": path, "have": 0, "want": 1})
    return rest.pop()


def check_wagon(c: Components, p: Player, card: int, train: int, path: str) -> None:
    """Trains that cannot be: two kinds on one, one kind on two, too many wagons."""
    if card == DOUBLE:
        if not p.wagons[train]:
            raise refused("position-double", {"path": path})
    elif c.kind[card] == NO_KIND:
        raise wrong(path, "json-name", CARDS[card], known="FO01, ..., PA05, SP-DBL")
    elif p.kinds[train] not in (NO_KIND, c.kind[card]) or (p.kinds[train] == NO_KIND and c.kind[card] in p.kinds):
        raise refused("position-kind", {"path": path, "value": CARDS[card]})
    if len(p.wagons[train]) >= c.last_wagon_longer:
        raise refused("json-count", {"path": path, "have": len(p.wagons[train]) + 1, "want": c.last_wagon_longer})


def default_steps(s: NimmState) -> list[str]:
    """What a position asks if it does not say so."""
    if s.phase == OVER:
        return []
    if s.phase == ENDED:
        return ["CloseRound", "LastCall"] if s.r.goals_lost else ["CloseRound"]
    if s.phase == RUNNING:
        return ["EndRound", "WagonTurn", "Replacing"] if s.replacing else ["EndRound", "WagonTurn"]
    if s.method == NONE:
        drafting = any(p.goal_hand for p in s.players)
        return ["StartRound", "DraftGoals"] if drafting else ["StartRound"]
    base = ["EndRound", "StartWagons", "DealTiles", "Substitutes"]
    if s.method == DRAFT:
        return base + draft_steps(s)
    return [*base, type(auction_step(s.method)).__name__, *question(s)]


def draft_steps(s: NimmState) -> list[str]:
    if any(p.hand for p in s.players):
        return ["KeepLoco"]
    return ["DealLocos"] if s.still else ["Settle"]


def question(s: NimmState) -> list[str]:
    """The open question of an auction, by what lies there."""
    if not s.revealed:
        return []
    if s.method == CHOICE:
        return ["ChooseLoco"] if s.choice_order else ["ChoiceBid"]
    if s.lot == NONE and s.method != OPEN:
        return ["PickLoco"]
    if s.method == OPEN:
        if s.leader == NONE:
            return ["OpeningBid"]
        return ["TimedCounting" if s.r.open_form == TIMED else "Counting"]
    if s.method == TURN:
        return ["Bidding" if s.leader != NONE else "OpeningBid"]
    return ["SecondBid" if s.method == DOUBLE_SEALED and s.bids else "SealedBid"]


def read_position(game: Game, position: Json) -> NimmState:
    return Setting(game, position).read()
