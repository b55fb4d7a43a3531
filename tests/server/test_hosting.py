"""docs/hosting.md, line by line: its unit starts two processes, its nginx stands before them, people play by it."""

import contextlib
import json
import re
import shlex
import socket
import ssl
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets import Origin
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from stellwerk import cli
from stellwerk.server import wire
from stellwerk.server.settings import Settings, from_environment
from stellwerk.stage.wire import Scene
from tests.server.fronts import NAME, PAGE, Front, block, front
from tests.server.serving import Browser, Line, Server, wait_until

DASHBOARD = json.loads((PAGE.parent / "grafana.json").read_text("utf-8"))


def environment() -> dict[str, str]:
    """The page's environment file."""
    return dict(line.split("=", 1) for line in block("STELLWERK_STORE=").splitlines())


class UnitServer(Server):
    """A process as the page's unit starts it, with the page's environment but for the store."""

    def __init__(self, store: str) -> None:
        given: dict[str, Any] = {
            name.removeprefix("STELLWERK_").lower(): value
            for name, value in environment().items()
            if name != "STELLWERK_STORE"
        }
        super().__init__(store, **given)

    def command(self) -> list[str]:
        """What the page's unit runs, as systemd reads it, with this checkout in the place of the installed one."""
        found = re.search(r"^ExecStart=(.*)$", block("[Unit]"), re.MULTILINE)
        assert found is not None
        line = shlex.split(found[1].replace("$$", "$").replace("%i", str(self.port)))
        assert line[:2] == ["/bin/sh", "-c"]
        installed = '"$(readlink -f /opt/stellwerk/current)/bin/stellwerk"'
        assert installed in line[2]
        return [*line[:2], line[2].replace(installed, f"{shlex.quote(sys.executable)} -m stellwerk.cli")]


class House(NamedTuple):
    servers: tuple[UnitServer, UnitServer]
    front: Front


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    sqlite = request.param == "sqlite"
    store = f"sqlite:///{folder}/store.sqlite3" if sqlite else request.getfixturevalue("postgres")
    with UnitServer(store) as one, UnitServer(store) as other, front(folder, [one.port, other.port]) as made:
        yield House((one, other), made)


class Guest(Browser):
    """Somebody who comes by the front door, under the house's own name."""

    def __init__(self, house: House) -> None:
        super().__init__(house.servers[0])
        self.front = house.front
        self.origin = f"https://{NAME}:{house.front.port}"
        headers = {"Origin": self.origin, "Host": f"{NAME}:{house.front.port}"}
        self.http = httpx.Client(base_url=house.front.address, timeout=30, headers=headers, verify=house.front.trust)

    @property
    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @contextlib.contextmanager
    def line(self, table: str, origin: str = "", queue: int | None = 16, screen: bool = False) -> Iterator[Line]:
        with connect(
            f"wss://{NAME}:{self.front.port}/api/tables/{table}/ws{'?screen=1' if screen else ''}",
            sock=socket.create_connection(("127.0.0.1", self.front.port)),
            ssl=self.front.trust,
            server_hostname=NAME,
            origin=Origin(origin or self.origin),
            additional_headers={"Cookie": self.cookies},
            open_timeout=20,
            max_size=None,
            max_queue=queue,
        ) as socket_:
            yield Line(socket_)


def keep_cookies(guest: Guest) -> Guest:
    """What httpx does not send by itself: it has a number for an address, and the cookie is bound to a name."""
    guest.http.headers["Cookie"] = guest.cookies
    return guest


def test_people_play_over_websockets_through_tls(house: House) -> None:
    host, friend = Guest(house), Guest(house)
    opened = host.open("nimm-den-zug", "me", "link")
    keep_cookies(host)
    assert "__Host-" in host.cookies, "the server knows that it is reached by https"
    friend.join(opened.links[1], "Ada")
    keep_cookies(friend)
    with host.line(opened.id) as one, friend.line(opened.id) as other:
        one.until(Scene)
        other.until(Scene)
        for _ in range(6):
            assert one.scene is not None
            seat = one.scene.waiting[0]
            mover = (one, other)[seat]
            scene = mover.version(one.scene.v)
            act = next(act for act in scene.acts if act.why is None)
            move = act.move.replace("{n}", str(act.number.low)) if act.number is not None else act.move
            mover.send(wire.Play(scene.v, seat, move))
            one.version(scene.v + 1)
            other.version(scene.v + 1)


def test_a_page_from_elsewhere_has_no_line(house: House) -> None:
    host = Guest(house)
    table = host.open("lanterns", "here", "here").id
    keep_cookies(host)
    with pytest.raises(WebSocketException), host.line(table, origin="https://elsewhere.example") as line:
        line.hear()


def test_the_door_speaks_http_2_and_sends_plain_http_to_tls(house: House) -> None:
    trust = ssl.create_default_context(cadata=None)
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    trust.set_alpn_protocols(["h2", "http/1.1"])
    with (
        socket.create_connection(("127.0.0.1", house.front.port)) as raw,
        trust.wrap_socket(raw, server_hostname=NAME) as safe,
    ):
        assert safe.selected_alpn_protocol() == "h2"
        assert safe.version() in ("TLSv1.2", "TLSv1.3")
    plain = httpx.get(f"http://127.0.0.1:{house.front.plain}/t/abc", headers={"Host": NAME})
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/t/abc")


