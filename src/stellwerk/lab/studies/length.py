"""How long games last."""

from collections.abc import Sequence

from stellwerk.lab.studies.figures import mean, quantile
from stellwerk.lab.studies.games import Games
from stellwerk.lab.studies.page import Part, Plot, Section, Table
from stellwerk.lab.studies.plots import histogram
from stellwerk.lab.studies.speaking import Speaker


def length(games: Games, speak: Speaker) -> Section:
    """In moves, in rounds, and in seconds of the machine that played."""
    title = speak("length-title")
    moves = [row.moves for row in games.rows]
    rounds = [row.rounds for row in games.rows if row.rounds is not None]
    seconds = [row.seconds for row in games.rows]
    middle = speak.number(quantile(moves, 0.5))
    low, high = speak.number(quantile(moves, 0.1)), speak.number(quantile(moves, 0.9))
    said = speak("length-moves", middle=middle, low=low, high=high)
    plot = histogram(moves, speak.number, speak("median", n=middle), speak("length-alt"))
    lines = [line(speak, speak("moves"), moves, 0)]
    lines.append(line(speak, speak("moves-per-seat"), [n / games.wish.players for n in moves], 0))
    if len(rounds) == len(games.rows):
        lines.append(line(speak, speak("rounds"), rounds, 1))
    lines.append(line(speak, speak("seconds"), seconds, 1 if mean(seconds).value >= 1 else 2))
    head = ["", speak("mean"), speak("median-head"), speak("middle-part"), speak("least"), speak("greatest")]
    parts: list[Part] = [Plot(plot, said), Table(title, head, lines)]
    return Section("length", title, parts)


def line(speak: Speaker, name: str, values: Sequence[float], digits: int) -> list[str]:
    """One line of the table."""

    def shown(value: float) -> str:
        return speak.number(value, digits)

    part = speak.span(shown(quantile(values, 0.1)), shown(quantile(values, 0.9)))
    middle = shown(quantile(values, 0.5))
    return [name, shown(mean(values).value), middle, part, shown(min(values)), shown(max(values))]
