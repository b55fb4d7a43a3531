"""Emil, who blocks spaces (rulebook: solo)."""

from typing import Final

from stellwerk.games.railroads.model.ids import (
    E0,
    E1,
    EMIL,
    EMIL_CARDS,
    ENGINEERS,
    FACTORIES,
    GRAY,
    L1,
    L3,
    PAYMENTS,
    PLACE_KEYS,
    T11,
)
from stellwerk.games.railroads.model.state import RailState, stand_code
from stellwerk.games.railroads.rules.possible import printed_on
from stellwerk.games.railroads.rules.turn import is_open, stand
from stellwerk.kernel.state import NONE

SEAT_OF_EMIL: Final = 1


def emil_turn(s: RailState) -> None:
    """RR-16.2: turn up cards until one of them blocks a space."""
    if not s.emil_cards or s.emil_workers == 0:
        s.emil_passed = True
        s.tell("emil-passed", seat=EMIL)
        return
    while s.emil_cards:
        card = s.emil_cards.pop()
        s.emil_discard.append(card)
        s.learn()
        place = s.parts.emil_space[card]
        if refuses(s, place):
            s.tell("emil-discards", seat=EMIL, card=f"emil-{EMIL_CARDS[card]}")
            if s.parts.r.emil_loses_turn and lacks_engineer(s, place):
                return
            continue
        block(s, place)
        return


def lacks_engineer(s: RailState, place: int) -> bool:
    """RR-16.6: the card names a field of engineers where none lies."""
    return (place == E0 and s.row[0] == NONE) or (place == E1 and s.row[1] == NONE)


def refuses(s: RailState, place: int) -> bool:
    """RR-16.3: taken, too few workers, or steps in a colour that the player cannot use yet."""
    k = s.parts
    if lacks_engineer(s, place) or not is_open(s, place):
        return True
    if k.workers_of[printed_on(s, place)] > s.emil_workers:
        return True
    if place < T11:
        for kind, _ in k.gives[place]:
            if GRAY <= kind < 5 and kind >= s.boards[0].colours:
                return True
    return False


def block(s: RailState, place: int) -> None:
    """RR-16.2, RR-16.4: his workers, and coins from the supply."""
    k = s.parts
    shown = printed_on(s, place)
    workers, coins = k.workers_of[shown], k.coins_of[shown]
    s.emil_workers -= workers
    payment = PAYMENTS.index("w" * workers + "c" * coins)
    stand(s, s.boards[0], place, stand_code(SEAT_OF_EMIL, payment, 0))
    s.tell("emil-blocks", seat=EMIL, place=PLACE_KEYS[place], workers=workers)
    if place in (L1, L3):
        take_tile(s)
        if place == L3 and not k.r.emil_one_tile:
            take_tile(s)
    elif place == E0:
        engineer = s.row[0]
        s.row[0] = NONE
        s.emil_engineers.append(engineer)
        s.tell("engineer", seat=EMIL, engineer=f"engineer-{ENGINEERS[engineer]}")


def take_tile(s: RailState) -> None:
    """RR-16.5: the lowest locomotive, or the lowest returned factory; the coal factory comes last."""
    number = s.lowest()
    if number:
        s.supply[number] -= 1
        s.emil_tiles.append(number)
        s.tell("emil-tile", seat=EMIL, number=number)
        return
    for number in range(1, 11):
        if s.returned[number]:
            s.returned[number] -= 1
            s.emil_tiles.append(number)
            s.tell("emil-factory", seat=EMIL, factory=f"factory-{FACTORIES[number - 1]}")
            return


def new_deck(s: RailState) -> None:
    """RR-16.1: all his cards are shuffled at the start of a round."""
    s.emil_cards = list(s.parts.emil_in)
    s.rng.shuffle(s.emil_cards)
    s.emil_discard = []
    s.emil_passed = False
    s.emil_workers = s.parts.emil_workers + 2 - s.emil_waiting
