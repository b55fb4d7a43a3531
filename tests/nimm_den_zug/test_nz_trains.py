"""The light picture of running trains, what a network expects of them, and whom a search takes for sensible."""

import pytest

import stellwerk
from stellwerk.bots.clock import Deadline
from stellwerk.bots.searching import Searcher
from stellwerk.bots.self_play import fresh, states
from stellwerk.games.nimm_den_zug.mind import expected
from stellwerk.games.nimm_den_zug.mind.expected import Sight, before, judge, rate_turns, running
from stellwerk.games.nimm_den_zug.mind.trains import Trains, setting_off, standing
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.state import AUCTION, RUNNING, NimmState
from stellwerk.games.nimm_den_zug.rules.moves import ATTACH, ATTACHED, CLAIM, PASSED, REPLACED, TAKE, TAKEN
from stellwerk.kernel import play
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.table import eyes_of

GAME = stellwerk.game("nimm-den-zug")
ASTRAY = 4


def turns(players: int, seed: int) -> list[tuple[NimmState, int, list[int]]]:
    """Positions of the wagon phase, in which somebody is asked; not all of them play well."""
    found = []
    for s, seat, moves in states(GAME, fresh(GAME, players, seed), Dice(seed), ASTRAY):
        assert isinstance(s, NimmState)
        if s.phase == RUNNING and s.order and s.turn == seat and not CLAIM.has(moves[-1]):
            found.append((s.clone(), seat, moves[:]))
    return found


def picture(t: Trains) -> list[object]:
    """A goal may have been handed in meanwhile: then its bonus is money."""
    return [t.factor, t.kinds, t.sums, t.lengths, t.last, t.best, [t.has(place) for place in range(t.seats)]]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (6, 4)])
def test_a_card_hangs_in_the_picture_as_the_rules_hang_it(players: int, seed: int) -> None:
    tried = 0
    for s, seat, moves in turns(players, seed):
        place = s.order.index(seat)
        for move in moves:
            if not (ATTACH.has(move) or TAKE.has(move)):
                continue
            quick = standing(s)
            card, train = divmod(move - ATTACHED, TRAINS) if ATTACH.has(move) else (move - TAKEN, 0)
            ends = quick.take(place, card, train)
            played = s.clone()
            play.play(played, seat, move, GAME.aside)
            if ends:
                assert played.phase != RUNNING
                continue
            tried += 1
            assert picture(standing(played)) == picture(quick)
    assert tried > 50


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_network_reads_as_many_numbers_as_there_are(players: int) -> None:
    s = fresh(GAME, players, 5)
    assert isinstance(s, NimmState)
    trains, _ = setting_off(s, [[] for _ in range(players)], [3000.0] * players)
    seen = trains.look(0, 0, False)
    assert {len(row) for row in judge(players).hidden.rows} == {len(seen)}
    assert len(judge(players).worth.rows) == 2


def test_what_differs_a_little_is_judged_as_if_it_were_looked_at_afresh() -> None:
    for s, seat, _ in turns(2, 6)[:12]:
        place = s.order.index(seat)
        trains = standing(s)
        after = trains.clone()
        after.pass_on()
        sight = Sight(trains, place, place, s.replaced)
        afresh = Sight(after, place, 1 - place, False)
        assert sight.lead_after(after, 1 - place, False) == after.lead(place) + afresh.expects()[expected.LEAD]


def test_every_turn_is_rated_and_the_best_replacement_counts() -> None:
    replaceable = 0
    for s, seat, moves in turns(2, 7):
        rated = rate_turns(s, seat, moves)
        assert len(rated) == len(moves)
        if REPLACED in moves:
            replaceable += 1
            then = s.clone()
            play.play(then, seat, REPLACED, GAME.aside)
            choices = then.stack[-1].moves(then, seat)
            assert max(rate_turns(then, seat, choices)) == rated[moves.index(REPLACED)]
    assert replaceable


def test_a_train_that_earns_most_now_is_not_passed_by() -> None:
    """Nobody passes where a card brings hundreds and nothing speaks against it."""
    s, seat, moves = next(one for one in turns(2, 8) if len(one[2]) > 3 and PASSED in one[2])
    assert rate_turns(s, seat, moves)[moves.index(PASSED)] < max(rate_turns(s, seat, moves))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_stronger_locomotives_are_expected_to_earn_more(players: int) -> None:
    s = fresh(GAME, players, 9)
    assert isinstance(s, NimmState)
    by_strength = sorted(range(len(s.c.multiplier)), key=s.c.multiplier.__getitem__)
    weak, strong, rest = by_strength[:3], by_strength[-3:], by_strength[3:-3]
    locos = [strong, *[rest[3 * n : 3 * n + 3] for n in range(players - 2)], weak]
    points = before(s, locos, [3000.0] * players)
    assert points[0] == max(points)
    assert points[-1] == min(points)


def test_the_expectation_is_by_seat_whoever_comes_first() -> None:
    for s, _, _ in turns(3, 10)[:10]:
        points = running(s)
        for seat in range(3):
            assert abs(points[seat] - s.players[seat].money) < 15_000


def test_a_search_takes_others_for_sensible_players_at_auctions() -> None:
    s, seat, moves = next(states(GAME, fresh(GAME, 2, 11), Dice(11)))
    assert isinstance(s, NimmState)
    assert s.phase == AUCTION
    texts = [GAME.vocabulary.text(move) for move in moves]
    search = Searcher(0.5).searched(GAME, GAME.lay_out(s, eyes_of(seat)), seat, texts, Dice(1), Deadline(1e6))
    assert search.root.arms_of(seat).met == search.done
    for first in search.root.kids.values():  # what comes next is asked of the other seat, or of this one again
        assert 1 - seat not in first.arms
