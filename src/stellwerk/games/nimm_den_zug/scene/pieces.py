"""Everything that lies on the table, as pieces with ids that never change and betray nothing."""

from typing import Any, Final, NamedTuple

from stellwerk.games.nimm_den_zug.model.components import TRAINS, Components
from stellwerk.games.nimm_den_zug.model.ids import CARDS, DRIVES, GOALS, KINDS, LOCOS, METHODS, OF_DRIVE, OF_KIND, SEATS
from stellwerk.games.nimm_den_zug.model.table import Train
from stellwerk.games.nimm_den_zug.scene.seen import Seen, seat_of
from stellwerk.kernel.table import BLANK
from stellwerk.stage.parts import Pieces
from stellwerk.stage.wire import Piece, Text

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


def pieces(seen: Seen) -> list[Pieces]:
    """What lies in the middle, and in front of everybody, part by part."""
    out = auction(seen) if seen.table.phase == "auction" else wagons(seen)
    for seat in range(seen.table.players):
        out += player(seen, seat)
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


def auction(seen: Seen) -> list[Pieces]:
    table, kept, c = seen.table, seen.kept, seen.box.c
    out = [
        kept.part(methods, seen.step == "ChooseMethod", table.method, table.methods),
        kept.part(locos, table.revealed, table.lot, table.set_aside, len(table.loco_stack), table.method, c),
    ]
    if table.method == "open" and table.leader is not None:
        out.append(kept.part(count, table.count))
    if seen.me is not None and (seen.own.hand or seen.own.goal_hand):
        out.append(kept.part(hands, seen.own.hand, seen.own.goal_hand, seen.own.answer, c))
    if table.lot is not None or table.method == "choice":
        zone = "order-bids" if table.method == "choice" else "bids"
        out.append(kept.part(bids, zone, table.starter, table.leader, tags(seen)))
    return out


def methods(choosing: bool, method: str | None, used: tuple[str, ...]) -> Pieces:
    """All six tiles while one is chosen, then the one that holds."""
    if choosing:
        looks = [(name, "nz-used" if name in used else "") for name in METHODS]
        return {f"method:{name}": method_tile(name, "methods", i, look) for i, (name, look) in enumerate(looks)}
    return {} if method is None else {f"method:{method}": method_tile(method, "method", 0)}


def method_tile(name: str, zone: str, i: int, look: str = "") -> Piece:
    slots = {"picture": f"sym-auction-{name}", "name": f"method-{name}"}
    notes = [Text(f"note-method-{name}")]
    return Piece(z=zone, i=i, k="auction", name=Text(f"method-{name}"), slots=slots, c=look, notes=notes)


def locos(
    revealed: tuple[str, ...],
    lot: str | None,
    set_aside: tuple[str, ...],
    stack: int,
    method: str | None,
    c: Components,
) -> Pieces:
    """The stack, the cards turned up, the one that is sold, and those set aside."""
    out: Pieces = {"back:loco": back("loco", "stack", 0, stack)} if stack else {}
    zone = "choice" if method == "choice" or len(revealed) > IN_A_ROW else "revealed"
    for i, name in enumerate(revealed):
        if name == BLANK:
            out[f"back:loco:{i}"] = back("loco", "choice", i)
        elif name == lot:  # an open auction turns up a single locomotive
            out[f"loco:{name}"] = loco(c, name, "solo" if method == "open" else "lot", 0)
        else:
            out[f"loco:{name}"] = loco(c, name, zone, i)
    for i, name in enumerate(set_aside):
        out[f"loco:{name}"] = loco(c, name, "aside", i, "nz-aside")
    return out


def count(number: int) -> Pieces:
    slots = {word: "on" for word, n in (("one", 1), ("two", 2), ("three", 3)) if n <= number}
    text = Text("piece-count", {"count": number})
    return {"count:open": Piece(z="count", i=0, k="count", name=text, slots=slots)}


