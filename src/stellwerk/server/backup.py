"""Backups: the whole store as of one moment, while servers play on.

A backup is a SQLite store, whatever it was made of: it can be looked into, served from, and restored into either kind.
SQLite writes it itself (`vacuum into`, one read transaction); PostgreSQL is read in a transaction that sees one moment.
Which processes were alive then is left out: the tables that they ran are taken up by whoever starts next.
"""

import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from stellwerk.server.engines import (
    LITE,
    MIGRATION_LOCK,
    POSTGRES,
    LiteRows,
    PostgresRows,
    Rowser,
    keep_private,
    steps,
    wait_for_wal,
)
from stellwerk.server.processes import BEAT_S
from stellwerk.server.store import MIGRATIONS
from stellwerk.server.usable import LITE as LITE_ADDRESS
from stellwerk.server.usable import Unusable, failures, first_line, look
from stellwerk.server.usable_file import look_at_file

if TYPE_CHECKING:
    import psycopg

PASSING = ("presence", "process")  # of the moment only; the first refers to the second
PART = ".part"
AT_ONCE = 1_000  # rows that are carried over together


class Found(NamedTuple):
    """What a store holds."""

    tables: int
    lines: int


def back_up(address: str, to: Path, replace: bool = False) -> Found:
    """Raises Unusable; then there is no new file."""
    if to.exists() and not replace:
        raise Unusable("backup-exists", file=str(to))
    look(address, MIGRATIONS)
    part = to.with_name(to.name + PART)
    try:
        part.unlink(missing_ok=True)
        if address.startswith(LITE_ADDRESS):
            copy_file(Path(address.removeprefix(LITE_ADDRESS)), part)
        else:
            copy_database(address, part)
        found = finish(part)
        part.replace(to)
    except failures() as error:
        raise Unusable("backup-failed", file=str(to), reason=first_line(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return found


def restore(address: str, source: Path, replace: bool = False) -> Found:
    """Raises Unusable; then the store is as it was."""
    if not source.is_file():
        raise Unusable("backup-missing", file=str(source))
    look_at_file(str(source), MIGRATIONS)
    look(address, MIGRATIONS)
    try:
        with opened(source) as raw:
            found = count(LiteRows(raw))
            if address.startswith(LITE_ADDRESS):
                restore_file(raw, Path(address.removeprefix(LITE_ADDRESS)), replace)
            else:
                restore_database(raw, address, replace)
    except failures() as error:
        raise Unusable("restore-failed", file=str(source), reason=first_line(error)) from error
    return found


# --- what a store holds ---


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None, timeout=10)) as raw:
        yield raw


def names(raw: sqlite3.Connection) -> list[str]:
    """The tables of a store, each after those that it refers to."""
    found = raw.execute("select name from sqlite_master where type='table' and name not like 'sqlite_%' order by name")
    needs = {
        name: {row[2] for row in raw.execute(f"pragma foreign_key_list({name})")} - {name}
        for (name,) in found.fetchall()
    }
    order: list[str] = []
    while len(order) < len(needs):
        order += [name for name in needs if name not in order and needs[name] <= set(order)]
    return order


def columns(raw: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in raw.execute(f"pragma table_info({table})")]


def lay_schema(rows: Rowser, done: set[str], dialect: dict[str, str]) -> None:
    """Empty tables as they are after these steps."""
    rows.run("create table schema_step(name text primary key)")
    later = {path.stem for path in MIGRATIONS.glob("*.sql")} - done
    for _, statements in steps(MIGRATIONS, later, dialect):
        for statement in statements:
            rows.run(statement)


def steps_of(raw: sqlite3.Connection) -> set[str]:
    return {str(name) for (name,) in raw.execute("select name from schema_step")}


def count(rows: Rowser) -> Found:
    """A store of the first days keeps its lines elsewhere."""
    tables = int(rows.run("select count(*) from game_table")[0][0])
    lines = rows.run("select coalesce(sum(version),0) from game_table")
    return Found(tables, int(lines[0][0]))


def require_replaceable(rows: Rowser, replace: bool) -> None:
    """Nobody's tables are overwritten by mistake, and none that somebody plays at."""
    found = count(rows)
    if found.tables and not replace:
        raise Unusable("restore-not-empty", tables=found.tables)


