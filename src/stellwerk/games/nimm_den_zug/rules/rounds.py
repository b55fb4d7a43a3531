"""The three rounds: which auction, substitutes and order, profits, and what is prepared for the next one."""

from typing import Any, ClassVar, Final

from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import CARDS, CHOICE, DRAFT, FULFILLED_TWO, GOALS, LOCOS, LONG, METHODS
from stellwerk.games.nimm_den_zug.model.state import AUCTION, ENDED, ONE, OVER, PROFIT, NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import NEXT_AUCTION
from stellwerk.games.nimm_den_zug.rules.first_choice import EVERYBODY, NEXT_CHOICE
from stellwerk.games.nimm_den_zug.rules.goals import (
    ALL_GOALS,
    ROUND_GOALS,
    close_window,
    count_locos,
    count_order,
    real_locos,
)
from stellwerk.games.nimm_den_zug.rules.moves import (
    ATTACH,
    DISCARD,
    GOAL,
    GOAL_0,
    IS_READY,
    METHOD,
    METHOD_0,
    PASS,
    READY,
    REPLACE,
    TAKE,
    TURN_UP,
)
from stellwerk.games.nimm_den_zug.rules.pass_on import DEAL_LOCOS
from stellwerk.games.nimm_den_zug.rules.scoring import profits
from stellwerk.games.nimm_den_zug.rules.wagons import START_WAGONS
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Auto, Sealed, Step
from stellwerk.kernel.vocabulary import Family


class DraftGoals(Sealed[NimmState]):
    """Keep one goal tile and pass the others to the left, where goals are drafted."""

    rule: ClassVar[str] = "NZ-2.5"
    families: ClassVar[tuple[Family, ...]] = (GOAL,)

    def asked(self, s: NimmState) -> tuple[int, ...]:
        return EVERYBODY[s.seats]

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return [GOAL_0 + goal for goal in range(len(GOALS)) if s.players[seat].goal_hand >> goal & 1]

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        goal = move - GOAL_0
        if s.players[seat].goal_hand >> goal & 1:
            return None
        return Refusal("NZ-2.5", "not-your-tile", {"goal": f"goal-{GOALS[goal]}"})

    def reveal(self, s: NimmState, answers: list[int]) -> None:
        left = [s.players[seat].goal_hand & ~(1 << (answers[seat] - GOAL_0)) for seat in range(s.seats)]
        for seat in range(s.seats):
            p = s.board(seat)
            p.goals |= 1 << (answers[seat] - GOAL_0)
            p.goal_hand = left[(seat - 1) % s.seats]
        if left[0].bit_count() > 1:
            s.tell("goals-passed")
            return
        for seat in range(s.seats):
            p = s.board(seat)
            p.goals |= p.goal_hand
            p.goal_hand = 0
        s.done()
        s.tell("goals-passed")


class StartRound(Auto[NimmState]):
    """The start player draws an auction tile: it holds for the whole round."""

    rule: ClassVar[str] = "NZ-3.2"

    def run(self, s: NimmState) -> None:
        s.phase = AUCTION
        s.swap(END_ROUND)
        s.push(START_WAGONS)
        s.push(DEAL_TILES)
        s.push(SUBSTITUTES)
        if s.r.chosen_method:
            s.push(CHOOSE_METHOD)
        else:
            left = methods_left(s)
            begin(s, left[s.rng.below(len(left))], "method-drawn")


def methods_left(s: NimmState) -> list[int]:
    return [method for method in range(len(METHODS)) if method not in s.methods]


def auction_step(method: int) -> Step[NimmState]:
    """How a method goes on."""
    if method == CHOICE:
        return NEXT_CHOICE
    return DEAL_LOCOS if method == DRAFT else NEXT_AUCTION


def begin(s: NimmState, method: int, event: str) -> None:
    s.method = method
    s.methods = [*s.methods, method]
    s.nominal = s.start
    s.starter = s.start
    s.auctions = 0
    s.push(auction_step(method))
    s.tell(event, seat=SEAT[s.start], method=f"method-{METHODS[method]}", round=s.round)


class ChooseMethod(Step[NimmState]):
    """The start player chooses the auction tile, where it is not drawn."""

    rule: ClassVar[str] = "NZ-3.2"
    families: ClassVar[tuple[Family, ...]] = (METHOD,)

    def seats(self, s: NimmState) -> tuple[int, ...]:
        return ONE[s.start]

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return [METHOD_0 + method for method in methods_left(s)]

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if move - METHOD_0 in s.methods:
            return Refusal("NZ-3.2", "method-used", {"method": f"method-{METHODS[move - METHOD_0]}"})
        return None

    def play(self, s: NimmState, seat: int, move: int) -> None:
        s.done()
        begin(s, move - METHOD_0, "method-chosen")


class Substitutes(Auto[NimmState]):
    """Who lacks locomotives gets unsold ones, face down, by lot."""

    rule: ClassVar[str] = "NZ-11.1"

    def run(self, s: NimmState) -> None:
        unsold = s.loco_stack + s.set_aside + s.revealed
        if s.still:
            s.rng.shuffle(unsold)
        for seat in s.still:
            p = s.board(seat)
            missing = TRAINS - len(p.locos)
            while len(p.locos) < TRAINS:
                p.substitutes |= 1 << len(p.locos)
                p.locos.append(unsold.pop())
            s.tell("substitutes", seat=SEAT[seat], count=missing)
        s.loco_stack = []
        s.set_aside = []
        s.revealed = []
        s.unused = sorted(s.unused + unsold)
        s.still = ()
        count_locos(s)
        s.done()


