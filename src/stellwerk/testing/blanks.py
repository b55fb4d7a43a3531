"""Where a table may have blanks, as its types say, and where it has some."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect as types

from stellwerk.kernel.table import BLANK


def may_be_blank(kind: types.Type) -> bool:
    if isinstance(kind, types.Metadata):
        return bool((kind.extra or {}).get("blank")) or may_be_blank(kind.type)
    if isinstance(kind, types.UnionType):
        return any(may_be_blank(one) for one in kind.types)
    return isinstance(kind, types.LiteralType) and BLANK in kind.values


def is_blank(value: Any) -> bool:
    """Also a back that tells something: `L-?` is one of the lorries."""
    return isinstance(value, str) and value.endswith(BLANK)


def secrets(kind: types.Type, value: Any, path: str = "") -> Iterator[tuple[str, bool]]:
    """Every field with something that might be a blank, and whether it is one: `seats[1].hand[]`, True.

    Seats are told apart by their number. Other lists are not: there a secret may lie anywhere.
    """
    if value is None or value is msgspec.UNSET:
        return
    if may_be_blank(kind):
        yield path, is_blank(value)
    if isinstance(kind, types.Metadata):
        yield from secrets(kind.type, value, path)
    elif isinstance(kind, types.UnionType):
        for one in kind.types:
            if fits(one, value):
                yield from secrets(one, value, path)
    elif isinstance(kind, types.StructType):
        for field in kind.fields:
            yield from secrets(field.type, getattr(value, field.name), f"{path}.{field.name}".lstrip("."))
    else:
        for i, (one, inner) in enumerate(inside(kind, value)):
            yield from secrets(one, inner, f"{path}[{i}]" if path == "seats" else f"{path}[]")


def inside(kind: types.Type, value: Any) -> list[tuple[types.Type, Any]]:
    """What a list or a mapping holds."""
    if isinstance(kind, types.DictType):
        return [(kind.value_type, inner) for inner in value.values()]
    if isinstance(kind, types.TupleType):
        return list(zip(kind.item_types, value, strict=True))
    if isinstance(kind, types.VarTupleType | types.ListType):
        return [(kind.item_type, inner) for inner in value]
    return []


def fits(kind: types.Type, value: Any) -> bool:
    """Whether a value of a union is of this kind: only those that have something inside matter."""
    if isinstance(kind, types.Metadata):
        return fits(kind.type, value)
    if isinstance(kind, types.StructType):
        return isinstance(value, kind.cls)
    if isinstance(kind, types.DictType):
        return isinstance(value, dict)
    return isinstance(kind, types.VarTupleType | types.ListType | types.TupleType) and isinstance(value, tuple | list)
