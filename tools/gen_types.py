"""Write the client's types from the msgspec types of the wire, so that tsc checks the JavaScript against the Python.

python tools/gen_types.py            writes src/stellwerk/web/types.d.ts
python tools/gen_types.py --check    fails when that file is stale

Every Struct defined in a wire module becomes a type of the same name; so does every union of them that has a name.
"""

from __future__ import annotations

import difflib
import importlib
import json
import sys
import types
from pathlib import Path
from typing import Any, Union, get_args, get_origin

import msgspec

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
TARGET = SOURCE / "stellwerk" / "web" / "types.d.ts"
MODULES = (
    "stellwerk.stage.wire",
    "stellwerk.server.wire",
    "stellwerk.server.notice_wire",
    "stellwerk.server.admin_wire",
)

Schema = dict[str, Any]


def wire_modules() -> list[types.ModuleType]:
    there = [name for name in MODULES if (SOURCE / f"{name.replace('.', '/')}.py").exists()]
    return [importlib.import_module(name) for name in there]


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The Structs defined in this module, in order."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]


def unions(module: types.ModuleType, known: set[type]) -> dict[str, list[str]]:
    """Named unions whose members are all known Structs: `ToClient = Scene | Patch`."""
    found = {}
    for name, value in vars(module).items():
        members = get_args(value)
        if get_origin(value) in (Union, types.UnionType) and all(member in known for member in members):
            found[name] = [member.__name__ for member in members]
    return found


def literal(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def union(parts: list[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(typescript(item) for item in schema["prefixItems"]) + "]"
    item = typescript(schema.get("items") or {})
    return f"({item})[]" if " " in item else f"{item}[]"


def mapping(schema: Schema) -> str:
    values = schema.get("additionalProperties")
    return f"Record<string, {typescript(values) if isinstance(values, dict) else 'unknown'}>"


def typescript(schema: Schema) -> str:
    """One JSON Schema as a TypeScript type."""
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return union([typescript(part) for part in schema[key]])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return union([literal(value) for value in schema["enum"]])
    kind = schema.get("type")
    if isinstance(kind, list):
        return union([typescript(schema | {"type": one}) for one in kind])
    match kind:
        case "string" | "boolean" | "null":
            return str(kind)
        case "integer" | "number":
            return "number"
        case "array":
            return array(schema)
        case "object":
            return mapping(schema)
    return "unknown"


def declaration(name: str, schema: Schema) -> list[str]:
    """The first line of a docstring comes along as a comment."""
    about = str(schema.get("description", "")).strip().splitlines()
    lines = ["", f"/** {about[0].strip()} */"] if about else [""]
    if "properties" not in schema:
        return [*lines, f"export type {name} = {typescript(schema)};"]
    required = set(schema.get("required", ()))
    lines.append(f"export type {name} = {{")
    lines += [f"  {key}{'' if key in required else '?'}: {typescript(s)};" for key, s in schema["properties"].items()]
    return [*lines, "};"]


def generate() -> str:
    modules = wire_modules()
    classes = [struct for module in modules for struct in structs(module)]
    names = [struct.__name__ for struct in classes]
    assert len(set(names)) == len(names), "two wire types share a name"
    lines = ["// Written by tools/gen_types.py from " + ", ".join(MODULES) + ". Do not edit: `make types`."]
    _, components = msgspec.json.schema_components(classes)
    for name, schema in components.items():
        lines += declaration(name, schema)
    for module in modules:
        for name, members in unions(module, set(classes)).items():
            lines += ["", f"export type {name} = {union(members)};"]
    return "\n".join([*lines, "", "export {};", ""])


def main(arguments: list[str]) -> int:
    text = generate()
    if "--check" not in arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
        return 0
    there = TARGET.read_text("utf-8") if TARGET.exists() else ""
    if there == text:
        return 0
    sys.stderr.writelines(difflib.unified_diff(there.splitlines(True), text.splitlines(True), "there", "should be"))
    print(f"{TARGET.relative_to(ROOT)} is stale: make types", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