def hands(hand: tuple[str, ...], goal_hand: tuple[str, ...], answer: str | None, c: Components) -> Pieces:
    """Drafts: what the viewer may choose from."""
    out: Pieces = {}
    for i, name in enumerate(hand):
        out[f"loco:{name}"] = loco(c, name, "hand", i, "nz-chosen" if answer == f"keep {name}" else "")
    for i, name in enumerate(goal_hand):
        out[f"goal:{name}"] = goal(c, name, "goal-hand", i, "nz-chosen" if answer == f"goal {name}" else "")
    return out


class Tag(NamedTuple):
    """How a player stands in an auction: what they are known to bid, or else a word."""

    seat: int
    sums: tuple[int, ...]
    word: str


def tags(seen: Seen) -> tuple[Tag, ...]:
    """Everybody in the order of choosing, where that is known, else by seat."""
    order = [seat_of(name) for name in seen.table.choice_order]
    order += [seat for seat in range(seen.table.players) if seat not in order]
    return tuple([Tag(seat, bid_sums(seen, seat), bid_word(seen, seat)) for seat in order])


def bids(zone: str, starter: str | None, leader: str | None, tags: tuple[Tag, ...]) -> Pieces:
    out: Pieces = {}
    for i, (seat, sums, word) in enumerate(tags):
        slots = {"who": seat_name(seat), "emblem": f"sym-seat-{seat}"}
        slots |= {"amount": " + ".join(map(dollars, sums))} if sums else {"word": word}
        if seat == seat_of(starter):
            slots["starter"] = "yes"
        look = f"seat-{seat}" + (" nz-leads" if seat == seat_of(leader) else "")
        said = [as_arg(Text("money", {"n": n})) for n in sums] or word
        text = Text("piece-bid", {"seat": seat_name(seat), "bid": said})
        out[f"bid:{seat}"] = Piece(z=zone, i=i, k="bid", name=text, slots=slots, c=look)
    return out


def bid_sums(seen: Seen, seat: int) -> tuple[int, ...]:
    """What a player is known to bid; in the second of two sealed rounds both sums."""
    table = seen.table
    answer = table.seats[seat].answer or ""
    first = table.bids[seat] if table.bids else None
    if answer.startswith("bid "):
        own = int(answer.removeprefix("bid "))
        return (own,) if first is None else (first, own)
    if seat == seat_of(table.leader):
        return (table.bid,)
    return () if first is None else (first,)


def bid_word(seen: Seen, seat: int) -> str:
    """How a player stands without a sum."""
    table = seen.table
    if len(table.seats[seat].trains) == TRAINS:
        return "bid-out"
    if SEATS[seat] in table.passed:  # in an open auction nobody has passed who only waits
        return "bid-waits" if table.method == "open" else "bid-passed"
    if table.seats[seat].answer is not None:
        return "bid-answered"
    return "bid-thinks" if seat in seen.asked else "bid-none"


# --- the wagons ----------------------------------------------------------------


def wagons(seen: Seen) -> list[Pieces]:
    table, kept, c = seen.table, seen.kept, seen.box.c
    out = [kept.part(display, table.display, table.replacing, c), kept.part(discards, table.discards, c)]
    if table.wagon_stack:
        out.append(kept.part(wagon_stack, len(table.wagon_stack)))
    if table.longer and "SP-LONG" not in table.display:
        out.append(kept.part(longer, c))
    return out


def wagon_stack(count: int) -> Pieces:
    return {"back:wagon": back("wagon", "wagon-stack", 0, count)}


def display(cards: tuple[str | None, ...], leaving: tuple[str, ...], c: Components) -> Pieces:
    out: Pieces = {}
    for i, card in enumerate(cards):
        if card is not None:
            look = "nz-full nz-leaving" if card in leaving else "nz-full"
            out[f"wagon:{card}"] = card_piece(c, card, "display", i, look)
    return out


def discards(cards: tuple[str, ...], c: Components) -> Pieces:
    return {f"wagon:{card}": card_piece(c, card, "discards", i) for i, card in enumerate(cards)}


def longer(c: Components) -> Pieces:
    return {"wagon:SP-LONG": special(c, "SP-LONG", "longer", 0)}


# --- the players -----------------------------------------------------------------


