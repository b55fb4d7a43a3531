"""Random play and clones of every game, measured once: python bench/playing.py PACKAGES [seconds]

Prints JSON lines. Time is processor time, without set-up: both stay comparable on a machine that does other things too.
"""

import json
import sys
from time import process_time

SAMPLES = 12  # positions per game that are cloned
CLONES = 300


def measure(name: str, players: int, seconds: float) -> list[dict[str, object]]:
    """One game at one table size."""
    import stellwerk
    from stellwerk.kernel import play
    from stellwerk.kernel.rng import Dice, seeded

    game = stellwerk.game(name)
    options = {option.id: option.default for option in game.options}
    seed = 0

    def fresh() -> object:
        nonlocal seed
        seed += 1
        s = game.set_up(players, seeded(seed), options)
        play.settle(s)
        return s

    def loop(s, dice) -> int:  # type: ignore[no-untyped-def]
        """What a program in Python does that plays a game move by move."""
        n = 0
        aside = game.aside
        while s.stack:
            seat, move = play.random_move(s, dice, aside)
            play.play(s, seat, move, aside)
            n += 1
        return n

    def rate(way) -> float:  # type: ignore[no-untyped-def]
        decisions, spent, i = 0, 0.0, 0
        while spent < seconds:
            s, dice = fresh(), Dice(i)
            start = process_time()
            decisions += way(s, dice)
            spent += process_time() - start
            i += 1
        return decisions / spent

    def inside(s, dice) -> int:  # type: ignore[no-untyped-def]
        return play.playout(s, dice, game.aside)

    table = {"game": name, "players": players}
    return [
        {**table, "what": "decisions/s", "value": rate(loop)},
        {**table, "what": "decisions/s in a playout", "value": rate(inside)},
        *({**table, **line} for line in clones(fresh, game.aside)),
    ]


def clones(fresh, aside) -> list[dict[str, object]]:  # type: ignore[no-untyped-def]
    """A copy at moments spread over a game, and a copy with one move made on it."""
    from stellwerk.kernel import play
    from stellwerk.kernel.rng import Dice

    states = []
    length = play.playout(fresh(), Dice(1), aside)
    s, dice = fresh(), Dice(2)
    n = 0
    while s.stack:
        if n % max(1, length // SAMPLES) == 0:
            states.append(s.clone())
        play.play(s, *play.random_move(s, dice, aside), aside)
        n += 1
    start = process_time()
    for state in states:
        for _ in range(CLONES):
            state.clone()
    copied = process_time() - start
    answers = [play.random_move(state, dice, aside) for state in states]
    start = process_time()
    for state, (seat, move) in zip(states, answers):
        for _ in range(CLONES):
            play.play(state.clone(), seat, move, aside)
    moved = process_time() - start
    each = 1e6 / (len(states) * CLONES)
    return [
        {"what": "µs a clone", "value": copied * each},
        {"what": "µs a clone and a move on it", "value": moved * each},
    ]


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.3
    import stellwerk

    for name in stellwerk.games():
        game = stellwerk.game(name)
        for players in range(game.fewest, game.most + 1):
            for line in measure(name, players, seconds):
                print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
