"""The state of a written table. What is left out is as on a fresh one; blanks are dealt, or stay unknown cards."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET

from stellwerk.games.carnegie.model.components import (
    BASE_KINDS,
    CARDS,
    COPIES,
    DISCS,
    LEVELS,
    NORMAL_CARDS,
    ROUNDS,
    SPACES,
    STRIPS,
    TILE_COUNT,
)
from stellwerk.games.carnegie.model.ids import (
    ANDREW,
    DONATIONS,
    KINDS,
    NEUTRAL,
    PLACES,
    REGIONS,
    REWARDS,
    SEATS,
    SIDES,
    TABS,
    TILES,
    TYPES,
)
from stellwerk.games.carnegie.model.parts import parts_for
from stellwerk.games.carnegie.model.player import SOURCES, Player
from stellwerk.games.carnegie.model.state import END_PHASE, INCOME_PHASE, OVER, PHASES, CarnegieState
from stellwerk.games.carnegie.model.table import (
    BY_PROJECT_KINDS,
    INCOME_CHOICES,
    LEFT_OUT,
    THE_PHASE_BEGINS,
    Andrew,
    OpenStep,
    Seat,
    Table,
)
from stellwerk.games.carnegie.rules.activate import CHOOSE_STATION, WAYS
from stellwerk.games.carnegie.rules.andrew import shuffle_deck
from stellwerk.games.carnegie.rules.departments import open_turn
from stellwerk.games.carnegie.rules.gains import CHOOSE_BOX, CHOOSE_INCOME, MOST_CHOICES, MOST_DOLLARS
from stellwerk.games.carnegie.rules.moves import MOST_EMPLOYEES
from stellwerk.games.carnegie.rules.opening_choices import TAB_SIDE
from stellwerk.games.carnegie.rules.options import OPTIONS
from stellwerk.games.carnegie.rules.rewards import BY_PROJECTS, MOST_PROJECTS
from stellwerk.games.carnegie.rules.set_up import empty_table, hand_out_jokers
from stellwerk.games.carnegie.rules.steps import AT_PLACE, COUNTED, SINGLE
from stellwerk.games.carnegie.rules.timeline import COURSE, seat_at_turn, set_event
from stellwerk.kernel.reader import one_name, whole_number, wrong
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step
from stellwerk.kernel.table import BLANK, chance

UNKNOWN: Final = 0  # any card of a deck that nobody looks at
DISC_AT: Final = {f"{name} {tab}": seat * 4 + i for seat, name in enumerate(SEATS) for i, tab in enumerate(TABS)}
DISC_AT.update({"neutral": NEUTRAL, "andrew": ANDREW})
SPACE_AT: Final = {name: i for i, name in enumerate(SPACES)}
PLACE_AT: Final = {name: i for i, name in enumerate(PLACES)}
KIND_AT: Final = {name: i for i, name in enumerate(KINDS)}


def take_in(table: Table, deal: Rng | None = None) -> CarnegieState:
    s = empty_table(table.players, generator(table), all_options(table.options))
    take_in_course(table, s)
    take_in_map(table, s)
    take_in_seats(table, s)
    take_in_rest(table, s, deal)
    if deal is not None and table.rng == BLANK:
        s.rng = Rng(deal.key, deal.count)
    return s


def take_in_map(table: Table, s: CarnegieState) -> None:
    for space, disc in table.spaces.items():
        s.spaces[SPACE_AT[space]] = DISC_AT[disc]
    s.neutral_donations = mask(table.neutral_donations, "neutral_donations")


def take_in_rest(table: Table, s: CarnegieState, deal: Rng | None = None) -> None:
    """What depends on the companies."""
    s.learnt = table.learnt
    take_in_andrew(table, s, deal)
    take_in_market(table, s)
    take_in_turn(table, s)


def generator(table: Table) -> Rng:
    if table.rng is not UNSET:
        return chance(table, None, Rng(b"sketch", 0))
    seed = 0 if table.seed is UNSET else table.seed
    if not isinstance(seed, int | str):
        raise wrong("seed", "json-text", seed)
    return seeded(seed)


def all_options(written: Mapping[str, Any]) -> dict[str, Any]:
    """Like the options of a new table, but every mistake is told with its path."""
    out: dict[str, Any] = {}
    for option in OPTIONS:
        value = written.get(option.id, option.default)
        if option.kind == "components":
            parts_for(value, f"options.{option.id}")
        else:
            one_name(value, f"options.{option.id}", option.choices)
        out[option.id] = value
    for name in written:
        if name not in out:
            raise unknown(f"options.{name}", sorted(out))
    return out


def unknown(path: str, known: Sequence[str]) -> Refused:
    return Refused(Refusal("kernel", "json-unknown", {"path": path, "known": ", ".join(known)}))


def numbers(written: Mapping[str, int], names: Sequence[str], default: int = 0) -> list[int]:
    return [written.get(name, default) for name in names]


def mask(donations: Sequence[str], path: str) -> int:
    out = 0
    for i, name in enumerate(donations):
        if name in donations[:i]:
            raise wrong(f"{path}[{i}]", "position-twice", name)
        out |= 1 << DONATIONS.index(name)
    return out


def take_in_course(table: Table, s: CarnegieState) -> None:
    """Whose turn it is in which phase, and the timeline."""
    s.phase = PHASES.index(table.phase)
    s.first = one_name(table.first, "first", SEATS[: s.seats])
    s.acted = table.acted
    if table.moved is not UNSET and s.phase != END_PHASE:
        raise wrong("moved", "position-moved", table.moved)
    moved = NONE if table.moved is UNSET else TYPES.index(table.moved)
    take_in_timeline(s, table.strips, table.markers, table.action, moved)
    s.round = min(sum(s.markers) + 1, ROUNDS) if table.round == NONE else table.round
    s.turn = seat_at_turn(s) if table.turn is UNSET else one_name(table.turn, "turn", SEATS[: s.seats])


def take_in_timeline(
    s: CarnegieState, strips: Sequence[str], markers: Mapping[str, int], action: str | None, moved: int
) -> None:
    """The event is that of the space ahead of a marker; once the marker has moved, of the space where it stands."""
    s.strips = [STRIPS.index(strip) for strip in strips]
    s.markers = numbers(markers, TYPES)
    if action is None:
        return
    s.action = TYPES.index(action)
    if moved != NONE:
        s.markers[moved] -= 1
    if sum(s.markers) < ROUNDS:
        set_event(s, s.action)
    if moved != NONE:
        s.markers[moved] += 1


# --- the companies ----------------------------------------------------------------------------------------------------


def take_in_seats(table: Table, s: CarnegieState) -> None:
    if len(table.seats) > s.seats:
        raise wrong("seats", "json-count", len(table.seats), have=len(table.seats), want=s.seats)
    hand_out_jokers(s)
    for seat in range(s.seats):
        tabs = [disc & 3 for disc in s.spaces if disc >> 2 == seat]
        one = table.seats[seat] if seat < len(table.seats) else Seat()
        if one.stations is not UNSET and not s.parts.uneven:  # all cost the same: nobody can tell which
            raise unknown(f"seats[{seat}].stations", ["standing"])
        take_in_seat(s.players[seat], one, tabs, f"seats[{seat}]")


def take_in_seat(board: Player, one: Seat, tabs: list[int], path: str) -> None:
    """A company that has sat down, and the tabs of its projects on the map."""
    board.money, board.goods = one.money, one.goods
    if one.joker is not UNSET:
        board.joker = one.joker
    board.reserve = NONE if one.reserve is None else TILES.index(one.reserve)
    board.donations = mask(one.donations, f"{path}.donations")
    board.points, board.steps = one.points, one.steps
    board.vp = numbers(one.vp, SOURCES)
    board.missions = numbers(one.missions, REGIONS)
    board.track = [one.track.get(region, 1) - 1 for region in REGIONS]
    board.sides = [SIDES.index(one.sides[tab]) if tab in one.sides else board.sides[i] for i, tab in enumerate(TABS)]
    if one.departments:
        board.kinds = board.kinds[:]
        for place, tile in one.departments.items():
            board.kinds[PLACE_AT[place]] = KIND_AT[tile]
    take_in_employees(board, one, path)
    take_in_discs(board, one, tabs)


def take_in_employees(board: Player, one: Seat, path: str) -> None:
    """Whoever is neither in the company nor on a mission is in the supply."""
    if one.standing is not LEFT_OUT:
        board.standing = numbers(one.standing, PLACES)
    if board.parts.uneven:
        board.taken = [(1 << standing) - 1 for standing in board.standing]
        for place, taken in ({} if one.stations is UNSET else one.stations).items():
            if len(set(taken)) < len(taken):
                raise wrong(f"{path}.stations.{place}", "position-twice", max(taken, key=taken.count))
            board.seat_at(PLACE_AT[place], sum([1 << n - 1 for n in taken]))
    if one.lying is not LEFT_OUT:
        board.lying = numbers(one.lying, PLACES)
    board.supply = MOST_EMPLOYEES - sum(board.standing) - sum(board.lying) - sum(board.missions)
    if one.arriving is not UNSET:
        board.supply -= one.arriving


def take_in_discs(board: Player, one: Seat, tabs: list[int]) -> None:
    """Tabs show at least as many disc spaces as there are projects; all other discs are in the supply."""
    board.built = [tabs.count(tab) for tab in range(4)]
    on_tabs = 0
    for tab, name in enumerate(TABS):
        discs = board.parts.tab_discs[tab][board.sides[tab]]
        pulled = one.pulled.get(name, 0)
        if not pulled:
            pulled = 1
            while pulled + 1 < len(discs) and discs[pulled] < board.built[tab]:
                pulled += 1
        board.pulled[tab] = pulled
        on_tabs += discs[pulled]
    board.discs = DISCS - 1 - len(board.track) - on_tabs - board.donation_count()


# --- market and Andrew ------------------------------------------------------------------------------------------------


def tiles_in_use(s: CarnegieState) -> list[int]:
    used = s.andrew_tiles[:]
    for board in s.players:
        used += [kind for kind in board.kinds if NONE < kind < TILE_COUNT]
        if board.reserve != NONE:
            used.append(board.reserve)
    return used


def take_in_market(table: Table, s: CarnegieState) -> None:
    """Left out, every kind of the base game that is not in use lies there twice."""
    used = tiles_in_use(s)
    if table.market is not LEFT_OUT:
        s.market = numbers(table.market, TILES)
    else:
        s.market = [max(0, COPIES - used.count(kind)) if kind < BASE_KINDS else 0 for kind in range(TILE_COUNT)]
    used += [kind for kind in range(TILE_COUNT) for _ in range(s.market[kind])]
    s.tile_box = [kind for kind in range(TILE_COUNT) for _ in range(COPIES - used.count(kind))]


def take_in_andrew(table: Table, s: CarnegieState, deal: Rng | None) -> None:
    if s.seats != 1:
        if table.andrew is not UNSET:
            raise wrong("andrew", "position-alone", s.seats)
        return
    one = Andrew() if table.andrew is UNSET else table.andrew
    if one.played is UNSET or one.deck is UNSET:
        shuffle_deck(s, Rng(s.rng.key, s.rng.count), str(s.options["level"]))
    acted = s.round if s.phase >= INCOME_PHASE else s.round - 1
    s.played = s.deck[:acted] if one.played is UNSET else [CARDS.index(card) for card in one.played]
    if one.deck is UNSET:
        s.deck = [card for card in s.deck if card not in s.played][: max(0, ROUNDS - len(s.played))]
    else:
        s.deck = take_in_deck(s, one.deck, deal)
    s.card_box = [card for card in range(len(CARDS)) if card not in s.deck and card not in s.played]
    s.card = s.played[-1] if s.played and INCOME_PHASE <= s.phase < OVER else NONE
    s.shift, s.andrew_vp = one.shift, one.vp
    s.andrew_track = [one.track.get(region, 1) - 1 for region in REGIONS]
    s.andrew_donations = mask(one.donations, "andrew.donations")
    s.andrew_tiles = [TILES.index(tile) for tile in one.departments]


def take_in_deck(s: CarnegieState, deck: Sequence[str], deal: Rng | None) -> list[int]:
    """CA-12.1: the blanks are as many normal and advanced cards as are still to come, out of those not seen."""
    known = [UNKNOWN if card == BLANK else CARDS.index(card) for card in deck]
    if deal is None or BLANK not in deck:
        return known
    seen = s.played + [known[i] for i, card in enumerate(deck) if card != BLANK]
    few, many = LEVELS[str(s.options["level"])]
    hidden: list[int] = []
    for first, last, n in ((0, NORMAL_CARDS, few), (NORMAL_CARDS, len(CARDS), many)):
        unseen = [card for card in range(first, last) if card not in seen]
        deal.shuffle(unseen)
        hidden += unseen[: n - (last - first - len(unseen))]
    deal.shuffle(hidden)
    hidden.reverse()
    return [hidden.pop() if card == BLANK else known[i] for i, card in enumerate(deck)]


# --- what the rules still want ----------------------------------------------------------------------------------------


def take_in_turn(table: Table, s: CarnegieState) -> None:
    if table.steps is THE_PHASE_BEGINS:
        s.stack = [COURSE] if s.phase != OVER else []
    else:
        s.stack = [take_in_step(one, f"steps[{i}]") for i, one in enumerate(table.steps)]
    if table.type is not None:
        open_turn(s, s.turn, TYPES.index(table.type))
    s.opened, s.diagonal, s.payroll = table.opened, table.diagonal, table.payroll
    s.begun = NONE if table.begun is None else PLACE_AT[table.begun]
    if table.uses is not LEFT_OUT:
        s.left = numbers(table.uses, PLACES)


def take_in_step(one: OpenStep, path: str) -> Step[Any]:
    step = step_of(one, path)
    needed = step.data()
    for name in ("place", "tab", "region", "kind", "way", "dollars", "n"):
        if name not in needed and getattr(one, name) is not UNSET:
            raise unknown(f"{path}.{name}", ["step", *needed])
    return step


def step_of(one: OpenStep, path: str) -> Step[Any]:
    name = one.step
    if name in SINGLE:
        return SINGLE[name]
    if name in AT_PLACE:
        return AT_PLACE[name][one_name(one.place, f"{path}.place", PLACES)]
    if name == "ChooseStation":
        way = one_name(one.way, f"{path}.way", WAYS)
        return CHOOSE_STATION[way][one_name(one.place, f"{path}.place", PLACES)]
    if name == "TabSide":
        return TAB_SIDE[one_name(one.tab, f"{path}.tab", TABS)]
    if name == "ByProject":
        kind = BY_PROJECT_KINDS[one_name(one.kind, f"{path}.kind", BY_PROJECT_KINDS)]
        return BY_PROJECTS[KINDS.index(kind)][whole_number(one.n, f"{path}.n", 1, MOST_PROJECTS - 1)]
    if name == "ChooseIncome":
        choice = INCOME_CHOICES[one_name(one.kind, f"{path}.kind", INCOME_CHOICES)]
        dollars = whole_number(one.dollars, f"{path}.dollars", 0, MOST_DOLLARS)
        return CHOOSE_INCOME[REWARDS.index(choice)][dollars][whole_number(one.n, f"{path}.n", 1, MOST_CHOICES)]
    n = whole_number(one.n, f"{path}.n", 1, MOST_EMPLOYEES)
    if name == "ChooseBox":
        return CHOOSE_BOX[one_name(one.region, f"{path}.region", REGIONS)][n]
    return COUNTED[name][n]
