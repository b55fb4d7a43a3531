"""A view laid out as a state again, without judging it: the table asks it what is possible, also between two moves.

Andrew's deck is as long as the view says, of unknown cards. Nothing is ever played on it.
"""

from typing import Any, Final

from stellwerk.games.carnegie.model.components import CARDS, SPACES, STRIPS
from stellwerk.games.carnegie.model.ids import (
    ANDREW,
    DONATIONS,
    KINDS,
    NEUTRAL,
    PLACES,
    REGIONS,
    SEATS,
    SIDES,
    TABS,
    TILES,
    TYPES,
)
from stellwerk.games.carnegie.model.parts import Parts, parts_for
from stellwerk.games.carnegie.model.player import SOURCES, Player
from stellwerk.games.carnegie.model.rulings import Rulings
from stellwerk.games.carnegie.model.state import PHASES, CarnegieState
from stellwerk.games.carnegie.rules.steps import read_step
from stellwerk.kernel.game import Json
from stellwerk.kernel.reader import Reader
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE

UNKNOWN: Final = 0  # any card of a deck that nobody looks at
DISCS: Final = {f"{name} {tab}": seat * 4 + i for seat, name in enumerate(SEATS) for i, tab in enumerate(TABS)}
DISCS.update({"neutral": NEUTRAL, "andrew": ANDREW})
SPACE_AT: Final = {name: i for i, name in enumerate(SPACES)}
PLACE_AT: Final = {name: i for i, name in enumerate(PLACES)}
KIND_AT: Final = {name: i for i, name in enumerate(KINDS)}


def state_from_view(view: Json) -> CarnegieState:
    options = view["options"]
    s = CarnegieState(view["players"], Rng(b"sketch", 0), options, Rulings(options), parts_for(options["components"]))
    s.players = [company(s.parts, seen, known) for seen, known in zip(view["seats"], view["known"], strict=True)]
    fill_course(s, view)
    for name, disc in view["spaces"].items():
        s.spaces[SPACE_AT[name]] = DISCS[disc]
    for name, n in view["market"].items():
        s.market[KIND_AT[name]] = n
    s.neutral_donations = bits(view["neutral_donations"])
    s.stack = [read_step(Reader(dict(step))) for step in view["steps"]]
    if s.seats == 1:
        fill_andrew(s, view["andrew"])
    return s


def bits(names: list[str]) -> int:
    out = 0
    for name in names:
        out |= 1 << DONATIONS.index(name)
    return out


def number(name: str | None, known: list[str]) -> int:
    return NONE if name is None else known.index(name)


def counts(found: dict[str, int], at: dict[str, int]) -> list[int]:
    out = [0] * len(at)
    for name, n in found.items():
        out[at[name]] = n
    return out


def fill_course(s: CarnegieState, view: Json) -> None:
    s.round, s.phase, s.acted = view["round"], PHASES.index(view["phase"]), view["acted"]
    s.first, s.turn = SEATS.index(view["first"]), SEATS.index(view["turn"])
    s.strips = [STRIPS.index(strip) for strip in view["strips"]]
    s.markers = [view["markers"][name] for name in TYPES]
    s.action, s.event_row = number(view["action"], TYPES), number(view["event_row"], TYPES)
    s.event, s.donation = number(view["event"], REGIONS), view["donation"]
    s.turn_type = number(view["type"], TYPES)
    s.left = counts(view["uses"], PLACE_AT)
    s.opened, s.diagonal, s.payroll = view["opened"], view["diagonal"], view["payroll"]


def company(tables: Parts, seen: Json, known: Json) -> Player:
    b = Player(tables)
    b.money, b.goods, b.joker = seen["money"], seen["goods"], seen["joker"]
    b.points, b.steps = seen["points"], seen["steps"]
    b.reserve = number(seen["reserve"], TILES)
    b.donations = bits(seen["donations"])
    b.vp = [seen["vp"][name] for name in SOURCES]
    b.discs, b.supply = known["discs"], known["supply"]
    b.built = [known["built"][tab] for tab in TABS]
    if seen["departments"]:
        b.kinds = b.kinds[:]
        for place, kind in seen["departments"].items():
            b.kinds[PLACE_AT[place]] = KIND_AT[kind]
    b.standing, b.lying = counts(seen["standing"], PLACE_AT), counts(seen["lying"], PLACE_AT)
    b.missions = [seen["missions"][region] for region in REGIONS]
    b.track = [seen["track"][region] - 1 for region in REGIONS]
    b.sides = [SIDES.index(seen["sides"][tab]) for tab in TABS]
    b.pulled = [seen["pulled"][tab] for tab in TABS]
    return b


def fill_andrew(s: CarnegieState, seen: dict[str, Any]) -> None:
    s.deck = [UNKNOWN] * seen["cards_left"]
    s.played = [CARDS.index(card) for card in seen["played"]]
    s.shift, s.andrew_vp = seen["shift"], seen["vp"]
    s.andrew_track = [seen["track"][region] - 1 for region in REGIONS]
    s.andrew_donations = bits(seen["donations"])
    s.andrew_tiles = [KIND_AT[kind] for kind in seen["departments"]]
