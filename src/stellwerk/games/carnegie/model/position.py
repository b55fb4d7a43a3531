"""A position: the whole state as JSON. What follows from the rest (supplies, incomes, events) is not written."""

from copy import deepcopy

from stellwerk.games.carnegie.model.components import CARDS, SPACES, STRIPS
from stellwerk.games.carnegie.model.ids import (
    ANDREW,
    DONATIONS,
    KINDS,
    NEUTRAL,
    PLACES,
    REGIONS,
    SEATS,
    SIDES,
    TABS,
    TILES,
    TYPES,
)
from stellwerk.games.carnegie.model.player import SOURCES, Player
from stellwerk.games.carnegie.model.state import PHASES, CarnegieState
from stellwerk.games.carnegie.rules.options import OPTIONS
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE


def write_position(s: CarnegieState) -> Json:
    """Exact: reading it gives the same state again, down to the generator."""
    out: Json = {
        "players": s.seats,
        "options": {o.id: deepcopy(s.options[o.id]) for o in OPTIONS if s.options[o.id] != o.default},
        "rng": {"key": s.rng.key.hex(), "count": s.rng.count},
        **write_table(s),
    }
    if s.seats == 1:
        out["andrew"] = {**write_andrew(s), "deck": [CARDS[card] for card in s.deck]}
    return out


def write_table(s: CarnegieState) -> Json:
    """What lies open: the same for every seat."""
    return {
        "learnt": s.learnt,
        "round": s.round,
        "phase": PHASES[s.phase],
        "acted": s.acted,
        "first": SEATS[s.first],
        "strips": [STRIPS[strip] for strip in s.strips],
        "markers": by_name(TYPES, s.markers),
        "action": None if s.action == NONE else TYPES[s.action],
        "type": None if s.turn_type == NONE else TYPES[s.turn_type],
        "opened": s.opened,
        "diagonal": s.diagonal,
        "payroll": s.payroll,
        "uses": by_name(PLACES, s.left, True),
        "market": by_name(TILES, s.market, True),
        "spaces": {SPACES[i]: disc_name(disc) for i, disc in enumerate(s.spaces) if disc != NONE},
        "neutral_donations": donation_names(s.neutral_donations),
        "seats": [write_seat(board) for board in s.players],
        "steps": [{"step": type(step).__name__, **step.data()} for step in s.stack],
    }


def by_name(names: list[str], numbers: list[int], filled: bool = False) -> Json:
    return {names[i]: n for i, n in enumerate(numbers) if n or not filled}


def disc_name(disc: int) -> str:
    """Whose disc, and from which tab."""
    if disc == NEUTRAL:
        return "neutral"
    if disc == ANDREW:
        return "andrew"
    return f"{SEATS[disc >> 2]} {TABS[disc & 3]}"


def donation_names(mask: int) -> list[str]:
    return [name for i, name in enumerate(DONATIONS) if mask >> i & 1]


def write_seat(board: Player) -> Json:
    return {
        "money": board.money,
        "goods": board.goods,
        "vp": by_name(SOURCES, board.vp),
        "joker": board.joker,
        "reserve": None if board.reserve == NONE else TILES[board.reserve],
        "donations": donation_names(board.donations),
        "points": board.points,
        "steps": board.steps,
        "departments": {PLACES[i]: KINDS[kind] for i, kind in enumerate(board.kinds) if kind != board.parts.company[i]},
        "standing": by_name(PLACES, board.standing, True),
        "lying": by_name(PLACES, board.lying, True),
        "missions": by_name(REGIONS, board.missions),
        "track": {region: board.track[i] + 1 for i, region in enumerate(REGIONS)},
        "sides": {tab: SIDES[board.sides[i]] for i, tab in enumerate(TABS)},
        "pulled": by_name(TABS, board.pulled),
    }


def write_andrew(s: CarnegieState) -> Json:
    return {
        "played": [CARDS[card] for card in s.played],
        "shift": s.shift,
        "vp": s.andrew_vp,
        "track": {region: s.andrew_track[i] + 1 for i, region in enumerate(REGIONS)},
        "donations": donation_names(s.andrew_donations),
        "departments": [TILES[kind] for kind in s.andrew_tiles],
    }
