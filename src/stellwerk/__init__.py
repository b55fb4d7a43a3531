"""Stellwerk: a digital table for railway and industry board games. This is its public face."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

import stellwerk.games  # noqa: F401 - binds the folder now: imported later, it would hide the function of that name
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.match import Match, load_match, match_from_position, new_match
from stellwerk.kernel.reader import Reader
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.words import KERNEL, english

__all__ = ["Game", "Match", "Refused", "game", "games", "load", "new", "replay", "set_up"]


@cache
def registered() -> dict[str, Game]:
    """Every game found in the entry-point group `stellwerk.games`, ours and those of other packages."""
    return {point.name: point.load() for point in sorted(entry_points(group="stellwerk.games"), key=lambda p: p.name)}


def games() -> list[str]:
    """The ids of the games that can be played."""
    return list(registered())


def game(name: str) -> Game:
    """One game by its id."""
    found = registered().get(str(name))
    if found is None:
        unknown = Refusal("kernel", "game-unknown", {"game": str(name)[:40], "known": ", ".join(games())})
        raise Refused(unknown, english(KERNEL.parent))
    return found


def new(name: str, players: int, seed: int | str = 0, options: Mapping[str, Any] | None = None) -> Match:
    """A new match, set up and ready for its first move."""
    found = game(name)
    return drawable(new_match(found, players, seed, options, english(found.folder)))


def set_up(name: str, position: Json) -> Match:
    """A match that begins at a written position."""
    found = game(name)
    return drawable(match_from_position(found, position, english(found.folder)))


def load(saved: Json) -> Match:
    """A saved match, with its log."""
    found = game(Reader(saved, "save").raw("game"))
    return drawable(load_match(found, saved, english(found.folder)))


def drawable(match: Match) -> Match:
    """The rules know no screen: that a match can be drawn is said here."""
    match.draw = draw
    return match


def draw(match: Match, seat: int | None, language: str, night: bool) -> str:
    """The pictures' room is imported only when somebody looks."""
    from stellwerk.picture import picture

    return picture(match, seat, language, night)


def replay(saved: Json, version: int) -> Match:
    """A saved match as it stood after that many log lines."""
    log = Reader(saved, "save").items("log")
    if not 0 <= version <= len(log):
        raise Refused(Refusal("kernel", "no-such-moment", {"last": len(log)}), english(KERNEL.parent))
    cut = {name: value for name, value in saved.items() if name != "now"} if version < len(log) else saved
    return load({**cut, "log": log[:version]})
