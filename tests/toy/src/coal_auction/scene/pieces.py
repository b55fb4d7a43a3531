"""What lies there: one part for the middle of the table, and one for every player."""

from coal_auction.model.components import BOX
from coal_auction.model.ids import CARDS
from coal_auction.model.table import Seat
from stellwerk.kernel.table import BLANK
from stellwerk.stage.parts import Pieces
from stellwerk.stage.wire import Piece, Text


def middle(lot: str | None, deck: int) -> Pieces:
    pieces = {} if lot is None else {lot: card("lot", 0, lot)}
    pieces["deck-top"] = Piece(z="deck", i=0, k="back", name=Text("toy-deck", {"n": deck}))
    return pieces


def player(seat: int, one: Seat) -> Pieces:
    """Cards and tokens have the same id wherever they lie, so that they are seen to move; blanks are not drawn."""
    pieces: Pieces = {}
    for n, wagon in enumerate(one.wagons, 1):
        pieces |= {name: card(f"wagon-{seat}-{n}", i, name) for i, name in enumerate(wagon)}
    pieces |= {name: card(f"hand-{seat}", i, name) for i, name in enumerate(one.hand) if name != BLANK}
    held = () if one.token is None or one.token == BLANK else (one.token,)
    pieces |= {name: token(f"tokens-{seat}", i, name) for i, name in enumerate((*one.shown, *held))}
    return pieces


def card(zone: str, i: int, name: str) -> Piece:
    worth = BOX.worth[CARDS.index(name)]
    return Piece(z=zone, i=i, k="card", name=Text("toy-card", {"card": name}), slots={"worth": str(worth)})


def token(zone: str, i: int, name: str) -> Piece:
    return Piece(z=zone, i=i, k="token", name=Text("toy-token", {"token": name}), slots={"name": name})
