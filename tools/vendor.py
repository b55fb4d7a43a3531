"""Copy the client's libraries and fonts, as released, out of their npm packages; with licence texts and checksums.

python tools/vendor.py       after npm ci; `make vendor` does both

Players never need Node: the copies are part of the repository and of the wheel. axe-core serves the tests only.
"""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ROOT / "node_modules"
CLIENT = ROOT / "src" / "stellwerk" / "web" / "vendor"
TESTS = ROOT / "tests" / "vendor"

FLUENT = ("ast", "builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")
FONTS = {"barlow": (400, 500, 600, 700), "barlow-condensed": (500, 600, 700)}
SUBSETS = ("latin-ext", "latin")

CLIENT_FILES = {
    "preact/preact.mjs": "preact/dist/preact.mjs",
    "preact/hooks.mjs": "preact/hooks/dist/hooks.mjs",
    "preact/LICENSE": "preact/LICENSE",
    "htm/htm.mjs": "htm/dist/htm.mjs",
    "htm/LICENSE": "htm/LICENSE",
    "signals-core/signals-core.mjs": "@preact/signals-core/dist/signals-core.mjs",
    "signals-core/LICENSE": "@preact/signals-core/LICENSE",
    "signals/signals.mjs": "@preact/signals/dist/signals.mjs",
    "signals/LICENSE": "@preact/signals/LICENSE",
    **{f"fluent/{name}.js": f"@fluent/bundle/esm/{name}.js" for name in FLUENT},
    **{f"fonts/{font}/LICENSE": f"@fontsource/{font}/LICENSE" for font in FONTS},
    **{
        f"fonts/{font}/{name}.woff2": f"@fontsource/{font}/files/{name}-normal.woff2"
        for font, weights in FONTS.items()
        for weight in weights
        for subset in SUBSETS
        for name in [f"{font}-{subset}-{weight}"]
    },
}
TEST_FILES = {
    "axe-core/axe.min.js": "axe-core/axe.min.js",
    "axe-core/LICENSE": "axe-core/LICENSE",
    "axe-core/LICENSE-3RD-PARTY.txt": "axe-core/LICENSE-3RD-PARTY.txt",
}


def fluent_licence() -> str:
    """@fluent/bundle names the Apache License 2.0 but ships no text; the terms are the same in htm's copy."""
    terms = (PACKAGES / "htm" / "LICENSE").read_text("utf-8").partition("   APPENDIX:")[0]
    return "@fluent/bundle, Copyright Mozilla Foundation and others\n\n" + terms.strip("\n") + "\n"


def font_faces() -> str:
    """The style sheet that names the fonts, with the Unicode ranges the packages give them."""
    faces = []
    for font, weights in FONTS.items():
        for weight in weights:
            css = (PACKAGES / "@fontsource" / font / f"{weight}.css").read_text("utf-8")
            for subset in SUBSETS:
                face = re.search(rf"/\* {font}-{subset}-{weight}-normal \*/\s*(@font-face {{.*?}})", css, re.DOTALL)
                assert face, f"{font} {subset} {weight}"
                source = f'src: url("{font}/{font}-{subset}-{weight}.woff2") format("woff2");'
                faces.append(re.sub(r"src: .*?;", source, face[1]).replace("'", '"'))
    return "/* Written by tools/vendor.py. */\n" + "\n".join(faces) + "\n"


def copy(files: dict[str, str], folder: Path, written: dict[str, str]) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for target, source in files.items():
        (folder / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PACKAGES / source, folder / target)
    for target, text in written.items():
        (folder / target).write_text(text, "utf-8")
    names = sorted([*files, *written])
    sums = [f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n" for name in names]
    (folder / "SHA256SUMS").write_text("".join(sums), "utf-8")
    size = sum((folder / name).stat().st_size for name in names)
    print(f"{len(names)} files, {size // 1024} KiB in {folder.relative_to(ROOT)}")


if __name__ == "__main__":
    copy(CLIENT_FILES, CLIENT, {"fluent/LICENSE": fluent_licence(), "fonts/fonts.css": font_faces()})
    copy(TEST_FILES, TESTS, {})
