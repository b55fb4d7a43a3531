"""What things say about themselves: their numbers now, for whoever asks."""

from stellwerk.games.glueck_auf import game
from stellwerk.kernel.match import Match
from stellwerk.stage.explaining import explained
from stellwerk.stage.parts import Kept
from stellwerk.stage.scenes import scene
from tests.glueck_auf.tables import SAY, at, lane, one


def now(match: Match, thing: str, seat: int | None = 0) -> list[str]:
    card = explained(game.stage, match.table(seat), Kept(), thing)
    assert card is not None
    return [SAY(text.m, text.a) for text in card.now]


def test_a_zone_says_what_it_takes_and_whether_the_hand_makes_it() -> None:
    match = one({"workers": [1, 3]}, zones={"share": 1, "order": 2})
    assert now(match, "share")[0] == "Takes exactly 2 workers now; your cards cannot make it exactly."
    assert now(match, "order")[0] == "Takes exactly 3 workers now; your cards can make it."
    assert now(match, "order", None)[0] == "Takes exactly 3 workers now."


def test_an_order_names_the_trains_that_could_leave_with_it() -> None:
    board = {"orders": ["O-BAR-2", "O-FAC-4"], "docks": [lane(("W-CL", "L-CL-2"), engine="E-A")]}
    match = one(board)
    assert now(match, "card:O-BAR-2")[0] == "Enough is loaded at dock: 1."
    assert now(match, "card:O-FAC-4")[0] == "The fullest train with an engine has 2 lorries."


def test_an_objective_tells_its_worth_before_it_is_taken() -> None:
    match = one({"delivered": ["O-STE-3", "O-STE-2"]}, stacks={"objective": ["G-ORD-STE", "G-SHIFT"]})
    assert now(match, "card:G-ORD-STE")[-1] == "Would be worth 4 VP to you now."


def test_the_workers_of_a_zone_are_tags_that_tell_whose_they_are_and_how_many() -> None:
    match = at(
        {
            "players": 2,
            "start": "A",
            "placed": [
                {"zone": "share", "seat": "A", "workers": 1, "payment": "1"},
                {"zone": "share", "seat": "B", "workers": 2, "payment": "i3", "innovations": ["I-W3"]},
            ],
        }
    )
    pieces = scene(match, 0).pieces
    assert (pieces["worker:0:1:0"].k, pieces["worker:0:1:0"].slots["value"]) == ("crew", "1")
    assert (pieces["card:I-W3"].k, pieces["card:I-W3"].slots["value"]) == ("crew", "2")
    assert now(match, "crew-share")[-1] == "Next: exactly 3 workers."
