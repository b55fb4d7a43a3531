"""Coal auction: the smallest game that uses every part of the kernel. The contract suite plays it like a real one.

Each round a card is turned up; all bid for it in secret, the winner loads it on a wagon and may draw a hidden card.
With the clock on, whoever is quickest then grabs a coin. A secret token may be shown at any time when it is fulfilled.
"""

from coal_auction.game import game

__all__ = ["game"]
