"""What the log tells of the set-up."""

import pytest

from tests.railroads.table import COAL, new, state


@pytest.mark.rule("RR-1.5")
def test_the_first_order_is_told_with_its_reason() -> None:
    m = new(3)
    order = [f"seat-{seat}" for seat in state(m).order]
    assert [(event.key, event.params) for event in m.opening] == [("first-order", {"seats": order})]


@pytest.mark.rule("RR-16.2")
def test_what_emil_does_before_the_first_turn_is_told() -> None:
    m = new(1)
    keys = [event.key for event in m.opening]
    assert keys[0] == "round"
    assert keys.count("emil-discards") == len(state(m).emil_discard) - 1
    assert "emil-blocks" in keys


@pytest.mark.rule("RR-15.1")
def test_the_first_foundries_are_told() -> None:
    m = new(2, **COAL)
    opened = [event.params["foundry"] for event in m.opening if event.key == "foundry-open"]
    assert len(opened) == 2
    assert len(set(opened)) == 2
