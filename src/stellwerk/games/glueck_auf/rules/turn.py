"""A turn: innovations, workers into one zone and its action, innovations; or pass."""

from typing import Any, Final

from stellwerk.games.glueck_auf.model.components import STEPS_HIGH
from stellwerk.games.glueck_auf.model.ids import (
    DELIVER_ZONE,
    ENGINE_ZONE,
    HELPER,
    MINE_01,
    MINE_23,
    OBJECTIVE_ZONE,
    STACKS,
    ZONE_KEYS,
    ZONES,
)
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import SEATS, GlueckState, Use
from stellwerk.games.glueck_auf.rules.cards import take_top
from stellwerk.games.glueck_auf.rules.delivery import start_delivery
from stellwerk.games.glueck_auf.rules.innovations import innovate_moves, judge_innovation, play_innovation
from stellwerk.games.glueck_auf.rules.mining import first_of, start_mining
from stellwerk.games.glueck_auf.rules.moves import DONE, INNOVATE, PASS, PAY, PLACE
from stellwerk.games.glueck_auf.rules.wild import CHOOSE_STACK
from stellwerk.games.glueck_auf.rules.workers import (
    FEWEST,
    HANDS,
    HELPER_COUNTS,
    MOST,
    SPOKEN,
    WAYS,
    covers,
    fits,
    ways,
)  # fmt: skip
from stellwerk.games.glueck_auf.rules.zones import IN_PLAY, NOT_IN_PLAY, fewest_steps, obstacle, payable
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import SEAT
from stellwerk.kernel.step import Auto, Step

INNOVATION_PLAYED: Final = Refusal("GA-8.13", "pass-after-innovation")
NOT_COMBINED: Final = Refusal("GA-8.1", "not-combined")


class Turn(Step[GlueckState]):
    """Place workers in one zone, or pass. Action innovations may come first."""

    rule = "GA-2.4"
    families = (PLACE, PASS, INNOVATE)

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        board = s.players[seat]
        out: list[int] = [] if is_bound(s) else [PASS.base]
        made = payable(s, board)
        last = s.last
        if made > 1:
            place = PLACE.base
            left = s.left
            for zone in IN_PLAY[s.seats]:
                need = last[zone] + 1
                if made >> need & 1 and (
                    (zone <= OBJECTIVE_ZONE and zone != ENGINE_ZONE and left[zone]) or obstacle(s, board, zone) is None
                ):
                    out.append(place + zone * MOST + need - 1)
            if board.innovations:
                out += innovate_moves(s, seat)
        elif board.innovations and s.rulings.pass_after_innovation:
            out += innovate_moves(s, seat)
        return out or [PASS.base]  # nobody is ever left without a move

    def haste_tells(self, s: GlueckState, seat: int) -> bool:
        return s.rulings.workers_hidden or bool(s.players[seat].innovations)

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        if PASS.has(move):
            return None if not is_bound(s) or PASS.base in self.moves(s, seat) else INNOVATION_PLAYED
        if INNOVATE.has(move):
            return judge_innovation(s, seat, move)
        zone, given = divmod(move - PLACE.base, MOST)
        board = s.players[seat]
        if zone not in IN_PLAY[s.seats]:
            return NOT_IN_PLAY
        reason = obstacle(s, board, zone)
        if reason is not None:
            return reason
        need = s.need(zone)
        if given + 1 != need:
            return Refusal("GA-3.5", "needs-exactly", {"need": need, "given": given + 1})
        made = payable(s, board)
        if made >> need & 1:
            return None
        if made <= 1:
            return Refusal("GA-3.8", "no-workers", {"need": need})
        return Refusal("GA-3.5", "cannot-make", {"need": need, "sums": numbers(made)})

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        if move == PASS.base:
            s.passed |= 1 << seat
            s.tell("passed", seat=SEAT[seat])
            s.done()
        elif INNOVATE.has(move):
            play_innovation(s, seat, move)
        else:
            zone = (move - PLACE.base) // MOST
            board = s.players[seat]
            need = s.need(zone)
            known_ways = WAYS[board.hand][need] if need < len(WAYS[board.hand]) else []
            if board.innovations or len(known_ways) != 1:
                # asked whenever the others cannot know that there is one way only
                s.push(PAYMENT[zone])
            else:
                place_workers(s, seat, zone, known_ways[0])


