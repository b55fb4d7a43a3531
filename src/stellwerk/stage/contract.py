"""What a game has to bring to be drawn: the contract between a game's `scene` room and every screen."""

from typing import Protocol, TypeVar

from stellwerk.stage.parts import Kept
from stellwerk.stage.wire import Board, Card, Offer, Picture, Shelf

Table_contra = TypeVar("Table_contra", contravariant=True)


class Stage(Protocol[Table_contra]):
    """One game on the screen. It is given tables as somebody sees them, never a state, so it cannot show what a viewer
    may not know. Whatever is made of a part of the table comes from `kept.part(draw, ...)`.
    """

    def board(self, table: Table_contra, /) -> Board:
        """Where everything lies, and what is printed there: sent once, no move changes it."""

    def picture(self, table: Table_contra, kept: Kept, /) -> Picture:
        """Pieces, sign, prompt and strips of the scene."""

    def offers(self, table: Table_contra, kept: Kept, /) -> list[Offer]:
        """All moves worth showing at the open question, legal or not: judge decides which are greyed, and why."""


class Explaining(Protocol[Table_contra]):
    """A stage that can also say what things are for."""

    def explain(self, table: Table_contra, kept: Kept, thing: str, /) -> Card | None:
        """What to tell about a thing on the screen, by its id (see `stage.explaining`); None: the house's own words."""


class Exhibiting(Protocol):
    """A stage that can show everything in the box."""

    def gallery(self) -> list[Shelf]:
        """All components with their pictures, as they come with the game."""
