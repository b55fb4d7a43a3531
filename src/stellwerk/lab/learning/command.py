"""stellwerk lab learn: play, remember, train, play again, and judge what was learned. The same command goes on."""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from distributed import Client, as_completed

import stellwerk
from stellwerk.bots.clock import Deadline
from stellwerk.bots.self_play import fresh, states
from stellwerk.bots.simulate import NO_CLOCK_S
from stellwerk.kernel.game import Game
from stellwerk.kernel.network import network
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.table import eyes_of
from stellwerk.lab.learning.judging import LEARNED, PLAIN, Meeting, Met, met
from stellwerk.lab.learning.samples import Course, Moment, Teacher, remembered, starts_of
from stellwerk.lab.play import CannotPlay
from stellwerk.lab.rows import Folder
from stellwerk.lab.runner import Bar, players
from stellwerk.lab.sequential import Comparison, points, score_of_deal
from stellwerk.lab.trouble import Trouble

A = TypeVar("A")
B = TypeVar("B")

BETTER = 0.65  # the share of wins in question
MOST_BYTES = 300_000
JUDGED_AT = 2  # players
PROBE = 0.1  # moments of thinking, to see how long a line of play takes
MADE_BY = ("game", "players", "first", "games", "effort", "hidden", "epochs", "leanings", "seed")
TURNS = 5  # of that, with and without the network: what disturbs one of them is not counted


class NoLearning(Trouble):
    """What learning needs is not installed."""


def add_learn(commands: Any) -> None:
    made = commands.add_parser("learn", help="teach a game's judgement by self-play (needs stellwerk[learn])")
    made.add_argument("game")
    made.add_argument("--folder", type=Path, required=True, help="where games and networks are kept; goes on there")
    made.add_argument("--players", default="2", help="numbers of players, separated by commas (2)")
    made.add_argument("--first", type=int, default=1000, metavar="N", help="quick games, per number of players (1000)")
    made.add_argument("--games", type=int, default=200, metavar="N", help="searched ones, likewise, in a generation")
    made.add_argument("--generations", type=int, default=2, metavar="N", help="of searched games (2)")
    made.add_argument("--effort", type=float, default=0.5, help="of the search, in moments (0.5)")
    made.add_argument("--hidden", default="32,16", help="sizes of the hidden layers")
    made.add_argument("--epochs", type=int, default=30)
    made.add_argument("--leanings", type=float, default=0.5, help="how much kinds of moves count; 0: only values (0.5)")
    made.add_argument("--seed", type=int, default=1_000_000, metavar="N", help="of the first game")
    made.add_argument("--judge", type=int, default=100, metavar="GAMES", help="at most, with and without it (100)")
    made.add_argument("--judge-effort", type=float, default=1.0, help="of both (1)")
    made.add_argument("--cluster", default=None, metavar="ADDRESS", help="of a Dask scheduler: tcp://host:8786")
    made.add_argument("--workers", type=int, default=None, metavar="N", help="processes of this machine (all cores)")
    made.set_defaults(run=run_learn)


def run_learn(options: argparse.Namespace) -> int:
    if find_spec("jax") is None or find_spec("optax") is None:
        raise NoLearning("lab-no-learn")
    if options.game not in stellwerk.games():
        raise CannotPlay("lab-reason", reason=", ".join(stellwerk.games()))
    learning = Learning(options)
    if JUDGED_AT not in learning.players:
        raise CannotPlay("lab-learn-players", players=JUDGED_AT)
    Folder(options.folder).follow(learning.plan())
    learning.run()
    return 0


