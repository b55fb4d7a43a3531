"""The rows of the store, as the rest of the server hands them around."""

import time
from typing import Any, NamedTuple

import msgspec

from stellwerk.kernel.game import Json
from stellwerk.server.wire import Hints, ReviewState, SeatKind, TimeLimit
from stellwerk.stage.wire import Text

WATCHING = -1  # the seat of those who only watch


class TableRow(NamedTuple):
    id: str
    game: str
    setup: Json
    host: str
    watch: str
    version: int
    waiting: list[int]
    over: bool
    opened: float
    moved: float
    shut: Text | None = None  # why it can only be looked at
    round: int = 0  # 0: the game counts none
    closed: bool = False  # the players have stopped before the end
    hints: Hints = "told"
    process: str = ""  # where its bots think and its clock ticks; "": nowhere
    salt: str = ""  # of the link to watch by


class SeatRow(NamedTuple):
    seat: int
    kind: SeatKind
    name: str
    bot: str
    token: str  # sha256 of the seat link's secret; "" where there is none
    program: str = ""  # what came by the link and said that it is no person
    salt: str = ""  # of its link
    maker: str = ""  # the session that made the link, of whose secret it is made
    home: str = ""  # where a bot plays for whoever holds the seat: what kind it was before, and will be again
    passed: int = 0  # how often it has gone to somebody else
    gone: int = 0  # 1: whoever played there wants to be forgotten


class HolderRow(NamedTuple):
    seat: int
    session: str
    name: str


class ChatRow(NamedTuple):
    seat: int | None
    name: str
    text: str
    at: float
    house: bool = False  # the house says it: the text is a message, as JSON


class ClockRow(NamedTuple):
    """The clock of one seat. While it runs, it has a deadline in the store's time."""

    seat: int
    left: float  # seconds, when it began to run or stood still
    due: float | None = None  # None: it stands still
    struck: bool = False  # its time was up, and that has been told and acted on


class Clocks(NamedTuple):
    """All clocks of a table, and how far the store's clock is ahead of the count of seconds of this process."""

    limit: TimeLimit
    ahead: float
    seats: list[ClockRow]

    def left(self, clock: ClockRow) -> float:
        """Seconds."""
        return clock.left if clock.due is None else max(0.0, clock.due - self.ahead - time.monotonic())


class Around(NamedTuple):
    """Everything about a table beside its log. `news` counts its changes."""

    news: int
    process: str
    version: int
    asking: str  # what a seat asks of the others, as JSON; "": nothing, or a line of the log has answered it
    seats: list[SeatRow]
    holders: list[HolderRow]
    elsewhere: list[str]  # the sessions that look at it at other processes
    chat: list[ChatRow]
    watch: str
    salt: str  # of the link to watch by
    reason: str = ""  # why whoever runs the house has closed it
    rematch: str = ""  # the table where the same people play again
    came: frozenset[str] = frozenset()  # the sessions that have a place there
    replay: str = ""  # the secret of the link by which anybody looks at the game
    guests: frozenset[str] = frozenset()  # the sessions that came by it
    host: str = ""
    clocks: Clocks | None = None  # None: nobody has chosen a time limit


class LineRow(NamedTuple):
    """A line of the log with what its replay would tell. Version 0 is no move: there the set-up tells."""

    v: int
    seat: int
    move: str
    told: bytes  # its events, packed
    known: int  # what undo compares
    sealed: bool
    undone: int | None  # the version of the move that it takes back
    digest: bytes
    at: float = 0.0  # kept to the second
    forced: bool = False  # what undo takes back with the move before it

    @property
    def answer(self) -> int:
        """How it was answered, in one number: 1 in secret, 2 because there was no other answer."""
        return int(self.sealed) + 2 * self.forced


class KeptRow(NamedTuple):
    """The table as it lay at a version: whole where base is v, else what changed since the one kept at base.

    `root` is the whole one that all these changes begin with.
    """

    v: int
    base: int
    root: int
    rules: int
    position: bytes


class Nearest(NamedTuple):
    """The last kept position up to a version, the last of those from its root on, and the lines since."""

    kept: list[KeptRow]
    lines: list[LineRow]


class NowRow(NamedTuple):
    """The table as it lies now: under which rules it was written, with which book of phrases."""

    rules: int
    phrases: bytes
    position: bytes | None  # None: a database of earlier days
    course: bytes | None
    final: bytes | None


class Opening(NamedTuple):
    """All that opening a table needs, however long its log is."""

    row: TableRow
    now: NowRow
    tail: list[LineRow]


class Solo(NamedTuple):
    """The result of a game played alone."""

    game: str
    options: dict[str, str]
    total: int
    won: bool | None


class SoloRow(NamedTuple):
    """One result of a combination."""

    total: int
    won: bool | None
    ended: float
    table: str
    held: bool  # whether the session still holds the seat
    better: int  # how many results are


class SoloRows(NamedTuple):
    """A combination: how often it was played, and its best results."""

    game: str
    options: dict[str, str]
    played: int
    best: list[SoloRow]
    this: SoloRow | None = None


class ReviewRow(NamedTuple):
    """A review: of which version of the table, how many decisions it has, and those that were looked at, as JSON."""

    version: int
    state: ReviewState
    of: int
    decisions: list[str]


class Standing(NamedTuple):
    """What a line changes about its table: what the list shows, the position, and what the end adds to the record."""

    waiting: list[int]
    over: bool
    rules: int
    position: bytes
    kept: KeptRow | None = None
    course: bytes | None = None  # the scores at milestones, packed; at the end they are in `final`
    final: bytes | None = None
    solo: Solo | None = None
    round: int = 0
    closed: bool = False
    asked: list[int] = []  # noqa: RUF012  of whom an answer is wanted that no clock of the rules gives instead
    answered: int | None = None  # the seat that has answered by this line


def page_after(v: int, most: int) -> int:
    """The version after which the last page up to v begins. Where it reaches the first move, the set-up comes along."""
    return v - most if v > most else -1


def table_row(row: tuple[Any, ...]) -> TableRow:
    key, game, setup, host, watch, version, waiting, over, opened, moved, shut, number, closed, *more = row
    read = msgspec.json.decode
    reason = None if shut is None else read(shut, type=Text)
    asked, ended = read(waiting), (bool(over), opened, moved, reason, number, bool(closed), *more)
    return TableRow(key, game, read(setup), host, watch, version, asked, *ended)


def solo_row(row: tuple[Any, ...]) -> SoloRow:
    total, won, ended, table, held, better = row
    return SoloRow(total, None if won is None else bool(won), ended, table, bool(held), better)


def line_row(row: tuple[Any, ...]) -> LineRow:
    v, seat, move, told, known, answer, undone, digest, at = row
    sealed, forced = bool(answer & 1), bool(answer & 2)
    return LineRow(v, seat, move, bytes(told), known, sealed, undone, bytes(digest), at, forced)


def now_row(row: tuple[Any, ...]) -> NowRow:
    rules, phrases, *packed = row
    return NowRow(rules, bytes(phrases or b""), *(None if one is None else bytes(one) for one in packed))


def kept_row(row: tuple[Any, ...]) -> KeptRow:
    v, base, root, rules, position = row
    return KeptRow(v, base, root, rules, bytes(position))


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()
