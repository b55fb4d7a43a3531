"""What the machine finds in a broken game is told as a short game that breaks it."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from coal_auction.game import CoalAuction
from coal_auction.model.ids import CARDS
from coal_auction.model.state import Heap
from coal_auction.rules.clock import Grab
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.table import BLANK, Eyes
from stellwerk.testing.machine import run_machine
from stellwerk.testing.tables import all_tables


def moves_told(game: CoalAuction) -> list[str]:
    """The moves of the failure that is told, `A: bid 0`; it was found in a longer game."""
    with pytest.raises(AssertionError) as caught:
        run_machine(all_tables(game), max_examples=200)
    lines = caught.value.__notes__
    assert sum(line.startswith("toy-") for line in lines) == 1, "the table is named"
    return [line for line in lines if re.match(r"([A-D]|the clock): ", line)]


def test_a_card_that_is_lost_with_the_coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody bids, a tie is settled if need be, the card loaded, the turn ended, the coin grabbed."""

    def play(self: Any, s: Heap, seat: int, move: int) -> None:
        del s.deck[0]
        honest(self, s, seat, move)

    honest = Grab.play
    monkeypatch.setattr(Grab, "play", play)
    moves = moves_told(CoalAuction())
    assert len(moves) <= 8
    assert moves[-1].endswith((": grab", ": expire"))


def test_a_view_that_leaks_in_the_second_round() -> None:
    class Leak(CoalAuction):
        def lay_out(self, s: Heap, eyes: Eyes) -> Any:
            seen = super().lay_out(s, eyes)
            return replace(seen, deck=(*seen.deck[:-1], CARDS[s.deck[-1]])) if s.round > 1 else seen

        def take_in(self, table: Any, deal: Rng | None = None) -> Heap:
            return super().take_in(replace(table, deck=(BLANK,) * len(table.deck)) if deal else table, deal)

    moves = moves_told(Leak())
    assert len(moves) <= 8
    assert moves[-1].endswith((": draw", ": end"))
