"""A store that cannot be used is refused at the start, in one sentence, and stays as it is."""

import contextlib
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

import stellwerk
from stellwerk import cli
from stellwerk.server import usable_file
from stellwerk.server.engines import Lite
from stellwerk.server.store import MIGRATIONS, Store
from stellwerk.server.usable import Unusable, look
from stellwerk.server.usable_file import beside
from tests.server.serving import EXTRA, free_port

SOURCE = Path(stellwerk.__file__).parents[1]
COMMANDS = {"en": ["serve"], "de": ["play", "--no-browser"]}
PAGE = 4096

# Root may write everything: then the server runs without that right.
UNPRIVILEGED = ["setpriv", "--bounding-set=-dac_override"] if os.geteuid() == 0 else []


def environment(language: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("STELLWERK_", "LC_"))}
    path = os.pathsep.join([str(SOURCE), str(EXTRA)])
    return {**kept, "PYTHONPATH": path, "LANG": f"{language}_{language.upper()}", "PYTHONUTF8": "1"}


def command(language: str, store: str) -> list[str]:
    address = store if "://" in store else f"sqlite:///{store}"
    line = [sys.executable, "-m", "stellwerk.cli", *COMMANDS[language]]
    return [*line, "--port", str(free_port()), "--store", address]


def told(store: str, language: str, prefix: list[str] | None = None) -> str:
    """What a server says that refuses to start: one line."""
    line = [*(prefix or []), *command(language, store)]
    done = subprocess.run(
        line, env=environment(language), capture_output=True, encoding="utf-8", timeout=30, check=False
    )
    assert (done.returncode, done.stdout) == (1, ""), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def refused(path: Path, english: str, german: str, prefix: list[str] | None = None) -> None:
    """Both commands, both languages, and not a byte or date is new."""
    folder = next(parent for parent in path.parents if parent.exists())
    before = snapshot(folder)
    assert english in told(str(path), "en", prefix)
    assert german in told(str(path), "de", prefix)
    assert snapshot(folder) == before


def snapshot(folder: Path) -> dict[str, tuple[int, bytes]]:
    files = {str(one): one for one in [folder, *folder.rglob("*")]}
    return {name: (one.stat().st_mtime_ns, one.read_bytes() if one.is_file() else b"") for name, one in files.items()}


@contextlib.contextmanager
def started(*stores: Path | str) -> Iterator[None]:
    """Servers that do start, all at once."""
    with contextlib.ExitStack() as stack:
        made = [stack.enter_context(process(str(store))) for store in stores]
        for one in made:
            assert one.stdout is not None
            assert one.stderr is not None
            found = re.search(r"http://\S+", one.stdout.readline())
            assert found is not None, one.stderr.read()
            assert httpx.get(f"{found[0]}healthz", timeout=30).status_code == 200
        yield


@contextlib.contextmanager
def process(store: str) -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE
    with subprocess.Popen(command("en", store), env=environment("en"), text=True, stdout=pipe, stderr=pipe) as made:
        try:
            yield made
        finally:
            made.terminate()
            made.wait(20)


def sql(path: Path, *statements: str) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as raw, raw:
        return [row for statement in statements for row in raw.execute(statement)]


MANY = "with recursive c(n) as (select 1 union all select n+1 from c where n<2000) "


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """A sound database of about fifty pages, closed properly."""
    path = tmp_path / "data" / "stellwerk.sqlite3"
    store = Store(f"sqlite:///{path}")
    store.open()
    store.close()
    sql(path, f"{MANY} insert into session(id,opened) select 'somebody-with-a-long-name-' || n, n from c")
    assert path.stat().st_size > 20 * PAGE
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    return path


KILLED = """
import os, sqlite3, sys
raw = sqlite3.connect(sys.argv[1], isolation_level=None)
raw.execute(sys.argv[2])
os.kill(os.getpid(), 9)
"""


def killed_after(path: Path, statement: str) -> None:
    """What a killed server leaves: its last commit is only in the -wal."""
    subprocess.run([sys.executable, "-c", KILLED, str(path), statement], check=False)
    assert beside(path, "-wal").stat().st_size > 0
    assert beside(path, "-shm").exists()


# --- SQLite: what is refused ---


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, this is not a database.\n" * 200)
    refused(path, "is not a SQLite database", "ist keine SQLite-Datenbank")


@pytest.mark.parametrize("left", [50, PAGE, 10 * PAGE, -PAGE, -100], ids=str)
def test_a_truncated_database(ours: Path, left: int) -> None:
    ours.write_bytes(ours.read_bytes()[:left])
    refused(ours, "is damaged", "ist beschädigt")


@pytest.mark.parametrize("page", [0, 1, 5], ids=str)
def test_a_database_with_a_page_of_noise(ours: Path, page: int) -> None:
    whole = ours.read_bytes()
    start, end = max(page * PAGE, 100), (page + 1) * PAGE  # the header stays
    ours.write_bytes(whole[:start] + b"\xa5" * (end - start) + whole[end:])
    refused(ours, "is damaged", "ist beschädigt")


