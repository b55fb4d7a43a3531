"""Whoever wants to be forgotten is: nothing of theirs is left in any table of the store."""

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from stellwerk.server import wire
from stellwerk.server.seats import COOKIE, hashed
from stellwerk.stage.wire import Scene
from tests.server.finished import play_out
from tests.server.serving import Browser, Server, beside
from tests.server.test_http import problem
from tests.server.test_passing import keys, knock, two_people
from tests.server.test_replay_link import come_by, shared

NAME = "Zwirbel-Dietz"


def everything(server: Server) -> str:
    """All rows of the store as text."""
    with sqlite3.connect(server.store.removeprefix("sqlite:///")) as store:
        return "\n".join(store.iterdump())


def session_of(server: Server, browser: Browser) -> str:
    secret = hashed(browser.http.cookies[COOKIE].partition(".")[0])
    with sqlite3.connect(server.store.removeprefix("sqlite:///")) as store:
        (found,) = store.execute("select session from device where ? in (secret,renewed)", (secret,)).fetchone()
    return str(found)


def say(who: Browser, table: str, words: str) -> None:
    with who.line(table) as line:
        line.until(Scene)
        line.send({"type": "say", "text": words})
        line.until(wire.ChatLine)


def joined(host: Browser, guest: Browser) -> str:
    table = host.open("lanterns", "me", "link")
    guest.join(table.links[1], NAME)
    return table.id


def test_nothing_is_left_of_whoever_wants_to_be_forgotten(browser: Browser, friend: Browser, server: Server) -> None:
    over, running = joined(browser, friend), joined(browser, friend)
    play_out(over, {0: browser, 1: friend})
    watched = browser.open("lanterns", "me", "bot:random")
    friend.join(watched.watch, NAME)
    for table in (over, running, watched.id):
        say(friend, table, "a word of mine")
    say(browser, running, "a word of the host")
    alone = friend.open("lanterns", "me")
    play_out(alone.id, {0: friend})
    unfinished = friend.open("lanterns", "me", "bot:random").id
    seats = [{"kind": "me", "name": NAME}, {"kind": "link"}]
    hosted = friend.post("/api/tables", {"game": "lanterns", "seats": seats}).json()
    browser.join(hosted["links"]["1"], "Ada")
    friend.post(f"/api/tables/{running}/seats/1/link")
    come_by(friend, shared(browser, over))
    friend.post("/api/me/link")
    session = session_of(server, friend)
    before = everything(server)
    assert NAME in before
    assert session in before
    answer = friend.post("/api/me/forget")
    assert answer.status_code == 200, answer.text
    left = everything(server)
    assert NAME not in left
    assert session not in left
    assert "a word of mine" not in left
    assert unfinished not in left
    assert "a word of the host" in left
    problem(friend.get(f"/api/tables/{over}"), 403, "no-access")
    assert friend.get("/api/history").json() == []
    seat = browser.info(over).seats[1]
    assert (seat.name, seat.gone, browser.info(over).over) == ("", True, True)
    assert browser.scene(over, 0, 1).v == 1, "the moves are kept"
    free = browser.info(running).seats[1]
    assert (free.name, free.kind, free.taken) == ("", "link", False)
    assert "house-left" in keys(browser, running)
    assert browser.info(hosted["id"]).host, "whoever plays there is the next host"
    link = browser.post(f"/api/tables/{running}/seats/1/link").json()["links"]["1"]
    Browser(server).join(link, "Cleo")
    assert browser.info(running).seats[1].name == "Cleo"


def test_whoever_has_nothing_here_has_nothing_to_delete(server: Server) -> None:
    problem(Browser(server).post("/api/me/forget"), 403, "nothing-to-carry")


def test_the_others_see_it_at_once(browser: Browser, friend: Browser) -> None:
    table = two_people(browser, friend)
    with browser.line(table.id) as line:
        line.until(Scene)
        friend.post("/api/me/forget")
        while line.until(wire.TableNews).table.seats[1].taken:
            pass


def test_a_table_that_is_gone_is_gone_at_every_process(tmp_path: Path) -> None:
    """Its bots and clocks rest, and nobody waits for a move that can never be written."""
    address = f"sqlite:///{tmp_path}/store.sqlite3"
    with Server(address) as first, Server(address) as second:
        here = Browser(first)
        table = here.open("lanterns", "me", "bot:random").id
        with here.line(table) as line:
            line.until(Scene)
            assert beside(here, second).post("/api/me/forget").status_code == 200
            with pytest.raises(ConnectionClosed):
                line.until(wire.Final)
        assert Browser(first).get(f"/api/tables/{table}").status_code in (403, 404)
        assert Browser(first).get("/healthz").status_code == 200


def test_what_the_host_has_made_dies_with_the_host(browser: Browser, friend: Browser, server: Server) -> None:
    table = browser.open("lanterns", "me", "link")
    friend.join(table.links[1], NAME)
    assert browser.post("/api/me/forget").status_code == 200
    problem(knock(Browser(server), table.watch), 403, "bad-token")
    assert friend.info(table.id).watch == ""
    assert friend.post(f"/api/tables/{table.id}/watch").json()["watch"]


def test_no_clock_runs_at_a_table_with_a_free_seat(browser: Browser, friend: Browser) -> None:
    chosen = {"per": "move", "seconds": 3600, "up": "nothing"}
    table = browser.open("lanterns", "me", "link", limit=chosen)
    friend.join(table.links[1], NAME)
    assert any(seat.ticks for seat in browser.info(table.id).seats)
    assert friend.post("/api/me/forget").status_code == 200
    assert not any(seat.ticks for seat in browser.info(table.id).seats)
