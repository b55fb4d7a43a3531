"""The command line of the lab: play, tournament, rate, compare, study, show."""

import argparse
import json
import logging
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from stellwerk import cli
from stellwerk.bots import known_bots
from stellwerk.kernel.refusal import Refused
from stellwerk.lab.comparing import Duel
from stellwerk.lab.learning.command import add_learn
from stellwerk.lab.play import CannotPlay, Play
from stellwerk.lab.ratings import lines, rate
from stellwerk.lab.rows import Folder
from stellwerk.lab.runner import run
from stellwerk.lab.sequential import Compared, Comparison
from stellwerk.lab.studies.command import add_study
from stellwerk.lab.tournaments import Setting, deals, gauntlet, round_robin, single_games
from stellwerk.lab.trouble import Trouble, told

INTERRUPTED = 130


def main(arguments: list[str]) -> int:
    """What is wrong is said in one line; what was played is kept."""
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except Trouble as trouble:
        raise SystemExit(trouble.told(cli.language())) from None
    except Refused as refused:
        raise SystemExit(str(refused)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise SystemExit(words("lab-bad-file", path=str(error.filename or ""), reason=reason)) from None
    except KeyboardInterrupt:
        print(words("lab-interrupted"))
        return INTERRUPTED
    finally:
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what dies now was told to


def words(key: str, **params: Any) -> str:
    return told(cli.language(), key, params)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="stellwerk lab", description="Many games between bots, and what they show.")
    commands = made.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play games and keep them")
    add_setting(play, 3)
    play.add_argument("--bots", default="greedy", help="names, separated by commas; repeated over the seats")
    play.add_argument("--games", type=int, default=100, metavar="N", help="each with a deal of its own (100)")
    add_run(play, needed=True)
    play.set_defaults(run=run_play)

    tournament = commands.add_parser("tournament", help="let bots meet in all seats with the same deals, and rate them")
    add_setting(tournament, 2)
    tournament.add_argument("--bots", required=True, help="names, separated by commas")
    tournament.add_argument("--against", default="", metavar="BOTS", help="a gauntlet: --bots meet only these")
    tournament.add_argument("--deals", type=int, default=50, metavar="N", help="each is played in all rotations (50)")
    add_run(tournament, needed=True)
    add_rating(tournament)
    tournament.set_defaults(run=run_tournament)

    rating = commands.add_parser("rate", help="ratings of the bots in one folder or several")
    rating.add_argument("folder", nargs="+", type=Path)
    add_rating(rating)
    rating.set_defaults(run=run_rate)

    compare = commands.add_parser("compare", help="is B better than A by so many points? Stops as early as it may")
    add_setting(compare, 2)
    compare.add_argument("a", metavar="A")
    compare.add_argument("b", metavar="B")
    compare.add_argument("--elo", type=float, default=10.0, metavar="POINTS", help="the difference in question (10)")
    compare.add_argument("--alpha", type=float, default=0.05, help="chance to call B better when it is not (0.05)")
    compare.add_argument("--beta", type=float, default=0.05, help="chance to miss that B is better by so much (0.05)")
    compare.add_argument("--most", type=int, default=20_000, metavar="GAMES", help="then it stays open (20000)")
    compare.add_argument("--json", action="store_true", help="for machines")
    add_run(compare, needed=False)
    compare.set_defaults(run=run_compare)

    add_study(commands)
    add_learn(commands)

    show = commands.add_parser("show", help="look at a kept game in the browser")
    show.add_argument("folder", type=Path)
    show.add_argument("number", type=int)
    show.add_argument("--save", type=Path, default=None, metavar="FILE", help="write a saved game instead")
    show.add_argument("--port", type=int, default=0, help="instead of the first free one")
    show.add_argument("--no-browser", action="store_true")
    show.set_defaults(run=run_show)
    return made


def add_setting(command: argparse.ArgumentParser, players: int) -> None:
    command.add_argument("game")
    command.add_argument("--players", type=int, default=players, metavar="N", help=f"at the table ({players})")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="of the first deal (0)")
    command.add_argument("--option", action="append", default=[], metavar="ID=CHOICE", help="of the game")


def add_run(command: argparse.ArgumentParser, needed: bool) -> None:
    about = "where the games are kept; the same command goes on there"
    command.add_argument("--folder", type=Path, required=needed, default=None, help=about)
    command.add_argument("--cluster", default=None, metavar="ADDRESS", help="of a Dask scheduler: tcp://host:8786")
    command.add_argument("--workers", type=int, default=None, metavar="N", help="processes of this machine (all cores)")


def add_rating(command: argparse.ArgumentParser) -> None:
    command.add_argument("--anchor", default=None, metavar="BOT", help="whose rating is 0 (random, or the first)")
    command.add_argument("--json", action="store_true", help="for machines")


# --- reading what was asked for ---


