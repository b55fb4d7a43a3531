"""Bringing tables of earlier days along: a log that keeps nothing is replayed once, under the rules it was written
with, and keeps from then on what every line keeps. Where it cannot be replayed it stays as it is, with the reason.
"""

import asyncio
from typing import NamedTuple

import structlog

import stellwerk
from stellwerk.kernel.game import Json
from stellwerk.kernel.match import Match, begun
from stellwerk.kernel.reader import Reader
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.state import EVERYONE, Ear, Event, only
from stellwerk.kernel.versions import replaying
from stellwerk.server.keeping import KEEP_EVERY, Keeper
from stellwerk.server.packing import Book, book_of
from stellwerk.server.past import open_match
from stellwerk.server.rows import KeptRow, LineRow, Standing, TableRow
from stellwerk.server.show import Told
from stellwerk.server.store import Conflict, Store
from stellwerk.stage.wire import Text
from stellwerk.words import english

journal = structlog.get_logger("stellwerk")
BareLog = list[tuple[int, str, float]]  # seat, move, time


class Brought(NamedTuple):
    """Everything that a table's lines keep."""

    book: Book
    lines: list[LineRow]
    kept: list[KeptRow]
    standing: Standing


async def bring_all(store: Store) -> None:
    """Every table that was left behind, one by one, while others play."""
    for table in await store.left_behind():
        row = await store.table(table)
        if row is not None:
            try:
                await bring_along(store, row)
            except Exception:
                journal.exception("bring-along", table=table)
    await try_all(store)


async def try_all(store: Store) -> None:
    """Which running tables of other rules can go on, before anybody asks: the list says so of those that cannot."""
    versions = {name: stellwerk.game(name).version for name in stellwerk.games()}
    for table, game, rules, was_shut in await store.running_under():
        if rules == versions.get(game, rules) and not was_shut:
            continue
        found = await store.opening(table, 0)
        if found is not None and found.now.position is not None:
            opened = await store.work_out(open_match, found.row.setup, found.row.version, found.now, [])
            if opened.shut != found.row.shut:
                await store.shut(table, opened.shut)


async def bring_along(store: Store, row: TableRow) -> Text | None:
    """One table. The reason, if it has to stay as it is; whoever comes second finds it done."""
    log = await store.bare_log(row.id)
    try:
        found = await asyncio.to_thread(replayed, row.setup, log)
    except Refused as refused:
        journal.warning("left-behind", table=row.id, game=row.game, why=refused.key)
        return Text("table-shut", {"reason": {"m": refused.key, "a": dict(refused.params)}})
    try:
        await store.bring_along(row.id, row.version, found.book, found.lines, found.kept, found.standing)
    except Conflict:
        return None
    journal.info("brought-along", table=row.id, game=row.game, lines=len(found.lines))
    return None


def replayed(setup: Json, log: BareLog) -> Brought:
    """What every line would have kept; raises Refused."""
    game = stellwerk.game(setup["game"])
    version = int(setup["rules"])
    after = replaying(game, version)
    match = begun(game, Reader(setup), english(game.folder))
    match.after = after
    keeper = Keeper(book_of(game), [], every=1 if after else KEEP_EVERY)  # nobody can replay the lines between later
    standing, first = keeper.begin(match)
    brought = Brought(keeper.book, [], [first], standing)
    for seat, move, at in log:
        before = match.clone()
        match.ear = Ear(keep_frames=True)
        match.replay(seat, move)
        brought = with_line(brought, keeper, before, match, at)
    if after and match.waiting:
        before = match.clone()
        match.ear = Ear(keep_frames=True)
        match.go_on(version)
        brought = with_line(brought, keeper, before, match, log[-1][2] if log else 0.0)
    return brought._replace(standing=brought.standing._replace(kept=None))


def with_line(brought: Brought, keeper: Keeper, before: Match, after: Match, at: float) -> Brought:
    assert after.ear is not None
    written = keeper.write(before, after, after.ear)
    after.ear = None
    keeper.stands(written)
    brought.lines.append(written.line._replace(at=at))
    if written.standing.kept is not None:
        brought.kept.append(written.standing.kept)
    return brought._replace(standing=written.standing)


def bare_told(log: BareLog, over: bool) -> list[Told]:
    """A log that cannot be replayed, as it is written. While the game runs, a move may be its player's secret."""
    out = []
    for v, (seat, move, _) in enumerate(log, 1):
        audience = EVERYONE if over or seat < 0 else only(seat)
        params = {"seat": f"seat-{seat}" if seat >= 0 else "clock", "move": move}
        out.append(Told(v, Event("bare-move", params, audience)))
    return out
