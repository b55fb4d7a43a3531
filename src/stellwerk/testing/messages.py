"""Every message a game uses exists in both languages and gets all its variables."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stellwerk.stage.parts import Pieces
from stellwerk.stage.wire import Act, Figure, Picture, Range, Region, Sheet, Text
from stellwerk.words import KERNEL, LANGUAGES, bundle, say, source, word

OFTEN = 40  # so many sentences of a kind are looked at with all their names


class Needs(Visitor):
    """The variables a message uses and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's
        self.messages.add(node.id.name)


@cache
def needs(folder: Path, language: str) -> dict[str, set[str]]:
    """Message id -> all variables it needs, those of messages inside included."""
    own: dict[str, Needs] = {}
    for text in (source(KERNEL, language), source(folder / "words", language)):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                own[entry.id.name] = Needs()
                own[entry.id.name].visit(entry.value)

    def whole(name: str) -> set[str]:
        found = own.get(name, Needs())
        return found.variables.union(*(whole(inner) for inner in found.messages))

    return {name: whole(name) for name in own}


class Words:
    """Collects what is wrong with the messages of one game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen: set[tuple[str, frozenset[str]]] = set()
        self.wrong: set[str] = set()
        self.told: Counter[str] = Counter()
        self.looked: dict[int, Pieces] = {}  # parts of pictures, kept so that no other gets their place in memory

    def message(self, key: str, params: dict[str, Any]) -> None:
        for value in params.values():
            self.inside(value)
        shape = (key, frozenset(params))
        if shape in self.seen:
            return
        self.seen.add(shape)
        for language in LANGUAGES:
            wanted = needs(self.folder, language).get(key)
            if wanted is None:
                self.wrong.add(f"{language}: no message {key}")
            elif wanted - set(params):
                self.wrong.add(f"{language}: {key} is not given {sorted(wanted - set(params))}")
            else:
                self.say(language, key, params)

    def say(self, language: str, key: str, params: dict[str, Any]) -> None:
        words = bundle(self.folder, language)
        filled = {name: word(self.folder, language, value, ()) for name, value in params.items()}
        pattern = words.get_message(key).value
        assert pattern is not None
        text, errors = words.format_pattern(pattern, filled)
        if errors or not str(text).strip():
            self.wrong.add(f"{language}: {key} says {text!r} with {errors}")

    def sentence(self, key: str, params: dict[str, Any]) -> None:
        """A message that stands by itself: it begins with a capital, or after a path with what is written there."""
        self.message(key, params)
        self.told[key] += 1
        if self.told[key] > OFTEN:
            return
        for language in LANGUAGES:
            text = say(self.folder, language, key, params)
            if "path" in params:
                text = text.removeprefix(f"{params['path']}: ")
                written = str(word(self.folder, language, params.get("value", ""), ()))
                text = "" if written and text.startswith(written) else text
            if text[:1].islower():
                self.wrong.add(f"{language}: {key} begins in lower case: {text!r}")

    def inside(self, value: Any) -> None:
        if isinstance(value, list):
            for one in value:
                self.inside(one)
        elif isinstance(value, dict):
            self.message(value["m"], value.get("a", {}))

    def everything(self, thing: Any) -> None:
        """All messages in a scene, a board or any part of them."""
        for part in parts(thing):
            if isinstance(part, Text):
                self.message(part.m, part.a)
            else:
                key, params = bare_id(part)
                if key:
                    self.message(key, params)

    def picture(self, picture: Picture) -> None:
        """The same for a picture, whose parts are often those of the one before."""
        for part in picture.parts:
            if id(part) not in self.looked:
                self.looked[id(part)] = part
                self.everything(part)
        self.everything([picture.sign, picture.strips, picture.sheet])


def parts(thing: Any) -> Iterator[Any]:
    """A wire object and everything inside it."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from parts(getattr(thing, name))
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from parts(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from parts(value)


def bare_id(part: Any) -> tuple[str, dict[str, Any]]:
    """A field that holds a message id without arguments, or a unit, which gets `$n`."""
    if isinstance(part, Act):
        return part.group, {}
    if isinstance(part, Region):
        return part.tab, {}
    if isinstance(part, Figure | Range | Sheet):
        return part.unit, {"n": 1}
    return "", {}
