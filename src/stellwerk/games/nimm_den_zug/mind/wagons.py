"""How good a turn of the wagon phase looks: what a card earns now, and what the train may still become."""

from typing import Final

from stellwerk.games.nimm_den_zug.model.components import NO_KIND, TRAINS
from stellwerk.games.nimm_den_zug.model.ids import (
    BIN,
    BONUS,
    COPIES,
    DOUBLE,
    LONG,
    OF_KIND,
    PLUS,
    TEN_WAGONS,
    THREE_EACH,
    TOOK_SPECIAL,
)
from stellwerk.games.nimm_den_zug.model.state import NimmState, Player
from stellwerk.games.nimm_den_zug.rules.moves import ATTACH, ATTACHED, DISCARD, DISCARDED, PASSED, REPLACED, TAKE, TAKEN
from stellwerk.games.nimm_den_zug.rules.scoring import profits
from stellwerk.games.nimm_den_zug.rules.wagons import last_wagon, replace_price
from stellwerk.kernel.state import NONE

HOPE: Final = 0.45  # how much of what may come later counts now
USUAL: Final = 330  # what an empty train can hope to pull later on
PROGRESS: Final = 0.15  # of a goal's bonus, when one wagon is missing


def rate_wagons(s: NimmState, seat: int, move: int) -> float:
    if ATTACH.has(move):
        return rate_card(s, seat, (move - ATTACHED) // TRAINS, (move - ATTACHED) % TRAINS)
    if TAKE.has(move):
        return rate_card(s, seat, move - TAKEN, 0)
    if move == REPLACED:
        return hoped_for(s, seat) - replace_price(s, seat) - 50
    if DISCARD.has(move):
        more = replace_price(s, seat) if s.r.pay_per_card and s.replacing else 0
        return hoped_for(s, seat) - best_use(s, seat, move - DISCARDED) - more
    if move == PASSED and s.passes == s.seats - 1:
        return worth_of_ending(s, seat)  # this pass ends the round just as a last wagon would
    return 0.0  # pass, turn up, ready


def turns_left(s: NimmState) -> int:
    """About two more turns for every wagon that the longest train lacks."""
    longest = 0
    for p in s.players:
        for wagons in p.wagons:
            longest = max(longest, len(wagons))
    return max(1, (last_wagon(s) - longest) * 2 - 1)


def factor(s: NimmState, p: Player, train: int) -> float:
    """By what a wagon's value is multiplied."""
    if p.is_substitute(train):
        return 0.3
    multiplier = s.c.multiplier[p.locos[train]]
    return float(multiplier + 1 if p.plus == train else multiplier)


def rate_card(s: NimmState, seat: int, card: int, train: int) -> float:
    """What the card adds to the round's profit, now and by what it makes possible."""
    p = s.players[seat]
    held = p.goals
    if card == BONUS:
        return s.c.bonus + special_goal(s, held)
    if card == PLUS:
        if p.is_substitute(train):
            return 0.0
        return p.sums[train] + HOPE * min(turns_left(s), 4) * 100 + special_goal(s, held)
    if card == DOUBLE:
        wagons = p.wagons[train]
        if not wagons:
            return 0.0
        gain = s.c.value[wagons[-1]] * factor(s, p, train) + special_goal(s, held)
        return gain + wagon_goals(s, p, p.kinds[train], train) + ending(s, seat, train)
    kind = s.c.kind[card]
    gain = s.c.value[card] * factor(s, p, train)
    if p.is_substitute(train):
        best = max([s.c.value[other] for other in p.wagons[train]] + [0])
        gain = max(0, s.c.value[card] - best) + 10.0
    if p.kinds[train] == NO_KIND:
        gain += opening(s, p, kind, train)
    return gain + wagon_goals(s, p, kind, train) + ending(s, seat, train)


def special_goal(s: NimmState, held: int) -> float:
    return float(s.c.goal_bonus[TOOK_SPECIAL]) if held >> TOOK_SPECIAL & 1 else 0.0


def opening(s: NimmState, p: Player, kind: int, train: int) -> float:
    """A first wagon decides what the locomotive pulls: is this the right load for it?"""
    turns = turns_left(s)
    first = sum(COPIES[:kind])
    left = COPIES[kind] - gone(s, first, first + COPIES[kind])
    unseen = max(1, len(s.wagon_stack))
    chance = min(0.6, len(s.display) * left / unseen * 0.45)
    more = min(float(last_wagon(s) - 1), turns * chance)
    mean = sum(s.c.value[first : first + COPIES[kind]]) / COPIES[kind]
    usual = USUAL * min(1.0, turns / 6)
    return HOPE * factor(s, p, train) * (more * mean - usual)


def gone(s: NimmState, first: int, last: int) -> int:
    """How many cards of a kind hang on trains or are discarded."""
    count = 0
    for card in s.discards:
        if first <= card < last:
            count += 1
    for p in s.players:
        for wagons in p.wagons:
            for card in wagons:
                if first <= card < last:
                    count += 1
    return count


def wagon_goals(s: NimmState, p: Player, kind: int, train: int) -> float:
    """Goal tiles that this wagon fulfils or brings near."""
    held = p.goals
    if not held:
        return 0.0
    c = s.c
    count = len(p.wagons[train]) + 1
    more = 0.0
    if kind >= 0 and held >> (OF_KIND + kind) & 1:
        want = c.goal_want[OF_KIND + kind]
        if count == want:
            more += c.goal_bonus[OF_KIND + kind]
        elif count < want:
            more += c.goal_bonus[OF_KIND + kind] * PROGRESS
    lengths = [len(wagons) for wagons in p.wagons]
    if held >> TEN_WAGONS & 1:
        total = sum(lengths) + 1
        if total == c.goal_want[TEN_WAGONS]:
            more += c.goal_bonus[TEN_WAGONS]
        elif total < c.goal_want[TEN_WAGONS]:
            more += 30.0
    if held >> THREE_EACH & 1 and count <= c.goal_want[THREE_EACH]:
        lengths[train] = count
        more += c.goal_bonus[THREE_EACH] if min(lengths) >= c.goal_want[THREE_EACH] else 60.0
    return more


def ending(s: NimmState, seat: int, train: int) -> float:
    """The last wagon stops everybody: good for whoever is ahead."""
    return worth_of_ending(s, seat) if len(s.players[seat].wagons[train]) + 1 >= last_wagon(s) else 0.0


def worth_of_ending(s: NimmState, seat: int) -> float:
    """What it is worth that the round ends now."""
    totals = [sum(profits(s, other)) for other in range(s.seats)]
    others = (sum(totals) - totals[seat]) / (s.seats - 1)
    return (totals[seat] - others) * 0.2


def best_use(s: NimmState, seat: int, card: int) -> float:
    """The best that the seat could do with a card; 0 if it fits nowhere."""
    p = s.players[seat]
    if card == BONUS:
        return rate_card(s, seat, card, 0)
    kind = s.c.kind[card]
    best = 0.0
    for train in range(TRAINS):
        if kind != NO_KIND and (p.kinds[train] not in (NO_KIND, kind) or (kind in p.kinds and p.kinds[train] != kind)):
            continue
        if card in (BIN, LONG):  # the bin and the longer train are nobody's
            continue
        best = max(best, rate_card(s, seat, card, train))
    return best


def hoped_for(s: NimmState, seat: int) -> float:
    """The best card of a fresh display, as it can be expected: the stack holds what nobody has seen."""
    if not s.wagon_stack:
        return 0.0
    uses = sorted([best_use(s, seat, card) for card in s.wagon_stack])
    slots = len([card for card in s.display if card != NONE])
    return uses[min(len(uses) - 1, len(uses) * slots // (slots + 1))]
