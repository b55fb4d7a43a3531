"""The players of bench/load.py: tables whose every seat has a WebSocket of its own, and moves at random.

Many tables share one process, so the players are kept light: of a message only what a move needs is read, and what is
playable only by whoever moves. Nobody sleeps or asks again: a message that shows a seat its turn is what makes it move.
"""

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

import httpx
import msgspec
import uvloop
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
PATIENCE_S = 60.0  # for opening a table
LAST_ANSWERS_S = 10.0  # after the end: a move without an answer by then is lost
STALE = 409
NO_ACTS = msgspec.Raw(b"[]")
LEFT_OUT = msgspec.Raw()


class Why(msgspec.Struct):
    """That there is a reason is enough."""


class Range(msgspec.Struct):
    low: int
    high: int
    step: int


class Act(msgspec.Struct):
    move: str
    number: Range | None = None
    why: Why | None = None


class Numbers(msgspec.Struct, frozen=True):
    v: int | None = None


class Text(msgspec.Struct, frozen=True):
    a: Numbers = Numbers()


class Problem(msgspec.Struct):
    status: int
    text: Text = Text()


class Message(msgspec.Struct):
    """Any message of the server: the few fields that matter here."""

    type: str
    v: int = -1
    seat: int | None = None
    last: bool = True
    waiting: list[int] | None = None
    acts: msgspec.Raw = LEFT_OUT
    over: bool = False
    move: str = ""
    problem: Problem | None = None


class GameInfo(msgspec.Struct):
    id: str
    most: int


class Opened(msgspec.Struct):
    id: str


decode = msgspec.json.Decoder(Message).decode
decode_all = msgspec.json.Decoder(list[Message]).decode
decode_acts = msgspec.json.Decoder(list[Act]).decode
encode = msgspec.json.Encoder().encode


@dataclass
class Tally:
    """What one process of players has counted between begin and end."""

    own: list[float] = field(default_factory=list)  # seconds from a move to its last patch at whoever made it
    last: list[float] = field(default_factory=list)  # the same at the last of those who look on
    sent_bytes: int = 0  # by the server
    messages: int = 0
    stale: int = 0
    refused: int = 0
    troubled: int = 0
    lost: int = 0
    ended: int = 0
    cpu_s: float = 0.0
    first_trouble: str = ""

    def add(self, other: "Tally") -> None:
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Play:
    """All tables of one process."""

    def __init__(self, addresses: list[str], game: str, pace: float | None) -> None:
        self.addresses = addresses
        self.game = game
        self.seats = SEATS
        self.gap = 1 / pace if pace else 0.0  # seconds between two moves at a table
        self.tally = Tally()
        self.begin = self.end = float("inf")

    def counts(self, now: float) -> bool:
        return self.begin <= now < self.end

    async def open(self, http: httpx.AsyncClient, dice: random.Random) -> "Table":
        """A table of a session of its own, with everybody before it."""
        http.cookies.clear()
        wish = {"game": self.game, "seats": [{"kind": "me"}] + [{"kind": "here"}] * (self.seats - 1)}
        answer = await http.post("/api/tables", content=encode(wish), headers={"content-type": "application/json"})
        assert answer.status_code == 201, answer.text
        cookies = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        table = Table(self, dice)
        place = f"/api/tables/{msgspec.json.decode(answer.content, type=Opened).id}/ws"
        for seat in range(self.seats):
            table.viewers.append(Viewer(table, seat, await self.connect(seat, place, cookies)))
        for viewer in table.viewers:
            await viewer.arrive()
        return table

    async def connect(self, seat: int, place: str, cookies: str) -> ClientConnection:
        address = self.addresses[seat % len(self.addresses)]
        return await connect(
            address.replace("http", "ws") + place,
            origin=Origin(address),
            additional_headers={"Cookie": cookies},
            compression=None,
            open_timeout=PATIENCE_S,
            ping_interval=None,
            close_timeout=1,
            max_size=None,
            max_queue=None,
        )


