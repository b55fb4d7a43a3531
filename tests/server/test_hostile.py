"""A hostile client on the line: whatever it sends, nothing fails or changes, and all others are answered."""

import contextlib
import random
import socket
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from stellwerk.server import wire
from stellwerk.stage.wire import Scene
from tests.server.health import Health
from tests.server.serving import Browser, Line, Server, encode

KINDS = ("play", "look", "moment", "lens", "explain", "undo", "close", "resign", "withdraw", "consent", "say", "rename")
NUMBERS = ("0", "1", "-1", "2", "7", "2147483647", "-2147483648", "2147483648", "1" + "0" * 30, "9" * 5_000, "1e999")
TEXTS = (
    '""',
    '"guess 0"',
    '"undo"',
    '"undo 9 agreed 0 1"',
    '"close 0"',
    '"\\u0000"',
    '"' + "x" * 5_000 + '"',
    '"deck"',
)
ODD = ("null", "true", "[]", "{}", "[" * 20_000, '{"a":' * 5_000, '"\\ud800"', "NaN", "-", "0" * 100)
FIELDS = ("v", "seat", "move", "thing", "yes", "about", "text", "name", "type", "x")


def message(dice: random.Random) -> str:
    """A message that has the form of one, more or less."""
    fields = [f'"type":"{dice.choice(KINDS)}"']
    for field in dice.sample(FIELDS, dice.randint(0, 4)):
        fields.append(f'"{field}":{dice.choice(NUMBERS + TEXTS + ODD)}')
    return "{" + ",".join(fields) + "}"


def complete(dice: random.Random) -> str:
    """A message that is one, about somebody else's seat."""
    seat, v, move = (
        dice.choice((0, 1, 5, -1)),
        dice.choice((0, 1, 99, -5)),
        dice.choice(("guess 0", "shout", "undo", "")),
    )
    choices: list[Any] = [
        wire.Play(v, seat, move),
        wire.Look(seat),
        wire.Moment(v),
        wire.AskLens(seat, move),
        wire.Explain(move or "deck"),
        wire.Undo(seat),
        wire.Close(seat),
        wire.Resign(seat),
        wire.Withdraw(seat),
        wire.Consent(seat, True, dice.choice(("undo", "close"))),
        wire.Rename(seat, "Eve"),
        wire.Resync(),
    ]
    return encode(dice.choice(choices)).decode()


@pytest.fixture
def attacked(server: Server, browser: Browser, friend: Browser) -> Iterator[wire.TableInfo]:
    """A table of two people; whatever happens meanwhile, it lies as before, and everybody is answered."""
    table = browser.open("lanterns", "me", "link")
    friend.join(table.links[1], "Bo")
    assert browser.move(table.id, 0, "shout", 0).status_code == 200
    before = [browser.scene(table.id, 0), friend.scene(table.id, 1)], browser.info(table.id).seats
    with Health(server):
        yield table
    assert ([browser.scene(table.id, 0), friend.scene(table.id, 1)], browser.info(table.id).seats) == before


def heard(line: Line) -> list[wire.Trouble]:
    with contextlib.suppress(ConnectionClosed):
        line.quiet(0.5)
    return [one for one in line.heard if isinstance(one, wire.Trouble)]


@pytest.mark.parametrize("make", [message, complete])
def test_thousands_of_messages_of_somebody_who_watches(attacked: wire.TableInfo, server: Server, make: Any) -> None:
    eve, dice = Browser(server), random.Random(7)
    eve.join(attacked.watch)
    with eve.line(attacked.id, queue=None) as line:
        line.until(Scene)
        for n in range(1_500):
            line.socket.send(make(dice))
            if n % 50 == 0:
                line.until(wire.Trouble, wire.Hello, Scene)
        troubles = heard(line)
    assert len(troubles) > 500
    assert {trouble.problem.status // 100 for trouble in troubles} == {4}


def test_frames_that_are_no_messages(attacked: wire.TableInfo, server: Server) -> None:
    eve = Browser(server)
    eve.join(attacked.watch)
    with eve.line(attacked.id, queue=None) as line:
        line.until(Scene)
        for raw in (b"", b"\x00", b"\xff" * 100, bytes(range(256)) * 100):
            line.socket.send(raw)
            assert line.until(wire.Trouble).problem.status == 400
        line.socket.send(["{" for _ in range(2_000)])
        assert line.until(wire.Trouble).problem.status == 400
        for _ in range(200):
            line.socket.ping()
    with eve.line(attacked.id) as line:
        line.until(Scene)
        line.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            line.quiet(10)


def test_handshakes_that_are_never_finished(attacked: wire.TableInfo, server: Server) -> None:
    half = (
        f"GET /api/tables/{attacked.id}/ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n".encode()
    )
    with contextlib.ExitStack() as stack:
        for n in range(100):
            raw = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 10))
            raw.sendall(half[: n + 20])
        assert msgspec.json.decode(Browser(server).get("/healthz").content)["status"] == "ok"


def test_strangers_knock_in_vain(attacked: wire.TableInfo, server: Server) -> None:
    for secret in ("", "x" * 43, "y" * 5_000, "%00"):
        eve = Browser(server)
        eve.http.cookies.set("stellwerk", secret)
        for _ in range(10):
            with eve.line(attacked.id) as line:
                assert line.hear().problem.status == 403
