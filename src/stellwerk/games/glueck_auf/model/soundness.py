"""What the types of a table cannot say: a position that breaks one of these can be written, but not come about."""

from collections.abc import Callable
from typing import Final

from stellwerk.games.glueck_auf.model.card_names import card_name
from stellwerk.games.glueck_auf.model.components import (
    CREST,
    DOCKS_OF,
    INNOVATION_HIGH,
    LOOK,
    PRINTED,
    STEPS_HIGH,
    WAGON_CRESTS,
    WAGON_FITS,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.ids import (
    DOCKS,
    ENGINE_ZONE,
    FIRST,
    KINDS,
    LAST,
    LORRY_A,
    MINE_01,
    MINE_23,
    STACKS,
    WAGON,
    WAGON_A,
    WAGON_B,
    WAGONS,
    WILD_ZONE,
    ZONES,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import GlueckState
from stellwerk.games.glueck_auf.model.take_in import helpers_in
from stellwerk.games.glueck_auf.rules import innovations
from stellwerk.games.glueck_auf.rules.mining import Mining
from stellwerk.games.glueck_auf.rules.turn import Payment
from stellwerk.games.glueck_auf.rules.workers import HANDS, MOST, PAYMENT_NAMES, fits
from stellwerk.games.glueck_auf.rules.zones import IN_PLAY, fewest_steps, obstacle
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Auto
from stellwerk.kernel.table import SEAT_NAMES

# which steps may lie above which: the turn with its action or innovation, the finished action with what follows
ABOVE_TURN: Final = {"Payment", "ChooseTwin", "CoupleWagon", "PlaceEngine", "Mining", "Delivery"}
ABOVE_ACTION: Final = (ABOVE_TURN - {"Payment"}) | {"FurtherInnovations", "ChooseStack", "KeepOne", "ReturnCards"}
WILD_STEPS: Final = {"KeepOne", "PutBack", "ReturnCards"}
FEWEST_LIFTED: Final = {"KeepOne": 1, "ReturnCards": 2}


def check(s: GlueckState) -> None:
    for one in CHECKS:
        one(s)


def open_steps(s: GlueckState) -> list[str]:
    return [type(step).__name__ for step in s.stack]


def open_question(s: GlueckState) -> str:
    return type(s.stack[-1]).__name__ if s.stack else ""


# --- the cards --------------------------------------------------------------------------------------------------------


def stacks_hold_cards_of_their_deck(s: GlueckState) -> None:
    for stack, name in enumerate(STACKS):
        check_deck(s.stacks[stack][: s.left[stack]][::-1], stack, f"stacks.{name}")
    if s.lifted_from != NONE:
        check_deck(s.lifted, s.lifted_from, "wild.cards")
        check_deck(s.returned, s.lifted_from, "wild.returned")


def check_deck(cards: list[int], stack: int, path: str) -> None:
    for i, card in enumerate(cards):
        if not FIRST[stack] <= card >> 5 < LAST[stack]:
            known = ", ".join(KINDS[FIRST[stack] : LAST[stack]])
            raise wrong(f"{path}[{i}]", "json-name", card_name(card), known=known)


def trains_fit_their_docks(s: GlueckState) -> None:
    for seat, board in enumerate(s.players):
        for dock in range(DOCKS):
            check_train(board, dock, f"seats[{seat}].docks[{dock}]")


def check_train(board: Player, dock: int, path: str) -> None:
    """Wagons stand where one of their crests is shown, and carry lorries of a crest that they and the dock have."""
    for i, wagon in enumerate(board.wagons[dock]):
        kind, load = (wagon >> 5) - WAGON, board.loads[dock][i]
        if not WAGON_FITS[kind][dock]:
            known = ", ".join([WAGONS[other] for other in range(len(WAGONS)) if WAGON_FITS[other][dock]])
            raise wrong(f"{path}.wagons[{i}]", "json-name", card_name(wagon), known=known)
        if load != NONE and not (dock in DOCKS_OF[CREST[load >> 5]] and WAGON_CRESTS[kind] >> CREST[load >> 5] & 1):
            at = f"{path}.wagons[{i}].load"
            raise wrong(at, "position-load", card_name(load), wagon=card_name(wagon), dock=dock + 1)


def an_empty_stack_is_refilled_from_its_twin(s: GlueckState) -> None:
    """As soon as the action is over; so a wagon may be on its way, or the cards of the stack be looked at."""
    for stack in range(LORRY_A, WAGON_B + 1):
        under_way = stack == s.lifted_from or (s.held != NONE and stack >= WAGON_A)
        if s.stack and s.left[stack] == 0 and s.left[stack ^ 1] > 1 and not under_way:
            raise wrong(f"stacks.{STACKS[stack]}", "position-twin", 0, twin=STACKS[stack ^ 1], n=s.left[stack ^ 1])


# --- the zones --------------------------------------------------------------------------------------------------------


def payments_make_their_numbers(s: GlueckState) -> None:
    for i, use in enumerate(s.placed):
        payment = helpers_in(use.helpers) * HANDS + use.hand
        if not fits(payment, use.total):
            raise wrong(f"placed[{i}].payment", "position-payment", PAYMENT_NAMES[payment], need=use.total)


def zones_are_in_play(s: GlueckState) -> None:
    for i, use in enumerate(s.placed):
        if use.zone not in IN_PLAY[s.seats]:
            raise wrong(f"placed[{i}].zone", "position-zone", ZONES[use.zone])
    for zone, name in enumerate(ZONES):
        if s.last[zone] and zone not in IN_PLAY[s.seats]:
            raise wrong(f"zones.{name}", "position-zone", name)


def every_use_takes_more_than_the_last(s: GlueckState) -> None:
    last = [0] * len(ZONES)
    last[WILD_ZONE] = PRINTED
    for i, use in enumerate(s.placed):
        if use.total <= last[use.zone]:
            raise wrong(f"placed[{i}].workers", "position-use", use.total, need=last[use.zone] + 1)
        last[use.zone] = use.total
    for use in s.placed:
        if s.last[use.zone] != last[use.zone]:
            raise wrong(f"zones.{ZONES[use.zone]}", "position-last", s.last[use.zone], n=last[use.zone])


def the_wild_action_has_its_printed_worker(s: GlueckState) -> None:
    workers = s.last[WILD_ZONE]
    if workers < PRINTED:
        raise wrong(f"zones.{ZONES[WILD_ZONE]}", "json-range", workers, low=PRINTED, high=MOST - 1)


# --- what the rules still want ----------------------------------------------------------------------------------------


def the_game_ends_with_the_last_token(s: GlueckState) -> None:
    if s.is_over != (not s.stack):
        have, want = len(s.tokens), s.shifts - 1 if s.stack else s.shifts
        raise wrong("tokens", "json-count", have, have=have, want=want)


def steps_fit_together(s: GlueckState) -> None:
    steps = open_steps(s)
    if not fit_together(steps):
        raise wrong("steps", "position-steps", ", ".join(steps))


def fit_together(steps: list[str]) -> bool:
    if steps in ([], ["Shift"]):
        return True
    if len(steps) < 2 or steps[0] != "Shift":
        return False
    above = steps[2:]
    if steps[1] == "Turn":
        return not above or (len(above) == 1 and above[0] in ABOVE_TURN)
    if steps[1] != "AfterAction":
        return False
    if above[:1] == ["PutBack"]:
        return len(above) == 2 and above[1] in ("CoupleWagon", "PlaceEngine")
    return len(above) == 1 and above[0] in ABOVE_ACTION


def held_is_what_a_dock_is_asked_for(s: GlueckState) -> None:
    question = open_question(s)
    held = "" if s.held == NONE else KINDS[s.held >> 5][0]
    if held != {"CoupleWagon": "W", "PlaceEngine": "E"}.get(question, ""):
        raise wrong("held", "position-held", question)


def cards_are_lifted_in_a_wild_action(s: GlueckState) -> None:
    question = open_question(s)
    lifting = bool(WILD_STEPS & set(open_steps(s)))
    most, back = (LOOK, 0) if question == "KeepOne" else (LOOK - 1, LOOK)
    if (
        (s.lifted_from != NONE) != lifting
        or len(s.lifted) < FEWEST_LIFTED.get(question, 0)
        or len(s.lifted) + len(s.returned) > most
        or len(s.returned) > back
    ):
        raise wrong("wild", "position-wild", question)
    if question == "KeepOne" and s.lifted_from == ENGINE_ZONE and not s.players[s.turn].has_free_dock():
        raise wrong("wild.stack", "position-engines", STACKS[ENGINE_ZONE])


def what_is_paid_for_can_be_carried_out(s: GlueckState) -> None:
    for i, step in enumerate(s.stack):
        if isinstance(step, Payment):
            if step.zone not in IN_PLAY[s.seats]:
                raise wrong(f"steps[{i}].zone", "position-zone", ZONES[step.zone])
            if obstacle(s, s.players[s.turn], step.zone) is not None:
                raise wrong(f"steps[{i}].zone", "position-action", ZONES[step.zone])


def mining_has_the_steps_of_an_action(s: GlueckState) -> None:
    """Before the workers only an innovation mines."""
    for i, step in enumerate(s.stack):
        if isinstance(step, Mining):
            known = [(innovations.fewest_steps(s.rulings), INNOVATION_HIGH)]
            if s.acted:
                mines = [zone for zone in IN_PLAY[s.seats] if MINE_01 <= zone <= MINE_23]
                known += [(fewest_steps(s.rulings, zone), STEPS_HIGH[zone]) for zone in mines]
            if (step.low, step.high) not in known:
                names = ", ".join([f"{low}-{high}" for low, high in known])
                raise wrong(f"steps[{i}]", "position-mining", f"{step.low}-{step.high}", known=names)


def an_innovation_is_fresh_after_the_workers(s: GlueckState) -> None:
    if s.fresh != NONE and not s.acted:
        raise wrong("fresh", "position-fresh", True)


def who_is_in_turn_has_not_passed(s: GlueckState) -> None:
    if len(s.stack) > 1 and s.passed >> s.turn & 1:
        raise wrong("passed", "position-passed", SEAT_NAMES[s.turn])


def the_open_question_has_an_answer(s: GlueckState) -> None:
    if len(s.stack) > 1 and not isinstance(s.stack[-1], Auto) and not s.stack[-1].moves(s, s.turn):
        raise wrong("steps", "position-stuck", open_question(s))


CHECKS: Final[list[Callable[[GlueckState], None]]] = [
    stacks_hold_cards_of_their_deck,
    trains_fit_their_docks,
    an_empty_stack_is_refilled_from_its_twin,
    payments_make_their_numbers,
    the_wild_action_has_its_printed_worker,
    zones_are_in_play,
    every_use_takes_more_than_the_last,
    the_game_ends_with_the_last_token,
    steps_fit_together,
    held_is_what_a_dock_is_asked_for,
    cards_are_lifted_in_a_wild_action,
    who_is_in_turn_has_not_passed,
    what_is_paid_for_can_be_carried_out,
    mining_has_the_steps_of_an_action,
    an_innovation_is_fresh_after_the_workers,
    the_open_question_has_an_answer,
]
