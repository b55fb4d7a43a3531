"""Learning a game's judgement: played, remembered, trained, judged."""

import json
from pathlib import Path

import numpy as np
import pytest

import stellwerk
from stellwerk.kernel.network import network
from stellwerk.lab.command import main
from stellwerk.lab.learning import command
from stellwerk.lab.learning.samples import Course, Moment, Thought, remembered
from stellwerk.lab.learning.training import Data, Recipe, trained, written
from stellwerk.lab.trouble import told

GAME = "nimm-den-zug"


@pytest.mark.parametrize("name", stellwerk.games())
def test_games_are_remembered_with_what_came_of_them(name: str) -> None:
    found = remembered(Course(name, 2, 5, 0.0))
    assert 8 <= len(found) <= 32
    assert all(len(one.features) == len(one.expected) == len(one.totals) == 2 for one in found)
    assert len({tuple(one.totals) for one in found}) == 1
    assert found == remembered(Course(name, 2, 5, 0.0))


def test_a_search_tells_what_it_tried() -> None:
    found = [one.thought for one in remembered(Course(GAME, 2, 6, 0.03)) if one.thought is not None]
    assert found
    assert all(len(one.kinds) == len(one.priors) == len(one.tried) for one in found)
    assert any(sum(one.tried) for one in found)


def made_up(games: int) -> list[list[Moment]]:
    """Who has more of the second feature gets more than expected, and the second kind of move is tried most."""
    dice = np.random.default_rng(1)
    out = []
    for _ in range(games):
        x = dice.normal(size=2)
        thought = Thought(0, [0, 1], [0.5, 0.5], [10, 30])
        out.append([Moment([[0.5, x[0]], [0.5, x[1]]], [10.0, 10.0], [10.0 + 5 * x[0], 10.0 + 5 * x[1]], thought)])
    return out


def test_a_network_learns_what_there_is_to_learn_and_says_the_same_in_whole_numbers() -> None:
    data = Data(made_up(3000), unit=5.0)
    layers, quality = trained(data, 3, Recipe(hidden=(8,), epochs=20, batch=64))
    assert quality["value"] < 0.1 * quality["value before"]
    assert quality["leaning"] < quality["leaning before"]
    made = network({"unit": 5.0, "lines": 0, "players": [2], "starts": [0, 10], **written(layers, data, leans=True)})
    for x in (-1.0, 0.5, 1.5):
        assert made.expected(made.think([0.5, x], 2)) == pytest.approx(5 * x, abs=1.0)
    lean = made.leanings(made.think([0.5, 0.0], 2))
    assert 2.0 < lean[1] / lean[0] < 4.5


def test_the_same_seed_trains_the_same_network() -> None:
    data = Data(made_up(400), unit=5.0)
    both = [written(trained(data, 3, Recipe(hidden=(4,), epochs=2, batch=64))[0], data, True) for _ in range(2)]
    assert both[0] == both[1]


def test_the_command_plays_trains_judges_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = f"learn {GAME} --first 6 --games 2 --generations 1 --effort 0.03 --epochs 2 --judge 2 --judge-effort 0.03"
    arguments = [*asked.split(), "--folder", str(tmp_path), "--workers", "1"]
    assert main(arguments) == 0
    learned = json.loads((tmp_path / "learned.json").read_text("utf-8"))
    assert learned["recipe"]["judged"]["games"] == 2
    assert 0 < learned["lines"] <= stellwerk.game(GAME).mind.lines(2)
    assert stellwerk.game(GAME).mind.taught(network(learned)).network is not None
    capsys.readouterr()
    monkeypatch.setattr(command, "remembered_at", None)  # nobody plays again
    assert main([*arguments, "--judge", "0"]) == 0
    for other in (["--epochs", "3"], ["--players", "2,3"]):
        with pytest.raises(SystemExit, match="holds another run"):
            main([*arguments, *other])


def test_tables_at_which_nothing_is_judged_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="tables of 2"):
        main(["learn", GAME, "--players", "3", "--folder", str(tmp_path / "there")])
    assert not (tmp_path / "there").exists()


def test_without_what_it_needs_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _: None)
    with pytest.raises(SystemExit, match="stellwerk\\[learn\\]"):
        main(["learn", GAME, "--folder", str(tmp_path)])
    assert "stellwerk[learn]" in told("de", "lab-no-learn", {})
