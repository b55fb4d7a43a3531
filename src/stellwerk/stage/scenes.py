"""From a match to what one viewer sees: the game's picture of the table they see, and every move judged."""

from dataclasses import dataclass
from functools import cache, lru_cache

import msgspec

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Score
from stellwerk.kernel.match import Cost, Match
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import Event, State
from stellwerk.kernel.step import CLOCK
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


def shot(match: Match, seat: int | None, kept: Kept | None = None) -> Shot:
    """The table for one viewer now, with the moves of that seat."""
    kept = kept or Kept()
    table = match.table(seat)
    made = drawn(match.game, match.state, table, match.version, kept)
    if seat is not None:
        made.acts = judged(match.game, match.state, table, seat, kept)
        made.undo = match.undo_cost(seat)
    return made


def still(game: Game, s: State, seat: int | None, version: int, kept: Kept | None = None) -> Shot:
    """The table without moves: what spectators see."""
    return drawn(game, s, game.lay_out(s, eyes_of(seat)), version, kept or Kept())


def between(game: Game, s: State, seat: int | None, version: int, kept: Kept, old: Shot) -> Shot:
    """A frame on the way to the next moves: until it is there, what was wanted stays."""
    picture = stage_of(game).picture(game.lay_out(s, eyes_of(seat)), kept)
    return Shot(version, seat, picture, old.prompt, old.rule, old.waiting, not s.stack, old.acts, old.undo)


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
        log=log,
        earlier=earlier,
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
        tick_ms=new.tick_ms,
        tick_run=new.tick_run,
        log=log,
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
        number=offer.number,
        why=why,
    )


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
    return Line(v=version, text=Text(f"log-{event.key}", event.params), round=event.round, turn=event.turn)


def lens(game: Game, table: Written, seat: int, move: str) -> tuple[Score, Score]:
    """The seat's score before and after a move, in a world that fits what it sees: it cannot betray a secret."""
    s = game.take_in(table, seeded("lens"))
    before = game.scores(s)[seat]
    number = game.vocabulary.parse(move)
    if rules.judge(s, seat, number, game.aside) is not None:
        return before, before
    rules.play(s, seat, number, game.aside)
    return before, game.scores(s)[seat]
