"""Points by source, and the result."""

from coal_auction.model.components import BOX
from coal_auction.model.state import Heap
from stellwerk.kernel.game import Rank, Result, Score


def scores(s: Heap) -> list[Score]:
    return [score(s, seat) for seat in range(s.seats)]


def score(s: Heap, seat: int) -> Score:
    sources = {
        "cargo": sum(BOX.worth[card] for card in s.loaded(seat)),
        "hand": sum(BOX.worth[card] for card in s.hands[seat]),
        "money": s.money[seat],
        "tokens": BOX.bonus * len(s.shown[seat]),
    }
    return Score(sum(sources.values()), sources)


def result(s: Heap) -> Result | None:
    """Whoever has most points wins; equals share their place."""
    if s.stack:
        return None
    totals = [one.total for one in scores(s)]
    order = sorted(range(s.seats), key=lambda seat: -totals[seat])
    ranking = tuple([Rank(seat, 1 + sum(t > totals[seat] for t in totals), totals[seat]) for seat in order])
    return Result(tuple([rank.seat for rank in ranking if rank.place == 1]), ranking)
