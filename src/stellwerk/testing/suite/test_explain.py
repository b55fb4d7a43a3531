"""Contract: whatever is on the screen can say what it is, in both languages and without telling a secret."""

from collections import Counter
from collections.abc import Iterator

import pytest

from stellwerk.kernel.game import Game
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import State
from stellwerk.kernel.table import eyes_of
from stellwerk.stage import scenes
from stellwerk.stage.explaining import explained, reasons, things
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Card
from stellwerk.testing.ledger import ids_of
from stellwerk.testing.messages import Words
from stellwerk.testing.tables import Table, every_game, every_table, moments, plain, sized

EVERY = sized(12, 2)
OFTEN = sized(2, 12)  # so many times each thing is asked about in one game
WORLDS = sized(8, 60)  # things that are asked about in two worlds, at one moment


def screens(table: Table, name: str) -> Iterator[tuple[State, int | None]]:
    """Moments of a random game, each seen by somebody else; the end is seen too."""
    viewers = table.viewers()
    for n, turn in enumerate(moments(table, name, EVERY)):
        yield turn.match.state, viewers[n % len(viewers)]
    yield turn.match.state, viewers[-1]


def on_screen(game: Game, s: State, seat: int | None, kept: Kept) -> list[str]:
    seen = game.lay_out(s, eyes_of(seat))
    sources = list(dict.fromkeys(source for score in game.scores(s) for source in score.sources))
    return things(kept.part(game.stage.picture, seen, kept), kept.part(game.stage.board, seen), sources)


def answers(game: Game, s: State, seat: int | None, asked: list[str], kept: Kept) -> dict[str, Card | None]:
    seen = game.lay_out(s, eyes_of(seat))
    return {thing: explained(game.stage, seen, kept, thing) for thing in asked}


def skip_without_texts(table: Table) -> None:
    if not hasattr(table.game.stage, "explain"):
        pytest.skip("this game explains nothing yet")


@every_table
def test_everything_on_the_screen_explains_itself(table: Table) -> None:
    skip_without_texts(table)
    words, kept, rules = Words(table.game.folder), Kept(), {"", *ids_of(table.game.folder)}
    often: Counter[str] = Counter()
    silent: set[str] = set()
    for s, seat in screens(table, "explain"):
        asked = [thing for thing in on_screen(table.game, s, seat, kept) if often[thing] < OFTEN]
        often.update(asked)
        for thing, card in answers(table.game, s, seat, asked, kept).items():
            if card is None or not card.what:
                silent.add(thing)
                continue
            words.everything(card)
            for text in card.what:
                words.sentence(text.m, text.a)
            assert card.rule in rules, f"{thing} names {card.rule}, which is no rule"
    assert silent == set(), "these do not say what they are for"
    assert words.wrong == set()


@every_table
def test_asking_changes_nothing_that_is_drawn(table: Table) -> None:
    """What cards and pieces share belongs to neither."""
    game = table.game
    for seat in (None, 0):
        seen, kept = table.match().table(seat), Kept()
        before = plain(game.stage.picture(seen, Kept()))
        for thing in things(kept.part(game.stage.picture, seen, kept), kept.part(game.stage.board, seen), []):
            explained(game.stage, seen, kept, thing)
        assert plain(game.stage.picture(seen, Kept())) == before


@every_table
def test_what_is_not_there_is_not_explained(table: Table) -> None:
    seen = table.match().table(None)
    for thing in ("", "nothing", "region:nowhere", "figure:9:0", "figure:0:99", "sign:99", "sign:-1", "seat:x"):
        assert explained(table.game.stage, seen, Kept(), thing) is None, thing


@every_table
def test_cards_are_equal_in_both_worlds(table: Table) -> None:
    game, dice = table.game, table.dice("cards")
    for n, (one, seat) in enumerate(screens(table, "cards")):
        two = game.take_in(game.lay_out(one, eyes_of(seat)), seeded(f"{table.name} {n}"))
        there = on_screen(game, one, seat, Kept())
        asked = [there[dice.below(len(there))] for _ in range(WORLDS)]
        assert plain(answers(game, one, seat, asked, Kept())) == plain(answers(game, two, seat, asked, Kept()))
        if seat is not None:
            acts = [scenes.acts(game, world, seat) for world in (one, two)]
            for thing in asked:
                assert reasons(acts[0], thing) == reasons(acts[1], thing)


@every_game
def test_everything_in_the_box_is_on_a_shelf_with_a_name(game: Game) -> None:
    """A gallery need not be there; one that is shows pictures the art has, and says nothing that has no words."""
    shelves = game.stage.gallery() if hasattr(game.stage, "gallery") else []
    words, art = Words(game.folder), (game.folder / "scene" / "art.svg").read_text("utf-8")
    words.everything(shelves)
    assert words.wrong == set()
    for shelf in shelves:
        assert shelf.items, shelf.title.m
        for exhibit in shelf.items:
            assert exhibit.n > 0
            assert f'id="piece-{exhibit.piece.k}"' in art, exhibit.piece.k
