"""What one viewer is shown of a move: one patch for every event that they may hear of and can see."""

from typing import NamedTuple

from msgspec import UNSET

from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Match
from stellwerk.kernel.state import Ear, Event, State
from stellwerk.stage.parts import Kept
from stellwerk.stage.scenes import Shot, between, line, patch, shot, still, whole
from stellwerk.stage.wire import Line, Patch, Scene, Text


class Told(NamedTuple):
    """An event of the game, with the version at which it happened."""

    v: int
    event: Event


def lines(told: list[Told], seat: int | None, until: int | None = None) -> list[Line]:
    """The log as a seat reads it."""
    heard = [one for one in told if one.event.heard_by(seat)]
    return [line(one.event, one.v) for one in heard if until is None or one.v <= until]


def moment(game: Game, s: State, v: int, seat: int | None, told: list[Told], earlier: bool = False) -> Scene:
    """The table as it lay then, without moves."""
    return whole(still(game, s, seat, v), lines(told, seat, v), earlier)


def blank(v: int, seat: int | None, reason: Text, over: bool, log: list[Line], earlier: bool = False) -> Scene:
    """A table that can only be read about."""
    return Scene(
        v, seat, waiting=[], pieces={}, acts=[], sign=[], prompt=reason, strips=[], over=over, log=log, earlier=earlier
    )


def patches(old: Shot, match: Match, ear: Ear, seat: int | None, kept: Kept) -> tuple[list[Patch], Shot]:
    """The steps from what a viewer has to what they see after the move, and that."""
    out, before, log = frames(old, match, ear, seat, kept)
    final = shot(match, seat, kept)
    last = patch(before, final, log)
    if out and not shows(last):
        last = joined(out.pop(), last)
    out.append(last)
    for i, made in enumerate(out):
        made.frame = i
        made.last = made is last
    return out, final


def frames(old: Shot, match: Match, ear: Ear, seat: int | None, kept: Kept) -> tuple[list[Patch], Shot, list[Line]]:
    """A patch for every audible event that shows, the last of these frames, and the lines told after it.

    What is wanted next is only known at the end of the move; what the last event shows is seen there, too, unless it
    stops the show.
    """
    out: list[Patch] = []
    log: list[Line] = []
    before = old
    heard = [told for told in zip(ear.events, ear.frames) if told[0].heard_by(seat)]
    for event, state in heard:
        log.append(line(event, match.version))
        if event is heard[-1][0] and event.key not in match.game.milestones:
            break
        frame = between(match.game, state, seat, match.version, kept, old)
        made = patch(before, frame, log)
        made.pause = event.key in match.game.milestones and frame.picture.sheet is not None
        if made.pause:
            made.sheet = frame.picture.sheet
        if made.pause or shows(made):
            out.append(made)
            before, log = frame, []
    return out, before, log


def shows(made: Patch) -> bool:
    """Whether anything on the table changes."""
    seen = made.put or made.cut or made.strips is not None or made.sign is not None or made.over is not None
    return bool(seen) or made.sheet is not UNSET


def joined(frame: Patch, last: Patch) -> Patch:
    """The last frame, with what is wanted after it: on the table nothing changed between the two."""
    last.base, last.put, last.cut, last.log = frame.base, frame.put, frame.cut, frame.log + last.log
    last.strips, last.sign, last.sheet, last.over = frame.strips, frame.sign, frame.sheet, frame.over
    last.pause = frame.pause
    return last
