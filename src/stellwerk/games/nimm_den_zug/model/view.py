"""What one seat may know: a whitelist, and the way back to a whole state that looks the same."""

from copy import deepcopy
from typing import Any

from stellwerk.games.nimm_den_zug.model.components import TRAINS, components
from stellwerk.games.nimm_den_zug.model.ids import CARDS, GOALS, LOCOS, LONG, METHODS
from stellwerk.games.nimm_den_zug.model.rulings import Rulings
from stellwerk.games.nimm_den_zug.model.state import OVER, PHASES, SOURCES, START, NimmState, Player
from stellwerk.games.nimm_den_zug.rules.goals import count_all
from stellwerk.games.nimm_den_zug.rules.moves import VOCABULARY
from stellwerk.games.nimm_den_zug.rules.pass_on import draft_price
from stellwerk.games.nimm_den_zug.rules.scoring import train_profit
from stellwerk.games.nimm_den_zug.rules.steps import STEPS
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Json
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import CLOCK


def names(ids: list[str], mask: int) -> list[str]:
    return [name for i, name in enumerate(ids) if mask >> i & 1]


def mask(ids: list[str], chosen: list[str]) -> int:
    return sum(1 << ids.index(name) for name in chosen)


def seats_of(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1]


def maybe(number: int) -> int | None:
    return None if number == NONE else number


def view(s: NimmState, seat: int | None) -> Json:
    """The table as this seat sees it; None is a spectator."""
    step = s.stack[-1] if s.stack else None
    return {
        "game": "nimm-den-zug",
        "seat": seat,
        "players": s.seats,
        "options": {**s.options, "components": deepcopy(s.options["components"])},
        "round": s.round,
        "phase": PHASES[s.phase],
        "start": s.start,
        "learnt": s.learnt,
        **auction_view(s),
        **wagon_view(s),
        "turn": maybe(s.turn),
        "seats": [seat_view(s, other, seat) for other in range(s.seats)],
        "steps": [type(one).__name__ for one in s.stack],
        "step": None if step is None else {"step": type(step).__name__, "rule": step.rule},
        "waiting": [asked for asked in rules.waiting(s) if asked != CLOCK],
        "profits": [by_train[:] for by_train in s.profits],
    }


def auction_view(s: NimmState) -> Json:
    return {
        "method": METHODS[s.method] if s.method != NONE else None,
        "used_methods": [METHODS[method] for method in s.methods],
        "auctions": s.auctions,
        "starter": s.starter,
        "nominal": s.nominal,
        "decides": s.judge_seat(),
        "revealed": [] if s.facedown else [LOCOS[loco] for loco in s.revealed],
        "facedown": len(s.revealed) if s.facedown else 0,
        "lot": LOCOS[s.lot] if s.lot != NONE else None,
        "bid": s.bid,
        "least": s.bid + s.r.raise_by,
        "leader": maybe(s.leader),
        "passed": seats_of(s.passed, s.seats),
        "count": s.count,
        "bids": [maybe(bid) for bid in s.bids],
        "shown": [maybe(bid) for bid in s.shown],
        "tied": seats_of(s.tied, s.seats),
        "choice_order": s.choice_order[:],
        "unsettled": seats_of(s.unsettled, s.seats),
        "set_aside": [LOCOS[loco] for loco in s.set_aside],
        "seen": names(LOCOS, s.seen),
        "loco_stack": len(s.loco_stack),
    }


def wagon_view(s: NimmState) -> Json:
    return {
        "order": s.order[:],
        "display": [None if card == NONE else CARDS[card] for card in s.display],
        "replacing": [CARDS[card] for i, card in enumerate(s.display) if s.replacing >> i & 1],
        "replaced": s.replaced,
        "fresh": [CARDS[card] for i, card in enumerate(s.display) if s.fresh >> i & 1 and card != NONE],
        "wagon_stack": len(s.wagon_stack),
        "discards": [CARDS[card] for card in s.discards],
        "box": [CARDS[card] for card in s.box],
        "longer": s.longer,
        "last_wagon": s.c.last_wagon_longer if s.longer else s.c.last_wagon,
        "passes": s.passes,
    }


def seat_view(s: NimmState, seat: int, viewer: int | None) -> Json:
    """One player: what lies in front of the screen, and to its owner what lies behind it."""
    p = s.players[seat]
    own = seat == viewer
    open_money = own or s.r.show_money or s.phase == OVER
    answer = s.answers[seat]
    return {
        "money": p.money if open_money else None,
        "ledger": dict(zip(SOURCES, p.ledger)) if own or s.phase == OVER else None,
        "goals": names(GOALS, p.goals) if own or s.phase == OVER else None,
        "goal_count": p.goals.bit_count(),
        "goal_hand": names(GOALS, p.goal_hand) if own else None,
        "goal_hand_count": p.goal_hand.bit_count(),
        "used": names(GOALS, p.used),
        "met": names(GOALS, p.goals & s.met[seat]) if own else None,
        "took": p.took,
        "tile": p.tile or None,
        "price": s.c.price(s.seats, p.tile) if p.tile else None,
        "out": len(p.locos) == TRAINS,
        "answered": answer != NONE,
        "answer": VOCABULARY.text(answer) if own and answer != NONE else None,
        "trains": [train_view(s, seat, train) for train in range(TRAINS)],
        "hand": [LOCOS[loco] for loco in p.hand] if own else len(p.hand),
        "kept": [LOCOS[loco] for loco in p.kept] if own else len(p.kept),
        "draft_price": draft_price(s, seat) if s.unsettled >> seat & 1 else None,
    }


