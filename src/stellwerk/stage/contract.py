"""What a game has to bring to be drawn: the contract between a game's `scene` room and every screen."""

from typing import Protocol, TypeVar

from stellwerk.stage.wire import Board, Offer, Picture

View_contra = TypeVar("View_contra", contravariant=True)


class Stage(Protocol[View_contra]):
    """One game on the screen. It is given views, never a state, so it cannot show what a viewer may not know."""

    def board(self, view: View_contra, /) -> Board:
        """Where everything lies: sent once, and again only when it changes."""

    def picture(self, view: View_contra, /) -> Picture:
        """Pieces, sign, prompt and strips of the scene."""

    def offers(self, view: View_contra, /) -> list[Offer]:
        """All moves worth showing at the open question, legal or not: judge decides which are greyed, and why."""
