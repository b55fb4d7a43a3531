"""Several server processes on one store: whoever connects where sees the same table."""

import asyncio
import random
import threading
from pathlib import Path

import pytest

import stellwerk
from stellwerk.server import agreeing, wire
from stellwerk.server.engines import Rowser, engine_for
from stellwerk.server.house import House
from stellwerk.server.rows import Around
from stellwerk.server.settings import Settings
from stellwerk.server.store import MIGRATIONS
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server, beside, together, wait_until


def test_a_move_at_one_process_is_seen_at_the_other(two: tuple[Server, Server]) -> None:
    here = Browser(two[0])
    table = here.open("lanterns", "here", "here", options={"length": "long"}).id
    there = beside(here, two[1])
    dice = random.Random(7)
    with here.line(table) as one, there.line(table) as other:
        one.until(Scene)
        other.until(Scene)
        v = 0
        for n in range(12):
            browser = (here, there)[n % 2]
            waiting = browser.scene(table, 0).waiting
            seat = dice.choice(waiting)
            scene = browser.scene(table, seat)
            move = dice.choice([act.move for act in scene.acts if act.why is None]).replace("{n}", "0")
            answer = browser.move(table, seat, move, scene.v)
            if answer.status_code == 409:
                continue  # the clock was quicker
            assert answer.status_code == 200, answer.text
            v = answer.json()["v"]
            one.version(v)
            other.version(v)
        assert v > 3
        one.quiet(0.5)
        other.quiet(0.5)
        assert one.scene == other.scene


def test_of_two_processes_one_is_told_that_it_came_late(two: tuple[Server, Server]) -> None:
    here = Browser(two[0])
    table = here.open("lanterns", "here", "here").id
    there = beside(here, two[1])
    assert there.scene(table, 1).v == 0
    assert here.move(table, 0, "shout", 0).status_code == 200
    late = there.move(table, 1, "shout", 0)
    assert late.status_code == 409
    assert late.json()["text"]["m"] == "stale"
    assert there.info(table).version == 1
    assert there.move(table, 1, "shout", 1).json() == {"v": 2}


def test_chat_names_and_joins_cross_processes(two: tuple[Server, Server]) -> None:
    here, friend = Browser(two[0]), Browser(two[1])
    opened = here.open("lanterns", "me", "here", "link")
    there = beside(here, two[1])
    with here.line(opened.id) as one, there.line(opened.id) as other:
        one.until(Scene)
        other.until(Scene)
        one.send(wire.Say("All aboard"))
        assert other.until(wire.ChatLine).text == "All aboard"
        other.send(wire.Rename(1, "Ada"))
        while one.until(wire.TableNews).table.seats[1].name != "Ada":
            pass
        friend.join(opened.links[2], "Bo")
        while one.until(wire.TableNews).table.seats[2].name != "Bo":
            pass
        assert one.heard[-1].table.seats[2].taken


def test_the_host_finds_the_links_at_any_process_and_the_store_cannot_make_them(two: tuple[Server, Server]) -> None:
    here = Browser(two[0])
    opened = here.open("lanterns", "me", "link", "link")
    there, friend = beside(here, two[1]), Browser(two[1])
    assert there.info(opened.id).links == opened.links
    assert there.info(opened.id).watch == opened.watch != ""
    here.post(f"/api/tables/{opened.id}/seats/1/link")
    changed = here.info(opened.id).links
    assert changed[1] != opened.links[1]
    wait_until(lambda: there.info(opened.id).links == changed)
    friend.join(changed[1], "Ada")
    wait_until(lambda: set(here.info(opened.id).links) == {2})
    assert friend.info(opened.id).links == {}
    if two[0].store.startswith("sqlite"):
        folder = Path(two[0].store.removeprefix("sqlite:///")).parent
        kept = b"".join(path.read_bytes() for path in folder.glob("store.sqlite3*"))
        assert opened.id.encode() in kept
        assert not any(link.partition("=")[2].encode() in kept for link in [*changed.values(), opened.watch])


def test_whoever_has_a_seat_in_the_store_is_let_in_though_no_notice_has_come(two: tuple[Server, Server]) -> None:
    """A release before there were notices of such things gives none."""
    here, friend = Browser(two[0]), Browser(two[1])
    own = friend.open("lanterns", "me", "here").id
    table = here.open("lanterns", "me", "link").id
    assert friend.get(f"/api/tables/{table}").status_code == 403

    def sit_down(rows: Rowser) -> None:
        (session,) = rows.run("select session from holder where table_id=? and seat=0", (own,))[0]
        rows.run("insert into holder(table_id,seat,session,name) values(?,1,?,'Bo')", (table, session))

    engine = engine_for(two[0].store)
    engine.open(MIGRATIONS)
    try:
        asyncio.run(engine.write(sit_down))
    finally:
        engine.close()
    assert friend.scene(table, 1).v == 0
    with friend.line(table) as line:
        assert line.until(wire.Hello).seat == 1
    assert beside(friend, two[0]).scene(table, 1).v == 0


# --- who is here, and what is asked ---


