"""A match: set-up plus log of moves. The log is the truth; everything else can be made from it again.

A log is replayed only under the rules it was written with. Where they have changed since, a match goes on from its kept
position: `first` is the version it begins at, and what lies before is remembered as text alone.
"""

from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

import msgspec

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json, Result, Score, checked_options, checked_players
from stellwerk.kernel.reader import Reader, is_number, whole_number, wrong
from stellwerk.kernel.refusal import Params, Refusal, Refused, Say
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import EVERYONE, NONE, SEAT, Ear, Event, State
from stellwerk.kernel.step import CLOCK, HOUSE, Sealed
from stellwerk.kernel.table import ALL, Written, eyes_of, plain
from stellwerk.kernel.versions import Replay, newer, options_brought_along, replaying, taken_in, with_all_options

SNAPSHOT_EVERY = 32
FORMAT = 2  # a save of format 1 has no position
RULES = "rules"  # the house's line `rules 1 2`: from here on other rules hold
RULES_DIGITS = 6  # of a version of the rules, at most
RESIGN = "resign"  # the house's line `resign 1`: whoever sat there has given the seat up, and the game goes on
PLAYS = "plays"  # the house's line `plays 1 NAME`: from here on a program of that name plays the seat
REMARKS = {  # the house's lines `again 1` and so on, about whoever plays a seat, and the events that tell them
    "again": "bot-again",  # it had to be asked again
    "stood-in": "bot-stood-in",  # another answered for it
    "stuck": "bot-stuck",  # nobody could: it is asked until it does
    "back": "bot-back",  # whoever it played for plays in person again
    "passed": "seat-passed",  # the seat has gone to somebody else
    "late": "seat-late",  # whoever sits there has taken longer than was agreed
}
HANDS = (RESIGN, PLAYS, "back", "passed")  # those after which somebody else plays a seat
CLOSE = "close"  # the house's line `close 0 1`: these seats have agreed to stop here
HINT = "hint"  # the house's line `hint 1`: whoever sits there has looked at a hint
Cost = Literal["free", "ask", "no"]
Draw = Callable[["Match", int | None, str, bool], str]  # a seat or nobody, the language, whether it is night


class Entry(NamedTuple):
    """One line of the log: a seat and what it did, as text."""

    seat: int
    move: str


class Made(NamedTuple):
    """A move that stands, with what was known before it: undo looks at this."""

    seat: int
    move: int
    known: int  # learnt + draws from the generator, before the move
    sealed: bool
    v: int = 0  # the version that it made
    exact: bool = True  # whether the table lay before it as it did at version v - 1
    forced: bool = False  # there was no other answer, nor anything to do beside it


