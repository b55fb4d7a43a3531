"""A real server process on a free loopback port, and players that talk to it as a browser would."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from stellwerk.server import wire
from stellwerk.server.wire import TableInfo
from stellwerk.stage.wire import Patch, Scene, with_strips

EXTRA = Path(__file__).parent / "extra"
START_S = 60.0

FromServer = (
    Scene
    | Patch
    | wire.Hello
    | wire.TableNews
    | wire.Refusal
    | wire.Lens
    | wire.Explained
    | wire.LessonNews
    | wire.ChatLine
    | wire.Asked
    | wire.Answered
    | wire.Final
    | wire.Pong
    | wire.Trouble
)
decode = msgspec.json.Decoder(FromServer).decode
decode_all = msgspec.json.Decoder(list[FromServer]).decode
encode = msgspec.json.Encoder().encode


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    with contextlib.suppress(psutil.NoSuchProcess):
        return [child.pid for child in psutil.Process(parent).children()]
    return []


class Server:
    """`stellwerk serve` as a process of its own, with the small game of tests/server/extra registered beside ours."""

    def __init__(self, store: str, port: int = 0, **settings: object) -> None:
        self.store = store
        self.port = port or free_port()
        self.settings = {"bot_pause_ms": 0, "limits": "false", "log_level": "info", **settings}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = b""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        return [sys.executable, "-m", "stellwerk.cli", "serve", "--port", str(self.port)]

    def start(self) -> Self:
        environment = {k: v for k, v in os.environ.items() if not k.startswith("STELLWERK_")}
        environment |= {f"STELLWERK_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment |= {"PYTHONPATH": str(EXTRA), "STELLWERK_STORE": self.store}
        self.journal = Path(f"{os.environ.get('TMPDIR', '/tmp')}/stellwerk-{os.getpid()}-{self.port}.log")
        with self.journal.open("ab") as out:
            self.process = subprocess.Popen(
                self.command(), env=environment, stdout=out, stderr=out, start_new_session=True
            )
        self.wait()
        return self

    def wait(self) -> None:
        assert self.process is not None
        until, health = time.monotonic() + START_S, "silent"
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                answer = httpx.get(f"{self.address}/healthz", timeout=1)
            except httpx.HTTPError as error:
                health = repr(error)
            else:
                if answer.status_code == 200:
                    return
                health = answer.text
            time.sleep(0.02)
        ended = f"ended with {self.process.returncode}, {health}"
        raise RuntimeError(f"the server did not start: {ended}: {self.said()[-2000:]}")

    def said(self) -> str:
        return self.journal.read_text("utf-8", "replace") if self.journal.exists() else ""

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)
        self.journal.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Browser:
    """Somebody with a cookie jar."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=30, headers={"Origin": server.address})

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        headers = {"content-type": "application/json", **more.pop("headers", {})}
        return self.http.post(path, content=encode(body), headers=headers, **more)

    def open(self, game: str, *kinds: str, **more: Any) -> TableInfo:
        """Seats as words: "me", "here", "link", "bot:greedy"."""
        seats = [{"kind": kind.split(":")[0], "bot": kind.partition(":")[2]} for kind in kinds]
        answer = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    def join(self, link: str, name: str = "") -> TableInfo:
        table, token = re.split("#(?:k|watch)=", link.removeprefix("/t/"))
        answer = self.post(f"/api/tables/{table}/join", {"token": token, "name": name})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    def move(self, table: str, seat: int, move: str, v: int) -> httpx.Response:
        return self.post(f"/api/tables/{table}/moves", {"seat": seat, "move": move, "v": v})

    def scene(self, table: str, seat: int | None = None, at: int | None = None) -> Scene:
        asked = {"seat": seat, "at": at}
        answer = self.get(f"/api/tables/{table}/scene", params={k: v for k, v in asked.items() if v is not None})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Scene)

    def info(self, table: str) -> TableInfo:
        answer = self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.contextmanager
    def line(self, table: str, origin: str = "", queue: int | None = 16, screen: bool = False) -> Iterator["Line"]:
        """With so many messages unread, no more are taken from the network."""
        with connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/ws{'?screen=1' if screen else ''}",
            origin=Origin(origin or self.server.address),
            additional_headers={"Cookie": self.cookies} if self.cookies else {},
            compression=None,
            open_timeout=20,
            max_size=None,
            max_queue=queue,
        ) as socket:
            yield Line(socket)


