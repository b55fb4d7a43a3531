"""Reading a position that a person wrote. What is left out takes the default of a fresh table."""

from typing import Any, Final

from stellwerk.games.carnegie.model.components import (
    BASE_KINDS,
    CARDS,
    COPIES,
    DISCS,
    LAST_BOX,
    LAST_COLUMN,
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
    NEUTRAL,
    PLACES,
    REGIONS,
    SEATS,
    SIDES,
    TABS,
    TILES,
    TYPES,
)
from stellwerk.games.carnegie.model.parts import parts_for
from stellwerk.games.carnegie.model.player import SOURCES, Player
from stellwerk.games.carnegie.model.reading_steps import check_steps
from stellwerk.games.carnegie.model.state import (
    INCOME_PHASE,
    NO_USES,
    OVER,
    PHASES,
    TIMELINE_PHASE,
    CarnegieState,
)
from stellwerk.games.carnegie.rules.andrew import shuffle_deck
from stellwerk.games.carnegie.rules.departments import open_turn
from stellwerk.games.carnegie.rules.moves import MOST_EMPLOYEES
from stellwerk.games.carnegie.rules.options import OPTIONS
from stellwerk.games.carnegie.rules.set_up import empty_table, hand_out_jokers
from stellwerk.games.carnegie.rules.steps import read_step
from stellwerk.games.carnegie.rules.timeline import COURSE, seat_in_order, set_event
from stellwerk.kernel.game import Json
from stellwerk.kernel.reader import Reader, one_name, whole_number, wrong
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE

MOST: Final = 10_000
DISC_NAMES: Final = [f"{seat} {tab}" for seat in SEATS for tab in TABS]


def read_position(position: Json) -> CarnegieState:
    root = Reader(position)
    players = whole_number(root.raw("players", 2), "players", 1, 4)
    options = read_options(root.object("options"))
    s = empty_table(players, read_rng(root), options)
    s.learnt = root.number("learnt", 0)
    read_course(root, s)
    read_map(root, s)
    seats = root.objects("seats")
    if len(seats) > players:
        raise Refused(Refusal("kernel", "json-count", {"path": "seats", "have": len(seats), "want": players}))
    hand_out_jokers(s)
    for seat in range(players):
        read_seat(seats[seat] if seat < len(seats) else Reader({}, f"seats[{seat}]"), s, seat)
    read_andrew(root, s)
    read_market(root, s)
    read_turn(root, s)
    root.end()
    check_steps(s)
    return s


def read_options(reader: Reader) -> Json:
    """Like the options of a new table, but every mistake is told with its path."""
    out: Json = {}
    for option in OPTIONS:
        value = reader.raw(option.id, option.default)
        if option.kind == "components":
            parts_for(value, reader.at(option.id))
        else:
            one_name(value, reader.at(option.id), option.choices)
        out[option.id] = value
    reader.end()
    return out


def read_rng(root: Reader) -> Rng:
    if not root.has("rng"):
        seed: Any = root.raw("seed", 0)
        if not isinstance(seed, int | str):
            raise wrong("seed", "json-text", seed)
        return seeded(seed)
    root.raw("seed")
    reader = root.object("rng")
    try:
        key = bytes.fromhex(reader.text("key"))
    except ValueError:
        raise wrong("rng.key", "json-text", reader.raw("key")) from None
    if not 0 < len(key) <= 64:
        raise wrong("rng.key", "json-text", reader.raw("key"))
    rng = Rng(key, reader.number("count", 0, 0, 1 << 60))
    reader.end()
    return rng


def read_course(root: Reader, s: CarnegieState) -> None:
    """Round, phase, timeline, and the action with its event."""
    s.phase = root.name("phase", PHASES, TIMELINE_PHASE)
    s.first = root.name("first", SEATS[: s.seats], 0)
    s.acted = root.number("acted", 0, 0, s.seats)
    strips = root.names("strips", STRIPS) if root.has("strips") else [0, 2, 4, 6]
    if len(strips) != len(TYPES):
        raise Refused(Refusal("kernel", "json-count", {"path": "strips", "have": len(strips), "want": len(TYPES)}))
    s.strips = strips
    s.markers = numbers(root.object("markers"), TYPES, [0] * 4, 0, LAST_COLUMN)
    moved = sum(s.markers)
    s.round = root.number("round", min(moved + 1, ROUNDS), 1, ROUNDS)
    in_round = INCOME_PHASE <= s.phase < OVER
    needed = ROUNDS if s.phase == OVER else s.round - 1
    if moved != needed or (s.phase < TIMELINE_PHASE and moved):
        raise wrong("markers", "position-markers", moved, needed=0 if s.phase < TIMELINE_PHASE else needed)
    action = root.name("action", TYPES)
    if in_round != (action != NONE):
        raise wrong("action", "position-action", root.raw("action"))
    if in_round:
        set_event(s, action)
    if s.phase == PHASES.index("end-of-round"):
        raise wrong("phase", "json-name", "end-of-round", known=", ".join(PHASES))
    if s.phase in (TIMELINE_PHASE, OVER) or not s.acted:
        s.turn = s.first
    else:
        s.turn = seat_in_order(s, s.acted - 1)


