"""What judgement remembers or makes on paper is the same as counted and played anew."""

from collections import Counter

from stellwerk.bots.self_play import fresh, states
from stellwerk.games.carnegie import game
from stellwerk.games.carnegie.mind.features import DETAILS, FEATURES
from stellwerk.games.carnegie.mind.on_paper import on_paper, worth_on_paper
from stellwerk.games.carnegie.mind.rest_of_game import RestOfGame
from stellwerk.games.carnegie.mind.worth import Account
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.play import play
from stellwerk.kernel.rng import Dice


def test_an_account_that_is_kept_says_the_same_as_a_new_one() -> None:
    """Whatever it was asked about before."""
    for n, (s, seat, moves) in enumerate(states(game, fresh(game, 3, 1), Dice(1))):
        assert isinstance(s, CarnegieState)
        if n % 4:
            continue
        account = Account(s, seat, RestOfGame(s))
        for move in moves:
            after = s.clone()
            play(after, seat, move, game.aside)
            assert account.worth(after) == Account(after, seat, account.out).worth(after)


def test_moves_on_paper_are_worth_what_they_are_worth_when_played() -> None:
    made: Counter[str] = Counter()
    for s, seat, moves in states(game, fresh(game, 2, 2), Dice(2)):
        assert isinstance(s, CarnegieState)
        account = Account(s, seat, RestOfGame(s))
        before = game.position(s)
        for move in moves:
            if on_paper(s, seat, move):
                made[game.vocabulary.text(move).split()[0]] += 1
                if made.total() % 7 == 0:
                    after = s.clone()
                    play(after, seat, move, game.aside)
                    assert worth_on_paper(s, seat, move, account) == Account(after, seat, account.out).worth(after)
                    assert game.position(s) == before
    assert set(made) == {"activate", "advance", "build", "develop", "donate", "done", "found", "send", "walk"}


def test_every_feature_has_a_name() -> None:
    s = fresh(game, 3, 1)
    assert len(game.mind.features(s, 0)) == len(FEATURES) + len(DETAILS)
