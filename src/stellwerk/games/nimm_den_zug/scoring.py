"""What trains earn, where everybody's money comes from, and who has won."""

from stellwerk.games.nimm_den_zug.components import TRAINS
from stellwerk.games.nimm_den_zug.state import RUNNING, SOURCES, NimmState


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
