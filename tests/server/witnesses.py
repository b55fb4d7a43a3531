"""People who play by HTTP and WebSocket and remember all they were told; afterwards it is held against the store.

Of what a server says only the few fields are read that every release has sent, so that they can sit at any of them.
"""

import contextlib
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple
from unittest.mock import patch

import httpx
import msgspec
from websockets import Origin
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import stellwerk
from stellwerk.server.keeping import short
from tests.server.extra import lanterns
from tests.server.serving import Server

GONE = (OSError, EOFError, TimeoutError, httpx.HTTPError, WebSocketException)
LOG = "select v,seat,move,digest from game_line where table_n=(select n from game_table where id=?) and v>0 order by v"
SLOW_S = 0.4  # a game of few moves is played slowly
SILENT_S = 20.0  # then a line is made anew
STALE, BUSY, FAILED = 409, 429, 500
Rows = list[tuple[Any, ...]]


class Range(msgspec.Struct):
    low: int
    high: int
    step: int


class Act(msgspec.Struct):
    move: str
    number: Range | None = None
    why: Any = None


class Told(msgspec.Struct):
    v: int
    text: Any


class Problem(msgspec.Struct):
    status: int = 0


class Message(msgspec.Struct):
    """Anything a server sends."""

    type: str = ""
    v: int = -1
    seat: int | None = None
    last: bool = True
    waiting: list[int] | None = None
    acts: list[Act] | None = None
    over: bool | None = None
    log: list[Told] = []
    move: str = ""
    why: Any = None
    problem: Problem | None = None


class Page(msgspec.Struct):
    lines: list[Told]
    earlier: bool = False
    first: int = 0


decode = msgspec.json.Decoder(Message).decode  # made here, before there are threads
decode_all = msgspec.json.Decoder(list[Message]).decode
decode_page = msgspec.json.Decoder(Page).decode


class Plan(NamedTuple):
    """A table to be opened: who sits there, which seats the witness plays, and how."""

    game: str
    seats: tuple[str, ...]  # "me", "here", "bot:random"; "link" is a friend with a browser of their own
    mine: tuple[int, ...]
    by_line: bool = False
    limit: dict[str, Any] | None = None
    pause_s: float = 0.03  # between two moves


class Sent(NamedTuple):
    """A move that nobody has answered yet."""

    table: str
    seat: int
    move: str
    v: int
    ranged: bool = False  # chosen from a range of numbers


def plans(games: Sequence[str]) -> list[Plan]:
    """Several at one screen or at two, somebody among bots, answers in secret, the rules' own clock, a time limit."""
    two = [Plan(game, seats, (0, 1)) for game in games for seats in (("here", "here"), ("me", "link"))]
    among_bots = [Plan(game, ("me", "bot:random", "bot:random"), (0,), by_line=True) for game in games]
    secret = [
        Plan("lanterns", ("here",) * 4, (0, 1, 2, 3), pause_s=SLOW_S),
        Plan("lanterns", ("me", "bot:random"), (0,), by_line=True, pause_s=SLOW_S),
    ]
    late = {"per": "move", "seconds": 1, "up": "move", "bot": "random"}
    timed = [Plan(game, ("here", "here"), (0,), by_line=True, limit=late) for game in games]
    return [*two, *among_bots, *secret, *timed]


def messages(raw: str) -> list[Message]:
    return decode_all(raw if raw.startswith("[") else f"[{raw}]")


def is_mine(seat: int, before: list[int], after: list[int]) -> bool:
    """Whether a new version came by this seat's move: others may have answered a sealed question meanwhile."""
    return before == [seat] or seat not in after or before == after


def choose(table: str, seat: int, scene: Message, dice: random.Random) -> Sent | None:
    """A playable act at random, if this seat is asked."""
    playable = [act for act in scene.acts or [] if act.why is None]
    if not playable or seat not in (scene.waiting or []):
        return None
    act = dice.choice(playable)
    if act.number is None:
        return Sent(table, seat, act.move, scene.v)
    steps = (act.number.high - act.number.low) // act.number.step
    number = act.number.low + act.number.step * dice.randint(0, steps)
    return Sent(table, seat, act.move.replace("{n}", str(number)), scene.v, ranged=True)


