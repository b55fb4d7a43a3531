"""The notebooks of docs/notebooks run from their first cell to their last, and are kept without what they print."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "docs" / "notebooks").glob("*.ipynb"))
read: Any = nbformat.read  # the package says no types
made_of: Any = nbformat.from_dict
LONGEST_S = 600  # of one cell, however busy the machine is


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPLBACKEND", "agg")
    book = read(path, as_version=4)
    NotebookClient(book, timeout=LONGEST_S, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [cell for cell in book.cells if cell.cell_type == "code"]
    assert all(cell.execution_count for cell in shown)
    assert all(output.output_type != "error" for cell in shown for output in cell.outputs)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_outputs(path: Path) -> None:
    book = read(path, as_version=4)
    nbformat.validate(book)
    for cell in book.cells:
        if cell.cell_type == "code":
            assert (cell.outputs, cell.execution_count) == ([], None)


def test_a_match_is_drawn_in_a_notebook() -> None:
    cell: dict[str, Any] = {"cell_type": "code", "id": "one", "metadata": {}, "execution_count": None, "outputs": []}
    cell["source"] = 'import stellwerk\nstellwerk.new("nimm-den-zug", 2, 1)'
    book = made_of({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5})
    NotebookClient(book, timeout=LONGEST_S).execute()
    assert "data:image/svg+xml;base64" in book.cells[0].outputs[0].data["text/html"]
