"""The map: city signs with their spaces, discs, and the own network."""

from functools import lru_cache

from stellwerk.games.carnegie.model.components import (
    CITIES,
    CITY_BONUS,
    CITY_LINK,
    CITY_REGION,
    CITY_SIZE,
    CITY_VP,
    FIRST_SPACE,
    SPACE_CITY,
    SPACE_TYPE,
    SPACES,
)
from stellwerk.games.carnegie.model.ids import ANDREW, ANY, NEUTRAL, REGIONS, TABS
from stellwerk.games.carnegie.model.take_in import DISC_AT, SPACE_AT
from stellwerk.games.carnegie.scene.companies import Discs
from stellwerk.games.carnegie.scene.geography import PAIRS
from stellwerk.games.carnegie.scene.provenance import printed_origin
from stellwerk.games.carnegie.scene.symbols import Slots
from stellwerk.kernel.state import NONE
from stellwerk.stage.parts import Pieces
from stellwerk.stage.wire import Piece, Text

TAB_SYMBOLS = [f"sym-{tab}" for tab in TABS]


def printed_map() -> Pieces:
    signs = {f"city:{name}": sign(city, 0, False, False) for city, name in enumerate(CITIES)}
    return signs | {f"space:{name}": space(NONE, i) for i, name in enumerate(SPACES)}


def discs(spaces: dict[str, str]) -> Pieces:
    return {f"space:{name}": space(DISC_AT[disc], SPACE_AT[name]) for name, disc in spaces.items()}


def network(seat: int, projects: Discs, counted: tuple[int, ...]) -> Pieces:
    """A seat's cities, those that count for its best connection, and the lines between them."""
    own = {SPACE_CITY[space] for space, _ in projects}
    lines = {f"l{i}": "yes" for i, (a, b) in enumerate(PAIRS) if a in own and b in own}
    look = f"seat-{seat}"
    out = {"lines": Piece(z="network", i=0, k="network", name=Text("piece-network"), slots=lines, c=look)}
    for city in own:
        out[f"city:{CITIES[city]}"] = sign(city, seat, True, city in counted)
    return out


@lru_cache(maxsize=1024)
def sign(city: int, seat: int, own: bool, counted: bool) -> Piece:
    name = CITIES[city]
    slots: Slots = {"name": f"city-{name}", "vp": str(CITY_VP[city])}
    notes = [Text("note-city", {"region": f"region-{REGIONS[CITY_REGION[city]]}", "n": CITY_VP[city]})]
    if CITY_BONUS[city]:
        slots["bang"] = "yes"
        notes.append(Text("note-bang"))
    if CITY_LINK[city]:
        slots["links"] = str(CITY_LINK[city])
        notes.append(Text("note-links", {"n": CITY_LINK[city]}))
    look = f"ca-{REGIONS[CITY_REGION[city]]}"
    notes += printed_origin(f"city-{name}")
    if own:
        look += f" ca-own seat-{seat}"
        notes.append(Text("note-own-city"))
    if counted:
        look += " ca-counted"
    return Piece(
        z=f"sign-{name}", i=0, k=f"sign-{CITY_SIZE[city]}", name=Text(f"city-{name}"), slots=slots, c=look, notes=notes
    )


@lru_cache(maxsize=4096)
def space(disc: int, i: int) -> Piece:
    at = i - FIRST_SPACE[SPACE_CITY[i]]
    city = f"city-{CITIES[SPACE_CITY[i]]}"
    kind = SPACE_TYPE[i]
    word = "any" if kind == ANY else TABS[kind]
    slots: Slots = {"icon": f"sym-{word}"}
    if disc == NONE:
        text = Text("piece-space", {"city": city, "tab": f"tab-{word}"})
        return Piece(z=f"city-{CITIES[SPACE_CITY[i]]}", i=at, k="space", name=text, slots=slots, c=f"ca-{word}")
    if disc == NEUTRAL:
        slots, look, text = {"disc": "sym-neutral"}, "ca-stranger", Text("piece-neutral", {"city": city})
    elif disc == ANDREW:
        slots, look, text = {"disc": "sym-andrew"}, "ca-stranger", Text("piece-andrew-project", {"city": city})
    else:
        owner, tab = disc >> 2, disc & 3
        slots, look = {"disc": f"sym-seat-{owner}"}, f"seat-{owner} ca-held"
        text = Text("piece-project", {"city": city, "tab": f"tab-{TABS[tab]}", "seat": f"seat-{owner}"})
    return Piece(z=f"city-{CITIES[SPACE_CITY[i]]}", i=at, k="space", name=text, slots=slots, c=look)
