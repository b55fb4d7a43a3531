"""Contract: two worlds. What a seat cannot know changes nothing that it can see, do, hear or be told."""

from collections.abc import Iterator
from itertools import islice

import msgspec.inspect

from stellwerk.bots import Bot, bot, known_bots
from stellwerk.bots.clock import Deadline
from stellwerk.bots.searching import Searcher
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json
from stellwerk.kernel.match import knowledge
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.state import Ear, Event, State
from stellwerk.kernel.table import eyes_of
from stellwerk.picture import picture
from stellwerk.stage import scenes
from stellwerk.stage.lens import lens
from stellwerk.testing.blanks import secrets
from stellwerk.testing.messages import Words
from stellwerk.testing.tables import (
    SAMPLE,
    Table,
    Turn,
    all_tables,
    every_game,
    every_table,
    moments,
    plain,
    random_game,
    sized,
    some_moves,
)

EVERY = sized(7, 1)
PICTURES = sized(3, 50)  # moments of a game at which pictures are drawn


def two_worlds(table: Table, name: str, every: int = EVERY) -> Iterator[tuple[Turn, int | None, State, State]]:
    """(turn, viewer, this world, another one that looks the same to them)"""
    for turn in moments(table, name, every):
        for seat in table.viewers():
            seen = table.game.lay_out(turn.match.state, eyes_of(seat))
            yield turn, seat, turn.match.state, table.game.take_in(seen, seeded(f"{table.name} {turn.n} {seat}"))


def still(game: Game, s: State, seat: int | None) -> bytes:
    return plain(scenes.whole(scenes.still(game, s, seat, 0), []))


def dealt(game: Game, s: State) -> bytes:
    """Where everything lies, seen or not."""
    return plain({name: value for name, value in game.position(s).items() if name not in ("rng", "learnt")})


