"""An observation of which only what is read is made: many an agent looks at the mask alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from _collections_abc import dict_items, dict_values

VECTOR = "observation"
MASK = "action_mask"
Observation = dict[str, NDArray[Any]]


class Seen(Observation):
    """A dict of vector and mask. The vector is made when somebody first reads it, of the table as it lay when it was
    observed; whatever reads all of the dict, or copies it, reads it, too.
    """

    __slots__ = ("make",)

    def __init__(self, mask: NDArray[np.int8], make: Callable[[], NDArray[np.float32]]) -> None:
        super().__init__({VECTOR: mask, MASK: mask})  # the first only keeps the place
        self.make: Callable[[], NDArray[np.float32]] | None = make

    def whole(self) -> Observation:
        """The same as a plain dict."""
        return {key: self[key] for key in self}

    def __getitem__(self, key: str) -> NDArray[Any]:
        if key == VECTOR and self.make is not None:
            self[VECTOR] = self.make()
        return super().__getitem__(key)

    def __setitem__(self, key: str, value: NDArray[Any]) -> None:
        if key == VECTOR:
            self.make = None
        super().__setitem__(key, value)

    def __iter__(self) -> Iterator[str]:
        """Written out, so that `dict(seen)` and `{**seen}` read every value by its key."""
        return super().__iter__()

    def get(self, key: str, default: Any = None) -> Any:
        try:
            return self[key]
        except KeyError:
            return default

    def items(self) -> dict_items[str, NDArray[Any]]:
        return self.whole().items()

    def values(self) -> dict_values[str, NDArray[Any]]:
        return self.whole().values()

    def copy(self) -> Observation:
        return self.whole()

    def __reduce__(self) -> tuple[Any, ...]:
        return (dict, (self.whole(),))

    def __repr__(self) -> str:
        return repr(self.whole())
