"""Teach what running trains are worth in Nimm den Zug: python bench/learn_wagons.py [--players 2,3] [--share 1]

Compiles bench/learn_wagons.c with the values of the component file and lets it play against itself and against
sensible players: ten minutes for all numbers of players on 16 cores, a bit over an hour on two. At tables of two, what
the lower levels know is learned against sensible players alone. What is written, the game's data/wagons-learned.json,
is read by its mind/learned.py. Numbers of players that are not asked for stay as they are in that file. Learn the
auctions anew afterwards: they are judged by the wagons.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from networks import build, learned, side_by_side, write

PHASES = {2: 4_000_000, 3: 1_400_000, 4: 850_000, 5: 700_000, 6: 640_000}  # that are played to learn, by players
# by whoever learns: share of the phases, sums between inputs and what is expected, opponents in percent
USUAL = (1.0, 64, "s55,self45")
STEPS = {2: [(0.375, 64, "s100"), USUAL], 3: [USUAL], 4: [USUAL], 5: [USUAL], 6: [USUAL]}
SEED = 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", default=",".join(map(str, PHASES)))
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of phases")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--at-once", type=int, default=1, help="numbers of players that are learned side by side")
    asked = parser.parse_args()
    wanted = asked.players.split(",")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = str(build("learn_wagons.c", folder))
        outs = {
            players: [folder / f"{players}-{n + 1}.txt" for n in range(len(STEPS[int(players)]))] for players in wanted
        }
        series = []
        for players in wanted:
            one = []
            for out, (share, hidden, opponents) in zip(outs[players], STEPS[int(players)]):
                phases = round(PHASES[int(players)] * share * asked.share)
                told = [str(asked.seed), str(hidden), str(out), opponents]
                one.append([program, players, str(phases), *told])
            series.append(one)
        side_by_side(series, asked.at_once)
        found = {players: [learned(out, 2) for out in files] for players, files in outs.items()}
    recipe = {"command": "python bench/learn_wagons.py", "seed": asked.seed, "share": asked.share}
    write("wagons-learned", found, recipe)


if __name__ == "__main__":
    main()
