"""The look ahead against trying everything, and how long it takes at worst (GA-8.13)."""

import os
import random
import time
from typing import Any

import pytest

from stellwerk.games.glueck_auf.model.ids import ACTIONS, DOCKS, ENGINES, LORRIES, ORDERS, STACKS, WAGONS, ZONES
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.games.glueck_auf.rules import innovation_before_workers as ahead
from stellwerk.games.glueck_auf.rules.moves import INNOVATE
from stellwerk.games.glueck_auf.rules.zones import can_place
from stellwerk.kernel.game import Json
from stellwerk.kernel.match import Match
from stellwerk.kernel.play import play
from stellwerk.kernel.refusal import Refused
from tests.glueck_auf.tables import at, lane, one, state, why
from tests.glueck_auf.tables import play as play_all

BOARDS = int(os.environ.get("STELLWERK_BOARDS", "150"))
DEAR = dict.fromkeys(ZONES, 1)  # a single 1 pays for nothing but what a test opens
OPTIONS = {
    "innovation-chain": ["allowed", "allowed", "allowed", "single"],
    "mining": ["strict", "lenient"],
    "innovation-mining": ["at-least-one", "none"],
    "components": ["standard", "graded"],
}


def tried(s: GlueckState, seat: int, move: int, visited: set[str]) -> bool:
    """Every answer to everything, without any thought."""
    play(s, seat, move, None)
    board = s.players[seat]
    at_turn = len(s.stack) == ahead.TURN_DEPTH
    if at_turn and (can_place(s, board) or not s.rulings.chains):
        return can_place(s, board)
    moment = fingerprint(s, board)
    if moment in visited:
        return False
    visited.add(moment)
    answers = s.stack[-1].moves(s, seat)
    return any(tried(s.clone(), seat, answer, visited) for answer in answers if not at_turn or INNOVATE.has(answer))


def fingerprint(s: GlueckState, board: Player) -> str:
    loads = [sorted(zip([w >> 5 for w in board.wagons[d]], [c >> 5 for c in board.loads[d]])) for d in range(DOCKS)]
    piles = [sorted([card >> 5 for card in pile]) for pile in (board.storage, board.orders, board.innovations)]
    cards = [[card >> 5 for card in pile] for pile in (board.row, board.engines)]
    tops = [s.top(stack) for stack in range(len(STACKS))]
    return repr((loads, piles, cards, tops, s.left, s.held, type(s.stack[-1]).__name__, s.stack[-1].data()))


def some(dice: random.Random, cards: list[str], most: int) -> list[str]:
    return [dice.choice(cards) for _ in range(dice.randint(0, most))]


def some_board(dice: random.Random) -> Json:
    docks = []
    for fitting in (["W-WH", "W-CL", "W-XX"], ["W-WH", "W-TO", "W-XX"], ["W-CL", "W-FX", "W-XX"]):
        wagons: list[Any] = some(dice, fitting, 2)
        wagons = [(card, f"L-{card[2:]}-1a") if card != "W-XX" and dice.random() < 0.4 else card for card in wagons]
        docks.append(lane(*wagons, engine=dice.choice([None, *ENGINES])))
    return {
        "workers": [1], "innovations": dice.sample(ACTIONS, dice.randint(1, 4)), "orders": some(dice, ORDERS, 2),
        "row": some(dice, LORRIES, 3), "storage": some(dice, LORRIES, 3), "docks": docks,
    }  # fmt: skip


def some_table(dice: random.Random) -> Match | None:
    """Few zones that can be paid for, and stacks that are running out; None if more cards are named than there are."""
    decks = dict(zip(STACKS, [LORRIES, LORRIES, WAGONS, WAGONS, ENGINES, ORDERS, ["S-BAR"], [], []], strict=True))
    stacks = {name: some(dice, deck, 2) if deck else [] for name, deck in decks.items()}
    for name in ("lorry", "wagon"):
        if dice.random() < 0.5:
            stacks[f"{name}-a"], stacks[f"{name}-b"] = (
                some(dice, decks[f"{name}-a"], 1),
                some(dice, decks[f"{name}-b"], 1),
            )
        elif not stacks[f"{name}-a"] or not stacks[f"{name}-b"]:
            return None
    cheap = [zone for zone in ("mine-12", "mine-23", "deliver", "engine", "wild") if dice.random() < 0.3]
    cheap += [zone for zone in ("lorry-a", "wagon-b", "order", "share") if dice.random() < 0.1]
    zones = DEAR | dict.fromkeys(ZONES, 2) | {zone: 0 for zone in cheap if zone != "wild"}
    seat = some_board(dice)
    if "wild" in cheap:
        seat["workers"], zones["wild"] = [2], 1
        zones |= dict.fromkeys(cheap, 1)
    options = {name: dice.choice(choices) for name, choices in OPTIONS.items()}
    players = dice.randint(2, 3)
    passed = ["B", "C"][: players - 1]
    if players == 2:
        del zones["mine-12"]
    try:
        return at(
            {
                "players": players,
                "passed": passed,
                "seats": [seat],
                "stacks": stacks,
                "zones": zones,
                "options": options,
            }
        )
    except Refused as refused:
        if refused.key != "json-twice":
            raise
        return None