def order_key(s: NimmState, seat: int) -> list[int]:
    """Total power, then speeds from the fastest down, then nearness to the start player."""
    locos = real_locos(s, seat)
    speeds = sorted([s.c.speed[loco] for loco in locos], reverse=True)
    speeds += [0] * (TRAINS - len(speeds))
    key = [sum([s.c.power[loco] for loco in locos]), speeds[0]]
    if s.r.random_ties:
        return [*key, s.rng.below(1 << 16), -seat]
    return [*key, speeds[1], speeds[2], -((seat - s.start) % s.seats)]


class DealTiles(Auto[NimmState]):
    """Order tiles by total power; the faster locomotive decides among equals."""

    rule: ClassVar[str] = "NZ-11.2"

    def run(self, s: NimmState) -> None:
        deal_tiles(s)
        s.done()
        s.tell("order", seats=[SEAT[seat] for seat in s.order])


def deal_tiles(s: NimmState) -> None:
    keys = [order_key(s, seat) for seat in range(s.seats)]
    s.order = sorted(range(s.seats), key=keys.__getitem__, reverse=True)
    for place, seat in enumerate(s.order):
        s.board(seat).tile = place + 1
    count_order(s)


class EndRound(Auto[NimmState]):
    """Everybody counts their profit."""

    rule: ClassVar[str] = "NZ-14.1"

    def run(self, s: NimmState) -> None:
        s.profits = [profits(s, seat) for seat in range(s.seats)]
        s.phase = ENDED
        for seat in range(s.seats):
            total = sum(s.profits[seat])
            s.board(seat).move_money(PROFIT + s.round - 1, total)
            s.tell("profit", seat=SEAT[seat], total=total)
        s.tell("round-ended", round=s.round, profits=profit_lines(s))
        s.swap(CLOSE_ROUND)
        if s.r.goals_lost:
            s.push(LAST_CALL)


def profit_lines(s: NimmState) -> list[dict[str, Any]]:
    """What everybody earned, by train."""
    return [
        {"m": "profit-of", "a": {"seat": SEAT[seat], "a": p[0], "b": p[1], "c": p[2], "total": sum(p)}}
        for seat, p in enumerate(s.profits)
    ]


class LastCall(Sealed[NimmState]):
    """The round is over; goals may be handed in until everybody is ready, where unclaimed ones are lost."""

    rule: ClassVar[str] = "NZ-15.8"
    families: ClassVar[tuple[Family, ...]] = (READY, ATTACH, TAKE, REPLACE, DISCARD, TURN_UP, PASS)

    def asked(self, s: NimmState) -> tuple[int, ...]:
        return EVERYBODY[s.seats]

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return [IS_READY]

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        return None if move == IS_READY else Refusal("NZ-12.10", "round-over")

    def stranger(self, s: NimmState, seat: int, move: int) -> Refusal:
        if move != IS_READY and move != NONE:
            return Refusal("NZ-12.10", "round-over")
        return super().stranger(s, seat, move)

    def reveal(self, s: NimmState, answers: list[int]) -> None:
        s.done()


class CloseRound(Auto[NimmState]):
    """Trains, locomotives and tiles are given back; after the last round the screens come down."""

    rule: ClassVar[str] = "NZ-16.1"

    def run(self, s: NimmState) -> None:
        if s.round >= s.c.rounds:
            close_window(s, ALL_GOALS & ~(1 << FULFILLED_TWO))
            close_window(s, 1 << FULFILLED_TWO)
            s.phase = OVER
            s.learn()
            s.done()
            s.tell("game-ended")
            return
        close_window(s, ROUND_GOALS)
        prepare(s)
        s.swap(START_ROUND)
        s.tell("round-prepared", round=s.round, start=SEAT[s.start])


def prepare(s: NimmState) -> None:
    """The next round: everything is shuffled again but the cards that left the game."""
    if s.longer:
        s.box = [*s.box, LONG]
        s.longer = False
    s.round += 1
    s.start = (s.start + 1) % s.seats
    s.order = []
    for seat in range(s.seats):
        p = s.board(seat)
        p.clear_round()
        if not s.r.special_goal_later:
            p.took = False
            s.met[seat] &= ~(1 << 1)
        s.met[seat] &= ~ROUND_GOALS
    s.display = []
    s.discards = []
    s.spent = []
    s.passes = 0
    s.replaced = False
    s.replacing = 0
    s.fresh = 0
    s.method = NONE
    deal_stacks(s)


def deal_stacks(s: NimmState) -> None:
    """Wagons and specials in one stack; of the locomotives three for every player."""
    s.wagon_stack = [card for card in range(len(CARDS)) if card not in s.box]
    s.rng.shuffle(s.wagon_stack)
    locos = list(range(len(LOCOS)))
    s.rng.shuffle(locos)
    needed = TRAINS * s.seats
    s.loco_stack = locos[:needed]
    s.unused = sorted(locos[needed:])
    s.seen = 0
    s.set_aside = []
    s.revealed = []
    s.facedown = False
    s.lot = NONE
    s.turn = NONE
    s.count_still()


DRAFT_GOALS: Final[DraftGoals] = DraftGoals()
START_ROUND: Final[StartRound] = StartRound()
CHOOSE_METHOD: Final[ChooseMethod] = ChooseMethod()
SUBSTITUTES: Final[Substitutes] = Substitutes()
DEAL_TILES: Final[DealTiles] = DealTiles()
END_ROUND: Final[EndRound] = EndRound()
LAST_CALL: Final[LastCall] = LastCall()
CLOSE_ROUND: Final[CloseRound] = CloseRound()
