"""Contract: the log is the truth. Replay, snapshots, positions and undo all lead to the same state."""

import json
from typing import Any

import pytest

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.match import Made, Match, digest, load_match, match_from_position
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.state import NONE, Event
from stellwerk.kernel.table import eyes_of
from stellwerk.testing.messages import Words
from stellwerk.testing.tables import Table, every_table, moments, plain, random_game, sized
from stellwerk.words import english

EVERY = sized(4, 1)
WORLDS = sized(1, 3)
MUTATIONS = sized(120, 1000)


@every_table
def test_replay_from_the_log_and_from_every_snapshot(table: Table) -> None:
    digests: list[str] = []
    for turn in random_game(table, "replay"):
        digests.append(turn.match.digest)
    match = turn.match
    saved = json.loads(json.dumps(match.save()))
    again = load_match(table.game, saved, english(table.game.folder))
    assert again.digest == match.digest
    assert again.save() == match.save()
    assert again.setup == match.setup
    assert [told(event) for event in again.opening] == [told(event) for event in match.opening]
    for version in range(0, match.version, max(1, match.version // 5)):
        assert match.at(version).digest == digests[version]
    assert len(match.snapshots) == 1 + len(match.line) // 32
    for n, snapshot in match.snapshots.items():
        s = snapshot.clone()
        for made in match.line[n:]:
            rules.play(s, made.seat, made.move, table.game.aside)
        assert digest(table.game, s) == match.digest, f"from the snapshot after {n} moves"


def told(event: Event) -> bytes:
    return plain([event.key, event.params, event.to, event.round, event.turn])


@every_table
def test_telling_of_the_set_up_changes_nothing(table: Table) -> None:
    game, match = table.game, table.match("silent")
    silent = game.set_up(table.players, seeded(match.setup["seed"]), match.setup["options"])
    rules.settle(silent)
    assert digest(game, silent) == match.digest
    assert match.state.ear is None


@every_table
def test_a_position_holds_the_whole_state(table: Table) -> None:
    game = table.game
    for turn in random_game(table, "position"):
        s = turn.match.state
        written = json.loads(json.dumps(game.position(s)))
        read = game.read(written)
        assert plain(game.position(read)) == plain(written)
        if turn.n % (3 * EVERY):
            continue
        for seat in table.viewers():
            assert game.lay_out(read, eyes_of(seat)) == game.lay_out(s, eyes_of(seat))
        here, there = s.clone(), read.clone()
        rules.playout(here, Dice(turn.n), game.aside)
        rules.playout(there, Dice(turn.n), game.aside)
        assert digest(game, here) == digest(game, there)
    assert game.read(json.loads(json.dumps(turn.match.position()))).stack == []


@every_table
def test_a_match_from_a_position_can_be_saved_and_loaded(table: Table) -> None:
    positions = [turn.match.position() for turn in random_game(table, "from position")]
    for position in (positions[0], positions[len(positions) // 2], positions[-1]):
        match = match_from_position(table.game, position)
        dice = table.dice("from position")
        for _ in range(5):
            if match.waiting:
                seat, move = rules.random_move(match.state, dice, table.game.aside)
                match.play(seat, table.game.vocabulary.text(move))
        again = load_match(table.game, json.loads(json.dumps(match.save())))
        assert again.digest == match.digest
        assert again.opening == match.opening == [], "nobody has set up a written position"


@every_table
def test_a_wrong_position_is_refused_with_its_path(table: Table) -> None:
    """Change one thing in a good position: it is read, or refused in a sentence. Nothing else may happen."""
    game = table.game
    words = Words(game.folder)
    dice = table.dice("mutate")
    positions = [turn.match.position() for turn in random_game(table, "mutate")]
    refused_at: set[str] = set()
    for _ in range(MUTATIONS):
        position = json.loads(json.dumps(positions[dice.below(len(positions))]))
        mutate(position, dice)
        reason = read(game, position)
        if reason is not None:
            words.sentence(reason.key, dict(reason.params))
            assert (reason.key, str(reason.params.get("value"))[:1]) not in SHAPELESS, reason
            assert {"path", "option", "players"} & set(reason.params) or reason.rule != "kernel", reason
            refused_at.add(str(reason.params.get("path")))
    assert len(refused_at) > 5
    assert words.wrong == set()


def read(game: Game, position: Json) -> Refusal | None:
    """Why a position is refused; one that is not can be looked at and asked."""
    try:
        match = match_from_position(game, position)
    except Refused as refused:
        return refused.refusal
    for seat in range(match.players):
        match.moves(seat)
        match.view(seat)
    return None


SHAPELESS = {("json-list", "["), ("json-object", "{")}  # "a list is needed, not []"
WRONG: list[Any] = [None, True, -1, 10**12, 7, 0.5, "", "nobody", [], ["x"], {}, {"x": 1}]


def mutate(position: Json, dice: Dice) -> None:
    """Put something wrong at a random place."""
    here: Any = position
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys or dice.below(8) == 0:
            value = WRONG[dice.below(len(WRONG))]
            if isinstance(here, dict):
                here["nonsense"] = value
            else:
                here.append(value)
            return
        key = keys[dice.below(len(keys))]
        if isinstance(here[key], dict | list) and dice.below(4):
            here = here[key]
            continue
        if dice.below(6) == 0:
            del here[key]
        else:
            here[key] = WRONG[dice.below(len(WRONG))]
        return


# --- undo ---------------------------------------------------------------------


def digest_of_line(match: Match, line: list[Made]) -> str:
    """The digest after these moves, worked out without the match's own undo."""
    s = match.snapshots[0].clone()
    for made in line:
        rules.play(s, made.seat, made.move, match.game.aside)
    return digest(match.game, s)


@every_table
def test_undo_restores_the_exact_state(table: Table) -> None:
    dice = table.dice("undo")
    for turn in moments(table, "undo", EVERY):
        before = turn.match.digest
        match = turn.match.clone()
        match.play(turn.seat, table.game.vocabulary.text(turn.move))
        seat = turn.seat if dice.below(2) else dice.below(table.players)
        i = match.last_of(seat)
        cost = match.undo_cost(seat)
        if i is None or seat < 0:
            assert cost == "no"
            continue
        line = match.line[:]
        if cost == "no":  # alone, and something was learnt
            assert table.players == 1
            with pytest.raises(Refused, match="taken back"):
                match.undo(seat)
            continue
        if cost == "ask":
            with pytest.raises(Refused, match="agree"):
                match.undo(seat)
            match.undo(seat, consent=range(table.players))
            expected = digest_of_line(match, line[:i])
        else:
            match.undo(seat)
            expected = digest_of_line(match, line[:i] + line[i + 1 :])
        assert match.digest == expected
        assert i < len(line) - 1 or match.digest == before
        again = load_match(table.game, match.save())
        assert again.digest == match.digest, "the log with the undo tells another story"


@every_table
def test_what_had_to_be_answered_goes_back_with_the_choice_before_it(table: Table) -> None:
    """Exactly, for nothing or by consent, and so does the log tell it."""
    before: dict[int, str] = {}  # by seat: the table before its last choice
    seen = 0
    for turn in random_game(table, "forced"):
        match = turn.match.clone()
        if turn.seat < 0:
            continue
        only = rules.only_answer(match.state, turn.seat, table.game.aside)
        if only == NONE:
            before[turn.seat] = match.digest
            continue
        seen += 1
        if seen % EVERY:
            continue
        match.play(turn.seat, table.game.vocabulary.text(only))
        moves = match.together(turn.seat)
        assert moves != 1, "what had to be answered would only be answered again"
        cost = match.undo_cost(turn.seat, moves)
        if moves == 0 or cost == "no":
            continue
        free = [n for n in range(len(match.line)) if n not in match.taken(turn.seat, moves)]
        expected = digest_of_line(match, [match.line[n] for n in free]) if cost == "free" else before[turn.seat]
        match.undo(turn.seat, consent=range(table.players), moves=moves)
        assert match.digest == expected
        assert load_match(table.game, match.save()).digest == expected, "the log with the undo tells another story"


@every_table
def test_free_undo_never_crosses_new_information(table: Table) -> None:
    """Two worlds that look alike to a seat still look alike after a move that may be taken back freely."""
    game = table.game
    free = 0
    for turn in random_game(table, "free undo"):
        match = turn.match.clone()
        match.play(turn.seat, game.vocabulary.text(turn.move))
        if turn.seat < 0 or match.undo_cost(turn.seat) != "free":
            continue
        free += 1
        if free % EVERY:
            continue
        for seat in table.viewers():
            seen = turn.match.table(seat)
            for world in range(WORLDS):
                other = game.take_in(seen, seeded(f"{turn.n} {seat} {world}"))
                if rules.judge(other, turn.seat, turn.move, game.aside) is not None:
                    assert seat != turn.seat, "legal in one of the mover's worlds, refused in another"
                    continue
                rules.play(other, turn.seat, turn.move, game.aside)
                assert game.lay_out(other, eyes_of(seat)) == match.table(seat), (
                    f"seat {seat} learns something from {game.vocabulary.text(turn.move)}, yet it may be taken back"
                )
    assert free > 0