def test_metrics_are_for_prometheus_only(house: House) -> None:
    assert Guest(house).get("/metrics").status_code == 404
    for server in house.servers:
        assert httpx.get(f"{server.address}/metrics").status_code == 200


def goes_on(told: dict[int, tuple[int, str]], before: int, playing: threading.Thread) -> bool:
    """More moves have been told than before; or nobody plays any more, and waiting would not help."""
    return len(told) > before or not playing.is_alive()


def test_both_processes_are_replaced_in_turn_and_no_move_is_lost(house: House) -> None:
    """The page's way to upgrade: one, then the other, while people play."""
    guest = Guest(house)
    table = guest.open("lanterns", "here", "here", options={"length": "long"}).id
    keep_cookies(guest)
    told: dict[int, tuple[int, str]] = {}
    ending = threading.Event()

    def play() -> None:
        while not ending.is_set():
            with contextlib.suppress(httpx.HTTPError, AssertionError):
                scene = guest.scene(table)
                if scene.over:
                    return
                for seat in scene.waiting:
                    acts = [act.move.replace("{n}", "0") for act in guest.scene(table, seat).acts if act.why is None]
                    answer = guest.move(table, seat, acts[0], scene.v) if acts else None
                    if answer is not None and answer.status_code == 200:
                        told[answer.json()["v"]] = (seat, acts[0])
            time.sleep(0.2)

    playing = threading.Thread(target=play)
    playing.start()
    try:
        for server in house.servers:
            wait_until(partial(goes_on, told, len(told), playing))
            server.stop()
            server.start()
    finally:
        ending.set()
        playing.join(30)
    with guest.line(table) as line:
        line.until(Scene)
        if not guest.info(table).over:
            line.send(wire.Close(0))
            wait_until(lambda: guest.info(table).over)
    log = guest.get(f"/api/tables/{table}/save").json()["log"]
    assert told
    assert {v: tuple(log[v - 1]) for v in told} == told


# --- what the page says ---


def test_every_setting_is_on_the_page_with_its_usual_value() -> None:
    rows = dict(re.findall(r"^\| `STELLWERK_(\w+)` \|[^|]*\| ([^|]+) \|", PAGE.read_text("utf-8"), re.MULTILINE))
    assert {name.lower() for name in rows} == set(Settings.__struct_fields__)
    usual = Settings()
    for name, told in rows.items():
        value = getattr(usual, name.lower())
        if told.strip().startswith("`"):
            assert from_environment({f"STELLWERK_{name}": told.strip(" `")}) == usual, (name, told, value)


def test_the_commands_of_the_page_are_understood() -> None:
    lines = [
        line
        for one in re.findall(r"^```sh\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
        for line in one.splitlines()
    ]
    ours = [shlex.split(line, comments=True)[1:] for line in lines if line.startswith("stellwerk ")]
    assert len(ours) >= 6
    for given in ours:
        assert cli.parser().parse_args(given).run is not None
    backup = re.search(r"^ExecStart=.*bin/stellwerk (backup .*)'$", block("[Service]"), re.MULTILINE)
    assert backup is not None
    assert cli.parser().parse_args(shlex.split(backup[1].replace("$$(date +%%A)", "today"))).replace


def test_the_environment_of_the_page_is_taken() -> None:
    settings = from_environment(environment())
    assert settings.allow_hosts == (NAME,)
    assert settings.admin_token


def test_the_dashboard_asks_for_numbers_that_there_are(tmp_path: Path) -> None:
    asked = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    named = {name for expression in asked for name in re.findall(r"stellwerk_\w+", expression)} - {"stellwerk"}
    table = set(re.findall(r"`(stellwerk_\w+)", PAGE.read_text("utf-8")))
    with Server(f"sqlite:///{tmp_path}/store.sqlite3", metrics="true") as server:
        browser = Browser(server)
        one = browser.open("lanterns", "me", "bot:random").id
        browser.move(one, 0, "shout", 0)

        def there() -> set[str]:
            return set(re.findall(r"^(stellwerk_\w+)", browser.get("/metrics").text, re.MULTILINE))

        wait_until(lambda: "stellwerk_bot_seconds_count" in there())
        found = there()
        parts = set(re.findall(r'part="(\w+)"', browser.get("/metrics").text))
    assert named
    assert named - found == set()
    assert {name for name in table if not any(one.startswith(name) for one in found)} == set()
    assert {part for expression in asked for part in re.findall(r'part="(\w+)"', expression)} == parts
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


def test_the_releases_of_the_page_are_called_as_this_one() -> None:
    project = tomllib.loads((PAGE.parents[1] / "pyproject.toml").read_text("utf-8"))
    assert f"/opt/stellwerk/{project['project']['version']}" in PAGE.read_text("utf-8")
