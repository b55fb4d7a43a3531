"""What the things of a company are for: rooms and departments, employees, tabs, points."""

from typing import Final

from stellwerk.games.carnegie.model.components import KIND_TYPE, PLACE_VP, TILE_COUNT, WITH_EMPLOYEE, WITHOUT_EMPLOYEE
from stellwerk.games.carnegie.model.ids import (
    COMMERCE,
    CONSTRUCTION,
    INCOMES,
    KINDS,
    LOBBY,
    NEW_LOBBY,
    PERSONNEL,
    PLACES,
    PLANNING,
    RESEARCH,
    SIDES,
    TABS,
    TYPES,
    UNUSED,
)
from stellwerk.games.carnegie.model.parts import FIXED
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.take_in import KIND_AT
from stellwerk.games.carnegie.rules.management import department_price
from stellwerk.games.carnegie.scene.pieces_timeline import REWARD_WORDS
from stellwerk.games.carnegie.scene.provenance import origin, printed_origin
from stellwerk.games.carnegie.scene.reader import Reader, about, money, say
from stellwerk.games.carnegie.scene.symbols import plain_amount
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Card, Piece, Text

PRINTED_RULES: Final = {
    PERSONNEL: "CA-6.1",
    COMMERCE: "CA-7.1",
    PLANNING: "CA-7.3",
    CONSTRUCTION: "CA-8.1",
    RESEARCH: "CA-8.6",
    LOBBY: "CA-1.2",
}


# --- departments ------------------------------------------------------------------------------------------------------


def effect(kind: int) -> list[Text]:
    """What a department does, and when."""
    said = [Text(f"effect-{KINDS[kind]}")]
    if kind in (LOBBY, NEW_LOBBY):
        return said
    if kind in UNUSED:
        return [*said, Text("note-ongoing")]
    return [*said, say("use", type=f"type-{TYPES[KIND_TYPE[kind]]}")]


def rule_of(kind: int) -> str:
    return f"CA-9.{kind + 1}" if kind < TILE_COUNT else PRINTED_RULES[kind]


def sources_of(reader: Reader, kind: int) -> list[Text]:
    if KINDS[kind] in reader.of.board.parts.own:
        return [Text("provenance-own")]
    return [] if kind == LOBBY else [*printed_origin(KINDS[kind])]


def room(reader: Reader, piece: Piece, seat: str, name: str) -> Card:
    board, place = reader.seen.companies[int(seat)].board, PLACES.index(name)
    kind = board.kinds[place]
    if kind == NONE:
        goods = department_price(board, NONE, place)
        now = [say("lying-here", n=board.lying[place]), say("build-here", n=goods)]
        return about(piece, [say("free-room", n=PLACE_VP[place])], now, "CA-7.3")
    now = [say("people", standing=board.standing[place], lying=board.lying[place]), *station(board, place)]
    if kind != board.parts.company[place]:
        now.append(say("built", n=PLACE_VP[place]))
    return about(piece, effect(kind), now, rule_of(kind), sources_of(reader, kind))


def station(board: Player, place: int) -> list[Text]:
    """What it costs to stand up there."""
    if not board.parts.stations[board.kinds[place]]:
        return [say("no-station")]
    free = board.free_station(place)
    return [say("full")] if free == NONE else [say("station", price=money(free))]


def market(reader: Reader, piece: Piece, name: str) -> Card:
    """A department that can be built: what it does, what it costs."""
    kind, board = KIND_AT[name], reader.of.board
    more = department_price(board, kind, 0) - department_price(board, NONE, 0)
    now = [say("left", n=reader.table.market.get(name, 0))]
    now.append(say("price-of", low=WITH_EMPLOYEE + more, high=WITHOUT_EMPLOYEE + more))
    prices = board.parts.stations[kind]
    if prices:
        now.append(say("stations", prices=[money(one) for one in prices]))
    if kind in board.kinds:
        now.append(say("have"))
    return about(piece, effect(kind), now, rule_of(kind), sources_of(reader, kind))


