"""Slow games: clocks in real time, and what happens when somebody's time is up."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import stellwerk
from stellwerk.kernel.step import CLOCK
from stellwerk.server import wire
from stellwerk.server.house import House
from stellwerk.server.keeping import Keeper
from stellwerk.server.packing import book_of
from stellwerk.server.rows import ClockRow
from stellwerk.server.seat_clock_rows import clocks_of, turned
from stellwerk.server.seat_clocks import LONGEST_S, strike
from stellwerk.server.settings import Settings
from stellwerk.server.store import Store
from stellwerk.server.wire import SeatWish, TableInfo, TimeLimit
from stellwerk.stage.wire import Scene
from stellwerk.words import LANGUAGES, say
from tests.server.serving import Browser, Server, beside, together, wait_until
from tests.server.test_http import problem
from tests.server.test_passing import HERE, told

GAME = "lanterns"
LONG = 3600
DAY = 24 * 60 * 60


def limit(up: str = "nothing", seconds: int = 1, per: str = "move") -> dict[str, Any]:
    return {"per": per, "seconds": seconds, "up": up, **({} if up == "nothing" else {"bot": "random"})}


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on one store, with limits shorter than usual."""
    folder = tmp_path_factory.mktemp("slow")
    address = f"sqlite:///{folder}/store.sqlite3" if request.param == "sqlite" else request.getfixturevalue("postgres")
    with Server(address, shortest_limit_s=1) as first, Server(address, shortest_limit_s=1) as second:
        yield first, second


def two_people(host: Browser, friend: Browser, chosen: dict[str, Any], *more: str) -> TableInfo:
    table = host.open(GAME, "me", "link", *more, limit=chosen, options={"length": "long"})
    friend.join(table.links[1], "Bo")
    wait_until(lambda: host.info(table.id).seats[1].taken)
    return table


def late(viewer: Browser, table: str) -> list[str]:
    """What the house has said of those whose time was up."""
    return [key for key, _ in told(viewer, table) if key.startswith("house-late")]


def log_of(viewer: Browser, table: str) -> list[str]:
    return [line.text.m for line in viewer.scene(table).log]


def test_no_bot_is_named_that_nobody_knows(pair: tuple[Server, Server]) -> None:
    chosen = {**limit("nothing", LONG), "bot": "x" * 1000}
    seats = [{"kind": "me"}, {"kind": "link"}]
    answer = Browser(pair[0]).post("/api/tables", {"game": GAME, "seats": seats, "limit": chosen})
    problem(answer, 422, "no-bot")


# --- what happens when time is up ---


def test_a_bot_makes_this_one_move(pair: tuple[Server, Server]) -> None:
    host, friend = Browser(pair[0]), Browser(pair[1])
    table = two_people(host, friend, limit("move"))
    assert host.move(table.id, 0, "guess 0", 0).status_code == 200
    wait_until(lambda: "log-guessed" in log_of(host, table.id))
    assert "log-seat-late" in log_of(friend, table.id)
    (said, *_) = [one for one in told(host, table.id) if one[0] == "house-late-move"]
    assert said[1] == {"name": "Bo", "bot": "bot-random"}
    seat = friend.info(table.id).seats[1]
    assert (seat.kind, seat.lent) == ("link", False), "nobody has lost a seat by it"


def test_a_bot_plays_on_until_the_holder_takes_the_seat_back(pair: tuple[Server, Server]) -> None:
    host, friend = Browser(pair[0]), Browser(pair[1])
    table = two_people(host, friend, limit("bot", 2))
    wait_until(lambda: friend.info(table.id).seats[1].lent and host.info(table.id).seats[0].lent)
    assert set(late(host, table.id)) == {"house-late-bot"}
    assert "log-bot-plays" in log_of(friend, table.id)
    seat = friend.info(table.id).seats[1]
    assert (seat.bot, seat.left) == ("random", None), "bots have no clock"
    back = friend.post(f"/api/tables/{table.id}/seats/1/back")
    if back.status_code == 200:  # else the bots were through with the game
        again = back.json()["seats"][1]
        assert again["kind"] == "link"
        assert again["left"] > 0, "and the clock is full again"
        assert ("house-back", {"name": "Bo"}) in told(host, table.id)


