"""A view laid out as a state again, without judging it: the table asks it what is possible, also between two moves.

Hidden piles are as long as the view says, of unknown cards. Nothing is ever played on it.
"""

from functools import lru_cache
from typing import Any, Final

from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.model.ids import (
    AREAS,
    ARMS,
    CARDS,
    END_BONUSES,
    ENGINEERS,
    EXTENSIONS,
    FACTORIES,
    FOUNDRIES,
    INCOMES,
    K12_COAL,
    K12_FOUNDRY,
    KINDS,
    LINES,
    NINE_ALONE,
    PAYMENTS,
    PLACES,
    QUEUED,
    SPACES,
    START_BONUSES,
    STOKABLE,
    TOKENS,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import EMPTY, NO_EXTENSION, PHASES, SOURCES, Board, RailState, stand_code
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.kernel.game import Json
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import NONE

UNKNOWN: Final = 0  # any card of a pile that nobody looks at
UPGRADES: Final = ["none", "base", "german"]


@lru_cache(maxsize=64)
def parts_of(players: int, options: tuple[tuple[str, Any], ...]) -> Parts:
    return parts_for(players, dict(options))


def parts_in(view: Json) -> Parts:
    options = view["options"]
    if isinstance(options["components"], str):
        return parts_of(view["players"], tuple(options.items()))
    return parts_for(view["players"], options)


def state_from_view(view: Json) -> RailState:
    k = parts_in(view)
    s = RailState(view["players"], Rng(b"sketch", 0), k)
    s.lay_out()
    for seat, seen in enumerate(view["seats"]):
        fill_board(k, s.boards[seat], seen)
    fill_round(s, view)
    fill_supplies(s, view)
    fill_piles(s, view)
    return s


def bits(names: list[str], known: list[str]) -> int:
    out = 0
    for name in names:
        out |= 1 << known.index(name)
    return out


def loco_number(name: str | None) -> int:
    if name is None:
        return EMPTY
    return NINE_ALONE if name == "9x" else int(name)


def factory_number(name: str | None) -> int:
    return EMPTY if name is None else 1 + FACTORIES.index(name)


def seen_stand(stand: Json | None) -> int:
    if stand is None:
        return 0
    return stand_code(stand["seat"], PAYMENTS.index(stand["pay"]), stand.get("helpers", 0))


# --- one player ----------------------------------------------------------------


def fill_board(k: Parts, b: Board, seen: Json) -> None:
    fill_lines(k, b, seen)
    b.markers = list(seen["markers"])
    b.doublers, b.medal, b.upgrade = seen["doublers"], seen["medal"], UPGRADES.index(seen["upgrade"])
    b.workers, b.crew, b.reserve = seen["workers"], seen["crew"], seen["reserve"]
    b.black, b.black_home, b.helpers = seen["black"], seen["black_home"], seen["helpers"]
    b.coins, b.coal, b.keys = seen["coins"], seen["coal"], seen["keys"]
    b.sources = [seen["points"][name] for name in SOURCES]
    b.points = sum(b.sources)
    for i, entry in enumerate(seen["engineers"]):
        b.engineers.append(ENGINEERS.index(entry["engineer"]))
        b.manned.append(seen_stand(entry["stand"]))
        b.rest |= entry["rest"] << i
    b.used = [PLACES.index(name.removesuffix("+b")) * 2 + name.endswith("+b") for name in seen["used"]]
    b.tokens, b.laid = bits(seen["tokens"], TOKENS), bits(seen["laid"], TOKENS)
    b.cards = [CARDS.index(name) for name in seen["cards"]]
    b.bonus = [END_BONUSES.index(name) for name in seen["bonus"] or []]
    for i, entry in enumerate(seen["incomes"]):
        b.incomes.append(INCOMES.index(entry["income"]))
        b.incomes_used |= entry["used"] << i
    for entry in seen["foundries"]:
        foundry = FOUNDRIES.index(entry["foundry"])
        b.foundries.append(foundry)
        b.fired |= entry["fired"] << foundry


def fill_lines(k: Parts, b: Board, seen: Json) -> None:
    b.arm = ARMS.index(seen["arm"])
    for line, name in enumerate(LINES):
        for colour, at in enumerate(seen["tracks"][name]):
            b.tracks[line * 5 + colour] = at
    b.colours = k.unlocked[b.arm][b.tracks[0]]
    b.extensions = [
        EXTENSIONS.index(seen["extensions"][name]) if name in seen["extensions"] else NO_EXTENSION for name in AREAS
    ]
    b.locos = [loco_number(name) for name in seen["locos"]]
    b.gaps = [factory_number(name) for name in seen["factories"]]
    b.stokers = bits(seen["stokers"], STOKABLE)
    b.fill_reach()


# --- the table -----------------------------------------------------------------


def fill_round(s: RailState, view: Json) -> None:
    s.phase = PHASES.index(view["phase"])
    s.round, s.turn, s.order = view["round"], view["turn"], list(view["order"])
    s.cursor, s.acted, s.extended = view["cursor"], view["acted"], view["extended"]
    s.passed = sum(1 << seat for seat in view["passed"])
    s.pass_cards = list(view["pass_cards"])
    s.moving = NONE if view["moving"] is None else view["moving"]
    for name, stand in view["spaces"].items():
        s.occupied[SPACES.index(name)] = seen_stand(stand)
    s.occupied[K12_FOUNDRY] = s.occupied[K12_COAL]
    s.crowd = [seen_stand(stand) for stand in view["crowd"]]
    s.must, s.may = queue(view["must"]), queue(view["may"])
    if view["kept"] is not None:
        s.kept = queue(view["kept"][0]) + queue(view["kept"][1])
    s.picks = view["picks"]
    if view["hand"] is not None:
        s.hand = loco_number(view["hand"]["loco"])
        s.hand_stoker, s.hand_new = view["hand"]["stoker"], view["hand"]["new"]
    s.building = factory_number(view["building"])
    s.fired = NONE if view["fired"] is None else FOUNDRIES.index(view["fired"])
    s.stoker_by = 0 if view["stoker_by"] is None else view["stoker_by"] + 1
    s.stack = [STEPS[name] for name in view["stack"]]


def queue(counts: dict[str, int]) -> list[int]:
    return [counts.get(KINDS[kind], 0) for kind in range(QUEUED)]


def fill_supplies(s: RailState, view: Json) -> None:
    for number, count in view["supply"].items():
        s.supply[int(number)] = count
    for name, count in view["returned"].items():
        s.returned[factory_number(name)] = count
    s.doublers_left, s.helpers_home = view["doublers_left"], view["helpers_home"]
    s.row = [NONE if name is None else ENGINEERS.index(name) for name in view["row"]]
    s.cards_left = bits(view["cards_left"], CARDS)
    s.start_left = bits(view["start_left"], START_BONUSES)
    s.taken = list(view["taken"])
    for name, count in view["income_left"].items():
        s.income_left[INCOMES.index(name)] = count
    s.extensions_left = bits(view["extensions_left"], EXTENSIONS)
    s.extra_marker = view["extra_marker"]


def fill_piles(s: RailState, view: Json) -> None:
    s.pile = pile(view) or [UNKNOWN] * view["pile"]
    s.foundries_open = [FOUNDRIES.index(name) for name in view["foundries_open"]]
    s.foundry_stack = [UNKNOWN] * view["foundry_stack"]
    if "emil" in view:
        s.emil_engineers = [ENGINEERS.index(name) for name in view["emil"]["engineers"]]
        s.emil_workers, s.emil_waiting = view["emil"]["workers"], view["emil"]["waiting"]


def pile(view: Json) -> list[int]:
    """The end bonus cards, while the viewer looks through them."""
    seat = view["seat"]
    if seat is None or view["turn"] != seat or view["stack"][-1:] != ["ChooseEndBonus"]:
        return []
    return [END_BONUSES.index(name) for name in view["seats"][seat]["looks"][-1]]
