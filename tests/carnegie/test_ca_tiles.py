"""The 32 department tiles."""

from typing import Any

import pytest

from stellwerk.kernel.match import Match
from tests.carnegie.table import A, B, board, discs, income, lay, over, play, points, state, use, why


def at_a2(tile: str, n: int = 1, **seat: Any) -> dict[str, Any]:
    """A company with this tile and n employees standing there, and one in every printed department."""
    standing = {"a1": 1, "c1": 1, "d1": 1, "b2": 1, "c2": 1, "a2": n}
    return {"departments": {"a2": tile}, "standing": standing, "lying": {}, "money": 0, "goods": 0, **seat}


def used(action: str, tile: str, n: int = 1, spaces: dict[str, str] | None = None, **seat: Any) -> Match:
    return play(use(action, at_a2(tile, n, **seat), spaces=spaces or {}), "use a2")


@pytest.mark.rule("CA-9.1")
def test_training_and_partnerships() -> None:
    assert board(play(used("HR", "D01"), "send money west")).money == 8
    m = play(used("HR", "D01"), "send steps west")
    assert (board(m).steps, board(m).missions[0], board(m).standing[4]) == (8, 1, 0)


@pytest.mark.rule("CA-9.2")
def test_recruiting() -> None:
    m = play(used("HR", "D02", 2), "take steps", "send employee south")
    assert (board(m).steps, board(m).lying[1], board(m).missions[3]) == (4, 1, 1)
    full = {"b1": 9}
    assert why(used("HR", "D02", lying=full), "send employee west") == ""
    m = use("HR", at_a2("D02", lying=full), options={"recruit-without-supply": "no"})
    assert why(play(m, "use a2"), "send employee west") == "no-employee"


@pytest.mark.rule("CA-9.3")
def test_safety_and_quality_rounds_up() -> None:
    standing = {"a2": 1, "a1": 2, "c1": 3, "d1": 2}
    m = use("HR", at_a2("D03", standing=standing))
    assert board(play(m, "use a2", "send vp west")).score() == 4


@pytest.mark.rule("CA-9.4")
def test_new_lobby() -> None:
    seat = {"departments": {"a2": "D04"}, "missions": {"south": 2}, "lying": {}, "money": 0}
    m = play(income("MG", seat), "home 2", "lobby a2")
    assert why(m, "lobby c1") == "no-lobby"
    play(m, "lobby b1")
    assert (board(m).lying[4], board(m).lying[1]) == (1, 1)
    m = use("MG", {"goods": 4, "lying": {"a2": 1}})
    play(m, "use d1", "found D04 a2")
    assert board(m).goods == 1
    m = lay(2, phase="activate", action="MG", seats=[{**seat, "lying": {"a2": 1, "c1": 1}, "money": 5}, {}])
    assert why(m, "activate a2") == "no-workstation"


@pytest.mark.rule("CA-9.5")
def test_purchasing() -> None:
    m = play(used("MG", "D05", 2), "send money west", "send goods west")
    assert (board(m).money, board(m).goods, board(m).missions[0]) == (8, 3, 2)


@pytest.mark.rule("CA-9.6")
def test_sales() -> None:
    m = play(used("MG", "D06", 2, goods=4), "trade 3")
    assert why(m, "trade 2") == "trade-too-many"
    assert board(play(m, "trade 1")).money == 24


@pytest.mark.rule("CA-9.7")
def test_logistics() -> None:
    m = play(used("MG", "D07", goods=3), "trade 2")
    assert (board(m).money, board(m).score(), board(m).goods) == (6, 2, 1)


@pytest.mark.rule("CA-9.8")
def test_property_management() -> None:
    m = use("MG", at_a2("D08", goods=2, lying={"b1": 1}))
    play(m, "use d1", "found D06 a3")
    assert why(m, "fetch lying a3") == "same-place"
    play(m, "fetch lying b1", "done")
    assert (board(m).goods, board(m).lying[8]) == (0, 1)


@pytest.mark.rule("CA-9.9")
def test_engineering_builds_like_construction() -> None:
    m = play(used("CO", "D09", goods=2), "build commerce chicago-2")
    assert (board(m).goods, board(m).missions[1]) == (1, 1)


