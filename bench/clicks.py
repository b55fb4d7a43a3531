"""Click to paint: from the click that makes a move to the first painted frame that shows its consequence.

python bench/clicks.py

A real server, a real Chromium, a table with one person and a bot. Measured in the page: the click's own time stamp,
then the first change of the page after the server's patch, then the end of the frame that paints it.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

CLICKS = 60
WAIT_MS = 20_000
PLAYABLE = ".moves:not(.past) :is(.move:not(.refused), .bid .primary, .confirm .primary)"

WATCH = """
(() => {
  localStorage.setItem("stellwerk-met", '["*"]');
  let clicked = 0, arrived = false;
  window.clickTimes = [];
  addEventListener("click", (event) => { clicked = event.timeStamp; arrived = false; }, true);
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (message) => {
        if (clicked && message.data.includes('"type":"patch"')) arrived = true;
      });
    }
  };
  const end = () => { if (clicked) clickTimes.push(performance.now() - clicked); clicked = 0; };
  const painted = () => scheduler.postTask(end, { priority: "user-blocking" });  // the task after that of the frame
  const watch = () => new MutationObserver(() => {
    if (!clicked || !arrived) return;
    arrived = false;
    requestAnimationFrame(painted);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  watch();
})();
"""


def times(address: str, game: str, clicks: int) -> list[float]:
    """Milliseconds of every click that made a move."""
    import shutil

    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.add_init_script(WATCH)
        page.goto(address)
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        found: list[float] = []
        while len(found) < clicks:
            table = page.evaluate(OPEN, wish)
            page.goto(f"{address}/t/{table}")
            found += play(page, clicks - len(found))
        browser.close()
    return found


OPEN = """async (wish) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
  return (await answer.json()).id;
}"""


def play(page: Any, clicks: int) -> list[float]:
    """Click through one game, any of the moves that are offered."""
    done = 0
    dice = Random(clicks)
    ready = f"() => document.querySelector('dialog[open]') || document.querySelector('{PLAYABLE}') || gameOver()"
    page.evaluate("() => { window.gameOver = () => Boolean(document.querySelector('.final')); }")
    while done < clicks:
        page.wait_for_function(ready, timeout=WAIT_MS)
        if page.evaluate("() => gameOver()"):
            break
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            continue
        offered = page.locator(PLAYABLE)
        count = offered.count()
        if not count:  # what is forced was just done
            continue
        offered.nth(dice.randrange(count)).click()
        page.wait_for_function(f"() => clickTimes.length > {done}", timeout=WAIT_MS)
        done += 1
    return list(page.evaluate("() => clickTimes"))


def run(clicks: int = CLICKS) -> list[dict[str, Any]]:
    return list(measured(clicks))


def measured(clicks: int) -> Iterator[dict[str, Any]]:
    """Game by game: the bots' moves are shown at their usual speed in between, so this takes minutes."""
    import stellwerk
    from tests.server.serving import Server

    with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{folder}/store.sqlite3") as server:
        for game in stellwerk.games():
            found = times(server.address, game, clicks)
            p95 = quantiles(found, n=20)[18]
            yield {"name": f"{game}: click to paint, p95", "value": round(p95, 1), "unit": "ms", "clicks": len(found)}
            yield {"name": f"{game}: click to paint, median", "value": round(median(found), 1), "unit": "ms"}


if __name__ == "__main__":
    for line in measured(CLICKS):
        print(f"{line['name']:52}{line['value']:>12} {line['unit']}", flush=True)
