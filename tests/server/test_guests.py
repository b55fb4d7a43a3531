"""Guests: reading an invitation, watching, leaving a seat, closing a table, and tidying one's own list."""

from pathlib import Path

import msgspec

import stellwerk
from stellwerk.server import wire
from stellwerk.server.wire import TableInfo
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Line, Server
from tests.server.test_http import problem

GAME = "lanterns"


def token(link: str) -> str:
    return link.partition("=")[2]


def knock(guest: Browser, table: str, link: str) -> wire.Invitation:
    answer = guest.post(f"/api/tables/{table}/invitation", {"token": token(link)})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=wire.Invitation)


def listed(guest: Browser) -> list[TableInfo]:
    return msgspec.json.decode(guest.get("/api/tables").content, type=list[TableInfo])


def keys(scene: Scene) -> list[str]:
    return [line.text.m for line in scene.log]


# --- invited ---


def test_an_invitation_names_host_game_and_players(browser: Browser, friend: Browser) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link", "name": "Bo"}]
    opened = browser.post("/api/tables", {"game": GAME, "seats": seats}).json()
    found = knock(friend, opened["id"], opened["links"]["1"])
    assert (found.host, found.seat, found.table.game) == ("Ada", 1, GAME)
    assert [(seat.name, seat.taken) for seat in found.table.seats] == [("Ada", True), ("Bo", False)]
    assert found.table.links == {}
    assert found.table.watch == ""
    assert friend.get("/api/tables").json() == [], "reading seats nobody"


