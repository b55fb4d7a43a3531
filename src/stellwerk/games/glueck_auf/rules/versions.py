"""What each version of the rules changed, and how tables of the version before come along."""

from collections.abc import Mapping
from typing import Final

from stellwerk.kernel.game import Change

# 2: an innovation before the workers is allowed however far away the placement that it leads to (GA-8.13). Version 1
# gave up looking after a while and refused it: every move of then is a move of now.
CHANGES: Final[Mapping[int, Change]] = {2: Change()}
