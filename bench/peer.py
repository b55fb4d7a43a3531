"""catanatron, the best-known Python engine of such a game, measured the same way. Runs in its own environment."""

import json
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
PLAYERS = 4
CLONES = 100


def fresh(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in COLORS[:PLAYERS]], seed=seed)


def running(game: Game) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def decisions(seconds: float) -> float:
    count, spent, seed = 0, 0.0, 1
    while spent < seconds:
        game = fresh(seed)
        start = process_time()
        while running(game):
            game.play_tick()
            count += 1
        spent += process_time() - start
        seed += 1
    return count / spent


def copies() -> float:
    game = fresh(7)
    spent, n, count = 0.0, 0, 0
    while running(game):
        if n % 60 == 0:
            start = process_time()
            for _ in range(CLONES):
                game.copy()
            spent += process_time() - start
            count += CLONES
        game.play_tick()
        n += 1
    return spent / count * 1e6


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    table = {"game": "catanatron", "players": PLAYERS}
    print(json.dumps({**table, "what": "decisions/s", "value": decisions(seconds)}))
    print(json.dumps({**table, "what": "µs a clone", "value": copies()}))


if __name__ == "__main__":
    main()
