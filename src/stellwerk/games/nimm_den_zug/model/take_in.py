"""From a written table back to a state. What a position leaves out takes the set-up's default, blanks are dealt."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, structs

from stellwerk.games.nimm_den_zug.model.components import TRAINS, components
from stellwerk.games.nimm_den_zug.model.ids import (
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
from stellwerk.games.nimm_den_zug.model.soundness import completed
from stellwerk.games.nimm_den_zug.model.state import AUCTION, ENDED, OVER, PHASES, RUNNING, START, NimmState, Player
from stellwerk.games.nimm_den_zug.model.table import LEFT_OUT, WORKED_OUT, Ledger, Options, Seat, Table, Train
from stellwerk.games.nimm_den_zug.rules.goals import count_all
from stellwerk.games.nimm_den_zug.rules.in_turn import next_bidder
from stellwerk.games.nimm_den_zug.rules.moves import VOCABULARY
from stellwerk.games.nimm_den_zug.rules.options import OPTIONS
from stellwerk.games.nimm_den_zug.rules.pass_on import draft_price
from stellwerk.games.nimm_den_zug.rules.rounds import auction_step, deal_tiles
from stellwerk.games.nimm_den_zug.rules.steps import STEPS
from stellwerk.games.nimm_den_zug.rules.wagons import fill
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE
from stellwerk.kernel.table import BLANK, Chance

LOCO_NUMBER: Final = {name: i for i, name in enumerate(LOCOS)}
CARD_NUMBER: Final = {name: i for i, name in enumerate(CARDS)}
GOAL_NUMBER: Final = {name: i for i, name in enumerate(GOALS)}
AS_SET_UP: Final = Seat()


def take_in(table: Table, deal: Rng | None = None) -> NimmState:
    """The state of a table. Blanks are dealt at random; without a generator they are any cards that lie nowhere."""
    options = options_by_name(table.options)
    s = NimmState(
        table.players, first_chance(table, deal), components(options["components"]), Rulings(options), options
    )
    s.sit_down()
    s.round = table.round
    s.phase = PHASES.index(table.phase)
    rest = Rest(deal if table.eyes is not UNSET else s.rng)
    s.start = seat_or(s, table.start, "start", NONE)
    if s.start == NONE:
        s.start = s.rng.below(s.seats)
    seats = seats_of(table)
    for seat, one in enumerate(seats):
        take_in_seat(s, s.players[seat], one, f"seats[{seat}]", rest)
    take_in_auction(s, table, rest)
    take_in_wagons(s, table, rest)
    deal_goals(s, seats, rest)
    if table.eyes is UNSET:
        deal_locos(s, rest)
    else:
        deal_hidden_locos(s, rest)
    deal_wagons(s, table, rest)
    find_turn(s, table)
    find_steps(s, table)
    deal_money(s, seats, deal)
    take_in_answers(s, seats, deal)
    s.learnt = table.learnt
    if isinstance(table.rng, Chance):
        s.rng = Rng(bytes.fromhex(table.rng.key), table.rng.count)
    count_all(s)
    return s


def options_by_name(options: Options) -> dict[str, Any]:
    values = structs.astuple(options)
    return {option.id: values[i] for i, option in enumerate(OPTIONS)}


def first_chance(table: Table, deal: Rng | None) -> Rng:
    """What a position leaves out comes from its seed; a view's world gets a generator of its own."""
    if deal is not None:
        return Rng(deal.words(1)[0].to_bytes(16, "little"), 0)
    return seeded(0 if table.seed is UNSET else str(table.seed))


def seats_of(table: Table) -> tuple[Seat, ...]:
    """Players who are not named have what the set-up gives them."""
    missing = table.players - len(table.seats)
    if missing < 0:
        raise wrong("seats", "json-count", len(table.seats), have=len(table.seats), want=table.players)
    return table.seats + (AS_SET_UP,) * missing


def seat_or(s: NimmState, name: str | None, path: str, default: int) -> int:
    """A player at this table."""
    if name is None:
        return default
    seat = SEATS.index(name)
    if seat >= s.seats:
        raise wrong(path, "json-name", name, known=", ".join(SEATS[: s.seats]))
    return seat


def seats_named(s: NimmState, names: tuple[str, ...], field: str) -> list[int]:
    return [seat_or(s, name, f"{field}[{i}]", NONE) for i, name in enumerate(names)]


def seat_mask(s: NimmState, names: tuple[str, ...], field: str) -> int:
    mask = 0
    for seat in seats_named(s, names, field):
        mask |= 1 << seat
    return mask


# --- what is named, and what is left -------------------------------------------------------------------------


