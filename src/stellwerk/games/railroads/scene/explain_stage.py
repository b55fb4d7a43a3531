"""Cards about the action board, the supplies and the open question."""

from collections.abc import Callable
from typing import Final

from msgspec import UnsetType

from stellwerk.games.railroads.model.ids import (
    ARMS,
    CARDS,
    COLOURS,
    E0,
    EMIL_CARDS,
    END_BONUSES,
    EXTENSIONS,
    FOUNDRIES,
    INCOMES,
    KINDS,
    MORE_ENGINEER,
    PAYMENTS,
    SPACES,
    START_BONUSES,
    UPGRADE,
    UPGRADE_GERMAN,
)
from stellwerk.games.railroads.model.parts import Effect
from stellwerk.games.railroads.model.table import SEATS
from stellwerk.games.railroads.rules.scoring import bonus_points, counted
from stellwerk.games.railroads.scene.explain_effects import (
    Asked,
    brings,
    does,
    does_kind,
    engineer_gives,
    factory_gives,
    gain,
    lowest,
    rule_of,
    rule_of_kind,
)
from stellwerk.games.railroads.scene.lines import needs
from stellwerk.games.railroads.scene.pieces_players import hands
from stellwerk.games.railroads.scene.symbols import effect_words
from stellwerk.stage.wire import Card, Piece, Text

Parts_ = list[str]  # of an id, behind its first word
REFUSALS: Final = ("note-useless", "claim-own")  # said by whoever refuses the move


def standing(piece: Piece) -> list[Text]:
    """What the piece itself says of now: its cost, who stands there, and whether its values are guesses."""
    return [note for note in piece.notes if note.m not in (*REFUSALS, "note-gives")]


def at_hand(asked: Asked) -> list[Text]:
    if asked.me is None or asked.table.phase == "over":
        return []
    own = asked.table.seats[asked.me]
    return [Text("explain-now-hand", {"workers": hands(own), "coins": own.coins})]


def effect_card(asked: Asked, piece: Piece, given: Effect, *notes: Text) -> Card:
    return Card(name=piece.name, what=does(asked, given), now=[*notes, *brings(asked, given)], rule=rule_of(given))


# --- spaces and engineers ---------------------------------------------------------------------


def space(asked: Asked, piece: Piece, at: Parts_) -> Card:
    name = at[0]
    if name == "stoker":
        fuel = [] if asked.me is None else [Text("explain-now-have-coal", {"n": asked.table.seats[asked.me].coal})]
        now = [*[note for note in standing(piece) if note.m == "note-taken"], *fuel]
        return Card(
            name=piece.name, what=[Text("note-stoker-space"), does_kind(asked, "stoker")], now=now, rule="RR-15.4"
        )
    given = asked.k.gives[SPACES.index(name)]
    if not given:  # a crosswise field whose engineer has left with an employer
        return Card(name=piece.name, what=[Text("explain-left")], now=standing(piece), rule="RR-8.2")
    now = [*standing(piece), *at_hand(asked), *brings(asked, given)]
    what = [*does(asked, given), *([Text("explain-crowd")] if name == "T12" else [])]
    return Card(name=piece.name, what=what, now=now, rule=rule_of(given))


def engineer(asked: Asked, piece: Piece, at: Parts_) -> Card:
    """In the row, or hired: then only the owner uses them."""
    name = at[0]
    given = engineer_gives(asked.k, name)
    where = [note for note in piece.notes if note.m in ("note-hire", "note-cross", "note-queue")]
    now = [note for note in standing(piece) if note not in where]
    if piece.z == "row":
        first = where[0].m == "note-hire" if where else False
        if first:
            cost = "payment-" + "w" * asked.k.workers_of[E0] + "c" * asked.k.coins_of[E0]
            now = [Text("explain-now-hiring", {"payment": cost}), *now]
    else:
        seat = int(piece.z.rpartition("-")[2])
        where = [Text("explain-own-engineer", {"seat": f"seat-{seat}"})]
        used = "emblem" in piece.slots
        now.append(Text("explain-now-used" if used else "explain-now-fresh"))
    what = [Text("note-gives", {"effects": effect_words(given)}), *where, *does(asked, given)]
    return Card(
        name=piece.name,
        what=what,
        now=[*now, *brings(asked, given)],
        rule="RR-8.4" if not where else rule_row(where[0].m),
    )


def rule_row(note: str) -> str:
    return {"note-hire": "RR-8.2", "note-cross": "RR-8.3", "note-queue": "RR-8.1"}.get(note, "RR-8.4")


def engineer_counts(asked: Asked) -> list[Text]:
    """Who has how many, and the highest number among them."""
    out: list[Text] = []
    for seat, one in enumerate(asked.table.seats):
        best = max([int(entry.engineer) for entry in one.engineers], default=0)
        out.append(Text("explain-now-engineers", {"seat": f"seat-{seat}", "n": len(one.engineers), "best": best}))
    emil = asked.table.emil
    if not isinstance(emil, UnsetType):
        best = max([int(name) for name in emil.engineers], default=0)
        out.append(Text("explain-now-engineers", {"seat": "emil", "n": len(emil.engineers), "best": best}))
    return out


