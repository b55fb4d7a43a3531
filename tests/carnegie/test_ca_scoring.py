"""The final scoring by source, and who wins."""

import pytest

from tests.carnegie.table import B, discs, over, points, use

RAIL = {"west": 4, "midwest": 3, "east": 2, "south": 3}
ALL_B = dict.fromkeys(("housing", "commerce", "industry", "infrastructure"), "b")


def network(*cities: str) -> dict[str, str]:
    """One disc of A in each of these cities, from whatever tab has some left."""
    tabs = [tab for tab in ("housing", "commerce", "industry") for _ in range(4)]
    return {city: f"A {tab}" for city, tab in zip(cities, tabs, strict=False)}


def connection(track: dict[str, int], *cities: str, **options: str) -> int:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return points(over({"track": track}, spaces=network(*cities), options=chosen), "connections")


@pytest.mark.rule("CA-10.2")
def test_unused_tiles_count_three() -> None:
    assert points(over({"joker": True}, players=4), "joker") == 3
    assert points(over({"joker": False}, players=4), "joker") == 0


@pytest.mark.rule("CA-10.3")
def test_standing_employees_count_one() -> None:
    assert points(over({"standing": {"a1": 2, "c1": 3}, "missions": {"west": 2}}), "employees") == 5


@pytest.mark.rule("CA-10.4")
def test_departments_by_row() -> None:
    m = over({"departments": {"a4": "D01", "b4": "D02", "a2": "D04"}, "reserve": "D05"})
    assert points(m, "departments") == 8


@pytest.mark.rule("CA-10.5")
def test_visible_points_of_tabs() -> None:
    assert points(over({"pulled": {"infrastructure": 6}}), "tabs") == 9
    assert points(over({"pulled": {"infrastructure": 7}}), "tabs") == 15
    assert points(over({"pulled": {"infrastructure": 7, "housing": 6}, "sides": ALL_B}), "tabs") == 6


@pytest.mark.rule("CA-10.6")
def test_west_to_midwest() -> None:
    cities = ("san-francisco-1", "los-angeles-1", "santa-fe", "denver-1", "kansas-city-1", "chicago-1")
    assert connection({"west": 4, "midwest": 2}, *cities) == 12


@pytest.mark.rule("CA-10.6")
def test_the_most_a_connection_can_bring() -> None:
    cities = (
        "san-francisco-1", "los-angeles-1", "santa-fe", "denver-1", "kansas-city-1", "chicago-1", "pittsburgh-1",
        "new-york-1", "st-louis-1", "memphis", "new-orleans-1",
    )  # fmt: skip
    assert connection(RAIL, *cities) == 36
    assert connection({}, *cities) == 18


@pytest.mark.rule("CA-10.6")
def test_only_the_better_of_two_networks() -> None:
    south = ("new-orleans-1", "houston-1", "san-antonio", "el-paso", "phoenix", "los-angeles-1", "san-francisco-1")
    track = {"east": 2, "midwest": 3, "south": 2, "west": 2}
    assert connection(track, "new-york-1", "pittsburgh-1", "chicago-1", *south) == 12


@pytest.mark.rule("CA-10.6")
def test_whole_network_or_best_route() -> None:
    track = {"east": 2, "midwest": 3}
    three = ("new-york-1", "pittsburgh-1", "chicago-1", "st-louis-1", "memphis", "new-orleans-1")
    assert connection(track, *three) == 6
    assert connection(track, *three, connection_scope="best-route") == 9
    assert connection(track, *three[:5]) == 3
    assert connection(track, *three[:5], connection_scope="best-route") == 9


@pytest.mark.rule("CA-10.6")
def test_no_connection() -> None:
    assert connection(RAIL, "new-york-1", "albany-1", "boston-1") == 0
    assert connection(RAIL, "new-york-1", "chicago-1") == 0


@pytest.mark.rule("CA-10.7")
def test_every_project_counts_its_city() -> None:
    m = over(spaces={"chicago-1": "A industry", "chicago-2": "A commerce", "boise": "A housing"})
    assert points(m, "cities") == 6


@pytest.mark.rule("CA-10.8", "CA-11.1")
def test_education() -> None:
    company = {"departments": {"a2": "D02", "a3": "D04"}, "donations": ["A1"]}
    assert points(over(company), "donations") == 9
    assert points(over(company, options={"education-counts-printed": "no"}), "donations") == 6
    five = {"departments": {"a2": "D02", "a3": "D04", "a4": "D01", "b4": "D03"}, "donations": ["A1"]}
    assert points(over(five), "donations") == 12
    assert points(over({"donations": ["A5"]}), "donations") == 5


