"""What travels to a client: boards, scenes and patches. Never compiled (mypyc loses msgspec's class arguments).

A *board* is static geometry, sent once. A *scene* is what one viewer may see now: a flat map of pieces with stable
ids, and the moves, each naming the targets that are picked to choose it. A *patch* turns one scene into the next.
Strings in `args` that are message ids are resolved in the viewer's language; `seat-N` is the player's name.
"""

from typing import Any, Literal

import msgspec

from stellwerk.kernel.state import NONE

Args = dict[str, Any]


class Text(msgspec.Struct, omit_defaults=True, frozen=True):
    """A message and its arguments; every viewer reads it in their own language."""

    m: str
    a: Args = {}


class Zone(msgspec.Struct, omit_defaults=True, frozen=True):
    """A place where pieces lie. Pieces are laid out by computation: row, column, grid, stack or spread."""

    id: str
    x: float
    y: float
    w: float
    h: float
    name: Text
    layout: Literal["row", "column", "grid", "stack", "spread"] = "row"
    gap: float = 8  # between two pieces; in a stack the offset
    cols: int = 0  # of a grid
    piece: tuple[float, float] = (60, 84)  # the size at which pieces are drawn here
    look: str = ""  # a template of the game's art drawn as the zone's floor
    label: bool = True  # whether the name is written on the table
    align: Literal["start", "center", "end"] = "start"


class Region(msgspec.Struct, omit_defaults=True, frozen=True):
    """One drawing on the page with its own coordinates. The client lays regions out by role."""

    id: str
    role: Literal["stage", "own", "seat", "side"]
    w: float
    h: float
    name: Text
    zones: list[Zone]
    seat: int = NONE  # whose board it is, for role own and seat
    look: str = ""  # background template of the game's art
    tab: str = ""  # on a phone: the tab under which it is found (a message id); "" is always seen on the table


class Board(msgspec.Struct, omit_defaults=True, frozen=True):
    """The same zones twice: for wide screens and for a phone held upright (360 units wide)."""

    game: str
    wide: list[Region]
    narrow: list[Region]
    printed: "dict[str, Piece]" = {}  # pieces that always lie there, until the scene has one of the same id


class Piece(msgspec.Struct, omit_defaults=True, frozen=True):
    """Something that lies in a zone. `k` names a template `<g id="piece-k">` of the game's art; slots fill it."""

    z: str
    i: int
    k: str
    name: Text  # spoken name, also the tooltip's heading
    slots: dict[str, str] = {}  # text, message id, symbol id, or an amount `{unit:1050}` for the slots of the template
    c: str = ""  # further CSS classes: kind-coal, seat-2, facedown
    notes: list[Text] = []  # for the detail view: meaning, provenance
    up: bool = False  # just changed: a short glow


class Range(msgspec.Struct, omit_defaults=True, frozen=True):
    """A number to choose: the move's text has `{n}` in its place."""

    low: int
    high: int
    step: int
    start: int
    unit: str = ""  # message id that formats `$n`
    marks: list[int] = []  # amounts worth a button of their own
    base: int = 0  # what the number is added to: the move's text has both together as `$total`
    top: str = ""  # message id that names the highest amount, `$n`, where it is everything there is


class Why(msgspec.Struct, frozen=True):
    """A refusal as the client gets it."""

    rule: str
    text: Text


class Card(msgspec.Struct, omit_defaults=True, frozen=True):
    """What somebody is told who points at a thing and asks. Never part of a scene: it is asked for."""

    name: Text
    what: list[Text] = []  # what it is for, in a sentence or two; an effect is said
    now: list[Text] = []  # its numbers now, for whoever asks: costs, gains, counts
    rule: str = ""  # of the ledger
    look: "Piece | None" = None  # only where its picture is not the thing itself
    origin: list[Text] = []  # where its values come from, and which of them are guesses


class Offer(msgspec.Struct, omit_defaults=True, frozen=True):
    """A move worth showing. `on` is the path of zones and pieces that choose it; () is a button only.

    Pieces that are alike stand for the same move: it is offered once for each, and listed once.
    """

    move: str
    text: Text
    on: tuple[str, ...] = ()
    group: str = ""  # heading under which the move list shows it (message id)
    main: bool = False  # the step's plain next thing: drawn as the large button
    last: bool = False  # passes, stops or ends: stands apart, after everything else
    to: str = ""  # where the piece that is picked goes: lit as well, and picking it is the same
    order: bool = False  # all of these are done, one after the other: the order seldom matters
    number: Range | None = None


class Act(msgspec.Struct, omit_defaults=True, frozen=True):
    """An offer after judgement: playable, or greyed with the reason."""

    move: str
    text: Text
    on: tuple[str, ...] = ()
    group: str = ""
    main: bool = False
    last: bool = False
    to: str = ""
    order: bool = False
    number: Range | None = None
    why: Why | None = None
    aside: bool = False  # beside the question: it can be done at any time


