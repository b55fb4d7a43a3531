"""The line to one viewer: messages in, patches out."""

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from stellwerk.kernel.game import Score
from stellwerk.kernel.refusal import Refused
from stellwerk.server import agreeing, looking, wire
from stellwerk.server.house import House
from stellwerk.server.limits import Pay, address
from stellwerk.server.live import Live, text
from stellwerk.server.names import clean
from stellwerk.server.problems import Wrong, problem_of, refused, why
from stellwerk.server.seats import cookie_value
from stellwerk.stage.lens import Change

decode = msgspec.json.Decoder(wire.ClientMessage).decode
MOST_WAITING = 2_000_000  # characters a slow line may be behind
MOST_LOOKS = 4  # questions of a line that are worked out at the same time
MOST_LINES = 32  # of a session, at all tables together
HANG_UP_S = 5.0
LOOK_AFTER_S = 20.0  # whether browsers of the session have been shut out
LONGEST_CHAT = 500
LONGEST_ID = 80


class Line:
    """One WebSocket, looking through the eyes of one seat."""

    def __init__(self, socket: WebSocket[Any, Any, Any], session: str, live: Live, house: House, screen: bool) -> None:
        self.socket = socket
        self.session = session
        self.shut_out: int | None = 0  # how often browsers of the session had been, when this one came
        self.screen = screen  # for all to see: it shows what a spectator sees, whoever has opened it, and asks nothing
        self.told_as = None if screen else session
        self.live = live
        self.house = house
        self.seat: int | None = None if screen else live.first_eyes(session)
        self.at: int | None = None
        self.address = address(socket)
        self.out: deque[str | Wrong] = deque()
        self.waiting = 0  # characters
        self.too_slow = asyncio.Event()
        self.more = asyncio.Event()
        self.looks: set[asyncio.Future[None]] = set()  # questions that are being worked out

    # --- out ---

    def send(self, text: str) -> None:
        self.waiting += len(text)
        if self.waiting > MOST_WAITING:
            self.out.clear()
            self.too_slow.set()
        else:
            self.out.append(text)
            self.more.set()

    def leave(self, problem: Wrong) -> None:
        """Say why, then hang up."""
        self.out.append(problem)
        self.more.set()

    async def pump(self) -> None:
        while True:
            await self.more.wait()
            self.more.clear()
            while self.out:
                message = self.out.popleft()
                if isinstance(message, Wrong):
                    await hang_up(self.socket, message)
                    return
                self.waiting -= len(message)
                await self.socket.send_text(message)

    async def stay(self) -> None:
        """Until browsers of the session are shut out, at any process; whoever still belongs to it comes back."""
        while True:
            await asyncio.sleep(LOOK_AFTER_S)
            with contextlib.suppress(Exception):  # the store is silent: it is asked again
                if await self.house.store.shut_out(self.session) != self.shut_out:
                    self.leave(Wrong(409, "opened-anew"))
                    return

    # --- in ---

    async def listen(self) -> None:
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            raw = event.get("text") or event.get("bytes")
            await self.hear(raw if isinstance(raw, str | bytes) else "")

    async def hear(self, raw: str | bytes) -> None:
        try:
            self.house.limits.take("message", self.session)
            message = decode(raw)
        except Wrong as wrong:
            self.trouble(wrong)
            return
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.trouble(Wrong(400, "bad-json", reason=str(error)[:200]))
            return
        if isinstance(message, wire.Ping):
            self.send(text(wire.Pong()))
        elif isinstance(message, wire.AskLens | wire.Explain):  # a move never waits behind a look
            if len(self.looks) >= MOST_LOOKS:
                self.trouble(Wrong(429, "too-fast", seconds=1))
                return
            task = asyncio.ensure_future(self.answer(message))
            self.looks.add(task)
            task.add_done_callback(self.looks.discard)
        else:
            await self.answer(message)

    async def answer(self, message: wire.ClientMessage) -> None:
        try:
            if self.screen and not isinstance(message, wire.Resync):
                raise Wrong(403, "screen-shows-only")
            await self.obey(message)
        except Refused as error:
            move = getattr(message, "move", "")
            if move:
                self.send(text(wire.Refusal(move[:80], why(error))))
            else:
                self.send(text(wire.Trouble(refused(error))))
        except Wrong as wrong:
            self.trouble(wrong)
            if wrong.status == 409:
                await self.show()
        except Exception as error:
            self.house.failed("socket", error)
            self.send(text(wire.Trouble(problem_of(error))))

    def trouble(self, wrong: Wrong) -> None:
        self.send(text(wire.Trouble(wrong.problem())))

    async def obey(self, message: wire.ClientMessage) -> None:
        live = self.live
        match message:
            case wire.Play(v=v, seat=seat, move=move):
                live.check_player(self.session, seat)
                self.house.limits.take("move", self.session)
                await live.play(seat, move, v)
            case wire.Look(seat=seat):
                await self.look(seat)
            case wire.Moment(v=at):
                self.house.limits.take("look", self.session)
                self.at = at
                await self.show()
            case wire.AskLens(seat=seat, move=move):
                live.check_seat(self.session, seat)
                self.house.limits.take("look", self.session)
                change = await looking.lens(live, seat, move, self.payer())
                if change is not None:
                    self.send(text(lens_of(move, change)))
            case wire.Explain(thing=thing):
                self.house.limits.take("look", self.session)
                self.send(text(await looking.explain(live, self.seat, self.at, thing[:LONGEST_ID], self.payer())))
            case wire.Undo(seat=seat):
                live.check_player(self.session, seat)
                await agreeing.undo(live, seat, self.session)
            case wire.Close(seat=seat):
                live.check_player(self.session, seat)
                await agreeing.close(live, seat, self.session)
            case wire.Resign(seat=seat):
                live.check_seat(self.session, seat)
                await self.house.passing.resign(live, self.session, seat)
            case wire.Withdraw(seat=seat):
                live.check_seat(self.session, seat)
                await agreeing.withdraw(live, seat)
            case wire.Consent(seat=seat, yes=yes, about=about):
                live.check_seat(self.session, seat)
                await agreeing.consent(live, seat, yes, about)
            case wire.Say(text=words):
                await self.say(words)
            case wire.Rename(seat=seat, name=name):
                live.check_seat(self.session, seat)
                self.house.limits.take("say", self.session)
                await live.store.rename(live.id, seat, live.told_apart(clean(name), self.session, seat))
                await live.look_around()
            case wire.Resync():
                self.house.limits.take("look", self.session)
                await self.house.tables.look_once(live)
                live.greet(self)

    async def look(self, seat: int | None) -> None:
        """Through other eyes."""
        if seat is not None:
            self.live.check_seat(self.session, seat)
        self.house.limits.take("look", self.session)
        await self.house.tables.look_once(self.live)
        await self.live.ready(seat)
        self.seat = seat
        self.live.greet(self)

    async def show(self) -> None:
        """The whole scene, of now or of a past moment."""
        if self.at is None:
            self.send(text(self.live.scene(self.seat)))
            return
        try:
            scene = await looking.moment(self.live, self.seat, self.at, self.payer())
        except Refused:
            self.at = None
            raise
        self.send(text(scene))

    def payer(self) -> Pay:
        return self.house.limits.payer(self.session, self.address)

    async def say(self, words: str) -> None:
        if self.session in self.live.guests:
            raise Wrong(403, "guest-reads")
        said = clean(words, LONGEST_CHAT)
        if not said:
            raise Wrong(422, "text-empty")
        self.house.limits.take("say", self.session)
        mine = self.live.seats_of(self.session)
        seat = self.seat if self.seat is not None else (mine[0] if mine else None)
        await self.live.say(self.session, seat, said)


