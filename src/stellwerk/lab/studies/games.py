"""The games of a study, read: what every section looks at."""

from typing import NamedTuple

from stellwerk.lab.rows import Row
from stellwerk.lab.studies.plan import Choice, Wish
from stellwerk.lab.studies.reading import Reading, read_all, seats_in_order, start_questions, turn_question


class Games(NamedTuple):
    """Games of the studied table, and the same deals under other choices."""

    wish: Wish
    rows: list[Row]
    readings: list[Reading]
    orders: list[list[int]]  # by game: the seats as they come in the first round
    ordered: bool  # whether somebody is first by the rules; if not, orders go by seat
    start: list[str]  # questions that are only asked at the start
    varied: dict[Choice, list[Row]]


def games_of(wish: Wish, rows: list[Row]) -> Games:
    """The rows of a folder, sorted and read again."""
    kinds = 1 + len(wish.choices())
    base = [row for row in rows if row.number % kinds == 0]
    varied = {choice: [row for row in rows if row.number % kinds == n] for n, choice in enumerate(wish.choices(), 1)}
    readings = read_all(base)
    question = turn_question(readings)
    return Games(
        wish=wish,
        rows=base,
        readings=readings,
        orders=[seats_in_order(reading, question) for reading in readings],
        ordered=question is not None or any(row.start is not None for row in base),
        start=start_questions(readings),
        varied={choice: some for choice, some in varied.items() if some},
    )
