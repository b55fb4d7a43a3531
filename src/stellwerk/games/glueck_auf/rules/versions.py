"""What each version of the rules changed, and how tables of the version before come along."""

from collections.abc import Mapping
from typing import Final

from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.kernel.game import Change


def as_it_was_played(_: GlueckState) -> None:
    """Version 1 gave up looking for a distant placement and refused the innovation (GA-8.13): it asked nothing less."""


CHANGES: Final[Mapping[int, Change]] = {2: Change(replay=as_it_was_played)}
