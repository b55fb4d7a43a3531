"""The record of games played alone: per combination of modules, durable, and for nobody else's eyes."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import stellwerk
from stellwerk.kernel.game import Option
from stellwerk.server.engines import Rowser
from stellwerk.server.passing_rows import leave
from stellwerk.server.record import combination, record_of, record_with, solo
from stellwerk.server.rows import HolderRow, SeatRow, Solo, TableRow
from stellwerk.server.store import Store
from stellwerk.server.wire import Final, SoloRecord
from tests.server.lines import add, append, stands
from tests.server.serving import Browser, Server, legal

ENGINES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
DECK = {"cards": [1, 2, 3, 4]}


@pytest.fixture(params=ENGINES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.sqlite3"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = Store(address)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(params=ENGINES, scope="module")
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path_factory.mktemp('record')}/store.sqlite3"
    else:
        address = str(request.getfixturevalue("postgres"))
    with Server(address) as started:
        yield started


# --- what is compared ---


def test_modules_and_own_components_part_results_and_rulings_do_not() -> None:
    games = [stellwerk.game(name) for name in stellwerk.games()]
    for game in games:
        others = {option.id: option.choices[-1] for option in game.options if option.choices[-1] != option.default}
        assert combination(game, {}) == {}
        assert set(combination(game, others)) == {o.id for o in game.options if o.id in others and parts(o)}
        own = [option.id for option in game.options if option.kind == "components"]
        for name in own:
            mine, yours = (combination(game, {name: {"x": n}})[name] for n in (1, 2))
            assert mine.startswith("own-")
            assert mine != yours


def parts(option: Option) -> bool:
    return option.apart or option.kind == "components"


def test_every_game_for_one_says_what_parts_its_results() -> None:
    alone = [stellwerk.game(name) for name in stellwerk.games() if stellwerk.game(name).fewest == 1]
    assert alone
    for game in alone:
        apart = [option for option in game.options if option.apart]
        assert apart
        assert all(option.kind == "variant" for option in apart)


def test_only_a_finished_game_for_one_counts() -> None:
    game = next(name for name in stellwerk.games() if stellwerk.game(name).fewest == 1)
    alone = finished(game, 1)
    counted = solo(alone)
    assert counted is not None
    assert alone.result is not None
    assert counted.total == alone.result.ranking[0].total
    assert solo(stellwerk.new(game, 1, 1)) is None
    assert solo(finished(game, 2)) is None


def finished(game: str, players: int) -> stellwerk.Match:
    dice = Random(3)
    match = stellwerk.new(game, players, 3)
    while match.waiting:
        match.play(match.waiting[0], dice.choice(match.moves(match.waiting[0])))
    return match


# --- the store ---


async def play(store: Store, key: str, session: str, total: int, kind: Any = "me", **options: str) -> None:
    """A table for one whose only move ends it."""
    if not await store.session_of(session):
        await store.add_session(session)
    row = TableRow(key, "lanterns", {"seed": "x"}, session, "watch", 0, [0], False, 1.0, 1.0)
    holders = [] if kind == "bot" else [HolderRow(0, session, "")]
    await add(store, row, [SeatRow(0, kind, "Ada", "", "")], holders)
    await append(store, key, 0, 0, "grab", stands([], True, Solo("lanterns", options, total, total > 4)))


def test_the_best_come_first_and_equal_totals_share_their_place(store: Store) -> None:
    async def story() -> None:
        for n, total in enumerate([5, 9, 3, 9, 1, 7, 2]):
            await play(store, f"places-{n}", "ranked", total)
        (record,) = await record_of(store, "ranked")
        assert [(one.place, one.total) for one in record.best] == [(1, 9), (1, 9), (3, 7), (4, 5), (5, 3)]
        assert [one.table for one in record.best] == [f"places-{n}" for n in (1, 3, 5, 0, 2)]
        assert [one.won for one in record.best] == [True, True, True, True, False]
        assert record.played == 7
        low = await record_with(store, "ranked", "places-4")
        assert low is not None
        assert low.best == record.best
        assert low.this is not None
        assert (low.this.place, low.this.total, low.this.table) == (7, 1, "places-4")

    asyncio.run(story())


def test_every_combination_has_its_own_list(store: Store) -> None:
    async def story() -> None:
        await play(store, "apart-long", "apart", 6, length="long")
        await play(store, "apart-plain", "apart", 2)
        await play(store, "apart-own", "apart", 8, components="own-12ab", length="long")
        records = await record_of(store, "apart", "lanterns")
        assert [(one.options, one.played) for one in records] == [
            ({}, 1),
            ({"length": "long"}, 1),
            ({"components": "own-12ab", "length": "long"}, 1),
        ]
        assert await record_of(store, "apart", "another") == []
        alone = await record_with(store, "apart", "apart-long")
        assert alone is not None
        assert [one.total for one in alone.best] == [6]

    asyncio.run(story())


def test_results_belong_to_whoever_holds_the_seat(store: Store) -> None:
    async def story() -> None:
        await play(store, "hers", "ada", 5)
        await play(store, "bots", "bert", 9, kind="bot")
        assert await record_of(store, "bert") == []
        assert await record_with(store, "bert", "hers") is None
        await store.engine.write(lambda rows: leave(rows, "hers", 0))
        ((result,),) = [record.best for record in await record_of(store, "ada")]
        assert (result.total, result.table) == (5, "")  # it counts, but she may not look at it any more

    asyncio.run(story())


def test_the_record_survives_and_comes_with_the_last_move_only(store: Store, address: str) -> None:
    async def story() -> None:
        await play(store, "kept", "kept", 5)
        with pytest.raises(Exception, match="kept"):
            await append(store, "kept", 0, 0, "grab", stands([], True, Solo("lanterns", {}, 99, True)))
        again = Store(address)
        again.open()
        (record,) = await record_of(again, "kept")
        assert [one.total for one in record.best] == [5]
        again.close()

    asyncio.run(story())


def test_thousands_of_results_are_read_at_once(store: Store) -> None:
    def many(rows: Rowser) -> None:
        sql = "insert into solo_result(table_id,session,game,options,total,ended) values(?,?,'lanterns','{}',?,1)"
        for n in range(4000):
            rows.run(sql, (f"many-{n}", f"one-of-{n % 2}", n))

    async def story() -> None:
        for session in ("one-of-0", "one-of-1"):
            await store.add_session(session)
        await store.engine.write(many)
        begun = time.perf_counter()
        (record,) = await record_of(store, "one-of-0")
        this = await record_with(store, "one-of-0", "many-0")
        assert time.perf_counter() - begun < 1
        assert record.played == 2000
        assert [one.total for one in record.best] == [3998, 3996, 3994, 3992, 3990]
        assert this is not None
        assert this.this is not None
        assert this.this.place == 2000

    asyncio.run(story())


# --- over HTTP ---


def play_alone(browser: Browser, **more: Any) -> str:
    table = browser.open("lanterns", "me", **more).id
    to_the_end(browser, table)
    return table


def to_the_end(browser: Browser, table: str) -> None:
    dice = Random(table)
    for _ in range(200):
        scene = browser.scene(table, 0)
        if scene.over:
            return
        move = legal(scene, dice)
        if move is not None:
            browser.move(table, 0, move, scene.v)  # the clock may be quicker
    raise AssertionError("the game does not end")


def record(browser: Browser, path: str = "/api/record?game=lanterns") -> list[SoloRecord]:
    answer = browser.get(path)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=list[SoloRecord])


def record_at(browser: Browser, table: str) -> SoloRecord:
    answer = browser.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=SoloRecord)


def test_a_finished_game_alone_enters_the_record(served: Server) -> None:
    browser = Browser(served)
    assert record(browser) == []
    first = play_alone(browser)
    play_alone(browser, options={"dusk": "late"})
    play_alone(browser, options={"length": "long"})
    play_alone(browser, options={"components": DECK})
    plain, *others = record(browser)
    assert plain.options == {}
    assert plain.played == 2
    assert [(set(one.options), one.played) for one in others] == [({"length"}, 1), ({"components"}, 1)]
    this = record_at(browser, first)
    assert this.this is not None
    assert this.this.table == first
    assert this.options == {}
    assert this.this in this.best
    with browser.line(first) as line:
        final = line.until(Final)
    assert this.this.total == final.ranking[0].score.total
    assert this.this.won == (final.winners == [0]) == (this.this.total >= final.rival.total)


def test_it_outlives_the_server(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/store.sqlite3") as server:
        browser = Browser(server)
        table = play_alone(browser)
        before = record(browser)
        server.kill()
        server.start()
        assert record(browser) == before
        assert record_at(browser, table).played == 1


def test_tables_with_others_with_bots_alone_and_unfinished_ones_do_not_count(served: Server) -> None:
    browser = Browser(served)
    browser.open("lanterns", "me")
    table = browser.open("lanterns", "bot:random").id
    for _ in range(200):
        if browser.info(table).over:
            break
        time.sleep(0.05)
    assert browser.info(table).over
    both = browser.open("lanterns", "me", "bot:random").id
    to_the_end(browser, both)
    assert record(browser) == []
    assert record_at(browser, both).played == 0


def test_the_record_gives_no_seat_away(served: Server) -> None:
    """It names tables, never a link's secret; a stranger who guesses the address stays outside."""
    browser, stranger, guest = Browser(served), Browser(served), Browser(served)
    opened = browser.open("lanterns", "me")
    to_the_end(browser, opened.id)
    for path in ("/api/record", f"/api/tables/{opened.id}/record"):
        said = browser.get(path).text
        assert opened.id in said
        assert "#k=" not in said
    assert stranger.get("/api/record").json() == []
    assert stranger.get(f"/api/tables/{opened.id}/record").status_code == 403
    assert stranger.get(f"/api/tables/{opened.id}/scene").status_code == 403
    guest.join(opened.watch)
    assert record_at(guest, opened.id).played == 0
    assert record(guest) == []


def test_whoever_plays_by_link_has_the_result_and_the_host_has_not(served: Server) -> None:
    host, friend = Browser(served), Browser(served)
    table = host.open("lanterns", "link")
    friend.join(table.links[0], "Clara")
    to_the_end(friend, table.id)
    assert [one.played for one in record(friend)] == [1]
    assert record(host) == []
