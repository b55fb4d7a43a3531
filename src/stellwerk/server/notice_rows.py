"""Notices, in the store: who is told by which way, what there is to tell, and what has been told.

Nothing is queued. What there is to tell follows from the tables themselves: whose answer is wanted, who is asked to
agree, what is over. So a process that is killed loses none, and one of an older release need not know of notices. An
item notes what was found, since when, and whether it has been told; its mark says which turn it is, so that none is
told twice. Whoever sends claims the way by moving its `due` ahead: of several processes one does. Should that one die
between sending and noting it, the same is sent once more, under the same id.
"""

from typing import Any, NamedTuple, get_args

import msgspec

from stellwerk.server.engines import Rowser
from stellwerk.server.notice_wire import Kind, Language, Way, WayInfo, WayState
from stellwerk.server.rows import text
from stellwerk.server.seats import hashed
from stellwerk.stage.wire import Text

OLDEST_S = 7 * 24 * 60 * 60  # what ended before that is no news
LEASE_S = 120.0  # so long a way is claimed by whoever sends
DAY_S = 24 * 60 * 60
MAILS_EACH = 3  # letters to one unconfirmed address in a day
MAILS_ASKED = 6  # that one person may ask for in a day
KINDS: tuple[Kind, ...] = get_args(Kind)
WAY = "session,way,target,shown,kinds,language,chosen,token,ends,stop,due,tries,trouble,given_up"
WORKS = "token='' and given_up=0"


class WayRow(NamedTuple):
    session: str
    way: Way
    target: str  # the address; of a hook, JSON
    shown: str
    kinds: str
    language: Language
    chosen: float  # what was there before is not told
    token: str = ""  # sha256 of the secret that confirms it; "": it is confirmed
    ends: float = 0.0  # that secret
    stop: str = ""  # the secret that ends it: it stands in every mail
    due: float = 0.0  # before then nothing is sent
    tries: int = 0  # that failed, one after the other
    trouble: str = ""  # what went wrong last: a message, as JSON
    given_up: int = 0

    @property
    def wanted(self) -> list[Kind]:
        return [kind for kind in KINDS if kind in self.kinds.split(",")]

    def told(self) -> WayInfo:
        state: WayState = "given-up" if self.given_up else "asked" if self.token else "on"
        trouble = msgspec.json.decode(self.trouble, type=Text) if self.trouble else None
        return WayInfo(self.way, self.shown, self.wanted, state, trouble)


class Waits(NamedTuple):
    """Something that a person is to know of a table."""

    session: str
    table: str
    kind: Kind
    mark: str
    game: str
    moved: float
    seen: bool  # they are there, or have been since


class Item(NamedTuple):
    session: str
    way: Way
    table: str
    kind: Kind
    mark: str
    since: float
    told: int


# --- what there is to tell ---

AT_TABLES = """
select holder.session,t.id,t.game,t.version,t.waiting,t.over,t.asking,t.moved,holder.seat,holder.seen,seat.kind,
  exists(select 1 from presence where presence.table_id=t.id and presence.session=holder.session),
  (select v from game_line where table_n=t.n and game_line.seat=holder.seat order by v desc limit 1),
  case when t.over=1 then t.setup else '' end
from holder join game_table as t on t.id=holder.table_id
  join seat on seat.table_id=t.id and seat.seat=holder.seat
where holder.seat>=0 and t.lesson='' and t.shut is null and (t.over=0 or t.moved>?)
  and not exists(select 1 from unlisted where unlisted.table_id=t.id and unlisted.session=holder.session)
"""


def waits_for(rows: Rowser, session: str = "") -> list[Waits]:
    """What waits for somebody, or for everybody who is told by a way that works."""
    whose = "holder.session=?" if session else f"holder.session in (select session from notice_way where {WORKS})"  # noqa: S608
    given = (rows.now() - OLDEST_S, *([session] if session else []))
    found: dict[tuple[str, str, Kind], Waits] = {}
    for row in rows.run(f"{AT_TABLES} and {whose} order by holder.seat", given):
        for one in at_table(*row):
            before = found.setdefault(one[:3], one)
            found[one[:3]] = before._replace(mark=max(before.mark, one.mark), seen=before.seen or one.seen)
    return list(found.values())


