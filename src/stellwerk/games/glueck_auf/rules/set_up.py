"""The set-up: the display, the hands, the tokens, the first player."""

from collections.abc import Mapping
from typing import Any

from stellwerk.games.glueck_auf.model.components import PRINTED, SHIFTS, UNUSED, WORKERS, profile
from stellwerk.games.glueck_auf.model.ids import FIRST, LAST, STACKS, WAGON_B, ZONE_KEYS
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.rulings import Rulings
from stellwerk.games.glueck_auf.model.state import GlueckState, fresh_zones
from stellwerk.games.glueck_auf.rules.shift import FULL_HAND, SHIFT
from stellwerk.games.glueck_auf.rules.turn import TURN
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import SEAT


def empty_table(players: int, rng: Rng, options: dict[str, Any]) -> GlueckState:
    """Everybody has a board and workers; no card lies on the table yet."""
    s = GlueckState(players, rng, options, Rulings(options), profile(options["components"]))
    s.shifts = SHIFTS[players]
    s.stacks = [[] for _ in STACKS]
    s.seen = [[] for _ in STACKS]
    s.left = [0] * len(STACKS)
    s.last = fresh_zones(PRINTED)
    s.players = [Player(FULL_HAND[players]) for _ in range(players)]
    s.own_boards = (1 << players) - 1
    return s


def set_up(players: int, rng: Rng, options: Mapping[str, Any]) -> GlueckState:
    s = empty_table(players, rng, dict(options))
    for stack in range(len(STACKS)):
        if stack > WAGON_B or stack % 2 == 0:
            cards = s.parts.cards(FIRST[stack], LAST[stack])
            rng.shuffle(cards)
            lay(s, stack, cards)
    s.starter = first_player(s, str(options["start"]))
    s.turn = s.starter
    s.stack = [SHIFT, TURN]
    return s


def tell_set_up(s: GlueckState) -> None:
    """GA-2.2: who begins and why; what depends on the number of players."""
    s.tell("first-by-lot" if s.options["start"] == "random" else "first-by-choice", seat=SEAT[s.starter])
    s.tell("prepared", shifts=s.shifts, workers=sum(WORKERS[s.seats]))
    for zone in UNUSED[s.seats]:
        s.tell("zone-unused", zone=ZONE_KEYS[zone])


def first_player(s: GlueckState, choice: str) -> int:
    """Drawn by lot, or the seat that the host chose."""
    if choice == "random":
        return s.rng.below(s.seats)
    seat = int(choice.removeprefix("seat-")) - 1
    if seat >= s.seats:
        known = ", ".join(["random", *[f"seat-{n + 1}" for n in range(s.seats)]])
        raise Refused(Refusal("kernel", "option-choice", {"option": "start", "value": choice, "known": known}))
    return seat


def lay(s: GlueckState, stack: int, cards: list[int]) -> None:
    """Lay a shuffled deck, lorries and wagons as two stacks of the same height."""
    if stack > WAGON_B:
        lay_stack(s, stack, cards)
        return
    half = (len(cards) + 1) // 2
    lay_stack(s, stack, cards[:half])
    lay_stack(s, stack + 1, cards[half:])


def lay_stack(s: GlueckState, stack: int, cards: list[int]) -> None:
    """The top card last."""
    s.stacks[stack] = cards
    s.left[stack] = len(cards)
    s.seen[stack] = [0] * len(cards)
