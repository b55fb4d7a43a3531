"""Telling people elsewhere: by mail and by web hook, that it is their turn, that they are asked, that a game is over.

The processes take turns in looking what there is to tell, and all of them send; where two do the same, nothing is told
twice. Whoever is at the table is not told, and what no longer holds is not sent.
"""

import asyncio
import time

import msgspec
import structlog

from stellwerk.server import hooks, notice_rows
from stellwerk.server.engines import Rowser
from stellwerk.server.hooks import Hook
from stellwerk.server.mailing import Mailing, Unreachable, check_address
from stellwerk.server.metrics import Metrics
from stellwerk.server.notice_rows import KINDS, Place, WayRow
from stellwerk.server.notice_text import confirmation, letter, message, trial
from stellwerk.server.notice_wire import Call, HookWish, Kind, KindsWish, MailWish, NoticesInfo, Way, WayInfo
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import text
from stellwerk.server.seats import hashed, new_secret
from stellwerk.server.settings import Settings, public_address
from stellwerk.server.store import Store
from stellwerk.stage.wire import Text

journal = structlog.get_logger("stellwerk")
LOOK_S = 5.0
SOONEST_S = 0.2
IDLE = 20  # looking takes at most one part in so many of the time
AT_ONCE = 32  # messages under way at one process
CONFIRM_S = 24 * 60 * 60
BACK_OFF_S = 60.0  # after a failure, four times as long after the next
LONGEST_S = 6 * 60 * 60.0
MOST_TRIES = 6  # then a way is given up


