"""The page of whoever runs the house: by its token only, without anybody's hand, and a table closed with a reason."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from stellwerk.server import wire
from stellwerk.server.limits import RATES
from stellwerk.server.settings import from_environment
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server, beside, wait_until

TOKEN = "a-token-that-nobody-guesses"
REASON = "The table was opened by mistake."


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes of one house."""
    if request.param == "sqlite":
        store = f"sqlite:///{tmp_path_factory.mktemp('admin')}/store.sqlite3"
    else:
        store = request.getfixturevalue("postgres")
    settings: dict[str, Any] = {"admin_token": TOKEN, "bot_limit_ms": 1000}
    with Server(store, **settings) as one, Server(store, **settings) as other:
        yield one, other


def ask(server: Server, path: str = "overview", token: str = TOKEN, **more: Any) -> httpx.Response:
    method = "POST" if more else "GET"
    headers = {"authorization": f"Bearer {token}".strip(), "origin": server.address}
    return httpx.request(method, f"{server.address}/api/admin/{path}", headers=headers, timeout=30, **more)


def listed(server: Server, table: str) -> dict[str, Any]:
    return next(one for one in ask(server).json()["tables"] if one["id"] == table)


def test_without_a_token_in_the_settings_there_is_no_such_page(server: Server) -> None:
    for path in ("/admin", "/api/admin/overview"):
        answer = httpx.get(f"{server.address}{path}", headers={"authorization": "Bearer"})
        assert answer.status_code == 404
        assert answer.json()["text"]["m"] == "no-page"
    assert ask(server, "tables/x/close", "", json={"reason": "x"}).status_code == 404


@pytest.mark.parametrize("token", ["", "wrong", TOKEN[:-1], TOKEN + "x", TOKEN.upper()])
def test_any_other_token_is_refused(pair: tuple[Server, Server], token: str) -> None:
    table = Browser(pair[0]).open("lanterns", "here", "here").id
    for answer in (ask(pair[0], token=token), ask(pair[0], f"tables/{table}/close", token, json={"reason": "x"})):
        assert answer.status_code == 403
        assert answer.json()["text"]["m"] == "admin-token"
    assert listed(pair[0], table)["waiting"] == [0, 1]


def test_guessing_is_slow_and_the_right_token_costs_nothing(tmp_path: Any) -> None:
    with Server(f"sqlite:///{tmp_path}/store.sqlite3", admin_token=TOKEN, limits="true") as server:
        assert [ask(server).status_code for _ in range(20)] == [200] * 20
        guesses = [ask(server, token=f"guess-{n}").status_code for n in range(20)]
        assert guesses[:5] == [403] * 5
        assert guesses.count(403) <= RATES["admin"].burst + 2
        slow = ask(server)
        assert slow.status_code == 429, "not even the right one, for a while"
        assert int(slow.headers["retry-after"]) >= 1
        assert '"admin-refused"' in server.said()
        assert TOKEN not in server.said()


def test_a_token_that_is_easily_guessed_is_not_taken() -> None:
    with pytest.raises(ValueError, match="STELLWERK_ADMIN_TOKEN"):
        from_environment({"STELLWERK_ADMIN_TOKEN": "secret"})


def lines_at(server: Server) -> int:
    """Open lines at all processes, as one of them tells it."""
    return sum(one.get("sockets", 0) for one in ask(server).json()["processes"])


def test_the_house_is_seen_from_any_of_its_processes(pair: tuple[Server, Server]) -> None:
    browser = Browser(pair[0])
    opened = browser.open("lanterns", "me", "link", "bot:random")
    guest = Browser(pair[1])
    guest.join(opened.links[1], "Ada")
    assert browser.move(opened.id, 0, "shout", 0).status_code == 200
    with guest.line(opened.id) as line:
        line.until(Scene)
        wait_until(lambda: all(listed(server, opened.id).get("here") == 1 for server in pair))
        wait_until(lambda: [lines_at(server) for server in pair] == [1, 1])
        table = listed(pair[0], opened.id)
    assert (table["game"], table["seats"][1]["name"], table["seats"][2]["bot"]) == ("lanterns", "Ada", "random")
    assert table["version"] >= 1
    house = ask(pair[1]).json()
    assert len(house["processes"]) == 2
    assert {one["pid"] for one in house["processes"]} == {server.process.pid for server in pair if server.process}
    assert sum(one.get("tables", 0) for one in house["processes"]) >= 2, "it is in memory at both"


