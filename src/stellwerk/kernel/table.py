"""The written form of a table: typed structs, the eyes that look at them, and what is said of a mistake in one.

Never compiled: mypyc loses msgspec's class arguments. The same holds for every `table.py` of a game.
"""

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, NewType, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec import inspect as types

from stellwerk.kernel.reader import wrong
from stellwerk.kernel.refusal import Params, Refusal, Refused
from stellwerk.kernel.rng import Rng

Eyes = NewType("Eyes", int)  # through which a table is looked at: a seat's, nobody's, or all-seeing ones
NOBODY: Final = Eyes(-1)
ALL: Final = Eyes(-2)

Blank = Literal["?"]  # what these eyes may not know
BLANK: Final[Blank] = "?"
SEAT_NAMES: Final = ("A", "B", "C", "D", "E", "F")

T = TypeVar("T")


def eyes_of(seat: int | None) -> Eyes:
    """None is a spectator."""
    return NOBODY if seat is None else Eyes(seat)


def one_of(names: Sequence[str], blank: bool = False) -> Meta:
    """For `Annotated[str, one_of(CARDS)]`: one of these names, or a blank where there may be one."""
    allowed = [*names, BLANK] if blank else list(names)
    pattern = f"^(?:{'|'.join(re.escape(name) for name in allowed)})$"
    return Meta(pattern=pattern, extra={"known": tuple(names), "blank": blank})


Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatName = Annotated[str, one_of(SEAT_NAMES)]


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The generator: its key in hexadecimal, and how often it was asked."""

    key: Annotated[str, Meta(pattern="^(?:[0-9a-fA-F]{2}){1,64}$")]
    count: Annotated[int, Meta(ge=0, le=1 << 60)] = 0


class Written(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table of every game tells. Seats are called A, B, C and so on; a field left out is as at the start.

    A position is a table without blanks. A view has a blank `?` in the place of everything its eyes may not know.
    """

    game: str | UnsetType = UNSET
    players: Annotated[int, Meta(ge=1, le=len(SEAT_NAMES))] = 2
    options: dict[str, Any] = {}
    eyes: SeatName | UnsetType | None = UNSET  # a view's seat, null for a spectator's; a position has none
    rng: Chance | Blank | UnsetType = UNSET
    learnt: Count = 0  # grows whenever a seat learns something that it could not work out before

    @property
    def seat(self) -> int | None:
        """Whose view this is; None is a spectator."""
        return None if self.eyes is None or self.eyes is UNSET else SEAT_NAMES.index(self.eyes)


def written_eyes(eyes: Eyes) -> str | UnsetType | None:
    """For the field `eyes` of a table."""
    if eyes == ALL:
        return UNSET
    return None if eyes == NOBODY else SEAT_NAMES[eyes]


def written_chance(rng: Rng, eyes: Eyes) -> Chance | Blank:
    """For the field `rng` of a table: nobody at it may know."""
    return Chance(rng.key.hex(), rng.count) if eyes == ALL else BLANK


def chance(table: Written, deal: Rng | None, default: Rng) -> Rng:
    """The generator of a table that is taken in: its own, the one that dealt its blanks, or the default."""
    if isinstance(table.rng, Chance):
        return Rng(bytes.fromhex(table.rng.key), table.rng.count)
    return default if deal is None else deal


def plain(table: Written) -> dict[str, Any]:
    """As JSON: lists, not tuples."""
    out: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table))
    return out


# --- reading ---------------------------------------------------------------------


