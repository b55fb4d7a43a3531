"""Kill the server at any moment: every acknowledged move is there afterwards, and no half move is."""

import os
from pathlib import Path

import pytest

from tests.server.killing import kill_again_and_again
from tests.server.serving import Browser, Server


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_nothing_acknowledged_is_lost(tmp_path: Path, seed: int) -> None:
    kills = int(os.environ.get("STELLWERK_KILLS", "4"))
    tally = kill_again_and_again(tmp_path, kills, seed + 1)
    assert tally.kills == kills
    assert tally.lost == 0
    assert tally.broken == 0
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
