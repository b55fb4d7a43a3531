"""Goal tiles: what holds now, handing in, and what happens to a tile nobody handed in."""

from typing import ClassVar, Final

from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import (
    FASTEST,
    FIRST,
    FULFILLED_TWO,
    GOALS,
    KINDS,
    LAST,
    OF_DRIVE,
    OF_KIND,
    ONE_EACH,
    SLOWEST,
    TEN_WAGONS,
    THREE_EACH,
    TOOK_SPECIAL,
)
from stellwerk.games.nimm_den_zug.model.state import AUCTION, GOAL_BONUS, NimmState
from stellwerk.games.nimm_den_zug.rules.moves import CLAIM, CLAIMED
from stellwerk.kernel.refusal import GAME_OVER, Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Aside
from stellwerk.kernel.vocabulary import Family

LOCO_GOALS: Final = 1 << 12 | 1 << 13 | 1 << 14 | 1 << ONE_EACH | 1 << FASTEST | 1 << SLOWEST
TRAIN_GOALS: Final = 1 << THREE_EACH | 1 << TEN_WAGONS | 0b111111 << OF_KIND
ORDER_GOALS: Final = 1 << FIRST | 1 << LAST
ROUND_GOALS: Final = LOCO_GOALS | TRAIN_GOALS | ORDER_GOALS
ALL_GOALS: Final = (1 << len(GOALS)) - 1
GOAL_KEYS: Final = [f"goal-{name}" for name in GOALS]  # how events and refusals name a goal
NO_MOVES: Final[list[int]] = []


def real_locos(s: NimmState, seat: int) -> list[int]:
    """A player's face-up locomotives."""
    p = s.players[seat]
    return [loco for i, loco in enumerate(p.locos) if not p.is_substitute(i)]


def count_locos(s: NimmState) -> None:
    """Somebody's locomotives changed: drives and speeds of everybody (G13-G18)."""
    fastest = 0
    slowest = 1_000_000
    speed = s.c.speed
    owned: list[list[int]] = []
    for seat in range(s.seats):
        locos = real_locos(s, seat)
        owned.append(locos)
        for loco in locos:
            fastest = max(fastest, speed[loco])
            slowest = min(slowest, speed[loco])
    for seat in range(s.seats):
        mask = s.met[seat] & ~LOCO_GOALS
        if not s.unsettled >> seat & 1:
            mask |= loco_goals(s, owned[seat], fastest, slowest)
        s.met[seat] = mask


def loco_goals(s: NimmState, locos: list[int], fastest: int, slowest: int) -> int:
    mask = 0
    drives = [0, 0, 0]
    for loco in locos:
        drives[s.c.drive[loco]] += 1
        if s.c.speed[loco] == fastest:
            mask |= 1 << FASTEST
        if s.c.speed[loco] == slowest:
            mask |= 1 << SLOWEST
    for drive in range(3):
        if drives[drive] >= s.c.goal_want[OF_DRIVE[drive]]:
            mask |= 1 << OF_DRIVE[drive]
    if drives[0] and drives[1] and drives[2]:
        mask |= 1 << ONE_EACH
    return mask


def count_wagons(s: NimmState, seat: int) -> None:
    """A wagon was hung: the numbers of wagons of one player (G03, G06-G12)."""
    p = s.players[seat]
    want = s.c.goal_want
    mask = s.met[seat] & ~TRAIN_GOALS
    total = 0
    fewest = 99
    for train in range(TRAINS):
        count = len(p.wagons[train])
        total += count
        fewest = min(fewest, count)
        if count and count >= want[OF_KIND + p.kinds[train]]:
            mask |= 1 << (OF_KIND + p.kinds[train])
    if fewest >= want[THREE_EACH]:
        mask |= 1 << THREE_EACH
    if total >= want[TEN_WAGONS]:
        mask |= 1 << TEN_WAGONS
    s.met[seat] = mask


def count_order(s: NimmState) -> None:
    """Who is first and last in order (G04, G05)."""
    for seat in range(s.seats):
        mask = s.met[seat] & ~ORDER_GOALS
        if s.order:
            if s.players[seat].tile == 1:
                mask |= 1 << FIRST
            if s.players[seat].tile == s.seats:
                mask |= 1 << LAST
        elif s.r.starter_is_first and s.revealed and s.starter == seat:
            mask |= 1 << FIRST
        s.met[seat] = mask