class Learning:
    """One run, stage by stage; each leaves a file, and is not done again where it is there."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.game: Game = stellwerk.game(options.game)
        self.folder: Path = options.folder
        self.players = [int(one) for one in options.players.split(",")]

    def plan(self) -> dict[str, Any]:
        """What the folder's files are made of. More generations may follow, and another judge."""
        made_by = {name: getattr(self.options, name) for name in MADE_BY}
        return {"command": "learn", "rules": self.game.version, **made_by}

    def run(self) -> None:
        options = self.options
        learned: dict[str, Any] | None = None
        for generation in range(options.generations + 1):
            self.play(generation, learned)
            learned = self.train(generation)
        assert learned is not None
        if options.judge:
            learned["recipe"]["judged"] = self.judge(learned)
        text = json.dumps(learned, separators=(",", ":"))
        if len(text) > MOST_BYTES:
            raise CannotPlay("lab-reason", reason=f"{len(text)} > {MOST_BYTES} bytes")
        keep(self.folder / "learned.json", f"{text}\n".encode())
        print(self.folder / "learned.json", len(text), learned["recipe"], flush=True)

    # --- playing ---

    def play(self, generation: int, learned: dict[str, Any] | None) -> None:
        file = self.folder / f"games-{generation}.msgpack"
        if file.exists():
            return
        options = self.options
        count = options.games if generation else options.first
        courses = [
            Course(
                options.game,
                players,
                options.seed + generation * 100_000 + players * 10_000 + n,
                options.effort if generation else 0.0,
                learned,
            )
            for n in range(count)
            for players in self.players
        ]
        games = [found for _, found in sorted(self.on_all_cores(remembered_at, list(enumerate(courses))))]
        keep(file, msgspec.msgpack.encode([[msgspec.to_builtins(one) for one in game] for game in games]))

    def on_all_cores(self, job: Callable[[A], B], tasks: list[A]) -> Iterator[B]:
        """In the order in which they are done."""
        with players(self.options.cluster, self.options.workers) as client, Bar(len(tasks)) as bar:
            for found in results(client, job, tasks):
                bar.advance(1)
                yield found

    # --- training ---

    def train(self, generation: int) -> dict[str, Any]:
        file = self.folder / f"network-{generation}.json"
        if file.exists():
            return dict(json.loads(file.read_text("utf-8")))
        from stellwerk.lab.learning.training import Data, Recipe, trained, written

        options = self.options
        recipe = Recipe(
            hidden=tuple(int(one) for one in options.hidden.split(",")),
            epochs=options.epochs,
            leanings=options.leanings,
        )
        games: list[list[Moment]] = []
        for n in range(generation + 1):
            games += msgspec.msgpack.decode((self.folder / f"games-{n}.msgpack").read_bytes(), type=list[list[Moment]])
        unit, starts = self.game.mind.scale, starts_of(self.game)
        data = Data(games, unit)
        layers, quality = trained(data, len(starts) + 1, recipe)
        leans = options.leanings > 0 and generation > 0
        made = {"unit": unit, "lines": 0, "players": self.players, "starts": starts, **written(layers, data, leans)}
        made["lines"] = self.equal_lines(made)
        made["recipe"] = {
            **self.plan(),
            "generation": generation,
            "samples": len(data.test),
            **msgspec.to_builtins(recipe),
            "quality": quality,
        }
        print(generation, quality, made["lines"], flush=True)
        keep(file, json.dumps(made).encode())
        return made

    def equal_lines(self, learned: dict[str, Any]) -> int:
        """How many lines of play take as long with the network as the mind's own without it."""
        plain = self.game.mind.lines(max(2, self.game.fewest))
        turns = [(time_of_lines(self.game, None), time_of_lines(self.game, learned)) for _ in range(TURNS)]
        share = min(without for without, _ in turns) / min(with_it for _, with_it in turns)
        return max(1, min(plain, round(plain * share)))

    # --- judging ---

    def judge(self, learned: dict[str, Any]) -> dict[str, Any]:
        """Deal by deal in both seats, until it is clear or so many games are played."""
        options = self.options
        test = Comparison(points(BETTER))
        meetings = [
            Meeting(2 * deal + turned, options.game, deal, bots, options.judge_effort, learned)
            for deal in range(options.judge // 2)
            for turned, bots in enumerate(((LEARNED, PLAIN), (PLAIN, LEARNED)))
        ]
        arrived: dict[int, list[Met]] = {}
        leads: list[int] = []
        for found in self.on_all_cores(met, meetings):
            arrived.setdefault(found.number // 2, []).append(found)
            while test.verdict == "open" and len(arrived.get(len(test.scores), [])) == 2:
                games = arrived[len(test.scores)]
                leads += [one.totals[one.bots.index(LEARNED)] - one.totals[one.bots.index(PLAIN)] for one in games]
                test.add(score_of_deal([(list(one.bots), one.places) for one in games], PLAIN, LEARNED))
            if test.verdict != "open":
                break
        told = {
            "verdict": test.verdict,
            "games": 2 * len(test.scores),
            "share": round(sum(test.scores) / max(1, len(test.scores)), 3),
            "lead": round(sum(leads) / max(1, len(leads)), 1),
        }
        print(told, flush=True)
        return told


def keep(file: Path, content: bytes) -> None:
    """A file has its name only when all of it is there."""
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(content)
    unfinished.replace(file)


def remembered_at(numbered: tuple[int, Course]) -> tuple[int, list[Moment]]:
    number, course = numbered
    return number, remembered(course)


def results(client: Client, job: Callable[[A], B], tasks: list[A]) -> Iterator[B]:
    waiting = as_completed([client.submit(job, task, pure=False) for task in tasks])  # type: ignore[no-untyped-call]
    for future in waiting:
        yield future.result()


def time_of_lines(game: Game, learned: dict[str, Any] | None) -> float:
    """Seconds that a search takes for one line of play, in the positions of a quick game."""
    mind = game.mind.taught(None if learned is None else network(learned))
    teacher = Teacher(PROBE, mind)
    used, done = 0.0, 0
    s = fresh(game, max(2, game.fewest), 1)
    for n, (state, seat, moves) in enumerate(states(game, s, Dice(1))):
        if n % 5 == 0:
            texts = [game.vocabulary.text(move) for move in moves]
            table = game.lay_out(state, eyes_of(seat))
            begun = time.process_time()
            teacher.last = None
            done += teacher.searched(game, table, seat, texts, Dice(n), Deadline(NO_CLOCK_S)).done
            used += time.process_time() - begun
    return used / max(1, done)
