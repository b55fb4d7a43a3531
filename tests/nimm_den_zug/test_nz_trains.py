"""The light picture of running trains, and what a network expects of them."""

import pytest

import stellwerk
from stellwerk.bots.self_play import fresh, states
from stellwerk.games.nimm_den_zug.mind.ahead import best_answer, followed, rate_turns, whole_turn
from stellwerk.games.nimm_den_zug.mind.expected import Sight, lead_with, running
from stellwerk.games.nimm_den_zug.mind.learned import LEAD, WAGONS, judge
from stellwerk.games.nimm_den_zug.mind.trains import Trains, setting_off, standing
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.state import RUNNING, NimmState
from stellwerk.games.nimm_den_zug.rules.moves import ATTACH, ATTACHED, CLAIM, CLAIMED, PASSED, REPLACED, TAKE, TAKEN
from stellwerk.kernel import play
from stellwerk.kernel.mind import NOT_FOLLOWED
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import NONE

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
    assert {len(row) for row in judge(WAGONS, players).hidden.rows} == {len(seen)}
    assert len(judge(WAGONS, players).worth.rows) == 2


def test_what_differs_a_little_is_judged_as_if_it_were_looked_at_afresh() -> None:
    for s, seat, _ in turns(2, 6)[:12]:
        place = s.order.index(seat)
        trains = standing(s)
        after = trains.clone()
        after.pass_on()
        sight = Sight(trains, place, place, s.replaced)
        afresh = Sight(after, place, 1 - place, False)
        assert sight.lead_after(after, 1 - place, False) == after.lead(place) + afresh.expects()[LEAD]


def test_every_turn_is_rated_and_so_is_every_card_to_be_replaced() -> None:
    replaceable = 0
    for s, seat, moves in turns(2, 7):
        assert len(rate_turns(s, seat, moves, Dice(1))) == len(moves)
        if REPLACED in moves:
            replaceable += 1
            then = s.clone()
            play.play(then, seat, REPLACED, GAME.aside)
            choices = then.stack[-1].moves(then, seat)
            assert len(rate_turns(then, seat, choices, Dice(1))) == len(choices)
    assert replaceable


def test_the_display_is_filled_as_the_rules_fill_it() -> None:
    for s, seat, moves in turns(3, 12)[::4]:
        attached = [move for move in moves if ATTACH.has(move)]
        if not attached:
            continue
        quick = standing(s)
        quick.stack = s.wagon_stack[:]
        card, train = divmod(attached[0] - ATTACHED, TRAINS)
        if quick.take(s.order.index(seat), card, train):
            continue
        quick.fill()
        played = s.clone()
        play.play(played, seat, attached[0], GAME.aside)
        then = standing(played)
        assert sorted(quick.display) == sorted(then.display)
        assert (quick.left, quick.specials, quick.last_wagon) == (then.left, then.specials, then.last_wagon)


def test_what_fits_in_the_picture_may_be_taken() -> None:
    for s, seat, moves in turns(4, 13):
        quick = standing(s)
        place = s.order.index(seat)
        fitting = {(card, train) for card in quick.display for train in range(TRAINS) if quick.fits(place, card, train)}
        legal = {divmod(move - ATTACHED, TRAINS) for move in moves if ATTACH.has(move)}
        legal |= {(move - TAKEN, 0) for move in moves if TAKE.has(move)}
        if not s.replacing and len(moves) > 1 and PASSED in moves:
            assert fitting == legal


def test_what_looks_best_is_done_by_the_others_and_only_what_is_near_is_followed() -> None:
    compared = 0
    for s, seat, moves in turns(2, 14):
        if PASSED not in moves or s.replacing:
            continue
        leads = rate_turns(s, seat, moves, Dice(2))
        answer = best_answer(standing(s), s.order.index(seat), s.replaced)
        plain = [lead for move, lead in zip(moves, leads) if move != REPLACED]
        assert answer.lead == max(plain)
        assert whole_turn(standing(s), s.order.index(seat)).after.passes <= s.passes + 1
        more = followed(s, seat, moves, leads, Dice(3))
        if more:
            compared += 1
            seen = [lead != NOT_FOLLOWED for lead in more]
            assert sum(seen) > 1
            assert seen[leads.index(max(plain))]
    assert compared > 10


def test_a_goal_in_somebody_elses_turn_is_not_followed() -> None:
    """Whoever is asked takes no card there: to hand it in, or to wait."""
    s, seat, _ = turns(2, 15)[0]
    moves = [CLAIMED, NONE]
    leads = GAME.mind.foretold(s, 1 - seat, moves, Dice(1))
    assert leads[0] - leads[1] == s.c.goal_bonus[0]
    assert GAME.mind.followed(s, 1 - seat, moves, leads, Dice(1)) == []


def test_a_train_that_earns_most_now_is_not_passed_by() -> None:
    """Nobody passes where a card brings hundreds and nothing speaks against it."""
    s, seat, moves = next(one for one in turns(2, 8) if len(one[2]) > 3 and PASSED in one[2])
    assert rate_turns(s, seat, moves, Dice(1))[moves.index(PASSED)] < max(rate_turns(s, seat, moves, Dice(1)))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_stronger_locomotives_are_expected_to_earn_more(players: int) -> None:
    s = fresh(GAME, players, 9)
    assert isinstance(s, NimmState)
    by_strength = sorted(range(len(s.c.multiplier)), key=s.c.multiplier.__getitem__)
    weak, strong, rest = by_strength[:3], by_strength[-3:], by_strength[3:-3]
    locos = [strong, *[rest[3 * n : 3 * n + 3] for n in range(players - 2)], weak]
    leads = [lead_with(s, seat, locos, [3000.0] * players) for seat in range(players)]
    assert leads[0] == max(leads)
    assert leads[-1] == min(leads)


def test_the_expectation_is_by_seat_whoever_comes_first() -> None:
    for s, _, _ in turns(3, 10)[:10]:
        points = running(s)
        for seat in range(3):
            assert abs(points[seat] - s.players[seat].money) < 15_000
