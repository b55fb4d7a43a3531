"""Set-up: timeline, market, neutral discs, companies, first projects."""

import pytest

from stellwerk.games.carnegie import game
from stellwerk.games.carnegie.model.components import BOX, CARDS, DEPARTMENTS, SPACES, STRIPS
from stellwerk.games.carnegie.model.ids import NEUTRAL
from stellwerk.games.carnegie.rules.neutral_discs import lay_cards
from stellwerk.games.carnegie.rules.set_up import empty_table
from stellwerk.kernel.game import checked_options
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import seeded
from tests.carnegie.table import board, fresh, lay, play, state, why


@pytest.mark.rule("CA-1.1")
def test_reconstructed_values_are_marked_in_the_component_files() -> None:
    assert BOX["projects"]["reconstructed"]
    assert all("reconstructed" in side for tab in BOX["tabs"].values() for side in tab.values())
    assert all("reconstructed" in printed for printed in DEPARTMENTS["printed"].values())


@pytest.mark.rule("CA-1.2")
def test_employees_stand_only_on_workstations() -> None:
    s = state(fresh(2))
    assert [sum(p.standing) for p in s.players] == [5, 5]
    with pytest.raises(Refused, match=r"standing\.b1"):
        lay(2, seats=[{"standing": {"b1": 1}}])


@pytest.mark.rule("CA-1.5")
def test_everything_lies_open() -> None:
    m = fresh(3)
    views = [m.view(seat) for seat in (None, 0, 1, 2)]
    assert [view.pop("eyes") for view in views] == [None, "A", "B", "C"]
    assert views[0] == views[1] == views[2] == views[3]
    assert {**views[0], "rng": m.position()["rng"]} == m.position()
    assert fresh(1).view(0)["andrew"]["deck"] == ["?"] * 20


@pytest.mark.rule("CA-2.1")
def test_four_different_strips_and_all_markers_at_the_start() -> None:
    seen = set()
    for seed in range(30):
        s = state(fresh(2, seed))
        assert len({strip // 2 for strip in s.strips}) == 4
        assert s.markers == [0, 0, 0, 0]
        seen.update(s.strips)
    assert len(seen) == len(STRIPS)


@pytest.mark.rule("CA-2.3")
@pytest.mark.parametrize(("players", "tiles"), [(1, 16), (2, 16), (3, 24), (4, 28)])
def test_departments_by_player_count(players: int, tiles: int) -> None:
    assert sum(state(fresh(players)).market) == tiles
    further = state(fresh(players, departments="further"))
    assert sum(further.market) == tiles
    assert max(state(fresh(players, departments="open-bar")).market) == 1


@pytest.mark.rule("CA-2.4")
def test_nine_neutral_discs_from_two_cards() -> None:
    s = empty_table(3, seeded(0), checked_options(game, {}))
    lay_cards(s, [CARDS.index("N15"), CARDS.index("N12")], 9)
    taken = {SPACES[i] for i, disc in enumerate(s.spaces) if disc == NEUTRAL}
    first = {"new-orleans-1", "new-orleans-2", "atlanta-1", "houston-1", "charleston"}
    assert taken == first | {"new-york-1", "chicago-1"}
    assert s.neutral_donations.bit_count() == 2


@pytest.mark.rule("CA-2.4")
@pytest.mark.parametrize(("players", "discs"), [(1, 18), (2, 18), (3, 9), (4, 0)])
def test_neutral_discs_by_player_count(players: int, discs: int) -> None:
    s = state(fresh(players))
    assert s.spaces.count(NEUTRAL) + s.neutral_donations.bit_count() == discs


@pytest.mark.rule("CA-2.5")
def test_tabs_show_one_position_and_sides_can_be_chosen() -> None:
    m = fresh(2, start="seat-1")
    assert [board(m).discs_on(tab) for tab in range(4)] == [1, 1, 1, 0]
    m = fresh(2, start="seat-1", tab_sides="choose")
    assert why(m, "side commerce a") == "other-tab"
    play(m, "side housing b", "side commerce a", "side industry b", "side infrastructure a")
    assert board(m).sides == [1, 0, 1, 0]
    assert m.waiting == (1,)
    assert NEUTRAL not in state(m).spaces  # who chooses a side does not know yet which spaces will be taken
    for tab in ("housing", "commerce", "industry", "infrastructure"):
        play(m, f"side {tab} a", seat=1)
    assert state(m).spaces.count(NEUTRAL) + state(m).neutral_donations.bit_count() == 18
    assert state(fresh(2, tab_sides="all-b")).players[0].sides == [1, 1, 1, 1]


@pytest.mark.rule("CA-2.6")
def test_what_everybody_begins_with() -> None:
    m = fresh(4, start="seat-3")
    assert state(m).first == 2
    for p in state(m).players:
        assert (p.money, p.goods, sum(p.standing), p.lying[1], p.supply, p.discs) == (12, 4, 5, 5, 5, 22)


@pytest.mark.rule("CA-2.7")
def test_action_choice_tiles() -> None:
    assert [p.joker for p in state(fresh(4)).players] == [True] * 4
    assert [p.joker for p in state(fresh(3, start="seat-2")).players] == [True, False, False]
    assert [p.joker for p in state(fresh(2)).players] == [False, False]
    everybody = fresh(3, jokers_of_three="everybody")
    assert [p.joker for p in state(everybody).players] == [True] * 3


@pytest.mark.rule("CA-2.8")
def test_first_projects_go_counter_clockwise() -> None:
    m = fresh(3, start="seat-1")
    assert m.waiting == (2,)
    assert why(m, "build housing chicago-1", seat=2) == "housing-only"
    play(m, next(move for move in m.moves(2) if move.startswith("build")), seat=2)
    assert board(m, 2).built == [1, 0, 0, 0]
    play(m, m.moves(2)[0], seat=2)
    assert board(m, 2).reserve >= 0
    assert m.waiting == (1,)
    assert fresh(3, start="seat-1", setup_starts="first-player").waiting == (0,)


@pytest.mark.rule("CA-2.8", "CA-7.4")
def test_the_first_department_is_taken_from_the_market() -> None:
    m = lay(
        2, phase="projects", acted=1, market={"D09": 1, "D05": 1}, steps=[{"step": "Course"}, {"step": "FirstReserve"}]
    )
    assert m.moves(1) == ["reserve D05", "reserve D09", "sell"]
    assert why(m, "reserve D01", seat=1) == "not-in-market"
    m = lay(2, phase="projects", acted=1, market={"D09": 1, "D05": 1}, options={"same-function": "effect"},
            steps=[{"step": "Course"}, {"step": "FirstReserve"}])  # fmt: skip
    assert why(m, "reserve D09", seat=1) == "same-construction"


@pytest.mark.rule("CA-2.9")
def test_six_steps_then_activation() -> None:
    m = lay(2, phase="companies")
    play(m, "walk lying b1 c1", "walk lying b1 b2", "walk lying b1 b2", "walk lying b2 c2", "walk lying b1 c1")
    assert m.moves(0)[0].startswith("walk")
    play(m, "walk lying c1 d1")
    assert [board(m).lying[place] for place in (1, 2, 3, 5, 6)] == [1, 1, 1, 1, 1]
    play(m, "activate c1", "activate d1", "done")
    assert board(m).money == 9
    assert m.waiting == (1,)
