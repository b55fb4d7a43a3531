"""Whether a store can be used, looked at before anything is opened for writing: what is refused is not touched."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from stellwerk.server.engines import Engine, engine_for

LITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
TRIES = 5
PAUSE_S = 0.2


class Unusable(Exception):
    """A store that is refused. `key` is a message of the server's words."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


def look(address: str, migrations: Path) -> None:
    """Refuse a store that cannot be used; an address of neither kind is left to whoever opens it."""
    if address.startswith(LITE):
        from stellwerk.server.usable_file import look_at_file

        look_at_file(address.removeprefix(LITE), migrations)
    elif address.startswith(POSTGRES):
        from stellwerk.server.usable_postgres import look_at_database

        look_at_database(address, migrations)


def try_out(address: str, migrations: Path) -> None:
    """Open and close it: what only shows now is told by `Unusable` as well."""
    for left in reversed(range(TRIES)):
        try:
            open_once(engine_for(address), migrations)
            return
        except failures() as error:
            if not left or not locked(error):
                raise Unusable("store-failed", reason=first_line(error)) from error
            time.sleep(PAUSE_S)


def open_once(engine: Engine, migrations: Path) -> None:
    try:
        engine.open(migrations)
    finally:
        engine.close()


def locked(error: Exception) -> bool:
    """Whoever makes a SQLite file at the same moment is not waited for by SQLite itself."""
    return (
        isinstance(error, sqlite3.OperationalError)
        and getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    )


def failures() -> tuple[type[Exception], ...]:
    try:
        import psycopg
    except ImportError:
        return (sqlite3.Error, OSError)
    return (sqlite3.Error, psycopg.Error, OSError)


def first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(" .")


def require_known(done: set[str], migrations: Path, store: str) -> None:
    """A store that has taken a step unknown here was written by a newer Stellwerk."""
    unknown = done - {path.stem for path in migrations.glob("*.sql")}
    if unknown:
        raise Unusable("store-newer", store=store, step=max(unknown))
