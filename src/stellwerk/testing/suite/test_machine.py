"""Contract: the promises hold whatever is done, in whatever order."""

from stellwerk.kernel.game import Game
from stellwerk.testing.machine import run_machine
from stellwerk.testing.tables import all_tables, every_game


@every_game
def test_nothing_that_is_done_in_any_order_breaks_a_promise(game: Game) -> None:
    run_machine(all_tables(game))
