"""Bots on a Dask cluster by one setting: the same clock, the same end; without the cluster they think here."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

import stellwerk
from stellwerk.bots import cluster as cluster_module
from stellwerk.bots.cluster import Cluster
from stellwerk.bots.job import Job
from stellwerk.bots.pool import Fault, Pool
from tests.lab.killing import Machines
from tests.server.serving import EXTRA, Browser, Server, children, free_port

GAME = sorted(stellwerk.games())[1]


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """Two workers, on which the bots of tests/server/extra are installed too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(EXTRA))
        with Machines(tmp_path_factory.mktemp("machines"), workers=2) as found:
            yield found


def job(name: str = "fireman", limit_ms: int = 5_000, place: str = "") -> Job:
    match = stellwerk.new(GAME, 2, 3)
    seat = match.waiting[0]
    return Job(GAME, name, seat, match.view(seat), match.moves(seat), 1, limit_ms, place)


def with_cluster(address: str, story: Callable[[Cluster], Awaitable[None]]) -> None:
    async def run() -> None:
        cluster = Cluster(address, Pool(1))
        holding = asyncio.ensure_future(cluster.hold())
        try:
            await asyncio.wait_for(story(cluster), 120)
        finally:
            holding.cancel()
            await cluster.close()

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    while not true():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


def thinking(machines: Machines) -> list[int]:
    """The processes in which bots think on the machines."""
    return [child for worker in machines.workers for child in children(worker.pid)]


def test_answers_come_from_the_machines_and_a_seat_stays_where_it_was(machines: Machines) -> None:
    async def story(cluster: Cluster) -> None:
        await until(lambda: cluster.found)
        for _ in range(3):
            assert (await cluster.ask(job(place="a/0"))).move in job().moves
        assert cluster.here.workers[0].process is None, "nobody thought here"
        assert [*cluster.places] == ["a/0"]

    with_cluster(machines.address, story)


def test_faults_are_the_same_there_as_here(machines: Machines) -> None:
    async def story(cluster: Cluster) -> None:
        await until(lambda: cluster.found)
        for name, kind in (("hangs", "late"), ("dies", "died"), ("crashes", "crashed"), ("cheats", "illegal")):
            with pytest.raises(Fault) as fault:
                await cluster.ask(job(name, limit_ms=100))
            assert fault.value.kind == kind
        assert (await cluster.ask(job())).move in job().moves
        assert cluster.here.workers[0].process is None

    with_cluster(machines.address, story)


def test_one_whose_question_is_gone_thinks_no_longer(machines: Machines) -> None:
    async def story(cluster: Cluster) -> None:
        await until(lambda: cluster.found)
        asking = asyncio.ensure_future(cluster.ask(job("hangs", limit_ms=600_000, place="gone/0")))
        await until(lambda: len(thinking(machines)) > 0)
        await asyncio.sleep(1)
        before = set(thinking(machines))
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await until(lambda: set(thinking(machines)) != before)
        await asyncio.gather(*(cluster.ask(job()) for _ in range(2)))

    with_cluster(machines.address, story)


def test_a_lost_cluster_is_replaced_by_processes_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "QUEUE_S", 1.0)

    async def story(cluster: Cluster) -> None:
        await until(lambda: cluster.found)
        await cluster.ask(job())
        assert fleet.scheduler is not None
        for process in (*fleet.workers, fleet.scheduler):
            process.kill()
            process.wait()
        assert (await cluster.ask(job(limit_ms=100))).move in job().moves
        await until(lambda: not cluster.found)
        assert (await cluster.ask(job())).move in job().moves

    with Machines(tmp_path, workers=1) as fleet:
        with_cluster(fleet.address, story)


def test_a_house_with_a_cluster_plays_there(machines: Machines, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/store.sqlite3", bots_cluster=machines.address) as server:
        browser = Browser(server)
        until_s = time.monotonic() + 30
        while browser.get("/healthz").json().get("bots") != "cluster":
            assert time.monotonic() < until_s, server.said()
            time.sleep(0.05)
        table = browser.open("lanterns", "bot:fireman", "bot:random")
        with browser.line(table.id) as line:
            while line.scene is None or not line.scene.over:
                line.hear(60)
        assert "bot-fault" not in server.said()
        assert '"event": "bots-cluster-found"' in server.said()


def test_a_house_whose_cluster_is_away_plays_on_and_says_so(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/store.sqlite3", bots_cluster=f"tcp://127.0.0.1:{free_port()}") as server:
        browser = Browser(server)
        assert browser.get("/healthz").json() == {"status": "ok", "bots": "here, the cluster does not answer"}
        table = browser.open("lanterns", "bot:fireman", "bot:random")
        with browser.line(table.id) as line:
            while line.scene is None or not line.scene.over:
                line.hear(60)
        while '"event": "bots-cluster-missing"' not in server.said():
            time.sleep(0.05)


@pytest.mark.parametrize(("language", "says"), [("de", "keine Adresse"), ("en", "no address of a Dask scheduler")])
def test_a_wrong_address_is_told_at_the_start(tmp_path: Path, language: str, says: str) -> None:
    assert says in refused(tmp_path, language, "nonsense")


@pytest.mark.parametrize(("language", "says"), [("de", "brauchen weitere Pakete"), ("en", "need more packages")])
def test_without_the_extra_it_is_told_what_to_install(tmp_path: Path, language: str, says: str) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['distributed'] = None\n", "utf-8")
    said = refused(tmp_path, language, "tcp://127.0.0.1:8786")
    assert says in said
    assert "stellwerk[lab]" in said


def refused(folder: Path, language: str, address: str) -> str:
    """What a server says that does not start."""
    environment = {**os.environ, "LC_ALL": f"{language}_XX", "PYTHONPATH": str(folder)}
    store = f"sqlite:///{folder}/store.sqlite3"
    command = [sys.executable, "-m", "stellwerk.cli", "serve", "--port", str(free_port()), "--store", store]
    done = subprocess.run(
        [*command, "--bots-cluster", address], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr
