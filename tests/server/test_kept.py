"""A game outlives every update: tables of every version open, are read, and are played to their end."""

import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import stellwerk
from stellwerk.kernel.versions import brought_along
from stellwerk.server import wire
from stellwerk.stage.scenes import scene as scene_of
from stellwerk.stage.wire import Scene
from tests.server.kept_tables import Kept, all_kept, in_postgres, in_sqlite
from tests.server.serving import Browser, Server, legal

SETS = all_kept()
TO_THE_END = os.environ.get("STELLWERK_KEPT") == "1"
ENGINES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module", params=SETS, ids=[kept.name for kept in SETS])
def opened(
    request: pytest.FixtureRequest, engine: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Kept, Server]]:
    """A server of today on a database of that version."""
    kept: Kept = request.param
    if engine == "sqlite":
        address = in_sqlite(kept, tmp_path_factory.mktemp("kept"))
    else:
        address = in_postgres(kept, request.getfixturevalue("postgres"))
    with Server(address) as server:
        yield kept, server


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def marker(kept: Kept, what: str) -> bool:
    """Whether the table has gone on from other rules."""
    return not kept.running() and bool(kept.about["tables"][what]["waiting"])


def test_there_is_a_set_for_every_version_of_every_game() -> None:
    have = {(kept.about["game"], kept.about["rules"]) for kept in SETS}
    for name in stellwerk.games():
        wanted = {(name, version) for version in range(1, stellwerk.game(name).version + 1)}
        assert wanted <= have, "tools/keep_tables.py adds the tables of a version that is new"


def test_every_table_shows_its_log_as_it_was_told(opened: tuple[Kept, Server]) -> None:
    kept, server = opened
    host = kept.host(server)
    for what, table in kept.about["tables"].items():
        if what == "bots":
            continue  # bots play on as soon as somebody looks
        scene = host.scene(table["table"], 0)
        lines = whole_log(host, table["table"], scene)
        told = [[line.v, plain(line.text)] for line in lines]
        if marker(kept, what):
            assert told.pop()[1]["m"] == "log-rules-changed"
            assert "log-rules-changed" not in [line[1]["m"] for line in told], "said once"
        assert [as_then(now, then) for now, then in zip(told, table["told"], strict=True)] == table["told"], what


def as_then(now: list[Any], then: list[Any]) -> list[Any]:
    """A line as it was told then: what events say today beside it changes nothing of that, nor do names of numbers."""
    text, args = now[1], then[1].get("a", {})
    kept = {key: bare(value, args[key]) for key, value in text.get("a", {}).items() if key in args}
    return [now[0], {"m": text["m"], **({"a": kept} if kept else {})}]


def bare(now: Any, then: Any) -> Any:
    """Of numbers that have names today the numbers, where they had none then."""
    unnamed = isinstance(then, list) and all(isinstance(one, int) for one in then)
    return [one["a"]["n"] if isinstance(one, dict) else one for one in now] if unnamed else now


def whole_log(browser: Browser, table: str, scene: Scene) -> list[Any]:
    """The log page by page, from its end."""
    lines, earlier = scene.log, scene.earlier
    while earlier:
        answer = browser.get(f"/api/tables/{table}/log", params={"seat": 0, "before": lines[0].v})
        page = msgspec.json.decode(answer.content, type=wire.LogPage)
        lines, earlier = page.lines + lines, page.earlier
    return lines


def test_moments_show_the_table_as_it_lay(opened: tuple[Kept, Server]) -> None:
    kept, server = opened
    host, game = kept.host(server), stellwerk.game(kept.about["game"])
    for what, table in kept.about["tables"].items():
        for version, position in table["moments"].items():
            scene = host.scene(table["table"], 0, at=int(version))
            then = stellwerk.set_up(game.id, brought_along(game, position, kept.about["rules"]))
            assert scene.v == int(version), what
            assert plain(scene.pieces) == plain(scene_of(then, 0).pieces), (what, version)


def test_results_stay_as_they_were(opened: tuple[Kept, Server]) -> None:
    kept, server = opened
    host = kept.host(server)
    for what, table in kept.about["tables"].items():
        if table["result"] is None:
            continue
        winners, ranking = table["result"]
        assert host.info(table["table"]).over
        with host.line(table["table"]) as line:
            final = line.until(wire.Final)
        assert list(final.winners) == winners
        assert [[rank.seat, rank.place, rank.score.total] for rank in final.ranking] == ranking
        assert final.course, what
        saved = host.get(f"/api/tables/{table['table']}/save").json()
        assert saved["log"] == table["log"]
        assert stellwerk.load(saved).result is not None


def test_running_tables_are_played_to_their_end(opened: tuple[Kept, Server]) -> None:
    kept, server = opened
    host, friend = kept.host(server), kept.browser(server, "friend")
    dice = random.Random(kept.name)
    for what, table in kept.about["tables"].items():
        if table["result"] is not None:
            continue
        play_to_the_end([host, friend], table["table"], dice)
        info = host.info(table["table"])
        assert info.over or timed(table, info), what
        assert info.shut is None
        assert info.version > len(table["log"])


def timed(table: dict[str, Any], info: wire.TableInfo) -> bool:
    """Whether the clock runs at this table; with STELLWERK_KEPT=1 it is heard out."""
    return not TO_THE_END and not info.waiting


def play_to_the_end(people: list[Browser], table: str, dice: random.Random) -> None:
    """Random moves. Real time passes where a clock runs: that is waited for only on request."""
    waited = 0
    while waited < (10_000 if TO_THE_END else 100):
        info = people[0].info(table)
        if info.over:
            return
        if not info.waiting:
            waited += 1
            time.sleep(0.02)
        for person in people:
            mine = person.info(table).mine if person is people[0] or info.seats[-1].kind == "link" else []
            asked = [seat for seat in info.waiting if seat in mine]
            if asked:
                seat = dice.choice(asked)
                scene = person.scene(table, seat)
                move = legal(scene, dice)
                if move is not None:
                    person.move(table, seat, move, scene.v)
                break


def test_a_table_of_today_can_take_back_what_was_played_before_the_update(opened: tuple[Kept, Server]) -> None:
    """Only under the same rules: beyond other ones nothing can be taken back."""
    kept, server = opened
    if not kept.running():
        return
    host = kept.host(server)
    table = kept.about["tables"]["over"]["table"]
    before = host.info(table).version
    seat = next(seat for seat in (0, 1) if host.scene(table, seat).undo != "no")
    with host.line(table) as line:
        line.send(wire.Undo(seat))
        line.version(before + 1)
    assert not host.info(table).over
    play_to_the_end([host], table, random.Random(1))
    assert host.info(table).over


def test_a_copy_is_played_not_the_kept_one(tmp_path: Path) -> None:
    kept = SETS[0]
    before = (kept.folder / "tables.sqlite").read_bytes()
    with Server(in_sqlite(kept, tmp_path)) as server:
        kept.host(server).info(kept.about["tables"]["people"]["table"])
    assert (kept.folder / "tables.sqlite").read_bytes() == before