def train_view(s: NimmState, seat: int, train: int) -> Json:
    p = s.players[seat]
    there = train < len(p.locos)
    hidden = there and p.is_substitute(train)
    return {
        "loco": LOCOS[p.locos[train]] if there and not hidden else None,
        "substitute": hidden,
        "plus": p.plus == train,
        "wagons": [CARDS[card] for card in p.wagons[train]],
        "sum": p.sums[train],
        "profit": train_profit(s, seat, train),
    }


# --- and back: a whole state, dealt at random, that looks exactly like this -------------------------------------------


def resample(view: Json, rng: Rng) -> NimmState:
    """Everything that the viewer cannot know is dealt anew; the generator of the new state is another one too."""
    options = view["options"]
    chance = Rng(rng.words(1)[0].to_bytes(16, "little"), 0)
    s = NimmState(view["players"], chance, components(options["components"]), Rulings(options), options)
    s.sit_down()
    s.round = view["round"]
    s.phase = PHASES.index(view["phase"])
    s.start = view["start"]
    s.learnt = view["learnt"]
    s.turn = number(view["turn"])
    s.profits = view["profits"]
    s.stack = [STEPS[name] for name in view["steps"]]
    see_auction(s, view)
    see_wagons(s, view)
    for seat in range(s.seats):
        see_seat(s, s.players[seat], view["seats"][seat])
    deal_locos(s, view, rng)
    deal_wagons(s, view, rng)
    deal_goals(s, view, rng)
    deal_money(s, view, rng)
    count_all(s)
    s.count_still()
    answer(s, view, rng)
    return s


def number(value: int | None) -> int:
    return NONE if value is None else value


def see_auction(s: NimmState, view: Json) -> None:
    s.method = METHODS.index(view["method"]) if view["method"] is not None else NONE
    s.methods = [METHODS.index(name) for name in view["used_methods"]]
    s.auctions = view["auctions"]
    s.starter = view["starter"]
    s.nominal = view["nominal"]
    s.revealed = [LOCOS.index(name) for name in view["revealed"]]
    s.facedown = view["facedown"] > 0
    s.lot = LOCOS.index(view["lot"]) if view["lot"] is not None else NONE
    s.bid = view["bid"]
    s.leader = number(view["leader"])
    s.passed = sum(1 << seat for seat in view["passed"])
    s.count = view["count"]
    s.bids = [number(bid) for bid in view["bids"]]
    s.shown = [number(bid) for bid in view["shown"]]
    s.tied = sum(1 << seat for seat in view["tied"])
    s.choice_order = list(view["choice_order"])
    s.unsettled = sum(1 << seat for seat in view["unsettled"])
    s.set_aside = [LOCOS.index(name) for name in view["set_aside"]]
    s.seen = mask(LOCOS, view["seen"])


def see_wagons(s: NimmState, view: Json) -> None:
    s.order = list(view["order"])
    s.display = [NONE if name is None else CARDS.index(name) for name in view["display"]]
    s.replacing = sum(1 << view["display"].index(name) for name in view["replacing"])
    s.replaced = view["replaced"]
    s.fresh = sum(1 << view["display"].index(name) for name in view["fresh"])
    s.discards = [CARDS.index(name) for name in view["discards"]]
    s.box = [CARDS.index(name) for name in view["box"]]
    s.longer = view["longer"]
    s.passes = view["passes"]


def see_seat(s: NimmState, p: Player, seen: Json) -> None:
    p.used = mask(GOALS, seen["used"])
    p.took = seen["took"]
    p.tile = seen["tile"] or 0
    for train, one in enumerate(seen["trains"]):
        if one["plus"]:
            p.plus = train
        if one["substitute"]:
            p.substitutes |= 1 << train
        for name in one["wagons"]:
            p.hang(s.c, CARDS.index(name), train)


