"""Rows of the store as players are told of them: seats and what was said."""

import msgspec

from stellwerk.server.problems import HERE
from stellwerk.server.rows import ChatRow, Clocks, HolderRow, SeatRow
from stellwerk.server.wire import ChatLine, Offered, SeatInfo
from stellwerk.stage.wire import Text
from stellwerk.words import say


def chat_line(row: ChatRow) -> ChatLine:
    if not row.house:
        return ChatLine(name=row.name, text=row.text, at=row.at, seat=row.seat)
    told = msgspec.json.decode(row.text, type=Text)
    return ChatLine(name="", text=say(HERE, "en", told.m, told.a), at=row.at, seat=row.seat, house=told)


def offered(row: SeatRow, holders: list[HolderRow]) -> Offered:
    """Who passes a seat on that is not free."""
    held = [holder.session for holder in holders if holder.seat == row.seat]
    if not row.token or not (held or row.kind == "bot"):
        return ""
    return "holder" if row.maker in held else "host"


def seat_info(row: SeatRow, holders: list[HolderRow], taken: bool, online: bool, clocks: Clocks | None) -> SeatInfo:
    clock = None if clocks is None or row.kind == "bot" else clocks.seats[row.seat]
    return SeatInfo(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        bot=row.bot,
        taken=taken or row.kind == "bot",
        online=online or row.kind == "bot",
        program=row.program,
        offered=offered(row, holders),
        passed=row.passed,
        lent=bool(row.home),
        gone=bool(row.gone),
        left=None if clocks is None or clock is None else round(clocks.left(clock), 1),
        ticks=clock is not None and clock.due is not None,
        late=clock is not None and clock.struck,
    )
