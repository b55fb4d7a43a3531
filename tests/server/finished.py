"""Games played to their end over the wire, for what comes after it."""

from collections.abc import Mapping
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
