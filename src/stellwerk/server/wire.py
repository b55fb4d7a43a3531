"""What travels between server and clients besides scenes. Client messages refuse unknown fields."""

from typing import Annotated, Any, Literal

import msgspec

from stellwerk.kernel.game import OptionKind
from stellwerk.stage.wire import Board, Card, Line, Text, Why

SeatKind = Literal["me", "link", "here", "bot"]
Hints = Literal["told", "quiet", "none"]  # whether they may be asked for, and whether the others hear of it
ReviewState = Literal["none", "running", "done", "stopped", "impossible"]
Offered = Literal["", "holder", "host"]
WhenUp = Literal["move", "bot", "nothing"]  # when time is up: a bot makes this move, or plays on, or it is only told
Wish = Literal["undo", "close"]  # what the others have to agree to: taking a move back, closing the table


Sound = Literal["place", "coins", "train", "point"]
SMALLEST, LARGEST = -(2**31), 2**31 - 1
Number = Annotated[int, msgspec.Meta(ge=SMALLEST, le=LARGEST)]  # of a seat or a version, as a client sends it


# --- HTTP: games and tables ---


class OptionInfo(msgspec.Struct, frozen=True):
    id: str
    choices: list[str]
    default: str
    kind: OptionKind
    doubt: str = ""
    rule: str = ""
    apart: bool = False  # a module or a difficulty: results are only compared where it is the same


class GameInfo(msgspec.Struct, frozen=True):
    """Names and descriptions are messages `game-title` and `game-tagline` of the game's words."""

    id: str
    fewest: int
    most: int
    options: list[OptionInfo]
    bots: list[str]  # from weak to strong, then others; named by messages `bot-ID` and described by `bot-ID-about`
    reconstructed: int = 0  # how many component values are reconstructed
    lessons: list[str] = []  # in the order of teaching; their words are messages `lesson-ID-title` and so on
    minutes: tuple[int, int] | None = None  # playing time, from and to
    weight: int = 0  # from 1, light, to 4, heavy; 0: nobody has said
    ratings: dict[str, int] = {}  # of bots that were measured in this game, in Elo; who chooses at random has 0
    sounds: dict[str, Sound] = {}  # what is heard at which event of the log


class RuleInfo(msgspec.Struct, frozen=True):
    """One rule of the ledger in our words."""

    id: str
    chapter: str
    source: str  # the heading in the rulebook
    de: str
    en: str
    source_en: str  # the same in English, with the original in brackets


class RulesInfo(msgspec.Struct, frozen=True):
    """The rules in the app: a short page (Markdown) and the full ledger."""

    short_de: str
    short_en: str
    chapters: list[tuple[str, str, str]]  # id, German, English
    rules: list[RuleInfo]
    aid_de: str = ""  # the player aid, one page of Markdown too
    aid_en: str = ""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: me, a friend by link, somebody at this screen, or a bot."""

    kind: SeatKind
    name: str = ""
    bot: str = ""


class TimeLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take, in real time: for each move, or each of them for the whole game."""

    per: Literal["move", "player"]
    seconds: Number
    up: WhenUp = "nothing"
    bot: str = ""  # which one plays then


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. A component file is given as an object, or as {"toml": its text}."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    first: Literal["as-listed", "shuffled"] = "as-listed"  # whether the seats are mixed
    hints: Hints | None = None  # None: told where other people sit at the table, else quiet
    limit: TimeLimit | None = None  # None: everybody takes the time they need


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A seat as everybody may see it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""
    taken: bool = False
    online: bool = False
    program: str = ""  # which program holds a seat link; "": nobody has said that it is one
    offered: Offered = ""  # who has made a link by which somebody else may sit down here
    passed: int = 0  # how often the seat has gone to somebody else
    lent: bool = False  # a bot plays for whoever holds it, who can have it back
    gone: bool = False  # whoever played there has had their name removed
    left: float | None = None  # seconds on its clock when this was sent; None: it has none
    ticks: bool = False  # the clock runs
    late: bool = False  # its time was up


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table as this session sees it."""

    id: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, str]  # a component file that somebody brought is called own-...
    version: int
    waiting: list[int]
    over: bool
    opened: float  # seconds since 1970
    moved: float
    mine: list[int] = []  # seats this session holds
    host: bool = False
    links: dict[int, str] = {}  # seat -> link, for whoever has made it: until somebody has sat down by it
    watch: str = ""  # the spectators' link
    shut: Text | None = None  # why it can only be looked at: today's rules cannot take it in
    lesson: str = ""  # that somebody learns here
    round: int = 0  # 0: the game counts none
    closed: bool = False  # the players have stopped before the end: nobody has won
    watching: list[str] = []  # names of those who look on right now without a seat; "" has told none
    hints: Hints = "told"
    reason: str = ""  # why whoever runs the house has closed it
    rematch: str = ""  # the table where the same people play again, for whoever has a place there
    imported: bool = False  # it came as a file: to look through, not to go on with
    replay: str = ""  # the link by which anybody looks at the game, once it is over, for those who play here
    limit: TimeLimit | None = None  # on how long people may take


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table stands in my list."""

    listed: bool


