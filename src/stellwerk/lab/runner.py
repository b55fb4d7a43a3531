"""Games on a Dask cluster: of this machine, or of many. Seeds decide the results, not who plays them."""

import logging
import time
import uuid
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from itertools import islice
from types import TracebackType
from typing import Any, Self

import dask
import msgspec
from distributed import Client, LocalCluster, wait
from distributed.scheduler import KilledWorker
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import stellwerk
from stellwerk.kernel.refusal import Refused
from stellwerk.lab.play import CannotPlay, Play, played
from stellwerk.lab.rows import Folder, Row
from stellwerk.lab.trouble import Trouble

BATCH_S = 1.0  # games travel in batches of about so long
MOST_IN_BATCH = 256
AHEAD = 2  # batches on their way for every thread of a worker, so that none waits for the next
FLUSH_S = 5.0  # a killed run plays at most so much again
NO_WORKERS_S = 60.0
LOSSES = 100  # workers that may die under a batch before the batch itself is suspected
SETTINGS = {
    "distributed.scheduler.allowed-failures": LOSSES,
    "distributed.worker.daemon": True,
    "distributed.admin.tick.limit": "1h",
}


class Stopped(Trouble):
    """A run that cannot go on; what it has played is kept."""


class Batch(msgspec.Struct, frozen=True):
    """What comes back from a worker."""

    rows: list[Row]
    fault: str = ""  # why there are no more of them: a message, which travels where an exception might not
    params: dict[str, Any] = {}


def run(
    plays: Iterable[Play],
    folder: Folder,
    cluster: str | None = None,
    workers: int | None = None,
    progress: bool = True,
) -> int:
    """Play what is not in the folder yet; how many games that were."""
    there = folder.numbers()
    open_plays = [play for play in plays if play.number not in there]
    if not open_plays:
        return 0
    with players(cluster, workers) as client, Bar(len(open_plays), progress) as bar:
        for rows in rows_from(client, open_plays, folder):
            bar.advance(len(rows))
    return len(open_plays)


@contextmanager
def players(cluster: str | None = None, workers: int | None = None) -> Iterator[Client]:
    """A client of the cluster at this address, or of one of our own with so many processes."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # deaths of workers are expected, and told by us
    with dask.config.set(SETTINGS):
        if cluster is None:
            with (
                LocalCluster(  # type: ignore[no-untyped-call]
                    n_workers=workers,
                    threads_per_worker=1,
                    processes=True,
                    dashboard_address=None,
                    host="127.0.0.1",
                    silence_logs=logging.CRITICAL,
                ) as own,
                Client(own) as client,  # type: ignore[no-untyped-call]
            ):
                yield client
            return
        try:
            client = Client(cluster, timeout=10)  # type: ignore[no-untyped-call]
        except (OSError, ValueError, TimeoutError) as error:
            raise Stopped("lab-no-scheduler", address=cluster, reason=str(error)) from None
        with client:
            try:
                client.wait_for_workers(1, timeout=NO_WORKERS_S)
            except TimeoutError:
                raise Stopped("lab-no-workers", address=cluster) from None
            yield client


def rows_from(client: Client, plays: Iterable[Play], folder: Folder) -> Generator[list[Row], None, None]:
    """Rows as they come in, kept in the folder from time to time, and at the end in any case."""
    kept: list[Row] = []
    flushed = time.monotonic()
    try:
        for rows in batches_from(client, plays):
            kept += rows
            if time.monotonic() - flushed > FLUSH_S:
                folder.append(kept)
                kept, flushed = [], time.monotonic()
            yield rows
    finally:
        folder.append(kept)


def batches_from(client: Client, plays: Iterable[Play]) -> Iterator[list[Row]]:
    """Rows in the order in which the workers are done. Batches are as large as a second allows."""
    queue = iter(plays)
    run_id = uuid.uuid4().hex[:12]
    under_way: dict[Any, list[Play]] = {}
    size, sent, seen, spent = 1, 0, 0, 0.0
    threads, counted = 1, 0.0
    try:
        while True:
            if time.monotonic() - counted > BATCH_S:
                threads, counted = threads_of(client), time.monotonic()
            while len(under_way) < AHEAD * threads and (batch := list(islice(queue, size))):
                key = f"stellwerk-{run_id}-{sent}"
                under_way[client.submit(play_batch, batch, key=key, pure=False)] = batch
                sent += 1
            if not under_way:
                return
            for future in done(list(under_way)):
                rows = rows_of(future, under_way.pop(future))
                seen, spent = seen + len(rows), spent + sum(row.seconds for row in rows)
                size = max(1, min(MOST_IN_BATCH, int(BATCH_S * seen / max(spent, 1e-9))))
                yield rows
    finally:
        for future in under_way:
            future.release()


def threads_of(client: Client) -> int:
    """How many games can be played at once; workers come and go."""
    by_worker: dict[str, int] = client.nthreads()  # type: ignore[no-untyped-call]
    return max(1, sum(by_worker.values()))


def done(futures: list[Any]) -> list[Any]:
    """Those that have come back, waiting for one at least; from time to time nobody, so that new workers are seen."""
    try:
        found = wait(futures, timeout=BATCH_S, return_when="FIRST_COMPLETED")  # type: ignore[no-untyped-call]
        return list(found.done)
    except TimeoutError:
        return []
    except CancelledError:
        return [future for future in futures if future.done()]


def rows_of(future: Any, plays: list[Play]) -> list[Row]:
    """The rows of a batch; raises Stopped where there is something to mend first."""
    try:
        batch: Batch = future.result()
    except KilledWorker:
        raise Stopped("lab-killed", first=plays[0].number, last=plays[-1].number) from None
    except CancelledError:
        raise Stopped("lab-scheduler-gone") from None
    if batch.fault:
        raise Stopped(batch.fault, **batch.params)
    for row in batch.rows:
        here = stellwerk.game(row.game).version
        if row.rules != here:
            raise Stopped("lab-other-rules", game=row.game, there=row.rules, here=here)
    return batch.rows


def play_batch(plays: list[Play]) -> Batch:
    """On a worker: one game after the other."""
    rows = []
    for play in plays:
        try:
            rows.append(played(play))
        except CannotPlay as trouble:
            return Batch(rows, trouble.key, trouble.params)
        except Exception as error:
            reason = str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
            told = {"game": play.game, "seed": play.seed, "bots": ", ".join(play.bots), "reason": reason}
            return Batch(rows, "lab-failed", told)
    return Batch(rows)


class Bar:
    """How far a run is, with its rate and the time left; nothing where nobody looks."""

    def __init__(self, games: int, wanted: bool = True) -> None:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
        )
        self.shown = Progress(*columns)
        self.shown.disable = not wanted or not self.shown.console.is_terminal
        self.task = self.shown.add_task("games", total=games, rate="")
        self.begun = time.monotonic()
        self.games = 0

    def __enter__(self) -> Self:
        self.shown.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.shown.stop()

    def advance(self, games: int) -> None:
        self.games += games
        rate = self.games / max(time.monotonic() - self.begun, 1e-9)
        self.shown.update(self.task, advance=games, rate=f"{rate:.1f} games/s")
