"""What everybody can expect of their trains, as a small network has learned it from wagon phases of its own."""

from stellwerk.games.nimm_den_zug.mind.learned import HAS, HIGHEST_LEVEL, LEAD, Looks
from stellwerk.games.nimm_den_zug.mind.trains import Trains, setting_off, standing
from stellwerk.games.nimm_den_zug.model.ids import FIRST, LAST
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.moves import DISCARD, DISCARDED
from stellwerk.games.nimm_den_zug.rules.wagons import REPLACING


class Sight:
    """A table as one place sees it, and what it expects there."""

    __slots__ = ("looks", "place", "turn")

    def __init__(self, trains: Trains, place: int, turn: int, replaced: bool) -> None:
        self.place = place
        self.turn = turn
        self.looks = Looks(trains.judge, trains.look(place, turn, replaced))

    def expects(self) -> list[float]:
        return self.looks.expects()

    def lead_after(self, trains: Trains, turn: int, replaced: bool) -> float:
        """To be expected at the end of the phase."""
        return trains.lead(self.place) + self.looks.expects_of(trains.look(self.place, turn, replaced))[LEAD]

    def lead_at(self, trains: Trains, ends: bool) -> float:
        """The same after the place has taken a card or none."""
        return trains.lead(self.place) if ends else self.lead_after(trains, (self.place + 1) % trains.seats, False)


def shared_out(trains: Trains, turn: int, replaced: bool) -> list[float]:
    """By place, what everybody can expect to have at the end of the phase."""
    leads: list[float] = []
    whole = 0.0
    for place in range(trains.seats):
        expects = Sight(trains, place, turn, replaced).expects()
        leads.append(trains.lead(place) + expects[LEAD])
        whole += trains.has(place) + expects[HAS]
    return [(lead * (trains.seats - 1) + whole) / trains.seats for lead in leads]


def running(s: NimmState) -> list[float]:
    """By seat, in the middle of the wagon phase."""
    trains, turn, replaced = at_turn(s)
    points = [0.0] * s.seats
    for place, found in enumerate(shared_out(trains, turn, replaced)):
        points[s.order[place]] = found
    return points


def at_turn(s: NimmState) -> tuple[Trains, int, bool]:
    """The table without the cards that are being replaced, whose turn it is, and whether cards were replaced in it."""
    trains = standing(s)
    turn = s.order.index(s.turn)
    if s.stack[-1] is REPLACING and s.replacing:
        trains.throw_away(turn, chosen(s))
        return trains, turn, True
    return trains, turn, s.replaced


def lead_with(s: NimmState, seat: int, locos: list[list[int]], money: list[float], level: int = HIGHEST_LEVEL) -> float:
    """The lead that a seat can expect at the end of the phase, before it begins, with these locomotives by seat. Goals
    for being the first or the last are in it.
    """
    trains, order = setting_off(s, locos, money, level)
    place = order.index(seat)
    found = trains.lead(place) + Sight(trains, place, 0, False).expects()[LEAD]
    goals = s.players[seat].goals
    if goals >> FIRST & 1 and place == 0:
        found += s.c.goal_bonus[FIRST]
    if goals >> LAST & 1 and place == s.seats - 1:
        found += s.c.goal_bonus[LAST]
    return found


def chosen(s: NimmState) -> list[int]:
    """Cards that are to be replaced."""
    return [card for slot, card in enumerate(s.display) if s.replacing >> slot & 1]


def rate_choices(trains: Trains, sight: Sight, already: list[int], moves: list[int]) -> list[float]:
    """Cards to be replaced too, each with the best others beside it; or no more of them."""
    free = [card for card in trains.display if card not in already]
    best: dict[int, float] = {}
    for choice in range(1 << len(free)):
        cards = already + [card for i, card in enumerate(free) if choice >> i & 1]
        if not cards:
            continue
        after = trains.clone()
        after.throw_away(sight.place, cards)
        found = sight.lead_after(after, sight.place, True)
        if not choice:
            best[-1] = found
        for i, card in enumerate(free):
            if choice >> i & 1 and (card not in best or found > best[card]):
                best[card] = found
    return [best[move - DISCARDED if DISCARD.has(move) else -1] for move in moves]
