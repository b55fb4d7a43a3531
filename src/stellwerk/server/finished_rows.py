"""What the store knows of a table that is finished: where play goes on, and the link by which anybody looks."""

from stellwerk.server.engines import Rowser


def rematch_of(rows: Rowser, table: str) -> tuple[str, frozenset[str]]:
    """The table where the same people play again, "" where there is none, and who has come along."""
    found = rows.run("select next_id from rematch where table_id=?", (table,))
    if not found:
        return "", frozenset()
    after = str(found[0][0])
    came = rows.run("select session from holder where table_id=?", (after,))
    return after, frozenset(str(row[0]) for row in came)


def replay_of(rows: Rowser, table: str) -> tuple[str, frozenset[str]]:
    """The secret of the link by which anybody looks at a game that is over, "" where there is none, and who did."""
    found = rows.run("select secret from replay_link where table_id=?", (table,))
    guests = rows.run("select session from replay_guest where table_id=?", (table,))
    return str(found[0][0]) if found else "", frozenset(str(row[0]) for row in guests)