def reserve(reader: Reader, piece: Piece, seat: str) -> Card:
    name = reader.seen.companies[int(seat)].one.reserve
    kind = KIND_AT[name] if name is not None else NEW_LOBBY
    return about(piece, [say("reserve"), *effect(kind)], [], "CA-7.5", sources_of(reader, kind))


# --- employees --------------------------------------------------------------------------------------------------------


def department_here(board: Player, place: int) -> Text:
    kind = board.kinds[place]
    return say("works-in", department="room-free" if kind == NONE else f"department-{KINDS[kind]}")


def stands(reader: Reader, piece: Piece, seat: str, name: str, _: str) -> Card:
    board, place = reader.seen.companies[int(seat)].board, PLACES.index(name)
    kind = board.kinds[place]
    does = [] if kind == NONE else [Text(f"effect-{KINDS[kind]}")]
    return about(piece, [say("standing")], [department_here(board, place), *does], "CA-1.2")


def lie(reader: Reader, piece: Piece, seat: str, name: str) -> Card:
    board, place = reader.seen.companies[int(seat)].board, PLACES.index(name)
    priced = [] if board.kinds[place] == NONE else station(board, place)
    return about(piece, [say("lying")], [department_here(board, place), *priced], "CA-13.1")


# --- tabs -------------------------------------------------------------------------------------------------------------


def tab(reader: Reader, piece: Piece, seat: str, name: str) -> Card:
    """What it pays, what a project costs, and what pulling it further would show."""
    board, at = reader.seen.companies[int(seat)].board, TABS.index(name)
    parts, side, pulled = board.parts, board.sides[at], board.pulled[at]
    now = [piece.notes[0], say("tab-income", what=incomes(board, at))]
    if pulled < len(parts.tab_price[at][side]):
        now.append(say("tab-next", n=parts.tab_price[at][side][pulled], what=shows(board, at, pulled)))
    now.append(say("tab-points", n=parts.tab_points[at][side][pulled]))
    where = [*origin(f"tab-{name}-{SIDES[side]}", parts)]
    where += [note for note in origin(f"project-{name}", parts) if note not in where]
    return about(piece, [say("tab")], now, "CA-8.5", where)


def incomes(board: Player, at: int) -> list[object]:
    found = board.parts.tab_income[at][board.sides[at]][: board.built[at]]
    return [income(kind, n) for kind, n in found] or ["explain-nothing"]


def income(kind: int, n: int) -> object:
    if kind in REWARD_WORDS:
        return {"m": "amount-choice", "a": {"n": n, "what": f"reward-{REWARD_WORDS[kind]}"}}
    return plain_amount(kind, n)


def shows(board: Player, at: int, position: int) -> object:
    """What the next position of a tab is."""
    side = board.sides[at]
    kind, n = board.parts.tab_kind[at][side][position], board.parts.tab_value[at][side][position]
    if kind in FIXED:
        return {"m": f"explain-position-{kind}", "a": {"n": n}}
    return {"m": "explain-position-disc", "a": {"what": income(INCOMES.index(kind), n)}}


# --- points -----------------------------------------------------------------------------------------------------------

SOURCES: Final = {
    "track-income": "CA-4.2",
    "track-department": "CA-5.2",
    "track-activation": "CA-9.23",
    "joker": "CA-10.2",
    "employees": "CA-10.3",
    "departments": "CA-10.4",
    "tabs": "CA-10.5",
    "connections": "CA-10.6",
    "cities": "CA-10.7",
    "donations": "CA-10.8",
    "ongoing": "CA-5.5",
    "cards": "CA-12.8",
    "boxes": "CA-12.8",
}


def source(reader: Reader, piece: Piece, seat: str, name: str) -> Card:
    points = reader.seen.companies[int(seat)].sources[name]
    return about(piece, [say(f"source-{name}")], [say("points-now", n=points)], SOURCES[name])


def total(reader: Reader, piece: Piece, seat: str) -> Card:
    found = reader.seen.companies[int(seat)].sources
    now = [Text("note-andrew-source", {"source": f"source-{name}", "n": n}) for name, n in found.items() if n]
    return about(piece, [say("total")], now, "CA-10.9")
