"""What is asked about a table beside its play: a past moment, the log, a move's points, what a thing is."""

from collections.abc import Callable
from typing import TypeVar

from stellwerk.kernel.game import Json
from stellwerk.kernel.match import FORMAT, Entry
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.table import eyes_of
from stellwerk.server import show, turning
from stellwerk.server.importing import IMPORTED
from stellwerk.server.limits import Pay, paid
from stellwerk.server.live import Live
from stellwerk.server.packing import Book
from stellwerk.server.past import PAGE, state_at, told_by
from stellwerk.server.show import blank, lines
from stellwerk.server.wire import Explained, LogPage, TurningPoint
from stellwerk.stage import lens as lenses
from stellwerk.stage.explaining import explained, reasons
from stellwerk.stage.lens import Change
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Scene

T = TypeVar("T")


def unpaid(_: float) -> None:
    """The house asks for itself."""


async def worked_out(live: Live, pay: Pay, work: Callable[[], T]) -> T:
    """Beside the loop, at the cost of whoever asked."""
    return await paid(live.store.work_out, pay, work)


async def moment(live: Live, seat: int | None, v: int, pay: Pay = unpaid) -> Scene:
    """How the table lay at a version, or at the last kept one before it where that is all there is."""
    if not 0 <= v <= live.match.version:
        raise Refused(Refusal("kernel", "no-such-moment", {"last": live.match.version}), live.match.say)
    near = await live.store.nearest(live.id, v)
    log = await live.store.lines(live.id, v, PAGE)
    if near is None:
        return live.scene(seat)
    game, book = live.match.game, live.keeper.book

    def draw() -> Scene:
        told, earlier = told_by(book, log), bool(log) and log[0].v > 1
        try:
            state, found = state_at(game, book, near)
        except Exception:
            if live.shut is None:
                raise
            return blank(v, seat, live.shut, live.row.over, lines(told, seat), earlier)
        return show.moment(game, state, found, seat, told, earlier)

    return await worked_out(live, pay, draw)


async def log_page(live: Live, seat: int | None, before: int, pay: Pay = unpaid) -> LogPage:
    """The lines of the log before a version."""
    if before < 1:
        return LogPage([])
    rows = await live.store.lines(live.id, before - 1, PAGE)
    page = await worked_out(live, pay, lambda: lines(told_by(live.keeper.book, rows), seat))
    first = rows[0].v if rows else 0
    return LogPage(page, first > 1, first)


async def lens(live: Live, seat: int, move: str, pay: Pay = unpaid) -> Change | None:
    """None: the table has changed while it was worked out."""
    live.check_open()
    match = live.match
    try:
        change = await worked_out(live, pay, lambda: lenses.lens(match.game, match.table(seat), seat, move))
    except Refused as refused:
        raise Refused(refused.refusal, match.say) from None
    return change if match is live.match else None


async def explain(live: Live, seat: int | None, at: int | None, thing: str, pay: Pay = unpaid) -> Explained:
    """What a thing is to a seat, now or at a past moment."""
    if live.shut is not None:
        return Explained(thing)
    game, match = live.match.game, live.match
    if at is None:
        await live.ready(seat)
        acts = live.shots[seat].acts if seat in live.shots else []
        return Explained(thing, explained(game.stage, match.table(seat), live.parts, thing), reasons(acts, thing))
    near = await live.store.nearest(live.id, at)
    if near is None:
        return Explained(thing)

    def look() -> Explained:
        state, _ = state_at(game, live.keeper.book, near)
        return Explained(thing, explained(game.stage, game.lay_out(state, eyes_of(seat)), Kept(), thing))

    return await worked_out(live, pay, look)


async def turning_points(live: Live, pay: Pay = unpaid) -> list[TurningPoint]:
    """Nobody's before the end: they are reckoned from what everybody had in secret."""
    if live.final is None or live.shut is not None:
        return []
    log = [Entry(*line) for line in await live.store.log(live.id)]
    return await worked_out(live, pay, lambda: turning.turning_points(live.match.game, live.row.setup, log))


async def save(live: Live) -> Json:
    """Set-up, seed, log, last position, names and result: the whole game, to be taken along."""
    log = await live.store.log(live.id)
    found = await live.store.opening(live.id, 0)
    setup = {name: value for name, value in live.row.setup.items() if name != IMPORTED}
    saved = {**setup, "format": FORMAT, "log": log}
    saved["seats"] = [{"name": seat.name, "bot": seat.bot} for seat in live.seats]
    saved["opened"], saved["ended"] = int(live.row.opened), int(live.row.moved)
    ranking = [] if live.final is None else live.final.ranking
    saved["result"] = [{"seat": one.seat, "place": one.place, "points": one.score.total} for one in ranking]
    if found is not None and found.now.position is not None:
        position = Book(found.now.phrases).unpack(found.now.position)
        saved["now"] = {"rules": found.now.rules, "position": position}
    return saved
