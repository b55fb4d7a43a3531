"""The store, on both engines: durable lines, expected versions, migrations, and nothing half done."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stellwerk.server.engines import Lite, Rowser, engine_for
from stellwerk.server.passing_rows import offer, sit
from stellwerk.server.rows import WATCHING, ChatRow, HolderRow, KeptRow, SeatRow, TableRow
from stellwerk.server.store import MIGRATIONS, Conflict, Store
from tests.server.lines import BOOK, a_line, add, append, stands

OPEN = stands([0])


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
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


def run(work: Any) -> Any:
    return asyncio.run(work)


async def table(store: Store, key: str) -> TableRow:
    await store.add_session(f"session-{key}")
    row = TableRow(key, "lanterns", {"seed": "x"}, f"session-{key}", "watch", 0, [0, 1], False, 1.0, 1.0)
    seats = [SeatRow(0, "me", "Ada", "", ""), SeatRow(1, "link", "", "", "hash")]
    await add(store, row, seats, [HolderRow(0, f"session-{key}", "")])
    return row


def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    async def story() -> None:
        row = await table(store, "whole")
        assert await store.table("whole") == row
        assert await store.table("nothing") is None
        assert [seat.name for seat in await store.seats("whole")] == ["Ada", ""]
        assert await store.holders("whole") == [HolderRow(0, "session-whole", "")]
        assert [one.id for one in await store.tables_of("session-whole")] == ["whole"]
        assert await store.session_of("session-whole")
        assert not await store.session_of("nobody")

    run(story())


def test_lessons_are_kept_apart_and_for_a_while(store: Store) -> None:
    async def story() -> None:
        row = await table(store, "game")
        learning = row._replace(id="lesson", setup={"lesson": "first"}, moved=5.0)
        await add(store, learning, [], [HolderRow(0, row.host, "")])
        assert [one.id for one in await store.tables_of(row.host)] == ["game"]
        await store.forget_lessons(row.host, 5.0)
        assert await store.table("lesson") is not None
        await store.forget_lessons(row.host, 6.0)
        assert await store.table("lesson") is None
        assert await store.table("game") == row

    run(story())


def test_the_log_grows_by_one_line_at_the_expected_version_only(store: Store) -> None:
    async def story() -> None:
        await table(store, "log")
        await append(store, "log", 0, 0, "guess 1", OPEN)
        for expected in (0, 2, -1):
            with pytest.raises(Conflict):
                await append(store, "log", expected, 1, "guess 2", OPEN)
        await append(store, "log", 1, 1, "guess 2", stands([], over=True))
        assert await store.log("log") == [(0, "guess 1"), (1, "guess 2")]
        assert await store.log("log", after=1) == [(1, "guess 2")]
        row = await store.table("log")
        assert row is not None
        assert (row.version, row.waiting, row.over) == (2, [], True)
        assert await store.stands(["log", "nothing"]) == {"log": (2, 0)}

    run(story())


def test_a_line_keeps_its_events_and_a_position_beside_it(store: Store) -> None:
    async def story() -> None:
        await table(store, "keep")
        kept = [KeptRow(1, 1, 1, 1, b"whole"), None, KeptRow(3, 1, 1, 1, b"change"), None]
        for v, row in enumerate(kept, 1):
            standing = stands([0])._replace(kept=row, position=BOOK.pack({"v": v}), course=b"[]" if v == 1 else None)
            await store.append("keep", v - 1, a_line(v, 0, f"move {v}"), standing)
        found = await store.opening("keep", 2)
        assert found is not None
        assert BOOK.unpack(found.now.position or b"") == {"v": 4}
        assert (found.now.rules, found.now.phrases, found.now.final) == (1, BOOK.phrases, None)
        assert [(line.v, line.move) for line in found.tail] == [(3, "move 3"), (4, "move 4")]
        near = await store.nearest("keep", 4)
        assert near is not None
        assert ([row.position for row in near.kept], [line.v for line in near.lines]) == ([b"whole", b"change"], [4])
        assert [line.v for line in await store.lines("keep", 2, 10)] == [1, 2]

    run(story())


def test_what_the_set_up_told_comes_along_with_the_first_move(store: Store) -> None:
    async def story() -> None:
        await store.add_session("session")
        row = TableRow("told", "lanterns", {"seed": "x"}, "session", "watch", 0, [0], False, 1.0, 1.0)
        kept = KeptRow(0, 0, 0, 1, BOOK.pack({"round": 1}))
        await store.add_table(row, [], [], BOOK, OPEN, kept, a_line(0, -2, "set-up"))
        assert [line.v for line in await store.lines("told", 0, 2)] == [0]
        for v in range(3):
            await append(store, "told", v, 0, f"move {v}", OPEN)
        assert [line.v for line in await store.lines("told", 2, 2)] == [0, 1, 2]
        assert [line.v for line in await store.lines("told", 3, 2)] == [2, 3]
        assert await store.log("told") == [(0, "move 0"), (0, "move 1"), (0, "move 2")]
        found, near = await store.opening("told", 3), await store.nearest("told", 1)
        assert found is not None
        assert near is not None
        assert [line.v for line in found.tail] == [0, 1, 2, 3]
        assert [line.v for line in near.lines] == [1]

    run(story())


def test_many_writers_leave_a_log_without_gaps(store: Store) -> None:
    async def story() -> None:
        await table(store, "race")

        async def writer(seat: int) -> int:
            made = 0
            while made < 10:
                row = await store.table("race")
                assert row is not None
                try:
                    await append(store, "race", row.version, seat, f"{seat} {made}", OPEN)
                    made += 1
                except Conflict:
                    continue
            return made

        assert await asyncio.gather(*[writer(seat) for seat in range(6)]) == [10] * 6
        log = await store.log("race")
        for seat in range(6):
            assert [move for who, move in log if who == seat] == [f"{seat} {n}" for n in range(10)]
        assert len(log) == 60

    run(story())


def test_a_failing_job_takes_nothing_with_it(store: Store) -> None:
    async def story() -> None:
        await table(store, "group")

        def bad(rows: Rowser) -> None:
            rows.run("update seat set name='lost' where table_id='group'")
            raise ZeroDivisionError

        jobs: list[Any] = [append(store, "group", n, 0, f"move {n}", OPEN) for n in range(3)]
        jobs.insert(1, store.engine.write(bad))
        answers = await asyncio.gather(*jobs[:2], return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), ZeroDivisionError]
        for job in jobs[2:]:
            await job
        assert [move for _, move in await store.log("group")] == ["move 0", "move 1", "move 2"]
        assert (await store.seats("group"))[0].name == "Ada"

    run(story())


def test_seats_change_hands(store: Store) -> None:
    async def story() -> None:
        await table(store, "hands")
        await store.add_session("friend-hands")
        row = await store.table("hands")
        assert row is not None
        watching = HolderRow(WATCHING, "friend-hands", "Benno")
        assert not await store.watch("hands", watching, "another link")
        assert await store.watch("hands", watching._replace(name="Ben"), row.watch)
        assert await store.watch("hands", watching, row.watch)
        assert watching in await store.holders("hands")
        await store.engine.write(lambda rows: offer(rows, "hands", 1, "first", "salt", "session-hands"))
        await store.engine.write(lambda rows: sit(rows, "hands", "first", "friend-hands", "Benno", ""))
        await store.engine.write(lambda rows: offer(rows, "hands", 1, "other", "salt", "friend-hands"))
        made = SeatRow(1, "link", "Benno", "", "other", salt="salt", maker="friend-hands")
        assert (await store.seats("hands"))[1] == made
        await store.add_session("third-hands")
        await store.engine.write(lambda rows: sit(rows, "hands", "other", "third-hands", "Cleo", ""))
        assert (await store.seats("hands"))[1] == SeatRow(1, "link", "Cleo", "", "", passed=1)
        sitting = HolderRow(1, "third-hands", "Cleo")
        assert await store.holders("hands") == [watching, HolderRow(0, "session-hands", ""), sitting]

    run(story())


def test_sessions_are_shared_with_processes_of_the_release_before(store: Store) -> None:
    """They read and write the secret in the session's own row."""
    by_secret = "select id from session where secret=?"

    async def job() -> None:
        await store.add_session("a")
        assert await store.engine.read(lambda rows: rows.run(by_secret, ("a",))) == [("a",)]
        await store.renew_session("a", "b")
        assert await store.session_of("b") == "a"
        assert await store.session_of("a") is None, "what was renewed is dead, also by the other way"
        assert await store.engine.read(lambda rows: rows.run(by_secret, ("b",))) == [("a",)]
        await store.engine.write(lambda rows: rows.run("update session set renewed='c' where id='a'"))
        assert await store.session_of("c") == "a"
        assert await store.session_of("c") == "a"
        assert await store.devices("a") == 2
        assert await store.shut_out("a") == 0
        await store.forget_devices("a", "c")
        assert await store.shut_out("a") == 1, "lines at every process ask for it"
        assert await store.shut_out("nobody") is None
        assert [await store.session_of(one) for one in ("a", "b", "c")] == [None, None, "a"]

    run(job())


