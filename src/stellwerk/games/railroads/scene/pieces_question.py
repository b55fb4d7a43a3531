"""What the open question is about: effects that wait, tiles to choose from, ways to pay, who comes when, and Emil."""

from collections.abc import Sequence
from typing import Final

from stellwerk.games.railroads.model.ids import (
    ARMS,
    COLOURS,
    E0,
    E1,
    EMIL_CARDS,
    END_BONUSES,
    EXTENSIONS,
    KINDS,
    MAIN,
    PAYMENTS,
    QUEUED,
    START_BONUSES,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import Board, RailState
from stellwerk.games.railroads.rules.moves import PAYS, PLACE_0
from stellwerk.games.railroads.rules.tracks import open_area
from stellwerk.games.railroads.rules.turn import at_hand, board_places, own_places, ways_to_pay
from stellwerk.games.railroads.scene.pieces_tiles import (
    Pieces,
    end_bonus,
    extension,
    factory,
    income,
    option,
    question_card,
)
from stellwerk.games.railroads.scene.symbols import effect_words, paid, pictures, symbol
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Piece, Text

HAND: Final = (("workers", "sym-worker"), ("helpers", "sym-helper"), ("coins", "sym-coin"))


def put_question(view: Json, s: RailState, out: Pieces) -> None:
    put_pending(view, out)
    before = len(out)
    put_choice(view, s, out)
    if len(out) == before and view["seat"] is not None and view["phase"] != "over":
        put_hand(view, out)
    if view["stack"][-1:] == ["Turn"] and view["seat"] in view["waiting"]:
        put_payments(view, s, out)
    if s.parts.solo:
        put_emil(view, s.parts, out)
    else:
        put_order(view, s, out)


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
    """A ticket that says what it is, how often, and whether it may be left."""
    slots = {"s1": symbol(kind), "figure": f"{n}×", "what": f"ticket-{kind}", "how": f"ticket-{how}"}
    name = Text(f"gives-{kind}", {"n": n})
    look = f"rr-{how}"
    return Piece(z="pending", i=i, k="pending", name=name, slots=slots, c=look, notes=[Text(f"note-{how}")])


def put_choice(view: Json, s: RailState, out: Pieces) -> None:
    """Tiles and cards to choose from: they come onto the table only for that."""
    step = view["stack"][-1] if view["stack"] else ""
    k = s.parts
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


def put_rare(view: Json, s: RailState, step: str, out: Pieces) -> None:
    if step == "ChooseArm":
        for i, name in enumerate(("hamburg", "berlin")):
            slots = {"s1": "sym-switch", "many": "1", "caption": f"arm-{name}"}
            out[f"arm:{name}"] = option("choice", i, arm_text(s.parts, name), slots)
    elif step == "LayExtension":
        area = open_area(s, view["turn"])
        fitting = [] if area == NONE else [e for e in view["extensions_left"] if fits(s.parts, e, area)]
        for i, name in enumerate(fitting):
            out[f"extension:{name}"] = extension(s.parts, name, area, i)
    elif step == "KeepUpgrade":
        for i, name in enumerate(("base", "german")):
            slots = {"s1": "sym-upgrade", "many": "1", "caption": f"caption-upgrade-{name}"}
            out[f"upgrade:{name}"] = option("choice", i, Text(f"upgrade-{name}"), slots)
    elif step == "ChooseEndBonus" and view["turn"] == view["seat"]:
        for i, card in enumerate(sorted(s.pile)):
            out[f"bonus:{END_BONUSES[card]}"] = end_bonus(END_BONUSES[card], "choice", i)


def arm_text(k: Parts, name: str) -> Text:
    """Where an arm ends and what its fields give."""
    arm = ARMS.index(name)
    effects = [words for field in k.arm_todo[arm] for words in effect_words(k.field_gives[field])]
    colour = f"colour-{COLOURS[k.colours[arm][MAIN] - 1]}"
    return Text("act-arm", {"arm": f"arm-{name}", "fields": k.fields[arm][MAIN], "colour": colour, "effects": effects})


def fits(k: Parts, name: str, area: int) -> bool:
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


def put_hand(view: Json, out: Pieces) -> None:
    """The own workers and coins, one by one, while nothing lies there to choose from."""
    seen = view["seats"][view["seat"]]
    figures = [(kind, picture) for kind, picture in HAND for _ in range(seen[kind])]
    if seen["black_home"]:
        figures.append(("black", "sym-black-worker"))
    for i, (kind, picture) in enumerate(figures):
        count = 1 if kind == "black" else seen[kind]
        name = Text(f"piece-purse-{kind}", {"count": count})
        look = f"seat-{view['seat']}"
        out[f"figure:{kind}:{i}"] = Piece(z="hand", i=i, k="figure", name=name, slots={"icon": picture}, c=look)


# --- who comes when ----------------------------------------------------------------------


def passing_points(s: RailState, seat: int) -> int:
    """What passing brings this player in this round."""
    if s.parts.r.no_last_pass and s.last_round():
        return 0
    return s.parts.pass_points[s.pass_cards[seat] if s.parts.r.pass_card_kept else s.order.index(seat)]


def put_order(view: Json, s: RailState, out: Pieces) -> None:
    for i, seat in enumerate(view["order"]):
        points = passing_points(s, seat)
        slots = {"place": f"{i + 1}.", "emblem": f"sym-seat-{seat}", "name": f"seat-{seat}"}
        look = [f"seat-{seat}"]
        if seat in view["passed"]:
            slots["state"] = "caption-passed"
            look.append("rr-passed")
        else:
            slots["points"] = f"+{points}"
        if seat == view["turn"] and view["phase"] != "over":
            look.append("rr-turnnow")
        name = Text("piece-order", {"seat": f"seat-{seat}", "place": i + 1, "n": points})
        out[f"order:{seat}"] = Piece(z="order", i=i, k="order", name=name, slots=slots, c=" ".join(look))


# --- Emil ----------------------------------------------------------------------------------


def put_emil(view: Json, k: Parts, out: Pieces) -> None:
    """His last card, what he can still do in this round, and when he gets stronger."""
    emil = view["emil"]
    out["emil:card"] = emil_card(k, emil)
    state = "caption-passed" if emil["passed"] else "caption-emil-workers"
    tally(out, "workers", 1, "sym-worker", emil["workers"], state, "rr-spent" if emil["passed"] else "")
    tally(out, "cards", 2, "sym-deck", emil["cards"], "caption-emil-cards")
    names = [f"engineer-{name}" for name in emil["engineers"]]
    notes = [Text("note-emil-engineers", {"engineers": names})] if names else []
    tally(out, "engineers", 3, "sym-engineer", len(names), "caption-emil-engineers", notes=notes)
    if emil["waiting"]:
        at = k.emil_thresholds[2 - emil["waiting"]]
        name = Text("piece-emil-waiting", {"points": at})
        slots = {"icon": "sym-worker", "figure": "+1", "caption": f"{{caption-at-points:{at}}}"}
        out["emil:waiting"] = Piece(z="emil", i=4, k="tally", name=name, slots=slots, c="rr-emil rr-later")


def tally(
    out: Pieces, name: str, i: int, icon: str, count: int, caption: str, look: str = "", notes: Sequence[Text] = ()
) -> None:
    slots = {"icon": icon, "figure": str(count), "caption": caption}
    text = Text(f"piece-emil-{name}", {"count": count})
    out[f"emil:{name}"] = Piece(
        z="emil", i=i, k="tally", name=text, slots=slots, c=f"rr-emil {look}".strip(), notes=list(notes)
    )


def emil_card(k: Parts, emil: Json) -> Piece:
    """The card he turned up last, as a picture of its space."""
    if not emil["discard"]:
        return Piece(
            z="emil", i=0, k="tally", name=Text("emil"), slots={"icon": "sym-emil", "caption": "emil"}, c="rr-emil"
        )
    card = emil["discard"][-1]
    place = k.emil_space[EMIL_CARDS.index(card)]
    slots = {"s1": "sym-engineer", "many": "1"} if place in (E0, E1) else pictures(k.gives[place])
    name = Text("piece-emil-card", {"card": f"emil-{card}"})
    return Piece(z="emil", i=0, k="option", name=name, slots={**slots, "caption": "emil"}, c="rr-emil rr-emilcard")
