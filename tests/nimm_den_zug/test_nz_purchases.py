"""The light picture of auctions, and the choices that are made by what a network has learned of them."""

from collections.abc import Iterator

import pytest

import stellwerk
from stellwerk.bots.self_play import fresh, states
from stellwerk.games.nimm_den_zug.mind.auctions import BETWEEN, Auctions, as_seen
from stellwerk.games.nimm_den_zug.mind.judgement import PAID, fortune_of_equals, leads, power_of
from stellwerk.games.nimm_den_zug.mind.learned import AUCTIONS, judge
from stellwerk.games.nimm_den_zug.mind.purchases import MOST_SECRET, rate_purchases
from stellwerk.games.nimm_den_zug.model.ids import TURN
from stellwerk.games.nimm_den_zug.model.state import AUCTION, NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import PICK_LOCO
from stellwerk.games.nimm_den_zug.rules.first_choice import CHOOSE_LOCO
from stellwerk.games.nimm_den_zug.rules.goals import real_locos
from stellwerk.games.nimm_den_zug.rules.in_turn import BIDDING
from stellwerk.games.nimm_den_zug.rules.moves import BID, CHOSEN, CLAIM, PASSED, PICKED, bid_of, is_bid
from stellwerk.games.nimm_den_zug.rules.sealed import SEALED_BID
from stellwerk.kernel import play
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.step import Step
from stellwerk.kernel.table import eyes_of

GAME = stellwerk.game("nimm-den-zug")
ASTRAY = 4


def choices(players: int, seeds: range) -> Iterator[tuple[NimmState, int, list[int]]]:
    """Positions of auctions in which somebody is asked; not all of them play well."""
    for seed in seeds:
        for s, seat, moves in states(GAME, fresh(GAME, players, seed), Dice(seed), ASTRAY):
            assert isinstance(s, NimmState)
            if s.phase == AUCTION and not any(CLAIM.has(move) for move in moves):
                yield s.clone(), seat, moves[:]


def at(step: Step[NimmState], players: int, seeds: range) -> Iterator[tuple[NimmState, int, list[int]]]:
    return (one for one in choices(players, seeds) if one[0].stack[-1] is step)


def bought(s: NimmState) -> list[list[int]]:
    return [real_locos(s, seat) for seat in range(s.seats)]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_bid_in_the_picture_leads_where_the_rules_lead(players: int) -> None:
    sold = 0
    for s, seat, moves in at(BIDDING, players, range(30)):
        for move in (moves[0], PASSED):
            quick = as_seen(s, seat)
            quick.answer(seat, bid_of(move) if is_bid(move) else 0)
            played = s.clone()
            played.players[seat].goals = 0
            play.play(played, seat, move, None)
            assert quick.locos == bought(played)
            if quick.stage == BETWEEN:
                sold += 1
                continue
            assert (quick.bid, quick.leader, quick.turn) == (played.bid, played.leader, played.turn)
    assert sold > 3


@pytest.mark.parametrize("players", [2, 5])
def test_what_is_chosen_in_the_picture_is_bought_as_the_rules_have_it(players: int) -> None:
    tried = 0
    for s, seat, moves in at(CHOOSE_LOCO, players, range(40)):
        for move in moves:
            quick = as_seen(s, seat)
            quick.goals = 0
            quick.choose(move - CHOSEN)
            played = s.clone()
            play.play(played, seat, move, None)
            tried += 1
            assert quick.locos == bought(played)
            assert quick.money[seat] == played.players[seat].money
    assert tried > 5


def test_a_goal_that_a_purchase_fulfils_is_money_at_once() -> None:
    """Whoever buys first owns the fastest and the slowest locomotive."""
    s, seat, moves = next(at(CHOOSE_LOCO, 2, range(40)))
    quick = as_seen(s, seat)
    quick.locos = [[], []]
    quick.goals = 0b11 << 16
    price = s.c.power[moves[0] - CHOSEN] + s.bids[seat]
    before = quick.money[seat]
    quick.choose(moves[0] - CHOSEN)
    assert quick.money[seat] == before - price + s.c.goal_bonus[16] + s.c.goal_bonus[17]
    assert not quick.goals


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_network_reads_as_many_numbers_as_there_are(players: int) -> None:
    s = fresh(GAME, players, 5)
    assert isinstance(s, NimmState)
    seen = Auctions(s, 0)
    seen.money = [5000] * players
    seen.locos = [[] for _ in range(players)]
    seen.bids = [-1] * players
    assert {len(row) for row in judge(AUCTIONS, players).hidden.rows} == {len(seen.look())}


