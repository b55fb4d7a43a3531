"""A seat's view as a flat vector of fixed length: every field of the game's written table has its place.

How a field is written follows from its type alone, worked out once for each seat of a table:

- a number is divided by the largest that its type allows; where that is beyond `STRAIGHT`, by logarithms;
- a name out of a list has a place for each of them, and one for a blank where there may be one;
- what may be missing has a place that says whether it is there;
- a mapping has places for each of its keys;
- a list with a largest length has places for each item; one without, of names or small numbers, has two places for
  each of these: how many there are, as n/(n+1), and where the first lies, as 1/(1+i). Of other lists the last `LISTED`
  items are told, the last one first, and the length;
- of free text it is told whether it is there and known.

Seats are turned: whoever looks comes first, in lists of seats and in every name of one. The vector begins with the
seat's own number, since a few lists go by it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import compress
from math import log1p
from operator import attrgetter, is_not, ne
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec import NODEFAULT, UNSET, Struct
from msgspec import inspect as types
from numpy.typing import NDArray

from stellwerk.kernel.game import Game
from stellwerk.kernel.table import BLANK, SEAT_NAMES, Written, described, eyes_of

Vector = NDArray[np.float32]
Write = Callable[[Any, "array[float]"], None]

STRAIGHT: Final = 1000  # larger numbers are written by their logarithms
LISTED: Final = 8  # items of a list that may be of any length
REMEMBERED: Final = 512  # values of a part
FEW: Final = 16  # numbers that are told apart like names
SAME: Final = frozenset({*Written.__struct_fields__, "seed"} - {"learnt"})  # at one table always the same, or blank


class Leaf(NamedTuple):
    """A part of the vector that is written anew when its value has changed; without `nought` it clears itself."""

    begin: int
    end: int
    nought: array[float] | None
    write: Write


class Part:
    """A struct or a list that occurs in many places: what is written of a value is remembered for a while."""

    def __init__(self, write: Write, low: list[float]) -> None:
        self.write = write
        self.low = low
        self.nought = array("f", bytes(4 * len(low)))
        self.written: dict[Any, array[float]] = {}

    def of(self, value: Any) -> array[float]:
        found = self.written.get(value)
        if found is None:
            found = self.nought[:]
            self.write(value, found)
            if len(self.written) == REMEMBERED:
                self.written.clear()
            self.written[value] = found
        return found


Parts = dict[tuple[Any, ...], Part]


class Encoding:
    """What the seats of one table see, as vectors. Not for several threads: it remembers what it wrote last."""

    def __init__(self, game: Game, players: int) -> None:
        parts: Parts = {}
        self.game = game
        self.eyes = [SeatEyes(game.table, Plan(players, seat, parts)) for seat in range(players)]
        self.low = np.array(self.eyes[0].plan.low, np.float32)
        self.size = len(self.low)
        self.high = np.ones(self.size, np.float32)

    def vector(self, state: Any, seat: int) -> Vector:
        """What the seat sees of a state."""
        return self.eyes[seat].vector(self.game.lay_out(state, eyes_of(seat)))


class SeatEyes:
    """The vector of one seat, kept up to date."""

    def __init__(self, kind: type[Struct], plan: Plan) -> None:
        table = described(kind)
        assert isinstance(table, types.StructType)
        own = plan.take(plan.players)
        self.plan = plan
        self.write = plan.table(table)
        self.last = array("f", bytes(4 * plan.size))
        self.last[own + plan.seat] = 1.0
        self.shown: Vector = np.frombuffer(self.last, np.float32)

    def vector(self, table: Struct) -> Vector:
        self.write(table, self.last)
        return self.shown.copy()


class Plan:
    """Which places of a vector are whose, for the eyes of one seat."""

    def __init__(self, players: int, seat: int, parts: Parts) -> None:
        self.players = players
        self.seat = seat
        self.parts = parts
        self.low: list[float] = []

    @property
    def size(self) -> int:
        return len(self.low)

    def take(self, places: int, low: float = 0.0) -> int:
        """The first of so many new places."""
        first = self.size
        self.low.extend([low] * places)
        return first

    # one function for each kind of type

    def of(self, kind: types.Type, known: Sequence[Any] = (), blank: bool = False) -> Write:
        if isinstance(kind, types.Metadata):
            extra = kind.extra or {}
            return self.of(kind.type, extra.get("known", ()), extra.get("blank", False))
        if isinstance(kind, types.StructType):
            fixed = not has_mapping(kind)
            return (
                self.remembered((kind.cls, self.seat), lambda plan: plan.fields(kind)) if fixed else self.fields(kind)
            )
        if isinstance(kind, types.UnionType):
            return self.one_of_several(kind)
        if isinstance(kind, types.DictType):
            return self.mapping(kind)
        if isinstance(kind, types.VarTupleType | types.ListType):
            return self.listed(kind)
        if isinstance(kind, types.TupleType):
            return in_turn([self.of(one) for one in kind.item_types])
        if isinstance(kind, types.IntType):
            return self.number(kind)
        if isinstance(kind, types.BoolType):
            return self.flag()
        if isinstance(kind, types.LiteralType):
            return self.name(kind.values, False)
        if isinstance(kind, types.StrType):
            return self.name(known, blank) if known else self.free_text()
        return nothing

    def struct(self, kind: types.StructType) -> Write:
        if has_mapping(kind):
            return self.fields(kind)
        return self.remembered((kind.cls, self.seat), lambda plan: plan.fields(kind))

    def remembered(self, key: tuple[Any, ...], make: Callable[[Plan], Write]) -> Write:
        """A part with places of its own, copied to these."""
        part = self.parts.get(key)
        if part is None:
            inner = Plan(self.players, self.seat, self.parts)
            part = self.parts[key] = Part(make(inner), inner.low)
        begin = self.size
        self.low.extend(part.low)
        end = self.size
        written = part.of

        def write(value: Any, out: array[float]) -> None:
            out[begin:end] = written(value)

        return write

    def fields(self, kind: types.StructType) -> Write:
        return field_by_field([(field.name, self.field(field)) for field in kind.fields])

    def field(self, field: types.Field) -> Write:
        if may_be_left_out(field):
            return self.optional(self.take(1), self.of(field.type))
        return self.of(field.type)

    # what changes little from vector to vector

    def table(self, kind: types.StructType) -> Write:
        told = [field for field in kind.fields if field.name not in SAME]
        leaves = [self.seats(field.type) if field.name == "seats" else self.leaf(field) for field in told]
        return of_struct(told, changes(leaves))

    def seats(self, kind: types.Type) -> Leaf:
        """The players' boards, whoever looks first."""
        inner = kind.type if isinstance(kind, types.Metadata) else kind
        assert isinstance(inner, types.VarTupleType)
        board = inner.item_type
        assert isinstance(board, types.StructType)
        turn = [(self.seat + n) % self.players for n in range(self.players)]
        boards = [of_struct(board.fields, changes([self.leaf(field) for field in board.fields])) for _ in turn]
        write_boards = changes([Leaf(0, 0, None, board) for board in boards], is_not)  # unchanged boards are shared

        def write(value: Any, out: array[float]) -> None:
            write_boards(tuple([value[seat] for seat in turn]), out)

        return Leaf(0, 0, None, write)

    def leaf(self, field: types.Field) -> Leaf:
        if isinstance(field.type, types.DictType) and known_names(field.type.key_type) and not may_be_left_out(field):
            return self.leaves_by_key(field.type)
        if is_part(field.type) and not may_be_left_out(field):
            return Leaf(0, 0, None, self.of(field.type))  # a part is copied with its empty places
        return self.cleared(lambda: self.field(field))

    def leaves_by_key(self, kind: types.DictType) -> Leaf:
        keys = turned(known_names(kind.key_type), self.players, self.seat)
        write_values = changes(
            [self.cleared(lambda: self.optional(self.take(1), self.of(kind.value_type))) for _ in keys]
        )

        def write(value: Any, out: array[float]) -> None:
            write_values(tuple(map(value.get, keys)), out)

        return Leaf(0, 0, None, write)

    def cleared(self, make: Callable[[], Write]) -> Leaf:
        """A leaf with all places that its function takes."""
        begin = self.size
        write = make()
        return Leaf(begin, self.size, array("f", bytes(4 * (self.size - begin))), write)

    def optional(self, here: int, write: Write) -> Write:
        def if_there(value: Any, out: array[float]) -> None:
            if value is not None and value is not UNSET:
                out[here] = 1.0
                write(value, out)

        return if_there

    def one_of_several(self, kind: types.UnionType) -> Write:
        """A place for each kind of value that says that it is one."""
        by_type: dict[type, Write] = {}
        for one in kind.types:
            if not isinstance(one, types.NoneType):
                here = self.take(1)
                by_type[class_of(one)] = self.optional(here, self.of(one))

        def write(value: Any, out: array[float]) -> None:
            found = by_type.get(type(value))
            if found is not None:
                found(value, out)

        return write

    def mapping(self, kind: types.DictType) -> Write:
        keys = turned(known_names(kind.key_type), self.players, self.seat)
        if not keys:
            return self.length()
        inner = {key: self.optional(self.take(1), self.of(kind.value_type)) for key in keys}

        def write(value: Any, out: array[float]) -> None:
            for key, item in value.items():
                if key in inner:
                    inner[key](item, out)

        return write

    def length(self) -> Write:
        """Of a list or mapping."""
        here = self.take(1)

        def write(value: Any, out: array[float]) -> None:
            n = len(value)
            out[here] = n / (n + 1)

        return write

    def listed(self, kind: types.VarTupleType | types.ListType) -> Write:
        if kind.max_length is not None:
            return self.slots(kind.item_type, kind.max_length, last_first=False)
        inner = without_none(kind.item_type)
        known = known_names(inner) or small_numbers(inner)
        if known:
            names, blank = tuple(turned(known, self.players, self.seat)), may_be_blank(inner)
            return self.remembered((names, blank), lambda plan: plan.bag(names, blank))
        return self.slots(kind.item_type, LISTED, last_first=True)

    def slots(self, kind: types.Type, most: int, last_first: bool) -> Write:
        length = self.length()
        writes = [self.optional(self.take(1), self.of(kind)) for _ in range(most)]

        def write(value: Any, out: array[float]) -> None:
            if value:
                length(value, out)
                for slot, item in zip(writes, reversed(value) if last_first else value):
                    slot(item, out)

        return write

    def bag(self, names: Sequence[Any], blank: bool) -> Write:
        here = self.take(1)
        places = self.places(names, blank, 2)

        def write(value: Any, out: array[float]) -> None:
            if not value:
                return
            n = len(value)
            out[here] = n / (n + 1)
            if value[-1] == BLANK and value.count(BLANK) == n:
                at = places[BLANK]
                out[at], out[at + 1] = n / (n + 1), 1.0
                return
            for i, item in enumerate(value):
                at = places[item]
                if at >= 0:
                    count = out[at]
                    out[at] = 1.0 / (2.0 - count)  # from n/(n+1) to the next
                    if count == 0.0:
                        out[at + 1] = 1.0 / (1 + i)

        return write

    def name(self, known: Sequence[Any], blank: bool) -> Write:
        places = self.places(turned(known, self.players, self.seat), blank, 1)

        def write(value: Any, out: array[float]) -> None:
            at = places[value]
            if at >= 0:
                out[at] = 1.0

        return write

    def places(self, names: Sequence[Any], blank: bool, width: int) -> Places:
        told = [*names, *([BLANK] if blank else [])]
        first = self.take(width * len(told))
        return Places({name: first + width * i for i, name in enumerate(told)})

    def number(self, kind: types.IntType) -> Write:
        low, high = kind.ge, kind.le
        here = self.take(1, 0.0 if low is not None and low >= 0 else -1.0)
        scaled = Scale(max(abs(int(low or 0)), abs(int(high if high is not None else 1 << 32)), 1))

        def write(value: Any, out: array[float]) -> None:
            out[here] = scaled[value]

        return write

    def flag(self) -> Write:
        here = self.take(1)

        def write(value: Any, out: array[float]) -> None:
            if value:
                out[here] = 1.0

        return write

    def free_text(self) -> Write:
        here = self.take(1)

        def write(value: Any, out: array[float]) -> None:
            if value != BLANK:
                out[here] = 1.0

        return write