class Notices:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.mailing = Mailing(settings)
        self.house = public_address(settings)
        self.took = 0.0  # seconds, to look

    @property
    def by_mail(self) -> bool:
        return bool(self.house and self.settings.smtp_host)

    @property
    def by_hook(self) -> bool:
        return bool(self.house)

    # --- sending ---

    async def run(self) -> None:
        """For as long as the process lives."""
        pause = min(LOOK_S, max(SOONEST_S, self.settings.notice_grace_s / 4))
        while self.by_mail or self.by_hook:
            try:
                seconds = max(pause, IDLE * self.took)
                if await self.store.engine.beat(lambda rows: notice_rows.take_round(rows, seconds)):  # noqa: B023
                    await self.look()
                await self.send_all()
            except Exception as error:
                journal.warning("notices", why=str(error)[:200])
            await asyncio.sleep(pause)

    async def look(self) -> None:
        begun = time.monotonic()
        found = await self.store.engine.read(notice_rows.changes)
        if found.new or found.gone:
            await self.store.engine.write(lambda rows: notice_rows.note(rows, found))
        self.took = time.monotonic() - begun

    async def send_all(self) -> None:
        grace = float(self.settings.notice_grace_s)
        found = await self.store.engine.read(lambda rows: notice_rows.ready(rows, grace, AT_ONCE))
        await asyncio.gather(*(self.send(way) for way in found if way.way != "mail" or self.by_mail))

    async def send(self, way: WayRow) -> None:
        """One message for all that waits, if this process has the way."""
        places = await self.store.engine.write(lambda rows: notice_rows.claim(rows, way))
        if not places:
            return
        try:
            await self.deliver(way, places)
        except Unreachable as error:
            journal.error("mail-unreachable", why=str(error))
            await self.failed(way, Text("mail-unreachable"), give_up=False)
        except Wrong as error:
            await self.failed(way, Text(error.key, error.params), give_up=True)
        else:
            self.metrics.notice(way.way, "sent")
            journal.info("notice", way=way.way, tables=len(places))
            pause = float(self.settings.notice_interval_s)
            await self.store.engine.write(lambda rows: notice_rows.sent(rows, way, places, pause))

    async def deliver(self, way: WayRow, places: list[Place]) -> None:
        if way.way == "mail":
            await self.mailing.send(letter(way, places, self.house))
        else:
            hook = msgspec.json.decode(way.target, type=Hook)
            hooks.check(hook, self.settings.hooks_anywhere)
            await hooks.send(hooks.written(hook, message(way, places, self.house)), self.settings.hooks_anywhere)

    async def failed(self, way: WayRow, trouble: Text, give_up: bool) -> None:
        self.metrics.notice(way.way, "failed")
        journal.warning("notice-failed", way=way.way, tries=way.tries + 1, why=trouble.m)
        pause = min(BACK_OFF_S * 4**way.tries, LONGEST_S)
        ended = give_up and way.tries + 1 >= MOST_TRIES
        await self.store.engine.write(lambda rows: notice_rows.failed(rows, way, trouble, pause, ended))

    # --- choosing ---

    async def info(self, session: str | None) -> NoticesInfo:
        ways = [] if session is None else await self.store.engine.read(lambda rows: notice_rows.ways_of(rows, session))
        return NoticesInfo(self.by_mail, self.by_hook, [way.told() for way in ways])

    async def ask_mail(self, session: str, wish: MailWish) -> None:
        """A letter with a link that confirms the address; until then nothing else is sent there."""
        if not self.by_mail:
            raise Wrong(409, "no-mail")
        address, token = check_address(wish.address), new_secret()

        def job(rows: Rowser) -> None:
            if not notice_rows.may_ask(rows, session, address):
                raise Wrong(429, "mail-often", seconds=60 * 60)
            now = rows.now()
            row = WayRow(session, "mail", address, address, joined(wish.kinds), wish.language, now, stop=new_secret())
            notice_rows.put_way(rows, row._replace(token=hashed(token), ends=now + CONFIRM_S))

        await self.store.engine.write(job)
        try:
            await self.mailing.send(confirmation(address, token, wish.language, self.house, CONFIRM_S // 3600))
        except Unreachable as error:
            journal.error("mail-unreachable", why=str(error))
            await self.end(session, "mail")
            raise Wrong(422, "mail-unreachable") from None
        except Wrong:
            await self.end(session, "mail")
            raise

    async def set_hook(self, session: str, wish: HookWish) -> None:
        """It counts once a first message has arrived."""
        if not self.by_hook:
            raise Wrong(409, "no-hooks")
        anywhere = self.settings.hooks_anywhere
        hook = Hook(wish.format, wish.url.strip(), wish.room.strip(), wish.token.strip())
        shown = hooks.check(hook, anywhere)
        await hooks.send(hooks.written(hook, trial(wish.language, self.house, new_secret())), anywhere)

        def job(rows: Rowser) -> None:
            kinds, now = joined(wish.kinds), rows.now()
            row = WayRow(session, "hook", text(hook), shown, kinds, wish.language, now, stop=new_secret())
            notice_rows.put_way(rows, row)

        await self.store.engine.write(job)

    async def choose(self, session: str, wish: KindsWish) -> None:
        kinds = joined(wish.kinds)
        choose = notice_rows.choose_kinds
        done = await self.store.engine.write(lambda rows: choose(rows, session, wish.way, kinds, wish.language))
        if not done:
            raise Wrong(404, "no-way")

    async def end(self, session: str, way: Way) -> None:
        await self.store.engine.write(lambda rows: notice_rows.end_way(rows, session, way))

    async def confirm(self, token: str) -> WayInfo:
        """The way that is confirmed by it."""
        found = await self.store.engine.write(lambda rows: notice_rows.confirm(rows, hashed(token)))
        if found is None:
            raise Wrong(403, "confirm-dead")
        return found.told()

    async def stop(self, secret: str) -> None:
        """Whether there was still anything to end is nobody's business."""
        await self.store.engine.write(lambda rows: notice_rows.stop(rows, secret))

    async def calls(self, session: str) -> list[Call]:
        """What an open page may tell its reader of."""
        found = await self.store.engine.read(lambda rows: notice_rows.waits_for(rows, session))
        return [Call(one.table, one.game, one.kind, one.mark) for one in found]


def joined(kinds: list[Kind]) -> str:
    return ",".join(kind for kind in KINDS if kind in kinds)
