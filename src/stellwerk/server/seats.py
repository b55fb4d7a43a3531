"""Who may sit where: secrets of seat links, sessions. Only sha256 of a secret is ever kept."""

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import sha256, shake_256

from stellwerk.server.problems import Wrong
from stellwerk.server.store import Store

COOKIE = "stellwerk"
DOT = "."  # in a cookie: before it the secret of a session, which changes, after it what its links are made of
COOKIE_AGE = 365 * 24 * 3600
OWN_LINK_S = 600
BOT_NAMES = ("Adler", "Saxonia", "Rocket", "Lion", "Ajax", "Borsig")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    """128 bits: nobody guesses a shuffle."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def link_secret(host: str, salt: str) -> str:
    """The secret of a link, of its host's own and a salt: the store has the salt and cannot make it."""
    key = host.rpartition(DOT)[2].encode("utf-8", "surrogatepass")
    return urlsafe_b64encode(hmac.digest(key, salt.encode(), "sha256")).rstrip(b"=").decode()


def seat_link(table: str, secret: str) -> str:
    """The secret stands in the fragment: it never reaches a log or another site."""
    return f"/t/{table}#k={secret}"


def watch_link(table: str, secret: str) -> str:
    """The address itself says that it is one to watch by."""
    return f"/t/{table}#watch={secret}"


def replay_link(table: str, secret: str) -> str:
    """To a game that is over, for anybody."""
    return f"/t/{table}#replay={secret}"


def own_link(secret: str) -> str:
    """To another browser of the same person."""
    return f"/me#k={secret}"


def cookie_name(https: bool) -> str:
    return f"__Host-{COOKIE}" if https else COOKIE


def cookie(secret: str, https: bool) -> str:
    """The header that gives a browser its session."""
    parts = [f"{cookie_name(https)}={secret}", "Path=/", f"Max-Age={COOKIE_AGE}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if https else parts)


def no_cookie(https: bool) -> str:
    """The header that takes it back."""
    parts = [f"{cookie_name(https)}=", "Path=/", "Max-Age=0", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if https else parts)


def cookie_value(header: str, https: bool) -> str:
    """The session's secret out of a Cookie header."""
    wanted = cookie_name(https)
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value
    return ""


class Sessions:
    """Browsers and programs that have opened a table or joined one. Rows of the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, secret: str) -> str | None:
        """The session of a cookie, or None."""
        if not secret or len(secret) > 100:
            return None
        return await self.store.session_of(hashed(secret.partition(DOT)[0]))

    async def begin(self) -> tuple[str, str]:
        """A new session and its cookie."""
        secret = new_secret()
        session = hashed(secret)
        await self.store.add_session(session)
        return session, secret + DOT + new_secret()

    async def renew(self, before: str) -> str:
        """Another cookie. The one before ends when this one is first used: an answer may get lost."""
        secret = new_secret()
        await self.store.renew_session(hashed(before.partition(DOT)[0]), hashed(secret))
        return secret + DOT + before.rpartition(DOT)[2]

    # --- another browser of the same person ---

    async def own_link(self, session: str, cookie: str) -> str:
        """The secret of a link that makes another browser one of this session, once and soon.

        The session is shared, not moved: its seats and its record hang on it, and both browsers go on. But each has a
        secret of its own, so that renewing one shuts nobody out, and one that is lost can be ended alone. What links
        are made of comes along under the link's own secret: the store cannot read it.
        """
        token = new_secret()
        sealed = veiled(cookie.rpartition(DOT)[2].encode("utf-8", "surrogatepass"), token).hex()
        await self.store.add_own_link(hashed(token), session, sealed, time.time() + OWN_LINK_S)
        return token

    async def come_by(self, token: str) -> tuple[str, str]:
        """The session of such a link, and a cookie of one's own; raises Wrong where it is none, or no longer."""
        secret = new_secret()
        found = await self.store.use_own_link(hashed(token), hashed(secret), time.time())
        if found is None:
            raise Wrong(403, "own-link-dead")
        session, sealed = found
        key = veiled(bytes.fromhex(sealed), token).decode("utf-8", "surrogatepass")
        return session, secret + DOT + key

    async def stay_alone(self, session: str, cookie: str) -> None:
        """All other browsers of the session are out."""
        await self.store.forget_devices(session, hashed(cookie.partition(DOT)[0]))


def veiled(plain: bytes, token: str) -> bytes:
    """Readable only to whoever has the token; the same once more gives the plain bytes back."""
    veil = shake_256(b"own link:" + token.encode("utf-8", "surrogatepass")).digest(len(plain))
    return bytes(a ^ b for a, b in zip(plain, veil, strict=True))
