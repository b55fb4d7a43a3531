"""Rules that change on purpose: running tables go on, finished ones stay readable, and what cannot go on says why."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import stellwerk
from stellwerk.kernel.game import Change, Json
from stellwerk.kernel.match import load_match
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.step import CLOCK, HOUSE
from stellwerk.kernel.table import Eyes
from stellwerk.server import agreeing, looking
from stellwerk.server.bringing import bring_all
from stellwerk.server.house import House
from stellwerk.server.live import Live
from stellwerk.server.problems import Wrong
from stellwerk.server.settings import Settings
from stellwerk.server.wire import OpenTable, SeatWish
from tests.server.extra import lanterns


class Brighter(lanterns.Lanterns):
    """Version 2: whoever grabs a lantern gets two points more, and the step has another name."""

    version = 2
    steps = {"Deal": lanterns.Deal, "Guess": lanterns.Guess, "Snatch": lanterns.Grab}  # noqa: RUF012

    def lay_out(self, s: lanterns.Lamps, eyes: Eyes) -> lanterns.Table:
        table = super().lay_out(s, eyes)
        return replace(table, stack=tuple("Snatch" if name == "Grab" else name for name in table.stack))

    def take_in(self, table: lanterns.Table, deal: Rng | None = None) -> lanterns.Lamps:
        if "Grab" in table.stack:
            raise ValueError("there is no such step")
        stack = tuple("Grab" if name == "Snatch" else name for name in table.stack)
        return super().take_in(replace(table, stack=stack), deal)


def renamed(position: Json) -> Json:
    return {**position, "stack": [name.replace("Grab", "Snatch") for name in position["stack"]]}


class Converted(Brighter):
    changes = {2: Change(convert=renamed)}  # noqa: RUF012


Story = Callable[[House, str], Coroutine[Any, Any, Any]]


@asynccontextmanager
async def house_with(game: lanterns.Lanterns, path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house of another day: the same store, another version of the game."""
    monkeypatch.setattr(stellwerk, "registered", lambda: {"lanterns": game})
    house = House(Settings(store=f"sqlite:///{path}", limits=False, bot_pause_ms=0))
    async with house.open():
        yield house


async def open_table(house: House, moves: list[tuple[int, str]]) -> tuple[str, str]:
    session, _ = await house.sessions.begin()
    live = await house.tables.open(OpenTable("lanterns", [SeatWish("here"), SeatWish("here")]), session)
    for seat, move in moves:
        await live.play(seat, move, live.match.version)
    return live.id, session


async def to_the_end(live: Live) -> None:
    dice = random.Random(3)
    while live.match.waiting:
        seats = [seat for seat in live.match.waiting if seat != CLOCK]
        seat = dice.choice(seats)
        try:
            await live.play(seat, dice.choice(live.match.moves(seat)), live.match.version)
        except Wrong:
            continue  # the clock was quicker


def messages(live: Live, seat: int | None = None) -> list[str]:
    return [line.text.m for line in live.scene(seat).log]


GUESSED = [(0, "guess 1"), (1, "guess 1")]  # a lantern can be grabbed now


def test_a_running_table_goes_on_and_says_so_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        path = tmp_path / "store.sqlite3"
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            table, _session = await open_table(house, [(0, "guess 1")])
            before = messages(await house.tables.get(table))
        for _ in range(2):
            async with house_with(Converted(), path, monkeypatch) as house:
                live = await house.tables.get(table)
                assert messages(live) == [*before, "log-rules-changed"]
                assert live.match.version == 2
                assert await house.store.log(table) == [(0, "guess 1"), (HOUSE, "rules 1 2")]
                assert live.match.undo_cost(0) == "no", "what was played under other rules cannot be taken back"
                assert (await looking.moment(live, 0, 1)).v <= 1
        async with house_with(Converted(), path, monkeypatch) as house:
            live = await house.tables.get(table)
            await live.play(1, "guess 1", 2)
            assert live.match.undo_cost(1) == "ask"
            await to_the_end(live)
            assert live.final is not None
            saved = await looking.save(live)
            assert saved["now"]["rules"] == 2
            assert load_match(Converted(), saved).result is not None

    asyncio.run(story())


