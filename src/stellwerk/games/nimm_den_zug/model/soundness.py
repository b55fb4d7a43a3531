"""A written position must be one that can be played on: every question answerable, nothing in two minds."""

from collections.abc import Callable
from typing import Any, Final

from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import (
    CARDS,
    CHOICE,
    DOUBLE,
    DOUBLE_SEALED,
    DRAFT,
    LOCOS,
    LONG,
    METHODS,
    OPEN,
    TURN,
)
from stellwerk.games.nimm_den_zug.model.state import AUCTION, ENDED, OVER, PHASES, RUNNING, NimmState, Player
from stellwerk.games.nimm_den_zug.model.table import BANK
from stellwerk.games.nimm_den_zug.rules.wagons import last_wagon, replace_price
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.refusal import Params, Refusal, Refused
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Auto, Sealed

PHASE_1: Final = ["EndRound", "StartWagons", "DealTiles", "Substitutes"]
QUESTIONS: Final[dict[int, list[list[str]]]] = {
    TURN: [["PickLoco"], ["OpeningBid"], ["Bidding"]],
    DOUBLE_SEALED: [["PickLoco"], ["SealedBid"], ["SecondBid"], ["NameWinner"]],
    OPEN: [["OpeningBid"], ["Counting"], ["TimedCounting"], ["Counting", "NameLeader"]],
    CHOICE: [["ChoiceBid"], ["NameNext"], ["ChooseLoco"]],
}
SEALED_QUESTIONS: Final = [["PickLoco"], ["SealedBid"], ["NameWinner"]]

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "Bidding": ("lot", "leader", "turn"),
    "Counting": ("lot", "leader"),
    "TimedCounting": ("lot", "leader"),
    "OpeningBid": ("lot",),
    "SealedBid": ("lot",),
    "SecondBid": ("lot", "bids"),
    "NameWinner": ("lot", "tied", "bids"),
    "NameLeader": ("lot", "leader", "tied", "bids"),
    "NameNext": ("revealed", "tied", "bids"),
    "PickLoco": ("revealed",),
    "LastBidder": ("revealed",),
    "ChoiceBid": ("revealed",),
    "ChooseLoco": ("revealed", "bids", "choice_order", "turn"),
    "FlipLoco": ("turn", "unsettled"),
    "WagonTurn": ("order", "turn", "display"),
    "Replacing": ("order", "turn", "display"),
    "AfterSpecial": ("order", "turn", "display"),
}
LOT: Final = ("lot", "leader", "revealed", "choice_order", "tied")
BEFORE_AUCTIONS: Final = (*LOT, "set_aside")
NOT_YET: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("NextAuction", "NextChoice"), LOT),
    **dict.fromkeys(("StartRound", "DraftGoals", "ChooseMethod"), BEFORE_AUCTIONS),
    **dict.fromkeys(("DealLocos", "KeepLoco", "Settle", "FlipLoco"), BEFORE_AUCTIONS),
    **dict.fromkeys(("PickLoco", "OpeningBid", "SealedBid", "LastBidder"), ("leader", "tied")),
}
KEY: Final = 16  # bytes of the generator's key
STARTED: Final = ("PickLoco", "OpeningBid", "SealedBid", "SecondBid", "NameWinner", "NameLeader", "LastBidder")
LED: Final = ("Bidding", "Counting", "TimedCounting", "NameLeader")


def refused(key: str, params: Params) -> Refused:
    return Refused(Refusal("kernel", key, params))


# --- what can be, whatever is asked -------------------------------------------------------------------------


def check_chance(s: NimmState) -> None:
    if len(s.rng.key) != KEY:
        raise refused("json-count", {"path": "rng.key", "have": 2 * len(s.rng.key), "want": 2 * KEY})


def check_ledgers(s: NimmState) -> None:
    for seat, p in enumerate(s.players):
        if sum(p.ledger) != p.money:
            params: Params = {"path": f"seats[{seat}].ledger", "sum": sum(p.ledger), "money": p.money}
            raise refused("position-ledger", params)


