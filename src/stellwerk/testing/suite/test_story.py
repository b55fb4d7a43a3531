"""Contract: the sign and the question never say what is not so, not even while a move is still being shown."""

from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Match
from stellwerk.kernel.state import NONE, Ear, State
from stellwerk.kernel.step import CLOCK
from stellwerk.stage import scenes
from stellwerk.stage.parts import Kept
from stellwerk.testing.tables import Table, Turn, every_table, moments, random_game, sized

EVERY = sized(4, 1)


def after(table: Table, turn: Turn) -> tuple[Match, Ear]:
    """The match after the next move, and what was told of it."""
    match = turn.match.clone()
    match.ear = ear = Ear(keep_frames=True)
    match.play(turn.seat, table.game.vocabulary.text(turn.move))
    return match, ear


def sign(game: Game, s: State, kept: Kept) -> set[str]:
    return {text.m for text in scenes.still(game, s, None, 0, kept).picture.sign}


@every_table
def test_the_sign_announces_no_end_that_has_not_come(table: Table) -> None:
    """What is never up while somebody is asked goes up between two events only where a round or the game ends."""
    kept = Kept()
    asked, passing = set[str](), dict[str, str]()
    for turn in random_game(table, "signs"):
        asked |= sign(table.game, turn.match.state, kept)
        if turn.n % (EVERY * table.players):
            continue
        match, ear = after(table, turn)
        if match.waiting and not any(event.key in table.game.milestones for event in ear.events):
            for event, frame in zip(ear.events, ear.frames, strict=True):
                passing |= dict.fromkeys(sign(table.game, frame, kept), event.key)
    assert set(passing) <= asked, f"put up after {passing}, and at rest there is only {asked}"


@every_table
def test_the_question_is_put_to_whoever_is_asked(table: Table) -> None:
    """`prompt-` speaks to the viewer or tells the result; at rest nobody is told to look on."""
    kept = Kept()
    for turn in moments(table, "questions", EVERY):
        check_prompts(table, turn.match, kept)
    check_prompts(table, turn.match, kept)


def check_prompts(table: Table, match: Match, kept: Kept) -> None:
    asked = [seat for seat in match.waiting if seat != CLOCK]
    for seat in table.viewers():
        key = scenes.shot(match, seat, kept).prompt.m
        if not match.waiting:
            assert key.startswith("prompt-"), f"the game is over, and {key} waits"
        elif seat in asked:
            assert key.startswith("prompt-"), f"seat {seat} is asked, and reads {key}"
        assert key != "prompt-on" or not asked


@every_table
def test_every_line_knows_its_round_and_whose_turn_it_was(table: Table) -> None:
    """The log is told turn by turn: rounds never go back, and a turn is a player's or nobody's."""
    match = table.match("lines")
    match.ear = ear = Ear()
    for turn in moments(table, "lines", EVERY):
        turn.match.ear = ear
    rounds = [event.round for event in match.opening + ear.events]
    assert rounds == sorted(rounds)
    assert {event.turn for event in ear.events} <= {NONE, *range(table.players)}
    points = table.game.open_points(match.state)
    assert len(points) in (0, table.players), "points that everybody sees: of all, or of none"
