"""Departments that reward: an employee is sent, or stays, and something comes in."""

from typing import Final

from stellwerk.games.carnegie.model.components import BY_PROJECT, KIND_TYPE, SENDS, SPACE_REGION, TAKES
from stellwerk.games.carnegie.model.ids import (
    ACCOUNTING,
    ADMINISTRATION,
    COORDINATION,
    DONATIONS,
    EMPLOYEE,
    HR,
    KINDS,
    PLACES,
    PRODUCTION,
    REGIONS,
    REWARDS,
    SAFETY,
)
from stellwerk.games.carnegie.model.player import FROM_DEPARTMENT, Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.department_use import begin, close, send, used
from stellwerk.games.carnegie.rules.event import donate, judge_price
from stellwerk.games.carnegie.rules.gains import gain
from stellwerk.games.carnegie.rules.human_resources import RELOCATE
from stellwerk.games.carnegie.rules.moves import DONE, GIVE, MISSION, N_PLACES, N_REGIONS, REGION, SEND, TAKE
from stellwerk.kernel.game import Json
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step

BY_TYPE: Final = (ACCOUNTING, PRODUCTION, COORDINATION)  # so much for every own department of the type
MOST_PROJECTS: Final = 24


def departments_of(board: Player, of_type: int) -> int:
    """All departments of a type in the company, the printed ones too."""
    return sum([1 for kind in board.kinds if kind != NONE and KIND_TYPE[kind] == of_type])


class Rewarding(Step[CarnegieState]):
    """Take a reward, or send an employee of this department for a better one."""

    rule = "CA-7.1"
    families = (TAKE, SEND, MISSION, DONE)

    def __init__(self, place: int) -> None:
        self.place = place

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        board = s.players[seat]
        kind = board.kinds[self.place]
        out = [DONE.base]
        if kind == ADMINISTRATION:
            out += range(MISSION.base, MISSION.base + N_REGIONS)
        for reward, _ in TAKES[kind]:
            out.append(TAKE.base + reward)
        for reward, _ in SENDS[kind]:
            if self.pointless(s, board, reward):
                continue
            first = SEND.base + reward * N_REGIONS
            out += [first, first + 1, first + 2, first + 3]
        return out

    def pointless(self, s: CarnegieState, board: Player, reward: int) -> bool:
        return reward == EMPLOYEE and board.supply == 0 and not s.rulings.recruit_without_supply

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move == DONE.base:
            return None
        board = s.players[seat]
        kind = board.kinds[self.place]
        if MISSION.has(move):
            return None if kind == ADMINISTRATION else Refusal("CA-5.3", "no-half-use")
        offered = TAKES[kind] if TAKE.has(move) else SENDS[kind]
        reward = move - TAKE.base if TAKE.has(move) else (move - SEND.base) // N_REGIONS
        if reward not in [one for one, _ in offered]:
            return Refusal(self.rule, "not-offered", {"reward": f"reward-{REWARDS[reward]}"})
        if SEND.has(move) and self.pointless(s, board, reward):
            return Refusal("CA-9.2", "no-employee")
        return None

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move == DONE.base:
            close(s, self.place)
            return
        begin(s, seat, self.place)
        board = s.board(seat)
        kind = board.kinds[self.place]
        if TAKE.has(move):
            used(s, self.place)
            self.reward(s, seat, TAKES[kind], move - TAKE.base)
            return
        if MISSION.has(move):
            send(s, seat, self.place, move - MISSION.base)
            used(s, self.place)
            s.push(RELOCATE[departments_of(board, HR)])
            return
        reward, region = divmod(move - SEND.base, N_REGIONS)
        send(s, seat, self.place, region)
        used(s, self.place)
        self.reward(s, seat, SENDS[kind], reward)

    def reward(self, s: CarnegieState, seat: int, offered: list[tuple[int, int]], reward: int) -> None:
        board = s.players[seat]
        kind = board.kinds[self.place]
        n = dict(offered)[reward]
        if kind in BY_TYPE:
            n *= departments_of(board, KIND_TYPE[kind])
        elif kind == SAFETY:
            active = board.active() + (1 if s.rulings.permanent else 0)
            n *= (active + 1) // 2
        gain(s, seat, reward, n, FROM_DEPARTMENT)

    def data(self) -> Json:
        return {"place": PLACES[self.place]}


