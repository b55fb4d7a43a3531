"""What everybody can expect of their trains, as a small network has learned it from wagon phases of its own."""

import json
from functools import cache
from pathlib import Path
from typing import Final

from stellwerk.games.nimm_den_zug.mind.trains import Trains, setting_off, standing
from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.moves import ATTACH, ATTACHED, DISCARD, DISCARDED, PASSED, REPLACED, TAKEN
from stellwerk.games.nimm_den_zug.rules.wagons import REPLACING
from stellwerk.kernel.network import Layer, layer

LEARNED: Final = Path(__file__).parent.parent / "data" / "wagons-learned.json"
UNIT: Final = 1000.0 / 256.0  # dollars
LEAD: Final = 0
HAS: Final = 1


class Judge:
    """The network for one number of players."""

    __slots__ = ("hidden", "worth")

    def __init__(self, hidden: Layer, worth: Layer) -> None:
        self.hidden: Final = hidden
        self.worth: Final = worth

    def expects(self, totals: list[float]) -> list[float]:
        """How much more the lead will be in the end, and what one has."""
        return [UNIT * found for found in self.worth.sums([max(0.0, found) for found in self.hidden.whole(totals)])]


@cache
def judge(players: int) -> Judge:
    written = json.loads(LEARNED.read_text("utf-8"))["players"][str(players)]
    return Judge(layer(written["hidden"]), layer(written["worth"]))


class Sight:
    """A table as one place sees it; what differs a little from it is judged with little work."""

    __slots__ = ("inputs", "judge", "place", "totals", "turn")

    def __init__(self, trains: Trains, place: int, turn: int, replaced: bool) -> None:
        self.judge = judge(trains.seats)
        self.place = place
        self.turn = turn
        self.inputs = trains.look(place, turn, replaced)
        self.totals = self.judge.hidden.changed(self.judge.hidden.biases, *differences([], self.inputs))

    def expects(self) -> list[float]:
        return self.judge.expects(self.totals)

    def lead_after(self, trains: Trains, turn: int, replaced: bool) -> float:
        """To be expected at the end of the phase."""
        changed = differences(self.inputs, trains.look(self.place, turn, replaced))
        return trains.lead(self.place) + self.judge.expects(self.judge.hidden.changed(self.totals, *changed))[LEAD]


def differences(before: list[float], after: list[float]) -> tuple[list[int], list[float]]:
    """Where inputs differ, and by how much."""
    at: list[int] = []
    by: list[float] = []
    for i in range(len(after)):
        difference = after[i] - before[i] if before else after[i]
        if difference != 0.0:
            at.append(i)
            by.append(difference)
    return at, by


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
    trains = standing(s)
    turn = s.order.index(s.turn)
    replaced = s.replaced
    if s.stack[-1] is REPLACING and s.replacing:
        trains.throw_away(turn, chosen(s))
        replaced = True
    points = [0.0] * s.seats
    for place, found in enumerate(shared_out(trains, turn, replaced)):
        points[s.order[place]] = found
    return points


def before(s: NimmState, locos: list[list[int]], money: list[float]) -> list[float]:
    """By seat, before the wagon phase, with these locomotives."""
    trains, order = setting_off(s, locos, money)
    points = [0.0] * s.seats
    for place, found in enumerate(shared_out(trains, 0, False)):
        points[order[place]] = found
    return points


def chosen(s: NimmState) -> list[int]:
    """Cards that are to be replaced."""
    return [card for slot, card in enumerate(s.display) if s.replacing >> slot & 1]


def rate_turns(s: NimmState, seat: int, moves: list[int]) -> list[float]:
    """Moves of the wagon phase, in dollars; only differences count."""
    trains = standing(s)
    place = s.order.index(seat)
    sight = Sight(trains, place, place, s.replaced)
    if s.stack[-1] is REPLACING:
        return rate_choices(trains, sight, chosen(s), moves)
    out: list[float] = []
    for move in moves:
        if move == REPLACED:
            out.append(max(rate_choices(trains, sight, [], [DISCARDED + card for card in trains.display])))
            continue
        after = trains.clone()
        if move == PASSED:
            ends = after.pass_on()
        elif ATTACH.has(move):
            ends = after.take(place, (move - ATTACHED) // TRAINS, (move - ATTACHED) % TRAINS)
        else:
            ends = after.take(place, move - TAKEN, 0)
        out.append(after.lead(place) if ends else sight.lead_after(after, (place + 1) % after.seats, False))
    return out


def rate_choices(trains: Trains, sight: Sight, already: list[int], moves: list[int]) -> list[float]:
    """Cards to be replaced too, each with the best others beside it; or no more of them."""
    place = sight.place
    free = [card for card in trains.display if card not in already]
    best: dict[int, float] = {}
    for choice in range(1 << len(free)):
        cards = already + [card for i, card in enumerate(free) if choice >> i & 1]
        if not cards:
            continue
        after = trains.clone()
        after.throw_away(place, cards)
        found = sight.lead_after(after, place, True)
        if not choice:
            best[-1] = found
        for i, card in enumerate(free):
            if choice >> i & 1 and (card not in best or found > best[card]):
                best[card] = found
    return [best[move - DISCARDED if DISCARD.has(move) else -1] for move in moves]
