"""A match: set-up plus log of moves. The log is the truth; everything else can be made from it again.

A log is replayed only under the rules it was written with. Where they have changed since, a match goes on from its kept
position: `first` is the version it begins at, and what lies before is remembered as text alone.
"""

from collections.abc import Iterable, Mapping
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
Cost = Literal["free", "ask", "no"]


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
        return rules.waiting(self.state)

    def moves(self, seat: int) -> list[str]:
        text = self.game.vocabulary.text
        return [text(move) for move in rules.moves(self.state, self.check_seat(seat), self.game.aside)]

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
        self.line.append(Made(seat, move, knowledge(s), sealed, v, exact))
        s.ear = self.ear
        rules.play(s, seat, move, aside)
        for settle in self.after:
            settle(s)
        s.ear = None
        if len(self.line) % SNAPSHOT_EVERY == 0:
            self.snapshots[len(self.line)] = s.clone()

    # taking back

    def undo_cost(self, seat: int) -> Cost:
        """What the seat's last move costs to take back: nothing, the others' consent, or it cannot be."""
        i = None if seat == CLOCK else self.last_of(seat)
        if i is None or not (self.has_snapshot(i) or self.exact_up_to(i) is not None):
            return "no"
        if self.is_free(i):
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
                if agreed or not self.is_beside(made) or self.is_free(i):
                    break
            elif not self.is_beside(made):
                return i if self.is_free(i) else last
        return last

    def has_snapshot(self, i: int) -> bool:
        return min(self.snapshots, default=i + 1) <= i

    def exact_up_to(self, i: int) -> int | None:
        """The last of the moves up to this one before which the table lay as the log shows it."""
        for n in range(i, -1, -1):
            if self.line[n].exact:
                return n
        return None

    def forgotten(self, seat: int) -> int | None:
        """The version to be remembered before the seat's last move can be taken back; None: nothing is missing."""
        i = self.last_of(seat)
        if i is None or self.has_snapshot(i):
            return None
        n = self.exact_up_to(i)
        return None if n is None else self.line[n].v - 1

    def remember(self, version: int, state: State) -> None:
        """How the table lay at a version that was forgotten."""
        for n, made in enumerate(self.line):
            if made.exact and made.v - 1 == version:
                self.snapshots[n] = state

    def is_free(self, i: int) -> bool:
        """Nobody has learnt anything from it, nobody has gone on from it, and the turn was not ended on purpose."""
        made = self.line[i]
        secret = made.sealed and self.state.answers[made.seat] != NONE
        beside = self.is_beside(made)
        last = beside or i + 1 == len(self.line)  # what is shown beside is not its own
        if not secret and made.known != (knowledge(self.state) if last else self.line[i + 1].known):
            return False
        later = self.line[i + 1 :]
        if not beside and not all(self.is_beside(one) or (secret and one.sealed) for one in later):
            return False
        closes = any(family.has(made.move) for family in self.game.closing)
        if closes and not secret and made.seat not in self.waiting:
            return False
        return all(one.sealed for one in later) or self.stands_without(i)

    def is_beside(self, made: Made) -> bool:
        return self.game.aside is not None and self.game.aside.has(made.move)

    def stands_without(self, i: int) -> bool:
        """Whether all later moves are as legal without this one."""
        known = [n for n in self.snapshots if n <= i]
        if not known:
            return True  # only the store knows how the table lay: asked again once that is remembered
        start = max(known)
        s = self.snapshots[start].clone()
        for n, made in enumerate(self.line[start:], start):
            if n > i and rules.judge(s, made.seat, made.move, self.game.aside) is not None:
                return False
            if n != i:
                rules.play(s, made.seat, made.move, self.game.aside)
        return True

    def undo(self, seat: int, consent: Iterable[int] = (), needed: bool = False) -> None:
        """Take the seat's last move back, exactly. Beyond new information all other seats must have agreed, and
        whatever was done since goes with it; so it is where a log says that consent was `needed`.
        """
        i = self.last_of(self.check_player(seat), needed)
        if i is None or not self.has_snapshot(i):
            raise Refused(Refusal("kernel", "undo-nothing"), self.say)
        agreed = sorted({self.check_player(other) for other in consent} - {seat})
        free = not needed and (self.is_free(i) or bool(self.after))  # what an old log took back freely was free then
        if not free and self.players == 1:
            raise Refused(Refusal("kernel", "undo-alone"), self.say)
        if not free and len(agreed) < self.players - 1:
            raise Refused(Refusal("kernel", "undo-consent"), self.say)
        self.lines.append(Entry(seat, "undo" if free else " ".join(["undo", "agreed", *map(str, agreed)])))
        keep = self.line[:i] + (self.line[i + 1 :] if free else [])
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

    # other rules

    def go_on(self, version: int) -> None:
        """From this line on today's rules hold, not those of that version. Nothing before it can be taken back."""
        self.lines.append(Entry(HOUSE, f"{RULES} {version} {self.game.version}"))
        self.line = []
        self.snapshots = {0: self.state.clone()}
        if self.ear is not None:
            told: Params = {"had": version, "have": self.game.version}
            self.ear.hear(Event("rules-changed", told, EVERYONE), self.state)

    # looking

    def table(self, seat: int | None) -> Any:
        """What a seat may know, in the game's written form; None is a spectator."""
        return self.game.lay_out(self.state, eyes_of(None if seat is None else self.check_player(seat)))

    def view(self, seat: int | None) -> Json:
        """The same as JSON."""
        return plain(self.table(seat))

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
        for entry in self.lines[: version - self.first]:
            other.replay(entry.seat, entry.move)
        return other

    def replay(self, seat: int, move: str) -> None:
        """One line of a log: a move, an undo, or the house's word that other rules hold from now on."""
        words = move.split()
        if seat == HOUSE:
            known = len(words) == 3 and words[0] == RULES and is_number(words[1], RULES_DIGITS)
            if not known or words[2] != str(self.game.version):
                raise Refused(Refusal("kernel", "save-version", {"have": move[:20], "want": self.game.version}))
            self.go_on(int(words[1]))
        elif words[:1] == ["undo"]:
            self.undo(seat, [seat_in(word) for word in words[2:]], needed=len(words) > 1)
        else:
            self.play(seat, move)


def seat_in(word: str) -> int:
    """The seat that a line of a log names; NONE where it names none."""
    return int(word) if is_number(word, 2) else NONE


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
        if version == game.version and all(entry.seat != HOUSE for entry in log):
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
