"""Neutral discs that take up spaces where fewer than four play (rulebook: Spielaufbau)."""

from stellwerk.games.carnegie.model.components import CARD_CITIES, CARD_DONATION, NEUTRALS, NORMAL_CARDS, city_of
from stellwerk.games.carnegie.model.ids import DONATIONS, NEUTRAL
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.state import NONE


def lay_neutral_discs(s: CarnegieState) -> None:
    """CA-2.4: as many as are still missing, by the cards of a shuffled deck."""
    missing = NEUTRALS[s.seats - 1] - s.neutral_donations.bit_count() - s.spaces.count(NEUTRAL)
    if missing > 0:
        cards = list(range(NORMAL_CARDS))
        s.rng.shuffle(cards)
        lay_cards(s, cards, missing)
        s.learn()
        s.tell("neutral-laid", n=missing)


def tell_neutral_discs(s: CarnegieState) -> None:
    """How many there are, and where."""
    cities = [city_of(space) for space, owner in enumerate(s.spaces) if owner == NEUTRAL]
    donations = [name for i, name in enumerate(DONATIONS) if s.neutral_donations >> i & 1]
    if cities or donations:
        once = list(dict.fromkeys(cities))
        s.tell("neutral-discs", n=len(cities) + len(donations), cities=once, donations=donations)


def lay_cards(s: CarnegieState, cards: list[int], n: int) -> None:
    """Card by card, first the donation, then the cities; what finds no place is passed over."""
    for card in cards:
        if n and not s.neutral_donations >> CARD_DONATION[card] & 1:
            s.neutral_donations |= 1 << CARD_DONATION[card]
            n -= 1
        for city in CARD_CITIES[card]:
            space = s.leftmost(city)
            if n and space != NONE:
                s.spaces[space] = NEUTRAL
                n -= 1
        if not n:
            return