def player(seen: Seen, seat: int) -> list[Pieces]:
    table, kept, c = seen.table, seen.kept, seen.box.c
    one = table.seats[seat]
    small = "" if seat == seen.me else "nz-small"
    out = [
        kept.part(trains, seat, small, one.trains, c),
        kept.part(holdings, seat, small, one.tile, one.kept, one.goals, one.used, table.players, c),
    ]
    if seat == seen.me and isinstance(one.money, int):
        paid = seen.profits(seat) if table.phase == "wagons" else ()  # after the round it is paid
        out.append(kept.part(money, seat, one.money, paid))
    return out


def money(seat: int, amount: int, profits: tuple[int, ...]) -> Pieces:
    """The viewer's own, and what their trains would earn now."""
    text = Text("piece-money", {"money": amount})
    slots = {"amount": dollars(amount)}
    out: Pieces = {f"money:{seat}": Piece(z=f"money-{seat}", i=0, k="money", name=text, slots=slots)}
    for n, profit in enumerate(profits, 1):
        if profit:
            text = Text("piece-profit", {"train": n, "money": profit})
            slots = {"amount": dollars(profit)}
            out[f"profit:{seat}:{n}"] = Piece(z=f"profit-{seat}-{n}", i=0, k="profit", name=text, slots=slots)
    return out


def trains(seat: int, small: str, trains: tuple[Train, ...], c: Components) -> Pieces:
    out: Pieces = {}
    for n, one in enumerate(trains, 1):
        put_train(c, seat, n, one, small, out)
    return out


def put_train(c: Components, seat: int, number: int, train: Train, small: str, out: Pieces) -> None:
    place = f"{seat}-{number}"
    if train.substitute:
        out[f"substitute:{seat}:{number}"] = substitute(f"loco-{place}", small)
    elif train.loco is not None:
        out[f"loco:{train.loco}"] = loco(c, train.loco, f"loco-{place}", 0, small)
    if train.plus:
        note = [Text("note-SP-PLUS", {"bonus": c.bonus, "wagons": c.last_wagon_longer})]
        out["wagon:SP-PLUS"] = Piece(
            z=f"plus-{place}", i=0, k="plus", name=card_text(c, "SP-PLUS"), c=small, notes=note
        )
    front = ""
    for i, card in enumerate(train.wagons):
        double = card == "SP-DBL"
        out[f"wagon:{card}"] = wagon(c, card, f"wagons-{place}", i, small, front if double else "")
        front = front if double else card


def holdings(
    seat: int,
    small: str,
    tile: int | None,
    kept: tuple[str, ...],
    goals: tuple[str, ...],
    used: tuple[str, ...],
    players: int,
    c: Components,
) -> Pieces:
    """The order tile, goal tiles, and cards of a draft laid aside face down: their owner may look at them."""
    out: Pieces = {}
    for i, name in enumerate(kept):
        zone = f"loco-{seat}-{i + 1}"
        if name == BLANK:
            out[f"kept:{seat}:{i}"] = back("loco", zone, 0, look=small)
        else:
            out[f"loco:{name}"] = loco(c, name, zone, 0, f"nz-kept {small}".strip())
    if tile is not None:
        out[f"tile:{tile}"] = order_tile(c, players, tile, seat, small)
    put_goals(c, seat, goals, used, small, out)
    return out


def order_tile(c: Components, players: int, number: int, seat: int, small: str) -> Piece:
    price = c.price(players, number)
    text = Text("piece-tile", {"tile": number, "price": price})
    slots = {"number": str(number), "price": dollars(price)}
    notes = [Text("note-tile", {"price": price}), *guessed(c, f"tile-{number}")]
    return Piece(z=f"tile-{seat}", i=0, k="tile", name=text, slots=slots, c=small, notes=notes)


def put_goals(c: Components, seat: int, goals: tuple[str, ...], used: tuple[str, ...], small: str, out: Pieces) -> None:
    """Own tiles keep their places when they are handed in; of the others only the used ones are known."""
    zone = f"goals-{seat}"
    for i, name in enumerate(sorted([*[goal for goal in goals if goal != BLANK], *used])):
        look = f"nz-used {small}" if name in used else small
        out[f"goal:{name}"] = goal(c, name, zone, i, look.strip())
    for i in range(goals.count(BLANK)):
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
