"""What one viewer is shown of a move: one patch for every event that they may hear of and can see."""

from typing import NamedTuple

from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Match
from stellwerk.kernel.state import Ear, Event, State
from stellwerk.stage.parts import Kept
from stellwerk.stage.scenes import Shot, line, patch, same_table, shot, still, whole
from stellwerk.stage.wire import Line, Patch, Scene, Text


class Told(NamedTuple):
    """An event of the game, with the version at which it happened."""

    v: int
    event: Event


class Frame(NamedTuple):
    """The table right after an event, and the lines of the log since the frame before."""

    shot: Shot
    log: list[Line]
    pause: bool


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
    final = shot(match, seat, kept)
    shown, log = frames(old, match, ear, seat, kept)
    pause = False
    if shown and same_table(shown[-1].shot, final):
        last = shown.pop()
        log, pause = last.log + log, last.pause
    shown.append(Frame(final, log, pause))
    out: list[Patch] = []
    before = old
    for i, frame in enumerate(shown):
        made = patch(before, frame.shot, frame.log)
        made.frame = i
        made.last = frame.shot is final
        made.pause = frame.pause
        if frame.pause:
            made.sheet = frame.shot.picture.sheet
        out.append(made)
        before = frame.shot
    return out, final


def frames(old: Shot, match: Match, ear: Ear, seat: int | None, kept: Kept) -> tuple[list[Frame], list[Line]]:
    """The table after every audible event that shows, and the lines told after the last one.

    What is wanted next is only known at the end of the move.
    """
    out: list[Frame] = []
    log: list[Line] = []
    before = old
    for event, state in zip(ear.events, ear.frames):
        if not event.heard_by(seat):
            continue
        log.append(line(event, match.version))
        made = still(match.game, state, seat, match.version, kept)
        made.waiting, made.prompt, made.rule = old.waiting, old.prompt, old.rule
        made.tick_ms = made.tick_run = 0
        made.acts, made.undo = old.acts, old.undo
        pause = event.key in match.game.milestones and made.picture.sheet is not None
        if pause or not same_table(before, made):
            out.append(Frame(made, log, pause))
            before, log = made, []
    return out, log
