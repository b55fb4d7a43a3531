"""How much travels: bytes of patches and scenes over whole games, for every viewer.

python bench/patches.py
"""

import random
import sys
import time
from pathlib import Path
from statistics import mean
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:] = [str(HERE.parent), *(place for place in sys.path if Path(place).resolve() != HERE)]

Line = dict[str, Any]


def measure(name: str, players: int, seed: int) -> tuple[list[int], list[int], list[int], list[float]]:
    """Bytes of patches, of all patches of a move, of scenes; seconds to build and encode a move for one viewer."""
    import msgspec

    import stellwerk
    from stellwerk.kernel.state import Ear
    from stellwerk.server.show import patches
    from stellwerk.stage.parts import Kept
    from stellwerk.stage.scenes import shot, whole

    encode = msgspec.json.Encoder().encode
    match = stellwerk.new(name, players, seed)
    dice = random.Random(seed)
    kept = Kept()
    shown = {seat: shot(match, seat, kept) for seat in [None, *range(players)]}
    single, moves, scenes, times = [], [], [], []
    while match.waiting:
        seat = dice.choice(match.waiting)
        match = match.clone()  # as the server does: what was drawn stays true
        match.ear = ear = Ear(keep_frames=True)
        match.play(seat, dice.choice(match.moves(seat)))
        for viewer in [*shown]:
            begun = time.process_time()
            made, shown[viewer] = patches(shown[viewer], match, ear, viewer, kept)
            sizes = [len(encode(patch)) for patch in made]
            times.append(time.process_time() - begun)
            single += sizes
            moves.append(sum(sizes))
            scenes.append(len(encode(whole(shown[viewer], []))))
    return single, moves, scenes, times


def run() -> list[Line]:
    import stellwerk

    out: list[Line] = []
    for name in stellwerk.games():
        single: list[int] = []
        moves: list[int] = []
        scenes: list[int] = []
        times: list[float] = []
        for seed, players in enumerate(range(stellwerk.game(name).fewest, stellwerk.game(name).most + 1)):
            for into, found in zip((single, moves, scenes, times), measure(name, players, seed)):
                into += found  # type: ignore[arg-type]
        out += [
            {"name": f"{name}: mean patch", "value": round(mean(single)), "unit": "bytes"},
            {"name": f"{name}: largest patch", "value": max(single), "unit": "bytes"},
            {"name": f"{name}: mean of all patches of a move", "value": round(mean(moves)), "unit": "bytes"},
            {"name": f"{name}: mean whole scene", "value": round(mean(scenes)), "unit": "bytes"},
            {"name": f"{name}: a move for one viewer", "value": round(mean(times) * 1000, 3), "unit": "ms of CPU"},
        ]
    return out


if __name__ == "__main__":
    for line in run():
        print(f"{line['name']:52}{line['value']:>12} {line['unit']}")
