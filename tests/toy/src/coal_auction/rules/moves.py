"""Every move that can ever be made."""

from typing import Final

from coal_auction.model.ids import SEATS, TOKENS
from stellwerk.kernel.vocabulary import Vocabulary, amount, names

VOCABULARY: Final = Vocabulary()
BID: Final = VOCABULARY.family("bid", amount("coins", 0, 9))
NAME: Final = VOCABULARY.family("name", names("seat", SEATS))
LOAD: Final = VOCABULARY.family("load", names("wagon", ["1", "2"]))
DRAW: Final = VOCABULARY.family("draw")
END: Final = VOCABULARY.family("end")
GRAB: Final = VOCABULARY.family("grab")
EXPIRE: Final = VOCABULARY.family("expire")
SHOW: Final = VOCABULARY.family("show", names("token", TOKENS))
