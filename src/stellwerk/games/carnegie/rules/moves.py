"""Every move of Carnegie."""

from typing import Final

from stellwerk.games.carnegie.model.components import BOX, LAST_BOX, SPACES
from stellwerk.games.carnegie.model.ids import (
    DONATIONS,
    PLACES,
    POSTURES,
    REGIONS,
    REWARDS,
    SIDES,
    TABS,
    TILES,
    TYPES,
)
from stellwerk.games.carnegie.model.parts import MOST_STATIONS
from stellwerk.kernel.vocabulary import Family, Vocabulary, amount, names

VOCABULARY: Final = Vocabulary()
MOST_EMPLOYEES: Final = 15
MOST_TRADE: Final[int] = BOX["effects"]["trade"]

ACTION: Final[Family] = VOCABULARY.family("action", names("action", TYPES))
JOKER: Final[Family] = VOCABULARY.family("joker", names("action", TYPES))
HOME: Final[Family] = VOCABULARY.family("home", amount("employees", 0, MOST_EMPLOYEES))
TAKE: Final[Family] = VOCABULARY.family("take", names("reward", REWARDS))
TRANSPORT_BOX: Final[Family] = VOCABULARY.family("box", amount("box", 1, LAST_BOX + 1))
LOBBY_AT: Final[Family] = VOCABULARY.family("lobby", names("place", PLACES))
DONATE: Final[Family] = VOCABULARY.family("donate", names("donation", DONATIONS))
USE: Final[Family] = VOCABULARY.family("use", names("place", PLACES))
WALK: Final[Family] = VOCABULARY.family(
    "walk", names("posture", POSTURES), names("place", PLACES), names("place", PLACES)
)
SEND: Final[Family] = VOCABULARY.family("send", names("reward", REWARDS), names("region", REGIONS))
MISSION: Final[Family] = VOCABULARY.family("mission", names("region", REGIONS))
GIVE: Final[Family] = VOCABULARY.family("give", names("donation", DONATIONS), names("region", REGIONS))
TRADE: Final[Family] = VOCABULARY.family("trade", amount("cubes", 1, MOST_TRADE))
REGION: Final[Family] = VOCABULARY.family("region", names("region", REGIONS))
FOUND: Final[Family] = VOCABULARY.family("found", names("department", TILES), names("place", PLACES))
FETCH: Final[Family] = VOCABULARY.family("fetch", names("posture", POSTURES), names("place", PLACES))
BUILD: Final[Family] = VOCABULARY.family("build", names("project", TABS), names("space", SPACES))
DEVELOP: Final[Family] = VOCABULARY.family("develop", names("project", TABS))
ADVANCE: Final[Family] = VOCABULARY.family("advance", names("region", REGIONS))
ACTIVATE: Final[Family] = VOCABULARY.family("activate", names("place", PLACES))
ACTIVATE_MORE: Final[Family] = VOCABULARY.family("activate-dear", names("place", PLACES))
ACTIVATE_LESS: Final[Family] = VOCABULARY.family("activate-cheap", names("place", PLACES))
RESERVE: Final[Family] = VOCABULARY.family("reserve", names("department", TILES))
SIDE: Final[Family] = VOCABULARY.family("side", names("project", TABS), names("side", SIDES))
SELL: Final[Family] = VOCABULARY.family("sell")
DONE: Final[Family] = VOCABULARY.family("done")
STATION: Final[Family] = VOCABULARY.family("station", amount("station", 1, MOST_STATIONS))

# the widths of the parts, for counting without lists
N_PLACES: Final = len(PLACES)
N_SPACES: Final = len(SPACES)
N_REGIONS: Final = len(REGIONS)