def check_trains(s: NimmState) -> None:
    for seat, p in enumerate(s.players):
        for train in range(TRAINS):
            check_train(s, p, train, f"seats[{seat}].trains[{train}].wagons")
        if p.plus != NONE and p.is_substitute(p.plus) and not s.r.plus_anywhere:
            raise refused("position-plus", {"path": f"seats[{seat}].trains[{p.plus}].plus"})


def check_train(s: NimmState, p: Player, train: int, path: str) -> None:
    """Trains that cannot be: two kinds on one, one kind on two, too many wagons, the double of nothing."""
    wagons = p.wagons[train]
    others = [p.wagons[other][0] for other in range(train) if p.wagons[other]]
    for i, card in enumerate(wagons):
        if card == DOUBLE:
            if i == 0:
                raise refused("position-double", {"path": f"{path}[{i}]"})
        elif s.c.kind[card] != s.c.kind[wagons[0]] or s.c.kind[card] in [s.c.kind[other] for other in others]:
            raise refused("position-kind", {"path": f"{path}[{i}]", "value": CARDS[card]})
        if i >= s.c.last_wagon_longer:
            raise refused("json-count", {"path": f"{path}[{i}]", "have": i + 1, "want": s.c.last_wagon_longer})


def check_sizes(s: NimmState) -> None:
    """What depends on the number of players, and on the component file."""
    if s.round > s.c.rounds:
        raise wrong("round", "json-range", s.round, low=1, high=s.c.rounds)
    for path, have in (("bids", len(s.bids)), ("shown", len(s.shown)), ("profits", len(s.profits))):
        if have not in (0, s.seats):
            raise refused("json-count", {"path": path, "have": have, "want": s.seats})
    size = s.c.display[s.seats]
    if len(s.display) > size:
        raise refused("json-count", {"path": "display", "have": len(s.display), "want": size})
    if s.passes > s.seats:
        raise wrong("passes", "json-range", s.passes, low=0, high=s.seats)
    if s.phase == OVER and s.round < s.c.rounds:
        raise wrong("round", "json-range", s.round, low=s.c.rounds, high=s.c.rounds)
    if LONG in s.display and not s.r.longer_blocks:
        raise refused("position-longer", {"path": f"display[{s.display.index(LONG)}]"})
    named, needed = len(LOCOS) - len(s.unused), TRAINS * s.seats
    if s.phase == AUCTION and named > needed:
        raise refused("json-count", {"path": "loco_stack", "have": named, "want": needed})


# --- which questions may lie on which -----------------------------------------------------------------------


def check_steps(s: NimmState) -> None:
    names = [type(step).__name__ for step in s.stack]
    known = stacks(s)
    if names not in known:
        tops = ", ".join(sorted({stack[-1] for stack in known if stack}))
        raise refused("position-steps", {"path": "steps", "phase": PHASES[s.phase], "known": tops})


def stacks(s: NimmState) -> list[list[str]]:
    """All that can be asked in this phase and by this method."""
    if s.phase == OVER:
        return [[]]
    if s.phase == ENDED:
        return [["CloseRound"], ["CloseRound", "LastCall"]]
    if s.phase == RUNNING:
        turn = ["EndRound", "WagonTurn"]
        return [turn, [*turn, "Replacing"], [*turn, "AfterSpecial"]]
    if s.method == NONE:
        return [["StartRound"], ["StartRound", "DraftGoals"], [*PHASE_1, "ChooseMethod"]]
    if s.method == DRAFT:
        return [[*PHASE_1, *more] for more in (["DealLocos"], ["KeepLoco"], ["Settle"], ["Settle", "FlipLoco"])]
    auction = "NextChoice" if s.method == CHOICE else "NextAuction"
    out = [[*PHASE_1, auction]]
    out += [[*PHASE_1, auction, *question] for question in QUESTIONS.get(s.method, SEALED_QUESTIONS)]
    if s.method != CHOICE:
        below = [auction, "StartAuction"] if s.revealed else ["AfterGoals"]
        out.append([*PHASE_1, *below, "GoalsFirst"])
    if s.method not in (OPEN, CHOICE):
        out.append([*PHASE_1, "LastBidder"])
    return out


