"""The search: what it looks at, when it stops, what it remembers."""

from typing import Any

import pytest

import stellwerk
from stellwerk.bots.bot import DECLINE
from stellwerk.bots.clock import Deadline
from stellwerk.bots.search.leaf import Leaf, chances, sensible
from stellwerk.bots.search.search import Search
from stellwerk.bots.search.tree import Spread
from stellwerk.bots.searching import AT_ONCE, Searcher
from stellwerk.bots.self_play import fresh, states
from stellwerk.bots.simulate import next_move
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Match, digest
from stellwerk.kernel.mind import NEVER, Mind, shares
from stellwerk.kernel.rng import Dice, Rng, seeded
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK, Sealed
from stellwerk.kernel.table import eyes_of

each_game = pytest.mark.parametrize("name", stellwerk.games())
LONG = 3600.0


def asked(match: Match) -> int:
    return next(seat for seat in match.waiting if seat != CLOCK)


def search(name: str, seed: int, moves_before: int = 0) -> Search:
    """A search of the first question with a choice after so many random moves, where everything is known."""
    game = stellwerk.game(name)
    s = fresh(game, max(2, game.fewest), seed)
    dice = Dice(seed)
    for _ in range(moves_before):
        seat, move = rules.random_move(s, dice, game.aside)
        rules.play(s, seat, move, game.aside)
    while True:
        seat = rules.waiting(s)[0]
        moves = rules.moves(s, seat, game.aside)
        if seat != CLOCK and len(moves) > 1:
            return Search(game, game.mind, s, seat, moves, Leaf(0, True, game.mind.scale), Dice(seed))
        rules.play(s, seat, moves[0], game.aside)


def sealed_question(game: Game) -> State:
    """Three players, all of whom answer in secret."""
    for seed in range(20):
        s = fresh(game, 3, seed)
        dice = Dice(seed)
        while s.stack and not (isinstance(s.stack[-1], Sealed) and len(s.stack[-1].seats(s)) == 3):
            seat, move = rules.random_move(s, dice, game.aside)
            rules.play(s, seat, move, game.aside)
        if s.stack:
            return s
    raise AssertionError("nobody was asked in secret")


# --- what is chosen ---


@pytest.mark.parametrize(
    ("name", "players"),
    [
        (name, n)
        for name in stellwerk.games()
        for n in range(stellwerk.game(name).fewest, stellwerk.game(name).most + 1)
    ],
)
def test_it_plays_at_every_size_of_table(name: str, players: int) -> None:
    match = stellwerk.new(name, players, 5)
    seated = [Searcher(0.05) for _ in range(players)]
    dice = Dice(1)
    for _ in range(25):
        if not match.waiting:
            break
        seat, move = next_move(match, seated, dice)
        match.play(seat, move)


@each_game
def test_the_same_view_and_seed_give_the_same_answer(name: str) -> None:
    match = stellwerk.new(name, max(2, stellwerk.game(name).fewest), 8)
    for n in range(12):
        seat = asked(match)
        moves = match.moves(seat)
        table = match.table(seat)
        one, two = (Searcher(0.2).choose(match.game, table, seat, moves, Dice(n), Deadline(LONG)) for _ in range(2))
        assert one == two
        match.play(seat, one)


@each_game
def test_what_no_sensible_player_does_is_never_tried(name: str) -> None:
    game = stellwerk.game(name)
    left_out = 0
    for n, (s, seat, moves) in enumerate(states(game, fresh(game, 2, 6), Dice(6))):
        if n % 7 or isinstance(s.stack[-1], Sealed):
            continue
        found = Search(game, game.mind, s.clone(), seat, moves, Leaf(0, True, game.mind.scale), Dice(n))
        found.think(12)
        arms = found.root.arms_of(seat).by_move
        for move, prior in zip(moves, game.mind.priors(s, seat, moves)):
            if prior == 0.0:
                left_out += 1
                assert move not in arms or arms[move].tried == 0
        assert found.ranked()
    assert left_out or name != "carnegie"


