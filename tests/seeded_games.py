"""Games with a known end, for comparing builds: recorded ones and random ones. Also a program that prints them.

python tests/seeded_games.py PACKAGES    with the package of that folder: {"compiled": ..., "digests": {...}}
"""

import json
import sys
from pathlib import Path
from typing import Any

RECORDS = Path(__file__).parent / "records"
SEEDS = range(3)


def record_files() -> list[Path]:
    return sorted(RECORDS.glob("*.json"))


def records(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return found


def recorded_digests() -> dict[str, str]:
    """Every recorded game, replayed."""
    import stellwerk

    found = {}
    for path in record_files():
        for i, record in enumerate(records(path)):
            found[f"{path.stem} {i}"] = stellwerk.load(record["save"]).digest
    return found


def random_digests() -> dict[str, str]:
    """Random games at every table size: the digest of the end and of the way there."""
    import stellwerk
    from stellwerk.kernel import play
    from stellwerk.kernel.rng import Dice

    found = {}
    for name in stellwerk.games():
        game = stellwerk.game(name)
        for players in range(game.fewest, game.most + 1):
            for seed in SEEDS:
                match = stellwerk.new(name, players, seed)
                moves = play.playout(match.state, Dice(seed), game.aside)
                found[f"{name} {players} {seed}"] = f"{moves} {match.digest}"
    return found


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    from stellwerk.kernel import play

    compiled = not str(play.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "digests": recorded_digests() | random_digests()}))


if __name__ == "__main__":
    main()
