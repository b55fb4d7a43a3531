"""Kill a server while people and bots play, again and again, and see what the store has afterwards."""

import contextlib
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

import stellwerk
from stellwerk.server import wire
from stellwerk.stage.wire import Patch, Scene
from tests.server.serving import Browser, Server, legal, whole

LOG = "select v,seat,move from game_line where table_n=(select n from game_table where id=?) and v>0 order by v"
GONE = (OSError, EOFError, TimeoutError, httpx.HTTPError, WebSocketException)


class Tally(NamedTuple):
    kills: int
    acknowledged: int  # moves somebody was told of
    written: int  # moves in the store
    lost: int
    broken: int  # tables that cannot be replayed


class Player(threading.Thread):
    """Plays one table after the other until the line goes dead. Remembers every version it heard of."""

    def __init__(self, server: Server, game: str, seed: int, by_http: bool) -> None:
        super().__init__(daemon=True)
        self.browser = Browser(server)
        self.game = game
        self.dice = random.Random(seed)
        self.by_http = by_http
        self.table = ""
        self.heard: dict[str, int] = {}
        self.made: dict[tuple[str, int], tuple[int, str]] = {}  # moves the server confirmed, by table and version

    def again(self) -> "Player":
        """The same person after the server has come back."""
        other = Player(self.browser.server, self.game, self.dice.randint(0, 1 << 30), self.by_http)
        other.browser, other.table, other.heard, other.made = self.browser, self.table, self.heard, self.made
        return other

    def run(self) -> None:
        with contextlib.suppress(*GONE):
            while True:
                if not self.table or self.browser.info(self.table).over:
                    seats = ("here", "here") if self.by_http else ("me", "bot:random", "bot:random")
                    self.table = self.browser.open(self.game, *seats).id
                    self.heard[self.table] = 0
                if self.by_http:
                    self.play_by_http()
                else:
                    self.play_by_line()

    def hear(self, v: int) -> None:
        self.heard[self.table] = max(self.heard[self.table], v)

    def play_by_http(self) -> None:
        while True:
            for seat in (0, 1):
                scene = self.browser.scene(self.table, seat)
                self.hear(scene.v)
                if scene.over:
                    return
                move = legal(scene, self.dice) if seat in scene.waiting else None
                if move is None:
                    continue
                answer = self.browser.move(self.table, seat, move, scene.v)
                if answer.status_code == 200:
                    v = answer.json()["v"]
                    self.hear(v)
                    self.made[(self.table, v)] = (seat, move)

    def play_by_line(self) -> None:
        with self.browser.line(self.table) as line:
            while line.scene is None or not line.scene.over:
                message = line.hear(30)
                if isinstance(message, Scene | Patch):
                    self.hear(message.v)
                scene = line.scene
                if scene is not None and whole(message) and 0 in scene.waiting and not isinstance(message, wire.Hello):
                    move = legal(scene, self.dice)
                    if move is not None:
                        line.send(wire.Play(scene.v, 0, move))


def kill_again_and_again(folder: Path, kills: int, seed: int = 1, game: str = "") -> Tally:
    """Play on a fresh SQLite file under kills at random moments."""
    path = folder / "killed.sqlite3"
    dice = random.Random(seed)
    server = Server(f"sqlite:///{path}", log_level="error")
    game = game or stellwerk.games()[-1]
    players = [Player(server, game, seed * 100 + n, by_http=n % 2 == 0) for n in range(4)]
    acknowledged = lost = broken = 0
    for _ in range(kills):
        server.start()
        try:
            for player in players:
                player.start()
            wait_for_play(players, dice)
        finally:
            server.kill()
        for player in players:
            player.join(60)
        for player in players:
            lost += sum(is_lost(path, player, table) for table in player.heard)
        broken += sum(not is_whole(path, player.table) for player in players if player.table)
        players = [player.again() for player in players]
    acknowledged = sum(sum(player.heard.values()) for player in players)
    server.stop()
    written = len(rows(path, "select 1 from game_line where v>0"))
    return Tally(kills, acknowledged, written, lost, broken)


def wait_for_play(players: list[Player], dice: random.Random) -> None:
    """Into the middle of a game, wherever that is; now and then right at the start."""
    before = sum(sum(player.heard.values()) for player in players)
    until = time.monotonic() + (20 if dice.random() < 0.9 else 0.3)
    while time.monotonic() < until and sum(sum(player.heard.values()) for player in players) <= before:
        time.sleep(0.002)
    time.sleep(dice.uniform(0, 0.3))


def rows(path: Path, sql: str, *args: object) -> list[tuple[int | str, ...]]:
    raw = sqlite3.connect(path, timeout=10)
    try:
        return raw.execute(sql, args).fetchall()
    finally:
        raw.close()


def is_lost(path: Path, player: Player, table: str) -> bool:
    """Whether a move that somebody was told of is not in the store, or is another one there."""
    log = rows(path, LOG, table)
    confirmed = {v: made for (where, v), made in player.made.items() if where == table}
    there = {v: (seat, move) for v, seat, move in log}
    return len(log) < player.heard[table] or any(there.get(v) != made for v, made in confirmed.items())


def is_whole(path: Path, table: str) -> bool:
    """Whether the log has no gap, agrees with the table's version, and can be replayed to its last line."""
    found = rows(path, "select setup,version from game_table where id=?", table)
    if not found:
        return True  # killed before the table was opened
    log = rows(path, LOG, table)
    if [line[0] for line in log] != list(range(1, len(log) + 1)) or len(log) != found[0][1]:
        return False
    import msgspec

    saved = msgspec.json.decode(str(found[0][0])) | {"log": [line[1:] for line in log]}
    return stellwerk.load(saved).version == len(log)
