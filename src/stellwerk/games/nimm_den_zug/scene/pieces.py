"""Everything that lies on the table, as pieces with ids that never change and betray nothing."""

from typing import Any, Final

from stellwerk.games.nimm_den_zug.model.components import Components, components
from stellwerk.games.nimm_den_zug.model.ids import CARDS, DRIVES, GOALS, KINDS, LOCOS, METHODS, OF_DRIVE, OF_KIND
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Piece, Text

Pieces = dict[str, Piece]

SYMBOLS: Final = {
    "SP-BIN": "sym-bin",
    "SP-LONG": "sym-long",
    "SP-PLUS": "sym-plus",
    "SP-600": "sym-bonus",
    "SP-DBL": "sym-double",
}
GOAL_SYMBOLS: Final = {
    "G01": "sym-goal-two",
    "G02": "sym-goal-special",
    "G03": "sym-goal-each",
    "G04": "sym-goal-first",
    "G05": "sym-goal-last",
    "G06": "sym-goal-ten",
    "G16": "sym-goal-mixed",
    "G17": "sym-goal-fastest",
    "G18": "sym-goal-slowest",
}
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
IN_A_ROW: Final = 3  # more revealed locomotives than these lie in a grid


def pieces(view: Json) -> Pieces:
    c = components(view["options"]["components"])
    out: Pieces = {}
    if view["phase"] == "auction":
        put_methods(view, out)
        put_locos(view, c, out)
        put_hands(view, c, out)
        put_bids(view, out)
    else:
        put_wagons(view, c, out)
    for seat in range(view["players"]):
        put_player(view, c, seat, out)
    return out


# --- single things -----------------------------------------------------------


def dollars(amount: int) -> str:
    """For a slot: every viewer reads amounts as their language writes them."""
    return f"{{money:{amount}}}"


def seat_name(seat: int) -> str:
    return f"seat-{seat}"


def loco_text(name: str) -> Text:
    return Text(f"loco-{name}")


def card_text(c: Components, card: str) -> Text:
    """A wagon or special card as the log names it, too."""
    if card.startswith("SP-"):
        return Text(f"special-{card}", {"bonus": c.bonus})
    number = CARDS.index(card)
    return Text(f"wagon-{KINDS[c.kind[number]]}", {"value": c.value[number]})


def guessed(c: Components, name: str) -> list[Text]:
    """A mark on values that no public source states."""
    fields = c.reconstructed.get(name, [])
    return [Text("note-guess", {"fields": [f"field-{field}" for field in fields]})] if fields else []


def loco(c: Components, name: str, zone: str, i: int, look: str = "") -> Piece:
    number = LOCOS.index(name)
    drive = DRIVES[c.drive[number]]
    figures = {"power": c.power[number], "speed": c.speed[number], "multiplier": c.multiplier[number]}
    return Piece(
        z=zone,
        i=i,
        k="loco",
        name=loco_text(name),
        slots={
            "power": str(c.power[number]),
            "speed": str(c.speed[number]),
            "mult": f"×{c.multiplier[number]}",
            "silhouette": f"sym-{drive}",
            "id": ROMAN[int(name[1:]) - 1],
        },
        c=f"drive-{drive} {look}".strip(),
        notes=[Text("note-loco", {"drive": f"drive-{drive}", **figures}), *guessed(c, name)],
    )


def substitute(zone: str, look: str) -> Piece:
    slots = {"name": "piece-substitute"}
    return Piece(
        z=zone, i=0, k="substitute", name=Text(slots["name"]), slots=slots, c=look, notes=[Text("note-substitute")]
    )


def back(kind: str, zone: str, i: int, count: int = 0, look: str = "") -> Piece:
    """A card face down, or a whole stack of them with its number."""
    if count:
        slots = {"count": str(count)}
        return Piece(z=zone, i=i, k=f"{kind}-back", name=Text(f"stack-{kind}", {"count": count}), slots=slots, c=look)
    return Piece(z=zone, i=i, k=f"{kind}-back", name=Text(f"back-{kind}"), c=look)


