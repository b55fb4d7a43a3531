"""My games: what was played to its end, with place, points and opponents."""

from typing import Any

from tests.server.finished import play_out
from tests.server.serving import Browser
from tests.server.test_importing import saved_of, taken_in
from tests.server.test_passing import two_people
from tests.server.test_rematch import closed


def history(player: Browser) -> list[dict[str, Any]]:
    answer = player.get("/api/history")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_every_player_finds_place_points_and_opponents(browser: Browser, friend: Browser) -> None:
    assert history(browser) == []
    table = two_people(browser, friend, "bot:greedy")
    assert history(browser) == [], "it is not over"
    play_out(table.id, {0: browser, 1: friend})
    result = {one["seat"]: one for one in saved_of(browser, table.id)["result"]}
    for seat, player in enumerate((browser, friend)):
        (game,) = history(player)
        assert (game["table"], game["game"]) == (table.id, "lanterns")
        assert (game["place"], game["points"]) == (result[seat]["place"], result[seat]["points"])
        assert game["won"] == (result[seat]["place"] == 1)
        assert game["opponents"][0]["name"] == ("Bo", "Ada")[seat]
        assert game["opponents"][1]["bot"] == "greedy"
        assert game["seconds"] >= 0


def test_the_newest_comes_first_and_files_closed_games_and_watching_count_nothing(
    browser: Browser, friend: Browser
) -> None:
    tables = []
    for _ in range(2):
        table = browser.open("lanterns", "me")
        friend.join(table.watch, "Cleo")
        play_out(table.id, {0: browser})
        tables.append(table.id)
    closed(browser, "lanterns", {})
    taken_in(browser, saved_of(browser, tables[0]))
    assert [game["table"] for game in history(browser)] == tables[::-1]
    assert history(friend) == []
