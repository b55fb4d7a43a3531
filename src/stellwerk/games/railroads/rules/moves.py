"""The vocabulary: every move that can ever be made, as text and as a number."""

from typing import Final

from stellwerk.games.railroads.model.ids import (
    ARMS,
    CARDS,
    COLOURS,
    END_BONUSES,
    EXTENSIONS,
    FACTORIES,
    FOUNDRIES,
    GAPS,
    INCOMES,
    KINDS,
    LEAVABLE,
    LINES,
    PAYMENTS,
    PLACES,
    SLOTS,
    START_BONUSES,
    STOKABLE,
    TOKENS,
)
from stellwerk.kernel.vocabulary import Family, Vocabulary, amount, names

VOCABULARY: Final = Vocabulary()

# a turn
PLACE: Final[Family] = VOCABULARY.family("place", names("place", PLACES), names("payment", PAYMENTS))
PASS: Final[Family] = VOCABULARY.family("pass")
END: Final[Family] = VOCABULARY.family("end")  # of the turn, with extras left
USE: Final[Family] = VOCABULARY.family("use", names("income", INCOMES))  # an income marker
FIRE: Final[Family] = VOCABULARY.family("fire", names("foundry", FOUNDRIES))  # use a foundry
TAKE_STOKER: Final[Family] = VOCABULARY.family("stoker")  # the coal board's stoker space
START: Final[Family] = VOCABULARY.family("start", names("card", START_BONUSES))

# what an effect brings
ADVANCE: Final[Family] = VOCABULARY.family("advance", names("colour", COLOURS), names("line", LINES))
ADVANCE_INDUSTRY: Final[Family] = VOCABULARY.family("industry", amount("marker", 1, 3))
TAKE: Final[Family] = VOCABULARY.family("take-loco")
BUILD: Final[Family] = VOCABULARY.family("build", names("factory", ["lowest", *FACTORIES]))
USE_KEY: Final[Family] = VOCABULARY.family("key", names("use", ["steps", "points"]))
TOKEN: Final[Family] = VOCABULARY.family("token", names("token", TOKENS))
TAKE_CARD: Final[Family] = VOCABULARY.family("card", names("card", CARDS))
TAKE_INCOME: Final[Family] = VOCABULARY.family("income", names("income", INCOMES))
TAKE_MARKER: Final[Family] = VOCABULARY.family("take-marker")
USE_BONUS: Final[Family] = VOCABULARY.family("bonus", names("use", ["card", "points"]))
ENTER_AGAIN: Final[Family] = VOCABULARY.family("again", names("gap", GAPS))
SKIP: Final[Family] = VOCABULARY.family("skip", names("effect", KINDS[:LEAVABLE]))
MOST_AT_ONCE: Final = 9
GIVE_COAL: Final[Family] = VOCABULARY.family("coal", amount("coal", 1, MOST_AT_ONCE))

# answers to questions on the way
SLOT: Final[Family] = VOCABULARY.family("slot", names("slot", SLOTS))
RETURN: Final[Family] = VOCABULARY.family("return")
GAP: Final[Family] = VOCABULARY.family("gap", names("gap", GAPS))
REPEAT: Final[Family] = VOCABULARY.family("repeat", names("place", PLACES))
REPEAT_BLACK: Final[Family] = VOCABULARY.family("repeat-black", names("place", PLACES))  # with the black worker's bonus
NONE_AGAIN: Final[Family] = VOCABULARY.family("repeat-none")
STOKE: Final[Family] = VOCABULARY.family("stoke", names("tile", STOKABLE))
KEEP_UPGRADE: Final[Family] = VOCABULARY.family("upgrade", names("marker", ["base", "german"]))
CHOOSE: Final[Family] = VOCABULARY.family("choose", names("card", END_BONUSES))
ARM: Final[Family] = VOCABULARY.family("arm", names("arm", ARMS[1:]))
EXTEND: Final[Family] = VOCABULARY.family("extend", names("extension", EXTENSIONS))
CHOOSE_FOUNDRY: Final[Family] = VOCABULARY.family("foundry", names("foundry", FOUNDRIES))
CLOSE: Final[Family] = VOCABULARY.family("close")
KEEP: Final[Family] = VOCABULARY.family("keep")
MOVE: Final[Family] = VOCABULARY.family("move", names("place", PLACES))  # a worker from the turn order track
STAY: Final[Family] = VOCABULARY.family("stay")

# the first number of every family, for quick arithmetic
PAYS: Final[int] = len(PAYMENTS)
PLACE_0: Final[int] = PLACE.base
PASSED: Final[int] = PASS.base
ENDED: Final[int] = END.base
USE_0: Final[int] = USE.base
FIRE_0: Final[int] = FIRE.base
STOKER_0: Final[int] = TAKE_STOKER.base
START_0: Final[int] = START.base
ADVANCE_0: Final[int] = ADVANCE.base
INDUSTRY_0: Final[int] = ADVANCE_INDUSTRY.base
TAKE_0: Final[int] = TAKE.base
BUILD_0: Final[int] = BUILD.base
KEY_STEPS: Final[int] = USE_KEY.base
KEY_POINTS: Final[int] = USE_KEY.base + 1
TOKEN_0: Final[int] = TOKEN.base
CARD_0: Final[int] = TAKE_CARD.base
INCOME_0: Final[int] = TAKE_INCOME.base
MARKER_0: Final[int] = TAKE_MARKER.base
BONUS_CARD: Final[int] = USE_BONUS.base
BONUS_POINTS: Final[int] = USE_BONUS.base + 1
AGAIN_0: Final[int] = ENTER_AGAIN.base
SKIP_0: Final[int] = SKIP.base
SLOT_0: Final[int] = SLOT.base
RETURN_0: Final[int] = RETURN.base
GAP_0: Final[int] = GAP.base
COAL_0: Final[int] = GIVE_COAL.base
REPEAT_0: Final[int] = REPEAT.base
REPEAT_BLACK_0: Final[int] = REPEAT_BLACK.base
REPEAT_NONE: Final[int] = NONE_AGAIN.base
STOKE_0: Final[int] = STOKE.base
UPGRADE_0: Final[int] = KEEP_UPGRADE.base
CHOOSE_0: Final[int] = CHOOSE.base
ARM_0: Final[int] = ARM.base
EXTEND_0: Final[int] = EXTEND.base
FOUNDRY_0: Final[int] = CHOOSE_FOUNDRY.base
CLOSE_0: Final[int] = CLOSE.base
KEEP_0: Final[int] = KEEP.base
MOVE_0: Final[int] = MOVE.base
STAY_0: Final[int] = STAY.base
