"""The box as typed tables, read once per component file."""

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from stellwerk.games.nimm_den_zug.model.ids import (
    CARDS,
    COPIES,
    DRIVES,
    GOALS,
    KINDS,
    LOCOS,
    PREFIXES,
    SPECIALS,
    WAGONS,
)
from stellwerk.kernel.reader import Reader, whole_number, wrong
from stellwerk.kernel.refusal import Refusal, Refused

UNIT: Final = 50  # the smallest money tile: every amount is a multiple of it
BOX: Final = 106_000  # all the money in the box: nobody can ever bid more
TRAINS: Final = 3  # locomotives of every player
NO_KIND: Final = -1  # of a special card
FILE: Final = Path(__file__).parents[1] / "data" / "components.toml"


class Components:
    """Every value that is printed on something. Lists are by the order of ids.py."""

    __slots__ = (
        "bonus",
        "display",
        "drive",
        "goal_bonus",
        "goal_want",
        "goals_each",
        "kind",
        "last_wagon",
        "last_wagon_longer",
        "multiplier",
        "names",
        "power",
        "prices",
        "prices_for_two",
        "reconstructed",
        "revealed",
        "rounds",
        "speed",
        "start_money",
        "title",
        "value",
    )

    def __init__(self) -> None:
        self.title = ""
        self.rounds = 0
        self.start_money = 0
        self.goals_each = 0
        self.last_wagon = 0
        self.last_wagon_longer = 0
        self.revealed = 0
        self.bonus = 0
        self.display: list[int] = [0] * 7  # by number of players
        self.prices: list[int] = []
        self.prices_for_two: list[int] = []
        self.drive: list[int] = []
        self.multiplier: list[int] = []
        self.power: list[int] = []
        self.speed: list[int] = []
        self.kind: list[int] = []
        self.value: list[int] = []
        self.goal_bonus: list[int] = []
        self.goal_want: list[int] = []
        self.names: list[dict[str, Any]] = []  # of wagons and special cards, as the log tells them
        self.reconstructed: dict[str, list[str]] = {}  # by id: which of its values are guesses

    def price(self, players: int, tile: int) -> int:
        """What a replacement costs the holder of an order tile."""
        return self.prices_for_two[tile - 1] if players == 2 else self.prices[tile - 1]


def merged(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """A component file laid over the standard one."""
    out = dict(under)
    for field, value in over.items():
        below = under.get(field)
        out[field] = merged(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return out


def read_components(data: dict[str, Any]) -> Components:
    """Typed tables of a component file; raises Refused with the path of the field that is wrong."""
    c = Components()
    root = Reader(data, "components")
    c.title = root.text("title", "standard")
    read_game(c, root.object("game"))
    display = root.object("display")
    for players in range(2, 7):
        c.display[players] = display.number(str(players), 0, 1, 9)
    display.end()
    read_prices(c, root.object("order"))
    read_locos(c, root.object("locos"))
    read_wagons(c, root.object("wagons"), root.object("wagon_values"))
    read_goals(c, root.object("goals"))
    root.end()
    return c


def read_game(c: Components, game: Reader) -> None:
    c.rounds = game.number("rounds", 0, 1, 3)
    c.start_money = game.number("start_money", 0, 0, BOX, UNIT)
    c.goals_each = game.number("goals_each", 0, 0, 3)
    c.last_wagon = game.number("last_wagon", 0, 2, 9)
    c.last_wagon_longer = game.number("last_wagon_longer", 0, 2, 10)
    c.revealed = game.number("revealed", 0, 1, 6)
    c.bonus = game.number("bonus", 0, 0, BOX, UNIT)
    game.end()


def read_prices(c: Components, order: Reader) -> None:
    c.prices = price_list(order, "prices", 6)
    c.prices_for_two = price_list(order, "prices_for_two", 2)
    for tile in order.numbers("reconstructed", 1, 6):
        c.reconstructed[f"tile-{tile}"] = ["price"]
    order.end()


def price_list(order: Reader, field: str, want: int) -> list[int]:
    items = order.items(field)
    if len(items) != want:
        raise Refused(Refusal("kernel", "json-count", {"path": order.at(field), "have": len(items), "want": want}))
    return [whole_number(price, f"{order.at(field)}[{i}]", 0, BOX, UNIT) for i, price in enumerate(items)]


def read_locos(c: Components, locos: Reader) -> None:
    for name in LOCOS:
        loco = locos.object(name)
        c.drive.append(loco.name("drive", DRIVES))
        c.multiplier.append(loco.number("multiplier", 0, 1, 9))
        c.power.append(loco.number("power", -1, 0, BOX // 6, UNIT))
        c.speed.append(loco.number("speed", 0, 1, 1000))
        c.reconstructed[name] = guesses(loco, ("drive", "multiplier", "power", "speed"))
        loco.end()
    locos.end()


def guesses(reader: Reader, fields: tuple[str, ...]) -> list[str]:
    return [fields[i] for i in reader.names("reconstructed", fields)]


def read_wagons(c: Components, wagons: Reader, sources: Reader) -> None:
    guessed = [PREFIXES[i] for i in sources.names("reconstructed", PREFIXES)]
    sources.end()
    for kind, count in enumerate(COPIES):
        c.kind += [kind] * count
    for name in WAGONS:
        c.value.append(wagons.number(name, 0, UNIT, BOX // 60, UNIT))
        if name[:2] in guessed:
            c.reconstructed[name] = ["value"]
    wagons.end()
    c.names = [{"m": f"wagon-{KINDS[kind]}", "a": {"value": value}} for kind, value in zip(c.kind, c.value)]
    c.kind += [NO_KIND] * len(SPECIALS)
    c.value += [0] * len(SPECIALS)
    c.names += [{"m": f"special-{name}", "a": {"bonus": c.bonus}} for name in SPECIALS]
    assert len(c.kind) == len(CARDS)
    assert len(COPIES) == len(KINDS)


def read_goals(c: Components, goals: Reader) -> None:
    for name in GOALS:
        goal = goals.object(name)
        c.goal_bonus.append(goal.number("bonus", 0, 0, BOX, UNIT))
        c.goal_want.append(goal.number("want", 0, 1, 30))
        goal.end()
    goals.end()


KNOWN: Final[dict[str, Components]] = {}


def standard_file() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def components(file: Any) -> Components:
    """The tables of a component file: "standard", or an object with other values for the same ids."""
    if not isinstance(file, (str, dict)):
        raise wrong("components", "json-object", file)
    key = file if isinstance(file, str) else json.dumps(file, sort_keys=True, default=str)
    found = KNOWN.get(key)
    if found is None:
        data = standard_file()
        found = read_components(merged(data, file) if isinstance(file, dict) else data)
        if len(KNOWN) >= 64:  # tables with files of their own come and go
            KNOWN.clear()
        KNOWN[key] = found
    return found
