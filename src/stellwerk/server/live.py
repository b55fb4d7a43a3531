"""One table being played: its match, its seats, and everybody who looks at it.

A move is judged and made on a copy, written to the store, and only then shown: nobody hears of one that could be lost.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

import msgspec
import structlog

from stellwerk.kernel.match import Entry, Match, hands_over, knowledge, moves_undone, revises
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.state import Ear, State
from stellwerk.kernel.step import CLOCK, HOUSE, Sealed
from stellwerk.server.as_told import chat_line, seat_info
from stellwerk.server.component_files import shown
from stellwerk.server.engines import Unsure
from stellwerk.server.final import final
from stellwerk.server.keeping import Keeper, Written, course_after, note_gains
from stellwerk.server.metrics import Metrics
from stellwerk.server.names import told_apart, unnamed
from stellwerk.server.past import PAGE, state_at
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import WATCHING, ChatRow, Clocks, HolderRow, LineRow, SeatRow, TableRow, page_after
from stellwerk.server.seats import link_secret, replay_link, seat_link, watch_link
from stellwerk.server.show import Told, blank, lines, patches
from stellwerk.server.store import Conflict, Store
from stellwerk.server.wire import (
    Answered,
    Asked,
    ChatLine,
    Final,
    Hello,
    Invitation,
    TableInfo,
    TableNews,
    Wish,
)
from stellwerk.stage.parts import Kept
from stellwerk.stage.scenes import Shot, shot, whole
from stellwerk.stage.wire import Board, Line, Scene, Text

T = TypeVar("T")
encode = msgspec.json.Encoder().encode
journal = structlog.get_logger("stellwerk")
UNSURE_S = 20.0  # so long the store is asked whether it has a line
SOON_S = 0.2
AGAIN_S = 1.0
TOGETHER_S = 0.03  # comings and goings of so short a time are told together
MOST_LINES_EACH = 8  # of a session at one table: then the oldest is cut
MOST_AT_TABLE = 200
LONG_S = 0.003  # so long a table is shown before others of the house have their turn


class Viewer(Protocol):
    """Somebody who looks at a table, through the eyes of a seat or as a spectator."""

    session: str
    told_as: str | None  # whose seats and links it hears of; None: a screen for all, nobody's
    seat: int | None
    at: int | None  # a past moment that is looked at; None is now

    def send(self, text: str) -> None: ...

    def leave(self, problem: Wrong) -> None: ...


class NotWritten(Exception):
    """The store has failed, and the line does not stand there."""


class Presence(NamedTuple):
    seats: set[int]
    watching: list[str]


class OtherRules(Wrong):
    """Another process has taken the table on to other rules: it has to be opened anew."""


class Request(msgspec.Struct, frozen=True, array_like=True):
    """What a seat asks of the others, and who has not answered yet; once it is answered, how."""

    about: Wish
    seat: int
    missing: list[int]
    answer: Literal["", "denied", "withdrawn"] = ""

    def told(self) -> Asked:
        return Asked(self.about, self.seat, self.missing)


class Live:
    def __init__(self, row: TableRow, match: Match, keeper: Keeper, store: Store, metrics: Metrics) -> None:
        self.id = row.id
        self.row = row
        self.match = match
        self.options = shown(match.setup.get("options", {}))
        self.keeper = keeper
        self.told: list[Told] = []  # the last lines of the log; those before are in the store
        self.shut: Text | None = None  # why the table can only be looked at
        self.store = store
        self.metrics = metrics
        self.seats: list[SeatRow] = []
        self.holders: list[HolderRow] = []
        self.chat: list[ChatLine] = []
        self.keys: dict[str, str] = {}  # secrets of those who make links, once seen: nobody else can
        self.reason = ""  # why whoever runs the house has closed it
        self.clocks: Clocks | None = None  # None: nobody has chosen a time limit
        self.on_clocks: list[Callable[[], None]] = []
        self.viewers: list[Viewer] = []
        self.elsewhere: set[str] = set()  # sessions that look at it at other processes
        self.announced: set[str] = set()  # sessions of which the other processes know that they look at it here
        self.news_count = -1  # of all this, as the store counts it
        self.process = row.process
        self.rematch = ""  # the table where the same people play again
        self.came: frozenset[str] = frozenset()  # who has a place there
        self.replay = ""  # the secret of the link by which anybody looks at the game
        self.guests: frozenset[str] = frozenset()  # who came by it
        self.shots: dict[int | None, Shot] = {}  # what viewers of a seat have before them
        self.parts = Kept()  # of which it is made
        self.boards: dict[int | None, Board] = {}
        self.final: Final | None = None
        self.points: tuple[State, list[int]] | None = None  # that everybody sees, and when
        self.asking: Request | None = None
        self.asked = ""  # the same, as the store has it
        self.telling: asyncio.TimerHandle | None = None  # that the seats or who is here have changed
        self.greeting: list[Callable[[], object]] = []  # what else everybody is told who comes
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # set and replaced at every new version
        self.moved = self.touched = time.monotonic()
        self.on_change: list[Callable[[], None]] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        self.looking = asyncio.Lock()
        self.announcing: asyncio.Task[None] | None = None

    # --- who may do what ---

    def seats_of(self, session: str | None) -> list[int]:
        return sorted(h.seat for h in self.holders if h.session == session and h.seat != WATCHING)

    def may_look(self, session: str | None) -> bool:
        if session in self.guests and not self.is_over:
            return False
        return session is not None and (session == self.row.host or any(h.session == session for h in self.holders))

    @property
    def is_over(self) -> bool:
        return not self.match.waiting if self.shut is None else self.row.over

    def check_look(self, session: str | None) -> str:
        if session is None or not self.may_look(session):
            raise Wrong(403, "no-access")
        return session

    def check_seat(self, session: str | None, seat: int) -> None:
        self.check_look(session)
        if not 0 <= seat < len(self.seats):
            raise Wrong(404, "no-seat", seat=seat + 1)
        if seat not in self.seats_of(session):
            raise Wrong(403, "not-your-seat", seat=seat + 1)

    def check_player(self, session: str | None, seat: int) -> None:
        """Whoever holds a seat and plays there in person."""
        self.check_seat(session, seat)
        if self.seats[seat].kind == "bot":
            raise Wrong(409, "bot-plays-on")

    def check_host(self, session: str) -> None:
        self.check_look(session)
        if session != self.row.host:
            raise Wrong(403, "not-host")

    def first_eyes(self, session: str) -> int | None:
        """The seat a session looks through at first: one that is asked, or its first, or nobody's."""
        mine = self.seats_of(session)
        asked = [seat for seat in mine if seat in self.match.waiting]
        return next(iter(asked or mine), None)

    def taken(self, seat: int) -> bool:
        return any(holder.seat == seat for holder in self.holders)

    # --- moves ---

    async def play(self, seat: int, move: str, v: int) -> int:
        """Make a move meant for version v; the new version. Raises Refused or Wrong, and then nothing has changed."""
        return await self.whole(self.make(seat, move, v))

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish the work even if whoever asked for it has hung up."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def make(self, seat: int, move: str, v: int) -> int:
        async with self.lock:
            self.check_open()
            if not self.is_meant(seat, v):
                self.metrics.move(self.match.game.id, "stale")
                raise Wrong(409, "stale", v=self.match.version)
            try:
                await self.commit(lambda match: match.play(seat, move), lambda: self.is_meant(seat, v))
            except Refused:
                self.metrics.move(self.match.game.id, "refused")
                raise
            return self.match.version

    def check_open(self) -> None:
        if self.shut is not None:
            raise Wrong(409, self.shut.m, **self.shut.a)

    def is_meant(self, seat: int, v: int) -> bool:
        """Whether a move chosen at version v still means the same: sealed answers of others change nothing for it."""
        match = self.match
        if v == match.version:
            return True
        if not match.first <= v < match.version or match.closed:
            return False
        since = [entry for entry in match.lines[v - match.first :] if entry.seat != HOUSE or hands_over(entry, seat)]
        if not since:
            return True
        if len(since) > len(match.line) or any(one.seat == HOUSE or one.move.startswith("undo") for one in since):
            return False
        made = match.line[-len(since) :]
        sealed = all(one.sealed and one.seat != seat for one in made)
        return sealed and made[0].known == knowledge(match.state)

    async def commit(self, change: Callable[[Match], None], meant: Callable[[], bool] = lambda: False) -> None:
        """Make a change; where another process was quicker, make it again if it is still meant."""
        if self.match.setup.get("imported"):
            raise Wrong(409, "imported")
        while True:
            try:
                return await self.write(change)
            except Conflict:
                before = self.match.version
                await self.follow()
                if self.match.version == before and await self.store.table(self.id) is None:
                    raise Wrong(404, "no-table") from None
                if not meant():
                    self.metrics.move(self.match.game.id, "conflict")
                    raise Wrong(409, "stale", v=self.match.version) from None

    async def write(self, change: Callable[[Match], None]) -> None:
        """Change a copy, write the new line of the log, take the copy, show it. Raises Conflict."""
        begun = time.perf_counter()
        trial = self.match.clone()
        trial.ear = ear = Ear(keep_frames=True)
        change(trial)
        trial.ear = None
        entry = trial.lines[-1]
        self.note_gains(trial, ear)
        written = self.keeper.write(self.match, trial, ear)
        judged = time.perf_counter()
        await self.append(written)
        durable = time.perf_counter()
        if self.match.version < trial.version:
            self.keeper.stands(written)
            await self.take(trial, ear)
        if self.clocks is not None:
            with contextlib.suppress(Exception):  # the line stands; the table is looked at again
                await self.look_around()
        times = {"apply": judged - begun, "append": durable - judged, "show": time.perf_counter() - durable}
        self.metrics.moved(self.match.game.id, times)
        spent = {f"{name}_ms": round(seconds * 1000, 2) for name, seconds in times.items()}
        kind = "undo" if entry.move.startswith("undo") else "move"
        journal.info(kind, table=self.id, game=self.match.game.id, v=trial.version, seat=entry.seat, **spent)

    def note_gains(self, trial: Match, ear: Ear) -> None:
        """What a move has brought. The points after it are those before the next one."""
        known = self.points[1] if self.points is not None and self.points[0] is self.match.state else None
        self.points = trial.state, note_gains(self.match, trial, ear, known)

    async def append(self, written: Written) -> None:
        expected, line = self.match.version, written.line
        try:
            await self.store.append(self.id, expected, line, written.standing, self.clocks is not None)
        except Conflict:
            raise
        except Exception as error:
            if not await self.is_written(expected, line, isinstance(error, Unsure)):
                raise NotWritten from error

    async def is_written(self, expected: int, line: LineRow, unsure: bool) -> bool:
        """Ask the store whether a line stands there; raises Unsure where it does not answer for long."""
        until = time.monotonic() + (UNSURE_S if unsure else 0)
        while True:
            try:
                await self.store.settle(self.id)
                await self.follow()
            except OtherRules:
                raise
            except Exception as error:
                if not unsure:
                    return False
                if time.monotonic() > until:
                    raise Unsure from error
                await asyncio.sleep(SOON_S)
            else:
                made = self.match.lines[expected - self.match.first :][:1]
                return made == [(line.seat, line.move)]

    async def go_on(self, version: int) -> None:
        """From now on under today's rules: the players are told so, once."""
        async with self.lock:
            with contextlib.suppress(Wrong):  # another process was quicker: its line is followed
                await self.commit(lambda match: match.go_on(version))

    async def remark(self, what: str, seat: int) -> None:
        """Tell everybody something about the program in a seat."""

        async def write() -> None:
            async with self.lock:
                await self.commit(lambda match: match.remark(what, seat), lambda: bool(self.match.waiting))

        await self.whole(write())

    async def catch_up(self) -> None:
        """Another process has written to the log: make the same moves."""
        async with self.lock:
            await self.follow()

    async def refresh(self) -> None:
        """Everything as the store has it; the log first, which answers what was asked."""
        await self.follow()
        await self.look_around()

    async def follow(self) -> None:
        for seat, move in await self.store.log(self.id, after=self.match.version):
            if revises(Entry(seat, move)) and move.split()[-1] != str(self.match.game.version):
                raise OtherRules(409, "opened-anew")
            if move.startswith("undo"):
                await self.remember(seat, moves_undone(move))
            trial = self.match.clone()
            trial.ear = ear = Ear(keep_frames=True)
            trial.replay(seat, move)
            trial.ear = None
            self.note_gains(trial, ear)
            self.keeper.course = course_after(self.keeper.course, self.match, trial, ear)
            await self.take(trial, ear)

    async def remember(self, seat: int, moves: int) -> None:
        """Before moves are taken back: how the table lay before them, where only the store knows."""
        v = self.match.forgotten(seat, moves)
        near = None if v is None else await self.store.nearest(self.id, v)
        if v is None or near is None:
            return
        state, found = await self.store.work_out(state_at, self.match.game, self.keeper.book, near)
        if found == v:
            self.match.remember(v, state)

    async def take(self, trial: Match, ear: Ear) -> None:
        """The copy is the match from now on."""
        trial.state.rest()  # whoever moves next does so on a copy
        closed, self.match = self.match.closed, trial
        self.told += [Told(trial.version, event) for event in ear.events]
        self.moved = self.touched = time.monotonic()
        self.row = self.row._replace(version=trial.version, moved=time.time())
        self.finish()
        for viewer in [viewer for viewer in self.viewers if viewer.session in self.guests]:
            self.check_viewer(viewer)
        self.answer_by(trial)
        await self.show(ear)
        if trial.closed != closed:
            self.tell_table()
        self.changed.set()
        self.changed = asyncio.Event()
        for hear in self.on_change:
            hear()

    def finish(self) -> None:
        """The final count, once the game is over; an undo may open it again."""
        self.final = None if self.match.waiting else final(self.match, self.keeper.course)

    # --- what the others have to agree to ---

    def people(self) -> list[int]:
        """Seats that somebody has taken who is no program."""
        return [seat.seat for seat in self.seats if seat.kind != "bot" and self.taken(seat.seat)]

    async def ask(self, request: Request) -> bool:
        """What is asked now, or how it was answered, is the same for all processes; False: another was quicker."""
        asked = text(request)
        done = await self.store.ask(self.id, self.asked, asked)
        if done:
            self.hear_request(asked)
        return done

    def hear_request(self, asked: str) -> None:
        """What the store has; "" is told by the line of the log that answers it."""
        before, self.asked = self.asking, asked
        if not asked:
            return
        request = msgspec.json.decode(asked, type=Request)
        self.asking = None if request.answer else request
        if self.asking is not None and self.asking != before:
            self.tell(request.told())
        if self.asking is None and before is not None:
            self.tell(Answered(request.about, request.seat, False, request.answer == "withdrawn"))

    def answer_by(self, trial: Match) -> None:
        """A move answers what was asked: it is what was asked for, or play has gone on."""
        asking, last = self.asking, trial.lines[-1]
        if asking is None or not (asking.about == "undo" or trial.closed):
            return
        undone = last.move.startswith("undo") and last.seat == asking.seat
        self.asking, self.asked = None, ""
        self.tell(Answered(asking.about, asking.seat, undone or asking.about == "close"))

    # --- showing ---

    async def show(self, ear: Ear) -> None:
        """Send everybody what has changed for them. Between two seats others of the house have their turn."""
        eyes = {viewer.seat for viewer in self.viewers if viewer.at is None}
        for seat in [seat for seat in self.shots if seat not in eyes]:
            del self.shots[seat]
        begun = time.perf_counter()
        for seat in eyes:
            if time.perf_counter() - begun > LONG_S:
                await asyncio.sleep(0)
                begun = time.perf_counter()
            message = self.news(seat, ear)
            for viewer in self.viewers:
                if viewer.seat == seat and viewer.at is None:
                    viewer.send(message)
        if self.final is not None:
            self.tell(self.final)

    def news(self, seat: int | None, ear: Ear) -> str:
        """The patches of one move as they are sent, together; the whole scene where there is nothing to start from."""
        old = self.shots.get(seat)
        if old is None:
            return text(self.scene(seat))
        try:
            made, self.shots[seat] = patches(old, self.match, ear, seat, self.parts)
        except Exception:
            journal.exception("frames", table=self.id, game=self.match.game.id, v=self.match.version)
            del self.shots[seat]
            return text(self.scene(seat))
        return text(made if len(made) > 1 else made[0])

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees now, with the last page of the log: whoever wants more asks for it."""
        if self.shut is not None:
            v = self.match.version
            return blank(v, seat, self.shut, self.row.over, *self.last_page(seat, v))
        found = self.shots.get(seat)
        if found is None:
            found = self.shots[seat] = shot(self.match, seat, self.parts)
        return whole(found, *self.last_page(seat, found.v))

    def last_page(self, seat: int | None, v: int) -> tuple[list[Line], bool]:
        """The last lines of the log that a seat reads, up to a version, and whether there are earlier ones."""
        after = page_after(v, PAGE)
        return lines([one for one in self.told if one.v > after], seat, v), after > 0

    async def ready(self, seat: int | None) -> None:
        """Draw beside the loop what nobody has looked at yet. A move that comes in between is drawn as ever."""
        if self.shut is not None or (seat in self.shots and seat in self.boards):
            return
        match = self.match
        found, board = await self.store.work_out(lambda: (shot(match, seat), self.board(match, seat)))
        if match is self.match:
            self.shots.setdefault(seat, found)
            self.boards.setdefault(seat, board)

    def board(self, match: Match, seat: int | None) -> Board:
        game = match.game
        return game.stage.board(match.table(seat)) if self.shut is None else Board(game.id, [], [])

    def hello(self, viewer: Viewer) -> str:
        if viewer.seat not in self.boards:
            self.boards[viewer.seat] = self.board(self.match, viewer.seat)
        chat = [] if viewer.session in self.guests else self.chat[-100:]
        return text(Hello(self.info(viewer.told_as), self.boards[viewer.seat], viewer.seat, chat))

    def greet(self, viewer: Viewer) -> None:
        """Everything a viewer needs to begin."""
        viewer.at = None
        viewer.send(self.hello(viewer))
        viewer.send(text(self.scene(viewer.seat)))
        if self.asking is not None:
            viewer.send(text(self.asking.told()))
        if self.final is not None:
            viewer.send(text(self.final))
        for tell in self.greeting:
            viewer.send(text(tell()))

    def tell(self, message: object) -> None:
        sent = text(message)
        for viewer in self.viewers:
            viewer.send(sent)

    def tell_table(self) -> None:
        """Soon, and once for all that has changed until then."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(TOGETHER_S, self.tell_table_now)

    def tell_table_now(self) -> None:
        self.telling = None
        here = self.presence()
        sessions = {viewer.told_as for viewer in self.viewers}
        news = {session: text(TableNews(self.info(session, here))) for session in sessions}
        for viewer in [*self.viewers]:
            viewer.send(news[viewer.told_as])

    def presence(self) -> Presence:
        """The seats that somebody looks through, and the names of those who look on without one."""
        here = self.present()
        held = [holder for holder in self.holders if holder.session in here]
        sitting = {holder.session for holder in held if holder.seat != WATCHING}
        watching = [holder.name for holder in held if holder.seat == WATCHING and holder.session not in sitting]
        return Presence({holder.seat for holder in held}, watching)

    def info(self, session: str | None, presence: Presence | None = None) -> TableInfo:
        """The table as a session may know it."""
        online, watching = presence or self.presence()
        host = session is not None and session == self.row.host
        seats = [
            seat_info(one, self.holders, self.taken(one.seat), one.seat in online, self.clocks) for one in self.seats
        ]
        setup = self.match.setup
        return TableInfo(
            id=self.id,
            game=self.match.game.id,
            seats=seats,
            options=self.options,
            version=self.match.version,
            waiting=[seat for seat in self.match.waiting if seat != CLOCK],
            over=self.is_over,
            opened=self.row.opened,
            moved=self.row.moved,
            mine=self.seats_of(session),
            host=host,
            links=self.links(session),
            watch=self.watch_link if host else "",
            shut=self.shut,
            lesson=setup.get("lesson", ""),
            round=self.match.state.when()[0],
            closed=self.match.closed,
            watching=watching,
            hints=self.row.hints,
            reason=self.reason,
            rematch=self.rematch if session in self.came else "",
            imported=bool(setup.get("imported")),
            replay=replay_link(self.id, self.replay) if self.replay and (host or self.seats_of(session)) else "",
            limit=None if self.clocks is None else self.clocks.limit,
        )

    def links(self, session: str | None) -> dict[int, str]:
        """Those that a session has made and nobody has used. The store has hashes; only the maker brings the secret."""
        key = self.keys.get(session or "")
        mine = [one for one in self.seats if key and one.token and one.maker == session]
        return {one.seat: seat_link(self.id, link_secret(key or "", one.salt)) for one in mine}

    def free_links(self) -> dict[int, str]:
        """Of seats that nobody holds yet, as far as whoever has made the links was seen by this process."""
        free = [one for one in self.seats if one.kind == "link" and one.token and not self.taken(one.seat)]
        keys = {one.seat: self.keys.get(one.maker) for one in free}
        return {one.seat: seat_link(self.id, link_secret(key, one.salt)) for one in free if (key := keys[one.seat])}

    @property
    def watch_link(self) -> str:
        salt, key = self.row.salt, self.keys.get(self.row.host)
        return watch_link(self.id, link_secret(key, salt)) if salt and key else ""

    def know(self, session: str | None, secret: str) -> None:
        """The secret of somebody who looks: links are made of it."""
        if session is not None and (session == self.row.host or self.seats_of(session)):
            self.keys.setdefault(session, secret)

    def present(self) -> set[str]:
        """The sessions that look at the table, here or at another process."""
        return {viewer.session for viewer in self.viewers} | self.elsewhere

    def invitation(self, seat: int | None) -> Invitation:
        """A stranger reads no more of the table than who sits there and what is played."""
        mine = self.seats_of(self.row.host)
        return Invitation(self.info(None), seat, self.name_of(self.row.host, next(iter(mine), None)))

    # --- coming and going ---

    def is_crowded(self, session: str) -> bool:
        """Whether there is no room for somebody who has no line yet. Of many lines of the same, the oldest is cut."""
        mine = [viewer for viewer in self.viewers if viewer.session == session]
        for viewer in mine[: max(0, len(mine) + 1 - MOST_LINES_EACH)]:
            viewer.leave(Wrong(403, "many-lines", most=MOST_LINES_EACH))
            self.viewers.remove(viewer)
        return not mine and len(self.viewers) >= MOST_AT_TABLE

    def join(self, viewer: Viewer) -> None:
        self.viewers.append(viewer)
        self.touched = time.monotonic()
        self.tell_table()
        self.announce()

    def part(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.touched = time.monotonic()
            self.tell_table()
            self.announce()

    def announce(self) -> None:
        """The other processes hear who is here."""
        if self.announcing is None or self.announcing.done():
            self.announcing = asyncio.ensure_future(self.tell_others())

    async def tell_others(self) -> None:
        while self.announced != (here := {viewer.session for viewer in self.viewers}):
            try:
                news = await self.store.be_here(self.id, here)
            except Exception as error:
                journal.warning("presence", table=self.id, why=str(error)[:200])
                await asyncio.sleep(AGAIN_S)
                continue
            self.announced = here
            if news == self.news_count + 1:
                self.news_count = news

    async def look_around(self) -> None:
        """Everything beside the log, as the store has it: who sits and who is here, what is said and asked."""
        async with self.looking:
            heard = [*self.chat]
            while (found := await self.store.around(self.id)) and found.version < self.match.version:
                pass  # meanwhile a line of the log has come, which may have answered what is asked there
            if found is None:
                return
            before = self.seats, self.holders, self.elsewhere, self.row.salt, self.reason, self.rematch, self.replay
            self.reason = found.reason
            self.hear_clocks(found.clocks)
            self.news_count, self.process = found.news, found.process
            self.row = self.row._replace(watch=found.watch, salt=found.salt, host=found.host or self.row.host)
            self.seats, self.holders, self.elsewhere = found.seats, found.holders, set(found.elsewhere)
            self.rematch, self.came, self.replay, self.guests = found.rematch, found.came, found.replay, found.guests
            for viewer in [*self.viewers]:
                self.check_viewer(viewer)
            now = self.seats, self.holders, self.elsewhere, self.row.salt, self.reason, self.rematch, self.replay
            if before != now:
                self.tell_table()
            said = [chat_line(row) for row in found.chat]
            forgotten = [line for line in heard if line not in said]
            self.chat = [line for line in self.chat if line not in forgotten]
            for line in said:
                self.hear_said(line)
            self.hear_request(found.asking)

    def hear_clocks(self, clocks: Clocks | None) -> None:
        before, self.clocks = self.clocks, clocks
        if clocks is not None and (before is None or before.seats != clocks.seats):
            self.tell_table()
        for hear in self.on_clocks:
            hear()

    def check_viewer(self, viewer: Viewer) -> None:
        """A seat may have been given to somebody else; whoever came by a link to watch that is renewed has to go."""
        if not self.may_look(viewer.session):
            viewer.leave(Wrong(403, "watch-renewed"))
        elif viewer.seat is not None and viewer.seat not in self.seats_of(viewer.session):
            viewer.seat = self.first_eyes(viewer.session)
            self.greet(viewer)

    # --- talking ---

    def hear_said(self, line: ChatLine) -> None:
        if line not in self.chat:
            self.chat.append(line)
            for viewer in self.viewers:
                if viewer.session not in self.guests:
                    viewer.send(text(line))

    def name_of(self, session: str, seat: int | None) -> str:
        if seat is not None:
            return self.seats[seat].name
        return next((h.name for h in self.holders if h.session == session and h.name), "")

    def told_apart(self, name: str, session: str, seat: int | None) -> str:
        """A name for a seat or for somebody who watches, as nobody else at the table is called."""
        sitting = [one for one in self.seats if one.seat != seat]
        called = [name for one in sitting for name in ([one.name] if one.name else unnamed(one.seat))]
        watching = [h.name for h in self.holders if h.seat == WATCHING and h.session != session]
        return told_apart(name, called + watching)

    async def say(self, session: str, seat: int | None, words: str) -> None:
        row = ChatRow(seat, self.name_of(session, seat), words, round(time.time(), 3))
        await self.store.say(self.id, row)
        self.hear_said(chat_line(row))


def text(message: object) -> str:
    return encode(message).decode()


def is_sealed(match: Match) -> bool:
    return bool(match.state.stack) and isinstance(match.state.stack[-1], Sealed)