def completed(s: NimmState, names: list[str]) -> list[str]:
    """Whoever writes only the open question means all that lies below it."""
    for stack in stacks(s):
        if names and stack[-len(names) :] == names:
            return stack
    return names


# --- what lies where ----------------------------------------------------------------------------------------


def check_phase(s: NimmState) -> None:
    """No wagons before the wagon phase, no auction after it."""
    fields = (
        ("display", "discards", "spent", "longer") if s.phase == AUCTION else ("lot", "leader", "revealed", "set_aside")
    )
    wrong_fields = [field for field in fields if is_set(s, field)]
    if s.phase != AUCTION:
        wrong_fields += [field for field in ("loco_stack", "choice_order", "tied", "facedown") if is_set(s, field)]
    for seat, p in enumerate(s.players):
        if s.phase == AUCTION and (any(p.wagons) or p.plus != NONE):
            wrong_fields.append(f"seats[{seat}].trains")
        if s.phase == AUCTION and p.tile:
            wrong_fields.append(f"seats[{seat}].tile")
    names = [type(step).__name__ for step in s.stack]
    if s.unsettled and "Settle" not in names:
        wrong_fields.append("unsettled")
    if wrong_fields:
        raise refused("position-phase", {"path": wrong_fields[0], "phase": PHASES[s.phase]})


def check_counts(s: NimmState) -> None:
    for seat, p in enumerate(s.players):
        goals = (p.goals | p.used | p.goal_hand).bit_count()
        if goals > s.c.goals_each:
            raise refused("json-count", {"path": f"seats[{seat}].goals", "have": goals, "want": s.c.goals_each})
        for train in range(TRAINS):
            most = last_wagon(s) - (s.phase == RUNNING)  # the last one ends the round
            if len(p.wagons[train]) > most:
                path = f"seats[{seat}].trains[{train}].wagons"
                raise refused("json-count", {"path": path, "have": len(p.wagons[train]), "want": most})
    if s.phase == RUNNING and s.passes >= s.seats:
        raise wrong("passes", "json-range", s.passes, low=0, high=s.seats - 1)
    twice = [method for i, method in enumerate(s.methods) if method in s.methods[:i]]
    if twice:
        raise wrong("methods", "json-double", METHODS[twice[0]])
    to_come = s.c.rounds - s.round + (s.phase == AUCTION and s.method == NONE)
    if len(METHODS) - len(s.methods) < to_come:
        raise refused("json-count", {"path": "methods", "have": len(s.methods), "want": len(METHODS) - to_come})


def check_hands(s: NimmState) -> None:
    """In a draft all hands are equally large; elsewhere nobody has one."""
    names = [type(step).__name__ for step in s.stack]
    first = s.players[0]
    for seat, p in enumerate(s.players):
        if p.goal_hand.bit_count() != first.goal_hand.bit_count() or bool(p.goal_hand) != ("DraftGoals" in names):
            raise unfit(s, f"seats[{seat}].goal_hand")
        if "KeepLoco" in names:
            if len(p.hand) != len(first.hand) or len(p.hand) < 2 or len(p.hand) + len(p.kept) != TRAINS or p.locos:
                raise unfit(s, f"seats[{seat}].hand")
        elif p.hand or p.kept:
            raise unfit(s, f"seats[{seat}].hand")
        wanted = {"DealLocos": 0, "Settle": TRAINS}
        for name in names:
            if len(p.locos) != wanted.get(name, len(p.locos)):
                params: Params = {"path": f"seats[{seat}].trains", "have": len(p.locos), "want": wanted[name]}
                raise refused("json-count", params)


def unfit(s: NimmState, path: str) -> Refused:
    return refused("position-fits", {"path": path, "step": type(s.stack[-1]).__name__ if s.stack else PHASES[s.phase]})