def deal_locos(s: NimmState, view: Json, rng: Rng) -> None:
    """Locomotives that lie face up are known; those seen before are in this round's cards, the others anywhere."""
    seats = view["seats"]
    known = set(s.revealed) | set(s.set_aside)
    for seen in seats:
        known |= {LOCOS.index(one["loco"]) for one in seen["trains"] if one["loco"] is not None}
        for place in ("hand", "kept"):
            if isinstance(seen[place], list):
                known |= {LOCOS.index(name) for name in seen[place]}
    fresh = [loco for loco in range(len(LOCOS)) if loco not in known and not s.seen >> loco & 1]
    again = [loco for loco in range(len(LOCOS)) if loco not in known and s.seen >> loco & 1]
    rng.shuffle(fresh)
    rng.shuffle(again)
    if any(one["substitute"] for seen in seats for one in seen["trains"]) or not view["loco_stack"]:
        pool = fresh + again
    else:
        needed = max(0, view["loco_stack"] - len(again))
        pool = [*fresh[needed:], *fresh[:needed], *again]
        stack = pool[len(pool) - view["loco_stack"] :]
        del pool[len(pool) - view["loco_stack"] :]
        rng.shuffle(stack)
        s.loco_stack = stack
    for seat, seen in enumerate(seats):
        p = s.players[seat]
        p.hand = held(seen["hand"], pool)
        p.kept = held(seen["kept"], pool)
        for one in seen["trains"]:
            if one["substitute"]:
                p.locos.append(pool.pop())
            elif one["loco"] is not None:
                p.locos.append(LOCOS.index(one["loco"]))
    if view["facedown"]:
        s.revealed = [pool.pop() for _ in range(view["facedown"])]
    if view["loco_stack"] and not s.loco_stack:
        s.loco_stack = [pool.pop() for _ in range(view["loco_stack"])]
    s.unused = sorted(pool)


def held(seen: Any, pool: list[int]) -> list[int]:
    if isinstance(seen, list):
        return [LOCOS.index(name) for name in seen]
    return [pool.pop() for _ in range(seen)]


def deal_wagons(s: NimmState, view: Json, rng: Rng) -> None:
    known = set(s.display) | set(s.discards) | set(s.box)
    for p in s.players:
        known |= {card for wagons in p.wagons for card in wagons}
        if p.plus != NONE:
            known.add(CARDS.index("SP-PLUS"))
    if s.longer:
        known.add(LONG)
    s.wagon_stack = [card for card in range(len(CARDS)) if card not in known]
    rng.shuffle(s.wagon_stack)
    assert len(s.wagon_stack) == view["wagon_stack"]


def deal_goals(s: NimmState, view: Json, rng: Rng) -> None:
    known = 0
    for seat, seen in enumerate(view["seats"]):
        p = s.players[seat]
        p.goals = mask(GOALS, seen["goals"] or [])
        p.goal_hand = mask(GOALS, seen["goal_hand"] or [])
        known |= p.goals | p.goal_hand | p.used
    pool = [goal for goal in range(len(GOALS)) if not known >> goal & 1]
    rng.shuffle(pool)
    for seat, seen in enumerate(view["seats"]):
        p = s.players[seat]
        if seen["goals"] is None:
            p.goals = sum(1 << pool.pop() for _ in range(seen["goal_count"]))
        if seen["goal_hand"] is None:
            p.goal_hand = sum(1 << pool.pop() for _ in range(seen["goal_hand_count"]))
    s.goals_left = sum(1 << goal for goal in pool)


def deal_money(s: NimmState, view: Json, rng: Rng) -> None:
    """Fortunes of others are guessed around what the viewer knows of their own, never below what they have promised."""
    own = [seen["money"] for seen in view["seats"] if seen["money"] is not None]
    usual = max(own[0] if own else s.c.start_money, 500)
    for seat, seen in enumerate(view["seats"]):
        p = s.players[seat]
        if seen["ledger"] is not None:
            p.ledger = [seen["ledger"][name] for name in SOURCES]
            p.money = seen["money"]
            continue
        if seen["money"] is not None:
            p.money = seen["money"]
        else:
            low, high = bounds(s, seat)
            guess = (usual // 2 + rng.below(usual)) // 50 * 50
            p.money = max(low, min(guess, high))
        p.ledger[START] = p.money


def bounds(s: NimmState, seat: int) -> tuple[int, int]:
    """The least and the most a player can own, by what has happened openly in this auction."""
    low = 0
    high = 1_000_000
    step = type(s.stack[-1]).__name__ if s.stack else ""
    if seat == s.leader:
        low = s.bid
    if s.bids and s.bids[seat] != NONE:
        low = max(low, s.bids[seat])
    if s.revealed and seat == s.starter and not s.facedown and step in ("PickLoco", "OpeningBid", "SealedBid"):
        locos = s.revealed if s.lot == NONE else [s.lot]
        low = max(low, min(s.c.power[loco] for loco in locos))
    if step == "FlipLoco" and seat == s.turn:
        high = max(0, draft_price(s, seat) - 50)
    if step == "Replacing" and seat == s.turn:
        price = s.c.price(s.seats, s.players[seat].tile)
        low = max(low, price * max(1, s.replacing.bit_count()) if s.r.pay_per_card else price)
    return low, high


def answer(s: NimmState, view: Json, rng: Rng) -> None:
    """Sealed answers: the own one as given, those of others any legal one."""
    for seat, seen in enumerate(view["seats"]):
        if not seen["answered"]:
            continue
        if seen["answer"] is not None:
            s.answers[seat] = VOCABULARY.parse(seen["answer"])
        else:
            choice = s.stack[-1].moves(s, seat)
            s.answers[seat] = choice[rng.below(len(choice))]
