"""What viewers are shown: patches add up to scenes, and nobody is shown an answer early."""

import random
from typing import Any

import msgspec
import pytest

import stellwerk
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Match, new_match
from stellwerk.kernel.state import Ear
from stellwerk.kernel.step import CLOCK, Sealed
from stellwerk.server.final import final
from stellwerk.server.keeping import course_after
from stellwerk.server.live import is_sealed
from stellwerk.server.show import Told, lines, moment, patches
from stellwerk.server.wire import CoursePoint
from stellwerk.stage.parts import Kept
from stellwerk.stage.scenes import scene, shot
from stellwerk.stage.wire import Patch, Scene
from stellwerk.words import english
from tests.server.extra import lanterns
from tests.server.serving import patched

GAMES: list[Game] = [lanterns.game, *(stellwerk.game(name) for name in stellwerk.games())]
TABLES = [(game, players) for game in GAMES for players in range(game.fewest, game.most + 1)]
IDS = [f"{game.id}-{players}" for game, players in TABLES]


def started(game: Game, players: int, seed: int, **options: Any) -> Match:
    return new_match(game, players, seed, options, english(game.folder))


def step(match: Match, dice: random.Random) -> tuple[Match, Ear]:
    """One random line of the log, now and then an undo, on a copy: as the server does it."""
    trial = match.clone()
    trial.ear = ear = Ear(keep_frames=True)
    mover = dice.choice(match.waiting)
    if mover != CLOCK and dice.random() < 0.05 and match.undo_cost(mover) == "free":
        trial.undo(mover)
    else:
        trial.play(mover, dice.choice(match.moves(mover)))
    trial.ear = None
    return trial, ear


@pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)
def test_patches_add_up_to_scenes_for_every_viewer(game: Game, players: int) -> None:
    dice = random.Random(players)
    match = started(game, players, players)
    told: list[Told] = []
    viewers: list[int | None] = [None, *sorted({0, players - 1})]
    kept = Kept()
    have: dict[int | None, Scene] = {seat: scene(match, seat, []) for seat in viewers}
    shown = {seat: shot(match, seat, kept) for seat in viewers}
    while match.waiting and match.version < 1_500:
        match, ear = step(match, dice)
        told += [Told(match.version, event) for event in ear.events]
        for seat in viewers:
            sent, shown[seat] = patches(shown[seat], match, ear, seat, kept)
            assert [patch.frame for patch in sent] == list(range(len(sent)))
            assert [patch.last for patch in sent] == [False] * (len(sent) - 1) + [True]
            for patch in sent:
                have[seat] = patched(have[seat], over_the_wire(patch))
            if dice.random() < 0.1 or not match.waiting:
                assert have[seat] == scene(match, seat, lines(told, seat))
    assert not match.waiting


def over_the_wire(patch: Patch) -> Patch:
    return msgspec.json.decode(msgspec.json.encode(patch), type=Patch)


def test_every_visible_event_has_its_own_frame_in_order() -> None:
    match = started(lanterns.game, 2, 5)
    match.play(0, "guess 1")
    old = shot(match, None)
    trial = match.clone()
    trial.ear = ear = Ear(keep_frames=True)
    trial.play(1, "guess 1")
    sent, _ = patches(old, trial, ear, None, Kept())
    told = [[line.text.m for line in patch.log] for patch in sent]
    assert told[-1] == ["log-guessed"]
    assert [line for lines in told for line in lines] == ["log-answered", "log-turned", "log-guessed", "log-guessed"]
    assert all(patch.acts is None for patch in sent[:-1])


