"""Whatever is on the screen can be asked what it is: by its id, and answered with a card.

A piece and a zone are asked for by their own ids; the rest has a kind before it: `region:ID`, `seat:SEAT` (a plate),
`figure:SEAT:INDEX` (one of its numbers), `sign:INDEX` (a line of the sign) and `source:ID` (a row of the scores).
"""

import re
from typing import Any, Literal, NamedTuple

import msgspec

from stellwerk.kernel.state import NONE, SEAT
from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Act, Args, Board, Card, Figure, Picture, Piece, Strip, Text, Why

Kind = Literal["piece", "zone", "region", "seat", "figure", "sign", "source"]
GUESS = "note-guess"  # a piece's note that one of its values is reconstructed
TOTAL = "total"  # the last row of the scores
WHOLE = re.compile("-1|[0-9]{1,3}")  # -1: the plate of the opponent of the rules, who has no seat


class Thing(NamedTuple):
    """What an id stands for on one screen."""

    kind: Kind
    id: str  # without its kind
    name: Text
    piece: Piece | None = None
    figure: Figure | None = None
    seat: int = NONE  # of a plate or a figure
    n: int = NONE  # of a figure or a line of the sign


def thing_at(thing: str, picture: Picture, board: Board) -> Thing | None:
    for part in picture.parts:
        if thing in part:
            return Thing("piece", thing, part[thing].name, part[thing])
    if thing in board.printed:
        return Thing("piece", thing, board.printed[thing].name, board.printed[thing])
    zones = [zone for region in board.wide for zone in region.zones if zone.id == thing]
    return Thing("zone", thing, zones[0].name) if zones else beside(thing, picture, board)


def beside(thing: str, picture: Picture, board: Board) -> Thing | None:
    """What is no piece and no zone."""
    kind, _, rest = thing.partition(":")
    if kind == "region":
        found = [region for region in [*board.wide, *board.narrow] if region.id == rest]
        return Thing("region", rest, found[0].name) if found else None
    if kind == "source":
        return Thing("source", rest, Text(f"source-{rest}")) if rest else None
    numbers = [int(one) for one in rest.split(":") if WHOLE.fullmatch(one)]
    if kind == "sign" and len(numbers) == 1 and 0 <= numbers[0] < len(picture.sign):
        return Thing("sign", rest, picture.sign[numbers[0]], n=numbers[0])
    strip = next((one for one in picture.strips if numbers[:1] == [one.seat]), None)
    if strip is None:
        return None
    if kind == "seat":
        return Thing("seat", rest, strip.name or Text("about-seat", {"seat": SEAT[strip.seat]}), seat=strip.seat)
    if kind == "figure" and len(numbers) == 2 and 0 <= numbers[1] < len(strip.figures):
        figure = strip.figures[numbers[1]]
        return Thing("figure", rest, figure.name, figure=figure, seat=strip.seat, n=numbers[1])
    return None


def explained(stage: Any, table: Any, kept: Kept, thing: str) -> Card | None:
    """The card of a thing: the house's about what all games share, the game's about its own things."""
    picture: Picture = kept.part(stage.picture, table, kept)  # asked for again by the game, and for the next thing
    if thing == f"source:{TOTAL}":
        return Card(name=Text("about-total"), what=[Text("about-total-what")])
    found = thing_at(thing, picture, kept.part(stage.board, table))
    if found is None:
        return None
    if found.kind == "seat":
        return plate_card(found, next(strip for strip in picture.strips if strip.seat == found.seat))
    card: Card | None = stage.explain(table, kept, thing) if hasattr(stage, "explain") else None
    return with_origin(card or bare_card(found))


def with_origin(card: Card) -> Card:
    """That a value is reconstructed is for those who look closely: it is no number of now."""
    guesses = [note for note in [*card.what, *card.now] if note.m == GUESS]
    if not guesses:
        return card
    what, now = ([note for note in notes if note.m != GUESS] for notes in (card.what, card.now))
    return msgspec.structs.replace(card, what=what, now=now, origin=[*card.origin, *guesses])


def plate_card(thing: Thing, strip: Strip) -> Card:
    """A plate tells its figures one by one: whoever comes by keyboard reads them all here."""
    figures = [Text("about-figure", {"name": as_arg(figure.name), "value": amount(figure)}) for figure in strip.figures]
    what = Text("about-rival-what") if strip.name else Text("about-seat-what")
    return Card(name=thing.name, what=[what], now=[*strip.notes, *figures])


def bare_card(thing: Thing) -> Card:
    """What the scene itself says about a thing: its name, and a piece's notes."""
    return Card(name=thing.name, what=thing.piece.notes if thing.piece else [])


def amount(figure: Figure) -> Any:
    if figure.value is None:
        return "about-secret"
    return {"m": figure.unit, "a": {"n": figure.value}} if figure.unit else figure.value


def as_arg(text: Text) -> Args:
    return {"m": text.m, "a": text.a}


def reasons(acts: list[Act], thing: str) -> list[Why]:
    """Why a thing cannot be used now: what the rules say of every move that names it, if they refuse them all."""
    named = [act for act in acts if thing in act.on]
    if any(act.why is None for act in named):
        return []
    out: list[Why] = []
    for act in named:
        if act.why is not None and act.why not in out:
            out.append(act.why)
    return out


def things(picture: Picture, board: Board, sources: list[str]) -> list[str]:
    """Everything that can be pointed at on one screen."""
    pieces = dict.fromkeys([*board.printed, *(name for part in picture.parts for name in part)])
    zones = [zone.id for region in board.wide for zone in region.zones]
    regions = dict.fromkeys(f"region:{region.id}" for region in [*board.wide, *board.narrow])
    plates = [f"seat:{strip.seat}" for strip in picture.strips]
    figures = [f"figure:{strip.seat}:{i}" for strip in picture.strips for i in range(len(strip.figures))]
    signs = [f"sign:{i}" for i in range(len(picture.sign))]
    return [*pieces, *zones, *regions, *plates, *figures, *signs, *(f"source:{one}" for one in [*sources, TOTAL])]