def test_a_session_of_a_release_without_secrets_is_found(store: Store) -> None:
    """There the id is the secret; once it is renewed, it opens nothing any more."""

    async def job() -> None:
        await store.engine.write(lambda rows: rows.run("insert into session(id,opened) values('plain',1)"))
        assert await store.session_of("plain") == "plain"
        assert await store.session_of("") is None
        await store.renew_session("plain", "next")
        assert await store.session_of("next") == "plain"
        assert await store.session_of("plain") is None

    run(job())


def test_a_renewed_secret_stands_where_the_release_before_looks(store: Store) -> None:
    async def job() -> None:
        await store.add_session("renewed")
        await store.renew_session("renewed", "renewed-next")
        by_renewed = "select id from session where renewed=?"
        assert await store.engine.read(lambda rows: rows.run(by_renewed, ("renewed-next",))) == [("renewed",)]

    run(job())


def test_chat_keeps_its_order(store: Store) -> None:
    async def story() -> None:
        await table(store, "chat")
        for n in range(4):
            await store.say("chat", ChatRow(None if n % 2 else 0, "Ada", f"line {n}", float(n)))
        assert [line.text for line in await store.chat("chat")] == [f"line {n}" for n in range(4)]
        assert [line.text for line in await store.chat("chat", most=2)] == ["line 2", "line 3"]
        assert (await store.chat("chat"))[1].seat is None

    run(story())


