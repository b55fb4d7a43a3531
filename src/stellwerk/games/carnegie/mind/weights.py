"""The weights of a bot's judgement, read from judgement.toml."""

from typing import Final

from stellwerk.games.carnegie.model.components import BY_PROJECT, CUBES, SENDS, TAKES, table
from stellwerk.games.carnegie.model.ids import ADMINISTRATION, CHARITY, CONSTRUCTION, ENGINEERING, KINDS

TABLE: Final = table("judgement")


class Weights:
    """Every weight by its name; judgement.toml says what each is for."""

    __slots__ = (
        "attend", "away", "covered", "disc", "disc_more", "found", "free_place", "give", "give_far",
        "good", "good_more", "growth", "home", "hope", "hope_late", "idle",
        "lasting", "leave", "lying", "mission", "money", "near", "network", "point", "poor", "pulled", "rise",
        "second", "stay", "step", "third", "track", "urgent", "uses",
    )  # fmt: skip

    def __init__(self, w: dict[str, float]) -> None:
        self.money = w["money"]
        self.give = w["give"]
        self.give_far = w["give_far"]
        self.poor = w["poor"]
        self.good = w["good"]
        self.urgent = w["urgent"]
        self.good_more = w["good_more"]
        self.point = w["point"]
        self.step = w["step"]
        self.stay = w["stay"]
        self.leave = w["leave"]
        self.second = w["second"]
        self.third = w["third"]
        self.lying = w["lying"]
        self.near = w["near"]
        self.free_place = w["free_place"]
        self.idle = w["idle"]
        self.mission = w["mission"]
        self.away = w["away"]
        self.covered = w["covered"]
        self.home = w["home"]
        self.attend = w["attend"]
        self.disc = w["disc"]
        self.disc_more = w["disc_more"]
        self.pulled = w["pulled"]
        self.hope = w["hope"]
        self.hope_late = w["hope_late"]
        self.network = w["network"]
        self.rise = w["rise"]
        self.growth = w["growth"]
        self.track = w["track"]
        self.uses = by_kind("uses")
        self.lasting = by_kind("lasting")
        self.found = by_kind("found")


def by_kind(section: str) -> list[float]:
    return [float(TABLE[section].get(name, 0.0)) for name in KINDS]


WEIGHTS: Final = Weights({name: float(value) for name, value in TABLE["weights"].items()})
# who works there leaves for a mission; where there is a choice, people stay
LEAVES: Final = [
    kind in (CONSTRUCTION, ENGINEERING, CHARITY, ADMINISTRATION)
    or (bool(SENDS[kind]) and not (TAKES[kind] or CUBES[kind] or BY_PROJECT[kind]))
    for kind in range(len(KINDS))
]
