"""What one seat may know: a whitelist. How a whole state is dealt from it again stands in resample.py."""

from copy import deepcopy

from stellwerk.games.glueck_auf.model.card_names import card_name
from stellwerk.games.glueck_auf.model.ids import DOCKS, ENGINE, HELPER, ORDER, STACKS, WAGON, ZONES
from stellwerk.games.glueck_auf.model.player import Player
from stellwerk.games.glueck_auf.model.state import GlueckState, Use
from stellwerk.games.glueck_auf.rules.scoring import sources
from stellwerk.games.glueck_auf.rules.workers import COUNTS, HANDS, HELPER_PLACE, PAYMENT_NAMES, TOTAL
from stellwerk.games.glueck_auf.rules.zones import IN_PLAY
from stellwerk.kernel.game import Json
from stellwerk.kernel.play import waiting
from stellwerk.kernel.state import NONE


def view(s: GlueckState, seat: int | None) -> Json:
    """Everything that this seat sees, hears or has seen; None is a spectator."""
    return {
        "game": "glueck-auf",
        "seat": seat,
        "players": s.seats,
        "options": deepcopy(s.options),
        "learnt": s.learnt,
        "over": not s.stack,
        "shift": s.shift,
        "shifts": s.shifts,
        "starter": s.starter,
        "turn": s.turn,
        "acted": s.acted,
        "committed": s.committed,
        "fresh": seat == s.turn and s.fresh != NONE,  # it would tell the others what was kept in secret
        "passed": seats_of(s.passed, s.seats),
        "tokens": s.tokens[:],
        "miner": maybe(s.miner),
        "stacks": {STACKS[stack]: stack_view(s, stack, seat) for stack in range(len(STACKS))},
        "zones": {ZONES[zone]: zone_view(s, zone) for zone in IN_PLAY[s.seats]},
        "held": None if s.held == NONE else card_name(s.held),
        "wild": wild_view(s, seat),
        "box": names(s.box),
        "seats": [seat_view(s, of, seat) for of in range(s.seats)],
        "steps": [{"step": type(step).__name__, **step.data()} for step in s.stack],
        "waiting": list(waiting(s)),
    }


def names(cards: list[int]) -> list[str]:
    return [card_name(card) for card in cards]


def maybe(number: int) -> int | None:
    return None if number == NONE else number


def seats_of(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def stack_view(s: GlueckState, stack: int, seat: int | None) -> Json:
    """The top card and the height; `known` is what this seat itself saw go under the stack, by depth from 1."""
    left = s.left[stack]
    seen = s.seen[stack]
    top = s.top(stack)
    hidden = stack == s.lifted_from or top == NONE
    depths = [(left - i, i) for i in range(left - 1, -1, -1) if seen[i]]
    return {
        "left": left,
        "top": None if hidden else card_name(top),
        "known": {str(d): card_name(s.stacks[stack][i]) for d, i in depths if seat is not None and seen[i] >> seat & 1},
        "seen": {str(d): seats_of(seen[i], s.seats) for d, i in depths},
    }


def zone_view(s: GlueckState, zone: int) -> Json:
    return {"next": s.need(zone), "uses": [use_view(use) for use in s.placed if use.zone == zone]}


def use_view(use: Use) -> Json:
    return {"seat": use.seat, "workers": use.total, "payment": paid(use), "innovations": names(use.helpers)}


def paid(use: Use) -> str:
    """The payment as it is written in a move."""
    helpers = sum(HELPER_PLACE[(card >> 5) - HELPER] for card in use.helpers)
    return PAYMENT_NAMES[helpers * HANDS + use.hand]


def wild_view(s: GlueckState, seat: int | None) -> Json | None:
    """The cards lifted by a wild action: only who looks at them sees them."""
    if s.lifted_from == NONE:
        return None
    shown = seat == s.turn or s.rulings.wild_open
    return {
        "stack": STACKS[s.lifted_from],
        "count": len(s.lifted),
        "cards": names(s.lifted) if shown else None,
        "returned_count": len(s.returned),
        "returned": names(s.returned) if shown else None,
    }


def seat_view(s: GlueckState, seat: int, viewer: int | None) -> Json:
    """One player: what lies open, and to its owner the hand and the delivered stack."""
    board = s.players[seat]
    own = seat == viewer
    shown = own or s.rulings.delivered_open or not s.stack
    return {
        "passed": bool(s.passed >> seat & 1),
        "workers": COUNTS[board.hand][:] if own or not s.rulings.workers_hidden else None,
        "worker_total": TOTAL[board.hand] if own or not s.rulings.workers_hidden else None,
        "orders": names(board.orders) if own else None,
        "order_count": len(board.orders),
        "innovations": names(board.innovations) if own else None,
        "innovation_count": len(board.innovations),
        "row": names(board.row),
        "storage": names(board.storage),
        "docks": [dock_view(board, dock) for dock in range(DOCKS)],
        "shares": names(board.shares),
        "objectives": names(board.objectives),
        "tokens": [n + 1 for n, owner in enumerate(s.tokens) if owner == seat],
        "delivered": names(board.delivered) if shown else None,
        "delivered_count": delivered_count(board),
        "points": sources(s, seat) if shown else None,
    }


def dock_view(board: Player, dock: int) -> Json:
    loads = board.loads[dock]
    wagons = [
        {"card": card_name(wagon), "load": None if loads[i] == NONE else card_name(loads[i])}
        for i, wagon in enumerate(board.wagons[dock])
    ]
    engine = board.engines[dock]
    return {"wagons": wagons, "engine": None if engine == NONE else card_name(engine), "lorries": board.loaded[dock]}


def delivered_count(board: Player) -> Json:
    """Everybody saw the trains leave: how many cards of each deck lie in the stack is no secret."""
    count = {"lorries": 0, "wagons": 0, "engines": 0, "orders": 0}
    for card in board.delivered:
        kind = card >> 5
        if kind < WAGON:
            count["lorries"] += 1
        elif kind < ENGINE:
            count["wagons"] += 1
        elif kind < ORDER:
            count["engines"] += 1
        else:
            count["orders"] += 1
    return count
