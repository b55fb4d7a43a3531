"""One company: the floor plan with its employees, tabs, purse, and what the end would bring."""

from functools import lru_cache
from typing import Final

from stellwerk.games.carnegie.model.components import (
    KIND_TYPE,
    LAST_POSITION,
    MAP,
    PLACE_VP,
)
from stellwerk.games.carnegie.model.ids import (
    FLOOR,
    KINDS,
    LOBBY,
    NEW_LOBBY,
    PERSONNEL,
    PLACES,
    SIDES,
    TABS,
    TYPES,
    UNUSED,
)
from stellwerk.games.carnegie.model.parts import HIGHER_LIMIT, Parts
from stellwerk.games.carnegie.model.take_in import KIND_AT
from stellwerk.games.carnegie.rules.connections import Connection, city_names
from stellwerk.games.carnegie.scene.companies import Company, Discs
from stellwerk.games.carnegie.scene.provenance import origin, printed_origin
from stellwerk.games.carnegie.scene.symbols import Slots, department, effect, stations, type_class
from stellwerk.kernel.state import NONE
from stellwerk.stage.parts import Pieces
from stellwerk.stage.wire import Piece, Text

SOURCE_SYMBOLS = {
    "joker": "joker",
    "employees": "standing",
    "departments": "department",
    "tabs": "tab",
    "connections": "network",
    "cities": "city",
    "donations": "donation",
    "ongoing": "infinity",
}
TAB_ORDER = (3, 2, 1, 0)  # from top to bottom
MOST_CUBES = 2  # drawn one by one


# --- rooms ------------------------------------------------------------------------------------------------------------


def printed_rooms(seat: int, parts: Parts) -> Pieces:
    return {
        f"room:{seat}:{name}": free_room(seat, place) if kind == NONE else room_at(parts, seat, place, kind)
        for place, (name, kind) in enumerate(zip(PLACES, parts.company))
    }


def rooms(seat: int, departments: dict[str, str], uses: dict[str, int], parts: Parts) -> Pieces:
    """Founded departments, and all that can be used now."""
    out: Pieces = {}
    for place, name in enumerate(PLACES):
        if name in departments or name in uses:
            kind = KIND_AT[departments[name]] if name in departments else parts.company[place]
            out[f"room:{seat}:{name}"] = room_at(parts, seat, place, kind, uses.get(name, 0))
    return out


def people(
    seat: int, standing: dict[str, int], lying: dict[str, int], departments: dict[str, str], parts: Parts
) -> Pieces:
    def in_room(name: str) -> str:
        kind = KIND_AT[departments[name]] if name in departments else parts.company[PLACES.index(name)]
        return "room-free" if kind == NONE else f"department-{KINDS[kind]}"

    out: Pieces = {}
    for name, many in standing.items():
        for n in range(many):
            out[f"stand:{seat}:{name}:{n}"] = stands(seat, name, in_room(name), n)
    for name, many in lying.items():
        out[f"lie:{seat}:{name}"] = lie(seat, name, in_room(name), many)
    return out


@lru_cache(maxsize=256)
def stands(seat: int, name: str, room: str, n: int) -> Piece:
    text = Text("piece-standing", {"room": {"m": "room-at", "a": {"room": room, "place": name}}})
    return Piece(z=f"stand-{name}-{seat}", i=n, k="stand", name=text, c=f"seat-{seat}")


@lru_cache(maxsize=1024)
def lie(seat: int, name: str, room: str, n: int) -> Piece:
    text = Text("piece-lying", {"room": {"m": "room-at", "a": {"room": room, "place": name}}, "n": n})
    return Piece(z=f"lie-{name}-{seat}", i=0, k="lie", name=text, slots={"n": str(n)}, c=f"seat-{seat}")


