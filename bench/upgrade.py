"""Upgrade a house under play: an older commit serves, today's code comes beside it, then the old processes end.

python bench/upgrade.py COMMIT --store postgresql --seconds 20

People play all games by HTTP and WebSocket, among bots and friends, with time limits where both know them, and at any
process that runs. What they were told is held against the store. The older code is checked out into a temporary folder
and runs with the packages of this virtual environment.
"""

import argparse
import contextlib
import itertools
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:] = [str(ROOT), *(place for place in sys.path if Path(place).resolve() != HERE)]

import stellwerk  # noqa: E402
from bench.past import CodeServer, say  # noqa: E402
from tests.server.clusters import cluster  # noqa: E402
from tests.server.killing import by_kind, end, look_at  # noqa: E402
from tests.server.serving import Browser, Server, beside  # noqa: E402
from tests.server.witnesses import GONE, Found, Plan, Witness, lanterns_known, retold, rows  # noqa: E402

STORES = ("sqlite", "postgresql")
SEEN_S = 10.0  # so long a move at one process may take until the other shows it
ENDS_S = 240.0  # so long games are played to their end at the new process
ENOUGH = 4  # games


@contextlib.contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """The older code, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "older"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", str(place), commit], check=True, capture_output=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True, capture_output=True)


class House:
    """Who serves now; witnesses ask every time."""

    def __init__(self, older: Path, address: str, processes: int) -> None:
        self.address = address
        self.old: list[Server] = [CodeServer(older, address) for _ in range(processes)]
        self.new = CodeServer(ROOT, address)
        for server in (*self.old, self.new):
            server.settings["shortest_limit_s"] = 1
        self.serving = [*self.old]

    def now(self) -> list[Server]:
        return self.serving


def wanted(older: Path, store: str, games: list[str]) -> list[list[Plan]]:
    """As many kinds of tables as both releases have."""
    kinds = by_kind(games)
    if "class TimeLimit" not in (older / "src/stellwerk/server/wire.py").read_text("utf-8"):
        kinds = kinds[:-1]
    return kinds + kinds[:2] if store == "postgresql" else kinds


def confirmed(witnesses: list[Witness], servers: list[Server]) -> int:
    return sum(witness.made_at.get(server.port, 0) for witness in witnesses for server in servers)


def play(house: House, witnesses: list[Witness], seconds: float) -> tuple[int, int]:
    """Meanwhile what was heard anywhere is looked for at every process: how often it was there, and how often not."""
    seen = late = 0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for witness in witnesses:
            table, v = witness.table, witness.heard.get(witness.table, 0)
            if not table:
                continue
            for server in house.now():
                if shows(witness, server, table, v):
                    seen += 1
                else:
                    late += 1
        time.sleep(0.2)
    return seen, late


def shows(witness: Witness, server: Server, table: str, v: int) -> bool:
    until = time.monotonic() + SEEN_S
    path = f"{server.address}/api/tables/{table}"
    while time.monotonic() < until:
        with contextlib.suppress(*GONE, KeyError):
            if witness.http.get(path).json()["version"] >= v:
                return True
        time.sleep(0.05)
    return False


def guests(house: House) -> list[tuple[str, int]]:
    """Somebody opens a table at one release, a friend sits down at one and looks at one: who is refused, of each."""
    by_name = {"old": house.old[0], "new": house.new}
    refused = []
    for opened, joined, looked in itertools.product(by_name, repeat=3):
        host, friend = Browser(by_name[opened]), Browser(by_name[joined])
        table = host.open("lanterns", "me", "link")
        beside(host, by_name[looked]).get(f"/api/tables/{table.id}")  # so that the table is known there
        friend.join(table.links[1], "Ada")
        answer = beside(friend, by_name[looked]).get(f"/api/tables/{table.id}/scene?seat=1")
        refused.append(
            (f"opened at the {opened}, joined at the {joined}, asked at the {looked}", answer.status_code != 200)
        )
    return [(f"guest refused: {what}", int(out)) for what, out in refused]


def play_to_the_end(witnesses: list[Witness], begun: set[str]) -> int:
    """How many games that were begun at the old processes have ended at the new one."""
    until = time.monotonic() + ENDS_S
    while time.monotonic() < until:
        if len(ended := begun & {table for witness in witnesses for table in witness.over}) >= min(ENOUGH, len(begun)):
            break
        time.sleep(0.2)
    return len(ended)


def measure(older: Path, address: str, store: str, games: list[str], seconds: float, old: int) -> list[dict[str, Any]]:
    house = House(older, address, old if store == "postgresql" else 1)
    witnesses = [Witness(house.now, kind, n) for n, kind in enumerate(wanted(older, store, games))]
    moves: dict[str, int] = {}
    looked: dict[str, tuple[int, int]] = {}
    try:
        for server in house.old:
            server.start()
        for witness in witnesses:
            witness.start()
        for phase in ("old alone", "side by side", "new alone"):
            say(f"{store}: {phase}")
            if phase == "side by side":
                house.new.start()
                house.serving = [*house.old, house.new]
            elif phase == "new alone":
                house.serving = [house.new]
                for server in house.old:
                    server.stop()
                begun = {table for witness in witnesses for table in witness.opened if table not in witness.over}
            if phase == "side by side":
                came = guests(house)
            before = confirmed(witnesses, house.old), confirmed(witnesses, [house.new])
            looked[phase] = play(house, witnesses, seconds)
            moves[f"{phase}, at the old"] = confirmed(witnesses, house.old) - before[0]
            moves[f"{phase}, at the new"] = confirmed(witnesses, [house.new]) - before[1]
        ended = play_to_the_end(witnesses, begun)
        end(witnesses)
        found, stuck = Found(), list[str]()
        for witness in witnesses:
            found = found.plus(look_at(address, witness, [*witness.opened]))
            running = [table for table in witness.opened if table not in witness.over]
            stuck += [witness.stands(table) for table in running if not witness.goes_on(table, 60)]
            found = found.plus(Found(altered=sum(retold(witness, table) for table in witness.opened)))
    finally:
        end(witnesses)
        for server in (*house.old, house.new):
            server.stop()
    wrong = [one for witness in witnesses for one in witness.wrong]
    failed = [one for witness in witnesses for one in witness.failed]
    for one in [*stuck, *wrong, *failed]:
        print(one, file=sys.stderr)
    at_the_new = [one for one in wrong if one[0] == house.new.port]
    figures = [
        ("tables", sum(len(witness.opened) for witness in witnesses), "tables"),
        ("games ended", sum(len(witness.over) for witness in witnesses), "games"),
        ("begun at the old, ended at the new", ended, "games"),
        ("acknowledged", sum(sum(witness.heard.values()) for witness in witnesses), "moves"),
        ("written", int(rows(address, "select count(*) from game_line where v>0")[0][0]), "moves"),
        *((f"confirmed: {where}", count, "moves") for where, count in moves.items()),
        ("seen at every process", sum(seen for seen, _ in looked.values()), "looks"),
        ("not seen within ten seconds", sum(late for _, late in looked.values()), "looks"),
        *((what, out, "requests") for what, out in came),
        ("lost", found.lost, "moves"),
        ("altered", found.altered, "moves"),
        ("doubled", found.doubled, "moves"),
        ("half", found.half, "tables"),
        ("stuck for a minute", len(stuck), "tables"),
        ("wrongly refused at the old", len(wrong) - len(at_the_new), "requests"),
        ("wrongly refused at the new", len(at_the_new), "requests"),
        ("5xx", len(failed), "requests"),
    ]
    return [{"name": f"{store}: {name}", "value": value, "unit": unit} for name, value, unit in figures]


def run(commit: str, stores: tuple[str, ...] = STORES, seconds: float = 20.0, old: int = 2) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    games = stellwerk.games()
    with checkout(commit) as older, lanterns_known():
        for store in stores:
            with contextlib.ExitStack() as stack:
                folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                lite = f"sqlite:///{folder}/upgraded.sqlite3"
                address = lite if store == "sqlite" else stack.enter_context(cluster(folder))
                out += measure(older, address, store, games, seconds, old)
    return out


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("commit", help="the older code")
    parser.add_argument("--store", choices=STORES, action="append", help="both if not given")
    parser.add_argument("--old", type=int, default=2, help="processes of the older code on PostgreSQL; on SQLite one")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each of the three phases")
    given = parser.parse_args()
    figures = run(given.commit, tuple(given.store or STORES), given.seconds, given.old)
    for figure in figures:
        print(f"{figure['name']:52} {figure['value']:>10} {figure['unit']}")
    bad = ("lost", "altered", "doubled", "half", "stuck for a minute", "wrongly refused at the new", "5xx")
    sys.exit(any(figure["value"] for figure in figures if figure["name"].partition(": ")[2] in bad))
