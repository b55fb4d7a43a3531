"""Income markers (rulebook: Germany, income)."""

from stellwerk.games.railroads.model.ids import INCOME, INCOMES
from stellwerk.games.railroads.model.state import RailState
from stellwerk.games.railroads.rules.effects import gain


def take_income(s: RailState, income: int) -> None:
    """RR-14.6: choose one of the markers that are left."""
    s.may[INCOME] -= 1
    s.income_left[income] -= 1
    s.board(s.turn).incomes.append(income)
    s.tell("income-taken", seat=s.who(), income=f"income-{INCOMES[income]}")


def ready_income(s: RailState, seat: int, income: int) -> int:
    """The first marker of this kind that lies front up, or -1."""
    b = s.boards[seat]
    for i in range(len(b.incomes)):
        if b.incomes[i] == income and not b.incomes_used >> i & 1:
            return i
    return -1


def use_income(s: RailState, income: int) -> None:
    """RR-14.7: once per round each; it is turned over."""
    b = s.board(s.turn)
    b.incomes_used |= 1 << ready_income(s, s.turn, income)
    s.tell("income-used", seat=s.who(), income=f"income-{INCOMES[income]}")
    gain(s, s.parts.income_gives[income])
