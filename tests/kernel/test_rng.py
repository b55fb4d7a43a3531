"""Chance is the same on every machine, fair enough for cards, and part of the state."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from stellwerk.kernel.rng import Dice, Rng, seeded


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    rng = seeded(7)
    assert [rng.below(100) for _ in range(8)] == [52, 44, 34, 92, 55, 84, 62, 22]
    assert rng.count == 8
    cards = list(range(10))
    seeded("a word").shuffle(cards)
    assert cards == [4, 7, 8, 2, 6, 3, 1, 9, 5, 0]


def test_a_clone_goes_on_by_itself() -> None:
    rng = seeded(1)
    rng.below(6)
    other = rng.clone()
    assert [rng.below(1000) for _ in range(5)] == [other.below(1000) for _ in range(5)]
    rng.below(2)
    assert rng.count == other.count + 1


@given(st.integers() | st.text(), st.integers(0, 40))
def test_shuffling_keeps_every_card(seed: int | str, n: int) -> None:
    cards = list(range(n))
    rng = seeded(seed)
    rng.shuffle(cards)
    assert sorted(cards) == list(range(n))
    assert (rng.count > 0) == (n > 1)


def test_shuffles_are_even() -> None:
    rng = seeded("even")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < n < 1150 for n in orders.values())


def test_many_words_come_from_several_blocks() -> None:
    rng = Rng(b"key", 0)
    assert len(rng.words(17)) == 32
    assert rng.count == 2
    assert all(0 <= word < 2**32 for word in rng.words(100))


def test_dice_are_even_and_repeatable() -> None:
    dice, same = Dice(5), Dice(5)
    rolls = [dice.below(6) for _ in range(6000)]
    assert rolls == [same.below(6) for _ in range(6000)]
    assert all(850 < n < 1150 for n in Counter(rolls).values())
    assert len({Dice(seed).below(1000) for seed in range(50)}) > 40


def test_dice_reach_everything_and_nothing_beyond() -> None:
    dice = Dice(9)
    assert {dice.below(7) for _ in range(500)} == set(range(7))
    assert {dice.below(1) for _ in range(50)} == {0}
