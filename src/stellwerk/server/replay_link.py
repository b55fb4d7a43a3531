"""A link by which anybody looks at a game that is over: its table and past moments, through nobody's eyes.

Any player makes it, the host ends it, and then whoever came by it is out. Its secret stands in the store as it is, so
that all players find it: it opens nothing that the store does not hold anyway. Guests read neither what was said at the
table nor say anything there; and should a move be taken back, they are out until the game is over again.
"""

import hmac

from stellwerk.server import passing_rows
from stellwerk.server.engines import Rowser
from stellwerk.server.finished_rows import replay_of
from stellwerk.server.live import Live
from stellwerk.server.passing import Passing
from stellwerk.server.problems import Wrong
from stellwerk.server.rows import WATCHING
from stellwerk.server.seats import new_secret


async def make(passing: Passing, live: Live, session: str) -> None:
    """The link, for all players; the same where there is one."""
    check_over(live)
    if session != live.row.host and not live.seats_of(session):
        raise Wrong(403, "not-at-table")
    by = passing.called(live, session)

    def job(rows: Rowser) -> None:
        if replay_of(rows, live.id)[0]:
            return
        rows.run("insert into replay_link(table_id,secret) values(?,?)", (live.id, new_secret()))
        passing_rows.tell(rows, live.id, "house-replay", passing.actor(live, session), by=by)

    await passing.write(live, job)
    await live.look_around()


async def end(passing: Passing, live: Live, session: str) -> None:
    """By the host: it opens nothing any more."""
    live.check_host(session)
    by = passing.called(live, session)

    def job(rows: Rowser) -> None:
        if not replay_of(rows, live.id)[0]:
            return
        guests = "session in (select session from replay_guest where table_id=?)"
        rows.run(f"delete from holder where table_id=? and seat=? and {guests}", (live.id, WATCHING, live.id))  # noqa: S608
        for table in ("replay_guest", "replay_link"):
            rows.run(f"delete from {table} where table_id=?", (live.id,))  # noqa: S608
        passing_rows.tell(rows, live.id, "house-replay-ended", passing.actor(live, session), by=by)

    await passing.write(live, job)
    await live.look_around()


async def check(passing: Passing, live: Live, token: str) -> None:
    """Whether a link leads here, before anybody has a session by it."""
    secret, _ = await passing.store.engine.read(lambda rows: replay_of(rows, live.id))
    check_secret(live, secret, token)


async def come_by(passing: Passing, live: Live, session: str, token: str) -> None:
    """A guest's place; who has another one keeps that. The table is not listed among the guest's own."""

    def job(rows: Rowser) -> None:
        check_secret(live, replay_of(rows, live.id)[0], token)
        if rows.run("select 1 from holder where table_id=? and session=?", (live.id, session)):
            return
        hold = "insert into holder(table_id,seat,session,name,seen) values(?,?,?,'',0)"
        rows.run(hold, (live.id, WATCHING, session))
        for table in ("replay_guest", "unlisted"):
            put = f"insert into {table}(table_id,session) values(?,?) on conflict do nothing"
            rows.run(put, (live.id, session))

    if session != live.row.host:
        await passing.write(live, job)
        await live.look_around()


def check_secret(live: Live, secret: str, token: str) -> None:
    if not secret or not live.is_over or not hmac.compare_digest(secret.encode(), token.encode("utf-8", "replace")):
        raise Wrong(403, "replay-dead")


def check_over(live: Live) -> None:
    if not live.is_over:
        raise Wrong(409, "not-over")
    if live.match.setup.get("lesson"):
        raise Wrong(422, "lesson-alone")