@pytest.mark.rule("CA-9.10")
def test_outsourcing() -> None:
    seat = at_a2("D10", goods=1, money=3, pulled={"housing": 2}, track={"south": 3})
    m = play(use("CO", seat, spaces=discs("A", "boston-1")), "use a2", "build housing el-paso")
    assert (board(m).money, sum(board(m).missions), board(m).standing[4]) == (5, 0, 1)
    m = use("CO", seat, spaces=discs("A", "boston-1"), options={"bang-without-mission": "no"})
    assert board(play(m, "use a2", "build housing el-paso")).money == 0
    assert why(used("CO", "D10", goods=1, money=2), "build commerce boise") == "too-little-money"


@pytest.mark.rule("CA-9.11")
def test_supply_chain() -> None:
    m = play(used("CO", "D11", 2, money=5), "trade 3", "trade 2")
    assert (board(m).money, board(m).goods) == (0, 5)


@pytest.mark.rule("CA-9.12")
def test_communications_makes_donations_cheaper() -> None:
    seat = at_a2("D12", money=9, donations=["A1", "A2"])
    m = lay(2, phase="donations", action="HR", markers={"HR": 1}, seats=[seat, {}])
    assert board(play(m, "donate C1")).money == 0


@pytest.mark.rule("CA-9.13")
def test_advanced_research() -> None:
    assert board(play(used("RD", "D13"), "send points east")).points == 7


@pytest.mark.rule("CA-9.14")
def test_advanced_design() -> None:
    assert board(used("RD", "D14", 3)).points == 12


@pytest.mark.rule("CA-9.15")
def test_charitable_giving() -> None:
    m = use("RD", at_a2("D15", money=10, donations=["A1"]), {"donations": ["A1", "C1"]}, neutral_donations=["D1"])
    play(m, "use a2")
    assert why(m, "give A1 west") == "own-donation"
    assert "give A1 west" not in m.moves(0)
    assert why(m, "give D1 west") == why(m, "give B1 west") == "nobody-gave"
    assert why(m, "mission west") == "no-half-use"
    play(m, "give C1 west")
    assert (board(m).money, board(m).donation_count(), board(m).missions[0]) == (0, 2, 1)
    m = use("RD", at_a2("D15", money=10), neutral_donations=["D1"], options={"charity-on-neutral": "yes"})
    assert why(play(m, "use a2"), "give D1 west") == ""
    m = use("RD", at_a2("D15"), options={"half-use": "yes"})
    assert board(play(m, "use a2", "mission west")).missions[0] == 1


@pytest.mark.rule("CA-9.16")
def test_telegraph_operators() -> None:
    seat = at_a2("D16")
    seat["standing"]["c2"] = 2
    m = play(use("RD", seat), "use c2", "advance east", "advance east")
    assert board(m).points == 3
    play(m, "advance midwest", "advance midwest")
    assert board(m).points == 0


@pytest.mark.rule("CA-9.17")
def test_human_resources_administration() -> None:
    m = play(used("HR", "D17", lying={"b1": 2}), "mission west", "walk lying b1 d4")
    assert why(m, "walk lying d4 d4") == "same-place"
    play(m, "walk standing c1 a4")
    assert (board(m).lying[15], board(m).lying[12], board(m).standing[2]) == (1, 1, 0)
    assert why(m, "walk lying b1 c1") == "no-steps"


@pytest.mark.rule("CA-9.18")
def test_local_partners() -> None:
    m = used("HR", "D18", spaces={"boston-1": "A housing", "boston-2": "A commerce"})
    assert why(m, "region west") == "no-project-there"
    play(m, "region east", "take money", "take steps")
    assert (board(m).money, board(m).steps) == (2, 2)


@pytest.mark.rule("CA-9.19")
def test_corporate_communication_walks_diagonally() -> None:
    m = play(use("HR", at_a2("D19", lying={"b1": 1})), "use a1")
    assert "walk lying b1 c2" in m.moves(0)
    play(m, "walk lying b1 c2")
    assert board(m).lying[6] == 1


@pytest.mark.rule("CA-9.20", "CA-9.24", "CA-9.32")
def test_departments_that_count_at_the_end() -> None:
    spaces = discs("A", "boston-1", "albany-1") | discs("A", "chicago-1", tab="industry")
    assert points(over(at_a2("D20")), "ongoing") == 2 * 9
    assert points(over(at_a2("D20", 0)), "ongoing") == 0
    assert points(over(at_a2("D24"), spaces=spaces), "ongoing") == 4
    assert points(over(at_a2("D32"), spaces=spaces), "ongoing") == 0
    spaces |= {"houston-1": "A commerce", "denver-2": "A commerce"}
    assert points(over(at_a2("D32"), spaces=spaces), "ongoing") == 4


