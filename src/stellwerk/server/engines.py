"""Two ways to keep rows: SQLite (one file, one writer thread, group commit) and PostgreSQL (a pool, in threads).

A *job* is a function of a connection. `write` runs it in a transaction and answers when it is durable.
SQL is written once, with `?` for parameters.
"""

import asyncio
import contextlib
import os
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

T = TypeVar("T")
Rows = list[tuple[Any, ...]]
MOST_IN_A_GROUP = 200
WAL_TRIES = 100
PRIVATE = 0o600
CHECKPOINT = 4_000  # pages of the journal, 16 MB: pages that are written at every move are copied less often
ROOM = 16 * 2**20  # bytes: a disk with less is full, though small pages may still find a place
FULL_S = 30.0  # so long a disk counts as full that was


class Unsure(Exception):
    """The answer to a commit was lost: whether it was written only the store knows."""


class Rowser(Protocol):
    """A connection inside a transaction."""

    def run(self, sql: str, args: Sequence[Any] = ()) -> Rows: ...

    def change(self, sql: str, args: Sequence[Any] = ()) -> int:
        """How many rows it changed. Quicker than to have them returned."""

    def change_all(self, sql: str, many: Sequence[Sequence[Any]]) -> None:
        """The same for many rows, in one go."""

    def notify(self, payload: str) -> None:
        """Tell other processes, together with the commit."""

    def now(self) -> float:
        """Seconds since 1970 by the store's own clock: the same one for every process."""


Job = Callable[[Rowser], T]
Heard = Callable[[str], None]


class Engine(Protocol):
    def open(self, migrations: Path) -> None: ...

    async def write(self, job: Job[T]) -> T: ...

    async def read(self, job: Job[T]) -> T: ...

    async def beat(self, job: Job[T]) -> T:
        """A small write that waits for no other of this process, and need not be durable."""

    def full(self) -> bool:
        """Whether the disk is."""

    def listen(self, heard: Heard) -> None:
        """Call `heard` (in any thread) with what other processes tell: a table and its version, "TABLE:" where
        something else about it is new, or "" where it may be any table.
        """

    def close(self) -> None: ...


Dialect = dict[str, str]  # what the engines call by different names


def steps(folder: Path, done: set[str], dialect: Dialect) -> list[tuple[str, list[str]]]:
    """The migrations still to run: name and statements."""
    out = []
    for path in sorted(folder.glob("*.sql")):
        if path.stem not in done:
            parts = path.read_text("utf-8").split(";\n")
            out.append((path.stem, [part.format(**dialect) for part in parts if part.strip()]))
    return out


def migrate(rows: Rowser, folder: Path, dialect: Dialect) -> None:
    rows.run("create table if not exists schema_step(name text primary key)")
    done = {row[0] for row in rows.run("select name from schema_step")}
    for name, statements in steps(folder, done, dialect):
        for statement in statements:
            rows.run(statement)
        rows.run("insert into schema_step values(?)", (name,))


# --- SQLite -------------------------------------------------------------------


LITE: Dialect = {"bytes": "blob", "clustered": "without rowid"}


class LiteRows:
    def __init__(self, raw: sqlite3.Connection) -> None:
        self.raw = raw

    def run(self, sql: str, args: Sequence[Any] = ()) -> Rows:
        return self.raw.execute(sql, args).fetchall()

    def change(self, sql: str, args: Sequence[Any] = ()) -> int:
        return self.raw.execute(sql, args).rowcount

    def change_all(self, sql: str, many: Sequence[Sequence[Any]]) -> None:
        self.raw.executemany(sql, many)

    def notify(self, payload: str) -> None:
        """Other processes see `data_version` change."""

    def now(self) -> float:
        return time.time()  # a file is one machine's


