"""How long the event loop is held while tables are opened, looked back on and finished: the longest single callback.

python bench/holds.py [--lines 5000]
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Self

HERE = Path(__file__).resolve().parent
sys.path[:] = [str(HERE.parent), *(place for place in sys.path if Path(place).resolve() != HERE)]

GAMES = 60  # requests at once


class Holds:
    """Times every callback of the loop; what it waits for other threads counts as held, too."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.plain = asyncio.events.Handle._run

    def __enter__(self) -> Self:
        plain, times = self.plain, self.times

        def run(handle: Any) -> None:
            begun = time.perf_counter()
            plain(handle)
            times.append((time.perf_counter() - begun) * 1000)

        asyncio.events.Handle._run = run  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.events.Handle._run = self.plain  # type: ignore[method-assign]

    def figures(self, name: str) -> list[dict[str, Any]]:
        found = sorted(self.times)
        p99 = found[int(len(found) * 0.99)]
        return [
            {"name": f"{name}: longest callback", "value": round(found[-1], 1), "unit": "ms"},
            {"name": f"{name}: p99 of {len(found)} callbacks", "value": round(p99, 1), "unit": "ms"},
        ]


async def grown(house: Any, game: str, session: str, lines: int) -> str:
    """A table with a log of that length: moves, and moves that are taken back."""
    from stellwerk.server import agreeing
    from stellwerk.server.wire import OpenTable, SeatWish

    live = await house.tables.open(OpenTable(game, [SeatWish("here")] * 2), session)
    dice = random.Random(lines)
    usual = 150
    while live.match.waiting and live.match.version < lines:
        seat = next(seat for seat in live.match.waiting if seat >= 0)
        await live.play(seat, dice.choice(live.match.moves(seat)), live.match.version)
        if live.match.version > usual / 2 and live.match.undo_cost(seat) == "free":
            await agreeing.undo(live, seat, session)
    return str(live.id)


def able(lives: list[Any]) -> list[tuple[Any, int, list[str]]]:
    """Tables at which somebody is asked, who that is and what there is to do."""
    asked = [(live, seat) for live in lives for seat in live.match.waiting[:1] if seat >= 0]
    return [(live, seat, live.match.moves(seat)) for live, seat in asked]


async def measure(address: str, games: list[str], lines: int) -> list[dict[str, Any]]:
    from stellwerk.server import looking
    from stellwerk.server.app import start_journal
    from stellwerk.server.house import House
    from stellwerk.server.settings import Settings

    start_journal("error")
    settings = Settings(store=address, limits=False)
    first = House(settings)
    async with first.open():
        session, _ = await first.sessions.begin()
        tables = [await grown(first, game, session, lines) for game in games]
    house = House(settings)
    out = []
    async with house.open():
        with Holds() as opening:
            lives = await asyncio.gather(*[house.tables.get(table) for table in tables])
            await asyncio.gather(*[live.ready(0) for live in lives])
        out += opening.figures("opening and drawing")
        dice = random.Random(1)
        with Holds() as back:
            asked = [dice.choice(lives) for _ in range(GAMES)]
            await asyncio.gather(*[looking.moment(live, 0, dice.randint(0, live.match.version)) for live in asked])
        out += back.figures(f"{GAMES} moments at once")
        with Holds() as reading:
            await asyncio.gather(*[looking.log_page(live, 0, dice.randint(2, live.match.version)) for live in asked])
        out += reading.figures(f"{GAMES} pages of the log at once")
        with Holds() as weighing:
            await asyncio.gather(*[looking.lens(live, seat, dice.choice(moves)) for live, seat, moves in able(asked)])
        out += weighing.figures(f"{GAMES} lenses at once")
        things = [list(live.shots[0].picture.parts[-1])[-1:] or [""] for live in asked]
        with Holds() as asking:
            await asyncio.gather(*[looking.explain(live, 0, None, thing) for live, (thing,) in zip(asked, things)])
        out += asking.figures(f"{GAMES} cards at once")
    return out


def run(lines: int = 5_000) -> list[dict[str, Any]]:
    import stellwerk

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(f"sqlite:///{folder}/holds.sqlite3", stellwerk.games(), lines))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lines", type=int, default=5_000)
    for figure in run(parser.parse_args().lines):
        print(f"{figure['name']:52}{figure['value']:>10} {figure['unit']}")