class Table:
    def __init__(self, play: Play, dice: random.Random) -> None:
        self.play = play
        self.dice = dice
        self.viewers: list[Viewer] = []
        self.sent: dict[int, float] = {}  # by version: when the move that made it was sent
        self.seen: dict[int, int] = {}  # by version: how many have seen it
        self.due = 0.0

    async def run(self) -> bool:
        """Play until the game is over (True) or until the end and the last answers."""
        self.due = time.monotonic() + self.dice.random() * self.play.gap
        listening = [asyncio.ensure_future(viewer.listen()) for viewer in self.viewers]
        for viewer in self.viewers:
            await viewer.move()
        rest = self.play.end - time.monotonic()
        await asyncio.wait(listening, timeout=max(0.0, rest), return_when=asyncio.FIRST_EXCEPTION)
        while self.unanswered() and time.monotonic() < self.play.end + LAST_ANSWERS_S:
            await asyncio.wait(listening, timeout=0.05, return_when=asyncio.FIRST_EXCEPTION)
            if any(task.done() and task.exception() for task in listening):
                break
        self.play.tally.lost += self.unanswered()
        for task in listening:
            task.cancel()
        for task in listening:
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.gather(*[viewer.socket.close() for viewer in self.viewers])
        return all(viewer.over for viewer in self.viewers)

    def unanswered(self) -> int:
        return sum(viewer.sent is not None for viewer in self.viewers)

    def answered(self, v: int, sent: float, now: float) -> None:
        """Somebody sees the own move, which made version v."""
        if v in self.sent:
            return
        self.sent[v] = sent
        if self.play.counts(now):
            self.play.tally.own.append(now - sent)

    def looked(self, v: int, now: float) -> None:
        """Somebody sees version v; whoever made it has answered for it by the time that all have."""
        self.seen[v] = self.seen.get(v, 0) + 1
        if self.seen[v] == len(self.viewers):
            del self.seen[v]
            sent = self.sent.pop(v, None)
            if sent is not None and self.play.counts(now):
                self.play.tally.last.append(now - sent)

    def next_turn(self, now: float) -> float:
        """When the next move at this table may be sent, if its pace is set."""
        turn = max(self.due, now)
        self.due = turn + self.play.gap
        return turn


