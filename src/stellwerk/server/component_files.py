"""Component files that somebody brings: measured before they are read, read beside the server, called by a short name.

A file of TOML is measured as text first, in one pass, and read by a process that is ended at its deadline.
"""

import asyncio
import contextlib
import re
import sys
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from stellwerk.kernel.game import Game, Json
from stellwerk.server.problems import Wrong

LARGEST = 65_536  # bytes
DEEPEST = 10
LONGEST_WORD = 40  # of a key or a number
LONGEST_TEXT = 400
LONGEST_LIST = 400
MOST_VALUES = 10_000
LARGEST_NUMBER = 1_000_000_000
DEADLINE_S = 4.0
AT_ONCE = 2
READ_TOML = Path(__file__).with_name("read_toml.py")
OWN = "own-"

# Every branch begins with a character of its own: one pass, whatever is written.
PARTS = re.compile(
    r'''(?P<text>"""(?:[^"\\]|\\.|"(?!""))*"""|\'\'\'(?:[^']|'(?!''))*\'\'\'|"(?!"")(?:[^"\\\n]|\\.)*"|'(?!'')[^'\n]*')'''
    r"""|(?P<quote>["'])|(?P<word>[\w+-]+)|(?P<comment>\#[^\n]*)|(?P<mark>[\n=,.{}[\]])|[^\w"'#\n=,.{}[\]+-]+""",
    re.DOTALL,
)


class ComponentFiles:
    """Reads a few at a time."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def unpacked(self, game: Game, options: Json) -> Json:
        """The options with component files measured, and read where they came as the text of a TOML file."""
        files = {option.id for option in game.options if option.kind == "components"}
        return {name: await self.read(value) if name in files else value for name, value in options.items()}

    async def read(self, value: Any) -> Any:
        if isinstance(value, dict) and list(value) == ["toml"] and isinstance(value["toml"], str):
            measure_text(value["toml"])
            async with self.turns:
                value = await read_toml(value["toml"])
        measure(value)
        return value


async def read_toml(text: str) -> Any:
    reader = await asyncio.create_subprocess_exec(
        *(sys.executable, "-I", "-S", READ_TOML),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        told, _ = await asyncio.wait_for(reader.communicate(text.encode()), DEADLINE_S)
    except TimeoutError:
        raise Wrong(422, "file-slow", seconds=DEADLINE_S) from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            reader.kill()
        await reader.wait()
    if reader.returncode:
        raise Wrong(422, "bad-toml", reason=told.decode().strip() or "?")
    return msgspec.json.decode(told)


def measure_text(text: str) -> None:
    """What is too large, too deep or too long in a TOML file, before anybody reads it; raises Wrong."""
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise Wrong(422, "file-large", most=LARGEST)
    lengths: list[int] = []  # of the lists and tables that are open
    dots = 0
    for part in PARTS.finditer(text):
        kind, found = part.lastgroup, part[0]
        if kind == "quote":
            raise Wrong(422, "bad-toml", reason="a text does not end")
        if kind == "text" and len(found) > LONGEST_TEXT:
            raise Wrong(422, "file-text", most=LONGEST_TEXT)
        if kind == "word" and len(found) > LONGEST_WORD:
            raise Wrong(422, "file-word", most=LONGEST_WORD)
        if kind != "mark":
            continue
        dots = dots + 1 if found == "." else 0
        if found in "[{":
            lengths.append(0)
        elif found in "]}" and lengths:
            lengths.pop()
        elif found == "," and lengths:
            lengths[-1] += 1
        if len(lengths) > DEEPEST or dots > DEEPEST:
            raise Wrong(422, "file-deep", most=DEEPEST)
        if lengths and lengths[-1] > LONGEST_LIST:
            raise Wrong(422, "file-list", most=LONGEST_LIST)


def measure(value: Any) -> None:
    """The same for a file that has been read; raises Wrong."""
    level, values = [value], 0
    for _ in range(DEEPEST + 1):
        values += len(level)
        for one in level:
            measure_one(one)
        if values > MOST_VALUES:
            raise Wrong(422, "file-list", most=MOST_VALUES)
        level = [inner for one in level if isinstance(one, dict | list) for inner in insides(one)]
        if not level:
            return
    raise Wrong(422, "file-deep", most=DEEPEST)


def insides(one: dict[str, Any] | list[Any]) -> list[Any]:
    return list(one.values()) if isinstance(one, dict) else one


def measure_one(one: Any) -> None:
    if isinstance(one, str) and len(one) > LONGEST_TEXT:
        raise Wrong(422, "file-text", most=LONGEST_TEXT)
    if isinstance(one, dict) and any(len(key) > LONGEST_WORD for key in one):
        raise Wrong(422, "file-word", most=LONGEST_WORD)
    if isinstance(one, dict | list) and len(one) > LONGEST_LIST:
        raise Wrong(422, "file-list", most=LONGEST_LIST)
    if isinstance(one, int | float) and not abs(one) <= LARGEST_NUMBER:
        raise Wrong(422, "file-number", most=LARGEST_NUMBER)


# --- their names ---


def called(choice: Any) -> str:
    """A component file that somebody brought is called after its contents."""
    if isinstance(choice, str):
        return choice
    return OWN + blake2b(msgspec.json.encode(choice, order="sorted"), digest_size=2).hexdigest()


def shown(options: Mapping[str, Any]) -> dict[str, str]:
    """The options of a table as they stand in every answer: files by name."""
    return {name: called(choice) for name, choice in options.items()}


def own_files(options: Mapping[str, Any]) -> Json:
    """The files that were brought to a table, by option."""
    return {name: choice for name, choice in options.items() if not isinstance(choice, str)}
