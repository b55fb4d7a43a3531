"""From a view back to a whole state: everything that the viewer cannot know is dealt at random."""

from copy import deepcopy
from typing import Final

from stellwerk.games.glueck_auf.model.card_names import parse_card
from stellwerk.games.glueck_auf.model.census import all_cards
from stellwerk.games.glueck_auf.model.components import SIZE, WORKERS
from stellwerk.games.glueck_auf.model.ids import FIRST, HELPER, INNOVATION_ZONE, LAST, ORDER_ZONE, STACKS, ZONES
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import GlueckState, Use
from stellwerk.games.glueck_auf.rules.set_up import empty_table
from stellwerk.games.glueck_auf.rules.steps import written_step
from stellwerk.games.glueck_auf.rules.turn import Payment
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
from stellwerk.kernel.game import Json
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE

HIDDEN: Final = -2  # a card that the viewer cannot know, until it is dealt
TRIES: Final = 60
DECKS: Final = {"lorries": 0, "wagons": 2, "engines": 4, "orders": 5}  # of a delivered stack: the stack they came from


def resample(view: Json, rng: Rng) -> GlueckState:
    chance = Rng(rng.words(1)[0].to_bytes(16, "little"), 0)
    s = empty_table(view["players"], chance, deepcopy(view["options"]))
    s.learnt = view["learnt"]
    s.starter = view["starter"]
    s.turn = view["turn"]
    s.acted = view["acted"]
    s.committed = view["committed"]
    s.passed = sum(1 << seat for seat in view["passed"])
    s.tokens = view["tokens"][:]
    s.miner = NONE if view["miner"] is None else view["miner"]
    s.held = NONE if view["held"] is None else parse_card(view["held"])
    s.box = cards(view["box"])
    see_zones(s, view["zones"])
    for stack, name in enumerate(STACKS):
        see_stack(s, stack, view["stacks"][name])
    see_wild(s, view["wild"])
    for seat, seen in enumerate(view["seats"]):
        see_seat(s, s.players[seat], seat, seen)
    s.stack = [written_step(step["step"], step) for step in view["steps"]]
    deal(s, view, rng)
    return s


def cards(names: list[str]) -> list[int]:
    return [parse_card(name) for name in names]


def known_or_hidden(names: list[str] | None, count: int) -> list[int]:
    return [HIDDEN] * count if names is None else cards(names)


# --- what is seen -----------------------------------------------------------------------------------------------------


def see_zones(s: GlueckState, zones: Json) -> None:
    for name, seen in zones.items():
        zone = ZONES.index(name)
        s.last[zone] = seen["next"] - 1
        for use in seen["uses"]:
            hand = PAYMENT_NAMES.index(use["payment"]) % HANDS
            s.placed.append(Use(zone, use["seat"], use["workers"], hand, cards(use["innovations"])))


def see_stack(s: GlueckState, stack: int, seen: Json) -> None:
    left = seen["left"]
    pile = [HIDDEN] * left
    masks = [0] * left
    for depth, name in seen["known"].items():
        pile[left - int(depth)] = parse_card(name)
    for depth, seats in seen["seen"].items():
        masks[left - int(depth)] = sum(1 << knowing for knowing in seats)
    if seen["top"] is not None:
        pile[left - 1] = parse_card(seen["top"])
    s.left[stack] = left
    s.stacks[stack] = pile
    s.seen[stack] = masks


def see_wild(s: GlueckState, seen: Json | None) -> None:
    if seen is not None:
        s.lifted_from = STACKS.index(seen["stack"])
        s.lifted = known_or_hidden(seen["cards"], seen["count"])
        s.returned = known_or_hidden(seen["returned"], seen["returned_count"])


def see_seat(s: GlueckState, board: Player, seat: int, seen: Json) -> None:
    board.hand = hand_of(seen["workers"] or workers_left(s, seat))
    board.orders = known_or_hidden(seen["orders"], seen["order_count"])
    board.innovations = known_or_hidden(seen["innovations"], seen["innovation_count"])
    board.row = cards(seen["row"])
    board.storage = cards(seen["storage"])
    board.shares = cards(seen["shares"])
    board.objectives = cards(seen["objectives"])
    for dock, one in enumerate(seen["docks"]):
        for wagon in one["wagons"]:
            card = parse_card(wagon["card"])
            board.couple(dock, card)
            if wagon["load"] is not None:
                board.load_last(dock, parse_card(wagon["load"]))
        board.engines[dock] = NONE if one["engine"] is None else parse_card(one["engine"])
    board.delivered = [] if seen["delivered"] is None else cards(seen["delivered"])


def workers_left(s: GlueckState, seat: int) -> list[int]:
    """Worker hands are no secret: everybody began with the same cards, and what was placed lies open."""
    counts = WORKERS[s.seats][:]
    for use in s.placed:
        if use.seat == seat:
            counts = [n - paid for n, paid in zip(counts, COUNTS[use.hand], strict=True)]
    return counts


