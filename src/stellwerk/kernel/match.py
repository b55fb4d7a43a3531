"""A match: set-up plus log of moves. The log is the truth; everything else can be made from it again."""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

import msgspec

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json, Result, Score, checked_options, checked_players
from stellwerk.kernel.reader import Reader, whole_number, wrong
from stellwerk.kernel.refusal import Params, Refusal, Refused, Say
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import EVERYONE, NONE, Ear, Event, State
from stellwerk.kernel.step import CLOCK, Sealed

SNAPSHOT_EVERY = 32
FORMAT = 1
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


class Match:
    """One game being played."""

    def __init__(self, game: Game, setup: Json, state: State, say: Say | None = None) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.say = say
        self.log: list[Entry] = []
        self.line: list[Made] = []  # the moves that stand: the log without what was undone
        self.snapshots: dict[int, State] = {0: state.clone()}  # by length of the line
        self.ear: Ear | None = None

    # asking

    @property
    def players(self) -> int:
        return self.state.seats

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats that have to answer now; () when the game is over."""
        return rules.waiting(self.state)

    def moves(self, seat: int) -> list[str]:
        text = self.game.vocabulary.text
        return [text(move) for move in rules.moves(self.state, self.seat(seat), self.game.aside)]

    def why_not(self, seat: int, move: str) -> Refused | None:
        """The reason why a move is refused, or None if it is legal."""
        try:
            self.judged(seat, move)
        except Refused as refused:
            return refused
        return None

    def judged(self, seat: int, move: str) -> int:
        """The number of a legal move; raises Refused."""
        self.seat(seat)
        try:
            number = self.game.vocabulary.parse(move)
        except Refused as refused:
            standing = self.standing(seat)
            raise Refused(refused.refusal if standing is None else standing, self.say) from None
        reason = rules.judge(self.state, seat, number, self.game.aside)
        if reason is not None:
            raise Refused(reason, self.say)
        return number

    def standing(self, seat: int) -> Refusal | None:
        """What is wrong before the move is even read: the game is over, or others are asked."""
        if not self.state.stack:
            return Refusal("kernel", "game-over")
        step = self.state.stack[-1]
        if seat in rules.waiting(self.state):
            return None
        return step.stranger(self.state, seat, NONE)

    def seat(self, seat: int) -> int:
        """A seat that may move: a player's, or the clock's."""
        return CLOCK if type(seat) is int and seat == CLOCK else self.player(seat)

    def player(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise Refused(Refusal("kernel", "no-such-seat", {"seat": str(seat)[:20]}), self.say)
        return seat

    # answering

    def play(self, seat: int, move: str) -> None:
        """Make a move, or raise Refused and change nothing."""
        number = self.judged(seat, move)
        self.log.append(Entry(seat, self.game.vocabulary.text(number)))
        self.make(seat, number)

    def make(self, seat: int, move: int) -> None:
        s = self.state
        aside = self.game.aside
        beside = aside is not None and rules.is_aside(aside, move)
        self.line.append(Made(seat, move, knowledge(s), isinstance(s.stack[-1], Sealed) and not beside))
        s.ear = self.ear
        rules.play(s, seat, move, aside)
        s.ear = None
        if len(self.line) % SNAPSHOT_EVERY == 0:
            self.snapshots[len(self.line)] = s.clone()

    # taking back

    def undo_cost(self, seat: int) -> Cost:
        """What the seat's last move costs to take back: nothing, the others' consent, or it cannot be."""
        i = None if seat == CLOCK else self.last_of(seat)
        if i is None:
            return "no"
        if self.is_free(i):
            return "free"
        return "ask" if self.players > 1 else "no"  # alone there is nobody who could agree

    def last_of(self, seat: int) -> int | None:
        for i in range(len(self.line) - 1, -1, -1):
            if self.line[i].seat == seat:
                return i
        return None

    def is_free(self, i: int) -> bool:
        """Nobody has learnt anything since, and the turn has not passed on."""
        made = self.line[i]
        if made.known != knowledge(self.state):
            return False
        if made.sealed:  # answers of others do not depend on this one
            return self.state.answers[made.seat] == made.move and all(later.sealed for later in self.line[i:])
        return i == len(self.line) - 1 and made.seat in self.waiting

    def undo(self, seat: int, consent: Iterable[int] = ()) -> None:
        """Take the seat's last move back, exactly. Beyond new information all other seats must have agreed."""
        i = self.last_of(self.player(seat))
        if i is None:
            raise Refused(Refusal("kernel", "undo-nothing"), self.say)
        agreed = sorted({self.player(other) for other in consent} - {seat})
        free = self.is_free(i)
        if not free and self.players == 1:
            raise Refused(Refusal("kernel", "undo-alone"), self.say)
        if not free and len(agreed) < self.players - 1:
            raise Refused(Refusal("kernel", "undo-consent"), self.say)
        self.log.append(Entry(seat, "undo" if free else " ".join(["undo", "agreed", *map(str, agreed)])))
        keep = self.line[:i] + (self.line[i + 1 :] if free else [])
        self.rewind(keep)
        if self.ear is not None:
            self.ear.hear(Event("undone", {"seat": f"seat-{seat}"}, EVERYONE), self.state)

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
        for made in line[start:]:
            self.make(made.seat, made.move)
        self.ear = ear

    # looking

    def view(self, seat: int | None) -> Json:
        """What a seat may know, as JSON; None is a spectator."""
        return self.game.view(self.state, None if seat is None else self.player(seat))

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
        other = Match(self.game, self.setup, self.state.clone(), self.say)
        other.log = self.log[:]
        other.line = self.line[:]
        other.snapshots = dict(self.snapshots)
        return other

    def save(self) -> Json:
        """Set-up, seed and log: all that is needed to have the match again."""
        return {**self.setup, "log": [[entry.seat, entry.move] for entry in self.log]}

    def at(self, version: int) -> "Match":
        """The match as it stood after that many log lines."""
        if not 0 <= version <= len(self.log):
            raise Refused(Refusal("kernel", "no-such-moment", {"last": len(self.log)}), self.say)
        other = Match(self.game, self.setup, self.snapshots[0].clone(), self.say)
        for entry in self.log[:version]:
            other.replay(entry.seat, entry.move)
        return other

    def replay(self, seat: int, move: str) -> None:
        """One line of a log: a move, or an undo."""
        words = move.split()
        if words[:1] == ["undo"]:
            self.undo(seat, [int(word) if word.isdecimal() else NONE for word in words[2:]])
        else:
            self.play(seat, move)


