"""Reading JSON that a person wrote: every mistake is told with the path of the field."""

from collections.abc import Sequence
from typing import Any

from stellwerk.kernel.refusal import Params, Refusal, Refused


class Reader:
    """A JSON object being read. Fields left out take the default; fields nobody asked for are refused by `end`."""

    __slots__ = ("data", "path", "seen")

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, dict):
            raise wrong(path or "position", "json-object", data)
        self.data: dict[str, Any] = data
        self.path = path
        self.seen: set[str] = set()

    def at(self, field: str) -> str:
        return f"{self.path}.{field}" if self.path else field

    def has(self, field: str) -> bool:
        self.seen.add(field)
        return self.data.get(field) is not None

    def raw(self, field: str, default: Any = None) -> Any:
        self.seen.add(field)
        return self.data.get(field, default)

    def number(self, field: str, default: int, low: int = 0, high: int = 1_000_000_000, step: int = 1) -> int:
        value = self.raw(field, default)
        return whole_number(value, self.at(field), low, high, step)

    def flag(self, field: str, default: bool = False) -> bool:
        value = self.raw(field, default)
        if not isinstance(value, bool):
            raise wrong(self.at(field), "json-flag", value)
        return value

    def text(self, field: str, default: str = "") -> str:
        value = self.raw(field, default)
        if not isinstance(value, str):
            raise wrong(self.at(field), "json-text", value)
        return value

    def name(self, field: str, known: Sequence[str], default: int = -1) -> int:
        """The index of a name in the list of known ones; -1 (or the default) if left out."""
        value = self.raw(field)
        return default if value is None else one_name(value, self.at(field), known)

    def items(self, field: str) -> list[Any]:
        value = self.raw(field, [])
        if not isinstance(value, list):
            raise wrong(self.at(field), "json-list", value)
        return value

    def names(self, field: str, known: Sequence[str]) -> list[int]:
        """Indices of a list of names."""
        return [one_name(v, f"{self.at(field)}[{i}]", known) for i, v in enumerate(self.items(field))]

    def numbers(self, field: str, low: int = 0, high: int = 1_000_000_000) -> list[int]:
        return [whole_number(v, f"{self.at(field)}[{i}]", low, high) for i, v in enumerate(self.items(field))]

    def object(self, field: str) -> "Reader":
        return Reader(self.raw(field, {}), self.at(field))

    def objects(self, field: str) -> "list[Reader]":
        return [Reader(v, f"{self.at(field)}[{i}]") for i, v in enumerate(self.items(field))]

    def end(self) -> None:
        """Refuse what was not asked for."""
        for field in self.data:
            if field not in self.seen:
                known: Params = {"path": self.at(str(field)), "known": ", ".join(sorted(self.seen))}
                raise Refused(Refusal("kernel", "json-unknown", known))


def wrong(path: str, key: str, value: object, **more: int | str) -> Refused:
    if (key == "json-list" and isinstance(value, list)) or (key == "json-object" and isinstance(value, dict)):
        key = "json-wrong"  # it is one, but not as it is needed here
    params: Params = {"path": path, "value": repr(value)[:60]}
    params.update(more)
    return Refused(Refusal("kernel", key, params))


def whole_number(value: object, path: str, low: int, high: int, step: int = 1) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong(path, "json-number", value)
    if not low <= value <= high:
        raise wrong(path, "json-range", value, low=low, high=high)
    if value % step:
        raise wrong(path, "json-step", value, step=step)
    return value


def one_name(value: object, path: str, known: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in known:
        raise wrong(path, "json-name", value, known=", ".join(known[:40]))
    return known.index(value)


def is_number(word: str, longest: int = 0) -> bool:
    """A whole number as everybody writes it: digits from 0 to 9, perhaps a minus; of so many characters at most."""
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and not 0 < longest < len(word)
