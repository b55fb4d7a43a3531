"""A link by which anybody looks at a game that is over, and nothing else."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stellwerk.server import wire
from stellwerk.stage.wire import Patch, Scene
from tests.server.finished import play_out, play_to_a_grab
from tests.server.serving import Browser, Server, beside, wait_until
from tests.server.test_http import problem
from tests.server.test_passing import pass_on, told, two_people


def come_by(guest: Browser, link: str) -> httpx.Response:
    table, _, token = link.removeprefix("/t/").partition("#replay=")
    return guest.post(f"/api/tables/{table}/replay/open", {"token": token})


def shared(player: Browser, table: str) -> str:
    answer = player.post(f"/api/tables/{table}/replay")
    assert answer.status_code == 200, answer.text
    link = answer.json()["replay"]
    assert isinstance(link, str)
    return link


@pytest.fixture
def over(browser: Browser, friend: Browser) -> str:
    table = two_people(browser, friend)
    play_out(table.id, {0: browser, 1: friend})
    return table.id


def test_before_the_end_there_is_none(browser: Browser, friend: Browser) -> None:
    table = two_people(browser, friend)
    problem(browser.post(f"/api/tables/{table.id}/replay"), 409, "not-over")
    problem(come_by(Browser(browser.server), f"/t/{table.id}#replay="), 403, "replay-dead")


def test_any_player_makes_it_and_all_players_find_it(over: str, browser: Browser, friend: Browser) -> None:
    link = shared(friend, over)
    assert shared(browser, over) == link == browser.info(over).replay
    assert [key for key, _ in told(browser, over)].count("house-replay") == 1
    watcher = Browser(browser.server)
    watcher.join(browser.info(over).watch, "Cleo")
    assert watcher.info(over).replay == ""
    problem(watcher.post(f"/api/tables/{over}/replay"), 403, "not-at-table")


def test_a_guest_looks_and_does_nothing_else(over: str, browser: Browser, friend: Browser, server: Server) -> None:
    with browser.line(over) as line:
        line.until(Scene)
        line.send({"type": "say", "text": "well played, all of you"})
        line.until(wire.ChatLine)
    guest = Browser(server)
    problem(guest.get(f"/api/tables/{over}"), 403, "no-access")
    answer = come_by(guest, shared(browser, over))
    assert answer.status_code == 200, answer.text
    assert (answer.json().get("mine", []), answer.json().get("replay", "")) == ([], "")
    assert guest.get("/api/tables").json() == []
    assert guest.scene(over, None, 1).v == 1
    problem(guest.get(f"/api/tables/{over}/scene?seat=0"), 403, "not-your-seat")
    problem(guest.post(f"/api/tables/{over}/rematch"), 403, "not-at-table")
    with guest.line(over) as line:
        assert line.until(wire.Hello).chat == []
        line.until(wire.Final)
        line.send({"type": "say", "text": "hello"})
        assert line.until(wire.Trouble).problem.text.m == "guest-reads"
        with browser.line(over) as host:
            host.until(Scene)
            host.send({"type": "say", "text": "a guest is here"})
            host.until(wire.ChatLine)
        line.quiet()
        assert not any(isinstance(one, wire.ChatLine) for one in line.heard)
    after = browser.post(f"/api/tables/{over}/rematch").json()["id"]
    problem(guest.get(f"/api/tables/{after}"), 403, "no-access")


def test_a_wrong_secret_opens_nothing_and_gives_no_session(over: str, browser: Browser, server: Server) -> None:
    link = shared(browser, over)
    for wrong in (link[:-1], link + "x", f"/t/{over}#replay=", f"/t/{over}#replay=ä"):
        answer = come_by(Browser(server), wrong)
        assert answer.status_code in (400, 403), answer.text
        assert "set-cookie" not in answer.headers


def test_the_host_ends_it_and_guests_are_out(over: str, browser: Browser, friend: Browser, server: Server) -> None:
    link, guest = shared(friend, over), Browser(server)
    come_by(guest, link)
    problem(friend.post(f"/api/tables/{over}/replay/end"), 403, "not-host")
    with guest.line(over) as line:
        line.until(Scene)
        assert browser.post(f"/api/tables/{over}/replay/end").status_code == 200
        assert line.until(wire.Trouble).problem.status == 403
        with pytest.raises(ConnectionClosed):
            line.quiet(20)
    problem(guest.get(f"/api/tables/{over}"), 403, "no-access")
    problem(come_by(Browser(server), link), 403, "replay-dead")
    assert shared(friend, over) != link


def test_who_has_a_place_keeps_it(over: str, browser: Browser, friend: Browser) -> None:
    assert come_by(friend, shared(browser, over)).json()["mine"] == [1]
    browser.post(f"/api/tables/{over}/replay/end")
    assert friend.info(over).mine == [1]


def test_other_processes_know_it(two: tuple[Server, Server]) -> None:
    first, second = two
    host, friend = Browser(first), Browser(first)
    table = two_people(host, friend)
    there = beside(host, second)
    play_out(table.id, {0: host, 1: friend})
    link = shared(host, table.id)
    wait_until(lambda: there.info(table.id).replay == link)
    assert come_by(Browser(second), link).status_code == 200


def test_a_guest_who_sits_down_is_a_guest_no_more(browser: Browser, friend: Browser, server: Server) -> None:
    """The last move is taken back, by consent: a guest is out, and whoever gets a seat or the link to watch is in."""
    table = play_to_a_grab(browser, friend, lambda: two_people(browser, friend).id)
    link = shared(browser, table)
    heir, watcher = Browser(server), Browser(server)
    for guest in (heir, watcher):
        assert come_by(guest, link).status_code == 200
    take_back(friend, browser, table)
    for guest in (heir, watcher):
        problem(guest.get(f"/api/tables/{table}"), 403, "no-access")
    assert heir.join(pass_on(friend, table, 1), "Cleo").mine == [1]
    assert heir.scene(table, 1).waiting
    watcher.join(browser.info(table).watch, "Dora")
    assert watcher.scene(table).waiting


def test_a_finished_game_is_not_reopened_without_asking(browser: Browser, friend: Browser) -> None:
    """Taking back the last move would be free while the game runs; once it is over everybody has seen the result."""
    table = play_to_a_grab(browser, friend, lambda: two_people(browser, friend).id)
    v = browser.info(table).version
    with browser.line(table) as host, friend.line(table) as last:
        assert last.until(Scene).undo == "free"
        last.send(wire.Undo(1))
        assert host.until(wire.Asked, Patch) == wire.Asked("undo", 1, [0])
        host.send(wire.Consent(0, False))
        assert last.until(wire.Answered) == wire.Answered("undo", 1, False, False)
    assert (browser.info(table).over, browser.info(table).version) == (True, v)


def take_back(asks: Browser, agrees: Browser, table: str) -> None:
    with asks.line(table) as one, agrees.line(table) as other:
        one.until(Scene)
        other.until(Scene)
        one.send(wire.Undo(1))
        other.until(wire.Asked)
        other.send(wire.Consent(0, True))
        one.until(wire.Answered)
