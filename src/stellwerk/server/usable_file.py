"""Whether a SQLite file can be used. Looking leaves no trace: no lock, no -wal, no -shm, no new date.

A server that was killed leaves pages in the -wal, which belong to the database: it is *hot* and judged with them.
"""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from stellwerk.server.usable import Unusable, require_known

MAGIC = b"SQLite format 3\0"
HEAD = 100  # bytes of a database's header
LARGEST_CHECKED = 64 * 2**20  # a whole check of more would delay the start
LOOKS = 5
PAUSE_S = 0.1


def look_at_file(given: str, migrations: Path) -> None:
    if given in ("", ":memory:") or given.startswith("file:"):
        return
    store = str(Path(given).absolute())
    try:
        path = Path(given).resolve()
        there = path.exists()
        require_writable(path, there, store)
    except (OSError, RuntimeError):  # a folder that may not be searched, a ring of links
        raise Unusable("store-read-only", store=store) from None
    if there:
        require_sound(path, migrations, store)


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


# --- may it be written? ---


def require_writable(path: Path, there: bool, store: str) -> None:
    if path.is_dir():
        raise Unusable("store-folder", store=store)
    if there and not path.is_file():
        raise Unusable("store-not-database", store=store)
    for one in (path, *(beside(path, suffix) for suffix in ("-wal", "-shm", "-journal"))):
        if all(one.exists() and not os.access(one, os.R_OK | os.W_OK) for _ in range(LOOKS)):
            raise Unusable("store-read-only", store=str(one))
    folder = next(parent for parent in path.parents if parent.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        raise Unusable("store-folder-read-only", store=store, folder=str(folder))


# --- is it whole, and is it ours? ---


def require_sound(path: Path, migrations: Path, store: str) -> None:
    """Damage counts only if nobody wrote meanwhile: another server may be at work on the file."""
    for _ in range(LOOKS):
        before = dates(path)
        try:
            judge(path, migrations, store)
            return
        except (sqlite3.DatabaseError, EOFError, OSError) as error:
            time.sleep(PAUSE_S)
            if dates(path) == before and not isinstance(error, OSError):
                raise Unusable("store-damaged", store=store) from None


def dates(path: Path) -> list[tuple[int, int]]:
    """When the files of a database were written last; another server may take one of them away at any moment."""
    found: list[tuple[int, int]] = []
    for one in (path, beside(path, "-wal"), beside(path, "-journal")):
        with suppress(FileNotFoundError):
            about = one.stat()
            found.append((about.st_mtime_ns, about.st_size))
    return found


def judge(path: Path, migrations: Path, store: str) -> None:
    logged = size(beside(path, "-wal"))  # before the file itself: whoever makes a database writes its first page first
    hot = bool(logged or size(beside(path, "-journal")))
    with path.open("rb") as file:
        head = file.read(HEAD)
    if not head:
        if logged:
            raise EOFError(store)
        return
    if not head.startswith(MAGIC):
        raise Unusable("store-not-database", store=store)
    if not hot and size(path) < promised(head):
        raise EOFError(store)
    with seen(path, hot) as raw:
        if raw is not None:
            require_ours(raw, migrations, store)
            if size(path) <= LARGEST_CHECKED and raw.execute("pragma quick_check(1)").fetchone() != ("ok",):
                raise sqlite3.DatabaseError(store)


def promised(head: bytes) -> int:
    """How long the file is by its header, which counts pages only if the last writer was new enough to do so."""
    if len(head) < HEAD:
        return HEAD
    page = int.from_bytes(head[16:18], "big")
    counted = head[24:28] == head[92:96]
    return (65536 if page == 1 else page) * (int.from_bytes(head[28:32], "big") if counted else 1)


@contextmanager
def seen(path: Path, hot: bool) -> Iterator[sqlite3.Connection | None]:
    """The database to be read; None where that is impossible without a trace or a large copy."""
    if hot and not beside(path, "-shm").exists():
        if size(path) > LARGEST_CHECKED:
            yield None
            return
        with tempfile.TemporaryDirectory() as folder, closing(sqlite3.connect(copied(path, Path(folder)))) as raw:
            yield raw
        return
    # `immutable` does not read the -wal, `readonly_shm` reads it without writing the -shm.
    way = "readonly_shm=1" if hot else "immutable=1"
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&{way}", uri=True)) as raw:
        yield raw


def copied(path: Path, folder: Path) -> Path:
    for one in (path, beside(path, "-wal"), beside(path, "-journal")):
        if one.exists():
            shutil.copyfile(one, folder / one.name)
    return folder / path.name


def require_ours(raw: sqlite3.Connection, migrations: Path, store: str) -> None:
    """A database without tables will be ours; any other has our list of steps."""
    tables = raw.execute("select count(*) from sqlite_master where type='table'").fetchone()
    if tables == (0,):
        return
    if not raw.execute("select 1 from pragma_table_info('schema_step') where name='name'").fetchall():
        raise Unusable("store-foreign", store=store)
    require_known({name for (name,) in raw.execute("select name from schema_step")}, migrations, store)
