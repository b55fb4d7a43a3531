"""Single tiles and cards, wherever they lie."""

from typing import Final

from msgspec import UnsetType

from stellwerk.games.railroads.model.ids import (
    CARDS,
    COLOURS,
    END_BONUSES,
    ENGINEERS,
    EXTENSIONS,
    FACTORIES,
    FOUNDRIES,
    INCOMES,
    K12_COAL,
    KINDS,
    SPACE_COUNT,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.table import EMIL_NAME, SEATS, Stand
from stellwerk.games.railroads.scene.symbols import cost, effect_words, guessed, paid, pictures, symbol
from stellwerk.stage.wire import Piece, Text

LETTERS: Final = ("", "A", "B")
BONUS_PICTURES: Final = (
    "factory", "engineer", "key", "gray", "doublers", "black", "question", "engineer", "loco", "worker", "key",
)  # fmt: skip


def who(seat: str) -> str:
    """A player or Emil, as texts call them."""
    return "emil" if seat == EMIL_NAME else f"seat-{SEATS.index(seat)}"


def who_class(seat: str) -> str:
    return "rr-emil" if seat == EMIL_NAME else who(seat)


def standing_slots(stand: Stand) -> dict[str, str]:
    """Whose it is, and what stands there."""
    slots = {"emblem": f"sym-{who(stand.seat)}"}
    for i, picture in enumerate(paid(stand.pay, 0 if isinstance(stand.helpers, UnsetType) else stand.helpers)):
        slots[f"p{i + 1}"] = picture
    return slots


def space_note(k: Parts, place: int) -> Text:
    workers, coins = k.workers_of[place], k.coins_of[place]
    fixed = coins or (place == K12_COAL and not k.r.combined_coin)
    return Text("note-cost-fixed" if fixed else "note-cost", {"payment": "payment-" + "w" * workers + "c" * coins})


def engineer(k: Parts, name: str, zone: str, i: int) -> Piece:
    number = ENGINEERS.index(name)
    place = SPACE_COUNT + number
    slots = {
        "number": name.replace("-", "−"),
        **pictures(k.gives[place]),
        **cost(k.workers_of[place], k.coins_of[place]),
    }
    letter = LETTERS[k.letter[number]]
    if letter:
        slots["letter"] = letter
    notes = [Text("note-gives", {"effects": effect_words(k.gives[place])}), space_note(k, place)]
    notes += guessed(k, f"eng{name}")
    return Piece(z=zone, i=i, k="engineer", name=Text(f"engineer-{name}"), slots=slots, notes=notes)


def factory(k: Parts, name: str, zone: str, i: int, stoked: bool = False) -> Piece:
    given = k.factory_gives[1 + FACTORIES.index(name)]
    slots = pictures(given)
    if name != "coal":
        slots["number"] = name
    if stoked:
        slots["stoker"] = "yes"
    notes = [Text("note-gives", {"effects": effect_words(given)}), *guessed(k, f"factory-{name}")]
    return Piece(z=zone, i=i, k="factory", name=Text(f"factory-{name}"), slots=slots, notes=notes)


def foundry(k: Parts, name: str, zone: str, i: int, look: str = "") -> Piece:
    given = k.foundry_gives[FOUNDRIES.index(name)]
    notes = [Text("note-foundry")]
    return Piece(z=zone, i=i, k="foundry", name=Text(f"foundry-{name}"), slots=pictures(given), c=look, notes=notes)


def question_card(k: Parts, name: str, zone: str, i: int) -> Piece:
    given = k.card_gives[CARDS.index(name)]
    notes = [Text("note-gives", {"effects": effect_words(given)}), *guessed(k, name)]
    return Piece(z=zone, i=i, k="card", name=Text(f"card-{name}"), slots=pictures(given), notes=notes)


def income(k: Parts, name: str, zone: str, i: int, look: str = "") -> Piece:
    given = k.income_gives[INCOMES.index(name)]
    notes = [Text("note-income")]
    return Piece(z=zone, i=i, k="income", name=Text(f"income-{name}"), slots=pictures(given), c=look, notes=notes)


def end_bonus(name: str, zone: str, i: int) -> Piece:
    slots = {"caption": f"caption-{name}", "icon": "sym-" + BONUS_PICTURES[END_BONUSES.index(name)]}
    return Piece(z=zone, i=i, k="bonus", name=Text(f"bonus-{name}"), slots=slots)


def option(zone: str, i: int, name: Text, slots: dict[str, str], caption: str = "") -> Piece:
    if caption:
        slots = {**slots, "caption": caption}
    return Piece(z=zone, i=i, k="option", name=name, slots=slots)


def extension(k: Parts, name: str, area: int, i: int) -> Piece:
    """Its fields from left to right, as they will lie on the board."""
    number = EXTENSIONS.index(name)
    start = k.area_at[area]
    slots = {f"f{n + 1}": "yes" for n in range(k.extension_size[number])}
    for field in k.extension_todo[number]:
        at = k.field_at[field] - start + 1
        slots[f"s{at}"] = symbol(KINDS[k.field_gives[field][0][0]])
        condition(slots, at, k.field_colour[field], k.field_loco[field])
    for mark in k.extension_marks[number]:
        at = mark[0] - start + 1
        slots[f"t{at}"] = f"+{mark[3]}" if mark[3] else f"×{mark[4]}"
        condition(slots, at, mark[1], bool(mark[2]))
    notes = guessed(k, name)
    return Piece(z="choice", i=i, k="extension", name=Text(f"extension-{name}"), slots=slots, notes=notes)


def condition(slots: dict[str, str], at: int, colour: int, loco: bool) -> None:
    if colour:
        slots[f"c{at}"] = f"sym-{COLOURS[colour]}"
    if loco:
        slots[f"l{at}"] = "yes"