# --- what is dealt ----------------------------------------------------------------------------------------------------


def deal(s: GlueckState, view: Json, rng: Rng) -> None:
    pools = hidden_cards(s)
    for stack in range(len(STACKS)):
        rng.shuffle(pools[FIRST[stack]])
    for seat, seen in enumerate(view["seats"]):
        if seen["delivered"] is None:
            for deck, count in seen["delivered_count"].items():
                pool = pools[FIRST[DECKS[deck]]]
                s.players[seat].delivered += [pool.pop() for _ in range(count)]
    deal_hands(s, pools, rng)
    for stack in range(len(STACKS)):
        pool = pools[FIRST[stack]]
        s.stacks[stack] = [pool.pop() if card == HIDDEN else card for card in s.stacks[stack]]
    if view["fresh"]:
        s.fresh = s.players[s.turn].innovations[-1]


def hidden_cards(s: GlueckState) -> dict[int, list[int]]:
    """By deck, the cards that lie nowhere in sight."""
    seen = set(all_cards(s))
    return {
        first: [card for card in s.parts.cards(first, last) if card not in seen]
        for first, last in zip(FIRST, LAST, strict=True)
    }


def deal_hands(s: GlueckState, pools: dict[int, list[int]], rng: Rng) -> None:
    """Hands and lifted cards. Whoever is asked must have an answer: a hand without one cannot be the true hand."""
    wild = FIRST[s.lifted_from]
    hidden = [(board.orders[:], board.innovations[:]) for board in s.players]
    lifted, returned = s.lifted, s.returned
    for attempt in range(TRIES):
        left = {first: pool[:] for first, pool in pools.items()}
        for pool in (left[FIRST[ORDER_ZONE]], left[FIRST[INNOVATION_ZONE]]):
            rng.shuffle(pool)
        for seat in [s.turn, *[other for other in range(s.seats) if other != s.turn]]:
            orders, innovations = hidden[seat]
            eager = attempt > 0 and seat == s.turn
            fill(s, seat, orders, innovations, left, eager, rng)
        s.lifted = [left[wild].pop() if card == HIDDEN else card for card in lifted]
        s.returned = [left[wild].pop() if card == HIDDEN else card for card in returned]
        if not s.stack or s.stack[-1].automatic or s.stack[-1].moves(s, s.turn):
            break
    pools.update(left)


def fill(
    s: GlueckState,
    seat: int,
    orders: list[int],
    innovations: list[int],
    left: dict[int, list[int]],
    eager: bool,
    rng: Rng,
) -> None:
    """Deal one hand. Eager: begin with cards that let the player answer."""
    board = s.players[seat]
    order_pool, innovation_pool = left[FIRST[ORDER_ZONE]], left[FIRST[INNOVATION_ZONE]]
    if eager and HIDDEN in orders:
        room = max([lorries for dock, lorries in enumerate(board.loaded) if board.engines[dock] != NONE], default=0)
        front(order_pool, [card for card in order_pool if SIZE[card >> 5] <= room], 1, rng)
    if eager and HIDDEN in innovations:
        wanted = helpful(s, board, innovation_pool, len(innovations), rng)
        front(innovation_pool, wanted, len(wanted), rng)
    board.orders = [order_pool.pop() if card == HIDDEN else card for card in orders]
    board.innovations = [innovation_pool.pop() if card == HIDDEN else card for card in innovations]
    board.helpers = helpers_in(board.innovations)


def front(pool: list[int], wanted: list[int], count: int, rng: Rng) -> None:
    """Some of the wanted cards come to the end of the pool, where it is dealt from."""
    rng.shuffle(wanted)
    for card in wanted[:count]:
        pool.remove(card)
        pool.append(card)


def helpful(s: GlueckState, board: Player, pool: list[int], most: int, rng: Rng) -> list[int]:
    """Worker innovations out of the pool with which the open payment can be made, if there is one."""
    step = s.stack[-1]
    helpers = [card for card in pool if card >> 5 < HELPER + 3]
    if not isinstance(step, Payment):
        return helpers[: rng.below(most + 1)]
    have = HELPER_COUNTS[helpers_in(helpers)]
    need = s.need(step.zone)
    codes = [
        code for code in range(HELPER_SETS)
        if FEWEST[code] <= most and within(HELPER_COUNTS[code], have)
        and ways(board.hand, code, need, s.rulings.combined)
    ]  # fmt: skip
    if not codes:
        return []
    counts = HELPER_COUNTS[codes[rng.below(len(codes))]]
    return [card for k in range(3) for card in [c for c in helpers if c >> 5 == HELPER + k][: counts[k]]]


def helpers_in(innovations: list[int]) -> int:
    """The worker innovations among some cards, as one number."""
    spans = [(card >> 5) - HELPER for card in innovations]
    return sum(HELPER_PLACE[span] for span in spans if 0 <= span < 3)