# --- supplies -----------------------------------------------------------------------------------


def supply(asked: Asked, piece: Piece, at: Parts_) -> Card:
    number = int(at[0])
    first = number == lowest(asked.table)
    now = [Text("explain-now-left", {"n": asked.table.supply[at[0]]})]
    if first and asked.me is not None and asked.table.phase != "over":
        now.append(gain(asked, ((KINDS.index("loco"), 1),)))
    elif not first:
        now.append(Text("explain-now-later", {"number": lowest(asked.table)}))
    back = Text("explain-loco-back", {"factory": f"factory-{number}"})
    return Card(name=piece.name, what=[does_kind(asked, "loco"), back], now=now, rule="RR-4.1")


def returned_factory(asked: Asked, piece: Piece, at: Parts_) -> Card:
    name = str(lowest(asked.table)) if at[0] == "lowest" else at[0]
    what = [Text("explain-factory"), *does(asked, factory_gives(asked.k, name))]
    if at[0] == "lowest":
        what.insert(0, Text("explain-back-lowest", {"number": int(name)}))
    now: list[Text] = [note for note in piece.notes if note.m == "note-guess"]
    if asked.me is not None:
        free = [i + 1 for i, gap in enumerate(asked.board(asked.me).gaps) if not gap]
        now.append(Text("explain-now-gap", {"gap": free[0]}) if free else Text("explain-now-gaps-full"))
    return Card(name=piece.name, what=what, now=now, rule="RR-5.1")


def back(asked: Asked, piece: Piece, at: Parts_) -> Card:
    if at[0] == "lowest":
        return returned_factory(asked, piece, at)
    return Card(name=piece.name, what=[Text("explain-foundry-stack")], rule="RR-15.1")


def bank(asked: Asked, piece: Piece, at: Parts_) -> Card:
    kind = {"pile": "end-card", "doublers": "doublers", "helpers": "helpers"}[at[0]]
    now = brings(asked, ((KINDS.index(kind), 1),)) if kind == "doublers" else []
    return Card(name=piece.name, what=[does_kind(asked, kind)], now=now, rule=rule_of_kind(kind))


def foundry(asked: Asked, piece: Piece, at: Parts_) -> Card:
    given = asked.k.foundry_gives[FOUNDRIES.index(at[0])]
    where = Text("explain-foundry-open" if piece.z == "foundries" else "note-foundry")
    now: list[Text] = []
    if piece.z != "foundries":
        fired = "rr-spent" in piece.c
        now.append(Text("explain-now-used" if fired else "explain-now-fresh"))
    if asked.me is not None:
        now.append(Text("explain-now-have-coal", {"n": asked.table.seats[asked.me].coal}))
    return Card(name=piece.name, what=[where, *does(asked, given)], now=[*now, *brings(asked, given)], rule="RR-15.7")


# --- the open question ----------------------------------------------------------------------------


def pending(asked: Asked, piece: Piece, at: Parts_) -> Card:
    n = asked.table.must.get(at[0], 0) + asked.table.may.get(at[0], 0)
    given = ((KINDS.index(at[0]), n),)
    return Card(
        name=piece.name,
        what=[does_kind(asked, at[0]), *piece.notes],
        now=brings(asked, given),
        rule=rule_of_kind(at[0]),
    )


def in_hand(_: Asked, piece: Piece, at: Parts_) -> Card:
    if at[0] == "loco":
        return Card(name=piece.name, what=[Text("explain-hand-loco")], rule="RR-4.4")
    return Card(name=piece.name, what=[Text("explain-hand-factory"), *piece.notes[:1]], rule="RR-5.2")


def start(asked: Asked, piece: Piece, at: Parts_) -> Card:
    given = asked.k.start_gives[START_BONUSES.index(at[0])]
    what = [Text("explain-start"), *does(asked, given)]
    return Card(name=piece.name, what=what, now=brings(asked, given), rule="RR-1.6")


def question_card(asked: Asked, piece: Piece, at: Parts_) -> Card:
    given = asked.k.card_gives[CARDS.index(at[0])]
    if piece.z == "choice":
        return effect_card(asked, piece, given, *[note for note in piece.notes if note.m == "note-guess"])
    now = [Text("note-laid"), *[note for note in piece.notes if note.m == "note-guess"]]
    return Card(name=piece.name, what=does(asked, given), now=now, rule="RR-12.3")


def income_left(asked: Asked, piece: Piece, at: Parts_) -> Card:
    given = asked.k.income_gives[INCOMES.index(at[0])]
    now = [Text("explain-now-left", {"n": asked.table.income_left.get(at[0], 0)}), *brings(asked, given)]
    return Card(name=piece.name, what=[Text("explain-income"), *does(asked, given)], now=now, rule="RR-14.6")


def arm(asked: Asked, piece: Piece, at: Parts_) -> Card:
    k, number = asked.k, ARMS.index(at[0])
    what = [Text("explain-arm"), piece.name]
    last = COLOURS[k.colours[number][0] - 1]
    now = [Text("explain-now-arm", {"fields": k.fields[number][0], "colour": f"colour-{last}"})]
    return Card(name=Text(f"arm-{at[0]}"), what=what, now=now, rule="RR-14.2")