class Witness(threading.Thread):
    """Plays one table after the other, at whatever server answers, until told to end."""

    def __init__(self, where: Callable[[], Sequence[Server]], wanted: Sequence[Plan], seed: int) -> None:
        super().__init__(daemon=True)
        self.where = where
        self.plans = wanted
        self.dice = random.Random(seed)
        self.http = httpx.Client(timeout=30)
        self.friends: dict[tuple[str, int], httpx.Client] = {}
        self.links: dict[int, str] = {}  # by which friends have still to come
        self.ending = threading.Event()
        self.table = ""
        self.plan = wanted[0]
        self.opened: dict[str, Plan] = {}
        self.over: set[str] = set()
        self.steps = 0  # how often something new was heard
        self.heard: dict[str, int] = {}  # the last version of each table
        self.told: dict[tuple[str, int], list[Any]] = {}  # lines of the log, by table and version
        self.made: dict[tuple[str, int], tuple[int, str]] = {}  # moves that were confirmed, by table and version
        self.made_at: dict[int, int] = {}  # how many, by the server's port
        self.sent: dict[tuple[str, int], int] = {}  # how many different moves, by table and seat
        self.open_question: Sent | None = None
        self.asked_at = 0  # the port of the server that was asked last
        self.wrong: list[tuple[int, str]] = []  # refused though it was offered: where, and what
        self.failed: list[str] = []  # answers that blame the server
        self.again = 0.0  # how likely a new table is begun where a line was cut

    # --- asking ---

    def ask(self, method: str, path: str, body: object = None, who: httpx.Client | None = None) -> httpx.Response:
        server = self.dice.choice(self.where())
        self.asked_at = server.port
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Origin": server.address, "content-type": "application/json"}
        answer = (who or self.http).request(method, server.address + path, content=content, headers=headers)
        if answer.status_code >= FAILED:
            self.failed.append(f"{answer.status_code} {method} {path} {answer.text[:200]}")
            raise OSError(answer.text[:200])
        if answer.is_success and path.endswith("/moves"):
            self.made_at[server.port] = self.made_at.get(server.port, 0) + 1
        return answer

    def open(self) -> None:
        self.plan = self.dice.choice(self.plans)
        seats = [{"kind": kind.split(":")[0], "bot": kind.partition(":")[2]} for kind in self.plan.seats]
        wish = {"game": self.plan.game, "seats": seats} | ({"limit": self.plan.limit} if self.plan.limit else {})
        answer = self.ask("POST", "/api/tables", wish)
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["id"]
        self.opened[self.table] = self.plan
        self.heard[self.table] = 0
        self.links = {int(seat): link for seat, link in answer.json().get("links", {}).items()}

    def seat_friends(self) -> None:
        """Whoever has read the invitation can come again where the answer was lost."""
        for seat, link in [*self.links.items()]:
            friend = self.friends.setdefault((self.table, seat), httpx.Client(timeout=30))
            token = link.partition("#k=")[2]
            self.ask("POST", f"/api/tables/{self.table}/invitation", {"token": token}, friend)
            answer = self.ask("POST", f"/api/tables/{self.table}/join", {"token": token, "name": "Ada"}, friend)
            if answer.status_code != 200:
                self.wrong.append((self.asked_at, f"{answer.status_code} join {self.table} {answer.text[:200]}"))
            del self.links[seat]

    def at(self, table: str, seat: int) -> httpx.Client:
        return self.friends.get((table, seat), self.http)

    def look(self, seat: int) -> Message:
        answer = self.ask("GET", f"/api/tables/{self.table}/scene?seat={seat}", who=self.at(self.table, seat))
        if answer.status_code != 200:
            self.wrong.append((self.asked_at, f"{answer.status_code} scene of {self.table} {answer.text[:200]}"))
            raise OSError(answer.text[:200])
        found = decode(answer.content)
        self.hear(found, seat)
        return found

    def hear(self, message: Message, seat: int) -> None:
        self.hear_version(self.table, message.v)
        for line in message.log if seat == self.plan.mine[0] else []:
            lines = self.told.setdefault((self.table, line.v), [])
            if line.text not in lines:
                lines.append(line.text)
        if message.over:
            self.over.add(self.table)

    def hear_version(self, table: str, v: int) -> None:
        if v > self.heard[table]:
            self.heard[table] = v
            self.steps += 1

    def play(self, sent: Sent) -> None:
        """Send a move; one that was not answered is the same when it is sent again."""
        if self.open_question != sent:
            self.sent[sent.table, sent.seat] = self.sent.get((sent.table, sent.seat), 0) + 1
        self.open_question = sent
        body = {"seat": sent.seat, "move": sent.move, "v": sent.v}
        answer = self.ask("POST", f"/api/tables/{sent.table}/moves", body, self.at(sent.table, sent.seat))
        self.open_question = None
        if answer.status_code == 200:
            v = int(answer.json()["v"])
            self.made[sent.table, v] = (sent.seat, sent.move)
            self.hear_version(sent.table, v)
        elif answer.status_code not in (STALE, BUSY):
            self.note_wrong(sent, f"{answer.status_code} {answer.text[:200]}")

    def note_wrong(self, sent: Sent, why: str) -> None:
        """Numbers are offered as a range, and a game may refuse some of it."""
        if not sent.ranged:
            self.wrong.append((self.asked_at, f"{sent} {self.opened[sent.table]} {why}"))

    # --- playing ---

    def run(self) -> None:
        while not self.ending.is_set():
            try:
                if self.open_question is not None:
                    self.play(self.open_question)
                if not self.table or self.table in self.over:
                    self.open()
                self.seat_friends()
                if self.plan.by_line:
                    self.by_line()
                else:
                    self.by_http()
            except GONE:
                if self.plan.by_line and self.dice.random() < self.again:
                    self.table = ""
                time.sleep(0.05)

    def by_http(self) -> None:
        for seat in self.plan.mine:
            scene = self.look(seat)
            if scene.over or self.ending.is_set():
                return
            chosen = choose(self.table, seat, scene, self.dice)
            if chosen is not None:
                self.play(chosen)
            time.sleep(self.dice.uniform(0, self.plan.pause_s))

    def by_line(self) -> None:
        server, (seat, *_) = self.dice.choice(self.where()), self.plan.mine
        self.asked_at = server.port
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{server.port}/api/tables/{self.table}/ws"
        with connect(
            address,
            origin=Origin(server.address),
            additional_headers={"Cookie": cookie},
            compression=None,
            open_timeout=20,
            max_size=None,
        ) as socket:
            socket.send(msgspec.json.encode({"type": "look", "seat": seat}).decode())
            now, until = Message(), time.monotonic() + SILENT_S
            while self.table not in self.over and not self.ending.is_set():
                try:
                    raw = str(socket.recv(1))
                except TimeoutError:
                    if time.monotonic() > until:
                        raise
                    continue
                until = time.monotonic() + SILENT_S
                for message in messages(raw):
                    now = self.take(message, now)
                chosen = choose(self.table, seat, now, self.dice) if now.last and self.open_question is None else None
                if chosen is not None:
                    time.sleep(self.dice.uniform(0, self.plan.pause_s))
                    self.open_question = chosen
                    self.sent[self.table, seat] = self.sent.get((self.table, seat), 0) + 1
                    play = {"type": "play", "v": chosen.v, "seat": seat, "move": chosen.move}
                    socket.send(msgspec.json.encode(play).decode())

    def take(self, message: Message, now: Message) -> Message:
        """What is to be seen after a message."""
        if message.type in ("refused", "trouble"):
            status = message.problem.status if message.problem is not None else 422
            sent = self.open_question
            if sent is not None and message.move in ("", sent.move):
                self.open_question = None
                if status not in (STALE, BUSY) and sent.v == now.v:
                    self.note_wrong(sent, str(message))
        mine = self.plan.mine[0]
        if not (message.type == "scene" and message.seat == mine) and not (message.type == "patch" and now.v >= 0):
            return now
        self.hear(message, mine)
        waiting = now.waiting if message.waiting is None else message.waiting
        acts = now.acts if message.acts is None else message.acts
        sent = self.open_question
        if sent is not None and message.v > sent.v and is_mine(sent.seat, now.waiting or [], waiting or []):
            self.open_question = None
        return msgspec.structs.replace(message, waiting=waiting, acts=acts)

    # --- at the end ---

    def goes_on(self, table: str, patience_s: float) -> bool:
        """Whether one more move can be made at a table, by whoever is asked."""
        until = time.monotonic() + patience_s
        self.table, self.plan = table, self.opened[table]
        before = self.heard[table]
        while time.monotonic() < until:
            try:
                for seat in self.plan.mine:
                    scene = self.look(seat)
                    if scene.over or scene.v > before:
                        return True
                    chosen = choose(table, seat, scene, self.dice)
                    if chosen is not None:
                        self.play(chosen)
            except GONE:
                pass
            time.sleep(0.1)
        return False

    def stands(self, table: str) -> str:
        """For whoever looks into a table that did not go on."""
        found = self.ask("GET", f"/api/tables/{table}").json()
        waits = f"v{found['version']} waits for {found['waiting']}, heard {self.heard[table]}"
        return f"{table} {waits} {self.opened[table]}"

    def log_of(self, table: str) -> dict[int, list[Any]]:
        """The whole log as it is told now, through the eyes of the witness."""
        found: dict[int, list[Any]] = {}
        seat = self.opened[table].mine[0]
        before = self.heard[table] + 1
        while before > 0:
            answer = self.ask("GET", f"/api/tables/{table}/log?before={before}&seat={seat}")
            assert answer.status_code == 200, answer.text
            page = decode_page(answer.content)
            for line in page.lines:
                found.setdefault(line.v, []).append(line.text)
            if not page.earlier:
                break
            before = page.first
        return found


