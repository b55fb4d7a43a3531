"""Games with a known end, for comparing builds: recorded ones and random ones. Also a program that prints them.

python tests/seeded_games.py PACKAGES    with that package, as JSON: compiled, digests, lines, positions
"""

import json
import sys
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stellwerk.kernel.match import Match

RECORDS = Path(__file__).parent / "records"  # GAME/rules-N/PLAYERS.json, written once for each version of the rules
PERFT = "perft.json"  # beside them: numbers of lines of play
SEEDS = range(3)


def record_files(game: str, version: int) -> list[Path]:
    return sorted(path for path in (RECORDS / game / f"rules-{version}").glob("*.json") if path.name != PERFT)


def perft_file(game: str, version: int) -> Path:
    return RECORDS / game / f"rules-{version}" / PERFT


def current_files() -> list[Path]:
    """The records of the rules as they are now."""
    import stellwerk

    return [path for name in stellwerk.games() for path in record_files(name, stellwerk.game(name).version)]


def earlier_files() -> list[Path]:
    """The records of versions that are no more."""
    found = {path for path in RECORDS.glob("*/rules-*/*.json") if path.name != PERFT}
    return sorted(found - set(current_files()))


def record_name(path: Path) -> str:
    return "-".join(path.relative_to(RECORDS).with_suffix("").parts)


def records(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return found


def choices(match: "Match") -> str:
    """A fingerprint of everything that every seat could have done, at every line of the log."""
    print_ = blake2b(digest_size=12)
    again = match.at(0)
    for entry in [*match.log, None]:
        for seat in range(match.players):
            print_.update("|".join(sorted(again.moves(seat))).encode() + b"\n")
        if entry is not None:
            again.replay(entry.seat, entry.move)
    return print_.hexdigest()


def recorded_digests() -> dict[str, str]:
    """Every recorded game, replayed."""
    import stellwerk

    found = {}
    for path in current_files():
        for i, record in enumerate(records(path)):
            found[f"{record_name(path)} {i}"] = stellwerk.load(record["save"]).digest
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


def kept_lines() -> dict[str, list[int]]:
    """How many lines of play there were, from some positions."""
    import stellwerk

    files = {name: perft_file(name, stellwerk.game(name).version) for name in stellwerk.games()}
    return {f"{name} lines {i}": kept["lines"] for name, path in files.items() for i, kept in enumerate(records(path))}


def counted_lines() -> dict[str, list[int]]:
    """How many there are."""
    import stellwerk
    from stellwerk.testing.perft import recount

    found = {}
    for name in stellwerk.games():
        game = stellwerk.game(name)
        for i, kept in enumerate(records(perft_file(name, game.version))):
            found[f"{name} lines {i}"] = recount(game, kept)
    return found


def read_positions() -> dict[str, str]:
    """What is said of positions with nearly everything left out, and of wrong ones; and what is dealt."""
    import stellwerk
    from stellwerk.kernel.match import digest
    from stellwerk.kernel.rng import seeded

    found = {}
    for name in stellwerk.games():
        game = stellwerk.game(name)
        for players in range(game.fewest, game.most + 1):
            whole = stellwerk.new(name, players, 1)
            dealt = game.take_in(whole.table(0), seeded(players))
            found[f"{name} {players} dealt"] = digest(game, dealt)
            seats: list[Any] = [[{}] * players, [{"nonsense": 1}] * players, 3]
            positions: list[dict[str, Any]] = [{}, {"nonsense": 1}, {"learnt": "1"}, {"learnt": -1}]
            for i, more in enumerate([*positions, *({"seats": one} for one in seats)]):
                try:
                    said = stellwerk.set_up(name, {"players": players, **more}).digest
                except stellwerk.Refused as refused:
                    said = f"{refused.key} {refused.params}"
                found[f"{name} {players} position {i}"] = said
    return found


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    from stellwerk.kernel import play

    compiled = not str(play.__file__).endswith(".py")
    digests = recorded_digests() | random_digests()
    said = {"digests": digests, "lines": counted_lines(), "positions": read_positions()}
    print(json.dumps({"compiled": compiled, **said}))


if __name__ == "__main__":
    main()
