"""The wire between a server and its PostgreSQL, which can be cut."""

import contextlib
import socket
import threading
from typing import Self
from urllib.parse import urlsplit

from tests.server.serving import free_port


class Wire:
    """Everything that comes to a port of ours goes on to the database, until somebody cuts it."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.to = (str(parts.hostname), int(parts.port or 5432))
        self.port = free_port()
        self.address = address.replace(f":{parts.port}/", f":{self.port}/")
        self.cut = False
        self.losing = b""  # after a transaction that says this, the answer to its commit is lost
        self.lost = 0
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.door = socket.create_server(("127.0.0.1", self.port))

    def __enter__(self) -> Self:
        threading.Thread(target=self.admit, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.door.close()
        self.drop()

    def admit(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                ours, _ = self.door.accept()
                if self.cut:
                    ours.close()
                    continue
                pair = ours, socket.create_connection(self.to)
                self.pairs.append(pair)
                threading.Thread(target=self.ask, args=pair, daemon=True).start()
                threading.Thread(target=self.answer, args=pair, daemon=True).start()

    def drop(self, but: socket.socket | None = None) -> None:
        """Every connection, at once."""
        for pair in [*self.pairs]:
            if pair[1] is not but:
                self.pairs.remove(pair)
                hang_up(*pair)

    def ask(self, ours: socket.socket, theirs: socket.socket) -> None:
        said = False
        with contextlib.suppress(OSError):
            while asked := ours.recv(65536):
                said = said or bool(self.losing and self.losing in asked)
                if said and b"COMMIT" in asked:
                    self.losing = b""
                    ours.shutdown(socket.SHUT_WR)  # the answer has nowhere to go
                    self.lost += 1
                    theirs.sendall(asked)
                    self.drop(theirs)
                    break
                theirs.sendall(asked)
        if not said:
            hang_up(ours, theirs)

    def answer(self, ours: socket.socket, theirs: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while answered := theirs.recv(65536):
                ours.sendall(answered)
        hang_up(ours, theirs)


def hang_up(*sockets: socket.socket) -> None:
    for one in sockets:
        with contextlib.suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()
