"""The moves of the open question, each with what is touched to choose it; of the refused ones those worth a reason."""

from collections.abc import Callable
from typing import Final

from stellwerk.games.railroads.model.ids import (
    COLOURS,
    E0,
    E1,
    E2,
    FOUNDRIES,
    KINDS,
    LEAVABLE,
    PAYMENTS,
    PLACES,
    QUEUED,
    SPACE_COUNT,
)
from stellwerk.games.railroads.model.state import Board, RailState
from stellwerk.games.railroads.model.table import Seat, Table
from stellwerk.games.railroads.model.take_in import take_in_for
from stellwerk.games.railroads.rules.effect_choices import most_coal, payer
from stellwerk.games.railroads.rules.moves import VOCABULARY
from stellwerk.games.railroads.rules.possible import printed_on
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.games.railroads.scene.pieces_question import arm_text
from stellwerk.games.railroads.scene.symbols import as_arg
from stellwerk.games.railroads.scene.usable import asked_seat, passing_points, payments_at, step_name
from stellwerk.kernel.state import NONE
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Offer, Range, Text

Offers = list[Offer]
BOOKED: Final = KINDS[LEAVABLE:QUEUED]  # points that come last by themselves


class Seen:
    """The table, the same as a state, and who looks."""

    def __init__(self, table: Table, me: int) -> None:
        self.table = table
        self.s: RailState = take_in_for(table, me)
        self.me = me
        self.own: Seat = table.seats[me]
        self.b: Board = self.s.boards[me]
        self.step = step_name(table)
        pending = {*table.must, *table.may}
        self.many = len(pending.difference(BOOKED)) > 1  # several effects are pending: first choose one of them


def offers(table: Table, _kept: Kept) -> Offers:
    me = asked_seat(table)
    if me == NONE or me != table.seat:
        return []
    seen = Seen(table, me)
    step = STEPS[seen.step]
    legal = [VOCABULARY.text(move) for move in step.moves(seen.s, me)]
    out = [offer(seen, text) for text in legal if not text.startswith("coal ")]
    if len(out) < len(legal):
        out.append(give_coal(seen))
    if seen.step == "Turn":
        out += refused_moves(seen, legal)
    elif seen.step == "PlaceLoco":
        out += [offer(seen, f"slot {slot}") for slot in "1234" if f"slot {slot}" not in legal]
    return out


def offer(seen: Seen, text: str) -> Offer:
    word, _, rest = text.partition(" ")
    return WORDS[word](seen, text, rest.split(" ") if rest else [])


def give_coal(seen: Seen) -> Offer:
    most = most_coal(seen.s, seen.b)
    number = Range(low=1, high=most, step=1, start=most, unit="unit-coal", marks=list(range(1, most + 1)))
    return Offer(move="coal {n}", text=Text("act-coal"), group="group-coal", main=True, number=number)


# --- places ----------------------------------------------------------------------------


def target(seen: Seen, name: str) -> str:
    """The piece that stands for a place."""
    place = PLACES.index(name)
    if place >= SPACE_COUNT:
        return f"engineer:{name.removeprefix('eng')}"
    if place in (E0, E1, E2):
        engineer = seen.table.row[place - E0]
        if engineer is not None:
            return f"engineer:{engineer}"
    return f"space:{name}"


def place_text(seen: Seen, name: str) -> Text:
    """A space by what it gives; a crosswise field by its engineer."""
    place = PLACES.index(name)
    if place in (E0, E1, E2) and seen.table.row[place - E0] is not None:
        key = "act-hire" if place == E0 else "act-cross"
        return Text(key, {"engineer": f"engineer-{seen.table.row[place - E0]}"})
    return Text(f"place-{name}")


def group_of(name: str) -> str:
    if name.startswith("eng") or name[0] == "E":
        return "group-engineers"
    return {
        "T": "group-tracks",
        "L": "group-locos",
        "I": "group-industry",
        "R": "group-industry",
        "K": "group-coal",
    }.get(name[0], "group-others")


def place(seen: Seen, text: str, parts: list[str]) -> Offer:
    name, pay = parts
    ways = payments_at(seen.s, seen.b, PLACES.index(name))
    on = (target(seen, name), f"pay:{pay}") if len(ways) > 1 else (target(seen, name),)
    args = {"place": as_arg(place_text(seen, name)), "payment": f"payment-{pay}"}
    return Offer(move=text, text=Text("act-place", args), on=on, group=group_of(name))


def refused_moves(seen: Seen, legal: list[str]) -> Offers:
    """Places that cannot be used now, once each, to say why."""
    s = seen.s
    open_ = {text.split(" ")[1] for text in legal if text.startswith("place ")}
    k = s.parts
    names = [PLACES[i] for i in (k.places_last if s.last_round() else k.places)]
    names += [f"eng{entry.engineer}" for entry in seen.own.engineers]
    out: Offers = []
    for name in names:
        number = PLACES.index(name)
        shown = printed_on(s, number)
        if name in open_ or (number in (E0, E1, E2) and s.row[number - E0] == NONE):
            continue
        pay = "w" * k.workers_of[shown] + "c" * k.coins_of[shown]
        if pay not in PAYMENTS:
            continue
        args = {"place": as_arg(place_text(seen, name)), "payment": f"payment-{pay}"}
        move = f"place {name} {pay}"
        out.append(Offer(move=move, text=Text("act-place", args), on=(target(seen, name),), group="group-closed"))
    return out