class Knock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, to read the invitation before following it."""

    token: str


class Invitation(msgspec.Struct, frozen=True):
    """What a link leads to, for somebody who has not come in yet."""

    table: TableInfo
    seat: int | None  # the seat that is kept; None: a place to watch from
    host: str  # the name of whoever opened the table; "" has told none


class LogPage(msgspec.Struct, omit_defaults=True):
    """Lines of the log before a version, as one seat reads them."""

    lines: list[Line]
    earlier: bool = False  # whether there are lines before these
    first: int = 0  # the version at which the page begins; this seat may have heard nothing of it


class TurningPoint(msgspec.Struct):
    """A turn that brought its player much, with what was told of it."""

    v: int  # its last move
    seat: int
    points: int
    lines: list[Line]


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat link (or of a spectators' link), posted once."""

    token: str
    name: str = ""
    program: str = ""  # a program that takes the seat says which it is: everybody at the table is told, for good


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot is to play a seat."""

    bot: str


class OwnLink(msgspec.Struct, frozen=True):
    """A link for another browser of mine: it carries all my seats and my record there."""

    link: str
    qr: str  # the same as a picture, SVG
    seconds: int  # so long it works, and once
    browsers: int  # how many have my seats already, this one included


class Browsers(msgspec.Struct, frozen=True):
    """How many browsers have my seats, this one included."""

    browsers: int


class OwnToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of such a link."""

    token: str


class RoomInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where others in the home network find this server; empty where it is not for one room."""

    address: str = ""
    qr: str = ""  # the same as a picture, SVG


class SeatCode(msgspec.Struct, frozen=True):
    """The link to a free seat, as others in the room come by it."""

    seat: int
    link: str
    qr: str


class Learn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to learn."""

    name: str = ""


class MoveIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move by HTTP; `v` is the version it is meant for."""

    seat: Number
    move: str
    v: Number


class MoveOut(msgspec.Struct, frozen=True):
    v: int


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would you do? For a seat of mine that is asked."""

    seat: Number


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to the open question, and what is expected of it. Differences are to the next best for the best
    answer, to the best for all others.
    """

    move: str  # "" is to make no move now
    text: Text
    chance: float  # to win, from 0 to 1
    points: float  # at the end
    more_chance: float = 0.0
    more_points: float = 0.0
    sources: dict[str, float] = {}  # the difference in points by source, in the first turn in which there is one
    figures: dict[str, float] = {}  # the difference in what else is told of a player then, by the message that names it
    others: float = 0.0  # the difference in the points of the best of the others then
    later: float = 0.0  # the difference in points that lie farther ahead


class Hint(msgspec.Struct, frozen=True):
    """Up to three answers, the best first."""

    v: int
    moves: list[Advice]


class AskCoach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is this move sound? Without a move: the coach begins to think, and nothing is answered yet."""

    seat: Number
    v: Number
    move: str = ""


