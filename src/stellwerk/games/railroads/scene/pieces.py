"""What lies on the stage: spaces, engineers and supplies. Ids never change."""

from typing import Final

from stellwerk.games.railroads.model.ids import (
    E0,
    E1,
    FACTORIES,
    O1,
    O2,
    QUEUED,
    SPACES,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import Board, RailState
from stellwerk.games.railroads.rules.possible import industry_run, rooms, usable
from stellwerk.games.railroads.scene.pieces_players import put_player
from stellwerk.games.railroads.scene.pieces_question import put_question
from stellwerk.games.railroads.scene.pieces_tiles import (
    Pieces,
    engineer,
    factory,
    foundry,
    space_note,
    standing_slots,
    who,
    who_class,
)
from stellwerk.games.railroads.scene.state_from_view import state_from_view
from stellwerk.games.railroads.scene.symbols import cost, guessed, pictures
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Piece, Text

TRACKS: Final = ("T1", "T3", "T5", "T7", "T9", "T11", "T2", "T4", "T6", "T8", "T10", "T12")
WORKS: Final = ("L1", "L2", "L3", "I1", "I2", "I3", "A1", "A2", "A3", "O1", "O2", "R1")
COAL_SPACES: Final = ("K1", "K2", "K12-coal", "K12-foundry")
ROW_SPACES: Final = ("E0", "E1", "E2")


def pieces(view: Json) -> Pieces:
    s = state_from_view(view)
    s.turn, s.must, s.acted = viewer(view), [0] * QUEUED, False  # spaces: what a turn of the viewer could use
    out: Pieces = {}
    put_spaces(view, s, out)
    put_engineers(view, s, out)
    put_supplies(view, s.parts, out)
    if s.parts.coal:
        put_coal(view, s, out)
    put_bank(view, out)
    put_question(view, s, out)
    for seat in range(view["players"]):
        put_player(view, s, seat, out)
    return out


def viewer(view: Json) -> int:
    """Through whose eyes spaces are useful or not: one's own, else those of the player whose turn it is."""
    seat: int = view["turn"] if view["seat"] is None else view["seat"]
    return seat


# --- spaces ------------------------------------------------------------------------


def put_spaces(view: Json, s: RailState, out: Pieces) -> None:
    """Where spaces are missing at this player count, the others close up."""
    k = s.parts
    here = k.places_last if s.last_round() else k.places
    b = s.boards[viewer(view)]
    room, run = rooms(k, b), industry_run(k, b)
    works = [name for name in WORKS if SPACES.index(name) in here]
    coal = [name for name in COAL_SPACES if SPACES.index(name) in here]
    for zone, names in (("tracks", list(TRACKS)), ("works", works), ("coal", coal)):
        for i, name in enumerate(names):
            if SPACES.index(name) in here:
                out[f"space:{name}"] = space(view, s, b, name, zone, i, room, run)


def space(view: Json, s: RailState, b: Board, name: str, zone: str, i: int, room: list[int], run: int) -> Piece:
    k = s.parts
    number = SPACES.index(name)
    stand = view["spaces"].get("K12-coal" if name == "K12-foundry" else name)
    slots = {**pictures(k.gives[number]), **cost(k.workers_of[number], k.coins_of[number])}
    notes = [space_note(k, number)]
    look = ["rr-free"]
    if stand is not None:
        slots |= standing_slots(view, stand)
        look = ["rr-taken", who_class(view, stand["seat"])]
        notes.append(Text("note-taken", {"seat": who(view, stand["seat"])}))
    elif not usable(s, b, number, room, run):
        look = ["rr-useless"]
        slots["useless"] = "yes"
        notes.append(Text("claim-own" if number in (O1, O2) else "note-useless"))
    if name == "T12" and view["crowd"]:
        slots["crowd"] = f"×{len(view['crowd'])}"
    notes += guessed(k, name)
    return Piece(z=zone, i=i, k="space", name=Text(f"place-{name}"), slots=slots, c=" ".join(look), notes=notes)


# --- engineers -----------------------------------------------------------------------


def put_engineers(view: Json, s: RailState, out: Pieces) -> None:
    """The row: the first is for hire, the next lie crosswise and can be used by everybody."""
    k = s.parts
    b = s.boards[viewer(view)]
    room, run = rooms(k, b), industry_run(k, b)
    for i, name in enumerate(view["row"]):
        space_name = ROW_SPACES[i] if i < len(ROW_SPACES) and k.here[E0 + i] else ""
        stand = view["spaces"].get(space_name)
        if name is None:
            if stand is not None:
                out[f"space:{space_name}"] = left_space(view, s, space_name, stand, i)
            continue
        piece = engineer(k, name, "row", i)
        slots, look = dict(piece.slots), "rr-queue"
        if space_name:
            slots["place"] = "hire" if i == 0 else "cross"
            look = "rr-free"
            if i == 0:
                slots = {key: value for key, value in slots.items() if key not in ("w1", "w2", "w3", "coin")}
                slots |= cost(k.workers_of[E0], k.coins_of[E0])
            if stand is not None:
                slots |= standing_slots(view, stand)
                look = f"rr-taken {who_class(view, stand['seat'])}"
            elif i > 0 and not usable(s, b, E1 + i - 1, room, run):
                slots["useless"] = "yes"
                look = "rr-useless"
        place = Text("note-hire" if i == 0 else "note-cross" if space_name else "note-queue", {"rounds": i})
        out[f"engineer:{name}"] = Piece(
            z="row", i=i, k="engineer", name=piece.name, slots=slots, c=look, notes=[place, *piece.notes]
        )


def left_space(view: Json, s: RailState, name: str, stand: Json, i: int) -> Piece:
    """Whoever was there has gone with their employer; the coin still lies on the field."""
    number = SPACES.index(name)
    slots = {**cost(s.parts.workers_of[number], s.parts.coins_of[number]), **standing_slots(view, stand)}
    slots |= {"s1": "sym-engineer", "many": "1"}
    look = f"rr-taken {who_class(view, stand['seat'])}"
    notes = [Text("note-taken", {"seat": who(view, stand["seat"])})]
    return Piece(z="row", i=i, k="space", name=Text(f"place-{name}"), slots=slots, c=look, notes=notes)


# --- supplies ------------------------------------------------------------------------


def put_supplies(view: Json, k: Parts, out: Pieces) -> None:
    """Locomotives from the lowest up: only that one can be had. Beside the returned factories lies its back."""
    supply: dict[str, int] = view["supply"]
    for i, number in enumerate(sorted(supply, key=int)):
        slots = {"number": number, "count": f"×{supply[number]}"}
        look = "rr-first" if i == 0 else "rr-later"
        name = Text("piece-supply", {"number": int(number), "count": supply[number]})
        out[f"supply:{number}"] = Piece(z="supply", i=i, k="loco", name=name, slots=slots, c=look)
    if supply:
        lowest = min(supply, key=int)
        made = factory(k, lowest, "pool", 0)
        out["back:lowest"] = Piece(
            z="pool", i=0, k="factory", name=made.name, slots={**made.slots, "back": "yes"}, notes=made.notes
        )
    returned: dict[str, int] = view["returned"]
    for i, name_ in enumerate(sorted(returned, key=FACTORIES.index)):
        made = factory(k, name_, "pool", i + 1)
        slots = dict(made.slots)
        if returned[name_] > 1:
            slots["count"] = f"×{returned[name_]}"
        out[f"pool:{name_}"] = Piece(z="pool", i=i + 1, k="factory", name=made.name, slots=slots, notes=made.notes)


def put_bank(view: Json, out: Pieces) -> None:
    """What is left of everything else."""
    entries = [("pile", "sym-bonus", view["pile"]), ("doublers", "sym-doublers", view["doublers_left"])]
    if view["players"] > 2:
        entries.append(("helpers", "sym-helper", view["helpers_home"]))
    for i, (name, picture, count) in enumerate(entries):
        text = Text(f"piece-bank-{name}", {"count": count})
        slots = {"icon": picture, "figure": str(count)}
        out[f"bank:{name}"] = Piece(z="bank", i=i, k="chip", name=text, slots=slots)


def put_coal(view: Json, s: RailState, out: Pieces) -> None:
    k = s.parts
    slots = {"s1": "sym-stoker", "many": "1", "fuel": "2"}
    look, notes = "rr-free", [Text("note-stoker-space")]
    if view["stoker_by"] is not None:
        slots["emblem"] = f"sym-seat-{view['stoker_by']}"
        look = f"rr-taken seat-{view['stoker_by']}"
        notes.append(Text("note-taken", {"seat": f"seat-{view['stoker_by']}"}))
    name = Text("place-stoker")
    out["space:stoker"] = Piece(z="coal", i=2, k="space", name=name, slots=slots, c=look, notes=notes)
    for i, name_ in enumerate(view["foundries_open"]):
        out[f"foundry:{name_}"] = foundry(k, name_, "foundries", i)
    if view["foundry_stack"]:
        count = view["foundry_stack"]
        text = Text("piece-foundry-stack", {"count": count})
        out["back:foundry"] = Piece(z="foundries", i=2, k="foundry-back", name=text, slots={"count": str(count)})
