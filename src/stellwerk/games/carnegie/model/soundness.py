"""What the types of a table cannot say: no part twice, nothing that cannot have come about, fitting steps."""

from collections.abc import Callable
from typing import Final

from stellwerk.games.carnegie.model import open_steps
from stellwerk.games.carnegie.model.components import (
    CARDS,
    COPIES,
    DISCS,
    LEVELS,
    NEUTRALS,
    NORMAL_CARDS,
    ROUNDS,
    SPACES,
    STRIPS,
    TILE_COUNT,
)
from stellwerk.games.carnegie.model.ids import DONATIONS, NEUTRAL, PLACES, SEATS, TABS, TILES, TYPES
from stellwerk.games.carnegie.model.lay_out import disc_name
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import (
    DONATIONS_PHASE,
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
from stellwerk.games.carnegie.rules.moves import MOST_EMPLOYEES
from stellwerk.games.carnegie.rules.set_up import has_joker
from stellwerk.games.carnegie.rules.timeline import seat_at_turn, seat_in_order
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.state import NONE


def check(s: CarnegieState) -> None:
    """Raises Refused with the path of the first thing that cannot be."""
    for one in CHECKS:
        one(s)


def counted(path: str, have: int, want: int) -> Refused:
    return Refused(Refusal("kernel", "json-count", {"path": path, "have": have, "want": want}))


# --- course and map ---------------------------------------------------------------------------------------------------


def check_course(s: CarnegieState) -> None:
    """The markers have moved once for every round; there is an action from the timeline to the end of the round."""
    if s.phase == END_PHASE:
        raise wrong("phase", "position-passing", PHASES[s.phase])
    if s.acted > s.seats:
        raise wrong("acted", "json-range", s.acted, low=0, high=s.seats)
    moved = sum(s.markers)
    needed = 0 if s.phase < TIMELINE_PHASE else ROUNDS if s.phase == OVER else s.round - 1
    if moved != needed:
        raise wrong("markers", "position-markers", moved, needed=needed)
    if s.round != min(needed + 1, ROUNDS):
        raise wrong("round", "position-round", s.round, needed=min(needed + 1, ROUNDS))
    in_round = INCOME_PHASE <= s.phase < OVER
    if in_round != (s.action != NONE):
        raise wrong("action", "position-action", None if s.action == NONE else TYPES[s.action])
    comes = {INCOME_PHASE: s.event != NONE, DONATIONS_PHASE: s.donation, SIDES_PHASE: s.rulings.choose_sides}
    if not comes.get(s.phase, True):
        raise wrong("phase", "position-phase", PHASES[s.phase])


def check_turn(s: CarnegieState) -> None:
    """Between two moves the turn follows from the course."""
    if s.turn != seat_at_turn(s):
        raise wrong("turn", "position-turn", SEATS[s.turn], needed=SEATS[seat_at_turn(s)])


def check_strips(s: CarnegieState) -> None:
    """CA-2.1: a strip has two sides, and lies in one row."""
    for row, strip in enumerate(s.strips):
        for other in s.strips[:row]:
            if other // 2 == strip // 2:
                raise wrong(f"strips[{row}]", "position-strip", STRIPS[strip], other=STRIPS[other])


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
        if kind != company[place] and company[place] != NONE:
            raise wrong(f"{path}.departments.{PLACES[place]}", "position-printed", TILES[kind])
        if kind != company[place] and kind in board.kinds[:place]:
            raise wrong(f"{path}.departments.{PLACES[place]}", "position-same", TILES[kind])
    if board.reserve in board.kinds and board.reserve != NONE:
        raise wrong(f"{path}.reserve", "position-same", TILES[board.reserve])


def check_employees(board: Player, path: str) -> None:
    for place, name in enumerate(PLACES):
        kind = board.kinds[place]
        most = 0 if kind == NONE else len(board.parts.stations[kind])
        if board.standing[place] > most:
            raise wrong(f"{path}.standing.{name}", "position-most", board.standing[place], most=most)
        if board.parts.uneven:
            check_stations(board, place, most, f"{path}.stations.{name}")
    if board.supply < 0:
        raise wrong(f"{path}.lying", "position-employees", MOST_EMPLOYEES - board.supply, most=MOST_EMPLOYEES)
    away = MOST_EMPLOYEES - board.supply - sum(board.standing) - sum(board.lying) - sum(board.missions)
    if away:
        raise counted(f"{path}.arriving", away, 0)


def check_stations(board: Player, place: int, most: int, path: str) -> None:
    """CA-13.2: as many workstations are taken as employees stand there."""
    taken = board.taken[place]
    if taken.bit_count() != board.standing[place]:
        raise counted(path, taken.bit_count(), board.standing[place])
    if taken >> most:
        raise wrong(path, "json-range", taken.bit_length(), low=1, high=most)


def check_discs(board: Player, path: str) -> None:
    for tab, name in enumerate(TABS):
        if board.discs_on(tab) < 0:
            shown = board.parts.tab_discs[tab][board.sides[tab]][board.pulled[tab]]
            raise wrong(f"{path}.pulled.{name}", "position-tab", shown, needed=board.built[tab])
    if board.discs < 0:
        raise wrong(f"{path}.donations", "position-discs", DISCS - board.discs, most=DISCS)


# --- Andrew and the market --------------------------------------------------------------------------------------------


def check_andrew(s: CarnegieState) -> None:
    """One card for every round, none twice, as many normal ones as the level says."""
    if s.seats != 1:
        return
    acted = s.round if s.phase >= INCOME_PHASE else s.round - 1
    cards = s.played + s.deck
    for pile, have, want in (("played", s.played, acted), ("deck", s.deck, ROUNDS - acted)):
        if len(have) != want:
            raise counted(f"andrew.{pile}", len(have), want)
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise wrong("andrew.deck" if i >= acted else "andrew.played", "position-twice", CARDS[card])
    normal, needed = sum([card < NORMAL_CARDS for card in cards]), LEVELS[str(s.options["level"])][0]
    if normal != needed:
        raise wrong("andrew.deck", "position-deck", normal, needed=needed)


def check_market(s: CarnegieState) -> None:
    """CA-2.3: every kind is there twice, and with the further departments not every kind."""
    used = tiles_in_use(s)
    for kind in range(TILE_COUNT):
        have = s.market[kind] + used.count(kind)
        if have > COPIES:
            path = f"market.{TILES[kind]}" if s.market[kind] else "seats"
            raise wrong(path, "position-copies", TILES[kind], have=have, most=COPIES)


# --- before round 1 ---------------------------------------------------------------------------------------------------


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
    open_steps.check_steps,
    open_steps.check_uses,
    open_steps.check_turn_marks,
    check_reserves,
    check_sides,
    open_steps.check_every_step,
)
