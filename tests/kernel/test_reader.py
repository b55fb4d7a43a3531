"""JSON written by people: defaults for what is left out, and every mistake with the path of its field."""

from collections.abc import Callable
from typing import Any

import pytest

from stellwerk.kernel.reader import Reader, wrong
from stellwerk.kernel.refusal import Refused

KINDS = ["coal", "oil"]


def test_what_is_left_out_takes_the_default() -> None:
    r = Reader({})
    assert r.number("n", 5) == 5
    assert r.flag("f", True) is True
    assert r.text("t", "x") == "x"
    assert r.name("k", KINDS) == -1
    assert r.name("k", KINDS, 1) == 1
    assert r.names("ks", KINDS) == []
    assert r.numbers("ns") == []
    assert r.objects("os") == []
    assert r.object("o").number("n", 3) == 3
    assert not r.has("n")
    r.end()


def test_what_is_there_is_read() -> None:
    r = Reader({"n": 100, "f": False, "t": "y", "k": "oil", "ks": ["oil", "coal"], "ns": [1, 2], "os": [{"n": 1}]})
    assert r.number("n", 5, 0, 100, 50) == 100
    assert r.flag("f", True) is False
    assert r.text("t") == "y"
    assert r.name("k", KINDS) == 1
    assert r.names("ks", KINDS) == [1, 0]
    assert r.numbers("ns") == [1, 2]
    assert r.objects("os")[0].number("n", 0) == 1
    r.end()


@pytest.mark.parametrize(
    ("data", "read", "path", "key"),
    [
        ({"n": "5"}, lambda r: r.number("n", 0), "n", "json-number"),
        ({"n": True}, lambda r: r.number("n", 0), "n", "json-number"),
        ({"n": 1.5}, lambda r: r.number("n", 0), "n", "json-number"),
        ({"n": None}, lambda r: r.number("n", 0), "n", "json-number"),
        ({"n": 9}, lambda r: r.number("n", 0, 0, 8), "n", "json-range"),
        ({"n": 75}, lambda r: r.number("n", 0, 0, 100, 50), "n", "json-step"),
        ({"f": 1}, lambda r: r.flag("f"), "f", "json-flag"),
        ({"t": 1}, lambda r: r.text("t"), "t", "json-text"),
        ({"k": "tar"}, lambda r: r.name("k", KINDS), "k", "json-name"),
        ({"k": ["oil"]}, lambda r: r.name("k", KINDS), "k", "json-name"),
        ({"ks": "oil"}, lambda r: r.names("ks", KINDS), "ks", "json-list"),
        ({"ks": ["oil", "tar"]}, lambda r: r.names("ks", KINDS), "ks[1]", "json-name"),
        ({"ns": [1, "2"]}, lambda r: r.numbers("ns"), "ns[1]", "json-number"),
        ({"o": 3}, lambda r: r.object("o"), "o", "json-object"),
        ({"os": [{}, 3]}, lambda r: r.objects("os"), "os[1]", "json-object"),
        ({"os": [{"n": "x"}]}, lambda r: r.objects("os")[0].number("n", 0), "os[0].n", "json-number"),
        ({"o": {"p": {"n": "x"}}}, lambda r: r.object("o").object("p").number("n", 0), "o.p.n", "json-number"),
        ({"extra": 1}, lambda r: r.end(), "extra", "json-unknown"),
        ([], lambda r: r, "position", "json-object"),
        (None, lambda r: r, "position", "json-object"),
    ],
)
def test_a_mistake_is_told_with_its_path(data: Any, read: Callable[[Reader], Any], path: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read(Reader(data))
    assert refused.value.key == key
    assert refused.value.params["path"] == path
    assert len(str(refused.value)) < 600


def test_unknown_fields_tell_the_known_ones() -> None:
    r = Reader({"mony": 5})
    r.number("money", 0)
    with pytest.raises(Refused) as refused:
        r.end()
    assert refused.value.params == {"path": "mony", "known": "money"}


@pytest.mark.parametrize(("key", "value"), [("json-list", []), ("json-list", [1]), ("json-object", {})])
def test_a_list_is_never_told_that_a_list_is_needed(key: str, value: object) -> None:
    assert wrong("seats", key, value).key == "json-wrong"
    assert wrong("seats", key, 7).key == key