@pytest.mark.rule("GA-8.13")
def test_the_look_ahead_says_what_trying_everything_says() -> None:
    dice = random.Random(8)
    said = {True: 0, False: 0}
    boards = 0
    while boards < BOARDS:
        match = some_table(dice)
        if match is None:
            continue
        boards += 1
        s = state(match)
        while s.stack and not s.acted and s.turn == 0:
            board = s.players[0]
            if len(s.stack) == ahead.TURN_DEPTH:
                answers = [INNOVATE.base + n for n in range(len(ACTIONS))]
                answers = [move for move in answers if would_be_open(s, move)]
            else:
                seen = s.clone()
                seen.acted = True
                answers = seen.stack[-1].moves(seen, 0)
            for move in answers:
                truth = tried(ahead.as_everybody_sees(s), 0, move, set())
                assert ahead.leaves_a_placement(s, 0, move) == truth, (match.position(), s.stack, move, board)
                said[truth] += 1
            open_to = [move for move in s.stack[-1].moves(s, 0) if move in answers]
            if not open_to:
                break
            play(s, 0, dice.choice(open_to), None)
    assert min(said.values()) > boards / 3


def would_be_open(s: GlueckState, move: int) -> bool:
    """Whether an innovation could be played but for the look ahead."""
    seen = s.clone()
    seen.acted = True
    return seen.stack[-1].judge(seen, 0, move) is None


def full_board(*innovations: str) -> Match:
    """Nothing but a delivery can be paid for; of the many lorries only those with a tower bring it about."""
    docks = [
        lane("W-WH", "W-CL", "W-XX", "W-XX"),
        lane("W-TO", "W-TO", "W-XX", "W-XX", engine="E-B"),
        lane("W-CL", "W-FX", "W-XX", "W-XX"),
    ]
    storage = ["L-WH-1a", "L-WH-1b", "L-CL-1a", "L-CL-1b", "L-FX-1a", "L-FX-1b", "L-FX-2", "L-CL-2"]
    seat = {
        "workers": [1], "innovations": [*innovations], "docks": docks, "orders": ["O-BAR-4"],
        "row": ["L-CL-1a", "L-FX-1a"], "storage": [*storage, "L-TO-1a", "L-TO-1b", "L-TO-2"],
    }  # fmt: skip
    stacks = {"wagon-a": ["W-CL", "W-FX"], "wagon-b": ["W-XX", "W-FX"]}
    return one(seat, zones=DEAR | {"deliver": 0}, stacks=stacks)


@pytest.mark.rule("GA-8.13")
@pytest.mark.parametrize("others", [[], ["I-WAG"], ["I-WAG", "I-LOR"], ["I-WAG", "I-LOR", "I-SHA"]])
def test_on_a_full_board_a_distant_delivery_is_found(others: list[str]) -> None:
    match = full_board("I-MIN", *others)
    assert set(match.moves(0)) == {"pass", *[f"innovate {card}" for card in ["I-MIN", *others]]}
    play_all(match, "innovate I-MIN", "fetch L-TO-2 W-TO 2", "fetch L-TO-1a W-TO 2")
    assert why(match, "stop") == "no-placement-left"
    play_all(match, "fetch L-TO-1b W-XX 2", "place deliver 1")


@pytest.mark.rule("GA-8.13")
def test_on_a_full_board_asking_is_quick() -> None:
    """With four innovations in hand, and all lorries that would do one card too deep in the row."""
    docks = [lane(*["W-XX"] * 4), lane(*["W-XX"] * 4, engine="E-A"), lane(*["W-XX"] * 4)]
    seat = {
        "workers": [1], "innovations": ["I-MIN", "I-LOR", "I-WAG", "I-SHA"], "docks": docks, "orders": ["O-BAR-4"],
        "row": ["L-FX-1a", "L-CL-1a", "L-FX-1a", "L-TO-2", "L-TO-2"], "storage": ["L-FX-2", "L-CL-2", "L-CL-1b"],
    }  # fmt: skip
    match = one(seat, zones=DEAR | {"deliver": 0})
    start = time.process_time()
    assert match.moves(0) == ["pass"]
    assert time.process_time() - start < 0.1  # a few thousandths of a second
