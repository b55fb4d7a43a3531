"""Beginner's mistakes that no bot makes that thinks."""

from tests.bots.obvious import Obvious, assert_found, each_level, each_position
from tests.railroads.table import COAL, GERMANY, effects, lay

EXTRAS = ["NextTurn", "Extras"]
PLACING = ["NextTurn", "AfterAction", "Effects", "PlaceLoco"]
CHOOSING = ["NextTurn", "EndTurn", "ChooseEndBonus"]
FIVE_PLACED = {"T2": {"pay": "ww"}, "T4": {"pay": "ww"}, "A2": {"pay": "w"}}
ALL_PLACED = {**FIVE_PLACED, "T5": {"pay": "w"}}

POSITIONS = [
    Obvious(
        "In the last round two steps bring nothing to this board, the key ten points.",
        effects({}, may={"key": 1}, round=6),
        "key points",
    ),
    Obvious(
        "The step counts on the line with locomotives; the other one has none.",
        effects({"tracks": {"main": [9, 5, 2], "second": [3]}, "locos": ["6", "2"]}, may={"gray": 1}),
        "advance gray main",
    ),
    Obvious(
        "The tracks lie far beyond the reach of the only locomotive.",
        effects({"tracks": {"main": [9, 6, 3]}}, may={"tile": 1}, round=3),
        "take-loco",
    ),
    Obvious(
        "The strongest locomotive belongs to the long line; the others have hardly a track.",
        lay(
            2,
            {"tracks": {"main": [12, 9, 6, 3]}, "locos": ["2"]},
            round=5,
            acted=True,
            hand={"loco": "9", "new": True},
            stack=PLACING,
        ),
        "slot 1",
    ),
    Obvious(
        "The last step of the game: white counts most, and its field is doubled.",
        effects(
            {"tracks": {"main": [15, 8, 6, 4, 2]}, "locos": ["9", "6"], "doublers": 4, "coins": 0},
            may={"any": 1},
            round=6,
            passed=["B"],
            spaces=ALL_PLACED,
        ),
        "advance white main",
    ),
    Obvious(
        "The medal counts 20 points in each of three scorings.",
        effects(
            {"tracks": {"main": [3, 1], "third": [6, 5]}, "locos": ["2", None, None, "6"]},
            may={"question": 1},
            round=4,
        ),
        "token Q2",
    ),
    Obvious(
        "The star of the next field counts four points, a black step anywhere else nothing.",
        effects({"tracks": {"main": [9], "third": [3]}, "locos": ["2", None, None, "5"]}, may={"black": 1}, round=6),
        "advance black third",
    ),
    Obvious(
        "The last worker of the game: three steps of industry bring four points, everything else less.",
        lay(2, {"markers": [1], "coins": 0}, round=6, passed=["B"], spaces=FIVE_PLACED, row=[None] * 7),
        "place R1 w",
    ),
    Obvious(
        "One more engineer is the majority: 40 points, for a coin.",
        lay(
            2,
            {"engineers": [{"engineer": "2"}], "coins": 1},
            {"engineers": [{"engineer": "3"}]},
            round=6,
            passed=["B"],
            spaces=FIVE_PLACED,
            row=["4", *[None] * 6],
        ),
        "place E0 c",
    ),
    Obvious(
        "The stoker lets the locomotive reach one field more, and the coal has no other use.",
        lay(
            2,
            {"tracks": {"main": [9, 7, 5]}, "locos": ["4"], "coal": 2, "coins": 0},
            options=COAL,
            round=5,
            acted=True,
            passed=["B"],
            spaces=ALL_PLACED,
            stack=EXTRAS,
        ),
        "stoker",
    ),
    Obvious(
        "The income is there to be used, and the round is the last one.",
        lay(
            2,
            {"markers": [3], "incomes": [{"income": "industry"}]},
            options=GERMANY,
            round=6,
            acted=True,
            stack=EXTRAS,
        ),
        "use industry",
    ),
    Obvious(
        "Seven points for each of three tokens; the other cards count what is not there.",
        lay(
            2,
            {"laid": ["Q1", "Q3", "Q6"], "doublers": 3, "upgrade": "base"},
            round=6,
            acted=True,
            picks=1,
            stack=CHOOSING,
        ),
        "choose B7",
    ),
]


@each_level
@each_position(POSITIONS)
def test_no_beginners_mistake(position: Obvious, level: str) -> None:
    assert_found(position, level)
