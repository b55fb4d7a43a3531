"""A whole state from a view: everything lies open, only Andrew's deck is shuffled anew."""

from stellwerk.games.carnegie.model.components import CARDS, LEVELS, NORMAL_CARDS
from stellwerk.games.carnegie.model.reading import read_position
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.kernel.game import Json
from stellwerk.kernel.rng import Rng

TABLE = (
    "players",
    "options",
    "learnt",
    "round",
    "phase",
    "acted",
    "first",
    "strips",
    "markers",
    "action",
    "type",
    "opened",
    "diagonal",
    "payroll",
    "uses",
    "market",
    "spaces",
    "neutral_donations",
    "seats",
    "steps",
)
SHOWN = ("played", "shift", "vp", "track", "donations", "departments")


def resample(view: Json, rng: Rng) -> CarnegieState:
    position = {field: view[field] for field in TABLE}
    if view["players"] == 1:
        andrew = view["andrew"]
        position["andrew"] = {**{field: andrew[field] for field in SHOWN}, "deck": deal(view, rng)}
    s = read_position(position)
    s.rng = Rng(rng.key, rng.count)
    return s


def deal(view: Json, rng: Rng) -> list[str]:
    """CA-12.1: as many normal and advanced cards as are still to come, out of those not seen."""
    played = view["andrew"]["played"]
    few, many = LEVELS[view["options"]["level"]]
    deck: list[int] = []
    for first, last, n in ((0, NORMAL_CARDS, few), (NORMAL_CARDS, len(CARDS), many)):
        unseen = [card for card in range(first, last) if CARDS[card] not in played]
        rng.shuffle(unseen)
        deck += unseen[: n - (last - first - len(unseen))]
    rng.shuffle(deck)
    return [CARDS[card] for card in deck]