def at_table(
    session: str,
    table: str,
    game: str,
    version: int,
    waiting: str,
    over: int,
    asking: str,
    moved: float,
    seat: int,
    seen: float,
    kind: str,
    present: int,
    answered: int | None,
    setup: str,
) -> list[Waits]:
    """For whoever holds one seat. A turn is the one after their last answer, whatever the others do meanwhile."""
    out, here, been = [], bool(present), bool(present) or seen >= moved
    if not over and kind != "bot" and seat in msgspec.json.decode(waiting):
        out.append(Waits(session, table, "turn", f"{answered or 0:09}", game, moved, been))
    if asking and kind != "bot":
        about, asker, missing, *answer = msgspec.json.decode(asking)
        if seat in missing and not any(answer):
            out.append(Waits(session, table, "agree", f"{about} {asker}", game, moved, here))
    if over and not msgspec.json.decode(setup).get("imported"):
        out.append(Waits(session, table, "over", f"{version:09}", game, moved, been))
    return out


def take_round(rows: Rowser, seconds: float) -> bool:
    """Whether this process looks now; then nobody else need for so long. It clears away what has had its day."""
    now = rows.now()
    mine = rows.change("update notice_round set until=? where until<=?", (now + seconds, now)) > 0
    if mine:
        rows.run("delete from mail_asked where at<?", (now - DAY_S,))
    return mine


class Changes(NamedTuple):
    new: list[Item]
    gone: list[Item]


def changes(rows: Rowser) -> Changes:
    """How the items differ from what there is to tell."""
    by_session: dict[str, list[Waits]] = {}
    for one in waits_for(rows):
        by_session.setdefault(one.session, []).append(one)
    wanted = {
        (way.session, way.way, one.table, one.kind): one
        for way in ways_that_work(rows)
        for one in by_session.get(way.session, [])
        if one.kind in way.wanted and (one.kind == "agree" or one.moved > way.chosen)
    }
    items = {one[:4]: one for one in items_of(rows)}
    gone = [one for key, one in items.items() if key not in wanted or is_moot(one, wanted[key])]
    now, left = rows.now(), items.keys() - {one[:4] for one in gone}
    new = [Item(*key, one.mark, now, 0) for key, one in wanted.items() if key not in left and not one.seen]
    return Changes(sorted(new), sorted(gone))


def is_moot(item: Item, waits: Waits) -> bool:
    """It is about something else by now, or they have seen it before it was told."""
    return item.mark != waits.mark or (waits.seen and not item.told)


def note(rows: Rowser, found: Changes) -> None:
    """In one order, so that two processes never wait for each other."""
    for one in found.gone:
        gone = "delete from notice_item where session=? and way=? and table_id=? and kind=? and mark=? and told=?"
        rows.run(gone, (*one[:5], one.told))
    for one in found.new:
        there = "select 1 from notice_way where session=? and way=?", (one.session, one.way)
        if rows.run(*there) and rows.run("select 1 from game_table where id=?", (one.table,)):
            put = "insert into notice_item(session,way,table_id,kind,mark,since) values(?,?,?,?,?,?) "
            rows.run(f"{put} on conflict do nothing", one[:6])


def items_of(rows: Rowser) -> list[Item]:
    return [Item(*row) for row in rows.run("select session,way,table_id,kind,mark,since,told from notice_item")]


# --- sending ---


class Place(NamedTuple):
    """A table as a message tells of it: nothing that is not seen by whoever looks on."""

    table: str
    game: str
    kind: Kind
    mark: str
    others: list[tuple[int, str]]  # who else sits there
    last: tuple[int, str] | None  # who moved last, if that was somebody else


def ready(rows: Rowser, grace: float, most: int) -> list[WayRow]:
    """Ways by which something is to be told that has waited for long enough."""
    now = rows.now()
    waiting = "exists(select 1 from notice_item as i where i.session=w.session and i.way=w.way and told=0 and since<=?)"
    sql = f"select {WAY} from notice_way as w where {WORKS} and due<=? and {waiting} order by due limit ?"  # noqa: S608
    return [WayRow(*row) for row in rows.run(sql, (now, now - grace, most))]


def claim(rows: Rowser, way: WayRow) -> list[Place]:
    """What to tell by this way, which is ours for a while; nothing where another process was quicker."""
    now = rows.now()
    taken = f"update notice_way set due=? where session=? and way=? and due<=? and {WORKS}"  # noqa: S608
    if not rows.change(taken, (now + LEASE_S, way.session, way.way, now)):
        return []
    sql = "select table_id,kind,mark from notice_item where session=? and way=? and told=0 order by since,table_id"
    untold = [tuple(row) for row in rows.run(sql, (way.session, way.way))]
    still = {(one.table, one.kind, one.mark) for one in waits_for(rows, way.session) if not one.seen}
    found = [place(rows, way.session, *one) for one in untold if one in still]
    if not found:
        rows.run("update notice_way set due=? where session=? and way=?", (now, way.session, way.way))
    return found


