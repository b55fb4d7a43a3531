"""From a wish to a report: play what is missing in the folder, then read it."""

from pathlib import Path

from stellwerk.lab.rows import Folder, Row
from stellwerk.lab.runner import run
from stellwerk.lab.studies.plan import FIRST_LOOK, Choice, Wish, changed_nothing
from stellwerk.lab.studies.report import report


def study(
    wish: Wish,
    folder: Path,
    language: str = "en",
    cluster: str | None = None,
    workers: int | None = None,
    progress: bool = True,
) -> str:
    """The report as HTML. Games that lie in the folder already are not played again."""
    kept = Folder(folder)
    kept.follow(wish.checked().plan())
    look = min(FIRST_LOOK, wish.varied)
    first = [*wish.base(), *(play for choice in wish.choices() for play in wish.under(choice, range(look)))]
    run(first, kept, cluster, workers, progress)
    if wish.varied > look:
        changing = choices_that_matter(wish, list(kept.rows()))
        more = [play for choice in changing for play in wish.under(choice, range(look, wish.varied))]
        run(more, kept, cluster, workers, progress)
    return report(wish, wished(wish, list(kept.rows())), language)


def choices_that_matter(wish: Wish, rows: list[Row]) -> list[Choice]:
    """Those that changed at least one of the deals of the first look."""
    kinds = 1 + len(wish.choices())
    base = [row for row in rows if row.number % kinds == 0]
    first = [row for row in rows if row.seed < wish.seed + FIRST_LOOK]
    numbered = enumerate(wish.choices(), 1)
    return [
        choice for n, choice in numbered if not changed_nothing(base, [row for row in first if row.number % kinds == n])
    ]


def wished(wish: Wish, rows: list[Row]) -> list[Row]:
    """Of all that lies in the folder, what this study asks for."""
    kinds = 1 + len(wish.choices())
    return [row for row in rows if row.seed < wish.seed + (wish.varied if row.number % kinds else wish.deals)]
