"""Every component that exists, by name: none may be lost or doubled."""

from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import CARDS, GOALS, LOCOS, LONG, METHODS, PLUS, TILES
from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.kernel.state import NONE


def census(s: NimmState) -> list[str]:
    """Every locomotive, card, goal and tile, wherever it lies."""
    locos = s.loco_stack + s.unused + s.set_aside + s.revealed
    cards = s.wagon_stack + s.display + s.discards + s.spent + s.box
    goals = [goal for goal in range(len(GOALS)) if s.goals_left >> goal & 1]
    if s.longer and LONG not in s.display:
        cards.append(LONG)
    for p in s.players:
        locos = locos + p.hand + p.kept + p.locos
        cards = cards + [card for train in range(TRAINS) for card in p.wagons[train]]
        cards += [PLUS] if p.plus != NONE else []
        for held in (p.goals, p.used, p.goal_hand):
            goals += [goal for goal in range(len(GOALS)) if held >> goal & 1]
    tiles = s.methods + [method for method in range(len(METHODS)) if method not in s.methods]
    names = [LOCOS[loco] for loco in locos] + [CARDS[card] for card in cards if card != NONE]
    return sorted(names + [GOALS[goal] for goal in goals] + [TILES[tile] for tile in tiles])