def wagon(c: Components, card: str, zone: str, i: int, look: str = "", front: str = "") -> Piece:
    """A wagon card. The double wagon looks like the one in `front` of it."""
    number = CARDS.index(front or card)
    kind = KINDS[c.kind[number]]
    slots = {
        "value": dollars(c.value[number]),
        "silhouette": f"sym-{kind}",
        "mark": f"sym-{kind}-mark",
        "kind": f"kind-{kind}",
    }
    notes = guessed(c, card)
    if front:
        slots["copy"] = "yes"
        notes = [Text("note-copy"), *guessed(c, front)]
    name = card_text(c, card) if not front else Text("piece-copy", {"card": as_arg(card_text(c, front))})
    return Piece(z=zone, i=i, k="wagon", name=name, slots=slots, c=f"kind-{kind} {look}".strip(), notes=notes)


def special(c: Components, card: str, zone: str, i: int, look: str = "") -> Piece:
    slots = {"silhouette": SYMBOLS[card]}
    if card == "SP-PLUS":
        slots["figure"] = "+1"
    elif card == "SP-600":
        slots["figure"] = f"+{dollars(c.bonus)}"
    else:
        slots["title"] = f"title-{card}"
    args = {"bonus": c.bonus, "wagons": c.last_wagon_longer}
    return Piece(
        z=zone, i=i, k="special", name=card_text(c, card), slots=slots, c=look, notes=[Text(f"note-{card}", args)]
    )


def card_piece(c: Components, card: str, zone: str, i: int, look: str = "") -> Piece:
    return special(c, card, zone, i, look) if card.startswith("SP-") else wagon(c, card, zone, i, look)


def as_arg(text: Text) -> dict[str, Any]:
    return {"m": text.m, "a": text.a}


# --- the auction ---------------------------------------------------------------


def put_methods(view: Json, out: Pieces) -> None:
    if view["step"] is not None and view["step"]["step"] == "ChooseMethod":
        for i, name in enumerate(METHODS):
            out[f"method:{name}"] = method(name, "methods", i, "nz-used" if name in view["used_methods"] else "")
    elif view["method"] is not None:
        out[f"method:{view['method']}"] = method(view["method"], "method", 0)


def method(name: str, zone: str, i: int, look: str = "") -> Piece:
    slots = {"picture": f"sym-auction-{name}", "name": f"method-{name}"}
    notes = [Text(f"note-method-{name}")]
    return Piece(z=zone, i=i, k="auction", name=Text(f"method-{name}"), slots=slots, c=look, notes=notes)


def put_locos(view: Json, c: Components, out: Pieces) -> None:
    """The stack, the cards turned up, the one that is sold, and those set aside."""
    if view["loco_stack"]:
        out["back:loco"] = back("loco", "stack", 0, view["loco_stack"])
    for i in range(view["facedown"]):
        out[f"back:loco:{i}"] = back("loco", "choice", i)
    revealed: list[str] = view["revealed"]
    zone = "choice" if view["method"] == "choice" or len(revealed) > IN_A_ROW else "revealed"
    lot = "solo" if view["method"] == "open" else "lot"  # an open auction turns up a single locomotive
    for i, name in enumerate(revealed):
        at, row = (lot, 0) if name == view["lot"] else (zone, i)
        out[f"loco:{name}"] = loco(c, name, at, row)
    for i, name in enumerate(view["set_aside"]):
        out[f"loco:{name}"] = loco(c, name, "aside", i, "nz-aside")
    if view["method"] == "open" and view["leader"] is not None:
        out["count:open"] = count(view["count"])


def count(number: int) -> Piece:
    slots = {word: "on" for word, n in (("one", 1), ("two", 2), ("three", 3)) if n <= number}
    return Piece(z="count", i=0, k="count", name=Text("piece-count", {"count": number}), slots=slots)


