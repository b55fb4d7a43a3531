"""What lies on the stage: spaces, engineers, supplies, and what the open question is about. Ids never change."""

from typing import Final

from stellwerk.games.railroads.ids import (
    E0,
    E1,
    END_BONUSES,
    EXTENSIONS,
    FACTORIES,
    KINDS,
    PAYMENTS,
    QUEUED,
    SPACES,
    START_BONUSES,
)
from stellwerk.games.railroads.kit import Kit
from stellwerk.games.railroads.moves import PAYS, PLACE_0
from stellwerk.games.railroads.pictures import cost, guessed, paid, pictures, symbol
from stellwerk.games.railroads.placement import at_hand, board_places, own_places, ways_to_pay
from stellwerk.games.railroads.players import put_player
from stellwerk.games.railroads.possible import industry_run, rooms, usable
from stellwerk.games.railroads.sketch import sketch
from stellwerk.games.railroads.state import Board, RailState
from stellwerk.games.railroads.tiles import (
    Pieces,
    end_bonus,
    engineer,
    extension,
    factory,
    foundry,
    income,
    option,
    question_card,
    space_note,
    standing_slots,
    who,
    who_class,
)
from stellwerk.games.railroads.tracks import open_area
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE
from stellwerk.kernel.wire import Piece, Text

TRACKS: Final = ("T1", "T3", "T5", "T7", "T9", "T11", "T2", "T4", "T6", "T8", "T10", "T12")
WORKS: Final = ("L1", "L2", "L3", "I1", "I2", "I3", "A1", "A2", "A3", "O1", "O2", "R1")
COAL_SPACES: Final = ("K1", "K2", "K12-coal", "K12-foundry")
ROW_SPACES: Final = ("E0", "E1", "E2")


def pieces(view: Json) -> Pieces:
    s = sketch(view)
    out: Pieces = {}
    put_spaces(view, s, out)
    put_engineers(view, s, out)
    put_supplies(view, s.kit, out)
    if s.kit.coal:
        put_coal(view, s, out)
    if s.kit.solo:
        put_emil(view, out)
    put_bank(view, out)
    put_pending(view, out)
    put_choice(view, s, out)
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
    k = s.kit
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
    k = s.kit
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
        notes.append(Text("note-useless"))
    if name == "T12" and view["crowd"]:
        slots["crowd"] = f"×{len(view['crowd'])}"
    notes += guessed(k, name)
    return Piece(z=zone, i=i, k="space", name=Text(f"place-{name}"), slots=slots, c=" ".join(look), notes=notes)


# --- engineers -----------------------------------------------------------------------


def put_engineers(view: Json, s: RailState, out: Pieces) -> None:
    """The row: the first is for hire, the next lie crosswise and can be used by everybody."""
    k = s.kit
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
    """Whoever was there has gone with his employer; the coin still lies on the field."""
    number = SPACES.index(name)
    slots = {**cost(s.kit.workers_of[number], s.kit.coins_of[number]), **standing_slots(view, stand)}
    slots |= {"s1": "sym-engineer", "many": "1"}
    look = f"rr-taken {who_class(view, stand['seat'])}"
    notes = [Text("note-taken", {"seat": who(view, stand["seat"])})]
    return Piece(z="row", i=i, k="space", name=Text(f"place-{name}"), slots=slots, c=look, notes=notes)


# --- supplies ------------------------------------------------------------------------


def put_supplies(view: Json, k: Kit, out: Pieces) -> None:
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
    k = s.kit
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


def put_emil(view: Json, out: Pieces) -> None:
    emil = view["emil"]
    last = emil["discard"][-1:]
    slots = {"icon": "sym-emil", "figure": str(emil["workers"])}
    notes = [Text("note-emil", {"cards": emil["cards"], "waiting": emil["waiting"]})]
    if last:
        notes.append(Text("note-emil-last", {"card": f"emil-{last[0]}"}))
    if emil["engineers"]:
        notes.append(Text("note-emil-engineers", {"engineers": [f"engineer-{name}" for name in emil["engineers"]]}))
    name = Text("piece-emil", {"count": emil["workers"]})
    out["emil:workers"] = Piece(z="emil", i=0, k="chip", name=name, slots=slots, c="rr-emil", notes=notes)
    deck = Text("piece-emil-cards", {"count": emil["cards"]})
    slots = {"icon": "sym-deck", "figure": str(emil["cards"])}
    out["emil:cards"] = Piece(z="emil", i=1, k="chip", name=deck, slots=slots, c="rr-emil", notes=notes[1:2])
    if emil["engineers"]:
        text = Text("piece-emil-engineers", {"count": len(emil["engineers"])})
        slots = {"icon": "sym-engineer", "figure": str(len(emil["engineers"]))}
        out["emil:engineers"] = Piece(z="emil", i=2, k="chip", name=text, slots=slots, c="rr-emil", notes=notes[2:])


# --- what is open now ------------------------------------------------------------------


