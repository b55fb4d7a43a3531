"""The page of whoever runs the house: opened by a token, off without one.

Guessing is slow: an address has a few wrong tokens, and one more every ten seconds. What is shown is read from rows
that hold no secret: names, times, who is waited for.
"""

import hmac
import os
import socket
import time
from collections import deque
from hashlib import sha256
from importlib.metadata import version
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Request, Response, get, post
from litestar.params import Parameter

from stellwerk.server import agreeing, notice_rows
from stellwerk.server.admin_wire import AdminSeat, AdminTable, CloseTable, NoticeCount, Overview, ProcessInfo
from stellwerk.server.engines import Rowser
from stellwerk.server.files import page_for
from stellwerk.server.house import House
from stellwerk.server.limits import address
from stellwerk.server.names import clean
from stellwerk.server.problems import Wrong

journal = structlog.get_logger("stellwerk")
Any_ = Request[Any, Any, Any]
LONGEST_REASON = 200
MOST_TABLES = 100


def check_admin(request: Any_, house: House) -> None:
    """Raises Wrong unless the token comes along, the same time for every wrong one."""
    token = house.settings.admin_token
    if not token:
        raise Wrong(404, "no-page")
    who = address(request)
    house.limits.take("admin", who)
    given = request.headers.get("authorization", "").removeprefix("Bearer").strip()
    if not hmac.compare_digest(sha256(given.encode()).digest(), sha256(token.encode()).digest()):
        journal.warning("admin-refused", address=who)
        raise Wrong(403, "admin-token")
    house.limits.give_back("admin", who)


@get("/admin", include_in_schema=False)
async def admin_page(request: Any_, house: House) -> Response[bytes]:
    """The client's page; what it shows has to be asked for with the token."""
    house.limits.take("file", address(request))
    if not house.settings.admin_token:
        raise Wrong(404, "no-page")
    return page_for(request)


@get("/api/admin/overview", include_in_schema=False)
async def overview(request: Any_, house: House) -> Overview:
    check_admin(request, house)
    return await house.store.engine.read(lambda rows: read_overview(rows, MOST_TABLES))


TableId = Annotated[str, Parameter(description="The table's id")]


@post("/api/admin/tables/{table:str}/close", status_code=200, include_in_schema=False)
async def close_table(request: Any_, house: House, table: TableId, data: CloseTable) -> CloseTable:
    """No more moves; it can still be read."""
    check_admin(request, house)
    reason = clean(data.reason, LONGEST_REASON)
    if not reason:
        raise Wrong(422, "text-empty")
    live = await house.tables.get(table)
    await house.tables.look_once(live)
    await agreeing.close_by_house(live, reason)
    journal.warning("table-closed", table=table, reason=reason)
    return CloseTable(reason)


ADMIN_HANDLERS = [admin_page, overview, close_table]


# --- what the store tells ---


def read_overview(rows: Rowser, most: int) -> Overview:
    about = rows.run("select about from process order by id")
    processes = [msgspec.json.decode(about, type=ProcessInfo) if about else ProcessInfo() for (about,) in about]
    running, every = rows.run("select coalesce(sum(1-over),0),count(*) from game_table where lesson=''")[0]
    told = [NoticeCount(*row) for row in notice_rows.counts(rows)]
    return Overview(time.time(), processes, read_tables(rows, most), int(running), int(every), told)


def read_tables(rows: Rowser, most: int) -> list[AdminTable]:
    """Whoever learns is at a table of their own: those are left out."""
    found = rows.run(
        "select id,game,version,waiting,opened,moved,over,closed,shut is not null,coalesce(reason,'') "
        "from game_table left join closing on table_id=id where lesson='' order by over,moved desc limit ?",
        (most,),
    )
    listed = "select id from game_table where lesson='' order by over,moved desc limit ?"
    sql = f"select table_id,seat,name,bot,program from seat where table_id in ({listed}) order by table_id,seat"  # noqa: S608
    seats: dict[str, list[AdminSeat]] = {}
    for table, *about in rows.run(sql, (most,)):
        seats.setdefault(table, []).append(AdminSeat(*about))
    here: dict[str, int] = dict(rows.run("select table_id,count(distinct session) from presence group by table_id"))
    return [
        AdminTable(
            id=table,
            game=game,
            seats=seats.get(table, []),
            version=stands,
            waiting=[seat for seat in msgspec.json.decode(waiting) if seat >= 0],
            opened=opened,
            moved=moved,
            over=bool(over),
            closed=bool(closed),
            shut=bool(shut),
            here=int(here.get(table, 0)),
            reason=reason,
        )
        for table, game, stands, waiting, opened, moved, over, closed, shut, reason in found
    ]


# --- what a process tells of itself ---


class Telling:
    """The load of this process, written with every beat."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.since = time.time()
        self.counts: deque[tuple[float, int]] = deque(maxlen=6)  # of beats: when, and the moves made until then

    def __call__(self) -> str:
        tables, metrics = self.house.tables, self.house.metrics
        self.counts.append((time.monotonic(), metrics.made))
        (then, before), (now, after) = self.counts[0], self.counts[-1]
        told = ProcessInfo(
            host=socket.gethostname(),
            pid=os.getpid(),
            version=version("stellwerk"),
            since=self.since,
            tables=len(tables.served),
            sockets=sum(len(served.live.viewers) for served in tables.served.values()),
            moves_per_second=round((after - before) / (now - then), 1) if now > then else 0.0,
            broken=[*metrics.broken.values()],
        )
        return msgspec.json.encode(told).decode()


def tell_of(house: House) -> None:
    """Only a house with a page for it says more than that it lives."""
    if house.settings.admin_token:
        house.tables.processes.about = Telling(house)