def test_a_damaged_database_whose_server_was_killed(ours: Path) -> None:
    killed_after(ours, "insert into session(id,opened) values('late',1)")
    ours.write_bytes(ours.read_bytes()[: 10 * PAGE])
    refused(ours, "is damaged", "ist beschädigt")
    beside(ours, "-shm").unlink()
    refused(ours, "is damaged", "ist beschädigt")


def test_an_emptied_database_whose_server_was_killed(ours: Path) -> None:
    """SQLite would throw the -wal away."""
    killed_after(ours, "insert into session(id,opened) values('late',1)")
    ours.write_bytes(b"")
    refused(ours, "is damaged", "ist beschädigt")


def test_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "folder"
    path.mkdir()
    refused(path, "is a folder", "ist ein Ordner")


def test_a_database_of_a_newer_version(ours: Path) -> None:
    sql(ours, "insert into schema_step values('9999_the_future')")
    refused(ours, "newer Stellwerk (step 9999_the_future", "neueren Stellwerk (der Schritt 9999_the_future")


def test_a_database_of_a_newer_version_that_was_killed(ours: Path) -> None:
    killed_after(ours, "insert into schema_step values('9999_the_future')")
    assert b"9999_the_future" not in ours.read_bytes()
    refused(ours, "newer Stellwerk", "neueren Stellwerk")
    beside(ours, "-shm").unlink()
    refused(ours, "newer Stellwerk", "neueren Stellwerk")


@pytest.mark.parametrize("table", ["recipes(id integer primary key, title text)", "schema_step(version integer)"])
def test_a_database_of_another_program(tmp_path: Path, table: str) -> None:
    path = tmp_path / "kitchen.sqlite3"
    sql(path, f"create table {table}")
    refused(path, "belongs to another program", "gehört einem anderen Programm")


def test_a_file_that_may_not_be_written(ours: Path) -> None:
    ours.chmod(0o444)
    refused(ours, "may not be read and written", "nicht gelesen und geschrieben", UNPRIVILEGED)


def test_a_log_that_may_not_be_written(ours: Path) -> None:
    """As it happens when another account has started the server once."""
    killed_after(ours, "insert into session(id,opened) values('late',1)")
    beside(ours, "-wal").chmod(0o444)
    refused(ours, "-wal may not be read and written", "-wal darf von diesem Konto nicht", UNPRIVILEGED)


@pytest.mark.parametrize("name", ["stellwerk.sqlite3", "new.sqlite3", "deep/er/new.sqlite3"])
def test_a_folder_that_may_not_be_written(ours: Path, name: str) -> None:
    ours.parent.chmod(0o555)
    refused(ours.parent / name, "Nothing may be written in", "darf nichts geschrieben werden", UNPRIVILEGED)


def test_a_file_under_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    address = f"sqlite:///{tmp_path}/file/new.sqlite3"
    with pytest.raises(Unusable, match="store-folder-read-only"):
        look(address, MIGRATIONS)


def test_a_ring_of_links(tmp_path: Path) -> None:
    (tmp_path / "ring").symlink_to(tmp_path / "ring")
    with pytest.raises(Unusable, match="store-read-only"):
        look(f"sqlite:///{tmp_path}/ring", MIGRATIONS)


def test_a_large_database_is_not_read_whole_but_its_end_is_missed(ours: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usable_file, "LARGEST_CHECKED", 0)
    look(f"sqlite:///{ours}", MIGRATIONS)
    ours.write_bytes(ours.read_bytes()[:-1])
    with pytest.raises(Unusable, match="store-damaged"):
        look(f"sqlite:///{ours}", MIGRATIONS)


