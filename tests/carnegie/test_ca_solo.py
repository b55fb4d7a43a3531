"""Alone against Andrew."""

from typing import Any

import pytest

from stellwerk.games.carnegie import game
from stellwerk.games.carnegie.model.components import CARDS, NORMAL_CARDS, SPACES
from stellwerk.games.carnegie.model.ids import ANDREW, DONATIONS
from stellwerk.games.carnegie.rules.donations import andrew_donations
from stellwerk.games.carnegie.rules.scoring import andrew_sources
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import seeded
from tests.carnegie.table import fresh, lay, play, state, why

NORMAL = CARDS[:NORMAL_CARDS]


def before(card: str, **position: Any) -> Match:
    """The person chooses in an odd round; this card comes next."""
    number = sum(position.get("markers", {}).values()) + 1
    others = [name for name in NORMAL if name != card]
    andrew = {"played": others[: number - 1], "deck": [*others[number - 1 :], card], **position.pop("andrew", {})}
    return lay(1, round=number, andrew=andrew, **position)


@pytest.mark.rule("CA-12.1")
@pytest.mark.parametrize(("level", "normal"), [("beginner", 20), ("normal", 15), ("difficult", 10), ("expert", 5)])
def test_the_deck_by_level(level: str, normal: int) -> None:
    s = state(fresh(1, level=level))
    assert len(s.deck) == 20
    assert sum(card < NORMAL_CARDS for card in s.deck) == normal
    assert sum(s.market) == 16


@pytest.mark.rule("CA-12.2")
def test_the_choice_alternates() -> None:
    m = before("N16")
    assert m.moves(0)[:4] == ["action HR", "action MG", "action CO", "action RD"]
    play(m, "action MG")
    while state(m).round == 1:
        play(m, "done")
    s = state(m)
    assert s.round == 2
    assert s.phase != 3
    assert s.action == [0, 1, 2, 3][["HR", "MG", "CO", "RD"].index(card_action(s.card))]


def card_action(card: int) -> str:
    from stellwerk.games.carnegie.model.components import SOLO

    return str(SOLO["cards"][CARDS[card]]["action"])


@pytest.mark.rule("CA-12.3", "CA-12.5")
def test_management_in_a_donation_round() -> None:
    market = {"D09": 2, "D12": 1}
    m = before("N08", markers={"MG": 2}, market=market, neutral_donations=["C2"])
    play(m, "action MG")
    s = state(m)
    assert [kind + 1 for kind in s.andrew_tiles] == [9, 12]
    assert (s.shift, s.andrew_vp) == (2, 3)
    assert andrew_sources(s)["departments"] == 4


@pytest.mark.rule("CA-12.3")
def test_a_free_donation_is_taken() -> None:
    m = play(before("N08", markers={"MG": 2}), "action MG")
    assert state(m).andrew_donations == 1 << DONATIONS.index("C2")
    assert state(m).shift == 0
    always = before("N08", markers={"MG": 2}, options={"andrew-donation-shift": "always"})
    assert state(play(always, "action MG")).shift == 1


@pytest.mark.rule("CA-12.4")
def test_human_resources_shift_the_card() -> None:
    assert state(play(before("N01"), "action HR")).andrew_vp == 10
    assert state(play(before("N03"), "action HR")).andrew_vp == 6


@pytest.mark.rule("CA-12.6")
def test_construction_takes_the_leftmost_spaces() -> None:
    m = play(before("N12", spaces={"chicago-1": "neutral"}), "action CO")
    taken = {SPACES[i] for i, disc in enumerate(state(m).spaces) if disc == ANDREW}
    assert taken == {"new-york-1", "chicago-2", "new-orleans-1", "san-francisco-1"}
    m = play(before("N11", spaces={"boise": "neutral"}), "action CO")
    assert state(m).shift == 1


@pytest.mark.rule("CA-12.7")
def test_research_moves_his_disc() -> None:
    m = play(before("N20", andrew={"track": {"west": 3}}), "action RD")
    assert (state(m).andrew_track[0], state(m).shift) == (4, 1)
    m = play(before("N20", andrew={"track": {"west": 3}}, seats=[{"track": {"west": 5}}]), "action RD")
    assert (state(m).andrew_track[0], state(m).shift) == (3, 2)


