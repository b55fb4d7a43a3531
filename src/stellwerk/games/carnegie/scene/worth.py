"""What each donation would pay a company now."""

from stellwerk.games.carnegie.model.components import COUNTS, DONATION_VP
from stellwerk.games.carnegie.model.ids import DONATIONS
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.donations import WELFARE, best_split, counted, donations, limit_of


def worth_now(s: CarnegieState, seat: int) -> list[int]:
    """What each donation pays the seat now; one that is not its own as if it were, goods and money counted once."""
    board = s.players[seat]
    limit = limit_of(board)
    own = donations(s, seat)
    out: list[int] = []
    for i in range(len(DONATIONS)):
        if board.donations >> i & 1:
            out.append(own[i])
            continue
        if i in WELFARE:
            mine = [one == i for one in WELFARE]
            n = best_split(board.goods, board.money, mine, limit)[WELFARE.index(i)]
        else:
            n = counted(s, seat, i)
            if COUNTS[i] == "donations":
                n += 1
        out.append(min(limit, DONATION_VP[i] * n))
    return out
