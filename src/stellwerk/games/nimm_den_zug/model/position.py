"""A position: the whole state as JSON. Reading it gives the same state again, down to the generator."""

from stellwerk.games.nimm_den_zug.model.ids import (
    CARDS,
    GOALS,
    LOCOS,
    METHODS,
    SEATS,
)
from stellwerk.games.nimm_den_zug.model.state import PHASES, SOURCES, NimmState, Player
from stellwerk.games.nimm_den_zug.rules.moves import VOCABULARY
from stellwerk.games.nimm_den_zug.rules.options import OPTIONS
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE


def names(ids: list[str], mask: int) -> list[str]:
    return [ids[i] for i in range(len(ids)) if mask >> i & 1]


def listed(ids: list[str], chosen: list[int]) -> list[str]:
    return [ids[i] for i in chosen]


def maybe(ids: list[str], chosen: int) -> str | None:
    return None if chosen == NONE else ids[chosen]


def amounts(bids: list[int]) -> list[int | None]:
    return [None if bid == NONE else bid for bid in bids]


def write_position(s: NimmState) -> Json:
    """Exact: reading it gives the same state again, down to the generator."""
    changed = {o.id: s.options[o.id] for o in OPTIONS if s.options[o.id] != o.default}
    return {
        "players": s.seats,
        "options": changed,
        "rng": {"key": s.rng.key.hex(), "count": s.rng.count},
        "learnt": s.learnt,
        "round": s.round,
        "phase": PHASES[s.phase],
        "start": SEATS[s.start],
        "turn": maybe(SEATS, s.turn),
        "steps": [type(step).__name__ for step in s.stack],
        "seats": [write_seat(s, seat) for seat in range(s.seats)],
        **write_auction(s),
        **write_wagons(s),
    }


def write_auction(s: NimmState) -> Json:
    return {
        "method": maybe(METHODS, s.method),
        "methods": listed(METHODS, s.methods),
        "auctions": s.auctions,
        "nominal": SEATS[s.nominal],
        "starter": SEATS[s.starter],
        "loco_stack": listed(LOCOS, s.loco_stack[::-1]),
        "set_aside": listed(LOCOS, s.set_aside),
        "seen": names(LOCOS, s.seen),
        "revealed": listed(LOCOS, s.revealed),
        "facedown": s.facedown,
        "lot": maybe(LOCOS, s.lot),
        "bid": s.bid,
        "leader": maybe(SEATS, s.leader),
        "passed": names(SEATS, s.passed),
        "count": s.count,
        "bids": amounts(s.bids),
        "shown": amounts(s.shown),
        "tied": names(SEATS, s.tied),
        "choice_order": listed(SEATS, s.choice_order),
        "unsettled": names(SEATS, s.unsettled),
    }


def write_wagons(s: NimmState) -> Json:
    return {
        "wagon_stack": listed(CARDS, s.wagon_stack[::-1]),
        "display": [maybe(CARDS, card) for card in s.display],
        "discards": listed(CARDS, s.discards),
        "box": listed(CARDS, s.box),
        "longer": s.longer,
        "passes": s.passes,
        "replaced": s.replaced,
        "replacing": [CARDS[card] for i, card in enumerate(s.display) if s.replacing >> i & 1],
        "fresh": [CARDS[card] for i, card in enumerate(s.display) if s.fresh >> i & 1 and card != NONE],
        "profits": [by_train[:] for by_train in s.profits],
    }


def write_seat(s: NimmState, seat: int) -> Json:
    p = s.players[seat]
    answer = s.answers[seat]
    return {
        "money": p.money,
        "ledger": dict(zip(SOURCES, p.ledger)),
        "goals": names(GOALS, p.goals),
        "used": names(GOALS, p.used),
        "goal_hand": names(GOALS, p.goal_hand),
        "took": p.took,
        "tile": p.tile or None,
        "hand": listed(LOCOS, p.hand),
        "kept": listed(LOCOS, p.kept),
        "trains": [write_train(p, train) for train in range(len(p.locos))],
        "answer": None if answer == NONE else VOCABULARY.text(answer),
    }


def write_train(p: Player, train: int) -> Json:
    return {
        "loco": LOCOS[p.locos[train]],
        "substitute": p.is_substitute(train),
        "plus": p.plus == train,
        "wagons": listed(CARDS, p.wagons[train]),
    }
