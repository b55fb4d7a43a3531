"""Turns of the wagon phase: what they lead to at sight, and followed through what may come, until it has been one's own
turn again so many times; everybody then takes the turn that looks best to them.
"""

from typing import Final

from stellwerk.games.nimm_den_zug.mind.expected import Sight, chosen, rate_choices
from stellwerk.games.nimm_den_zug.mind.learned import HIGHEST_LEVEL
from stellwerk.games.nimm_den_zug.mind.trains import Trains, standing
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.moves import ATTACH, ATTACHED, PASSED, REPLACED, TAKEN
from stellwerk.games.nimm_den_zug.rules.wagons import REPLACING
from stellwerk.kernel.mind import NOT_FOLLOWED
from stellwerk.kernel.rng import Dice

NEAR: Final = 300.0  # dollars below the best card at sight: what is worse is not followed
TURNED_UP: Final = 8  # times that cards are replaced on trial
TURNS_AHEAD: Final = [0, 1, 1, 3]  # of both, by level; larger tables are followed for one


class Turn:
    """What somebody does: how the trains stand then, whether that ends the round, and the lead it is worth to them."""

    __slots__ = ("after", "ends", "lead")

    def __init__(self, after: Trains, ends: bool, lead: float) -> None:
        self.after = after
        self.ends = ends
        self.lead = lead


def best_answer(trains: Trains, place: int, replaced: bool) -> Turn:
    """Of all cards, or none."""
    sight = Sight(trains, place, place, replaced)
    none = trains.clone()
    ends = none.pass_on()
    best = Turn(none, ends, sight.lead_at(none, ends))
    for card in trains.display:
        for train in range(TRAINS):
            if not trains.fits(place, card, train):
                continue
            after = trains.clone()
            ends = after.take(place, card, train)
            lead = sight.lead_at(after, ends)
            if lead > best.lead:
                best = Turn(after, ends, lead)
    return best


def best_replacement(trains: Trains, place: int) -> Turn | None:
    """None, where it cannot be paid for."""
    if trains.money[place] < trains.prices[place] or not trains.display:
        return None
    sight = Sight(trains, place, place, False)
    best: Turn | None = None
    for choice in range(1, 1 << len(trains.display)):
        after = trains.clone()
        after.throw_away(place, [card for i, card in enumerate(trains.display) if choice >> i & 1])
        lead = sight.lead_after(after, place, True)
        if best is None or lead > best.lead:
            best = Turn(after, False, lead)
    return best


def whole_turn(trains: Trains, place: int) -> Turn:
    """What looks best; cards that are replaced are turned up."""
    answer = best_answer(trains, place, False)
    replaced = best_replacement(trains, place)
    if replaced is None or replaced.lead <= answer.lead:
        return answer
    replaced.after.fill()
    return best_answer(replaced.after, place, True)


def lead_ahead(after: Trains, place: int, turns: int) -> float:
    """Once it is the place's turn again for so many times."""
    now = after
    for distance in range(1, turns * now.seats):
        now.fill()
        turn = whole_turn(now, (place + distance) % now.seats)
        now = turn.after
        if turn.ends:
            return now.lead(place)
    now.fill()
    lead = best_answer(now, place, False).lead
    replaced = best_replacement(now, place)
    return lead if replaced is None else max(lead, replaced.lead)


# --- at sight ---------------------------------------------------------------------------------------------------------


def rate_turns(s: NimmState, seat: int, moves: list[int], dice: Dice, level: int = HIGHEST_LEVEL) -> list[float]:
    """In dollars: the lead that a move leads to."""
    trains = standing(s, level)
    place = s.order.index(seat)
    sight = Sight(trains, place, place, s.replaced)
    if s.stack[-1] is REPLACING:
        return rate_choices(trains, sight, chosen(s), moves)
    out: list[float] = []
    for move in moves:
        if move == REPLACED:
            out.append(lead_by_replacing(s, trains, place, dice))
        else:
            after = trains.clone()
            ends = make(after, place, move)
            out.append(sight.lead_at(after, ends))
    return out


def make(trains: Trains, place: int, move: int) -> bool:
    """A move that takes a card or none; whether it ends the round."""
    if move == PASSED:
        return trains.pass_on()
    if ATTACH.has(move):
        return trains.take(place, (move - ATTACHED) // TRAINS, (move - ATTACHED) % TRAINS)
    return trains.take(place, move - TAKEN, 0)


def lead_by_replacing(s: NimmState, trains: Trains, place: int, dice: Dice) -> float:
    """With the cards that look best thrown away: the mean of what then looks best."""
    replaced = best_replacement(trains, place)
    if replaced is None:
        return trains.lead(place)
    found = 0.0
    for _ in range(TURNED_UP):
        after = replaced.after.clone()
        after.stack = shuffled(s.wagon_stack, dice)
        after.fill()
        found += best_answer(after, place, True).lead
    return found / TURNED_UP


# --- followed ---------------------------------------------------------------------------------------------------------


def followed(
    s: NimmState, seat: int, moves: list[int], leads: list[float], dice: Dice, level: int = HIGHEST_LEVEL
) -> list[float]:
    """By move, the lead after some turns of everybody, with the cards in one order that nobody knows; NOT_FOLLOWED
    for those that looked too bad. Empty where there is nothing to compare them with.
    """
    least = max([lead for move, lead in zip(moves, leads) if move != REPLACED] or leads) - NEAR
    if len(moves) > 1 and sum([lead >= least for lead in leads]) < 2:
        return []
    place = s.order.index(seat)
    trains = standing(s, level)
    turns = TURNS_AHEAD[level] if s.seats == 2 else 1
    trains.stack = shuffled(s.wagon_stack, dice)
    out: list[float] = []
    for move, lead in zip(moves, leads):
        if lead < least:
            out.append(NOT_FOLLOWED)
        elif move == REPLACED:
            out.append(lead_after_replacing(trains, place, turns))
        else:
            after = trains.clone()
            out.append(after.lead(place) if make(after, place, move) else lead_ahead(after, place, turns))
    return out


def lead_after_replacing(trains: Trains, place: int, turns: int) -> float:
    replaced = best_replacement(trains, place)
    if replaced is None:
        return trains.lead(place)
    replaced.after.fill()
    answer = best_answer(replaced.after, place, True)
    return answer.lead if answer.ends else lead_ahead(answer.after, place, turns)


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    out = cards[:]
    for i in range(len(out) - 1, 0, -1):
        j = dice.below(i + 1)
        out[i], out[j] = out[j], out[i]
    return out
