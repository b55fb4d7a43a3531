"""No way into private networks: what a web hook may reach, and that it reaches what was checked."""

import asyncio
import socket
import ssl
from pathlib import Path
from typing import Any

import pytest

from stellwerk.server import hooks
from stellwerk.server.hooks import Hook, Message, Post, check, is_public, send, written
from stellwerk.server.problems import Wrong
from tests.server.fronts import certificate
from tests.server.post_offices import Receiver

MESSAGE = Message("id", "Title", "Text", "https://table.example/t/x", [])
PRIVATE = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
    *("224.0.0.1", "240.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1", "192.0.0.8"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1", "100::1"),
    *("::ffff:10.0.0.1", "::ffff:127.0.0.1", "::ffff:a9fe:a9fe", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00::1"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


def refused(url: str, anywhere: bool = False) -> str:
    async def go() -> None:
        hook = Hook("json", url)
        check(hook, anywhere)
        await send(written(hook, MESSAGE), anywhere)

    with pytest.raises(Wrong) as error:
        asyncio.run(go())
    return error.value.key


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "[::1]", "[::ffff:10.0.0.1]", "[fe80::1]"),
        *("169.254.169.254", "10.0.0.1", "192.168.0.1", "100.64.0.1", "0.0.0.0", "0", "localhost", "[64:ff9b::a00:1]"),
    ],
)
def test_no_form_of_a_private_address_is_reached(host: str) -> None:
    assert refused(f"https://{host}/x") == "hook-private"


def test_only_usual_ports_and_https() -> None:
    assert refused("https://1.1.1.1:22/x") == "hook-port"
    assert refused("http://1.1.1.1/x") == "hook-url"


def looked_up(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names stand for these addresses, one answer after the other."""
    asked: list[str] = []

    async def getaddrinfo(_: object, host: str, port: int, **__: Any) -> list[Any]:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    return asked


def test_a_name_that_stands_for_a_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up(monkeypatch, ["1.1.1.1", "127.0.0.1"])
    assert refused("https://hooks.example/x") == "hook-private"


def test_the_line_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means something else the next time it is looked up gains nothing."""
    asked = looked_up(monkeypatch, ["1.1.1.1"], ["127.0.0.1"])
    gone: list[Any] = []

    async def open_connection(host: str, port: int, **more: Any) -> Any:
        gone.append((host, port, more["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    assert refused("https://hooks.example/x") == "hook-silent"
    assert gone == [("1.1.1.1", 443, "hooks.example")]
    assert asked == ["hooks.example"]


def test_an_answer_that_never_ends_is_not_read_for_ever() -> None:
    async def go() -> int:
        async def pour(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
            try:
                while True:
                    writer.write(b"x" * 65_536)
                    await writer.drain()
            except OSError:
                writer.close()

        async with await asyncio.start_server(pour, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            return await hooks.ask(Post("POST", f"http://127.0.0.1:{port}/x", b"{}"), anywhere=True)

    assert asyncio.run(go()) == 200


def test_whoever_does_not_speak_http_has_not_answered() -> None:
    async def go() -> None:
        async def mumble(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"220 office ESMTP\r\n" * 10_000)
            writer.close()

        async with await asyncio.start_server(mumble, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            await send(Post("POST", f"http://127.0.0.1:{port}/x", b"{}"), anywhere=True)

    with pytest.raises(Wrong, match="hook-silent"):
        asyncio.run(go())


def test_a_certificate_has_to_be_vouched_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chain = certificate(tmp_path)
    trust = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    trust.load_cert_chain(*chain)
    with Receiver() as receiver:
        receiver.socket = trust.wrap_socket(receiver.socket, server_side=True)
        url = receiver.url.replace("http:", "https:") + "/x"
        assert refused(url, anywhere=True) == "hook-silent"
        monkeypatch.setenv("SSL_CERT_FILE", str(chain[0]))
        asyncio.run(send(written(Hook("json", url), MESSAGE), anywhere=True))
        assert receiver.told[0].body["text"] == "Text"


def test_nobody_is_sent_on_to_a_private_address() -> None:
    with Receiver() as first, Receiver() as second:
        first.status, first.location = 307, second.url
        assert refused(f"{first.url}/x", anywhere=True) == "hook-refused"
        assert second.told == []
