"""Everything in both boxes, drawn: with all modules on the table."""

from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.model.ids import (
    CARDS,
    END_BONUSES,
    ENGINEERS,
    EXTENSIONS,
    FACTORIES,
    FOUNDRIES,
    INCOMES,
    SPACES,
)
from stellwerk.games.railroads.rules.options import OPTIONS
from stellwerk.games.railroads.scene.pieces import printed_spaces
from stellwerk.games.railroads.scene.pieces_tiles import (
    end_bonus,
    engineer,
    extension,
    factory,
    foundry,
    income,
    question_card,
)
from stellwerk.stage.wire import Exhibit, Piece, Shelf, Text

MODULES = {"germany": "on", "coal": "on", "new-material": "on"}


def gallery() -> list[Shelf]:
    k = parts_for(4, {option.id: MODULES.get(option.id, option.default) for option in OPTIONS})
    spaces = printed_spaces(k, False)
    areas = [k.area_size.index(size) for size in k.extension_size]  # one on which it fits
    incomes = [Exhibit(income(k, name, "", 0), n) for name, n in zip(INCOMES, k.income_copies)]
    return [
        shelf("spaces", [spaces[name].free for name in SPACES if name in spaces]),
        shelf("engineers", [engineer(k, name, "", 0) for name in ENGINEERS]),
        shelf("factories", [factory(k, name, "", 0) for name in FACTORIES]),
        shelf("cards", [question_card(k, name, "", 0) for name in CARDS]),
        shelf("bonuses", [end_bonus(name, "", 0) for name in END_BONUSES]),
        Shelf(Text("shelf-incomes"), incomes),
        shelf("extensions", [extension(k, name, area, 0) for name, area in zip(EXTENSIONS, areas)]),
        shelf("foundries", [foundry(k, name, "", 0) for name in FOUNDRIES]),
    ]


def shelf(name: str, pieces: list[Piece]) -> Shelf:
    return Shelf(Text(f"shelf-{name}"), [Exhibit(piece) for piece in pieces])
