"""What the page of whoever runs the house is told. Nothing of it says what anybody holds."""

import msgspec


class CloseTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End a table; the players read why."""

    reason: str


class BrokenBot(msgspec.Struct, frozen=True):
    """A bot that gave no answer when it was asked last."""

    table: str
    seat: int
    bot: str
    fault: str  # late, died, crashed, illegal
    at: float  # seconds since 1970


class ProcessInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A server process, as it told of itself with its last beat."""

    host: str = ""
    pid: int = 0
    version: str = ""
    since: float = 0.0  # seconds since 1970
    tables: int = 0  # in memory
    sockets: int = 0
    moves_per_second: float = 0.0
    broken: list[BrokenBot] = []


class AdminSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    name: str
    bot: str = ""
    program: str = ""


class AdminTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table from outside."""

    id: str
    game: str
    seats: list[AdminSeat]
    version: int
    waiting: list[int]  # for these seats
    opened: float
    moved: float
    over: bool = False
    closed: bool = False
    shut: bool = False  # it can only be looked at
    here: int = 0  # how many look at it right now
    reason: str = ""  # why it was closed by the house


class NoticeCount(msgspec.Struct, frozen=True):
    """How many are told by a way, and for how many it fails."""

    way: str
    people: int
    failing: int  # it is tried again
    given_up: int


class Overview(msgspec.Struct, frozen=True):
    """The house: its processes, and its tables, those in play first, the last moved first."""

    now: float
    processes: list[ProcessInfo]
    tables: list[AdminTable]
    running: int  # of all tables, also of those that are not listed here
    all: int
    notices: list[NoticeCount] = []
