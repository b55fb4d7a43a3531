"""Names at a table: those that look the same are told apart by a number."""

import unicodedata
from collections.abc import Iterable

from stellwerk.bots import known_bots
from stellwerk.server.problems import Wrong
from stellwerk.words import SEAT

LONGEST_NAME = 24
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing

# Letters of other alphabets, and digits, that are drawn like Latin ones: capitals first, whose small letters differ.
TWINS = str.maketrans(
    "ΒΕΖΗΜΝΡΤΥΧаеорсухіјѕһԁԛԝвкмнтгαορνικτυγχωηεɑɡɩıǀ01|ǃ!ӏ",
    "bezhmnptyxaeopcyxijshdqwbkmhtraopviktuyxwneagiilolllll",
)


def clean(name: str, most: int = LONGEST_NAME) -> str:
    """A name or a line of chat as it may be shown: no control characters, no double spaces."""
    if len(name) > most:
        raise Wrong(422, "text-long", most=most)
    return " ".join("".join(c if c.isprintable() and c not in BLANKS else " " for c in name).split())


def looks(name: str) -> str:
    """What two names share that are taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).translate(TWINS).casefold())
    drawn = "".join(c for c in plain if unicodedata.category(c)[0] in "LNPS")
    return drawn.translate(TWINS).replace("i", "l").replace("rn", "m").replace("vv", "w")


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where another one at the table looks the same."""
    taken = {looks(other) for other in others if other}
    if not name or looks(name) not in taken:
        return name
    for n in range(2, len(taken) + 3):
        end = f" ({n})"
        numbered = name[: LONGEST_NAME - len(end)].rstrip() + end
        if looks(numbered) not in taken:
            return numbered
    return name


def unnamed(seat: int) -> list[str]:
    """What a seat without a name is called."""
    return [f"{word} {seat + 1}" for word in SEAT.values()]


def said(name: str, seat: int | None) -> str:
    """A name as it is told. One that could be taken for a key of a message is put in quotes."""
    if not name:
        return f"seat-{seat}"
    return f"“{name}”" if "-" in name else name


def bot_name(bot: str) -> str:
    return f"bot-{bot}" if bot in known_bots() else bot
