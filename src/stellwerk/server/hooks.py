"""Web hooks: a message as JSON to an address that a person has named.

The server must not be a way into networks that the person could not reach: a hook goes by https to a public address, at
a usual port. The name is looked up once, everything it stands for is checked, and the line goes to the very address
that was checked. Nothing is forwarded: an answer that leads elsewhere is a failure. Whoever runs the house may allow
other addresses (`hooks_anywhere`).
"""

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

import msgspec

from stellwerk.server.notice_wire import HookFormat
from stellwerk.server.problems import Wrong

PORTS = (80, 443, 8443)
TIMEOUT_S = 10.0
MOST_READ = 16_384  # bytes of an answer
LONGEST_DISCORD = 1_900  # characters
PRINTED = re.compile(r"[!-~]+")
# public by name, but they carry another address inside, which may be anybody's, or serve a network itself
SPECIAL = ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/23", "192.0.0.0/24", "192.88.99.0/24")
SPECIAL_NETS = [ipaddress.ip_network(one) for one in SPECIAL]


class Hook(msgspec.Struct, frozen=True):
    """Where a message goes, and in which form."""

    format: HookFormat
    url: str
    room: str = ""
    token: str = ""


class Post(NamedTuple):
    """One request."""

    method: str
    url: str
    body: bytes
    token: str = ""


class Message(NamedTuple):
    """What is told, in the words of its reader."""

    id: str
    title: str
    text: str
    link: str
    tables: list[dict[str, Any]]


def check(hook: Hook, anywhere: bool) -> str:
    """The host of a hook that may be tried; raises Wrong."""
    try:
        parts = urlsplit(hook.url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Wrong(422, "hook-url") from None
    schemes = ("https", "http") if anywhere else ("https",)
    if parts.scheme not in schemes or not host or parts.username is not None or not PRINTED.fullmatch(hook.url):
        raise Wrong(422, "hook-url")
    if not anywhere and port not in (None, *PORTS):
        raise Wrong(422, "hook-port", ports=", ".join(map(str, PORTS)))
    if hook.token and not PRINTED.fullmatch(hook.token):
        raise Wrong(422, "hook-token")
    if hook.format == "matrix" and not (hook.token and hook.room.startswith("!")):
        raise Wrong(422, "hook-matrix")
    if hook.format == "ntfy" and not topic(hook.url)[1]:
        raise Wrong(422, "hook-topic")
    return host


def topic(url: str) -> tuple[str, str]:
    """The address of an ntfy server, and the topic in it."""
    base, _, name = url.partition("?")[0].partition("#")[0].rstrip("/").rpartition("/")
    return (f"{base}/", name) if base.count("/") >= 2 else (url, "")


def written(hook: Hook, message: Message) -> Post:
    """The request as the other side wants it."""
    told: dict[str, Any]
    if hook.format == "ntfy":
        url, name = topic(hook.url)
        told = {"topic": name, "title": message.title, "message": message.text, "click": message.link}
        return Post("POST", url, msgspec.json.encode(told), hook.token)
    if hook.format == "discord":
        said = f"**{message.title}**\n{message.text}"
        told = {"content": said[:LONGEST_DISCORD], "allowed_mentions": {"parse": []}}
        return Post("POST", hook.url, msgspec.json.encode(told))
    if hook.format == "matrix":
        path = f"/_matrix/client/v3/rooms/{quote(hook.room, safe='')}/send/m.room.message/{message.id}"
        told = {"msgtype": "m.text", "body": f"{message.title}\n{message.text}"}
        return Post("PUT", hook.url.rstrip("/") + path, msgspec.json.encode(told), hook.token)
    told = {"id": message.id, "title": message.title, "text": message.text, "tables": message.tables}
    return Post("POST", hook.url, msgspec.json.encode(told), hook.token)


def is_public(address: str) -> bool:
    """Whether anybody in the world means the same machine by it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.is_site_local:
            return False
    if any(found in net for net in SPECIAL_NETS):
        return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def addresses(host: str, port: int) -> list[str]:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Wrong(422, "hook-unknown", host=host[:80]) from None
    return list(dict.fromkeys(str(one[4][0]) for one in found))


async def send(post: Post, anywhere: bool) -> None:
    """Raises Wrong where it did not arrive."""
    try:
        status = await asyncio.wait_for(ask(post, anywhere), TIMEOUT_S)
    except (OSError, EOFError, ssl.SSLError, TimeoutError, asyncio.LimitOverrunError, ValueError):
        raise Wrong(422, "hook-silent") from None
    if not 200 <= status < 300:
        raise Wrong(422, "hook-refused", code=status)


async def ask(post: Post, anywhere: bool) -> int:
    """The status of the answer."""
    parts = urlsplit(post.url)
    secure, host = parts.scheme == "https", parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    found = await addresses(host, port)
    if not anywhere and not all(is_public(one) for one in found):
        raise Wrong(422, "hook-private", host=host[:80])
    trust, named = (ssl.create_default_context(), host) if secure else (None, None)
    reader, writer = await asyncio.open_connection(found[0], port, ssl=trust, server_hostname=named, limit=MOST_READ)
    try:
        writer.write(request(post, parts.netloc, f"{parts.path or '/'}{'?' * bool(parts.query)}{parts.query}"))
        await writer.drain()
        first = await reader.readline()
        with contextlib.suppress(Exception):
            await reader.read(MOST_READ)
    finally:
        writer.close()
    answer = re.match(rb"HTTP/1\.[01] (\d{3})", first)
    if answer is None:
        raise ValueError
    return int(answer[1])


def request(post: Post, host: str, path: str) -> bytes:
    lines = [
        f"{post.method} {path} HTTP/1.1",
        f"Host: {host}",
        "User-Agent: Stellwerk",
        "Content-Type: application/json",
        f"Content-Length: {len(post.body)}",
        "Connection: close",
        *([f"Authorization: Bearer {post.token}"] if post.token else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + post.body