def test_migrations_run_once_however_many_start(address: str) -> None:
    failed: list[BaseException] = []

    def start() -> None:
        store = Store(address)
        try:
            store.open()
        except BaseException as error:
            failed.append(error)
        finally:
            store.close()

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert failed == []
    again = Store(address)
    again.open()
    steps = run(again.engine.read(lambda rows: rows.run("select name from schema_step order by name")))
    again.close()
    assert steps == [(path.stem,) for path in sorted(MIGRATIONS.glob("*.sql"))]


def test_an_appended_line_is_told_to_other_processes(address: str) -> None:
    writer, listener = Store(address), Store(address)
    writer.open()
    listener.open()
    told: list[str] = []
    listener.listen(told.append)

    async def story() -> None:
        key = (await table(writer, f"told-{time.time_ns()}")).id
        await asyncio.sleep(0.5)
        told.clear()
        await append(writer, key, 0, 0, "guess 1", OPEN)
        for _ in range(100):
            if told:
                break
            await asyncio.sleep(0.05)
        assert told[0] in ("", f"{key}:1")

    try:
        run(story())
    finally:
        writer.close()
        listener.close()


def test_what_sqlite_confirmed_is_on_the_disk(tmp_path: Path) -> None:
    """WAL with synchronous=FULL: every commit is synced, not only every checkpoint."""
    engine = Lite(str(tmp_path / "store.sqlite3"))
    raw = engine.connect()
    assert raw.execute("pragma journal_mode").fetchone() == ("wal",)
    assert raw.execute("pragma synchronous").fetchone() == (2,)
    assert raw.execute("pragma foreign_keys").fetchone() == (1,)
    raw.close()


def test_a_store_that_cannot_write_says_so(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    store = Store(f"sqlite:///{path}")
    store.open()

    async def story() -> None:
        await table(store, "locked")
        blocker = sqlite3.connect(path, isolation_level=None)
        blocker.execute("drop table game_line")
        with pytest.raises(sqlite3.OperationalError):
            await append(store, "locked", 0, 0, "guess 1", OPEN)
        blocker.close()
        row = await store.table("locked")
        assert row is not None
        assert row.version == 0, "the version did not move without its line"

    try:
        run(story())
    finally:
        store.close()


def test_an_unknown_store_is_refused() -> None:
    with pytest.raises(ValueError, match="STELLWERK_STORE"):
        engine_for("mysql://somewhere")
