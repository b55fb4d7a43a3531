"""What the types of a table cannot say: no part twice, nothing that cannot have come about, fitting steps."""

import re
from collections.abc import Callable
from typing import Any, Final

from stellwerk.games.carnegie.model.components import (
    COPIES,
    DISCS,
    LEVELS,
    NEUTRALS,
    NORMAL_CARDS,
    ROUNDS,
    SPACES,
    START_SPACES,
    STRIPS,
    TILE_COUNT,
)
from stellwerk.games.carnegie.model.ids import DONATIONS, NEUTRAL, NEW_LOBBY, PLACES, SEATS, TABS, TILES, TYPES
from stellwerk.games.carnegie.model.lay_out import disc_name
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import (
    END_PHASE,
    INCOME_PHASE,
    OVER,
    PHASES,
    PROJECTS_PHASE,
    SIDES_PHASE,
    TIMELINE_PHASE,
    CarnegieState,
)
from stellwerk.games.carnegie.model.take_in import tiles_in_use
from stellwerk.games.carnegie.rules.activate import ChooseStation, is_choice
from stellwerk.games.carnegie.rules.departments import department_at, uses_of
from stellwerk.games.carnegie.rules.gains import Arrive
from stellwerk.games.carnegie.rules.human_resources import Relocate
from stellwerk.games.carnegie.rules.management import Furnish
from stellwerk.games.carnegie.rules.moves import MOST_EMPLOYEES
from stellwerk.games.carnegie.rules.set_up import has_joker
from stellwerk.games.carnegie.rules.steps import AT_PLACE
from stellwerk.games.carnegie.rules.timeline import seat_at_turn, seat_in_order
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step

AT_HOME: Final = "|".join(sorted(set(AT_PLACE) - {"Furnish"}))
GAINS: Final = "( IncomePoints)?{}( ChooseBox)?( Arrive){{0,2}}|( SpendPoints)"
# by phase: which steps lie on the stack, in which order
ALLOWED: Final = {
    phase: re.compile(f"Course({steps})?")
    for phase, steps in {
        "sides": " TabSide",
        "projects": "( FirstReserve)?( FirstProject)?",
        "companies": " Activate( ChooseStation)?| WalkFirst",
        "timeline": " ChooseAction",
        "income": f" TakeHome|{GAINS.format('( ChooseIncome)*')}",
        "donations": " Donate",
        "departments": f" EndTurn( UseDepartments( ({AT_HOME}))?( Furnish| Relocate| ByProject)?({GAINS.format('')}))?",
        "activate": " Activate( ChooseStation)?",
        "over": "",
    }.items()
}


def check(s: CarnegieState) -> None:
    """Raises Refused with the path of the first thing that cannot be."""
    for one in CHECKS:
        one(s)


def counted(path: str, have: int, want: int) -> Refused:
    return Refused(Refusal("kernel", "json-count", {"path": path, "have": have, "want": want}))


# --- course and map ---------------------------------------------------------------------------------------------------


def check_course(s: CarnegieState) -> None:
    """The markers have moved once for every round; there is an action from the timeline to the end of the round."""
    if s.acted > s.seats:
        raise wrong("acted", "json-range", s.acted, low=0, high=s.seats)
    moved = sum(s.markers)
    needed = ROUNDS if s.phase == OVER else s.round - 1
    if moved != needed or (s.phase < TIMELINE_PHASE and moved):
        raise wrong("markers", "position-markers", moved, needed=0 if s.phase < TIMELINE_PHASE else needed)
    in_round = INCOME_PHASE <= s.phase < OVER
    if in_round != (s.action != NONE):
        raise wrong("action", "position-action", None if s.action == NONE else TYPES[s.action])
    if s.phase == END_PHASE:
        raise wrong("phase", "json-name", "end-of-round", known=", ".join(PHASES))


def check_turn(s: CarnegieState) -> None:
    """Between two moves the turn follows from the course."""
    if s.turn != seat_at_turn(s):
        raise wrong("turn", "json-name", SEATS[s.turn], known=SEATS[seat_at_turn(s)])


def check_strips(s: CarnegieState) -> None:
    """CA-2.1: a strip has two sides, and lies in one row."""
    for row, strip in enumerate(s.strips):
        if strip // 2 in [other // 2 for other in s.strips[:row]]:
            raise wrong(f"strips[{row}]", "position-strip", STRIPS[strip])


