"""What can be set when a server starts: by command line, or by environment variables STELLWERK_<NAME>."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import msgspec

SHORTEST_TOKEN = 20


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    store: str = ""  # sqlite:///path or postgresql://...; "" is the user's data folder
    allow_hosts: tuple[str, ...] = ()  # names under which the server may be reached; "*" allows any
    room: str = ""  # http://HOST:PORT under which others in the home network come here; "" is no room
    public: str = ""  # https://HOST under which everybody finds this server: links in notices begin with it
    smtp_host: str = ""  # by which mail is sent; "": there is none
    smtp_port: int = 587
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_sender: str = ""  # from whom mail comes
    hooks_anywhere: bool = False  # web hooks may go to private addresses, by http and to any port
    notice_grace_s: int = 60  # so long something waits before anybody is told elsewhere
    notice_interval_s: int = 900  # between two messages by the same way
    proxy: str = ""  # addresses whose X-Forwarded-* are believed; "*" believes anybody
    workers: int = 1  # server processes on the one port
    metrics: bool = False
    admin_token: str = ""  # opens /admin; "": there is no such page
    limits: bool = True  # rate limits; tests and measurements switch them off
    bot_workers: int = 2
    bots_cluster: str = ""  # the address of a Dask scheduler, tcp://...: bots think there; "" is here
    bot_limit_ms: int = 8_000  # what a bot may think where its level does not say; 0: no clock at all
    bot_pause_ms: int = 600  # between two moves of bots, so that people can follow: shorter or longer as they doubt
    advice_effort: float = 1.0  # how much is thought about hints and reviews: 2 is twice the usual, tests take less
    absent_s: int = 600  # after which a holder who is away can be replaced by the host
    shortest_limit_s: int = 10  # of the time limits that a host may choose; tests take less
    idle_s: int = 900  # after which a table without viewers leaves the memory
    max_body: int = 262_144
    log_level: str = "info"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Wrong values are refused by name."""
    given: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        value = environment.get(f"STELLWERK_{name.upper()}")
        if value is not None:
            given[name] = value.split(",") if name == "allow_hosts" else value
    settings = msgspec.convert(given, Settings, strict=False)
    if 0 < len(settings.admin_token) < SHORTEST_TOKEN:
        raise ValueError(f"STELLWERK_ADMIN_TOKEN has fewer than {SHORTEST_TOKEN} characters")
    if settings.public and not is_origin(settings.public):
        raise ValueError("STELLWERK_PUBLIC looks like https://table.example, without a path")
    if settings.smtp_host and not settings.smtp_sender:
        raise ValueError("STELLWERK_SMTP_SENDER is missing: from whom mail comes")
    return settings


def is_origin(address: str) -> bool:
    parts = urlsplit(address)
    return parts.scheme in ("https", "http") and f"{parts.scheme}://{parts.netloc}" == address and bool(parts.hostname)


def public_address(settings: Settings) -> str:
    """Where links lead that are read elsewhere: what was configured, never what a request says; "" is nowhere."""
    return settings.public or settings.room


def as_environment(settings: Settings) -> dict[str, str]:
    """The variables that another process reads the same settings from."""
    usual, found = Settings(), {}
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        if value != getattr(usual, name):
            written = (
                ",".join(value) if isinstance(value, tuple) else str(value).lower() if value in (True, False) else value
            )
            found[f"STELLWERK_{name.upper()}"] = str(written)
    return found


def store_address(settings: Settings) -> str:
    """The store's address; the default one lies in the user's data folder, or here where there is none."""
    if settings.store:
        return settings.store
    return f"sqlite:///{data_folder() / 'stellwerk.sqlite3'}"


def data_folder() -> Path:
    home = os.environ.get("HOME", "")
    base = os.environ.get("XDG_DATA_HOME") or (f"{home}/.local/share" if home else "")
    for folder in ([Path(base) / "stellwerk"] if base else []) + [Path(".stellwerk")]:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder.absolute()
    raise PermissionError(".stellwerk")
