"""Build hook: STELLWERK_MYPYC=1 makes a wheel with the rules compiled by mypyc; otherwise the wheel is pure Python."""

from __future__ import annotations

import importlib.util
import os
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTED = os.environ.get("STELLWERK_MYPYC") == "1"


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles a copy of the package and adds the shared objects to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not WANTED or version == "editable" or self.target_name != "wheel":
            return
        spec = importlib.util.spec_from_file_location("stellwerk_compile", Path(self.root) / "tools" / "compile.py")
        assert spec is not None
        assert spec.loader is not None
        tool = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(tool)
        self.built = tempfile.TemporaryDirectory()
        for made in tool.build(Path(self.built.name)):
            build_data["force_include"][str(made)] = made.relative_to(self.built.name).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4", "setuptools", "msgspec"] if WANTED else []
