"""The command line: play, serve, backup, restore, doctor, games, simulate, lab, replay, certify."""

import argparse
import contextlib
import errno
import json
import locale
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import uvicorn

    from stellwerk.server.settings import Settings

FIRST_PORT = 8420
LAST_PORT = 8439
WS_MAX_SIZE = 65_536
BACKLOG = 2048
PING_S = 10.0  # a line that does not answer for so long is dead


def said(key: str, **params: Any) -> str:
    """A message in the language of the terminal."""
    from stellwerk.server.problems import HERE
    from stellwerk.words import say

    return say(HERE, language(), key, params)


def language() -> str:
    """Of the terminal."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return "de" if spoken.startswith("de") else "en"


def stop(key: str, **params: Any) -> SystemExit:
    return SystemExit(said(key, **params))


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help")):
        given = ["play", *given]
    if given[0] == "lab":  # it has commands of its own
        return run_lab(given[1:])
    options = parser().parse_args(given)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        return int(options.run(options))
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="stellwerk", description="A digital table for railway board games.")
    commands = made.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="open the table in the browser (the default)")
    play.add_argument("--port", type=int, default=0, help=f"instead of the first free one from {FIRST_PORT}")
    play.add_argument("--no-browser", action="store_true")
    play.add_argument("--room", action="store_true", help="for all in this home network: phones, a table screen")
    play.add_argument("--address", default="", metavar="HOST", help="how others find this machine, with --room")
    play.add_argument("--store", default=None, metavar="ADDRESS", help="sqlite:///path or postgresql://...")
    play.set_defaults(run=run_play)

    serve = commands.add_parser("serve", help="run a server for others")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on")
    serve.add_argument("--port", type=int, default=FIRST_PORT)
    serve.add_argument("--store", default=None, metavar="ADDRESS", help="sqlite:///path or postgresql://...")
    serve.add_argument("--metrics", action="store_true", help="offer /metrics")
    serve.add_argument("--allow-host", action="append", default=[], metavar="NAME", help="a name of this server")
    serve.add_argument(
        "--bots-cluster", default=None, metavar="ADDRESS", help="bots think on this Dask cluster, tcp://..."
    )
    serve.add_argument("--workers", type=int, default=None, metavar="N", help="processes on this port (usually 1)")
    serve.add_argument("--door", type=int, default=None, help=argparse.SUPPRESS)  # a socket that the parent has opened
    serve.add_argument("--proxy", default=None, metavar="ADDRESSES", help="whose X-Forwarded-* are believed")
    serve.set_defaults(run=run_serve)

    for name, about, run in (
        ("backup", "write the whole store to a file, while servers play on", run_backup),
        ("restore", "put a backup in the place of a store", run_restore),
    ):
        copy = commands.add_parser(name, help=about)
        copy.add_argument("file", type=Path)
        copy.add_argument("--store", default=None, metavar="ADDRESS", help="sqlite:///path or postgresql://...")
        copy.add_argument("--replace", action="store_true", help="even where something is there already")
        copy.set_defaults(run=run)

    doctor = commands.add_parser("doctor", help="see whether everything is well, and what to do where it is not")
    doctor.add_argument("--store", default=None, metavar="ADDRESS", help="sqlite:///path or postgresql://...")
    doctor.add_argument("--host", default="127.0.0.1", help="where a server should answer")
    doctor.add_argument("--port", type=int, default=FIRST_PORT)
    doctor.set_defaults(run=run_doctor)

    games = commands.add_parser("games", help="list the games")
    games.set_defaults(run=run_games)

    simulate = commands.add_parser("simulate", help="let bots play many games")
    simulate.add_argument("game")
    simulate.add_argument("--players", type=int, default=3)
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--bots", default="greedy", help="names, separated by commas; repeated over the seats")
    simulate.add_argument("--seed", type=int, default=0)
    simulate.add_argument("--workers", type=int, default=0)
    simulate.add_argument("--limit-ms", type=int, default=0, help="a clock for every choice; without it there is none")
    simulate.add_argument("--option", action="append", default=[], metavar="ID=CHOICE")
    simulate.add_argument("--json", action="store_true", help="one line per game, for machines")
    simulate.set_defaults(run=run_simulate)

    commands.add_parser("lab", help="many games on many machines: tournaments, ratings, studies")

    replay = commands.add_parser("replay", help="show a saved game")
    replay.add_argument("file", type=Path)
    replay.add_argument("--at", type=int, default=None, metavar="N", help="after N lines of the log")
    replay.set_defaults(run=run_replay)

    certify = commands.add_parser("certify", help="hold a game to the contract")
    certify.add_argument("game")
    certify.add_argument(
        "more", nargs=argparse.REMAINDER, metavar="...", help="options of pytest, such as -x or -k WORD"
    )
    certify.set_defaults(run=run_certify)
    return made


# --- serving ---


def run_play(options: argparse.Namespace) -> int:
    wanted = bool(options.room or options.address)
    others = room_addresses(options.address) if wanted else []
    host = "0.0.0.0" if wanted else "127.0.0.1"  # noqa: S104
    door = open_door(host, options.port) if options.port else first_free_door(host)
    port = door.getsockname()[1]
    here = f"http://127.0.0.1:{port}/" if wanted else address_of(door)
    room, more = room_of(others, port) if wanted else ("", {})
    serving = server(settled({"store": options.store, "log_level": "warning", **more}))
    print(said("cli-listening", address=here), flush=True)
    if room:
        print(said("cli-room", address=room), in_blocks(room), sep="\n", flush=True)
        if others[1:]:
            print(said("cli-room-others", addresses=", ".join(others[1:])), flush=True)
    print(said("cli-stop"), flush=True)
    if not options.no_browser and has_display():
        open_soon(here)
    return listen(serving, door)


def room_addresses(given: str) -> list[str]:
    """How others find this machine: as it was said, or as it finds out itself, the likeliest first."""
    from stellwerk.server.room import candidates

    found = [given] if given else candidates()
    if not found:
        raise stop("cli-no-room")
    return found


def room_of(addresses: list[str], port: int) -> tuple[str, dict[str, Any]]:
    """The address to be opened by others, and what the server has to know of it."""
    from stellwerk.server.room import host_of, origin
    from stellwerk.server.settings import from_environment

    try:
        found = origin(addresses[0], port)
    except ValueError:
        raise stop("cli-room-address", address=addresses[0]) from None
    return f"{found}/", {"room": found, "allow_hosts": (*from_environment().allow_hosts, host_of(found))}


def in_blocks(text: str) -> str:
    """A QR code; black on white where the terminal has colours."""
    from stellwerk.server.qr import blocks

    drawn = blocks(text)
    if not sys.stdout.isatty():
        return drawn
    return "\n".join(f"\x1b[30;107m{line}\x1b[0m" for line in drawn.splitlines())


def run_serve(options: argparse.Namespace) -> int:
    if options.door is not None:
        return work(options.door)
    door = open_door(options.host, options.port)
    more = {
        "store": options.store,
        "metrics": options.metrics or None,
        "allow_hosts": tuple(options.allow_host) or None,
        "bots_cluster": options.bots_cluster,
        "proxy": options.proxy,
        "workers": options.workers,
    }
    settings = settled(more)
    serving = None if settings.workers > 1 else server(settings)
    print(said("cli-listening", address=address_of(door)), flush=True)
    return listen(serving, door) if serving is not None else watch_over(settings, door)


def watch_over(settings: "Settings", door: socket.socket) -> int:
    """Several processes on one port."""
    from stellwerk.server.app import start_journal
    from stellwerk.server.settings import as_environment
    from stellwerk.server.workers import Workers

    start_journal(settings.log_level)
    others = {name: value for name, value in os.environ.items() if not name.startswith("STELLWERK_")}
    with door:
        return Workers(settings.workers, door, others | as_environment(settings), settings.metrics).run()


def work(door: int) -> int:
    """One of several processes: everything has been looked at by the parent, which holds the door."""
    from stellwerk.server.settings import from_environment
    from stellwerk.server.workers import end_with_parent

    end_with_parent()
    return listen(server(from_environment()), socket.socket(fileno=door))


def open_door(host: str, port: int) -> socket.socket:
    """A socket that listens: from now on nobody else can have the port."""
    try:
        return bound(host, port)
    except (OSError, OverflowError) as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise stop(
            "cli-port-taken" if taken else "cli-no-door", host=host, port=port, reason=reason.rstrip(".")
        ) from None


def bound(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    family, _, _, _, address = min(found, key=lambda one: one[0] != socket.AF_INET)
    return socket.create_server((address[0], port), family=family, backlog=BACKLOG)


def first_free_door(host: str = "127.0.0.1") -> socket.socket:
    for port in range(FIRST_PORT, LAST_PORT + 1):
        with contextlib.suppress(OSError):
            return bound(host, port)
    raise stop("cli-no-port", first=FIRST_PORT, last=LAST_PORT)


def address_of(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_soon(address: str) -> None:
    """The door is open already: the browser waits until somebody answers."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def settled(more: dict[str, Any]) -> "Settings":
    """The settings, with a store and a cluster that can be used."""
    import msgspec

    from stellwerk.server.settings import from_environment, store_address

    given = {name: value for name, value in more.items() if value is not None}
    if "STELLWERK_LOG_LEVEL" in os.environ:
        given.pop("log_level", None)
    try:
        settings = msgspec.structs.replace(from_environment(), **given)
        if settings.workers < 1 or (settings.workers > 1 and sys.platform == "win32"):
            raise stop("cli-workers", workers=settings.workers)
        require_store(store_address(settings))
        require_cluster(settings.bots_cluster)
    except (msgspec.ValidationError, ValueError, OSError) as error:
        raise stop("cli-wrong", what="settings", reason=str(error)) from None
    return settings