class Giving(Step[CarnegieState]):
    """Charitable giving: a disc on top of another player's donation."""

    rule = "CA-9.15"
    families = (GIVE, MISSION, DONE)

    def __init__(self, place: int) -> None:
        self.place = place

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def allowed(self, s: CarnegieState, seat: int) -> int:
        """Spaces with a disc of somebody else and none of the own, as bits."""
        mask = s.andrew_donations
        if s.rulings.charity_on_neutral:
            mask |= s.neutral_donations
        for other in range(s.seats):
            if other != seat:
                mask |= s.players[other].donations
        return mask & ~s.players[seat].donations

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        out = [DONE.base]
        if s.rulings.half_use:
            out += range(MISSION.base, MISSION.base + N_REGIONS)
        if judge_price(s, seat) is None:
            mask = self.allowed(s, seat)
            for donation in range(len(DONATIONS)):
                if mask >> donation & 1:
                    first = GIVE.base + donation * N_REGIONS
                    out += [first, first + 1, first + 2, first + 3]
        return out

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move == DONE.base:
            return None
        if MISSION.has(move):
            return None if s.rulings.half_use else Refusal("CA-5.3", "no-half-use")
        donation = (move - GIVE.base) // N_REGIONS
        if s.players[seat].donations >> donation & 1:
            return Refusal(self.rule, "own-donation", {"donation": f"donation-{DONATIONS[donation]}"})
        if not self.allowed(s, seat) >> donation & 1:
            return Refusal(self.rule, "nobody-gave", {"donation": f"donation-{DONATIONS[donation]}"})
        return judge_price(s, seat)

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move == DONE.base:
            close(s, self.place)
            return
        begin(s, seat, self.place)
        if MISSION.has(move):
            send(s, seat, self.place, move - MISSION.base)
            used(s, self.place)
            return
        donation, region = divmod(move - GIVE.base, N_REGIONS)
        donate(s, seat, donation)
        send(s, seat, self.place, region)
        used(s, self.place)

    def data(self) -> Json:
        return {"place": PLACES[self.place]}


class ChooseRegion(Step[CarnegieState]):
    """Local partners and its like: a region, then a choice for every own project there."""

    rule = "CA-9.18"
    families = (REGION, DONE)

    def __init__(self, place: int) -> None:
        self.place = place

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        return [DONE.base, *[REGION.base + region for region in range(4) if projects_in(s, seat, region)]]

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move == DONE.base or projects_in(s, seat, move - REGION.base):
            return None
        return Refusal(self.rule, "no-project-there", {"region": f"region-{REGIONS[move - REGION.base]}"})

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if move == DONE.base:
            close(s, self.place)
            return
        begin(s, seat, self.place)
        used(s, self.place)
        s.push(BY_PROJECTS[s.players[seat].kinds[self.place]][projects_in(s, seat, move - REGION.base)])

    def data(self) -> Json:
        return {"place": PLACES[self.place]}


class ByProject(Step[CarnegieState]):
    """For one own project of the region: money, or what the department gives."""

    rule = "CA-9.18"
    families = (TAKE,)

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n

    def seats(self, s: CarnegieState) -> tuple[int, ...]:
        return (s.turn,)

    def moves(self, s: CarnegieState, seat: int) -> list[int]:
        return [TAKE.base + reward for reward, _ in BY_PROJECT[self.kind]]

    def judge(self, s: CarnegieState, seat: int, move: int) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        return Refusal(self.rule, "not-offered", {"reward": f"reward-{REWARDS[move - TAKE.base]}"})

    def play(self, s: CarnegieState, seat: int, move: int) -> None:
        if self.n == 1:
            s.done()
        else:
            s.swap(BY_PROJECTS[self.kind][self.n - 1])
        reward = move - TAKE.base
        gain(s, seat, reward, dict(BY_PROJECT[self.kind])[reward], FROM_DEPARTMENT)

    def data(self) -> Json:
        return {"kind": KINDS[self.kind], "n": self.n}


def projects_in(s: CarnegieState, seat: int, region: int) -> int:
    return sum([1 for i, disc in enumerate(s.spaces) if disc >> 2 == seat and SPACE_REGION[i] == region])


REWARDING: Final = [Rewarding(place) for place in range(N_PLACES)]
GIVING: Final = [Giving(place) for place in range(N_PLACES)]
CHOOSE_REGION: Final = [ChooseRegion(place) for place in range(N_PLACES)]
BY_PROJECTS: Final = {
    kind: [ByProject(kind, n) for n in range(MOST_PROJECTS)] for kind in range(len(KINDS)) if BY_PROJECT[kind]
}
