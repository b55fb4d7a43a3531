"""A turn: one place is used, with extras around it, or the player passes (rulebook: a turn)."""

from typing import Final

from stellwerk.games.railroads.model.ids import (
    A3,
    ANY,
    E0,
    E1,
    E2,
    ENGINEERS,
    K12_COAL,
    K12_FOUNDRY,
    O1,
    O2,
    PAID_BLACK,
    PAID_COINS,
    PAID_WORKERS,
    PAYMENTS,
    PLACE_KEYS,
    PLACES,
    R1,
    SPACE_COUNT,
    T12,
)
from stellwerk.games.railroads.model.state import (
    FROM_PASSING,
    ONE,
    Board,
    RailState,
    stand_code,
    stands_seat,
)
from stellwerk.games.railroads.rules.asking import ask, go_over
from stellwerk.games.railroads.rules.chances import can_lead
from stellwerk.games.railroads.rules.coal import coins_of_extra, extras, use_extra, why_not_extra
from stellwerk.games.railroads.rules.effects import add_engineer, begin, gain_place, go_on
from stellwerk.games.railroads.rules.moves import (
    END,
    ENDED,
    FIRE,
    PASS,
    PASSED,
    PAYS,
    PLACE,
    PLACE_0,
    TAKE_STOKER,
    USE,
)
from stellwerk.games.railroads.rules.possible import can_use, industry_run, printed_on, rooms, usable
from stellwerk.games.railroads.rules.question_marks import keep_bonus, look_through
from stellwerk.games.railroads.rules.reasons import why_not_whole
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Auto, Step

# --- paying -------------------------------------------------------------------


def affordable(cost: int, workers: int, black: int, coins: int) -> list[int]:
    """Payments of a cost in workers: every mix of workers and coins (RR-2.4)."""
    return [
        i
        for i, name in enumerate(PAYMENTS)
        if len(name) == cost and PAID_WORKERS[i] <= workers and PAID_BLACK[i] <= black and PAID_COINS[i] <= coins
    ]


def all_payments() -> list[list[int]]:
    out: list[list[int]] = []
    for cost in range(4):
        for workers in range(4):
            for black in range(2):
                for coins in range(4):
                    out.append(affordable(cost, workers, black, coins))
    return out


PAYMENT_TABLE: Final = all_payments()
WITH_COIN: Final = (PAYMENTS.index("wc"), PAYMENTS.index("bc"))  # a worker and a printed coin


def all_places() -> list[list[list[int]]]:
    """By place and position in the payment table: the finished moves."""
    rows: list[list[list[int]]] = []
    for place in range(len(PLACES)):
        rows.append([[PLACE_0 + place * PAYS + payment for payment in row] for row in PAYMENT_TABLE])
    return rows


PLACE_MOVES: Final = all_places()
COMBINED: Final = PAYMENTS.index("c")


def at_hand(b: Board, coins: int) -> int:
    """Where to look into the payment table for a cost of 0; every worker of cost is 32 further on."""
    return (min(b.workers + b.helpers, 3) * 2 + (1 if b.black_home else 0)) * 4 + min(coins, 3)


def ways_to_pay(s: RailState, place: int, hand: int) -> list[int]:
    """The moves that use a place, by what is at hand (RR-2.4, RR-2.5)."""
    k = s.parts
    shown = printed_on(s, place)
    cost = k.workers_of[shown]
    if k.coins_of[shown]:
        if not hand & 3:
            return []
        if cost == 0:
            return [PLACE_0 + place * PAYS + COMBINED]
        return [
            PLACE_0 + place * PAYS + payment
            for payment in WITH_COIN
            if PAID_WORKERS[payment] <= hand >> 3 and PAID_BLACK[payment] <= (hand >> 2 & 1)
        ]
    if place == K12_COAL and not k.r.combined_coin:
        hand &= ~3  # RR-15.2: on the combined space a coin means the other half
    return PLACE_MOVES[place][cost * 32 + hand]


def pay(b: Board, seat: int, payment: int) -> int:
    """Turquoise workers go first: they stay only for this round."""
    workers = PAID_WORKERS[payment]
    helpers = min(workers, b.helpers)
    b.helpers -= helpers
    b.workers -= workers - helpers
    b.coins -= PAID_COINS[payment]
    if PAID_BLACK[payment]:
        b.black_home = False
    return stand_code(seat, payment, helpers)


# --- places -------------------------------------------------------------------


def is_open(s: RailState, place: int) -> bool:
    """There and free."""
    if place in (E1, E2):
        return s.occupied[place] == 0 and s.row[place - E1 + 1] != NONE
    return s.occupied[place] == 0


