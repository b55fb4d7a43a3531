"""Locomotives and factories: taking, placing, replacing, returning."""

from stellwerk.games.railroads.model.ids import FACTORY, LINE_OF_SLOT, LOCO, NINE_ALONE, TILE
from stellwerk.games.railroads.model.state import EMPTY, ONE, Board, RailState
from stellwerk.games.railroads.rules.effects import build, check_fields, factory_name, go_on, hold_loco
from stellwerk.games.railroads.rules.moves import GAP, GAP_0, RETURN, RETURN_0, SLOT, SLOT_0
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.step import Step


def spend(s: RailState, kind: int) -> None:
    """A pending tile is taken up: the narrowest effect goes first."""
    for wanted in (kind, TILE):
        if s.must[wanted]:
            s.must[wanted] -= 1
            return
        if s.may[wanted]:
            s.may[wanted] -= 1
            return


def take_loco(s: RailState) -> None:
    spend(s, LOCO)
    number = s.lowest()
    s.supply[number] -= 1
    s.tell("loco-taken", seat=s.who(), number=number)
    hold_loco(s, number)


def take_factory(s: RailState, number: int) -> None:
    """Number 0: the lowest locomotive, turned over."""
    spend(s, FACTORY)
    if number:
        s.returned[number] -= 1
    else:
        number = s.lowest()
        s.supply[number] -= 1
    build(s, s.board(s.turn), number)


def in_hand(s: RailState) -> int:
    return (9 if s.hand == NINE_ALONE else s.hand) + (1 if s.hand_stoker else 0)


def slot_empty(b: Board) -> bool:
    return EMPTY in b.locos


class PlaceLoco(Step[RailState]):
    """On an empty slot, or in place of a lower one, which is then placed the same way."""

    rule = "RR-4.4"
    families = (SLOT, RETURN)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        b = s.boards[seat]
        value = in_hand(s)
        out = [SLOT_0 + slot for slot in range(4) if b.loco(slot) < value and not (slot == 1 and b.locos[0] == EMPTY)]
        if self.may_return(s, b, out):
            out.append(RETURN_0)
        return out

    def may_return(self, s: RailState, b: Board, placed: list[int]) -> bool:
        if s.hand_new:
            return not placed and s.parts.r.pool_new_loco
        return not slot_empty(b)

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        b = s.boards[seat]
        if move == RETURN_0:
            return Refusal("RR-4.5", "return-new" if s.hand_new else "return-empty-slot")
        slot = move - SLOT_0
        if b.locos[slot] == EMPTY:
            return Refusal("RR-4.2", "slot-first")
        return Refusal(self.rule, "loco-not-lower", {"number": in_hand(s), "other": b.loco(slot)})

    def play(self, s: RailState, seat: int, move: int) -> None:
        b = s.board(seat)
        if move == RETURN_0:
            self.give_back(s)
        else:
            slot = move - SLOT_0
            old, stoked = b.locos[slot], bool(b.stokers >> slot & 1)
            number = in_hand(s)
            b.locos[slot] = s.hand
            b.stokers &= ~(1 << slot)
            if s.hand_stoker:
                b.stokers |= 1 << slot
            s.hand, s.hand_stoker, s.hand_new = old, stoked and old != EMPTY, False
            b.fill_reach()
            s.tell("loco-placed", seat=s.who(), number=number, line=line_of(s, slot))
        if s.hand == EMPTY:
            self.finish(s, b)

    def give_back(self, s: RailState) -> None:
        """RR-4.5: to the pool as a factory; the 9 without a back and every stoker leave the game."""
        if s.hand == NINE_ALONE:
            s.factories_gone.append(0)
        else:
            s.returned[s.hand] += 1
        s.tell("loco-returned", seat=s.who(), factory=factory_name(min(s.hand, 9)))
        s.hand, s.hand_stoker, s.hand_new = EMPTY, False, False

    def finish(self, s: RailState, b: Board) -> None:
        """RR-4.7: special fields count when the whole chain is done."""
        s.done()
        for line in range(3):
            check_fields(s, b, line)
        go_on(s)


def line_of(s: RailState, slot: int) -> str:
    return f"line-{'germany' if s.parts.germany else 'russia'}-{LINE_OF_SLOT[slot] + 1}"


class ReplaceFactory(Step[RailState]):
    """All five gaps are full: the new factory takes the place of any other."""

    rule = "RR-5.2"
    families = (GAP,)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        return [GAP_0 + gap for gap in range(5)]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        return None

    def play(self, s: RailState, seat: int, move: int) -> None:
        b = s.board(seat)
        gap = move - GAP_0
        old = b.gaps[gap]
        b.stokers &= ~(1 << (4 + gap))
        s.place_back(old)
        b.gaps[gap] = s.building
        s.building = EMPTY
        s.tell("factory-replaced", seat=s.who(), factory=factory_name(b.gaps[gap]), old=factory_name(old), gap=gap + 1)
        s.done()
        go_on(s)
