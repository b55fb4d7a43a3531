"""How good a move looks to a sensible player, in dollars. Uses only what the seat may know."""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.ahead import followed, rate_turns
from stellwerk.games.nimm_den_zug.mind.bidding import RESERVE, SHARE, WORTH_KEEPING, rate_bid, worth
from stellwerk.games.nimm_den_zug.mind.earnings import EARNS
from stellwerk.games.nimm_den_zug.mind.equals import counted_on
from stellwerk.games.nimm_den_zug.mind.features import features
from stellwerk.games.nimm_den_zug.mind.learned import HIGHEST_LEVEL
from stellwerk.games.nimm_den_zug.mind.outlook import outlook
from stellwerk.games.nimm_den_zug.mind.purchases import rate_purchases
from stellwerk.games.nimm_den_zug.mind.wagons import rate_wagons
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.state import AUCTION, NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import LAST_BIDDER
from stellwerk.games.nimm_den_zug.rules.goals import real_locos
from stellwerk.games.nimm_den_zug.rules.moves import (
    CHOOSE,
    CHOSEN,
    CLAIM,
    CLAIMED,
    FLIP,
    FLIPPED,
    GOAL,
    GOAL_0,
    KEEP,
    KEPT,
    METHOD,
    NAME,
    NAMED,
    PICK,
    PICKED,
    bid_of,
    is_bid,
)
from stellwerk.games.nimm_den_zug.rules.wagons import REPLACING, WAGON_TURN
from stellwerk.kernel.mind import NOT_FOLLOWED, Mind
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import NONE

LEAST_FORTUNE: Final = 500  # dollars, that others are thought to have
PAID: Final = 1.9  # dollars for each of a locomotive's power, usually
CERTAIN: Final = 100_000.0


def rate(s: NimmState, seat: int, move: int) -> float:
    """Only differences between the moves of one question count."""
    if CLAIM.has(move):
        return CERTAIN + s.c.goal_bonus[move - CLAIMED]
    if GOAL.has(move):
        return s.c.goal_bonus[move - GOAL_0] * WORTH_KEEPING[move - GOAL_0]
    if s.phase == AUCTION:
        return rate_auction(s, seat, move)
    return rate_wagons(s, seat, move)


def rate_auction(s: NimmState, seat: int, move: int) -> float:
    if is_bid(move):
        return rate_bid(s, seat, bid_of(move))
    if PICK.has(move):
        loco = move - PICKED
        return SHARE * worth(s, seat, loco) - s.c.power[loco]
    if NAME.has(move):
        return rate_name(s, seat, move - NAMED)
    if CHOOSE.has(move):
        return rate_choice(s, seat, move - CHOSEN)
    if KEEP.has(move):
        return worth_of_draft(s, seat, [*s.players[seat].kept, move - KEPT])
    if FLIP.has(move):
        return rate_flip(s, seat, move - FLIPPED)
    if METHOD.has(move):
        return float((move * 7 + s.round) % 6)
    return 0.0  # pass, wait


def rate_name(s: NimmState, seat: int, named: int) -> float:
    """Oneself; else whoever needs locomotives least."""
    if named == seat:
        return 1000.0
    return float(len(s.players[named].locos))


def rate_choice(s: NimmState, seat: int, loco: int) -> float:
    """A fixed price: what it earns beyond it, and what is left for the others."""
    p = s.players[seat]
    step = s.stack[-1]
    price = s.c.power[loco]
    if step is not LAST_BIDDER and s.bids:
        price += s.bids[seat]
    missing = TRAINS - len(p.locos) - 1
    if step is LAST_BIDDER and not s.r.until_three:
        missing = 0  # this is the last one that can be bought
    short = max(0, RESERVE * missing - (p.money - price))
    return worth(s, seat, loco) - price - short


# --- the draft --------------------------------------------------------------------------------------------------------


def worth_of_draft(s: NimmState, seat: int, locos: list[int]) -> float:
    """What these will earn less what they will cost, with average cards for those still to come."""
    c = s.c
    missing = TRAINS - len(locos)
    value = sum([worth(s, seat, loco) for loco in locos]) + missing * EARNS[2][s.seats]
    power = sum([c.power[loco] for loco in locos]) + missing * 350
    highest = max([c.multiplier[loco] for loco in locos])
    price = power * max(highest, 3 if missing else 1)
    money = s.players[seat].money
    return value - price - (max(0, price - money) * 0.5)


def rate_flip(s: NimmState, seat: int, loco: int) -> float:
    """What the locomotives that stay face up earn beyond their new price."""
    staying = [other for other in real_locos(s, seat) if other != loco]
    return best_staying(s, seat, staying)


