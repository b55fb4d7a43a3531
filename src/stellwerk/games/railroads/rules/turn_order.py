"""Whose turn it is, the new order, and workers moved from the turn order track (rulebook: turn order)."""

from stellwerk.games.railroads.model.ids import E2, K12_COAL, O1, O2, PAID_BLACK, PAID_COINS, PLACE_KEYS, SPACE_COUNT
from stellwerk.games.railroads.model.state import (
    MOVING,
    ONE,
    Board,
    RailState,
    stands_payment,
    stands_seat,
)
from stellwerk.games.railroads.rules.asking import ask, go_over
from stellwerk.games.railroads.rules.coal import coins_of_extra, extras
from stellwerk.games.railroads.rules.effects import begin
from stellwerk.games.railroads.rules.emil import emil_turn
from stellwerk.games.railroads.rules.moves import MOVE, MOVE_0, STAY, STAY_0
from stellwerk.games.railroads.rules.possible import printed_on
from stellwerk.games.railroads.rules.reasons import why_not_whole
from stellwerk.games.railroads.rules.turn import (
    board_places,
    first_extras,
    own_places,
    pass_round,
    stand,
    use_place,
    why_not_there,
)
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import SEAT
from stellwerk.kernel.step import Auto, Step


class NextTurn(Auto[RailState]):
    """The next player in order who has not passed; when all have, the round ends."""

    rule = "RR-2.1"

    def run(self, s: RailState) -> None:
        if s.parts.solo:
            self.against_emil(s)
            return
        n = s.seats
        for i in range(n):
            place = (s.cursor + i) % n
            seat = s.order[place]
            if not s.passed >> seat & 1:
                s.cursor = (place + 1) % n
                s.turn = seat
                self.give(s, seat)
                return
        go_over(s, "RoundEnd")

    def give(self, s: RailState, seat: int) -> None:
        """RR-2.11: whoever has nothing to place must pass, and is not asked."""
        if can_place(s, s.boards[seat]):
            ask(s, "Turn")
        else:
            pass_round(s, seat)

    def against_emil(self, s: RailState) -> None:
        """RR-16.10: Emil and you by turns; when you pass, the round is over."""
        if s.passed:
            go_over(s, "RoundEnd")
        elif s.cursor == 0:
            s.cursor = 1
            if not s.emil_passed:
                emil_turn(s)
        else:
            s.cursor = 0
            self.give(s, 0)


def can_place(s: RailState, b: Board) -> bool:
    """Anything at hand, or an extra that can lead to it (RR-2.10)."""
    return has_something(s, b) or len(first_extras(s, b, False)) > 0


def has_something(s: RailState, b: Board) -> bool:
    """Workers or coins, or an extra that brings coins."""
    if b.hands() or b.coins:
        return True
    if b.incomes or b.coal:
        for move in extras(s, b):
            if coins_of_extra(s, move) or s.parts.r.income_alone:
                return True
    return False


def new_order(s: RailState) -> None:
    """RR-9.3."""
    claimed = [stands_seat(code) if code else -1 for code in s.occupied[O1 : O2 + 1]]
    rest = [seat for seat in s.order if seat not in claimed]
    if claimed[0] >= 0:
        rest.insert(0, claimed[0])
        if claimed[1] >= 0:
            rest.insert(1, claimed[1])
    elif claimed[1] >= 0 and s.order[0] != claimed[1]:
        rest.insert(1, claimed[1])
    else:
        return
    s.order = rest
    s.tell("order", seats=[SEAT[seat] for seat in rest])


class MoveBegins(Auto[RailState]):
    """A claim whose worker may now be moved. A coin stays (RR-9.5)."""

    rule = "RR-9.4"

    def __init__(self, claim: int) -> None:
        self.claim = claim

    def run(self, s: RailState) -> None:
        code = s.occupied[O1 + self.claim]
        if code and (s.parts.r.claims_by_coin_move or not PAID_COINS[stands_payment(code)]):
            s.turn = stands_seat(code)
            s.moving = self.claim
            go_over(s, "MoveWorker")
        else:
            s.done()


class MoveWorker(Step[RailState]):
    """The worker of a claim moves to a free place that costs exactly one worker, or stays."""

    rule = "RR-9.4"
    families = (MOVE, STAY)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        return [*[MOVE_0 + place for place in move_places(s, s.boards[seat])], STAY_0]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        return why_not_move(s, s.boards[seat], move - MOVE_0)

    def play(self, s: RailState, seat: int, move: int) -> None:
        claim = s.moving
        s.moving = -1
        if move == STAY_0:
            s.tell("stayed", seat=s.who())
            s.done()
            return
        place = move - MOVE_0
        code = s.occupied[O1 + claim]
        s.occupied[O1 + claim] = 0
        b = s.board(seat)
        black = PAID_BLACK[stands_payment(code)]
        stand(s, b, place, code)
        b.used.append(place * 2 + black)
        s.acted = True
        s.tell("moved", seat=s.who(), place=PLACE_KEYS[place])
        go_over(s, "EndTurn")
        begin(s)
        use_place(s, seat, place, black > 0)


def move_places(s: RailState, b: Board) -> list[int]:
    k = s.parts
    wide = not k.r.main_board_only
    out: list[int] = []
    for place in board_places(s, b):
        shown = printed_on(s, place)
        one = k.workers_of[shown] == 1 and not k.coins_of[shown]
        if one and place not in (O1, O2) and (wide or place <= E2):
            out.append(place)
    if wide:
        for place in own_places(b):
            if k.workers_of[place] == 1 and not k.coins_of[place]:
                out.append(place)
    return out


def why_not_move(s: RailState, b: Board, place: int) -> Refusal:
    k = s.parts
    name = PLACE_KEYS[place]
    missing = why_not_there(s, b, place, name)
    if missing is not None:
        return missing
    shown = printed_on(s, place)
    if place in (O1, O2):
        return Refusal("RR-9.4", "move-claim", {"place": name})
    if k.workers_of[shown] != 1 or k.coins_of[shown]:
        return Refusal("RR-9.4", "move-one-worker", {"place": name})
    if k.r.main_board_only and (place >= SPACE_COUNT or place >= K12_COAL - 2):
        return Refusal("RR-9.4", "move-main-board", {"place": name})
    return why_not_whole(s, b, k.gives[shown], name)


class RoundEnd(Auto[RailState]):
    """All have passed: new order and moved workers, then scoring. Not in the last round, not against Emil."""

    rule = "RR-2.1"

    def run(self, s: RailState) -> None:
        go_over(s, "Scoring")
        if s.parts.solo or s.last_round():
            return
        new_order(s)
        s.phase = MOVING
        ask(s, "MoveFirst")
        ask(s, "MoveSecond")
