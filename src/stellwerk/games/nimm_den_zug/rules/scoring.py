"""What trains earn, where everybody's money comes from, and who has won."""

from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import GOALS
from stellwerk.games.nimm_den_zug.model.state import RUNNING, SOURCES, NimmState
from stellwerk.kernel.game import Particular, Rank, Result, Score


def train_profit(s: NimmState, seat: int, train: int) -> int:
    """The sum of the wagons times the multiplier; a substitute earns its best wagon only."""
    p = s.players[seat]
    wagons = p.wagons[train]
    if not wagons or train >= len(p.locos):
        return 0
    if p.is_substitute(train):
        return max([s.c.value[card] for card in wagons])
    multiplier = s.c.multiplier[p.locos[train]]
    return p.sums[train] * (multiplier + 1 if p.plus == train else multiplier)


def profits(s: NimmState, seat: int) -> list[int]:
    """By train."""
    return [train_profit(s, seat, train) for train in range(TRAINS)]


def sources(s: NimmState, seat: int) -> dict[str, int]:
    """Where the money comes from, running trains included as if the round ended now."""
    ledger = s.players[seat].ledger
    out = {name: ledger[i] for i, name in enumerate(SOURCES)}
    out["projected"] = sum(profits(s, seat)) if s.phase == RUNNING else 0
    return out


def ranking(s: NimmState) -> list[tuple[int, int]]:
    """Seats and places, the best first: most money, then most goal tiles used."""
    keys = [(p.money, p.used.bit_count()) for p in s.players]
    seats = sorted(range(s.seats), key=keys.__getitem__, reverse=True)
    return [(seat, 1 + sum(other > keys[seat] for other in keys)) for seat in seats]


def particulars(s: NimmState, seat: int) -> list[Particular]:
    """What every goal tile handed in has brought."""
    used = s.players[seat].used
    return [
        Particular("goals", f"goal-{name}", s.c.goal_bonus[goal]) for goal, name in enumerate(GOALS) if used >> goal & 1
    ]


def scores(s: NimmState) -> list[Score]:
    """By seat, as if the game ended now."""
    found = [sources(s, seat) for seat in range(s.seats)]
    return [Score(sum(by.values()), by) for by in found]


def result(s: NimmState) -> Result | None:
    if s.stack:
        return None
    places = ranking(s)
    ranks = tuple(rank(s, seat, place) for seat, place in places)
    return Result(tuple(seat for seat, place in places if place == 1), ranks)


def rank(s: NimmState, seat: int, place: int) -> Rank:
    """One line of the result; the goal tiles are named where they decided."""
    p = s.players[seat]
    equal = [other for other in s.players if other.money == p.money]
    if len(equal) == 1:
        return Rank(seat, place, p.money)
    used = p.used.bit_count()
    shared = sum(other.used.bit_count() == used for other in equal) > 1
    return Rank(seat, place, p.money, "tie-shared" if shared else "tie-goals", {"goals": used})
