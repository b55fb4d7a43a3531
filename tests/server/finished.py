"""Games played to their end over the wire, for what comes after it."""

from collections.abc import Callable, Mapping
from random import Random

from tests.server.serving import Browser, legal


def play_out(table: str, players: Mapping[int, Browser], seed: int = 1) -> None:
    """Those who hold a seat move until nobody is asked any more."""
    dice = Random(seed)
    anybody = next(iter(players.values()))
    while waiting := anybody.info(table).waiting:
        for seat in (seat for seat in waiting if seat in players):
            scene = players[seat].scene(table, seat)
            move = legal(scene, dice)
            if move is not None:
                players[seat].move(table, seat, move, scene.v)


def play_to_a_grab(host: Browser, friend: Browser, open_table: Callable[[], str]) -> str:
    """A game of lanterns whose last move is the friend's, and tells nobody anything: the clock was not quicker."""
    for _ in range(20):
        table = open_table()
        while waiting := host.info(table).waiting:
            v = host.info(table).version
            grabbed = friend.move(table, 1, "grab", v).status_code == 200
            if not grabbed:
                for seat, player in ((0, host), (1, friend)):
                    if seat in waiting:
                        player.move(table, seat, "guess 0", host.info(table).version)
        if host.scene(table, 0).log[-2].text.m == "log-grabbed":
            return table
    raise AssertionError("the clock was quicker every time")