def test_shares_add_up_and_leave_out_what_is_never_done() -> None:
    found = shares([3.0, 1.0, NEVER], 2.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] == pytest.approx(4 * found[1])
    assert found[2] == 0.0
    assert shares([NEVER, NEVER], 1.0) == [0.5, 0.5]


def test_a_lead_is_a_chance() -> None:
    assert chances([10.0, 10.0], 5.0, 0.0) == [0.5, 0.5]
    ahead, behind, last = chances([20.0, 10.0, 0.0], 10.0, 0.0)
    assert ahead == pytest.approx(0.8)  # 15 more than the mean of the others
    assert behind == pytest.approx(0.5)
    assert last == pytest.approx(0.2)
    assert chances([30.0], 10.0, 20.0) == [pytest.approx(0.75)]


# --- how long it thinks ---


@each_game
def test_it_has_an_answer_when_time_is_up_at_once(name: str) -> None:
    match = stellwerk.new(name, max(2, stellwerk.game(name).fewest), 2)
    seat = asked(match)
    moves = match.moves(seat)
    late = Searcher(50)
    found = late.searched(match.game, match.table(seat), seat, moves, Dice(1), Deadline(0))
    assert found.done <= AT_ONCE
    assert found.ranked()[0].move in [match.game.vocabulary.parse(move) for move in moves]