def numbers(reader: Reader, names: list[str], default: list[int], low: int, high: int) -> list[int]:
    """An object of numbers by name."""
    out = [reader.number(name, default[i], low, high) for i, name in enumerate(names)]
    reader.end()
    return out


def read_map(root: Reader, s: CarnegieState) -> None:
    known = [*DISC_NAMES[: 4 * s.seats], "neutral", "andrew"]
    reader = root.object("spaces")
    for i, space in enumerate(SPACES):
        if reader.has(space):
            disc = one_name(reader.raw(space), reader.at(space), known)
            s.spaces[i] = disc if disc < 4 * s.seats else NEUTRAL if known[disc] == "neutral" else ANDREW
    reader.end()
    s.neutral_donations = mask(root.names("neutral_donations", DONATIONS))


def mask(bits: list[int]) -> int:
    out = 0
    for bit in bits:
        out |= 1 << bit
    return out


# --- one player -------------------------------------------------------------------------------------------------------


def read_seat(reader: Reader, s: CarnegieState, seat: int) -> None:
    board = s.players[seat]
    board.money = reader.number("money", board.money, 0, MOST)
    board.goods = reader.number("goods", board.goods, 0, MOST)
    board.joker = reader.flag("joker", board.joker)
    board.reserve = reader.name("reserve", TILES)
    board.donations = mask(reader.names("donations", DONATIONS))
    board.points = reader.number("points", 0, 0, MOST)
    board.steps = reader.number("steps", 0, 0, MOST)
    board.vp = numbers(reader.object("vp"), SOURCES, [0] * len(SOURCES), -MOST, MOST)
    board.missions = numbers(reader.object("missions"), REGIONS, [0] * 4, 0, MOST_EMPLOYEES)
    track = numbers(reader.object("track"), REGIONS, [1] * 4, 1, LAST_BOX + 1)
    board.track = [box - 1 for box in track]
    sides = reader.object("sides")
    board.sides = [sides.name(tab, SIDES, board.sides[i]) for i, tab in enumerate(TABS)]
    sides.end()
    read_departments(reader, board)
    read_employees(reader, board)
    read_discs(reader, s, seat, board)
    reader.end()


def read_departments(reader: Reader, board: Player) -> None:
    departments = reader.object("departments")
    company = board.parts.company
    kinds = company[:]
    for place, name in enumerate(PLACES):
        if departments.has(name):
            kind = one_name(departments.raw(name), departments.at(name), TILES)
            if kinds[place] != NONE or kind in kinds:
                raise wrong(departments.at(name), "json-twice", TILES[kind])
            kinds[place] = kind
    departments.end()
    if kinds != company:
        board.kinds = kinds
    if board.reserve in kinds and board.reserve != NONE:
        raise wrong(reader.at("reserve"), "json-twice", TILES[board.reserve])


def read_employees(reader: Reader, board: Player) -> None:
    """Whoever is neither in the company nor on a mission is in the supply."""
    if reader.has("standing"):
        board.standing = numbers(reader.object("standing"), PLACES, [0] * len(PLACES), 0, MOST_EMPLOYEES)
    if reader.has("lying"):
        board.lying = numbers(reader.object("lying"), PLACES, [0] * len(PLACES), 0, MOST_EMPLOYEES)
    for place, name in enumerate(PLACES):
        kind = board.kinds[place]
        most = 0 if kind == NONE else len(board.parts.stations[kind])
        if board.standing[place] > most:
            path = f"{reader.at('standing')}.{name}"
            raise Refused(Refusal("kernel", "json-count", {"path": path, "have": board.standing[place], "want": most}))
    board.supply = MOST_EMPLOYEES - sum(board.standing) - sum(board.lying) - sum(board.missions)
    if board.supply < 0:
        have = MOST_EMPLOYEES - board.supply
        raise Refused(
            Refusal("kernel", "json-count", {"path": reader.at("lying"), "have": have, "want": MOST_EMPLOYEES})
        )