def extension(asked: Asked, piece: Piece, at: Parts_) -> Card:
    """Field by field: what it gives once, and what counts in every scoring."""
    k, number = asked.k, EXTENSIONS.index(at[0])
    what = [Text("explain-extension")]
    for field in k.extension_todo[number]:
        args = {"effects": effect_words(k.field_gives[field]), **needs(k.field_colour[field], k.field_loco[field])}
        what.append(Text("note-field", args))
    for _, colour, loco, star, times, _ in k.extension_marks[number]:
        key, n = ("note-star", star) if star else ("note-times", times)
        what.append(Text(key, {"n": n, **needs(colour, bool(loco))}))
    return Card(name=piece.name, what=what, now=piece.notes, rule="RR-14.3")


def upgrade(asked: Asked, piece: Piece, at: Parts_) -> Card:
    """To choose from, or lying on a board."""
    name = piece.name.m.removeprefix("upgrade-")
    kind = UPGRADE if name == "base" else UPGRADE_GERMAN
    now = brings(asked, ((kind, 1),)) if at[0] == name else [Text("explain-now-lies")]
    return Card(name=piece.name, what=[does_kind(asked, KINDS[kind])], now=now, rule="RR-10.2")


def bonus(asked: Asked, piece: Piece, at: Parts_) -> Card:
    """Only whoever may see the front learns what it would bring."""
    if piece.k == "bonus-back":
        return Card(name=piece.name, what=[Text("explain-bonus-back")], rule="RR-2.16")
    k, card = asked.k, END_BONUSES.index(at[0])
    now: list[Text] = []
    owner = asked.me if piece.z == "choice" else int(piece.z.rpartition("-")[2])
    if owner is not None and card != MORE_ENGINEER:
        _, b = asked.whole(owner)
        n = counted(k, b, k.bonus_counts[card])
        now.append(Text("explain-now-bonus", {"n": n, "points": bonus_points(k, b, card)}))
    elif card == MORE_ENGINEER:
        now = engineer_counts(asked)
    return Card(name=piece.name, what=[Text("explain-bonus"), Text(f"explain-bonus-{at[0]}")], now=now, rule="RR-11.1")


def payment(asked: Asked, piece: Piece, at: Parts_) -> Card:
    pay = PAYMENTS[PAYMENTS.index(at[0])]
    now: list[Text] = []
    if asked.me is not None:
        own = asked.table.seats[asked.me]
        left = hands(own) - pay.count("w") - pay.count("b")
        now.append(Text("explain-now-after", {"workers": left, "coins": own.coins - pay.count("c")}))
    what = [Text("explain-pay")]
    if "b" in pay:
        what.append(does_kind(asked, "black-worker"))
    return Card(name=piece.name, what=what, now=now, rule="RR-2.4")


def mine(asked: Asked, piece: Piece, at: Parts_) -> Card:
    return Card(name=piece.name, what=[Text(f"explain-purse-{at[0]}")], now=at_hand(asked), rule=PURSE_RULES[at[0]])


PURSE_RULES: Final = {
    "workers": "RR-2.2", "helpers": "RR-2.13", "coins": "RR-2.4", "black": "RR-3.10", "coal": "RR-15.3",
}  # fmt: skip


def order(asked: Asked, piece: Piece, at: Parts_) -> Card:
    now = [Text("explain-now-has-passed")] if SEATS[int(at[0])] in asked.table.passed else []
    return Card(name=piece.name, what=[Text("explain-order")], now=now, rule="RR-9.6")


def emil(asked: Asked, piece: Piece, at: Parts_) -> Card:
    now = list(piece.notes)
    sort = at[0]
    found = asked.table.emil
    if sort == "card" and not isinstance(found, UnsetType) and found.discard:
        place = asked.k.emil_space[EMIL_CARDS.index(found.discard[-1])]
        now.append(Text("explain-now-emil-space", {"place": f"place-{SPACES[place]}"}))
    elif sort == "engineers":
        now += engineer_counts(asked)
    return Card(name=piece.name, what=[Text(f"explain-emil-{sort}")], now=now, rule=EMIL_RULES[sort])


EMIL_RULES: Final = {
    "card": "RR-16.2", "workers": "RR-16.2", "cards": "RR-16.8", "engineers": "RR-16.11", "waiting": "RR-16.9",
}  # fmt: skip

ON_STAGE: Final[dict[str, Callable[[Asked, Piece, Parts_], Card]]] = {
    "space": space,
    "engineer": engineer,
    "supply": supply,
    "pool": returned_factory,
    "back": back,
    "bank": bank,
    "foundry": foundry,
    "pending": pending,
    "hand": in_hand,
    "start": start,
    "card": question_card,
    "income-left": income_left,
    "arm": arm,
    "extension": extension,
    "upgrade": upgrade,
    "bonus": bonus,
    "pay": payment,
    "mine": mine,
    "order": order,
    "emil": emil,
}
