"""Effects as pictures: which symbol shows what, and how a place, a card or a token is written with them."""

from typing import Any, Final

from stellwerk.games.railroads.model.ids import KINDS
from stellwerk.games.railroads.model.parts import Effect, Parts
from stellwerk.stage.wire import Text

MOST: Final = 3  # pictures on one tile

SAME: Final = {  # effects that are drawn as another one
    "either-black": "either",
    "repeat-two": "repeat",
    "repeat-one": "repeat",
    "upgrade-german": "upgrade",
    "second-marker": "marker",
    "letterless": "engineer",
    "hire": "engineer",
    "engineer-sum": "engineer",
    "engineer-sum-more": "engineer",
    "end-card": "bonus",
    "coal-for-steps": "coal",
    "claim-first": "first",
    "claim-second": "second",
}
SINGLE: Final = (  # never counted
    "repeat-one", "repeat-two", "hire", "letterless", "engineer-sum", "engineer-sum-more", "two-locos", "top-loco",
    "end-card", "medal",
    "upgrade", "upgrade-german", "second-marker", "black-worker", "nine", "coal-factory", "start-cards",
    "coal-for-steps", "claim-first", "claim-second", "marker", "bonus", "again",
)  # fmt: skip


def symbol(kind: str) -> str:
    return f"sym-{SAME.get(kind, kind)}"


def pictures(given: Effect) -> dict[str, str]:
    """Slots of a tile: up to three symbols, each with its number."""
    out: dict[str, str] = {}
    shown = [(KINDS[kind], n) for kind, n in given][:MOST]
    for i, (kind, n) in enumerate(shown):
        out[f"s{i + 1}"] = symbol(kind)
        if kind not in SINGLE and (n > 1 or kind in ("points", "coins", "coal")):
            out[f"n{i + 1}"] = str(n)
    if shown:
        out["many"] = str(len(shown))
    return out


def cost(workers: int, coins: int) -> dict[str, str]:
    out: dict[str, str] = {f"w{i + 1}": "yes" for i in range(workers)}
    if coins:
        out["coin"] = "yes"
    return out


def paid(pay: str, helpers: int) -> list[str]:
    """Symbols of what stands somewhere: turquoise workers first, for they are used first."""
    workers = ["sym-helper"] * helpers + ["sym-worker"] * (pay.count("w") - helpers)
    return workers + ["sym-black-worker"] * pay.count("b") + ["sym-coin"] * pay.count("c")


def guessed(k: Parts, name: str) -> list[Text]:
    """A mark on values that no public source states."""
    return [Text("note-guess")] if k.reconstructed.get(name) else []


def as_arg(text: Text) -> dict[str, Any]:
    return {"m": text.m, "a": text.a}


def effect_words(given: Effect) -> list[dict[str, Any]]:
    """What is given, in words: a list for a note."""
    return [as_arg(Text(f"gives-{KINDS[kind]}", {"n": n})) for kind, n in given]
