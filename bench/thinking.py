"""How long bots think: python bench/thinking.py [GAME ...] [--bots driver,signal-master] [--positions 40]

Positions spread over a greedy game of two, wherever a seat has a choice. Every bot is asked for each of them afresh (in
play it keeps what it thought before), from the seat's view and with no clock. Told are the processor milliseconds of a
choice, the lines of play that a search follows in a second, and the most memory that the process has had.
"""

from __future__ import annotations

import argparse
import json
import resource
from time import process_time
from typing import Any

from builds import HERE, in_turns
from judging import SEED, positions

BOTS = "fireman,driver,station-master,signal-master"
NO_CLOCK_S = 1e6


def measure(name: str, bots: list[str], count: int) -> list[dict[str, Any]]:
    import stellwerk
    from stellwerk.bots import bot
    from stellwerk.bots.clock import Deadline
    from stellwerk.kernel.rng import Dice
    from stellwerk.kernel.table import eyes_of

    game = stellwerk.game(name)
    found = positions(game, count)
    lines = []
    for asked in bots:
        spent: list[float] = []
        followed = 0
        for s, seat, moves in found:
            thinker: Any = bot(asked)
            table = game.lay_out(s, eyes_of(seat))
            texts = [game.vocabulary.text(move) for move in moves]
            start = process_time()
            thinker.choose(game, table, seat, texts, Dice(SEED), Deadline(NO_CLOCK_S))
            spent.append(process_time() - start)
            search = getattr(thinker, "last", None)
            followed += search.done if search is not None else 0
        spent.sort()
        figures = {
            "mean": sum(spent) / len(spent),
            "p50": spent[len(spent) // 2],
            "p95": spent[len(spent) * 95 // 100],
            "most": spent[-1],
        }
        lines.append(
            {"game": name, "bot": asked}
            | {key: round(1000 * value, 1) for key, value in figures.items()}
            | {"lines/s": round(followed / sum(spent)), "MB": round(memory())}
        )
    return lines


def memory() -> float:
    """The most that this process has had, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description="How long bots think.")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument(HERE, action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        import stellwerk

        for game in asked.games or stellwerk.games():
            for line in measure(game, asked.bots.split(","), asked.positions):
                print(json.dumps(line), flush=True)
        return
    print(f"{'':<12} {'':<14} {'':<11} {'mean':>8} {'p50':>8} {'p95':>8} {'most':>8} ms {'lines/s':>8} {'MB':>5}")
    given = [*asked.games, "--bots", asked.bots, "--positions", str(asked.positions)]
    for build, line in in_turns(__file__, given, 1):
        times = " ".join(f"{line[key]:>8,.1f}" for key in ("mean", "p50", "p95", "most"))
        print(f"{line['game']:<12} {line['bot']:<14} {build:<11} {times}    {line['lines/s']:>8,} {line['MB']:>5}")


if __name__ == "__main__":
    main()
