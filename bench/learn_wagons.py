"""Teach what running trains are worth in Nimm den Zug: python bench/learn_wagons.py [--players 2,3] [--share 1]

Compiles bench/learn_wagons.c with the values of the component file and lets it play against itself and against
sensible players: ten minutes for all numbers of players on 16 cores, a bit over an hour on two. What is written, the
game's data/wagons-learned.json, is read by its mind/learned.py. Numbers of players that are not asked for stay as they
are in that file. Learn the auctions anew afterwards: they are judged by the wagons.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from networks import build, learned, side_by_side, write

PHASES = {2: 4_000_000, 3: 1_400_000, 4: 850_000, 5: 700_000, 6: 640_000}  # that are played to learn, by players
HIDDEN = 64  # sums between inputs and what is expected
OPPONENTS = "s55,self45"  # in percent of the phases
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
        outs = {players: folder / f"{players}.txt" for players in wanted}
        programs = []
        for players, out in outs.items():
            phases = round(PHASES[int(players)] * asked.share)
            programs.append([[program, players, str(phases), str(asked.seed), str(HIDDEN), str(out), OPPONENTS]])
        side_by_side(programs, asked.at_once)
        found = {players: [learned(out, 2)] for players, out in outs.items()}
    recipe = {"command": "python bench/learn_wagons.py", "seed": asked.seed, "share": asked.share}
    write("wagons-learned", found, recipe)


if __name__ == "__main__":
    main()