@each_game
def test_it_thinks_no_longer_than_is_of_use(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = stellwerk.new(name, max(2, stellwerk.game(name).fewest), 2)
    seat = asked(match)
    moves = match.moves(seat)
    monkeypatch.setattr(type(match.game.mind), "enough", lambda mind, players: 10 / mind.moment(players) / players)
    found = Searcher(50).searched(match.game, match.table(seat), seat, moves, Dice(1), Deadline(LONG), explained=True)
    if found.leads:  # of some questions nothing more can be found out
        assert found.done <= 10 // match.players
    else:
        assert found.done == 10 // match.players


def test_it_stops_when_the_rest_cannot_change_the_choice() -> None:
    found = search("railroads", 3, 20)
    budget = 400
    while found.done < budget and not found.settled(budget - found.done):
        found.think(1)
    best = found.ranked()[0].move
    found.think(budget - found.done)
    assert found.ranked()[0].move == best


def test_a_single_sensible_answer_needs_no_thought() -> None:
    match = stellwerk.new("carnegie", 2, 1)
    for _ in range(400):
        for seat in range(2):
            moves = match.moves(seat)
            if moves and seat not in match.waiting:  # goods could be sold, which nobody sensible does here
                table = match.table(seat)
                found = Searcher(1).searched(match.game, table, seat, [*moves, DECLINE], Dice(1), Deadline(LONG))
                if len(found.ranked()) == 1:
                    assert found.done == 0
                    return
        seat = asked(match)
        match.play(seat, match.moves(seat)[0])
    raise AssertionError("nobody could have sold anything")


# --- what it remembers ---


def test_its_tree_is_kept_within_a_turn() -> None:
    """The next question of the same turn begins with what was seen on the way to the first one."""
    kept = 0
    match = stellwerk.new("railroads", 2, 4)
    thinking = Searcher(0.4)
    dice = Dice(3)
    for _ in range(60):
        seat = asked(match)
        moves = match.moves(seat)
        if seat == 0 and len(moves) > 1:
            found = thinking.searched(match.game, match.table(seat), seat, moves, dice, Deadline(0))
            kept += found.done > AT_ONCE
        move = (
            thinking.choose(match.game, match.table(seat), seat, moves, dice, Deadline(LONG)) if seat == 0 else moves[0]
        )
        match.play(seat, move)
    assert kept > 0


def test_alone_a_kept_tree_goes_on_with_what_was_expected_before() -> None:
    """How well one stands is measured against that, at every question of a turn."""
    match = stellwerk.new("railroads", 1, 4)
    thinking = Searcher(0.2)
    dice = Dice(3)
    before, kept = 0.0, 0
    for _ in range(80):
        moves = match.moves(0)
        if len(moves) > 1:
            found = thinking.searched(match.game, match.table(0), 0, moves, dice, Deadline(0))
            kept += found.done > AT_ONCE and found.par == before
            assert found.done <= AT_ONCE or found.par == before
        chosen = thinking.choose(match.game, match.table(0), 0, moves, dice, Deadline(LONG))
        before = thinking.last.par if thinking.last is not None else 0.0
        match.play(0, chosen)
    assert kept > 0


class Unlearned(Mind[Any]):
    """The judgement of another mind, which foretells nothing."""

    def __init__(self, other: Mind[Any]) -> None:
        self.other = other

    def worth(self, s: Any) -> list[float]:
        return self.other.worth(s)

    def priors(self, s: Any, seat: int, moves: list[int]) -> list[float]:
        return self.other.priors(s, seat, moves)


def test_sealed_answers_are_chosen_without_the_others() -> None:
    """All who are asked answer at one question: what follows depends on all answers together."""
    game = stellwerk.game("nimm-den-zug")
    s = sealed_question(game)
    moves = rules.moves(s, 1, game.aside)
    found = Search(game, Unlearned(game.mind), s, 1, moves, Leaf(0, True, game.mind.scale), Dice(1))
    found.think(400)
    assert set(found.root.arms) == {0, 1, 2}
    assert all(group.met == 400 for group in found.root.arms.values())
    assert len(found.root.kids) > 1


def test_what_others_have_sealed_is_asked_again() -> None:
    """Whether somebody has answered already says nothing about the answer: the answer is the same."""
    game = stellwerk.game("nimm-den-zug")
    s = sealed_question(game)
    found = []
    for bids in ((), (0,), (0, 2)):
        asked_later = s.clone()
        for other in bids:
            rules.play(asked_later, other, rules.moves(asked_later, other, game.aside)[-1], game.aside)
        table = game.lay_out(asked_later, eyes_of(1))
        moves = [game.vocabulary.text(move) for move in rules.moves(s, 1, game.aside)]
        search = Searcher(1).searched(game, table, 1, moves, Dice(1), Deadline(LONG))
        found.append([(arm.move, arm.tried, arm.value) for arm in search.ranked()])
    assert found[0] == found[1] == found[2]


def test_thinking_changes_no_world() -> None:
    found = search("glueck-auf", 2, 15)
    before = found.game.position(found.world)
    found.think(60)
    assert found.game.position(found.world) == before


def test_results_far_apart_are_spread_wide() -> None:
    near, far = Spread(), Spread()
    for n in range(20):
        near.add(0.5 + 0.01 * (n % 2))
        far.add(0.2 + 0.6 * (n % 2))
    assert near.width == pytest.approx(0.005)
    assert far.width == pytest.approx(0.3)


# --- endgames ---


def test_an_endgame_of_one_seat_is_solved() -> None:
    """Whatever is answered later, no other first answer can bring more."""
    game = stellwerk.game("railroads")
    solved = 0
    for seed in range(6):
        seen = [(s.clone(), seat, list(moves)) for s, seat, moves in states(game, fresh(game, 2, seed), Dice(seed), 12)]
        for s, seat, moves in seen[-6:]:
            found = Search(game, game.mind, s, seat, moves, Leaf(0, True, game.mind.scale), Dice(1))
            found.solve(1_500, lambda: False)
            if not found.solved:
                continue
            solved += 1
            assert found.settled(1_000)
            best = found.ranked()[0]
            dice = Dice(seed)
            for move in moves:
                then = s.clone()
                rules.play(then, seat, move, game.aside)
                rules.playout(then, dice, game.aside, 5_000)
                totals = [float(score.total) for score in game.scores(then)]
                assert chances(totals, game.mind.scale, 0.0)[seat] <= best.mean + 1e-9
    assert solved > 3


def test_nobody_goes_round_in_circles_where_all_is_solved() -> None:
    """In Carnegie one may look into a department and leave it again, as often as one likes: that brings nothing."""
    game = stellwerk.game("carnegie")
    detours = 0
    for seed in range(5):
        seen = [(s.clone(), seat) for s, seat, _ in states(game, fresh(game, 2, seed), Dice(seed), 12)]
        for s, seat in seen[-8:]:
            been, before = set(), 0.0
            while s.stack and rules.waiting(s) == (seat,):
                moves = rules.moves(s, seat, game.aside)
                if len(moves) == 1:
                    rules.play(s, seat, moves[0], game.aside)
                    continue
                found = Search(game, game.mind, s, seat, moves, Leaf(0, True, game.mind.scale), Dice(1))
                found.solve(1_500, lambda: False)
                if not found.solved:
                    break
                best = found.ranked()[0]
                as_good = [arm for arm in found.ranked() if arm.mean == best.mean]
                detours += any(arm.prior < best.prior for arm in as_good)
                assert best.prior == max(arm.prior for arm in as_good)
                assert best.prior > before  # every choice is nearer to the end than the one before
                before = best.prior
                here = digest(game, s)
                assert here not in been
                been.add(here)
                rules.play(s, seat, best.move, game.aside)
    assert detours > 3


def test_what_could_not_be_solved_before_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree that was kept does not stand in the way."""
    game = stellwerk.game("railroads")
    seen = [(s.clone(), seat, list(moves)) for s, seat, moves in states(game, fresh(game, 2, 4), Dice(4))]
    s, seat, moves = seen[-1]
    thinking = Searcher(0.1)
    solved = []
    for seconds in (0.0, LONG):
        texts = [game.vocabulary.text(move) for move in moves]
        thinking.choose(game, game.lay_out(s, eyes_of(seat)), seat, texts, Dice(1), Deadline(seconds))
        assert thinking.last is not None
        solved.append(thinking.last.solved)
        monkeypatch.setattr(Search, "take_over", lambda search, kept, reached: setattr(search, "done", kept.done))
    assert solved == [False, True]


def test_where_others_have_a_choice_nothing_is_solved() -> None:
    found = search("railroads", 1)
    found.solve(5_000, lambda: False)
    assert not found.solved
    assert found.done == 0


def test_solving_gives_up_when_it_is_late_or_too_much() -> None:
    game = stellwerk.game("railroads")
    seen = [(s.clone(), seat, list(moves)) for s, seat, moves in states(game, fresh(game, 2, 4), Dice(4))]
    s, seat, moves = seen[-1]

    def solved(most: int, late: bool) -> bool:
        found = Search(game, game.mind, s, seat, moves, Leaf(0, True, game.mind.scale), Dice(1))
        found.solve(most, lambda: late)
        return found.solved

    assert solved(1_000, late=False)
    assert not solved(1_000, late=True)
    assert not solved(1, late=False)


# --- where the tree ends ---


@each_game
def test_a_line_can_be_played_to_its_end(name: str) -> None:
    game = stellwerk.game(name)
    for guided in (False, True):
        s = fresh(game, max(2, game.fewest), 1)
        s.rng = Rng((7).to_bytes(16, "little"), 0)
        points = Leaf(100_000, guided, 1.0).points(game, game.mind, s, Dice(1))
        assert s.stack == []
        assert points == [float(score.total) for score in game.scores(s)]


def test_whoever_gains_moves_before_the_clock() -> None:
    game = stellwerk.game("nimm-den-zug")
    seen = set()
    for seed in range(8):
        s = stellwerk.new("nimm-den-zug", 2, seed, {"open-auction": "timed"}).state
        while s.stack:
            timed = s.stack[-1].clock(s) is not None
            seat, move = sensible(game.mind, s, game.aside)
            if timed:
                seen.add(seat == CLOCK)
                if seat != CLOCK:
                    assert game.mind.rate(s, seat, move) > 0
            rules.play(s, seat, move, game.aside)
    assert seen == {True, False}


def test_worlds_are_dealt_from_the_view_alone() -> None:
    """Another world with the same view gives the same answer."""
    match = stellwerk.new("nimm-den-zug", 3, 11)
    for _ in range(30):
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    seat = asked(match)
    table = match.table(seat)
    moves = match.moves(seat)
    first = Searcher(0.3).choose(match.game, table, seat, moves, Dice(9), Deadline(LONG))
    match.state = match.game.take_in(table, seeded(77))
    assert Searcher(0.3).choose(match.game, match.table(seat), seat, moves, Dice(9), Deadline(LONG)) == first