class Match:
    """One game being played."""

    def __init__(self, game: Game, setup: Json, state: State, say: Say | None = None, first: int = 0) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.say = say
        self.first = first
        self.before: list[Entry] = []  # the log up to `first`, where it is known
        self.lines: list[Entry] = []  # the log since
        self.line: list[Made] = []  # the moves that stand: the log without what was undone
        self.start = state
        self.snapshots: dict[int, State] = {}  # by length of the line
        self.ear: Ear | None = None
        self.after: list[Replay] = []  # while an old log is replayed: what its rules did by themselves after a move
        self.opening: list[Event] = []  # what the set-up told: the events of version 0
        self.draw: Draw | None = None  # how it is drawn, which the rules do not know
        self.closed = False  # the players have agreed to stop: nobody is asked any more, and nobody has won

    def begin(self) -> "Match":
        """The table as it lies is where its line starts. Sealed answers it came with can be changed like any other."""
        self.start = self.state.clone()
        before = self.start
        if any(move != NONE for move in before.answers):
            before = before.clone()
            for seat, move in enumerate(before.answers):
                if move != NONE:
                    self.line.append(Made(seat, move, knowledge(before), True, self.first, False))
            before.answers = [NONE] * before.seats
        self.snapshots = {0: before}
        return self

    def __repr__(self) -> str:
        """The table at a glance, for whoever may see everything."""
        shown = [f"players={self.players}", f"version={self.version}"]
        round_now: object = getattr(self.state, "round", None)  # most games count them
        if round_now is not None:
            shown.append(f"round={round_now}")
        if self.state.stack:
            shown.append(f"question={type(self.state.stack[-1]).__name__}")
        shown.append(f"waiting={self.waiting}")
        shown.append(f"scores={[score.total for score in self.scores]}")
        result = self.result
        if result is not None:
            shown.append(f"winners={result.winners}")
        return f"<Match {self.game.id} {' '.join(shown)}>"

    # asking

    @property
    def players(self) -> int:
        return self.state.seats

    @property
    def log(self) -> list[Entry]:
        return self.before + self.lines

    @property
    def version(self) -> int:
        return self.first + len(self.lines)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats that have to answer now; () when the game is over."""
        return () if self.closed else rules.waiting(self.state)

    def moves(self, seat: int) -> list[str]:
        self.check_seat(seat)
        if self.closed:
            return []
        text = self.game.vocabulary.text
        return [text(move) for move in rules.moves(self.state, seat, self.game.aside)]

    def why_not(self, seat: int, move: str) -> Refused | None:
        """The reason why a move is refused, or None if it is legal."""
        try:
            self.judged(seat, move)
        except Refused as refused:
            return refused
        return None

    def judged(self, seat: int, move: str) -> int:
        """The number of a legal move; raises Refused."""
        self.check_seat(seat)
        self.check_goes_on()
        try:
            number = self.game.vocabulary.parse(move)
        except Refused as refused:
            not_asked = self.why_not_asked(seat)
            raise Refused(refused.refusal if not_asked is None else not_asked, self.say) from None
        reason = rules.judge(self.state, seat, number, self.game.aside)
        if reason is not None:
            raise Refused(reason, self.say)
        return number

    def why_not_asked(self, seat: int) -> Refusal | None:
        """What is wrong before the move is even read: the game is over, or others are asked."""
        if not self.state.stack:
            return Refusal("kernel", "game-over")
        step = self.state.stack[-1]
        if seat in rules.waiting(self.state) or seat in step.unasked(self.state):
            return None
        return step.stranger(self.state, seat, NONE)

    def check_goes_on(self) -> None:
        """Raises Refused where the players have stopped."""
        if self.closed:
            raise Refused(Refusal("kernel", "table-closed"), self.say)

    def check_seat(self, seat: int) -> int:
        """The seat, if it may move: a player's, or the clock's. Raises Refused."""
        return CLOCK if type(seat) is int and seat == CLOCK else self.check_player(seat)

    def check_player(self, seat: int) -> int:
        """The seat, if it is a player's. Raises Refused."""
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise Refused(Refusal("kernel", "no-such-seat", {"seat": str(seat)[:20]}), self.say)
        return seat

    # answering

    def play(self, seat: int, move: str) -> None:
        """Make a move, or raise Refused and change nothing."""
        number = self.judged(seat, move)
        self.lines.append(Entry(seat, self.game.vocabulary.text(number)))
        self.make(seat, number, self.version)

    def make(self, seat: int, move: int, v: int, exact: bool = True) -> None:
        s = self.state
        aside = self.game.aside
        beside = aside is not None and aside.has(move)
        sealed = isinstance(s.stack[-1], Sealed) and not beside
        forced = not beside and seat >= 0 and rules.only_answer(s, seat, aside) != NONE
        self.line.append(Made(seat, move, knowledge(s), sealed, v, exact, forced))
        s.ear = self.ear
        rules.play(s, seat, move, aside)
        for settle in self.after:
            settle(s)
        s.ear = None
        if len(self.line) % SNAPSHOT_EVERY == 0:
            self.snapshots[len(self.line)] = s.clone()

    # taking back

    def together(self, seat: int) -> int:
        """How many of the seat's moves go back at once: its last choice, and what had to be answered so after it.
        0: whatever it did had to be so.
        """
        return len(self.chosen(seat))

    def chosen(self, seat: int) -> list[int]:
        """These moves, the last one first."""
        i = None if seat == CLOCK else self.last_of(seat)
        out: list[int] = []
        while i is not None:
            out.append(i)
            if not self.line[i].forced:
                return out
            i = self.own_before(i)
        return []

    def own_before(self, i: int) -> int | None:
        """The move of the same seat before this one."""
        seat = self.line[i].seat
        for n in range(i - 1, -1, -1):
            if self.line[n].seat == seat:
                return n
        return None

    def taken(self, seat: int, moves: int, agreed: bool = False) -> list[int]:
        """The moves that a seat would take back, the last one first; [] where there are not so many."""
        i = None if seat == CLOCK else self.last_of(seat, agreed)
        out: list[int] = []
        while i is not None and len(out) < moves:
            out.append(i)
            i = self.own_before(i)
        return out if len(out) == moves else []

    def undo_cost(self, seat: int, moves: int = 1) -> Cost:
        """What the seat's last moves cost to take back: nothing, the others' consent, or it cannot be."""
        return self.cost_of(self.taken(seat, moves))

    def cost_of(self, taken: list[int]) -> Cost:
        """What moves of one seat cost to take back, the last one first."""
        if self.closed or not taken or not (self.has_snapshot(taken[-1]) or self.exact_up_to(taken[-1]) is not None):
            return "no"
        if self.is_free(taken):
            return "free"
        return "ask" if self.players > 1 else "no"  # alone there is nobody who could agree

    def last_of(self, seat: int, agreed: bool = False) -> int | None:
        """The move that a seat would take back: an answer that is still secret, whatever came since, else its last.

        Unless others have agreed, what was done beside and shown does not bar the way to a free step before it.
        """
        secret = 0 <= seat < self.players and self.state.answers[seat] != NONE
        last: int | None = None
        for i in range(len(self.line) - 1, -1, -1):
            made = self.line[i]
            if made.seat != seat or (secret and not made.sealed):
                continue
            if last is None:
                last = i
                if agreed or not self.is_beside(made) or self.is_free([i]):
                    break
            elif not self.is_beside(made):
                return i if self.is_free([i]) else last
        return last

    def has_snapshot(self, i: int) -> bool:
        return min(self.snapshots, default=i + 1) <= i

    def exact_up_to(self, i: int) -> int | None:
        """The last of the moves up to this one before which the table lay as the log shows it."""
        for n in range(i, -1, -1):
            if self.line[n].exact:
                return n
        return None

    def forgotten(self, seat: int, moves: int = 1) -> int | None:
        """The version to be remembered before the seat's last moves can be taken back; None: nothing is missing."""
        taken = self.taken(seat, moves)
        if not taken or self.has_snapshot(taken[-1]):
            return None
        n = self.exact_up_to(taken[-1])
        return None if n is None else self.line[n].v - 1

    def remember(self, version: int, state: State) -> None:
        """How the table lay at a version that was forgotten."""
        for n, made in enumerate(self.line):
            if made.exact and made.v - 1 == version:
                self.snapshots[n] = state

    def is_free(self, taken: list[int]) -> bool:
        """Nobody has learnt anything from these moves of one seat, the last one first, nobody has gone on from them,
        and the turn was not ended on purpose.
        """
        first, end = taken[-1], taken[0] + 1
        made = self.line[first]
        secret = made.sealed and self.state.answers[made.seat] != NONE
        beside = self.is_beside(made)
        last = beside or end == len(self.line)  # what is shown beside is not its own
        if not secret and made.known != (knowledge(self.state) if last else self.line[end].known):
            return False
        later = [one for n, one in enumerate(self.line[first:], first) if n not in taken]
        if not beside and not all(self.is_beside(one) or (secret and one.sealed) for one in later):
            return False
        closes = any(self.closes(self.line[n]) for n in taken)
        if closes and not secret and made.seat not in self.waiting:
            return False
        return all(one.sealed for one in later) or self.stands_without(taken)

    def closes(self, made: Made) -> bool:
        """Whether a turn was ended on purpose. Where nothing else could be done it was not."""
        return not made.forced and any(family.has(made.move) for family in self.game.closing)

    def is_beside(self, made: Made) -> bool:
        return self.game.aside is not None and self.game.aside.has(made.move)

    def stands_without(self, taken: list[int]) -> bool:
        """Whether all later moves are as legal without these."""
        first = taken[-1]
        known = [n for n in self.snapshots if n <= first]
        if not known:
            return True  # only the store knows how the table lay: asked again once that is remembered
        start = max(known)
        s = self.snapshots[start].clone()
        for n, made in enumerate(self.line[start:], start):
            if n in taken:
                continue
            if n > first and rules.judge(s, made.seat, made.move, self.game.aside) is not None:
                return False
            rules.play(s, made.seat, made.move, self.game.aside)
        return True

    def undo(self, seat: int, consent: Iterable[int] = (), needed: bool = False, moves: int = 1) -> None:
        """Take the seat's last moves back, exactly. Beyond new information all other seats must have agreed, and
        whatever was done since goes with them; so it is where a log says that consent was `needed`.
        """
        self.check_goes_on()
        taken = self.taken(self.check_player(seat), moves, needed)
        if not taken or not self.has_snapshot(taken[-1]):
            raise Refused(Refusal("kernel", "undo-nothing"), self.say)
        agreed = sorted({self.check_player(other) for other in consent} - {seat})
        free = not needed and (self.is_free(taken) or bool(self.after))  # what an old log took back freely was free
        if not free and self.players == 1:
            raise Refused(Refusal("kernel", "undo-alone"), self.say)
        if not free and len(agreed) < self.players - 1:
            raise Refused(Refusal("kernel", "undo-consent"), self.say)
        words = ["undo", *([str(moves)] if moves > 1 else []), *([] if free else ["agreed", *map(str, agreed)])]
        self.lines.append(Entry(seat, " ".join(words)))
        later = self.line[taken[-1] :]
        keep = self.line[: taken[-1]] + [one for n, one in enumerate(later, taken[-1]) if free and n not in taken]
        self.rewind(keep)
        if self.ear is not None:
            self.ear.hear(Event("undone", {"seat": SEAT[seat]}, EVERYONE), self.state)

    def rewind(self, line: list[Made]) -> None:
        """Make the state again from the last snapshot that both lines share."""
        shared = 0
        while shared < min(len(line), len(self.line)) and line[shared] == self.line[shared]:
            shared += 1
        self.snapshots = {n: kept for n, kept in self.snapshots.items() if n <= shared}
        start = max(self.snapshots)
        self.state = self.snapshots[start].clone()
        self.line = line[:start]
        ear, self.ear = self.ear, None
        for i, made in enumerate(line[start:], start):
            self.make(made.seat, made.move, made.v, made.exact and i < shared)
        self.ear = ear

    def last_move_of(self, seat: int) -> int:
        """The version that the seat's last move made; 0 where it has made none that is remembered."""
        for made in reversed(self.line):
            if made.seat == seat:
                return made.v
        return 0

    # advice

    def hint(self, seat: int) -> None:
        """Somebody has looked at a hint, and the others are told so. It changes nothing else."""
        self.check_goes_on()
        self.note(f"{HINT} {self.check_player(seat)}", Event("hint", {"seat": SEAT[seat]}, EVERYONE))

    # leaving

    def resign(self, seat: int) -> None:
        """Somebody gives a seat up. Who sits there from now on is no matter of the rules: they go on asking it."""
        self.check_goes_on()
        self.note(f"{RESIGN} {self.check_player(seat)}", Event("resigned", {"seat": SEAT[seat]}, EVERYONE))

    def plays(self, seat: int, program: str) -> None:
        """A program of that name plays the seat from now on, in place of another."""
        self.check_goes_on()
        told: Params = {"seat": SEAT[self.check_player(seat)], "bot": program}
        self.note(f"{PLAYS} {seat} {program}", Event("bot-plays", told, EVERYONE))

    def remark(self, what: str, seat: int) -> None:
        """What the players should know of whoever plays a seat."""
        self.check_goes_on()
        self.note(f"{what} {self.check_player(seat)}", Event(REMARKS[what], {"seat": SEAT[seat]}, EVERYONE))

    def close(self, agreed: Iterable[int]) -> None:
        """These have agreed to stop before the end: the table stays as it lies, without a winner.

        Nobody has: whoever runs the house has closed it.
        """
        if not self.waiting:
            raise Refused(Refusal("kernel", "table-closed" if self.closed else "game-over"), self.say)
        seats = sorted({self.check_player(seat) for seat in agreed})
        self.closed = True
        told: Params = {"seats": [SEAT[seat] for seat in seats]}
        event = Event("closed", told, EVERYONE) if seats else Event("closed-by-house", {}, EVERYONE)
        self.note(" ".join([CLOSE, *map(str, seats)]), event)

    def note(self, line: str, event: Event) -> None:
        """A line of the house, which is no move."""
        self.lines.append(Entry(HOUSE, line))
        if self.ear is not None:
            self.ear.hear(event, self.state)

    # other rules

    def go_on(self, version: int) -> None:
        """From this line on today's rules hold, not those of that version. Nothing before it can be taken back."""
        self.line = []
        self.snapshots = {0: self.state.clone()}
        told: Params = {"had": version, "have": self.game.version}
        self.note(f"{RULES} {version} {self.game.version}", Event("rules-changed", told, EVERYONE))

    # looking

    def table(self, seat: int | None) -> Any:
        """What a seat may know, in the game's written form; None is a spectator."""
        return self.game.lay_out(self.state, eyes_of(None if seat is None else self.check_player(seat)))

    def view(self, seat: int | None) -> Json:
        """The same as JSON."""
        return plain(self.table(seat))

    def picture(self, seat: int | None = None, language: str = "en", night: bool = False) -> str:
        """The table as SVG, as a seat sees it; None is a spectator."""
        if self.draw is None:
            raise Refused(Refusal("kernel", "no-picture"), self.say)
        return self.draw(self, None if seat is None else self.check_player(seat), language, night)

    def _repr_html_(self) -> str:
        """In a notebook, which may be shown to anybody: what a spectator sees."""
        drawn = b64encode(self.picture().encode()).decode()
        return f'<img alt="{self.game.id}" style="max-width: 100%" src="data:image/svg+xml;base64,{drawn}">'

    @property
    def scores(self) -> list[Score]:
        return self.game.scores(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def position(self) -> Json:
        return self.game.position(self.state)

    @property
    def digest(self) -> str:
        return digest(self.game, self.state)

    # keeping

    def clone(self) -> "Match":
        other = Match(self.game, self.setup, self.state.clone(), self.say, self.first)
        other.before = self.before
        other.opening = self.opening
        other.lines = self.lines[:]
        other.start = self.start
        other.line = self.line[:]
        other.snapshots = dict(self.snapshots)
        other.closed = self.closed
        other.draw = self.draw
        return other

    def save(self) -> Json:
        """Set-up, seed and log: all that is needed to have the match again; its position, for rules of tomorrow."""
        now = {"rules": self.game.version, "position": with_all_options(self.game, self.position())}
        return {**self.setup, "format": FORMAT, "log": [[entry.seat, entry.move] for entry in self.log], "now": now}

    def at(self, version: int) -> "Match":
        """The match as it stood after that many log lines."""
        if not 0 <= version <= self.version:
            raise Refused(Refusal("kernel", "no-such-moment", {"last": self.version}), self.say)
        if version < self.first:
            raise Refused(Refusal("kernel", "moment-other-rules", {"first": self.first}), self.say)
        other = Match(self.game, self.setup, self.start.clone(), self.say, self.first).begin()
        other.before = self.before
        other.opening = self.opening
        other.draw = self.draw
        for entry in self.lines[: version - self.first]:
            other.replay(entry.seat, entry.move)
        return other

    def replay(self, seat: int, move: str) -> None:
        """One line of a log: a move, an undo, or a word of the house: who has left, who plays, who looked at a hint,
        which rules hold.
        """
        words = move.split()
        if seat == HOUSE and words[:1] == [RESIGN] and len(words) == 2:
            self.resign(seat_in(words[1]))
        elif seat == HOUSE and words[:1] == [PLAYS] and len(words) == 3:
            self.plays(seat_in(words[1]), words[2])
        elif seat == HOUSE and words and words[0] in REMARKS and len(words) == 2:
            self.remark(words[0], seat_in(words[1]))
        elif seat == HOUSE and words[:1] == [CLOSE]:
            self.close([seat_in(word) for word in words[1:]])
        elif seat == HOUSE and words[:1] == [HINT] and len(words) == 2:
            self.hint(seat_in(words[1]))
        elif seat == HOUSE:
            known = len(words) == 3 and words[0] == RULES and is_number(words[1], RULES_DIGITS)
            if not known or words[2] != str(self.game.version):
                raise Refused(Refusal("kernel", "save-version", {"have": move[:20], "want": self.game.version}))
            self.go_on(int(words[1]))
        elif words[:1] == ["undo"]:
            agreed = words[2 if moves_undone(move) > 1 else 1 :]
            self.undo(seat, [seat_in(word) for word in agreed[1:]], needed=bool(agreed), moves=moves_undone(move))
        else:
            self.play(seat, move)


def moves_undone(line: str) -> int:
    """How many moves the line `undo`, `undo 2` or `undo 2 agreed 0 1` takes back."""
    words = line.split()
    return int(words[1]) if len(words) > 1 and is_number(words[1], 4) else 1


def seat_in(word: str) -> int:
    """The seat that a line of a log names; NONE where it names none."""
    return int(word) if is_number(word, 2) else NONE


def revises(entry: Entry) -> bool:
    """Whether other rules hold from this line on."""
    return entry.seat == HOUSE and entry.move.startswith(RULES)


def hands_over(entry: Entry, seat: int) -> bool:
    """Whether somebody else plays a seat from this line on."""
    return entry.seat == HOUSE and entry.move.split()[:2] in [[what, str(seat)] for what in HANDS]


def closes(entry: Entry) -> bool:
    """Whether the players stopped here; nothing comes after such a line."""
    return entry.seat == HOUSE and entry.move.startswith(CLOSE)


def knowledge(s: State) -> int:
    return s.learnt + s.rng.count


def digest(game: Game, s: State) -> str:
    """A fingerprint of the whole state, the same on every machine."""
    return digest_of(game.lay_out(s, ALL))


def digest_of(table: Written) -> str:
    return blake2b(msgspec.json.encode(table, order="sorted"), digest_size=12).hexdigest()


def new_match(
    game: Game, players: int, seed: int | str, options: Mapping[str, Any] | None, say: Say | None = None
) -> Match:
    try:
        chosen = checked_options(game, options)
        state = game.set_up(checked_players(game, players), seeded(seed), chosen)
    except Refused as refused:
        raise Refused(refused.refusal, say) from None
    setup: Json = {"format": FORMAT, "game": game.id, "rules": game.version}
    setup.update({"players": players, "seed": seed, "options": chosen})
    opening = told_at_first(game, state)
    match = Match(game, setup, state, say).begin()
    match.opening = opening
    return match


def told_at_first(game: Game, s: State) -> list[Event]:
    """What a table tells of its set-up, and of all that follows from it before anybody is asked."""
    s.ear = ear = Ear()
    game.tell_set_up(s)
    rules.settle(s)
    s.ear = None
    return ear.events


def match_from_position(game: Game, position: Json, say: Say | None = None) -> Match:
    try:
        state = game.read(position)
    except Refused as refused:
        raise Refused(refused.refusal, say) from None
    rules.settle(state)
    setup: Json = {"format": FORMAT, "game": game.id, "rules": game.version, "position": position}
    return Match(game, setup, state, say).begin()


def load_match(game: Game, saved: Json, say: Say | None = None) -> Match:
    """A saved match: replayed, or from its last position where its rules have changed since.

    Raises Refused where a field or a line of the log does not fit.
    """
    try:
        r = Reader(saved)
        log = read_log(r)
        version = read_version(r)
        if version > game.version:
            raise newer(game, version)
        if version == game.version and not any(map(revises, log)):
            return replayed(game, r, log, [], say)
        if r.has("now"):
            return going_on(game, r, log, say)
        return replayed(game, r, log, replaying(game, version), say)
    except Refused as refused:
        raise Refused(refused.refusal, say) from None


def read_version(r: Reader) -> int:
    if r.raw("format") not in range(1, FORMAT + 1):
        raise Refused(Refusal("kernel", "save-format", {"have": str(r.raw("format"))[:20], "want": FORMAT}))
    return whole_number(r.raw("rules"), "rules", 1, 1_000_000)


def replayed(game: Game, r: Reader, log: list[Entry], after: list[Replay], say: Say | None) -> Match:
    """From the set-up, line by line; `after` each line what that version of the rules did by itself."""
    match = begun(game, r, say)
    match.after = after
    for seat, move in log:
        match.replay(seat, move)
    match.after = []
    if after:
        match.setup["rules"] = r.raw("rules")
        match.first, match.before, match.lines = len(log), log, []
        if match.waiting:
            match.go_on(r.raw("rules"))
    return match


def begun(game: Game, r: Reader, say: Say | None) -> Match:
    """The match before its first line."""
    if r.has("position"):
        return match_from_position(game, r.raw("position"), say)
    options = options_brought_along(game, r.object("options").data, read_version(r))
    return new_match(game, r.raw("players"), read_seed(r), options, say)


def going_on(game: Game, r: Reader, log: list[Entry], say: Say | None) -> Match:
    """From the last position: the log before it is not replayed, but stays what it was."""
    now = r.object("now")
    version = whole_number(now.raw("rules"), "now.rules", 1, 1_000_000)
    position = now.raw("position")
    if not isinstance(position, dict):
        raise wrong("now.position", "json-object", position)
    setup = {name: value for name, value in r.data.items() if name not in ("log", "now")}
    match = Match(game, setup, taken_in(game, position, version), say, len(log)).begin()
    match.before = log
    match.closed = bool(log) and closes(log[-1])
    if version != game.version and match.waiting:
        match.go_on(version)
    return match


def read_log(r: Reader) -> list[Entry]:
    entries: list[Entry] = []
    for i, line in enumerate(r.items("log")):
        if not isinstance(line, list | tuple) or len(line) != 2 or type(line[0]) is not int or type(line[1]) is not str:
            raise wrong(f"log[{i}]", "json-line", line)
        entries.append(Entry(line[0], line[1]))
    return entries


def read_seed(r: Reader) -> int | str:
    seed: object = r.raw("seed")
    return seed if isinstance(seed, str) else whole_number(seed, "seed", -(2**63), 2**64)