def require_rest(beats: Iterable[Any], again: Iterable[Any]) -> None:
    """A server that is at work would go on with what it has in memory."""
    if set(again) - set(beats):
        raise Unusable("restore-running")


# --- SQLite ---


def copy_file(path: Path, to: Path) -> None:
    if not path.is_file():
        raise Unusable("backup-no-store", store=str(path))
    keep_private(to)
    with opened(path) as raw:
        raw.execute("vacuum into ?", (str(to),))


def finish(part: Path) -> Found:
    with opened(part) as raw:
        there = names(raw)
        for name in PASSING:
            if name in there:
                raw.execute(f"delete from {name}")  # noqa: S608
        found = count(LiteRows(raw))
    with part.open("rb") as file:
        os.fsync(file.fileno())
    return found


def restore_file(source: sqlite3.Connection, path: Path, replace: bool) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    keep_private(path)
    with opened(path) as raw:
        if "game_table" in names(raw):
            require_replaceable(LiteRows(raw), replace)
            if "process" in names(raw):
                beats = raw.execute("select id,beat from process").fetchall()
                if beats:
                    time.sleep(2 * BEAT_S)
                require_rest(beats, raw.execute("select id,beat from process").fetchall())
        source.backup(raw)  # one transaction: all of it or nothing
        wait_for_wal(raw)


# --- PostgreSQL ---


def connected(address: str) -> "psycopg.Connection":
    import psycopg

    return psycopg.connect(address, connect_timeout=10)


def copy_database(address: str, to: Path) -> None:
    keep_private(to)
    with connected(address) as raw, opened(to) as made:
        raw.execute("set transaction isolation level repeatable read, read only")
        if raw.execute("select to_regclass('game_table')").fetchone() == (None,):
            raise Unusable("backup-no-store", store="PostgreSQL")
        made.execute("begin")
        lay_schema(LiteRows(made), {str(name) for (name,) in raw.execute("select name from schema_step")}, LITE)
        for table in names(made):
            carry_here(raw, made, table)
        made.execute("commit")


def carry_here(raw: "psycopg.Connection", made: sqlite3.Connection, table: str) -> None:
    wanted = columns(made, table)
    made.execute(f"delete from {table}")  # noqa: S608 - what the steps themselves have written
    put = f"insert into {table}({','.join(wanted)}) values({','.join('?' * len(wanted))})"
    with raw.cursor(name="backup") as cursor:
        cursor.itersize = AT_ONCE
        cursor.execute(f"select {','.join(wanted)} from {table}")  # noqa: S608
        made.executemany(put, cursor)


def restore_database(source: sqlite3.Connection, address: str, replace: bool) -> None:
    with connected(address) as raw:
        rows = PostgresRows(raw)
        there = raw.execute("select to_regclass('game_table')").fetchone() != (None,)
        if there:
            require_replaceable(rows, replace)
            require_rest_of_database(raw)
        rows.run("select pg_advisory_xact_lock(?)", (MIGRATION_LOCK,))
        with empty({path.stem for path in MIGRATIONS.glob("*.sql")}) as today:
            for table in reversed(names(today)):
                rows.run(f"drop table if exists {table} cascade")
        done = steps_of(source)
        lay_schema(rows, done, POSTGRES)
        with empty(done) as then:
            for table in names(then):
                carry_there(source, raw, table, ",".join(columns(then, table)))


@contextmanager
def empty(done: set[str]) -> Iterator[sqlite3.Connection]:
    """A store as it is after these steps: what tables and columns are called is never taken from a file."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as raw:
        lay_schema(LiteRows(raw), done, LITE)
        yield raw


def require_rest_of_database(raw: "psycopg.Connection") -> None:
    if raw.execute("select to_regclass('process')").fetchone() == (None,):
        return
    beats = raw.execute("select id,beat from process").fetchall()
    raw.commit()
    if beats:
        time.sleep(2 * BEAT_S)
    require_rest(beats, raw.execute("select id,beat from process").fetchall())


def carry_there(source: sqlite3.Connection, raw: "psycopg.Connection", table: str, wanted: str) -> None:
    raw.execute(f"delete from {table}")  # noqa: S608
    with raw.cursor() as cursor, cursor.copy(f"copy {table}({wanted}) from stdin") as copy:
        for row in source.execute(f"select {wanted} from {table}"):  # noqa: S608
            copy.write_row(row)