def place(rows: Rowser, session: str, table: str, kind: Kind, mark: str) -> Place:
    (game, n) = rows.run("select game,n from game_table where id=?", (table,))[0]
    mine = {int(row[0]) for row in rows.run("select seat from holder where table_id=? and session=?", (table, session))}
    seats = rows.run("select seat,name from seat where table_id=? order by seat", (table,))
    names = {int(seat): str(name) for seat, name in seats}
    made = rows.run("select seat from game_line where table_n=? and seat>=0 order by v desc limit 1", (n,))
    last = int(made[0][0]) if made and int(made[0][0]) not in mine else None
    others = [(seat, name) for seat, name in names.items() if seat not in mine]
    return Place(table, game, kind, mark, others, None if last is None else (last, names[last]))


def sent(rows: Rowser, way: WayRow, places: list[Place], pause: float) -> None:
    """It has been told; the next message waits for a while."""
    for one in places:
        told = "update notice_item set told=1 where session=? and way=? and table_id=? and kind=? and mark=?"
        rows.run(told, (way.session, way.way, one.table, one.kind, one.mark))
    done = "update notice_way set due=?,tries=0,trouble='' where session=? and way=?"
    rows.run(done, (rows.now() + pause, way.session, way.way))


def failed(rows: Rowser, way: WayRow, trouble: Text, pause: float, given_up: bool) -> None:
    sql = "update notice_way set due=?,tries=tries+1,trouble=?,given_up=? where session=? and way=?"
    rows.run(sql, (rows.now() + pause, text(trouble), int(given_up), way.session, way.way))


def batch(way: WayRow, places: list[Place]) -> str:
    """The id of a message: the same for the same content, so that whoever gets it twice can tell."""
    return hashed(text([way.session, way.way, sorted((one.table, one.kind, one.mark) for one in places)]))[:32]


# --- choosing ---


def ways_of(rows: Rowser, session: str) -> list[WayRow]:
    return [WayRow(*row) for row in rows.run(f"select {WAY} from notice_way where session=? order by way", (session,))]  # noqa: S608


def ways_that_work(rows: Rowser) -> list[WayRow]:
    return [WayRow(*row) for row in rows.run(f"select {WAY} from notice_way where {WORKS}")]  # noqa: S608


def put_way(rows: Rowser, way: WayRow) -> None:
    """In place of the one before."""
    end_way(rows, way.session, way.way)
    marks = ",".join("?" * len(way))
    rows.run(f"insert into notice_way({WAY}) values({marks})", way)


def end_way(rows: Rowser, session: str, way: str) -> None:
    rows.run("delete from notice_item where session=? and way=?", (session, way))
    rows.run("delete from notice_way where session=? and way=?", (session, way))


def choose_kinds(rows: Rowser, session: str, way: str, kinds: str, language: str) -> bool:
    sql = "update notice_way set kinds=?,language=? where session=? and way=?"
    return rows.change(sql, (kinds, language, session, way)) > 0


def confirm(rows: Rowser, token: str) -> WayRow | None:
    """The way of such a secret, which is used up; None: there is none, or no longer."""
    now = rows.now()
    sql = f"update notice_way set token='',chosen=?,due=0 where token=? and token<>'' and ends>=? returning {WAY}"  # noqa: S608
    found = rows.run(sql, (now, token, now))
    return WayRow(*found[0]) if found else None


def stop(rows: Rowser, secret: str) -> bool:
    """End the way of a link in a mail."""
    found = rows.run("select session,way from notice_way where stop=?", (secret,))
    for session, way in found:
        end_way(rows, session, way)
    return bool(found)


def may_ask(rows: Rowser, session: str, address: str) -> bool:
    """Note that somebody asks for a letter to an unconfirmed address; False: there were enough today.

    The notes are hashes and go after a day: not with the person, who could else begin again at once.
    """
    now = rows.now()
    asked = [(hashed(f"mail to {address.lower()}"), MAILS_EACH), (hashed(f"mail by {session}"), MAILS_ASKED)]
    for who, most in asked:
        if int(rows.run("select count(*) from mail_asked where who=? and at>=?", (who, now - DAY_S))[0][0]) >= most:
            return False
    for who, _ in asked:
        rows.run("insert into mail_asked(who,at) values(?,?)", (who, now))
    return True


def counts(rows: Rowser) -> list[tuple[Any, ...]]:
    """For whoever runs the house: ways, those that fail at the moment, and those given up."""
    failing = "sum(case when tries>0 and given_up=0 then 1 else 0 end)"
    sql = f"select way,count(*),{failing},sum(given_up) from notice_way where token='' group by way order by way"  # noqa: S608
    return rows.run(sql)
