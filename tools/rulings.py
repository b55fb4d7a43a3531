"""Write docs/rulings.md: how each game decides what its rulebook leaves open, and which values are reconstructed.

python tools/rulings.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

import stellwerk
from stellwerk.kernel.game import Game, Option
from stellwerk.words import say

TARGET = Path(__file__).parents[1] / "docs" / "rulings.md"
HEAD = """\
# Rulings and fidelity

The rulebook is the authority. Where it is silent or can be read in two ways, Stellwerk does not guess in secret: the
question is a named **ruling** with a default, chosen when a table is opened and written into its log. Every component
value lives in the game's `data/components.toml` with its provenance; values that no public source states are
*reconstructed*, marked as such on the card's detail view, and a table can be opened with another component file.

This page is written by `tools/rulings.py` from the games themselves.
"""


def english(game: Game, key: str) -> str:
    return say(game.folder, "en", key, {})


def row(game: Game, option: Option) -> str:
    name = f"option-{option.id}"
    others = [english(game, f"{name}-{choice}") for choice in option.choices if choice != option.default]
    cells = [
        f"{english(game, name)} (`{option.id}`)",
        english(game, f"{name}-{option.default}"),
        "; ".join(others),
        english(game, f"{name}-help"),
        option.rule,
    ]
    return "| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |"


def chapter(game: Game) -> list[str]:
    lines = ["", f"## {english(game, 'game-title')}", ""]
    for kind, title in (("ruling", "Rulings"), ("variant", "Variants"), ("components", "Component files")):
        rows = [row(game, option) for option in game.options if option.kind == kind]
        if rows:
            lines += [
                f"**{title}**",
                "",
                "| question | default | instead | why | rule |",
                "|---|---|---|---|---|",
                *rows,
                "",
            ]
    return lines[:-1]


def document() -> str:
    lines = [HEAD.rstrip()]
    for name in stellwerk.games():
        lines += chapter(stellwerk.game(name))
    return "\n".join(lines) + "\n"


def main() -> int:
    text = document()
    if "--check" in sys.argv:
        if TARGET.read_text(encoding="utf-8") != text:
            print("docs/rulings.md is stale: run tools/rulings.py")
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
