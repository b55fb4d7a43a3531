"""Bots at tables: who fails is asked again, then a stand-in answers; levels change in play; the people are told."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import stellwerk
from stellwerk.bots.job import Answer, Job
from stellwerk.bots.pool import Fault
from stellwerk.kernel.match import REMARKS
from stellwerk.server import agreeing, bot_seats, wire
from stellwerk.server.house import House
from stellwerk.server.live import Live
from stellwerk.server.problems import HERE
from stellwerk.server.settings import Settings
from stellwerk.server.wire import SeatWish
from stellwerk.stage.wire import Scene
from stellwerk.words import LANGUAGES, say
from tests.server.serving import Browser, Server, children
from tests.server.test_guests import keys
from tests.server.test_http import problem

GAME = sorted(stellwerk.games())[1]


# --- failing, at a real server ---


def test_one_that_dies_is_asked_again_and_the_people_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNS_FALLEN", str(tmp_path / "fallen"))
    with Server(f"sqlite:///{tmp_path}/store.sqlite3") as server:
        browser = Browser(server)
        table = browser.open("lanterns", "bot:stumbles", "bot:random")
        with browser.line(table.id) as line:
            line.until(Scene)
            while line.scene is None or not line.scene.over:
                line.hear()
            told = keys(line.scene)
    assert told.count("log-bot-again") == 1
    assert "log-bot-stood-in" not in told


@pytest.mark.parametrize("bot", ["hangs", "crashes"])
def test_one_that_always_fails_has_a_stand_in_and_is_told_of_once(tmp_path: Path, bot: str) -> None:
    with Server(f"sqlite:///{tmp_path}/store.sqlite3", bot_limit_ms=100) as server:
        browser = Browser(server)
        table = browser.open("lanterns", f"bot:{bot}", "bot:greedy")
        with browser.line(table.id) as line:
            line.until(Scene)
            while line.scene is None or not line.scene.over:
                line.hear(60)
            told = keys(line.scene)
        played = [move for seat, move in browser.get(f"/api/tables/{table.id}/save").json()["log"] if seat == 0]
    assert told.count("log-bot-again") == told.count("log-bot-stood-in") == 1
    guesses = [move for move in played if move.startswith("guess")]
    assert set(guesses) <= {"guess 2", "guess 3"}, "what is rated best, nothing at random"


def test_a_killed_worker_does_not_stop_the_table(tmp_path: Path) -> None:
    """Somebody ends the processes of the bots while they think."""
    with Server(f"sqlite:///{tmp_path}/store.sqlite3") as server:
        browser = Browser(server)
        table = browser.open(GAME, "bot:signal-master", "bot:fireman")
        with browser.line(table.id) as line:
            first = line.until(Scene).v
            assert server.process is not None
            for child in children(server.process.pid):
                os.kill(child, signal.SIGKILL)
            line.version(first + 3, timeout=120)


# --- failing, with bots that do as they are told ---


class Scripted:
    """In place of the processes: the first bots asked fail, and whoever is told to think thinks until it is let go."""

    def __init__(self, faults: int = 0, thinks: bool = False) -> None:
        self.faults = faults
        self.thinks = thinks
        self.asked: list[Job] = []
        self.gone = 0

    async def ask(self, job: Job) -> Answer:
        self.asked.append(job)
        if len(self.asked) <= self.faults:
            raise Fault("died")
        if self.thinks:
            try:
                await asyncio.Event().wait()
            finally:
                self.gone += 1
        return Answer(move=job.moves[0])

    async def close(self) -> None:
        pass


Story = Callable[[House, Live], Awaitable[None]]


SEED = next(str(n) for n in range(100) if stellwerk.new("railroads", 2, str(n)).waiting == (0,))


def in_house(folder: Path, pool: Scripted, story: Story, *bots: str, **settings: int) -> None:
    async def run() -> None:
        house = House(Settings(store=f"sqlite:///{folder}/store.sqlite3", **{"bot_pause_ms": 0, **settings}))  # type: ignore[arg-type]
        house.pool = house.tables.pool = pool  # type: ignore[assignment]
        async with house.open():
            session, _ = await house.sessions.begin()
            seats = [SeatWish("me"), *(SeatWish("bot", bot=bot) for bot in bots)]
            match = stellwerk.new("railroads", len(seats), SEED)
            live = await house.tables.lay(match, seats, session)
            await asyncio.wait_for(story(house, live), 60)

    asyncio.run(run())


async def until(found: Callable[[], bool]) -> None:
    while not found():  # noqa: ASYNC110
        await asyncio.sleep(0.005)


async def my_turns(live: Live) -> None:
    """Whatever I may answer, until a bot has been asked."""
    while 0 in live.match.waiting:
        await live.play(0, live.match.moves(0)[0], live.match.version)


def told(live: Live) -> list[str]:
    return [one.event.key for one in live.told if one.event.key.startswith("bot-")]


def test_where_even_the_stand_in_fails_it_is_asked_again_with_growing_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "RETRY_S", 0.01)
    pool = Scripted(faults=9)

    async def story(_: House, live: Live) -> None:
        await my_turns(live)
        await until(lambda: bool(live.match.line) and live.match.line[-1].seat == 1)
        assert told(live) == ["bot-again", "bot-stuck"]
        assert [job.bot for job in pool.asked[:10]] == [*["driver", "driver", "greedy"] * 3, "driver"]

    in_house(tmp_path, pool, story, "driver")


def test_after_a_clean_answer_the_next_incident_is_told_again(tmp_path: Path) -> None:
    pool = Scripted(faults=1)

    async def story(_: House, live: Live) -> None:
        await answering(live, lambda: len(pool.asked) > 3)
        assert told(live) == ["bot-again"]
        pool.faults = len(pool.asked) + 1
        await answering(live, lambda: len(told(live)) == 2)

    in_house(tmp_path, pool, story, "driver")


async def answering(live: Live, found: Callable[[], bool]) -> None:
    """Whatever I may answer, again and again."""
    while not found():
        await my_turns(live)
        await asyncio.sleep(0.005)


def test_thinking_ends_when_the_question_is_taken_back(tmp_path: Path) -> None:
    pool = Scripted(thinks=True)

    async def story(house: House, live: Live) -> None:
        await my_turns(live)
        await until(lambda: len(pool.asked) == 1)
        await agreeing.undo(live, 0, live.row.host)
        await until(lambda: pool.gone == 1)
        assert 0 in live.match.waiting

    in_house(tmp_path, pool, story, "driver")


def test_thinking_ends_when_the_table_is_closed(tmp_path: Path) -> None:
    pool = Scripted(thinks=True)

    async def story(house: House, live: Live) -> None:
        await my_turns(live)
        await until(lambda: len(pool.asked) == 1)
        await agreeing.close(live, 0, live.row.host)
        await until(lambda: pool.gone == 1)
        assert live.match.closed

    in_house(tmp_path, pool, story, "driver")


def test_another_level_is_asked_at_once(tmp_path: Path) -> None:
    pool = Scripted(thinks=True)

    async def story(house: House, live: Live) -> None:
        await my_turns(live)
        await until(lambda: len(pool.asked) == 1)
        await house.passing.bot(live, live.row.host, 1, "station-master")
        await until(lambda: len(pool.asked) == 2)
        assert [(job.bot, job.limit_ms) for job in pool.asked] == [("driver", 3_000), ("station-master", 6_000)]
        assert pool.asked[0].place == pool.asked[1].place == f"{live.id}/1"

    in_house(tmp_path, pool, story, "driver")


def test_a_house_can_do_without_clocks(tmp_path: Path) -> None:
    pool = Scripted(thinks=True)

    async def story(_: House, live: Live) -> None:
        await my_turns(live)
        await until(lambda: len(pool.asked) == 1)
        assert pool.asked[0].limit_ms == 0

    in_house(tmp_path, pool, story, "signal-master", bot_limit_ms=0)


def test_what_is_told_is_told_in_both_languages() -> None:
    for language in LANGUAGES:
        for key in REMARKS.values():
            assert "Otto" in say(HERE, language, f"log-{key}", {"seat": "seat-0"}, ("Otto",))
    changed = {"seat": "seat-0", "bot": "station-master"}
    assert say(HERE, "de", "log-bot-plays", changed, ("Otto",)) == "Neue Spielweise für Otto: Bahnhofsvorsteher."
    assert (
        say(HERE, "en", "log-bot-plays", {**changed, "bot": "steady"}, ("Otto",))
        == "New way of playing for Otto: steady."
    )


def test_a_saved_game_keeps_what_was_told_of_its_bots() -> None:
    match = stellwerk.new(GAME, players=2, seed=3)
    match.plays(1, "driver")
    for what in REMARKS:
        match.remark(what, 1)
    match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    again = stellwerk.load(match.save())
    assert again.log == match.log
    assert again.digest == match.digest


# --- another level in play ---


def test_the_host_changes_a_level_and_it_stays_so(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/store.sqlite3") as server:
        browser, friend = Browser(server), Browser(server)
        table = browser.open(GAME, "me", "bot:apprentice", "link")
        friend.join(table.links[2], "Bo")
        place = f"/api/tables/{table.id}/seats"
        with friend.line(table.id) as line:
            line.until(Scene)
            answer = browser.post(f"{place}/1/bot", {"bot": "driver"})
            assert answer.status_code == 200
            assert answer.json()["seats"][1]["bot"] == "driver"
            while line.scene is None or "log-bot-plays" not in keys(line.scene):
                line.hear()
            (said,) = [one for one in line.scene.log if one.text.m == "log-bot-plays"]
            assert said.text.a == {"seat": "seat-1", "bot": "driver"}
        v = browser.info(table.id).version
        assert browser.post(f"{place}/1/bot", {"bot": "driver"}).status_code == 200
        assert browser.info(table.id).version == v, "what is so already is not told again"
        problem(friend.post(f"{place}/1/bot", {"bot": "fireman"}), 403, "not-host")
        problem(Browser(server).post(f"{place}/1/bot", {"bot": "fireman"}), 403, "no-access")
        problem(browser.post(f"{place}/2/bot", {"bot": "fireman"}), 409, "holder-not-away")
        problem(browser.post(f"{place}/7/bot", {"bot": "fireman"}), 404, "no-seat")
        problem(browser.post(f"{place}/1/bot", {"bot": "zeus"}), 422, "no-bot")
        problem(browser.post(f"{place}/1/bot", {"bot": 3}), 400, "bad-json")
        assert browser.info(table.id).version == v
        server.kill()
        server.start()
        assert browser.info(table.id).seats[1].bot == "driver"
        assert "log-bot-plays" in keys(browser.scene(table.id, 0))


def test_a_seat_that_was_given_up_can_have_another_level(browser: Browser, friend: Browser) -> None:
    table = browser.open(GAME, "me", "link")
    friend.join(table.links[1], "Bo")
    with friend.line(table.id) as line:
        line.until(Scene)
        line.send(wire.Resign(1))
        while line.until(wire.TableNews).table.seats[1].kind != "bot":
            pass
    answer = browser.post(f"/api/tables/{table.id}/seats/1/bot", {"bot": "fireman"})
    assert answer.json()["seats"][1]["bot"] == "fireman"


def test_a_table_that_is_over_keeps_its_bots(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "bot:random")
    with browser.line(table.id) as line:
        line.until(Scene)
        line.send(wire.Close(0))
        while line.scene is None or not line.scene.over:
            line.hear()
    problem(browser.post(f"/api/tables/{table.id}/seats/1/bot", {"bot": "fireman"}), 409, "table-ended")


def test_games_offer_the_levels_from_weak_to_strong(browser: Browser) -> None:
    for game in browser.get("/api/games").json():
        assert game["bots"][:5] == ["apprentice", "fireman", "driver", "station-master", "signal-master"]
        assert set(game["ratings"]) <= set(game["bots"])
        if game["id"] == "lanterns":
            assert game["ratings"] == {"apprentice": 120, "fireman": 415, "random": 0}


def test_simulate_knows_the_levels() -> None:
    command = ["simulate", "nimm-den-zug", "--players", "2", "--games", "2", "--bots", "apprentice,fireman"]
    done = subprocess.run([sys.executable, "-m", "stellwerk.cli", *command], capture_output=True, text=True, check=True)
    assert [line.split()[0] for line in done.stdout.splitlines()[1:3]] == ["apprentice", "fireman"]