def test_nothing_happens_but_it_is_told_once(pair: tuple[Server, Server]) -> None:
    host, friend = Browser(pair[0]), Browser(pair[1])
    table = two_people(host, friend, limit("nothing"), "here")
    with host.line(table.id) as one, friend.line(table.id) as other:
        for line in (one, other):
            line.until(Scene)
            while not all(seat.late for seat in line.until(wire.TableNews).table.seats):
                pass
    assert late(host, table.id) == ["house-late-nothing"] * 3, "sealed answers: each has a clock"
    wait_until(lambda: log_of(friend, table.id).count("log-seat-late") == 3)
    v = friend.info(table.id).version
    assert friend.move(table.id, 1, "guess 0", v).status_code == 200, "whoever is late may still answer"
    seat = friend.info(table.id).seats[1]
    assert (seat.left, seat.ticks, seat.late) == (1, False, False)


def test_two_processes_act_once(pair: tuple[Server, Server]) -> None:
    """Both have the table in memory, and somebody looks at it at each of them."""
    host = Browser(pair[0])
    tables = [host.open(GAME, "here", "here", limit=limit("move"), options={"length": "long"}).id for _ in range(4)]
    there = beside(host, pair[1])
    for table in tables:
        assert there.info(table).version >= 0
    wait_until(lambda: all("log-counted" in log_of(host, table) for table in tables))
    for table in tables:
        said = len(late(there, table))
        moves = len([key for key in log_of(host, table) if key == "log-seat-late"])
        assert moves <= said <= moves + 2, "one line in the log for each in the chat; the last may still come"


def test_of_many_who_strike_one_does(pair: tuple[Server, Server]) -> None:
    host = Browser(pair[0])
    table = host.open(GAME, "me", "bot:random", limit=limit("nothing", LONG)).id

    async def run() -> list[TimeLimit | None]:
        stores = [Store(pair[0].store) for _ in range(3)]
        for store in stores:
            store.open()
        sql = "update seat_clock set due=1 where table_id=? and seat=0"
        await stores[0].engine.write(lambda rows: rows.run(sql, (table,)))
        struck = await asyncio.gather(
            *(store.engine.write(lambda rows: strike(rows, table, 0)) for store in stores * 4)
        )
        for store in stores:
            store.close()
        return struck

    assert len([one for one in asyncio.run(run()) if one is not None]) <= 1
    wait_until(lambda: late(host, table) == ["house-late-nothing"])


# --- when a clock runs ---


def test_a_clock_runs_while_the_table_waits_for_its_seat(pair: tuple[Server, Server]) -> None:
    host, friend = Browser(pair[0]), Browser(pair[1])
    table = host.open(GAME, "me", "link", "bot:random", limit=limit("move", LONG))
    assert table.limit == TimeLimit("move", LONG, "move", "random")
    assert [seat.ticks for seat in table.seats] == [False] * 3, "somebody is still missing"
    friend.join(table.links[1], "Bo")
    wait_until(lambda: [seat.ticks for seat in host.info(table.id).seats] == [True, True, False])
    assert [seat.left is None for seat in friend.info(table.id).seats] == [False, False, True], "bots have no clock"
    v = host.info(table.id).version
    v = host.move(table.id, 0, "guess 0", v).json()["v"]
    wait_until(lambda: [seat.ticks for seat in friend.info(table.id).seats] == [False, True, False])
    with host.line(table.id) as one, friend.line(table.id) as other:
        one.version(v)
        other.version(v)
        one.send(wire.Close(0))
        other.until(wire.Asked)
        assert friend.info(table.id).seats[1].ticks, "a wish to stop stops no clock"
        other.send(wire.Consent(1, True, "close"))
        wait_until(lambda: not any(seat.ticks for seat in friend.info(table.id).seats))
    wait_until(lambda: host.info(table.id).closed)


def test_only_the_clock_of_who_asks_runs_while_a_take_back_is_asked_for(pair: tuple[Server, Server]) -> None:
    host, friend = Browser(pair[0]), Browser(pair[1])
    table = two_people(host, friend, limit("nothing", LONG))
    v = host.move(table.id, 0, "shout", 0).json()["v"]
    with host.line(table.id) as one, friend.line(table.id) as other:
        one.version(v)
        other.version(v)
        one.send(wire.Undo(0))
        assert other.until(wire.Asked, wire.Trouble) == wire.Asked("undo", 0, [1])
        wait_until(lambda: [seat.ticks for seat in friend.info(table.id).seats] == [True, False])
        other.send(wire.Consent(1, False))
        wait_until(lambda: all(seat.ticks for seat in host.info(table.id).seats))