def setting_of(options: argparse.Namespace, count: int) -> Setting:
    for one in options.option:
        if "=" not in one:
            raise CannotPlay("lab-option", given=one)
    chosen = dict(one.split("=", 1) for one in options.option)
    made = Setting(options.game, options.players, options.seed, chosen)
    made.check(count)
    return made


def names(given: str) -> list[str]:
    """Bots that are installed here, separated by commas."""
    found = [name.strip() for name in given.split(",") if name.strip()]
    for name in found:
        if name not in known_bots():
            raise CannotPlay("lab-no-bot", bot=name, known=", ".join(known_bots()))
    if not found:
        raise CannotPlay("lab-no-bots", known=", ".join(known_bots()))
    return found


def at_least(name: str, value: float | None, least: int) -> None:
    if value is not None and not value >= least:
        raise CannotPlay("lab-count", name=name, least=least)


# --- running ---


def keep(options: argparse.Namespace, plan: dict[str, Any], plays: Callable[[], Iterable[Play]]) -> Folder:
    """Play what is missing of a plan in its folder."""
    at_least("--workers", options.workers, 1)
    folder = Folder(options.folder)
    folder.follow(plan)
    new = run(plays(), folder, options.cluster, options.workers)
    if not getattr(options, "json", False):
        print(words("lab-played", new=new, all=len(folder.numbers()), path=str(folder.path)))
    return folder


def run_play(options: argparse.Namespace) -> int:
    at_least("--games", options.games, 1)
    bots = names(options.bots)
    setting = setting_of(options, options.games)
    plan = setting.plan("play", bots=bots, deals=options.games)
    keep(options, plan, lambda: single_games(setting, bots, options.games))
    return 0


def run_tournament(options: argparse.Namespace) -> int:
    at_least("--deals", options.deals, 1)
    bots, against = names(options.bots), names(options.against) if options.against else []
    setting = setting_of(options, options.deals)
    line_ups = gauntlet(bots, against, setting.players) if against else round_robin(bots, setting.players)
    plan = setting.plan("tournament", bots=bots, against=against, deals=options.deals)
    folder = keep(options, plan, lambda: deals(setting, line_ups, options.deals))
    return tell_ratings([folder], options)


def run_rate(options: argparse.Namespace) -> int:
    return tell_ratings([Folder(path) for path in options.folder], options)


def tell_ratings(folders: list[Folder], options: argparse.Namespace) -> int:
    found = rate(folders, options.anchor)
    if options.json:
        print(json.dumps(msgspec.to_builtins(found)))
    else:
        print(*lines(found), sep="\n")
    return 0


def run_compare(options: argparse.Namespace) -> int:
    at_least("--workers", options.workers, 1)
    at_least("--most", options.most, 1)
    at_least("--elo", options.elo, 1)
    for name in ("alpha", "beta"):
        if not 0 < getattr(options, name) < 0.5:
            raise CannotPlay("lab-chance", name=f"--{name}")
    (a,), (b,) = names(options.a), names(options.b)
    setting = setting_of(options, options.most)
    duel = Duel(setting, a, b, Comparison(options.elo, options.alpha, options.beta))
    with tempfile.TemporaryDirectory() as passing:
        folder = Folder(options.folder or passing)
        if options.folder is not None:
            folder.follow(setting.plan("compare", bots=[a, b], deals=duel.most_deals(options.most)))
        found = duel.run(folder, options.most, options.cluster, options.workers, progress=True)
    if options.json:
        print(json.dumps({"a": a, "b": b, **msgspec.to_builtins(found)}))
    else:
        print(*told_comparison(found, a, b), sep="\n")
    return 0


def told_comparison(found: Compared, a: str, b: str) -> list[str]:
    keys = {"better": "lab-better", "not better": "lab-not-better", "open": "lab-open"}
    bounds = [words("lab-unbounded") if one is None else f"{one:+.0f}" for one in (found.low, found.high)]
    estimate = {"estimate": f"{found.estimate:+.0f}", "low": bounds[0], "high": bounds[1]}
    return [
        words(keys[found.verdict], a=a, b=b, elo=found.elo, games=found.games),
        words("lab-estimate", **estimate, games=found.games, deals=found.deals),
    ]


def run_show(options: argparse.Namespace) -> int:
    from stellwerk.lab.show import put_on_table, save

    row = Folder(options.folder).row(options.number)
    if options.save is not None:
        save(row, options.save)
        print(words("lab-saved", path=str(options.save)))
        return 0
    door = cli.open_door("127.0.0.1", options.port) if options.port else cli.first_free_door()
    with tempfile.TemporaryDirectory() as passing:
        store = f"sqlite:///{Path(passing) / 'shown.sqlite3'}"
        address = cli.address_of(door).rstrip("/") + put_on_table(row, store)
        serving = cli.server(cli.settled({"store": store, "log_level": "warning"}))
        print(cli.said("cli-listening", address=address), cli.said("cli-stop"), sep="\n", flush=True)
        if not options.no_browser and cli.has_display():
            cli.open_soon(address)
        return cli.listen(serving, door)
