"""What lies on the stage: spaces, engineers and supplies. Ids never change."""

from typing import Final, NamedTuple

from stellwerk.games.railroads.model.ids import (
    E0,
    E1,
    E2,
    FACTORIES,
    O1,
    O2,
    SPACES,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.table import SEATS, Stand, Table
from stellwerk.games.railroads.scene.pieces_tiles import (
    engineer,
    factory,
    foundry,
    space_note,
    standing_slots,
    who,
    who_class,
)
from stellwerk.games.railroads.scene.symbols import cost, guessed, pictures
from stellwerk.stage.parts import Kept, Pieces
from stellwerk.stage.wire import Piece, Text

TRACKS: Final = ("T1", "T3", "T5", "T7", "T9", "T11", "T2", "T4", "T6", "T8", "T10", "T12")
WORKS: Final = ("L1", "L2", "L3", "I1", "I2", "I3", "A1", "A2", "A3", "O1", "O2", "R1")
COAL_SPACES: Final = ("K1", "K2", "K12-coal", "K12-foundry")
ROW_SPACES: Final = ("E0", "E1", "E2")
CROWDED: Final = "T12"

Stands = dict[str, Stand]


class OnStage(NamedTuple):
    """What lies on the stage."""

    spaces: Stands
    crowd: int
    last: bool  # the last round
    row: tuple[str | None, ...]
    supply: dict[str, int]
    returned: dict[str, int]
    bank: tuple[int, int, int]  # end bonus cards, doublers, turquoise workers
    coal: tuple[str | None, tuple[str, ...], int]  # who used the stoker space, open foundries, the stack


def on_the_stage(table: Table) -> OnStage:
    return OnStage(
        spaces=table.spaces,
        crowd=len(table.crowd),
        last=table.round == table.rounds,
        row=table.row,
        supply=table.supply,
        returned=table.returned,
        bank=(len(table.pile), table.doublers_left, table.helpers_home),
        coal=(table.stoker_by, table.foundries_open, len(table.foundry_stack)),
    )


def stage_pieces(lying: OnStage, usable: frozenset[int], k: Parts, kept: Kept) -> list[Pieces]:
    """Everything but the players' boards and the open question. `usable`: spaces that the viewer could use."""
    spaces = kept.part(printed_spaces, k, lying.last)
    beside = {name: lying.spaces[name] for name in ROW_SPACES if name in lying.spaces}
    out = [
        kept.part(taken_spaces, spaces, lying.spaces),
        open_spaces(spaces, usable, lying.spaces, lying.crowd),
        kept.part(engineer_row, k, lying.row, beside, E1 in usable, E2 in usable),
        kept.part(supply_pieces, k, lying.supply, lying.returned),
        kept.part(bank_pieces, k.players, *lying.bank),
    ]
    if k.coal:
        out.append(kept.part(coal_pieces, k, *lying.coal))
    return out


# --- spaces ------------------------------------------------------------------------


class Space(NamedTuple):
    """A space as it is printed: when it is free, and when it is free but of no use to the viewer."""

    number: int
    free: Piece
    useless: Piece


def printed_spaces(k: Parts, last: bool) -> dict[str, Space]:
    """Where spaces are missing at this player count, the others close up."""
    here = k.places_last if last else k.places
    works = [name for name in WORKS if SPACES.index(name) in here]
    coal = [name for name in COAL_SPACES if SPACES.index(name) in here]
    out: dict[str, Space] = {}
    for zone, names in (("tracks", TRACKS), ("works", works), ("coal", coal)):
        for i, name in enumerate(names):
            if SPACES.index(name) in here:
                out[name] = printed_space(k, name, zone, i)
    return out


def printed_space(k: Parts, name: str, zone: str, i: int) -> Space:
    number = SPACES.index(name)
    slots = {**pictures(k.gives[number]), **cost(k.workers_of[number], k.coins_of[number])}
    note, guess = space_note(k, number), guessed(k, name)
    useless = Text("claim-own" if number in (O1, O2) else "note-useless")
    return Space(
        number,
        Piece(z=zone, i=i, k="space", name=Text(f"place-{name}"), slots=slots, c="rr-free", notes=[note, *guess]),
        Piece(
            z=zone,
            i=i,
            k="space",
            name=Text(f"place-{name}"),
            slots={**slots, "useless": "yes"},
            c="rr-useless",
            notes=[note, useless, *guess],
        ),
    )


def stand_on(name: str, stands: Stands) -> Stand | None:
    """The two halves of the combined space are taken together."""
    return stands.get("K12-coal" if name == "K12-foundry" else name)


def taken_spaces(spaces: dict[str, Space], stands: Stands) -> Pieces:
    out: Pieces = {}
    for name, space in spaces.items():
        stand = stand_on(name, stands)
        if stand is not None:
            out[f"space:{name}"] = taken_space(space.free, stand)
    return out


def taken_space(free: Piece, stand: Stand) -> Piece:
    slots = free.slots | standing_slots(stand)
    note, *guess = free.notes
    notes = [note, Text("note-taken", {"seat": who(stand.seat)}), *guess]
    look = f"rr-taken {who_class(stand.seat)}"
    return Piece(z=free.z, i=free.i, k="space", name=free.name, slots=slots, c=look, notes=notes)


def open_spaces(spaces: dict[str, Space], usable: frozenset[int], stands: Stands, crowd: int) -> Pieces:
    out: Pieces = {}
    for name, space in spaces.items():
        if stand_on(name, stands) is None:
            piece = space.free if space.number in usable else space.useless
            out[f"space:{name}"] = with_crowd(piece, crowd) if name == CROWDED and crowd else piece
    return out


def with_crowd(piece: Piece, crowd: int) -> Piece:
    slots = piece.slots | {"crowd": f"×{crowd}"}
    return Piece(z=piece.z, i=piece.i, k="space", name=piece.name, slots=slots, c=piece.c, notes=piece.notes)


# --- engineers -----------------------------------------------------------------------


def engineer_row(k: Parts, row: tuple[str | None, ...], stands: Stands, first: bool, second: bool) -> Pieces:
    """The first is for hire, the next lie crosswise: whether `first` and `second` are of use to the viewer."""
    out: Pieces = {}
    for i, name in enumerate(row):
        space = ROW_SPACES[i] if i < len(ROW_SPACES) and k.here[E0 + i] else ""
        stand = stands.get(space)
        if name is not None:
            useful = (True, first, second)[i] if space else True
            out[f"engineer:{name}"] = row_engineer(k, name, i, space, stand, useful)
        elif stand is not None:
            out[f"space:{space}"] = left_space(k, space, stand, i)
    return out


def row_engineer(k: Parts, name: str, i: int, space: str, stand: Stand | None, usable: bool) -> Piece:
    piece = engineer(k, name, "row", i)
    slots, look = dict(piece.slots), "rr-queue"
    if space:
        slots["place"] = "hire" if i == 0 else "cross"
        look = "rr-free"
        if i == 0:
            slots = {key: value for key, value in slots.items() if key not in ("w1", "w2", "w3", "coin")}
            slots |= cost(k.workers_of[E0], k.coins_of[E0])
        if stand is not None:
            slots |= standing_slots(stand)
            look = f"rr-taken {who_class(stand.seat)}"
        elif not usable:
            slots["useless"] = "yes"
            look = "rr-useless"
    place = Text("note-hire" if i == 0 else "note-cross" if space else "note-queue", {"rounds": i})
    return Piece(z="row", i=i, k="engineer", name=piece.name, slots=slots, c=look, notes=[place, *piece.notes])


def left_space(k: Parts, name: str, stand: Stand, i: int) -> Piece:
    """Whoever was there has gone with their employer; the coin still lies on the field."""
    number = SPACES.index(name)
    slots = {**cost(k.workers_of[number], k.coins_of[number]), **standing_slots(stand)}
    slots |= {"s1": "sym-engineer", "many": "1"}
    look = f"rr-taken {who_class(stand.seat)}"
    notes = [Text("note-taken", {"seat": who(stand.seat)})]
    return Piece(z="row", i=i, k="space", name=Text(f"place-{name}"), slots=slots, c=look, notes=notes)


# --- supplies ------------------------------------------------------------------------


def supply_pieces(k: Parts, supply: dict[str, int], returned: dict[str, int]) -> Pieces:
    """Locomotives from the lowest up: only that one can be had. Beside the returned factories lies its back."""
    out: Pieces = {}
    for i, number in enumerate(sorted(supply, key=int)):
        slots = {"number": number, "count": f"×{supply[number]}"}
        look = "rr-first" if i == 0 else "rr-later"
        name = Text("piece-supply", {"number": int(number), "count": supply[number]})
        out[f"supply:{number}"] = Piece(z="supply", i=i, k="loco", name=name, slots=slots, c=look)
    if supply:
        made = factory(k, min(supply, key=int), "pool", 0)
        out["back:lowest"] = Piece(
            z="pool", i=0, k="factory", name=made.name, slots={**made.slots, "back": "yes"}, notes=made.notes
        )
    for i, tile in enumerate(sorted(returned, key=FACTORIES.index)):
        made = factory(k, tile, "pool", i + 1)
        slots = made.slots | ({"count": f"×{returned[tile]}"} if returned[tile] > 1 else {})
        out[f"pool:{tile}"] = Piece(z="pool", i=i + 1, k="factory", name=made.name, slots=slots, notes=made.notes)
    return out


def bank_pieces(players: int, pile: int, doublers: int, helpers: int) -> Pieces:
    """What is left of everything else."""
    out: Pieces = {}
    entries = [("pile", "sym-bonus", pile), ("doublers", "sym-doublers", doublers)]
    if players > 2:
        entries.append(("helpers", "sym-helper", helpers))
    for i, (name, picture, count) in enumerate(entries):
        text = Text(f"piece-bank-{name}", {"count": count})
        slots = {"icon": picture, "figure": str(count)}
        out[f"bank:{name}"] = Piece(z="bank", i=i, k="chip", name=text, slots=slots)
    return out


def coal_pieces(k: Parts, stoker_by: str | None, foundries: tuple[str, ...], stack: int) -> Pieces:
    slots = {"s1": "sym-stoker", "many": "1", "fuel": "2"}
    look, notes = "rr-free", [Text("note-stoker-space")]
    if stoker_by is not None:
        seat = f"seat-{SEATS.index(stoker_by)}"
        slots["emblem"] = f"sym-{seat}"
        look = f"rr-taken {seat}"
        notes.append(Text("note-taken", {"seat": seat}))
    name = Text("place-stoker")
    out = {"space:stoker": Piece(z="coal", i=2, k="space", name=name, slots=slots, c=look, notes=notes)}
    for i, foundry_ in enumerate(foundries):
        out[f"foundry:{foundry_}"] = foundry(k, foundry_, "foundries", i)
    if stack:
        text = Text("piece-foundry-stack", {"count": stack})
        out["back:foundry"] = Piece(z="foundries", i=2, k="foundry-back", name=text, slots={"count": str(stack)})
    return out
