"""Bots: honest, repeatable, under a clock, and replaced when they fail."""

import asyncio
import time
from pathlib import Path

import pytest

import stellwerk
from stellwerk.bots import OWN, bot, known_bots
from stellwerk.bots import pool as pool_module
from stellwerk.bots.clock import Deadline
from stellwerk.bots.job import Answer, Job
from stellwerk.bots.levels import LEVELS, Driver, level_of
from stellwerk.bots.pace import LONGEST_S, USUAL, doubt, pause_s
from stellwerk.bots.pool import Fault, Pool
from stellwerk.bots.searching import Searcher
from stellwerk.bots.simulate import games_between, summary
from stellwerk.bots.worker import Seated, answer
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.table import read_as
from stellwerk.server.library import house_words
from stellwerk.words import LANGUAGES
from tests.server.extra import lanterns
from tests.server.serving import EXTRA

GAME = sorted(stellwerk.games())[1]
WEB = Path(stellwerk.__file__).parent / "web" / "words"


@pytest.fixture
def lanterns_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process by hand, in the bots' processes by the package's own entry points."""
    games = {**stellwerk.registered(), "lanterns": lanterns.game}
    monkeypatch.setattr(stellwerk, "registered", lambda: games)
    monkeypatch.syspath_prepend(str(EXTRA))
    monkeypatch.setenv("PYTHONPATH", str(EXTRA))


def job(name: str = "random", seed: int = 1, limit_ms: int = 5_000, place: str = "") -> Job:
    match = stellwerk.new("lanterns", 2, 1)
    return Job("lanterns", name, 0, match.view(0), match.moves(0), seed, limit_ms, place)


def test_ours_are_known() -> None:
    assert known_bots()[:7] == (*LEVELS, "random", "greedy")
    assert [*LEVELS] == ["apprentice", "fireman", "driver", "station-master", "signal-master"]
    thinking = [one for one in map(bot, LEVELS) if isinstance(one, Searcher)]
    for game in map(stellwerk.game, stellwerk.games()):
        efforts = [one.effort_in(game) for one in thinking]
        assert 0 <= efforts[0] <= 1
        assert efforts == sorted(set(efforts))


@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize("game", stellwerk.games())
def test_a_bot_chooses_the_same_from_the_same_view_and_seed(name: str, game: str) -> None:
    match = stellwerk.new(game, stellwerk.game(game).fewest, 3)
    for _ in range(40):
        if not match.waiting:
            break
        seat = match.waiting[0]
        moves = match.moves(seat)
        chosen = [bot(name).choose(match.game, match.table(seat), seat, moves, Dice(5), Deadline(10)) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in moves
        match.play(seat, chosen[0])


def test_the_greedy_bot_takes_what_is_rated_best(lanterns_registered: None) -> None:
    asked = job("greedy")
    moves = [move for move in asked.moves if move.startswith("guess")]
    table = read_as(lanterns.game.table, asked.view)
    assert bot("greedy").choose(lanterns.game, table, 0, moves, Dice(1), Deadline(5)) in ("guess 2", "guess 3")
    assert bot("greedy").choose(lanterns.game, table, 0, ["shout", ""], Dice(1), Deadline(5)) == "shout"


def test_faults_of_a_bot_become_answers(lanterns_registered: None) -> None:
    assert answer(job("crashes")).fault == "crashed"
    assert answer(job("cheats")).fault == "illegal"
    assert answer(job("nobody")).fault == "crashed"
    assert answer(job("random")) == answer(job("random"))


def test_the_pool_replaces_what_hangs_or_dies(lanterns_registered: None) -> None:
    async def story() -> list[str]:
        pool = Pool(1)
        faults = []
        try:
            assert (await pool.ask(job())).move in job().moves
            for name in ("hangs", "dies", "crashes", "cheats"):
                with pytest.raises(Fault) as fault:
                    await pool.ask(job(name, limit_ms=100))
                faults.append(fault.value.kind)
                assert (await pool.ask(job())).move in job().moves, f"after {name}"
        finally:
            await pool.close()
        return faults

    assert asyncio.run(story()) == ["late", "died", "crashed", "illegal"]


def test_a_hanging_bot_holds_up_nobody_else(lanterns_registered: None) -> None:
    async def story() -> float:
        pool = Pool(2)
        try:
            await asyncio.gather(pool.ask(job()), pool.ask(job()))
            hanging = asyncio.ensure_future(pool.ask(job("hangs", limit_ms=3_000)))
            await asyncio.sleep(0.05)
            begun = time.perf_counter()
            for seed in range(20):
                await pool.ask(job(seed=seed))
            spent = time.perf_counter() - begun
            with pytest.raises(Fault):
                await hanging
        finally:
            await pool.close()
        return spent

    assert asyncio.run(story()) < 2.5


def test_one_whose_question_is_gone_thinks_no_longer(lanterns_registered: None) -> None:
    async def story() -> tuple[int | None, int | None]:
        pool = Pool(1)
        try:
            await pool.ask(job())
            before = pool.workers[0].process
            gone = asyncio.ensure_future(pool.ask(job("hangs", limit_ms=60_000)))
            await asyncio.sleep(0.05)
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
            assert (await pool.ask(job())).move in job().moves, "the only worker is free again"
            after = pool.workers[0].process
        finally:
            await pool.close()
        assert before is not None
        assert after is not None
        return before.pid, after.pid

    before, after = asyncio.run(story())
    assert before != after


def test_a_quick_one_may_finish_though_nobody_waits(lanterns_registered: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "SOON_S", 60.0)

    async def story() -> None:
        pool = Pool(1)
        try:
            await pool.ask(job())
            before = pool.workers[0].process
            gone = asyncio.ensure_future(pool.ask(job()))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.wait({gone})
            assert (await pool.ask(job())).move in job().moves
            assert pool.workers[0].process is before
        finally:
            await pool.close()

    asyncio.run(story())


def test_a_seat_goes_to_the_worker_that_thought_for_it_last(lanterns_registered: None) -> None:
    async def story() -> None:
        pool = Pool(2)
        try:
            await asyncio.gather(pool.ask(job(place="a/0")), pool.ask(job(place="b/1")))
            for place in ("a/0", "b/1", "b/1", "a/0"):
                (had,) = [worker for worker in pool.workers if place in worker.places]
                jobs = had.jobs
                await pool.ask(job(place=place))
                assert had.jobs == jobs + 1
        finally:
            await pool.close()

    asyncio.run(story())


def test_a_worker_keeps_the_bot_of_a_seat_and_not_too_many(lanterns_registered: None) -> None:
    seated = Seated(most=2)
    for place in ("a/0", "b/0", "a/0", "c/0"):
        assert not answer(job(place=place), seated).fault
    assert [place for place, _ in seated.kept] == ["a/0", "c/0"]
    kept = seated.kept["a/0", "random"]
    answer(job(place="a/0"), seated)
    assert seated.kept["a/0", "random"] is kept
    answer(job("crashes", place="a/0"), seated)
    assert ("a/0", "crashes") not in seated.kept, "who has failed begins afresh"


def test_a_search_that_is_out_of_time_answers_with_its_best_so_far() -> None:
    match = stellwerk.new(GAME, 2, 3)
    seat = match.waiting[0]
    asked = Job(GAME, "signal-master", seat, match.view(seat), match.moves(seat), 1, limit_ms=1)
    assert answer(asked).move in asked.moves


# --- pace ---


def test_what_is_obvious_is_quick_and_what_is_near_is_slow() -> None:
    assert doubt([(9, 0.5)]) == 0.0
    plain = doubt([(90, 0.8), (5, 0.3), (5, 0.3)])
    near = doubt([(50, 0.61), (48, 0.6), (2, 0.2)])
    nearer = doubt([(50, 0.61), (48, 0.6), *[(2, 0.2)] * 10])
    assert 0.0 == plain < near < nearer <= 1.0
    waits = [pause_s(0.6, 1, 1.0), pause_s(0.6, 5, 0.0), pause_s(0.6, 5, USUAL), pause_s(0.6, 5, 1.0)]
    assert waits == sorted(waits)
    assert waits[0] < 0.1
    assert pause_s(0.6, 5, 1.0, pace=1.4) > waits[-1]
    assert pause_s(0.6, 5, 9.0, pace=99) == LONGEST_S
    assert pause_s(0.0, 5, 1.0) == 0.0, "a house without pauses has none"


def test_a_thinking_level_tells_how_hard_its_choice_was() -> None:
    match = stellwerk.new(GAME, 2, 3)
    driver = Driver()
    seat = match.waiting[0]
    driver.choose(match.game, match.table(seat), seat, match.moves(seat), Dice(5), Deadline(0))
    assert 0.0 <= driver.doubt <= 1.0
    driver.choose(match.game, match.table(seat), seat, match.moves(seat)[:1], Dice(5), Deadline(0))
    assert driver.doubt == 0.0


# --- levels ---


def test_every_level_has_a_name_and_a_sentence_in_both_languages() -> None:
    for language in LANGUAGES:
        said = house_words(language) + (WEB / f"{language}.ftl").read_text("utf-8")
        for name in OWN:
            assert f"\nbot-{name} = " in said
            assert f"\nbot-{name}-about = " in said


def test_limits_belong_to_the_levels_that_think() -> None:
    assert [level_of(name).limit_ms for name in known_bots()[:7]] == [0, 0, 3_000, 6_000, 12_000, 0, 0]


def test_an_answer_is_small() -> None:
    assert Answer(move="pass").fault == ""


@pytest.mark.parametrize("game", stellwerk.games())
def test_simulated_games_are_repeatable_and_summed_up(game: str) -> None:
    players = stellwerk.game(game).fewest
    once, twice = (list(games_between(game, players, ["greedy", "random"], 3, 1, {}, 1)) for _ in range(2))
    assert [record.totals for record in once] == [record.totals for record in twice]
    assert {record.bots[0] for record in once} == {"greedy", "random"}, "they change seats"
    assert "greedy" in "\n".join(summary(once))


def test_levels_play_each_other_without_a_clock_and_are_listed_from_weak_to_strong() -> None:
    once, twice = (list(games_between(GAME, 2, ["fireman", "apprentice"], 2, 1, {}, 1)) for _ in range(2))
    assert [record.totals for record in once] == [record.totals for record in twice]
    lines = summary([record._replace(bots=["signal-master", "apprentice"]) for record in once])
    assert [line.split()[0] for line in lines[1:3]] == ["apprentice", "signal-master"]
    assert lines[0].index("seats") + len("seats") == lines[1].index(" 2 ") + 2, "the columns stand below each other"
