"""The plots of a report, as SVG that takes its colours from the page, so that day and night both suit it."""

import io
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import matplotlib as mpl
import matplotlib.ticker
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from stellwerk.lab.studies.figures import Estimate, quantile

WIDE: Final = 5.0  # inches: a phone held upright shows it at its own size
SIZE: Final = 13.0
ROW: Final = 0.5  # inches for a label and its line
LONGEST: Final = 46  # letters of a label; the table beside has it in full

# colours of the page, told apart in the drawing by numbers that nobody sees
INK, SOFT, LINE, ACCENT, GOLD, CARD = (f"#00000{n}" for n in range(1, 7))
PAGE: Final = {INK: "ink", SOFT: "ink-soft", LINE: "line", ACCENT: "accent-ink", GOLD: "gold", CARD: "card"}

SETTINGS: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "stellwerk",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": SIZE,
    "text.color": INK,
    "text.parse_math": False,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "xtick.color": LINE,
    "xtick.labelcolor": SOFT,
}

# what matplotlib writes for nobody: who made it, names of groups, a style that would reach the whole page
LEFT_OUT: Final = (
    re.compile(r"<metadata>.*?</metadata>", re.DOTALL),
    re.compile(r"<!--.*?-->", re.DOTALL),
    re.compile(r"<defs>\s*<style.*?</style>\s*</defs>", re.DOTALL),
    re.compile(r' id="(?:figure|axes|patch|line2d|text|xtick|ytick|matplotlib)[^"]*"'),
    re.compile(r' transform="rotate\(-?0 [^"]*"'),
    re.compile(r"font-family: [^;\"]*;? ?"),
    re.compile(r"xlink:(?=href)"),
)

Said = Callable[[float], str]


class Bar(NamedTuple):
    """One line of a plot: a name, a figure with its interval, and the figure in words."""

    name: str
    value: Estimate
    said: str
    strong: bool = True


class Pair(NamedTuple):
    """Two figures of the same thing."""

    name: str
    one: float
    other: float
    said: str


# --- kinds of plots ---


def intervals(bars: Sequence[Bar], tick: Said, alt: str, reference: float | None = None, note: str = "") -> str:
    """A dot for every figure on a line for its interval; a dashed line marks what to compare with."""
    with mpl.rc_context(SETTINGS):
        figure, axes = rows_of(len(bars), tick, 0.28 if note else 0.0)
        around = [bar.value for bar in bars]
        within(axes, [x for one in around for x in (one.low, one.high)] + ([] if reference is None else [reference]))
        if reference is not None:
            axes.axvline(reference, color=LINE, linewidth=1, dashes=(4, 3), zorder=0)
            if note:
                axes.annotate(
                    note, (reference, 1), xycoords=("data", "axes fraction"), xytext=(0, 3),
                    textcoords="offset points", ha=side(axes, reference), va="bottom", color=SOFT, size=SIZE,
                )  # fmt: skip
        for y, bar in enumerate(bars):
            colour = ACCENT if bar.strong else SOFT
            axes.plot([bar.value.low, bar.value.high], [y, y], color=colour, linewidth=5, alpha=0.35)
            axes.plot([bar.value.value], [y], "o", color=colour, markersize=9)
            label(axes, y, bar.name, bar.said, bar.strong)
        return drawn(figure, alt)


def pairs(lines: Sequence[Pair], tick: Said, alt: str) -> str:
    """Two dots on every line: a full one and a hollow one."""
    with mpl.rc_context(SETTINGS):
        figure, axes = rows_of(len(lines), tick)
        axes.axvline(0, color=LINE, linewidth=1, zorder=0)
        for y, line in enumerate(lines):
            axes.plot([line.one, line.other], [y, y], color=LINE, linewidth=2)
            axes.plot([line.other], [y], "o", color=SOFT, markerfacecolor=CARD, markersize=9, markeredgewidth=2)
            axes.plot([line.one], [y], "o", color=ACCENT, markersize=9)
            label(axes, y, line.name, line.said, True)
        within(axes, [0.0, *(x for line in lines for x in (line.one, line.other))])
        return drawn(figure, alt)


