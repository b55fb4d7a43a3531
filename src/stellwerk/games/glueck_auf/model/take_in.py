"""From the written table to a state. What is left out takes the set-up's default, blanks are dealt."""

from typing import Any, Final

from msgspec import UNSET

from stellwerk.games.glueck_auf.model.components import SIZE, WORKERS, profile
from stellwerk.games.glueck_auf.model.ids import (
    FIRST,
    HELPER,
    HELPERS,
    INNOVATION_ZONE,
    LAST,
    MINE_01,
    ORDER_ZONE,
    STACKS,
    WAGON_B,
    ZONES,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.lay_out import WRITTEN_STEPS
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import UNKNOWN, GlueckState, Use
from stellwerk.games.glueck_auf.model.table import (
    A_TURN,
    AS_MANY_AS_SEATS,
    BACKS,
    NOT_PLACED,
    Dock,
    LoadedWagon,
    OpenStep,
    Placed,
    Seat,
    Table,
)  # fmt: skip
from stellwerk.games.glueck_auf.model.unnamed_cards import Pool
from stellwerk.games.glueck_auf.rules.delivery import DELIVERY
from stellwerk.games.glueck_auf.rules.options import OPTIONS
from stellwerk.games.glueck_auf.rules.set_up import empty_table, lay, lay_stack
from stellwerk.games.glueck_auf.rules.steps import EVERY_STEP
from stellwerk.games.glueck_auf.rules.turn import AFTER_ACTION, Payment
from stellwerk.games.glueck_auf.rules.workers import (
    COUNTS,
    FEWEST,
    HANDS,
    HELPER_COUNTS,
    HELPER_PLACE,
    HELPER_SETS,
    PAYMENT_NAMES,
    hand_of,
    ways,
    within,
)  # fmt: skip
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.refusal import Params, Refusal, Refused
from stellwerk.kernel.rng import Rng, seeded
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Auto, Step
from stellwerk.kernel.table import BLANK, SEAT_NAMES, chance

PAYMENTS_BY_NAME: Final[dict[str, int]] = {name: payment for payment, name in enumerate(PAYMENT_NAMES)}
STEPS_AS_WRITTEN: Final[dict[OpenStep, Step[Any]]] = {
    **{WRITTEN_STEPS[step]: step for step in EVERY_STEP},
    OpenStep(step="Delivery"): DELIVERY[NONE],
}
FIELDS: Final[dict[str, list[str]]] = {type(step).__name__: list(step.data()) for step in EVERY_STEP}
TRIES: Final = 60
DECKS: Final = sorted(set(zip(FIRST, LAST, strict=True)))  # twin stacks are one deck
STACK_OF_BACK: Final = {BACKS["L"]: 0, BACKS["W"]: 2, BACKS["E"]: 4, BACKS["O"]: 5}


def take_in(table: Table, deal: Rng | None = None) -> GlueckState:
    """Blanks are dealt at random; without a generator in the order of the box, so nobody may ask what they are."""
    if deal is None:
        rng = seeded(0 if table.seed is UNSET else table.seed)
    else:
        rng = Rng(deal.words(1)[0].to_bytes(16, "little"), 0)
    s = empty_table(number_of_players(table), rng, all_options(table.options))
    s.learnt = table.learnt
    pool = Pool(s.parts, table)
    take_in_turn(s, table)
    take_in_zones(s, table, pool)
    for seat in range(s.seats):
        take_in_seat(s, seat, table.seats[seat] if seat < len(table.seats) else Seat(), pool)
    s.box = pool.take_all(table.box, "box")
    s.held = NONE if table.held is None else pool.take(table.held, "held")
    take_in_wild(s, table, pool)
    for stack, name in enumerate(STACKS):
        if name in table.stacks:
            lay_stack(s, stack, pool.take_all(table.stacks[name], f"stacks.{name}")[::-1])
    take_in_steps(s, table)
    if pool.has_blanks:
        deal_blanks(s, table, pool, deal)
    else:
        lay_what_is_left(s, table, pool, rng)
    take_in_seen(s, table)
    take_in_fresh(s, table)
    s.rng = chance(table, None, rng)
    return s


def number_of_players(table: Table) -> int:
    players = max(2, len(table.seats)) if table.players == AS_MANY_AS_SEATS else table.players
    if len(table.seats) > players:
        raise wrong("seats", "json-count", len(table.seats), have=len(table.seats), want=players)
    return players


def all_options(written: dict[str, Any]) -> dict[str, Any]:
    """Like the options of a new table, but every mistake is told with its path."""
    out: dict[str, Any] = {}
    for option in OPTIONS:
        value = written.get(option.id, option.default)
        if option.kind == "components" and isinstance(value, dict):
            profile(value, f"options.{option.id}")
        elif value not in option.choices:
            raise wrong(f"options.{option.id}", "json-name", value, known=", ".join(option.choices))
        out[option.id] = value
    for name in written:
        if name not in out:
            raise unknown(f"options.{name}", ", ".join(out))
    return out


def unknown(path: str, known: str) -> Refused:
    params: Params = {"path": path, "known": known}
    return Refused(Refusal("kernel", "json-unknown", params))


def take_in_seat_name(s: GlueckState, name: str, path: str) -> int:
    """The seat of a name; with three players nobody is called D."""
    seat = SEAT_NAMES.index(name)
    if seat >= s.seats:
        raise no_such_seat(s, name, path)
    return seat


def no_such_seat(s: GlueckState, name: str, path: str) -> Refused:
    return wrong(path, "json-name", name, known=", ".join(SEAT_NAMES[: s.seats]))


def seats_of(s: GlueckState, names: tuple[str, ...], path: str) -> list[int]:
    return [take_in_seat_name(s, name, f"{path}[{i}]") for i, name in enumerate(names)]


def mask_of(seats: list[int]) -> int:
    out = 0
    for seat in seats:
        out |= 1 << seat
    return out


# --- the shift and the display ----------------------------------------------------------------------------------------


def take_in_turn(s: GlueckState, table: Table) -> None:
    s.tokens = seats_of(s, table.tokens, "tokens")
    if len(s.tokens) > s.shifts:
        raise wrong("tokens", "json-count", len(s.tokens), have=len(s.tokens), want=s.shifts)
    s.starter = s.tokens[-1] if s.tokens else 0
    if table.start:
        s.starter = take_in_seat_name(s, table.start, "start")
    s.turn = take_in_seat_name(s, table.turn, "turn") if table.turn else s.starter
    s.passed = mask_of(seats_of(s, table.passed, "passed"))


def take_in_zones(s: GlueckState, table: Table, pool: Pool) -> None:
    for i, one in enumerate(table.placed):
        use = take_in_use(s, one, f"placed[{i}]", pool)
        s.placed.append(use)
        s.last[use.zone] = use.total
        if use.zone == MINE_01:
            s.miner = use.seat
    for name, workers in table.zones.items():
        s.last[ZONES.index(name)] = workers


def take_in_use(s: GlueckState, one: Placed, path: str, pool: Pool) -> Use:
    seat = take_in_seat_name(s, one.seat, f"{path}.seat")
    helpers = pool.take_all(one.innovations, f"{path}.innovations")
    payment = PAYMENTS_BY_NAME.get(in_order(one.payment), NONE)
    if payment == NONE or helpers_in(helpers) != payment // HANDS:
        raise wrong(f"{path}.payment", "position-payment", one.payment, need=one.workers)
    return Use(ZONES.index(one.zone), seat, one.workers, payment % HANDS, helpers)


def in_order(payment: str) -> str:
    """`3+1` is `1+3`: worker cards by value, then innovations by span."""
    return "+".join(sorted(payment.split("+")))


def take_in_wild(s: GlueckState, table: Table, pool: Pool) -> None:
    wild = table.wild
    if wild is not None:
        s.lifted_from = STACKS.index(wild.stack)
        s.lifted = pool.take_all(wild.cards, "wild.cards")
        s.returned = pool.take_all(wild.returned, "wild.returned")


def lay_what_is_left(s: GlueckState, table: Table, pool: Pool, rng: Rng) -> None:
    """Stacks that are written hold exactly these cards; what is left fills the others, or stays in the box."""
    for stack, name in enumerate(STACKS):
        if stack <= WAGON_B and stack % 2:
            continue
        rest = pool.rest(FIRST[stack], LAST[stack], rng)
        twin = stack + 1 if stack <= WAGON_B else stack
        if name in table.stacks and STACKS[twin] in table.stacks:
            s.box += rest
        elif name in table.stacks:
            lay_stack(s, twin, rest)
        elif STACKS[twin] in table.stacks:
            lay_stack(s, stack, rest)
        else:
            lay(s, stack, rest)


def take_in_seen(s: GlueckState, table: Table) -> None:
    for name, depths in table.seen.items():
        stack = STACKS.index(name)
        left = s.left[stack]
        seen = s.seen[stack]
        for depth, seats in depths.items():
            if int(depth) > left:
                raise unknown(f"seen.{name}.{depth}", f"1-{left}")
            mask = 0
            for i, letter in enumerate(seats):
                seat = SEAT_NAMES.index(letter)
                if seat >= s.seats:
                    raise no_such_seat(s, letter, f"seen.{name}.{depth}[{i}]")
                mask |= 1 << seat
            seen[left - int(depth)] = mask


# --- one player -------------------------------------------------------------------------------------------------------


def take_in_seat(s: GlueckState, seat: int, one: Seat, pool: Pool) -> None:
    board = s.players[seat]
    path = f"seats[{seat}]"
    board.hand = take_in_workers(s, seat, one, path)
    take_in_board(board, one, path, pool)


def take_in_board(board: Player, one: Seat, path: str, pool: Pool) -> None:
    board.orders = pool.take_all(one.orders, f"{path}.orders")
    if one.innovations:
        board.innovations = pool.take_all(one.innovations, f"{path}.innovations")
        board.helpers = helpers_in(board.innovations)
    board.row = pool.take_all(one.row, f"{path}.row")
    board.storage = pool.take_all(one.storage, f"{path}.storage")
    board.shares = pool.take_all(one.shares, f"{path}.shares")
    board.objectives = pool.take_all(one.objectives, f"{path}.objectives")
    board.delivered = pool.take_all(one.delivered, f"{path}.delivered")
    for dock, written in enumerate(one.docks):
        take_in_dock(board, dock, written, f"{path}.docks[{dock}]", pool)


def take_in_workers(s: GlueckState, seat: int, one: Seat, path: str) -> int:
    """By the values of the cards; left out, or a secret, everything that is not placed."""
    left = workers_left(s, seat)
    if min(left) < 0:
        raise wrong("placed", "position-too-many-placed", SEAT_NAMES[seat])
    if one.workers is NOT_PLACED or one.workers == BLANK:
        return hand_of(left)
    counts = [0] * len(left)
    for value in one.workers:
        counts[int(value) - 1] += 1
    if not within(counts, left):
        known = ", ".join([str(value + 1) for value, n in enumerate(left) for _ in range(n)])
        raise wrong(f"{path}.workers", "position-workers", list(one.workers), known=known or "–")
    return hand_of(counts)


def workers_left(s: GlueckState, seat: int) -> list[int]:
    """Worker hands are no secret: everybody began with the same cards, and what was placed lies open."""
    counts = WORKERS[s.seats][:]
    for use in s.placed:
        if use.seat == seat:
            counts = [n - paid for n, paid in zip(counts, COUNTS[use.hand], strict=True)]
    return counts


def take_in_dock(board: Player, dock: int, written: Dock, path: str, pool: Pool) -> None:
    for i, wagon in enumerate(written.wagons):
        at = f"{path}.wagons[{i}]"
        if isinstance(wagon, LoadedWagon):
            board.couple(dock, pool.take(wagon.card, f"{at}.card"))
            if wagon.load is not None:
                board.load_last(dock, pool.take(wagon.load, f"{at}.load"))
        else:
            board.couple(dock, pool.take(wagon, at))
    if written.engine is not None:
        board.engines[dock] = pool.take(written.engine, f"{path}.engine")


def helpers_in(innovations: list[int]) -> int:
    """The worker innovations among some cards, as one number."""
    return sum([HELPER_PLACE[(card >> 5) - HELPER] for card in innovations if 0 <= (card >> 5) - HELPER < len(HELPERS)])


# --- what the rules still want ----------------------------------------------------------------------------------------


def take_in_steps(s: GlueckState, table: Table) -> None:
    if table.steps is not A_TURN or len(s.tokens) < s.shifts:
        s.stack = [take_in_step(one, f"steps[{i}]") for i, one in enumerate(table.steps)]
    s.acted = len(s.stack) > 1 and s.stack[1] is AFTER_ACTION
    innovating = len(s.stack) > 2 and not isinstance(s.stack[2], Payment)  # if the workers are not placed yet
    s.committed = (table.committed or innovating) and not s.acted


def take_in_step(one: OpenStep, path: str) -> Step[Any]:
    step = STEPS_AS_WRITTEN.get(one)
    if step is not None:
        return step
    wanted = FIELDS[one.step]
    for field in ("zone", "cards", "low", "high", "spent", "model"):
        value = getattr(one, field)
        if value is not UNSET and field not in wanted:
            raise unknown(f"{path}.{field}", ", ".join(["step", *wanted]))
        if value is UNSET and field in wanted:
            raise wrong(f"{path}.{field}", "json-wrong", None)
    raise wrong(path, "json-wrong", one.step)


def take_in_fresh(s: GlueckState, table: Table) -> None:
    """Others cannot know whether the innovation of this turn is still in hand: for them it is not."""
    if table.fresh is True:
        hand = s.players[s.turn].innovations
        if not hand:
            raise wrong("fresh", "position-fresh", True)
        s.fresh = hand[-1]


# --- dealing what these eyes do not know ------------------------------------------------------------------------------


def deal_blanks(s: GlueckState, table: Table, pool: Pool, deal: Rng | None) -> None:
    left = {first: pool.deck(first, last) for first, last in DECKS}
    if deal is not None:
        for cards in left.values():
            deal.shuffle(cards)
    for seat, one in enumerate(table.seats):
        board = s.players[seat]
        for i, card in enumerate(board.delivered):
            if card == UNKNOWN:
                board.delivered[i] = left[FIRST[STACK_OF_BACK[one.delivered[i]]]].pop()
    if deal is None:
        for seat in range(s.seats):
            deal_hand(s.players[seat], left)
        deal_lifted(s, left)
    else:
        left = deal_hands(s, left, deal)
    for stack in range(len(STACKS)):
        s.stacks[stack] = named(s.stacks[stack], left[FIRST[stack]])


def named(cards: list[int], left: list[int]) -> list[int]:
    """The unknown ones among them are dealt from what is left."""
    return [left.pop() if card == UNKNOWN else card for card in cards]


def deal_hand(board: Player, left: dict[int, list[int]]) -> None:
    board.orders = named(board.orders, left[FIRST[ORDER_ZONE]])
    board.innovations = named(board.innovations, left[FIRST[INNOVATION_ZONE]])
    board.helpers = helpers_in(board.innovations)


def deal_lifted(s: GlueckState, left: dict[int, list[int]]) -> None:
    s.lifted = named(s.lifted, left[FIRST[s.lifted_from]])
    s.returned = named(s.returned, left[FIRST[s.lifted_from]])


def deal_hands(s: GlueckState, pools: dict[int, list[int]], deal: Rng) -> dict[int, list[int]]:
    """Hands and lifted cards; returns what is left. Whoever is asked must have an answer: a hand without one cannot be
    the true hand.
    """
    hidden = [(board.orders, board.innovations) for board in s.players]
    lifted, returned = s.lifted, s.returned
    left = pools
    for attempt in range(TRIES):
        left = {first: pool[:] for first, pool in pools.items()}
        if attempt > 0:
            deal.shuffle(left[FIRST[ORDER_ZONE]])
            deal.shuffle(left[FIRST[INNOVATION_ZONE]])
        for seat in [s.turn, *[other for other in range(s.seats) if other != s.turn]]:
            board = s.players[seat]
            board.orders, board.innovations = hidden[seat]
            if attempt > 0 and seat == s.turn:
                prefer_answers(s, board, left, deal)
            deal_hand(board, left)
        s.lifted, s.returned = lifted, returned
        deal_lifted(s, left)
        if not s.stack or isinstance(s.stack[-1], Auto) or s.stack[-1].moves(s, s.turn):
            break
    return left


def prefer_answers(s: GlueckState, board: Player, left: dict[int, list[int]], deal: Rng) -> None:
    """The player in turn is dealt cards that give an answer to the open question first."""
    if UNKNOWN in board.orders:
        orders = left[FIRST[ORDER_ZONE]]
        room = max([lorries for dock, lorries in enumerate(board.loaded) if board.engines[dock] != NONE], default=0)
        put_in_front(orders, [card for card in orders if SIZE[card >> 5] <= room], 1, deal)
    if UNKNOWN in board.innovations:
        innovations = left[FIRST[INNOVATION_ZONE]]
        wanted = helpful(s, board, innovations, len(board.innovations), deal)
        put_in_front(innovations, wanted, len(wanted), deal)


def put_in_front(pool: list[int], wanted: list[int], count: int, deal: Rng) -> None:
    """Some of the wanted cards come to the end of the pool, where it is dealt from."""
    deal.shuffle(wanted)
    for card in wanted[:count]:
        pool.remove(card)
        pool.append(card)


def helpful(s: GlueckState, board: Player, pool: list[int], most: int, deal: Rng) -> list[int]:
    """Worker innovations out of the pool with which the open payment can be made, if there is one."""
    step = s.stack[-1]
    helpers = [card for card in pool if card >> 5 < HELPER + len(HELPERS)]
    if not isinstance(step, Payment):
        return helpers[: deal.below(most + 1)]
    have = HELPER_COUNTS[helpers_in(helpers)]
    need = s.need(step.zone)
    codes = [
        code for code in range(HELPER_SETS)
        if FEWEST[code] <= most and within(HELPER_COUNTS[code], have)
        and ways(board.hand, code, need, s.rulings.combined)
    ]  # fmt: skip
    if not codes:
        return []
    counts = HELPER_COUNTS[codes[deal.below(len(codes))]]
    return [card for k in range(3) for card in [c for c in helpers if c >> 5 == HELPER + k][: counts[k]]]
