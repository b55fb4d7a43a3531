"""Count lines of play for the tests, once for every version of a game's rules: python tools/count_lines.py

Writes what is missing of tests/records/GAME/rules-N/perft.json; what is there is never written anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import stellwerk
from stellwerk.testing.perft import new_counts
from tests.seeded_games import perft_file


def main() -> None:
    for name in stellwerk.games():
        game = stellwerk.game(name)
        path = perft_file(name, game.version)
        if path.exists():
            continue
        found = list(new_counts(game))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in found) + "\n]\n", "utf-8")
        print(f"{path.relative_to(ROOT)}: {sum(one['lines'][-1] for one in found)} lines")


if __name__ == "__main__":
    main()
