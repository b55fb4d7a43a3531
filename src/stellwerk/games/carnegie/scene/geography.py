"""Where the cities lie on our map: centres of their signs, for wide screens and for a phone."""

from typing import Final

from stellwerk.games.carnegie.model.components import CITIES, CITY_SIZE, MAP

Point = tuple[float, float]
Size = tuple[float, float]

WIDE_MAP: Final[Size] = (716, 438)
NARROW_MAP: Final[Size] = (360, 580)
SIGN: Final[dict[int, Size]] = {1: (78, 45), 3: (94, 45), 5: (134, 45)}  # by number of spaces
SPACE: Final = 21.0
SMALLER: Final = 0.75  # signs on a phone

WIDE_AT: Final[dict[str, Point]] = {
    "seattle": (62, 29),
    "portland": (48, 86),
    "helena": (192, 31),
    "boise": (186, 97),
    "reno": (107, 150),
    "salt-lake-city": (190, 179),
    "san-francisco": (74, 215),
    "los-angeles": (84, 296),
    "phoenix": (176, 334),
    "santa-fe": (270, 285),
    "denver": (284, 208),
    "fargo": (314, 44),
    "duluth": (418, 27),
    "st-paul": (400, 89),
    "omaha": (338, 146),
    "kansas-city": (384, 212),
    "chicago": (470, 146),
    "st-louis": (452, 261),
    "cincinnati": (548, 224),
    "albany": (552, 51),
    "boston": (664, 29),
    "new-york": (647, 99),
    "pittsburgh": (596, 162),
    "washington": (668, 212),
    "el-paso": (262, 354),
    "san-antonio": (296, 412),
    "dallas": (376, 334),
    "houston": (400, 405),
    "memphis": (474, 327),
    "new-orleans": (530, 392),
    "atlanta": (582, 328),
    "charleston": (675, 294),
}

NARROW_AT: Final[dict[str, Point]] = {
    "seattle": (32, 28),
    "portland": (32, 92),
    "helena": (96, 52),
    "boise": (95, 130),
    "reno": (74, 178),
    "salt-lake-city": (98, 248),
    "san-francisco": (53, 312),
    "los-angeles": (40, 374),
    "phoenix": (80, 430),
    "santa-fe": (126, 384),
    "denver": (146, 306),
    "fargo": (160, 28),
    "duluth": (226, 44),
    "st-paul": (186, 112),
    "omaha": (139, 198),
    "kansas-city": (184, 262),
    "chicago": (223, 182),
    "st-louis": (226, 332),
    "cincinnati": (255, 268),
    "albany": (276, 87),
    "boston": (322, 24),
    "new-york": (308, 138),
    "pittsburgh": (276, 222),
    "washington": (323, 305),
    "el-paso": (116, 482),
    "san-antonio": (126, 556),
    "dallas": (178, 443),
    "houston": (196, 530),
    "memphis": (216, 396),
    "new-orleans": (274, 490),
    "atlanta": (288, 424),
    "charleston": (329, 364),
}

# bends of lines that would run under the sign of a third city on a phone
BENDS: Final[dict[tuple[str, str], list[Point]]] = {
    ("boise", "denver"): [(106, 158), (106, 214), (133, 231)],
    ("pittsburgh", "albany"): [(277, 164), (253, 160), (251, 112)],
    ("washington", "atlanta"): [(290, 348)],
}

PAIRS: Final[list[tuple[int, int]]] = [(CITIES.index(a), CITIES.index(b)) for a, b in MAP["lines"]["pairs"]]


def sign_size(city: int) -> Size:
    return SIGN[CITY_SIZE[city]]


def line(pair: tuple[int, int], narrow: bool) -> list[Point]:
    """The points of a line between two cities, from sign to sign."""
    a, b = CITIES[pair[0]], CITIES[pair[1]]
    at = NARROW_AT if narrow else WIDE_AT
    return [at[a], *(BENDS.get((a, b), []) if narrow else []), at[b]]