class Places(dict[Any, int]):
    """Where a name is written. One certain copy of a card (`name.2`) counts as its kind, a marked blank as a blank."""

    def __missing__(self, name: Any) -> int:
        at = -1
        if isinstance(name, str):
            kind = name.rpartition(".")[0]
            at = self.get(kind, self.get(BLANK, -1) if name.endswith(BLANK) else -1)
        self[name] = at
        return at


class Scale(dict[int, float]):
    """Whole numbers between -1 and 1."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __missing__(self, n: int) -> float:
        held = max(-self.most, min(self.most, n))
        if self.most <= STRAIGHT:
            scaled = held / self.most
        else:
            scaled = log1p(abs(held)) / log1p(self.most) * (1 if held >= 0 else -1)
        if len(self) < 10 * STRAIGHT:
            self[n] = scaled
        return scaled


def nothing(value: Any, out: array[float]) -> None:
    """For what has no place in a vector."""


def in_turn(writes: list[Write]) -> Write:
    def write(value: Any, out: array[float]) -> None:
        for one, item in zip(writes, value):
            one(item, out)

    return write


def field_by_field(writes: list[tuple[str, Write]]) -> Write:
    def write(value: Any, out: array[float]) -> None:
        for name, field in writes:
            field(getattr(value, name), out)

    return write


def changes(leaves: list[Leaf], differs: Callable[[Any, Any], bool] = ne) -> Write:
    """Writes those of several values that are others than last time, into a copy of the vector of last time."""
    last: tuple[Any, ...] = (NODEFAULT,) * len(leaves)

    def write(values: tuple[Any, ...], out: array[float]) -> None:
        nonlocal last
        for (begin, end, nought, leaf), value in compress(zip(leaves, values), map(differs, values, last)):
            if nought is not None:
                out[begin:end] = nought
            leaf(value, out)
        last = values

    return write


def of_struct(fields: Sequence[types.Field], write_all: Write) -> Write:
    values = attrgetter(*[field.name for field in fields])

    def write(value: Any, out: array[float]) -> None:
        write_all(values(value), out)

    return write


def may_be_left_out(field: types.Field) -> bool:
    """msgspec does not say so, but such a field has neither a value nor a default that it could tell."""
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def turned(known: Sequence[Any], players: int, seat: int) -> list[Any]:
    """The names in their order, but those of seats as this one sees them: its own first, then its neighbour's."""
    names = list(known)
    for n, name in enumerate(known):
        first, space, rest = str(name).partition(" ")
        if first in SEAT_NAMES[:players]:
            other = SEAT_NAMES[(SEAT_NAMES.index(first) + seat) % players] + space + rest
            if other in known:
                names[n] = other
    return names


