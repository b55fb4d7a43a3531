"""Contract: everything on the table is drawn, with nothing that a page would refuse."""

import re

from stellwerk.kernel.game import Game
from stellwerk.stage import scenes
from stellwerk.stage.wire import Board, Piece, Scene
from stellwerk.testing.art import PLAIN, SEAT_CLASS, Art, art_of
from stellwerk.testing.tables import Table, every_game, every_table, moments, sized

EVERY = sized(15, 1)
PHONE = 360


@every_game
def test_the_art_is_one_plain_file(game: Game) -> None:
    """No scripts, no inline styles, nothing from elsewhere: the page's policy would refuse it."""
    art = art_of(game.folder)
    for el in art.root.iter():
        assert el.tag in PLAIN
        assert "style" not in el.attrib
        assert not [name for name in el.attrib if name.startswith("on")]
        href = el.attrib.get("href", "#")
        assert href == "#" or (href.startswith("#") and href[1:] in art.ids), f"{href} is not drawn"


@every_game
def test_every_class_of_the_art_has_its_colours(game: Game) -> None:
    art = art_of(game.folder)
    plain = art.classes_used() - art.classes_styled()
    assert {name for name in plain if not SEAT_CLASS.fullmatch(name)} == set()


@every_game
def test_pages_of_rules_show_only_symbols_that_are_drawn(game: Game) -> None:
    """`{goods}` in a Markdown page is the symbol `sym-goods`."""
    ids = art_of(game.folder).ids
    pages = {path.name: path.read_text("utf-8") for path in (game.folder / "words").glob("*.md")}
    shown = {(page, name) for page, text in pages.items() for name in re.findall(r"\{([\w-]+)\}", text)}
    assert {(page, name) for page, name in shown if f"sym-{name}" not in ids} == set()
    for page, text in pages.items():
        other = pages[page.replace(".de.", ".en.") if ".de." in page else page.replace(".en.", ".de.")]
        assert re.findall(r"\{([\w-]+)\}", text) == re.findall(r"\{([\w-]+)\}", other), "the same pictures"


@every_game
def test_a_game_has_a_cover_and_every_piece_its_size(game: Game) -> None:
    art = art_of(game.folder)
    assert "game-cover" in art.ids
    for el in art.root:
        if el.attrib.get("id", "").startswith(("piece-", "look-")):
            assert float(el.attrib["data-w"]) > 0, el.attrib["id"]
            assert float(el.attrib["data-h"]) > 0, el.attrib["id"]


@every_table
def test_everything_on_the_table_is_drawn(table: Table) -> None:
    art = art_of(table.game.folder)
    for turn in moments(table, "drawn", EVERY):
        for seat in (None, 0):
            check_scene(art, scenes.scene(turn.match, seat))
    for seat in (None, 0):
        check_scene(art, scenes.scene(turn.match, seat))
        check_board(art, table.game.stage.board(turn.match.table(seat)))


def check_scene(art: Art, scene: Scene) -> None:
    for name, piece in scene.pieces.items():
        check_piece(art, name, piece)
    for strip in scene.strips:
        assert [figure.icon for figure in strip.figures if figure.icon and figure.icon not in art.ids] == []


def check_board(art: Art, board: Board) -> None:
    for name, piece in board.printed.items():
        check_piece(art, name, piece)
    for region in [*board.wide, *board.narrow]:
        assert not region.look or region.look in art.ids, f"{region.id}: {region.look} is not drawn"
        for zone in region.zones:
            assert not zone.look or zone.look in art.ids, f"{zone.id}: {zone.look} is not drawn"
    assert {region.w for region in board.narrow} == {PHONE}


def check_piece(art: Art, name: str, piece: Piece) -> None:
    drawing = art.templates.get(piece.k)
    assert drawing is not None, f"{name}: piece-{piece.k} is not drawn"
    for slot, value in piece.slots.items():
        assert slot in drawing.texts | drawing.symbols, f"{name}: the drawing of {piece.k} has no slot {slot}"
        assert slot not in drawing.symbols or value in art.ids, f"{name}: {value} is not drawn"
