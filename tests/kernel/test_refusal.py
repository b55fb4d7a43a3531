"""A refusal is rule, key and parameters; people read it as a sentence."""

import pickle

import coal_auction as toy
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.words import english


def test_refusals_are_equal_by_what_they_say() -> None:
    one = Refusal("TOY-2", "toy-bid-money", {"coins": 3, "money": 2})
    assert one == Refusal("TOY-2", "toy-bid-money", {"coins": 3, "money": 2})
    assert one != Refusal("TOY-2", "toy-bid-money", {"coins": 4, "money": 2})
    assert one != "toy-bid-money"
    assert len({one, Refusal("TOY-2", "toy-bid-money", {"coins": 3, "money": 2})}) == 1
    assert repr(one) == "Refusal('TOY-2', 'toy-bid-money', {'coins': 3, 'money': 2})"


def test_refused_speaks_english_where_it_can() -> None:
    reason = Refusal("TOY-2", "toy-bid-money", {"coins": 3, "money": 2})
    assert str(Refused(reason, english(toy.game.folder))) == "You bid 3 and have 2."
    assert str(Refused(reason)) == "toy-bid-money {'coins': 3, 'money': 2}"
    assert str(Refused(Refusal("kernel", "game-over"))) == "game-over"
    assert (Refused(reason).rule, Refused(reason).key) == ("TOY-2", "toy-bid-money")


def test_a_refusal_comes_from_another_process() -> None:
    sent = Refused(Refusal("TOY-2", "toy-bid-money", {"coins": 3, "money": 2}))
    heard = pickle.loads(pickle.dumps(sent))
    assert heard.refusal == sent.refusal
    assert str(heard) == str(sent)