def test_what_only_shows_when_it_is_opened_is_told_as_well(ours: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_(self: Lite, migrations: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(Lite, "open", open_)
    with pytest.raises(SystemExit, match=r"^The store cannot be opened: database or disk is full\.$"):
        cli.require_store(f"sqlite:///{ours}")


def test_a_file_that_somebody_else_makes_at_this_moment_is_tried_again(
    ours: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = sqlite3.OperationalError("database is locked")
    busy.sqlite_errorcode = sqlite3.SQLITE_BUSY
    failing, really_open = [busy, busy], Lite.open

    def open_(self: Lite, migrations: Path) -> None:
        if failing:
            raise failing.pop()
        really_open(self, migrations)

    monkeypatch.setattr(Lite, "open", open_)
    cli.require_store(f"sqlite:///{ours}")
    assert failing == []


# --- SQLite: what is not ---


def test_a_missing_file_is_made_with_its_folder(tmp_path: Path) -> None:
    with started(tmp_path / "a" / "b" / "new.sqlite3"):
        assert (tmp_path / "a" / "b" / "new.sqlite3").exists()


def test_an_empty_file_is_a_new_store(tmp_path: Path) -> None:
    path = tmp_path / "empty.sqlite3"
    path.touch()
    with started(path):
        assert path.stat().st_size > 0


@pytest.mark.parametrize("name", [":memory:", "file::memory:?cache=shared", ""])
def test_a_store_without_a_file_is_not_looked_for(name: str) -> None:
    look(f"sqlite:///{name}", MIGRATIONS)


@pytest.mark.parametrize("index", [True, False], ids=["with its -shm", "without its -shm"])
def test_a_server_that_was_killed_starts_again_and_nothing_is_lost(ours: Path, index: bool) -> None:
    killed_after(ours, "insert into session(id,opened) values('late',1)")
    if not index:
        beside(ours, "-shm").unlink()
    with started(ours):
        assert sql(ours, "select id from session where id='late'") == [("late",)]


def test_a_file_with_odd_characters_in_its_name(ours: Path) -> None:
    odd = ours.rename(ours.with_name("50% schön? #1 & more.sqlite3"))
    with started(odd):
        pass


def test_looking_at_a_file_that_others_write_is_no_reason_to_refuse(ours: Path) -> None:
    writing = [subprocess.Popen([sys.executable, "-c", WRITING, str(ours)]) for _ in range(2)]
    try:
        while any(process.poll() is None for process in writing):
            look(f"sqlite:///{ours}", MIGRATIONS)
    finally:
        assert [process.wait(60) for process in writing] == [0, 0]


WRITING = """
import sqlite3, sys
for turn in range(30):
    raw = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
    raw.execute("pragma wal_autocheckpoint=5")
    for n in range(20):
        raw.execute("insert into session(id,opened) select hex(randomblob(900)), 1")
    raw.execute("delete from session where opened=1")
    raw.close()
"""


def test_several_servers_start_at_once_on_a_new_file(tmp_path: Path) -> None:
    with started(*[tmp_path / "new.sqlite3"] * 4):
        pass


# --- PostgreSQL ---


def refused_postgres(address: str, english: str, german: str, secret: str = "geheim") -> None:
    for language, words in (("en", english), ("de", german)):
        sentence = told(address, language)
        assert words in sentence
        assert secret not in sentence


def test_a_postgresql_that_is_not_there() -> None:
    port = free_port()
    address = f"postgresql://ada:geheim@127.0.0.1:{port}/games"
    place = f"127.0.0.1:{port}/games"
    refused_postgres(
        address, f"{place} cannot be used: Connection refused.", f"{place} ist nicht zu benutzen: Connection refused."
    )


@pytest.mark.parametrize("password", ["ge@heim", "ge/heim", "%heim", "ge:@:heim"])
def test_a_password_that_breaks_the_address_is_not_told(password: str) -> None:
    with pytest.raises(Unusable) as refusal:
        look(f"postgresql://ada:{password}@127.0.0.1:{free_port()}/games", MIGRATIONS)
    assert refusal.value.key == "store-bad-address"
    assert refusal.value.params == {}


def test_an_address_of_postgresql_that_cannot_be_understood() -> None:
    refused_postgres("postgresql://ada:ge@heim@127.0.0.1/games", "with %40 for @", "mit %40 für @", "heim")


@pytest.mark.postgres
def test_a_postgresql_database_that_does_not_exist(postgres: str) -> None:
    address = postgres.replace("/postgres", "/nothing").replace("stellwerk@", "stellwerk:geheim@")
    refused_postgres(address, 'database "nothing" does not exist.', 'database "nothing" does not exist.')


@pytest.mark.postgres
def test_a_wrong_password_for_postgresql(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as raw:
        raw.execute("create role guest login password 'right'")
        (rules,) = raw.execute("show hba_file").fetchone() or ("",)
        trusting = Path(rules).read_text()
        Path(rules).write_text(f"host all guest 127.0.0.1/32 scram-sha-256\n{trusting}")
        raw.execute("select pg_reload_conf()")
    address = postgres.replace("stellwerk@", "guest:geheim@")
    for _ in range(200):  # the server reads its rules anew in its own time
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(address):
            time.sleep(0.05)
            continue
        break
    refused_postgres(address, "password authentication failed", "password authentication failed")


@pytest.mark.postgres
def test_a_postgresql_database_of_a_newer_version(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as raw:
        raw.execute("create database newer")
    address = postgres.replace("/postgres", "/newer")
    with psycopg.connect(address) as raw:
        raw.execute("create table schema_step(name text primary key)")
        raw.execute("insert into schema_step values('9999_the_future')")
    refused_postgres(address, "newer Stellwerk (step 9999", "neueren Stellwerk (der Schritt 9999")
    with psycopg.connect(address) as raw:
        tables = raw.execute("select table_name from information_schema.tables where table_schema='public'")
        assert tables.fetchall() == [("schema_step",)]


@pytest.mark.postgres
def test_a_postgresql_database_that_is_new_is_used(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as raw:
        raw.execute("create database fresh")
    with started(postgres.replace("/postgres", "/fresh")):
        pass