def test_a_finished_table_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        path = tmp_path / "store.sqlite3"
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            table, _ = await open_table(house, [])
            live = await house.tables.get(table)
            await to_the_end(live)
            final, log, version = live.final, messages(live, 0), live.match.version
        async with house_with(Converted(), path, monkeypatch) as house:
            live = await house.tables.get(table)
            assert (live.final, messages(live, 0), live.match.version) == (final, log, version)
            assert live.info(None).over
            for v in range(version + 1):
                scene = await looking.moment(live, 0, v)
                assert scene.v <= v
                assert scene.pieces
            assert live.match.undo_cost(0) == "no"

    asyncio.run(story())


def test_what_cannot_go_on_is_shown_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        path = tmp_path / "store.sqlite3"
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            table, session = await open_table(house, [])
            live = await house.tables.get(table)
            for one in served(house):
                one.clock.stop()
            await live.play(0, "guess 1", 0)
            live.on_change.clear()  # nobody is to be quicker than the update
            await live.play(1, "guess 1", 1)
            told = messages(live)
        async with house_with(Brighter(), path, monkeypatch) as house:
            await bring_all(house.store)  # it is found out before anybody opens the table
            assert [info.shut is not None for info in await house.tables.mine(session)] == [True], (
                "nobody has opened it"
            )
            live = await house.tables.get(table)
            assert live.shut is not None
            assert messages(live) == told
            assert live.scene(0).pieces == {}
            assert live.scene(0).prompt.m == "table-shut"
            assert [info.shut is not None for info in await house.tables.mine(session)] == [True]
            with pytest.raises(Wrong) as caught:
                await live.play(0, "grab", 2)
            assert caught.value.status == 409
            assert await house.store.log(table) == [(0, "guess 1"), (1, "guess 1")]
            assert (await looking.moment(live, 0, 1)).v <= 1
        async with house_with(Converted(), path, monkeypatch) as house:
            live = await house.tables.get(table)
            assert live.shut is None, "a conversion that comes later opens it again"
            await to_the_end(live)
            assert [info.shut for info in await house.tables.mine(session)] == [None]

    asyncio.run(story())


def served(house: House) -> list[Any]:
    return [*house.tables.served.values()]


def test_a_table_of_newer_rules_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        path = tmp_path / "store.sqlite3"
        async with house_with(Converted(), path, monkeypatch) as house:
            table, _ = await open_table(house, [(0, "guess 1")])
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            live = await house.tables.get(table)
            assert live.shut is not None
            assert live.shut.a["reason"]["m"] == "save-newer"
            assert messages(live) == ["log-answered"] or "log-answered" in messages(live)

    asyncio.run(story())


def test_undo_after_a_restart_is_exact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The state before the move comes from the store: nothing of it is in memory."""

    async def story() -> None:
        path = tmp_path / "store.sqlite3"
        digests: list[str] = []
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            table, session = await open_table(house, [])
            live = await house.tables.get(table)
            for seat, move in [(0, "shout"), (1, "guess 1"), (0, "guess 0")]:
                digests.append(live.match.digest)
                live.on_change.clear()
                await live.play(seat, move, live.match.version)
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            live = await house.tables.get(table)
            await agreeing.undo(live, 0, session)
            assert live.match.digest == digests[2]
        async with house_with(lanterns.Lanterns(), path, monkeypatch) as house:
            live = await house.tables.get(table)
            await agreeing.undo(live, 1, session)
            assert live.match.digest == digests[1]

    asyncio.run(story())


def test_a_save_of_earlier_rules_goes_on_from_its_position() -> None:
    match = stellwerk.kernel.match.new_match(lanterns.game, 2, 1, None)
    match.play(0, "guess 1")
    saved = match.save()
    with pytest.raises(Refused):
        load_match(Converted(), {name: value for name, value in saved.items() if name != "now"})
    later = load_match(Converted(), saved)
    assert [entry.move for entry in later.log] == ["guess 1", "rules 1 2"]
    later.play(1, "guess 1")
    again = load_match(Converted(), later.save())
    assert again.digest == later.digest
    assert [entry.move for entry in again.log] == ["guess 1", "rules 1 2", "guess 1"]
    with pytest.raises(Refused) as caught:
        again.at(0)
    assert caught.value.key == "moment-other-rules"


def test_options_mean_what_they_meant(tmp_path: Path) -> None:
    """A default of tomorrow changes nothing about a game of today: what is kept says every option."""
    match = stellwerk.kernel.match.new_match(lanterns.game, 2, 1, None)
    assert match.save()["now"]["position"]["options"] == {"length": "short", "dusk": "early", "components": "standard"}
