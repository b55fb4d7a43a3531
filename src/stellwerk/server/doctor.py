"""Whether a house is well: every line says what was found and, where something is wrong, what to do.

Looking changes nothing: no store is made, brought up to date or opened for writing.
"""

import asyncio
import json
import logging
import platform
import re
import shutil
import smtplib
import socket
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec

import stellwerk
from stellwerk.bots import known_bots
from stellwerk.bots.job import Job
from stellwerk.bots.pool import Pool
from stellwerk.kernel import state
from stellwerk.server.engines import ROOM
from stellwerk.server.guard import own_names
from stellwerk.server.mailing import connected
from stellwerk.server.settings import Settings, from_environment, public_address, store_address
from stellwerk.server.store import MIGRATIONS
from stellwerk.server.usable import LITE, POSTGRES, Unusable, failures, first_line, look
from stellwerk.server.usable_file import beside, seen, size

Level = Literal["ok", "warning", "fault"]
MB = 1_000_000
LITTLE = 1_000 * MB  # of room on the disk
PATIENCE_S = 3.0
QUESTION_MS = 2_000  # for the first choice of a game
SEED = 1


class Finding(NamedTuple):
    """A line: `key` is a message of the server's words."""

    level: Level
    key: str
    params: dict[str, Any]


def found(level: Level, key: str, **params: Any) -> Finding:
    return Finding(level, key, params)


def examine(store: str | None, host: str, port: int) -> Iterator[Finding]:
    """One finding after the other, as they are made."""
    yield from about_versions()
    try:
        settings = from_environment()
        settings = msgspec.structs.replace(settings, store=store or settings.store)
        address = store_address(settings)
    except (msgspec.ValidationError, ValueError, OSError) as error:
        yield found("fault", "doctor-settings", reason=str(error))
        return
    yield from about_store(address)
    yield about_disk(address)
    yield from about_names(settings)
    yield about_server(host, port)
    if settings.smtp_host:
        yield about_mail(settings)
    if settings.bots_cluster:
        yield about_cluster(settings.bots_cluster)
    yield from about_bots(settings)


# --- what is installed ---


def about_versions() -> Iterator[Finding]:
    release = installed("stellwerk") or "?"
    python = platform.python_version()
    yield found("ok", "doctor-version", version=release, python=python, system=platform.system())
    names = [only_name(line) for line in requires("stellwerk") or [] if "extra ==" not in line]
    there = {name: installed(name) for name in names if not (name == "uvloop" and sys.platform == "win32")}
    missing = [name for name, one in there.items() if one is None]
    if missing:
        yield found("fault", "doctor-missing", names=", ".join(missing))
    yield found("ok", "doctor-libraries", names=", ".join(f"{name} {one}" for name, one in there.items() if one))
    compiled = not str(getattr(state, "__file__", "")).endswith(".py")
    yield found("ok", "doctor-compiled" if compiled else "doctor-interpreted")


def only_name(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0]


def installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


# --- the store ---


def about_store(address: str) -> Iterator[Finding]:
    if not address.startswith((LITE, *POSTGRES)):
        yield found("fault", "doctor-settings", reason="STELLWERK_STORE: sqlite:///path, postgresql://...")
        return
    try:
        look(address, MIGRATIONS)
        store, done = read_steps(address)
    except Unusable as refused:
        yield found("fault", refused.key, **refused.params)
        return
    except failures() as error:
        yield found("fault", "store-failed", reason=first_line(error))
        return
    known = sorted(path.stem for path in MIGRATIONS.glob("*.sql"))
    if not done:
        yield found("ok", "doctor-store-new", store=store)
        return
    yield found("ok", "doctor-store", store=store, step=max(done))
    behind = [step for step in known if step not in done]
    if behind:
        yield found("warning", "doctor-store-behind", steps=len(behind), last=behind[-1])


def read_steps(address: str) -> tuple[str, set[str]]:
    """What the store is called in words, and the steps of its schema."""
    if address.startswith(LITE):
        path = Path(address.removeprefix(LITE)).absolute()
        if not path.is_file() or not path.stat().st_size:
            return str(path), set()
        with seen(path.resolve(), bool(size(beside(path, "-wal")) or size(beside(path, "-journal")))) as raw:
            if raw is None:  # large, and its server was killed: not to be read without a trace
                return str(path), {path.stem for path in MIGRATIONS.glob("*.sql")}
            there = raw.execute("select 1 from sqlite_master where name='schema_step'").fetchall()
            return str(path), {name for (name,) in raw.execute("select name from schema_step")} if there else set()
    import psycopg

    from stellwerk.server.usable_postgres import place, steps_done

    with psycopg.connect(address, autocommit=True, connect_timeout=10) as database:
        return f"PostgreSQL {place(address)}", steps_done(database)


