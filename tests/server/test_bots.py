"""Bots: honest, repeatable, under a clock, and replaced when they fail."""

import asyncio
import time

import pytest

import stellwerk
from stellwerk.bots import bot, known_bots
from stellwerk.bots.clock import Deadline
from stellwerk.bots.job import Answer, Job
from stellwerk.bots.pool import Fault, Pool
from stellwerk.bots.simulate import games_between, summary
from stellwerk.bots.worker import answer
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.table import read_as
from tests.server.extra import lanterns
from tests.server.serving import EXTRA


@pytest.fixture
def lanterns_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process by hand, in the bots' processes by the package's own entry points."""
    games = {**stellwerk.registered(), "lanterns": lanterns.game}
    monkeypatch.setattr(stellwerk, "registered", lambda: games)
    monkeypatch.syspath_prepend(str(EXTRA))
    monkeypatch.setenv("PYTHONPATH", str(EXTRA))


def job(name: str = "random", seed: int = 1, limit_ms: int = 5_000) -> Job:
    match = stellwerk.new("lanterns", 2, 1)
    return Job("lanterns", name, 0, match.view(0), match.moves(0), seed, limit_ms)


def test_ours_are_known() -> None:
    assert {"greedy", "random"} <= set(known_bots())


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
            assert await pool.ask(job()) in job().moves
            for name in ("hangs", "dies", "crashes", "cheats"):
                with pytest.raises(Fault) as fault:
                    await pool.ask(job(name, limit_ms=100))
                faults.append(fault.value.kind)
                assert await pool.ask(job()) in job().moves, f"after {name}"
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


def test_an_answer_is_small() -> None:
    assert Answer(move="pass").fault == ""


@pytest.mark.parametrize("game", stellwerk.games())
def test_simulated_games_are_repeatable_and_summed_up(game: str) -> None:
    players = stellwerk.game(game).fewest
    once, twice = (list(games_between(game, players, ["greedy", "random"], 3, 1, {}, 1)) for _ in range(2))
    assert [record.totals for record in once] == [record.totals for record in twice]
    assert {record.bots[0] for record in once} == {"greedy", "random"}, "they change seats"
    assert "greedy" in "\n".join(summary(once))
