"""What every use of a department shares: its beginning, the mission, the count of uses, the end of its turn."""

from stellwerk.games.carnegie.model.components import KIND_TYPE
from stellwerk.games.carnegie.model.ids import KINDS, RD, REGIONS
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.human_resources import keep_uses
from stellwerk.kernel.state import NONE, SEAT


def begin(s: CarnegieState, seat: int, place: int) -> None:
    """CA-5.2: a department is used from its first effect on; to have looked into it is nothing."""
    if s.begun == place:
        return
    s.begun = place
    s.opened = True
    kind = s.players[seat].kinds[place]
    if s.ear is not None:
        s.tell("uses", seat=SEAT[seat], department=f"department-{KINDS[kind]}")
    if s.rulings.pool_by_department and KIND_TYPE[kind] == RD:
        s.board(seat).points = 0


def send(s: CarnegieState, seat: int, place: int, region: int) -> None:
    """CA-5.3: an active employee of this department goes on a mission."""
    board = s.board(seat)
    board.leave(place)
    board.missions[region] += 1
    if s.ear is not None:
        department = f"department-{KINDS[board.kinds[place]]}"
        s.tell("sent", seat=SEAT[seat], department=department, region=f"region-{REGIONS[region]}")


def used(s: CarnegieState, place: int) -> None:
    """One use is over: the open department stays open as long as it has employees who have not worked."""
    s.left[place] -= 1
    keep_uses(s, s.players[s.turn], place)
    if s.left[place] == 0 or not s.rulings.one_at_a_time:
        s.begun = NONE
        s.done()


def close(s: CarnegieState, place: int) -> None:
    """Who leaves a department that has worked may come back only if departments need not be finished."""
    if s.begun == place and s.rulings.one_at_a_time:
        s.left[place] = 0
    s.begun = NONE
    s.done()
