"""My games: every game that a session has played to its end, with place, points and opponents.

They are read from the tables themselves. Games that came as a file are nobody's, and neither are lessons; where several
played at one screen, the game is the first one's.
"""

import msgspec

from stellwerk.server.engines import Rows, Rowser
from stellwerk.server.limits import Pay, paid
from stellwerk.server.packing import Book
from stellwerk.server.rows import SeatRow
from stellwerk.server.store import Store, seats_of
from stellwerk.server.wire import Final, Opponent, PlayedGame

MOST_LISTED = 500
PLAYED = """
select game_table.id,game,setup,opened,moved,final,phrases,
  (select min(seat) from holder where table_id=game_table.id and session=? and seat>=0)
from game_table left join phrase_book on phrase_book.id=book
where over=1 and final is not null and lesson=''
  and game_table.id in (select table_id from holder where session=? and seat>=0)
order by moved desc limit ?
"""


async def history_of(store: Store, session: str, pay: Pay) -> list[PlayedGame]:
    """The newest first, at the cost of whoever asks."""

    def job(rows: Rowser) -> tuple[Rows, dict[str, list[SeatRow]]]:
        found = rows.run(PLAYED, (session, session, MOST_LISTED))
        return found, {str(row[0]): seats_of(rows, str(row[0])) for row in found}

    found, seats = await store.engine.read(job)
    return await paid(store.work_out, pay, lambda: told(found, seats))


def told(found: Rows, seats: dict[str, list[SeatRow]]) -> list[PlayedGame]:
    games = []
    for table, game, setup, opened, moved, packed, phrases, mine in found:
        if msgspec.json.decode(setup).get("imported"):
            continue
        final = msgspec.convert(Book(bytes(phrases or b"")).unpack(bytes(packed)), Final)
        rank = next(one for one in final.ranking if one.seat == mine)
        others = [Opponent(seat.name, seat.bot) for seat in seats[table] if seat.seat != mine]
        won, seconds = mine in final.winners, int(moved - opened)
        games.append(PlayedGame(table, game, moved, seconds, rank.place, rank.score.total, won, others))
    return games
