"""What the set-up told stands in the log before the first move, for whoever may know it, now and later."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from stellwerk.server import agreeing, looking
from stellwerk.server.bringing import replayed
from stellwerk.server.live import Live
from stellwerk.stage.wire import Line
from tests.server.extra import lanterns
from tests.server.test_other_rules import house_with, open_table

MOVES = [(0, "guess 1")]


def first(lines: list[Line]) -> list[tuple[int, str]]:
    return [(line.v, line.text.m) for line in lines if line.v == 0]


async def check(live: Live) -> None:
    own, other = (live.scene(seat).log for seat in (0, 1))
    assert first(own) == first(other) == [(0, "log-dealt")]
    state = live.match.state
    assert isinstance(state, lanterns.Lamps)
    assert [line.text.a["card"] for line in (own[0], other[0])] == state.hands, "everybody hears of their own card"
    assert first(live.scene(None).log) == []
    assert not live.scene(0).earlier
    assert (
        first((await looking.moment(live, 0, 0)).log)
        == first((await looking.moment(live, 0, 1)).log)
        == [(0, "log-dealt")]
    )
    page = await looking.log_page(live, 0, 1)
    assert (first(page.lines), page.earlier, page.first) == ([(0, "log-dealt")], False, 0)
    assert first((await looking.log_page(live, None, 1)).lines) == []


def test_a_table_shows_what_its_set_up_told_also_when_it_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        path = tmp_path / "store.sqlite3"
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            table, _ = await open_table(house, MOVES)
            live = await house.tables.get(table)
            await check(live)
            then = live.scene(0).log
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            live = await house.tables.get(table)
            await check(live)
            assert live.scene(0).log == then
            assert (await looking.save(live))["log"] == MOVES
            await agreeing.undo(live, 0, live.row.host)
            assert first(live.scene(0).log) == [(0, "log-dealt")]
            assert live.match.waiting == (0, 1)

    asyncio.run(story())


def test_a_table_of_earlier_days_opens_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        path = tmp_path / "store.sqlite3"
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            table, _ = await open_table(house, MOVES)
        with closing(sqlite3.connect(path)) as raw:
            assert raw.execute("delete from game_line where v=0").rowcount == 1
            raw.commit()
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            live = await house.tables.get(table)
            assert [line.v for line in live.scene(0).log] == [1]
            assert not live.scene(0).earlier
            assert (await looking.log_page(live, 0, 1)).lines == []
            assert (await looking.moment(live, 0, 0)).log == []
            assert live.match.undo_cost(0) == "free"

    asyncio.run(story())


def test_a_log_that_is_brought_along_tells_what_it_told_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.registered", lambda: {"lanterns": lanterns.Lanterns()})
    setup = {"format": 1, "game": "lanterns", "rules": 1, "players": 2, "seed": "old", "options": {}}
    assert [line.v for line in replayed(setup, [(0, "guess 1", 5.0)]).lines] == [1]
