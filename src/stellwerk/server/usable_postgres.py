"""Whether a PostgreSQL database can be used. What is told never holds any part of the password."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from stellwerk.server.usable import Unusable, first_line, require_known

if TYPE_CHECKING:
    import psycopg

CONNECT_S = 10


def look_at_database(address: str, migrations: Path) -> None:
    try:
        import psycopg
        import psycopg_pool  # noqa: F401 - the engine needs it
    except ImportError:
        raise Unusable("store-no-driver") from None
    store = place(address)
    try:
        with psycopg.connect(address, autocommit=True, connect_timeout=CONNECT_S) as raw:
            require_known(steps_done(raw), migrations, store)
    except psycopg.Error as error:
        raise Unusable("store-unreachable", store=store, reason=reason(error)) from None


def place(address: str) -> str:
    """Host, port and database. A password with an unescaped @ or / makes libpq take parts of it for them."""
    from psycopg import ProgrammingError
    from psycopg.conninfo import conninfo_to_dict

    try:
        parts = conninfo_to_dict(address)
    except ProgrammingError:
        raise Unusable("store-bad-address") from None
    host, port, name = (str(parts.get(key) or "") for key in ("host", "port", "dbname"))
    if any("@" in one for one in (host, port, name)):
        raise Unusable("store-bad-address")
    return f"{host}{':' if port else ''}{port}/{name}"


def steps_done(raw: "psycopg.Connection") -> set[str]:
    if raw.execute("select to_regclass('schema_step')").fetchone() == (None,):
        return set()
    return {name for (name,) in raw.execute("select name from schema_step")}


def reason(error: Exception) -> str:
    """The last thing that libpq or the server says in its first line."""
    return re.split(r"FATAL:\s*|failed: ", first_line(error))[-1]
