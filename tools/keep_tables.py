"""Keep tables of today for the tests of tomorrow: python tools/keep_tables.py [game...]

Writes tests/kept/GAME/rules-N/: a database as the server of this version leaves it (people and bots, in the middle and
at the end of games, secrets pending, moves taken back), and what this version knows about each of its tables. A set is
written once, when its version is new, and never again: it is what proves that a game outlives every update.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import stellwerk
from stellwerk.server import wire
from tests.server.serving import Browser, Server, legal

KEPT = ROOT / "tests" / "kept"
MOMENTS = 4


class Writer:
    """Plays at one server, as people and bots do."""

    def __init__(self, server: Server, game: str) -> None:
        self.game = stellwerk.game(game)
        self.host = Browser(server)
        self.friend = Browser(server)
        self.dice = random.Random(game)
        self.tables: dict[str, str] = {}  # by what they show

    def open(self, what: str, *kinds: str, **more: Any) -> wire.TableInfo:
        table = self.host.open(self.game.id, *kinds, **more)
        self.tables[what] = table.id
        return table

    def play(self, table: str, lines: int, seats: list[int], pending: bool = False) -> None:
        """Random moves of these seats; `pending`: on until one has answered in secret and others have not."""
        undone = False
        idle = 0
        while idle < 500:
            info = self.host.info(table)
            if info.over or (info.version >= lines and not (pending and info.version < lines + 120)):
                return
            asked = [seat for seat in info.waiting if seat in seats]
            if not asked:  # bots think, or a friend is away
                idle += 1
                time.sleep(0.02)
                continue
            idle = 0
            seat = self.dice.choice(asked)
            scene = self.host.scene(table, seat)
            if pending and info.version >= lines and any(strip.state == "answered" for strip in scene.strips):
                return
            move = legal(scene, self.dice)
            if move is None or self.host.move(table, seat, move, scene.v).status_code != 200:
                continue
            if not undone and info.version > 8:
                undone = self.undo(table, seat)

    def undo(self, table: str, seat: int) -> bool:
        """Take the seat's last move back; at one screen everybody agrees."""
        cost = self.host.scene(table, seat).undo
        before = self.host.info(table).version
        if cost == "no":
            return False
        with self.host.line(table) as line:
            line.send(wire.Undo(seat))
            line.version(before + 1)
        return True

    def all(self) -> None:
        game, most = self.game, min(3, self.game.most)
        here = ["here"] * most
        seats = list(range(most))
        self.play(self.open("people", *here).id, 60, seats, pending=True)
        self.play(self.open("over", *["here"] * max(2, game.fewest)).id, 5_000, [0, 1])
        self.play(self.open("bots", "me", "bot:greedy", "bot:random").id, 40, [0])
        self.play(self.open("options", *here, options=self.other_options()).id, 60, seats, pending=True)
        self.open("fresh", *here)
        linked = self.open("friends", "me", "link")
        self.friend.join(linked.links[1], "Ada")
        with self.host.line(linked.id) as line:
            line.send(wire.Say("All aboard"))
            line.until(wire.ChatLine)
        self.play(linked.id, 5_000, [0])
        if game.fewest == 1:
            self.play(self.open("alone", "me").id, 5_000, [0])
            self.play(self.open("alone-middle", "me").id, 40, [0])

    def other_options(self) -> dict[str, str]:
        """Every option with another choice than the default, less those that cannot be together."""
        options = {option.id: option.choices[-1] for option in self.game.options if option.kind != "components"}
        while True:
            try:
                stellwerk.new(self.game.id, min(3, self.game.most), 0, options)
            except stellwerk.Refused as refused:
                del options[str(refused.params["option"])]
            else:
                return options

    def about(self, path: Path, secrets: dict[str, str]) -> dict[str, Any]:
        """What this version knows about every table."""
        rows = sqlite3.connect(path)
        found = {}
        for what, table in self.tables.items():
            ((setup,),) = rows.execute("select setup from game_table where id=?", (table,)).fetchall()
            lines = "select seat,move from game_line join game_table on n=table_n where id=? and v>0 order by v"
            log = rows.execute(lines, (table,)).fetchall()
            match = stellwerk.load({**json.loads(setup), "log": [list(line) for line in log]})
            moments = sorted({match.version * i // MOMENTS for i in range(MOMENTS + 1)})
            found[what] = {
                "table": table,
                "log": [list(line) for line in log],
                "waiting": list(match.waiting),
                "moments": {str(v): match.at(v).position() for v in moments},
                "scores": [[score.total, score.sources] for score in match.scores],
                "result": None
                if match.result is None
                else [match.result.winners, [r[:3] for r in match.result.ranking]],
            }
        rows.close()
        return {"game": self.game.id, "rules": self.game.version, **secrets, "tables": found}


def told(writer: Writer) -> dict[str, Any]:
    """The log as the host's first seat reads it, table by table."""
    out = {}
    for what, table in writer.tables.items():
        scene = writer.host.scene(table, 0)
        lines, earlier = scene.log, scene.earlier
        while earlier:  # page by page, from its end
            answer = writer.host.get(f"/api/tables/{table}/log", params={"seat": 0, "before": lines[0].v})
            page = msgspec.json.decode(answer.content, type=wire.LogPage)
            lines, earlier = page.lines + lines, page.earlier
        out[what] = [[line.v, msgspec.to_builtins(line.text)] for line in lines]
    return out


def keep(game: str) -> Path:
    folder = KEPT / game / f"rules-{stellwerk.game(game).version}"
    if folder.exists():
        raise SystemExit(f"{folder} is there already: kept tables are never written anew")
    folder.mkdir(parents=True)
    path = folder / "tables.sqlite"
    with Server(f"sqlite:///{path}") as server:
        writer = Writer(server, game)
        writer.all()
        logs = told(writer)
        secrets = {"host": writer.host.http.cookies["stellwerk"], "friend": writer.friend.http.cookies["stellwerk"]}
    tidy(path)
    about = writer.about(path, secrets)
    for what, lines in logs.items():
        about["tables"][what]["told"] = lines
    (folder / "about.json").write_text(json.dumps(about, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    return folder


def tidy(path: Path) -> None:
    """One plain file, without a journal beside it."""
    rows = sqlite3.connect(path, isolation_level=None)
    rows.execute("pragma journal_mode=delete")
    rows.execute("vacuum")
    rows.close()


def main() -> None:
    for name in sys.argv[1:] or stellwerk.games():
        folder = keep(name)
        print(
            *[f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes" for path in sorted(folder.iterdir())], sep="\n"
        )


if __name__ == "__main__":
    main()
