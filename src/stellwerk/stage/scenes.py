"""From a match to what one viewer sees: the game's picture of that view, and every move judged."""

from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Game, Json, Score
from stellwerk.kernel.match import Match
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import Event, State
from stellwerk.kernel.step import CLOCK
from stellwerk.stage.contract import Stage
from stellwerk.stage.wire import Act, Line, Offer, Scene, Text, Why


def scene(match: Match, seat: int | None, log: list[Line] | None = None) -> Scene:
    """The whole table for one viewer, with the moves of that seat."""
    made = still(match.game, match.state, seat, match.version, log or [])
    if seat is not None:
        made.acts = acts(match.game, match.state, seat)
        made.undo = match.undo_cost(seat)
    return made


def still(game: Game, s: State, seat: int | None, version: int, log: list[Line]) -> Scene:
    """The table without moves: what spectators see, and every frame between two moves."""
    stage: Stage[Json] = game.stage
    picture = stage.picture(game.view(s, seat))
    step = s.stack[-1] if s.stack else None
    tick = step.clock(s) if step is not None else None
    return Scene(
        v=version,
        seat=seat,
        waiting=[asked for asked in rules.waiting(s) if asked != CLOCK],
        pieces=picture.pieces,
        acts=[],
        sign=picture.sign,
        prompt=picture.prompt,
        strips=picture.strips,
        rule=picture.rule,
        sheet=picture.sheet,
        over=not s.stack,
        tick_ms=0 if tick is None else tick.delay_ms,
        tick_run=0 if tick is None else tick.run,
        log=log,
    )


def acts(game: Game, s: State, seat: int) -> list[Act]:
    """Every offer of the open question: playable, or greyed with its reason."""
    stage: Stage[Json] = game.stage
    return [judged(game, s, seat, offer) for offer in stage.offers(game.view(s, seat))]


def judged(game: Game, s: State, seat: int, offer: Offer) -> Act:
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
        move = game.vocabulary.parse(text)
    except Refused as refused:
        return refused.refusal
    return rules.judge(s, seat, move, game.aside)


def line(event: Event, version: int) -> Line:
    return Line(v=version, text=Text(f"log-{event.key}", event.params))


def lens(game: Game, view: Json, seat: int, move: str) -> tuple[Score, Score]:
    """The seat's score before and after a move, worked out in a world that fits its view: it cannot betray a secret."""
    s = game.resample(view, seeded("lens"))
    before = game.scores(s)[seat]
    number = game.vocabulary.parse(move)
    if rules.judge(s, seat, number, game.aside) is not None:
        return before, before
    rules.play(s, seat, number, game.aside)
    return before, game.scores(s)[seat]
