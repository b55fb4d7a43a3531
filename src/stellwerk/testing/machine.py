"""A game under whatever is done to it, in whatever order: hypothesis looks for a short way to break a promise.

The other checks walk through random games and stop at the move that is wrong, however late that is. This machine plays,
takes back, saves, sets up, clones and deals anew, and what it finds is made as short as it can be: a few lines, in the
notation of the game.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from hypothesis import HealthCheck, Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from stellwerk.kernel import play as rules
from stellwerk.kernel.match import Match, digest, load_match, match_from_position
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK
from stellwerk.kernel.table import SEAT_NAMES, eyes_of
from stellwerk.testing.tables import Table, asked_seats, next_move, plain, sized, some_moves

EXAMPLES = sized(15, 150)
STEPS = sized(20, 50)
FAR = 40  # moves that are made at a stretch, so that a few steps lead deep into a game
JUDGED = 8  # moves of each kind that are judged after every step

Made = tuple[int, int]  # a seat and its move


def one_of(possible: "Callable[[Machine], Sequence[object]]") -> st.SearchStrategy[int]:
    """The number of one of the things that are possible now: the first where it does not matter which."""
    return st.runner().flatmap(lambda machine: st.integers(0, max(0, len(possible(machine)) - 1)))


whatever = st.integers(0, 255)  # what is thrown with dice
any_table = one_of(lambda machine: machine.tables)
any_seat = one_of(lambda machine: range(machine.table.players))
any_viewer = one_of(lambda machine: machine.table.viewers())
any_move = one_of(lambda machine: machine.possible())


def open_match(machine: "Machine") -> bool:
    return bool(machine.match.state.stack)


def refusal(act: Callable[[], object]) -> Refused | None:
    try:
        act()
    except Refused as refused:
        return refused
    return None


class Machine(RuleBasedStateMachine):
    """One match at one of the tables, and everything that may happen to it."""

    tables: ClassVar[Sequence[Table]]
    table: Table
    match: Match

    @initialize(table=any_table, seed=whatever)
    def open_a_table(self, table: int, seed: int) -> None:
        self.table = self.tables[table]
        self.game = self.table.game
        self.match = self.table.match(seed)
        self.parts = self.game.census(self.match.state)
        note(f"{self.table.name}, seed {seed}, options {self.table.options}")

    # --- what happens -------------------------------------------------------------

    @precondition(open_match)
    @rule(move=any_move)
    def play(self, move: int) -> None:
        """Any move of anybody: an answer, an aside, the clock's."""
        self.make(*self.possible()[move])

    def possible(self) -> list[Made]:
        s = self.match.state
        return [(seat, move) for seat in asked_seats(s) for move in rules.moves(s, seat, self.game.aside)]

    @precondition(open_match)
    @rule(moves=st.integers(0, FAR), dice=whatever)
    def play_on(self, moves: int, dice: int) -> None:
        rolls = Dice(dice)
        for _ in range(moves):
            if self.match.waiting:
                self.make(*next_move(self.game, self.match.state, rolls))

    def make(self, seat: int, move: int) -> None:
        text = self.game.vocabulary.text(move)
        note(f"{'the clock' if seat == CLOCK else SEAT_NAMES[seat]}: {text}")
        self.match.play(seat, text)

    @rule(seat=any_seat, dice=whatever)
    def try_anything(self, seat: int, dice: int) -> None:
        """What is refused changes nothing, and the reason is the same as when one only asks."""
        some = some_moves(self.game, self.match.state, Dice(dice), JUDGED)
        text = self.game.vocabulary.text(some[dice % len(some)])
        refused = self.match.why_not(seat, text)
        if refused is None:
            return
        before, version = self.match.digest, self.match.version
        raised = refusal(lambda: self.match.play(seat, text))
        assert str(raised) == str(refused), f"{text} is refused when one asks"
        assert (self.match.digest, self.match.version) == (before, version), f"{text} was refused and changed something"

    @rule(seat=any_seat)
    def take_back(self, seat: int) -> None:
        """For nothing, or with everybody's consent; either way the table lies as if the moves had not been made."""
        cost, i, line = self.match.undo_cost(seat), self.match.last_of(seat), self.match.line[:]
        note(f"{SEAT_NAMES[seat]} takes back: {cost}")
        if cost == "no" or i is None:
            return
        if cost == "ask":
            assert refusal(lambda: self.match.undo(seat)) is not None, "taken back without consent"
        self.match.undo(seat, consent=range(self.table.players) if cost == "ask" else ())
        standing = line[:i] + (line[i + 1 :] if cost == "free" else [])
        s = self.match.snapshots[0].clone()
        for made in standing:
            rules.play(s, made.seat, made.move, self.game.aside)
        assert digest(self.game, s) == self.match.digest, "the table is not as before the move"

    @rule()
    def save_and_load(self) -> None:
        note("saved and loaded")
        saved = json.loads(json.dumps(self.match.save()))
        loaded = load_match(self.game, saved, self.match.say)
        assert loaded.digest == self.match.digest, "the log tells another story"
        assert loaded.log == self.match.log
        self.match = loaded

    @rule()
    def set_up_anew(self) -> None:
        """The match goes on from its written position, and cannot be told from the one before."""
        note("set up from its position")
        written = json.loads(json.dumps(self.match.position()))
        read = match_from_position(self.game, written, self.match.say)
        assert plain(read.position()) == plain(written), "the position was read as another one"
        self.match = read

    @precondition(open_match)
    @rule(moves=st.integers(1, FAR), dice=whatever)
    def play_on_a_clone(self, moves: int, dice: int) -> None:
        note(f"{moves} moves on a clone")
        before = self.match.digest
        clone = self.match.clone()
        rules.playout(clone.state, Dice(dice), self.game.aside, moves)
        assert self.match.digest == before, "a clone is not independent"

    @precondition(open_match)
    @rule(viewer=any_viewer, deal=whatever, moves=st.integers(0, FAR))
    def play_on_in_another_world(self, viewer: int, deal: int, moves: int) -> None:
        """A view with its blanks dealt is a whole game that can be played on."""
        seat = self.table.viewers()[viewer]
        other = self.another_world(seat, deal)
        note(f"{moves} moves in a world that looks the same to {self.called(seat)}")
        rules.playout(other, Dice(deal), self.game.aside, moves)
        assert self.game.census(other) == self.parts, "a part was lost or doubled in another world"

    # --- what always holds ----------------------------------------------------------

    @invariant()
    def no_part_is_lost_or_doubled(self) -> None:
        assert self.game.census(self.match.state) == self.parts

    @invariant()
    def somebody_is_asked_until_there_is_a_result(self) -> None:
        over = not self.match.state.stack
        assert (self.match.waiting == ()) == over
        assert (self.match.result is not None) == over

    @invariant()
    def points_are_the_sum_of_their_sources(self) -> None:
        for score in self.match.scores:
            assert score.total == sum(score.sources.values())

    @invariant()
    def what_is_listed_is_what_is_judged_legal(self) -> None:
        s, aside = self.match.state, self.game.aside
        for seat in asked_seats(s):
            legal = rules.moves(s, seat, aside)
            assert legal or seat not in self.match.waiting, f"{self.called(seat)} is asked and has no move"
            for move in {*legal, *some_moves(self.game, s, Dice(self.match.version), JUDGED)}:
                reason = rules.judge(s, seat, move, aside)
                text = self.game.vocabulary.text(move)
                assert (reason is None) == (move in legal), f"{self.called(seat)}: {text}: {reason}"

    @invariant()
    def what_cannot_be_known_changes_nothing_that_is_seen(self) -> None:
        s, version = self.match.state, self.match.version
        viewers = self.table.viewers()
        seat = viewers[version % len(viewers)]
        other = self.another_world(seat, version)
        eyes = eyes_of(seat)
        assert plain(self.game.lay_out(s, eyes)) == plain(self.game.lay_out(other, eyes)), (
            f"{self.called(seat)} sees it"
        )
        if seat is not None:
            mine, theirs = (rules.moves(world, seat, self.game.aside) for world in (s, other))
            assert mine == theirs, f"what {self.called(seat)} may do tells a secret"

    def called(self, seat: int | None) -> str:
        return "a spectator" if seat is None else "the clock" if seat == CLOCK else SEAT_NAMES[seat]

    def another_world(self, seat: int | None, deal: int) -> State:
        other: State = self.game.take_in(self.match.table(seat), seeded(f"world {deal}"))
        return other


def run_machine(tables: Sequence[Table], **more: Any) -> None:
    """Raises what is wrong with the game at these tables, with the shortest way there that was found."""
    chosen: dict[str, Any] = {"max_examples": EXAMPLES, "stateful_step_count": STEPS, **more}
    given = settings(
        deadline=None,
        derandomize=True,
        database=None,
        print_blob=False,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
        **chosen,
    )
    run_state_machine_as_test(type("Machine", (Machine,), {"tables": tables}), settings=given)
