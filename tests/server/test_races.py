"""Two processes, and two people who want what only one of them can have, or one who leaves while moving."""

from functools import partial
from random import Random

import pytest

from stellwerk.server import wire
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server, beside, together, wait_until
from tests.server.test_passing import knock, pass_on, two_people

GAME = "lanterns"


def lines(browser: Browser, table: str, what: str) -> list[int]:
    """The versions of lines that tell of something."""
    return [line.v for line in browser.scene(table).log if line.text.m == what]


def is_out(guest: Browser, what: str) -> bool:
    return guest.get(f"/api/tables/{what}").status_code == 403


def test_a_link_to_sit_down_by_serves_one_of_two(two: tuple[Server, Server]) -> None:
    host = Browser(two[0])
    for _ in range(8):
        table = host.open(GAME, "me", "link")
        guests = [Browser(server) for server in two]
        for guest in guests:
            assert knock(guest, table.links[1], "invitation").status_code == 200
        answers: list[tuple[int, str]] = []

        def sit_down(guest: Browser, link: str = table.links[1], answers: list[tuple[int, str]] = answers) -> None:
            answer = knock(guest, link)
            answers.append((answer.status_code, answer.json().get("text", {}).get("m", "")))

        together(sit_down, guests)
        assert sorted(answers) == [(200, ""), (403, "link-used")]
        assert sorted(len(guest.get("/api/tables").json()) for guest in guests) == [0, 1]


def test_who_watches_at_the_other_process_is_out_once_the_link_is_renewed(two: tuple[Server, Server]) -> None:
    host = Browser(two[0])
    for _ in range(4):
        table = host.open(GAME, "me", "here")
        before, during = Browser(two[1]), Browser(two[1])
        before.join(table.watch, "Cleo")
        with before.line(table.id) as line:
            line.until(Scene)
            came: list[int] = []

            def renew(_: Browser, table: str = table.id) -> None:
                assert host.post(f"/api/tables/{table}/watch").status_code == 200

            def come(guest: Browser, link: str = table.watch, came: list[int] = came) -> None:
                came.append(knock(guest, link).status_code)

            together(lambda work: work[0](work[1]), [(come, during), (renew, host)])
            assert came[0] in (200, 403)
            assert line.until(wire.Trouble).problem.text.m == "watch-renewed"
        for guest in (before, during):
            wait_until(partial(is_out, guest, table.id))
        assert knock(Browser(two[1]), table.watch).status_code == 403
        assert host.info(table.id).watch != table.watch


@pytest.mark.parametrize("how", ["passed on", "resigned"])
def test_who_has_left_a_seat_at_one_process_moves_at_none(two: tuple[Server, Server], how: str) -> None:
    """The other process may not know yet; the log does."""
    dice = Random(1)
    for _ in range(8):
        host, friend = Browser(two[0]), Browser(two[0])
        table = two_people(host, friend).id
        there = beside(friend, two[1])
        v = there.scene(table, 1).v
        if how == "passed on":
            assert knock(Browser(two[0]), pass_on(friend, table, 1)).status_code == 200
        else:
            with friend.line(table) as line:
                line.until(Scene)
                line.send(wire.Resign(1))
                line.version(v + 1)
        answer = there.move(table, 1, f"guess {dice.randint(0, 2)}", v)
        assert answer.status_code in (403, 409), answer.text
        wait_until(partial(is_out, there, f"{table}/scene?seat=1"))


@pytest.mark.parametrize("how", ["passed on", "resigned"])
def test_a_move_and_a_leave_at_once_leave_one_story(two: tuple[Server, Server], how: str) -> None:
    """Either the move stands before the seat changes hands, or it was refused."""
    for _ in range(8):
        host, friend, heir = Browser(two[0]), Browser(two[0]), Browser(two[0])
        table = two_people(host, friend).id
        link = pass_on(friend, table, 1) if how == "passed on" else ""
        there = beside(friend, two[1])
        v = there.scene(table, 1).v
        moved: list[tuple[int, int]] = []

        def move(there: Browser = there, table: str = table, v: int = v, moved: list[tuple[int, int]] = moved) -> None:
            answer = there.move(table, 1, "guess 0", v)
            moved.append((answer.status_code, answer.json().get("v", 0)))

        def leave(friend: Browser = friend, heir: Browser = heir, table: str = table, link: str = link) -> None:
            if link:
                assert knock(heir, link).status_code == 200
                return
            with friend.line(table) as line:
                line.until(Scene)
                line.send(wire.Resign(1))
                while not lines(friend, table, "log-resigned"):
                    line.hear()

        together(lambda work: work(), [move, leave])
        left = lines(host, table, "log-seat-passed" if link else "log-resigned")
        assert len(left) == 1
        status, at = moved[0]
        assert status in (200, 403, 409)
        assert status != 200 or at < left[0]
        log = [line.v for line in beside(host, two[1]).scene(table).log]
        assert log == sorted(log)
