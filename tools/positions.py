"""Write the fields of every game's written form into docs/positions, from the structs of its `model/table.py`.

python -m tools.positions [--check]

What a field means is the comment beside it, what a struct is its docstring.
"""

from __future__ import annotations

import ast
import inspect
import sys
import tokenize
from io import StringIO
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as types

import stellwerk
from stellwerk.kernel.table import BLANK
from tools.moves import INLINE, code, runs

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs" / "positions"
BEGIN, END = "<!-- fields -->", "<!-- end of fields -->"
HEAD = """\
## Every field

Written by `tools/positions.py` from `model/table.py`. In a view `?` stands for whatever its eyes may not see.
"""
LONGEST_DEFAULT = 40


def comments(kind: type) -> dict[str, str]:
    """By field the comment that stands beside it."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base is msgspec.Struct or not issubclass(base, msgspec.Struct):
            continue
        source = inspect.getsource(base)
        tokens = list(tokenize.generate_tokens(StringIO(source).readline))
        said = {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
        body = ast.parse(source).body[0]
        assert isinstance(body, ast.ClassDef)
        for node in body.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                found[node.target.id] = " ".join(meaning(said[line]) for line in lines if line in said)
    return found


def meaning(comment: str) -> str:
    return "" if "type: ignore" in comment else comment.lstrip("# ")


class Page:
    """The structs of one game, each once, the table first."""

    def __init__(self, table: type) -> None:
        self.table = table
        self.waiting: list[types.StructType] = []
        self.known: set[type] = set()
        self.lists: dict[tuple[str, ...], str] = {}

    def text(self) -> str:
        info = types.type_info(self.table)
        assert isinstance(info, types.StructType)
        self.want(info)
        out = [HEAD]
        while self.waiting:
            out += self.struct(self.waiting.pop(0))
        for names, title in self.lists.items():
            out += [f"**{title}**: {', '.join(runs(names))}", ""]
        return "\n".join(out).rstrip() + "\n"

    def want(self, info: types.StructType) -> None:
        if info.cls not in self.known:
            self.known.add(info.cls)
            self.waiting.append(info)

    def struct(self, info: types.StructType) -> list[str]:
        said = comments(info.cls)
        about = (vars(info.cls).get("__doc__") or "").split("\n")[0]
        out = [
            f"### {info.cls.__name__}",
            "",
            *([about, ""] if about else []),
            "| field | holds | left out | |",
            "|---|---|---|---|",
        ]
        for field in info.fields:
            cells = [
                code(field.encode_name),
                self.kind(field.type, field.name),
                left_out(info.cls, field),
                said.get(field.name, ""),
            ]
            out.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
        return [*out, ""]

    def kind(self, info: types.Type, name: str) -> str:
        """What a field holds, in words."""
        if isinstance(info, types.Metadata):
            extra = info.extra or {}
            if "known" in extra:
                return self.names(tuple(extra["known"]), name) + (f", or {code(BLANK)}" if extra["blank"] else "")
            return self.kind(info.type, name)
        if isinstance(info, types.StructType):
            self.want(info)
            return f"a [{info.cls.__name__}](#{info.cls.__name__.lower()})"
        if isinstance(info, types.UnionType):
            inner = [self.kind(one, name) for one in info.types if not isinstance(one, types.NoneType)]
            null = any(isinstance(one, types.NoneType) for one in info.types)
            return ", or ".join([*dict.fromkeys(inner), *(["`null`"] if null else [])])
        if isinstance(info, types.VarTupleType | types.ListType):
            return (
                f"a list: {self.kind(info.item_type, name)}"
                if not isinstance(info.item_type, types.AnyType)
                else "a list"
            )
        if isinstance(info, types.TupleType):
            return "a list of " + " and ".join(self.kind(one, name) for one in info.item_types)
        if isinstance(info, types.DictType):
            return f"by {self.kind(info.key_type, name)}: {self.kind(info.value_type, name)}"
        if isinstance(info, types.LiteralType):
            return " or ".join(code(str(value)) for value in info.values)
        if isinstance(info, types.IntType):
            return numbers(info)
        plain = {types.StrType: "a text", types.BoolType: "`true` or `false`", types.AnyType: "anything"}
        return plain.get(type(info), "")

    def names(self, names: tuple[str, ...], field: str) -> str:
        if len(runs(names)) <= INLINE:
            return ", ".join(runs(names))
        if names not in self.lists:
            title = field if field not in self.lists.values() else f"{field} ({len(names)})"
            self.lists[names] = title
        return f"a name, see *{self.lists[names]}* below"


def numbers(info: types.IntType) -> str:
    low = info.ge
    high = None if info.le is not None and info.le >= 100_000 else info.le
    steps = f" in steps of {info.multiple_of}" if info.multiple_of else ""
    if low is not None and high is not None:
        return f"{low} to {high}{steps}" if low != high else str(low)
    return f"a number{'' if low is None else f' from {low} on'}{steps}"


def left_out(cls: type, field: types.Field) -> str:
    """The default, where it can be written; what is worked out has one that nobody could write."""
    if field.required:
        return "never"
    default: Any = field.default
    if default is NODEFAULT:
        default = None if field.default_factory is NODEFAULT else field.default_factory()
    if default is None or default == () or default == {}:
        return ""
    try:
        msgspec.convert(msgspec.to_builtins(default), get_type_hints(cls, include_extras=True)[field.name])
    except msgspec.ValidationError:
        return "worked out"
    text = msgspec.json.encode(default).decode()
    return code(text) if len(text) <= LONGEST_DEFAULT else "as at the start"


def pages() -> dict[Path, str]:
    out = {}
    for name in stellwerk.games():
        path = TARGET / f"{name.replace('-', '_')}.md"
        old = path.read_text(encoding="utf-8")
        begin = old.partition(BEGIN)[0].rstrip()
        out[path] = f"{begin}\n\n{BEGIN}\n{Page(stellwerk.game(name).table).text()}{END}\n"
    return out


def main() -> int:
    wanted = pages()
    if "--check" in sys.argv:
        stale = sorted(path for path, text in wanted.items() if path.read_text(encoding="utf-8") != text)
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: run python -m tools.positions")
        return 1 if stale else 0
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
