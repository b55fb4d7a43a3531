"""Every type that is read from JSON, worked out before anybody reads.

msgspec does so at first use, which is not safe in threads: of two that come first at the same time one may read what
the other has not finished, and the process dies.
"""

import contextlib
from collections.abc import Iterator

import msgspec

import stellwerk


def know_types() -> None:
    """In one thread, with all games at hand."""
    stellwerk.games()
    for kind in structs(msgspec.Struct):
        with contextlib.suppress(TypeError, NameError):  # nobody reads such a one
            msgspec.json.Decoder(kind)


def structs(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in kind.__subclasses__():
        yield one
        yield from structs(one)
