"""The door: who is let in, how much they may bring, and what every answer carries.

Unsafe methods need `Sec-Fetch-Site: same-origin|none`; where a browser does not send that header (plain http on a local
network) the Origin must be the one under which the server is reached, scheme and all. A WebSocket handshake always
needs that Origin, because browsers attach cookies to it from any page.
"""

import ipaddress
import re
import socket
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stellwerk.kernel.reader import is_number
from stellwerk.server.problems import Wrong

SAFE = {"GET", "HEAD", "OPTIONS"}
LONGEST_HOST = 100
LONGEST_ADDRESS = 2_000  # of the path and of what is asked there
INLINE = re.compile(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
encode = msgspec.json.Encoder().encode
LONGEST_LENGTH = 12  # digits
NOT_KEPT = (b"cache-control", b"no-store")  # unless an answer says otherwise


def policy(page: str) -> str:
    """Content from here only; the page's inline import map is allowed by its fingerprint."""
    inline = INLINE.findall(page)
    marks = [f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in inline]
    parts = [
        "default-src 'self'",
        " ".join(["script-src 'self'", *marks]),
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
    return "; ".join(parts)


def common_headers(page: str) -> list[tuple[bytes, bytes]]:
    pairs = {
        "content-security-policy": policy(page),
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
    }
    return [(name.encode(), value.encode()) for name, value in pairs.items()]


def own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name}.local"}


def is_allowed(host: str, names: set[str]) -> bool:
    """A name that was allowed, or a plain address: another site's name cannot point here unnoticed."""
    name = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
    name = name.strip("[]").lower()
    if "*" in names or name in names or name.endswith(".localhost"):
        return bool(name)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def own_origin(scope: Any) -> str:
    """Where a page of ours comes from, as the browser writes it."""
    secure = scope["scheme"] in ("https", "wss")
    return f"{'https' if secure else 'http'}://{header(scope, b'host')}".lower()


def is_same_origin(scope: Any) -> bool:
    origin = header(scope, b"origin")
    if scope["type"] == "websocket":
        return origin is not None and origin.lower() == own_origin(scope)
    if scope["method"] in SAFE:
        return True
    site = header(scope, b"sec-fetch-site")
    if site is not None:
        return site in {"same-origin", "none"}
    return origin is None or origin.lower() == own_origin(scope)


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, page: Callable[[], str], allow_hosts: tuple[str, ...], max_body: int) -> None:
        self.app = app
        self.names = own_names() | {name.lower() for name in allow_hosts}
        self.max_body = max_body
        self.page = page
        self.shown = page()
        self.headers = common_headers(self.shown)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        wrong = self.wrong(scope)
        if scope["type"] == "websocket":
            if wrong is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4000 + wrong.status, "reason": wrong.key})
                return
            await self.app(scope, receive, send)
            return
        if wrong is not None:
            await self.refuse(wrong, self.dressed(send))
            return
        await self.app(scope, self.measured(receive), self.dressed(send))

    def wrong(self, scope: Any) -> Wrong | None:
        host = header(scope, b"host") or ""
        if len(host) > LONGEST_HOST or not is_allowed(host, self.names):
            return Wrong(400, "wrong-host", host=host[:80])
        if not is_same_origin(scope):
            return Wrong(403, "foreign-origin")
        if len(scope["path"]) > LONGEST_ADDRESS or len(scope["query_string"]) > LONGEST_ADDRESS:
            return Wrong(414, "address-long", most=LONGEST_ADDRESS)
        asked = [part.partition(b"=")[0] for part in scope["query_string"].split(b"&")]
        if len(set(asked)) < len(asked):
            return Wrong(400, "bad-request", reason="a parameter is given twice")
        length = header(scope, b"content-length") or "0"
        if not is_number(length, LONGEST_LENGTH) or int(length) > self.max_body:
            return Wrong(413, "too-large", limit=self.max_body)
        return None

    def measured(self, receive: Receive) -> Receive:
        """Bodies that do not say how long they are get counted."""
        taken = 0

        async def count() -> Any:
            nonlocal taken
            message = await receive()
            if message["type"] == "http.request":
                taken += len(message.get("body", b""))
                if taken > self.max_body:
                    raise Wrong(413, "too-large", limit=self.max_body)
            return message

        return count

    def dressed(self, send: Send) -> Send:
        async def dress(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = [*message.get("headers", [])]
                keeps = any(name.lower() == b"cache-control" for name, _ in given)
                message["headers"] = [*given, *([] if keeps else [NOT_KEPT]), *self.current_headers()]
            await send(message)

        return dress

    def current_headers(self) -> list[tuple[bytes, bytes]]:
        """The page may be edited while the server runs."""
        page = self.page()
        if page is not self.shown:
            self.headers, self.shown = common_headers(page), page
        return self.headers

    async def refuse(self, wrong: Wrong, send: Send) -> None:
        body = encode(wrong.problem())
        headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
