"""Write docs/moves: for each game every move there is, how it is written and what its blanks take.

python tools/moves.py [--check]
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import stellwerk
from stellwerk.kernel.game import Game
from stellwerk.kernel.vocabulary import Family, Part
from stellwerk.words import say

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs" / "moves"
HEAD = """\
# Moves of {title}

A move is a word and what fills its blanks: `match.play(seat, "{example}")`. Upper and lower case are the same.
`match.moves(seat)` lists those that are legal now; `match.why_not(seat, move)` says what is wrong with another.
*Answers* names the questions of the rules that take the move, with their place in `data/rules.toml`.

This page is written by `tools/moves.py` from the game's vocabulary.

| move | blanks | example | answers |
|---|---|---|---|
"""
INLINE = 6  # a list of more names stands below the table
MOST = 200  # of a longer one only some are shown
SOME = 8
Lists = dict[tuple[str, ...], str]  # names -> their heading


def code(word: str) -> str:
    return f"`{word}`"


def follows(before: str, after: str) -> bool:
    """Whether two names are numbered one after the other: `CO09`, `CO10`."""
    a, b = (re.fullmatch(r"(.*?)(\d+)", name) for name in (before, after))
    return a is not None and b is not None and a[1] == b[1] and b[2] == str(int(a[2]) + 1).zfill(len(a[2]))


def runs(names: tuple[str, ...]) -> list[str]:
    """The names in order, four or more in a row as `CO01` to `CO20`."""
    rows: list[list[str]] = []
    for name in names:
        if rows and follows(rows[-1][-1], name):
            rows[-1].append(name)
        else:
            rows.append([name])
    shown: list[str] = []
    for row in rows:
        shown += [f"{code(row[0])} to {code(row[-1])}"] if len(row) > 3 else [code(name) for name in row]
    return shown


def listed(names: tuple[str, ...]) -> str:
    if len(names) <= MOST:
        return ", ".join(runs(names))
    some = [code(name) for name in sorted(names, key=len)[: SOME * SOME : SOME]]
    return f"{len(names)} of them, among these {', '.join(some)}"


def headings(families: list[Family]) -> Lists:
    """The long lists of names, each once; where two blanks of one title differ, the family's name tells them apart."""
    found: Lists = {}
    for family in families:
        for part in family.parts:
            names = tuple(part.names)
            if len(runs(names)) > INLINE and names not in found:
                found[names] = part.title if part.title not in found.values() else f"{part.title} of {family.name}"
    return found


def blank(part: Part, lists: Lists) -> str:
    title = f"`<{part.title}>`"
    names = tuple(part.names)
    if names in lists:
        heading = lists[names]
        return f"{title}: see [{heading}](#{heading.replace(' ', '-')})"
    if names:
        return f"{title}: {listed(names)}"
    steps = "" if part.step == 1 else f" in steps of {part.step}"
    return f"{title}: {part.text(0)} to {part.text(part.count - 1)}{steps}"


def example(family: Family) -> str:
    """Not quite the first of everything, so that two blanks of one kind differ."""
    values = [min(i + 1 if part.names else 2, part.count - 1) for i, part in enumerate(family.parts)]
    return family.text(family.of(*values))


def answers(game: Game, family: Family) -> str:
    asked = [f"{name} ({step.rule})" for name, step in game.steps.items() if family in step.families]
    if game.aside is not None and family in game.aside.families:
        asked.append(f"any time ({game.aside.rule})")
    return ", ".join(asked) or "the clock"


def page(game: Game) -> str:
    families = list(game.vocabulary.families.values())
    lists = headings(families)
    filled = next(family for family in families if family.parts)
    lines = [HEAD.format(title=say(game.folder, "en", "game-title", {}), example=example(filled)).rstrip()]
    for family in families:
        blanks = "; ".join(dict.fromkeys(blank(part, lists) for part in family.parts))
        cells = [code(family.form()), blanks, code(example(family)), answers(game, family)]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    for names, heading in lists.items():
        lines += ["", f"## {heading}", "", listed(names)]
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    return {TARGET / f"{name.replace('-', '_')}.md": page(stellwerk.game(name)) for name in stellwerk.games()}


def main() -> int:
    wanted = pages()
    there = {path: path.read_text(encoding="utf-8") for path in TARGET.glob("*.md")}
    if "--check" in sys.argv:
        stale = sorted(path for path in wanted.keys() | there.keys() if wanted.get(path) != there.get(path))
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: run tools/moves.py")
        return 1 if stale else 0
    TARGET.mkdir(exist_ok=True)
    for path in there.keys() - wanted.keys():
        path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
