"""A network of whole numbers: what it computes, and what it changes about a mind."""

import json
from pathlib import Path

import pytest

import stellwerk
from stellwerk.bots.self_play import fresh, states
from stellwerk.kernel.network import WHOLE, Layer, Network, network, read_network
from stellwerk.kernel.rng import Dice

LEAN = 3  # the kind that is leaned to


def small(inputs: int, starts: list[int], doublings: int = 0) -> dict[str, object]:
    """Expects two points more for whatever the first input is above its mean, and leans to one kind of move."""
    kinds = len(starts) + 1
    return {
        "unit": 2.0,
        "lines": 7,
        "players": [2],
        "starts": starts,
        "means": [0] * inputs,
        "spreads": [1 << 16] * inputs,
        "hidden": [{"weights": [[WHOLE, *([0] * (inputs - 1))]], "biases": [0]}],
        "value": {"weights": [[WHOLE]], "biases": [0]},
        "leaning": {
            "weights": [[0]] * kinds,
            "biases": [doublings * WHOLE * WHOLE if kind == LEAN else 0 for kind in range(kinds)],
        },
    }


def test_a_layer_sums_in_wholes() -> None:
    found = Layer([[WHOLE, -WHOLE // 2], [0, 3 * WHOLE]], [0, WHOLE * WHOLE]).sums([4 * WHOLE, 2 * WHOLE])
    assert found == [3 * WHOLE, 7 * WHOLE]


def test_inputs_are_counted_in_spreads_from_their_means_and_never_far() -> None:
    made = Network([2 * WHOLE], [(1 << 16) // 4], [], Layer([], []), Layer([], []), 1.0)
    assert made.input(0, 10.0) == 2 * WHOLE
    assert made.input(0, -2.0) == -WHOLE
    assert made.input(0, 1e6) == 8 * WHOLE


def test_what_it_expects_is_added_in_points() -> None:
    made = network(small(3, [0, 5]))
    assert made.expected(made.think([1.5, 9.0], 2)) == 3.0
    assert made.expected(made.think([-1.5, 9.0], 2)) == 0.0


def test_kinds_of_moves_are_told_apart_by_their_first_number() -> None:
    made = network(small(2, [0, 5, 6]))
    assert [made.kind(move) for move in (0, 4, 5, 6, 99, -1)] == [0, 0, 1, 2, 2, 3]


@pytest.mark.parametrize(("doublings", "times"), [(0, 1.0), (1, 2.0), (-2, 0.25), (100, 16.0)])
def test_leanings_are_powers_of_two_within_bounds(doublings: int, times: float) -> None:
    made = network(small(2, [0, 5, 6], doublings))
    assert made.leanings(made.think([0.0], 2))[LEAN] == times


def test_nothing_was_learned_where_no_file_is(tmp_path: Path) -> None:
    assert read_network(tmp_path / "learned.json") is None
    (tmp_path / "learned.json").write_text(json.dumps(small(2, [0])), "utf-8")
    found = read_network(tmp_path / "learned.json")
    assert found is not None
    assert found.lines == 7


@pytest.mark.parametrize("name", stellwerk.games())
def test_a_taught_mind_expects_more_and_looks_elsewhere_but_never_where_it_does_not_pay(name: str) -> None:
    game = stellwerk.game(name)
    starts = [family.base for family in game.vocabulary.families.values()]
    s = fresh(game, 2, 1)
    taught = game.mind.taught(network(small(len(game.mind.features(s, 0)) + 1, starts, 2)))
    assert game.mind.taught(None) is game.mind
    assert (taught.moment(2), taught.moment(3), game.mind.moment(2)) == (7, game.mind.lines(3), game.mind.lines(2))
    changed = 0
    for n, (state, seat, moves) in enumerate(states(game, s, Dice(1))):
        plain, found = game.mind.leanings(state, seat, moves), taught.leanings(state, seat, moves)
        assert sum(found) == pytest.approx(1.0)
        assert [share == 0 for share in found] == [share == 0 for share in plain]
        changed += found != pytest.approx(plain)
        more = [b - a for a, b in zip(game.mind.worth(state), taught.worth(state))]
        assert more == pytest.approx([2 * int(game.mind.features(state, one)[0] * WHOLE) / WHOLE for one in (0, 1)])
        if n == 40:
            break
    assert changed or not any(taught.network.kind(move) == LEAN for move in moves if taught.network)


@pytest.mark.parametrize("name", stellwerk.games())
def test_tables_of_other_sizes_are_judged_without_it(name: str) -> None:
    game = stellwerk.game(name)
    s = fresh(game, 3, 1)
    taught = game.mind.taught(network(small(len(game.mind.features(s, 0)) + 1, [0], 2)))
    assert taught.worth(s) == game.mind.worth(s)


@pytest.mark.parametrize("name", stellwerk.games())
def test_what_a_game_has_learned_fits_its_features_and_moves(name: str) -> None:
    game = stellwerk.game(name)
    file = game.folder / "data" / "learned.json"
    found = read_network(file)
    if found is None:
        assert game.learned is game.mind
        return
    assert file.stat().st_size <= 300_000
    assert found.players
    assert found.starts == [family.base for family in game.vocabulary.families.values()]
    assert len(found.means) == len(game.mind.features(fresh(game, 2, 1), 0)) + 1
    assert {"seed", "quality", "judged"} <= json.loads(file.read_text("utf-8"))["recipe"].keys()
