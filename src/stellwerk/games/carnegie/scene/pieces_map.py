"""The map: city signs with their spaces, discs, and the own network."""

from functools import lru_cache

from stellwerk.games.carnegie.model.components import (
    CITIES,
    CITY_BONUS,
    CITY_LINK,
    CITY_REGION,
    CITY_SIZE,
    CITY_VP,
    SPACE_CITY,
    SPACE_TYPE,
    SPACES,
)
from stellwerk.games.carnegie.model.ids import ANDREW, ANY, NEUTRAL, REGIONS, TABS
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.scene.geography import PAIRS
from stellwerk.games.carnegie.scene.provenance import printed_origin
from stellwerk.games.carnegie.scene.symbols import Pieces, Slots
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Piece, Text

TAB_SYMBOLS = [f"sym-{tab}" for tab in TABS]


def put_map(view: Json, s: CarnegieState, seat: int, out: Pieces) -> None:
    own = {SPACE_CITY[i] for i, disc in enumerate(s.spaces) if disc >> 2 == seat}
    counted = {CITIES.index(name) for name in view["known"][seat]["network"]["cities"]}
    lines = {f"l{i}": "yes" for i, (a, b) in enumerate(PAIRS) if a in own and b in own}
    look = f"seat-{seat}"
    out["lines"] = Piece(z="network", i=0, k="network", name=Text("piece-network"), slots=lines, c=look)
    for city, name in enumerate(CITIES):
        out[f"city:{name}"] = sign(city, seat, city in own, city in counted)
    first = 0
    for i, name in enumerate(SPACES):
        city = SPACE_CITY[i]
        first = i if not i or SPACE_CITY[i - 1] != city else first
        out[f"space:{name}"] = space(s.spaces[i], i, i - first)


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
def space(disc: int, i: int, at: int) -> Piece:
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
