"""Moves that are refused now, but that a player would look for: each of them once, so that the table can say why."""

from stellwerk.games.carnegie.model.components import (
    ALL_SPACES,
    FITTING,
    KIND_TYPE,
    SPACE_TYPE,
    SPACES,
    START_SPACES,
    TILE_COUNT,
)
from stellwerk.games.carnegie.model.ids import ANY, DONATIONS, HOUSING, PLACES, REGIONS, TABS, TILES
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.state import NONE


def refused_moves(s: CarnegieState, seat: int) -> list[str]:
    """Candidates only: the table takes those that the open question does not allow."""
    step = type(s.stack[-1]).__name__
    board = s.players[seat]
    if step == "UseDepartments":
        return departments(board) + (research() if board.points else [])
    if step == "SpendPoints":
        return research()
    if step == "Donate":
        return [f"donate {name}" for name in DONATIONS]
    if step == "Activate":
        return [f"activate {PLACES[place]}" for place in range(len(PLACES)) if board.lying[place]]
    if step == "Planning":
        return planning(s, board)
    if step == "Building":
        return building(board)
    if step == "FirstProject":
        return [f"build {TABS[HOUSING]} {SPACES[i]}" for i in START_SPACES]
    if step == "Giving":
        return [f"give {name} {REGIONS[0]}" for name in DONATIONS]
    return []


def departments(board: Player) -> list[str]:
    found = [place for place, kind in enumerate(board.kinds) if kind != NONE and KIND_TYPE[kind] != NONE]
    return [f"use {PLACES[place]}" for place in found]


def research() -> list[str]:
    return [f"develop {tab}" for tab in TABS] + [f"advance {region}" for region in REGIONS]


def planning(s: CarnegieState, board: Player) -> list[str]:
    """Every tile that lies out, on the cheapest free place."""
    free = [place for place, kind in enumerate(board.kinds) if kind == NONE]
    if not free:
        return [f"found {TILES[board.reserve]} {PLACES[s.parts.lobby]}"] if board.reserve != NONE else []
    place = PLACES[max(free, key=lambda one: (board.lying[one] > 0, -one))]
    kinds = [kind for kind in range(TILE_COUNT) if s.market[kind]]
    if board.reserve != NONE:
        kinds.append(board.reserve)
    return [f"found {TILES[kind]} {place}" for kind in dict.fromkeys(kinds)]


def building(board: Player) -> list[str]:
    """Every space, with the tab of its symbol; in small towns with one that has a disc."""
    discs = [tab for tab in range(4) if board.discs_on(tab)]
    out: list[str] = []
    for i in ALL_SPACES:
        tab = SPACE_TYPE[i] if SPACE_TYPE[i] != ANY else discs[0] if discs else HOUSING
        if i in FITTING[tab]:
            out.append(f"build {TABS[tab]} {SPACES[i]}")
    return out
