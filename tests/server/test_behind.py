"""A process never stays behind the store: not when connections are lost, not when a notice is missed."""

import random
import threading
import time
from collections.abc import Iterator

import psycopg
import pytest

from stellwerk.server import wire
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Server, beside, together
from tests.server.wires import Wire

MOVES = [(0, "shout"), (1, "shout"), (2, "shout"), (3, "shout"), (0, "guess 0"), (1, "guess 0"), (2, "guess 0")]
HANG_UP = (
    "select pg_terminate_backend(pid) from pg_stat_activity where pid<>pg_backend_pid() and datname=current_database()"
)


@pytest.mark.postgres
def test_lost_connections_cost_nobody_an_error_and_no_process_its_place(postgres: str) -> None:
    with Server(postgres) as first, Server(postgres) as second:
        here = Browser(first)
        for _ in range(4):
            table = here.open("lanterns", "here", "here", "here", "here").id
            there = beside(here, second)
            with here.line(table) as one, there.line(table) as other:
                one.until(Scene)
                other.until(Scene)
                for v, (seat, move) in enumerate(MOVES):
                    if v % 3 == 1:
                        with psycopg.connect(postgres, autocommit=True) as raw:
                            raw.execute(HANG_UP)
                    answer = there.move(table, seat, move, v)
                    assert answer.status_code == 200, answer.text
                    one.version(v + 1)
                    other.version(v + 1)


def test_a_table_that_is_opened_while_another_process_moves_misses_nothing(two: tuple[Server, Server]) -> None:
    here = Browser(two[0])
    here.open("lanterns", "here", "here")
    behind: list[int] = []

    def look(n: int) -> None:
        """The last move falls into the moments in which the other process loads the table."""
        browser, dice = beside(here, two[0]), random.Random(n)
        table = browser.open("lanterns", "here", "here").id
        there = beside(browser, two[1])
        there.get("/healthz")

        def play() -> None:
            time.sleep(dice.uniform(0, 0.08))
            assert browser.move(table, 0, "shout", 0).status_code == 200

        playing = threading.Thread(target=play)
        playing.start()
        with there.line(table) as line:
            playing.join()
            try:
                line.version(1, timeout=20)
            except TimeoutError:
                behind.append(n)

    together(look, range(64), at_once=4)
    assert behind == []


@pytest.fixture
def cut(postgres: str) -> Iterator[tuple[Wire, Server]]:
    with Wire(postgres) as wire_, Server(wire_.address) as server:
        yield wire_, server


@pytest.mark.postgres
def test_where_the_answer_of_the_commit_is_lost_the_player_hears_what_is_so(cut: tuple[Wire, Server]) -> None:
    wire_, server = cut
    browser = Browser(server)
    for _ in range(3):
        table = browser.open("lanterns", "here", "here", "here", "here").id
        for v, (seat, move) in enumerate(MOVES[:4]):
            together(lambda _: browser.get("/api/tables"), range(24))  # so that there are more connections to lose
            wire_.losing = f"{table}:{v + 1}".encode()
            answer = browser.move(table, seat, move, v)
            assert (answer.status_code, answer.json()) == (200, {"v": v + 1})
        assert browser.scene(table).v == 4
    assert wire_.lost == 12


@pytest.mark.postgres
def test_what_was_not_written_is_not_said_to_be(cut: tuple[Wire, Server]) -> None:
    """A store that is away: nothing is changed, and nobody is told so before it is known."""
    wire_, server = cut
    browser = Browser(server)
    table = browser.open("lanterns", "here", "here").id
    with browser.line(table) as line:
        line.until(Scene)
        wire_.cut = True
        wire_.drop()
        answer = browser.move(table, 0, "shout", 0)
        assert answer.status_code == 500
        assert answer.json()["text"]["m"] == "server-failed"
        wire_.cut = False
        assert browser.move(table, 0, "shout", 0).json() == {"v": 1}
        line.send(wire.Play(1, 1, "shout"))
        line.version(2)
