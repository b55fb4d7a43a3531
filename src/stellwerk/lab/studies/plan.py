"""Which games a study plays: so many deals as wished, and some of them again under every other ruling."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

import stellwerk
from stellwerk.kernel.game import Game
from stellwerk.lab.play import Play
from stellwerk.lab.rows import Row
from stellwerk.lab.tournaments import Setting

VARIED: Final = ("ruling", "components")
FIRST_LOOK: Final = 10  # deals after which a choice that has changed nothing is left alone


class Choice(msgspec.Struct, frozen=True):
    """Another ruling, or another component profile."""

    option: str
    choice: str


class Wish(msgspec.Struct, frozen=True):
    """What is studied."""

    game: str
    players: int
    bots: tuple[str, ...]  # repeated over the seats
    deals: int
    seed: int = 0
    varied: int = 0  # deals that are played again under every other choice
    options: dict[str, str] = {}

    def checked(self) -> "Wish":
        """The same, if it can be played; raises CannotPlay."""
        self.setting().check(self.deals)
        return self

    def plan(self) -> dict[str, Any]:
        """What a folder remembers of it: only the number of deals may grow."""
        return self.setting().plan("study", bots=list(self.bots), deals=self.deals)

    def setting(self) -> Setting:
        return Setting(self.game, self.players, self.seed, self.options)

    # --- who sits where ---

    def tables(self) -> list[tuple[str, ...]]:
        """The bots by seat. Where they differ, every deal is played with each of them in every seat."""
        turns = len(self.bots) if len(set(self.bots)) > 1 else 1
        seats = range(self.players)
        return list(
            dict.fromkeys(tuple(self.bots[(seat + n) % len(self.bots)] for seat in seats) for n in range(turns))
        )

    # --- games, numbered so that more deals can follow ---

    def choices(self) -> list[Choice]:
        """Every ruling and component profile that the studied table does not have."""
        return other_choices(stellwerk.game(self.game), self.options)

    def base(self) -> Iterator[Play]:
        for deal in range(self.deals):
            yield from self.games_of(deal, 0, self.options)

    def under(self, choice: Choice, deals: Iterable[int]) -> Iterator[Play]:
        """The same deals under another choice."""
        which = 1 + self.choices().index(choice)
        for deal in deals:
            yield from self.games_of(deal, which, {**self.options, choice.option: choice.choice})

    def games_of(self, deal: int, which: int, options: dict[str, str]) -> Iterator[Play]:
        tables = self.tables()
        kinds = 1 + len(self.choices())
        for n, bots in enumerate(tables):
            number = (deal * len(tables) + n) * kinds + which
            yield Play(number, self.game, self.players, bots, self.seed + deal, options)


def other_choices(game: Game, options: dict[str, str]) -> list[Choice]:
    return [
        Choice(option.id, choice)
        for option in game.options
        if option.kind in VARIED
        for choice in option.choices
        if choice != options.get(option.id, option.default)
    ]


def changed_nothing(default: Iterable[Row], other: Iterable[Row]) -> bool:
    """Whether the same deals ended alike, move by move."""
    logs = {row.number: row for row in other}
    return bool(logs) and all((row.log, row.totals) == (two.log, two.totals) for row, two in pairs(default, other))


def pairs(default: Iterable[Row], other: Iterable[Row]) -> list[tuple[Row, Row]]:
    """The same deal with the same seating, under both."""
    known = {(row.seed, tuple(row.bots)): row for row in default}
    found = [(known.get((row.seed, tuple(row.bots))), row) for row in other]
    return [(one, two) for one, two in found if one is not None]