def move_worker(seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"place": as_arg(place_text(seen, parts[0]))}
    return Offer(move=text, text=Text("act-move", args), on=(target(seen, parts[0]),), group=group_of(parts[0]))


def repeat(seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"place": as_arg(place_text(seen, parts[0]))}
    key = "act-repeat-black" if text.startswith("repeat-black") else "act-repeat"
    return Offer(move=text, text=Text(key, args), on=(target(seen, parts[0]),), group="group-repeat")


# --- pending effects -------------------------------------------------------------------------


def path(seen: Seen, kind: str, *on: str) -> tuple[str, ...]:
    """Through the list of effects where several are pending; else straight to the thing."""
    return (f"pending:{kind}", *on) if seen.many else on


def pending_tile(seen: Seen, kind: str) -> str:
    """A locomotive or a factory: paid by its own effect, or by the one that is either."""
    pending = {*seen.table.must, *seen.table.may}
    return kind if kind in pending else "tile"


def line_text(seen: Seen, line: str) -> str:
    board = "germany" if seen.s.parts.germany else "russia"
    return f"line-{board}-{['main', 'second', 'third'].index(line) + 1}"


def advance(seen: Seen, text: str, parts: list[str]) -> Offer:
    colour, line = parts
    number = payer(seen.s, COLOURS.index(colour))
    kind = KINDS[number if number < QUEUED else number - QUEUED]
    at = seen.b.tracks[["main", "second", "third"].index(line) * 5 + COLOURS.index(colour)]
    args = {"colour": f"colour-{colour}", "line": line_text(seen, line), "at": at + 1}
    on = path(seen, kind, f"rail:{seen.me}:{line}:{colour}")
    to = f"field:{seen.me}:{line}:{at + 1}"
    return Offer(move=text, text=Text("act-advance", args), on=on, to=to, group="group-steps")


def industry(seen: Seen, text: str, parts: list[str]) -> Offer:
    marker = int(parts[0])
    args = {"marker": marker, "at": seen.b.markers[marker - 1] + 1}
    on = path(seen, "industry", f"marker:{seen.me}:{marker}")
    to = f"industry:{seen.me}:{seen.b.markers[marker - 1] + 1}"
    return Offer(move=text, text=Text("act-industry", args), on=on, to=to, group="group-steps")


def take_loco(seen: Seen, text: str, _: list[str]) -> Offer:
    number = seen.s.lowest()
    on = path(seen, pending_tile(seen, "loco"), f"supply:{number}")
    return Offer(move=text, text=Text("act-take-loco", {"number": number}), on=on, group="group-tiles")


def build(seen: Seen, text: str, parts: list[str]) -> Offer:
    lowest = parts[0] == "lowest"
    name = str(seen.s.lowest()) if lowest else parts[0]
    on = path(seen, pending_tile(seen, "factory"), "back:lowest" if lowest else f"pool:{name}")
    key = "act-build-lowest" if lowest else "act-build"
    return Offer(move=text, text=Text(key, {"factory": f"factory-{name}"}), on=on, group="group-tiles")


def key(seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"n": seen.s.parts.key_points}
    return Offer(move=text, text=Text(f"act-key-{parts[0]}", args), on=("pending:key",), group="group-key")


def token(seen: Seen, text: str, parts: list[str]) -> Offer:
    on = path(seen, "question", f"token:{seen.me}:{parts[0]}")
    return Offer(move=text, text=Text("act-token", {"token": f"token-{parts[0]}"}), on=on, group="group-tokens")


def card(seen: Seen, text: str, parts: list[str]) -> Offer:
    on = path(seen, "card", f"card:{parts[0]}")
    return Offer(move=text, text=Text("act-card", {"card": f"card-{parts[0]}"}), on=on, group="group-cards")


def income(seen: Seen, text: str, parts: list[str]) -> Offer:
    on = path(seen, "income", f"income-left:{parts[0]}")
    return Offer(move=text, text=Text("act-income", {"income": f"income-{parts[0]}"}), on=on, group="group-income")


def take_marker(_seen: Seen, text: str, _: list[str]) -> Offer:
    return Offer(move=text, text=Text("act-take-marker"), on=("pending:marker",), group="group-steps")


def bonus(seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"n": seen.s.parts.bonus_points}
    return Offer(move=text, text=Text(f"act-bonus-{parts[0]}", args), on=("pending:bonus",), group="group-key")


def again(seen: Seen, text: str, parts: list[str]) -> Offer:
    name = seen.own.factories[int(parts[0]) - 1]
    on = path(seen, "again", f"factory:{seen.me}:{parts[0]}")
    return Offer(move=text, text=Text("act-again", {"factory": f"factory-{name}"}), on=on, group="group-tiles")


