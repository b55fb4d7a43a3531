"""What costs something is bounded: computing, lines, logs, and the memory for those who do not read."""

import asyncio
import contextlib
import time
from types import SimpleNamespace
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed

from stellwerk.kernel.match import Entry
from stellwerk.server import history, importing, looking, wire
from stellwerk.server.agreeing import MOST_UNDOS
from stellwerk.server.limits import RATES, Limits
from stellwerk.server.live import MOST_AT_TABLE, MOST_LINES_EACH
from stellwerk.server.problems import Wrong
from stellwerk.server.sockets import MOST_LINES, Line
from stellwerk.server.store import write_lines
from stellwerk.stage.wire import Scene
from tests.server.lines import a_line
from tests.server.serving import Browser, Server


def burn(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def beside() -> Any:
    """A table whose work is done at once."""

    async def work_out(work: Any) -> Any:
        return work()

    return SimpleNamespace(store=SimpleNamespace(work_out=work_out))


# --- computing ---


def test_whoever_asks_pays_by_the_time_it_took() -> None:
    limits = Limits()
    asyncio.run(looking.worked_out(beside(), limits.payer("me", "here"), lambda: burn(0.2)))
    left = {kind: RATES[kind].burst - tokens for (kind, _), (tokens, _) in limits.buckets.items()}
    assert 0.15 < left["work"] < 0.4
    assert 0.15 < left["work-address"] < 0.4


def test_an_import_is_paid_by_its_lines_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that of many files at once those are refused for which nothing is left; in the end its time counts."""
    bill: list[float] = []
    before: list[float] = []

    def play(_: Any, log: Any) -> str:
        before.append(sum(bill))
        burn(0.05)
        return f"{len(log)} lines"

    monkeypatch.setattr(importing, "played_through", play)
    log = [Entry(0, "x")] * 3_000
    tables: Any = SimpleNamespace()
    done: Any = asyncio.run(importing.Importing(tables).play_through({}, log, bill.append))
    assert done == "3000 lines"
    assert before == [3_000 * importing.LINE_S]
    assert 0.05 <= sum(bill) < 1

    def fail(*_: Any) -> None:
        raise Wrong(422, "import-broken", reason="")

    monkeypatch.setattr(importing, "played_through", fail)
    bill.clear()
    with pytest.raises(Wrong):
        asyncio.run(importing.Importing(tables).play_through({}, log, bill.append))
    assert sum(bill) < 1, "what was broken at once costs little"


def test_the_lines_of_a_file_are_written_in_one_go() -> None:
    asked: list[int] = []
    rows: Any = SimpleNamespace(change_all=lambda _, many: asked.append(len(many)))
    write_lines(rows, 1, [a_line(v, 0, "x") for v in range(1, 1_001)])
    assert asked == [1_000]


def test_the_list_of_my_games_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read(_: Any) -> Any:
        return [], {}

    async def work_out(work: Any) -> Any:
        return work()

    bill: list[float] = []
    monkeypatch.setattr(history, "told", lambda *_: burn(0.1))
    store: Any = SimpleNamespace(engine=SimpleNamespace(read=read), work_out=work_out)
    asyncio.run(history.history_of(store, "me", bill.append))
    assert 0.1 <= sum(bill) < 1


def test_whoever_owes_waits() -> None:
    limits = Limits()
    limits.payer("me", "here")(RATES["work"].burst + 2)
    with pytest.raises(Wrong) as wrong:
        limits.payer("me", "elsewhere")
    assert wrong.value.params["seconds"] == pytest.approx(2 / RATES["work"].per_second, abs=1)
    limits.payer("another", "here")(RATES["work-address"].burst)
    with pytest.raises(Wrong):
        limits.payer("a third", "here")
    limits.payer("a third", "elsewhere")


@pytest.mark.parametrize("ask", [wire.Moment(0), wire.AskLens(0, "shout"), wire.Explain("deck")])
def test_moments_lenses_and_cards_are_paid(ask: wire.ClientMessage) -> None:
    house: Any = SimpleNamespace(limits=Limits())
    live: Any = SimpleNamespace(first_eyes=lambda _: 0, check_seat=lambda *_: None)
    socket: Any = SimpleNamespace(client=SimpleNamespace(host="here"))
    line = Line(socket, "me", live, house, False)
    line.payer()(RATES["work"].burst + 5)
    with pytest.raises(Wrong) as wrong:
        asyncio.run(line.obey(ask))
    assert wrong.value.key == "too-fast"


def test_few_looks_at_the_same_time(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "me")
    with browser.line(table.id) as line:
        line.until(Scene)
        for _ in range(300):
            line.send(wire.AskLens(0, "shout"))
        line.send(wire.Resync())
        line.until(wire.Hello)
        told = [message.problem.status for message in line.heard if isinstance(message, wire.Trouble)]
        assert 429 in told


# --- lines ---


def test_the_oldest_of_many_windows_is_closed(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "me")
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(browser.line(table.id)) for _ in range(MOST_LINES_EACH)]
        assert MOST_LINES_EACH >= 4
        for line in lines:
            line.until(Scene)
        stack.enter_context(browser.line(table.id)).until(Scene)
        assert lines[0].until(wire.Trouble).problem.text.m == "many-lines"
        with pytest.raises(ConnectionClosed) as closed:
            lines[0].quiet()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403, "which does not come back by itself"
        lines[1].send(wire.Resync())
        lines[1].until(wire.Hello)


def test_a_session_has_so_many_lines_at_all_tables(browser: Browser) -> None:
    tables = [browser.open("lanterns", "me", "me").id for _ in range(MOST_LINES // MOST_LINES_EACH + 1)]
    with contextlib.ExitStack() as stack:
        for n in range(MOST_LINES):
            stack.enter_context(browser.line(tables[n // MOST_LINES_EACH])).until(Scene)
        assert stack.enter_context(browser.line(tables[-1])).until(wire.Trouble).problem.text.m == "crowded"


def test_hundreds_of_lines_cut_at_once_stall_nobody(browser: Browser, server: Server) -> None:
    table = browser.open("lanterns", "me", "me")
    guests = [Browser(server) for _ in range(MOST_AT_TABLE // MOST_LINES_EACH + 1)]
    sockets = []
    with contextlib.ExitStack() as stack:
        for guest in guests:
            guest.join(table.watch)
            for _ in range(MOST_LINES_EACH):
                sockets.append(stack.enter_context(guest.line(table.id, queue=None)).socket.socket)
        refused = stack.enter_context(browser.line(table.id))
        assert refused.until(wire.Trouble).problem.text.m == "crowded"
        for raw in sockets:
            raw.close()
        slowest = 0.0
        for _ in range(20):
            begun = time.monotonic()
            assert browser.get("/healthz").status_code == 200
            slowest = max(slowest, time.monotonic() - begun)
        assert slowest < 1, slowest
        with contextlib.suppress(Exception):
            stack.close()


def test_slow_readers_are_cut_before_they_cost_memory(browser: Browser, server: Server) -> None:
    table = browser.open("carnegie", "me", "me")
    assert server.process is not None
    with contextlib.suppress(ConnectionClosed), browser.line(table.id) as line:
        line.until(Scene)
        before = psutil.Process(server.process.pid).memory_info().rss
        for _ in range(1_500):
            line.send(wire.Resync())  # and nothing is read
        until = time.monotonic() + 20
        while browser.info(table.id).seats[0].online and time.monotonic() < until:
            time.sleep(0.1)
        assert not browser.info(table.id).seats[0].online
        grown = psutil.Process(server.process.pid).memory_info().rss - before
        assert grown < 40_000_000, grown


# --- the log ---


def test_a_log_does_not_grow_by_answers_that_are_taken_back(browser: Browser) -> None:
    table = browser.open("lanterns", "here", "here")
    with browser.line(table.id) as line:
        v = line.until(Scene).v
        for _ in range(MOST_UNDOS):
            line.send(wire.Play(v, 0, "guess 0"))
            line.version(v + 1)
            line.send(wire.Undo(0))
            line.version(v + 2)
            v += 2
        line.send(wire.Play(v, 0, "guess 0"))
        line.version(v + 1)
        line.send(wire.Undo(0))
        assert line.until(wire.Trouble).problem.text.m == "undo-often"
        line.send(wire.Play(v + 1, 1, "guess 0"))
        line.version(v + 2)
    assert browser.info(table.id).version == 2 * MOST_UNDOS + 2
