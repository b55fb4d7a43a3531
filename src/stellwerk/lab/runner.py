"""Games on a Dask cluster: of this machine, or of many. Seeds decide the results, not who plays them."""

import logging
import time
import uuid
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from itertools import islice
from types import TracebackType
from typing import Any, Self

import dask
from distributed import Client, LocalCluster, wait
from distributed.scheduler import KilledWorker
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import stellwerk
from stellwerk.lab import worker
from stellwerk.lab.play import Play
from stellwerk.lab.rows import Folder, Row
from stellwerk.lab.trouble import Trouble

BATCH_S = 1.0  # games travel in batches of about so long
MOST_IN_BATCH = 256
AHEAD = 2  # batches on their way for every thread of a worker, so that none waits for the next
FLUSH_S = 5.0  # a killed run plays at most so much again
NO_WORKERS_S = 60.0
DEATHS = 5  # of workers under one batch, before the scheduler gives it back
LOSSES = 3  # how often a game may come back so, before it is to blame
SETTINGS = {
    "distributed.scheduler.allowed-failures": DEATHS,
    "distributed.worker.daemon": True,
    "distributed.admin.tick.limit": "1h",
}


class Stopped(Trouble):
    """A run that cannot go on; what it has played is kept."""


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
                    dashboard_address=":0",  # none is looked at: any free port
                    host="127.0.0.1",
                    silence_logs=logging.CRITICAL,
                    preload=[worker.__name__],
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
    flushed = -FLUSH_S  # the first games at once: then whoever looks sees that it works
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
    """Rows in the order in which the workers are done."""
    sender = Sender(client, plays)
    try:
        while sender.send():
            for future in done(list(sender.under_way)):
                rows = sender.receive(future)
                if rows:
                    yield rows
    finally:
        for future in sender.under_way:
            future.release()


class Sender:
    """Sends games to the workers, in batches as large as a second allows, and again where a worker has died."""

    def __init__(self, client: Client, plays: Iterable[Play]) -> None:
        self.client = client
        self.plays = iter(plays)
        self.again: deque[list[Play]] = deque()  # lost with workers, and not to be trusted any more
        self.losses: Counter[int] = Counter()  # by number of the game
        self.under_way: dict[Any, list[Play]] = {}
        self.name = f"stellwerk-{uuid.uuid4().hex[:12]}"
        self.sent = 0
        self.size = 1
        self.games = 0
        self.seconds = 0.0
        self.threads = 1
        self.counted = -BATCH_S

    def send(self) -> bool:
        """So many batches that no worker waits; whether there are any under way."""
        if time.monotonic() - self.counted > BATCH_S:
            self.threads, self.counted = threads_of(self.client), time.monotonic()
        while len(self.under_way) < AHEAD * self.threads and (batch := self.next_batch()):
            key = f"{self.name}-{self.sent}"
            self.under_way[self.client.submit(worker.play_batch, batch, key=key, pure=False)] = batch
            self.sent += 1
        return bool(self.under_way)

    def next_batch(self) -> list[Play]:
        return self.again.popleft() if self.again else list(islice(self.plays, self.size))

    def receive(self, future: Any) -> list[Row]:
        """The rows of a batch; none where it was lost."""
        batch = self.under_way.pop(future)
        try:
            rows = checked(future.result())
        except KilledWorker:
            self.lose(batch)
            return []
        except CancelledError:
            raise Stopped("lab-scheduler-gone") from None
        self.games, self.seconds = self.games + len(rows), self.seconds + sum(row.seconds for row in rows)
        self.size = max(1, min(MOST_IN_BATCH, int(BATCH_S * self.games / max(self.seconds, 1e-9))))
        return rows

    def lose(self, batch: list[Play]) -> None:
        """Several workers have died under a batch: its games are sent one by one, so that the one to blame is found."""
        for play in batch:
            self.losses[play.number] += 1
            if self.losses[play.number] > LOSSES:
                raise Stopped("lab-killed", number=play.number)
            self.again.append([play])


def checked(batch: worker.Batch) -> list[Row]:
    """What a worker has sent; raises Stopped where there is something to mend first."""
    if batch.fault:
        raise Stopped(batch.fault, **batch.params)
    for row in batch.rows:
        here = stellwerk.game(row.game).version
        if row.rules != here:
            raise Stopped("lab-other-rules", game=row.game, there=row.rules, here=here)
    return batch.rows


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
