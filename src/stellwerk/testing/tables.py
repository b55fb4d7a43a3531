"""Which tables the contract suite plays at: every player count, every option of a game, and how thoroughly."""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice, product
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
import pytest

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json, checked_options
from stellwerk.kernel.match import Match, new_match
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import State
from stellwerk.kernel.step import CLOCK
from stellwerk.words import english

THOROUGH = os.environ.get("STELLWERK_THOROUGH") == "1"
COMBINATIONS = THOROUGH or os.environ.get("STELLWERK_COMBINATIONS") == "1"
MOST_MOVES = 20_000  # a game longer than this runs away
RANDOM_MIXES = 3 if THOROUGH else 1
WHOLE_FAMILY = 200  # families up to this size are judged completely
SAMPLE = 40
FIRST = 2  # so many questions of each kind are always looked at


every_table = pytest.mark.every_table  # the plugin gives a test with this mark its tables,
every_game = pytest.mark.every_game  # and one with this mark its games


def sized(quick: int, thorough: int) -> int:
    return thorough if THOROUGH else quick


class Table(NamedTuple):
    """A game with its set-up."""

    game: Game
    players: int
    options: Json
    name: str

    def dice(self, what: str = "") -> Dice:
        """The same chance in every run, another one for every table and purpose."""
        return Dice(crc32(f"{self.name} {what}".encode()))

    def match(self, seed: int | str = 0) -> Match:
        return new_match(self.game, self.players, seed, self.options, english(self.game.folder))

    def viewers(self) -> list[int | None]:
        return [None, *range(self.players)]


def covering(game: Game) -> list[Json]:
    """Option sets that hold every choice of every option at least once, beside the default."""
    sets: list[Json] = []
    for i in range(1, max((len(option.choices) for option in game.options), default=1)):
        chosen: Json = {}
        for option in game.options:
            others = [choice for choice in option.choices if choice != option.default]
            chosen[option.id] = others[(i - 1) % len(others)] if others else option.default
        sets.append(chosen)
    return sets


def mix(game: Game, dice: Dice) -> Json:
    return {option.id: option.choices[dice.below(len(option.choices))] for option in game.options}


def fitting(game: Game, players: int, chosen: Json) -> Json:
    """The same options, less those that this player count cannot have."""
    chosen = dict(chosen)
    while True:
        try:
            new_match(game, players, 0, chosen)
        except Refused as refused:
            del chosen[str(refused.params["option"])]
        else:
            return chosen


def tables(game: Game) -> Iterator[Table]:
    """Every player count with the default options, with a set from the cover, and with random mixes."""
    counts = range(game.fewest, game.most + 1)
    sets = covering(game)
    turns = max(len(counts), len(sets)) if sets else 0
    for players in counts:
        yield Table(game, players, {}, f"{game.id}-{players}")
    for n, (players, chosen) in enumerate(islice(zip(cycle(reversed(counts)), cycle(sets)), turns)):
        yield Table(game, players, fitting(game, players, chosen), f"{game.id}-{players}-other{n}")
    for n in range(RANDOM_MIXES if game.options else 0):
        for players in counts:
            name = f"{game.id}-{players}-mix{n}"
            yield Table(game, players, fitting(game, players, mix(game, Dice(crc32(name.encode())))), name)
    if COMBINATIONS:
        yield from combinations(game)


def combinations(game: Game) -> Iterator[Table]:
    """Every mix of modules and difficulties with every player count that can have it."""
    modules = [option for option in game.options if option.apart]
    for players in range(game.fewest, game.most + 1):
        for choices in product(*(option.choices for option in modules)):
            chosen = {option.id: choice for option, choice in zip(modules, choices) if choice != option.default}
            if chosen and fitting(game, players, chosen) == chosen:
                name = "-".join([game.id, str(players), *(f"{key}.{choice}" for key, choice in chosen.items())])
                yield Table(game, players, chosen, name)


def unplayed(game: Game, found: list[Table]) -> Json:
    """For every option a choice that none of the tables has, if there is one."""
    played = {item for table in found for item in checked_options(game, table.options).items()}
    missing: Json = {}
    for option in game.options:
        for choice in option.choices:
            if (option.id, choice) not in played:
                missing[option.id] = choice
    return missing


def all_tables(game: Game) -> list[Table]:
    found = list(tables(game))
    while missing := unplayed(game, found):
        found.append(Table(game, game.most, missing, f"{game.id}-{game.most}-rest{len(found)}"))
    return found


class Turn(NamedTuple):
    """A move about to be made in a random game."""

    n: int
    match: Match
    seat: int
    move: int


def random_game(table: Table, seed: str, dice: Dice | None = None) -> Iterator[Turn]:
    """Play one game at random, stopping before every move. The match is at its end when the walk is over.

    Every seat with moves of its own may be next, whoever's turn it is: asides come to pass that way.
    """
    match = table.match(seed)
    dice = dice or table.dice(seed)
    n = 0
    while match.waiting:
        assert n < MOST_MOVES, "the game runs away"
        seat, move = next_move(table.game, match.state, dice)
        yield Turn(n, match, seat, move)
        match.play(seat, table.game.vocabulary.text(move))
        n += 1


def moments(table: Table, seed: str, every: int) -> Iterator[Turn]:
    """The moments of one random game that are looked at closely: each kind of question, then every n-th move.

    With more players a game is longer and every moment has more viewers: fewer of them are enough.
    """
    asked: Counter[str] = Counter()
    stride = max(1, every * table.players // 2) if every > 1 else 1
    for turn in random_game(table, seed):
        kind = type(turn.match.state.stack[-1]).__name__
        asked[kind] += 1
        if asked[kind] <= FIRST or turn.n % stride == 0:
            yield turn


def next_move(game: Game, s: State, dice: Dice) -> tuple[int, int]:
    if game.aside is not None and dice.below(4) == 0:
        beside = [seat for seat in range(s.seats) if game.aside.moves(s, seat)]
        if beside:
            seat = beside[dice.below(len(beside))]
            choice: list[int] = game.aside.moves(s, seat)
            return seat, choice[dice.below(len(choice))]
    return rules.random_move(s, dice, game.aside)


def some_moves(game: Game, s: State, dice: Dice, count: int = SAMPLE) -> list[int]:
    """Moves worth judging: all of the open question's small families, samples of the large ones and of all the rest."""
    out = [dice.below(game.vocabulary.size) for _ in range(count)]
    families = [*(s.stack[-1].families if s.stack else ()), *(game.aside.families if game.aside else ())]
    for family in families:
        if family.size <= WHOLE_FAMILY:
            out += range(family.base, family.base + family.size)
        else:
            out += [family.base + dice.below(family.size) for _ in range(count)]
    return out


def asked_seats(s: State) -> list[int]:
    """All seats, and the clock."""
    return [*range(s.seats), CLOCK]


def plain(value: Any) -> bytes:
    """As bytes that are equal where the values are."""
    return msgspec.json.encode(value, order="sorted")