# --- the open question --------------------------------------------------------------------------------------


def check_question(s: NimmState) -> None:
    """Everything that the open question needs is there, and fits."""
    if not s.stack:
        return
    name = type(s.stack[-1]).__name__
    for field in NOT_YET.get(name, ()):
        if is_set(s, field):
            raise unfit(s, field)
    for field in NEEDS.get(name, ()):
        if not is_set(s, field):
            raise refused("position-needs", {"path": field, "step": name})
    if s.facedown != (name in ("ChoiceBid", "NameNext")):
        raise unfit(s, "facedown")
    if name in STARTED and s.starter not in s.still:
        raise unfit(s, "starter")
    if name in LED:
        check_leader(s)
    if name == "Bidding" and (s.turn not in s.still or s.turn == s.leader or s.passed >> s.turn & 1):
        raise unfit(s, "turn")
    if name == "GoalsFirst":
        check_goals_first(s)
    if name == "FlipLoco" and not s.unsettled >> s.turn & 1:
        raise unfit(s, "turn")
    check_revealed(s, name)
    check_replacing(s, name)
    if s.method == CHOICE and s.phase == AUCTION:
        check_choice(s, name)
    elif name in ("SecondBid", "NameWinner", "NameLeader"):
        check_bids(s, name)
    check_answerable(s, name)


def check_leader(s: NimmState) -> None:
    """Whoever leads takes part, and has bid enough and no more than they own."""
    if s.leader not in s.still:
        raise unfit(s, "leader")
    check_money(s, s.leader, s.bid)
    check_power(s, "bid", s.bid)
    if s.passed >> s.leader & 1:
        raise unfit(s, "passed")


def check_revealed(s: NimmState, name: str) -> None:
    """One card in the open auction, at most three in the others; the last bidder sees all."""
    most = 1 if s.method == OPEN else s.c.revealed
    if s.phase == AUCTION and s.method != CHOICE and name != "LastBidder" and len(s.revealed) > most:
        raise refused("json-count", {"path": "revealed", "have": len(s.revealed), "want": most})


def check_replacing(s: NimmState, name: str) -> None:
    """Cards are chosen only while they are replaced, and can be paid for."""
    if name != "Replacing":
        if s.replacing:
            raise unfit(s, "replacing")
        return
    if LONG in s.display and s.replacing >> s.display.index(LONG) & 1:
        raise unfit(s, "replacing")
    if s.replaced and not s.r.replace_again:
        raise unfit(s, "replaced")
    price = replace_price(s, s.turn)
    check_money(s, s.turn, price * max(1, s.replacing.bit_count()) if s.r.pay_per_card else price)


def check_power(s: NimmState, path: str, bid: int) -> None:
    """Nothing is sold below its power."""
    power = s.c.power[s.lot]
    if bid < power:
        raise refused("json-range", {"path": path, "value": bid, "low": power, "high": BANK})


def check_goals_first(s: NimmState) -> None:
    """Somebody is to start, but cannot; or there is nobody who can, or only one."""
    if s.revealed:
        if s.turn not in s.still:
            raise unfit(s, "turn")
        if s.leader != NONE:
            raise unfit(s, "leader")
    elif not s.loco_stack and not s.set_aside:
        raise unfit(s, "loco_stack")
    elif s.leader != NONE and (s.leader not in s.still or not s.r.alone_if_poor):
        raise unfit(s, "leader")


def check_money(s: NimmState, seat: int, needed: int) -> None:
    money = s.players[seat].money
    if money < needed:
        raise refused("json-range", {"path": f"seats[{seat}].money", "value": money, "low": needed, "high": BANK})


