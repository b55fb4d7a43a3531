"""How scores spread: by place, and by how much the winner is ahead."""

from stellwerk.lab.rows import Row
from stellwerk.lab.studies.figures import mean, quantile
from stellwerk.lab.studies.games import Games
from stellwerk.lab.studies.page import Line, Part, Plot, Section, Table, amount_cell
from stellwerk.lab.studies.plots import histogram, spreads
from stellwerk.lab.studies.speaking import Speaker


def spread(games: Games, speak: Speaker) -> Section:
    """Totals by place; the lead over the second where there is one."""
    title = speak("spread-title")
    places = sorted({place for row in games.rows for place in row.places})
    totals = {
        place: [total for row in games.rows for total, of in zip(row.totals, row.places) if of == place]
        for place in places
    }
    names = [speak("nth-place", n=place) for place in places]
    middles = [speak.points(quantile(totals[place], 0.5), 0) for place in places]
    seen = speak("spread-places", first=middles[0], last=middles[-1], places=len(places))
    plot = spreads(names, list(totals.values()), middles, speak.number, speak("spread-places-alt"))
    parts: list[Part] = [Plot(plot, seen)]
    leads = [ahead(row) for row in games.rows if row.players > 1]
    if leads:
        middle = speak.points(quantile(leads, 0.5), 0)
        close = sum(lead <= mean(totals[1]).value * 0.05 for lead in leads) / len(leads)
        said = speak("spread-lead", middle=middle, close=speak.percent(close))
        parts.append(Plot(histogram(leads, speak.number, speak("median", n=middle), speak("spread-lead-alt")), said))
    head = [
        speak("place"),
        speak("mean-total"),
        speak("median-head"),
        speak("middle-part"),
        speak("least"),
        speak("greatest"),
    ]
    rows: list[Line] = []
    for name, place in zip(names, places):
        some = totals[place]
        part = speak.span(speak.number(quantile(some, 0.1)), speak.number(quantile(some, 0.9)))
        middle = speak.number(quantile(some, 0.5))
        rows.append(
            [name, amount_cell(speak, mean(some)), middle, part, speak.number(min(some)), speak.number(max(some))]
        )
    return Section("spread", title, [*parts, Table(title, head, rows)])


def ahead(row: Row) -> int:
    """What the winner has more than the next; 0 where a tie-break decided."""
    first, second = sorted(row.totals, reverse=True)[:2]
    return first - second