Asked = tuple[Job[Any], "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]


def tell(answers: list[Answer]) -> None:
    """In the loop of those who wait."""
    for done, answer, failed in answers:
        if done.done():  # whoever asked has hung up
            continue
        if failed is not None:
            done.set_exception(failed)
        else:
            done.set_result(answer)


class Lite:
    """One writer thread drains a queue: one transaction per group, one savepoint per job."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.drain, name="store-writer", daemon=True)
        self.readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        self.pulse = ThreadPoolExecutor(1, thread_name_prefix="store-pulse")
        self.beating: sqlite3.Connection | None = None
        self.local = threading.local()
        self.made: list[sqlite3.Connection] = []
        self.closing = threading.Event()

    def connect(self) -> sqlite3.Connection:
        raw = sqlite3.connect(self.path, isolation_level=None, timeout=10, check_same_thread=False)
        wait_for_wal(raw)
        for line in ("synchronous=full", "foreign_keys=on", f"wal_autocheckpoint={CHECKPOINT}"):
            raw.execute(f"pragma {line}")
        self.made.append(raw)
        return raw

    def open(self, migrations: Path) -> None:
        if self.path != ":memory:":
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            keep_private(Path(self.path))
        raw = self.connect()
        raw.execute("begin immediate")
        migrate(LiteRows(raw), migrations, LITE)
        raw.execute("commit")
        self.writer.start()

    async def write(self, job: Job[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put((job, done))
        return await done

    async def read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, job)

    def read_now(self, job: Job[T]) -> T:
        raw = getattr(self.local, "raw", None)
        if raw is None:
            raw = self.local.raw = self.connect()
        raw.execute("begin")
        try:
            return job(LiteRows(raw))
        finally:
            raw.execute("commit")

    async def beat(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pulse, self.beat_now, job)

    def beat_now(self, job: Job[T]) -> T:
        raw = self.beating
        if raw is None:
            raw = self.beating = self.connect()
            raw.execute("pragma synchronous=normal")
        raw.execute("begin immediate")
        answer, failed = alone(raw, LiteRows(raw), job)
        if failed is not None:
            raise failed
        return cast("T", answer)

    def full(self) -> bool:
        return shutil.disk_usage(Path(self.path).parent).free < ROOM

    def drain(self) -> None:
        raw = self.connect()
        while True:
            group = self.group()
            if not group:
                return
            self.commit(raw, group)

    def group(self) -> list[Asked]:
        """Wait for one job, then take what else is there. An empty group: the store is closed."""
        first = self.jobs.get()
        group = []
        while first is not None:
            group.append(first)
            if len(group) == MOST_IN_A_GROUP:
                return group
            try:
                first = self.jobs.get_nowait()
            except queue.Empty:
                return group
        if group:
            self.jobs.put(None)
        return group

    def commit(self, raw: sqlite3.Connection, group: list[Asked]) -> None:
        answers: list[Answer] = []
        try:
            raw.execute("begin immediate")
            rows = LiteRows(raw)
            if len(group) == 1:
                job, done = group[0]
                answers.append((done, *alone(raw, rows, job)))
            else:
                for job, done in group:
                    answers.append((done, *attempt(raw, rows, job)))
                raw.execute("commit")
        except sqlite3.Error as error:
            if raw.in_transaction:
                raw.execute("rollback")
            answers = [(done, None, error) for _, done in group]
        loops = {done.get_loop() for _, done in group}
        for loop in loops:
            mine = [one for one in answers if one[0].get_loop() is loop] if len(loops) > 1 else answers
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(tell, mine)

    def listen(self, heard: Heard) -> None:
        """Look every now and then whether another process has written: an empty message means "something"."""

        def look() -> None:
            raw = self.connect()
            before = raw.execute("pragma data_version").fetchone()
            while not self.closing.wait(0.1):
                now = raw.execute("pragma data_version").fetchone()
                if now != before:
                    before = now
                    heard("")

        # Our own writer counts as another connection, so this only says that something may be new.
        threading.Thread(target=look, name="store-listener", daemon=True).start()

    def close(self) -> None:
        self.closing.set()
        self.jobs.put(None)
        if self.writer.is_alive():
            self.writer.join(10)
        self.readers.shutdown()
        self.pulse.shutdown()
        for raw in self.made:
            raw.close()


def keep_private(path: Path) -> None:
    """Nobody else on the machine reads the file; SQLite makes those beside it alike."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    for one in (path, *(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm", "-journal"))):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # not there, or another account's
            one.chmod(PRIVATE)


def wait_for_wal(raw: sqlite3.Connection) -> None:
    """Of several processes that start on a new file one makes the journal; SQLite lets the others fail at once."""
    for tries in range(WAL_TRIES):
        try:
            raw.execute("pragma journal_mode=wal")
            return
        except sqlite3.OperationalError:
            if tries == WAL_TRIES - 1:
                raise
            time.sleep(0.05)


def alone(raw: sqlite3.Connection, rows: Rowser, job: Job[Any]) -> tuple[Any, BaseException | None]:
    """A group of one job: the transaction is its own."""
    try:
        answer = job(rows)
    except Exception as error:
        raw.execute("rollback")
        return None, error
    raw.execute("commit")
    return answer, None


def attempt(raw: sqlite3.Connection, rows: Rowser, job: Job[Any]) -> tuple[Any, BaseException | None]:
    """One job of a group: what it did is taken back if it fails, the others stand."""
    raw.execute("savepoint job")
    try:
        answer = job(rows)
    except Exception as error:
        raw.execute("rollback to job")
        raw.execute("release job")
        return None, error
    raw.execute("release job")
    return answer, None


