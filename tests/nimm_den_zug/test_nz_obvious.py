"""Beginner's mistakes that no bot makes that thinks."""

from typing import Any

from stellwerk import Match
from tests.bots.obvious import Obvious, assert_found, each_level, each_position
from tests.nimm_den_zug.table import lay, train, trains, wagons

OPEN_MONEY = {"show-money": "on"}
PASSENGERS = ["PA01", "PA02", "PA03", "PA04"]


def display(*cards: str, passengers: int = 2, **rest: Any) -> Match:
    """Two players; A has passengers behind the strongest locomotive and next to nothing behind the others."""
    mine = [train("E5", *PASSENGERS[:passengers]), train("D1", "FO01"), train("S2", "LI01")]
    yours = [train("E4", "LU01", "LU02", "LU03"), train("S3", "FO02"), train("D2", "CO01")]
    seats = [{"tile": 1, "trains": mine}, {"tile": 2, "trains": yours}]
    return wagons(2, seats=seats, display=list(cards), **rest)


POSITIONS = [
    Obvious(
        "The goal is reached and pays at once; it costs no turn.",
        wagons(seats=[{"tile": 1, "goals": ["G04"]}, {"tile": 2}, {"tile": 3}]),
        "claim G04",
    ),
    Obvious(
        "Four times 500 behind the strong locomotive; what else is open is worth 50.",
        display("PA05", "FO03", "FO04"),
        "attach PA05 1",
    ),
    Obvious(
        "The fifth wagon earns 2,000, and the game is over before B earns as much.",
        display("PA05", "LU07", "FO03", passengers=4, round=3),
        "attach PA05 1",
    ),
    Obvious(
        "Nothing else that is open fits any train, of either player, and $600 lie there for nothing.",
        display("SP-600", "OI01", "OI02"),
        "take SP-600",
    ),
    Obvious(
        "The copy of a passenger wagon earns four times 400, any other one no more than 100; the rest fits nowhere.",
        display("SP-DBL", "OI01", "OI02"),
        "attach SP-DBL 1",
    ),
    Obvious(
        "The multiplier goes to the train that earns nearly everything.",
        display("SP-PLUS", "OI01", "OI02", passengers=4, round=3),
        "attach SP-PLUS 1",
    ),
    Obvious(
        "The weakest locomotive never earns what is asked for it.",
        lay(method="turn", lot="S1", bid=600, leader="C", turn="A"),
        "pass",
    ),
    Obvious(
        "Nobody else can pay for the strongest locomotive: its power is enough.",
        lay(
            method="turn",
            options=OPEN_MONEY,
            seats=[{}, {"money": 100}, {"money": 100}],
            revealed=["E5", "S1", "S2"],
            lot="E5",
            steps=["OpeningBid"],
        ),
        "bid 900",
    ),
    Obvious(
        "B has bid everything for the last strong locomotive: one step more cannot be topped, further ones are wasted.",
        lay(
            2,
            method="turn",
            options=OPEN_MONEY,
            round=3,
            seats=[{"trains": trains("D1", "S2"), "money": 1500}, {"trains": trains("D2", "S3"), "money": 900}],
            lot="E5",
            bid=900,
            leader="B",
            turn="A",
        ),
        "bid 950",
    ),
    Obvious(
        "The others have three locomotives: the strongest one costs no more than its power.",
        lay(
            method="turn",
            seats=[
                {"trains": trains("S4")},
                {"trains": trains("E1", "E2", "E3")},
                {"trains": trains("S1", "S2", "S3")},
            ],
            loco_stack=["D1", "E5"],
        ),
        "choose E5",
    ),
    Obvious(
        "Both have bid the same for the strongest locomotive, and A decides who buys it.",
        lay(2, method="sealed", lot="E5", bid=1000, bids=[1000, 1000], tied=["A", "B"], steps=["NameWinner"]),
        "name A",
    ),
    Obvious(
        "The first choice is bought already; the other two locomotives are the weakest of all.",
        lay(
            method="choice",
            revealed=["E4", "S1", "S2"],
            facedown=False,
            bids=[100, 50, 0],
            choice_order=["A", "B", "C"],
            steps=["ChooseLoco"],
        ),
        "choose E4",
    ),
]


@each_level
@each_position(POSITIONS)
def test_no_beginners_mistake(position: Obvious, level: str) -> None:
    assert_found(position, level)
