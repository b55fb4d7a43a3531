"""What the types of a table cannot say: nothing lies there twice, nothing is missing, what is asked can be answered."""

from coal_auction.model.ids import CARDS, TOKENS
from coal_auction.model.state import Heap
from coal_auction.model.table import BIDS
from coal_auction.rules.bids import Bids, Tie
from coal_auction.rules.moves import BID
from coal_auction.rules.round import Round
from coal_auction.rules.steps import STEPS
from coal_auction.rules.wagons import Load
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.state import NONE


def check(s: Heap) -> None:
    check_parts(s)
    check_moment(s)


def places(s: Heap) -> list[tuple[str, list[str]]]:
    """Every place on the table and the names of what lies there."""
    found = [("lot", [CARDS[s.lot]] if s.lot != NONE else []), ("deck", [CARDS[card] for card in s.deck])]
    for seat in range(s.seats):
        at = f"seats[{seat}]"
        found.append((f"{at}.hand", [CARDS[card] for card in s.hands[seat]]))
        found.append((f"{at}.wagons", [CARDS[card] for card in s.loaded(seat)]))
        found.append((f"{at}.token", [TOKENS[s.tokens[seat]]] if s.tokens[seat] != NONE else []))
        found.append((f"{at}.shown", [TOKENS[token] for token in s.shown[seat]]))
    return found


def check_parts(s: Heap) -> None:
    lying: set[str] = set()
    for path, names in places(s):
        for name in names:
            if name in lying:
                raise wrong(path, "json-twice", name)
            lying.add(name)
    for seat in range(s.seats):
        if len(s.shown[seat]) + (s.tokens[seat] != NONE) != 1:
            raise wrong(f"seats[{seat}].token", "json-wrong", s.tokens[seat])
    missing = len(set(CARDS) - lying)
    if missing:
        raise wrong("deck", "json-count", len(s.deck), have=len(s.deck), want=len(s.deck) + missing)


def check_moment(s: Heap) -> None:
    if s.starter >= s.seats:
        raise wrong("starter", "json-range", s.starter, low=0, high=s.seats - 1)
    if s.round > s.rulings.rounds:
        raise wrong("round", "json-range", s.round, low=0, high=s.rulings.rounds)
    for seat in range(s.seats):
        if s.answers[seat] > BID.of(s.money[seat]):
            payable = ", ".join(BIDS[: s.money[seat] + 1])
            raise wrong(f"seats[{seat}].answer", "json-name", BIDS[s.answers[seat] - BID.base], known=payable)
    check_steps(s)


def check_steps(s: Heap) -> None:
    """A round, and at most one question in it: about the card that is for sale, or after it was sold."""
    for i, one in enumerate(s.stack):
        if isinstance(one, Round) != (i == 0) or i > 1:
            raise wrong(f"steps[{i}]", "json-name", type(one).__name__, known=", ".join(STEPS))
    step = s.stack[-1] if s.stack else None
    if (s.lot != NONE) != (isinstance(step, Bids | Tie) or type(step) is Load):
        raise wrong("lot", "json-wrong", s.lot)
    if step is not None and len(s.deck) < s.rulings.rounds - s.round:
        raise wrong("round", "json-wrong", s.round)
    if isinstance(step, Tie):
        if len(set(step.tied)) < max(2, len(step.tied)):
            raise wrong("steps[1].tied", "json-wrong", list(step.tied))
        if any(seat >= s.seats or s.money[seat] < step.price for seat in step.tied):
            raise wrong("steps[1].price", "json-wrong", step.price)
    if isinstance(step, Load) and (step.seat >= s.seats or not step.moves(s, step.seat)):
        raise wrong("steps[1].seat", "json-wrong", step.seat)
