"""What one viewer is shown of a move: one patch for every event that they may hear of and can see."""

from typing import NamedTuple

from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Match
from stellwerk.kernel.state import Ear, Event, State
from stellwerk.stage.scenes import line, scene, still
from stellwerk.stage.wire import Line, Patch, Scene, Text, diff


class Told(NamedTuple):
    """An event of the game, with the version at which it happened."""

    v: int
    event: Event


class Shot(NamedTuple):
    scene: Scene
    pause: bool


def lines(told: list[Told], seat: int | None, until: int | None = None) -> list[Line]:
    """The log as a seat reads it."""
    heard = [one for one in told if one.event.heard_by(seat)]
    return [line(one.event, one.v) for one in heard if until is None or one.v <= until]


def moment(game: Game, s: State, v: int, seat: int | None, told: list[Told], earlier: bool = False) -> Scene:
    """The table as it lay then, without moves."""
    made = still(game, s, seat, v, lines(told, seat, v))
    made.earlier = earlier
    return made


def blank(v: int, seat: int | None, reason: Text, over: bool, log: list[Line]) -> Scene:
    """A table that can only be read about."""
    return Scene(v, seat, waiting=[], pieces={}, acts=[], sign=[], prompt=reason, strips=[], over=over, log=log)


def patches(old: Scene, match: Match, ear: Ear, seat: int | None) -> tuple[list[Patch], Scene]:
    """The steps from the scene a viewer has to the one after the move, and that scene."""
    shots = visible(old, frames(old, match, ear, seat))
    log = shots_log(old, ear, seat, match.version)
    final = scene(match, seat, log)
    final.earlier = old.earlier
    pause = False
    if shots and same_table(shots[-1].scene, final):
        pause = shots.pop().pause
    shots.append(Shot(final, pause))
    out: list[Patch] = []
    before = old
    for i, shot in enumerate(shots):
        patch = diff(before, shot.scene)
        patch.frame = i
        patch.last = shot.scene is final
        patch.pause = shot.pause
        if shot.pause:
            patch.sheet = shot.scene.sheet
        out.append(patch)
        before = shot.scene
    return out, final


def shots_log(old: Scene, ear: Ear, seat: int | None, version: int) -> list[Line]:
    return old.log + [line(event, version) for event in ear.events if event.heard_by(seat)]


def frames(old: Scene, match: Match, ear: Ear, seat: int | None) -> list[Shot]:
    """The table right after every audible event. What is wanted next is only known at the end of the move."""
    log = old.log
    out: list[Shot] = []
    for event, state in zip(ear.events, ear.frames):
        if not event.heard_by(seat):
            continue
        log = [*log, line(event, match.version)]
        shot = still(match.game, state, seat, match.version, log)
        shot.waiting, shot.prompt, shot.rule = old.waiting, old.prompt, old.rule
        shot.tick_ms = shot.tick_run = 0
        shot.acts, shot.undo = old.acts, old.undo
        out.append(Shot(shot, is_pause(match.game, event, shot)))
    return out


def is_pause(game: Game, event: Event, shot: Scene) -> bool:
    return event.key in game.milestones and shot.sheet is not None


def visible(old: Scene, shots: list[Shot]) -> list[Shot]:
    """Without those that change nothing to look at: their line comes with the next."""
    out: list[Shot] = []
    before = old
    for shot in shots:
        if shot.pause or not same_table(before, shot.scene):
            out.append(shot)
            before = shot.scene
    return out


def same_table(a: Scene, b: Scene) -> bool:
    return (
        a.pieces == b.pieces and a.strips == b.strips and a.sign == b.sign and a.sheet == b.sheet and a.over == b.over
    )
