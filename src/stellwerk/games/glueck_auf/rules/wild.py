"""The wild action: look at four cards of any stack, keep one, put the others under the stack."""

from typing import Final

from stellwerk.games.glueck_auf.model.components import LOOK as LOOKED_AT
from stellwerk.games.glueck_auf.model.ids import INNOVATION_ZONE, KINDS, ORDER_ZONE, STACKS, ZONE_KEYS
from stellwerk.games.glueck_auf.model.state import SEATS, GlueckState
from stellwerk.games.glueck_auf.rules.cards import place_held, receive, tell_kept
from stellwerk.games.glueck_auf.rules.mining import first_of, kinds_of
from stellwerk.games.glueck_auf.rules.moves import KEEP, LOOK, RETURN
from stellwerk.games.glueck_auf.rules.zones import stack_obstacle
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import EVERYONE, NONE, SEAT, only
from stellwerk.kernel.step import Auto, Step


class ChooseStack(Step[GlueckState]):
    """Choose the stack before its cards are seen."""

    rule = "GA-7.1"
    families = (LOOK,)

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        board = s.players[seat]
        return [LOOK.base + stack for stack in range(len(STACKS)) if stack_obstacle(s, board, stack) is None]

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        return stack_obstacle(s, s.players[seat], move - LOOK.base)

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        lift(s, seat, move - LOOK.base)
        s.swap(KEEP_ONE)


def lift(s: GlueckState, seat: int, stack: int) -> None:
    """The top cards leave the stack; only the one who looks sees them."""
    n = min(LOOKED_AT, s.left[stack])
    mix_copies(s, stack, n)
    left = s.left[stack] - n
    lifted = s.stacks[stack][left : left + n]
    lifted.reverse()
    s.left[stack] = left
    s.lifted = lifted
    s.lifted_from = stack
    s.learn()
    s.tell("looked", seat=SEAT[seat], zone=ZONE_KEYS[stack], n=n)
    names = [KINDS[card >> 5] for card in lifted]
    s.tell("cards-seen", to=EVERYONE if s.rulings.wild_open else only(seat), seat=SEAT[seat], cards=names)


def mix_copies(s: GlueckState, stack: int, n: int) -> None:
    """Cards of one kind look alike, so nobody may recognise a copy that goes under the stack: deal the copies anew."""
    left = s.left[stack]
    cards, seen = s.stacks[stack][:left], s.seen[stack]
    for kind in kinds_of(cards[left - n :]):
        at = [i for i in range(left) if cards[i] >> 5 == kind and (i >= left - n or seen[i] == 0)]
        copies = [cards[i] for i in at]
        s.rng.shuffle(copies)
        for i, card in zip(at, copies, strict=True):
            cards[i] = card
    s.stacks[stack] = cards


class KeepOne(Step[GlueckState]):
    """One of the cards must be kept, by the rules of its kind."""

    rule = "GA-7.2"
    families = (KEEP,)

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        return [KEEP.base + kind for kind in kinds_of(s.lifted)]

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        return None if move - KEEP.base in kinds_of(s.lifted) else not_there(self.rule, move - KEEP.base)

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        card = first_of(s.lifted, move - KEEP.base)
        stack = s.lifted_from
        s.lifted = [other for other in s.lifted if other != card]
        s.swap(PUT_BACK)
        if stack not in (ORDER_ZONE, INNOVATION_ZONE):
            s.learn()  # it is placed for all to see
        receive(s, seat, stack, card)
        tell_kept(s, seat, stack, card)
        if s.held != NONE:
            place_held(s, seat)


class PutBack(Auto[GlueckState]):
    """The kept card has its place; now the others go back."""

    rule = "GA-7.3"

    def run(self, s: GlueckState) -> None:
        if len(s.lifted) > 1 and not s.rulings.return_random:
            s.swap(RETURN_CARDS)
            return
        rest = s.lifted[:]
        if s.rulings.return_random:
            s.rng.shuffle(rest)
        s.done()
        put_under(s, rest)


class ReturnCards(Step[GlueckState]):
    """The cards go under the stack in an order of the player's choice, each below the one before."""

    rule = "GA-7.3"
    families = (RETURN,)

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        return [RETURN.base + kind for kind in kinds_of(s.lifted)]

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        return None if move - RETURN.base in kinds_of(s.lifted) else not_there(self.rule, move - RETURN.base)

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        card = first_of(s.lifted, move - RETURN.base)
        s.lifted = [other for other in s.lifted if other != card]
        s.returned = [*s.returned, card]
        if len(s.lifted) == 1:
            s.done()
            put_under(s, s.lifted)


def put_under(s: GlueckState, rest: list[int]) -> None:
    """Everything is back; a stack of no more than these cards shows its new top."""
    stack = s.lifted_from
    under = [*s.returned, *rest]
    under.reverse()
    n = s.left[stack]
    knows = 1 << s.turn
    if s.rulings.return_random:
        knows = 0
    elif s.rulings.wild_open:
        knows = (1 << s.seats) - 1
    s.stacks[stack] = under + s.stacks[stack][:n]
    s.seen[stack] = [knows] * len(under) + s.seen[stack][:n]
    s.left[stack] = n + len(under)
    s.lifted = []
    s.returned = []
    s.lifted_from = NONE
    s.learn()
    if under:
        s.tell("cards-returned", seat=SEAT[s.turn], zone=ZONE_KEYS[stack], n=len(under))
    s.refill_twins()


def not_there(rule: str, kind: int) -> Refusal:
    return Refusal(rule, "not-among-cards", {"card": KINDS[kind]})


CHOOSE_STACK: Final = ChooseStack()
KEEP_ONE: Final = KeepOne()
PUT_BACK: Final = PutBack()
RETURN_CARDS: Final = ReturnCards()
