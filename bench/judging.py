"""How fast a game judges: python bench/judging.py [GAME ...]

A choice is the rating of all legal moves of a position; the positions are those of greedy games, wherever a seat has a
choice. Measured interpreted and, after `tools/compile.py --out build/compiled`, compiled; the builds take turns.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from statistics import median
from time import process_time
from typing import Any

from builds import HERE, in_turns

TURNS = 3
PLAYERS = 2
SEED = 1
POSITIONS = 400  # of one game
SECONDS = 0.5


def positions(game: Any, count: int = POSITIONS) -> list[Any]:
    """States with a seat and its moves, spread over a greedy game."""
    from stellwerk.bots.self_play import fresh, states
    from stellwerk.kernel.rng import Dice

    game_of_two = states(game, fresh(game, PLAYERS, SEED), Dice(SEED))
    found = [(s.clone(), seat, moves) for s, seat, moves in game_of_two]
    return found[:: -(-len(found) // count)]


def rate(found: list[Any], ask: Any) -> float:
    """Positions a second that are answered, by processor time."""
    done, spent = 0, 0.0
    while spent < SECONDS:
        start = process_time()
        for position in found:
            ask(*position)
        spent += process_time() - start
        done += len(found)
    return done / spent


def measure(name: str) -> list[dict[str, Any]]:
    import stellwerk

    game = stellwerk.game(name)
    mind: Any = game.mind
    found = positions(game)
    line = {"game": name, "moves": round(sum(len(moves) for _, _, moves in found) / len(found), 1)}
    return [
        {**line, "what": "choices/s", "value": rate(found, mind.rates)},
        {**line, "what": "worths/s", "value": rate(found, lambda s, *_: mind.worth(s))},
    ]


def run(names: list[str] | None = None) -> list[dict[str, Any]]:
    figures = defaultdict(list)
    for build, line in in_turns(__file__, names or [], TURNS):
        figures[line["game"], line["what"], build, line["moves"]].append(line["value"])
    return [
        {"what": f"{game}, {what}", "value": round(median(values)), "build": build, "moves a choice": moves}
        for (game, what, build, moves), values in sorted(figures.items())
    ]


def main() -> None:
    here, names = HERE in sys.argv, [name for name in sys.argv[1:] if name != HERE]
    if not here:
        for line in run(names):
            print(f"{line['what']:<28}{line['build']:>12}{line['value']:>10,}  {line['moves a choice']} moves a choice")
        return
    import stellwerk

    for name in names or stellwerk.games():
        for line in measure(name):
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
