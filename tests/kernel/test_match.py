"""A match: the log, undo by right and by consent, saving, loading, jumping to any moment."""

import json
import re
from typing import Any

import pytest

import coal_auction as toy
import stellwerk
from stellwerk.kernel.match import SNAPSHOT_EVERY, Match, load_match, match_from_position, new_match
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.state import Ear
from stellwerk.words import LANGUAGES, english, known


def new(players: int = 3, seed: int | str = "match", **options: str) -> Match:
    return new_match(toy.game, players, seed, options, english(toy.game.folder))


def bids(m: Match, *coins: int) -> None:
    for seat, n in enumerate(coins):
        m.play(seat, f"bid {n}")


def refused(call: Any, *args: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        call(*args)
    assert str(caught.value) != caught.value.key, "it speaks"
    return caught.value


def test_the_same_seed_gives_the_same_game() -> None:
    assert new(seed=7).digest == new(seed=7).digest
    assert new(seed=7).digest == new(seed="7").digest
    assert new(seed=7).digest != new(seed=8).digest


def test_a_match_shows_its_table_at_a_glance() -> None:
    m = new(seed=7)
    assert repr(m) == "<Match toy players=3 version=0 round=1 question=Bids waiting=(0, 1, 2) scores=[10, 11, 11]>"
    m.play(1, "bid 2")
    assert repr(m) == "<Match toy players=3 version=1 round=1 question=Bids waiting=(0, 2) scores=[10, 11, 11]>"
    while m.waiting:
        m.play(m.waiting[0], m.moves(m.waiting[0])[0])
    assert m.result is not None
    totals = [score.total for score in m.scores]
    over = f"version={m.version} round=2 waiting=() scores={totals} winners={m.result.winners}"
    assert repr(m) == f"<Match toy players=3 {over}>"


@pytest.mark.parametrize("name", stellwerk.games())
def test_a_match_of_any_game_fits_on_a_line(name: str) -> None:
    m = stellwerk.new(name, players=2, seed=7)
    for _ in range(20):
        if m.waiting:
            assert re.fullmatch(rf"<Match {name} players=2 version=\d+ [^\n]*scores=\[-?\d+, -?\d+\]>", repr(m))
            m.play(m.waiting[0], m.moves(m.waiting[0])[0])


def test_a_refused_move_changes_nothing() -> None:
    m = new()
    before = m.save(), m.digest
    assert refused(m.play, 0, "bid 9").rule == "TOY-2"
    assert (m.save(), m.digest) == before


def test_what_cannot_be_set_up_is_refused() -> None:
    assert refused(lambda: new(1)).key == "players-range"
    assert refused(lambda: new(5)).key == "players-range"
    assert refused(lambda: new(True)).key == "players-range"
    assert refused(lambda: new(3, rounds="4")).key == "option-choice"
    assert refused(lambda: new(3, colour="red")).key == "option-unknown"


def test_unknown_games_are_refused() -> None:
    for call in (stellwerk.game, lambda name: stellwerk.new(name, 2), lambda name: stellwerk.load({"game": name})):
        for name in ("no-such-game", "", None, ["x"]):
            assert refused(call, name).key == "game-unknown"


def test_the_list_of_games_can_be_asked_again() -> None:
    assert stellwerk.games() == stellwerk.games(), "the folder of the same name must not hide the function"


# --- undo ---------------------------------------------------------------------


def test_undo_is_free_until_the_turn_passes_on() -> None:
    m = new()
    bids(m, 0, 1, 2)
    before = m.digest
    m.play(2, "load 1")
    assert m.undo_cost(2) == "free"
    m.undo(2)
    assert m.digest == before
    assert [entry.move for entry in m.log] == ["bid 0", "bid 1", "bid 2", "load 1", "undo"]
    m.play(2, "load 2")
    m.play(2, "end")
    assert m.undo_cost(2) == "ask"


def test_beyond_new_information_all_others_must_agree() -> None:
    m = new()
    bids(m, 0, 1, 2)
    m.play(2, "load 1")
    before = m.digest
    m.play(2, "draw")
    assert m.undo_cost(2) == "ask"
    for consent in ([], [0], [2], [0, 0, 2]):
        assert refused(m.undo, 2, consent).key == "undo-consent"
    for consent in ([0, 1, 9], [0, -1]):
        assert refused(m.undo, 2, consent).key == "no-such-seat"
    m.undo(2, consent=[1, 0])
    assert m.digest == before
    assert m.log[-1] == (2, "undo agreed 0 1")


def test_consent_takes_back_everything_since() -> None:
    m = new()
    m.play(0, "bid 5")
    before = m.clone()
    m.play(1, "bid 1")
    m.play(2, "bid 2")
    m.play(0, "load 1")
    m.undo(1, consent=[0, 2])
    assert m.digest == before.digest
    assert m.waiting == (1, 2)


def test_a_sealed_answer_can_be_taken_back_while_others_think() -> None:
    m = new()
    m.play(0, "bid 3")
    m.play(1, "bid 1")
    assert m.undo_cost(0) == "free"
    m.undo(0)
    assert list(m.waiting) == [0, 2], "the other answer stands"
    expected = new()
    expected.play(1, "bid 1")
    assert m.digest == expected.digest
    m.play(0, "bid 4")
    m.play(2, "bid 0")
    assert m.undo_cost(0) == "ask", "the answers have been shown"
    assert list(m.waiting) == [0]


def test_an_answer_of_an_earlier_question_is_not_mistaken_for_an_open_one() -> None:
    m = new()
    bids(m, 0, 1, 2)
    m.play(2, "load 1")
    assert m.undo_cost(0) == "ask"
    m.play(2, "end")
    m.play(1, "bid 0")
    assert m.undo_cost(0) == "ask"
    assert m.undo_cost(1) == "free"


def test_a_sealed_answer_can_be_taken_back_though_somebody_showed_a_token() -> None:
    seats = [{"token": "T3", "wagons": [["C3"]]}, {}, {}]
    m = match_from_position(toy.game, {"players": 3, "seats": seats}, english(toy.game.folder))
    m.play(1, "bid 1")
    m.play(0, "show T3")
    assert m.undo_cost(1) == "free"
    assert m.undo_cost(0) == "ask", "the token has been seen"
    m.undo(1)
    assert m.view(None)["seats"][0]["shown"] == ["T3"], "what was shown stays shown"
    assert list(m.waiting) == [0, 1, 2]


def test_whoever_shows_a_token_after_a_sealed_answer_takes_the_answer_back() -> None:
    seats = [{"token": "T3", "wagons": [["C3"]]}, {}, {}]
    m = match_from_position(toy.game, {"players": 3, "seats": seats}, english(toy.game.folder))
    m.play(0, "bid 1")
    m.play(0, "show T3")
    assert m.undo_cost(0) == "free"
    m.undo(0)
    assert list(m.waiting) == [0, 1, 2]
    assert m.view(None)["seats"][0]["shown"] == ["T3"]
    assert m.undo_cost(0) == "ask"


def test_a_log_that_says_consent_was_needed_is_taken_at_its_word() -> None:
    m = new()
    m.play(0, "bid 3")
    m.play(1, "bid 1")
    assert m.undo_cost(0) == "free"
    m.replay(0, "undo agreed 1 2")
    assert list(m.waiting) == [0, 1, 2], "what was done since is gone as well"
    assert m.log[-1].move == "undo agreed 1 2"


def test_nothing_to_undo() -> None:
    m = new()
    assert m.undo_cost(0) == "no"
    assert refused(m.undo, 0).key == "undo-nothing"


def test_undo_is_heard() -> None:
    m = new()
    m.ear = Ear()
    m.play(0, "bid 3")
    m.undo(0)
    assert [event.key for event in m.ear.events] == ["answered", "undone"]
    m.play(0, "bid 2")
    assert [event.key for event in m.ear.events] == ["answered", "undone", "answered"]


@pytest.mark.parametrize("word", ["+1", "1_", "١", "9" * 5000, "-1", ""])
def test_a_line_of_a_log_names_seats_by_plain_numbers(word: str) -> None:
    m = new(2)
    bids(m, 1, 2)
    assert refused(m.replay, 0, f"undo agreed {word}").key in ("no-such-seat", "undo-consent")


# --- keeping ------------------------------------------------------------------


def long_match() -> Match:
    """A whole game of three rounds with the clock on."""
    m = new(4, rounds="3", clock="on")
    for n in range(3):
        bids(m, 0, 0, 0, 1)
        m.play(3, "load 1" if n < 2 else "load 2")
        m.play(3, "draw" if n == 0 else "end")
        for seat in (0, 1, 2):
            if m.why_not(seat, "grab") is None:
                m.play(seat, "grab")
    assert m.result is not None
    return m


def test_save_and_load() -> None:
    m = long_match()
    saved = json.loads(json.dumps(m.save()))
    again = load_match(toy.game, saved)
    assert again.digest == m.digest
    assert again.save() == m.save()
    assert saved["rules"] == toy.game.version
    assert saved["options"] == {"rounds": "3", "clock": "on"}


def heard(m: Match, seat: int | None) -> list[str]:
    return [event.key for event in m.opening if event.heard_by(seat)]


def test_the_set_up_is_told_and_what_follows_from_it() -> None:
    m = new(2)
    assert heard(m, None) == ["toy-turned-up"]
    assert heard(m, 0) == heard(m, 1) == ["toy-dealt", "toy-turned-up"]
    assert m.opening[0].params != m.opening[1].params
    assert m.state.ear is None


def test_what_the_set_up_told_stays_whatever_is_played_and_taken_back() -> None:
    m = new()
    told = [(event.key, event.params) for event in m.opening]
    m.ear = ear = Ear()
    m.play(0, "bid 3")
    m.undo(0)
    assert [event.key for event in ear.events] == ["answered", "undone"]
    m.go_on(1)
    for other in (m, m.clone(), m.at(0), m.at(2), load_match(toy.game, new().save())):
        assert [(event.key, event.params) for event in other.opening] == told


def test_a_written_position_tells_of_no_set_up() -> None:
    m = match_from_position(toy.game, {"players": 2})
    assert m.opening == []
    assert load_match(toy.game, m.save()).opening == []


def test_every_moment_can_be_had_again() -> None:
    m = new()
    digests = [m.digest]
    for seat, move in [(0, "bid 0"), (1, "bid 1"), (0, "undo"), (0, "bid 2"), (2, "bid 1"), (0, "load 1"), (0, "undo")]:
        m.replay(seat, move)
        digests.append(m.digest)
    assert [m.at(version).digest for version in range(len(digests))] == digests
    assert m.at(3).log == m.log[:3]
    for version in (-1, 8):
        assert refused(m.at, version).key == "no-such-moment"


def test_snapshots_shorten_undo_and_never_outlive_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.kernel.match.SNAPSHOT_EVERY", 2)
    assert SNAPSHOT_EVERY == 32
    m = new()
    bids(m, 0, 1, 2)
    m.play(2, "load 1")
    assert sorted(m.snapshots) == [0, 2, 4]
    m.undo(2)
    assert sorted(m.snapshots) == [0, 2]
    m.undo(1, consent=[0, 2])
    assert sorted(m.snapshots) == [0]
    m.play(2, "bid 5")
    m.play(1, "bid 0")
    expected = new()
    for seat, move in [(0, "bid 0"), (2, "bid 5"), (1, "bid 0")]:
        expected.play(seat, move)
    assert m.digest == expected.digest


def test_a_clone_has_its_own_log() -> None:
    m = new()
    other = m.clone()
    other.play(0, "bid 1")
    assert m.log == []
    assert m.digest != other.digest
    assert m.waiting == (0, 1, 2)


def test_a_match_from_a_position_is_saved_with_it() -> None:
    position = {"players": 2, "starter": "B", "seats": [{"money": 2}, {"money": 3}]}
    m = match_from_position(toy.game, position)
    m.play(0, "bid 2")
    saved = m.save()
    assert saved["position"] == position
    assert load_match(toy.game, saved).digest == m.digest


@pytest.mark.parametrize(
    ("change", "key", "path"),
    [
        ({"format": 99}, "save-format", None),
        ({"rules": 99}, "save-newer", None),
        ({"players": 9}, "players-range", None),
        ({"players": "3"}, "players-range", None),
        ({"seed": None}, "json-number", "seed"),
        ({"seed": [1]}, "json-number", "seed"),
        ({"options": []}, "json-object", "options"),
        ({"options": {"rounds": "9"}}, "option-choice", None),
        ({"log": "bid"}, "json-list", "log"),
        ({"log": [[0, "bid 1"], [0]]}, "json-line", "log[1]"),
        ({"log": [["0", "bid 1"]]}, "json-line", "log[0]"),
        ({"log": [[True, "bid 1"]]}, "json-line", "log[0]"),
        ({"log": [[0, 7]]}, "json-line", "log[0]"),
        ({"log": [[0, "bid 7"]]}, "toy-bid-money", None),
        ({"log": [[7, "bid 1"]]}, "no-such-seat", None),
        ({"log": [[0, "undo"]]}, "undo-nothing", None),
        ({"log": [[0, "bid 1"], [0, "undo agreed x"]]}, "no-such-seat", None),
        ({"rules": "1"}, "json-number", "rules"),
        ({"position": 3}, "json-object", "position"),
        ({"position": {"deck": 3}}, "json-list", "deck"),
    ],
)
def test_a_damaged_save_is_refused_in_words(change: dict, key: str, path: str | None) -> None:
    saved = {**new().save(), **change}
    with pytest.raises(Refused) as caught:
        load_match(toy.game, saved, english(toy.game.folder))
    assert caught.value.key == key
    assert caught.value.params.get("path") == path
    assert str(caught.value) != key
    assert all(known(toy.game.folder, language, key) for language in LANGUAGES)


@pytest.mark.parametrize("saved", [None, [], "x", 3])
def test_what_is_no_save_at_all_is_refused(saved: Any) -> None:
    for call in (stellwerk.load, lambda s: stellwerk.replay(s, 0)):
        with pytest.raises(Refused) as caught:
            call(saved)
        assert caught.value.key == "json-object"


def test_that_somebody_looked_at_a_hint_is_a_line_of_the_log_and_changes_nothing() -> None:
    match = stellwerk.new(stellwerk.games()[0], 2, 1)
    seat = match.waiting[0]
    digest, moves = match.digest, match.moves(seat)
    match.hint(seat)
    assert match.log[-1] == (-2, f"hint {seat}")
    assert (match.digest, match.moves(seat)) == (digest, moves)
    again = stellwerk.load(match.save())
    assert (again.log, again.digest) == (match.log, digest)
    match.play(seat, moves[0])
    match.undo(seat, range(2))
    assert match.digest == digest
    with pytest.raises(stellwerk.Refused):
        match.hint(7)