def put_pending(view: Json, out: Pieces) -> None:
    """Effects that wait: those that must be done, then those that may be left."""
    i = 0
    for list_name in ("must", "may"):
        for kind in KINDS[:QUEUED]:
            n = view[list_name].get(kind, 0)
            if n and not (list_name == "may" and kind in view["must"]):
                extra = view["may"].get(kind, 0) if list_name == "must" else 0
                out[f"pending:{kind}"] = pending(kind, n + extra, list_name, i)
                i += 1


def pending(kind: str, n: int, how: str, i: int) -> Piece:
    slots = {"s1": symbol(kind), "figure": f"{n}×"}
    if how == "must":
        slots["must"] = "yes"
    name = Text(f"gives-{kind}", {"n": n})
    look = f"rr-{how}"
    return Piece(z="pending", i=i, k="pending", name=name, slots=slots, c=look, notes=[Text(f"note-{how}")])


def put_choice(view: Json, s: RailState, out: Pieces) -> None:
    """Tiles and cards to choose from: they come onto the table only for that."""
    step = view["stack"][-1] if view["stack"] else ""
    k = s.kit
    if view["hand"] is not None:
        out["hand:loco"] = hand(view)
    if view["building"] is not None:
        out["hand:factory"] = factory(k, view["building"], "choice", 0)
    for i, name in enumerate(view["start_left"] if step == "ChooseStart" else []):
        given = k.start_gives[START_BONUSES.index(name)]
        out[f"start:{name}"] = option("choice", i, Text(f"start-{name}"), pictures(given), "caption-start")
    if view["may"].get("card"):
        for i, name in enumerate(view["cards_left"]):
            out[f"card:{name}"] = question_card(k, name, "choice", i)
    if view["may"].get("income"):
        for i, name in enumerate(view["income_left"]):
            piece = income(k, name, "choice", i)
            count = view["income_left"][name]
            out[f"income-left:{name}"] = Piece(
                z="choice", i=i, k="income", name=piece.name, slots={**piece.slots, "count": f"×{count}"}
            )
    put_rare(view, s, step, out)
    if step == "Turn" and view["seat"] in view["waiting"]:
        put_payments(view, s, out)


def put_rare(view: Json, s: RailState, step: str, out: Pieces) -> None:
    if step == "ChooseArm":
        for i, name in enumerate(("hamburg", "berlin")):
            slots = {"s1": "sym-switch", "many": "1", "caption": f"arm-{name}"}
            out[f"arm:{name}"] = option("choice", i, Text(f"arm-{name}"), slots)
    elif step == "LayExtension":
        area = open_area(s, view["turn"])
        fitting = [] if area == NONE else [e for e in view["extensions_left"] if fits(s.kit, e, area)]
        for i, name in enumerate(fitting):
            out[f"extension:{name}"] = extension(s.kit, name, area, i)
    elif step == "KeepUpgrade":
        for i, name in enumerate(("base", "german")):
            slots = {"s1": "sym-upgrade", "many": "1", "caption": f"caption-upgrade-{name}"}
            out[f"upgrade:{name}"] = option("choice", i, Text(f"upgrade-{name}"), slots)
    elif step == "ChooseEndBonus" and view["turn"] == view["seat"]:
        for i, card in enumerate(sorted(s.pile)):
            out[f"bonus:{END_BONUSES[card]}"] = end_bonus(END_BONUSES[card], "choice", i)


def fits(k: Kit, name: str, area: int) -> bool:
    return k.extension_size[EXTENSIONS.index(name)] == k.area_size[area]


def hand(view: Json) -> Piece:
    held = view["hand"]
    number = held["loco"].removesuffix("x")
    slots = {"number": str(int(number) + held["stoker"])}
    if held["stoker"]:
        slots["stoker"] = "yes"
    name = Text("piece-hand", {"number": int(slots["number"])})
    return Piece(z="choice", i=0, k="loco", name=name, slots=slots, c="rr-hand")


# --- paying ------------------------------------------------------------------------------


def payments_at(s: RailState, b: Board, place: int) -> list[str]:
    """Ways to pay for a place with what is at hand, written as in moves."""
    hand_ = at_hand(b, b.coins)
    return [PAYMENTS[(move - PLACE_0) % PAYS] for move in ways_to_pay(s, place, hand_)] if hand_ else []


def put_payments(view: Json, s: RailState, out: Pieces) -> None:
    """Where a place can be paid in several ways, they lie ready to choose from."""
    b = s.boards[view["seat"]]
    found: list[str] = []
    for place in [*board_places(s, b), *own_places(b)]:
        ways = payments_at(s, b, place)
        found += [pay for pay in ways if len(ways) > 1 and pay not in found]
    for i, pay in enumerate(sorted(found, key=lambda pay: (len(pay), pay.count("c"), pay.count("b")))):
        slots = {f"p{n + 1}": picture for n, picture in enumerate(paid(pay, 0))}
        slots["many"] = str(len(pay))
        look = f"seat-{view['seat']}"
        out[f"pay:{pay}"] = Piece(z="payments", i=i, k="pay", name=Text(f"payment-{pay}"), slots=slots, c=look)