class Viewer:
    """One seat and its line."""

    def __init__(self, table: Table, seat: int, socket: ClientConnection) -> None:
        self.table = table
        self.play = table.play
        self.seat = seat
        self.socket = socket
        self.v = -1
        self.waiting: list[int] = []
        self.acts = NO_ACTS
        self.over = False
        self.sent: float | None = None  # when the move was sent that has not been answered
        self.chosen = ""  # that move
        self.meant = -1  # the version for which it was chosen
        self.pausing: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        """Look through the eyes of this seat."""
        await self.socket.send(encode({"type": "look", "seat": self.seat}), text=True)
        async with asyncio.timeout(PATIENCE_S):
            while self.v < 0:
                self.hear(await self.socket.recv(decode=False))

    async def listen(self) -> None:
        try:
            while not self.over:
                if self.hear(await self.socket.recv(decode=False)):
                    await self.move()
        finally:
            if self.pausing is not None:
                self.pausing.cancel()

    # --- hearing ---

    def hear(self, raw: bytes) -> bool:
        """Whether it may be the time to move."""
        now = time.monotonic()
        if self.play.counts(now):
            self.play.tally.sent_bytes += len(raw)
            self.play.tally.messages += 1
        found = decode_all(raw) if raw.startswith(b"[") else [decode(raw)]
        wanted = [self.take(message, raw, now) for message in found]
        return any(wanted)

    def take(self, message: Message, raw: bytes, now: float) -> bool:
        match message.type:
            case "scene" if message.seat == self.seat:
                return self.look(message, now)
            case "patch" if self.v >= 0:
                return self.look(message, now)
            case "refused" | "trouble":
                return self.fail(message, raw)
        return False

    def look(self, message: Message, now: float) -> bool:
        before = self.waiting
        if message.acts is not LEFT_OUT:
            self.acts = message.acts
        if message.waiting is not None:
            self.waiting = message.waiting
        if not message.last:
            return False
        self.over = self.over or message.over
        if message.v > self.v >= 0:
            if self.sent is not None and self.is_mine(before):
                self.table.answered(message.v, self.sent, now)
                self.sent = None
            self.table.looked(message.v, now)
        self.v = message.v
        return True

    def is_mine(self, before: list[int]) -> bool:
        """Whether it was my move that made this version: others may have answered a sealed question meanwhile.

        Then they are asked no more, and I still am. A move beside the question changes nobody's turn.
        """
        return before == [self.seat] or self.seat not in self.waiting or before == self.waiting

    def fail(self, message: Message, raw: bytes) -> bool:
        tally = self.play.tally
        if message.problem is not None and message.problem.status == STALE:
            tally.stale += 1
            stands = message.problem.text.a.v
            if stands is None or stands > self.meant:  # else it speaks of an earlier move, which I took for made
                self.sent = None
            return False  # the scene follows
        if message.type == "refused":
            tally.refused += 1
        else:
            tally.troubled += 1
        tally.first_trouble = tally.first_trouble or raw[:300].decode("utf-8", "replace")
        if message.move in ("", self.chosen):
            self.sent = None
        return self.sent is None

    # --- moving ---

    async def move(self) -> None:
        """Move if asked; at a set pace not before its time."""
        if not self.is_asked() or (self.pausing is not None and not self.pausing.done()):
            return
        if self.play.gap:
            self.pausing = asyncio.ensure_future(self.move_later())
        else:
            await self.send()

    def is_asked(self) -> bool:
        return self.sent is None and self.seat in self.waiting and time.monotonic() < self.play.end

    async def move_later(self) -> None:
        now = time.monotonic()
        await asyncio.sleep(self.table.next_turn(now) - now)
        if self.is_asked():
            await self.send()

    async def send(self) -> None:
        move = self.choose()
        if move is None:
            return
        self.sent, self.chosen, self.meant = time.monotonic(), move, self.v
        await self.socket.send(encode({"type": "play", "v": self.v, "seat": self.seat, "move": move}), text=True)

    def choose(self) -> str | None:
        dice = self.table.dice
        acts = [act for act in decode_acts(self.acts) if act.why is None]
        if not acts:
            return None
        act = dice.choice(acts)
        if act.number is None:
            return act.move
        number = act.number
        steps = (number.high - number.low) // number.step
        return act.move.replace("{n}", str(number.low + number.step * dice.randint(0, steps)))


# --- one process ---


async def play_on(play: Play, http: httpx.AsyncClient, table: Table) -> None:
    """At one table after the other, as games end."""
    while await table.run():
        play.tally.ended += 1
        if time.monotonic() >= play.end:
            return
        table = await play.open(http, table.dice)


async def cpu_between(play: Play) -> float:
    """CPU seconds of this process between begin and end."""
    await asyncio.sleep(play.begin - time.monotonic())
    before = time.process_time()
    await asyncio.sleep(play.end - time.monotonic())
    return time.process_time() - before


async def play_all(pipe: "Connection[object, object]", play: Play, numbers: range) -> None:
    async with httpx.AsyncClient(
        base_url=play.addresses[0], headers={"Origin": play.addresses[0]}, timeout=PATIENCE_S, verify=False
    ) as http:
        games = msgspec.json.decode((await http.get("/api/games")).content, type=list[GameInfo])
        play.seats = next(min(SEATS, game.most) for game in games if game.id == play.game)
        tables = [await play.open(http, random.Random(number)) for number in numbers]
        pipe.send("ready")
        play.begin, play.end = pipe.recv()
        *_, play.tally.cpu_s = await asyncio.gather(
            *[play_on(play, http, table) for table in tables], cpu_between(play)
        )
        pipe.send(play.tally)


def main(
    pipe: "Connection[object, object]", addresses: list[str], game: str, pace: float | None, numbers: range
) -> None:
    """A process of players. It says when all sit; is told from when to when to count; and hands over its tally."""
    uvloop.run(play_all(pipe, Play(addresses, game, pace), numbers))
