"""Small things an attacker tries first: odd addresses, huge numbers, deep nesting, forged headers, borrowed names."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from stellwerk.server import wire
from stellwerk.server.limits import RATES
from stellwerk.server.names import looks, told_apart
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server
from tests.server.test_http import problem

HUGE = 10**30
WISH = {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "link"}]}


def ask(browser: Browser, path: str) -> httpx.Response:
    """A path just as it is written."""
    address = httpx.URL(browser.server.address).copy_with(raw_path=path.encode())
    return browser.http.send(browser.http.build_request("GET", address))


def write(browser: Browser, path: str, body: str) -> httpx.Response:
    return browser.http.post(path, content=body, headers={"content-type": "application/json"})


# --- addresses ---


@pytest.mark.parametrize("path", ["/static/%00", f"/static/{'a' * 300}", "/api/docs/%00", f"/api/docs/{'a' * 300}"])
def test_no_file_is_called_that(browser: Browser, path: str) -> None:
    problem(ask(browser, path), 404, "no-page")


@pytest.mark.parametrize("path", ["/static/", "/t/", "/api/docs/", "/api/tables/", "/api/record?game="])
def test_a_very_long_address_is_not_read(browser: Browser, path: str) -> None:
    problem(ask(browser, path + "a" * 5_000), 414, "address-long")


def test_the_journal_stays_short(browser: Browser) -> None:
    ask(browser, f"/static/{'b' * 1_500}")
    assert "b" * 300 not in browser.server.said()


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limited")
    with Server(f"sqlite:///{folder}/store.sqlite3", limits="true") as started:
        yield started


def test_files_are_limited(limited: Server) -> None:
    browser = Browser(limited)
    burst = int(RATES["file"].burst)
    answers = [browser.get("/static/icon.svg").status_code for _ in range(burst)]
    assert answers[:200] == [200] * 200, "a page and its modules are no attack"
    for _ in range(20 * burst):
        answer = browser.get("/static/icon.svg")
        if answer.status_code == 429:
            problem(answer, 429, "too-fast")
            return
    pytest.fail("nobody is stopped")


# --- numbers ---


@pytest.mark.parametrize("where", ["scene?seat=", "scene?at=", "log?before=", "review?seat="])
@pytest.mark.parametrize("number", [str(HUGE), "-" + str(HUGE), "9" * 1_900])
def test_a_huge_number_is_refused(browser: Browser, where: str, number: str) -> None:
    table = browser.open("lanterns", "me", "link").id
    problem(browser.get(f"/api/tables/{table}/{where}{number}"), 400, "bad-request")


@pytest.mark.parametrize("body", ['{"seat":N,"move":"x","v":0}', '{"seat":0,"move":"x","v":N}'])
def test_a_huge_number_makes_no_move(browser: Browser, body: str) -> None:
    table = browser.open("lanterns", "me", "link").id
    problem(write(browser, f"/api/tables/{table}/moves", body.replace("N", str(HUGE))), 400, "bad-json")
    problem(write(browser, f"/api/tables/{table}/moves", body.replace("N", "9" * 5_000)), 400, "bad-json")


def test_a_whole_number_may_be_written_with_a_point(browser: Browser) -> None:
    table = browser.open("lanterns", "here", "here").id
    assert write(browser, f"/api/tables/{table}/moves", '{"seat":0.0,"move":"shout","v":0.0}').json() == {"v": 1}
    problem(write(browser, f"/api/tables/{table}/moves", '{"seat":0.5,"move":"shout","v":0}'), 400, "bad-json")


def test_a_parameter_is_given_once(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "link").id
    problem(browser.get(f"/api/tables/{table}/scene?seat=1&seat=0"), 400, "bad-request")


def test_a_huge_number_is_no_seat(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "link").id
    problem(browser.post(f"/api/tables/{table}/seats/{HUGE}/link", {}), 400, "bad-request")
    problem(browser.post(f"/api/tables/{table}/seats/{HUGE}/bot", {"bot": "random"}), 400, "bad-request")
    for path in ("hint", "review"):
        problem(write(browser, f"/api/tables/{table}/{path}", f'{{"seat":{HUGE}}}'), 400, "bad-json")


def test_huge_numbers_and_deep_nesting_on_the_line(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "me").id
    with browser.line(table) as line:
        line.until(Scene)
        wrong = [f'{{"type":"{kind}","seat":{HUGE}}}' for kind in ("look", "undo", "close", "resign", "withdraw")]
        wrong += [f'{{"type":"moment","v":{HUGE}}}', "[" * 30_000, f'{{"type":"say","text":{"[" * 30_000}']
        for raw in wrong:
            line.socket.send(raw)
            assert line.until(wire.Trouble).problem.text.m == "bad-json"


def test_deep_nesting_is_refused(browser: Browser) -> None:
    deep = "[" * 50_000 + "]" * 50_000
    body = f'{{"game":"lanterns","seats":[{{"kind":"me"}}],"options":{{"components":{deep}}}}}'
    problem(write(browser, "/api/tables", body), 400, "bad-json")


# --- what lies on the disk, and what browsers keep ---


def test_nobody_else_on_the_machine_reads_the_store(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = tmp_path / "deep" / "store.sqlite3"
        store.parent.mkdir()
        store.touch(0o644)
        with Server(f"sqlite:///{store}") as server:
            Browser(server).open("lanterns", "me", "me")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in store.parent.iterdir()}
    finally:
        os.umask(before)
    assert "store.sqlite3-wal" in modes
    assert set(modes.values()) == {0o600}, modes


def test_private_answers_are_kept_nowhere(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "link").id
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/scene?seat=0", "/api/record", "/nothing"):
        assert browser.get(path).headers["cache-control"] == "no-store"
    assert browser.post("/api/tables", WISH).headers["cache-control"] == "no-store"


# --- headers ---


def test_forwarded_headers_are_believed_only_from_the_proxy(browser: Browser, tmp_path: Path) -> None:
    forged = {"x-forwarded-proto": "https", "x-forwarded-for": "10.0.0.1"}
    answer = browser.post("/api/tables", WISH, headers=forged)
    assert answer.headers["set-cookie"].startswith("stellwerk="), "nobody was told of a proxy"
    with Server(f"sqlite:///{tmp_path}/store.sqlite3", proxy="127.0.0.1") as server:
        headers = {**forged, "origin": server.address.replace("http", "https")}
        answer = Browser(server).post("/api/tables", WISH, headers=headers)
        assert answer.headers["set-cookie"].startswith("__Host-stellwerk="), "bound to the host"
        assert "Secure" in answer.headers["set-cookie"]


def test_an_origin_has_a_scheme(browser: Browser) -> None:
    other = browser.server.address.replace("http", "https")
    problem(browser.post("/api/tables", WISH, headers={"origin": other}), 403, "foreign-origin")
    table = browser.open("lanterns", "me", "me")
    for origin in (other, browser.server.address.removeprefix("http://")):
        with pytest.raises(InvalidStatus), browser.line(table.id, origin=origin):
            pass


# --- sessions ---


def test_joining_renews_the_session(browser: Browser, friend: Browser, server: Server) -> None:
    friend.open("lanterns", "me", "me")
    planted = friend.cookies
    table = browser.open("lanterns", "me", "link")
    assert friend.join(table.links[1]).mine == [1]
    assert friend.cookies != planted
    assert len(friend.get("/api/tables").json()) == 2, "the tables from before come along"
    thief = Browser(server)
    thief.http.headers["Cookie"] = planted
    problem(thief.get(f"/api/tables/{table.id}"), 403, "no-access")
    assert thief.get("/api/tables").json() == []


def test_whoever_joins_keeps_the_links_of_the_tables_they_have_opened(browser: Browser, friend: Browser) -> None:
    own = friend.open("lanterns", "me", "link")
    friend.join(browser.open("lanterns", "me", "link").links[1])
    assert friend.info(own.id).links == own.links
    friend.post(f"/api/tables/{own.id}/seats/1/link")
    assert Browser(friend.server).join(friend.info(own.id).links[1]).mine == [1]


def test_an_answer_that_gets_lost_loses_no_session(browser: Browser, friend: Browser, server: Server) -> None:
    friend.open("lanterns", "me", "me")
    old = friend.cookies
    table = browser.open("lanterns", "me", "link")
    friend.join(table.links[1])
    again = Browser(server)
    again.http.headers["Cookie"] = old
    assert again.info(table.id).mine == [1], "nobody has used the new secret yet"


# --- names ---


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Аda"),
        ("Ada", "ADA"),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Zoe", "Zoë"),
        ("Nora", "Νora"),
        ("Tom", "Torn"),
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert looks(one) == looks(other)
    assert told_apart(other, [one]) == f"{other} (2)"


def test_names_that_do_not() -> None:
    assert told_apart("Anna", ["Hanna", "", "Ann"]) == "Anna"
    assert told_apart("x" * 24, ["x" * 24, "x" * 20 + " (2)"]) == "x" * 20 + " (3)"


def test_nobody_at_a_table_is_taken_for_another(browser: Browser, friend: Browser, server: Server) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "bot", "bot": "random", "name": "ada"}]
    opened = browser.post("/api/tables", {"game": "lanterns", "seats": seats}).json()
    assert [seat["name"] for seat in opened["seats"]] == ["Ada", "", "ada (2)"]
    friend.join(opened["links"]["1"], "Аda")
    assert friend.info(opened["id"]).seats[1].name == "Аda (3)"
    with friend.line(opened["id"]) as line:
        line.until(Scene)
        line.send(wire.Rename(1, "Bo"))
        while line.until(wire.TableNews).table.seats[1].name != "Bo":
            pass
        line.send(wire.Rename(1, "ADA"))
        while line.until(wire.TableNews).table.seats[1].name != "ADA (3)":
            pass
    guest = Browser(server)
    guest.join(opened["watch"], "ada")
    with guest.line(opened["id"]) as line:
        assert line.until(wire.Hello).table.watching == ["ada (4)"]


def test_nobody_is_called_after_a_seat_without_a_name(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    friend.join(table.links[1], "Platz 1")
    assert friend.info(table.id).seats[1].name == "Platz 1 (2)"
