"""Take the pictures of the README: python tools/pictures.py [game...]

Writes docs/pictures/GAME.jpg and docs/pictures/GAME-phone.jpg: a table some moves into a game, on a wide screen and
on a phone. It needs Chromium, as the browser tests do.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import stellwerk
from tests.server.serving import Browser, Server, legal

PICTURES = ROOT / "docs" / "pictures"
MOVES = 24  # of the one person at the table, before the picture is taken
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SETTINGS = (
    "localStorage.setItem('stellwerk', JSON.stringify({speed: 'none', lang: 'en', theme: 'light', name: 'Anna'}));"
    f"localStorage.setItem('stellwerk-met', '{json.dumps(stellwerk.games())}')"  # no welcome
)


def table(host: Browser, game: str) -> str:
    """A table some moves into a game, at which the host is asked."""
    seats = [{"kind": "me", "name": "Anna"}] + [
        {"kind": "bot", "name": name, "bot": "greedy"} for name in ("Emma", "Otto")
    ]
    opened: str = host.post("/api/tables", {"game": game, "seats": seats}).json()["id"]
    dice = random.Random(game)
    made, until = 0, time.monotonic() + 900
    while time.monotonic() < until:
        scene = host.scene(opened, 0)
        if scene.over:
            return table(host, game)
        move = legal(scene, dice) if 0 in scene.waiting else None
        if move is None:
            time.sleep(0.1)
        elif made >= MOVES:
            return opened
        else:
            made += host.move(opened, 0, move, scene.v).status_code == 200
    raise SystemExit(f"{game}: nobody moves")


def take(chromium: Chromium, host: Browser, opened: str, path: Path, screen: ViewportSize) -> None:
    context = chromium.new_context(
        base_url=host.server.address, viewport=screen, has_touch=screen is PHONE, locale="en-US"
    )
    context.add_cookies(
        [{"name": name, "value": value, "url": host.server.address} for name, value in host.http.cookies.items()]
    )
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto(f"/t/{opened}", timeout=120_000)
    page.wait_for_selector(".prompt-row.asked", timeout=60_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=path, type="jpeg", quality=75)
    context.close()


def main(games: list[str]) -> None:
    PICTURES.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/pictures.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in games or stellwerk.games():
            host = Browser(server)
            opened = table(host, game)
            take(chromium, host, opened, PICTURES / f"{game}.jpg", WIDE)
            take(chromium, host, opened, PICTURES / f"{game}-phone.jpg", PHONE)
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
