"""Whoever copies an example out of the docs gets what the docs promise."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import stellwerk

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
POSITIONS = sorted((ROOT / "docs" / "positions").glob("*.md"))
FRAGMENT = "python notest"  # a piece of some file: it must compile, but cannot be run by itself
LANGUAGES = {"", "ini", "json", "nginx", "python", FRAGMENT, "sh", "sql", "toml", "yaml"}


class Block(NamedTuple):
    line: int  # of its first line of code
    language: str
    text: str


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    fenced = re.finditer(r"^( *)```([^\n`]*)\n(.*?)^\1```$", text, re.DOTALL | re.MULTILINE)
    return [Block(text.count("\n", 0, found.start()) + 2, found[2].strip(), found[3]) for found in fenced]


def tree(page: Path, block: Block) -> ast.Module:
    """The code of a block, with the page's own line numbers."""
    return ast.increment_lineno(ast.parse(block.text, name_of(page)), block.line - 1)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_examples_of_a_page_run_one_after_the_other(page: Path) -> None:
    names: dict[str, Any] = {"__name__": "example"}
    for block in blocks(page):
        if block.language == "python":
            exec(compile(tree(page, block), name_of(page), "exec"), names)
        elif block.language == FRAGMENT:
            compile(tree(page, block), name_of(page), "exec")


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_is_closed_and_in_a_language_that_is_looked_at(page: Path) -> None:
    fences = re.findall(r"^ *```", page.read_text("utf-8"), re.MULTILINE)
    assert len(fences) == 2 * len(blocks(page))
    assert {block.language for block in blocks(page)} <= LANGUAGES


@pytest.mark.parametrize("page", POSITIONS, ids=name_of)
def test_every_page_on_positions_shows_one_that_is_taken(page: Path) -> None:
    game = page.stem.replace("_", "-")
    shown = [block for block in blocks(page) if block.language in ("python", "json")]
    assert any(block.language == "json" or f'set_up("{game}"' in block.text for block in shown)
    for block in shown:
        if block.language == "json":
            stellwerk.set_up(game, msgspec.json.decode(block.text))


def test_every_game_has_its_page_on_positions() -> None:
    assert [page.stem.replace("_", "-") for page in POSITIONS] == stellwerk.games()


@pytest.mark.parametrize("tool", ["moves", "rulings"])
def test_pages_written_by_a_tool_are_fresh(tool: str) -> None:
    checked = subprocess.run([sys.executable, f"tools/{tool}.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert (checked.returncode, checked.stdout) == (0, ""), checked.stderr


def test_links_between_pages_lead_somewhere() -> None:
    lost = []
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#:\s]+)[^):\s]*\)", page.read_text("utf-8")):
            if not (page.parent / link).exists():
                lost.append(f"{name_of(page)}: {link}")
    assert lost == []
