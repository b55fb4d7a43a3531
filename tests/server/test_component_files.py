"""Component files that somebody brings: measured, read beside the server, and called by a short name."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

import stellwerk
from stellwerk.server import component_files
from stellwerk.server.component_files import measure, measure_text, read_toml
from stellwerk.server.problems import Wrong
from tests.server.serving import Browser
from tests.server.test_http import problem

GAME = "lanterns"


def wish(file: object) -> dict[str, Any]:
    return {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"components": file}}


# TOML, what refuses it, and how it looks once it has been read
HOSTILE = {
    "dotted keys": ("a." * 30_000 + "a=1", "file-deep"),
    "quoted dotted keys": ('"a".' * 16_000 + "a=1", "file-deep"),
    "a dotted table": ("[" + "a." * 30_000 + "a]", "file-deep"),
    "nested lists": ("a=" + "[" * 30_000 + "]" * 30_000, "file-deep"),
    "nested tables": ("a=" + "{a=" * 15_000 + "1" + "}" * 15_000, "file-deep"),
    "a long key": ("a" * 60_000 + "=1", "file-word"),
    "a number of thousands of digits": ("a=" + "9" * 5_000, "file-word"),
    "a long list": ("a=[" + "1," * 30_000 + "]", "file-list"),
    "a long text": ('a="' + "x" * 60_000 + '"', "file-text"),
    "a long text of lines": ('a="""' + "x\n" * 30_000 + '"""', "file-text"),
    "a text that does not end": ('a="' + '\\"' * 30_000, "bad-toml"),
    "a text of lines that does not end": ("a='''" + "x''" * 20_000, "bad-toml"),
    "too many bytes": ("#" * 70_000, "file-large"),
    "a number too large": ("a=99999999999", "file-number"),
    "no number": ("a=nan", "bad-toml"),
    "a date": ("a=1979-05-27", "bad-toml"),
    "no TOML": ("a==1", "bad-toml"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_refused_at_once(browser: Browser, what: str) -> None:
    text, key = HOSTILE[what]
    begun = time.monotonic()
    problem(browser.post("/api/tables", wish({"toml": text})), 422, key)
    assert time.monotonic() - begun < 3
    assert browser.get("/api/tables").json() == []


@pytest.mark.parametrize("what", [what for what, (_, key) in HOSTILE.items() if key not in ("bad-toml", "file-number")])
def test_it_is_refused_before_it_is_read(what: str) -> None:
    with pytest.raises(Wrong) as wrong:
        measure_text(HOSTILE[what][0])
    assert wrong.value.key == HOSTILE[what][1]


@pytest.mark.parametrize(
    ("file", "key"),
    [
        ({"a": [[[[[[[[[[[[1]]]]]]]]]]]]}, "file-deep"),
        ({"a" * 50: 1}, "file-word"),
        ({"a": [1] * 500}, "file-list"),
        ({f"a{i}": [1] * 300 for i in range(40)}, "file-list"),
        ({str(i): 1 for i in range(500)}, "file-list"),
        ({"a": "x" * 500}, "file-text"),
        ({"a": 10**12}, "file-number"),
        ({"a": -1e300}, "file-number"),
    ],
)
def test_json_has_the_same_limits(browser: Browser, file: object, key: str) -> None:
    problem(browser.post("/api/tables", wish(file)), 422, key)


def test_a_reader_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    endless, pid = tmp_path / "endless.py", tmp_path / "pid"
    endless.write_text(f"import os, time\nopen({str(pid)!r}, 'w').write(str(os.getpid()))\ntime.sleep(60)\n", "utf-8")
    monkeypatch.setattr(component_files, "READ_TOML", endless)
    monkeypatch.setattr(component_files, "DEADLINE_S", 1.0)
    with pytest.raises(Wrong) as wrong:
        asyncio.run(read_toml("a=1"))
    assert wrong.value.key == "file-slow"
    assert not Path(f"/proc/{pid.read_text()}").exists()


@pytest.mark.parametrize("name", stellwerk.games())
def test_our_own_files_are_within_the_limits(name: str) -> None:
    text = (stellwerk.game(name).folder / "data" / "components.toml").read_text("utf-8")
    measure_text(text)
    measure(asyncio.run(read_toml(text)))


def test_every_way_of_writing_texts_is_understood() -> None:
    text = 'a = "x # no comment"\nb = \'[[[[\'\nc = \'\'\'{{{{ \' \'\'\'\nd = """[ \\" "" """\ne = \'\' # " \'\nf = ""'
    measure_text(text)
    assert asyncio.run(read_toml(text))["e"] == ""


def test_a_file_is_told_once_and_not_in_every_answer(browser: Browser) -> None:
    deck = {"cards": [0, 1, 2, 3, 4, 5]}
    for file in (deck, {"toml": "cards = [0, 1, 2, 3, 4, 5]"}):
        answer = browser.post("/api/tables", wish(file))
        assert answer.status_code == 201, answer.text
        assert answer.json()["options"]["components"].startswith("own-")
    names = {table["options"]["components"] for table in browser.get("/api/tables").json()}
    assert len(names) == 1, "called after its contents"
    table = browser.get("/api/tables").json()[0]["id"]
    assert browser.get(f"/api/tables/{table}/components").json() == {"components": deck}
    plain = browser.open(GAME, "me", "me")
    assert plain.options["components"] == "standard"
    assert browser.get(f"/api/tables/{plain.id}/components").json() == {}


def test_fifty_tables_make_a_short_list(browser: Browser) -> None:
    large = {"cards": [0, 1, 2, 3, 4, 5] * 30}
    for _ in range(50):
        assert browser.post("/api/tables", wish(large)).status_code == 201
    answer = browser.get("/api/tables")
    assert len(answer.json()) == 50
    assert len(answer.content) < 50 * 600
    assert len(json.dumps(large)) > 500


def test_strangers_read_no_file(browser: Browser, friend: Browser) -> None:
    table = browser.post("/api/tables", wish({"cards": [0, 1, 2, 3, 4, 5]})).json()["id"]
    problem(friend.get(f"/api/tables/{table}/components"), 403, "no-access")
