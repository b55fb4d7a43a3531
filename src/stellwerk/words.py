"""Words in the viewer's language: the Fluent files of the kernel and of one game, read once."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("de", "en")
KERNEL = Path(__file__).parent / "kernel" / "words"

Names = tuple[str, ...]


@cache
def source(folder: Path, language: str) -> str:
    """The text of one Fluent file."""
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """The kernel's words and a game's, together."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(KERNEL, language)))
    made.add_resource(FluentResource(source(folder / "words", language)))
    return made


def known(folder: Path, language: str, key: str) -> bool:
    return bool(bundle(folder, language).has_message(key))


def say(folder: Path, language: str, key: str, params: dict[str, Any], players: Names = ()) -> str:
    """One message. Strings among the parameters that are message ids themselves are said first, but no path."""
    words = bundle(folder, language)
    pattern = words.get_message(key).value if words.has_message(key) else None
    if pattern is None:
        return key
    filled = {n: value if n == "path" else word(folder, language, value, players) for n, value in params.items()}
    text, _ = words.format_pattern(pattern, filled)
    return str(text)


def word(folder: Path, language: str, value: Any, players: Names) -> Any:
    if isinstance(value, list):
        return ", ".join(str(word(folder, language, one, players)) for one in value)
    if isinstance(value, dict) and "m" in value:
        return say(folder, language, value["m"], value.get("a", {}), players)
    if not isinstance(value, str):
        return value
    if value.startswith("seat-") and value[5:].isdigit():
        seat = int(value[5:])
        return players[seat] if seat < len(players) else f"{SEAT[language]} {seat + 1}"
    return say(folder, language, value, {}, players) if known(folder, language, value) else value


SEAT = {"de": "Platz", "en": "Seat"}


def english(folder: Path) -> Callable[[str, dict[str, Any]], str]:
    """How a game speaks in exceptions."""

    def speak(key: str, params: dict[str, Any]) -> str:
        return say(folder, "en", key, params)

    return speak
