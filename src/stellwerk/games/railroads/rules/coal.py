"""Coal: foundries, stokers, the coal factory, and when extras may be used (rulebook: Coal)."""

from typing import Final

from stellwerk.games.railroads.model.ids import BLACK, COAL_FOR_STEPS, COINS, FOUNDRIES, LINE_OF_SLOT, QUEUED, STOKABLE
from stellwerk.games.railroads.model.state import ONE, TURNS, Board, RailState
from stellwerk.games.railroads.rules.asking import ask, go_over, is_waiting
from stellwerk.games.railroads.rules.effects import begin, check_fields, gain, go_on
from stellwerk.games.railroads.rules.income import use_income
from stellwerk.games.railroads.rules.moves import (
    CHOOSE_FOUNDRY,
    CLOSE,
    CLOSE_0,
    FIRE,
    FIRE_0,
    FOUNDRY_0,
    KEEP,
    KEEP_0,
    STOKE,
    STOKE_0,
    STOKER_0,
    TAKE_STOKER,
    USE,
    USE_0,
)
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Auto, Step

PRICE: Final = 2  # coal for the stoker space or a foundry
COAL_STEPS: Final = 2  # black steps for every coal given to the coal factory


# --- extras -------------------------------------------------------------------


def extras(s: RailState, b: Board) -> list[int]:
    """Income markers, foundries and the stoker space that could be used now (RR-2.9)."""
    out: list[int] = []
    for i in range(len(b.incomes)):
        move = USE_0 + b.incomes[i]
        if not b.incomes_used >> i & 1 and move not in out:
            out.append(move)
    if b.coal >= PRICE:
        for foundry in b.foundries:
            if not b.fired >> foundry & 1:
                out.append(FIRE_0 + foundry)
        if stoker_open(s, b):
            out.append(STOKER_0)
    return out


def is_extra(move: int) -> bool:
    return USE.has(move) or FIRE.has(move) or TAKE_STOKER.has(move)


def stoker_open(s: RailState, b: Board) -> bool:
    """RR-15.4: the stoker space is free, there is a stoker, and a tile for it."""
    if s.stoker_by or not s.parts.coal or not b.stokable():
        return False
    return len(s.foundry_stack) > 0 or (s.parts.r.open_as_stoker and len(s.foundries_open) > 0)


def coins_of_extra(s: RailState, move: int) -> int:
    """Coins that an extra brings for certain."""
    if TAKE_STOKER.has(move):
        return 0
    given = s.parts.income_gives[move - USE_0] if USE.has(move) else s.parts.foundry_gives[move - FIRE_0]
    for kind, n in given:
        if kind == COINS:
            return n
    return 0


def use_extra(s: RailState, move: int, between: bool) -> None:
    """An income marker, a foundry or the stoker space; the effects are already begun."""
    if USE.has(move):
        use_income(s, move - USE_0)
    elif FIRE.has(move):
        if between:
            interrupt(s)
        fire(s, move - FIRE_0)
    else:
        take_stoker(s)


def between_extras(s: RailState) -> list[int]:
    """The other reading of RR-2.9: extras between the parts of the regular action, not between those of a foundry."""
    if s.phase != TURNS or not s.acted or s.kept or s.fired != NONE or not is_waiting(s, "AfterAction"):
        return []
    return extras(s, s.boards[s.turn])


def interrupt(s: RailState) -> None:
    """Put the pending effects aside until the foundry is done with."""
    s.kept = s.must + s.may
    s.must = [0] * QUEUED
    s.may = [0] * QUEUED
    ask(s, "TakeUpAgain")
    ask(s, "AfterFoundry")
    begin(s)


class TakeUpAgain(Auto[RailState]):
    """The effects that a foundry interrupted come back."""

    rule = "RR-2.9"

    def run(self, s: RailState) -> None:
        s.must = s.kept[:QUEUED]
        s.may = s.kept[QUEUED:]
        s.kept = []
        s.done()
        go_on(s)


# --- foundries ----------------------------------------------------------------


def fire(s: RailState, foundry: int) -> None:
    """RR-15.7: two coal on an own foundry. What follows it (closing) lies below the effects."""
    b = s.board(s.turn)
    b.coal -= PRICE
    b.fired |= 1 << foundry
    s.fired = foundry
    s.tell("foundry-used", seat=s.who(), foundry=f"foundry-{FOUNDRIES[foundry]}")
    gain(s, s.parts.foundry_gives[foundry])


class AfterFoundry(Auto[RailState]):
    """RR-15.8: a foundry may be closed only right after it was used."""

    rule = "RR-15.8"

    def run(self, s: RailState) -> None:
        if s.boards[s.turn].stokable():
            go_over(s, "CloseFoundry")
        else:
            s.fired = NONE
            s.done()