def count_used(s: NimmState, seat: int) -> None:
    """Two other tiles handed in (G01)."""
    if s.players[seat].used.bit_count() >= s.c.goal_want[FULFILLED_TWO]:
        s.met[seat] |= 1 << FULFILLED_TWO


def took_special(s: NimmState, seat: int, took: bool) -> None:
    """A special card was taken, or the turn in which it was taken is over (G02)."""
    s.board(seat).took = took
    if took:
        s.met[seat] |= 1 << TOOK_SPECIAL
    else:
        s.met[seat] &= ~(1 << TOOK_SPECIAL)


def count_all(s: NimmState) -> None:
    """From the table as it lies, for a position that was set up."""
    for seat in range(s.seats):
        s.met[seat] = 1 << TOOK_SPECIAL if s.players[seat].took else 0
        count_wagons(s, seat)
        count_used(s, seat)
    count_locos(s)
    count_order(s)


def hand_in(s: NimmState, seat: int, goal: int) -> None:
    """Show the tile, take the bonus."""
    p = s.board(seat)
    p.goals &= ~(1 << goal)
    p.used |= 1 << goal
    p.move_money(GOAL_BONUS, s.c.goal_bonus[goal])
    count_used(s, seat)
    s.learn()
    s.tell("goal", seat=SEAT[seat], goal=GOAL_KEYS[goal], bonus=s.c.goal_bonus[goal])


def close_window(s: NimmState, mask: int) -> None:
    """These goals cannot be handed in any more: what holds is cashed, or lost, as the ruling says."""
    if s.r.goals_lost or too_early(s):
        return
    for seat in range(s.seats):
        ready = s.players[seat].goals & s.met[seat] & mask
        goal = 0
        while ready:
            if ready & 1:
                hand_in(s, seat, goal)
            ready >>= 1
            goal += 1


def too_early(s: NimmState) -> bool:
    return s.r.goals_later and s.phase == AUCTION


def have(s: NimmState, seat: int, goal: int) -> int:
    """How much of what the goal wants is there."""
    p = s.players[seat]
    if goal == FULFILLED_TWO:
        return p.used.bit_count()
    if goal == THREE_EACH:
        return min([len(wagons) for wagons in p.wagons])
    if goal == TEN_WAGONS:
        return sum([len(wagons) for wagons in p.wagons])
    if OF_KIND <= goal < OF_KIND + len(KINDS):
        train = p.kinds.index(goal - OF_KIND) if goal - OF_KIND in p.kinds else NONE
        return 0 if train == NONE else len(p.wagons[train])
    drives = [s.c.drive[loco] for loco in real_locos(s, seat)]
    if goal == ONE_EACH:
        return len(set(drives))
    if goal in OF_DRIVE:
        return drives.count(OF_DRIVE.index(goal))
    return s.met[seat] >> goal & 1


class HandIn(Aside[NimmState]):
    """A goal tile may be handed in at any time while its condition holds."""

    rule: ClassVar[str] = "NZ-15.1"
    families: ClassVar[tuple[Family, ...]] = (CLAIM,)

    def moves(self, s: NimmState, seat: int) -> list[int]:
        if seat < 0:
            return NO_MOVES
        ready = s.players[seat].goals & s.met[seat]
        if not ready or too_early(s):
            return NO_MOVES
        out: list[int] = []
        goal = CLAIMED
        while ready:
            if ready & 1:
                out.append(goal)
            ready >>= 1
            goal += 1
        return out

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if not s.stack or seat < 0:
            return GAME_OVER
        goal = move - CLAIMED
        p = s.players[seat]
        name = GOAL_KEYS[goal]
        if p.used >> goal & 1:
            return Refusal("NZ-15.2", "goal-used", {"goal": name})
        if not p.goals >> goal & 1:
            return Refusal("NZ-15.3", "not-your-tile", {"goal": name})
        if too_early(s):
            return Refusal("NZ-15.1", "goals-later")
        if not s.met[seat] >> goal & 1:
            params: dict[str, int | str] = {"goal": name, "have": have(s, seat, goal), "want": s.c.goal_want[goal]}
            return Refusal("NZ-15.1", "goal-not-met", params)
        return None

    def play(self, s: NimmState, seat: int, move: int) -> None:
        hand_in(s, seat, move - CLAIMED)


HAND_IN: Final[HandIn] = HandIn()
