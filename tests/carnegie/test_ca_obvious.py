"""Beginner's mistakes that no bot makes that thinks."""

from typing import Any

from tests.bots.obvious import Obvious, assert_found, each_level, each_position
from tests.carnegie.table import B, discs, income, lay, play, use

LAST = {"HR": 5, "MG": 5, "CO": 5, "RD": 4}  # the markers in the last round
LAST_MG = {"HR": 5, "MG": 4, "CO": 5, "RD": 5}
LAST_CO = {"HR": 5, "MG": 5, "CO": 4, "RD": 5}
NOBODY: dict[str, Any] = {"standing": {}, "lying": {}}
IDLE = {**NOBODY, "money": 0, "goods": 0}

POSITIONS = [
    Obvious(
        "In the last round: every employee who comes home is paid two points, whoever stays has none.",
        income("RD", {**IDLE, "missions": {"west": 3}, "track": {"west": 5}}, IDLE, markers=LAST),
        "home 3",
    ),
    Obvious(
        "All employees are in the West, and only this action pays there; nobody is at home to work.",
        lay(2, seats=[{"missions": {"west": 5}, "track": {"west": 3}, **NOBODY}, {}]),
        "action HR",
    ),
    Obvious(
        "Only projects in the East yield anything.",
        play(use("MG", {"departments": {"a2": "D22"}, "standing": {"a2": 1}}, spaces=discs("A", "boston-1")), "use a2"),
        "region east",
    ),
    Obvious(
        "In the last round: one project in Pittsburgh closes the connection between Chicago and New York.",
        play(
            use(
                "CO",
                {"track": {"east": 2, "midwest": 3}, "pulled": {"commerce": 2}, "goods": 2, "standing": {"b2": 1}},
                spaces={"new-york-1": "A housing", "chicago-2": "A commerce", "pittsburgh-3": "B industry"},
                markers=LAST_CO,
            ),
            "use b2",
        ),
        "build commerce pittsburgh-2",
    ),
    Obvious(
        "The lowest track gives the level of the connection; no other one counts, and no tab shows points yet.",
        use(
            "RD",
            {**IDLE, "points": 3, "track": {"east": 1, "midwest": 4}, "pulled": {"housing": 3}},
            IDLE,
            markers=LAST,
            spaces=discs("A", "chicago-4", "pittsburgh-1", "new-york-1"),
        ),
        "advance east",
    ),
    Obvious(
        "The next position of this tab counts four points, that of every other one nothing.",
        use("RD", {**IDLE, "points": 4, "pulled": {"infrastructure": 4}}, IDLE, markers=LAST),
        "develop infrastructure",
    ),
    Obvious(
        "The last donation: ten points for five projects in the East, less on every other space.",
        lay(
            2,
            phase="donations",
            action="RD",
            markers=LAST,
            seats=[{**NOBODY, "money": 5, "goods": 0, "pulled": {"housing": 2, "commerce": 2}}, IDLE],
            spaces=discs("A", "boston-1", "albany-1")
            | discs("A", "boston-2", "albany-2", tab="commerce")
            | discs("A", "boston-3", tab="industry"),
        ),
        "donate D1",
    ),
    Obvious(
        "A cube that is sold pays for the last donation, and nothing else can be had for it.",
        lay(2, phase="donations", action="RD", markers=LAST, seats=[{**NOBODY, "money": 4, "goods": 1}, IDLE]),
        "sell",
    ),
    Obvious(
        "Whoever stands in the end is a point, and the money has no other use.",
        lay(2, phase="activate", action="RD", markers=LAST, seats=[{**IDLE, "lying": {"c1": 1}, "money": 9}, IDLE]),
        "activate c1",
    ),
    Obvious(
        "Nobody can work in any department, and a tile that is not used counts three points.",
        use("MG", IDLE, IDLE, IDLE, IDLE, players=4, markers=LAST_MG),
        "done",
        B,
    ),
]


@each_level
@each_position(POSITIONS)
def test_no_beginners_mistake(position: Obvious, level: str) -> None:
    assert_found(position, level)