class Pile:
    """Things of one kind that have not been named yet. Naming one twice is refused."""

    __slots__ = ("left", "number")

    def __init__(self, number: dict[str, int]) -> None:
        self.number = number
        self.left = set(range(len(number)))

    def take(self, name: str, path: str) -> int:
        """A blank is nothing yet: it is dealt when everything that is known has been named."""
        if name == BLANK:
            return NONE
        thing = self.number[name]
        if thing not in self.left:
            raise wrong(path, "json-twice", name)
        self.left.remove(thing)
        return thing

    def take_all(self, names: tuple[str, ...], path: str) -> list[int]:
        return [self.take(name, f"{path}[{i}]") for i, name in enumerate(names)] if names else []

    def mask(self, names: tuple[str, ...], path: str) -> int:
        mask = 0
        for thing in self.take_all(names, path):
            mask |= 0 if thing == NONE else 1 << thing
        return mask


class Rest:
    """What lies where nobody has named it."""

    __slots__ = ("cards", "deal", "goals", "locos")

    def __init__(self, deal: Rng | None) -> None:
        self.deal = deal
        self.locos = Pile(LOCO_NUMBER)
        self.cards = Pile(CARD_NUMBER)
        self.goals = Pile(GOAL_NUMBER)

    def shuffled(self, things: Sequence[int]) -> list[int]:
        out = sorted(things)
        if self.deal is not None:
            self.deal.shuffle(out)
        return out


# --- what is written -----------------------------------------------------------------------------------------


def take_in_seat(s: NimmState, p: Player, one: Seat, path: str, rest: Rest) -> None:
    if isinstance(one.money, int):
        p.money = s.c.start_money if one.money == WORKED_OUT else one.money
        p.ledger[START] = p.money
    if isinstance(one.ledger, Ledger):
        p.ledger = list(structs.astuple(one.ledger))
    p.used = rest.goals.mask(one.used, f"{path}.used")
    if one.goals is not LEFT_OUT:
        p.goals = rest.goals.mask(one.goals, f"{path}.goals")
    p.goal_hand = rest.goals.mask(one.goal_hand, f"{path}.goal_hand")
    p.took = one.took
    p.tile = one.tile or 0
    p.hand = rest.locos.take_all(one.hand, f"{path}.hand")
    p.kept = rest.locos.take_all(one.kept, f"{path}.kept")
    for train, written in enumerate(one.trains):
        take_in_train(s, p, train, written, f"{path}.trains[{train}]", rest)


def take_in_train(s: NimmState, p: Player, train: int, one: Train, path: str, rest: Rest) -> None:
    if one.substitute:
        p.substitutes |= 1 << train
    p.locos.append(NONE if one.loco is None else rest.locos.take(one.loco, f"{path}.loco"))
    if one.plus:
        rest.cards.take(CARDS[PLUS], f"{path}.plus")
        p.plus = train
    for card in rest.cards.take_all(one.wagons, f"{path}.wagons"):
        if card == DOUBLE and not p.wagons[train]:
            p.wagons[train].append(card)  # of nothing: refused when the position is checked
        else:
            p.hang(s.c, card, train)


def take_in_auction(s: NimmState, table: Table, rest: Rest) -> None:
    s.method = NONE if table.method is None else METHODS.index(table.method)
    s.methods = [METHODS.index(name) for name in table.methods]
    if s.method != NONE and s.method not in s.methods:
        s.methods.append(s.method)
    s.auctions = table.auctions
    s.count_still()
    first = s.next_in(s.start) if s.still else s.start
    s.nominal = seat_or(s, table.nominal, "nominal", seat_or(s, table.starter, "starter", first))
    s.starter = seat_or(s, table.starter, "starter", s.nominal)
    s.revealed = rest.locos.take_all(table.revealed, "revealed")
    s.set_aside = rest.locos.take_all(table.set_aside, "set_aside")
    s.loco_stack = rest.locos.take_all(table.loco_stack, "loco_stack")[::-1]
    s.choice_order = seats_named(s, table.choice_order, "choice_order")
    open_choice = s.method == CHOICE and bool(s.revealed) and not s.choice_order
    s.facedown = open_choice if table.facedown is UNSET else bool(table.facedown)
    seen = seen_by_default(s) if table.seen is LEFT_OUT else [LOCO_NUMBER[name] for name in table.seen]
    s.seen = sum([1 << loco for loco in set(seen)])
    take_in_lot(s, table, rest)


def seen_by_default(s: NimmState) -> list[int]:
    """What is face up."""
    seen = list(s.set_aside) + ([] if s.facedown else s.revealed)
    for p in s.players:
        seen += [loco for i, loco in enumerate(p.locos) if loco != NONE and not p.is_substitute(i)]
    return seen


