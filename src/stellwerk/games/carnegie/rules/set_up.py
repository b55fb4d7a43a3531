"""The set-up: timeline, market, neutral discs, companies (rulebook: Spielaufbau)."""

from collections.abc import Mapping
from typing import Any

from stellwerk.games.carnegie.model.components import (
    BASE_KINDS,
    COPIES,
    KIND_TYPE,
    REMOVED,
    STRIPS,
    TILE_COUNT,
)
from stellwerk.games.carnegie.model.parts import parts_for
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.rulings import Rulings
from stellwerk.games.carnegie.model.state import PROJECTS_PHASE, SIDES_PHASE, CarnegieState
from stellwerk.games.carnegie.rules.andrew import shuffle_deck
from stellwerk.games.carnegie.rules.neutral_discs import lay_neutral_discs, tell_neutral_discs
from stellwerk.games.carnegie.rules.timeline import COURSE
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import SEAT

ROWS = 4
KINDS_OF_A_TYPE = 4


def empty_table(players: int, rng: Rng, options: dict[str, Any]) -> CarnegieState:
    """Everybody has a company; nothing else lies on the table."""
    s = CarnegieState(players, rng, options, Rulings(options), parts_for(options["components"]))
    s.players = [Player(s.parts) for _ in range(players)]
    s.own_boards = (1 << players) - 1
    s.clear()
    for board in s.players:
        board.sit_down(1 if s.rulings.side_b else 0)
    return s


def set_up(players: int, rng: Rng, options: Mapping[str, Any]) -> CarnegieState:
    s = empty_table(players, rng, dict(options))
    lay_timeline(s)
    lay_market(s)
    s.first = s.turn = first_player(s, str(options["start"]))
    hand_out_jokers(s)
    if players == 1:
        shuffle_deck(s, rng, str(options["level"]))
    if s.rulings.choose_sides:  # sides are chosen before anybody knows which spaces will be taken
        s.phase = SIDES_PHASE
    else:
        lay_neutral_discs(s)
        s.phase = PROJECTS_PHASE
    s.push(COURSE)
    return s


def tell_set_up(s: CarnegieState) -> None:
    """CA-2.4, CA-2.6, CA-2.7: who begins and why, the only joker, the neutral discs."""
    if s.seats > 1:
        s.tell("first-by-lot" if s.options["start"] == "random" else "first-by-choice", seat=SEAT[s.first])
    holders = [seat for seat in range(s.seats) if s.players[seat].joker]
    if len(holders) == 1:
        s.tell("joker-given", seat=SEAT[holders[0]])
    tell_neutral_discs(s)


def lay_timeline(s: CarnegieState) -> None:
    """CA-2.1: four of eight strips, each with a random side up."""
    strips = list(range(len(STRIPS) // 2))
    s.rng.shuffle(strips)
    s.strips = [2 * strip + s.rng.below(2) for strip in strips[:ROWS]]


def kinds_in_play(s: CarnegieState) -> list[int]:
    """CA-2.3: the tiles before any are removed."""
    choice = s.options["departments"]
    if choice == "base":
        return list(range(BASE_KINDS)) * COPIES
    if choice == "open-bar":
        return list(range(TILE_COUNT))
    out: list[int] = []
    for of_type in range(ROWS):
        kinds = [kind for kind in range(TILE_COUNT) if KIND_TYPE[kind] == of_type]
        s.rng.shuffle(kinds)
        out += kinds[:KINDS_OF_A_TYPE] * COPIES
    return out


def lay_market(s: CarnegieState) -> None:
    tiles = kinds_in_play(s)
    s.rng.shuffle(tiles)
    for kind in tiles[REMOVED[s.seats - 1] :]:
        s.market[kind] += 1
    s.tile_box = [kind for kind in range(TILE_COUNT) for _ in range(COPIES - s.market[kind])]


def first_player(s: CarnegieState, choice: str) -> int:
    """Drawn by lot, or the seat that the host chose."""
    if choice == "random":
        return s.rng.below(s.seats) if s.seats > 1 else 0
    seat = int(choice.removeprefix("seat-")) - 1
    if seat >= s.seats:
        known = ", ".join(["random", *[f"seat-{n + 1}" for n in range(s.seats)]])
        raise Refused(Refusal("kernel", "option-choice", {"option": "start", "value": choice, "known": known}))
    return seat


def has_joker(s: CarnegieState, seat: int) -> bool:
    """CA-2.7: with four players everybody begins with one, with three only the third (or everybody, by ruling)."""
    if s.seats != 3 or s.rulings.three_jokers:
        return s.seats >= 3
    began = s.first - (s.round - 1)  # the first player of round 1
    return seat == (began + 2) % 3


def hand_out_jokers(s: CarnegieState) -> None:
    for seat, board in enumerate(s.players):
        board.joker = has_joker(s, seat)
