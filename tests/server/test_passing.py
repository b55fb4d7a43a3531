"""Seats that change hands: links that work once, consent, absence, and bots that stand in."""

import asyncio
import shutil
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from stellwerk.server import wire
from stellwerk.server.engines import Rowser, engine_for
from stellwerk.server.passing_rows import sit
from stellwerk.server.problems import Wrong
from stellwerk.server.store import MIGRATIONS, Store
from stellwerk.server.wire import TableInfo
from stellwerk.stage.wire import Scene
from stellwerk.words import LANGUAGES, say
from stellwerk.words import known as has_words
from tests.server.serving import Browser, Server, legal, wait_until
from tests.server.test_http import problem

GAME = "lanterns"
AWAY_S = 1  # after which somebody is absent, in these tests
HERE = Path(__file__).parents[2] / "src" / "stellwerk" / "server"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("passing")
    with Server(f"sqlite:///{folder}/store.sqlite3", absent_s=AWAY_S) as started:
        yield started


def knock(guest: Browser, link: str, what: str = "join", **more: str) -> httpx.Response:
    table, _, token = link.removeprefix("/t/").partition("#")
    return guest.post(f"/api/tables/{table}/{what}", {"token": token.partition("=")[2], **more})


def pass_on(holder: Browser, table: str, seat: int) -> str:
    answer = holder.post(f"/api/tables/{table}/seats/{seat}/link")
    assert answer.status_code == 200, answer.text
    link = answer.json()["links"][str(seat)]
    assert isinstance(link, str)
    return link


def told(viewer: Browser, table: str) -> list[tuple[str, dict[str, Any]]]:
    """What the house has said at a table, in order."""
    with viewer.line(table) as line:
        chat = line.until(wire.Hello).chat
    return [(one.house.m, dict(one.house.a)) for one in chat if one.house is not None]


def keys(viewer: Browser, table: str) -> list[str]:
    return [key for key, _ in told(viewer, table)]


def two_people(host: Browser, friend: Browser, *more: str, game: str = GAME) -> TableInfo:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    seats += [{"kind": kind.partition(":")[0], "bot": kind.partition(":")[2]} for kind in more]
    answer = host.post("/api/tables", {"game": game, "seats": seats})
    table = msgspec.json.decode(answer.content, type=TableInfo)
    friend.join(table.links[1], "Bo")
    return table


def stay_away() -> None:
    time.sleep(AWAY_S + 0.2)


# --- a link works once ---


def test_a_link_is_used_up_by_the_first_who_sits_down(browser: Browser, friend: Browser, server: Server) -> None:
    table = browser.open(GAME, "me", "link")
    friend.join(table.links[1], "Bo")
    late = Browser(server)
    for what in ("join", "invitation"):
        answer = knock(late, table.links[1], what)
        problem(answer, 403, "link-used")
        assert "set-cookie" not in answer.headers
    assert browser.info(table.id).seats[1].name == "Bo"
    assert browser.info(table.id).links == {}
    assert knock(friend, table.links[1], name="Cleo").json()["mine"] == [1], "the same browser comes back by it"
    assert browser.info(table.id).seats[1].name == "Bo", "and changes nothing"
    assert keys(browser, table.id) == ["house-joined"]


def test_of_many_who_come_at_once_one_sits_down(two: tuple[Server, Server]) -> None:
    host = Browser(two[0])
    for _ in range(4):
        table = host.open(GAME, "me", "link")
        guests = [Browser(two[n % 2]) for n in range(8)]
        with ThreadPoolExecutor(8) as threads:
            answers = [*threads.map(knock, guests, [table.links[1]] * 8)]
        assert sorted(answer.status_code for answer in answers) == [200] + [403] * 7
        assert sum(len(guest.get("/api/tables").json()) for guest in guests) == 1


def test_an_answer_that_gets_lost_loses_no_seat(browser: Browser, friend: Browser, server: Server) -> None:
    table = browser.open(GAME, "me", "link")
    assert knock(friend, table.links[1], "invitation").status_code == 200
    lost = Browser(server)
    lost.http.cookies = httpx.Cookies(friend.http.cookies)
    knock(lost, table.links[1], name="Bo")  # its answer never comes to the friend
    assert knock(friend, table.links[1], name="Bo").json()["mine"] == [1]
    assert friend.info(table.id).mine == [1]