def board_places(s: RailState, b: Board) -> list[int]:
    """Spaces of the shared board that are free and can be carried out in full (RR-2.6)."""
    k = s.parts
    out: list[int] = []
    room = rooms(k, b)
    run = industry_run(k, b)
    occupied = s.occupied
    checks = k.check
    for place in k.places_last if s.round == k.rounds else k.places:
        if occupied[place]:
            continue
        check = checks[place]
        if 0 <= check < ANY:  # steps of one colour
            if k.check_n[place] <= room[check]:
                out.append(place)
        elif usable(s, b, place, room, run):
            out.append(place)
    return out


def own_places(b: Board) -> list[int]:
    """Own engineers that have not worked in this round (RR-8.4)."""
    out: list[int] = []
    for i in range(len(b.engineers)):
        if b.manned[i] == 0 and not b.rest >> i & 1:
            out.append(SPACE_COUNT + b.engineers[i])
    return out


def actions(s: RailState, b: Board) -> list[int]:
    """All regular actions with all ways to pay for them."""
    out: list[int] = []
    hand = at_hand(b, b.coins)
    if hand == 0:
        return out
    for place in board_places(s, b):
        out += ways_to_pay(s, place, hand)
    if b.engineers:
        for place in own_places(b):
            out += ways_to_pay(s, place, hand)
    return out


def could_act(s: RailState, b: Board, more_coins: int) -> bool:
    """Whether a regular action is possible, with so many more coins."""
    hand = at_hand(b, b.coins + more_coins)
    if hand == 0:
        return False
    for place in board_places(s, b) + own_places(b):
        if ways_to_pay(s, place, hand):
            return True
    return False


def occupy(s: RailState, seat: int, place: int, payment: int) -> None:
    """Put workers and coins there, and note the use."""
    b = s.board(seat)
    code = pay(b, seat, payment)
    stand(s, b, place, code)
    b.used.append(place * 2 + PAID_BLACK[payment])


def stand(s: RailState, b: Board, place: int, code: int) -> None:
    if place >= SPACE_COUNT:
        b.manned[b.engineers.index(place - SPACE_COUNT)] = code
    elif place == T12:
        s.crowd.append(code)
    else:
        s.occupied[place] = code
        if place in (K12_COAL, K12_FOUNDRY):
            s.occupied[K12_COAL] = code
            s.occupied[K12_FOUNDRY] = code


def use_place(s: RailState, seat: int, place: int, black: bool) -> None:
    """The effect of a place just occupied. Own engineers need not be used fully (RR-2.6)."""
    b = s.board(seat)
    if place == E0:
        engineer = s.row[0]
        s.row[0] = NONE
        add_engineer(s, b, engineer)
    elif place == A3:
        b.helpers += s.helpers_home
        s.helpers_home = 0
        s.tell("helpers", seat=s.who())
    elif place != O1 and place != O2:
        gain_place(s, printed_on(s, place), place < SPACE_COUNT, black)
    go_on(s)


# --- the steps ----------------------------------------------------------------


class Turn(Step[RailState]):
    """One place is used, or the player passes; extras may come first."""

    rule = "RR-2.2"
    families = (PLACE, PASS, USE, FIRE, TAKE_STOKER)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        b = s.boards[seat]
        out = actions(s, b)
        if b.incomes or b.coal:
            out += first_extras(s, b, len(out) > 0)
        if not s.extended or not out:
            out.append(PASSED)
        return out

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        b = s.boards[seat]
        if PLACE.has(move):
            place, payment = divmod(move - PLACE_0, PAYS)
            return why_not_place(s, b, place, payment)
        if move == PASSED:
            return Refusal("RR-2.10", "pass-after-extra") if s.extended and could_go_on(s, b) else None
        if move not in extras(s, b):
            return why_not_extra(s, b, move)
        return None if move in first_extras(s, b, could_act(s, b, 0)) else Refusal("RR-2.10", "extra-alone")

    def play(self, s: RailState, seat: int, move: int) -> None:
        if move == PASSED:
            go_over(s, "EndTurn")
            pass_round(s, seat)
        elif PLACE.has(move):
            place, payment = divmod(move - PLACE_0, PAYS)
            s.acted = True
            occupy(s, seat, place, payment)
            s.tell("placed", seat=s.who(), place=PLACE_KEYS[place], payment=f"payment-{PAYMENTS[payment]}")
            go_over(s, "AfterAction")
            begin(s)
            use_place(s, seat, place, PAID_BLACK[payment] > 0)
        else:
            s.extended = s.extended or not USE.has(move) or not s.parts.r.income_alone
            start_extra(s, move)


def first_extras(s: RailState, b: Board, can_act: bool) -> list[int]:
    """RR-2.10: an extra needs a regular action in the same turn."""
    found = extras(s, b)
    if can_act or not found:
        return found
    sure = [move for move in found if coins_of_extra(s, move) and could_act(s, b, coins_of_extra(s, move))]
    for move in sure:
        if USE.has(move):
            return found  # it stays, whatever comes before it
    out: list[int] = []
    for move in found:
        alone = s.parts.r.income_alone and USE.has(move)
        if alone or move in sure or can_lead(s, b, move, could_act_now):
            out.append(move)
    return out