def check_map(s: CarnegieState) -> None:
    """CA-2.4: only discs that are at this table."""
    known = [f"{seat} {tab}" for seat in SEATS[: s.seats] for tab in TABS]
    known += ["neutral"] if NEUTRALS[s.seats - 1] else []
    known += ["andrew"] if s.seats == 1 else []
    for i, disc in enumerate(s.spaces):
        if disc != NONE and disc_name(disc) not in known:
            raise wrong(f"spaces.{SPACES[i]}", "json-name", disc_name(disc), known=", ".join(known))
    neutral, most = s.spaces.count(NEUTRAL) + s.neutral_donations.bit_count(), NEUTRALS[s.seats - 1]
    if neutral > most:
        raise wrong("neutral_donations" if s.neutral_donations else "spaces", "position-neutral", neutral, most=most)


def check_donations(s: CarnegieState) -> None:
    """CA-9.15: a second disc lies only on top of somebody's donation; on a neutral one by ruling."""
    if s.neutral_donations & s.andrew_donations:
        raise taken_donation("andrew.donations", s.neutral_donations & s.andrew_donations)
    for seat, board in enumerate(s.players):
        both = board.donations & s.neutral_donations
        if both and not s.rulings.charity_on_neutral:
            raise taken_donation(f"seats[{seat}].donations", both)


def taken_donation(path: str, mask: int) -> Refused:
    return wrong(path, "position-donation", DONATIONS[(mask & -mask).bit_length() - 1])


def check_jokers(s: CarnegieState) -> None:
    """CA-2.7: nobody has an action choice tile who did not begin with one."""
    for seat, board in enumerate(s.players):
        if board.joker and not has_joker(s, seat):
            raise wrong(f"seats[{seat}].joker", "position-joker", SEATS[seat])


# --- companies --------------------------------------------------------------------------------------------------------


def check_companies(s: CarnegieState) -> None:
    for seat, board in enumerate(s.players):
        check_departments(board, f"seats[{seat}]")
        check_employees(board, f"seats[{seat}]")
        check_discs(board, f"seats[{seat}]")


def check_departments(board: Player, path: str) -> None:
    """No kind twice, and none where something is printed."""
    company = board.parts.company
    for place, kind in enumerate(board.kinds):
        if kind != company[place] and (company[place] != NONE or kind in board.kinds[:place]):
            raise wrong(f"{path}.departments.{PLACES[place]}", "json-twice", TILES[kind])
    if board.reserve in board.kinds and board.reserve != NONE:
        raise wrong(f"{path}.reserve", "json-twice", TILES[board.reserve])


def check_employees(board: Player, path: str) -> None:
    for place, name in enumerate(PLACES):
        kind = board.kinds[place]
        most = 0 if kind == NONE else len(board.parts.stations[kind])
        if board.standing[place] > most:
            raise counted(f"{path}.standing.{name}", board.standing[place], most)
        if board.parts.uneven and (board.taken[place].bit_count(), board.taken[place] >> most) != (
            board.standing[place],
            0,
        ):
            raise counted(f"{path}.stations.{name}", board.taken[place].bit_count(), board.standing[place])
    if board.supply < 0:
        raise counted(f"{path}.lying", MOST_EMPLOYEES - board.supply, MOST_EMPLOYEES)
    away = MOST_EMPLOYEES - board.supply - sum(board.standing) - sum(board.lying) - sum(board.missions)
    if away:
        raise counted(f"{path}.arriving", away, 0)


def check_discs(board: Player, path: str) -> None:
    for tab, name in enumerate(TABS):
        if board.discs_on(tab) < 0:
            have = board.parts.tab_discs[tab][board.sides[tab]][board.pulled[tab]]
            raise counted(f"{path}.pulled.{name}", have, board.built[tab])
    if board.discs < 0:
        raise counted(f"{path}.donations", DISCS - board.discs, DISCS)


# --- Andrew and the market --------------------------------------------------------------------------------------------


def check_andrew(s: CarnegieState) -> None:
    """One card for every round, none twice, as many normal ones as the level says."""
    if s.seats != 1:
        return
    acted = s.round if s.phase >= INCOME_PHASE else s.round - 1
    cards = s.deck + s.played
    if len(s.played) != acted or len(s.deck) != ROUNDS - acted:
        raise counted("andrew.deck", len(cards), ROUNDS)
    if len(set(cards)) != ROUNDS:
        raise wrong("andrew.deck", "json-twice", "")
    normal, needed = sum([card < NORMAL_CARDS for card in cards]), LEVELS[str(s.options["level"])][0]
    if normal != needed:
        raise wrong("andrew.deck", "position-deck", normal, needed=needed)


def check_market(s: CarnegieState) -> None:
    used = tiles_in_use(s)
    for kind in range(TILE_COUNT):
        if s.market[kind] + used.count(kind) > COPIES:
            raise wrong("market", "json-twice", TILES[kind])


