"""What each version of the rules changed, and how tables of the version before come along."""

from collections.abc import Mapping
from typing import Final

from stellwerk.kernel.game import Change

CHANGES: Final[Mapping[int, Change]] = {2: Change()}
