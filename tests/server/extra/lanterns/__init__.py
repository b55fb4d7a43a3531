"""A small game in another package: sealed guesses, a grab against the clock, shouts out of turn, secrets in hand."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stellwerk.kernel.game import Game, Option, Rank, Result, Rival, Score
from stellwerk.kernel.mind import Mind
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE, State, only
from stellwerk.kernel.step import Aside, Auto, Sealed, Step, Tick
from stellwerk.kernel.table import ALL, BLANK, Blank, Eyes, Written, chance, written_chance, written_eyes
from stellwerk.kernel.vocabulary import Vocabulary, amount
from stellwerk.stage.contract import Stage

MOVES = Vocabulary()
GUESS = MOVES.family("guess", amount("number", 0, 5))
GRAB = MOVES.family("grab")
SHOUT = MOVES.family("shout")
COUNT = MOVES.family("count")
WATCHMAN = 4  # whoever plays alone wins with that many points


class Lamps(State):
    __slots__ = ("deck", "hands", "last", "points", "round", "rounds", "sheet", "shouted", "shown")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.deck: list[int] = []
        self.hands = [NONE] * seats
        self.points = [0] * seats
        self.shouted = [False] * seats
        self.round = 0
        self.rounds = 3
        self.last = NONE
        self.shown: list[int] = []
        self.sheet = False

    def clone(self) -> "Lamps":
        other = Lamps(self.seats, self.rng)
        self.copy_base(other)
        other.deck, other.hands, other.points = self.deck[:], self.hands[:], self.points[:]
        other.shouted, other.shown = self.shouted[:], self.shown[:]
        other.round, other.rounds, other.last, other.sheet = self.round, self.rounds, self.last, self.sheet
        return other


class Deal(Auto[Lamps]):
    def run(self, s: Lamps) -> None:
        s.sheet = False
        if s.round == s.rounds:
            s.done()
            return
        s.round += 1
        s.deck += [card for card in s.hands if card != NONE] + s.shown
        s.hands, s.shown = [NONE] * s.seats, []
        s.rng.shuffle(s.deck)
        for seat in range(s.seats):
            s.hands[seat] = s.deck.pop()
            s.learn()
            s.tell("dealt", to=only(seat), card=s.hands[seat])
        s.push(Guess())


class Guess(Sealed[Lamps]):
    rule = "LA-1"
    families = (GUESS,)

    def asked(self, s: Lamps) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def moves(self, s: Lamps, seat: int) -> list[int]:
        return [GUESS.of(n) for n in range(min(5, s.hands[seat] + 2) + 1)]

    def judge(self, s: Lamps, seat: int, move: int) -> Refusal | None:
        most = min(5, s.hands[seat] + 2)
        return None if GUESS.values(move)[0] <= most else Refusal("LA-1", "guess-high", {"most": most})

    def reveal(self, s: Lamps, answers: list[int]) -> None:
        s.last = s.deck.pop()
        s.shown.append(s.last)
        s.tell("turned", card=s.last)
        for seat, answer in enumerate(answers):
            guess = GUESS.values(answer)[0]
            s.points[seat] += max(0, 3 - abs(guess - s.last))
            s.tell("guessed", seat=f"seat-{seat}", n=guess)
        s.swap(Grab())


class Grab(Step[Lamps]):
    rule = "LA-1"
    families = (GRAB, COUNT)

    def seats(self, s: Lamps) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def moves(self, s: Lamps, seat: int) -> list[int]:
        return [GRAB.base]

    def judge(self, s: Lamps, seat: int, move: int) -> Refusal | None:
        return None if GRAB.has(move) else Refusal("LA-1", "not-asked")

    def play(self, s: Lamps, seat: int, move: int) -> None:
        if seat == -1:
            s.tell("dark")
        else:
            s.points[seat] += 1
            s.tell("grabbed", seat=f"seat-{seat}")
        s.sheet = True
        s.tell("counted", round=s.round)
        s.done()

    def clock(self, s: Lamps) -> Tick | None:
        return Tick(COUNT.base, 150)


class Shout(Aside[Lamps]):
    rule = "LA-1"
    families = (SHOUT,)

    def moves(self, s: Lamps, seat: int) -> list[int]:
        return [] if s.shouted[seat] else [SHOUT.base]

    def judge(self, s: Lamps, seat: int, move: int) -> Refusal | None:
        return Refusal("LA-1", "already-shouted") if s.shouted[seat] else None

    def play(self, s: Lamps, seat: int, move: int) -> None:
        s.learn()
        s.shouted[seat] = True
        s.points[seat] += 1
        s.tell("shouted", seat=f"seat-{seat}")


STEPS: dict[str, type[Step[Any]]] = {"Deal": Deal, "Guess": Guess, "Grab": Grab}


class Table(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    deck: tuple[int | Blank, ...]
    hands: tuple[int | Blank, ...]
    points: tuple[int, ...]
    shouted: tuple[bool, ...]
    round: int
    rounds: int
    last: int
    shown: tuple[int, ...]
    sheet: bool
    answers: tuple[int | Blank, ...]
    stack: tuple[str, ...]


class Lanterns(Game[Lamps, Table]):
    id = "lanterns"
    version = 1
    fewest = 1
    most = 4
    folder = Path(__file__).parent
    vocabulary = MOVES
    steps = STEPS
    table = Table
    options = (
        Option("length", ("short", "long"), "short", "variant", apart=True),
        Option("dusk", ("early", "late"), "early"),
        Option("components", ("standard",), "standard", "components"),
    )
    aside = Shout()
    milestones = ("counted",)

    def set_up(self, players: int, rng: Rng, options: Mapping[str, Any]) -> Lamps:
        s = Lamps(players, rng)
        s.rounds = 3 if options["length"] == "short" else 12
        s.deck = deck_of(options["components"])
        s.push(Deal())
        return s

    def scores(self, s: Lamps) -> list[Score]:
        shouts = [int(one) for one in s.shouted]
        return [Score(p, {"lanterns": p - n, "shouts": n}) for p, n in zip(s.points, shouts)]

    def result(self, s: Lamps) -> Result | None:
        if s.stack:
            return None
        order = sorted(range(s.seats), key=lambda seat: -s.points[seat])
        watchman = Rival("watchman", WATCHMAN) if s.seats == 1 else None
        all_points = [*s.points, WATCHMAN] if watchman else s.points
        ranks = [Rank(seat, 1 + sum(p > s.points[seat] for p in all_points), s.points[seat]) for seat in order]
        return Result(tuple(r.seat for r in ranks if r.place == 1), tuple(ranks), watchman)

    def lay_out(self, s: Lamps, eyes: Eyes) -> Table:
        def mine(values: list[int]) -> tuple[int | Blank, ...]:
            return tuple(v if eyes in (ALL, seat) or v == NONE else BLANK for seat, v in enumerate(values))

        return Table(
            players=s.seats, eyes=written_eyes(eyes), rng=written_chance(s.rng, eyes), learnt=s.learnt,
            deck=tuple(s.deck) if eyes == ALL else (BLANK,) * len(s.deck), hands=mine(s.hands), answers=mine(s.answers),
            points=tuple(s.points), shouted=tuple(s.shouted), shown=tuple(s.shown), round=s.round, rounds=s.rounds,
            last=s.last, sheet=s.sheet, stack=tuple(type(step).__name__ for step in s.stack),
        )  # fmt: skip

    def take_in(self, table: Table, deal: Rng | None = None) -> Lamps:
        dice = deal or seeded("lanterns")
        s = Lamps(table.players, chance(table, deal, dice))
        s.deck = [dice.below(6) if card == BLANK else card for card in table.deck]
        s.hands = [dice.below(6) if card == BLANK else card for card in table.hands]
        s.answers = [GUESS.of(0) if answer == BLANK else answer for answer in table.answers]
        s.points, s.shouted, s.shown = list(table.points), list(table.shouted), list(table.shown)
        s.round, s.rounds, s.last, s.sheet, s.learnt = table.round, table.rounds, table.last, table.sheet, table.learnt
        s.stack = [STEPS[name]() for name in table.stack]
        return s

    @property
    def mind(self) -> Mind[Lamps]:
        return Guesser()

    @property
    def stage(self) -> Stage[Table]:
        from . import scene

        return scene


class Guesser(Mind[Lamps]):
    def rate(self, s: Lamps, seat: int, move: int) -> float:
        return 1.0 if SHOUT.has(move) or GRAB.has(move) else -abs(GUESS.values(move)[0] - 2.5)


def deck_of(components: Any) -> list[int]:
    cards = range(6) if components == "standard" else components.get("cards", [])
    for i, card in enumerate(cards):
        if not isinstance(card, int) or not 0 <= card <= 5:
            where = {"path": f"components.cards[{i}]", "value": str(card)[:20]}
            raise Refused(Refusal("kernel", "json-range", {**where, "low": 0, "high": 5}))
    return [card for card in cards for _ in range(4)]


game = Lanterns()
