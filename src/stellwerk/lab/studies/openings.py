"""What is chosen first, and what becomes of it: at the start of the game, and in a seat's first turn."""

import re
from collections import Counter
from typing import Final, NamedTuple

from stellwerk.lab.studies.figures import Estimate, lead, mean, quantile, share, won
from stellwerk.lab.studies.games import Games
from stellwerk.lab.studies.page import Cell, Heading, Line, Notes, Part, Plot, Section, Table, amount_cell, share_cell
from stellwerk.lab.studies.plots import Bar, intervals
from stellwerk.lab.studies.reading import Answer
from stellwerk.lab.studies.speaking import Speaker

QUESTIONS: Final = 2  # of the opening
OFTEN: Final = 0.5  # of all seats are asked a question that is worth a plot
SAME: Final = 0.5  # of all who are asked are asked it in the same words: else it is not the same question
ALIKE: Final = 0.8  # who answer the same leave nothing to compare
SHOWN: Final = 8  # answers, the most frequent ones; the table has more
LISTED: Final = 30
FEWEST: Final = 5  # games with an answer, for a figure to be worth anything
TOLD: Final = 1e-9  # less is a matter of rounding
PARTS: Final = 4  # into which amounts are divided


class Group(NamedTuple):
    """Everybody who began like this. `seats` says how they did against others in the same seat of the turn order."""

    name: str
    wins: Estimate
    seats_wins: Estimate
    seats_lead: Estimate
    part: float  # of all who were asked


class Begun(NamedTuple):
    """One seat's beginning, and what became of it."""

    answer: Answer
    turn: int  # its place in the turn order
    won: float
    lead: float


def start(games: Games, speak: Speaker) -> Section | None:
    """Choices that are only made at the start; None where the game has none."""
    asked = [question for question in questions(games, speak) if question in games.start]
    if not asked:
        return None
    parts = [part for question in asked for part in about(games, speak, question)]
    return Section("start", speak("start-title"), [Notes([speak("start-note")]), *parts])


def openings(games: Games, speak: Speaker) -> Section:
    """The first turn."""
    later = [question for question in questions(games, speak) if question not in games.start]
    asked = [question for question in later if has_choice(games, speak, question)][:QUESTIONS]
    parts = [part for question in asked for part in about(games, speak, question)]
    note = speak("openings-note") if parts else speak("openings-none")
    return Section("openings", speak("openings-title"), [Notes([note]), *parts])


def questions(games: Games, speak: Speaker) -> list[str]:
    """The questions of the opening that most seats are asked, as they come."""
    seats = len(games.rows) * games.wish.players
    asked: dict[str, list[Answer]] = {}
    for reading in games.readings:
        for answer in reading.answers:
            asked.setdefault(answer.question, []).append(answer)
    common = {
        question: some
        for question, some in asked.items()
        if len(some) >= OFTEN * seats and wording(some, speak)[1] >= SAME * len(some)
    }
    return sorted(common, key=lambda question: sum(one.when for one in common[question]) / len(common[question]))


def has_choice(games: Games, speak: Speaker, question: str) -> bool:
    """Whether two answers at least are frequent."""
    return sum(group.wins.n >= FEWEST for group in grouped(beginnings(games, question), speak)) > 1


def wording(answers: list[Answer], speak: Speaker) -> tuple[str, int]:
    """How a question is mostly asked, and how often; what follows its first sentence are figures of the moment."""
    asked = Counter(re.split(r"(?<=[.?!]) ", speak.text(one.prompt))[0] for one in answers)
    return asked.most_common(1)[0]