def best_staying(s: NimmState, seat: int, locos: list[int]) -> float:
    if not locos:
        return 0.0
    c = s.c
    price = sum([c.power[loco] for loco in locos]) * max([c.multiplier[loco] for loco in locos])
    if price <= s.players[seat].money:
        return sum([worth(s, seat, loco) for loco in locos]) - price
    if s.r.flip_once:
        return sum([worth(s, seat, loco) for loco in locos]) - s.players[seat].money
    best = 0.0
    for i in range(len(locos)):
        best = max(best, best_staying(s, seat, locos[:i] + locos[i + 1 :]))
    return best


# --- what was learned -------------------------------------------------------------------------------------------------


def leads(
    s: NimmState,
    seat: int,
    moves: list[int],
    dice: Dice,
    level: int = HIGHEST_LEVEL,
    among_equals: bool = False,
) -> list[float]:
    """By move, what lead a seat can expect when the trains have run; for goals, whether to hand them in now."""
    asked = [move for move in moves if move != NONE and not CLAIM.has(move)]
    found = leads_of_turn(s, seat, asked, dice, level, among_equals) if asked else []
    otherwise = max(found) if asked else lead_of(outlook(s), seat)
    for move in moves[len(asked) :]:
        if move == NONE:  # as good as waiting, where that is a move
            found.append(found[len(asked) - 1] if asked else otherwise)
        else:
            found.append(otherwise + s.c.goal_bonus[move - CLAIMED])
    return found


def leads_of_turn(s: NimmState, seat: int, moves: list[int], dice: Dice, level: int, among_equals: bool) -> list[float]:
    found: list[float] = []
    if s.stack[-1] is WAGON_TURN or s.stack[-1] is REPLACING:
        found = rate_turns(s, seat, moves, dice, level)
    elif s.phase == AUCTION:
        found = rate_purchases(s, seat, moves, level)
    if found:
        less = counted_on(s) if among_equals else 0.0
        return [lead - less for lead in found]
    rated = [rate(s, seat, move) for move in moves]
    now = lead_of(outlook(s), seat)
    return [now + rating - max(rated) for rating in rated]


def lead_of(points: list[float], seat: int) -> float:
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def dealt_fortunes(s: NimmState, seat: int, expected: float) -> float:
    """How much more than expected the others have in a world whose fortunes are dealt."""
    if s.r.show_money:
        return 0.0
    theirs = 0
    for other in range(s.seats):
        if other != seat:
            theirs += s.players[other].money
    return theirs / (s.seats - 1) - max(expected, LEAST_FORTUNE)


def fortune_of_equals(s: NimmState, seat: int) -> float:
    """What others have who had as much as oneself before this round's locomotives were bought."""
    own = power_of(s, seat)
    whole = sum([power_of(s, other) for other in range(s.seats)])
    return s.players[seat].money + PAID * (own - (whole - own) / (s.seats - 1))


def power_of(s: NimmState, seat: int) -> int:
    return sum([s.c.power[loco] for loco in real_locos(s, seat)])


LINES: Final = [0, 0, 15, 15, 15, 12, 8]  # of play, by players: those with many others take long


class Judgement(Mind[NimmState]):
    """What the bots ask."""

    temper = 80.0  # the best move is then as likely as all others together
    scale = 1500.0
    moments = (0.0, 1.0, 6.0)  # the first level that thinks chooses at sight

    def __init__(self, level: int = HIGHEST_LEVEL, among_equals: bool = True) -> None:
        self.level = level
        self.among_equals = among_equals  # for whoever is told the chances; bots choose by what they have learned

    def of_level(self, step: int) -> Mind[NimmState]:
        return Judgement(step, among_equals=False)

    def lines(self, players: int) -> int:
        return LINES[players]

    def rate(self, s: NimmState, seat: int, move: int) -> float:
        return rate(s, seat, move)

    def outlook(self, s: NimmState) -> list[float]:
        return outlook(s)

    def foretold(self, s: NimmState, seat: int, moves: list[int], dice: Dice) -> list[float]:
        chance = self.chance_of_fortunes(s, seat)
        return [lead + chance for lead in leads(s, seat, moves, dice, self.level, self.among_equals)]

    def followed(self, s: NimmState, seat: int, moves: list[int], leads: list[float], dice: Dice) -> list[float]:
        if s.stack[-1] is not WAGON_TURN or moves[-1] == NONE or CLAIM.has(moves[-1]):
            return []
        chance = self.chance_of_fortunes(s, seat) - (counted_on(s) if self.among_equals else 0.0)
        found = followed(s, seat, moves, leads, dice, self.level)
        return [lead if lead == NOT_FOLLOWED else lead + chance for lead in found]

    def chance_of_fortunes(self, s: NimmState, seat: int) -> float:
        expected = fortune_of_equals(s, seat) if self.among_equals else float(s.players[seat].money)
        return dealt_fortunes(s, seat, expected)

    def features(self, s: NimmState, seat: int) -> list[float]:
        return features(s, seat)


MIND: Final = Judgement()