@every_table
def test_view_moves_scene_and_refusals_are_equal_in_both_worlds(table: Table) -> None:
    game = table.game
    dice = table.dice("worlds")
    different = 0
    for _, seat, one, two in two_worlds(table, "worlds"):
        assert game.census(one) == game.census(two)
        assert plain(game.lay_out(one, eyes_of(seat))) == plain(game.lay_out(two, eyes_of(seat)))
        assert rules.waiting(one) == rules.waiting(two)
        assert still(game, one, seat) == still(game, two, seat)
        different += dealt(game, one) != dealt(game, two)
        if seat is None:
            continue
        assert rules.moves(one, seat, game.aside) == rules.moves(two, seat, game.aside)
        assert plain(scenes.acts(game, one, seat)) == plain(scenes.acts(game, two, seat))
        for move in some_moves(game, one, dice, SAMPLE // 4):
            reasons = [rules.judge(world, seat, move, game.aside) for world in (one, two)]
            assert reasons[0] == reasons[1], game.vocabulary.text(move)
    if game.hides(table.players):
        assert different > 0, "resample never dealt anything anew"
    else:
        assert different == 0, "something is hidden after all"


@every_game
def test_whatever_may_be_blank_is_blank_to_somebody(game: Game) -> None:
    """Two worlds agree on all that a view shows, so it must not show too much: no secret is known to all.

    At some table: what is open with one option may be hidden with another.
    """
    hidden: set[str] = set()
    held: set[str] = set()
    kind = msgspec.inspect.type_info(game.table)
    for table in all_tables(game):
        for turn in moments(table, "blanks", 3 * EVERY):
            for seat in table.viewers():
                for path, blank in secrets(kind, turn.match.table(seat)):
                    (hidden if blank else held).add(path)
    assert not held - hidden, f"everybody always knows what these hold: {sorted(held - hidden)}"


@every_table
def test_a_view_is_a_moment_and_shares_nothing_with_the_state(table: Table) -> None:
    views: list[tuple[Json, bytes]] = []
    for turn in random_game(table, "moment"):
        for view, then in views:
            assert plain(view) == then, "an old view changed with the game"
        seat = turn.seat if turn.seat >= 0 else None
        view = turn.match.view(seat)
        views = [*views[-3:], (view, plain(view))]
        scribble(turn.match.view(seat))
        assert plain(turn.match.view(seat)) == plain(view), "writing into a view changed the game"


def scribble(value: object) -> None:
    """Spoil everything in a view that can be changed."""
    if isinstance(value, dict):
        for inner in value.values():
            scribble(inner)
        value["scribble"] = 1
    elif isinstance(value, list):
        for inner in value:
            scribble(inner)
        value.append("scribble")


@every_table
def test_what_a_seat_hears_of_its_own_move_tells_no_secret(table: Table) -> None:
    """Until the move turns something up, both worlds say the same to the mover; if it turns nothing up, all of it."""
    game = table.game
    dice = table.dice("ears")
    for _, seat, one, two in two_worlds(table, "ears"):
        if seat is None or not (choice := rules.moves(one, seat, game.aside)):
            continue
        move = choice[dice.below(len(choice))]
        heard = [listen(game, world.clone(), seat, move) for world in (one, two)]
        assert heard[0] == heard[1], game.vocabulary.text(move)


@every_table
def test_what_the_set_up_tells_a_seat_is_no_secret(table: Table) -> None:
    """Told of another world that looks the same to them, it sounds the same."""
    game, match = table.game, table.match("opening")
    for seat in table.viewers():
        other = game.take_in(match.table(seat), seeded(f"{table.name} {seat}"))
        told = [told_of(game, world.clone(), seat) for world in (match.state, other)]
        assert told[0] == told[1], "another world with the same view tells of another set-up"


def told_of(game: Game, s: State, seat: int | None) -> bytes:
    s.ear = ear = Ear()
    game.tell_set_up(s)
    return plain([[event.key, event.params] for event in ear.events if event.heard_by(seat)])


class Attentive(Ear):
    """Notes only what is said before anything new is known."""

    def __init__(self, seat: int, known: int) -> None:
        super().__init__()
        self.seat = seat
        self.known = known

    def hear(self, event: Event, state: State) -> None:
        if event.heard_by(self.seat) and knowledge(state) == self.known:
            self.events.append(event)


def listen(game: Game, s: State, seat: int, move: int) -> bytes:
    before = knowledge(s)
    s.ear = ear = Attentive(seat, before)
    rules.play(s, seat, move, game.aside)
    view = game.lay_out(s, eyes_of(seat)) if knowledge(s) == before else None
    return plain([[[event.key, event.params] for event in ear.events], view])


@every_table
def test_bots_choose_the_same_in_both_worlds(table: Table) -> None:
    game = table.game
    for turn, seat, one, two in two_worlds(table, "bots", 2 * EVERY):
        if seat is None or seat not in rules.waiting(one):
            continue
        choices = [texts(game, world, seat) for world in (one, two)]
        views = [game.lay_out(world, eyes_of(seat)) for world in (one, two)]
        for name in known_bots():
            chosen = [
                brief(name).choose(game, view, seat, moves, Dice(turn.n), Deadline(3600))
                for view, moves in zip(views, choices, strict=True)
            ]
            assert chosen[0] == chosen[1], name
            assert chosen[0] in choices[0], name


def brief(name: str) -> Bot:
    """A bot that thinks as ever, but not for long."""
    made = bot(name)
    if isinstance(made, Searcher):
        made.effort = 0.0
    return made


def texts(game: Game, s: State, seat: int) -> list[str]:
    return [game.vocabulary.text(move) for move in rules.moves(s, seat, game.aside)]


@every_table
def test_the_score_lens_works_from_the_view(table: Table) -> None:
    game, words = table.game, Words(table.game.folder)
    for turn in moments(table, "lens", 2 * EVERY):
        if turn.seat < 0:
            continue
        s = turn.match.state
        before = turn.match.digest
        view = turn.match.table(turn.seat)
        now, then, best, note, ahead, _ = lens(game, view, turn.seat, game.vocabulary.text(turn.move))
        still = lens(game, view, turn.seat, "")
        assert now == game.scores(s)[turn.seat] == still.after
        assert still.seats[turn.seat] == now.sources
        assert then.total == sum(then.sources.values())
        assert best is None or best.total > then.total
        for said in (note, ahead):
            if said is not None:
                words.sentence(said.m, said.a)
        assert turn.match.digest == before
    assert words.wrong == set()


@every_game
def test_pictures_are_equal_in_both_worlds(game: Game) -> None:
    """Drawn for a seat and for nobody, at some moments of a game."""
    table = Table(game, game.most, {}, f"{game.id}-{game.most}")
    for turn in islice(moments(table, "pictures", 20), PICTURES):
        for seat in (None, 0):
            match = turn.match.clone()
            one = picture(match, seat)
            match.state = game.take_in(match.table(seat), seeded(f"{table.name} {turn.n} {seat}"))
            assert picture(match, seat) == one, "another world looks different"


@every_table
def test_other_worlds_can_be_played_to_their_end(table: Table) -> None:
    game = table.game
    for turn, _, one, two in two_worlds(table, "playable", 3 * EVERY):
        rules.playout(two, Dice(turn.n), game.aside, 20_000)
        assert two.stack == []
        assert game.census(two) == game.census(one)
