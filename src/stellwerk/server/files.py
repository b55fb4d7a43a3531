"""The web client's files.

All of them have one fingerprint, which is part of the addresses that the page names: such a file is kept for ever.
Under its plain address a file is asked after every time, a vendored one is kept for long.
"""

import gzip
import mimetypes
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get

import stellwerk
from stellwerk.server.house import House
from stellwerk.server.library import house_words
from stellwerk.server.limits import address
from stellwerk.server.preloads import Preload, modules, with_preloads
from stellwerk.server.problems import Wrong
from stellwerk.server.seats import hashed
from stellwerk.words import LANGUAGES

WEB = Path(__file__).parents[1] / "web"
INDEX = WEB / "index.html"
FRESH = "no-cache"
LONG = "public, max-age=2592000"
FOR_EVER = "public, max-age=31536000, immutable"
STATIC = "/static/"
PRINT = "v-"  # how a fingerprint begins in an address
FIRST = {"/": "", "/admin": "admin.js"}  # the module that a page fetches first: none in the lobby, elsewhere a table
LOOK_S = 1.0  # files may be edited while the server runs
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}
WORTH_PACKING = 1400
PACKABLE = ("text/", "image/svg", "application/json")


class Kept(NamedTuple):
    written: int
    body: bytes
    packed: bytes
    tag: str
    kind: str


KEPT: dict[Path, Kept] = {}


def kind_of(path: Path) -> str:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return kind


def read(path: Path) -> Kept:
    """A file with its fingerprint, read again when it was written again."""
    written = path.stat().st_mtime_ns
    kept = KEPT.get(path)
    if kept is None or kept.written != written:
        body = path.read_bytes()
        if path.parent == WEB / "words":
            body += b"\n" + house_words(path.stem).encode()
        kept = KEPT[path] = pack(body, kind_of(path), written)
    return kept


def pack(body: bytes, kind: str, written: int = 0) -> Kept:
    small = len(body) < WORTH_PACKING or not kind.startswith(PACKABLE)
    packed = b"" if small else gzip.compress(body, 6, mtime=0)
    return Kept(written, body, packed, f'"{hashed(body.decode("latin-1"))[:24]}"', kind)


def answer(request: Request[Any, Any, Any], kept: Kept, cache: str = FRESH) -> Response[bytes]:
    """The content, or 304 where the browser has it."""
    headers = {"etag": kept.tag, "cache-control": cache, "vary": "accept-encoding"}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kept.kind)
    body = kept.body
    if kept.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body = kept.packed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=kept.kind)


def inside(folder: Path, name: str) -> Path:
    """The file of that name in a folder or below it."""
    try:
        wanted = (folder / name.lstrip("/")).resolve()
        there = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # no file can be called that
        there = False
    if not there:
        raise Wrong(404, "no-page")
    return wanted


# --- all files together ---


class Client(NamedTuple):
    """The files as they are now, and the pages that name them."""

    files: list[Path]
    dates: list[int]
    print: str
    pages: dict[tuple[str, str], Kept]  # by what is seen there first, and by language
    text: str  # of one of them: its inline script is that of all

    def page(self, path: str, language: str) -> Kept:
        return self.pages[FIRST.get(path, "table.js"), language]


class Looked:
    """The client as it was found last, and when."""

    client: Client | None = None
    at = 0.0


def client() -> Client:
    """The client, looked through again when a file was written again."""
    now = time.monotonic()
    if Looked.client is None or now - Looked.at > LOOK_S:
        if Looked.client is None or dates(Looked.client.files) != Looked.client.dates:
            Looked.client = look_through()
        Looked.at = now
    return Looked.client


def dates(files: list[Path]) -> list[int]:
    """When files were written. A new one is not missed: another one has to be written that names it."""
    return [path.stat().st_mtime_ns if path.exists() else 0 for path in files]


def look_through() -> Client:
    files = sorted(path for path in WEB.rglob("*") if path.is_file())
    tags = "".join(f"{path.relative_to(WEB).as_posix()} {read(path).tag}\n" for path in files)
    fingerprint = PRINT + blake2b(tags.encode(), digest_size=8).hexdigest()
    page = INDEX.read_text("utf-8")
    base = f"{STATIC}{fingerprint}/"
    named = page.replace(f'"{STATIC}', f'"{base}')
    pages = {}
    for first in (*FIRST.values(), "table.js"):
        wanted = [Preload(base + name, "module") for name in modules(page, text_of, first)]
        for language in LANGUAGES:
            words = Preload(f"{base}words/{language}.ftl", "fetch")
            asked = [] if first else asked_first(language)
            pages[first, language] = pack(with_preloads(named, [*wanted, words, *asked]).encode(), kind_of(INDEX))
    return Client(files, dates(files), fingerprint, pages, named)


def text_of(name: str) -> str:
    return (WEB / name).read_text("utf-8")


def asked_first(language: str) -> list[Preload]:
    """What the lobby asks before it shows a game."""
    words = [f"/api/games/{game}/words/{language}" for game in stellwerk.games()]
    return [Preload(path, "fetch") for path in ("/api/games", "/api/tables", "/api/record?game=", "/api/room", *words)]


def spoken(request: Request[Any, Any, Any]) -> str:
    """The language that a browser asks for first, as the client takes it."""
    return "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"


@get("/static/{path:path}", include_in_schema=False)
async def static(request: Request[Any, Any, Any], house: House, path: Path) -> Response[bytes]:
    """A file of the client. One with another's fingerprint is of another version: it is what there is, but not kept."""
    house.limits.take("file", address(request))
    first, _, rest = str(path).lstrip("/").partition("/")
    named = first.startswith(PRINT)
    wanted = inside(WEB, rest if named else str(path))
    if named and first == client().print:
        return answer(request, read(wanted), FOR_EVER)
    return answer(request, read(wanted), LONG if wanted.is_relative_to(WEB.resolve() / "vendor") else FRESH)


PAGES = [
    "/",
    "/new/{rest:path}",
    "/games",
    "/t/{rest:path}",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
    "/aid/{rest:path}",
    "/me",
    "/notices",
]


@get(PAGES, include_in_schema=False)
async def index(request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """One page for every address of the client; the lobby's names more of what it will ask for."""
    house.limits.take("file", address(request))
    return page_for(request)


def page_for(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page in the browser's language; another one for another language."""
    given = answer(request, client().page(request.scope["path"], spoken(request)))
    given.headers["vary"] = "accept-encoding, accept-language"
    return given