def check_bids(s: NimmState, name: str) -> None:
    """Bids that lie open: everybody's who takes part, and none that cannot be paid."""
    for seat, bid in enumerate(s.bids):
        may = seat in s.still and not (name == "NameLeader" and seat == s.leader)
        if (bid != NONE and not may) or (bid == NONE and may and name != "NameLeader"):
            raise unfit(s, f"bids[{seat}]")
        check_money(s, seat, bid)
    if name == "NameLeader":
        low = s.bid + s.r.raise_by
        for seat, bid in enumerate(s.bids):
            if bid != NONE and bid < low:
                raise refused("json-range", {"path": f"bids[{seat}]", "value": bid, "low": low, "high": BANK})
    else:
        check_power(s, f"bids[{s.starter}]", s.bids[s.starter])
    if name != "SecondBid" and s.tied != tops(s, list(range(s.seats))):
        raise unfit(s, "tied")
    if name == "NameWinner" and s.bid != max(s.bids):
        raise unfit(s, "bid")


def tops(s: NimmState, seats: list[int]) -> int:
    """Who of these bid most, one bit each."""
    top = max(s.bids[seat] for seat in seats)
    return sum(1 << seat for seat in seats if s.bids[seat] == top)


def check_choice(s: NimmState, name: str) -> None:
    """Right of first choice: a card for everybody who has still to choose, and room for it."""
    if len(set(s.choice_order)) != len(s.choice_order):
        raise unfit(s, "choice_order")
    choosers: list[int] = []
    if name in ("ChoiceBid", "NameNext"):
        choosers = list(range(s.seats))
    elif name == "ChooseLoco":
        if len(s.choice_order) != s.seats:
            raise refused("json-count", {"path": "choice_order", "have": len(s.choice_order), "want": s.seats})
        choosers = s.choice_order[s.choice_order.index(s.turn) :]
    if len(s.revealed) < len(choosers) or (s.facedown and len(s.revealed) > s.seats):
        raise refused("json-count", {"path": "revealed", "have": len(s.revealed), "want": len(choosers)})
    for seat, p in enumerate(s.players):
        if len(p.locos) + (seat in choosers) + len(s.loco_stack) // s.seats > TRAINS:
            raise unfit(s, f"seats[{seat}].trains")
    if name in ("NameNext", "ChooseLoco"):
        if NONE in s.bids:
            raise unfit(s, f"bids[{s.bids.index(NONE)}]")
        for seat in choosers:
            check_money(s, seat, s.bids[seat])
    rest = [seat for seat in range(s.seats) if seat not in s.choice_order]
    if name == "NameNext" and (not rest or s.tied != tops(s, rest)):
        raise unfit(s, "tied")


def check_answerable(s: NimmState, name: str) -> None:
    """Somebody is asked, and has a move."""
    step = s.stack[-1]
    if isinstance(step, Auto):
        return
    asked = step.seats(s)
    if not asked and step.clock(s) is None:
        raise unfit(s, "seats")
    for seat in asked:
        if not step.moves(s, seat):
            raise refused("position-stuck", {"path": f"seats[{seat}]", "step": name})


def check_answers(s: NimmState) -> None:
    """Sealed answers are legal, and one at least is still to come (check_answerable)."""
    for seat, move in enumerate(s.answers):
        if move == NONE or not s.stack:
            continue
        step = s.stack[-1]
        fits = isinstance(step, Sealed) and seat in step.asked(s) and any(family.has(move) for family in step.families)
        if not fits or step.judge(s, seat, move) is not None:
            raise unfit(s, f"seats[{seat}].answer")


def is_set(s: NimmState, field: str) -> bool:
    value: Any = getattr(s, field)
    if isinstance(value, bool) or field in ("tied", "unsettled"):
        return bool(value)
    return bool(value != NONE) if isinstance(value, int) else bool(value)


CHECKS: Final[tuple[Callable[[NimmState], None], ...]] = (
    check_chance,
    check_ledgers,
    check_trains,
    check_sizes,
    check_steps,
    check_phase,
    check_counts,
    check_hands,
    check_question,
    check_answers,
)


def check(s: NimmState) -> None:
    """Raises Refused with the path of the first field that does not fit."""
    for one in CHECKS:
        one(s)