def server(settings: "Settings") -> "uvicorn.Server":
    import uvicorn

    from stellwerk.server.app import make_app

    try:
        app = make_app(settings)
    except (ValueError, OSError) as error:
        raise stop("cli-wrong", what="settings", reason=str(error)) from None
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=WS_MAX_SIZE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)


def require_store(address: str) -> None:
    """A store that cannot be used is told before anything is called open, and left as it is."""
    from stellwerk.server.store import MIGRATIONS
    from stellwerk.server.usable import Unusable, look, try_out

    try:
        look(address, MIGRATIONS)
        try_out(address, MIGRATIONS)
    except Unusable as refused:
        raise stop(refused.key, **refused.params) from None


def require_cluster(address: str) -> None:
    """A cluster that this installation cannot talk to is told at once; one that is away may come."""
    from importlib.util import find_spec
    from urllib.parse import urlsplit

    if not address:
        return
    if find_spec("distributed") is None:
        raise stop("cli-no-cluster", needs="stellwerk[lab]")
    found = urlsplit(address)
    try:
        usable = found.scheme in ("tcp", "tls") and bool(found.hostname) and found.port is not None
    except ValueError:
        usable = False
    if not usable:
        raise stop("cli-cluster-address", address=address)


def run_backup(options: argparse.Namespace) -> int:
    from stellwerk.server.backup import back_up
    from stellwerk.server.usable import Unusable

    try:
        found = back_up(store_of(options), options.file.absolute(), options.replace)
    except Unusable as refused:
        raise stop(refused.key, **refused.params) from None
    size = options.file.stat().st_size
    print(said("backup-made", file=str(options.file), tables=found.tables, lines=found.lines, size=size // 1000))
    return 0


def run_restore(options: argparse.Namespace) -> int:
    from stellwerk.server.backup import restore
    from stellwerk.server.usable import Unusable

    try:
        found = restore(store_of(options), options.file.absolute(), options.replace)
    except Unusable as refused:
        raise stop(refused.key, **refused.params) from None
    print(said("restore-made", file=str(options.file), tables=found.tables, lines=found.lines))
    return 0


def run_doctor(options: argparse.Namespace) -> int:
    """1 where anything is wrong."""
    from stellwerk.server.doctor import examine

    wrong = 0
    for level, key, params in examine(options.store, options.host, options.port):
        print(f"{said(f'doctor-level-{level}'):9}{said(key, **params)}", flush=True)
        wrong += level == "fault"
    return int(wrong > 0)


def store_of(options: argparse.Namespace) -> str:
    """The store that is meant: the option, the environment, or the user's own."""
    import msgspec

    from stellwerk.server.settings import from_environment, store_address
    from stellwerk.server.usable import LITE, POSTGRES

    try:
        settings = from_environment()
        address = store_address(msgspec.structs.replace(settings, store=options.store or settings.store))
    except (msgspec.ValidationError, ValueError, OSError) as error:
        raise stop("cli-wrong", what="settings", reason=str(error)) from None
    if not address.startswith((LITE, *POSTGRES)):
        raise stop("cli-wrong", what="--store", reason="sqlite:///path, postgresql://...")
    return address


def listen(serving: "uvicorn.Server", door: socket.socket) -> int:
    serving.run(sockets=[door])
    return 0 if serving.started else 3


# --- looking ---


def run_games(_: argparse.Namespace) -> int:
    import stellwerk
    from stellwerk.words import say

    for name in stellwerk.games():
        game = stellwerk.game(name)
        title = say(game.folder, "en", "game-title", {})
        print(f"{name:16} {game.fewest}-{game.most}  {title}")
    return 0


def run_simulate(options: argparse.Namespace) -> int:
    from stellwerk.bots import known_bots
    from stellwerk.bots.simulate import NO_CLOCK_S, games_between, summary
    from stellwerk.kernel.refusal import Refused

    bots = [name.strip() for name in options.bots.split(",") if name.strip()]
    for name in bots:
        if name not in known_bots():
            raise stop("no-bot", bot=name, known=", ".join(known_bots()))
    chosen = dict(one.split("=", 1) for one in options.option if "=" in one)
    limit_s = options.limit_ms / 1000 if options.limit_ms > 0 else NO_CLOCK_S
    try:
        played = games_between(
            options.game, options.players, bots, options.games, options.seed, chosen, options.workers, limit_s
        )
        records = list(played)
    except Refused as refused:
        raise SystemExit(str(refused)) from None
    if options.json:
        for record in records:
            print(json.dumps(record._asdict()))
        return 0
    for line in summary(records):
        print(line)
    return 0


def run_lab(arguments: list[str]) -> int:
    from importlib.util import find_spec

    if not all(find_spec(name) for name in ("distributed", "matplotlib", "numpy", "pyarrow", "rich")):
        raise stop("cli-no-lab", needs="stellwerk[lab]")
    from stellwerk.lab.command import main as lab

    return lab(arguments)


def run_replay(options: argparse.Namespace) -> int:
    import stellwerk
    from stellwerk.kernel.refusal import Refused

    try:
        saved = json.loads(options.file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise stop("cli-no-file", path=options.file, reason=error) from None
    last = len(saved.get("log", []))
    try:
        match = stellwerk.load(saved) if options.at is None else stellwerk.replay(saved, options.at)
    except Refused as refused:
        raise SystemExit(str(refused)) from None
    print(said("cli-moment", v=match.version, last=last))
    for entry in match.log[-12:]:
        print(f"  {said('cli-seat', n=entry.seat + 1)}: {entry.move}")
    result = match.result
    if result is not None:
        for rank in result.ranking:
            print(said("cli-place", place=rank.place, who=said("cli-seat", n=rank.seat + 1), total=rank.total))
        return 0
    print(json.dumps(match.view(None), ensure_ascii=False, indent=1))
    return 0


def run_certify(options: argparse.Namespace) -> int:
    from importlib.util import find_spec

    if not all(find_spec(name) for name in ("pytest", "hypothesis", "fluent.syntax")):
        raise stop("cli-no-tests", needs="stellwerk[certify]")
    import pytest

    plugin, suite = "stellwerk.testing.plugin", "stellwerk.testing.suite"
    return int(pytest.main(["-p", plugin, "--pyargs", suite, "--certify", options.game, *options.more]))


if __name__ == "__main__":
    sys.exit(main())