# --- what the store has ---


class Found(NamedTuple):
    lost: int = 0  # versions that were told of, or tables
    altered: int = 0  # moves that stand there otherwise than they were confirmed
    doubled: int = 0  # lines of a seat that nobody has sent
    half: int = 0  # tables whose log has a gap, cannot be replayed, or comes out elsewhere

    def plus(self, other: "Found") -> "Found":
        return Found(*(one + more for one, more in zip(self, other)))


def rows(address: str, sql: str, *args: object) -> Rows:
    if address.startswith("sqlite:///"):
        raw = sqlite3.connect(address.removeprefix("sqlite:///"), timeout=10)
        try:
            return raw.execute(sql, args).fetchall()
        finally:
            raw.close()
    import psycopg

    with psycopg.connect(address) as other:
        return [*other.execute(sql.replace("?", "%s").encode(), args).fetchall()]


def compare(address: str, witness: Witness, tables: Sequence[str]) -> Found:
    """What a witness knows first, then what the store has: a log only grows."""
    heard, made, sent = dict(witness.heard), dict(witness.made), {}
    found = Found()
    for table in tables:
        log = rows(address, LOG, table)
        sent = dict(witness.sent)  # whoever sends counts first
        there = {v: (seat, move) for v, seat, move, _ in log}
        confirmed = {v: move for (where, v), move in made.items() if where == table}
        missing = sum(v not in there for v in range(1, heard[table] + 1))
        exists = bool(rows(address, "select 1 from game_table where id=?", table))
        altered = sum(v in there and there[v] != move for v, move in confirmed.items())
        found = found.plus(Found(missing + (not exists), altered, doubled(witness, table, log, sent)))
    return found


