"""The client's files and the fixtures on a loopback port, under the content security policy of the real server."""

from __future__ import annotations

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {
    "web": ROOT / "src" / "stellwerk" / "web",
    "fixtures": Path(__file__).parent / "fixtures",
    "vendor": ROOT / "tests" / "vendor",
}
POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"


class Handler(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        top, _, rest = path.partition("?")[0].lstrip("/").partition("/")
        return str(FOLDERS.get(top, FOLDERS["fixtures"]) / rest)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


class Site:
    """A small server for the time of a `with` block."""

    def __init__(self) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
