"""What things say about themselves: their numbers now, for whoever asks."""

import stellwerk
from stellwerk import Match
from stellwerk.stage.explaining import explained
from stellwerk.stage.lens import lens
from stellwerk.stage.parts import Kept
from stellwerk.words import english
from tests.nimm_den_zug.table import lay, substitute, train, wagons

game = stellwerk.game("nimm-den-zug")
SAY = english(game.folder)


def now(match: Match, thing: str, seat: int | None = 0) -> list[str]:
    card = explained(game.stage, match.table(seat), Kept(), thing)
    assert card is not None
    return [SAY(text.m, text.a) for text in card.now]


def test_a_wagon_tells_what_it_would_earn_behind_each_train() -> None:
    own = {"trains": [train("D4", "CO01"), train("S4"), train("D6", "FO16")], "tile": 1}
    match = wagons(seats=[own, {"tile": 2}, {"tile": 3}], display=["CO10", "LU01", "SP-DBL"])
    assert now(match, "wagon:CO10")[0] == "Behind train 1 it would earn $600 more."
    assert now(match, "wagon:LU01")[0] == "Behind train 2 it would earn $600 more."
    assert now(match, "wagon:SP-DBL") == [
        "Behind train 1 it would earn $450 more.",
        "Behind train 3 it would earn $400 more.",
    ]


def test_a_goal_tells_how_much_is_there() -> None:
    own = {"goals": ["G09"], "trains": [train("D4", "CO01", "CO02"), train("S4"), train("D6")], "tile": 1}
    assert now(wagons(seats=[own, {"tile": 2}, {"tile": 3}]), "goal:G09") == ["So far 2 of 3."]


def test_a_locomotive_for_sale_tells_its_lowest_price() -> None:
    match = lay(method="turn", revealed=["D6", "D4", "S4"])
    assert now(match, "loco:D4")[0] == "Nobody gets it for less than $400."


def remark(match: Match, move: str) -> str | None:
    note = lens(game, match.table(0), 0, move).note
    return None if note is None else note.m


def test_a_move_that_changes_nothing_says_why() -> None:
    sold = lay(method="sealed", revealed=["D6", "D4", "S4"])
    sold.play(0, "pick D4")
    assert remark(sold, "bid 500") == "remark-bid"
    own = {"trains": [substitute("D4", "CO02"), train("S4"), train("D6")], "tile": 1}
    hung = wagons(seats=[own, {"tile": 2}, {"tile": 3}], display=["CO01", "LI01", "FO01"])
    assert remark(hung, "attach CO01 1") == "remark-substitute"
    assert remark(hung, "pass") is None
