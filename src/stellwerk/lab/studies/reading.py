"""What the log of a game tells: which question was asked when, and how each seat answered it first."""

import json
from collections.abc import Iterable
from typing import Final, NamedTuple

import stellwerk
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.state import State
from stellwerk.kernel.step import Sealed
from stellwerk.kernel.table import eyes_of
from stellwerk.lab.rows import Row
from stellwerk.stage.parts import Kept
from stellwerk.stage.scenes import stage_of
from stellwerk.stage.wire import Offer, Text

KINDS: Final = 8  # questions of a seat that are looked at: the opening, in a wide sense
START: Final = 0.2  # what is only asked in the first fifth of a game belongs to its start
AGREED: Final = 0.95  # of the games, for a question to show the turn order


class Answer(NamedTuple):
    """The first answer of a seat to one kind of question, where it had a choice."""

    seat: int
    question: str  # the name of the step
    move: str
    text: Text  # as the table words it
    prompt: Text
    amount: int | None  # where a number was chosen
    when: int  # so many moves were made before


class Reading(NamedTuple):
    """One game, read again."""

    row: Row
    answers: list[Answer]
    turns: dict[str, list[int]]  # by question: the seats in the order in which they were first asked alone
    last: dict[str, float]  # by question: when it was last asked, as a part of the game


def read_again(row: Row, kept: Kept) -> Reading:
    """The game played again from its log."""
    match = stellwerk.new(row.game, row.players, row.seed, json.loads(row.options))
    game, s = match.game, match.state
    answers: list[Answer] = []
    turns: dict[str, list[int]] = {}
    last: dict[str, float] = {}
    seen: set[tuple[int, str]] = set()
    for n, line in enumerate(row.log):
        who, _, text = line.partition(" ")
        seat, move = int(who), game.vocabulary.parse(text)
        step = s.stack[-1]
        question = type(step).__name__
        last[question] = n / len(row.log)
        if seat >= 0 and seat in step.seats(s) and not (game.aside is not None and game.aside.has(move)):
            if step.seats(s) == (seat,) and not isinstance(step, Sealed):
                order = turns.setdefault(question, [])
                if seat not in order:
                    order.append(seat)
            if (seat, question) not in seen and sum(one == seat for one, _ in seen) < KINDS:
                seen.add((seat, question))
                if len(step.moves(s, seat)) > 1:
                    answers.append(worded(game, s, kept, Answer(seat, question, text, Text(text), Text(""), None, n)))
        rules.play(s, seat, move, game.aside)
    return Reading(row, answers, turns, last)


def worded(game: Game, s: State, kept: Kept, answer: Answer) -> Answer:
    """An answer in the words of the table."""
    table = game.lay_out(s, eyes_of(answer.seat))
    stage = stage_of(game)
    asked = answer._replace(prompt=stage.picture(table, kept).prompt)
    for offer in stage.offers(table, kept):
        amount = amount_of(offer, answer.move)
        if offer.move == answer.move or amount is not None:
            return asked._replace(text=offer.text, amount=amount)
    return asked


def amount_of(offer: Offer, move: str) -> int | None:
    """The number in a move of which the table offers a whole range."""
    if offer.number is None:
        return None
    before, _, after = offer.move.partition("{n}")
    if not (move.startswith(before) and move.endswith(after)):
        return None
    middle = move[len(before) : len(move) - len(after)]
    return int(middle) if middle.lstrip("-").isdigit() else None


def start_questions(readings: list[Reading]) -> list[str]:
    """Questions that belong to the start: asked in most games, and never later than in their first fifth."""
    found: dict[str, list[float]] = {}
    for reading in readings:
        for question, when in reading.last.items():
            found.setdefault(question, []).append(when)
    often = len(readings) / 2
    return [question for question, when in found.items() if len(when) >= often and max(when) < START]


def turn_question(readings: list[Reading]) -> str | None:
    """The question in whose answers the turn order shows: asked of every seat alone, and of the first seat first."""
    for question in dict.fromkeys(question for reading in readings for question in reading.turns):
        fits = sum(shows_order(reading.row, reading.turns.get(question, [])) for reading in readings)
        if fits >= AGREED * len(readings):
            return question
    return None


def shows_order(row: Row, turns: list[int]) -> bool:
    return len(turns) == row.players and row.start in (None, turns[0])


def seats_in_order(reading: Reading, question: str | None) -> list[int]:
    """The seats as they come in the first round; clockwise where no question shows it."""
    row = reading.row
    turns = reading.turns.get(question or "", [])
    if shows_order(row, turns):
        return turns
    first = row.start or 0
    return [(first + n) % row.players for n in range(row.players)]


def read_all(rows: Iterable[Row]) -> list[Reading]:
    kept = Kept()
    return [read_again(row, kept) for row in rows]
