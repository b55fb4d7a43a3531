"""Teach what to pay for locomotives in Nimm den Zug: python bench/learn_auctions.py [--players 2,3] [--share 1]

Compiles bench/learn_auctions.c with the values of the component file and lets it hold auctions against sensible
players and itself: an hour on two cores, ten minutes on 16. At tables of two, whoever comes next learns mostly against
whoever has learned before, and plays at the next level. Each series is judged by what was learned of the wagon phase,
so learn that first (`python bench/learn_wagons.py`). What is written, the game's data/auctions-learned.json, is read by
its mind/learned.py. Numbers of players that are not asked for stay as they are in that file.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

from networks import DATA, build, learned, side_by_side, text_of, write

GAMES = {2: 700_000, 3: 1_000_000, 4: 800_000, 5: 560_000, 6: 500_000}  # that are played to learn, by players
HIDDEN = 64  # sums between inputs and what is expected
FEW, MANY = ["s95,self5"], ["s85,self15"]  # in percent of the games: sensible players, and others like oneself
ONE_AFTER_THE_OTHER = [*FEW, "1:75,s15,self10", "2:65,1:10,s10,self15"]  # and those who have learned before
OPPONENTS = {2: ONE_AFTER_THE_OTHER, 3: FEW, 4: FEW, 5: MANY, 6: MANY}
SEED = 1


def named(opponents: str, files: list[Path]) -> str:
    """With the files of those who have learned before, in place of their numbers."""
    parts = [part.partition(":") for part in opponents.split(",")]
    return ",".join(f"{files[int(who) - 1]}:{share}" if share else who for who, _, share in parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", default=",".join(map(str, GAMES)))
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of games")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--at-once", type=int, default=1, help="numbers of players that are learned side by side")
    asked = parser.parse_args()
    wanted = asked.players.split(",")
    wagons = json.loads((DATA / "wagons-learned.json").read_text("utf-8"))["players"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = str(build("learn_auctions.c", folder))
        for players in wanted:
            (folder / f"wagons-{players}.txt").write_text(text_of(wagons[players][-1]), "utf-8")
        outs = {
            players: [folder / f"{players}-{n + 1}.txt" for n in range(len(OPPONENTS[int(players)]))]
            for players in wanted
        }
        series = []
        for players in wanted:
            games = str(round(GAMES[int(players)] * asked.share))
            one = []
            for out, opponents in zip(outs[players], OPPONENTS[int(players)]):
                told = [str(asked.seed), str(HIDDEN), str(out), named(opponents, outs[players])]
                one.append([program, players, games, *told, str(folder / f"wagons-{players}.txt")])
            series.append(one)
        side_by_side(series, asked.at_once)
        found = {players: [learned(out, 1) for out in files] for players, files in outs.items()}
    recipe = {"command": "python bench/learn_auctions.py", "seed": asked.seed, "share": asked.share}
    write("auctions-learned", found, recipe)


if __name__ == "__main__":
    main()
