"""Everything in the box, drawn."""

from stellwerk.games.glueck_auf.model.components import STANDARD, profile
from stellwerk.games.glueck_auf.model.ids import KINDS
from stellwerk.games.glueck_auf.scene.faces import Faces
from stellwerk.stage.wire import Exhibit, Shelf, Text


def gallery() -> list[Shelf]:
    """The cards, deck by deck."""
    faces, copies = Faces({}), profile(STANDARD).copies
    decks: dict[str, list[Exhibit]] = {}
    for number, kind in enumerate(KINDS):
        piece = faces.draw(kind, "", 0)
        decks.setdefault(piece.k, []).append(Exhibit(piece, copies[number]))
    return [Shelf(Text(f"shelf-{deck}"), items) for deck, items in decks.items()]
