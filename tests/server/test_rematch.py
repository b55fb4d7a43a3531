"""Once more: the same people at a new table, one seat further, without a link."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest

import stellwerk
from stellwerk.server import wire
from stellwerk.server.wire import TableInfo
from tests.server.finished import play_out
from tests.server.serving import Browser, Server, beside
from tests.server.test_http import problem
from tests.server.test_passing import told, two_people


def again(player: Browser, table: str) -> httpx.Response:
    return player.post(f"/api/tables/{table}/rematch")


def opened(answer: httpx.Response) -> TableInfo:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def seats(table: TableInfo) -> list[tuple[str, str, str]]:
    return [(seat.name, seat.kind, seat.bot) for seat in table.seats]


def test_the_same_people_and_bots_sit_one_seat_further(browser: Browser, friend: Browser) -> None:
    table = two_people(browser, friend, "bot:greedy")
    problem(again(browser, table.id), 409, "not-over")
    play_out(table.id, {0: browser, 1: friend})
    bot = browser.info(table.id).seats[2].name
    with browser.line(table.id) as line:
        line.until(wire.Hello)
        after = opened(again(friend, table.id))
        while line.until(wire.TableNews).table.rematch != after.id:
            pass
    assert seats(after) == [("Bo", "me", ""), (bot, "bot", "greedy"), ("Ada", "link", "")]
    assert (after.mine, after.host, after.links) == ([0], True, {})
    there = browser.info(after.id)
    assert (there.mine, there.host) == ([2], False)
    assert browser.info(table.id).rematch == after.id
    assert told(browser, table.id)[-1] == ("house-rematch", {"by": "Bo"})
    assert after.id in [one["id"] for one in browser.get("/api/tables").json()]
    play_out(after.id, {0: friend, 2: browser})


def test_there_is_one_however_many_click_and_wherever(two: tuple[Server, Server]) -> None:
    first, second = two
    host, friend = Browser(first), Browser(first)
    table = two_people(host, friend)
    play_out(table.id, {0: host, 1: friend})
    clicks = [host, friend, beside(host, second), beside(friend, second)] * 2
    with ThreadPoolExecutor(8) as threads:
        found = {opened(answer).id for answer in threads.map(again, clicks, [table.id] * 8)}
    (after,) = found
    assert len([one for one in host.get("/api/tables").json() if one["id"] != table.id]) == 1
    assert {tuple(host.info(after).mine), tuple(friend.info(after).mine)} == {(0,), (1,)}
    assert [key for key, _ in told(host, table.id)].count("house-rematch") == 1


def test_who_watched_watches_again_and_cannot_ask(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend)
    watcher, late = Browser(server), Browser(server)
    watcher.join(table.watch, "Cleo")
    play_out(table.id, {0: browser, 1: friend})
    problem(again(watcher, table.id), 403, "not-at-table")
    after = opened(again(browser, table.id))
    assert watcher.info(table.id).rematch == after.id
    assert watcher.info(after.id).mine == []
    late.join(table.watch, "Dora")
    assert late.info(table.id).rematch == "", "who came later has no place there"
    problem(late.get(f"/api/tables/{after.id}"), 403, "no-access")


def test_a_seat_that_was_lent_to_a_bot_is_its_holders_again(browser: Browser, friend: Browser) -> None:
    table = two_people(browser, friend)
    assert friend.post(f"/api/tables/{table.id}/seats/1/bot", {"bot": "random"}).status_code == 200
    play_out(table.id, {0: browser})
    after = opened(again(browser, table.id))
    assert seats(after) == [("Bo", "link", ""), ("Ada", "me", "")]
    assert friend.info(after.id).mine == [0]


def closed(host: Browser, game: str, options: dict[str, Any]) -> TableInfo:
    """A table with these options that its only player has closed."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "options": options}
    answer = host.post("/api/tables", {**body, "hints": "none"})
    assert answer.status_code == 201, answer.text
    table = msgspec.json.decode(answer.content, type=TableInfo)
    with host.line(table.id) as line:
        line.until(wire.Hello)
        line.send({"type": "close", "seat": 0})
        while not host.info(table.id).over:
            line.hear()
    return table


@pytest.mark.parametrize("game", sorted(stellwerk.games()))
def test_options_and_rulings_are_kept(browser: Browser, game: str) -> None:
    options = {one.id: one.choices[-1] for one in stellwerk.game(game).options if one.kind == "ruling"}
    table = closed(browser, game, options)
    after = opened(again(browser, table.id))
    assert (after.options, after.hints) == (table.options, "none")
    assert options.items() <= after.options.items()


def test_component_files_are_kept(browser: Browser) -> None:
    table = closed(browser, "lanterns", {"components": {"toml": "cards = [0, 1, 2, 3, 4, 5]"}, "length": "long"})
    after = opened(again(browser, table.id))
    assert after.options == table.options
    brought = [browser.get(f"/api/tables/{one.id}/components").json() for one in (table, after)]
    assert brought[0] == brought[1] != {}
