"""All tables in memory: opening, loading, letting go, and hearing what other processes have written."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import structlog
from msgspec import convert

import stellwerk
from stellwerk.bots import known_bots
from stellwerk.bots.pool import Thinking
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Match
from stellwerk.lessons.attempt import begin
from stellwerk.lessons.lesson import Lesson
from stellwerk.server import lessons
from stellwerk.server.as_told import seat_info
from stellwerk.server.bot_seats import BotSeat
from stellwerk.server.bringing import bare_told, bring_along
from stellwerk.server.clock import TableClock
from stellwerk.server.component_files import ComponentFiles, shown
from stellwerk.server.keeping import Keeper
from stellwerk.server.live import Live, OtherRules
from stellwerk.server.metrics import Metrics
from stellwerk.server.names import clean, told_apart
from stellwerk.server.packing import Book, book_of
from stellwerk.server.past import PAGE, TAIL, open_match, told_by
from stellwerk.server.problems import Wrong
from stellwerk.server.processes import BEAT_S, Processes
from stellwerk.server.rows import (
    WATCHING,
    HolderRow,
    KeptRow,
    NowRow,
    Opening,
    SeatRow,
    Standing,
    TableRow,
    page_after,
)
from stellwerk.server.seat_clocks import SeatClocks, check_limit
from stellwerk.server.seats import BOT_NAMES, hashed, link_secret, new_id, new_secret, new_seed
from stellwerk.server.settings import Settings
from stellwerk.server.show import Told
from stellwerk.server.store import Store
from stellwerk.server.wire import CoursePoint, Final, Hints, OpenTable, SeatWish, TableInfo, TimeLimit
from stellwerk.stage.wire import Text
from stellwerk.words import english

journal = structlog.get_logger("stellwerk")
SWEEP_S = 30
LOOK_S = 5.0  # after which every table is compared with the store, whatever was told
SOON_S = 0.2
MOST_ORPHANS = 20  # that are taken up between two beats
LESSON_S = 24 * 60 * 60  # so long the table of a lesson is kept that nobody goes on with


class Served(NamedTuple):
    """A live table and what runs beside it."""

    live: Live
    clock: TableClock
    seat_clocks: SeatClocks
    bots: dict[int, asyncio.Task[None]]  # by seat
    teacher: lessons.Teacher | None = None


class Laid(NamedTuple):
    """A table that is about to be opened, without its people."""

    row: TableRow
    match: Match
    keeper: Keeper
    standing: Standing
    kept: KeptRow


class Tables:
    def __init__(self, store: Store, pool: Thinking, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.files = ComponentFiles()
        self.served: dict[str, Served] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.processes = Processes(store)
        self.following: dict[str, asyncio.Task[None]] = {}
        self.stale: set[str] = set()  # tables that may be behind the store
        self.comparing: asyncio.Task[None] | None = None
        self.asleep: set[str] = set()  # tables that could not be opened when somebody's time was up

    @property
    def runs_at(self) -> str:
        """The process at which tables run that are opened here."""
        return self.store.process

    # --- opening ---

    async def open(self, wish: OpenTable, session: str, secret: str = "") -> Live:
        game = stellwerk.game(wish.game)
        for seat in wish.seats:
            if seat.kind == "bot":
                check_bot(seat.bot)
        if wish.limit is not None:
            check_limit(wish.limit, self.settings.shortest_limit_s)
            if wish.limit.bot or wish.limit.up != "nothing":
                check_bot(wish.limit.bot)
        options = await self.files.unpacked(game, wish.options)
        match = stellwerk.new(game.id, len(wish.seats), new_seed(), options)
        wishes = list(wish.seats)
        if wish.first == "shuffled":
            secrets.SystemRandom().shuffle(wishes)
        return await self.lay(match, wishes, session, wish.hints or usual_hints(wishes), secret, wish.limit)

    async def learn(self, game: Game, lesson: Lesson, session: str, name: str) -> Live:
        """A table for one who learns; it is not among those of the session."""
        await self.store.forget_lessons(session, time.time() - LESSON_S)
        match = begin(game, lesson, english(game.folder))
        return await self.lay(match, lessons.wishes(lesson, match.players, name), session, "none")

    async def lay(
        self,
        match: Match,
        wishes: list[SeatWish],
        session: str,
        hints: Hints = "quiet",
        secret: str = "",
        limit: TimeLimit | None = None,
    ) -> Live:
        """A new table with somebody in every seat. The links are made of the session's secret."""
        host = secret or new_secret()
        salts = {seat: new_secret() for seat, one in enumerate(wishes) if one.kind == "link"}
        made = [seat_row(i, one, host, salts.get(i, "")) for i, one in enumerate(wishes)]
        seats = names_apart([one._replace(maker=session) if one.token else one for one in made])
        holders = [HolderRow(seat.seat, session, "") for seat in seats if seat.kind in ("me", "here")]
        laid = self.laid(match, session, hints, host)
        row, _, keeper, standing, kept = laid
        await self.store.add_table(row, seats, holders, keeper.book, standing, kept, keeper.first_line(match), limit)
        return await self.begin(laid, seats, holders, host, limit)

    def laid(self, match: Match, session: str, hints: Hints, secret: str) -> Laid:
        """The rows of a new table; the link to watch is made of its host's secret."""
        keeper = Keeper(book_of(match.game), [])
        standing, kept = keeper.begin(match)
        salt, now = new_secret(), time.time()
        asked = (standing.waiting, standing.over, now, now)
        watch = hashed(link_secret(secret, salt))
        row = TableRow(new_id(), match.game.id, match.setup, session, watch, 0, *asked, hints=hints)
        return Laid(row._replace(process=self.runs_at, salt=salt), match, keeper, standing, kept)

    async def begin(
        self, laid: Laid, seats: list[SeatRow], holders: list[HolderRow], secret: str, limit: TimeLimit | None = None
    ) -> Live:
        """The table stands in the store: play begins."""
        row, match = laid.row, laid.match
        live = Live(row, match, laid.keeper, self.store, self.metrics)
        live.seats, live.holders, live.keys[row.host], live.news_count = seats, holders, secret, 0
        live.told = [Told(0, event) for event in match.opening]
        if limit is not None:
            live.clocks = await self.store.clocks(row.id)
        lesson = {"lesson": match.setup["lesson"]} if "lesson" in match.setup else {}
        journal.info("open", table=row.id, game=row.game, players=len(seats), **lesson)
        return self.serve(live)

    def serve(self, live: Live) -> Live:
        clock = TableClock(live)
        live.on_change.append(clock.wind)
        lesson = lessons.lesson_at(live)
        teacher = None if lesson is None else lessons.Teacher(live, lesson, self.settings)
        if teacher is not None:
            live.greeting.append(teacher.news)
            live.on_change.append(teacher.tell)
        seat_clocks = SeatClocks(live, partial(self.stand_in, live), lambda: self.run_again(served))
        live.on_clocks.append(seat_clocks.wind)
        served = self.served[live.id] = Served(live, clock, seat_clocks, {}, teacher)
        self.run(served)
        self.count()
        return live

    # --- what runs beside a table, at one process ---

    def run_again(self, served: Served) -> None:
        """Unless it has left the memory meanwhile."""
        if self.served.get(served.live.id) is served:
            self.run(served)

    def run(self, served: Served) -> None:
        """Its clock and somebody for every seat without a person, if they run here; else neither."""
        live = served.live
        if live.process != self.runs_at:
            served.clock.rest()
            served.seat_clocks.rest()
            for bot in served.bots.values():
                bot.cancel()
            served.bots.clear()
            return
        served.clock.begin()
        served.seat_clocks.begin()
        if served.teacher is not None:
            if not served.bots:
                served.bots[served.teacher.lesson.seat] = asyncio.ensure_future(served.teacher.sit())
            return
        for left in [seat for seat in served.bots if live.seats[seat].kind != "bot"]:
            served.bots.pop(left).cancel()
        for seat in live.seats:
            if seat.kind == "bot" and seat.bot != lessons.TEACHER and seat.seat not in served.bots:
                sitting = BotSeat(live, seat.seat, self.pool, self.settings, self.metrics).sit()
                served.bots[seat.seat] = asyncio.ensure_future(sitting)

    async def stand_in(self, live: Live, seat: int, bot: str, wanted: Callable[[], bool]) -> None:
        """A bot moves for somebody whose time is up, as long as that is wanted."""
        await BotSeat(live, seat, self.pool, self.settings, self.metrics, bot).sit(wanted)

    async def take_up(self, served: Served) -> None:
        """Where no process runs the table, this one does."""
        live = served.live
        if live.shut is None and not self.processes.is_alive(live.process):
            if await self.processes.take(live.id, live.process):
                live.process = self.runs_at
            else:
                await live.look_around()
        if self.served.get(live.id) is served:
            self.run(served)

    async def beat(self) -> None:
        """This process lives; what a dead one ran goes on here."""
        while True:
            try:
                known = await self.processes.beat()
                if not known:
                    self.come_back()
                await self.adopt()
                await self.wake()
            except Exception as error:
                journal.error("beat", why=str(error)[:200])
            await asyncio.sleep(BEAT_S)

    def come_back(self) -> None:
        """The others had thought this process dead: who is here is told anew, and what runs elsewhere stops."""
        for served in self.served.values():
            served.live.announced = set()
            served.live.announce()
            served.live.news_count = -1
            self.follow(served.live.id)

    async def adopt(self) -> None:
        """Tables whose process has ended; one that cannot be opened rests."""
        for table, process in await self.processes.orphans(MOST_ORPHANS):
            try:
                live = await self.get(table)
            except Exception:
                journal.exception("adopt", table=table)
                await self.processes.rest(table, process)
                continue
            if live.shut is not None:
                await self.processes.rest(table, process)
            elif live.process == process:
                await self.take_up(self.served[table])

    async def wake(self) -> None:
        """Tables that nobody has looked at for long, once somebody's time is up there."""
        for table in await self.store.left_alone(MOST_ORPHANS):
            if table in self.served or table in self.asleep:
                continue
            try:
                await self.get(table)
            except Exception:
                journal.exception("wake", table=table)
                self.asleep.add(table)

    # --- finding ---

    async def get(self, table: str) -> Live:
        """A table, loaded if need be."""
        found = self.served.get(table)
        if found is not None:
            found.live.touched = time.monotonic()
            return found.live
        task = self.loading.get(table)
        if task is None:
            task = self.loading[table] = asyncio.ensure_future(self.load(table))
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def check_look(self, live: Live, session: str | None) -> str:
        """Whoever is not known here may have come at another process: the store is asked before they are refused."""
        if session is not None and not live.may_look(session):
            with contextlib.suppress(Exception):  # what is known here counts
                await live.look_around()
        return live.check_look(session)

    async def load(self, table: str) -> Live:
        """From its last position; what it would cost to play the log again nobody has to wait for."""
        found = await self.store.opening(table, TAIL)
        if found is None:
            raise Wrong(404, "no-table")
        if found.now.position is None:
            reason = await bring_along(self.store, found.row)
            found = await self.store.opening(table, TAIL) or found
            if reason is not None:
                return await self.settle(await self.left_behind(found.row, reason))
        return await self.settle(await self.opened(found))

    async def opened(self, found: Opening) -> Live:
        row, now, tail = found
        match, shut = await self.store.work_out(open_match, row.setup, row.version, now, tail)
        book = Book(now.phrases)
        final = None if now.final is None else convert(book.unpack(now.final), Final)
        course = [] if now.course is None else convert(book.unpack(now.course), list[CoursePoint])
        live = Live(row, match, Keeper(book, course if final is None else final.course), self.store, self.metrics)
        live.shut = shut
        page = [line for line in tail if line.v > page_after(row.version, PAGE)]
        live.told = await self.store.work_out(told_by, live.keeper.book, page)
        live.final = final
        if shut is None and match.waiting and now.rules != match.game.version:
            await live.go_on(now.rules)
        return live

    async def left_behind(self, row: TableRow, reason: Text) -> Live:
        """A table of earlier days that cannot be brought along: its log can be read."""
        opened = open_match(row.setup, row.version, NowRow(0, b"", None, None, None), [])
        live = Live(row, opened.match, Keeper(book_of(opened.match.game), []), self.store, self.metrics)
        live.shut = reason
        live.told = bare_told(await self.store.bare_log(row.id), row.over)
        return live

    async def settle(self, live: Live) -> Live:
        """Everything else about a table, and its place among those in memory."""
        if live.shut != live.row.shut:
            await self.store.shut(live.id, live.shut)
        await live.look_around()
        self.serve(live)
        with contextlib.suppress(Exception):  # it is looked at again
            await self.look(self.served[live.id])
        return live

    async def mine(self, session: str) -> list[TableInfo]:
        """The tables of a session, the last moved first."""
        out = []
        for row in await self.store.tables_of(session):
            found = self.served.get(row.id)
            out.append(found.live.info(session) if found is not None else await self.brief(row, session))
        return out

    async def brief(self, row: TableRow, session: str) -> TableInfo:
        """A table as the list shows it, without loading its match."""
        held = await self.store.holders(row.id)
        taken = {holder.seat for holder in held}
        mine = sorted(holder.seat for holder in held if holder.session == session and holder.seat != WATCHING)
        clocks = await self.store.clocks(row.id)
        seats = [seat_info(seat, held, seat.seat in taken, False, clocks) for seat in await self.store.seats(row.id)]
        return TableInfo(
            id=row.id,
            game=row.game,
            seats=seats,
            options=shown(row.setup.get("options", {})),
            version=row.version,
            waiting=row.waiting,
            over=row.over,
            opened=row.opened,
            moved=row.moved,
            mine=mine,
            host=row.host == session,
            shut=row.shut,
            round=row.round,
            closed=row.closed,
            hints=row.hints,
            imported=bool(row.setup.get("imported")),
            limit=None if clocks is None else clocks.limit,
        )

    # --- other processes ---

    def heard(self, told: str) -> None:
        """Another process has written, or this one (called in the event loop)."""
        table, _, v = told.partition(":")
        served = self.served.get(table)
        if not table:
            if self.comparing is None or self.comparing.done():
                self.comparing = asyncio.ensure_future(self.compare())
        elif served is not None and not (v and int(v) <= served.live.match.version):
            self.follow(table)

    async def keep_up(self) -> None:
        """A notice may be lost: now and then all tables are compared with the store."""
        while True:
            await asyncio.sleep(LOOK_S)
            await self.compare()

    async def compare(self) -> None:
        """Something was written, by us or by others: catch up where a table is behind."""
        try:
            asked = [*self.served]
            found = await self.store.stands(asked)
            for table in asked:
                served, stands = self.served.get(table), found.get(table)
                if served is None:
                    continue
                if stands is None or is_behind(served.live, *stands) or self.is_left(served.live):
                    self.follow(table)
        except Exception as error:
            journal.warning("compare", why=str(error)[:200])  # it is tried again soon

    def is_left(self, live: Live) -> bool:
        """Whether nobody runs a table that could go on."""
        return live.shut is None and not self.processes.is_alive(live.process)

    def follow(self, table: str) -> None:
        """Look at a table again, until the store has answered."""
        self.stale.add(table)
        if table not in self.following:
            self.following[table] = asyncio.ensure_future(self.follow_up(table))

    async def follow_up(self, table: str) -> None:
        pause = SOON_S
        try:
            while table in self.stale and table in self.served:
                self.stale.discard(table)
                try:
                    await self.look(self.served[table])
                except Exception as error:
                    journal.warning("behind", table=table, retry_s=pause, why=str(error)[:200])
                    self.stale.add(table)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LOOK_S)
        finally:
            self.stale.discard(table)
            del self.following[table]

    async def look(self, served: Served) -> None:
        """Compare one table with the store, and catch up."""
        live = served.live
        stands = (await self.store.stands([live.id])).get(live.id)
        if stands is None:
            for viewer in [*live.viewers]:
                viewer.leave(Wrong(404, "no-table"))
            await self.drop(served)
            return
        if stands[0] > live.match.version:
            await self.catch_up(live)
        if stands[1] != live.news_count:
            await live.look_around()
        await self.take_up(served)

    async def look_once(self, live: Live) -> None:
        """Before somebody is greeted; where the store does not answer, they see what is known here."""
        served = self.served.get(live.id)
        if served is None:
            return
        try:
            await self.look(served)
        except Exception:
            self.follow(live.id)

    async def catch_up(self, live: Live) -> None:
        """What other processes have written; a table that has gone on to other rules is opened anew."""
        try:
            await live.catch_up()
        except OtherRules:
            await self.reopen(live)

    async def reopen(self, live: Live) -> None:
        """Everybody who looks at it is sent away and comes back at once."""
        served = self.served.get(live.id)
        if served is not None:
            for viewer in [*live.viewers]:
                viewer.leave(Wrong(409, "opened-anew"))
            await self.drop(served)

    # --- letting go ---

    async def sweep(self) -> None:
        """Tables that nobody looks at leave the memory after a while; the store has them."""
        while True:
            await asyncio.sleep(SWEEP_S)
            before = time.monotonic() - self.settings.idle_s
            for served in [*self.served.values()]:
                if not served.live.viewers and served.live.touched < before and not served.live.lock.locked():
                    await self.drop(served)
                    with contextlib.suppress(Exception):  # whoever opens it next finds that it rests
                        await self.processes.rest(served.live.id, self.runs_at)
            self.count()

    async def drop(self, served: Served) -> None:
        self.served.pop(served.live.id, None)
        served.clock.rest()
        served.seat_clocks.rest()
        served.live.on_change.clear()
        served.live.on_clocks.clear()
        for bot in served.bots.values():
            bot.cancel()
        for bot in served.bots.values():
            with contextlib.suppress(asyncio.CancelledError):
                await bot

    async def close(self) -> None:
        """The process ends: its tables are left to the others, or to the one that comes after it."""
        announcing = [served.live.announcing for served in self.served.values() if served.live.announcing is not None]
        for task in [*self.following.values(), *announcing]:
            task.cancel()
        for served in [*self.served.values()]:
            await self.drop(served)
        with contextlib.suppress(Exception):  # else it is missed soon
            await self.processes.leave()

    def look_again(self, session: str) -> None:
        """Every browser of a session is sent away; those that still belong to it come back at once."""
        for served in self.served.values():
            for viewer in [*served.live.viewers]:
                if viewer.session == session:
                    viewer.leave(Wrong(409, "opened-anew"))

    def lines_of(self, session: str) -> int:
        """How many lines a session has, at all tables."""
        viewers = [viewer for served in self.served.values() for viewer in served.live.viewers]
        return sum(viewer.session == session for viewer in viewers)

    def count(self) -> None:
        self.metrics.count(len(self.served), sum(len(served.live.viewers) for served in self.served.values()))


def check_bot(name: str) -> None:
    if name not in known_bots():
        raise Wrong(422, "no-bot", bot=name[:40], known=", ".join(known_bots()))


def usual_hints(wishes: list[SeatWish]) -> Hints:
    """The others are told of them where there are others."""
    return "told" if sum(one.kind != "bot" for one in wishes) > 1 else "quiet"


def is_behind(live: Live, version: int, news: int) -> bool:
    return version > live.match.version or news != live.news_count


def names_apart(seats: list[SeatRow]) -> list[SeatRow]:
    apart: list[SeatRow] = []
    for seat in seats:
        apart.append(seat._replace(name=told_apart(seat.name, [one.name for one in apart])))
    return apart


def seat_row(seat: int, wish: SeatWish, host: str, salt: str) -> SeatRow:
    name = clean(wish.name)
    if wish.kind == "bot" and not name:
        name = BOT_NAMES[seat % len(BOT_NAMES)]
    token = hashed(link_secret(host, salt)) if salt else ""
    return SeatRow(seat, wish.kind, name, wish.bot if wish.kind == "bot" else "", token, salt=salt)
