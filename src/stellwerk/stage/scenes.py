"""From a match to what one viewer sees: the game's picture of the table they see, and every move judged."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import msgspec

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game
from stellwerk.kernel.match import Cost, Match
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.state import NONE, Event, State
from stellwerk.kernel.step import CLOCK, Aside
from stellwerk.kernel.table import Written, eyes_of
from stellwerk.kernel.vocabulary import Vocabulary
from stellwerk.stage.contract import Stage
from stellwerk.stage.parts import Kept, changes, together
from stellwerk.stage.wire import Act, Line, Offer, Patch, Picture, Scene, Text, Why, changed_strips


@dataclass(slots=True)
class Shot:
    """What one viewer sees at one moment, still in parts: the next one and its patch are made from these."""

    v: int
    seat: int | None
    picture: Picture
    prompt: Text
    rule: str
    waiting: list[int]
    over: bool
    acts: list[Act]
    undo: Cost = "no"
    tick_ms: int = 0
    tick_run: int = 0
    forced: bool = False
    since: int = 0


def shot(match: Match, seat: int | None, kept: Kept | None = None) -> Shot:
    """The table for one viewer now, with the moves of that seat."""
    kept = kept or Kept()
    table = match.table(seat)
    made = drawn(match.game, match.state, table, match.version, kept)
    if seat is not None:
        made.acts = judged(match.game, match.state, table, seat, kept)
        made.forced = is_forced(match.game, match.state, seat, made.acts)
        made.undo = match.cost_of(match.chosen(seat))
        made.since = match.last_move_of(seat)
    return closed(made) if match.closed else made


def closed(shot: Shot) -> Shot:
    """The players have stopped: the table as it lies, and nobody is asked."""
    shot.waiting, shot.acts, shot.over, shot.tick_ms, shot.rule, shot.forced = [], [], True, 0, "", False
    shot.prompt = Text("prompt-closed")
    strips = [msgspec.structs.replace(strip, state="waits") for strip in shot.picture.strips]
    shot.picture = msgspec.structs.replace(shot.picture, strips=strips)
    return shot


def is_forced(game: Game, s: State, seat: int, acts: list[Act]) -> bool:
    """Whether one answer is all that the seat can do: acts are few, so they are looked at first."""
    if not s.stack or len({act.move for act in acts if act.why is None}) != 1:
        return False
    return rules.only_answer(s, seat, game.aside) != NONE


def still(game: Game, s: State, seat: int | None, version: int, kept: Kept | None = None) -> Shot:
    """The table without moves: what spectators see."""
    return drawn(game, s, game.lay_out(s, eyes_of(seat)), version, kept or Kept())


def between(game: Game, s: State, seat: int | None, version: int, kept: Kept, old: Shot) -> Shot:
    """A frame on the way to the next moves: until it is there, what was wanted stays."""
    picture = stage_of(game).picture(game.lay_out(s, eyes_of(seat)), kept)
    return Shot(
        version,
        seat,
        picture,
        old.prompt,
        old.rule,
        old.waiting,
        not s.stack,
        old.acts,
        old.undo,
        forced=old.forced,
        since=old.since,
    )


def drawn(game: Game, s: State, table: Written, version: int, kept: Kept) -> Shot:
    picture = stage_of(game).picture(table, kept)
    step = s.stack[-1] if s.stack else None
    tick = step.clock(s) if step is not None else None
    return Shot(
        v=version,
        seat=table.seat,
        picture=picture,
        prompt=picture.prompt,
        rule=picture.rule,
        waiting=[asked for asked in rules.waiting(s) if asked != CLOCK],
        over=not s.stack,
        acts=[],
        tick_ms=0 if tick is None else tick.delay_ms,
        tick_run=0 if tick is None else tick.run,
    )


def scene(match: Match, seat: int | None, log: list[Line] | None = None) -> Scene:
    """The whole table for one viewer, with the moves of that seat."""
    return whole(shot(match, seat), log or [])


def whole(shot: Shot, log: list[Line], earlier: bool = False) -> Scene:
    """A shot as it is sent to somebody who has nothing yet."""
    return Scene(
        v=shot.v,
        seat=shot.seat,
        waiting=shot.waiting,
        pieces=together(shot.picture.parts),
        acts=shot.acts,
        sign=shot.picture.sign,
        prompt=shot.prompt,
        strips=shot.picture.strips,
        rule=shot.rule,
        sheet=shot.picture.sheet,
        over=shot.over,
        undo=shot.undo,
        tick_ms=shot.tick_ms,
        tick_run=shot.tick_run,
        forced=shot.forced,
        log=log,
        earlier=earlier,
        since=shot.since,
    )


def patch(old: Shot, new: Shot, log: list[Line]) -> Patch:
    """What changed, and nothing else; `log` are the lines that came."""
    was, now = old.picture, new.picture
    put, cut = changes(was.parts, now.parts)
    return Patch(
        base=old.v,
        v=new.v,
        put=put,
        cut=cut,
        waiting=None if old.waiting == new.waiting else new.waiting,
        acts=None if old.acts == new.acts else new.acts,
        sign=None if was.sign == now.sign else now.sign,
        prompt=None if old.prompt == new.prompt else new.prompt,
        strips=changed_strips(was.strips, now.strips),
        rule=None if old.rule == new.rule else new.rule,
        sheet=msgspec.UNSET if was.sheet == now.sheet else now.sheet,
        over=None if old.over == new.over else new.over,
        undo=None if old.undo == new.undo else new.undo,
        forced=None if old.forced == new.forced else new.forced,
        tick_ms=new.tick_ms,
        tick_run=new.tick_run,
        log=log,
        since=None if old.since == new.since else new.since,
    )


def acts(game: Game, s: State, seat: int) -> list[Act]:
    """Every offer of the open question: playable, or greyed with its reason."""
    return judged(game, s, game.lay_out(s, eyes_of(seat)), seat, Kept())


def judged(game: Game, s: State, table: Written, seat: int, kept: Kept) -> list[Act]:
    return [act(game, s, seat, offer) for offer in stage_of(game).offers(table, kept)]


@cache
def stage_of(game: Game) -> Stage[Written]:
    """Asked for at every picture, imported once."""
    stage: Stage[Written] = game.stage
    return stage


def act(game: Game, s: State, seat: int, offer: Offer) -> Act:
    reason = refusal(game, s, seat, offer)
    why = None if reason is None else Why(rule=reason.rule, text=Text(reason.key, dict(reason.params)))
    return Act(
        move=offer.move,
        text=offer.text,
        on=offer.on,
        group=offer.group,
        main=offer.main,
        last=offer.last,
        to=offer.to,
        order=offer.order,
        number=offer.number,
        why=why,
        aside=game.aside is not None and offer.number is None and is_aside(game.aside, game.vocabulary, offer.move),
    )


def is_aside(aside: Aside[Any], vocabulary: Vocabulary, text: str) -> bool:
    try:
        return aside.has(parsed(vocabulary, text))
    except Refused:
        return False


def refusal(game: Game, s: State, seat: int, offer: Offer) -> Refusal | None:
    """A number is offered from its lowest amount on: that one is judged for all."""
    text = offer.move if offer.number is None else offer.move.replace("{n}", str(offer.number.low))
    try:
        move = parsed(game.vocabulary, text)
    except Refused as refused:
        return refused.refusal
    return rules.judge(s, seat, move, game.aside)


@lru_cache(maxsize=1 << 16)
def parsed(vocabulary: Vocabulary, text: str) -> int:
    """The same few moves are offered again and again."""
    return vocabulary.parse(text)


def line(event: Event, version: int) -> Line:
    text = Text(f"log-{event.key}", event.params)
    return Line(v=version, text=text, round=event.round, turn=event.turn, gains=event.gains)