def test_a_link_to_watch_says_so_and_keeps_no_seat(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link")
    assert f"/t/{table.id}#watch=" in table.watch
    assert knock(friend, table.id, table.watch).seat is None


def test_a_wrong_link_reads_nothing(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link")
    problem(friend.post(f"/api/tables/{table.id}/invitation", {"token": "x" * 43}), 403, "bad-token")


def test_everybody_sees_who_watches(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "bot:random")
    friend.join(table.watch, "Cleo")
    with browser.line(table.id) as mine:
        mine.until(Scene)
        with friend.line(table.id) as theirs:
            assert theirs.until(wire.Hello).table.watching == ["Cleo"]
            assert theirs.until(Scene).seat is None
            while mine.until(wire.TableNews).table.watching != ["Cleo"]:
                pass
        while mine.until(wire.TableNews).table.watching:
            pass


# --- the list ---


def test_a_table_leaves_my_list_and_nobody_elses(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link")
    friend.join(table.links[1])
    assert browser.post(f"/api/tables/{table.id}/listed", {"listed": False}).status_code == 200
    assert listed(browser) == []
    assert [one.id for one in listed(friend)] == [table.id]
    assert browser.info(table.id).mine == [0], "its address still leads there"
    browser.post(f"/api/tables/{table.id}/listed", {"listed": True})
    assert [one.id for one in listed(browser)] == [table.id]
    problem(Browser(browser.server).post(f"/api/tables/{table.id}/listed", {"listed": False}), 403, "no-access")


# --- closing ---


def both(browser: Browser, friend: Browser) -> TableInfo:
    table = browser.open(GAME, "me", "link", "bot:random")
    friend.join(table.links[1])
    return table


def ended(line: Line) -> None:
    while not line.until(wire.TableNews).table.closed:
        pass


def test_a_table_is_closed_when_all_people_agree(browser: Browser, friend: Browser) -> None:
    table = both(browser, friend)
    with browser.line(table.id) as mine, friend.line(table.id) as theirs:
        mine.until(Scene)
        theirs.until(Scene)
        mine.send(wire.Close(0))
        asked = theirs.until(wire.Asked)
        assert (asked.about, asked.seat, asked.missing) == ("close", 0, [1]), "the bot consents by itself"
        theirs.send(wire.Consent(1, True))
        assert theirs.until(wire.Trouble).problem.text.m == "no-undo-asked", "a yes to something else is none to this"
        theirs.send(wire.Consent(1, True, "close"))
        assert mine.until(wire.Answered).granted
        ended(mine)
        scene = mine.scene
        assert scene is not None
        assert (scene.over, scene.waiting, scene.acts, scene.undo) == (True, [], [], "no")
        assert keys(scene)[-1] == "log-closed"
        assert scene.log[-1].text.a["seats"] == ["seat-0", "seat-1"]
        assert not any(isinstance(heard, wire.Final) for heard in mine.heard), "nobody has won"
        mine.send(wire.Play(scene.v, 0, "guess 0"))
        assert mine.until(wire.Refusal).why.text.m == "table-closed"
        mine.send(wire.Undo(0))
        assert mine.until(wire.Trouble).problem.text.m == "undo-nothing"
        mine.send(wire.Close(0))
        assert mine.until(wire.Trouble).problem.text.m == "table-ended"
    assert listed(friend)[0].closed


def test_one_no_keeps_the_table_open_and_a_wish_can_be_withdrawn(browser: Browser, friend: Browser) -> None:
    table = both(browser, friend)
    with browser.line(table.id) as mine, friend.line(table.id) as theirs:
        mine.until(Scene)
        theirs.until(Scene)
        mine.send(wire.Close(0))
        theirs.until(wire.Asked)
        theirs.send(wire.Close(1))
        assert theirs.until(wire.Trouble).problem.text.m == "asked-already"
        theirs.send(wire.Consent(1, False, "close"))
        assert not mine.until(wire.Answered).granted
        mine.send(wire.Close(0))
        mine.until(wire.Asked)
        mine.send(wire.Withdraw(0))
        answered = mine.until(wire.Answered)
        assert (answered.granted, answered.withdrawn) == (False, True)
        mine.send(wire.Withdraw(0))
        assert mine.until(wire.Trouble).problem.text.m == "nothing-asked"
    assert not browser.info(table.id).closed


def test_a_saved_game_that_was_closed_is_loaded_closed() -> None:
    match = stellwerk.new("railroads", players=2, seed=3)
    match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    match.resign(1)
    match.close([0])
    for saved in (match.save(), {**match.save(), "rules": match.game.version}):
        again = stellwerk.load(saved)
        assert (again.closed, again.waiting, again.moves(0), again.result) == (True, (), [], None)
        assert again.digest == match.digest


# --- giving a seat up ---


def test_a_seat_that_is_given_up_is_played_on_by_a_program(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link")
    friend.join(table.links[1], "Bo")
    with browser.line(table.id) as mine, friend.line(table.id) as theirs:
        mine.until(Scene)
        theirs.until(Scene)
        theirs.send(wire.Resign(1))
        while mine.until(wire.TableNews).table.seats[1].kind != "bot":
            pass
        while mine.scene is None or keys(mine.scene)[-1] != "log-resigned":
            mine.hear()
        assert theirs.until(wire.Hello).seat is None, "whoever left may watch, without secrets"
        mine.send(wire.Play(mine.scene.v, 0, "shout"))
        mine.version(mine.scene.v + 2)  # the program has moved
    assert browser.info(table.id).seats[1].name == "Bo"
    problem(friend.move(table.id, 1, "guess 0", 3), 403, "not-your-seat")


def test_the_last_person_closes_instead(browser: Browser) -> None:
    table = browser.open(GAME, "me", "bot:random")
    with browser.line(table.id) as line:
        line.until(Scene)
        line.send(wire.Resign(0))
        assert line.until(wire.Trouble).problem.text.m == "last-player"


# --- after a power cut ---


def test_closed_tables_programs_and_rounds_are_kept(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/kept.sqlite3") as server:
        browser, friend = Browser(server), Browser(server)
        round_one = browser.open("railroads", "me", "me").id
        closed = browser.open(GAME, "me", "bot:random").id
        with browser.line(closed) as line:
            line.until(Scene)
            line.send(wire.Play(0, 0, "guess 1"))
            line.version(1)
            line.send(wire.Close(0))
            ended(line)
        left = browser.open(GAME, "me", "link")
        friend.join(left.links[1])
        with friend.line(left.id) as line:
            line.until(Scene)
            line.send(wire.Resign(1))
            line.until(wire.Hello)
        server.kill()
        server.start()
        told = {one.id: one for one in listed(browser)}
        assert [(told[one].round, told[one].closed, told[one].over) for one in (round_one, closed)] == [
            (1, False, False),
            (0, True, True),
        ]
        scene = browser.scene(closed, 0)
        assert (scene.over, scene.acts, keys(scene)[-1]) == (True, [], "log-closed")
        assert browser.scene(closed, 0, at=1).pieces, "earlier moments can still be looked at"
        assert browser.get(f"/api/tables/{closed}/save").json()["log"][-1] == [-2, "close 0"]
        problem(browser.move(closed, 0, "guess 0", scene.v), 422, "table-closed")
        assert browser.info(left.id).seats[1].kind == "bot"
        with browser.line(left.id) as line:
            v = line.until(Scene).v
            line.send(wire.Play(v, 0, "shout"))
            line.version(v + 2)
