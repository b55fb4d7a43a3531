"""Seat links and sessions: who may sit, look and act."""

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stellwerk.server import wire
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser
from tests.server.test_http import problem


def test_opening_makes_the_caller_host_by_a_cookie(browser: Browser) -> None:
    answer = browser.post("/api/tables", {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "link"}]})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("stellwerk=")
    assert "HttpOnly" in cookie
    assert "Max-Age=31536000" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie, "plain http on loopback"
    table = answer.json()
    assert table["host"] is True
    assert table["mine"] == [0]
    assert set(table["links"]) == {"1"}
    again = browser.post("/api/tables", {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert again.headers["set-cookie"] == cookie, "the same session, for another year"


def test_a_friend_joins_by_his_link(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    joined = friend.join(table.links[1], "Ada")
    assert joined.mine == [1]
    assert joined.host is False
    assert joined.links == {}
    assert joined.watch == ""
    assert browser.info(table.id).seats[1].name == "Ada"
    assert browser.info(table.id).links == {}, "the seat is taken"
    assert [one["id"] for one in friend.get("/api/tables").json()] == [table.id]


def test_strangers_see_nothing(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    for path in ("", "/scene", "/scene?seat=0", "/save"):
        problem(friend.get(f"/api/tables/{table.id}{path}"), 403, "no-access")
    problem(friend.move(table.id, 0, "guess 0", 0), 403, "no-access")
    assert friend.get("/api/tables").json() == []
    with friend.line(table.id) as line:
        assert line.hear().problem.status == 403
        with pytest.raises(ConnectionClosed):
            line.hear()


def test_a_forged_cookie_is_nobody(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    friend.http.cookies.set("stellwerk", "x" * 43)
    problem(friend.get(f"/api/tables/{table.id}"), 403, "no-access")


def test_nobody_sits_on_a_foreign_seat(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    friend.join(table.links[1])
    problem(friend.move(table.id, 0, "guess 0", 0), 403, "not-your-seat")
    problem(friend.get(f"/api/tables/{table.id}/scene?seat=0"), 403, "not-your-seat")
    with friend.line(table.id) as line:
        line.until(Scene)
        for message in (wire.Play(0, 0, "guess 0"), wire.Look(0), wire.AskLens(0, "shout"), wire.Undo(0)):
            line.send(message)
            assert line.until(wire.Trouble).problem.text.m == "not-your-seat"
        line.send(wire.Rename(0, "Eve"))
        assert line.until(wire.Trouble).problem.status == 403
    assert browser.info(table.id).version == 0
    assert browser.info(table.id).seats[0].name == ""


@pytest.mark.parametrize("token", ["", "x", "ä" * 40, "A" * 43])
def test_a_wrong_link_opens_nothing(browser: Browser, friend: Browser, token: str) -> None:
    table = browser.open("lanterns", "me", "link")
    answer = friend.post(f"/api/tables/{table.id}/join", {"token": token})
    problem(answer, 403, "bad-token")
    assert "set-cookie" not in answer.headers


def test_a_link_is_good_for_its_own_table_only(browser: Browser, friend: Browser) -> None:
    first, second = browser.open("lanterns", "me", "link"), browser.open("lanterns", "me", "link")
    token = first.links[1].partition("#k=")[2]
    problem(friend.post(f"/api/tables/{second.id}/join", {"token": token}), 403, "bad-token")


def test_spectators_see_no_secret_and_make_no_move(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "me")
    assert friend.join(table.watch, "Zoe").mine == []
    scene = friend.scene(table.id)
    assert scene.acts == []
    assert all("n" not in piece.slots for name, piece in scene.pieces.items() if name.startswith("hand"))
    problem(friend.move(table.id, 0, "guess 0", 0), 403, "not-your-seat")
    with friend.line(table.id) as line:
        line.until(Scene)
        assert line.hello is not None
        assert line.hello.seat is None


def test_a_hostile_page_gets_no_line(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "me")
    for origin in ("http://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused, browser.line(table.id, origin=origin):
            pass
        assert refused.value.response.status_code == 403


def test_seats_can_be_mixed(browser: Browser) -> None:
    orders = set()
    for _ in range(30):
        table = browser.open("lanterns", "me", "bot:random", "bot:greedy", first="shuffled")
        orders.add(tuple(seat.bot for seat in table.seats))
    assert len(orders) > 1
    assert all(sorted(order) == ["", "greedy", "random"] for order in orders)
