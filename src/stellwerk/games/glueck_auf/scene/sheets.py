"""Summaries that come forward: after a round, and at the end."""

from typing import Final

from stellwerk.games.glueck_auf.model.components import SHIFTS, TOKEN_VP
from stellwerk.games.glueck_auf.model.table import Seat, Table
from stellwerk.games.glueck_auf.rules.scoring import SOURCES
from stellwerk.games.glueck_auf.scene.faces import Faces, size_of
from stellwerk.games.glueck_auf.scene.pieces import last_miner, seat_name
from stellwerk.games.glueck_auf.scene.points import is_counted, orders_delivered, points, winners
from stellwerk.kernel.table import SEAT_NAMES
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Row, Share, Sheet, Text

POINTS: Final = "score-unit"


def sheet(table: Table, faces: Faces, kept: Kept) -> Sheet | None:
    """What everybody has done when a shift is over, the five categories when the game is."""
    if not table.steps:
        won = kept.part(winners, table.seats, table.tokens, table.options)
        return kept.part(final_sheet, table.seats, table.tokens, won, faces)
    return shift_sheet(table, faces, kept) if len(table.passed) == table.players else None


def columns(players: int) -> list[Text]:
    return [Text("sheet-player", {"seat": seat_name(seat)}) for seat in range(players)]


def counts(_seat: int, one: Seat, tokens: int, counted: bool) -> tuple[int | None, ...]:
    """By source, what somebody has; only the owner may look through the delivered stack for lorries."""
    single = [name for name in one.delivered if name.startswith("L") and size_of(name) == 1] if counted else None
    lorries = None if single is None else len(single)
    return lorries, orders_delivered(one), len(one.shares), tokens, len(one.objectives)


def shift_sheet(table: Table, faces: Faces, kept: Kept) -> Sheet:
    """Source by source: how many, and what they bring as far as it is known."""
    seats, tokens = table.seats, table.tokens
    known = [is_counted(table, seat, faces.rulings) for seat in range(table.players)]
    won = [tokens.count(name) for name in SEAT_NAMES[: table.players]]
    have = [kept.part(counts, seat, one, won[seat], known[seat]) for seat, one in enumerate(seats)]
    brings = [points(one, won[seat], faces.vp) if known[seat] else None for seat, one in enumerate(seats)]
    rows = [
        Row(
            name=Text(f"source-{source}"),
            values=[public(source, won[seat]) if by is None else by[i] for seat, by in enumerate(brings)],
            shares=[[] if many[i] is None else [Share(Text(f"sheet-count-{source}", {"n": many[i]}))] for many in have],
        )
        for i, source in enumerate(SOURCES)
    ]
    if any(known):
        totals = [None if by is None else sum(by) for by in brings]
        rows.append(Row(name=Text("sheet-so-far"), values=[*totals], strong=True))
    notes = [token_note(table)] if tokens else []
    notes += [] if all(known) or len(tokens) == SHIFTS[table.players] else [Text("sheet-secret")]
    title = Text("sheet-shift", {"shift": max(1, len(tokens))})
    return Sheet(title=title, columns=columns(table.players), rows=rows, unit=POINTS, notes=notes)


def public(source: str, tokens: int) -> int | None:
    """What everybody knows of somebody's points."""
    return tokens * TOKEN_VP if source == "tokens" else None


def token_note(table: Table) -> Text:
    """Who has got the token of this shift, and why."""
    tokens = table.tokens
    told = "sheet-token" if len(tokens) < SHIFTS[table.players] else "sheet-last-token"
    mined = "yes" if last_miner(table.placed) else "no"
    seat = seat_name(SEAT_NAMES.index(tokens[-1]))
    return Text(told, {"seat": seat, "n": len(tokens), "vp": TOKEN_VP, "mined": mined})


def final_sheet(seats: tuple[Seat, ...], tokens: tuple[str, ...], winners: list[int], faces: Faces) -> Sheet:
    found = [points(one, tokens.count(SEAT_NAMES[seat]), faces.vp) for seat, one in enumerate(seats)]
    rows = [
        Row(name=Text(f"source-{source}"), values=[by_source[i] for by_source in found])
        for i, source in enumerate(SOURCES)
    ]
    rows.append(Row(name=Text("figure-points"), values=[sum(by_source) for by_source in found], strong=True))
    text = Text("prompt-over", {"seats": [seat_name(seat) for seat in winners]})
    return Sheet(title=Text("sheet-final"), columns=columns(len(seats)), rows=rows, unit=POINTS, notes=[text])
