"""Games as files: taken along when they are over, played through when they come back."""

from typing import Any

import httpx
import msgspec
import pytest

import stellwerk
from stellwerk.server import wire
from stellwerk.server.wire import TableInfo
from tests.server.finished import play_out
from tests.server.serving import Browser
from tests.server.test_http import problem
from tests.server.test_passing import two_people
from tests.server.test_rematch import again, closed


def saved_of(player: Browser, table: str) -> dict[str, Any]:
    answer = player.get(f"/api/tables/{table}/save")
    assert answer.status_code == 200, answer.text
    saved: dict[str, Any] = answer.json()
    return saved


def taken_in(player: Browser, saved: object) -> httpx.Response:
    return player.post("/api/saves", saved)


@pytest.fixture
def saved(browser: Browser, friend: Browser) -> dict[str, Any]:
    table = two_people(browser, friend, "bot:greedy")
    play_out(table.id, {0: browser, 1: friend})
    return saved_of(friend, table.id)


def test_a_file_tells_the_whole_game(saved: dict[str, Any]) -> None:
    assert [seat["name"] for seat in saved["seats"]][:2] == ["Ada", "Bo"]
    assert [seat["bot"] for seat in saved["seats"]] == ["", "", "greedy"]
    assert sorted(one["seat"] for one in saved["result"]) == [0, 1, 2]
    assert {"game", "rules", "options", "seed", "log", "players"} <= saved.keys()


def test_it_comes_back_as_the_same_finished_table(saved: dict[str, Any], friend: Browser, browser: Browser) -> None:
    answer = taken_in(friend, saved)
    assert answer.status_code == 201, answer.text
    table = msgspec.json.decode(answer.content, type=TableInfo)
    assert (table.over, table.imported, table.version) == (True, True, len(saved["log"]))
    assert [seat.name for seat in table.seats] == [seat["name"] for seat in saved["seats"]]
    problem(browser.get(f"/api/tables/{table.id}"), 403, "no-access")
    again_saved = saved_of(friend, table.id)
    for name in ("game", "rules", "options", "seed", "log", "players", "now", "seats", "result"):
        assert again_saved[name] == saved[name], name
    assert "imported" not in again_saved
    with friend.line(table.id) as line:
        final = line.until(wire.Final)
    assert [one.seat for one in final.ranking] == [one["seat"] for one in saved["result"]]
    for at in range(0, table.version, 5):
        assert friend.scene(table.id, 0, at).v == at
    review = friend.post(f"/api/tables/{table.id}/review", {"seat": 0})
    assert review.status_code == 200, review.text


def test_nobody_goes_on_there(saved: dict[str, Any], friend: Browser) -> None:
    table = taken_in(friend, saved).json()["id"]
    with friend.line(table) as line:
        line.until(wire.Final)
        line.send({"type": "undo", "seat": 0})
        assert line.until(wire.Trouble, wire.Refusal) is not None
    assert friend.info(table).version == len(saved["log"])
    problem(again(friend, table), 409, "imported")


def test_what_does_not_play_through_is_refused_with_a_reason(saved: dict[str, Any], friend: Browser) -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({**saved, "log": saved["log"][:-1]}, "import-not-over"),
        ({**saved, "log": [*saved["log"], saved["log"][0]]}, ""),
        ({**saved, "log": [[0, "no such move"], *saved["log"]]}, ""),
        ({**saved, "log": [[17, saved["log"][0][1]], *saved["log"]]}, ""),
        ({**saved, "log": [[0, "x"]] * 4001}, "file-list"),
        ({**saved, "rules": 99}, "save-newer"),
        ({**saved, "seed": "x" * 101}, "file-text"),
        ({**saved, "players": 99}, ""),
        ({**saved, "seats": [{"name": 3}]}, "import-broken"),
        ({**saved, "game": "halma"}, ""),
        ({}, ""),
    ]
    before = len(friend.get("/api/tables").json())
    for file, key in wrong:
        answer = taken_in(friend, file)
        assert answer.status_code in (404, 422), (answer.text, str(file)[:200])
        assert answer.json()["detail"]
        if key:
            problem(answer, 422, key)
    assert len(friend.get("/api/tables").json()) == before
    assert taken_in(friend, {**saved, "padding": "x" * 300_000}).status_code == 413
    problem(friend.post("/api/saves", [1]), 400, "bad-json")


def test_a_game_alone_counts_in_no_record(browser: Browser) -> None:
    table = browser.open("lanterns", "me")
    play_out(table.id, {0: browser})
    before = browser.get("/api/record").json()
    assert taken_in(browser, saved_of(browser, table.id)).status_code == 201
    assert browser.get("/api/record").json() == before


@pytest.mark.parametrize("game", sorted(stellwerk.games()))
def test_closed_games_of_every_kind_come_back(browser: Browser, game: str) -> None:
    table = closed(browser, game, {})
    answer = taken_in(browser, saved_of(browser, table.id))
    assert answer.status_code == 201, answer.text
    assert answer.json()["closed"]