def knowledge(s: State) -> int:
    return s.learnt + s.rng.count


def digest(game: Game, s: State) -> str:
    """A fingerprint of the whole state, the same on every machine."""
    return blake2b(msgspec.json.encode(game.position(s), order="sorted"), digest_size=12).hexdigest()


def new_match(
    game: Game, players: int, seed: int | str, options: Mapping[str, Any] | None, say: Say | None = None
) -> Match:
    try:
        chosen = checked_options(game, options)
        state = game.set_up(checked_players(game, players), seeded(seed), chosen)
    except Refused as refused:
        raise Refused(refused.refusal, say) from None
    rules.settle(state)
    setup: Json = {"format": FORMAT, "game": game.id, "rules": game.version}
    setup.update({"players": players, "seed": seed, "options": chosen})
    return Match(game, setup, state, say)


def match_from_position(game: Game, position: Json, say: Say | None = None) -> Match:
    try:
        state = game.read(position)
    except Refused as refused:
        raise Refused(refused.refusal, say) from None
    rules.settle(state)
    setup: Json = {"format": FORMAT, "game": game.id, "rules": game.version, "position": position}
    return Match(game, setup, state, say)


def load_match(game: Game, saved: Json, say: Say | None = None) -> Match:
    """A saved match, replayed; raises Refused where a field or a line of the log does not fit."""
    try:
        r = Reader(saved)
        log = read_log(r)
        if r.raw("format") != FORMAT or r.raw("rules") != game.version:
            known: Params = {"have": str(r.raw("rules"))[:20], "want": game.version}
            raise Refused(Refusal("kernel", "save-version", known))
        if r.has("position"):
            match = match_from_position(game, r.raw("position"), say)
        else:
            match = new_match(game, r.raw("players"), read_seed(r), r.object("options").data, say)
        for seat, move in log:
            match.replay(seat, move)
    except Refused as refused:
        raise Refused(refused.refusal, say) from None
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
