"""Moves as text and as numbers."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.vocabulary import Vocabulary, amount, names


def railway() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.family("bid", amount("dollars", 50, 600, 50, rule="R-1"))
    vocabulary.family("attach", names("card", ["CO01", "CO02", "PA05"]), amount("train", 1, 3))
    vocabulary.family("pass")
    return vocabulary


def test_families_are_numbered_one_after_the_other() -> None:
    vocabulary = railway()
    bid, attach, pass_ = vocabulary.families.values()
    assert (bid.base, bid.size) == (0, 12)
    assert (attach.base, attach.size) == (12, 9)
    assert (pass_.base, pass_.size) == (21, 1)
    assert vocabulary.size == 22
    assert vocabulary.text(0) == "bid 50"
    assert vocabulary.text(11) == "bid 600"
    assert vocabulary.text(attach.of(2, 0)) == "attach PA05 1"
    assert vocabulary.text(21) == "pass"
    assert attach.values(attach.of(1, 2)) == [1, 2]
    assert attach.form() == "attach <card> <train>"


def test_text_is_read_whatever_its_case_and_spaces() -> None:
    vocabulary = railway()
    assert vocabulary.parse(" ATTACH  pa05 3 ") == vocabulary.parse("attach PA05 3")


@given(st.integers(0, 21))
def test_round_trip(move: int) -> None:
    vocabulary = railway()
    assert vocabulary.parse(vocabulary.text(move)) == move
    assert vocabulary.family_of(move).has(move)


@pytest.mark.parametrize(
    ("text", "rule", "key", "params"),
    [
        ("", "kernel", "move-unknown", {"move": "", "known": "bid, attach, pass"}),
        ("fly 3", "kernel", "move-unknown", {"move": "fly 3", "known": "bid, attach, pass"}),
        ("bid", "kernel", "move-form", {"move": "bid", "form": "bid <dollars>"}),
        ("pass 1", "kernel", "move-long", {"move": "pass 1", "form": "pass"}),
        ("attach CO09 1", "kernel", "move-name", {"word": "CO09", "title": "card", "move": "attach CO09 1"}),
        ("bid ten", "R-1", "move-number", {"word": "ten", "move": "bid ten"}),
        ("bid +450", "R-1", "move-number", {"word": "+450", "move": "bid +450"}),
        ("bid 4_50", "R-1", "move-number", {"word": "4_50", "move": "bid 4_50"}),
        ("bid ٤٥٠", "R-1", "move-number", {"word": "٤٥٠", "move": "bid ٤٥٠"}),
        ("bid ²", "R-1", "move-number", {"word": "²", "move": "bid ²"}),
        ("bid --50", "R-1", "move-number", {"word": "--50", "move": "bid --50"}),
        ("bid -", "R-1", "move-number", {"word": "-", "move": "bid -"}),
        (
            "bid 123456789012345678901",
            "R-1",
            "move-range",
            {"amount": "123456789012345678…", "low": 50, "high": 600},
        ),
        ("bid 75", "R-1", "move-step", {"step": 50, "amount": 75}),
        ("bid 650", "R-1", "move-range", {"amount": 650, "low": 50, "high": 600}),
        ("bid 0", "R-1", "move-range", {"amount": 0, "low": 50, "high": 600}),
        ("bid -50", "R-1", "move-range", {"amount": -50, "low": 50, "high": 600}),
        ("attach CO01 4", "kernel", "move-range", {"amount": 4, "low": 1, "high": 3}),
    ],
)
def test_what_cannot_be_read_says_what_would_be_right(text: str, rule: str, key: str, params: dict) -> None:
    with pytest.raises(Refused) as refused:
        railway().parse(text)
    assert (refused.value.rule, refused.value.key, refused.value.params) == (rule, key, params)


@given(st.text())
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    with contextlib.suppress(Refused):
        assert 0 <= railway().parse(text) < railway().size


def test_a_huge_text_is_refused_shortly() -> None:
    for text in ("x" * 100_000, "bid " + "9" * 100_000, "attach " + "y" * 100_000 + " 1"):
        with pytest.raises(Refused) as refused:
            railway().parse(text)
        assert len(str(refused.value)) < 500


def test_no_move_has_a_number_beyond_the_vocabulary() -> None:
    with pytest.raises(ValueError, match="22"):
        railway().text(22)
