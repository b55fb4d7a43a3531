"""The written form: whatever is wrong with it is told with its path, in words."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.table import read_as
from stellwerk.words import KERNEL, LANGUAGES, known


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    money: Annotated[int, Meta(ge=0, le=9)] = 0
    debts: Annotated[int, Meta(ge=0)] = 0
    share: Annotated[int, Meta(le=3)] = 0
    bid: Annotated[int, Meta(multiple_of=50)] = 0
    hand: tuple[str, ...] = ()
    colour: Literal["red", "blue"] = "red"
    goods: dict[str, int] = {}
    out: bool = False
    answer: str | None = None
    wagons: Annotated[tuple[int, ...], Meta(max_length=2)] = ()
    pair: tuple[int, int] = (0, 0)


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[Seat, ...] = ()
    round: Annotated[int, Meta(ge=1, le=4)] | None = None


def test_what_fits_is_read() -> None:
    table = read_as(Table, {"seats": [{"money": 3, "hand": ["C1"]}], "round": 2})
    assert table == Table((Seat(money=3, hand=("C1",)),), 2)


MISTAKES: list[tuple[Any, str, str, dict[str, Any]]] = [
    (3, "json-object", "position", {}),
    ({"seats": 3}, "json-list", "seats", {}),
    ({"seats": [{}, {"money": -1}]}, "json-range", "seats[1].money", {"low": 0, "high": 9}),
    ({"seats": [{"money": 10**30}]}, "json-range", "seats[0].money", {}),
    ({"seats": [{"debts": -1}]}, "json-low", "seats[0].debts", {"low": 0}),
    ({"seats": [{"share": 4}]}, "json-high", "seats[0].share", {"high": 3}),
    ({"seats": [{"money": "1"}]}, "json-number", "seats[0].money", {}),
    ({"seats": [{"money": True}]}, "json-number", "seats[0].money", {}),
    ({"seats": [{"money": 1.5}]}, "json-number", "seats[0].money", {}),
    ({"seats": [{"money": None}]}, "json-number", "seats[0].money", {}),
    ({"seats": [{"bid": 75}]}, "json-step", "seats[0].bid", {"step": 50}),
    ({"seats": [{"debts": 10**30, "out": 1}]}, "json-flag", "seats[0].out", {}),  # a large number is a whole number
    ({"seats": [{"hand": ["C1", 2]}]}, "json-text", "seats[0].hand[1]", {}),
    ({"seats": [{"colour": "green"}]}, "json-name", "seats[0].colour", {"known": "blue, red"}),
    ({"seats": [{"goods": {"coal": 1, "ore": "2"}}]}, "json-number", "seats[0].goods.ore", {}),
    ({"seats": [{"goods": []}]}, "json-object", "seats[0].goods", {}),
    ({"seats": [{"out": 1}]}, "json-flag", "seats[0].out", {}),
    ({"seats": [{"answer": 1}]}, "json-text", "seats[0].answer", {}),
    ({"seats": [{"wagons": [1, 2, 3]}]}, "json-count", "seats[0].wagons", {"have": 3}),
    ({"seats": [{"pair": [1]}]}, "json-count", "seats[0].pair", {"have": 1, "want": 2}),
    ({"round": 5}, "json-range", "round", {"low": 1, "high": 4}),
    ({"seats": [{"gold": 1}]}, "json-unknown", "seats[0].gold", {}),
    ({"lap": 1}, "json-unknown", "lap", {"known": "round, seats"}),
]


@pytest.mark.parametrize(("data", "key", "path", "more"), MISTAKES)
def test_a_mistake_is_told_with_its_path(data: Any, key: str, path: str, more: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        read_as(Table, data)
    assert (caught.value.key, caught.value.params["path"]) == (key, path)
    assert more.items() <= caught.value.params.items()
    assert all(known(KERNEL.parent, language, key) for language in LANGUAGES)
