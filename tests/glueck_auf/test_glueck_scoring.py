"""Final scoring by categories, the eighteen objectives, ties."""

import pytest

from stellwerk.games.glueck_auf.model.ids import MODELS, PLACES
from stellwerk.kernel.game import Json
from tests.glueck_auf.tables import at, lane


def score(tokens: int = 0, **seat: list[str]) -> dict[str, int]:
    """The points of a seat, as if the game ended now."""
    match = at({"players": 2, "tokens": ["A"] * tokens, "start": "B", "seats": [dict(seat)]})
    return match.scores[0].sources


@pytest.mark.rule("GA-11.6", "GA-11.7", "GA-11.8", "GA-11.9", "GA-11.10")
def test_the_rulebook_example_makes_59() -> None:
    """30 points of orders, 6 of lorries, three shares, two tokens, and objectives of 3 x 2, 2 x 2 and 1 x 2."""
    delivered = ["O-BAR-4", "O-BAR-3", "O-FUR-3", "O-FUR-1", "O-FAC-1", "E-A", "E-A", "E-A", "E-B", "E-B"]
    delivered += ["L-WH-1b", "L-WH-1b", "L-CL-1a", "L-TO-1a", "L-FX-2"]
    sources = score(
        tokens=2, delivered=delivered, shares=["S-BAR", "S-BAR", "S-FAC", "S-STE"],
        objectives=["G-ENG-A", "G-ENG-B", "G-ORD-FAC"],
    )  # fmt: skip
    assert sources == {"lorries": 6, "orders": 30, "shares": 9, "tokens": 2, "objectives": 12}
    assert sum(sources.values()) == 59


@pytest.mark.rule("GA-11.5", "GA-11.8", "GA-12.4")
def test_only_assigned_shares_count() -> None:
    sources = score(delivered=["O-BAR-1", "O-BAR-2"], shares=["S-BAR"] * 3, objectives=["G-SHA-BAR"])
    assert (sources["shares"], sources["objectives"]) == (6, 4)


@pytest.mark.rule("GA-12.1", "GA-11.9")
@pytest.mark.parametrize(("tokens", "points"), [(5, 6), (1, 0), (0, 0), (2, 3)])
def test_pairs_of_tokens(tokens: int, points: int) -> None:
    sources = score(tokens=tokens, objectives=["G-SHIFT"])
    assert (sources["tokens"], sources["objectives"]) == (tokens, points)


@pytest.mark.rule("GA-12.2")
def test_objectives_count_whether_or_not_they_score() -> None:
    assert score(objectives=["G-GOALS", "G-ENG-A", "G-SHA-BAR", "G-5L-FAC"])["objectives"] == 4


@pytest.mark.rule("GA-12.6")
@pytest.mark.parametrize(
    ("orders", "points"),
    [(["O-FAC-4", "O-FAC-1"], 4), (["O-FAC-2", "O-FAC-2"], 0), (["O-FAC-3", "O-FAC-3", "O-FAC-4"], 4)],
)
def test_five_lorries_printed_on_orders(orders: list[str], points: int) -> None:
    loaded = ["L-WH-2", "L-WH-1a", "L-CL-2", "L-CL-1a"]  # what was loaded does not matter
    assert score(delivered=orders + loaded, objectives=["G-5L-FAC"])["objectives"] == points


@pytest.mark.rule("GA-12.3")
def test_engines_count_only_when_delivered() -> None:
    seat: Json = {"delivered": ["E-A", "E-A"], "docks": [lane(engine="E-A")], "objectives": ["G-ENG-A"]}
    assert at({"players": 2, "seats": [seat]}).scores[0].sources["objectives"] == 4


@pytest.mark.rule("GA-11.6")
def test_double_lorries_count_nothing() -> None:
    delivered = ["L-WH-1b", "L-CL-1b", "L-TO-1a", "L-WH-2", "L-CL-2", "L-FX-2"]
    assert score(delivered=delivered)["lorries"] == 5


@pytest.mark.rule("GA-11.10")
def test_a_whole_score() -> None:
    delivered = ["L-WH-1b", "L-CL-1a", "L-TO-1a", "O-STE-4", "O-STE-1", "O-BAR-2"]
    sources = score(
        tokens=2, delivered=delivered, shares=["S-STE", "S-STE", "S-FUR"],
        objectives=["G-5L-STE", "G-ORD-STE", "G-GOALS"],
    )  # fmt: skip
    assert sources == {"lorries": 4, "orders": 18, "shares": 6, "tokens": 2, "objectives": 11}
    assert sum(sources.values()) == 41


