"""Positions of real games, changed in one place: each is refused with a path that exists, or the table plays on.

python -m stellwerk.testing.mutations GAME [--count 100000] [--seed 0]
"""

import argparse
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import stellwerk
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.match import match_from_position
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import State
from stellwerk.kernel.table import eyes_of
from stellwerk.testing.messages import Words
from stellwerk.testing.tables import MOST_MOVES, Table, all_tables, random_game

Place = tuple[Any, Any, str]  # a list or an object, an index or a key in it, and the path
WRONG: list[Any] = [None, True, False, -1, 0, 1, 2, 7, 10**12, 0.5, "", "?", "nobody", [], ["x"], {}, {"x": 1}]
STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")
EVERY = 4  # so many moves lie between two positions that are kept
PER_GAME = 80  # mutations of the positions of one random game


class Found:
    """What became of the mutations."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = Words(game.folder)
        self.refused: Counter[str] = Counter()  # by key
        self.played = 0
        self.wrong: list[str] = []

    def line(self) -> str:
        refused, played = self.refused.total(), self.played
        return f"{refused + played} mutations: {refused} refused, {played} played on, {len(self.wrong)} wrong"


def places(value: Any, path: str = "") -> Iterator[Place]:
    """Every field and every element, at any depth."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in list(inner):
        at = f"{path}[{key}]" if isinstance(value, list) else f"{path}.{key}" if path else str(key)
        yield value, key, at
        yield from places(one, at)


def mutate(position: Json, dice: Dice) -> str:
    """Change one thing; what was done, in words."""
    found = list(places(position))
    where, key, path = found[dice.below(len(found))]
    old = where[key]
    kind = dice.below(8)
    if kind == 0:
        del where[key]
        return f"{path} taken out"
    if kind == 1 and isinstance(where, list):
        where.insert(dice.below(len(where) + 1), old)
        return f"{path} doubled"
    if kind == 2:
        other, there, at = found[dice.below(len(found))]
        where[key] = json.loads(json.dumps(other[there]))
        return f"{path} as {at}"
    if kind < 6 and isinstance(old, int) and not isinstance(old, bool):
        where[key] = old + dice.below(5) - 2
    elif kind < 6 and isinstance(old, str):
        texts = [one[name] for one, name, _ in found if isinstance(one[name], str)]
        where[key] = texts[dice.below(len(texts))]
    elif kind < 6 and isinstance(old, bool):
        where[key] = not old
    else:
        where[key] = WRONG[dice.below(len(WRONG))]
    return f"{path} = {json.dumps(where[key])[:60]}"


def is_there(path: str, position: Json) -> bool:
    """Whether a path leads to something in the position, or to something that is missing right there."""
    here: Any = position
    for name, index in STEP.findall(path.partition(" (")[0]):
        if isinstance(here, dict) and name:
            if here.get(name) is None:  # null is as good as left out
                return True
            here = here[name]
        elif isinstance(here, list) and index:
            if int(index) >= len(here):
                return True
            here = here[int(index)]
        else:
            return False
    return True


def try_one(found: Found, position: Json, whole: list[str] | None, dice: Dice) -> str | None:
    """What is wrong with how a mutated position is taken, if anything is."""
    game = found.game
    try:
        match = match_from_position(game, position)
    except Refused as refused:
        found.refused[refused.key] += 1
        found.words.sentence(refused.key, dict(refused.params))
        path = refused.params.get("path")
        if path is None and not {"option", "players"} & set(refused.params):
            return f"{refused.key} {refused.params}: refused without a path"
        return None if path is None or is_there(str(path), position) else f"{refused.key}: there is no {path}"
    found.played += 1
    return plays_on(game, match.state, whole, dice)


def plays_on(game: Game, s: State, whole: list[str] | None, dice: Dice) -> str | None:
    """`whole` is everything that belongs to the game, as far as that is known."""
    counted = game.census(s)
    if whole is not None and counted != whole:
        return f"a component is lost or doubled: {difference(counted, whole)}"
    for seat in [None, *range(s.seats)]:
        game.lay_out(s, eyes_of(seat))
    n = 0
    while s.stack:
        if n > MOST_MOVES:
            return "the game does not end"
        seat, move = rules.random_move(s, dice, game.aside)
        rules.play(s, seat, move, game.aside)
        n += 1
    if game.census(s) != counted:
        return f"after {n} moves a component is lost or doubled: {difference(game.census(s), counted)}"
    return None if game.result(s) is not None else "no result"


def difference(have: list[str], want: list[str]) -> str:
    more, less = Counter(have) - Counter(want), Counter(want) - Counter(have)
    return f"too many {dict(more)}, missing {dict(less)}"


def batch(found: Found, table: Table, seed: str, count: int) -> None:
    """Mutations of the positions of one random game."""
    dice = table.dice(seed)
    positions: list[Json] = []
    for turn in random_game(table, seed, dice):
        if not positions or dice.below(EVERY) == 0:
            positions.append(turn.match.position())
            whole = table.game.census(turn.match.state)
    for _ in range(count):
        position = json.loads(json.dumps(positions[dice.below(len(positions))]))
        done = mutate(position, dice)
        same = all(position.get(name) == positions[0][name] for name in ("options", "players"))
        try:
            wrong = try_one(found, position, whole if same else None, dice)
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        if wrong is not None:
            found.wrong.append(f"{table.name}, {done}: {wrong}")


def mutated(game: Game, count: int, seed: int = 0) -> Found:
    """So many mutations, spread over all tables of the game."""
    found = Found(game)
    tables = all_tables(game)
    n = 0
    while count > 0:
        batch(found, tables[n % len(tables)], f"mutations {seed} {n}", min(PER_GAME, count))
        count -= PER_GAME
        n += 1
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    begun = time.monotonic()
    found = mutated(stellwerk.game(asked.game), asked.count, asked.seed)
    for wrong in [*found.wrong[:200], *sorted(found.words.wrong)]:
        print(wrong)
    print(f"{asked.game}: {found.line()}, {time.monotonic() - begun:.0f} s")
    print(", ".join(f"{key} {n}" for key, n in found.refused.most_common()))
    return 1 if found.wrong or found.words.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