def doubled(witness: Witness, table: str, log: Rows, sent: dict[tuple[str, int], int]) -> int:
    """Where nobody else moves for these seats, a line for every move that was sent and no more."""
    plan = witness.opened[table]
    if plan.limit is not None:
        return 0
    lines = [sum(seat == mine for _, seat, *_ in log) - sent.get((table, mine), 0) for mine in plan.mine]
    return sum(max(0, more) for more in lines)


def is_whole(address: str, table: str) -> bool:
    """Whether the log has no gap, agrees with the table's version, and leads where its last line says."""
    found = rows(address, "select setup,version from game_table where id=?", table)
    log = rows(address, LOG, table)[: found[0][1]]
    if [line[0] for line in log] != list(range(1, len(log) + 1)) or len(log) != found[0][1]:
        return False
    saved = msgspec.json.decode(str(found[0][0])) | {"log": [line[1:3] for line in log]}
    if saved["rules"] != stellwerk.game(saved["game"]).version:
        return True  # begun under other rules: what they played is kept, and not played again
    match = stellwerk.load(saved)
    return match.version == len(log) and (not log or short(match.digest) == bytes(log[-1][3]))


def retold(witness: Witness, table: str) -> int:
    """How many lines of the log are told otherwise than before."""
    now = witness.log_of(table)
    before = {v: lines for (where, v), lines in witness.told.items() if where == table}
    return sum(line not in now.get(v, []) for v, lines in before.items() for line in lines)


@contextlib.contextmanager
def lanterns_known() -> Iterator[None]:
    """The small game, in this process too."""
    games = {**stellwerk.registered(), "lanterns": lanterns.game}
    with patch.object(stellwerk, "registered", lambda: games):
        yield
