"""What the types of a table cannot say: nothing lies there twice, nothing is missing, everybody asked has a seat."""

from coal_auction.model.ids import CARDS, TOKENS
from coal_auction.model.state import Heap
from coal_auction.model.table import BIDS
from coal_auction.rules.bids import Tie
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
    for i, step in enumerate(s.stack):
        asked = step.tied if isinstance(step, Tie) else (step.seat,) if isinstance(step, Load) else ()
        if isinstance(step, Round) != (i == 0) or any(seat >= s.seats for seat in asked):
            raise wrong(f"steps[{i}]", "json-name", type(step).__name__, known=", ".join(STEPS))