# --- PostgreSQL ---------------------------------------------------------------

CHANNEL = "stellwerk"
POSTGRES: Dialect = {"bytes": "bytea", "clustered": ""}
MIGRATION_LOCK = 8420
TRIES = 3
WAIT_S = 5  # for a connection
LOCKED_S = 5  # for a row that somebody else has locked
LONGEST_S = 30  # for a statement
LINE: dict[str, Any] = {  # one that has gone silent is given up
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "tcp_user_timeout": 15_000,
}


class PostgresRows:
    def __init__(self, raw: Any) -> None:
        self.raw = raw

    def run(self, sql: str, args: Sequence[Any] = ()) -> Rows:
        cursor = self.raw.execute(sql.replace("?", "%s"), args)
        return cursor.fetchall() if cursor.description else []

    def change(self, sql: str, args: Sequence[Any] = ()) -> int:
        return int(self.raw.execute(sql.replace("?", "%s"), args).rowcount)

    def change_all(self, sql: str, many: Sequence[Sequence[Any]]) -> None:
        self.raw.cursor().executemany(sql.replace("?", "%s"), many)

    def notify(self, payload: str) -> None:
        self.run("select pg_notify(?, ?)", (CHANNEL, payload))

    def now(self) -> float:
        return float(self.run("select extract(epoch from clock_timestamp())")[0][0])


class Postgres:
    """psycopg 3, synchronous, in as many threads as there are connections; one more is for the pulse."""

    def __init__(self, address: str, size: int = 8) -> None:
        from psycopg_pool import ConnectionPool

        self.address = address
        self.pool = ConnectionPool(
            address,
            min_size=1,
            max_size=size + 1,
            open=False,
            timeout=WAIT_S,
            check=ConnectionPool.check_connection,
            configure=set_limits,
            kwargs={"autocommit": False, **LINE},
        )
        self.threads = ThreadPoolExecutor(size, thread_name_prefix="store")
        self.pulse = ThreadPoolExecutor(1, thread_name_prefix="store-pulse")
        self.closing = threading.Event()
        self.full_until = 0.0

    def open(self, migrations: Path) -> None:
        self.pool.open(wait=True, timeout=10)
        with self.pool.connection() as raw:
            rows = PostgresRows(raw)
            rows.run("set local lock_timeout=0")  # migrations take their time
            rows.run("set local statement_timeout=0")
            rows.run("select pg_advisory_xact_lock(?)", (MIGRATION_LOCK,))
            migrate(rows, migrations, POSTGRES)

    def transact(self, job: Job[T], reading: bool = False) -> T:
        """Where the connection was lost before the commit went out, nothing was written: it is done again."""
        import psycopg

        for left in reversed(range(TRIES)):
            sent = False
            with self.pool.connection() as raw:
                try:
                    answer = job(PostgresRows(raw))
                    sent = True
                    raw.commit()
                    return answer
                except psycopg.errors.DiskFull:
                    self.full_until = time.monotonic() + FULL_S
                    raise
                except psycopg.OperationalError as error:
                    if sent and raw.closed and not reading:
                        raise Unsure from error
                    if not left or not raw.closed:
                        raise
        raise AssertionError

    async def write(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.transact, job)

    async def read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.transact, job, True)

    async def beat(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pulse, self.transact, job)

    def full(self) -> bool:
        return time.monotonic() < self.full_until

    def listen(self, heard: Heard) -> None:
        def wait() -> None:
            import psycopg

            while not self.closing.is_set():
                try:
                    with psycopg.connect(self.address, autocommit=True, **LINE) as raw:
                        raw.execute(f"listen {CHANNEL}")
                        heard("")  # whatever was told while nobody listened
                        while not self.closing.is_set():
                            for told in raw.notifies(timeout=0.5):
                                heard(told.payload)
                except psycopg.Error:
                    self.closing.wait(1)

        threading.Thread(target=wait, name="store-listener", daemon=True).start()

    def close(self) -> None:
        self.closing.set()
        self.threads.shutdown()
        self.pulse.shutdown()
        self.pool.close()


def set_limits(raw: Any) -> None:
    """Nobody waits for ever: not for a lock, not for a statement."""
    raw.execute(f"set lock_timeout='{LOCKED_S}s'")
    raw.execute(f"set statement_timeout='{LONGEST_S}s'")
    raw.commit()


def engine_for(address: str) -> Engine:
    if address.startswith("sqlite:///"):
        return Lite(address.removeprefix("sqlite:///"))
    if address.startswith(("postgresql://", "postgres://")):
        return Postgres(address)
    scheme = address.partition(":")[0]
    raise ValueError(f"STELLWERK_STORE is sqlite:///path or postgresql://..., not {scheme}:...")
