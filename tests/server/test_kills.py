"""Kill the server at any moment: every acknowledged move is there afterwards, and no half move is."""

import os
from pathlib import Path

import pytest

from tests.server.killing import Tally, kill_again_and_again
from tests.server.serving import Browser, Server

KILLS = int(os.environ.get("STELLWERK_KILLS", "3"))


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    nothing_lost(kill_again_and_again(f"sqlite:///{tmp_path}/killed.sqlite3", KILLS))


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.parametrize("processes", [1, 3])
def test_nothing_acknowledged_is_lost_on_postgresql(postgres: str, processes: int) -> None:
    nothing_lost(kill_again_and_again(postgres, KILLS, processes, processes))


def nothing_lost(tally: Tally) -> None:
    assert tally.kills == KILLS
    assert (tally.lost, tally.altered, tally.doubled, tally.broken) == (0, 0, 0, 0)
    assert (tally.stuck, tally.wrong) == ([], [])
    assert 0 < tally.acknowledged <= tally.written


def test_a_table_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/store.sqlite3").start()
    try:
        browser = Browser(server)
        table = browser.open("lanterns", "me", "here", options={"length": "long"}).id
        assert browser.move(table, 0, "guess 1", 0).status_code == 200
        assert browser.move(table, 1, "shout", 1).status_code == 200
        before = browser.scene(table, 0)
        server.kill()
        server.start()
        assert browser.scene(table, 0) == before
        assert browser.info(table).host
        assert browser.move(table, 1, "guess 1", 2).status_code == 200
    finally:
        server.stop()