def test_what_was_learned_is_small_and_each_level_of_two_has_its_own() -> None:
    data = GAME.folder / "data"
    assert sum(file.stat().st_size for file in data.glob("*learned.json")) <= 300_000
    assert judge(AUCTIONS, 2, 1) is not judge(AUCTIONS, 2, 2)
    s, seat, moves = next(at(SEALED_BID, 2, range(9)))
    bids = {tuple(GAME.mind.of_level(step).foretold(s, seat, moves, Dice(1))) for step in (1, 2, 3)}
    assert len(bids) == 3


def test_the_numbers_do_not_tell_what_nobody_sees() -> None:
    """What others own behind their screens, and what lies face down, is not in them."""
    looked = 0
    for s, seat, _ in choices(4, range(12)):
        other = s.clone()
        for rival in range(s.seats):
            if rival != seat:
                p = other.board(rival)
                p.money += 1000
                p.goals = 0
                p.hand = []
                p.kept = []
        other.loco_stack.reverse()
        looked += 1
        assert as_seen(s, seat).look() == as_seen(other, seat).look()
    assert looked > 50


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_choice_has_a_lead(players: int) -> None:
    steps = set()
    for s, seat, moves in choices(players, range(16)):
        steps.add(type(s.stack[-1]).__name__)
        found = leads(s, seat, moves, Dice(1))
        assert len(found) == len(moves)
        assert all(abs(lead) < 40_000 for lead in found)
    assert {"PickLoco", "Bidding", "SealedBid", "ChoiceBid", "ChooseLoco", "Counting", "KeepLoco"} <= steps


def test_fortunes_that_are_dealt_to_others_change_nothing_that_is_expected() -> None:
    for s, seat, moves in list(at(BIDDING, 3, range(12)))[::5]:
        table = GAME.lay_out(s, eyes_of(seat))
        worlds = [GAME.take_in(table, seeded(seed)) for seed in range(3)]
        found = [GAME.mind.foretold(world, seat, moves, Dice(1)) for world in worlds]
        assert found[0] == pytest.approx(found[1])
        assert found[0] == pytest.approx(found[2])


@pytest.mark.parametrize("players", [2, 4])
def test_whoever_is_told_how_they_stand_plays_against_equals(players: int) -> None:
    """At the start nobody is ahead; levels choose by what they have learned, which counts on lesser players."""
    told, learned = [], []
    for seed in range(12):
        s, seat, moves = next(choices(players, range(seed, seed + 1)))
        told.append(max(GAME.mind.foretold(s, seat, moves, Dice(seed))))
        learned.append(max(GAME.mind.of_level(3).foretold(s, seat, moves, Dice(seed))))
    assert abs(sum(told) / len(told)) < 0.3 * GAME.mind.scale
    assert sum(learned) / len(learned) > 0.6 * GAME.mind.scale


def test_a_higher_call_than_the_lowest_only_costs_more() -> None:
    s, seat, moves = next(one for one in at(BIDDING, 2, range(9)) if len(one[2]) > 4)
    found = rate_purchases(s, seat, moves)
    assert [found[0] - lead for lead in found[:4]] == [0.0, 50.0, 100.0, 150.0]


def test_nobody_bids_more_in_secret_than_was_ever_worth_it() -> None:
    for s, seat, moves in at(SEALED_BID, 2, range(20)):
        found = rate_purchases(s, seat, moves)
        high = [lead for lead, move in zip(found, moves) if bid_of(move) > MOST_SECRET]
        assert high == sorted(high, reverse=True)
        assert bid_of(moves[found.index(max(found))]) <= MOST_SECRET or BID.base + 1 == len(moves)


def test_a_locomotive_is_put_up_by_what_follows() -> None:
    s, seat, moves = next(one for one in at(PICK_LOCO, 2, range(30)) if one[0].method == TURN)
    quick = as_seen(s, seat)
    quick.put_up(moves[0] - PICKED)
    assert quick.lot == moves[0] - PICKED
    assert len(rate_purchases(s, seat, moves)) == len(moves)


def test_whoever_has_bought_more_is_thought_to_have_less_left() -> None:
    for s, seat, moves in list(at(BIDDING, 2, range(12)))[::5]:
        other = 1 - seat
        world = s.clone()
        world.players[other].money = 4000
        before = max(GAME.mind.foretold(world, seat, moves, Dice(1)))
        assert fortune_of_equals(world, seat) + PAID * power_of(world, other) == pytest.approx(
            world.players[seat].money + PAID * power_of(world, seat)
        )
        world.players[other].money = 300  # nobody knows: it is dealt
        assert max(GAME.mind.foretold(world, seat, moves, Dice(1))) == pytest.approx(before)