def about(games: Games, speak: Speaker, question: str) -> list[Part]:
    """One question: a plot of its frequent answers, and a table of all."""
    found = beginnings(games, question)
    groups = grouped(found, speak)
    frequent = [group for group in groups if group.wins.n >= FEWEST][:SHOWN]
    title, _ = wording([one.answer for one in found], speak)
    if len(frequent) < 2:
        key = "openings-alike" if groups[0].part >= ALIKE else "openings-scattered"
        return [Heading(title), Notes([speak(key, name=groups[0].name, part=speak.percent(groups[0].part))])]
    if all(abs(group.seats_wins.value) < TOLD for group in frequent):
        names = ", ".join(group.name for group in frequent)
        return [Heading(title), Notes([speak("openings-by-seat", names=names)]), table(groups, speak, title)]
    best = max(frequent, key=lambda group: group.seats_wins.value)
    bars = [
        Bar(group.name, group.seats_wins, speak.number(100 * group.seats_wins.value, sign=True), group.seats_wins.clear)
        for group in sorted(frequent, key=lambda group: -group.seats_wins.value)
    ]
    said = speak(
        "openings-best" if best.seats_wins.low > 0 else "openings-no-best",
        often=groups[0].name,
        part=speak.percent(groups[0].part),
        best=best.name,
        wins=speak.number(100 * best.seats_wins.value, sign=True),
    )

    def tick(value: float) -> str:
        return speak.percent(value, sign=True)

    plot = intervals(bars, tick, speak("openings-alt", question=title), 0.0, speak("as-its-seat"))
    return [Heading(title), Plot(plot, said), table(groups, speak, title)]


def table(groups: list[Group], speak: Speaker, title: str) -> Table:
    rows: list[Line] = [
        [
            group.name,
            speak.number(group.wins.n),
            share_cell(speak, group.wins),
            points_cell(speak, group.seats_wins),
            amount_cell(speak, group.seats_lead, sign=True),
        ]
        for group in groups[:LISTED]
    ]
    head = [speak(key) for key in ("answer", "times", "wins", "against-seat", "lead-against-seat")]
    return Table(title, head, rows)


def points_cell(speak: Speaker, estimate: Estimate) -> Cell:
    """A difference of shares, in points of a percentage."""
    whole = Estimate(100 * estimate.value, 100 * estimate.low, 100 * estimate.high, estimate.n)
    return amount_cell(speak, whole, sign=True, digits=0)


def beginnings(games: Games, question: str) -> list[Begun]:
    """Everybody who was asked a question in the opening."""
    return [
        Begun(one, order.index(one.seat), won(reading.row, one.seat), lead(reading.row, one.seat))
        for reading, order in zip(games.readings, games.orders)
        for one in reading.answers
        if one.question == question
    ]


def grouped(found: list[Begun], speak: Speaker) -> list[Group]:
    """By the words of the answer, the most frequent first; amounts in ranges."""
    amounts = sorted(one.answer.amount for one in found if one.answer.amount is not None)
    by_name: dict[str, list[Begun]] = {}
    by_turn: dict[int, list[Begun]] = {}
    for one in found:
        by_name.setdefault(name_of(one.answer, amounts, speak), []).append(one)
        by_turn.setdefault(one.turn, []).append(one)
    wins = {turn: sum(one.won for one in some) / len(some) for turn, some in by_turn.items()}
    leads = {turn: sum(one.lead for one in some) / len(some) for turn, some in by_turn.items()}
    groups = [
        Group(
            name=name,
            wins=share([one.won for one in some]),
            seats_wins=mean([one.won - wins[one.turn] for one in some]),
            seats_lead=mean([one.lead - leads[one.turn] for one in some]),
            part=len(some) / len(found),
        )
        for name, some in by_name.items()
    ]
    return sorted(groups, key=lambda group: (-group.wins.n, group.name))


def name_of(answer: Answer, amounts: list[int], speak: Speaker) -> str:
    said = speak.text(answer.text)
    if answer.amount is None:
        return said
    low, high = range_of(answer.amount, amounts)
    span = speak.number(low) if low == high else speak.span(speak.number(low), speak.number(high))
    return speak("chosen-amount", what=said, amount=span)


def range_of(amount: int, amounts: list[int]) -> tuple[int, int]:
    """The part of all chosen amounts in which this one lies, as its least and its greatest."""
    cuts = [quantile(amounts, n / PARTS) for n in range(1, PARTS)]
    mine = sum(amount > cut for cut in cuts)
    alike = [other for other in amounts if sum(other > cut for cut in cuts) == mine]
    return min(alike), max(alike)
