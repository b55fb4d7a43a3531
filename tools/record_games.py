"""Record games for the tests: python tools/record_games.py [game...]

Written anew only when the rules have changed and their version with them: the recorded games are what proves that
running tables survive.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from zlib import crc32

import stellwerk
from stellwerk.bots import bot
from stellwerk.bots.clock import Deadline
from stellwerk.kernel import play
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.step import CLOCK

RECORDS = Path(__file__).resolve().parents[1] / "tests" / "records"
MIXES = 2  # games with other options, beside one at random and one between greedy players with the defaults
MOMENTS = 4  # digests kept on the way


def other_table(game: stellwerk.Game, players: int, seed: str, dice: Dice) -> Match:
    """A match with random options, less those that the player count cannot have."""
    options = {option.id: option.choices[dice.below(len(option.choices))] for option in game.options}
    while True:
        try:
            return stellwerk.new(game.id, players, seed, options)
        except stellwerk.Refused as refused:
            del options[str(refused.params["option"])]


def random_entry(match: Match, dice: Dice) -> None:
    """A random move; now and then the last one is taken back, where that is free."""
    seat, move = play.random_move(match.state, dice, match.game.aside)
    match.play(seat, match.game.vocabulary.text(move))
    if seat != CLOCK and dice.below(12) == 0 and match.undo_cost(seat) == "free":
        match.undo(seat)


def greedy_entry(match: Match, dice: Dice) -> None:
    seat = match.waiting[0]
    choice = match.moves(seat)
    match.play(seat, bot("greedy").choose(match.game, match.view(seat), seat, choice, dice, Deadline(3600)))


def record(match: Match, dice: Dice, greedy: bool) -> dict[str, Any]:
    while match.waiting:
        (greedy_entry if greedy else random_entry)(match, dice)
    kept = [match.version * i // MOMENTS for i in range(MOMENTS)]
    return {
        "save": match.save(),
        "digest": match.digest,
        "totals": [score.total for score in match.scores],
        "moments": {str(version): match.at(version).digest for version in kept},
    }


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for name in sys.argv[1:] or stellwerk.games():
        game = stellwerk.game(name)
        for players in range(game.fewest, game.most + 1):
            dice = Dice(crc32(f"{name} {players}".encode()))
            games = [
                record(stellwerk.new(name, players, "random"), dice, greedy=False),
                record(stellwerk.new(name, players, "greedy"), dice, greedy=True),
                *(record(other_table(game, players, f"mix {i}", dice), dice, greedy=False) for i in range(MIXES)),
            ]
            path = RECORDS / f"{name}-{players}.json"
            lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in games)
            path.write_text(f"[\n{lines}\n]\n", "utf-8")
            print(f"{path.name}: {', '.join(str(len(one['save']['log'])) for one in games)} lines")


if __name__ == "__main__":
    main()