# --- the open steps ---------------------------------------------------------------------------------------------------


def check_uses(s: CarnegieState) -> None:
    """No department is used more often than it has employees."""
    most = [0] * len(PLACES) if s.turn_type == NONE else uses_of(s.players[s.turn], s.turn_type)
    for place, name in enumerate(PLACES):
        if s.left[place] > most[place]:
            raise wrong(f"uses.{name}", "position-uses", s.left[place])
    if s.begun != NONE:
        asking = [
            one.data()["place"] for one in s.stack if type(one).__name__ in AT_PLACE and not isinstance(one, Furnish)
        ]
        if PLACES[s.begun] not in asking or not s.opened:
            raise wrong("begun", "position-begun", PLACES[s.begun])


def check_steps(s: CarnegieState) -> None:
    names = [type(step).__name__ for step in s.stack]
    phase = PHASES[s.phase]
    if (s.phase == OVER) != (not names) or (names and names[0] != "Course"):
        raise misfit(names)
    if names and not ALLOWED[phase].fullmatch(" ".join(names)):
        raise misfit(names)
    if len(names) > 1 and (s.acted == 0 or (phase == "timeline" and s.acted != s.seats)):
        raise wrong("acted", "position-steps", s.acted)
    if len(names) == 1 and phase == "timeline" and s.acted:
        raise wrong("acted", "position-steps", s.acted)
    if (phase == "income" and s.event == NONE) or (phase == "donations" and not s.donation):
        raise wrong("phase", "position-action", phase)
    if ("UseDepartments" in names) != (s.turn_type != NONE):
        raise wrong("type", "position-steps", ", ".join(names))


def check_reserves(s: CarnegieState) -> None:
    """Nobody has a department in reserve before taking one in the set-up."""
    if s.phase > PROJECTS_PHASE:
        return
    for n in range(s.acted if s.phase == PROJECTS_PHASE else 0, s.seats):
        seat = seat_in_order(s, n)
        if s.players[seat].reserve != NONE:
            raise wrong(f"seats[{seat}].reserve", "position-steps", TILES[s.players[seat].reserve])


def check_sides(s: CarnegieState) -> None:
    """While sides are chosen nothing has been pulled or built."""
    if s.phase == SIDES_PHASE:
        for seat, board in enumerate(s.players):
            for tab, name in enumerate(TABS):
                if board.pulled[tab] != 1 or board.built[tab]:
                    raise wrong(f"seats[{seat}].pulled.{name}", "position-steps", board.pulled[tab])


def check_every_step(s: CarnegieState) -> None:
    """Each step finds what it is about, and the question can be answered."""
    names = [type(step).__name__ for step in s.stack]
    for step in s.stack:
        check_step(s, step, names)
    if s.stack and not s.stack[-1].automatic and not s.stack[-1].moves(s, s.stack[-1].seats(s)[0]):
        raise misfit(names)


def misfit(names: list[str]) -> Exception:
    return wrong("steps", "position-steps", ", ".join(names))


def check_step(s: CarnegieState, step: Step[Any], names: list[str]) -> None:
    board = s.players[s.turn]
    name = type(step).__name__
    if isinstance(step, Arrive):
        if board.place_of(NEW_LOBBY) == NONE or board.lying[s.parts.lobby] < step.n:
            raise misfit(names)
    elif isinstance(step, ChooseStation):
        if not board.lying[step.place] or board.kinds[step.place] == NONE or not is_choice(board, step.place):
            raise misfit(names)
    elif isinstance(step, Relocate | Furnish):
        if isinstance(step, Furnish) and board.kinds[step.place] == NONE:
            raise misfit(names)
    elif name in AT_PLACE:
        place = PLACES.index(step.data()["place"])
        kind = board.kinds[place]
        if kind == NONE or not s.left[place] or board.standing[place] == 0 or department_at(kind, place) is not step:
            raise misfit(names)
    elif name == "FirstProject":
        if not board.discs_on(0) or all(s.spaces[i] != NONE for i in START_SPACES):
            raise misfit(names)
    elif name == "WalkFirst":
        if not board.steps:
            raise wrong(f"seats[{s.turn}].steps", "position-steps", board.steps)
    elif name == "FirstReserve" and (not any(s.market) or board.reserve != NONE):
        raise misfit(names)


CHECKS: Final[tuple[Callable[[CarnegieState], None], ...]] = (
    check_course,
    check_strips,
    check_turn,
    check_map,
    check_donations,
    check_jokers,
    check_companies,
    check_andrew,
    check_market,
    check_uses,
    check_steps,
    check_reserves,
    check_sides,
    check_every_step,
)
