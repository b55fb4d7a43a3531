"""The page of a report: headings, sentences, plots and tables, in one file that needs no other."""

import re
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from stellwerk.kernel.game import Game
from stellwerk.lab.studies.figures import Estimate
from stellwerk.lab.studies.speaking import HERE, Speaker

MANY: Final = 13  # lines of a table that are better folded away
ACCENT: Final = re.compile(r"--accent:\s*([^;}]+)")


class Plot(NamedTuple):
    """A drawing and the sentence that says what is seen."""

    svg: str
    sentence: str


class Cell(NamedTuple):
    """A figure in a table, with its interval in small print."""

    value: str
    interval: str


Line = Sequence[str | Cell]


class Table(NamedTuple):
    """Numbers: the first column names, the others count."""

    title: str
    head: Sequence[str]
    rows: Sequence[Line]


class Listing(NamedTuple):
    """Many names, folded away."""

    title: str
    items: Sequence[str]


class Notes(NamedTuple):
    """A paragraph, or several."""

    sentences: Sequence[str]


class Heading(NamedTuple):
    """Within a section."""

    title: str


Part = Plot | Table | Listing | Notes | Heading


class Section(NamedTuple):
    """One question and what the games answer."""

    id: str
    title: str
    parts: Sequence[Part]


class Head(NamedTuple):
    """What stands over everything."""

    title: str
    lead: str
    facts: Sequence[tuple[str, str]]
    command: str


def page(head: Head, sections: Sequence[Section], speak: Speaker) -> str:
    """The whole report as HTML."""
    plots = Numbered()
    inside = "\n".join(section_html(section, plots, speak) for section in sections)
    index = "".join(f'<li><a href="#{section.id}">{escape(section.title)}</a></li>' for section in sections)
    facts = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in head.facts)
    style = (HERE / "page.css").read_text("utf-8").replace("ACCENT", accent(speak.game)).strip()
    return f"""<!doctype html>
<html lang="{speak.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(head.title)}</title>
<style>
{style}
</style>
</head>
<body>
<header>
<h1>{escape(head.title)}</h1>
<p class="lead">{escape(head.lead)}</p>
<dl>{facts}</dl>
<p class="made">{escape(speak("made-with"))} <code>{escape(head.command)}</code></p>
<nav aria-label="{escape(speak("contents"))}"><ol>{index}</ol></nav>
</header>
<main>
{inside}
</main>
<footer><p>{escape(speak("about-intervals"))}</p></footer>
</body>
</html>
"""


def accent(game: Game) -> str:
    """The colour that the game has at the table."""
    art = game.folder / "scene" / "art.css"
    found = ACCENT.search(art.read_text("utf-8")) if art.exists() else None
    return found[1].strip() if found else "light-dark(#1f5b8a, #2f74a8)"


class Numbered:
    """Ids within a drawing hold for the whole page: each drawing gets a number."""

    def __init__(self) -> None:
        self.drawn = 0

    def svg(self, svg: str) -> str:
        self.drawn += 1
        return re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>p{self.drawn}-", svg)


def section_html(section: Section, plots: Numbered, speak: Speaker) -> str:
    inside = "\n".join(part_html(part, plots, speak) for part in section.parts)
    return f'<section id="{section.id}">\n<h2>{escape(section.title)}</h2>\n{inside}\n</section>'


def part_html(part: Part, plots: Numbered, speak: Speaker) -> str:
    match part:
        case Plot():
            return f"<figure>\n<figcaption>{escape(part.sentence)}</figcaption>\n{plots.svg(part.svg)}\n</figure>"
        case Table():
            return table_html(part, speak)
        case Listing():
            items = "".join(f"<li>{escape(item)}</li>" for item in part.items)
            return f"<details>\n<summary>{escape(part.title)}</summary>\n<ul>{items}</ul>\n</details>"
        case Heading():
            return f"<h3>{escape(part.title)}</h3>"
        case Notes():
            return "\n".join(f"<p>{escape(sentence)}</p>" for sentence in part.sentences)


def table_html(table: Table, speak: Speaker) -> str:
    """A long table opens when it is wanted; a wide one scrolls by itself."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.head)
    rows = "\n".join(row_html(row) for row in table.rows)
    grid = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"
    label = escape(table.title)
    whole = f'<div class="scroll" role="region" tabindex="0" aria-label="{label}">\n{grid}\n</div>'
    if len(table.rows) < MANY:
        return f'<div class="numbers">\n{whole}\n</div>'
    folded = escape(speak("all-lines", n=len(table.rows)))
    return f'<details class="numbers">\n<summary>{folded}</summary>\n{whole}\n</details>'


def row_html(row: Line) -> str:
    name, *cells = row
    return f'<tr><th scope="row">{cell_html(name)}</th>{"".join(f"<td>{cell_html(cell)}</td>" for cell in cells)}</tr>'


def cell_html(cell: str | Cell) -> str:
    if isinstance(cell, str):
        return escape(cell)
    return f"{escape(cell.value)} <small>{escape(cell.interval)}</small>"


def share_cell(speak: Speaker, estimate: Estimate) -> Cell:
    """How often, in percent."""
    span = speak.span(speak.number(100 * estimate.low), speak.number(100 * estimate.high))
    return Cell(speak.percent(estimate.value), span)


def amount_cell(speak: Speaker, estimate: Estimate, sign: bool = False, digits: int | None = None) -> Cell:
    """A mean."""
    shown = speak.digits(max(abs(estimate.low), abs(estimate.high))) if digits is None else digits
    low, high = speak.number(estimate.low, shown, sign), speak.number(estimate.high, shown, sign)
    span = speak("span-signed", low=low, high=high) if sign else speak.span(low, high)
    return Cell(speak.number(estimate.value, shown, sign), span)
