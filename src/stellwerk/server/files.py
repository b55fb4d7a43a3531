"""The web client's files: own ones are asked after every time, vendored ones are kept for long."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get

from stellwerk.server.house import House
from stellwerk.server.library import house_words
from stellwerk.server.limits import address
from stellwerk.server.problems import Wrong
from stellwerk.server.seats import hashed

WEB = Path(__file__).parents[1] / "web"
INDEX = WEB / "index.html"
FRESH = "no-cache"
LONG = "public, max-age=2592000"
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


@get("/static/{path:path}", include_in_schema=False)
async def static(request: Request[Any, Any, Any], house: House, path: Path) -> Response[bytes]:
    """A file of the client."""
    house.limits.take("file", address(request))
    wanted = inside(WEB, str(path))
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
]


@get(PAGES, include_in_schema=False)
async def index(request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """One page for every address of the client."""
    house.limits.take("file", address(request))
    return answer(request, read(INDEX))