def test_everybody_sees_who_is_at_the_other_process(two: tuple[Server, Server]) -> None:
    here, friend, guest = Browser(two[0]), Browser(two[1]), Browser(two[1])
    opened = here.open("lanterns", "me", "link")
    friend.join(opened.links[1], "Ada")
    guest.join(opened.watch, "Kibitz")
    with here.line(opened.id) as one:
        one.until(Scene)
        with friend.line(opened.id) as other, guest.line(opened.id) as watching:
            other.until(Scene)
            watching.until(Scene)
            while not (one.until(wire.TableNews).table.seats[1].online and one.heard[-1].table.watching == ["Kibitz"]):
                pass
        while one.until(wire.TableNews).table.seats[1].online or one.heard[-1].table.watching:
            pass


def test_who_was_at_a_process_that_died_is_gone_with_it(two: tuple[Server, Server]) -> None:
    third = Server(two[0].store).start()
    here, friend = Browser(two[0]), Browser(third)
    opened = here.open("lanterns", "me", "link")
    friend.join(opened.links[1], "Ada")
    with here.line(opened.id) as one:
        one.until(Scene)
        with friend.line(opened.id) as other:
            other.until(Scene)
            while not one.until(wire.TableNews).table.seats[1].online:
                pass
            third.kill()
        while one.until(wire.TableNews, timeout=60).table.seats[1].online:
            pass


@pytest.mark.parametrize("answer", ["yes", "no", "withdrawn", "played on"])
def test_a_friend_at_the_other_process_is_asked(two: tuple[Server, Server], answer: str) -> None:
    here, friend = Browser(two[0]), Browser(two[1])
    opened = here.open("lanterns", "me", "link")
    friend.join(opened.links[1], "Ada")
    wait_until(lambda: here.info(opened.id).seats[1].taken)
    v = here.move(opened.id, 0, "shout", 0).json()["v"]
    with here.line(opened.id) as one, friend.line(opened.id) as other:
        one.version(v)
        other.version(v)
        one.send(wire.Undo(0))
        for line in (one, other):
            assert line.until(wire.Asked, wire.Trouble) == wire.Asked("undo", 0, [1])
        if answer == "withdrawn":
            one.send(wire.Withdraw(0))
        elif answer == "played on":
            other.send(wire.Play(v, 1, "shout"))
        else:
            other.send(wire.Consent(1, answer == "yes"))
        for line in (one, other):
            told = line.until(wire.Answered, wire.Trouble)
            assert told == wire.Answered("undo", 0, answer == "yes", answer == "withdrawn")
        if answer == "yes":
            assert one.version(v + 1).undo == other.version(v + 1).undo
            assert friend.scene(opened.id, 1).v == v + 1
        one.send(wire.Close(0))
        assert other.until(wire.Asked, wire.Trouble) == wire.Asked("close", 0, [1])
    with friend.line(opened.id) as again:
        assert again.until(wire.Asked) == wire.Asked("close", 0, [1])
        again.send(wire.Consent(1, True, "close"))
        wait_until(lambda: here.info(opened.id).closed)


def test_a_question_answered_while_it_is_looked_up_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        (me, _), (ada, _) = await house.sessions.begin(), await house.sessions.begin()
        wishes = [wire.SeatWish("me"), wire.SeatWish("link")]
        live = await house.tables.open(wire.OpenTable(min(stellwerk.games()), wishes), me)
        await house.passing.join(live, ada, live.info(me).links[1].partition("#k=")[2], "Ada")
        await agreeing.close(live, 0, me)
        assert live.asking is not None
        look = house.store.around

        async def slow(table: str) -> Around | None:
            found = await look(table)
            if live.asking is not None:
                await agreeing.consent(live, 1, True, "close")
            return found

        monkeypatch.setattr(house.store, "around", slow)
        await live.look_around()
        assert [live.asking, live.asked, live.match.closed] == [None, "", True]

    async def run() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path}/store.sqlite3", limits=False))
        async with house.open():
            await story(house)

    asyncio.run(run())


def test_answers_in_secret_at_different_processes_are_all_taken(two: tuple[Server, Server]) -> None:
    """Nobody's answer changes what another one means: none is sent back."""
    here = Browser(two[0])
    statuses: list[int] = []
    for _ in range(8):
        table = here.open("lanterns", "here", "here", "here", "here").id
        assert beside(here, two[1]).scene(table, 0).v == 0
        start = threading.Barrier(4)

        def answer(seat: int, table: str = table, start: threading.Barrier = start) -> None:
            browser = beside(here, two[seat % 2])
            start.wait(20)
            statuses.append(browser.move(table, seat, "guess 0", 0).status_code)

        together(answer, range(4))
    assert len(statuses) == 32
    assert [one for one in statuses if one != 200] == []


@pytest.mark.postgres
def test_a_whole_game_on_postgresql_survives_a_restart(postgres: str) -> None:
    dice = random.Random(9)
    server = Server(postgres).start()
    try:
        browser = Browser(server)
        table = browser.open("lanterns", "here", "here").id
        for _ in range(200):
            scene = browser.scene(table)
            if scene.over:
                break
            if not scene.waiting:
                continue
            seat = dice.choice(scene.waiting)
            acts = [act.move for act in browser.scene(table, seat).acts if act.why is None]
            if acts:
                browser.move(table, seat, dice.choice(acts).replace("{n}", "0"), scene.v)
            if scene.v == 4:
                before = browser.scene(table, 0)
                server.kill()
                server.start()
                assert browser.scene(table, 0).v >= before.v
        assert browser.scene(table).over
        saved = browser.get(f"/api/tables/{table}/save").json()
        assert len(saved["log"]) == browser.info(table).version
    finally:
        server.stop()
