"""What a page of the client will need, found by following its imports: a browser can ask for all of it at once."""

import json
import posixpath
import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

Read = Callable[[str], str]  # the text of a file of the client, by its name

IMPORT_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
START = re.compile(r'<script type="module" src="/static/([^"]+)"')
# what a module imports as it starts; `import(...)` waits until it is wanted, `@import` in a comment is a type
IMPORTS = re.compile(r"""(?:^|[;}\n])\s*(?:import|export)\b(?:[^"';(]*?\bfrom)?\s*["']([^"']+)["']""")
LATER = re.compile(r"""\bawait import\(["']([^"']+)["']\)""")


class Preload(NamedTuple):
    """A link in the head of a page."""

    href: str
    kind: str  # module or fetch

    def link(self) -> str:
        if self.kind == "module":
            return f'<link rel="modulepreload" href="{self.href}">'
        return f'<link rel="preload" href="{self.href}" as="{self.kind}" crossorigin>'


def import_map(page: str) -> dict[str, str]:
    """Names of libraries and their files, as the page has them."""
    found = IMPORT_MAP.search(page)
    named: dict[str, str] = json.loads(found[1])["imports"] if found else {}
    return {name: file.removeprefix("/static/") for name, file in named.items()}


def modules(page: str, read: Read, later: str = "") -> list[str]:
    """Every module that the page's script needs before it runs, the script first, then ring by ring.

    `later`: and one that it fetches when it is wanted, with what that needs.
    """
    libraries, ring = import_map(page), START.findall(page)
    found: dict[str, None] = {}
    while ring:
        found |= dict.fromkeys(ring)
        wanted = [resolved(name, one, libraries) for name in ring for one in imports(read(name), later)]
        ring = [name for name in dict.fromkeys(wanted) if name not in found]
    return list(found)


def imports(text: str, later: str) -> list[str]:
    return IMPORTS.findall(text) + [one for one in LATER.findall(text) if later and one == f"./{later}"]


def resolved(importer: str, named: str, libraries: dict[str, str]) -> str:
    return libraries[named] if named in libraries else posixpath.normpath(f"{importer}/../{named}")


def with_preloads(page: str, preloads: Iterable[Preload]) -> str:
    """After the import map, which has to come before any module."""
    links = "".join(f"  {one.link()}\n" for one in preloads)
    return page.replace('  <script type="module"', f'{links}  <script type="module"', 1)
