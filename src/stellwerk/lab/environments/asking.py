"""One game as a row of questions, each to one seat: the way every environment walks through it."""

from __future__ import annotations

from typing import Final

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Entry, Match
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK
from stellwerk.words import english

NOBODY: Final = -1  # is asked: the game is over
MOST_ANSWERS: Final = 5000  # many times as many as a game has; who goes on in circles is not followed


class Asking:
    """Who is asked now, and what may be answered, as numbers of the game's vocabulary.

    Moves beside the turn come first, from seat to seat, and each seat may decline; then whoever is asked answers, one
    after another where several are; where the clock runs and nobody moves, it does. `decline` is the number after the
    last move of the vocabulary.
    """

    __slots__ = ("answers", "choices", "decline", "declined", "game", "log", "seat", "state")

    def __init__(self, game: Game, state: State, declined: int = 0) -> None:
        self.game = game
        self.decline = game.vocabulary.size
        self.state = state
        self.log: list[tuple[int, int]] = []  # seat and move
        self.answers = 0
        self.declined = declined  # seats that have let the chance of a move beside pass, as bits
        self.seat = NOBODY
        self.choices: list[int] = []
        self.ask()

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    @property
    def is_too_long(self) -> bool:
        """Whether the game is broken off here, without a result."""
        return self.answers >= MOST_ANSWERS and not self.is_over

    def answer(self, choice: int) -> None:
        """One of the choices, which is not looked at again."""
        self.answers += 1
        if choice == self.decline:
            self.declined |= 1 << self.seat
        else:
            self.play(self.seat, choice)
        self.ask()

    def play(self, seat: int, move: int) -> None:
        self.log.append((seat, move))
        self.declined = 0
        rules.play(self.state, seat, move, self.game.aside)

    def ask(self) -> None:
        """Find the next question; the clock answers for itself."""
        s = self.state
        aside = self.game.aside
        while s.stack:
            step = s.stack[-1]
            asked: tuple[int, ...] = step.seats(s)
            tick = step.clock(s)
            if (tick is not None or aside is not None or step.unasked(s)) and self.offer(asked, tick is not None):
                return
            if tick is None:
                self.seat = asked[0]
                self.choices = rules.moves(s, self.seat, aside)
                return
            self.play(CLOCK, tick.move)
        self.seat = NOBODY
        self.choices = []

    def offer(self, asked: tuple[int, ...], timed: bool) -> bool:
        """Whether somebody may move who need not."""
        s = self.state
        for seat in range(s.seats):
            if not self.declined >> seat & 1 and (timed or seat not in asked):
                choices = rules.moves(s, seat, self.game.aside)
                if choices:
                    self.seat = seat
                    self.choices = [*choices, self.decline]
                    return True
        return False

    def text(self, choice: int) -> str:
        """A choice in words."""
        return "decline" if choice == self.decline else self.game.vocabulary.text(choice)

    def why_not(self, choice: int) -> str:
        """Why a number is none of the choices, in English."""
        if self.is_over:
            return "the game is over"
        if not 0 <= choice <= self.decline:
            return f"there is no action {choice}: they are numbered from 0 to {self.decline}"
        if choice == self.decline:
            return "there is nothing to decline: an answer is due"
        reason = rules.judge(self.state, self.seat, choice, self.game.aside)
        told = "it is not asked now" if reason is None else Refused(reason, english(self.game.folder))
        return f"`{self.text(choice)}` is refused: {told}"

    def clone(self) -> Asking:
        """An independent copy that stands before the same question."""
        other = Asking.__new__(Asking)
        other.game = self.game
        other.decline = self.decline
        other.state = self.state.clone()
        other.log = self.log[:]
        other.answers = self.answers
        other.declined = self.declined
        other.seat = self.seat
        other.choices = self.choices
        return other

    def in_world(self, state: State, seat: int) -> Asking:
        """The same moment in another world that looks the same to a seat. A question to itself is the same question;
        what others are asked may differ.
        """
        other = self.clone()
        other.state = state
        if self.seat != seat:
            other.ask()
        return other

    def match(self) -> Match:
        """The same moment as a match, to be looked at."""
        match = Match(self.game, {}, self.state.clone())
        match.lines = [Entry(seat, self.game.vocabulary.text(move)) for seat, move in self.log]
        return match