def about_disk(address: str) -> Finding:
    """Where the store lies; PostgreSQL's may be elsewhere, here is what the server itself needs."""
    folder = (
        Path(address.removeprefix(LITE)).absolute().parent if address.startswith(LITE) else Path(tempfile.gettempdir())
    )
    folder = next(one for one in (folder, *folder.parents) if one.exists())
    free = shutil.disk_usage(folder).free
    about = {"folder": str(folder), "free": free // MB}
    if free < ROOM:
        return found("fault", "doctor-disk-full", **about)
    return found("warning", "doctor-disk-little", **about) if free < LITTLE else found("ok", "doctor-disk", **about)


# --- how it is reached ---


def about_names(settings: Settings) -> Iterator[Finding]:
    if "*" in settings.allow_hosts:
        yield found("warning", "doctor-any-name")
    else:
        yield found("ok", "doctor-names", names=", ".join(sorted(own_names() | set(settings.allow_hosts))))
    if settings.proxy.strip() == "*":
        yield found("warning", "doctor-any-proxy")
    elif settings.proxy:
        yield found("ok", "doctor-proxy", proxy=settings.proxy)


def about_server(host: str, port: int) -> Finding:
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE_S) as answer:  # noqa: S310 - our own address
            told = read_health(answer.read())
    except urllib.error.HTTPError as error:
        told = read_health(error.read())
    except OSError:
        return found("warning", "doctor-nobody", address=address)
    return found("ok" if told == "ok" else "fault", f"doctor-server-{told}", address=address)


def read_health(body: bytes) -> str:
    try:
        told = json.loads(body).get("status")
    except (ValueError, AttributeError):
        return "other"
    return told if told in ("ok", "disk-full", "store-silent") else "other"


def about_mail(settings: Settings) -> Finding:
    """Whether a letter could be handed over; none is."""
    server = f"{settings.smtp_host}:{settings.smtp_port}"
    if not public_address(settings):
        return found("warning", "doctor-mail-nowhere")
    try:
        with connected(settings) as line:
            line.noop()
    except (smtplib.SMTPException, OSError, ValueError) as error:
        return found("warning", "doctor-mail-away", server=server, reason=first_line(error))
    return found("ok", "doctor-mail", server=server)


# --- bots ---


def about_cluster(address: str) -> Finding:
    parts = urlsplit(address)
    try:
        socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE_S).close()
    except (OSError, ValueError):
        return found("warning", "doctor-cluster-away", address=address)
    return found("ok", "doctor-cluster", address=address)


def about_bots(settings: Settings) -> Iterable[Finding]:
    return asyncio.run(ask_bots(settings))


async def ask_bots(settings: Settings) -> list[Finding]:
    """Every bot makes the first choice of one game, and every game asks one bot."""
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # a bot that has died is told in our own words
    games = stellwerk.games()
    asked = [(games[0], bot) for bot in known_bots()] + [(game, "greedy") for game in games[1:]]
    pool = Pool(settings.bot_workers)
    try:
        answers = await asyncio.gather(*(pool.ask(question(game, bot)) for game, bot in asked), return_exceptions=True)
    finally:
        await pool.close()
    silent = [
        found("fault", "doctor-bot-silent", bot=bot, game=game, reason=reason(answer))
        for (game, bot), answer in zip(asked, answers)
        if isinstance(answer, BaseException)
    ]
    failing = {finding.params["bot"] for finding in silent}
    well = [bot for bot in known_bots() if bot not in failing]
    return [found("ok", "doctor-bots", bots=", ".join(well), games=", ".join(games)), *silent]


def question(game: str, bot: str) -> Job:
    match = stellwerk.new(game, max(2, stellwerk.game(game).fewest), SEED)
    seat = next((seat for seat in match.waiting if seat >= 0), 0)
    return Job(game, bot, seat, match.view(seat), match.moves(seat), SEED, QUESTION_MS)


def reason(error: BaseException) -> str:
    return first_line(Exception(str(error)))
