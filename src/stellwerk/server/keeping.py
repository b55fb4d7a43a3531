"""What is written with a line of the log, so that nobody has to play it again.

Its events, what undo needs, a digest; the table as it lies now; and at the end of a turn, after an undo, or after a
number of lines, the table as it lies to stay. Of these most are written as what has changed since the one before.
"""

from typing import Any, NamedTuple

from stellwerk.kernel.game import Json
from stellwerk.kernel.match import Match, digest_of
from stellwerk.kernel.state import EVERYONE, Ear, Event
from stellwerk.kernel.step import CLOCK, HOUSE, Sealed
from stellwerk.kernel.table import ALL
from stellwerk.kernel.versions import written_in_full
from stellwerk.server.final import final
from stellwerk.server.packing import Book, changed, decode, deflated, difference, encode, inflated
from stellwerk.server.record import solo
from stellwerk.server.rows import KeptRow, LineRow, Standing
from stellwerk.server.wire import CoursePoint
from stellwerk.stage.scenes import line

KEEP_EVERY = 16  # lines, at most, from one kept position to the next
SHORT_TURN = 6  # lines: where turns are shorter, as bids are, not every one is kept
WHOLE_EVERY = 64  # kept positions of which one is kept whole
DIGEST = 6  # bytes
SET_UP = "set-up"  # the house's line of version 0


class Last(NamedTuple):
    """The position that was kept last, and how many have been kept since a whole one."""

    v: int
    root: int
    position: Json
    since: int = 0


class Written(NamedTuple):
    """A line with everything it keeps, and what the keeper knows once it stands in the store."""

    line: LineRow
    standing: Standing
    course: list[CoursePoint]
    last: Last | None


class Keeper:
    """Writes the lines of one table."""

    def __init__(self, book: Book, course: list[CoursePoint], every: int = KEEP_EVERY) -> None:
        self.book = book
        self.every = every
        self.course = course
        self.last: Last | None = None  # as far as it is known here: whoever opens a table keeps a whole one first

    def begin(self, match: Match) -> tuple[Standing, KeptRow]:
        """A table that has just been opened."""
        position = written_in_full(match.game, match.game.lay_out(match.state, ALL))
        row, self.last = self.whole(0, position, match.game.version)
        return self.standing(match, position, None, self.course), row

    def first_line(self, match: Match) -> LineRow | None:
        """What its set-up told, where it told anything: a line that nobody has played, at version 0."""
        if not match.opening:
            return None
        told = self.packed(match.opening)
        return LineRow(0, HOUSE, SET_UP, told, known=0, sealed=False, undone=None, digest=b"")

    def packed(self, events: list[Event]) -> bytes:
        return self.book.pack([packed_event(one) for one in events])

    def write(self, before: Match, after: Match, ear: Ear) -> Written:
        """The line that led from one match to the other. `ear` has its events, and frames for the milestones."""
        v, entry = after.version, after.lines[-1]
        table = after.game.lay_out(after.state, ALL)
        position = written_in_full(after.game, table)
        kept, last = self.kept(before, after, position)
        course = course_after(self.course, before, after, ear)
        made = after.line[-1] if len(after.line) > len(before.line) else None
        row = LineRow(
            v=v,
            seat=entry.seat,
            move=entry.move,
            told=self.packed(ear.events),
            known=0 if made is None else made.known,
            sealed=made is not None and made.sealed,
            undone=undone(before, after),
            digest=short(digest_of(table)),
            forced=made is not None and made.forced,
        )
        answered = None if made is None or made.seat < 0 or after.is_beside(made) else made.seat
        standing = self.standing(after, position, kept, course)._replace(answered=answered)
        return Written(row, standing, course, last)

    def stands(self, written: Written) -> None:
        """The line is durable."""
        self.course, self.last = written.course, written.last

    def kept(self, before: Match, after: Match, position: bytes) -> tuple[KeptRow | None, Last | None]:
        v, last, rules = after.version, self.last, after.game.version
        since = self.every if last is None else v - last.v
        changes_past = len(after.line) <= len(before.line)
        ended = is_over(after) or (since >= SHORT_TURN and turn_ended(before, after))
        if not (ended or changes_past or since >= self.every):
            return None, last
        if last is None or last.since >= WHOLE_EVERY:
            return self.whole(v, position, rules)
        what = difference(last.position, decode(position))
        row = KeptRow(v, last.v, last.root, rules, deflated(encode(what), encode(last.position)))
        return row, Last(v, last.root, changed(last.position, what), last.since + 1)

    def whole(self, v: int, position: bytes, rules: int) -> tuple[KeptRow, Last]:
        return KeptRow(v, v, v, rules, self.book.packed(position)), Last(v, v, decode(position))

    def standing(self, match: Match, position: bytes, kept: KeptRow | None, course: list[CoursePoint]) -> Standing:
        ended = final(match, course)
        return Standing(
            waiting=[seat for seat in match.waiting if seat != CLOCK],
            over=is_over(match),
            rules=match.game.version,
            position=self.book.packed(position),
            kept=kept,
            course=self.book.pack(course) if ended is None and course else None,
            final=None if ended is None else self.book.pack(ended),
            solo=solo(match),
            round=match.state.when()[0],
            closed=match.closed,
            asked=[] if CLOCK in match.waiting else [*match.waiting],
        )