def take_in_lot(s: NimmState, table: Table, rest: Rest) -> None:
    """What is sold, and what is bid for it."""
    if table.lot is not None:
        s.lot = LOCO_NUMBER[table.lot]
        if s.lot not in s.revealed:
            s.revealed.append(rest.locos.take(table.lot, "lot"))
    s.bid = table.bid
    s.leader = seat_or(s, table.leader, "leader", NONE)
    s.passed = seat_mask(s, table.passed, "passed")
    s.count = int(s.leader != NONE) if table.count == WORKED_OUT else table.count
    s.bids = [NONE if bid is None else bid for bid in table.bids]
    s.shown = [NONE if bid is None else bid for bid in table.shown]
    s.tied = seat_mask(s, table.tied, "tied")
    s.unsettled = seat_mask(s, table.unsettled, "unsettled")


def take_in_wagons(s: NimmState, table: Table, rest: Rest) -> None:
    s.discards = rest.cards.take_all(table.discards, "discards")
    s.spent = rest.cards.take_all(table.spent, "spent")
    s.box = rest.cards.take_all(table.box, "box")
    for i, name in enumerate(table.display):
        s.display.append(NONE if name is None else rest.cards.take(name, f"display[{i}]"))
    s.longer = LONG in s.display if table.longer is UNSET else bool(table.longer)
    if s.longer and LONG not in s.display:
        rest.cards.take(CARDS[LONG], "longer")
    s.passes = table.passes
    s.replaced = table.replaced
    s.replacing = slots(table, table.replacing, "replacing")
    s.fresh = slots(table, table.fresh, "fresh")
    s.profits = [list(by_train) for by_train in table.profits]


def slots(table: Table, names: tuple[str, ...], field: str) -> int:
    """Slots of the display, by the cards that lie there."""
    mask = 0
    for i, name in enumerate(names):
        if name not in table.display:
            raise wrong(f"{field}[{i}]", "json-name", name, known=", ".join(filter(None, table.display)))
        mask |= 1 << table.display.index(name)
    return mask


# --- what is left out, or hidden -----------------------------------------------------------------------------


def deal_goals(s: NimmState, seats: tuple[Seat, ...], rest: Rest) -> None:
    """Three tiles for whoever has not been given theirs; those that are in somebody's hand, but hidden."""
    tiles = rest.shuffled(tuple(rest.goals.left))
    for p, one in zip(s.players, seats):
        if one.goals is LEFT_OUT and not p.goal_hand:
            while tiles and (p.goals | p.used).bit_count() < s.c.goals_each:
                p.goals |= 1 << tiles.pop()
        for _ in range(one.goals.count(BLANK)):
            p.goals |= 1 << tiles.pop()
        for _ in range(one.goal_hand.count(BLANK)):
            p.goal_hand |= 1 << tiles.pop()
    s.goals_left = sum([1 << goal for goal in tiles])


def deal_locos(s: NimmState, rest: Rest) -> None:
    """In the auctions the rest of a position lies in the stack; later every player has three."""
    cards = rest.shuffled(tuple(rest.locos.left))
    for seat, p in enumerate(s.players):
        for train, loco in enumerate(p.locos):
            if loco == NONE:
                p.locos[train] = draw_loco(cards, f"seats[{seat}].trains[{train}]")
        while s.phase != AUCTION and len(p.locos) < TRAINS:
            p.locos.append(draw_loco(cards, f"seats[{seat}].trains"))
    if s.phase == AUCTION:
        missing = max(0, TRAINS * s.seats - (len(LOCOS) - len(cards)))
        s.loco_stack = cards[:missing] + s.loco_stack
        cards = cards[missing:]
    s.unused = sorted(cards)
    s.count_still()


def draw_loco(cards: list[int], path: str) -> int:
    if not cards:
        raise wrong(path, "json-count", 0, have=0, want=1)
    return cards.pop()


def deal_hidden_locos(s: NimmState, rest: Rest) -> None:
    """Those seen before are in this round's cards, the others anywhere."""
    fresh = rest.shuffled([loco for loco in rest.locos.left if not s.seen >> loco & 1])
    again = rest.shuffled([loco for loco in rest.locos.left if s.seen >> loco & 1])
    size = len(s.loco_stack)
    if size and not any(p.substitutes for p in s.players):
        needed = max(0, size - len(again))
        cards = fresh[needed:] + fresh[:needed] + again
        s.loco_stack = cards[len(cards) - size :]
        del cards[len(cards) - size :]
        if rest.deal is not None:
            rest.deal.shuffle(s.loco_stack)
    else:
        cards = fresh + again
    for p in s.players:
        turn_over(p.hand, cards)
        turn_over(p.kept, cards)
        turn_over(p.locos, cards)
    turn_over(s.revealed, cards)
    turn_over(s.loco_stack, cards)
    s.unused = sorted(cards)
    s.count_still()


