"""What a game's folder offers to readers: words, art, rules, components."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import stellwerk
from stellwerk.bots import known_bots
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.refusal import Refused
from stellwerk.server.problems import HERE, Wrong, refused
from stellwerk.server.wire import GameInfo, OptionInfo, RuleInfo, RulesInfo
from stellwerk.words import KERNEL, LANGUAGES, source


def find(name: str) -> Game:
    try:
        return stellwerk.game(name)
    except Refused as error:
        problem = refused(error, 404)
        raise Wrong(404, error.key, **(problem.text.a if problem.text else {})) from None


def info(game: Game) -> GameInfo:
    options = [OptionInfo(o.id, list(o.choices), o.default, o.kind, o.doubt, o.rule, o.apart) for o in game.options]
    return GameInfo(game.id, game.fewest, game.most, options, list(known_bots()), count_reconstructed(components(game)))


def house_words(language: str) -> str:
    """What the kernel and the server say, in every game and in the lobby."""
    return "\n".join([source(KERNEL, language), source(HERE / "words", language)])


def words(game: Game, language: str) -> str:
    if language not in LANGUAGES:
        raise Wrong(404, "no-words", language=language[:20], known=", ".join(LANGUAGES))
    return "\n".join([house_words(language), source(game.folder / "words", language)])


def art(game: Game, name: str) -> Path:
    path = game.folder / "scene" / name
    if not path.is_file():
        raise Wrong(404, "no-file")
    return path


def unpacked(game: Game, options: Json) -> Json:
    """The options with component files that came as the text of a TOML file read."""
    files = {option.id for option in game.options if option.kind == "components"}
    return {name: parsed(value) if name in files else value for name, value in options.items()}


def parsed(value: Any) -> Any:
    if not isinstance(value, dict) or list(value) != ["toml"] or not isinstance(value["toml"], str):
        return value
    try:
        return tomllib.loads(value["toml"])
    except tomllib.TOMLDecodeError as error:
        raise Wrong(422, "bad-toml", reason=str(error)[:200]) from None


@cache
def toml(path: Path) -> Json:
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def components(game: Game) -> Json:
    """Every component value with where it comes from."""
    return toml(game.folder / "data" / "components.toml")


def count_reconstructed(value: Any) -> int:
    """How many values are marked as careful guesses: by name in a list `reconstructed`, or all at once by `true`."""
    if isinstance(value, list):
        return sum(count_reconstructed(one) for one in value)
    if not isinstance(value, dict):
        return 0
    marked = value.get("reconstructed", [])
    inner = sum(count_reconstructed(one) for name, one in value.items() if name != "reconstructed")
    return inner + (len(marked) if isinstance(marked, list) else int(bool(marked)))


def page(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def rules(game: Game) -> RulesInfo:
    """The short rules and the ledger, in both languages."""
    ledger = toml(game.folder / "data" / "rules.toml")
    chapters = [(str(c["id"]), str(c["de"]), str(c["en"])) for c in ledger.get("chapter", [])]
    entries = [
        RuleInfo(str(r["id"]), str(r.get("chapter", "")), str(r.get("source", "")), str(r["de"]), str(r["en"]))
        for r in ledger.get("rule", [])
    ]
    said = game.folder / "words"
    return RulesInfo(page(said / "short.de.md"), page(said / "short.en.md"), chapters, entries)
