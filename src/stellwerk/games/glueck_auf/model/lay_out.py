"""From a state to the written table: what somebody's eyes may know, and blanks for what they may not."""

from typing import Any, Final

from msgspec import UNSET

from stellwerk.games.glueck_auf.model.card_names import CARD_NAMES
from stellwerk.games.glueck_auf.model.components import MOST_COPIES
from stellwerk.games.glueck_auf.model.ids import DOCKS, HELPER, KINDS, STACKS, ZONES
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import GlueckState, Use
from stellwerk.games.glueck_auf.model.table import (
    BACKS,
    GAME,
    Dock,
    LoadedWagon,
    OpenStep,
    Placed,
    Seat,
    Table,
    Wild,
)  # fmt: skip
from stellwerk.games.glueck_auf.rules.options import OPTIONS
from stellwerk.games.glueck_auf.rules.steps import EVERY_STEP
from stellwerk.games.glueck_auf.rules.workers import COUNTS, HANDS, HELPER_PLACE, PAYMENT_NAMES
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step
from stellwerk.kernel.table import ALL, BLANK, NOBODY, SEAT_NAMES, Eyes, written_chance, written_eyes

SEATS_IN: Final[list[tuple[str, ...]]] = [
    tuple([SEAT_NAMES[seat] for seat in range(4) if mask >> seat & 1]) for mask in range(16)
]
USUAL: Final[dict[str, Any]] = {option.id: option.default for option in OPTIONS}
FACE_DOWN: Final[tuple[str, ...]] = (BLANK,) * (len(KINDS) * MOST_COPIES)
HANDS_WRITTEN: Final[list[tuple[int, ...]]] = [
    tuple([value + 1 for value, n in enumerate(counts) for _ in range(n)]) for counts in COUNTS
]
WRITTEN_STEPS: Final[dict[Step[Any], OpenStep]] = {
    step: OpenStep(step=type(step).__name__, **step.data()) for step in EVERY_STEP
}

# how much of a board can be seen
FROM_INSIDE: Final = 0
FROM_OUTSIDE: Final = 1
AT_THE_END: Final = 2


def lay_out(s: GlueckState, eyes: Eyes) -> Table:
    stacks = [laid_stack(s, stack) for stack in range(len(STACKS))]
    return Table(
        game=UNSET if eyes == ALL else GAME,
        players=s.seats,
        options=chosen(s.options),
        eyes=written_eyes(eyes),
        rng=written_chance(s.rng, eyes),
        learnt=s.learnt,
        tokens=tuple([SEAT_NAMES[owner] for owner in s.tokens]),
        start=SEAT_NAMES[s.starter],
        turn=SEAT_NAMES[s.turn],
        passed=SEATS_IN[s.passed],
        committed=s.committed,
        # to the others it would tell what was kept in secret
        fresh=s.fresh != NONE if eyes == ALL or eyes == s.turn else BLANK,
        zones=dict(zip(ZONES, s.last)),
        placed=tuple([lay_out_use(use) for use in s.placed]),
        stacks={one.name: one.through(eyes, one.stack == s.lifted_from) for one in stacks},
        seen={one.name: one.seen for one in stacks if one.seen},
        held=None if s.held == NONE else CARD_NAMES[s.held],
        wild=None if s.lifted_from == NONE else lay_out_wild(s, eyes),
        box=names(s.box),
        seats=tuple([lay_out_seat(s, seat, eyes) for seat in range(s.seats)]),
        steps=tuple([WRITTEN_STEPS[step] for step in s.stack]),
    )


def chosen(options: dict[str, Any]) -> dict[str, Any]:
    """Only the options that are not as usual."""
    return {} if options == USUAL else {name: options[name] for name in USUAL if options[name] != USUAL[name]}


def names(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARD_NAMES[card] for card in cards])


# --- the display ------------------------------------------------------------------------------------------------------


def lay_out_use(use: Use) -> Placed:
    """The same one for all who look: it lies open, and never changes."""
    if use.made is None:
        helpers = sum([HELPER_PLACE[(card >> 5) - HELPER] for card in use.helpers])
        use.made = Placed(
            zone=ZONES[use.zone],
            seat=SEAT_NAMES[use.seat],
            workers=use.total,
            payment=PAYMENT_NAMES[helpers * HANDS + use.hand],
            innovations=names(use.helpers),
        )
    return use.made


