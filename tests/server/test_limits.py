"""Token buckets and the guard's small decisions."""

from pathlib import Path

import pytest

from stellwerk.server.files import client
from stellwerk.server.guard import is_allowed, policy
from stellwerk.server.limits import MOST_BUCKETS, RATES, Limits
from stellwerk.server.names import clean
from stellwerk.server.problems import Wrong
from stellwerk.server.seats import cookie, cookie_value, hashed, new_secret
from stellwerk.server.settings import Settings, data_folder, from_environment, store_address


def test_a_bucket_runs_dry_and_fills_again() -> None:
    limits = Limits()
    burst = int(RATES["say"].burst)
    assert [limits.wait("say", "me", now=0.0) for _ in range(burst)] == [0] * burst
    assert limits.wait("say", "me", now=0.0) == pytest.approx(1 / RATES["say"].per_second)
    assert limits.wait("say", "you", now=0.0) == 0
    assert limits.wait("say", "me", now=1 / RATES["say"].per_second) == 0


def test_too_fast_is_told_with_the_time_to_wait() -> None:
    limits = Limits()
    for _ in range(int(RATES["open"].burst)):
        limits.take("open", "me")
    with pytest.raises(Wrong) as wrong:
        limits.take("open", "me")
    assert wrong.value.status == 429
    assert wrong.value.params["seconds"] >= 1


def test_buckets_do_not_pile_up() -> None:
    limits = Limits()
    for n in range(MOST_BUCKETS + 50):
        limits.wait("move", str(n), now=0.0)
    assert len(limits.buckets) == MOST_BUCKETS


def test_limits_can_be_switched_off() -> None:
    limits = Limits(on=False)
    for _ in range(1_000):
        limits.take("open", "me")


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8420", "127.0.0.1:1", "[::1]:8420", "192.168.1.7", "a.example"]
)
def test_names_that_are_let_in(host: str) -> None:
    assert is_allowed(host, {"localhost", "a.example"})


@pytest.mark.parametrize("host", ["", "evil.example", "evil.example:8420", "localhost.evil.example", "127.0.0.1.evil"])
def test_names_that_are_not(host: str) -> None:
    assert not is_allowed(host, {"localhost", "a.example"})


def test_the_import_map_is_allowed_by_its_fingerprint_only() -> None:
    assert "'sha256-" in policy(client().text)
    assert "unsafe" not in policy(client().text)


def test_names_are_cleaned() -> None:
    assert clean("  Ada\n\tLovelace\u202e ") == "Ada Lovelace"
    with pytest.raises(Wrong):
        clean("x" * 25)


def test_cookies() -> None:
    secret = new_secret()
    assert len(secret) >= 43
    assert cookie_value(f"a=b; stellwerk={secret}; c=d", https=False) == secret
    assert cookie_value(f"stellwerk={secret}", https=True) == "", "on https only the bound cookie counts"
    assert cookie_value(cookie(secret, https=True).split(";")[0], https=True) == secret
    assert secret not in hashed(secret)


def test_settings_come_from_the_environment() -> None:
    given = from_environment(
        {"STELLWERK_METRICS": "true", "STELLWERK_ALLOW_HOSTS": "a,b", "STELLWERK_BOT_PAUSE_MS": "5"}
    )
    assert (given.metrics, given.allow_hosts, given.bot_pause_ms) == (True, ("a", "b"), 5)
    with pytest.raises(ValueError, match="bot_pause_ms"):
        from_environment({"STELLWERK_BOT_PAUSE_MS": "soon"})


def test_the_default_store_lies_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert store_address(Settings()) == f"sqlite:///{tmp_path}/stellwerk/stellwerk.sqlite3"
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/proc/nowhere")
    assert data_folder().name == ".stellwerk"
