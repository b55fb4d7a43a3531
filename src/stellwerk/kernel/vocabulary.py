"""Every move that can ever be made in a game, as readable text and as a dense integer."""

from typing import Final

from stellwerk.kernel.reader import is_number
from stellwerk.kernel.refusal import Params, Refusal, Refused

LONGEST_NUMBER: Final = 18  # digits


class Part:
    """One blank of a move: a name out of a list, or an amount in even steps."""

    __slots__ = ("count", "first", "index", "names", "rule", "step", "title")

    def __init__(self, title: str, names: list[str], first: int, count: int, step: int, rule: str) -> None:
        self.title: Final = title
        self.names: Final = names
        self.first: Final = first
        self.count: Final = count
        self.step: Final = step
        self.rule: Final = rule
        self.index: Final = {name.lower(): i for i, name in enumerate(names)}

    def text(self, value: int) -> str:
        return self.names[value] if self.names else str(self.first + value * self.step)

    def read(self, word: str, move: str) -> int:
        if self.names:
            found = self.index.get(word.lower())
            if found is None and "+" in word:  # a sum may be written in any order
                found = self.index.get("+".join(sorted(word.lower().split("+"))))
            if found is None:
                raise Refused(Refusal(self.rule, "move-name", {"word": word[:40], "title": self.title, "move": move}))
            return found
        if not is_number(word):
            raise Refused(Refusal(self.rule, "move-number", {"word": word[:40], "move": move}))
        if len(word) > LONGEST_NUMBER:
            raise self.outside(word[:LONGEST_NUMBER] + "…")
        amount = int(word) - self.first
        if amount % self.step:
            raise Refused(Refusal(self.rule, "move-step", {"step": self.step, "amount": amount + self.first}))
        if not 0 <= amount < self.count * self.step:
            raise self.outside(amount + self.first)
        return amount // self.step

    def outside(self, amount: int | str) -> Refused:
        last = self.first + (self.count - 1) * self.step
        params: Params = {"amount": amount, "low": self.first, "high": last}
        return Refused(Refusal(self.rule, "move-range", params))


def names(title: str, choices: list[str], rule: str = "kernel") -> Part:
    return Part(title, choices, 0, len(choices), 1, rule)


def amount(title: str, low: int, high: int, step: int = 1, rule: str = "kernel") -> Part:
    """Whole numbers from low to high in even steps; an amount between two steps is refused by `rule`."""
    return Part(title, [], low, (high - low) // step + 1, step, rule)


class Family:
    """All moves that begin with the same word: `bid 0` ... `bid 600`."""

    __slots__ = ("base", "name", "parts", "size")

    def __init__(self, name: str, base: int, parts: list[Part]) -> None:
        self.name: Final = name
        self.base: Final = base
        self.parts: Final = parts
        size = 1
        for part in parts:
            size *= part.count
        self.size: Final = size

    def has(self, move: int) -> bool:
        return self.base <= move < self.base + self.size

    def of(self, *values: int) -> int:
        """The move with these values (positions in the list of names, or steps above the lowest amount)."""
        n = 0
        for part, value in zip(self.parts, values, strict=True):
            n = n * part.count + value
        return self.base + n

    def values(self, move: int) -> list[int]:
        n = move - self.base
        out: list[int] = []
        for part in reversed(self.parts):
            out.append(n % part.count)
            n //= part.count
        out.reverse()
        return out

    def text(self, move: int) -> str:
        words = [part.text(v) for part, v in zip(self.parts, self.values(move), strict=True)]
        return " ".join([self.name, *words])

    def form(self) -> str:
        """How a move of this family is written: `attach <card> <train>`."""
        return " ".join([self.name, *[f"<{part.title}>" for part in self.parts]])


class Vocabulary:
    """The families of one game, numbered one after the other."""

    __slots__ = ("families", "size")

    def __init__(self) -> None:
        self.families: Final[dict[str, Family]] = {}
        self.size = 0

    def family(self, name: str, *parts: Part) -> Family:
        made = Family(name, self.size, list(parts))
        self.families[name] = made
        self.size += made.size
        return made

    def family_of(self, move: int) -> Family:
        for found in self.families.values():
            if found.has(move):
                return found
        raise ValueError(f"no move has the number {move}")

    def text(self, move: int) -> str:
        return self.family_of(move).text(move)

    def parse(self, text: str) -> int:
        """The number of a written move; raises Refused with what is wrong and what would be right."""
        words = text.split()
        found = self.families.get(words[0].lower()) if words else None
        if found is None:
            raise Refused(Refusal("kernel", "move-unknown", {"move": text[:60], "known": ", ".join(self.families)}))
        if len(words) != len(found.parts) + 1:
            key = "move-form" if len(words) <= len(found.parts) else "move-long"
            raise Refused(Refusal("kernel", key, {"move": text[:60], "form": found.form()}))
        values = [part.read(word, text[:60]) for part, word in zip(found.parts, words[1:], strict=True)]
        return found.of(*values)