def put_hands(view: Json, c: Components, out: Pieces) -> None:
    """Drafts: what the viewer may choose from."""
    me = view["seat"]
    if me is None:
        return
    own = view["seats"][me]
    for i, name in enumerate(own["hand"]):
        chosen = own["answer"] == f"keep {name}"
        out[f"loco:{name}"] = loco(c, name, "hand", i, "nz-chosen" if chosen else "")
    for i, name in enumerate(own["goal_hand"] or []):
        chosen = own["answer"] == f"goal {name}"
        out[f"goal:{name}"] = goal(c, name, "goal-hand", i, "nz-chosen" if chosen else "")


def bidders(view: Json) -> list[int]:
    """Who has a tag on the table: everybody in the order of choosing, where that is known, else by seat."""
    order: list[int] = view["choice_order"]
    return order + [seat for seat in range(view["players"]) if seat not in order]


def put_bids(view: Json, out: Pieces) -> None:
    if view["lot"] is None and view["method"] != "choice":
        return
    zone = "order-bids" if view["method"] == "choice" else "bids"
    for i, seat in enumerate(bidders(view)):
        slots = {"who": seat_name(seat), "emblem": f"sym-seat-{seat}"}
        sums = bid_sums(view, seat)
        word = bid_word(view, seat)
        slots |= {"amount": " + ".join(map(dollars, sums))} if sums else {"word": word}
        if seat == view["starter"]:
            slots["starter"] = "yes"
        look = f"seat-{seat}" + (" nz-leads" if seat == view["leader"] else "")
        said = [as_arg(Text("money", {"n": n})) for n in sums] or word
        text = Text("piece-bid", {"seat": seat_name(seat), "bid": said})
        out[f"bid:{seat}"] = Piece(z=zone, i=i, k="bid", name=text, slots=slots, c=look)


def bid_sums(view: Json, seat: int) -> list[int]:
    """What a player is known to bid; in the second of two sealed rounds both sums."""
    answer: str = view["seats"][seat]["answer"] or ""
    shown: list[int | None] = view["bids"] or []
    first = shown[seat] if shown else None
    if answer.startswith("bid "):
        own = int(answer.removeprefix("bid "))
        return [own] if first is None else [first, own]
    if seat == view["leader"]:
        return [view["bid"]]
    return [] if first is None else [first]


def bid_word(view: Json, seat: int) -> str:
    """How a player stands without a sum."""
    player = view["seats"][seat]
    if player["out"]:
        return "bid-out"
    if seat in view["passed"]:
        return "bid-waits" if view["method"] == "open" else "bid-passed"
    if player["answered"]:
        return "bid-answered"
    return "bid-thinks" if seat in view["waiting"] else "bid-none"


# --- the wagons ----------------------------------------------------------------


def put_wagons(view: Json, c: Components, out: Pieces) -> None:
    if view["wagon_stack"]:
        out["back:wagon"] = back("wagon", "wagon-stack", 0, view["wagon_stack"])
    for i, card in enumerate(view["display"]):
        if card is not None:
            look = "nz-full nz-leaving" if card in view["replacing"] else "nz-full"
            out[f"wagon:{card}"] = card_piece(c, card, "display", i, look)
    for i, card in enumerate(view["discards"]):
        out[f"wagon:{card}"] = card_piece(c, card, "discards", i)
    if view["longer"] and "wagon:SP-LONG" not in out:
        out["wagon:SP-LONG"] = special(c, "SP-LONG", "longer", 0)


# --- the players -----------------------------------------------------------------


def put_player(view: Json, c: Components, seat: int, out: Pieces) -> None:
    player = view["seats"][seat]
    small = "" if seat == view["seat"] else "nz-small"
    for i, train in enumerate(player["trains"]):
        put_train(c, seat, i + 1, train, small, out)
    put_kept(c, seat, player, small, out)
    if player["tile"]:
        out[f"tile:{player['tile']}"] = tile(c, view["players"], player["tile"], seat, small)
    put_goals(c, seat, player, small, out)
    if seat == view["seat"]:
        amount = dollars(player["money"])
        text = Text("piece-money", {"money": player["money"]})
        put_profits(view, seat, out)
        out[f"money:{seat}"] = Piece(z=f"money-{seat}", i=0, k="money", name=text, slots={"amount": amount})


