"""Contract: a game can always be played to its end, and `judge` is the single truth of what is legal."""

import pytest

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import digest
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import Ear, Event, State
from stellwerk.testing.ledger import ids_of
from stellwerk.testing.messages import Words
from stellwerk.testing.tables import (
    MOST_MOVES,
    Table,
    asked_seats,
    every_game,
    every_table,
    moments,
    next_move,
    plain,
    random_game,
    sized,
    some_moves,
)

GAMES_TO_THE_END = sized(12, 100)
EVERY = sized(5, 1)  # every n-th moment of a game is looked at closely


@every_table
def test_random_games_reach_their_end_and_lose_no_component(table: Table) -> None:
    game = table.game
    for seed in range(GAMES_TO_THE_END):
        s = table.match(f"end {seed}").state
        components = game.census(s)
        dice = table.dice(f"end {seed}")
        n = 0
        while s.stack:
            assert rules.waiting(s), f"nobody is asked: {game.position(s)}"
            seat, move = next_move(game, s, dice)
            rules.play(s, seat, move, game.aside)
            assert game.census(s) == components, f"after {game.vocabulary.text(move)} of seat {seat}"
            n += 1
            assert n < MOST_MOVES
        result = game.result(s)
        assert result is not None
        assert sorted(rank.seat for rank in result.ranking) == list(range(table.players))
        assert result.winners == tuple(rank.seat for rank in result.ranking if rank.place == 1)


class Watching(Ear):
    """Notes every frame as it was when it was shown."""

    def __init__(self, game: Game) -> None:
        super().__init__(keep_frames=True)
        self.game = game
        self.seen: list[bytes] = []

    def hear(self, event: Event, state: State) -> None:
        super().hear(event, state)
        self.seen.append(plain(self.game.position(self.frames[-1])))


@every_table
def test_a_game_goes_on_the_same_whether_or_not_somebody_looks_on(table: Table) -> None:
    """Frames share what is not written; a step may hold a board over an event, and write to it after."""
    game = table.game
    for seed in range(sized(2, 40)):
        silent = table.match(f"watched {seed}").state
        watched = silent.clone()
        dice = table.dice(f"watched {seed}")
        while silent.stack:
            seat, move = next_move(game, silent, dice)
            rules.play(silent, seat, move, game.aside)
            watched = watched.clone()
            watched.ear = ear = Watching(game)
            rules.play(watched, seat, move, game.aside)
            watched.ear = None
            assert list(map(type, watched.stack)) == list(map(type, silent.stack)), game.vocabulary.text(move)
            assert [plain(game.position(frame)) for frame in ear.frames] == ear.seen
        assert digest(game, watched) == digest(game, silent)


@every_table
def test_result_comes_with_the_end_and_scores_add_up(table: Table) -> None:
    words = Words(table.game.folder)
    chosen = {option.id: option.default for option in table.game.options} | dict(table.options)
    for turn in random_game(table, "scores"):
        assert turn.match.result is None
        for score in turn.match.scores if turn.n % EVERY == 0 else []:
            assert score.total == sum(score.sources.values())
            for key in score.sources:
                words.message(f"source-{key}", chosen)
    result = turn.match.result
    assert result is not None
    for rank in result.ranking:
        assert rank.total == turn.match.scores[rank.seat].total
        if rank.tie_break:
            words.message(rank.tie_break, dict(rank.params or {}))
    assert words.wrong == set()
    assert turn.match.waiting == ()
    for seat in range(table.players):
        assert turn.match.moves(seat) == []
        refused = turn.match.why_not(seat, table.game.vocabulary.text(0))
        assert refused is not None
        assert refused.key == "game-over"


@every_table
def test_moves_are_exactly_what_judge_passes(table: Table) -> None:
    game = table.game
    known = ids_of(game.folder)
    words = Words(game.folder)
    dice = table.dice("judge")
    for turn in moments(table, "judge", EVERY):
        s = turn.match.state
        before = digest(game, s)
        asked = rules.waiting(s)
        for seat in asked_seats(s):
            legal = rules.moves(s, seat, game.aside)
            assert len(set(legal)) == len(legal), "a move is listed twice"
            assert legal or seat not in asked, f"seat {seat} is asked and has no move: {game.position(s)}"
            for move in legal:
                assert rules.judge(s, seat, move, game.aside) is None, game.vocabulary.text(move)
            for move in some_moves(game, s, dice):
                reason = rules.judge(s, seat, move, game.aside)
                assert (reason is None) == (move in legal), f"seat {seat}: {game.vocabulary.text(move)}: {reason}"
                if reason is not None:
                    check_refusal(reason, known, words)
        assert digest(game, s) == before, "asking changed the game"
    assert words.wrong == set()


def check_refusal(reason: Refusal, known: frozenset[str], words: Words) -> None:
    assert reason.rule == "kernel" or reason.rule in known, f"{reason} cites a rule that is not in the ledger"
    words.sentence(reason.key, dict(reason.params))


@every_table
def test_a_refused_move_changes_nothing_and_says_why_in_english(table: Table) -> None:
    dice = table.dice("refused")
    vocabulary = table.game.vocabulary
    for turn in moments(table, "refused", 3 * EVERY):
        before = turn.match.digest
        for move in some_moves(table.game, turn.match.state, dice, 5)[:40]:
            seat = dice.below(table.players)
            text = vocabulary.text(move)
            refused = turn.match.why_not(seat, text)
            if refused is None:
                continue
            with pytest.raises(Refused) as raised:
                turn.match.play(seat, text)
            assert str(raised.value) == str(refused)
            assert str(refused) != refused.key
        assert turn.match.digest == before
        assert turn.match.version == turn.n


@every_game
def test_every_move_has_one_text_and_one_number(game: Game) -> None:
    vocabulary = game.vocabulary
    texts = {vocabulary.text(move): move for move in range(vocabulary.size)}
    assert len(texts) == vocabulary.size
    for text, move in texts.items():
        assert vocabulary.parse(text) == move
        assert vocabulary.parse(f"  {text.upper()} ") == move


@every_game
def test_what_is_no_move_is_refused_in_both_languages(game: Game) -> None:
    words = Words(game.folder)
    samples = ["", "fly", "undo", "pass pass pass pass", "\0", "a" * 10_000]
    for family in game.vocabulary.families.values():
        samples += [f"{family.name} x y z q", family.name + " ?" * len(family.parts)]
        samples += [family.name + " 9999999999" * len(family.parts), family.name + " -1" * len(family.parts)]
    for text in samples:
        reason = parsed(game, text)
        if reason is not None:
            words.sentence(reason.key, dict(reason.params))
            assert all(len(str(value)) < 2000 for value in reason.params.values())
    assert words.wrong == set()


def parsed(game: Game, text: str) -> Refusal | None:
    try:
        game.vocabulary.parse(text)
    except Refused as refused:
        return refused.refusal
    return None


@every_table
def test_a_clone_lives_its_own_life(table: Table) -> None:
    game = table.game
    for turn in moments(table, "clone", EVERY):
        s = turn.match.state
        before = digest(game, s)
        first, second = s.clone(), s.clone()
        assert digest(game, first) == before
        rules.playout(first, Dice(turn.n), game.aside)
        assert digest(game, s) == before, "playing on a clone changed the original"
        assert digest(game, second) == before, "playing on a clone changed another clone"
        kept = second.clone()
        rules.playout(second, Dice(turn.n), game.aside)
        assert digest(game, kept) == before, "playing on the original changed its clone"
        assert digest(game, second) == digest(game, first), "equal moves on equal states led apart"
