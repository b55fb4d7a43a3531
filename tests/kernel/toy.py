"""Coal auction: the smallest game that uses every part of the kernel. The contract suite plays it like a real one.

Each round a card is turned up; all bid for it in secret, the winner loads it on a wagon and may draw a hidden card.
With the clock on, whoever is quickest then grabs a coin. A secret token may be shown at any time when it is fulfilled.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from stellwerk.kernel.game import Game, Option, Rank, Result, Score
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE, State, all_but, only
from stellwerk.kernel.step import Aside, Auto, Sealed, Step, Tick
from stellwerk.kernel.table import Eyes, Written
from stellwerk.kernel.vocabulary import Family, Vocabulary, amount, names
from stellwerk.stage.contract import Stage

CARDS: Final = [f"C{i}" for i in range(1, 13)]
TOKENS: Final = [f"T{i}" for i in range(1, 7)]
SEATS: Final = ["A", "B", "C", "D"]
MONEY: Final = 5
WAGON: Final = 2  # cards on a wagon
BONUS: Final = 3

VOCABULARY: Final = Vocabulary()
BID: Final = VOCABULARY.family("bid", amount("coins", 0, 9))
NAME: Final = VOCABULARY.family("name", names("seat", SEATS))
LOAD: Final = VOCABULARY.family("load", names("wagon", ["1", "2"]))
DRAW: Final = VOCABULARY.family("draw")
END: Final = VOCABULARY.family("end")
GRAB: Final = VOCABULARY.family("grab")
EXPIRE: Final = VOCABULARY.family("expire")
SHOW: Final = VOCABULARY.family("show", names("token", TOKENS))


def worth(card: int) -> int:
    return card % 6 + 1


class Heap(State):
    """What lies on the table."""

    __slots__ = ("deck", "hands", "lot", "money", "round", "rounds", "shown", "starter", "timed", "tokens", "wagons")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.round = 0
        self.rounds = 2
        self.timed = False
        self.starter = 0
        self.deck: list[int] = []
        self.lot = NONE
        self.money = [MONEY] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.tokens: list[int] = [NONE] * seats
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.wagons: list[list[list[int]]] = [[[], []] for _ in range(seats)]

    def clone(self) -> "Heap":
        other = Heap.__new__(Heap)
        self.copy_base(other)
        other.round = self.round
        other.rounds = self.rounds
        other.timed = self.timed
        other.starter = self.starter
        other.deck = self.deck[:]
        other.lot = self.lot
        other.money = self.money[:]
        other.hands = [hand[:] for hand in self.hands]
        other.tokens = self.tokens[:]
        other.shown = [shown[:] for shown in self.shown]
        other.wagons = [[wagon[:] for wagon in wagons] for wagons in self.wagons]
        return other

    def loaded(self, seat: int) -> list[int]:
        return [card for wagon in self.wagons[seat] for card in wagon]


# --- the rules ----------------------------------------------------------------


class Round(Auto[Heap]):
    """The next card is turned up; after the last round all hands are laid open."""

    rule = "TOY-1"

    def run(self, s: Heap) -> None:
        s.learn()
        if s.round == s.rounds:
            s.done()
            s.tell("toy-over")
            return
        s.round += 1
        s.lot = s.deck.pop()
        s.tell("toy-turned-up", card=CARDS[s.lot], round=s.round)
        s.push(Bids())


class Bids(Sealed[Heap]):
    """Everybody bids at once."""

    rule = "TOY-2"
    families = (BID,)

    def asked(self, s: Heap) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def moves(self, s: Heap, seat: int) -> list[int]:
        return [BID.of(coins) for coins in range(s.money[seat] + 1)]

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        coins = move - BID.base
        if coins > s.money[seat]:
            return Refusal("TOY-2", "toy-bid-money", {"coins": coins, "money": s.money[seat]})
        return None

    def reveal(self, s: Heap, answers: list[int]) -> None:
        bids = [answer - BID.base for answer in answers]
        s.tell("toy-bids", bids=list(bids))
        tied = [seat for seat in range(s.seats) if bids[seat] == max(bids)]
        if len(tied) > 1:
            s.swap(Tie(tuple(tied), max(bids)))
        else:
            award(s, tied[0], max(bids))


class Tie(Step[Heap]):
    """The starter names the winner among equal bids."""

    rule = "TOY-3"
    families = (NAME,)

    def __init__(self, tied: tuple[int, ...], price: int) -> None:
        self.tied = tied
        self.price = price

    def seats(self, s: Heap) -> tuple[int, ...]:
        return (s.starter,)

    def moves(self, s: Heap, seat: int) -> list[int]:
        return [NAME.of(other) for other in self.tied]

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        if move - NAME.base not in self.tied:
            return Refusal("TOY-3", "toy-not-tied", {"seat": SEATS[move - NAME.base]})
        return None

    def play(self, s: Heap, seat: int, move: int) -> None:
        award(s, move - NAME.base, self.price)

    def data(self) -> dict[str, Any]:
        return {"tied": [SEATS[seat] for seat in self.tied], "price": self.price}


def award(s: Heap, seat: int, price: int) -> None:
    s.money[seat] -= price
    s.swap(Load(seat))
    s.tell("toy-won", seat=f"seat-{seat}", price=price)


class Load(Step[Heap]):
    """The card goes on a wagon that has room."""

    rule = "TOY-4"
    families: ClassVar[tuple[Family, ...]] = (LOAD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, s: Heap) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, s: Heap, seat: int) -> list[int]:
        return [LOAD.of(i) for i in range(2) if len(s.wagons[seat][i]) < WAGON]

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        wagon = move - LOAD.base
        return Refusal("TOY-4", "toy-wagon-full", {"n": wagon + 1}) if len(s.wagons[seat][wagon]) == WAGON else None

    def play(self, s: Heap, seat: int, move: int) -> None:
        s.wagons[seat][move - LOAD.base].append(s.lot)
        s.lot = NONE
        s.swap(After(seat))
        s.tell("toy-loaded", seat=f"seat-{seat}", n=move - LOAD.base + 1)

    def data(self) -> dict[str, Any]:
        return {"seat": SEATS[self.seat]}


class After(Load):
    """The winner may draw a card, while enough are left for the rounds."""

    families = (DRAW, END)

    def moves(self, s: Heap, seat: int) -> list[int]:
        return [DRAW.base, END.base] if len(s.deck) > s.rounds else [END.base]

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        return Refusal("TOY-4", "toy-no-card") if move == DRAW.base and len(s.deck) <= s.rounds else None

    def play(self, s: Heap, seat: int, move: int) -> None:
        if move == DRAW.base:
            card = s.deck.pop()
            s.learn()
            s.hands[seat].append(card)
            s.tell("toy-drew", to=only(seat), card=CARDS[card])
            s.tell("toy-drew-hidden", to=all_but(seat), seat=f"seat-{seat}")
        s.starter = (s.starter + 1) % s.seats
        if s.timed:
            s.swap(Grab())
        else:
            s.done()


class Grab(Step[Heap]):
    """A coin for the quickest."""

    rule = "TOY-6"
    families = (GRAB,)

    def seats(self, s: Heap) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def moves(self, s: Heap, seat: int) -> list[int]:
        return [GRAB.base]

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        return None

    def play(self, s: Heap, seat: int, move: int) -> None:
        if move == GRAB.base:
            s.money[seat] += 1
            s.tell("toy-grabbed", seat=f"seat-{seat}")
        else:
            s.tell("toy-expired")
        s.done()

    def clock(self, s: Heap) -> Tick | None:
        return Tick(EXPIRE.base, 1000)


class Show(Aside[Heap]):
    """A token is fulfilled by a loaded card of its number."""

    rule = "TOY-5"
    families = (SHOW,)

    def moves(self, s: Heap, seat: int) -> list[int]:
        token = s.tokens[seat]
        return [SHOW.of(token)] if token != NONE and self.judge(s, seat, SHOW.of(token)) is None else []

    def judge(self, s: Heap, seat: int, move: int) -> Refusal | None:
        token = move - SHOW.base
        if s.tokens[seat] != token:
            return Refusal("TOY-5", "toy-token-not-yours", {"token": TOKENS[token]})
        if token + 1 not in [worth(card) for card in s.loaded(seat)]:
            return Refusal("TOY-5", "toy-token-unmet", {"n": token + 1})
        return None

    def play(self, s: Heap, seat: int, move: int) -> None:
        s.learn()
        s.shown[seat].append(s.tokens[seat])
        s.tokens[seat] = NONE
        s.tell("toy-showed", seat=f"seat-{seat}", token=TOKENS[move - SHOW.base])


STEPS: Final[dict[str, type[Step[Any]]]] = {
    "Round": Round, "Bids": Bids, "Tie": Tie, "Load": Load, "After": After, "Grab": Grab,
}  # fmt: skip


# --- the game -----------------------------------------------------------------


class Toy(Game[Heap]):
    id = "toy"
    version = 1
    fewest = 2
    most = 4
    folder = Path(__file__).parent
    vocabulary = VOCABULARY
    steps = STEPS
    options = (
        Option("rounds", ("2", "3"), "2", kind="variant", rule="TOY-1"),
        Option("clock", ("off", "on"), "off", kind="variant", rule="TOY-6"),
    )
    aside: ClassVar[Aside[Any] | None] = Show()

    def set_up(self, players: int, rng: Rng, options: Mapping[str, Any]) -> Heap:
        s = Heap(players, rng)
        s.rounds = int(options["rounds"])
        s.timed = options["clock"] == "on"
        s.deck = list(range(len(CARDS)))
        tokens = list(range(len(TOKENS)))
        rng.shuffle(s.deck)
        rng.shuffle(tokens)
        for seat in range(players):
            s.hands[seat].append(s.deck.pop())
            s.tokens[seat] = tokens[seat]
        s.push(Round())
        return s

    def scores(self, s: Heap) -> list[Score]:
        out = []
        for seat in range(s.seats):
            sources = {
                "cargo": sum(worth(card) for card in s.loaded(seat)),
                "hand": sum(worth(card) for card in s.hands[seat]),
                "money": s.money[seat],
                "tokens": BONUS * len(s.shown[seat]),
            }
            out.append(Score(sum(sources.values()), sources))
        return out

    def result(self, s: Heap) -> Result | None:
        if s.stack:
            return None
        totals = [score.total for score in self.scores(s)]
        order = sorted(range(s.seats), key=lambda seat: -totals[seat])
        ranking = tuple(Rank(seat, 1 + sum(t > totals[seat] for t in totals), totals[seat]) for seat in order)
        return Result(tuple(rank.seat for rank in ranking if rank.place == 1), ranking)

    def census(self, s: Heap) -> list[str]:
        cards = s.deck + ([] if s.lot == NONE else [s.lot])
        held = [token for token in s.tokens if token != NONE]
        for seat in range(s.seats):
            cards = cards + s.hands[seat] + s.loaded(seat)
            held += s.shown[seat]
        return sorted([CARDS[card] for card in cards] + ["token"] * len(held))

    # the written form

    @property
    def table(self) -> type[Written]:
        from tests.kernel.toy_table import Table

        return Table

    def lay_out(self, s: Heap, eyes: Eyes) -> Any:
        from tests.kernel import toy_table

        return toy_table.lay_out(s, eyes)

    def take_in(self, table: Any, deal: Rng | None = None) -> Heap:
        from tests.kernel import toy_table

        return toy_table.take_in(table, deal)

    def check(self, s: Heap) -> None:
        from tests.kernel import toy_table

        toy_table.check(s)

    # rooms of their own

    @property
    def mind(self) -> Mind[Heap]:
        return Eager()

    @property
    def stage(self) -> Stage[Any]:
        from tests.kernel import toy_scene

        return toy_scene


class Eager(Mind[Heap]):
    """Shows tokens, draws cards, bids high."""

    def rate(self, s: Heap, seat: int, move: int) -> float:
        return float(SHOW.has(move)) * 10 + float(move == DRAW.base) + float(BID.has(move)) * (move - BID.base) / 10


game: Final[Game] = Toy()
