"""`stellwerk lab study`: one command from nothing to a page."""

import argparse
import tempfile
from pathlib import Path
from typing import Any, Final

import stellwerk
from stellwerk.bots import known_bots
from stellwerk.kernel.game import Game
from stellwerk.lab.play import CannotPlay
from stellwerk.lab.studies.plan import Wish
from stellwerk.words import LANGUAGES

VARIED: Final = 30  # deals under every other choice, unless told


def add_study(commands: Any) -> None:
    """The sub-command, with its options."""
    made = commands.add_parser("study", help="write a report on a game: seats, openings, sources of points, rulings")
    made.add_argument("game")
    made.add_argument("--players", type=int, default=None, help="3, or as many as can play")
    made.add_argument("--games", type=int, default=200, metavar="N", help="deals to play (200)")
    made.add_argument("--bot", default="greedy", metavar="NAMES", help="several with commas: each plays every seat")
    made.add_argument("--seed", type=int, default=0, help="of the first deal (0)")
    made.add_argument("--option", action="append", default=[], metavar="ID=CHOICE")
    made.add_argument(
        "--vary", type=int, nargs="?", const=VARIED, default=0, metavar="N", help=f"try every other ruling ({VARIED})"
    )
    made.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where the report goes (here)")
    made.add_argument("--folder", type=Path, default=None, metavar="DIR", help="keep the games there, and go on")
    made.add_argument("--language", choices=LANGUAGES, default="en")
    made.add_argument("--cluster", default=None, metavar="ADDRESS", help="of a Dask scheduler")
    made.add_argument("--workers", type=int, default=None, metavar="N", help="processes of this machine")
    made.set_defaults(run=run_study)


def run_study(options: argparse.Namespace) -> int:
    from stellwerk.lab.studies.study import study  # draws: whoever does another thing need not wait for it

    wish = wished(options)
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as passing:
        folder = options.folder or Path(passing)
        text = study(wish, folder, options.language, options.cluster, options.workers)
    file = options.out / file_name(wish, options.language)
    file.write_text(text, "utf-8")
    print(file)
    return 0


def wished(options: argparse.Namespace) -> Wish:
    """What the command asks for; raises CannotPlay or Refused."""
    bots = tuple(name.strip() for name in options.bot.split(",") if name.strip())
    for name in bots:
        if name not in known_bots():
            raise CannotPlay("lab-no-bot", bot=name, known=", ".join(known_bots()))
    if not bots:
        raise CannotPlay("lab-no-bots", known=", ".join(known_bots()))
    for name, value, least in (
        ("--games", options.games, 1),
        ("--vary", options.vary, 0),
        ("--workers", options.workers, 1),
    ):
        if value is not None and value < least:
            raise CannotPlay("lab-count", name=name, least=least)
    game = stellwerk.game(options.game)
    players = options.players if options.players is not None else usual_players(game)
    varied = min(options.vary, options.games)
    return Wish(game.id, players, bots, options.games, options.seed, varied, chosen(options.option)).checked()


def usual_players(game: Game) -> int:
    return min(max(3, game.fewest), game.most)


def chosen(given: list[str]) -> dict[str, str]:
    for one in given:
        if "=" not in one:
            raise CannotPlay("lab-option", given=one)
    return dict(one.split("=", 1) for one in given)


def file_name(wish: Wish, language: str) -> str:
    return f"{wish.game}.html" if language == "en" else f"{wish.game}.{language}.html"
