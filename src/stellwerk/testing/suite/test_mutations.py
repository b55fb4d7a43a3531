"""Contract: a position changed in any one place is refused with a path that exists, or is a table that plays on."""

from stellwerk.kernel.game import Game
from stellwerk.testing.mutations import mutated
from stellwerk.testing.tables import every_game, sized

COUNT = sized(2_000, 100_000)


@every_game
def test_mutated_positions_are_refused_or_play_on(game: Game) -> None:
    found = mutated(game, COUNT)
    assert found.wrong == []
    assert found.words.wrong == set()
    assert found.played > COUNT // 20
    assert len(found.refused) > 5
