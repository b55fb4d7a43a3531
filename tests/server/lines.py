"""Lines and standings for the store alone: what a table would hand it, without a table."""

from stellwerk.server.packing import Book
from stellwerk.server.rows import HolderRow, KeptRow, LineRow, SeatRow, Solo, Standing, TableRow
from stellwerk.server.store import Store

BOOK = Book(b"phrases")


def a_line(v: int, seat: int, move: str) -> LineRow:
    return LineRow(v, seat, move, BOOK.pack([["answered", {"seat": f"seat-{seat}"}, -1]]), 0, False, None, b"digest")


def stands(waiting: list[int], over: bool = False, solo: Solo | None = None) -> Standing:
    return Standing(waiting, over, 1, BOOK.pack({"round": 1}), solo=solo)


async def add(store: Store, row: TableRow, seats: list[SeatRow], holders: list[HolderRow]) -> None:
    await store.add_table(row, seats, holders, BOOK, stands(row.waiting), KeptRow(0, 0, 0, 1, BOOK.pack({"round": 1})))


async def append(store: Store, table: str, expected: int, seat: int, move: str, standing: Standing) -> None:
    await store.append(table, expected, a_line(expected + 1, seat, move), standing)
