"""Coal auction: the smallest game that uses every part of the kernel. The contract suite plays it like a real one.

Each round a card is turned up; all bid for it in secret, the winner loads it on a wagon and may draw a hidden card.
With the clock on, whoever is quickest then grabs a coin. A secret token may be shown at any time when it is fulfilled.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from stellwerk.kernel.game import Game, Json, Option, Rank, Result, Score
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.reader import Reader, wrong
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE, State, all_but, only
from stellwerk.kernel.step import Aside, Auto, Sealed, Step, Tick
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

    # the state as text

    def position(self, s: Heap) -> Json:
        return {
            "players": s.seats,
            "options": {"rounds": str(s.rounds), "clock": "on" if s.timed else "off"},
            "round": s.round,
            "starter": SEATS[s.starter],
            "deck": [CARDS[card] for card in s.deck],
            "lot": None if s.lot == NONE else CARDS[s.lot],
            "seats": [self.seat_position(s, seat) for seat in range(s.seats)],
            "steps": [{"step": type(step).__name__, **step.data()} for step in s.stack],
            "learnt": s.learnt,
            "rng": {"key": s.rng.key.hex(), "count": s.rng.count},
        }

    def seat_position(self, s: Heap, seat: int) -> Json:
        answer = s.answers[seat]
        return {
            "money": s.money[seat],
            "hand": [CARDS[card] for card in s.hands[seat]],
            "token": None if s.tokens[seat] == NONE else TOKENS[s.tokens[seat]],
            "shown": [TOKENS[token] for token in s.shown[seat]],
            "wagons": [[CARDS[card] for card in wagon] for wagon in s.wagons[seat]],
            "answer": None if answer == NONE else VOCABULARY.text(answer),
        }

    def read(self, position: Json) -> Heap:
        r = Reader(position)
        generator = r.object("rng")
        try:
            key = bytes.fromhex(generator.text("key"))
        except ValueError:
            raise wrong("rng.key", "json-text", generator.text("key")) from None
        s = Heap(r.number("players", 2, 2, 4), Rng(key[:64], generator.number("count", 0)))
        generator.end()
        options = r.object("options")
        s.rounds = options.name("rounds", ["2", "3"], 0) + 2
        s.timed = options.name("clock", ["off", "on"], 0) == 1
        options.end()
        s.round = r.number("round", 1, 0, s.rounds)
        s.starter = r.name("starter", SEATS[: s.seats], 0)
        s.learnt = r.number("learnt", 0)
        self.read_cards(r, s)
        s.stack = [self.read_step(one, s.seats) for one in r.objects("steps")] if r.has("steps") else [Round(), Bids()]
        for i, step in enumerate(s.stack):
            if isinstance(step, Round) != (i == 0):
                raise wrong(f"steps[{i}]", "json-name", type(step).__name__, known=", ".join(STEPS))
        if s.stack and type(s.stack[-1]) in (Bids, Tie, Load) and s.lot == NONE:
            s.lot = s.deck.pop()
        r.end()
        return s

    def read_cards(self, r: Reader, s: Heap) -> None:
        lying: set[int] = set()

        def once(cards: list[int], path: str, known: list[str] = CARDS) -> list[int]:
            offset = 100 if known is TOKENS else 0
            for card in cards:
                if card + offset in lying:
                    raise wrong(path, "json-twice", known[card])
                lying.add(card + offset)
            return cards

        s.lot = r.name("lot", CARDS)
        if s.lot != NONE:
            once([s.lot], "lot")
        seats = r.objects("seats")
        if len(seats) not in (0, s.seats):
            raise wrong("seats", "json-count", len(seats), have=len(seats), want=s.seats)
        for seat, one in enumerate(seats):
            s.money[seat] = one.number("money", MONEY, 0, 9)
            s.hands[seat] = once(one.names("hand", CARDS), one.at("hand"))
            token = one.name("token", TOKENS)
            s.tokens[seat] = token
            once([token] if token != NONE else [], one.at("token"), TOKENS)
            s.shown[seat] = once(one.names("shown", TOKENS), one.at("shown"), TOKENS)
            wagons = one.items("wagons")
            if len(wagons) > 2:
                raise wrong(one.at("wagons"), "json-count", len(wagons), have=len(wagons), want=2)
            for i in range(len(wagons)):
                path = f"{one.at('wagons')}[{i}]"
                s.wagons[seat][i] = once(Reader({"w": wagons[i]}, path).names("w", CARDS), path)
                if len(wagons[i]) > WAGON:
                    raise wrong(path, "json-count", wagons[i], have=len(wagons[i]), want=WAGON)
            s.answers[seat] = self.read_answer(one, s.money[seat])
            one.end()
        left = [card for card in range(len(CARDS)) if card not in lying]
        s.deck = once(r.names("deck", CARDS), "deck") if r.has("deck") else left
        if len(s.deck) != len(left):
            raise wrong("deck", "json-count", len(s.deck), have=len(s.deck), want=len(left))

    def read_answer(self, r: Reader, money: int) -> int:
        bids = [VOCABULARY.text(BID.of(coins)) for coins in range(money + 1)]
        found = r.name("answer", bids)
        return NONE if found == NONE else BID.of(found)

    def read_step(self, r: Reader, seats: int) -> Step[Any]:
        kind = list(STEPS)[r.name("step", list(STEPS), 0)]
        made: Step[Any]
        if kind == "Tie":
            made = Tie(tuple(r.names("tied", SEATS[:seats])), r.number("price", 0, 0, 9))
        elif kind in ("Load", "After"):
            made = {"Load": Load, "After": After}[kind](r.name("seat", SEATS[:seats], 0))
        else:
            made = STEPS[kind]()
        r.end()
        return made

    # what one seat may know

    def view(self, s: Heap, seat: int | None) -> Json:
        over = not s.stack
        return {
            "game": "toy",
            "seat": seat,
            "players": s.seats,
            "options": {"rounds": str(s.rounds), "clock": "on" if s.timed else "off"},
            "round": s.round,
            "starter": s.starter,
            "deck": len(s.deck),
            "left": [CARDS[card] for card in sorted(s.deck)] if over else None,
            "lot": None if s.lot == NONE else CARDS[s.lot],
            "seats": [self.seat_view(s, other, over or other == seat) for other in range(s.seats)],
            "steps": [{"step": type(step).__name__, **step.data()} for step in s.stack],
        }

    def seat_view(self, s: Heap, seat: int, open_: bool) -> Json:
        answer = s.answers[seat]
        token = s.tokens[seat]
        return {
            "money": s.money[seat],
            "hand": [CARDS[card] for card in s.hands[seat]] if open_ else len(s.hands[seat]),
            "token": (None if token == NONE else TOKENS[token]) if open_ else token != NONE,
            "shown": [TOKENS[one] for one in s.shown[seat]],
            "wagons": [[CARDS[card] for card in wagon] for wagon in s.wagons[seat]],
            "answered": answer != NONE,
            "answer": VOCABULARY.text(answer) if open_ and answer != NONE else None,
        }

    def resample(self, view: Json, rng: Rng) -> Heap:
        known = {card for one in view["seats"] for wagon in one["wagons"] for card in wagon} | {view["lot"]}
        known |= {card for one in view["seats"] if isinstance(one["hand"], list) for card in one["hand"]}
        taken = {token for one in view["seats"] for token in [*one["shown"], one["token"]]}
        cards = [card for card in range(len(CARDS)) if CARDS[card] not in known]
        tokens = [token for token in range(len(TOKENS)) if TOKENS[token] not in taken]
        rng.shuffle(cards)
        rng.shuffle(tokens)
        seats = []
        for one in view["seats"]:
            hand, token, answer = one["hand"], one["token"], one["answer"]
            if isinstance(hand, int):
                hand = [CARDS[cards.pop()] for _ in range(hand)]
            if isinstance(token, bool):
                token = TOKENS[tokens.pop()] if token else None
            if one["answered"] and answer is None:
                answer = VOCABULARY.text(BID.of(rng.below(one["money"] + 1)))
            seats.append({
                "money": one["money"], "hand": hand, "token": token, "shown": one["shown"], "wagons": one["wagons"],
                "answer": answer,
            })  # fmt: skip
        position = {name: view[name] for name in ("players", "options", "round", "lot", "steps")}
        position |= {"starter": SEATS[view["starter"]], "seats": seats, "deck": [CARDS[card] for card in cards]}
        s = self.read(position)
        s.rng = seeded(rng.below(1 << 31))
        return s

    # rooms of their own

    @property
    def mind(self) -> Mind[Heap]:
        return Eager()

    @property
    def stage(self) -> Stage[Json]:
        from tests.kernel import toy_scene

        return toy_scene


class Eager(Mind[Heap]):
    """Shows tokens, draws cards, bids high."""

    def rate(self, s: Heap, seat: int, move: int) -> float:
        return float(SHOW.has(move)) * 10 + float(move == DRAW.base) + float(BID.has(move)) * (move - BID.base) / 10


game: Final[Game] = Toy()
