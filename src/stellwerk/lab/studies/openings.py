"""What is chosen first, and what becomes of it: at the start of the game, and in a seat's first turn."""

import re
from collections import Counter
from typing import Final, NamedTuple

from stellwerk.lab.rows import Row
from stellwerk.lab.studies.figures import Estimate, lead, mean, quantile, share, won
from stellwerk.lab.studies.games import Games
from stellwerk.lab.studies.page import Heading, Line, Notes, Part, Plot, Section, Table, amount_cell, share_cell
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
PARTS: Final = 4  # into which amounts are divided


class Group(NamedTuple):
    """Everybody who began like this."""

    name: str
    wins: Estimate
    lead: Estimate
    part: float  # of all who were asked


def start(games: Games, speak: Speaker) -> Section | None:
    """Choices that are only made at the start; None where the game has none."""
    asked = [question for question in questions(games, speak) if question in games.start]
    if not asked:
        return None
    parts = [part for question in asked for part in about(games, speak, question)]
    return Section("start", speak("start-title"), [Notes([speak("start-note")]), *parts])


def openings(games: Games, speak: Speaker) -> Section:
    """The first turn."""
    asked = [question for question in questions(games, speak) if question not in games.start][:QUESTIONS]
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


def wording(answers: list[Answer], speak: Speaker) -> tuple[str, int]:
    """How a question is mostly asked, and how often; what follows its first sentence are figures of the moment."""
    asked = Counter(re.split(r"(?<=[.?!]) ", speak.text(one.prompt))[0] for one in answers)
    return asked.most_common(1)[0]


def about(games: Games, speak: Speaker, question: str) -> list[Part]:
    """One question: a plot of its frequent answers, and a table of all."""
    found = [(reading.row, one) for reading in games.readings for one in reading.answers if one.question == question]
    groups = grouped(found, speak)
    frequent = [group for group in groups if group.wins.n >= FEWEST][:SHOWN]
    title, _ = wording([one for _, one in found], speak)
    if len(frequent) < 2:
        key = "openings-alike" if groups[0].part >= ALIKE else "openings-scattered"
        return [Heading(title), Notes([speak(key, name=groups[0].name, part=speak.percent(groups[0].part))])]
    even = 1 / games.wish.players
    best = max(frequent, key=lambda group: group.wins.value)
    bars = [
        Bar(group.name, group.wins, speak.share(group.wins), not group.wins.low <= even <= group.wins.high)
        for group in sorted(frequent, key=lambda group: -group.wins.value)
    ]
    said = speak(
        "openings-best" if best.wins.low > even else "openings-no-best",
        often=groups[0].name,
        part=speak.percent(groups[0].part),
        best=best.name,
        wins=speak.share(best.wins),
        even=speak.percent(even),
    )
    rows: list[Line] = [
        [
            group.name,
            speak.number(group.wins.n),
            speak.percent(group.part),
            share_cell(speak, group.wins),
            amount_cell(speak, group.lead, sign=True),
        ]
        for group in groups[:LISTED]
    ]
    head = [speak("answer"), speak("times"), speak("part"), speak("wins"), speak("mean-lead")]
    plot = intervals(bars, speak.percent, speak("openings-alt", question=title), even, speak("even-share"))
    return [Heading(title), Plot(plot, said), Table(title, head, rows)]


def grouped(found: list[tuple[Row, Answer]], speak: Speaker) -> list[Group]:
    """By the words of the answer, the most frequent first; amounts in ranges."""
    amounts = sorted(one.amount for _, one in found if one.amount is not None)
    by_name: dict[str, list[tuple[Row, int]]] = {}
    for row, one in found:
        by_name.setdefault(name_of(one, amounts, speak), []).append((row, one.seat))
    groups = [
        Group(
            name=name,
            wins=share([won(row, seat) for row, seat in some]),
            lead=mean([lead(row, seat) for row, seat in some]),
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