@pytest.mark.rule("CA-11.2")
def test_human_rights() -> None:
    track = {"west": 3, "midwest": 3, "east": 2, "south": 2}
    assert points(over({"donations": ["B4"], "track": track}), "donations") == 6
    four = {"donations": ["B5", "A1", "A2", "A3"]}
    assert points(over(four), "donations") == 8 + 3 + 6 + 3
    assert points(over(four, options={"b5-counts-itself": "no"}), "donations") == 6 + 3 + 6 + 3
    spaces = {"boise": "A industry", "chicago-4": "A housing", "boston-2": "A commerce", "albany-1": "A housing"}
    assert points(over({"donations": ["B2"]}, spaces=spaces), "donations") == 3
    assert points(over({"donations": ["B3"]}, spaces=spaces), "donations") == 6
    assert points(over({"donations": ["B3"]}, spaces=spaces, options={"b3-counts": "pair"}), "donations") == 2
    assert points(over({"donations": ["B1"]}, spaces={"boise": "A infrastructure"}), "donations") == 4


@pytest.mark.rule("CA-11.3", "CA-11.6")
def test_welfare_uses_goods_and_money_up() -> None:
    assert points(over({"donations": ["C2", "C4"], "goods": 4, "money": 13}), "donations") == 12
    assert points(over({"donations": ["C2"], "goods": 8, "money": 0}), "donations") == 12
    assert points(over({"donations": ["C3"], "goods": 2, "money": 13}), "donations") == 6  # two cubes sold
    assert points(over({"donations": ["C1"]}), "donations") == 7
    assert points(over({"donations": ["C5"]}), "donations") == 5
    assert points(over({"donations": ["C5"]}, options={"permanent-counts": "yes"}), "donations") == 6


@pytest.mark.rule("CA-11.4")
def test_health_counts_discs_by_region_and_small_towns() -> None:
    spaces = {"boise": "A industry", "chicago-1": "A industry", "chicago-2": "A commerce"}
    assert points(over({"donations": ["D4", "D5", "D2"]}, spaces=spaces), "donations") == 2 + 2 + 4
    assert points(over({"donations": ["D1", "D3"]}, spaces=spaces), "donations") == 0


@pytest.mark.rule("CA-11.5")
def test_the_limit_rises_with_every_finished_tab_of_side_b() -> None:
    spaces = discs("A", "boise", "reno", "portland", "seattle", "fargo", tab="industry")
    spaces |= discs("A", "omaha", "duluth", "memphis", "dallas", "el-paso", tab="commerce")
    seat = {"donations": ["D5"], "sides": ALL_B}  # 2 VP for each of ten
    for finished, worth in ((0, 12), (1, 15), (2, 18), (3, 20)):
        pulled = dict.fromkeys(["housing", "commerce", "infrastructure"][:finished], 7)
        assert points(over({**seat, "pulled": pulled}, spaces=spaces), "donations") == worth
        once = over({**seat, "pulled": pulled}, spaces=spaces, options={"tab-limit": "once"})
        assert points(once, "donations") == min(15, worth)
        assert points(over({**seat, "pulled": pulled, "donations": []}, spaces=spaces), "tabs") == 3 * finished


@pytest.mark.rule("CA-11.5")
def test_the_limit_rises_with_the_last_disc_of_the_earlier_tab() -> None:
    towns = ["boise", "reno", "portland", "seattle"]
    spaces = dict.fromkeys(towns, "A infrastructure")
    seat = {"donations": ["B1"], "sides": ALL_B}
    earlier = {"components": "earlier"}
    assert points(over(seat, spaces=spaces, options=earlier), "donations") == 15
    assert points(over(seat, spaces=spaces), "donations") == 12
    del spaces["boise"]
    assert points(over(seat, spaces=spaces, options=earlier), "donations") == 12


@pytest.mark.rule("CA-10.9")
def test_equal_totals_share_the_victory() -> None:
    found = over({}, {"joker": False}, {"standing": {}}, players=3).result
    assert found is not None
    assert found.winners == (0, 1)
    assert [rank.place for rank in found.ranking] == [1, 1, 3]


@pytest.mark.rule("CA-10.3")
def test_points_at_once_stay() -> None:
    m = use("MG", {"vp": {"department": 4}}, {"vp": {"income": 2}})
    assert (points(m, "track-department"), points(m, "track-income", B)) == (4, 2)