def test_nothing_that_somebody_holds_is_on_the_page(pair: tuple[Server, Server]) -> None:
    browser = Browser(pair[0])
    opened = browser.open("lanterns", "me", "link")
    page = ask(pair[0]).text
    secrets = [link.partition("=")[2] for link in [*opened.links.values(), opened.watch]] + [
        *browser.http.cookies.values()
    ]
    assert not any(secret in page for secret in secrets)
    fields = {key for table in ask(pair[0]).json()["tables"] for key in table}
    allowed = {"id", "game", "seats", "version", "waiting", "opened", "moved"}
    assert fields <= allowed | {"over", "closed", "shut", "here", "reason"}


def test_a_bot_that_gives_no_answer_is_told_until_it_does(pair: tuple[Server, Server]) -> None:
    browser = Browser(pair[0])
    table = browser.open("lanterns", "me", "bot:crashes").id

    def broken() -> list[tuple[str, str]]:
        found = [bot for one in ask(pair[1]).json()["processes"] for bot in one.get("broken", [])]
        return [(bot["bot"], bot["fault"]) for bot in found if bot["table"] == table]

    wait_until(lambda: broken() == [("crashes", "crashed")])


# --- closing ---


def test_a_table_that_the_house_closes_is_told_so_everywhere_and_takes_no_more_moves(
    pair: tuple[Server, Server],
) -> None:
    here, friend = Browser(pair[0]), Browser(pair[1])
    opened = here.open("lanterns", "me", "link", "bot:random")
    friend.join(opened.links[1], "Ada")
    with here.line(opened.id) as one, friend.line(opened.id) as other:
        one.until(Scene)
        other.until(Scene)
        assert ask(pair[1], f"tables/{opened.id}/close", json={"reason": f"  {REASON} "}).json() == {"reason": REASON}
        for line in (one, other):
            while not (line.until(wire.TableNews).table.closed and line.heard[-1].table.reason == REASON):
                pass
            assert line.scene is not None
            assert line.scene.over
            assert not line.scene.acts
            assert [told.text.m for told in line.scene.log][-1] == "log-closed-by-house"
    v = here.info(opened.id).version
    for browser in (here, friend):
        refused = browser.move(opened.id, 0 if browser is here else 1, "shout", v)
        assert refused.status_code in (409, 422)
        assert browser.info(opened.id).version == v
        assert browser.info(opened.id).reason == REASON
        assert browser.scene(opened.id, at=0).v == 0, "it can be read from the beginning"
    assert here.get(f"/api/tables/{opened.id}/save").status_code == 200
    table = listed(pair[0], opened.id)
    assert (table["closed"], table["over"], table["reason"]) == (True, True, REASON)
    again = ask(pair[0], f"tables/{opened.id}/close", json={"reason": "once more"})
    assert (again.status_code, again.json()["text"]["m"]) == (409, "table-ended")
    assert here.info(opened.id).reason == REASON


def test_a_closed_table_stays_closed_in_the_next_process(tmp_path: Any) -> None:
    server = Server(f"sqlite:///{tmp_path}/store.sqlite3", admin_token=TOKEN).start()
    try:
        browser = Browser(server)
        table = browser.open("lanterns", "here", "here").id
        assert ask(server, f"tables/{table}/close", json={"reason": REASON}).status_code == 200
        server.kill()
        server.start()
        info = beside(browser, server).info(table)
        assert (info.closed, info.reason) == (True, REASON)
        assert browser.move(table, 0, "shout", info.version).status_code in (409, 422)
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("reason", "status", "key"),
    [("", 422, "text-empty"), (" \n", 422, "text-empty"), ("x" * 201, 422, "text-long"), (None, 400, "bad-json")],
)
def test_a_reason_has_to_be_given(pair: tuple[Server, Server], reason: Any, status: int, key: str) -> None:
    table = Browser(pair[0]).open("lanterns", "here", "here").id
    answer = ask(pair[0], f"tables/{table}/close", json={"reason": reason})
    assert (answer.status_code, answer.json()["text"]["m"]) == (status, key)
    assert not listed(pair[0], table).get("over")


def test_a_table_that_is_not_there(pair: tuple[Server, Server]) -> None:
    answer = ask(pair[0], "tables/nothing/close", json={"reason": "x"})
    assert (answer.status_code, answer.json()["text"]["m"]) == (404, "no-table")
