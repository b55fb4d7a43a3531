"""Record games for the tests, once for every version of a game's rules: python tools/record_games.py [game...]

They stand in tests/records/GAME/rules-N/ and are never written anew: the recorded games are what proves that nothing
changes under the same version, and that games of an earlier version can still be read.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from zlib import crc32

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import stellwerk
from stellwerk.bots import bot
from stellwerk.bots.clock import Deadline
from stellwerk.kernel import play
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.step import CLOCK
from tests.seeded_games import RECORDS, choices

MIXES = 2  # games with other options, beside one at random and one between greedy players with the defaults
MOMENTS = 4  # digests kept on the way


def fitting_match(game: stellwerk.Game, players: int, seed: str, options: dict[str, Any]) -> Match:
    """A match with these options, less those that the player count cannot have."""
    while True:
        try:
            return stellwerk.new(game.id, players, seed, options)
        except stellwerk.Refused as refused:
            del options[str(refused.params["option"])]


def mixed(game: stellwerk.Game, dice: Dice) -> dict[str, Any]:
    return {option.id: option.choices[dice.below(len(option.choices))] for option in game.options}


def covering(game: stellwerk.Game) -> list[dict[str, Any]]:
    """Option sets that hold every choice of every option at least once, beside the default."""
    most = max(len(option.choices) for option in game.options)
    return [{o.id: o.choices[min(i, len(o.choices) - 1)] for o in game.options} for i in range(1, most)]


def random_entry(match: Match, dice: Dice) -> None:
    """A random move; now and then the last one is taken back, where that is free."""
    seat, move = play.random_move(match.state, dice, match.game.aside)
    match.play(seat, match.game.vocabulary.text(move))
    if seat != CLOCK and dice.below(12) == 0 and match.undo_cost(seat) == "free":
        match.undo(seat)


def greedy_entry(match: Match, dice: Dice) -> None:
    seat = match.waiting[0]
    choice = match.moves(seat)
    match.play(seat, bot("greedy").choose(match.game, match.table(seat), seat, choice, dice, Deadline(3600)))


def record(match: Match, dice: Dice, greedy: bool = False) -> dict[str, Any]:
    while match.waiting:
        (greedy_entry if greedy else random_entry)(match, dice)
    kept = [match.version * i // MOMENTS for i in range(MOMENTS)]
    return {
        "save": match.save(),
        "digest": match.digest,
        "totals": [score.total for score in match.scores],
        "moments": {str(version): match.at(version).digest for version in kept},
        "choices": choices(match),
        "position": match.position(),
    }


def write(path: Path, games: list[dict[str, Any]]) -> None:
    if path.exists():
        raise SystemExit(f"{path} is there already: recorded games are never written anew")
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in games)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{path.relative_to(ROOT)}: {', '.join(str(len(one['save']['log'])) for one in games)} lines")


def main() -> None:
    for name in sys.argv[1:] or stellwerk.games():
        game = stellwerk.game(name)
        folder = RECORDS / name / f"rules-{game.version}"
        for players in range(game.fewest, game.most + 1):
            dice = Dice(crc32(f"{name} {players}".encode()))
            games = [
                record(stellwerk.new(name, players, "random"), dice),
                record(stellwerk.new(name, players, "greedy"), dice, greedy=True),
            ]
            for i in range(MIXES):
                games.append(record(fitting_match(game, players, f"mix {i}", mixed(game, dice)), dice))
            write(folder / f"{players}.json", games)
        dice = Dice(crc32(name.encode()))
        tables = [(game.most, chosen) for chosen in covering(game)] + [(game.fewest, covering(game)[0])]
        games = [record(fitting_match(game, n, "cover", chosen), dice) for n, chosen in tables]
        write(folder / "options.json", games)


if __name__ == "__main__":
    main()
