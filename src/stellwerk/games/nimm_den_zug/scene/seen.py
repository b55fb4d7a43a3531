"""A table that is being drawn, and what the rules can tell of it."""

from typing import Final, NamedTuple

import msgspec

from stellwerk.games.nimm_den_zug.model.components import TRAINS, Components, components
from stellwerk.games.nimm_den_zug.model.ids import SEATS
from stellwerk.games.nimm_den_zug.model.rulings import Rulings
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.model.table import Options, Seat, Table, Train
from stellwerk.games.nimm_den_zug.model.take_in import Rest, options_by_name, take_in_train
from stellwerk.games.nimm_den_zug.rules.pass_on import draft_price
from stellwerk.games.nimm_den_zug.rules.scoring import profits
from stellwerk.games.nimm_den_zug.rules.steps import STEPS
from stellwerk.games.nimm_den_zug.scene.cards import Cards
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE
from stellwerk.stage.parts import Kept

NO_CHANCE: Final = Rng(b"", 0)


class Box(NamedTuple):
    """What never changes at a table: the values on its components, its rulings, and how the cards look."""

    c: Components
    r: Rulings
    cards: Cards


class Standing(msgspec.Struct, frozen=True):
    """How everybody stands: on this it depends who is asked. No part of it is a secret."""

    step: str  # the open question; "" when the game is over
    players: int
    start: str | None
    nominal: str | None
    starter: str | None
    turn: str | None
    leader: str | None
    passed: tuple[str, ...]
    turned_up: bool
    lacking: tuple[int, ...]  # who has not got three locomotives
    answered: tuple[int, ...]


class Seen(NamedTuple):
    """A table as somebody sees it."""

    table: Table
    kept: Kept
    box: Box
    now: Standing
    asked: tuple[int, ...]
    me: int | None

    @property
    def own(self) -> Seat:
        """The viewer's own things: only for whoever has a seat."""
        assert self.me is not None
        return self.table.seats[self.me]


def look(table: Table, kept: Kept) -> Seen:
    return kept.once(look_at, table)


def look_at(table: Table, kept: Kept) -> Seen:
    things = kept.part(box, table.options)
    now = standing(table)
    return Seen(table, kept, things, now, kept.part(asked, now, things), table.seat)


def box(options: Options) -> Box:
    c = components(options.components)
    return Box(c, Rulings(options_by_name(options)), Cards(c))


def seat_of(name: str | None) -> int:
    return NONE if name is None else SEATS.index(name)


# --- who is asked -------------------------------------------------------------


def standing(table: Table) -> Standing:
    return Standing(
        table.steps[-1] if table.steps else "",
        table.players,
        table.start,
        table.nominal,
        table.starter,
        table.turn,
        table.leader,
        table.passed,
        bool(table.revealed),
        tuple([seat for seat, one in enumerate(table.seats) if len(one.trains) < TRAINS]),
        tuple([seat for seat, one in enumerate(table.seats) if one.answer is not None]),
    )


def asked(now: Standing, box: Box) -> tuple[int, ...]:
    """Who has to answer now."""
    if not now.step:
        return ()
    s = NimmState(now.players, NO_CHANCE, box.c, box.r, {})
    s.start, s.nominal, s.starter = seat_of(now.start), seat_of(now.nominal), seat_of(now.starter)
    s.turn, s.leader = seat_of(now.turn), seat_of(now.leader)
    s.passed = sum(1 << SEATS.index(name) for name in now.passed)
    s.revealed = [NONE] if now.turned_up else []
    s.still = now.lacking
    for seat in now.answered:
        s.answers[seat] = 0
    return STEPS[now.step].seats(s)


# --- what trains are worth ----------------------------------------------------


def alone(trains: tuple[Train, ...], box: Box) -> NimmState:
    """A table with nothing but one player's trains."""
    s = NimmState(1, NO_CHANCE, box.c, box.r, {})
    s.sit_down()
    rest = Rest(None)
    for train, one in enumerate(trains):
        take_in_train(s, s.players[0], train, one, "trains", rest)
    return s


def earned(trains: tuple[Train, ...], box: Box) -> tuple[int, ...]:
    """What each of the trains would pay if the round ended now."""
    return tuple(profits(alone(trains, box), 0))


def draft_cost(trains: tuple[Train, ...], box: Box) -> int:
    """What the locomotives of a draft cost together."""
    return draft_price(alone(trains, box), 0)
