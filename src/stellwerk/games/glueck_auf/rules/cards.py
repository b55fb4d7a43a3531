"""Taking a card from a stack and putting it where its kind belongs."""

from typing import Any, Final

from stellwerk.games.glueck_auf.model.components import WAGON_FITS
from stellwerk.games.glueck_auf.model.ids import (
    DOCKS,
    ENGINE_ZONE,
    HELPER,
    HELPERS,
    INNOVATION_ZONE,
    KINDS,
    LORRY_A,
    LORRY_B,
    OBJECTIVE_ZONE,
    ORDER_ZONE,
    SHARE_ZONE,
    WAGON,
    WAGON_A,
    WAGON_B,
    ZONE_KEYS,
)
from stellwerk.games.glueck_auf.model.state import SEATS, GlueckState
from stellwerk.games.glueck_auf.rules.innovation_before_workers import (
    leaving_a_placement_if_any,
    why_not_before_workers,
)
from stellwerk.games.glueck_auf.rules.moves import DOCK, TAKE
from stellwerk.games.glueck_auf.rules.workers import HELPER_PLACE
from stellwerk.games.glueck_auf.rules.zones import EMPTY
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT, all_but, only
from stellwerk.kernel.step import Step

TAKEN: Final = [
    "lorry-taken", "lorry-taken", "wagon-taken", "wagon-taken", "engine-taken", "order-taken", "share-taken",
    "innovation-taken", "objective-taken",
]  # fmt: skip


def take_top(s: GlueckState, seat: int, stack: int) -> None:
    """Take the top card of a stack: everybody has seen it."""
    card = s.draw(stack)
    receive(s, seat, stack, card)
    s.tell(TAKEN[stack], seat=SEAT[seat], card=KINDS[card >> 5])
    if s.held == NONE:
        s.refill_twins()
    else:
        place_held(s, seat)


def receive(s: GlueckState, seat: int, stack: int, card: int) -> None:
    """Put a card where its kind belongs; wagons and engines are held until they have a dock."""
    if stack in (WAGON_A, WAGON_B, ENGINE_ZONE):
        s.held = card
        return
    board = s.board(seat)
    if stack <= LORRY_B:
        board.row.append(card)
    elif stack == ORDER_ZONE:
        board.orders.append(card)
    elif stack == SHARE_ZONE:
        board.shares.append(card)
    elif stack == OBJECTIVE_ZONE:
        board.objectives.append(card)
    else:
        board.innovations.append(card)
        s.fresh = card
        helper = (card >> 5) - HELPER
        if helper < len(HELPERS):
            board.helpers += HELPER_PLACE[helper]


def tell_kept(s: GlueckState, seat: int, stack: int, card: int) -> None:
    """A card chosen in the wild action: what goes to the hand is nobody else's business."""
    if s.ear is None:
        return
    name = KINDS[card >> 5]
    if (stack in (ORDER_ZONE, INNOVATION_ZONE)) and not s.rulings.wild_open:
        s.tell("card-kept", to=only(seat), seat=SEAT[seat], card=name, zone=ZONE_KEYS[stack])
        s.tell("card-kept-hidden", to=all_but(seat), seat=SEAT[seat], zone=ZONE_KEYS[stack])
    else:
        s.tell("card-kept", seat=SEAT[seat], card=name, zone=ZONE_KEYS[stack])


def place_held(s: GlueckState, seat: int) -> None:
    """Ask for a dock, unless there is only one."""
    kind = (s.held >> 5) - WAGON
    if kind < len(WAGON_FITS):
        fits = WAGON_FITS[kind]
        if fits[0] + fits[1] + fits[2] == 1:
            couple(s, seat, fits.index(True))
        else:
            s.push(COUPLE_WAGON)
        return
    free = s.players[seat].free_docks()
    if len(free) == 1:
        hitch(s, seat, free[0])
    else:
        s.push(PLACE_ENGINE)


def couple(s: GlueckState, seat: int, dock: int) -> None:
    wagon = s.held
    s.held = NONE
    s.board(seat).couple(dock, wagon)
    s.tell("wagon-coupled", seat=SEAT[seat], card=KINDS[wagon >> 5], dock=dock + 1)
    if s.lifted_from == NONE:
        s.refill_twins()


def hitch(s: GlueckState, seat: int, dock: int) -> None:
    engine = s.held
    s.held = NONE
    s.board(seat).engines[dock] = engine
    s.tell("engine-placed", seat=SEAT[seat], card=KINDS[engine >> 5], dock=dock + 1)


class CoupleWagon(Step[GlueckState]):
    """The wagon just taken goes to a dock that shows one of its crests."""

    rule = "GA-4.3"
    families = (DOCK,)

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        fits = WAGON_FITS[(s.held >> 5) - WAGON]
        return leaving_a_placement_if_any(s, seat, [DOCK.base + dock for dock in range(DOCKS) if fits[dock]])

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        dock = move - DOCK.base
        kind = s.held >> 5
        if not WAGON_FITS[kind - WAGON][dock]:
            return Refusal(self.rule, "wrong-dock", {"card": KINDS[kind], "dock": dock + 1})
        return why_not_before_workers(s, seat, move)

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        s.done()
        couple(s, seat, move - DOCK.base)


class PlaceEngine(Step[GlueckState]):
    """The engine just taken goes to a dock that has none."""

    rule = "GA-4.5"
    families = (DOCK,)

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        return leaving_a_placement_if_any(s, seat, [DOCK.base + dock for dock in s.players[seat].free_docks()])

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        dock = move - DOCK.base
        if s.players[seat].engines[dock] != NONE:
            return Refusal(self.rule, "dock-has-engine", {"dock": dock + 1})
        return why_not_before_workers(s, seat, move)

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        s.done()
        hitch(s, seat, move - DOCK.base)


class ChooseTwin(Step[GlueckState]):
    """An innovation takes the top card of one of the two lorry (or wagon) stacks."""

    rule = "GA-8.5"
    families = (TAKE,)

    def __init__(self, first: int) -> None:
        self.first = first

    @property
    def name(self) -> str:
        return "lorry" if self.first == LORRY_A else "wagon"

    def data(self) -> dict[str, Any]:
        return {"cards": self.name}

    def seats(self, s: GlueckState) -> tuple[int, ...]:
        return SEATS[s.turn]

    def moves(self, s: GlueckState, seat: int) -> list[int]:
        stacks = [stack for stack in (self.first, self.first + 1) if is_takeable(s, stack)]
        return leaving_a_placement_if_any(s, seat, [TAKE.base + stack for stack in stacks])

    def judge(self, s: GlueckState, seat: int, move: int) -> Refusal | None:
        stack = move - TAKE.base
        if stack not in (self.first, self.first + 1):
            return Refusal(
                "GA-8.6" if self.first == LORRY_A else "GA-8.7", "other-stack", {"cards": f"cards-{self.name}"}
            )
        return why_not_before_workers(s, seat, move) if s.left[stack] else EMPTY[stack]

    def play(self, s: GlueckState, seat: int, move: int) -> None:
        s.done()
        take_top(s, seat, move - TAKE.base)


def is_takeable(s: GlueckState, stack: int) -> bool:
    """Whether a stack has a top card that may be counted on."""
    return s.top(stack) >= 0


COUPLE_WAGON: Final = CoupleWagon()
PLACE_ENGINE: Final = PlaceEngine()
CHOOSE_LORRY: Final = ChooseTwin(LORRY_A)
CHOOSE_WAGON: Final = ChooseTwin(WAGON_A)
