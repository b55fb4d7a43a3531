"""Whatever fits the API's description is answered as described, and whatever does not is refused."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.health import Health
from tests.server.serving import Browser, Server

# 422: well formed, and refused by the rules with a reason.
CONFIG = """
[checks]
positive_data_acceptance.expected-statuses = ["2xx", 403, 404, 409, 422, 429]
negative_data_rejection.expected-statuses = [400, 403, 404, 405, 409, 413, 414, 422, 429]
"""


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("described")
    with Server(f"sqlite:///{folder}/store.sqlite3") as server:
        yield server


def explore(server: Server, folder: Path, *arguments: str, parameters: str = "") -> subprocess.CompletedProcess[str]:
    """Thousands of requests, right and wrong, made from the description."""
    config = folder / "schemathesis.toml"
    config.write_text(f"{CONFIG}\n[parameters]\n{parameters}", "utf-8")
    program = Path(sys.executable).with_name("schemathesis")
    command: list[str | Path] = [
        program,
        "--config-file",
        config,
        "run",
        f"{server.address}/api/openapi.json",
        *arguments,
    ]
    more = ["--phases", "examples,coverage,fuzzing", "--max-examples", "8", "--workers", "2", "--seed", "1"]
    more += ["--request-timeout", "60"]  # the first hint starts a process that thinks; Health sees whether others wait
    quiet = ["--no-color", "--generation-database", "none", "--suppress-health-check", "all"]
    return subprocess.run(
        [*command, *more, *quiet], cwd=folder, capture_output=True, text=True, timeout=500, check=False
    )


@pytest.mark.slow
def test_the_server_keeps_its_description(described: Server, tmp_path: Path) -> None:
    victim = Browser(described)
    table = victim.open("lanterns", "me", "here").id
    before = victim.scene(table, 0)
    with Health(described):
        done = explore(described, tmp_path)
    assert done.returncode == 0, done.stdout[-6000:]
    assert victim.scene(table, 0) == before


@pytest.mark.slow
def test_also_for_somebody_who_holds_a_seat(described: Server, tmp_path: Path) -> None:
    browser = Browser(described)
    table = browser.open("lanterns", "here", "here", "link").id
    parameters = f'table = "{table}"\ngame = "lanterns"\n'
    with Health(described):
        mine = ("--header", f"Cookie: {browser.cookies}", "--exclude-path", "/api/me/forget")  # that ends the table
        done = explore(described, tmp_path, *mine, parameters=parameters)
    assert done.returncode == 0, done.stdout[-6000:]
    assert browser.scene(table).v >= 0


def test_every_operation_is_described(described: Server) -> None:
    api = httpx.get(f"{described.address}/api/openapi.json").json()
    for methods in api["paths"].values():
        for operation in methods.values():
            assert operation["description"]
            assert set(operation["responses"]) >= {"400", "429"}