@pytest.mark.rule("CA-12.8", "CA-12.9")
def test_his_score() -> None:
    andrew = {"vp": 20, "track": {"west": 5}, "donations": ["C1", "C2", "A1"], "departments": ["D01", "D02"]}
    seats = [{"goods": 3, "money": 0, "donations": ["C4"], "departments": {"a2": "D02"}}]
    m = lay(1, phase="over", round=20, markers={"HR": 5, "MG": 5, "CO": 5, "RD": 5}, andrew=andrew, seats=seats,
            spaces={"boston-1": "andrew", "boise": "andrew"})  # fmt: skip
    s = state(m)
    assert andrew_sources(s) == {"cards": 20, "departments": 4, "boxes": 6, "cities": 3, "donations": 7 + 6}
    assert sum(andrew_donations(s)) == 13
    assert m.result is not None
    assert m.result.winners == ()


@pytest.mark.rule("CA-12.9", "CA-1.4")
def test_what_is_left_of_goods_and_money_counts_for_him_once() -> None:
    markers = {"HR": 5, "MG": 5, "CO": 5, "RD": 5}

    def his(seat: dict[str, Any], *donations: str) -> int:
        m = lay(1, phase="over", round=20, markers=markers, andrew={"donations": list(donations)}, seats=[seat])
        return andrew_sources(state(m))["donations"]

    assert his({"goods": 3, "money": 12}, "C3") == 4  # two full $5; nobody sells cubes for him
    assert his({"goods": 3, "money": 12}, "C2", "C3") == 2 + 4  # two are sold: a third would bring him a full $5
    assert his({"goods": 3, "money": 12}, "C2", "C4") == 0  # all are sold
    assert his({"goods": 3, "money": 12, "donations": ["C4"]}, "C2", "C3") == 0  # two sets given away, one cube sold
    assert his({"goods": 9, "money": 0}, "C2") == 0
    assert his({"goods": 9, "money": 0}, "C2", "C3") == 2  # nine sold: $9
    assert his({"goods": 6, "money": 0, "donations": ["C2", "C3"]}, "C2") == 0  # six cubes given up, none for $5
    assert his({"donations": ["A1", "A2", "C1"]}, "B5") == 6


@pytest.mark.rule("CA-12.3", "CA-4.7")
def test_on_the_last_column_only_the_donation_concerns_him() -> None:
    m = play(before("N16", markers={"HR": 4}), "action HR")
    s = state(m)
    assert s.andrew_donations == 1 << DONATIONS.index("B3")
    assert (s.event, s.donation) == (2, True)


@pytest.mark.rule("CA-12.4")
def test_a_card_is_shifted_four_places_at_most() -> None:
    m = play(before("N01", markers={"HR": 1, "MG": 1}, neutral_donations=["A1"]), "action HR")
    assert (state(m).shift, state(m).andrew_vp) == (4, 10)


@pytest.mark.rule("CA-12.5")
def test_a_kind_of_an_earlier_round_may_be_taken_again() -> None:
    m = before("N08", market={"D09": 1, "D10": 1, "D11": 1}, andrew={"departments": ["D09"]})
    play(m, "action MG")
    assert [kind + 1 for kind in state(m).andrew_tiles] == [9, 9, 10, 11]
    assert state(m).shift == 0


@pytest.mark.rule("CA-12.7", "CA-8.8")
def test_his_disc_closes_the_last_box() -> None:
    m = lay(
        1, phase="departments", action="RD", andrew={"track": {"west": 5}}, seats=[{"track": {"west": 4}, "points": 5}]
    )
    assert why(m, "advance west") == "last-box-taken"


@pytest.mark.rule("CA-9.15", "CA-12.3")
def test_charity_on_his_donation() -> None:
    seat = {"departments": {"a2": "D15"}, "standing": {"a2": 1}, "money": 5}
    m = lay(1, phase="departments", action="RD", andrew={"donations": ["C1"]}, seats=[seat])
    play(m, "use a2", "give C1 west")
    assert state(m).players[0].donation_count() == 1


@pytest.mark.rule("CA-12.8", "CA-10.9")
def test_equal_totals_with_andrew_share_the_victory() -> None:
    markers = {"HR": 5, "MG": 5, "CO": 5, "RD": 5}
    for vp, winners in ((4, (0,)), (5, (0,)), (6, ())):
        m = lay(1, phase="over", round=20, markers=markers, andrew={"vp": vp})
        assert m.result is not None
        assert m.result.winners == winners
        assert (m.result.ranking[0].tie_break == "tie-shared") == (vp == 5)


@pytest.mark.rule("CA-1.5")
def test_the_deck_is_dealt_anew_for_who_cannot_see_it() -> None:
    m = fresh(1, level="normal")
    seen = m.table(0)
    worlds = {tuple(game.take_in(seen, seeded(n)).deck) for n in range(5)}
    assert len(worlds) == 5
    for world in worlds:
        assert len(set(world)) == 20
        assert sum(card < NORMAL_CARDS for card in world) == 15
