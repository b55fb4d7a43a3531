"""What is kept of played games: rows, in a folder of Parquet files that only grows."""

import json
import os
import uuid
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from stellwerk.lab.trouble import Trouble

PLAN = "plan.json"
MAY_GROW = "deals"  # the one part of a plan that may be larger when a run goes on

SCHEMA = pa.schema(
    [
        pa.field("number", pa.int64(), nullable=False),
        pa.field("game", pa.string(), nullable=False),
        pa.field("rules", pa.int32(), nullable=False),
        pa.field("players", pa.int8(), nullable=False),
        pa.field("options", pa.string(), nullable=False),
        pa.field("bots", pa.list_(pa.string()), nullable=False),
        pa.field("seed", pa.int64(), nullable=False),
        pa.field("moves", pa.int32(), nullable=False),
        pa.field("seconds", pa.float64(), nullable=False),
        pa.field("totals", pa.list_(pa.int32()), nullable=False),
        pa.field("places", pa.list_(pa.int8()), nullable=False),
        pa.field("start", pa.int8()),
        pa.field("sources", pa.list_(pa.map_(pa.string(), pa.int32())), nullable=False),
        pa.field("rounds", pa.int16()),
        pa.field("log", pa.list_(pa.string()), nullable=False),
    ]
)


class Row(msgspec.Struct, frozen=True):
    """One finished game. Lists are by seat, but for the log."""

    number: int  # within its folder
    game: str
    rules: int  # the version it was played under
    players: int
    options: str  # as JSON
    bots: list[str]
    seed: int
    moves: int
    seconds: float  # of a processor
    totals: list[int]
    places: list[int]  # those who are level share one
    start: int | None  # the seat that is first by the rules, where the game tells it
    sources: list[dict[str, int]]  # points by what brought them
    rounds: int | None  # where the game counts them
    log: list[str]  # "seat move": enough to make the match again


class OtherPlan(Trouble):
    """A folder that belongs to another run."""


class NoRows(Trouble):
    """A folder in which there is nothing to read."""


class Folder:
    """Rows on disk: one Parquet file for whatever is appended at once, and the plan that they follow."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)

    def append(self, rows: Iterable[Row]) -> None:
        """One more file, all of it or nothing."""
        plain = [msgspec.structs.asdict(row) for row in sorted(rows, key=lambda row: row.number)]
        if not plain:
            return
        self.path.mkdir(parents=True, exist_ok=True)
        name = f"part-{plain[0]['number']:09}-{uuid.uuid4().hex[:8]}.parquet"
        unfinished = self.path / f".{name}"
        pq.write_table(pa.Table.from_pylist(plain, SCHEMA), unfinished, compression="zstd")
        settle_on_disk(unfinished)
        unfinished.rename(self.path / name)

    def parts(self) -> list[Path]:
        return sorted(self.path.glob("part-*.parquet"))

    def table(self, columns: list[str] | None = None) -> pa.Table:
        """All rows in the order of their numbers, each once."""
        wanted = None if columns is None else list(dict.fromkeys(["number", *columns]))
        parts = [pq.read_table(part, columns=wanted, partitioning=None) for part in self.parts()]
        if not parts:
            raise NoRows("lab-no-games", path=str(self.path))
        whole = pa.concat_tables(parts).sort_by("number")
        numbers = whole.column("number").to_pylist()
        first = [i for i, number in enumerate(numbers) if i == 0 or number != numbers[i - 1]]
        whole = whole if len(first) == len(numbers) else whole.take(first)
        return whole if columns is None else whole.select(columns)

    def rows(self) -> Iterator[Row]:
        """All rows in the order of their numbers, each once."""
        for batch in self.table().to_batches(max_chunksize=1000):
            yield from map(row_from, batch.to_pylist())

    def row(self, number: int) -> Row:
        """The game of that number."""
        for part in self.parts():
            found = pq.read_table(part, filters=[("number", "=", number)], partitioning=None).to_pylist()
            if found:
                return row_from(found[0])
        raise NoRows("lab-no-game", path=str(self.path), number=number)

    def numbers(self) -> set[int]:
        """The games that are there already."""
        found: set[int] = set()
        for part in self.parts():
            found.update(pq.read_table(part, columns=["number"], partitioning=None).column("number").to_pylist())
        return found

    # --- the plan ---

    def plan(self) -> dict[str, Any] | None:
        file = self.path / PLAN
        try:
            return dict(json.loads(file.read_text("utf-8"))) if file.exists() else None
        except ValueError as error:
            raise OtherPlan("lab-bad-file", path=str(file), reason=str(error)) from None

    def follow(self, plan: dict[str, Any]) -> None:
        """Take a plan, or go on with the same one; raises OtherPlan. A run may ask for more deals than before."""
        kept = self.plan()
        if kept is None and self.parts():
            raise OtherPlan("lab-no-plan", path=str(self.path))
        if kept is not None:
            differs = sorted(key for key in {*kept, *plan} if key != MAY_GROW and kept.get(key) != plan.get(key))
            if differs:
                raise OtherPlan(
                    "lab-other-plan", path=str(self.path), differs=[part(kept, plan, key) for key in differs]
                )
            if kept.get(MAY_GROW, 0) >= plan.get(MAY_GROW, 0):
                return
        self.path.mkdir(parents=True, exist_ok=True)
        unfinished = self.path / f".{PLAN}.{uuid.uuid4().hex[:8]}"
        unfinished.write_text(json.dumps(plan, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
        settle_on_disk(unfinished)
        unfinished.replace(self.path / PLAN)


def part(kept: dict[str, Any], plan: dict[str, Any], key: str) -> dict[str, Any]:
    """In what two plans differ, as a message."""
    there, here = (json.dumps(one.get(key), ensure_ascii=False) for one in (kept, plan))
    return {"m": "lab-plan-part", "a": {"name": key, "there": there, "here": here}}


def row_from(plain: dict[str, Any]) -> Row:
    """A row as Parquet gives it back: maps come as lists of pairs."""
    return msgspec.convert({**plain, "sources": [dict(one) for one in plain["sources"]]}, Row)


def settle_on_disk(file: Path) -> None:
    """A file that has its name must be whole, even after a power cut."""
    descriptor = os.open(file, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