@pytest.mark.rule("GA-12.3")
@pytest.mark.parametrize("model", MODELS)
def test_two_points_per_engine_of_a_model(model: str) -> None:
    engines = [f"E-{each}" for each in MODELS] + [f"E-{model}"]
    assert score(delivered=engines, objectives=[f"G-ENG-{model}"])["objectives"] == 4


@pytest.mark.rule("GA-12.4", "GA-12.5", "GA-12.6")
@pytest.mark.parametrize("place", PLACES)
def test_the_objectives_of_every_destination(place: str) -> None:
    orders = [f"O-{each}-1" for each in PLACES] + [f"O-{place}-4"]
    shares = [f"S-{place}"] * 3
    assert score(delivered=orders, objectives=[f"G-ORD-{place}"])["objectives"] == 4
    assert score(delivered=orders, shares=shares, objectives=[f"G-SHA-{place}"])["objectives"] == 4
    assert score(delivered=orders, objectives=[f"G-5L-{place}"])["objectives"] == 4
    other = PLACES[(PLACES.index(place) + 1) % 4]
    assert score(delivered=orders, objectives=[f"G-5L-{other}"])["objectives"] == 0


@pytest.mark.rule("GA-11.7")
def test_orders_are_worth_3_5_7_and_10() -> None:
    assert [score(delivered=[f"O-STE-{n}"])["orders"] for n in (1, 2, 3, 4)] == [3, 5, 7, 10]


# --- the winner -----------------------------------------------------------------


def finished(tokens: str, *delivered: list[str], **options: str) -> Json:
    """A game at its end; a letter for each token."""
    return {
        "players": len(delivered), "tokens": list(tokens), "steps": [], "options": options,
        "seats": [{"delivered": cards} for cards in delivered],
    }  # fmt: skip


def places(position: Json) -> list[tuple[int, int, str]]:
    result = at(position).result
    assert result is not None
    assert result.winners == tuple(rank.seat for rank in result.ranking if rank.place == 1)
    return [(rank.seat, rank.place, rank.tie_break) for rank in result.ranking]


@pytest.mark.rule("GA-11.11")
def test_most_points_win() -> None:
    assert places(finished("AAAAAAA", ["O-BAR-1"], ["O-STE-4", "O-STE-3"])) == [(1, 1, ""), (0, 2, "")]


@pytest.mark.rule("GA-11.12")
def test_a_tie_goes_to_the_holder_of_the_last_token() -> None:
    tie = finished("AAABBBB", ["O-BAR-3"], ["O-BAR-1", "O-FUR-1"])
    assert places(tie) == [(1, 1, "tie-token"), (0, 2, "tie-token")]


@pytest.mark.rule("GA-11.12")
def test_the_token_that_decides_a_tie_is_the_same_for_all_who_are_tied() -> None:
    result = at(finished("CCCACC", ["O-BAR-2"], ["O-FUR-2", "L-WH-1a"], [])).result
    assert result is not None
    assert [rank.params for rank in result.ranking] == [{"n": 4}, {"n": 4}, None]


@pytest.mark.rule("GA-11.12")
def test_else_the_highest_token_decides() -> None:
    # A and B tie with 6 points, C holds the last token
    tie = finished("CCBACC", ["O-BAR-2"], ["O-FUR-2"], [])
    assert places(tie) == [(0, 1, "tie-token"), (1, 2, "tie-token"), (2, 3, "")]
    shared = tie | {"options": {"tie": "shared"}}
    assert places(shared) == [(0, 1, "tie-shared"), (1, 1, "tie-shared"), (2, 3, "")]


@pytest.mark.rule("GA-11.12")
def test_without_any_token_the_tied_share_the_victory() -> None:
    tie = finished("CCCCCC", ["O-BAR-4"], ["O-FUR-4"], [])
    assert places(tie) == [(0, 1, "tie-shared"), (1, 1, "tie-shared"), (2, 3, "")]


@pytest.mark.rule("GA-11.12")
def test_lower_places_are_ranked_alike_or_equal() -> None:
    tie = finished("CCBACC", ["O-BAR-2"], ["O-FUR-2"], ["O-STE-4", "O-STE-3"])
    assert [place for _, place, _ in places(tie)] == [1, 2, 3]
    equal = tie | {"options": {"lower-places": "equal"}}
    assert places(equal) == [(2, 1, ""), (0, 2, "tie-shared"), (1, 2, "tie-shared")]