def read_discs(reader: Reader, s: CarnegieState, seat: int, board: Player) -> None:
    """Tabs show at least as many disc spaces as there are projects; all other discs are in the supply."""
    for disc in s.spaces:
        if disc >> 2 == seat:
            board.built[disc & 3] += 1
    discs = [board.parts.tab_discs[tab][board.sides[tab]] for tab in range(4)]
    pulled = [1, 1, 1, 1]
    for tab in range(4):
        while pulled[tab] + 1 < len(discs[tab]) and discs[tab][pulled[tab]] < board.built[tab]:
            pulled[tab] += 1
    given = reader.object("pulled")
    board.pulled = [given.number(name, pulled[tab], 1, len(discs[tab]) - 1) for tab, name in enumerate(TABS)]
    given.end()
    for tab in range(4):
        if board.discs_on(tab) < 0:
            path = f"{reader.at('pulled')}.{TABS[tab]}"
            have = discs[tab][board.pulled[tab]]
            raise Refused(Refusal("kernel", "json-count", {"path": path, "have": have, "want": board.built[tab]}))
    on_tabs = sum([discs[tab][board.pulled[tab]] for tab in range(4)])
    board.discs = DISCS - 1 - len(board.track) - on_tabs - board.donation_count()
    if board.discs < 0:
        path = reader.at("donations")
        raise Refused(Refusal("kernel", "json-count", {"path": path, "have": DISCS - board.discs, "want": DISCS}))


# --- market and Andrew ------------------------------------------------------------------------------------------------


def read_market(root: Reader, s: CarnegieState) -> None:
    """Left out, every kind of the base game that is not in use lies there twice."""
    used = s.andrew_tiles[:]
    for board in s.players:
        used += [kind for kind in board.kinds if NONE < kind < TILE_COUNT]
        if board.reserve != NONE:
            used.append(board.reserve)
    default = [max(0, COPIES - used.count(kind)) if kind < BASE_KINDS else 0 for kind in range(TILE_COUNT)]
    if root.has("market"):
        default = [0] * TILE_COUNT
    s.market = numbers(root.object("market"), TILES, default, 0, COPIES)
    for kind in range(TILE_COUNT):
        if s.market[kind] + used.count(kind) > COPIES:
            raise wrong("market", "json-twice", TILES[kind])


def read_andrew(root: Reader, s: CarnegieState) -> None:
    if s.seats != 1:
        if root.has("andrew"):
            raise wrong("andrew", "json-name", "andrew", known="players = 1")
        return
    reader = root.object("andrew")
    shuffle_deck(s, Rng(s.rng.key, s.rng.count), str(s.options["level"]))
    acted = s.round if s.phase >= INCOME_PHASE else s.round - 1
    played = reader.names("played", CARDS) if reader.has("played") else s.deck[:acted]
    deck = reader.names("deck", CARDS) if reader.has("deck") else [card for card in s.deck if card not in played]
    deck = deck if reader.has("deck") else deck[: ROUNDS - len(played)]
    if len(played) != acted or len(deck) != ROUNDS - acted:
        params = {"path": reader.at("deck"), "have": len(deck) + len(played), "want": ROUNDS}
        raise Refused(Refusal("kernel", "json-count", params))
    if len(set(deck + played)) != ROUNDS:
        raise wrong(reader.at("deck"), "json-twice", "")
    normal = sum([card < NORMAL_CARDS for card in deck + played])
    if normal != LEVELS[str(s.options["level"])][0]:
        raise wrong(reader.at("deck"), "position-deck", normal, needed=LEVELS[str(s.options["level"])][0])
    s.deck, s.played = deck, played
    s.card_box = [card for card in range(len(CARDS)) if card not in deck and card not in played]
    s.card = played[-1] if INCOME_PHASE <= s.phase < OVER else NONE
    s.shift = reader.number("shift", 0, 0, 4)
    s.andrew_vp = reader.number("vp", 0, 0, MOST)
    s.andrew_track = [box - 1 for box in numbers(reader.object("track"), REGIONS, [1] * 4, 1, LAST_BOX + 1)]
    s.andrew_donations = mask(reader.names("donations", DONATIONS))
    s.andrew_tiles = reader.names("departments", TILES)
    reader.end()


# --- what the rules still want ----------------------------------------------------------------------------------------


def read_turn(root: Reader, s: CarnegieState) -> None:
    if root.has("steps"):
        s.stack = [read_step(reader) for reader in root.objects("steps")]
    else:
        s.stack = [COURSE] if s.phase != OVER else []
    of_type = root.name("type", TYPES)
    opened, diagonal = root.flag("opened"), root.flag("diagonal")
    s.payroll = root.flag("payroll")
    if of_type != NONE:
        open_turn(s, s.turn, of_type)
    s.opened, s.diagonal = opened, diagonal
    uses = root.object("uses")
    if root.has("uses"):
        left = numbers(uses, PLACES, [0] * len(PLACES), 0, MOST_EMPLOYEES)
        for place, name in enumerate(PLACES):
            if left[place] > (s.left[place] if of_type != NONE else 0):
                raise wrong(uses.at(name), "position-uses", left[place])
        s.left = left
    elif of_type == NONE:
        s.left = NO_USES
