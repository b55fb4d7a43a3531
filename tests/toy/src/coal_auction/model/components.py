"""The box as typed tables, read once from components.toml."""

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from coal_auction.model.ids import CARDS, TOKENS

FILE: Final = Path(__file__).parents[1] / "data" / "components.toml"


class Components(NamedTuple):
    """Lists are in the order of ids.py."""

    money: int
    wagon: int
    wagons: int
    bonus: int
    worth: list[int]  # of a card
    wants: list[int]  # of a token: the worth of a card that fulfils it


def read(file: Path) -> Components:
    box = tomllib.loads(file.read_text("utf-8"))
    worth = [box["cards"][name] for name in CARDS]
    wants = [box["tokens"][name] for name in TOKENS]
    return Components(**box["game"], worth=worth, wants=wants)


BOX: Final = read(FILE)