class Exhibit(msgspec.Struct, omit_defaults=True, frozen=True):
    """One kind of thing in the box, as it is drawn; its notes say what it does and where its values come from."""

    piece: Piece
    n: int = 1  # so many of them are in the box


class Shelf(msgspec.Struct, omit_defaults=True, frozen=True):
    """Things of a kind, for the gallery of all components."""

    title: Text
    items: list[Exhibit]


class Figure(msgspec.Struct, omit_defaults=True, frozen=True):
    """One of the few numbers that matter about a player. `value` None: a secret."""

    name: Text
    value: int | None
    unit: str = ""
    icon: str = ""  # a symbol of the game's art


class Strip(msgspec.Struct, omit_defaults=True, frozen=True):
    """One player at a glance. `state`: asked now, has answered, waits, is out.

    The opponent of the rules has a name instead of a seat.
    """

    seat: int
    figures: list[Figure]
    state: Literal["asked", "answered", "waits", "out"] = "waits"
    notes: list[Text] = []
    name: Text | None = None


class Share(msgspec.Struct, omit_defaults=True, frozen=True):
    """Of what a value is made: a piece on the table, or words about how it counts, with a symbol of the game's art."""

    text: Text | None = None
    icon: str = ""
    piece: str = ""


class Row(msgspec.Struct, omit_defaults=True, frozen=True):
    """A line of a summary table: a label and one value per column."""

    name: Text
    values: list[int | None]
    strong: bool = False
    icon: str = ""  # a symbol of the game's art
    shares: list[list[Share]] = []  # by column: of what its value is made


class Sheet(msgspec.Struct, omit_defaults=True, frozen=True):
    """A summary that stops the show until it is read: profits of a round, the final count."""

    title: Text
    columns: list[Text]
    rows: list[Row]
    unit: str = ""
    notes: list[Text] = []


class Picture(msgspec.Struct, omit_defaults=True):
    """What a game's `scene` room makes of a table."""

    parts: list[dict[str, Piece]]  # all pieces, in parts that are the very same while what they show is the same
    sign: list[Text]  # the game's clock: round, phase, what is going on
    prompt: Text  # one sentence: what is wanted, of whom
    strips: list[Strip]
    rule: str = ""  # the ledger rule that explains the open question
    sheet: Sheet | None = None


class Line(msgspec.Struct, omit_defaults=True, frozen=True):
    """One line of the log. `v` is the moment it belongs to, for jumps."""

    v: int
    text: Text
    round: int = 0  # of the game, where it has rounds
    turn: int = NONE  # the seat whose turn it was
    gains: list[int] = []  # by seat, the points that it brought, where everybody sees them


class Scene(msgspec.Struct, tag="scene", omit_defaults=True):
    """Everything one viewer sees at one moment."""

    v: int
    seat: int | None
    waiting: list[int]
    pieces: dict[str, Piece]
    acts: list[Act]
    sign: list[Text]
    prompt: Text
    strips: list[Strip]
    rule: str = ""
    sheet: Sheet | None = None
    over: bool = False
    undo: Literal["free", "ask", "no"] = "no"
    forced: bool = False  # the one playable act is all that can be done, and nothing is told by making it at once
    tick_ms: int = 0  # a running clock: milliseconds until it strikes
    tick_run: int = 0  # the clock runs on while this stays the same
    log: list[Line] = []
    earlier: bool = False  # whether the log has lines before these: they are asked for page by page
    since: int = 0  # the version that the last move of this seat made


class Patch(msgspec.Struct, tag="patch", omit_defaults=True):
    """The step from scene `base` to scene `v`. One patch per event, in order; `frame` counts within a move."""

    base: int
    v: int
    frame: int = 0
    last: bool = True  # the last frame of a move: now the acts are current
    put: dict[str, Piece] = {}
    cut: list[str] = []
    waiting: list[int] | None = None
    acts: list[Act] | None = None
    sign: list[Text] | None = None
    prompt: Text | None = None
    strips: list[Strip] | None = None  # those that changed
    rule: str | None = None
    sheet: Sheet | msgspec.UnsetType | None = msgspec.UNSET  # None: it is taken away
    over: bool | None = None
    undo: Literal["free", "ask", "no"] | None = None
    forced: bool | None = None
    tick_ms: int = 0
    tick_run: int = 0
    log: list[Line] = []
    pause: bool = False  # stop here until the sheet is read
    since: int | None = None


def changed_strips(old: list[Strip], new: list[Strip]) -> list[Strip] | None:
    """Only the players about whom something changed; all of them where their order did."""
    if len(old) != len(new):
        return new
    out: list[Strip] = []
    for before, strip in zip(old, new):
        if before is not strip and before != strip:
            if before.seat != strip.seat:
                return new
            out.append(strip)
    return out or None


def with_strips(old: list[Strip], changed: list[Strip] | None) -> list[Strip]:
    """What a client makes of it."""
    if changed is None or len(changed) == len(old):
        return old if changed is None else changed
    by_seat = {strip.seat: strip for strip in changed}
    return [by_seat.get(strip.seat, strip) for strip in old]