def short(digest: str) -> bytes:
    """Enough of a digest to see that two states differ."""
    return bytes.fromhex(digest)[:DIGEST]


def is_over(match: Match) -> bool:
    return not match.waiting


def turn_ended(before: Match, after: Match) -> bool:
    """Somebody else is asked than before. Answers in secret end no turn before the last one is in."""
    step = after.state.stack[-1] if after.state.stack else None
    if isinstance(step, Sealed) and step is before.state.stack[-1]:
        return False
    return after.waiting != before.waiting


def undone(before: Match, after: Match) -> int | None:
    """The version of the move that was taken back, if one was."""
    if len(after.line) > len(before.line):
        return None
    for i, made in enumerate(before.line):
        if i >= len(after.line) or after.line[i].v != made.v:
            return made.v
    return None


def course_after(course: list[CoursePoint], before: Match, after: Match, ear: Ear) -> list[CoursePoint]:
    """The scores at the milestones of the moves that stand."""
    game = after.game
    gone = undone(before, after)
    if gone is not None:
        course = [point for point in course if point.v < gone]
    found = [(event, state) for event, state in zip(ear.events, ear.frames) if event.key in game.milestones]
    if not found:
        return course
    v = after.version
    return course + [CoursePoint(v, line(event, v).text, game.course(state)) for event, state in found]


def note_gains(before: Match, after: Match, ear: Ear, points: list[int] | None = None) -> list[int]:
    """Write to the events of a move what each of them brought, as far as everybody sees it; the points after it.

    `points` are those before it, where they are known already.
    """
    game = after.game
    was, have = before.state, game.open_points(before.state) if points is None else points
    if not have:
        return have
    heard = [(event, state) for event, state in zip(ear.events, ear.frames) if event.to == EVERYONE]
    for event, frame in heard:
        state = after.state if event is heard[-1][0] else frame
        now = game.open_points(state, (was, have))
        if now != have:
            event.gains = [new - old for new, old in zip(now, have)]
        was, have = state, now
    return have if was is after.state else game.open_points(after.state, (was, have))


def packed_event(event: Event) -> list[Any]:
    out: list[Any] = [event.key, event.params, event.to, (event.round, event.turn)]
    return [*out, event.gains] if event.gains else out


def events_of(book: Book, told: bytes) -> list[Event]:
    return [Event(*one) for one in book.unpack(told)]  # lines of old have no round and turn


def position_of(book: Book, kept: list[KeptRow]) -> Json:
    """The last of some kept positions, from its root on. Two processes may have kept theirs in turn."""
    rows = {row.v: row for row in kept}
    chain = [kept[-1]]
    while chain[-1].base != chain[-1].v:
        chain.append(rows[chain[-1].base])
    position: Json = book.unpack(chain.pop().position)
    for row in reversed(chain):
        position = changed(position, decode(inflated(row.position, encode(position))))
    return position