def could_act_now(s: RailState, b: Board) -> bool:
    return could_act(s, b, 0)


def could_go_on(s: RailState, b: Board) -> bool:
    """Whether an action is possible, now or after an extra."""
    return could_act(s, b, 0) or len(first_extras(s, b, False)) > 0


def start_extra(s: RailState, move: int) -> None:
    """An extra before or after the action. A foundry may be closed when its effects are done."""
    if FIRE.has(move):
        ask(s, "AfterFoundry")
    begin(s)
    use_extra(s, move, False)
    go_on(s)


def pass_round(s: RailState, seat: int) -> None:
    """RR-2.11, RR-9.6."""
    s.passed |= 1 << seat
    place = s.pass_cards[seat] if s.parts.r.pass_card_kept else s.order.index(seat)
    points = s.parts.pass_points[place]
    if s.parts.r.no_last_pass and s.last_round():
        points = 0
    s.score(seat, FROM_PASSING, points)
    s.tell("passed", seat=s.who(), n=points)


def why_not_place(s: RailState, b: Board, place: int, payment: int) -> Refusal | None:
    name = PLACE_KEYS[place]
    missing = why_not_there(s, b, place, name)
    if missing is not None:
        return missing
    shown = printed_on(s, place)
    if place < SPACE_COUNT and not can_use(s, b, place):
        return why_not_whole(s, b, s.parts.gives[shown], name)
    if PLACE_0 + place * PAYS + payment in ways_to_pay(s, place, at_hand(b, b.coins)):
        return None
    cost, coin = s.parts.workers_of[shown], s.parts.coins_of[shown]
    if len(PAYMENTS[payment]) != cost + coin:
        return Refusal("RR-2.2", "wrong-cost", {"place": name, "workers": cost, "coins": coin})
    if (coin or (place == K12_COAL and PAID_COINS[payment])) and PAID_COINS[payment] != coin:
        return Refusal("RR-2.5", "printed-coin", {"place": name, "workers": cost, "coins": coin})
    return Refusal("RR-2.4", "cannot-pay", {"workers": b.hands(), "coins": b.coins})


def why_not_there(s: RailState, b: Board, place: int, name: str) -> Refusal | None:
    k = s.parts
    if place >= SPACE_COUNT:
        engineer = place - SPACE_COUNT
        if engineer not in b.engineers:
            return Refusal("RR-8.4", "engineer-not-yours", {"engineer": f"engineer-{ENGINEERS[engineer]}"})
        i = b.engineers.index(engineer)
        if b.manned[i]:
            return Refusal("RR-8.4", "engineer-used", {"engineer": f"engineer-{ENGINEERS[engineer]}"})
        return Refusal("RR-8.5", "engineer-new") if b.rest >> i & 1 else None
    last = s.last_round()
    if not k.here[place] or (place == R1 and not last) or (last and place in (O1, O2)):
        return Refusal("RR-2.14", "space-not-there", {"place": name})
    if place in (E1, E2) and s.row[place - E1 + 1] == NONE:
        return Refusal("RR-8.7", "field-empty", {"place": name})
    if not is_open(s, place):
        seat = stands_seat(s.occupied[place])
        return Refusal("RR-2.3", "space-taken", {"place": name, "seat": "emil" if seat >= s.seats else SEAT[seat]})
    return None


class AfterAction(Auto[RailState]):
    """The regular action is done: extras, if there are any, then the end of the turn."""

    rule = "RR-2.9"

    def run(self, s: RailState) -> None:
        b = s.boards[s.turn]
        if (b.incomes or b.coal) and extras(s, b):
            go_over(s, "Extras")
        else:
            go_over(s, "EndTurn")


class Extras(Step[RailState]):
    """After the regular action: income markers and coal, or the end of the turn."""

    rule = "RR-2.9"
    families = (USE, FIRE, TAKE_STOKER, END)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        return [*extras(s, s.boards[seat]), ENDED]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        b = s.boards[seat]
        return None if move == ENDED or move in extras(s, b) else why_not_extra(s, b, move)

    def play(self, s: RailState, seat: int, move: int) -> None:
        if move == ENDED:
            go_over(s, "EndTurn")
            return
        go_over(s, "AfterAction")
        start_extra(s, move)


class EndTurn(Auto[RailState]):
    """RR-12.6: end bonus cards gained in this turn are taken now."""

    rule = "RR-12.6"

    def run(self, s: RailState) -> None:
        if s.picks and s.pile:
            if s.parts.r.drawn_end_bonus:
                s.learn()
                keep_bonus(s, s.board(s.turn), s.turn, s.pile.pop())
            else:
                look_through(s)
                ask(s, "ChooseEndBonus")
            return
        s.picks = 0
        s.acted = False
        s.extended = False
        s.done()
