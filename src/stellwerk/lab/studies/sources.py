"""Where points come from, for winners and for the others."""

from stellwerk.lab.rows import Row
from stellwerk.lab.studies.figures import Estimate, mean
from stellwerk.lab.studies.games import Games
from stellwerk.lab.studies.page import Line, Notes, Part, Plot, Section, Table, amount_cell
from stellwerk.lab.studies.plots import Pair, pairs
from stellwerk.lab.studies.speaking import Speaker


def sources(games: Games, speak: Speaker) -> Section:
    """Every source that ever brought or cost anything."""
    title = speak("sources-title")
    names = dict.fromkeys(source for row in games.rows for some in row.sources for source in some)
    named = [name for name in names if any(some.get(name) for row in games.rows for some in row.sources)]
    winners = {name: brought(games.rows, name, True) for name in named}
    others = {name: brought(games.rows, name, False) for name in named}
    if not named or not all(others.values()):
        return Section("sources", title, alone(named, winners, speak))
    of_winners = {name: mean(some) for name, some in winners.items()}
    of_others = {name: mean(some) for name, some in others.items()}
    ordered = sorted(named, key=lambda name: -of_winners[name].value)
    gap = {name: of_winners[name].value - of_others[name].value for name in named}
    most, least = max(named, key=lambda name: gap[name]), min(named, key=lambda name: gap[name])
    lines = [
        Pair(speak.source(name), of_winners[name].value, of_others[name].value, speak.points(gap[name], sign=True))
        for name in ordered
        if differs(games.rows, name)
    ]
    said = speak(
        "sources-most",
        most=speak.source(most),
        most_points=speak.points(gap[most], sign=True),
        least=speak.source(least),
        least_points=speak.points(gap[least], sign=True),
    )
    head = [speak("source"), speak("winners"), speak("others"), speak("difference")]
    rows: list[Line] = [
        [
            speak.source(name),
            amount_cell(speak, of_winners[name]),
            amount_cell(speak, of_others[name]),
            speak.number(gap[name], speak.digits(gap[name]), True),
        ]
        for name in ordered
    ]
    plot = Plot(pairs(lines, speak.number, speak("sources-alt")), speak("sources-seen"))
    return Section("sources", title, [Notes([said]), plot, Table(title, head, rows)])


def differs(rows: list[Row], source: str) -> bool:
    """Whether a source ever brought two seats different points; what all have alike need not be drawn."""
    return len({some.get(source, 0) for row in rows for some in row.sources}) > 1


def alone(named: list[str], winners: dict[str, list[int]], speak: Speaker) -> list[Part]:
    """Where there is nobody to compare with."""
    found: dict[str, Estimate] = {name: mean(winners[name]) for name in named if winners[name]}
    rows: list[Line] = [[speak.source(name), amount_cell(speak, one)] for name, one in found.items()]
    return [Table(speak("sources-title"), [speak("source"), speak("mean-total")], rows)]


def brought(rows: list[Row], source: str, winners: bool) -> list[int]:
    """What a source brought the winners, or all others."""
    return [
        some.get(source, 0) for row in rows for some, place in zip(row.sources, row.places) if (place == 1) == winners
    ]