@pytest.mark.rule("CA-9.21")
def test_accounting() -> None:
    assert board(play(used("MG", "D21"), "send money west")).money == 9


@pytest.mark.rule("CA-9.22")
def test_branding() -> None:
    assert board(play(used("MG", "D22", spaces=discs("A", "boston-1")), "region east", "take goods")).goods == 1


@pytest.mark.rule("CA-9.23")
def test_payroll_management() -> None:
    seat = at_a2("D23", lying={"c1": 2, "b2": 1}, money=10, vp={"income": 1})
    m = lay(2, phase="activate", action="MG", seats=[seat, {}])
    play(m, "activate-dear c1")
    assert (board(m).money, board(m).score()) == (7, 2)
    play(m, "activate-cheap b2", "activate-cheap c1")
    assert (board(m).money, board(m).score()) == (5, 0)
    m = lay(2, phase="activate", action="MG", seats=[at_a2("D23", 0, lying={"a2": 1, "c1": 1}, money=10), {}])
    play(m, "activate a2")
    assert why(m, "activate-dear c1") == "no-payroll"
    m = lay(2, phase="activate", action="MG", seats=[at_a2("D23", lying={"c1": 1}, money=10), {}])
    assert why(m, "activate-cheap c1") == "no-points-to-lose"
    poor = at_a2("D23", lying={"b2": 1}, money=1)
    m = lay(2, phase="activate", action="MG", seats=[poor, {"lying": {}}])
    assert state(m).round == 2  # one dollar is enough only for who has a point to lose
    m = lay(2, phase="activate", action="MG", seats=[{**poor, "vp": {"income": 1}}, {"lying": {}}])
    assert why(m, "activate-cheap b2") == ""


@pytest.mark.rule("CA-9.25")
def test_production_lines() -> None:
    assert board(play(used("CO", "D25"), "send goods west")).goods == 2


@pytest.mark.rule("CA-9.26")
def test_renovation() -> None:
    assert board(play(used("CO", "D26", spaces=discs("A", "boston-1")), "region east", "take vp")).score() == 1


@pytest.mark.rule("CA-9.27")
def test_political_lobbying() -> None:
    seat = at_a2("D27", goods=3)
    seat["standing"]["b2"] = 2
    m = play(use("CO", seat), "use b2", "build industry kansas-city-1")
    assert board(m).score() == 0
    assert board(play(m, "build commerce boise")).score() == 1


@pytest.mark.rule("CA-9.28")
def test_post_office_adds_a_link_point() -> None:
    spaces = discs("A", "new-york-1", "pittsburgh-1", "chicago-4")
    assert points(over(at_a2("D28"), spaces=spaces), "connections") == 6
    assert points(over(at_a2("D28", 0), spaces=spaces), "connections") == 3
    assert points(over(at_a2("D28"), spaces=discs("A", "new-york-1")), "connections") == 0
    cities = (
        "san-francisco-1", "los-angeles-1", "santa-fe", "denver-1", "kansas-city-1", "chicago-1", "pittsburgh-1",
        "new-york-1", "st-louis-1", "memphis", "new-orleans-1",
    )  # fmt: skip
    tabs = [tab for tab in ("housing", "commerce", "industry") for _ in range(4)]
    spaces = {city: f"A {tab}" for city, tab in zip(cities, tabs, strict=False)}
    rail = {"west": 4, "midwest": 3, "east": 2, "south": 3}
    assert points(over(at_a2("D28", track=rail), spaces=spaces), "connections") == 36 + 9


@pytest.mark.rule("CA-9.29")
def test_coordination() -> None:
    assert board(play(used("RD", "D29"), "send points west")).points == 4


@pytest.mark.rule("CA-9.30")
def test_knowledge_sharing() -> None:
    assert board(play(used("RD", "D30", spaces=discs("A", "boston-1")), "region east", "take points")).points == 2


@pytest.mark.rule("CA-9.31")
def test_archives() -> None:
    seat = at_a2("D31", missions={"south": 2}, track={"south": 4})
    m = play(income("MG", seat), "home 2")
    assert why(m, "box 5") == "box-not-reached"
    play(m, "box 3", "box 4")
    assert board(m).money == 12
    m = use("RD", at_a2("D31", track={"west": 4}, points=5), {"track": {"west": 5}})
    assert board(play(m, "advance west")).goods == 3
    assert state(m).players[B].goods == 4
    assert m.waiting == (A,)