def test_where_the_rules_go_on_without_an_answer_nobody_is_waited_for() -> None:
    """They have a clock of their own."""
    match = stellwerk.new("nimm-den-zug", 2, "1")
    keeper = Keeper(book_of(match.game), [])
    dice = Random(1)
    for _ in range(400):
        asked = keeper.standing(match, b"{}", None, []).asked
        assert asked == ([] if CLOCK in match.waiting else [*match.waiting])
        if CLOCK in match.waiting or not match.waiting:
            break
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.moves(seat)))


async def lay(house: House, match: Any, chosen: TimeLimit | None = None) -> Any:
    session, _ = await house.sessions.begin()
    return await house.tables.lay(match, [SeatWish("me"), SeatWish("here")], session, limit=chosen)


# --- how much is left ---

MOVE, PLAYER = TimeLimit("move", 600), TimeLimit("player", 600)
FULL = ClockRow(0, 600.0)


def test_per_move_each_answer_begins_with_all_of_it() -> None:
    begun = turned(FULL, MOVE, 1000, afresh=False, runs=True)
    assert begun == ClockRow(0, 600, 1600)
    assert turned(begun, MOVE, 1100, afresh=False, runs=True) == begun, "what others do changes nothing"
    stood = turned(begun, MOVE, 1100, afresh=False, runs=False)
    assert stood == ClockRow(0, 500), "consent is asked for"
    assert turned(stood, MOVE, 2000, afresh=False, runs=True) == ClockRow(0, 500, 2500)
    assert turned(begun, MOVE, 1100, afresh=True, runs=True) == ClockRow(0, 600, 1700)
    assert turned(begun, MOVE, 1100, afresh=True, runs=False) == FULL


def test_per_player_what_is_used_is_used() -> None:
    begun = turned(FULL, PLAYER, 1000, afresh=True, runs=True)
    waits = turned(begun, PLAYER, 1100, afresh=True, runs=False)
    assert waits == ClockRow(0, 500)
    assert turned(waits, PLAYER, 5000, afresh=False, runs=True) == ClockRow(0, 500, 5500)
    up = ClockRow(0, 500, 5500, struck=True)
    assert turned(up, PLAYER, 5600, afresh=False, runs=True) == up
    assert turned(up, PLAYER, 5600, afresh=True, runs=False) == ClockRow(0, 60), "a tenth of it from then on"
    lent = turned(up, PLAYER, 5600, afresh=False, runs=False)
    assert lent == ClockRow(0, 0, None, struck=True)
    assert turned(lent, PLAYER, 6000, afresh=False, runs=True) == ClockRow(0, 60, 6060), "whoever comes back has it too"


def test_per_player_at_a_table(pair: tuple[Server, Server]) -> None:
    host, friend = Browser(pair[0]), Browser(pair[1])
    table = two_people(host, friend, limit("nothing", LONG, "player"))
    wait_until(lambda: (friend.info(table.id).seats[1].left or 0) < LONG - 0.5)
    v = friend.info(table.id).version
    friend.move(table.id, 1, "guess 0", v)
    host.move(table.id, 0, "guess 0", v)
    wait_until(lambda: "log-counted" in log_of(host, table.id))
    wait_until(lambda: friend.info(table.id).seats[1].ticks)
    assert (friend.info(table.id).seats[1].left or 0) <= LONG - 0.4


# --- power cuts, and tables that nobody looks at ---


@pytest.mark.parametrize("cut", ["kill", "stop"])
def test_a_deadline_outlives_the_process(tmp_path: Path, cut: str) -> None:
    with Server(f"sqlite:///{tmp_path}/store.sqlite3", shortest_limit_s=1) as server:
        host = Browser(server)
        table = host.open("carnegie", "me", "here", limit=limit("bot", 3)).id
        assert not any(seat.lent for seat in host.info(table).seats)
        getattr(server, cut)()
        server.start()
        mine = host.get("/api/tables").json()
        assert mine[0]["limit"] == limit("bot", 3)
        wait_until(lambda: any(seat["lent"] for seat in brief(host, table)["seats"] if "lent" in seat), 60)
        assert late(host, table)[0] == "house-late-bot"


def brief(viewer: Browser, table: str) -> dict[str, Any]:
    """The table as the list has it: nobody opens it by reading that."""
    (found,) = [one for one in viewer.get("/api/tables").json() if one["id"] == table]
    assert isinstance(found, dict)
    return found


