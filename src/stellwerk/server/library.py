"""What a game's folder offers to readers: words, art, rules, components."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import stellwerk
from stellwerk.bots import known_bots
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.refusal import Refused
from stellwerk.lessons.lesson import lessons_of
from stellwerk.server.problems import HERE, Wrong, refused
from stellwerk.server.wire import GameInfo, OptionInfo, RuleInfo, RulesInfo
from stellwerk.stage.wire import Shelf
from stellwerk.words import KERNEL, LANGUAGES, source

BETWEEN = re.compile("(, |: |; )")  # the parts of a source


def find(name: str) -> Game:
    try:
        return stellwerk.game(name)
    except Refused as error:
        problem = refused(error, 404)
        raise Wrong(404, error.key, **(problem.text.a if problem.text else {})) from None


def info(game: Game) -> GameInfo:
    options = [OptionInfo(o.id, list(o.choices), o.default, o.kind, o.doubt, o.rule, o.apart) for o in game.options]
    about = toml(game.folder / "data" / "about.toml")
    return GameInfo(
        id=game.id,
        fewest=game.fewest,
        most=game.most,
        options=options,
        bots=list(known_bots()),
        reconstructed=count_reconstructed(components(game)),
        lessons=[lesson.id for lesson in lessons_of(game)],
        minutes=tuple(about["minutes"]) if "minutes" in about else None,
        weight=about.get("weight", 0),
        ratings={bot: int(elo) for bot, elo in toml(game.folder / "data" / "ratings.toml").get("elo", {}).items()},
        sounds={event: sound for sound, events in about.get("sounds", {}).items() for event in events},
    )


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


@cache
def toml(path: Path) -> Json:
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def components(game: Game) -> Json:
    """Every component value with where it comes from."""
    return toml(game.folder / "data" / "components.toml")


def gallery(game: Game) -> list[Shelf]:
    """Everything in the box, drawn; empty where a game has no gallery."""
    return list(game.stage.gallery()) if hasattr(game.stage, "gallery") else []


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
    headings = headings_of(game)
    entries = [rule_info(rule, headings) for rule in ledger.get("rule", [])]
    said = game.folder / "words"
    return RulesInfo(
        page(said / "short.de.md"),
        page(said / "short.en.md"),
        chapters,
        entries,
        page(said / "aid.de.md"),
        page(said / "aid.en.md"),
    )


def headings_of(game: Game) -> dict[str, str]:
    """The headings of its rulebook in English, where it has any."""
    return {de: str(en) for de, en in toml(game.folder / "data" / "headings.toml").items()}


def rule_info(rule: dict[str, Any], headings: dict[str, str]) -> RuleInfo:
    de, en = sources(str(rule.get("source", "")), headings)
    return RuleInfo(str(rule["id"]), str(rule.get("chapter", "")), de, str(rule["de"]), str(rule["en"]), en)


def sources(source: str, headings: dict[str, str]) -> tuple[str, str]:
    """Where a rule stands, for readers of German and of English: `Aufbau, 4` and `Set-up, 4 (Aufbau, 4)`."""
    de, slash, en = source.partition(" / ")  # a rulebook in both languages
    if not slash:
        en = "".join([headings.get(part, part) for part in re.split(BETWEEN, source)])
    return de, f"{en} ({de})" if en != de else de