def is_bound(s: GlueckState) -> bool:
    """Whether an innovation was played in this turn, after which workers must be placed."""
    return s.committed and not s.rulings.pass_after_innovation


def numbers(made: int) -> str:
    """The numbers that are set as bits: `1, 2, 5`."""
    return ", ".join([str(n) for n in range(1, made.bit_length()) if made >> n & 1])


class Payment(Step[GlueckState]):
    """Choose which worker cards go to the zone."""

    rule = "GA-3.4"
    families = (PAY,)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def data(self) -> dict[str, Any]:
        return {"zone": ZONES[self.zone]}

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        board = s.players[seat]
        paid = ways(board.hand, board.helpers, s.need(self.zone), s.rulings.combined)
        return [PAY.base + payment for payment in paid]

    def haste_tells(self, s: GlueckState, seat: int) -> bool:
        return s.rulings.workers_hidden or bool(s.players[seat].innovations)

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        board = s.players[seat]
        payment = move - PAY.base
        need = s.need(self.zone)
        if not fits(payment, need):
            return Refusal("GA-3.5", "pays-otherwise", {"payment": SPOKEN[payment], "need": need})
        if not covers(board.hand, board.helpers, payment):
            return Refusal("GA-3.4", "cards-not-in-hand", {"payment": SPOKEN[payment]})
        if not s.rulings.combined and not is_plain(payment):
            return NOT_COMBINED
        return None

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        s.done()
        place_workers(s, seat, self.zone, move - PAY.base)


def is_plain(payment: int) -> bool:
    """Worker cards only, or a single worker innovation."""
    helpers, hand = payment // HANDS, payment % HANDS
    return helpers == 0 or (hand == 0 and FEWEST[helpers] == 1)


def place_workers(s: GlueckState, seat: int, zone: int, payment: int) -> None:
    """The workers lie in the zone for the rest of the shift; now its action must be carried out."""
    board = s.board(seat)
    total = s.last[zone] + 1
    hand, helpers = payment % HANDS, payment // HANDS
    board.hand -= hand
    s.placed.append(Use(zone, seat, total, hand, hand_over(s, board, helpers)))
    s.last[zone] = total
    if zone == MINE_01:
        s.miner = seat
    s.acted = True
    s.committed = False
    s.swap(AFTER_ACTION)
    s.tell("placed", seat=SEAT[seat], zone=ZONE_KEYS[zone], n=total, payment=SPOKEN[payment])
    carry_out(s, seat, zone)


def hand_over(s: GlueckState, board: Player, helpers: int) -> list[int]:
    """The worker innovations of a payment, taken out of the hand."""
    if helpers == 0:
        return []
    cards: list[int] = []
    for k in range(3):
        for _ in range(HELPER_COUNTS[helpers][k]):
            card = first_of(board.innovations, HELPER + k)
            board.innovations.remove(card)
            cards.append(card)
    board.helpers -= helpers
    s.learn()  # they were secrets
    return cards


def carry_out(s: GlueckState, seat: int, zone: int) -> None:
    """The action of a zone."""
    if zone < len(STACKS):
        take_top(s, seat, zone)
    elif zone <= MINE_23:
        start_mining(s, seat, fewest_steps(s.rulings, zone), STEPS_HIGH[zone])
    elif zone == DELIVER_ZONE:
        start_delivery(s)
    else:
        s.push(CHOOSE_STACK)


class AfterAction(Auto[GlueckState]):
    """Whoever holds innovations may play some now; everybody knows who does."""

    rule = "GA-8.4"

    def run(self, s: GlueckState) -> None:
        if s.players[s.turn].innovations:
            s.push(FURTHER_INNOVATIONS)
        else:
            s.done()


class FurtherInnovations(Step[GlueckState]):
    """After the worker action: more action innovations, or the turn is over."""

    rule = "GA-8.4"
    families = (INNOVATE, DONE)

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        return [DONE.base, *innovate_moves(s, seat)]

    def haste_tells(self, s: GlueckState, seat: int) -> bool:
        return bool(s.players[seat].innovations)

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        return None if DONE.has(move) else judge_innovation(s, seat, move)

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        s.done()
        if move == DONE.base:
            s.done()
        else:
            play_innovation(s, seat, move)


TURN: Final = Turn()
PAYMENT: Final = [Payment(zone) for zone in range(len(ZONES))]
AFTER_ACTION: Final = AfterAction()
FURTHER_INNOVATIONS: Final = FurtherInnovations()
