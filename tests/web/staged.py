"""A table whose positions come from a match in this process: the page is the real one, its line is ours.

So a test sees the same scenes in every run, and can turn the page to the next one without playing up to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

import stellwerk
from stellwerk.kernel.match import Match
from stellwerk.kernel.step import CLOCK
from stellwerk.server.wire import Hello, SeatInfo, TableInfo
from stellwerk.stage.scenes import scene

ID = "staged"
NAMES = ("Anna", "Otto", "Emma", "Bruno", "Frieda", "Anton")
encode = msgspec.json.Encoder().encode


def positions(game: str, players: int, seed: int, apart: int, **options: object) -> Iterator[Match]:
    """The same match again and again, as a random game goes on; what is yielded last is over."""
    match = stellwerk.new(game, players, seed, options)
    dice = Random(seed)
    while match.waiting:
        if match.version % apart == apart - 1:
            yield match
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.moves(seat)))
    yield match


class Staged:
    """The page of one table; `show` turns it to a position."""

    def __init__(self, page: Page, address: str, names: tuple[str, ...] = NAMES) -> None:
        self.page = page
        self.names = names
        self.address = address
        self.line: WebSocketRoute | None = None
        self.match: Match | None = None
        self.seat: int | None = None
        page.route_web_socket(f"**/api/tables/{ID}/ws", self.answer)
        page.route(
            f"**/api/tables/{ID}",
            lambda route: route.fulfill(body=encode(self.info()), content_type="application/json"),
        )

    def told(self, route: Route) -> None:
        route.fulfill(body=encode(self.info()), content_type="application/json")

    def answer(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda _: None)
        self.tell()

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        match = self.match
        assert match is not None
        seats = [
            SeatInfo(
                seat, "me" if seat == self.seat else "bot", self.names[seat], bot="greedy", taken=True, online=True
            )
            for seat in range(match.players)
        ]
        waiting = [seat for seat in match.waiting if seat != CLOCK]
        mine = [] if self.seat is None else [self.seat]
        return TableInfo(ID, match.game.id, seats, {}, match.version, waiting, not match.waiting, 0, 0, mine)

    def tell(self) -> None:
        """What a server says first: the board of this seat, then the scene."""
        assert self.match is not None
        assert self.line is not None
        board = self.match.game.stage.board(self.match.table(self.seat))
        for message in (Hello(self.info(), board, self.seat, []), scene(self.match, self.seat)):
            self.line.send(encode(message).decode())

    def show(self, match: Match, seat: int | None) -> None:
        """The table as this seat sees it now."""
        fresh = self.match is None or self.match.game is not match.game
        self.match, self.seat = match, seat
        if fresh:
            self.page.goto(f"{self.address}/t/{ID}")
            self.page.wait_for_selector(".scene .piece", state="attached")
            self.page.evaluate("document.fonts.ready")
        else:
            self.tell()
        self.page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