def beside(browser: Browser, server: Server) -> Browser:
    """The same person at another process."""
    other = Browser(server)
    other.http.cookies = httpx.Cookies(browser.http.cookies)
    return other


def wait_until(true: Callable[[], object], timeout: float = 30) -> None:
    until = time.monotonic() + timeout
    while not true():
        assert time.monotonic() < until, "it did not come about"
        time.sleep(0.02)


def together(work: Callable[[Any], object], given: Iterable[Any], at_once: int = 32) -> None:
    """At the same time; what fails in one of them fails here."""
    with ThreadPoolExecutor(at_once) as threads:
        for done in [threads.submit(work, one) for one in given]:
            done.result(120)


class Line:
    """A WebSocket that keeps the scene up to date by patches alone, as the client does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.scene: Scene | None = None
        self.hello: wire.Hello | None = None
        self.heard: list[Any] = []
        self.raw: list[str] = []
        self.coming: list[Any] = []  # messages that came with the one before

    def send(self, message: object) -> None:
        self.socket.send(encode(message).decode())

    def hear(self, timeout: float = 20) -> Any:
        """The next message; scenes and patches are applied."""
        if not self.coming:
            raw = self.socket.recv(timeout)
            assert isinstance(raw, str)
            self.raw.append(raw)
            self.coming = decode_all(raw) if raw.startswith("[") else [decode(raw)]
        message = self.coming.pop(0)
        self.heard.append(message)
        if isinstance(message, wire.Hello):
            self.hello = message
        elif isinstance(message, Scene):
            self.scene = message
        elif isinstance(message, Patch):
            assert self.scene is not None
            self.scene = patched(self.scene, message)
        return message

    def until(self, *kinds: type, timeout: float = 20) -> Any:
        """Listen until a message of one of these kinds."""
        until = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, until - time.monotonic()))
            if isinstance(message, kinds):
                return message

    def version(self, v: int, timeout: float = 20) -> Scene:
        """Listen until the scene stands at version v, with its acts."""
        until = time.monotonic() + timeout
        while self.scene is None or self.scene.v < v or not whole(self.heard[-1]):
            self.hear(max(0.01, until - time.monotonic()))
        return self.scene

    def quiet(self, seconds: float = 0.3) -> None:
        """Take whatever still comes."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.hear(seconds)


def whole(message: object) -> bool:
    return not isinstance(message, Patch) or message.last


def patched(scene: Scene, patch: Patch) -> Scene:
    """The client's arithmetic."""
    assert patch.base == scene.v, (patch.base, scene.v)
    pieces = {key: piece for key, piece in {**scene.pieces, **patch.put}.items() if key not in patch.cut}
    changes: dict[str, Any] = {
        "v": patch.v,
        "pieces": pieces,
        "tick_ms": patch.tick_ms,
        "tick_run": patch.tick_run,
        "log": scene.log + patch.log,
    }
    for name in ("waiting", "acts", "sign", "prompt", "rule", "over", "undo", "forced", "since"):
        value = getattr(patch, name)
        if value is not None:
            changes[name] = value
    changes["strips"] = with_strips(scene.strips, patch.strips)
    if patch.sheet is not msgspec.UNSET:
        changes["sheet"] = patch.sheet
    return msgspec.structs.replace(scene, **changes)


def legal(scene: Scene, dice: Any) -> str | None:
    """A playable act of the scene, at random, as the text of its move."""
    acts = [act for act in scene.acts if act.why is None]
    if not acts:
        return None
    act = dice.choice(acts)
    if act.number is None:
        return str(act.move)
    steps = (act.number.high - act.number.low) // act.number.step
    return re.sub(r"\{n\}", str(act.number.low + act.number.step * dice.randint(0, steps)), act.move)
