"""Asking and answering: the few functions through which every move of every game goes."""

from typing import Any

from stellwerk.kernel.refusal import GAME_OVER, NOT_ASKED, NOT_YOUR_TURN, Refusal
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import NONE, State
from stellwerk.kernel.step import CLOCK, Aside, Auto, Sealed

AnyAside = Aside[Any] | None


def settle(s: State) -> None:
    """Run continuations until a question lies on top or the game is over."""
    while s.stack:
        step = s.stack[-1]
        if isinstance(step, Auto):
            step.run(s)
        else:
            return


def waiting(s: State) -> tuple[int, ...]:
    """The seats that have to answer now; () when the game is over. In real-time steps the clock is one of them."""
    if not s.stack:
        return ()
    step = s.stack[-1]
    seats: tuple[int, ...] = step.seats(s)
    return seats if step.clock(s) is None else (*seats, CLOCK)


def moves(s: State, seat: int, aside: AnyAside) -> list[int]:
    """All legal moves of a seat."""
    if not s.stack:
        return []
    step = s.stack[-1]
    if seat == CLOCK:
        tick = step.clock(s)
        return [] if tick is None else [tick.move]
    out: list[int] = step.moves(s, seat) if seat in step.seats(s) or seat in step.unasked(s) else []
    if aside is not None:
        more: list[int] = aside.moves(s, seat)
        if more:
            out = out + more
    return out


def only_answer(s: State, seat: int, aside: AnyAside) -> int:
    """The one move of a seat that is asked, where it may as well be made for it; else NONE. A sealed answer is always
    asked for, and so is one against the clock, or one whose haste would tell something.
    """
    step = s.stack[-1]
    if isinstance(step, Sealed) or step.clock(s) is not None or seat not in step.seats(s):
        return NONE
    found = moves(s, seat, aside)
    return found[0] if len(found) == 1 and not step.haste_tells(s, seat) else NONE


def judge(s: State, seat: int, move: int, aside: AnyAside) -> Refusal | None:
    """None for a legal move, else the reason: first the player's standing, then the move itself."""
    if not s.stack:
        return GAME_OVER
    step = s.stack[-1]
    if seat == CLOCK:
        tick = step.clock(s)
        return None if tick is not None and tick.move == move else NOT_YOUR_TURN
    if aside is not None and aside.has(move):
        reason: Refusal | None = aside.judge(s, seat, move)
        return reason
    if seat not in step.seats(s) and seat not in step.unasked(s):
        return step.stranger(s, seat, move)
    for family in step.families:
        if family.has(move):
            reason = step.judge(s, seat, move)
            return reason
    asked = ", ".join([family.form() for family in step.families])
    return Refusal(step.rule or "kernel", NOT_ASKED.key, {"asked": asked})


def play(s: State, seat: int, move: int, aside: AnyAside) -> None:
    """Make a move that is known to be legal."""
    if aside is not None and aside.has(move):
        aside.play(s, seat, move)
    else:
        s.stack[-1].play(s, seat, move)
    stack = s.stack
    if stack and isinstance(stack[-1], Auto):
        settle(s)


def random_move(s: State, dice: Dice, aside: AnyAside) -> tuple[int, int]:
    """A random seat that is asked and one of its moves."""
    step = s.stack[-1]
    asked: tuple[int, ...] = step.seats(s)
    if step.clock(s) is not None:
        asked = (*asked, CLOCK)
    seat = asked[dice.below(len(asked))] if len(asked) > 1 else asked[0]
    if seat == CLOCK:
        return seat, moves(s, seat, aside)[0]
    choice: list[int] = step.moves(s, seat)  # the seat is asked: no need to ask again, as `moves` would
    if aside is not None:
        more: list[int] = aside.moves(s, seat)
        if more:
            choice = choice + more
    return seat, choice[dice.below(len(choice))]


def playout(s: State, dice: Dice, aside: AnyAside, limit: int = 100_000) -> int:
    """Play at random to the end; the number of moves made."""
    n = 0
    while s.stack and n < limit:
        seat, move = random_move(s, dice, aside)
        play(s, seat, move, aside)
        n += 1
    return n