def turn_over(hidden: list[int], cards: list[int]) -> None:
    """Any card where a blank lies."""
    for i, thing in enumerate(hidden):
        if thing == NONE:
            hidden[i] = cards.pop()


def deal_wagons(s: NimmState, table: Table, rest: Rest) -> None:
    """All cards that lie nowhere else are in the stack, below those that are named."""
    named = [card for card in rest.cards.take_all(table.wagon_stack, "wagon_stack") if card != NONE]
    s.wagon_stack = rest.shuffled(tuple(rest.cards.left)) + named[::-1]
    size = s.c.display[s.seats]
    if s.phase == RUNNING and len(s.display) < size:
        fresh = s.fresh
        s.display += [NONE] * (size - len(s.display))
        fill(s)
        s.fresh = fresh


def deal_money(s: NimmState, seats: tuple[Seat, ...], deal: Rng | None) -> None:
    """Fortunes of others are guessed around what the viewer knows of their own, never below what they have promised."""
    known = [one.money for one in seats if isinstance(one.money, int)]
    usual = max(known[0] if known else s.c.start_money, 500)
    for seat, one in enumerate(seats):
        if one.money == BLANK:
            guess = usual if deal is None else (usual * 4 // 5 + deal.below(usual * 2 // 5)) // 50 * 50
            low, high = bounds(s, seat)
            p = s.players[seat]
            p.money = max(low, min(guess, high))
            p.ledger[START] = p.money


def bounds(s: NimmState, seat: int) -> tuple[int, int]:
    """The least and the most a player can own, by what has happened openly in this auction."""
    low = 0
    high = 1_000_000
    step = type(s.stack[-1]).__name__ if s.stack else ""
    if seat == s.leader:
        low = s.bid
    if s.bids and s.bids[seat] != NONE:
        low = max(low, s.bids[seat])
    if s.revealed and seat == s.starter and not s.facedown and step in ("PickLoco", "OpeningBid", "SealedBid"):
        locos = s.revealed if s.lot == NONE else [s.lot]
        low = max(low, min([s.c.power[loco] for loco in locos]))
    if step == "FlipLoco" and seat == s.turn:
        high = max(0, draft_price(s, seat) - 50)
    if step == "Replacing" and seat == s.turn:
        price = s.c.price(s.seats, s.players[seat].tile)
        low = max(low, price * max(1, s.replacing.bit_count()) if s.r.pay_per_card else price)
    return low, high


# --- whose turn, and what is asked ---------------------------------------------------------------------------


def find_turn(s: NimmState, table: Table) -> None:
    tiles = [p.tile for p in s.players]
    if sorted(tiles) == list(range(1, s.seats + 1)):
        s.order = sorted(range(s.seats), key=tiles.__getitem__)
    elif s.phase != AUCTION:
        if any(tiles):
            raise wrong("seats", "position-tiles", tiles, players=s.seats)
        deal_tiles(s)
    default = NONE
    if s.phase == RUNNING:
        default = s.order[0]
    elif s.leader != NONE and s.method == TURN:
        default = next_bidder(s, s.leader)
    elif s.choice_order and not s.facedown:
        default = s.choice_order[0]
    s.turn = seat_or(s, table.turn, "turn", default)


def find_steps(s: NimmState, table: Table) -> None:
    if table.steps is LEFT_OUT:
        names = default_steps(s)
        if names[-1:] == ["Settle"] and not s.unsettled:
            s.unsettled = (1 << s.seats) - 1
    else:
        names = completed(s, list(table.steps)) if table.eyes is UNSET else list(table.steps)
    s.stack = [STEPS[name] for name in names]


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


def take_in_answers(s: NimmState, seats: tuple[Seat, ...], deal: Rng | None) -> None:
    """Sealed answers: as given, or where they are hidden any legal one."""
    for seat, one in enumerate(seats):
        if one.answer is None:
            continue
        if one.answer == BLANK:
            s.answers[seat] = any_answer(s, seat, deal)
            continue
        try:
            s.answers[seat] = VOCABULARY.parse(one.answer)
        except Refused:
            raise wrong(f"seats[{seat}].answer", "json-text", one.answer) from None


def any_answer(s: NimmState, seat: int, deal: Rng | None) -> int:
    step = s.stack[-1]
    if deal is None:
        return step.families[0].base
    choice: list[int] = step.moves(s, seat)
    return choice[deal.below(len(choice))]