def test_a_bot_that_was_to_move_does_so_after_a_power_cut(tmp_path: Path) -> None:
    """The time was up, but the power failed before the bot had an answer."""
    with Server(f"sqlite:///{tmp_path}/store.sqlite3", shortest_limit_s=1, bot_pause_ms=600_000) as server:
        host = Browser(server)
        table = host.open("carnegie", "here", "here", limit=limit("move")).id
        wait_until(lambda: late(host, table) != [])
        v = host.info(table).version
        server.kill()
        server.settings["bot_pause_ms"] = 0
        server.start()
        wait_until(lambda: host.info(table).version > v + 1, 60)
        assert "log-seat-late" in log_of(host, table)


def test_a_table_that_left_the_memory_is_taken_up_when_time_is_up(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path}/store.sqlite3", bot_pause_ms=0))
        async with house.open():
            live = await lay(house, stellwerk.new("carnegie", 2, "1"), TimeLimit("move", 1, "nothing"))
            await house.tables.drop(house.tables.served[live.id])
            await house.tables.processes.rest(live.id, house.tables.runs_at)
            for _ in range(600):
                found = house.tables.served.get(live.id)
                if found is not None and found.live.match.version > 0:
                    break
                await asyncio.sleep(0.05)
            assert found is not None
            assert [line.move for line in found.live.match.lines][:1] == [f"late {live.match.waiting[0]}"]
            rows = await house.store.engine.read(lambda rows: clocks_of(rows, live.id))
            assert rows[live.match.waiting[0]].struck

    asyncio.run(run())


def test_a_game_with_late_moves_replays(pair: tuple[Server, Server]) -> None:
    host = Browser(pair[0])
    table = host.open(GAME, "here", "bot:random", limit=limit("move")).id
    wait_until(lambda: host.info(table).over, 60)
    saved = host.get(f"/api/tables/{table}/save").json()
    moves = [move for _, move in saved["log"]]
    assert "late 0" in moves
    assert moves.count("late 0") == len(late(host, table)) == 3


# --- refusals and words ---


@pytest.mark.parametrize(
    ("chosen", "status", "why"),
    [
        ({"per": "move", "seconds": 0}, 422, "time-limit"),
        ({"per": "move", "seconds": -5}, 422, "time-limit"),
        ({"per": "player", "seconds": LONGEST_S + 1}, 422, "time-limit"),
        ({"per": "move", "seconds": DAY, "up": "bot"}, 422, "no-bot"),
        ({"per": "move", "seconds": DAY, "up": "move", "bot": "zeus"}, 422, "no-bot"),
        ({"per": "year", "seconds": DAY}, 400, "bad-json"),
        ({"per": "move", "seconds": "long"}, 400, "bad-json"),
        ({"per": "move", "seconds": 10**12}, 400, "bad-json"),
    ],
)
def test_what_is_no_limit_is_refused(
    pair: tuple[Server, Server], chosen: dict[str, Any], status: int, why: str
) -> None:
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here"}], "limit": chosen}
    problem(Browser(pair[0]).post("/api/tables", body), status, why)


def test_usually_there_is_no_limit(pair: tuple[Server, Server]) -> None:
    host = Browser(pair[0])
    table = host.open(GAME, "me", "here")
    assert table.limit is None
    assert [(seat.left, seat.ticks) for seat in table.seats] == [(None, False)] * 2
    usual = Server(pair[0].store)
    assert usual.settings.get("shortest_limit_s") is None
    assert Settings().shortest_limit_s == 10


def test_it_is_said_in_both_languages() -> None:
    for language in LANGUAGES:
        for up in ("move", "bot", "nothing"):
            assert "Bo" in say(HERE, language, f"house-late-{up}", {"name": "Bo", "bot": "bot-driver"})
        assert "30" in say(HERE, language, "time-limit", {"least": 10, "most": 30})


def test_many_answers_in_secret_are_all_on_time(pair: tuple[Server, Server]) -> None:
    """Answers at two processes at once: every clock stands still afterwards, and nobody is late."""
    host = Browser(pair[0])
    table = host.open(GAME, "here", "here", "here", "here", limit=limit("bot", LONG)).id
    browsers = [beside(host, pair[seat % 2]) for seat in range(4)]
    assert [browser.scene(table, seat).v for seat, browser in enumerate(browsers)] == [0] * 4  # seen, then answered
    together(lambda seat: browsers[seat].move(table, seat, "guess 0", 0), range(4))
    wait_until(lambda: "log-counted" in log_of(host, table))
    wait_until(lambda: all(seat.ticks for seat in browsers[1].info(table).seats))
    assert late(host, table) == []
    assert msgspec.to_builtins(host.info(table).limit) == limit("bot", LONG)