def spreads(names: Sequence[str], values: Sequence[Sequence[float]], said: Sequence[str], tick: Said, alt: str) -> str:
    """For each name where the middle half and the middle four fifths of its values lie, and the median."""
    with mpl.rc_context(SETTINGS):
        figure, axes = rows_of(len(names), tick)
        for y, some in enumerate(values):
            low, first, middle, third, high = (quantile(some, part) for part in (0.1, 0.25, 0.5, 0.75, 0.9))
            axes.plot([low, high], [y, y], color=ACCENT, linewidth=5, alpha=0.3, solid_capstyle="butt")
            axes.plot([first, third], [y, y], color=ACCENT, linewidth=11, alpha=0.55, solid_capstyle="butt")
            axes.plot([middle], [y], "o", color=CARD, markeredgecolor=ACCENT, markeredgewidth=2.5, markersize=10)
            label(axes, y, names[y], said[y], True)
        within(axes, [quantile(some, part) for some in values for part in (0.1, 0.9)])
        return drawn(figure, alt)


def histogram(values: Sequence[float], tick: Said, note: str, alt: str) -> str:
    """How often which value occurs, with the median marked."""
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDE, 2.1))
        axes = figure.add_axes((0.03, 0.16, 0.94, 0.7))
        axes.hist(values, bins=edges(values), color=ACCENT, alpha=0.6, rwidth=0.9)
        axes.set_yticks([])
        middle = quantile(values, 0.5)
        axes.axvline(middle, color=INK, linewidth=1.5, dashes=(4, 3))
        axes.annotate(
            note, (middle, 1), xycoords=("data", "axes fraction"), xytext=(0, 4),
            textcoords="offset points", ha=side(axes, middle), va="bottom", size=SIZE,
        )  # fmt: skip
        ticked(axes, tick)
        return drawn(figure, alt)


# --- the same in all ---


def rows_of(count: int, tick: Said, above: float = 0.0) -> tuple[Figure, Axes]:
    """One row under the other, with room for a label over each line."""
    height = count * ROW + above + 0.5
    figure = Figure(figsize=(WIDE, height))
    axes = figure.add_axes((0.03, 0.4 / height, 0.94, count * ROW / height))
    axes.set_ylim(count - 0.65, -0.65)
    axes.set_yticks([])
    ticked(axes, tick)
    return figure, axes


def ticked(axes: Axes, tick: Said) -> None:
    axes.xaxis.set_major_locator(mpl.ticker.MaxNLocator(4))
    axes.xaxis.set_major_formatter(lambda x, _: tick(x))
    axes.tick_params(axis="x", length=4)


def label(axes: Axes, y: float, name: str, said: str, strong: bool) -> None:
    """A name over the left end of a line, and its figure over the right end."""
    place: dict[str, Any] = {"xycoords": ("axes fraction", "data"), "textcoords": "offset points", "va": "bottom"}
    room = LONGEST - len(said)
    shown = name if len(name) <= room else name[: room - 1].rstrip() + "…"
    axes.annotate(shown, (0, y), xytext=(0, 7), ha="left", size=SIZE, **place)
    axes.annotate(said, (1, y), xytext=(0, 7), ha="right", size=SIZE, color=INK if strong else SOFT, **place)


def within(axes: Axes, values: Sequence[float]) -> None:
    """All of these fit, with some air."""
    low, high = min(values), max(values)
    air = (high - low) * 0.06 or 1.0
    axes.set_xlim(low - air, high + air)


def edges(values: Sequence[float]) -> list[float]:
    """Bins of a whole, round width, some twenty of them."""
    low, high = min(values), max(values)
    rough = max((high - low) / 20, 1)
    power = 10 ** (len(str(int(rough))) - 1)
    width = next(step * power for step in (1, 2, 5, 10) if step * power >= rough)
    first = int(low // width)
    return [(first + n) * width for n in range(int(high // width) - first + 2)]


def side(axes: Axes, x: float) -> str:
    """A note is centred over its line, but not beyond the edge."""
    low, high = axes.get_xlim()
    where = (x - low) / (high - low)
    return "left" if where < 0.25 else "right" if where > 0.75 else "center"


def drawn(figure: Figure, alt: str) -> str:
    """The SVG alone, in the colours of the page."""
    out = io.StringIO()
    figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    for left_out in LEFT_OUT:
        text = left_out.sub("", text)
    text = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", text)
    for colour, name in PAGE.items():
        text = text.replace(colour, f"var(--{name})")
    text = re.sub(r'<svg [^>]*viewBox="([^"]*)"[^>]*>', svg_tag(alt), text, count=1)
    text = re.sub(r' (d|x|y|width|height)="[^"]*"', tenths, text)
    return re.sub(r"\s*\n\s*", "\n", text).strip()


def tenths(found: re.Match[str]) -> str:
    """Finer than a tenth nobody sees."""
    return re.sub(r"(\d\.\d)\d+", r"\1", found[0])


def svg_tag(alt: str) -> str:
    said = alt.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;").replace("\\", r"\\")
    return rf'<svg viewBox="\1" role="img" aria-label="{said}">'
