"""Who plays whom: every bot sits in every seat equally often, with the same deals."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec

import stellwerk
from stellwerk.kernel.refusal import Refused
from stellwerk.lab.play import CannotPlay, Play

LineUp = tuple[str, ...]
LARGEST_SEED = 2**63 - 1


class Setting(msgspec.Struct, frozen=True):
    """What all games of a run have in common."""

    game: str
    players: int
    seed: int = 0  # of the first deal; the next one has the next
    options: dict[str, str] = {}

    def check(self, deals: int) -> None:
        """Wrong wishes are refused here, not on a worker."""
        if deals < 1:
            raise CannotPlay("lab-count", name="--deals", least=1)
        if not 0 <= self.seed <= LARGEST_SEED - deals:
            raise CannotPlay("lab-seeds", last=LARGEST_SEED - deals)
        try:
            stellwerk.new(self.game, self.players, self.seed, self.options)
        except Refused as refused:
            raise CannotPlay("lab-reason", reason=str(refused)) from None

    def plan(self, command: str, **more: Any) -> dict[str, Any]:
        """As the folder keeps it."""
        rules = stellwerk.game(self.game).version
        return {"command": command, "rules": rules, **msgspec.to_builtins(self), **more}


def shared_out(bots: Sequence[str], seats: int) -> list[LineUp]:
    """All tables at which every bot has as many seats as any other, or one more."""
    each, rest = divmod(seats, len(bots))
    return [
        tuple(name for name in bots for _ in range(each + (name in favoured))) for favoured in combinations(bots, rest)
    ]


def round_robin(bots: Sequence[str], players: int) -> list[LineUp]:
    """Every bot against every other; larger tables are mixed."""
    if len(set(bots)) < 2:
        raise CannotPlay("lab-two-bots")
    if players < 2:
        raise CannotPlay("lab-two-players")
    return shared_out(list(dict.fromkeys(bots)), players)


def gauntlet(bots: Sequence[str], against: Sequence[str], players: int) -> list[LineUp]:
    """Each bot in one seat, and in the other seats those it is measured against."""
    others = list(dict.fromkeys(against))
    both = sorted(set(bots) & set(others))
    if both:
        raise CannotPlay("lab-both-sides", bots=", ".join(both))
    if players < 2:
        raise CannotPlay("lab-two-players")
    return [(name, *rest) for name in dict.fromkeys(bots) for rest in shared_out(others, players - 1)]


def rotations(line_up: LineUp, deal: int) -> list[LineUp]:
    """Everybody once in every seat. Every second deal the other way round: nobody always sits behind the same one."""
    turned = line_up if deal % 2 == 0 else line_up[::-1]
    return [turned[shift:] + turned[:shift] for shift in range(len(turned))]


def deals(setting: Setting, line_ups: Sequence[LineUp], count: int) -> Iterator[Play]:
    """Deal by deal, every table in every rotation. More deals only add games with higher numbers."""
    number = 0
    for deal in range(count):
        for line_up in line_ups:
            for seated in rotations(line_up, deal):
                yield Play(number, setting.game, setting.players, seated, setting.seed + deal, setting.options)
                number += 1


def single_games(setting: Setting, bots: Sequence[str], count: int) -> Iterator[Play]:
    """A new deal for every game; the bots move on by one seat each time."""
    for n in range(count):
        seated = tuple(bots[(seat + n) % len(bots)] for seat in range(setting.players))
        yield Play(n, setting.game, setting.players, seated, setting.seed + n, setting.options)