def on_plan(place: int) -> int:
    """The floor plan is counted from the top."""
    return (FLOOR - 1 - place // FLOOR) * FLOOR + place % FLOOR


def room_at(parts: Parts, seat: int, place: int, kind: int, uses: int = 0) -> Piece:
    return room(parts, kind, f"rooms-{seat}", on_plan(place), uses)


def room(parts: Parts, kind: int, zone: str, i: int, uses: int = 0, count: int = 0) -> Piece:
    """A department, in a company or in the market."""
    return drawn_room(kind, zone, i, uses, count, tuple(parts.stations[kind]), KINDS[kind] in parts.own)


@lru_cache(maxsize=2048)
def drawn_room(kind: int, zone: str, i: int, uses: int, count: int, prices: tuple[int, ...], own: bool) -> Piece:
    of_type = KIND_TYPE[kind]
    slots: Slots = {"name": f"brief-{KINDS[kind]}", "type": "sym-lobby" if of_type == NONE else f"sym-{TYPES[of_type]}"}
    slots |= {} if kind == LOBBY else {**effect(kind), **stations(prices)}
    if kind == PERSONNEL:
        slots["permanent"] = "yes"
    if uses:
        slots["uses"] = f"{uses}×"
    if count > 1:
        slots["count"] = f"×{count}"
    look = "ca-lobby" if of_type == NONE else type_class(of_type)
    look += " ca-now" if uses else ""
    notes = [Text(f"effect-{KINDS[kind]}")]
    if kind in UNUSED and kind != NEW_LOBBY:
        notes.append(Text("note-ongoing"))
    if own:
        notes.append(Text("provenance-own"))
    elif kind != LOBBY:
        notes += printed_origin(KINDS[kind])
    return Piece(z=zone, i=i, k="room", name=Text(department(kind)), slots=slots, c=look, notes=notes)


def free_room(seat: int, place: int) -> Piece:
    text = Text("piece-free-room", {"place": PLACES[place]})
    slots = {"free": f"{{score-unit:{PLACE_VP[place]}}}", "at": PLACES[place]}
    notes = [Text("note-free-room", {"n": PLACE_VP[place]})]
    return Piece(z=f"rooms-{seat}", i=on_plan(place), k="room", name=text, slots=slots, c="ca-vacant", notes=notes)


# --- tabs -------------------------------------------------------------------------------------------------------------


def tabs(seat: int, sides: dict[str, str], pulled: dict[str, int], projects: Discs, parts: Parts) -> Pieces:
    out: Pieces = {}
    for row, tab in enumerate(TAB_ORDER):
        name = TABS[tab]
        gone = sum([of == tab for _, of in projects])
        out[f"tab:{seat}:{name}"] = tab_piece(parts, seat, tab, row, SIDES.index(sides[name]), pulled[name], gone)
    return out


SYMBOLS: Final = {"points": "sym-vp", HIGHER_LIMIT: "sym-limit"}  # of positions without a disc


def tab_piece(parts: Parts, seat: int, tab: int, row: int, side: int, pulled: int, gone: int) -> Piece:
    """Seven positions from left to right: disc on it, disc gone (its income counts), points, or still to be pulled."""
    slots: Slots = {"icon": f"sym-{TABS[tab]}"}
    goods = parts.project_goods[tab]
    slots |= {f"g{n + 1}": "yes" for n in range(goods)} if goods <= MOST_CUBES else {"g1": "yes", "many": f"×{goods}"}
    discs = 0
    for i in range(LAST_POSITION):
        kind, value = parts.tab_kind[tab][side][i], parts.tab_value[tab][side][i]
        at = str(i + 1)
        if i >= pulled:
            state = "next" if i == pulled else "far"
            slots[f"c{at}"] = str(parts.tab_price[tab][side][i])
        elif parts.has_disc[tab][side][i]:
            state = "paid" if discs < gone else "on"
        else:
            state = "far" if kind == "none" else "vp"
        discs += parts.has_disc[tab][side][i]
        slots[f"k{at}"] = state
        if kind != "none":
            slots[f"s{at}"] = SYMBOLS.get(kind, f"sym-{kind}")
            slots[f"n{at}"] = str(value)
    text = Text("piece-tab", {"tab": f"tab-{TABS[tab]}", "seat": f"seat-{seat}"})
    notes = [
        Text("note-tab", {"n": goods, "discs": parts.tab_discs[tab][side][pulled] - gone, "built": gone}),
        Text("note-tab-side", {"side": f"side-{SIDES[side]}"}),
    ]
    notes += origin(f"tab-{TABS[tab]}-{SIDES[side]}", parts) + origin(f"project-{TABS[tab]}", parts)
    look = f"seat-{seat} ca-{TABS[tab]}"
    return Piece(z=f"tabs-{seat}", i=row, k="tab", name=text, slots=slots, c=look, notes=notes)


# --- purse and cards --------------------------------------------------------------------------------------------------


def figures(of: Company) -> Pieces:
    """Purse, connection, and points by source: hardly a move changes only one of them."""
    return {**purse(of), **net(of.seat, of.network), **points(of.seat, of.sources)}


def purse(of: Company) -> Pieces:
    seat, board = of.seat, of.board
    entries = [
        ("money", "sym-money", f"{{money:{board.money}}}", board.money, ""),
        ("goods", "sym-goods", str(board.goods), board.goods, ""),
        ("vp", "sym-vp", str(board.score()), board.score(), ""),
        ("discs", "sym-disc", str(board.discs), board.discs, f"seat-{seat}"),
        ("supply", "sym-person", str(board.supply), board.supply, f"seat-{seat}"),
    ]
    if board.steps:
        entries.append(("steps", "sym-steps", str(board.steps), board.steps, "ca-tospend"))
    if board.points:
        entries.append(("points", "sym-points", str(board.points), board.points, "ca-tospend"))
    out: Pieces = {}
    for i, (name, icon, figure, n, look) in enumerate(entries):
        text = Text(f"piece-{name}", {"n": n, "seat": f"seat-{seat}"})
        slots = {"icon": icon, "figure": figure}
        out[f"{name}:{seat}"] = Piece(z=f"purse-{seat}", i=i, k="chip", name=text, slots=slots, c=look)
    return out


def cards(seat: int, reserve: str | None, joker: bool, parts: Parts) -> Pieces:
    out: Pieces = {}
    if reserve is not None:
        piece = room(parts, KIND_AT[reserve], f"reserve-{seat}", 0)
        notes = [Text("note-reserve"), *piece.notes]
        out[f"reserve:{seat}"] = Piece(
            z=piece.z, i=0, k="room", name=piece.name, slots=piece.slots, c=f"{piece.c} ca-reserve", notes=notes
        )
    if joker:
        slots, notes = {"name": "short-joker"}, [Text("note-joker")]
        out[f"joker:{seat}"] = Piece(
            z=f"joker-{seat}", i=0, k="joker", name=Text("piece-joker"), slots=slots, notes=notes
        )
    return out


def net(seat: int, found: Connection) -> Pieces:
    """The best connection and what it is worth."""
    slots = {"figure": f"{{score-unit:{found.vp}}}", "name": "short-network"}
    notes = [Text("note-no-network")]
    if found.vp:
        level = MAP["levels"][found.level]
        slots["level"] = f"sym-{level}"
        cities = [f"city-{name}" for name in city_names(found)]
        notes = [Text("note-network", {"links": found.links, "level": f"level-{level}", "cities": cities})]
    text = Text("piece-net", {"n": found.vp, "seat": f"seat-{seat}"})
    return {f"net:{seat}": Piece(z=f"net-{seat}", i=0, k="net", name=text, slots=slots, notes=notes)}


def points(seat: int, found: dict[str, int]) -> Pieces:
    """What the end of the game would bring now, by source."""
    shown = [name for name in SOURCE_SYMBOLS if found[name] or name not in ("joker", "ongoing")]
    out = {f"source:{seat}:{name}": source(seat, i, name, found[name]) for i, name in enumerate(shown)}
    total = sum(found.values())
    text = Text("piece-total", {"n": total, "seat": f"seat-{seat}"})
    slots = {"icon": "sym-vp", "figure": str(total)}
    out[f"total:{seat}"] = Piece(z=f"sources-{seat}", i=len(shown), k="chip", name=text, slots=slots, c="ca-total")
    return out


@lru_cache(maxsize=2048)
def source(seat: int, i: int, name: str, n: int) -> Piece:
    text = Text("piece-source", {"source": f"source-{name}", "n": n, "seat": f"seat-{seat}"})
    slots = {"icon": f"sym-{SOURCE_SYMBOLS[name]}", "figure": str(n)}
    return Piece(z=f"sources-{seat}", i=i, k="chip", name=text, slots=slots, c="ca-source")