def put_profits(view: Json, seat: int, out: Pieces) -> None:
    """What the viewer's trains would earn now; after the round it is paid."""
    if view["phase"] != "wagons":
        return
    for i, train in enumerate(view["seats"][seat]["trains"]):
        if train["profit"]:
            text = Text("piece-profit", {"train": i + 1, "money": train["profit"]})
            slots = {"amount": dollars(train["profit"])}
            out[f"profit:{seat}:{i + 1}"] = Piece(z=f"profit-{seat}-{i + 1}", i=0, k="profit", name=text, slots=slots)


def put_train(c: Components, seat: int, number: int, train: Json, small: str, out: Pieces) -> None:
    place = f"{seat}-{number}"
    if train["substitute"]:
        out[f"substitute:{seat}:{number}"] = substitute(f"loco-{place}", small)
    elif train["loco"] is not None:
        out[f"loco:{train['loco']}"] = loco(c, train["loco"], f"loco-{place}", 0, small)
    if train["plus"]:
        note = [Text("note-SP-PLUS", {"bonus": c.bonus, "wagons": c.last_wagon_longer})]
        out["wagon:SP-PLUS"] = Piece(
            z=f"plus-{place}", i=0, k="plus", name=card_text(c, "SP-PLUS"), c=small, notes=note
        )
    front = ""
    for i, card in enumerate(train["wagons"]):
        double = card == "SP-DBL"
        out[f"wagon:{card}"] = wagon(c, card, f"wagons-{place}", i, small, front if double else "")
        front = front if double else card


def put_kept(c: Components, seat: int, player: Json, small: str, out: Pieces) -> None:
    """Draft: cards laid aside face down; their owner may look at them."""
    kept: int | list[str] = player["kept"]
    if isinstance(kept, int):
        for i in range(kept):
            out[f"kept:{seat}:{i}"] = back("loco", f"loco-{seat}-{i + 1}", 0, look=small)
    else:
        for i, name in enumerate(kept):
            out[f"loco:{name}"] = loco(c, name, f"loco-{seat}-{i + 1}", 0, f"nz-kept {small}".strip())


def tile(c: Components, players: int, number: int, seat: int, small: str) -> Piece:
    price = c.price(players, number)
    text = Text("piece-tile", {"tile": number, "price": price})
    slots = {"number": str(number), "price": dollars(price)}
    notes = [Text("note-tile", {"price": price}), *guessed(c, f"tile-{number}")]
    return Piece(z=f"tile-{seat}", i=0, k="tile", name=text, slots=slots, c=small, notes=notes)


def put_goals(c: Components, seat: int, player: Json, small: str, out: Pieces) -> None:
    """Own tiles keep their places when they are handed in; of the others only the used ones are known."""
    zone = f"goals-{seat}"
    used: list[str] = player["used"]
    known: list[str] = sorted([*(player["goals"] or []), *used])
    for i, name in enumerate(known):
        look = f"nz-used {small}" if name in used else small
        out[f"goal:{name}"] = goal(c, name, zone, i, look.strip())
    if player["goals"] is None:
        for i in range(player["goal_count"]):
            out[f"goal:{seat}:{i}"] = back("goal", zone, len(used) + i, look=small)


def goal(c: Components, name: str, zone: str, i: int, look: str) -> Piece:
    number = GOALS.index(name)
    slots = {"bonus": dollars(c.goal_bonus[number]), "caption": f"caption-{name}"}
    if OF_KIND <= number < OF_KIND + len(KINDS):
        slots["picture"] = f"sym-{KINDS[number - OF_KIND]}-mark"
        slots["many"] = f"{c.goal_want[number]}×"
    elif number in OF_DRIVE:
        slots["picture"] = f"sym-{DRIVES[OF_DRIVE.index(number)]}-mark"
        slots["many"] = f"{c.goal_want[number]}×"
    else:
        slots["picture"] = GOAL_SYMBOLS[name]
    if "nz-used" in look:
        slots["done"] = "yes"
    notes = [Text("note-goal", {"bonus": c.goal_bonus[number]})]
    return Piece(z=zone, i=i, k="goal", name=Text(f"goal-{name}"), slots=slots, c=look, notes=notes)