def test_a_used_link_stays_used_after_a_power_cut(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/kept.sqlite3") as server:
        host, friend = Browser(server), Browser(server)
        table = two_people(host, friend)
        server.kill()
        server.start()
        problem(knock(Browser(server), table.links[1]), 403, "link-used")
        assert friend.info(table.id).mine == [1]


# --- by consent ---


def test_whoever_holds_a_seat_passes_it_on(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend)
    other = Browser(server)
    with friend.line(table.id) as line:
        line.until(Scene)
        link = pass_on(friend, table.id, 1)
        assert browser.info(table.id).links == {}, "the host does not see it"
        seat = browser.info(table.id).seats[1]
        assert (seat.offered, seat.taken, seat.passed) == ("holder", True, 0)
        assert friend.scene(table.id, 1).seat == 1, "until somebody comes it stays mine"
        assert other.join(link, "Cleo").mine == [1]
        while line.until(wire.Hello).seat is not None:
            pass
    problem(friend.get(f"/api/tables/{table.id}/scene?seat=1"), 403, "not-your-seat")
    assert friend.info(table.id).mine == [], "who has passed it on may watch"
    seat = browser.info(table.id).seats[1]
    assert (seat.name, seat.offered, seat.passed) == ("Cleo", "", 1)
    assert told(browser, table.id)[1:] == [
        ("house-own-link", {"name": "Bo"}),
        ("house-passed", {"name": "Cleo", "before": "Bo", "n": 2}),
    ]
    assert "log-seat-passed" in [line.text.m for line in browser.scene(table.id, 0).log]
    problem(knock(Browser(server), table.links[1]), 403, "link-used")


def test_a_seat_that_is_passed_on_can_be_kept_after_all(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend)
    link = pass_on(friend, table.id, 1)
    assert friend.post(f"/api/tables/{table.id}/seats/1/keep").json()["seats"][1].get("offered", "") == ""
    problem(knock(Browser(server), link), 403, "bad-token")
    problem(friend.post(f"/api/tables/{table.id}/seats/1/keep"), 409, "no-link-out")
    problem(browser.post(f"/api/tables/{table.id}/seats/1/keep"), 409, "no-link-out")
    assert keys(browser, table.id)[-1] == "house-kept"


def test_the_host_cannot_take_a_seat_from_somebody_who_is_there(browser: Browser, friend: Browser) -> None:
    table = two_people(browser, friend)
    with friend.line(table.id) as line:
        line.until(Scene)
        stay_away()
        for what, body in (("link", None), ("bot", {"bot": "random"})):
            problem(browser.post(f"/api/tables/{table.id}/seats/1/{what}", body), 409, "holder-here")
    for what, body in (("link", None), ("bot", {"bot": "random"})):
        answer = browser.post(f"/api/tables/{table.id}/seats/1/{what}", body)
        problem(answer, 409, "holder-not-away")
        assert answer.json()["text"]["a"]["name"] == "Bo"
    assert keys(browser, table.id) == ["house-joined"], "what was refused has not happened"
    assert browser.info(table.id).seats[1].offered == ""


def test_nobody_else_passes_a_seat_on(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend)
    guest = Browser(server)
    guest.join(table.watch, "Zoe")
    for seat in (0, 1):
        for one in ("link", "keep"):
            problem(guest.post(f"/api/tables/{table.id}/seats/{seat}/{one}"), 403, "not-host")
    problem(friend.post(f"/api/tables/{table.id}/seats/0/link"), 403, "not-host")
    problem(friend.post(f"/api/tables/{table.id}/seats/0/bot", {"bot": "random"}), 403, "not-host")
    problem(guest.post(f"/api/tables/{table.id}/seats/1/back"), 403, "not-your-seat")
    problem(guest.post(f"/api/tables/{table.id}/watch"), 403, "not-host")
    problem(browser.post(f"/api/tables/{table.id}/seats/9/link"), 404, "no-seat")


# --- by absence ---


def test_the_host_passes_on_the_seat_of_somebody_who_is_gone(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend)
    with friend.line(table.id) as line:
        line.until(Scene)
    stay_away()
    link = pass_on(browser, table.id, 1)
    assert browser.info(table.id).seats[1].offered == "host"
    other = Browser(server)
    assert other.join(link, "Cleo").mine == [1]
    assert friend.info(table.id).mine == []
    assert keys(browser, table.id)[1:] == ["house-absent-link", "house-passed"]
    problem(knock(other, link, "invitation"), 403, "link-used")


@pytest.mark.parametrize("how", ["by the line", "by a move"])
def test_the_link_dies_if_the_holder_comes_back(browser: Browser, friend: Browser, server: Server, how: str) -> None:
    table = two_people(browser, friend)
    stay_away()
    link = pass_on(browser, table.id, 1)
    if how == "by the line":
        with friend.line(table.id) as line:
            line.until(Scene)
    else:
        assert friend.move(table.id, 1, "guess 0", 0).status_code == 200
    for what in ("invitation", "join"):
        problem(knock(Browser(server), link, what), 403, "link-returned")
    assert browser.info(table.id).links == {}
    assert friend.info(table.id).mine == [1]
    assert keys(browser, table.id)[1:] == ["house-absent-link", "house-returned"]


def test_moves_by_http_are_presence_too(browser: Browser, friend: Browser) -> None:
    table = two_people(browser, friend)
    stay_away()
    assert friend.move(table.id, 1, "guess 0", 0).status_code == 200
    problem(browser.post(f"/api/tables/{table.id}/seats/1/link"), 409, "holder-not-away")


def test_who_is_at_another_process_is_not_away(two: tuple[Server, Server]) -> None:
    here, friend = Browser(two[0]), Browser(two[1])
    table = two_people(here, friend)
    with friend.line(table.id) as line:
        line.until(Scene)
        wait_until(lambda: here.info(table.id).seats[1].online)
        problem(here.post(f"/api/tables/{table.id}/seats/1/link"), 409, "holder-here")
    wait_until(lambda: not here.info(table.id).seats[1].online)
    problem(here.post(f"/api/tables/{table.id}/seats/1/link"), 409, "holder-not-away")


# --- nobody sees two hands ---


def test_nobody_takes_a_second_seat(browser: Browser, friend: Browser, server: Server) -> None:
    table = browser.open(GAME, "me", "link", "link")
    problem(knock(browser, table.links[1]), 403, "second-seat")
    friend.join(table.links[1], "Bo")
    problem(knock(friend, table.links[2]), 403, "second-seat")
    link = pass_on(friend, table.id, 1)
    Browser(server).join(link, "Cleo")
    problem(knock(friend, table.links[2]), 403, "second-seat")
    guest = Browser(server)
    guest.join(table.watch, "Zoe")
    assert guest.join(table.links[2]).mine == [2], "who has only watched knows nobody's hand"


def test_a_seat_may_come_back_to_whoever_had_it(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend)
    other = Browser(server)
    other.join(pass_on(friend, table.id, 1), "Cleo")
    assert friend.join(pass_on(other, table.id, 1), "Bo").mine == [1]
    assert browser.info(table.id).seats[1].passed == 2


def test_a_newcomer_does_not_inherit_a_name(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend)
    Browser(server).join(pass_on(friend, table.id, 1))
    assert browser.info(table.id).seats[1].name == ""


# --- everybody is told ---


def test_every_new_link_is_told_at_once_and_by_whom(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend, "link")
    with friend.line(table.id) as line:
        line.until(Scene)
        link = pass_on(browser, table.id, 2)
        said = line.until(wire.ChatLine)
        assert (said.house.m, said.house.a) == ("house-link", {"name": "seat-2", "by": "Ada"})
        assert said.text == "Ada has made a new link for the seat of Seat 3."
        problem(knock(Browser(server), table.links[2]), 403, "bad-token")
        Browser(server).join(link, "Cleo")
        assert line.until(wire.ChatLine).house.m == "house-joined"
        while not line.until(wire.TableNews).table.seats[2].taken:
            pass


def test_nobody_speaks_in_the_name_of_the_house(browser: Browser, friend: Browser) -> None:
    table = two_people(browser, friend)
    with friend.line(table.id) as line:
        line.until(Scene)
        line.send(wire.Say('{"m":"house-back","a":{}}'))
        assert line.until(wire.ChatLine).house is None


def test_a_name_is_not_taken_for_a_message(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link")
    friend.join(table.links[1], "seat-0")
    assert told(browser, table.id)[0][1]["name"] == "“seat-0”"


def test_what_the_house_says_and_refuses_is_said_in_both_languages() -> None:
    source = "".join((HERE / name).read_text() for name in ("passing.py", "passing_rows.py", "seats.py"))
    words = {part for part in source.split('"') if part.startswith(("house-", "link-", "own-link-", "holder-"))}
    words |= {"second-seat", "no-link-out", "bot-plays-on", "not-lent", "watch-renewed", "nothing-to-carry"}
    words |= {"host-here", "host-not-away"}
    assert len(words) > 20
    given = {"name": "Bo", "by": "Ada", "before": "Cleo", "minutes": 12, "after": 10, "n": 2, "bot": "bot-driver"}
    for language in LANGUAGES:
        for word in words:
            assert has_words(HERE, language, word), (language, word)
            assert "{" not in say(HERE, language, word, given)


# --- the host ---


def test_an_absent_host_is_replaced_by_somebody_who_plays(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend, "link")
    watcher = Browser(server)
    watcher.join(table.watch, "Cleo")
    asked = f"/api/tables/{table.id}/host"
    with browser.line(table.id) as line:
        line.until(Scene)
        stay_away()
        problem(friend.post(asked), 409, "host-here")
    problem(friend.post(asked), 409, "host-not-away")
    stay_away()
    problem(watcher.post(asked), 403, "not-at-table")
    problem(Browser(server).post(asked), 403, "no-access")
    answer = friend.post(asked)
    assert answer.status_code == 200, answer.text
    assert answer.json()["host"] is True
    assert keys(friend, table.id)[-1] == "house-host-changed"
    assert friend.post(asked).status_code == 200, "and nothing more is said"
    assert keys(friend, table.id).count("house-host-changed") == 1
    assert friend.info(table.id).watch not in ("", table.watch)
    assert watcher.scene(table.id).v == 0, "who watches stays"
    problem(knock(Browser(server), table.watch), 403, "bad-token")
    Browser(server).join(friend.info(table.id).watch, "Dora")
    assert knock(Browser(server), pass_on(friend, table.id, 2)).status_code == 200
    assert (browser.info(table.id).host, browser.info(table.id).mine) == (False, [0])
    problem(browser.post(f"/api/tables/{table.id}/watch"), 403, "not-host")


def test_of_two_who_take_over_at_once_one_is_host(two: tuple[Server, Server]) -> None:
    with Server(two[0].store, absent_s=0) as one, Server(two[0].store, absent_s=0) as other:
        host, friends = Browser(two[0]), [Browser(one), Browser(other)]
        for _ in range(4):
            table = host.open(GAME, "me", "link", "link")
            for seat, friend in enumerate(friends, 1):
                friend.join(table.links[seat])
            with ThreadPoolExecutor(2) as threads:
                answers = [*threads.map(lambda friend: friend.post(f"/api/tables/{table.id}/host"), friends)]  # noqa: B023
            assert {answer.status_code for answer in answers} <= {200, 409}
            wait_until(lambda: sum(friend.info(table.id).host for friend in friends) == 1)  # noqa: B023
            wait_until(lambda: not host.info(table.id).host)  # noqa: B023


# --- bots ---


def lent(holder: Browser, table: str, seat: int, bot: str = "random") -> wire.SeatInfo:
    answer = holder.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo).seats[seat]


def asked(browser: Browser, table: str, seat: int) -> Scene:
    """Wait until a seat is asked."""
    wait_until(lambda: seat in browser.info(table).waiting)
    return browser.scene(table, seat)


def play_turn(browser: Browser, table: str, seat: int) -> None:
    """Until somebody else is asked."""
    dice = Random(3)
    while seat in (scene := browser.scene(table, seat)).waiting:
        move = legal(scene, dice)
        assert move is not None
        assert browser.move(table, seat, move, scene.v).status_code == 200


def in_person(host: Browser, friend: Browser, table: str) -> None:
    """Before and after the host's turn the friend is asked, and no bot answers."""
    if 1 not in host.info(table).waiting:
        asked(host, table, 0)
        play_turn(host, table, 0)
    v = asked(friend, table, 1).v
    time.sleep(0.5)
    assert friend.info(table).version == v
    play_turn(friend, table, 1)


def test_a_bot_plays_on_for_me_until_i_take_my_seat_back(browser: Browser, friend: Browser) -> None:
    table = two_people(browser, friend, game="railroads").id
    seat = lent(friend, table, 1)
    assert (seat.kind, seat.bot, seat.name, seat.lent) == ("bot", "random", "Bo", True)
    for _ in range(2):  # it answers whenever it is asked
        asked(browser, table, 0)
        play_turn(browser, table, 0)
    v = asked(browser, table, 0).v
    problem(friend.move(table, 1, "pass", v), 409, "bot-plays-on")
    assert friend.info(table).mine == [1]
    problem(browser.post(f"/api/tables/{table}/seats/1/back"), 403, "not-your-seat")
    back = friend.post(f"/api/tables/{table}/seats/1/back").json()
    assert back["seats"][1]["kind"] == "link"
    assert "bot" not in back["seats"][1]
    problem(friend.post(f"/api/tables/{table}/seats/1/back"), 409, "not-lent")
    assert keys(browser, table)[1:] == ["house-lent", "house-back"]
    log = [one.text.m for one in browser.scene(table, 0).log]
    assert log.index("log-bot-plays") < log.index("log-bot-back")
    in_person(browser, friend, table)


def test_the_host_lets_a_bot_play_for_somebody_who_is_gone(browser: Browser, friend: Browser) -> None:
    table = two_people(browser, friend)
    stay_away()
    assert lent(browser, table.id, 1).lent
    assert keys(browser, table.id)[1:] == ["house-absent-bot"]
    assert friend.info(table.id).mine == [1]
    assert friend.post(f"/api/tables/{table.id}/seats/1/back").status_code == 200


def test_where_nobody_sits_the_host_may_put_a_bot(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link")
    seat = lent(browser, table.id, 1)
    assert (seat.kind, seat.lent) == ("bot", False)
    problem(knock(friend, table.links[1]), 403, "bad-token")
    assert keys(browser, table.id) == ["house-bot"]


def test_a_person_takes_the_seat_of_a_bot(browser: Browser, friend: Browser) -> None:
    table = browser.open("railroads", "me", "bot:random").id
    link = pass_on(browser, table, 1)
    seat = browser.info(table).seats[1]
    assert (seat.kind, seat.offered) == ("bot", "host"), "it plays on until somebody comes"
    joined = friend.join(link, "Bo")
    assert joined.mine == [1]
    assert (joined.seats[1].kind, joined.seats[1].name, joined.seats[1].passed) == ("link", "Bo", 1)
    in_person(browser, friend, table)


def test_bots_come_and_go_at_the_process_that_runs_the_table(two: tuple[Server, Server]) -> None:
    here, friend = Browser(two[0]), Browser(two[1])
    table = two_people(here, friend, game="railroads").id
    lent(friend, table, 1)
    asked(here, table, 0)
    play_turn(here, table, 0)
    asked(here, table, 0)
    friend.post(f"/api/tables/{table}/seats/1/back")
    wait_until(lambda: here.info(table).seats[1].kind == "link")
    in_person(here, friend, table)


def test_a_game_that_a_bot_has_played_is_not_in_my_record(browser: Browser) -> None:
    table = browser.open("railroads", "me")
    with browser.line(table.id) as line:
        line.until(Scene)
        lent(browser, table.id, 0, "random")
        line.until(wire.Final, timeout=120)
    assert browser.get("/api/record").json() == []


# --- those who watch ---


def test_the_link_to_watch_can_be_renewed(browser: Browser, friend: Browser, server: Server) -> None:
    table = two_people(browser, friend)
    guest, former = Browser(server), Browser(server)
    guest.join(table.watch, "Zoe")
    former.join(pass_on(friend, table.id, 1), "Cleo")
    with guest.line(table.id) as line, friend.line(table.id) as watching:
        line.until(Scene)
        watching.until(Scene)
        fresh = browser.post(f"/api/tables/{table.id}/watch").json()["watch"]
        assert line.until(wire.Trouble).problem.text.m == "watch-renewed"
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "watch-renewed")
        while watching.until(wire.ChatLine).house.m != "house-watch":
            pass  # whoever had a seat did not come by that link
    problem(guest.get(f"/api/tables/{table.id}"), 403, "no-access")
    problem(knock(guest, table.watch), 403, "bad-token")
    assert fresh != table.watch
    assert guest.join(fresh, "Zoe").mine == []


def test_a_renewed_link_to_watch_is_known_at_every_process(two: tuple[Server, Server]) -> None:
    here, guest = Browser(two[0]), Browser(two[1])
    table = here.open(GAME, "me", "bot:random")
    guest.join(table.watch, "Zoe")
    with guest.line(table.id) as line:
        line.until(Scene)
        fresh = here.post(f"/api/tables/{table.id}/watch").json()["watch"]
        assert line.until(wire.Trouble).problem.text.m == "watch-renewed"
    problem(knock(guest, table.watch), 403, "bad-token")
    assert guest.join(fresh).mine == []


# --- databases of earlier days ---

BEFORE = """
insert into session(id,opened,secret,renewed) values('ada',1,'ada-secret',''),('bo',2,'bo-secret','bo-next');
insert into game_table(id,game,setup,host,watch,version,waiting,opened,moved,n)
  values('old','lanterns','{}','ada','w',0,'[0]',3,4,1);
insert into seat(table_id,seat,kind,name,bot,token,program,salt) values
  ('old',0,'me','Ada','','','',''),('old',1,'link','Bo','','bo-token','','s1'),('old',2,'link','','','free','','s2');
insert into holder(table_id,seat,session,name) values('old',0,'ada',''),('old',1,'bo','Bo'),('old',-1,'bo','');
"""


@pytest.mark.parametrize("engine", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def test_links_of_earlier_days_are_used_up_where_somebody_sits(
    request: pytest.FixtureRequest, tmp_path: Path, engine: str
) -> None:
    address = f"sqlite:///{tmp_path}/old.sqlite3"
    if engine == "postgres":
        there = request.getfixturevalue("postgres")
        with psycopg.connect(there, autocommit=True) as raw:
            raw.execute("create database before_passing")
        address = there.rpartition("/")[0] + "/before_passing"
    folder = tmp_path / "before"
    folder.mkdir()
    for step in MIGRATIONS.glob("000*.sql"):
        shutil.copy(step, folder)
    old = engine_for(address)
    old.open(folder)

    async def before() -> None:
        await old.write(lambda rows: [rows.run(line) for line in BEFORE.split(";\n") if line.strip()])

    asyncio.run(before())
    old.close()
    store = Store(address)
    store.open()

    def come(token: str, rows: Rowser) -> None:
        sit(rows, "old", token, "late", "", "")

    async def after() -> None:
        seats = await store.seats("old")
        assert [(one.token, one.salt, one.maker) for one in seats] == [
            ("", "", ""),
            ("", "", ""),
            ("free", "s2", "ada"),
        ]
        found = [await store.session_of(one) for one in ("ada-secret", "bo-next", "bo-secret", "")]
        assert found == ["ada", "bo", None, None]
        await store.add_session("late")
        for token, how in (("bo-token", "link-used"), ("nonsense", "bad-token")):
            with pytest.raises(Wrong, match=how):
                await store.engine.write(partial(come, token))
        with pytest.raises(Wrong, match="second-seat"):
            await store.engine.write(lambda rows: sit(rows, "old", "free", "bo", "", ""))
        ((seen,),) = await store.engine.read(lambda rows: rows.run("select distinct seen from holder"))
        assert seen == 4

    asyncio.run(after())
    store.close()