def class_of(kind: types.Type) -> type:
    """Of which class values of a type are."""
    if isinstance(kind, types.Metadata):
        return class_of(kind.type)
    if isinstance(kind, types.StructType):
        return kind.cls
    if isinstance(kind, types.LiteralType):
        return type(kind.values[0])
    classes: list[tuple[type, type]] = [
        (types.BoolType, bool), (types.IntType, int), (types.FloatType, float), (types.StrType, str),
        (types.DictType, dict), (types.ListType, list), (types.VarTupleType, tuple), (types.TupleType, tuple),
    ]  # fmt: skip
    return next((made for sort, made in classes if isinstance(kind, sort)), object)


def without_none(kind: types.Type) -> types.Type:
    """The one other type of what may be missing."""
    if isinstance(kind, types.UnionType):
        others = [one for one in kind.types if not isinstance(one, types.NoneType)]
        return others[0] if len(others) == 1 else kind
    return kind


def known_names(kind: types.Type) -> Sequence[Any]:
    return (kind.extra or {}).get("known", ()) if isinstance(kind, types.Metadata) else ()


def may_be_blank(kind: types.Type) -> bool:
    return bool((kind.extra or {}).get("blank", False)) if isinstance(kind, types.Metadata) else False


def small_numbers(kind: types.Type) -> Sequence[int]:
    """All of them, if they are few."""
    if not isinstance(kind, types.IntType) or kind.ge is None or kind.le is None or kind.le - kind.ge >= FEW:
        return ()
    return range(int(kind.ge), int(kind.le) + 1)


def is_part(kind: types.Type) -> bool:
    """Whether all of a type's places are written at once, see `Plan.remembered`."""
    if isinstance(kind, types.StructType):
        return not has_mapping(kind)
    if not isinstance(kind, types.VarTupleType) or kind.max_length is not None:
        return False
    inner = without_none(kind.item_type)
    return bool(known_names(inner) or small_numbers(inner))


def has_mapping(kind: types.Type) -> bool:
    """Whether values of a type may hold a mapping, so that they cannot be keys of one."""
    if isinstance(kind, types.Metadata):
        return has_mapping(kind.type)
    if isinstance(kind, types.StructType):
        return any(has_mapping(field.type) for field in kind.fields)
    if isinstance(kind, types.UnionType):
        return any(has_mapping(one) for one in kind.types)
    if isinstance(kind, types.TupleType):
        return any(has_mapping(one) for one in kind.item_types)
    if isinstance(kind, types.VarTupleType):
        return has_mapping(kind.item_type)
    return isinstance(kind, types.DictType | types.ListType | types.AnyType)