def lens_of(move: str, change: Change) -> wire.Lens:
    best = None if change.best is None else score_info(change.best)
    before, after = score_info(change.before), score_info(change.after)
    return wire.Lens(move, before, after, best, change.note, change.ahead, list(change.seats))


def score_info(score: Score) -> wire.ScoreInfo:
    return wire.ScoreInfo(score.total, score.sources)


async def hang_up(socket: WebSocket[Any, Any, Any], wrong: Wrong) -> None:
    """Browsers cannot read why a handshake failed, so the reason is sent first."""
    await socket.send_text(text(wire.Trouble(wrong.problem())))
    await socket.close(code=4000 + wrong.status, reason=wrong.key)


async def admit(socket: WebSocket[Any, Any, Any], table: str, house: House) -> Line:
    """Who may look at which table."""
    house.limits.take("connect", address(socket))
    secret = cookie_value(socket.headers.get("cookie", ""), socket.scope["scheme"] == "wss")
    session = await house.sessions.find(secret)
    live = await house.tables.get(table)
    await house.tables.look_once(live)
    session = await house.tables.check_look(live, session)
    live.know(session, secret)
    if live.is_crowded(session) or house.tables.lines_of(session) >= MOST_LINES:
        raise Wrong(429, "crowded")
    screen = "screen" in socket.query_params
    if not screen:
        await house.passing.returned(live, session)
    line = Line(socket, session, live, house, screen)
    line.shut_out = await house.store.shut_out(session)
    return line


@websocket("/api/tables/{table:str}/ws")
async def table_line(socket: WebSocket[Any, Any, Any], table: str, house: House) -> None:
    await socket.accept()
    try:
        line = await admit(socket, table, house)
    except Wrong as wrong:
        await hang_up(socket, wrong)
        return
    except Refused as error:
        await socket.send_text(text(wire.Trouble(refused(error))))
        await socket.close(code=4422, reason=error.key)
        return
    await line.live.ready(line.seat)
    line.live.join(line)
    line.live.greet(line)
    pump = asyncio.ensure_future(line.pump())
    listen = asyncio.ensure_future(line.listen())
    slow = asyncio.ensure_future(line.too_slow.wait())
    stay = asyncio.ensure_future(line.stay())
    house.tables.count()
    try:
        await asyncio.wait([pump, listen, slow], return_when=asyncio.FIRST_COMPLETED)
    finally:
        line.live.part(line)
        house.tables.count()
        for look in line.looks:
            look.cancel()
        for task in (pump, listen, slow, stay):
            task.cancel()
        for task in (pump, listen, slow, stay):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
    if line.too_slow.is_set():
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(code=4408, reason="too-slow"), HANG_UP_S)
