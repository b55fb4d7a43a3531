"""A mail server and a receiver of web hooks on loopback: real sockets that keep whatever they are given."""

import contextlib
import email
import email.policy
import json
import re
import socketserver
import ssl
import threading
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple, Self, cast


class Letter(NamedTuple):
    to: str
    mail: EmailMessage
    secure: bool
    user: str

    @property
    def text(self) -> str:
        return str(self.mail.get_content())

    def link(self, what: str) -> str:
        found = re.search(rf"#{what}=(\S+)", self.text)
        assert found is not None, self.text
        return found[1]


class Counter(socketserver.StreamRequestHandler):
    """As much of SMTP as a sender needs."""

    timeout = 30

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        office = cast("Office", self.server)
        self.secure, self.user, self.to = False, "", ""
        self.say("220 office")
        with contextlib.suppress(OSError):
            while line := self.rfile.readline().decode().strip():
                word = line.split(" ")[0].upper()
                if word == "QUIT":
                    self.say("221 bye")
                    return
                self.hear(office, word, line)

    def hear(self, office: "Office", word: str, line: str) -> None:
        if word == "EHLO":
            may = [*(["STARTTLS"] if office.chain and not self.secure else []), "AUTH PLAIN", "8BITMIME"]
            self.say("\r\n".join([*(f"250-{one}" for one in ["office", *may[:-1]]), f"250 {may[-1]}"]))
        elif word == "STARTTLS" and office.chain:
            self.say("220 go")
            trust = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            trust.load_cert_chain(*office.chain)
            self.connection = self.request = trust.wrap_socket(self.connection, server_side=True)
            self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb", 0)
            self.secure = True
        elif word == "AUTH":
            self.user = line.rsplit(maxsplit=1)[-1]
            self.say("235 known")
        elif word == "RCPT":
            self.to = line.partition("<")[2].partition(">")[0]
            self.say(office.answers.get(self.to, "250 ok"))
        elif word == "DATA":
            self.say("354 go on")
            self.take(office)
        else:
            self.say("250 ok")

    def take(self, office: "Office") -> None:
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        mail = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
        office.letters.append(Letter(self.to, mail, self.secure, self.user))
        office.kept.wait(30)  # whoever is killed now has handed it over and does not know
        self.say("250 taken")


class Office(socketserver.ThreadingTCPServer):
    """A mail server for the time of a `with` block."""

    allow_reuse_address = daemon_threads = True

    def __init__(self, chain: tuple[Path, Path] | None = None) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.letters: list[Letter] = []
        self.answers: dict[str, str] = {}  # to RCPT, by address
        self.chain = chain
        self.kept = threading.Event()
        self.kept.set()

    def to(self, address: str) -> list[Letter]:
        return [letter for letter in self.letters if letter.to == address]

    @property
    def settings(self) -> dict[str, Any]:
        here = {"smtp_host": "127.0.0.1", "smtp_port": self.server_address[1]}
        return {**here, "smtp_tls": "none", "smtp_sender": "Stellwerk <house@table.example>"}

    def __enter__(self) -> Self:
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kept.set()
        self.shutdown()
        self.server_close()


class Told(NamedTuple):
    method: str
    path: str
    headers: dict[str, str]
    body: dict[str, Any]


class Receiver(ThreadingHTTPServer):
    """Where web hooks lead."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.status = 200
        self.location = ""
        heard = self.hear

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                heard(self)

            do_PUT = do_GET = do_POST

            def log_message(self, *_: object) -> None:
                pass

        super().__init__(("127.0.0.1", 0), Handler)

    def hear(self, asked: BaseHTTPRequestHandler) -> None:
        body = asked.rfile.read(int(asked.headers.get("content-length", 0)))
        headers = {name.lower(): value for name, value in asked.headers.items()}
        self.told.append(Told(asked.command, asked.path, headers, json.loads(body or b"{}")))
        asked.send_response(self.status)
        if self.location:
            asked.send_header("Location", self.location)
        asked.send_header("Content-Length", "0")
        asked.end_headers()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()
