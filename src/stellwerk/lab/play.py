"""One game between bots: what is to be played, and what came of it."""

import json
import time

import msgspec

import stellwerk
from stellwerk.bots import bot, known_bots
from stellwerk.bots.simulate import MOST_MOVES, next_move
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import SEAT
from stellwerk.lab.rows import Row
from stellwerk.lab.trouble import Trouble


class Play(msgspec.Struct, frozen=True):
    """A game to be played. Its seed decides everything: the deal, and what the bots draw."""

    number: int  # within its folder
    game: str
    players: int
    bots: tuple[str, ...]  # by seat
    seed: int
    options: dict[str, str] = {}


class CannotPlay(Trouble):
    """A game that cannot be played, or not here."""


def played(play: Play) -> Row:
    """The game, played to its end by bots that see only their views."""
    for name in play.bots:
        if name not in known_bots():
            raise CannotPlay("lab-no-bot-there", bot=name, known=", ".join(known_bots()))
    begun = time.process_time()
    match = stellwerk.new(play.game, play.players, play.seed, play.options)
    seated = [bot(name) for name in play.bots]
    dice = Dice(play.seed + 1)
    while match.waiting and match.version < MOST_MOVES:
        match.play(*next_move(match, seated, dice))
    return row_of(play, match, time.process_time() - begun)


def row_of(play: Play, match: Match, seconds: float) -> Row:
    """What is kept of a finished match."""
    result = match.result
    if result is None:
        raise CannotPlay("lab-no-end", game=play.game, seed=play.seed)
    places = {rank.seat: rank.place for rank in result.ranking}
    scores = match.scores
    rounds, _ = match.state.when()
    return Row(
        number=play.number,
        game=play.game,
        rules=match.game.version,
        players=play.players,
        options=json.dumps(play.options, sort_keys=True),
        bots=list(play.bots),
        seed=play.seed,
        moves=match.version,
        seconds=round(seconds, 4),
        totals=[score.total for score in scores],
        places=[places[seat] for seat in range(play.players)],
        start=start_seat(match),
        sources=[dict(score.sources) for score in scores],
        rounds=rounds or None,
        log=[f"{seat} {move}" for seat, move in match.log],
    )


def start_seat(match: Match) -> int | None:
    """Who is first by the rules, where the set-up tells it: an event `first-…` with a seat, or with all in order."""
    for event in match.opening:
        if event.key.startswith("first-"):
            told = event.params.get("seat") or next(iter(event.params.get("seats", ())), None)
            if told in SEAT:
                return SEAT.index(told)
    return None
