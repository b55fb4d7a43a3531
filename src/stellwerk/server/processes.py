"""The processes of a house: each beats in the store, and one that stops is dead.

A table's bots think and its clock ticks in one of them. What a dead one ran is taken up by whoever sees it first.
"""

import time
from collections.abc import Callable

import structlog

from stellwerk.server.engines import Rowser
from stellwerk.server.store import Store, bump, see_off

journal = structlog.get_logger("stellwerk")
BEAT_S = 2.0
DEAD_S = 10.0  # without a beat
PRESENT = "select distinct table_id from presence where process=? order by table_id"


class Processes:
    """Nobody's wall clock counts: a beat is new or it is not, and how long it has been old is measured here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.me = store.process
        self.heard: dict[str, tuple[int, float]] = {}  # the last beat of each, and when it was new
        self.last = time.monotonic()  # when this one beat
        self.about: Callable[[], str] = str  # what it tells of itself, as JSON; usually nothing

    @property
    def late_s(self) -> float:
        """How long this process has not been able to write."""
        return time.monotonic() - self.last

    def is_alive(self, process: str) -> bool:
        return process in self.heard

    async def beat(self) -> bool:
        """Say that this process lives, and bury the dead; False: the others had thought it dead."""
        about = self.about()
        known, beats = await self.store.engine.beat(lambda rows: self.write_beat(rows, about))
        now = self.last = time.monotonic()
        old = self.heard
        self.heard = {
            one: old[one] if one in old and old[one][0] == beat else (beat, now) for one, beat in beats.items()
        }
        for one, (beat, since) in [*self.heard.items()]:
            if now - since > DEAD_S:
                journal.warning("process-dead", process=one)
                await self.bury(one, beat)
                del self.heard[one]
        return known

    def write_beat(self, rows: Rowser, about: str) -> tuple[bool, dict[str, int]]:
        known = rows.change("update process set beat=beat+1,about=? where id=?", (about, self.me)) > 0
        if not known:
            rows.run("insert into process(id,beat,about) values(?,0,?)", (self.me, about))
        return known, {str(one): int(beat) for one, beat in rows.run("select id,beat from process")}

    async def bury(self, process: str, beat: int) -> None:
        """Nobody is at a table there any more."""

        def job(rows: Rowser) -> None:
            if not rows.change("update process set beat=beat where id=? and beat=?", (process, beat)):
                return
            for (table,) in rows.run(PRESENT, (process,)):
                bump(rows, table)
                see_off(rows, table, process)
            rows.run("delete from process where id=?", (process,))

        await self.store.engine.write(job)

    async def leave(self) -> None:
        """This process ends."""

        def job(rows: Rowser) -> None:
            for (table,) in rows.run(PRESENT, (self.me,)):
                bump(rows, table)
                see_off(rows, table, self.me)
            rows.run("delete from process where id=?", (self.me,))

        await self.store.engine.write(job)

    # --- what runs where ---

    async def take(self, table: str, before: str) -> bool:
        """The bots and the clock of a table go on here; False: another was quicker."""

        def job(rows: Rowser) -> bool:
            sql = "update game_table set process=? where id=? and process=? and process not in (select id from process)"
            return rows.change(sql, (self.me, table, before)) > 0

        return await self.store.engine.write(job)

    async def rest(self, table: str, process: str) -> None:
        """They stop there; whoever has the table before them may go on."""

        def job(rows: Rowser) -> None:
            if rows.change("update game_table set process='' where id=? and process=?", (table, process)):
                bump(rows, table)

        await self.store.engine.write(job)

    async def orphans(self, most: int) -> list[tuple[str, str]]:
        """Running tables whose process has ended, with its name."""

        def job(rows: Rowser) -> list[tuple[str, str]]:
            sql = (
                "select id,process from game_table where process<>'' and over=0 "
                "and process not in (select id from process) order by moved desc limit ?"
            )
            return [(str(table), str(process)) for table, process in rows.run(sql, (most,))]

        return await self.store.engine.read(job)
