"""Track steps, and the questions a step can raise on the German boards (rulebook: tracks; Germany)."""

from typing import Final

from stellwerk.games.railroads.model.ids import (
    AREAS,
    ARMS,
    BLACK,
    COLOUR_KEYS,
    EITHER_BLACK,
    EXTENSIONS,
    MAIN,
    QUEUED,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import NO_EXTENSION, ONE, Board, RailState
from stellwerk.games.railroads.rules.asking import ask
from stellwerk.games.railroads.rules.effect_choices import payer
from stellwerk.games.railroads.rules.effects import check_fields, go_on, line_name
from stellwerk.games.railroads.rules.moves import ARM, ARM_0, EXTEND, EXTEND_0
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step

SWITCH: Final = 9  # the field of the main line behind the switch


def pay_step(s: RailState, colour: int) -> None:
    """Take a step from the pending effects."""
    pays = payer(s, colour)
    if pays < QUEUED:
        s.must[pays] -= 1
    else:
        s.may[pays - QUEUED] -= 1
        pays -= QUEUED
    if pays == EITHER_BLACK and colour == BLACK:
        s.may[BLACK] += 1  # RR-3.10


def advance(s: RailState, line: int, colour: int) -> None:
    """One marker, one field."""
    b = s.board(s.turn)
    i = line * 5 + colour
    b.tracks[i] += 1
    at = b.tracks[i]
    s.tell("track", seat=s.who(), colour=COLOUR_KEYS[colour], line=line_name(s, line), at=at)
    if colour == BLACK:
        k = s.parts
        if line == MAIN:
            b.colours = k.unlocked[b.arm][at]
            if k.germany and at == SWITCH and b.arm == 0:
                ask(s, "ChooseArm")
                return
        elif k.area_on[line][at] != NONE:
            ask(s, "LayExtension")
            return
    check_fields(s, b, line)


class ChooseArm(Step[RailState]):
    """Behind Munich 8 the line goes on to Hamburg or to Berlin, for every colour and for good."""

    rule = "RR-14.1"
    families = (ARM,)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        return [ARM_0, ARM_0 + 1]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        return None

    def play(self, s: RailState, seat: int, move: int) -> None:
        b = s.board(seat)
        b.arm = 1 + move - ARM_0
        b.todo[MAIN] += s.parts.arm_todo[b.arm]
        b.colours = s.parts.unlocked[b.arm][b.tracks[0]]
        s.tell("arm", seat=s.who(), arm=f"arm-{ARMS[b.arm]}")
        s.done()
        check_fields(s, b, MAIN)
        go_on(s)


class LayExtension(Step[RailState]):
    """Black has reached an intermediate station: an extension of exactly that size is laid at once."""

    rule = "RR-14.3"
    families = (EXTEND,)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        size = s.parts.area_size[open_area(s, seat)]
        return [EXTEND_0 + i for i in range(18) if s.extensions_left >> i & 1 and s.parts.extension_size[i] == size]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        extension = move - EXTEND_0
        name = f"extension-{EXTENSIONS[extension]}"
        size = s.parts.area_size[open_area(s, seat)]
        if s.parts.extension_size[extension] != size:
            return Refusal(self.rule, "extension-size", {"extension": name, "size": size})
        if not s.extensions_left >> extension & 1:
            return Refusal(self.rule, "extension-gone", {"extension": name})
        return None

    def play(self, s: RailState, seat: int, move: int) -> None:
        b = s.board(seat)
        area = open_area(s, seat)
        extension = move - EXTEND_0
        s.extensions_left &= ~(1 << extension)
        s.add_extension(b, extension, area)
        s.tell("extension", seat=s.who(), extension=f"extension-{EXTENSIONS[extension]}", area=f"area-{AREAS[area]}")
        s.done()
        check_fields(s, b, s.parts.area_line[area])
        go_on(s)


def open_area(s: RailState, seat: int) -> int:
    return area_reached(s.parts, s.boards[seat])


def area_reached(k: Parts, b: Board) -> int:
    """The area that black has reached and where nothing lies yet."""
    for area in range(3):
        if b.extensions[area] == NO_EXTENSION and b.tracks[k.area_line[area] * 5] >= k.area_at[area]:
            return area
    return NONE
