"""Words and numbers of a report in one language: its own sentences, and the game's names for things."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from stellwerk.kernel.game import Game
from stellwerk.lab.studies.figures import Estimate
from stellwerk.stage.wire import Text
from stellwerk.words import known, say, word

HERE: Final = Path(__file__).parent
MINUS: Final = "\N{MINUS SIGN}"
THIN: Final = "\N{NARROW NO-BREAK SPACE}"


class Speaker:
    """How one report speaks."""

    def __init__(self, game: Game, language: str, options: Mapping[str, Any], scale: float = 0.0) -> None:
        self.game = game
        self.language = language
        self.options = dict(options)
        self.scale = scale  # how large a total is

    def __call__(self, key: str, **params: Any) -> str:
        """A sentence of the report."""
        return say(HERE, self.language, key, params)

    # --- the game's words ---

    def text(self, text: Text) -> str:
        return say(self.game.folder, self.language, text.m, dict(text.a))

    def title(self) -> str:
        return say(self.game.folder, self.language, "game-title", {})

    def source(self, source: str) -> str:
        return say(self.game.folder, self.language, f"source-{source}", self.options)

    def option(self, option: str) -> str:
        return say(self.game.folder, self.language, f"option-{option}", {})

    def choice(self, option: str, choice: str) -> str:
        return str(word(self.game.folder, self.language, f"option-{option}-{choice}", ()))

    # --- numbers ---

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """Grouped and pointed as the language does it."""
        text = f"{abs(value):,.{digits}f}"
        if self.language == "de":
            text = text.translate(str.maketrans(",.", f"{THIN},"))
        is_zero = not any(digit in "123456789" for digit in text)
        return ("" if is_zero else MINUS if value < 0 else "+" if sign else "") + text

    def points(self, value: float, digits: int | None = None, sign: bool = False) -> str:
        """An amount in the unit of the game's score."""
        shown = self.number(abs(value), self.digits(value) if digits is None else digits)
        mark = self.number(value, 9, sign)[0] if value else ""
        mark = mark if mark in ("+", MINUS) and any(digit in "123456789" for digit in shown) else ""
        unit = "score-unit" if known(self.game.folder, self.language, "score-unit") else ""
        said = say(self.game.folder, self.language, unit, {"n": shown}) if unit else self("points", n=shown)
        return mark + said

    def digits(self, value: float) -> int:
        """So many behind the point as mean something."""
        return 0 if max(abs(value), self.scale / 10) >= 200 else 1

    def percent(self, value: float, digits: int = 0, sign: bool = False) -> str:
        return self("percent", n=self.number(100 * value, digits, sign))

    def span(self, low: str, high: str) -> str:
        return self("span", low=low, high=high)

    def share(self, estimate: Estimate) -> str:
        """A share with its interval."""
        low, high = self.number(100 * estimate.low), self.number(100 * estimate.high)
        return self("with-interval", value=self.percent(estimate.value), low=low, high=high)

    def listing(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self("listing", first=", ".join(words[:-1]), last=words[-1])
