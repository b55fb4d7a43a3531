"""Debian's nginx in front of servers, with the very configuration that docs/hosting.md shows."""

import contextlib
import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx

from tests.server.serving import START_S, free_port

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "hosting.md"
NAME = "table.example"  # what the page calls the house


def block(first_line: str) -> str:
    """The block of code of the page that begins with this line."""
    found = re.search(rf"^```\w*\n({re.escape(first_line)}.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert found is not None, f"the page has no block that begins with {first_line!r}"
    return found[1]


def certificate(folder: Path) -> tuple[Path, Path]:
    """For the name of the page and for loopback, signed by itself."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    names = f"subjectAltName=DNS:{NAME},IP:127.0.0.1"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "2", "-subj", f"/CN={NAME}", "-addext", names, "-keyout", str(key), "-out", str(chain)]
    subprocess.run(command, check=True, capture_output=True)
    return chain, key


class Front:
    """Where nginx is reached, and how its certificate is believed."""

    def __init__(self, port: int, plain: int, chain: Path) -> None:
        self.port = port
        self.plain = plain  # the port of plain http
        self.address = f"https://127.0.0.1:{port}"
        self.trust = ssl.create_default_context(cafile=str(chain))


def moved_here(page: str, ports: Sequence[int], front: Front, chain: Path, key: Path) -> str:
    """The page's configuration with the addresses of this machine, and nothing else changed."""
    servers = re.findall(r"^ *server 127\.0\.0\.1:\d+.*;\n", page, re.MULTILINE)
    lines = [re.sub(r":\d+", f":{port}", servers[0], count=1) for port in ports]
    page = page.replace("".join(servers), "".join(lines))
    page = re.sub(r"^ *listen \[::\].*\n", "", page, flags=re.MULTILINE)
    page = re.sub(r"listen 443\b", f"listen 127.0.0.1:{front.port}", page)
    page = re.sub(r"listen 80\b", f"listen 127.0.0.1:{front.plain}", page)
    page = re.sub(r"/etc/\S+/fullchain\.pem", str(chain), page)
    return re.sub(r"/etc/\S+/privkey\.pem", str(key), page)


@contextlib.contextmanager
def front(folder: Path, ports: Sequence[int]) -> Iterator[Front]:
    """nginx in front of servers on these ports."""
    chain, key = certificate(folder)
    made = Front(free_port(), free_port(), chain)
    (folder / "site.conf").write_text(moved_here(block("upstream stellwerk {"), ports, made, chain, key), "utf-8")
    temporary = [f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    lines = ["daemon off;", f"pid {folder}/pid;", "worker_processes 1;", "events { worker_connections 1024; }"]
    lines += ["user root;"] if os.geteuid() == 0 else []
    lines += ["http {", "access_log off;", *temporary, f"include {folder}/site.conf;", "}"]
    (folder / "nginx.conf").write_text("\n".join(lines), "utf-8")
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    command = [program, "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait(made, folder)
        yield made
    finally:
        process.terminate()
        process.wait(10)


def wait(made: Front, folder: Path) -> None:
    until = time.monotonic() + START_S
    while time.monotonic() < until:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{made.address}/healthz", verify=made.trust).status_code == 200:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nginx does not answer: {(folder / 'errors').read_text('utf-8')[-2000:]}")
