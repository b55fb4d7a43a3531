"""What is written with a line of the log, so that nobody has to play it again.

Its events, what undo needs, a digest; the table as it lies now; and at the end of a turn, after an undo, or after a
number of lines, the table as it lies to stay. Kept positions are differences to the last one that was kept whole.
"""

from typing import NamedTuple

from stellwerk.kernel.game import Json
from stellwerk.kernel.match import Match, digest_of
from stellwerk.kernel.state import Ear, Event
from stellwerk.kernel.step import CLOCK, Sealed
from stellwerk.kernel.versions import with_all_options
from stellwerk.server.final import final
from stellwerk.server.packing import Book, decode, deflated, encode, inflated
from stellwerk.server.record import solo
from stellwerk.server.rows import KeptRow, LineRow, Standing
from stellwerk.server.wire import CoursePoint
from stellwerk.stage.scenes import line

KEEP_EVERY = 16  # lines, at most, from one kept position to the next
WHOLE_EVERY = 24  # kept positions of which one is kept whole


class Whole(NamedTuple):
    """The last position that was kept whole, and how many have been kept as differences to it."""

    v: int
    text: bytes
    since: int


class Written(NamedTuple):
    """A line with everything it keeps, and what the keeper knows once it stands in the store."""

    line: LineRow
    standing: Standing
    course: list[CoursePoint]
    last: int
    whole: Whole | None


class Keeper:
    """Writes the lines of one table."""

    def __init__(self, book: Book, course: list[CoursePoint], every: int = KEEP_EVERY) -> None:
        self.book = book
        self.every = every
        self.course = course
        self.last = -every  # the version that was kept last, as far as it is known here
        self.whole: Whole | None = None

    def begin(self, match: Match) -> tuple[Standing, KeptRow]:
        """A table that has just been opened."""
        position = with_all_options(match.game, match.position())
        row = KeptRow(0, 0, match.game.version, self.book.pack(position))
        self.last, self.whole = 0, Whole(0, encode(position), 0)
        return self.standing(match, position, None, self.course), row

    def write(self, before: Match, after: Match, ear: Ear) -> Written:
        """The line that led from one match to the other. `ear` has its events, and frames for the milestones."""
        v, entry = after.version, after.lines[-1]
        plain = after.position()
        position = with_all_options(after.game, plain)
        kept, whole = self.kept(before, after, position)
        course = course_after(self.course, before, after, ear)
        made = after.line[-1] if len(after.line) > len(before.line) else None
        row = LineRow(
            v=v,
            seat=entry.seat,
            move=entry.move,
            told=self.book.pack([[event.key, event.params, event.to] for event in ear.events]),
            known=0 if made is None else made.known,
            sealed=made is not None and made.sealed,
            undone=undone(before, after),
            digest=bytes.fromhex(digest_of(plain)),
        )
        standing = self.standing(after, position, kept, course)
        return Written(row, standing, course, v if kept else self.last, whole)

    def stands(self, written: Written) -> None:
        """The line is durable."""
        self.course, self.last, self.whole = written.course, written.last, written.whole

    def course_text(self) -> str:
        return encode(self.course).decode()

    def kept(self, before: Match, after: Match, position: Json) -> tuple[KeptRow | None, Whole | None]:
        v = after.version
        if v - self.last < self.every and not is_over(after) and not turn_ended(before, after):
            return None, self.whole
        text, whole, now = encode(position), self.whole, after.game.version
        if whole is None or whole.since >= WHOLE_EVERY:
            return KeptRow(v, v, now, self.book.pack(position)), Whole(v, text, 0)
        return KeptRow(v, whole.v, now, deflated(text, whole.text)), whole._replace(since=whole.since + 1)

    def standing(self, match: Match, position: Json, kept: KeptRow | None, course: list[CoursePoint]) -> Standing:
        ended = final(match, course)
        return Standing(
            waiting=[seat for seat in match.waiting if seat != CLOCK],
            over=is_over(match),
            rules=match.game.version,
            position=self.book.pack(position),
            kept=kept,
            course=None if course is self.course else encode(course).decode(),
            final=None if ended is None else encode(ended).decode(),
            solo=solo(match),
        )


def is_over(match: Match) -> bool:
    return not match.waiting


def turn_ended(before: Match, after: Match) -> bool:
    """Somebody else is asked than before, or the past has changed. Answers in secret end no turn before the last."""
    if len(after.line) <= len(before.line):
        return True
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


def events_of(book: Book, told: bytes) -> list[Event]:
    return [Event(key, params, to) for key, params, to in book.unpack(told)]


def position_of(book: Book, row: KeptRow, whole: KeptRow) -> Json:
    """A kept position, with the whole one that it differs from."""
    if row.v == whole.v:
        position: Json = book.unpack(row.position)
        return position
    like = encode(book.unpack(whole.position))
    found: Json = decode(inflated(row.position, like))
    return found
