"""The state as JSON: what everybody may know, and the secrets."""

from typing import Any, Final

from stellwerk.games.railroads.model.ids import (
    AREAS,
    ARMS,
    CARDS,
    COAL_BACK,
    COLOURS,
    EMIL_CARDS,
    END_BONUSES,
    ENGINEERS,
    EXTENSIONS,
    FOUNDRIES,
    INCOMES,
    K12_FOUNDRY,
    KINDS,
    LINES,
    NINE_ALONE,
    PAYMENTS,
    PLACES,
    SPACES,
    START_BONUSES,
    STOKABLE,
    TOKENS,
)
from stellwerk.games.railroads.model.state import (
    EMPTY,
    PHASES,
    SOURCES,
    Board,
    RailState,
    stands_helpers,
    stands_payment,
    stands_seat,
)
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step

UPGRADES: Final = ["none", "base", "german"]
SEATS: Final = ["A", "B", "C", "D"]
EMIL_NAME: Final = "Emil"
CLAIMS: Final = ["O1", "O2"]  # the turn order spaces


def write_position(s: RailState) -> Json:
    """The whole state."""
    out = public(s)
    out["rng"] = {"key": s.rng.key.hex(), "count": s.rng.count}
    out["learnt"] = s.learnt
    out["pile"] = names(s.pile, END_BONUSES)
    out["removed"] = names(s.removed, END_BONUSES)
    out["foundry_stack"] = names(s.foundry_stack, FOUNDRIES)
    out["foundries_down"] = names(s.foundries_down, FOUNDRIES)
    for seat, b in enumerate(s.boards):
        out["seats"][seat].update(own_secrets(b))
    if s.parts.solo:
        out["emil"]["cards"] = names(s.emil_cards, EMIL_CARDS)
    return named(out)


def named(position: Json) -> Json:
    """Seats, places and claims by the names that a person would write, no longer by their numbers."""
    known = seat_names(position["players"])
    out = dict(position)
    out["turn"] = known[position["turn"]]
    out["cursor"] = turn_names(known, position["order"])[position["cursor"]]
    out["moving"] = None if position["moving"] is None else CLAIMS[position["moving"]]
    out["stoker_by"] = None if position["stoker_by"] is None else known[position["stoker_by"]]
    out["pass_cards"] = [place + 1 for place in position["pass_cards"]]
    for field in ("order", "passed", "taken"):
        out[field] = [known[seat] for seat in position[field]]
    out["spaces"] = {name: named_stand(stand, known) for name, stand in position["spaces"].items()}
    out["crowd"] = [named_stand(stand, known) for stand in position["crowd"]]
    out["seats"] = [
        {**seat, "engineers": [{**one, "stand": named_stand(one["stand"], known)} for one in seat["engineers"]]}
        for seat in position["seats"]
    ]
    return out


def seat_names(players: int) -> list[str]:
    """Against Emil he stands beside the only player."""
    return [SEATS[0], EMIL_NAME] if players == 1 else SEATS[:players]


def turn_names(known: list[str], order: list[int]) -> list[str]:
    """Whose turn can be next: seats by place; Emil comes before the player."""
    return [EMIL_NAME, known[0]] if len(order) == 1 else [known[seat] for seat in order]


def named_stand(stand: Any, known: list[str]) -> Any:
    return None if stand is None else {**stand, "seat": known[stand["seat"]]}


def own_secrets(b: Board) -> Json:
    return {"bonus": names(b.bonus, END_BONUSES), "looks": [bits(look, END_BONUSES) for look in b.looks]}


def names(indices: list[int], known: list[str]) -> list[str]:
    return [known[i] for i in indices]


def bits(mask: int, known: list[str]) -> list[str]:
    return [name for i, name in enumerate(known) if mask >> i & 1]


