"""Andrew, the opponent of a person who plays alone (rulebook: Solospiel)."""

from typing import Final

from stellwerk.games.carnegie.model.components import (
    CARD_BOXES,
    CARD_CITIES,
    CARD_DEPARTMENTS,
    CARD_DONATION,
    CARD_SHIFT,
    CARD_TRACK,
    CARDS,
    KIND_TYPE,
    LAST_BOX,
    LEVELS,
    NORMAL_CARDS,
    SHIFT_VP,
    TILE_COUNT,
    city_of,
)
from stellwerk.games.carnegie.model.ids import ANDREW, CO, DONATIONS, HR, MG, REGIONS, TILES
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE

NAME: Final = "andrew"  # as events name him


def shuffle_deck(s: CarnegieState, rng: Rng, level: str) -> None:
    """CA-12.1: so many normal and so many advanced cards, by the level."""
    normal = list(range(NORMAL_CARDS))
    advanced = list(range(NORMAL_CARDS, len(CARDS)))
    rng.shuffle(normal)
    rng.shuffle(advanced)
    few, many = LEVELS[level]
    s.deck = normal[:few] + advanced[:many]
    s.card_box = sorted(normal[few:] + advanced[many:])
    rng.shuffle(s.deck)


def turn_up(s: CarnegieState) -> None:
    s.card = s.deck.pop()
    s.shift = 0
    s.learn()
    s.tell("andrew-card", seat=NAME, card=CARDS[s.card])


def andrew_acts(s: CarnegieState) -> None:
    """CA-12.3: his part of the event, then the part of the card that belongs to the action."""
    if s.donation:
        andrew_donates(s)
    if s.action == HR:
        shift_card(s, CARD_SHIFT[s.card])
    elif s.action == MG:
        take_departments(s)
    elif s.action == CO:
        build_cities(s)
    else:
        move_track(s)
    s.andrew_vp += SHIFT_VP[s.shift]
    s.played.append(s.card)
    s.tell("andrew-shift", seat=NAME, n=s.shift, vp=SHIFT_VP[s.shift])


def shift_card(s: CarnegieState, n: int) -> None:
    s.shift = min(len(SHIFT_VP) - 1, s.shift + n)


def andrew_donates(s: CarnegieState) -> None:
    donation = CARD_DONATION[s.card]
    taken = bool(s.given() >> donation & 1)
    if not taken:
        s.andrew_donations |= 1 << donation
        s.tell("andrew-donated", seat=NAME, donation=f"donation-{DONATIONS[donation]}")
    if taken or s.rulings.shift_always:
        shift_card(s, 1)


def take_departments(s: CarnegieState) -> None:
    """CA-12.5: for each printed type the lowest number, no kind twice in one turn."""
    taken: list[int] = []
    for of_type in CARD_DEPARTMENTS[s.card]:
        found = NONE
        for kind in range(TILE_COUNT):
            if s.market[kind] and KIND_TYPE[kind] == of_type and kind not in taken:
                found = kind
                break
        if found == NONE:
            shift_card(s, 1)
            continue
        taken.append(found)
        s.market[found] -= 1
        s.andrew_tiles.append(found)
        s.tell("andrew-took", seat=NAME, department=f"department-{TILES[found]}")


def build_cities(s: CarnegieState) -> None:
    for city in CARD_CITIES[s.card]:
        space = s.leftmost(city)
        if space == NONE:
            shift_card(s, 1)
        else:
            s.spaces[space] = ANDREW
            s.tell("andrew-built", seat=NAME, space=city_of(space))


def move_track(s: CarnegieState) -> None:
    region = CARD_TRACK[s.card]
    for _ in range(CARD_BOXES[s.card]):
        box = s.andrew_track[region]
        if box == LAST_BOX or (box + 1 == LAST_BOX and s.last_box_taken(region)):
            shift_card(s, 1)
        else:
            s.andrew_track[region] = box + 1
            s.tell("andrew-advanced", seat=NAME, region=f"region-{REGIONS[region]}", box=box + 2)
