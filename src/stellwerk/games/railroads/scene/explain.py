"""Cards about anything on the screen: what it is for, its numbers now, the rule that says so. Asked for one by one."""

from collections.abc import Callable
from typing import Final

from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.model.state import SOURCES
from stellwerk.games.railroads.model.table import SEATS, Table
from stellwerk.games.railroads.model.take_in import by_source
from stellwerk.games.railroads.scene.board import board
from stellwerk.games.railroads.scene.explain_board import ON_BOARDS, account
from stellwerk.games.railroads.scene.explain_effects import Asked
from stellwerk.games.railroads.scene.explain_stage import ON_STAGE, engineer_counts
from stellwerk.games.railroads.scene.lines import source_name
from stellwerk.games.railroads.scene.pieces import on_the_stage, stage_pieces
from stellwerk.games.railroads.scene.pieces_players import players
from stellwerk.games.railroads.scene.pieces_question import question_pieces
from stellwerk.games.railroads.scene.prompts import sign
from stellwerk.games.railroads.scene.strips import FIGURES
from stellwerk.games.railroads.scene.usable import beside, repeatable, usable_spaces
from stellwerk.kernel.state import NONE
from stellwerk.stage.parts import Kept, Pieces, together
from stellwerk.stage.wire import Args, Board, Card, Piece, Text, Zone

PIECES: Final[dict[str, Callable[[Asked, Piece, list[str]], Card]]] = {**ON_STAGE, **ON_BOARDS}

RIVAL: Final = ("workers", "cards", "engineers")
FIGURE_RULES: Final = ("RR-11.3", "RR-10.1", "RR-2.2", "RR-2.4", "RR-15.3")
SIGN_RULES: Final = {"sign-start": "RR-1.6", "sign-turns": "RR-2.2", "sign-moving": "RR-9.4", "sign-last": "RR-9.7"}
SOURCE_RULES: Final = ("RR-10.1", "RR-10.1", "RR-10.1", "RR-10.6", "RR-2.7", "RR-9.6", "RR-11.1", "RR-11.2")
REGION_RULES: Final = {"stage": "RR-2.2", "seat": "RR-10.1", "desk": "RR-2.7", "offer": "RR-2.7", "pay": "RR-2.4"}
ZONE_RULES: Final = {
    "tracks": "RR-3.2", "works": "RR-2.2", "coal": "RR-15.1", "foundries": "RR-15.7", "row": "RR-8.1",
    "supply": "RR-4.1", "pool": "RR-5.1", "bank": "RR-2.15", "pending": "RR-2.7", "choice": "RR-2.7",
    "payments": "RR-2.4", "hand": "RR-2.2", "order": "RR-9.3", "emil": "RR-16.2", "slot": "RR-4.2",
    "depot": "RR-3.6", "fields": "RR-10.1", "heads": "RR-3.1", "sum": "RR-10.1", "industry": "RR-6.1",
    "marker": "RR-6.1", "gaps": "RR-5.2", "purse": "RR-2.2", "engineers": "RR-8.4", "cards": "RR-12.3",
    "bonus": "RR-11.1", "tokens": "RR-12.1", "incomes": "RR-14.7", "furnaces": "RR-15.7",
}  # fmt: skip


def explain(table: Table, kept: Kept, thing: str) -> Card | None:
    """A piece, a zone, `region:ID`, `figure:SEAT:INDEX`, `sign:INDEX` or `source:ID`; None for anything else."""
    kind, _, rest = thing.partition(":")
    asked = kept.once(look, table)
    piece = asked.pieces.get(thing)
    if piece is not None:
        return PIECES[kind](asked, piece, rest.split(":"))
    if kind == "region":
        return region_card(board(table), rest)
    if kind == "figure":
        return figure_card(asked, rest.split(":"))
    if kind == "sign":
        return sign_card(asked, rest)
    if kind == "source":
        return source_card(asked, rest)
    return zone_card(board(table), thing)


