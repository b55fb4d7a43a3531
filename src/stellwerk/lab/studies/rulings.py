"""What other rulings and component profiles change: the same deals, played both ways."""

from typing import NamedTuple

from stellwerk.lab.rows import Row
from stellwerk.lab.studies.figures import Estimate, lead, mean
from stellwerk.lab.studies.games import Games
from stellwerk.lab.studies.page import Line, Listing, Notes, Part, Plot, Section, Table, amount_cell
from stellwerk.lab.studies.plan import Choice, changed_nothing, pairs
from stellwerk.lab.studies.plots import Bar, intervals
from stellwerk.lab.studies.speaking import Speaker


class Effect(NamedTuple):
    """What one choice changes, deal by deal."""

    choice: Choice
    points: Estimate  # of all seats together, per seat
    moves: Estimate
    first: Estimate  # the lead of the first seat
    differing: float  # of the deals went another way


def rulings(games: Games, speak: Speaker) -> Section | None:
    """None where nothing was varied."""
    if not games.varied:
        return None
    title = speak("rulings-title")
    without = [choice for choice, rows in games.varied.items() if changed_nothing(games.rows, rows)]
    effects = [effect(games, choice, rows) for choice, rows in games.varied.items() if choice not in without]
    effects.sort(key=lambda one: -one.points.value)
    parts: list[Part] = []
    if effects:
        clear = sum(one.points.clear for one in effects)
        found = speak("rulings-clear", clear=clear, n=len(effects), deals=games.wish.varied)
        parts.append(Notes([found, speak("rulings-chance")]))
        parts.append(Plot(points_plot(effects, speak), speak("rulings-points")))
        parts.append(Plot(first_plot(effects, speak), speak("rulings-first")))
        parts.append(table(effects, speak, title))
    if without:
        tried = min(len(games.varied[choice]) for choice in without)
        parts.append(Listing(speak("rulings-without", n=tried), [name(choice, speak) for choice in without]))
    return Section("rulings", title, parts)


def effect(games: Games, choice: Choice, rows: list[Row]) -> Effect:
    both = pairs(games.rows, rows)
    return Effect(
        choice,
        points=mean([sum(two.totals) / two.players - sum(one.totals) / one.players for one, two in both]),
        moves=mean([two.moves - one.moves for one, two in both]),
        first=mean([lead(two, two.start or 0) - lead(one, one.start or 0) for one, two in both]),
        differing=sum(one.log != two.log or one.totals != two.totals for one, two in both) / len(both),
    )


def name(choice: Choice, speak: Speaker) -> str:
    said = speak.choice(choice.option, choice.choice)
    return speak("ruling-as", option=speak.option(choice.option), choice=said)


def points_plot(effects: list[Effect], speak: Speaker) -> str:
    bars = [Bar(name(one.choice, speak), one.points, signed(one.points, speak), one.points.clear) for one in effects]
    return intervals(bars, speak.number, speak("rulings-points-alt"), 0.0, speak("as-studied"))


def first_plot(effects: list[Effect], speak: Speaker) -> str:
    bars = [Bar(name(one.choice, speak), one.first, signed(one.first, speak), one.first.clear) for one in effects]
    return intervals(bars, speak.number, speak("rulings-first-alt"), 0.0, speak("as-studied"))


def signed(estimate: Estimate, speak: Speaker) -> str:
    return speak.points(estimate.value, sign=True)


def table(effects: list[Effect], speak: Speaker, title: str) -> Table:
    head = ["ruling", "games", "differing", "change-points", "change-moves", "change-first"]
    rows: list[Line] = [
        [
            name(one.choice, speak),
            speak.number(one.points.n),
            speak.percent(one.differing),
            amount_cell(speak, one.points, sign=True),
            amount_cell(speak, one.moves, sign=True, digits=1),
            amount_cell(speak, one.first, sign=True),
        ]
        for one in effects
    ]
    return Table(title, [speak(key) for key in head], rows)
