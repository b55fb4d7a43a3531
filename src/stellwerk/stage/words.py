"""How things of the code are called in message ids."""

from functools import cache


@cache
def kebab(name: str) -> str:
    """`OpeningBid` as in `prompt-opening-bid`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")