def test_a_milestone_stops_the_show_with_its_sheet() -> None:
    match = started(lanterns.game, 2, 5)
    match.play(0, "guess 1")
    match.play(1, "guess 1")
    old = shot(match, 1)
    trial = match.clone()
    trial.ear = ear = Ear(keep_frames=True)
    trial.play(0, "grab")
    sent, now = patches(old, trial, ear, 1, Kept())
    stops = [patch for patch in sent if patch.pause]
    assert [stop.sheet.title.m for stop in stops if stop.sheet] == ["sheet-counted"]
    assert not stops[0].last
    assert now.picture.sheet is None, "the next round has begun"
    assert [line.text.m for patch in sent for line in patch.log][-1] == "log-dealt", "the own card, told to nobody else"


@pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)
def test_a_sealed_answer_leaves_no_trace_before_all_are_in(game: Game, players: int) -> None:
    """Two worlds that differ in one sealed answer only: what everybody else is sent is the same, byte for byte."""
    dice = random.Random(players)
    compared = 0
    for seed in range(12):
        match = started(game, players, seed)
        while match.waiting and compared < 40 and match.version < 400:
            if is_sealed(match) and len(match.waiting) > 1:
                compared += compare_worlds(match, dice)
            match, _ = step(match, dice)
    asks_in_secret = players > 1 and any(issubclass(step, Sealed) for step in game.steps.values())
    assert (compared > 0) == asks_in_secret


def compare_worlds(match: Match, dice: random.Random) -> int:
    seat = dice.choice(match.waiting)
    top = match.state.stack[-1]
    assert isinstance(top, Sealed)
    answers = [match.game.vocabulary.text(move) for move in top.moves(match.state, seat)]
    if len(answers) < 2:
        return 0
    sent = []
    for answer in dice.sample(answers, 2):
        world = match.clone()
        world.ear = ear = Ear(keep_frames=True)
        world.play(seat, answer)
        others = [None, *(other for other in range(match.players) if other != seat)]
        sent.append(
            [msgspec.json.encode(patches(shot(match, other), world, ear, other, Kept())[0]) for other in others]
        )
    assert sent[0] == sent[1]
    return 1


def test_a_past_moment_shows_what_the_seat_saw_then() -> None:
    dice = random.Random(3)
    match = started(lanterns.game, 3, 3)
    told: list[Told] = []
    seen = {0: scene(match, 1, [])}
    while match.waiting:
        match, ear = step(match, dice)
        told += [Told(match.version, event) for event in ear.events]
        seen[match.version] = scene(match, 1, lines(told, 1))
    for v, then in seen.items():
        again = moment(match.game, match.at(v).state, v, 1, told)
        assert (again.pieces, again.log, again.strips) == (then.pieces, then.log, then.strips)
        assert again.acts == []


def course_of(match: Match, moves: list[tuple[int, str]], seed: int) -> tuple[Match, list[CoursePoint]]:
    """Some lines, then random ones to the end, with the scores noted at the milestones."""
    dice = random.Random(seed)
    course: list[CoursePoint] = []
    for seat, move in moves:
        before = match.clone()
        match.ear = ear = Ear(keep_frames=True)
        match.replay(seat, move)
        match.ear = None
        course = course_after(course, before, match, ear)
    while match.waiting:
        assert final(match, course) is None
        before = match
        match, ear = step(match, dice)
        course = course_after(course, before, match, ear)
    return match, course


def test_the_final_count_follows_the_game_over_its_milestones() -> None:
    match, course = course_of(started(lanterns.game, 2, 4), [], 4)
    last = final(match, course)
    assert last is not None
    assert [point.text.a["round"] for point in last.course] == [1, 2, 3]
    assert last.course[-1].totals == [score.total for score in match.scores]
    assert {rank.seat for rank in last.ranking if rank.place == 1} == set(last.winners)


def test_the_course_forgets_what_was_taken_back() -> None:
    moves = [(0, "guess 0"), (1, "guess 0"), (0, "grab"), (0, "undo agreed 1")]
    match, course = course_of(started(lanterns.game, 2, 4), moves, 1)
    last = final(match, course)
    assert last is not None
    assert [point.text.a["round"] for point in last.course] == [1, 2, 3]
