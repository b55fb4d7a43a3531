"""Every step by its name in a written position."""

from typing import Any, Final

from coal_auction.rules.bids import Bids, Tie
from coal_auction.rules.clock import Grab
from coal_auction.rules.round import Round
from coal_auction.rules.wagons import After, Load
from stellwerk.kernel.step import Step

STEPS: Final[dict[str, type[Step[Any]]]] = {step.__name__: step for step in (Round, Bids, Tie, Load, After, Grab)}