def skip(_seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"effect": f"effect-{parts[0]}"}
    return Offer(move=text, text=Text("act-skip", args), group="group-leave", last=True)


# --- tiles, cards, markers ---------------------------------------------------------------------


def slot(seen: Seen, text: str, parts: list[str]) -> Offer:
    number = int(parts[0])
    laid = seen.own.locos[number - 1] is not None
    on = f"loco:{seen.me}:{number}" if laid else f"slot-{number}-{seen.me}"
    line = line_text(seen, ("main", "main", "second", "third")[number - 1])
    args = {"line": line, "other": seen.b.loco(number - 1)}
    return Offer(move=text, text=Text("act-slot-replace" if laid else "act-slot", args), on=(on,), group="group-slots")


def gap(seen: Seen, text: str, parts: list[str]) -> Offer:
    name = seen.own.factories[int(parts[0]) - 1]
    on = (f"factory:{seen.me}:{parts[0]}",)
    args = {"factory": f"factory-{name}", "gap": int(parts[0])}
    return Offer(move=text, text=Text("act-gap", args), on=on, group="group-tiles")


def stoke(seen: Seen, text: str, parts: list[str]) -> Offer:
    kind, number = parts[0].split("-")
    on = (f"{kind}:{seen.me}:{number}",)
    return Offer(move=text, text=Text("act-stoke", {"tile": f"stokable-{parts[0]}"}), on=on, group="group-tiles")


def use(seen: Seen, text: str, parts: list[str]) -> Offer:
    free = [i for i, entry in enumerate(seen.own.incomes) if entry.income == parts[0] and not entry.used]
    on = (f"income:{seen.me}:{free[0]}",)
    return Offer(move=text, text=Text("act-use", {"income": f"income-{parts[0]}"}), on=on, group="group-extras")


def fire(_seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"foundry": f"foundry-{parts[0]}"}
    return Offer(move=text, text=Text("act-fire", args), on=(f"foundry:{parts[0]}",), group="group-extras")


def stoker(_seen: Seen, text: str, _: list[str]) -> Offer:
    return Offer(move=text, text=Text("act-stoker"), on=("space:stoker",), group="group-extras")


def foundry(_seen: Seen, text: str, parts: list[str]) -> Offer:
    args = {"foundry": f"foundry-{parts[0]}"}
    return Offer(move=text, text=Text("act-foundry", args), on=(f"foundry:{parts[0]}",), group="group-coal")


def chosen(word: str, group: str) -> Callable[[Seen, str, list[str]], Offer]:
    """A tile of the choice, taken by touching it."""

    def made(_seen: Seen, text: str, parts: list[str]) -> Offer:
        name = parts[0]
        return Offer(move=text, text=Text(f"{word}-{name}"), on=(f"{word}:{name}",), group=group)

    return made


def choose_arm(seen: Seen, text: str, parts: list[str]) -> Offer:
    return Offer(move=text, text=arm_text(seen.s.parts, parts[0]), on=(f"arm:{parts[0]}",), group="group-steps")


def plain(key_: str, main: bool = False) -> Callable[[Seen, str, list[str]], Offer]:
    """A button and nothing to touch."""

    def made(_seen: Seen, text: str, _parts: list[str]) -> Offer:
        return Offer(move=text, text=Text(key_), group="group-leave", main=main, last=True)

    return made


def passing(seen: Seen, text: str, _: list[str]) -> Offer:
    place = seen.s.order.index(seen.me)
    n = passing_points(seen.s.parts, place, seen.s.last_round(), seen.table.pass_cards[seen.me])
    return Offer(move=text, text=Text("act-pass", {"n": n}), group="group-leave", last=True)


def closing(seen: Seen, text: str, _: list[str]) -> Offer:
    name = FOUNDRIES[seen.s.fired]
    return Offer(move=text, text=Text("act-close", {"foundry": f"foundry-{name}"}), on=(f"foundry:{name}",))


WORDS: Final[dict[str, Callable[[Seen, str, list[str]], Offer]]] = {
    "place": place,
    "pass": passing,
    "end": plain("act-end", True),
    "use": use,
    "fire": fire,
    "stoker": stoker,
    "start": chosen("start", "group-cards"),
    "advance": advance,
    "industry": industry,
    "take-loco": take_loco,
    "build": build,
    "key": key,
    "token": token,
    "card": card,
    "income": income,
    "take-marker": take_marker,
    "bonus": bonus,
    "again": again,
    "skip": skip,
    "slot": slot,
    "return": plain("act-return"),
    "gap": gap,
    "repeat": repeat,
    "repeat-black": repeat,
    "repeat-none": plain("act-repeat-none"),
    "stoke": stoke,
    "upgrade": chosen("upgrade", "group-cards"),
    "choose": chosen("bonus", "group-cards"),
    "arm": choose_arm,
    "extend": chosen("extension", "group-cards"),
    "foundry": foundry,
    "close": closing,
    "keep": plain("act-keep", True),
    "move": move_worker,
    "stay": plain("act-stay"),
}