def public(s: RailState) -> Json:
    """Everything that lies open on the table."""
    out: Json = {
        "players": s.seats,
        "options": dict(s.parts.options),
        "round": s.round,
        "rounds": s.parts.rounds,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "order": s.order[:],
        "cursor": s.cursor,
        "passed": [seat for seat in range(s.seats) if s.passed >> seat & 1],
        "pass_cards": s.pass_cards[:],
        "acted": s.acted,
        "extended": s.extended,
        "moving": None if s.moving == NONE else s.moving,
        "spaces": {SPACES[i]: stand_text(code) for i, code in enumerate(s.occupied[:K12_FOUNDRY]) if code},
        "crowd": [stand_text(code) for code in s.crowd],
        "must": kinds(s.must),
        "may": kinds(s.may),
        "kept": None if not s.kept else [kinds(s.kept[: len(s.must)]), kinds(s.kept[len(s.must) :])],
        "picks": s.picks,
        "hand": None if s.hand == EMPTY else {"loco": loco_text(s.hand), "stoker": s.hand_stoker, "new": s.hand_new},
        "building": None if s.building == EMPTY else factory_text(s.building),
        "fired": None if s.fired == NONE else FOUNDRIES[s.fired],
        "stoker_by": s.stoker_by - 1 if s.stoker_by else None,
        "supply": {str(number): count for number, count in enumerate(s.supply) if count},
        "returned": {factory_text(number): count for number, count in enumerate(s.returned) if count},
        "factories_gone": ["9x" if number == 0 else factory_text(number) for number in s.factories_gone],
        "doublers_left": s.doublers_left,
        "helpers_home": s.helpers_home,
        "row": [None if e == NONE else ENGINEERS[e] for e in s.row],
        "engineers_gone": sorted(names(s.engineers_gone, ENGINEERS)),
        "cards_left": bits(s.cards_left, CARDS),
        "start_left": bits(s.start_left, START_BONUSES),
        "taken": s.taken[:],
        "income_left": {name: s.income_left[i] for i, name in enumerate(INCOMES) if s.income_left[i]},
        "extensions_left": bits(s.extensions_left, EXTENSIONS),
        "extra_marker": s.extra_marker,
        "foundries_open": names(s.foundries_open, FOUNDRIES),
        "foundries_closed": names(s.foundries_closed, FOUNDRIES),
        "seats": [public_seat(s, b) for b in s.boards],
        "stack": [step_name(step) for step in s.stack],
    }
    if s.parts.solo:
        out["emil"] = public_emil(s)
    return out


def public_emil(s: RailState) -> Json:
    return {
        "workers": s.emil_workers,
        "waiting": s.emil_waiting,
        "discard": names(s.emil_discard, EMIL_CARDS),
        "engineers": names(s.emil_engineers, ENGINEERS),
        "tiles": [factory_text(number) for number in s.emil_tiles],
        "passed": s.emil_passed,
    }


def public_seat(s: RailState, b: Board) -> Json:
    return {
        "tracks": {name: line_text(b, line) for line, name in enumerate(LINES)},
        "arm": ARMS[b.arm],
        "extensions": {AREAS[i]: EXTENSIONS[e] for i, e in enumerate(b.extensions) if e != NONE},
        "due_fields": due_fields(s, b),
        "locos": [None if tile == EMPTY else loco_text(tile) for tile in b.locos],
        "factories": [None if number == EMPTY else factory_text(number) for number in b.gaps],
        "stokers": bits(b.stokers, STOKABLE),
        "markers": b.markers[:],
        "doublers": b.doublers,
        "medal": b.medal,
        "upgrade": UPGRADES[b.upgrade],
        "workers": b.workers,
        "crew": b.crew,
        "reserve": b.reserve,
        "black": b.black,
        "black_home": b.black_home,
        "helpers": b.helpers,
        "coins": b.coins,
        "coal": b.coal,
        "points": dict(zip(SOURCES, b.sources)),
        "engineers": [
            {"engineer": ENGINEERS[e], "stand": stand_text(b.manned[i]), "rest": bool(b.rest >> i & 1)}
            for i, e in enumerate(b.engineers)
        ],
        "used": [PLACES[code >> 1] + ("+b" if code & 1 else "") for code in b.used],
        "tokens": bits(b.tokens, TOKENS),
        "laid": bits(b.laid, TOKENS),
        "cards": names(b.cards, CARDS),
        "keys": b.keys,
        "incomes": [{"income": INCOMES[n], "used": bool(b.incomes_used >> i & 1)} for i, n in enumerate(b.incomes)],
        "foundries": [{"foundry": FOUNDRIES[f], "fired": bool(b.fired >> f & 1)} for f in b.foundries],
    }


def line_text(b: Board, line: int) -> list[int]:
    """Fields of the markers from black on; colours that are not there are left out at the end."""
    out = b.tracks[line * 5 : line * 5 + len(COLOURS)]
    while len(out) > 1 and out[-1] == 0:
        out.pop()
    return out


def field_met(s: RailState, b: Board, field: int) -> bool:
    k = s.parts
    line, at = k.field_line[field], k.field_at[field]
    return b.tracks[line * 5 + k.field_colour[field]] >= at and (b.reach[line] >= at or not k.field_loco[field])


def due_fields(s: RailState, b: Board) -> list[str]:
    """Fields whose condition holds but which have not paid yet: in the middle of a chain or a question."""
    return [s.parts.field_name[field] for line in b.todo for field in line if field_met(s, b, field)]


def loco_text(tile: int) -> str:
    return "9x" if tile == NINE_ALONE else str(tile)


def factory_text(number: int) -> str:
    return "coal" if number == COAL_BACK else str(number)


def stand_text(code: int) -> Any:
    if code == 0:
        return None
    out: Json = {"seat": stands_seat(code), "pay": PAYMENTS[stands_payment(code)]}
    if stands_helpers(code):
        out["helpers"] = stands_helpers(code)
    return out


def kinds(counts: list[int]) -> dict[str, int]:
    return {KINDS[kind]: n for kind, n in enumerate(counts) if n}


def step_name(step: Step[Any]) -> str:
    for name, known in STEPS.items():
        if known is step:
            return name
    raise ValueError(step)