class LaidStack:
    """One stack as it is laid out, for all who look. It holds as long as the very lists of the state do."""

    __slots__ = ("cards", "knowing", "left", "made", "masks", "name", "seen", "stack")

    def __init__(self, s: GlueckState, stack: int) -> None:
        self.stack = stack
        self.name = STACKS[stack]
        self.cards = s.stacks[stack]
        self.masks = s.seen[stack]
        self.left = s.left[stack]
        # by depth from 1: the seats that saw the card go there. Everybody saw them look
        self.seen = {str(self.left - i): SEATS_IN[self.masks[i]] for i in range(self.left) if self.masks[i]}
        self.knowing = 0  # seats that saw any of them
        for i in range(self.left):
            self.knowing |= self.masks[i]
        self.made: dict[int, tuple[str, ...]] = {}

    def through(self, eyes: Eyes, covered: bool) -> tuple[str, ...]:
        """The top card first. It lies open unless cards are lifted; below it one knows what one put there oneself."""
        if eyes >= 0 and not self.knowing >> eyes & 1:
            eyes = NOBODY
        key = eyes * 2 + covered
        made = self.made.get(key)
        if made is None:
            made = self.made[key] = tuple([self.card(i, eyes, covered) for i in range(self.left - 1, -1, -1)])
        return made

    def card(self, i: int, eyes: Eyes, covered: bool) -> str:
        if eyes == ALL or (eyes >= 0 and self.masks[i] >> eyes & 1) or (i == self.left - 1 and not covered):
            return CARD_NAMES[self.cards[i]]
        return BLANK


def laid_stack(s: GlueckState, stack: int) -> LaidStack:
    """Stacks are never written in place: the same list and the same height is the same stack."""
    one = s.laid.get(stack)
    if one is None or one.left != s.left[stack] or one.cards is not s.stacks[stack] or one.masks is not s.seen[stack]:
        one = s.laid[stack] = LaidStack(s, stack)
    return one


def lay_out_wild(s: GlueckState, eyes: Eyes) -> Wild:
    """Only who looks at the lifted cards sees them."""
    shown = eyes == ALL or eyes == s.turn or s.rulings.wild_open
    return Wild(
        stack=STACKS[s.lifted_from],
        cards=names(s.lifted) if shown else FACE_DOWN[: len(s.lifted)],
        returned=names(s.returned) if shown else FACE_DOWN[: len(s.returned)],
    )


# --- one player -------------------------------------------------------------------------------------------------------


def lay_out_seat(s: GlueckState, seat: int, eyes: Eyes) -> Seat:
    """The same one as long as the board is not written to."""
    board = s.players[seat]
    sight = FROM_INSIDE if eyes in (ALL, seat) else FROM_OUTSIDE if s.stack else AT_THE_END
    made = board.made
    if made is None:
        made = board.made = {}
    if sight not in made:
        made[sight] = lay_out_board(s, board, sight)
    return made[sight]


def lay_out_board(s: GlueckState, board: Player, sight: int) -> Seat:
    """What lies open, and to its owner the hand and the delivered stack."""
    own = sight == FROM_INSIDE
    shown = sight != FROM_OUTSIDE or s.rulings.delivered_open
    return Seat(
        workers=HANDS_WRITTEN[board.hand] if own or not s.rulings.workers_hidden else BLANK,
        orders=names(board.orders) if own else FACE_DOWN[: len(board.orders)],
        innovations=names(board.innovations) if own else FACE_DOWN[: len(board.innovations)],
        row=names(board.row),
        storage=names(board.storage),
        docks=tuple([lay_out_dock(board, dock) for dock in range(DOCKS)]),
        shares=names(board.shares),
        objectives=names(board.objectives),
        delivered=names(board.delivered) if shown else backs(board.delivered),
    )


def backs(cards: list[int]) -> tuple[str, ...]:
    """Everybody saw the trains leave: the deck of every card is no secret."""
    return tuple([BACKS[KINDS[card >> 5][0]] for card in cards])


def lay_out_dock(board: Player, dock: int) -> Dock:
    wagons: list[str | LoadedWagon] = []
    for wagon, load in zip(board.wagons[dock], board.loads[dock], strict=True):
        card = CARD_NAMES[wagon]
        wagons.append(card if load == NONE else LoadedWagon(card=card, load=CARD_NAMES[load]))
    engine = board.engines[dock]
    return Dock(wagons=tuple(wagons), engine=None if engine == NONE else CARD_NAMES[engine])