class CloseFoundry(Step[RailState]):
    """Close the foundry just used and attach it as a stoker, or keep it open."""

    rule = "RR-15.8"
    families = (CLOSE, KEEP)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        return [KEEP_0, CLOSE_0]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        return None

    def play(self, s: RailState, seat: int, move: int) -> None:
        foundry = s.fired
        s.fired = NONE
        if move == KEEP_0:
            s.done()
            return
        b = s.board(seat)
        b.foundries.remove(foundry)
        s.foundries_closed.append(foundry)
        s.tell("foundry-closed", seat=s.who(), foundry=f"foundry-{FOUNDRIES[foundry]}")
        go_over(s, "Effects")
        ask(s, "AttachStoker")


class ChooseFoundry(Step[RailState]):
    """One of the open foundries; a new one is turned up."""

    rule = "RR-15.1"
    families = (CHOOSE_FOUNDRY,)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        return [FOUNDRY_0 + foundry for foundry in s.foundries_open]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        foundry = move - FOUNDRY_0
        if foundry in s.foundries_open:
            return None
        return Refusal(self.rule, "foundry-not-open", {"foundry": f"foundry-{FOUNDRIES[foundry]}"})

    def play(self, s: RailState, seat: int, move: int) -> None:
        foundry = move - FOUNDRY_0
        s.foundries_open.remove(foundry)
        s.board(seat).foundries.append(foundry)
        s.tell("foundry-taken", seat=s.who(), foundry=f"foundry-{FOUNDRIES[foundry]}")
        if s.foundry_stack:
            turned = s.foundry_stack.pop()
            s.foundries_open.append(turned)
            s.learn()
            s.tell("foundry-open", foundry=f"foundry-{FOUNDRIES[turned]}")
        s.done()
        go_on(s)


# --- stokers ------------------------------------------------------------------


def take_stoker(s: RailState) -> None:
    """RR-15.4: the top of the stack, unseen."""
    b = s.board(s.turn)
    b.coal -= PRICE
    s.stoker_by = s.turn + 1
    if s.foundry_stack:
        s.foundries_down.append(s.foundry_stack.pop())
    else:
        s.foundries_closed.append(s.foundries_open.pop())
    s.tell("stoker-taken", seat=s.who())
    ask(s, "AttachStoker")


class AttachStoker(Step[RailState]):
    """To one of the own locomotives or factories without a stoker, for good."""

    rule = "RR-15.5"
    families = (STOKE,)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        return [STOKE_0 + tile for tile in s.boards[seat].stokable()]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        b = s.boards[seat]
        tile = move - STOKE_0
        if tile in b.stokable():
            return None
        return Refusal(self.rule, "has-stoker" if b.stokers >> tile & 1 else "no-tile")

    def play(self, s: RailState, seat: int, move: int) -> None:
        b = s.board(seat)
        tile = move - STOKE_0
        b.stokers |= 1 << tile
        s.tell("stoker-attached", seat=s.who(), tile=f"stokable-{STOKABLE[tile]}")
        s.done()
        if tile < 4:
            b.fill_reach()
            check_fields(s, b, LINE_OF_SLOT[tile])
        go_on(s)


# --- the coal factory ---------------------------------------------------------


def give_coal(s: RailState, n: int) -> None:
    """RR-15.10: two more black steps for every coal."""
    s.board(s.turn).coal -= n
    s.may[COAL_FOR_STEPS] -= n
    s.may[BLACK] += COAL_STEPS * n
    s.tell("coal-given", seat=s.who(), n=n)


def why_not_extra(s: RailState, b: Board, move: int) -> Refusal:
    """An income marker, foundry or stoker that cannot be used."""
    if USE.has(move):
        owned = move - USE_0 in b.incomes
        return Refusal("RR-14.7", "income-face-down" if owned else "income-not-yours")
    if FIRE.has(move):
        foundry = move - FIRE_0
        if foundry not in b.foundries:
            return Refusal("RR-15.7", "foundry-not-yours", {"foundry": f"foundry-{FOUNDRIES[foundry]}"})
        if b.fired >> foundry & 1:
            return Refusal("RR-15.7", "foundry-fired", {"foundry": f"foundry-{FOUNDRIES[foundry]}"})
        return Refusal("RR-15.3", "coal-short", {"coal": b.coal, "price": PRICE})
    if not s.parts.coal:
        return Refusal("RR-15.1", "no-coal-module")
    if s.stoker_by:
        return Refusal("RR-15.4", "stoker-taken-already")
    if b.coal < PRICE:
        return Refusal("RR-15.3", "coal-short", {"coal": b.coal, "price": PRICE})
    return Refusal("RR-15.4", "stoker-no-tile" if not b.stokable() else "stoker-none-left")