def read_as(kind: type[T], data: object, path: str = "") -> T:
    """JSON as a struct. Raises Refused with the path of the field that is wrong."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError, RecursionError):
        mistake = find_mistake(described(kind), data, path)
        raise mistake or wrong(path or "position", "json-wrong", data) from None


DESCRIBED: Final[dict[type[Any], types.Type]] = {}


def described(kind: type[Any]) -> types.Type:
    """What msgspec makes of a type, worked out once."""
    if kind not in DESCRIBED:
        DESCRIBED[kind] = types.type_info(kind)
    return DESCRIBED[kind]


def read_position(kind: type[T], data: object) -> T:
    """A table without blanks. A field that is null is as good as left out."""
    table = read_as(kind, without_nulls(data))
    blank = find_blank(data, "")
    if blank is not None:
        raise wrong(blank, "json-blank", BLANK)
    return table


def without_nulls(data: object) -> object:
    if isinstance(data, dict):
        return {name: without_nulls(value) for name, value in data.items() if value is not None}
    return [without_nulls(value) for value in data] if isinstance(data, list | tuple) else data


def find_blank(data: object, path: str) -> str | None:
    """Where the first blank is."""
    if isinstance(data, dict):
        inner = [(value, f"{path}.{key}" if path else str(key)) for key, value in data.items()]
    elif isinstance(data, list | tuple):
        inner = [(value, f"{path}[{i}]") for i, value in enumerate(data)]
    else:
        return path if data == BLANK else None
    for value, at in inner:
        found = find_blank(value, at)
        if found is not None:
            return found
    return None


def find_mistake(kind: types.Type, value: object, path: str, known: Sequence[str] = ()) -> Refused | None:
    """The first thing in the value that is not as the type says."""
    if isinstance(kind, types.Metadata):
        return find_mistake(kind.type, value, path, (kind.extra or {}).get("known", ()))
    if isinstance(kind, types.UnionType):
        return mistake_in_union(kind, value, path)
    at = path or "position"
    if isinstance(kind, types.StructType):
        return wrong(at, "json-object", value) if not isinstance(value, dict) else mistake_in_struct(kind, value, path)
    if isinstance(kind, types.DictType):
        return wrong(at, "json-object", value) if not isinstance(value, dict) else mistake_in_dict(kind, value, path)
    if isinstance(kind, types.VarTupleType | types.ListType | types.TupleType):
        listed = isinstance(value, list | tuple)
        return mistake_in_list(kind, list(value), path) if listed else wrong(at, "json-list", value)  # type: ignore[call-overload]
    if isinstance(kind, types.IntType):
        return mistake_in_number(kind, value, at)
    if isinstance(kind, types.StrType):
        return mistake_in_text(kind, value, at, known)
    if isinstance(kind, types.LiteralType):
        return None if value in kind.values else wrong(at, "json-name", value, known=", ".join(map(str, kind.values)))
    if isinstance(kind, types.BoolType):
        return None if isinstance(value, bool) else wrong(at, "json-flag", value)
    if isinstance(kind, types.NoneType):
        return None if value is None else wrong(at, "json-wrong", value)
    return None


def mistake_in_union(kind: types.UnionType, value: object, path: str) -> Refused | None:
    """Where nothing fits, what is said is the complaint of the kind that comes nearest."""
    found = [find_mistake(one, value, path) for one in kind.types]
    if None in found:
        return None
    told = [refused for refused in found if refused is not None and refused.key != "json-wrong"]
    deep = [refused for refused in told if refused.params["path"] != (path or "position")]
    near = [refused for refused in told if refused.key not in SHAPES]
    return (deep or near or told)[0]


SHAPES: Final = ("json-object", "json-list", "json-number", "json-text", "json-flag")


def mistake_in_struct(kind: types.StructType, value: dict[Any, Any], path: str) -> Refused | None:
    fields = {field.encode_name: field for field in kind.fields}
    for name, inner in value.items():
        at = f"{path}.{name}" if path else str(name)
        if name not in fields:
            known: Params = {"path": at, "known": ", ".join(sorted(fields))}
            return Refused(Refusal("kernel", "json-unknown", known))
        found = find_mistake(fields[name].type, inner, at)
        if found is not None:
            return found
    for name, field in fields.items():
        if field.required and name not in value:
            return find_mistake(field.type, None, f"{path}.{name}" if path else name)
    return None


def mistake_in_dict(kind: types.DictType, value: dict[Any, Any], path: str) -> Refused | None:
    for name, inner in value.items():
        at = f"{path}.{name}" if path else str(name)
        found = find_mistake(kind.key_type, name, at)
        if found is not None:
            if found.key == "json-name":
                return Refused(Refusal("kernel", "json-unknown", {"path": at, "known": found.params["known"]}))
            return found
        found = find_mistake(kind.value_type, inner, at)
        if found is not None:
            return found
    return None


def mistake_in_list(
    kind: types.VarTupleType | types.ListType | types.TupleType, value: list[Any], path: str
) -> Refused | None:
    if isinstance(kind, types.TupleType):
        low, high, inner = len(kind.item_types), len(kind.item_types), list(kind.item_types)
    else:
        low, high = kind.min_length or 0, len(value) if kind.max_length is None else kind.max_length
        inner = [kind.item_type] * len(value)
    for i, (one, item) in enumerate(zip(inner, value)):
        found = find_mistake(one, item, f"{path}[{i}]")
        if found is not None:
            return found
    if not low <= len(value) <= high:
        return wrong(path, "json-count", len(value), have=len(value), want=low if len(value) < low else high)
    return None


def mistake_in_number(kind: types.IntType, value: object, path: str) -> Refused | None:
    if isinstance(value, bool) or not isinstance(value, int):
        return wrong(path, "json-number", value)
    low, high = kind.ge, kind.le
    if low is not None and high is not None and not low <= value <= high:
        return wrong(path, "json-range", value, low=low, high=high)
    if low is not None and value < low:
        return wrong(path, "json-low", value, low=low)
    if high is not None and value > high:
        return wrong(path, "json-high", value, high=high)
    if kind.multiple_of is not None and value % kind.multiple_of:
        return wrong(path, "json-step", value, step=kind.multiple_of)
    return None


def mistake_in_text(kind: types.StrType, value: object, path: str, known: Sequence[str]) -> Refused | None:
    if not isinstance(value, str):
        return wrong(path, "json-name", value, known=names_told(known)) if known else wrong(path, "json-text", value)
    if kind.pattern is None or re.search(kind.pattern, value):
        return None
    return wrong(path, "json-name", value, known=names_told(known)) if known else wrong(path, "json-text", value)


def names_told(known: Sequence[str]) -> str:
    return ", ".join(known[:40])