class Doubt(msgspec.Struct, frozen=True):
    """A move that loses much against the best one."""

    chosen: Advice
    best: Advice  # its differences are to the chosen one


class Coached(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the coach says to a move: nothing, or that another is much better."""

    doubt: Doubt | None = None


class AskReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a review, or go on with it; `wanted` false stops it."""

    seat: Number
    wanted: bool = True


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision of a game that is over, looked at from what the seat knew then."""

    v: int  # the moment of the question
    round: int
    chosen: Advice
    best: Advice | None = None  # None: nothing better was found; its differences are to the chosen one


class Review(msgspec.Struct, omit_defaults=True):
    """What the seat decided in a game, as far as it has been looked at."""

    seat: int
    state: ReviewState = "none"
    done: int = 0
    of: int = 0
    decisions: list[Decision] = []


class SoloResult(msgspec.Struct, omit_defaults=True):
    """One game played alone, and its place among those of its combination."""

    place: int
    total: int
    ended: float  # seconds since 1970
    won: bool | None = None  # against the opponent of the rules, where there is one
    table: str = ""  # to look at it again, where this session still may


class SoloRecord(msgspec.Struct, omit_defaults=True):
    """The best games alone with one combination of modules."""

    game: str
    options: dict[str, str]  # what is not the default; a component file of one's own is called own-...
    played: int
    best: list[SoloResult]
    this: SoloResult | None = None  # the result of the table asked for


class Opponent(msgspec.Struct, omit_defaults=True):
    """Somebody I played against; `bot` is empty for a person."""

    name: str
    bot: str = ""


class PlayedGame(msgspec.Struct, omit_defaults=True):
    """A game that I have played to its end."""

    table: str
    game: str
    ended: float  # seconds since 1970
    seconds: int  # from the opening of the table to the last move
    place: int
    points: int
    won: bool
    opponents: list[Opponent] = []


class Problem(msgspec.Struct, omit_defaults=True):
    """Every error, in one form. `text` can be said in the viewer's language; `detail` is English."""

    status: int
    detail: str
    text: Text | None = None
    rule: str = ""


# --- WebSocket: client to server ---


class Play(msgspec.Struct, tag="play", frozen=True, forbid_unknown_fields=True):
    v: Number
    seat: Number
    move: str


class Look(msgspec.Struct, tag="look", frozen=True, forbid_unknown_fields=True):
    """Look through the eyes of a seat I hold; None is a spectator."""

    seat: Number | None


class Moment(msgspec.Struct, tag="moment", frozen=True, forbid_unknown_fields=True):
    """Show the table as it lay at version v, as my seat saw it; None goes back to now."""

    v: Number | None


class AskLens(msgspec.Struct, tag="lens", frozen=True, forbid_unknown_fields=True):
    seat: Number
    move: str


class Explain(msgspec.Struct, tag="explain", frozen=True, forbid_unknown_fields=True):
    """What is this? `thing` is an id as the screen knows it; the answer is for the eyes and the moment I look at."""

    thing: str


class Undo(msgspec.Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take my last move back; where that needs consent, the others are asked."""

    seat: Number


class Close(msgspec.Struct, tag="close", frozen=True, forbid_unknown_fields=True):
    """Stop before the end, without a winner; all other people at the table are asked."""

    seat: Number


class Resign(msgspec.Struct, tag="resign", frozen=True, forbid_unknown_fields=True):
    """Give my seat to a program; the others play on."""

    seat: Number


class Withdraw(msgspec.Struct, tag="withdraw", frozen=True, forbid_unknown_fields=True):
    """No longer ask what this seat has asked of the others."""

    seat: Number


class Consent(msgspec.Struct, tag="consent", frozen=True, forbid_unknown_fields=True):
    seat: Number
    yes: bool
    about: Wish = "undo"


class Say(msgspec.Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    text: str


class Rename(msgspec.Struct, tag="rename", frozen=True, forbid_unknown_fields=True):
    seat: Number
    name: str


class Resync(msgspec.Struct, tag="resync", frozen=True, forbid_unknown_fields=True):
    """Send everything again."""


class Ping(msgspec.Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Are you still there?"""


ClientMessage = (
    Play | Look | Moment | AskLens | Explain | Undo | Close | Resign | Withdraw | Consent | Say | Rename | Resync | Ping
)


# --- WebSocket: server to client (besides Scene and Patch) ---


class Hello(msgspec.Struct, tag="hello"):
    """First message, and after every Look: the board for this viewer. A Scene follows at once."""

    table: TableInfo
    board: Board
    seat: int | None
    chat: list["ChatLine"]


class TableNews(msgspec.Struct, tag="table"):
    """Names, presence or links changed."""

    table: TableInfo


class Refusal(msgspec.Struct, tag="refused"):
    """Your move was refused and nothing changed."""

    move: str
    why: Why


class ScoreInfo(msgspec.Struct, frozen=True):
    total: int
    sources: dict[str, int]


class Lens(msgspec.Struct, tag="lens", omit_defaults=True):
    """What a move would change, by source. Names are messages `source-KEY` of the game. Without a move: the score."""

    move: str
    before: ScoreInfo
    after: ScoreInfo
    best: ScoreInfo | None = None  # the most that can be made of the questions that follow from it
    note: Text | None = None  # why it brings nothing though it looks as if
    ahead: Text | None = None  # what it leads to
    seats: list[dict[str, int | None]] = []  # without a move: everybody's sources; None: a secret


class Explained(msgspec.Struct, tag="explained", omit_defaults=True):
    """The card of a thing, and why it cannot be used now where every move that names it is refused."""

    thing: str
    card: Card | None = None  # None: there is no such thing, or no longer
    why: list[Why] = []


class ChatLine(msgspec.Struct, tag="chat", omit_defaults=True):
    name: str
    text: str
    at: float
    seat: int | None = None  # of a line of the house: who has done it
    house: Text | None = None  # what the house says; `text` is the same in English


class LessonNews(msgspec.Struct, tag="lesson", omit_defaults=True):
    """How far the learner has come: after the greeting and after every move."""

    id: str
    n: int  # its place among the game's lessons
    of: int
    done: bool = False
    missed: bool = False  # no way to the goal was found from here
    next: str = ""  # the lesson after this one
    longer: bool = False  # none of the ways that the lesson lists, but one that still leads to the goal


class Asked(msgspec.Struct, tag="asked"):
    """A seat asks the others for something; these seats still have to agree."""

    about: Wish
    seat: int
    missing: list[int]


class Answered(msgspec.Struct, tag="answered"):
    """All have agreed, somebody has not, or the seat asks no longer."""

    about: Wish
    seat: int
    granted: bool
    withdrawn: bool = False


class PartInfo(msgspec.Struct):
    """A card or tile, and what it brought."""

    source: str
    name: Text
    points: int


class RankInfo(msgspec.Struct, omit_defaults=True):
    seat: int
    place: int
    score: ScoreInfo
    tie_break: Text | None = None
    parts: list[PartInfo] = []


class RivalInfo(msgspec.Struct):
    """The opponent of the rules, against whom one plays alone."""

    name: Text
    total: int


class CoursePoint(msgspec.Struct):
    """The scores at one milestone of the game (end of a round), for the graph."""

    v: int
    text: Text
    totals: list[int]


class Final(msgspec.Struct, tag="final"):
    """The final count, when the game is over."""

    winners: list[int]
    ranking: list[RankInfo]
    course: list[CoursePoint]
    rival: RivalInfo | None = None


class Pong(msgspec.Struct, tag="pong"):
    """I am."""


class Trouble(msgspec.Struct, tag="trouble"):
    """Something was wrong with the last message (malformed, too fast, not your seat)."""

    problem: Problem
