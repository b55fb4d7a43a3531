"""Recorded games: nothing changes under the same version of the rules, and games of earlier versions go on."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import coal_auction as toy
import stellwerk
from coal_auction.game import CoalAuction
from coal_auction.model.state import Heap
from stellwerk.kernel import play
from stellwerk.kernel.match import Match, load_match, new_match
from stellwerk.kernel.rng import Dice, Rng
from stellwerk.kernel.versions import taken_in
from stellwerk.testing.perft import recount
from tests.seeded_games import choices, current_files, earlier_files, perft_file, record_files, record_name, records

CURRENT, EARLIER = current_files(), earlier_files()


@pytest.mark.parametrize("path", CURRENT, ids=[record_name(path) for path in CURRENT])
def test_recorded_games_end_as_they_did(path: Path) -> None:
    """Whoever changes this must raise the version of the game's rules and record its games beside the old ones."""
    for record in records(path):
        check(stellwerk.load(record["save"]), record)


def check(match: Match, record: dict[str, Any]) -> None:
    """A recorded game behaves as it did, to the last move that somebody could have made instead."""
    assert match.digest == record["digest"]
    assert match.position() == record["position"]
    assert [score.total for score in match.scores] == record["totals"]
    for version, digest in record["moments"].items():
        assert match.at(int(version)).digest == digest, f"after {version} moves"
    assert choices(match) == record["choices"], "a seat has other moves than it had"


@pytest.mark.parametrize("path", EARLIER, ids=[record_name(path) for path in EARLIER])
def test_games_of_earlier_rules_are_read_as_they_ended(path: Path) -> None:
    for record in records(path):
        save = record["save"]
        ended = taken_in(stellwerk.game(save["game"]), record["position"], save["rules"])
        match = Match(stellwerk.game(save["game"]), {}, ended)
        assert match.result is not None
        assert [score.total for score in match.scores] == record["totals"]
        loaded = stellwerk.load({**save, "format": 2, "now": {"rules": save["rules"], "position": record["position"]}})
        assert [list(entry) for entry in loaded.log] == save["log"]
        assert loaded.digest == match.digest


@pytest.mark.parametrize("path", [p for p in EARLIER if "nimm-den-zug-rules-1" in record_name(p)], ids=record_name)
def test_logs_of_the_first_rules_of_nimm_den_zug_can_still_be_replayed(path: Path) -> None:
    for record in records(path):
        match = stellwerk.load(record["save"])
        now, then = match.position(), match.game.position(taken_in(match.game, record["position"], 1))
        assert {name for name in now if now[name] != then[name]} <= {"learnt"}


@pytest.mark.parametrize("name", stellwerk.games())
def test_there_are_as_many_lines_of_play_as_there_were(name: str) -> None:
    """From some positions: a move more or less anywhere in the next few shows here. tools/count_lines.py wrote them."""
    game = stellwerk.game(name)
    for kept in records(perft_file(name, game.version)):
        assert recount(game, kept) == kept["lines"], f"{kept['players']} players after {kept['moves']}"


class Generous(CoalAuction):
    """The toy with another rule, but not with another version."""

    def set_up(self, players: int, rng: Rng, options: Mapping[str, Any]) -> Heap:
        s = super().set_up(players, rng, options)
        s.money = [money + 1 for money in s.money]
        return s


def test_a_rule_that_changes_without_its_version_is_noticed() -> None:
    dice = Dice(1)
    match = new_match(toy.game, 3, 1, None)
    while match.waiting:
        seat, move = play.random_move(match.state, dice, toy.game.aside)
        match.play(seat, toy.game.vocabulary.text(move))
    record = {
        "digest": match.digest,
        "position": match.position(),
        "totals": [score.total for score in match.scores],
        "moments": {},
        "choices": choices(match),
    }
    check(load_match(toy.game, match.save()), record)
    with pytest.raises(AssertionError):
        check(load_match(Generous(), match.save()), record)


def saves(name: str) -> list[dict[str, Any]]:
    files = record_files(name, stellwerk.game(name).version)
    return [record["save"] for path in files for record in records(path)]


@pytest.mark.parametrize("name", stellwerk.games())
def test_there_are_records_for_every_player_count(name: str) -> None:
    game = stellwerk.game(name)
    assert {save["players"] for save in saves(name)} == set(range(game.fewest, game.most + 1))


@pytest.mark.parametrize("name", stellwerk.games())
def test_there_are_records_for_every_choice_of_every_option(name: str) -> None:
    played = {(option, choice) for save in saves(name) for option, choice in save["options"].items()}
    missing = {(o.id, choice) for o in stellwerk.game(name).options for choice in o.choices} - played
    assert not missing