def look(table: Table, kept: Kept) -> Asked:
    """All pieces, and what is needed to say something about them."""
    k = kept.part(parts_for, table.players, table.options)
    seats = kept.part(players, k, table.seats, kept)
    eyes = SEATS.index(table.turn) if table.seat is None else table.seat
    around = beside(table, k)
    usable = kept.part(usable_spaces, eyes, k, seats[eyes].laid.board, around, repeatable(table, k, eyes))
    parts: list[Pieces] = [
        board(table).printed,
        *kept.part(stage_pieces, on_the_stage(table), usable, k, kept),
        *question_pieces(table, k, seats, usable, around, kept),
        *[one.laid.pieces for one in seats],
        *[one.owned for one in seats],
    ]
    return Asked(table, k, seats, together(parts))


# --- places -------------------------------------------------------------------------------


def zone_card(printed: Board, name: str) -> Card | None:
    for region in printed.wide:
        for zone in region.zones:
            if zone.id == name:
                sort = sort_of(zone)
                return Card(name=zone.name, what=[Text(f"explain-zone-{sort}")], rule=ZONE_RULES[sort])
    return None


def sort_of(zone: Zone) -> str:
    """The same for all lines and players."""
    name = zone.name.m.removeprefix("zone-")
    if name == "fields-industry":
        return "industry"
    return name.split("-")[0]


def region_card(printed: Board, name: str) -> Card | None:
    for region in [*printed.wide, *printed.narrow]:
        if region.id == name:
            sort = "seat" if region.seat >= 0 else name
            return Card(name=region.name, what=[Text(f"explain-region-{sort}")], rule=REGION_RULES[sort])
    return None


# --- plates, sign, scores -----------------------------------------------------------------


def figure_card(asked: Asked, at: list[str]) -> Card | None:
    if at[0] == str(NONE):
        return rival_card(asked, at[1:])
    if len(at) != 2 or not (at[0].isdigit() and at[1].isdigit()):
        return None
    seat, i = int(at[0]), int(at[1])
    if seat >= len(asked.players) or i >= len(asked.players[seat].numbers):
        return None
    name, _ = FIGURES[i]
    now = [Text("explain-now-count", {"n": asked.players[seat].numbers[i]})]
    one = asked.table.seats[seat]
    if name == "figure-round":
        now = [note for line in range(4) for note in account(asked, seat, line)[:1]]
    elif name == "figure-workers":
        now.append(Text("note-crew", {"crew": one.crew, "reserve": one.reserve}))
    elif name == "figure-points":
        now.append(Text("explain-now-scoring", {"n": sum(asked.players[seat].laid.scored)}))
    return Card(name=Text(name), what=[Text(f"explain-{name}")], now=now, rule=FIGURE_RULES[i])


def rival_card(asked: Asked, at: list[str]) -> Card | None:
    """Emil's plate has the same numbers as his corner of the table."""
    names = [name for i, name in enumerate(RIVAL) if [str(i)] == at and f"emil:{name}" in asked.pieces]
    return PIECES["emil"](asked, asked.pieces[f"emil:{names[0]}"], names) if names else None


def sign_card(asked: Asked, at: str) -> Card | None:
    lines = sign(asked.table)
    if not at.isdigit() or int(at) >= len(lines):
        return None
    text = lines[int(at)]
    now = []
    if text.m == "sign-round":
        now = [Text("explain-now-rounds", {"n": asked.table.rounds - asked.table.round})]
    elif text.m == "sign-turns" and not asked.k.solo:
        now = [Text("explain-now-passed", {"n": len(asked.table.passed), "of": asked.table.players})]
    return Card(name=text, what=[Text(f"explain-{text.m}")], now=now, rule=SIGN_RULES.get(text.m, "RR-2.1"))


def source_card(asked: Asked, name: str) -> Card | None:
    if name not in SOURCES:
        return None
    i = SOURCES.index(name)
    me = asked.me
    now: list[Text] = []
    if me is not None:
        now.append(Text("explain-now-so-far", {"n": by_source(asked.table.seats[me].points)[i]}))
        if i < 4 and asked.table.phase != "over":
            now += account(asked, me, i)
        if name == "passing" and asked.table.players > 1:
            now += [asked.pieces[f"order:{me}"].name]
    args: Args = {}
    if name == "majority":
        now += engineer_counts(asked)
        args = {"first": asked.k.majority[0], "second": asked.k.majority[1]}
    what = [Text(f"explain-source-{name}", args)]
    return Card(name=source_name(asked.k, i), what=what, now=now, rule=SOURCE_RULES[i])
