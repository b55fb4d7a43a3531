"""One company: the floor plan with its employees, tabs, purse, and what the end would bring."""

from functools import lru_cache

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
from stellwerk.games.carnegie.model.parts import Parts
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.scene.provenance import origin, printed_origin
from stellwerk.games.carnegie.scene.symbols import Pieces, Slots, department, effect, stations, type_class
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE
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


def put_company(view: Json, s: CarnegieState, seat: int, out: Pieces) -> None:
    board = s.players[seat]
    put_rooms(s, seat, board, out)
    for row, tab in enumerate(TAB_ORDER):
        out[f"tab:{seat}:{TABS[tab]}"] = tab_piece(board, seat, tab, row)
    put_purse(seat, board, out)
    put_cards(view, seat, board, out)
    put_sources(view, seat, out)


# --- rooms ------------------------------------------------------------------------------------------------------------


def put_rooms(s: CarnegieState, seat: int, board: Player, out: Pieces) -> None:
    turn = s.turn == seat and s.turn_type != NONE
    for place, name in enumerate(PLACES):
        kind = board.kinds[place]
        i = (FLOOR - 1 - place // FLOOR) * FLOOR + place % FLOOR
        if kind == NONE:
            out[f"room:{seat}:{name}"] = free_room(seat, place, i)
        else:
            uses = s.left[place] if turn else 0
            out[f"room:{seat}:{name}"] = room(s.parts, kind, f"rooms-{seat}", i, uses)
        put_people(seat, board, place, out)


def put_people(seat: int, board: Player, place: int, out: Pieces) -> None:
    name = PLACES[place]
    standing, lying = board.standing[place], board.lying[place]
    said = {"seat": f"seat-{seat}", "place": name}
    for n in range(standing):
        out[f"stand:{seat}:{name}:{n}"] = Piece(
            z=f"stand-{name}-{seat}", i=n, k="stand", name=Text("piece-standing", said), c=f"seat-{seat}"
        )
    if lying:
        text = Text("piece-lying", {**said, "n": lying})
        out[f"lie:{seat}:{name}"] = Piece(
            z=f"lie-{name}-{seat}", i=0, k="lie", name=text, slots={"n": str(lying)}, c=f"seat-{seat}"
        )


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


@lru_cache(maxsize=256)
def free_room(seat: int, place: int, i: int) -> Piece:
    text = Text("piece-free-room", {"place": PLACES[place]})
    slots = {"free": f"{{score-unit:{PLACE_VP[place]}}}", "at": PLACES[place]}
    notes = [Text("note-free-room", {"n": PLACE_VP[place]})]
    return Piece(z=f"rooms-{seat}", i=i, k="room", name=text, slots=slots, c="ca-vacant", notes=notes)


# --- tabs -------------------------------------------------------------------------------------------------------------


def tab_piece(board: Player, seat: int, tab: int, row: int) -> Piece:
    """Seven positions from left to right: disc on it, disc gone (its income counts), points, or still to be pulled."""
    side, pulled, gone = board.sides[tab], board.pulled[tab], board.built[tab]
    slots: Slots = {"icon": f"sym-{TABS[tab]}"}
    goods = board.parts.project_goods[tab]
    slots |= {f"g{n + 1}": "yes" for n in range(goods)} if goods <= MOST_CUBES else {"g1": "yes", "many": f"×{goods}"}
    discs = 0
    for i in range(LAST_POSITION):
        kind, value = board.parts.tab_kind[tab][side][i], board.parts.tab_value[tab][side][i]
        at = str(i + 1)
        if i >= pulled:
            state = "next" if i == pulled else "far"
            slots[f"c{at}"] = str(board.parts.tab_price[tab][side][i])
        elif board.parts.has_disc[tab][side][i]:
            state = "paid" if discs < gone else "on"
        else:
            state = "vp" if kind == "points" else "far"
        discs += board.parts.has_disc[tab][side][i]
        slots[f"k{at}"] = state
        if kind != "none":
            slots[f"s{at}"] = "sym-vp" if kind == "points" else f"sym-{kind}"
            slots[f"n{at}"] = str(value)
    text = Text("piece-tab", {"tab": f"tab-{TABS[tab]}", "seat": f"seat-{seat}"})
    notes = [
        Text("note-tab", {"n": board.parts.project_goods[tab], "discs": board.discs_on(tab), "built": gone}),
        Text("note-tab-side", {"side": f"side-{SIDES[side]}"}),
    ]
    notes += origin(f"tab-{TABS[tab]}-{SIDES[side]}", board.parts) + origin(f"project-{TABS[tab]}", board.parts)
    look = f"seat-{seat} ca-{TABS[tab]}"
    return Piece(z=f"tabs-{seat}", i=row, k="tab", name=text, slots=slots, c=look, notes=notes)


# --- purse and cards --------------------------------------------------------------------------------------------------


def put_purse(seat: int, board: Player, out: Pieces) -> None:
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
    for i, (name, icon, figure, n, look) in enumerate(entries):
        text = Text(f"piece-{name}", {"n": n, "seat": f"seat-{seat}"})
        slots = {"icon": icon, "figure": figure}
        out[f"{name}:{seat}"] = Piece(z=f"purse-{seat}", i=i, k="chip", name=text, slots=slots, c=look)


def put_cards(view: Json, seat: int, board: Player, out: Pieces) -> None:
    if board.reserve != NONE:
        piece = room(board.parts, board.reserve, f"reserve-{seat}", 0)
        notes = [Text("note-reserve"), *piece.notes]
        out[f"reserve:{seat}"] = Piece(
            z=piece.z, i=0, k="room", name=piece.name, slots=piece.slots, c=f"{piece.c} ca-reserve", notes=notes
        )
    if board.joker:
        out[f"joker:{seat}"] = Piece(
            z=f"joker-{seat}",
            i=0,
            k="joker",
            name=Text("piece-joker"),
            slots={"name": "short-joker"},
            notes=[Text("note-joker")],
        )
    found = view["known"][seat]["network"]
    links, level = found["links"], MAP["levels"][found["level"]]
    slots = {"figure": f"{{score-unit:{found['vp']}}}", "name": "short-network"}
    notes = [Text("note-no-network")]
    if found["vp"]:
        slots["level"] = f"sym-{level}"
        cities = [f"city-{name}" for name in found["cities"]]
        notes = [Text("note-network", {"links": links, "level": f"level-{level}", "cities": cities})]
    out[f"net:{seat}"] = Piece(
        z=f"net-{seat}",
        i=0,
        k="net",
        name=Text("piece-net", {"n": found["vp"], "seat": f"seat-{seat}"}),
        slots=slots,
        notes=notes,
    )


def put_sources(view: Json, seat: int, out: Pieces) -> None:
    """What the end of the game would bring now, by source."""
    found = view["known"][seat]["sources"]
    shown = [name for name in SOURCE_SYMBOLS if found[name] or name not in ("joker", "ongoing")]
    for i, name in enumerate(shown):
        symbol = SOURCE_SYMBOLS[name]
        text = Text("piece-source", {"source": f"source-{name}", "n": found[name], "seat": f"seat-{seat}"})
        slots = {"icon": f"sym-{symbol}", "figure": str(found[name])}
        out[f"source:{seat}:{name}"] = Piece(z=f"sources-{seat}", i=i, k="chip", name=text, slots=slots, c="ca-source")
    total = sum(found.values())
    text = Text("piece-total", {"n": total, "seat": f"seat-{seat}"})
    out[f"total:{seat}"] = Piece(
        z=f"sources-{seat}",
        i=len(shown),
        k="chip",
        name=text,
        slots={"icon": "sym-vp", "figure": str(total)},
        c="ca-total",
    )
