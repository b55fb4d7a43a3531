"""Everything printed on the parts in play: one `Parts` for every set-up, shared by all states played with it."""

from typing import Any, Final

from stellwerk.games.railroads.model.ids import ENGINEERS, PLACES
from stellwerk.games.railroads.model.rulings import Rulings

Effect = tuple[tuple[int, int], ...]  # what it gives, and how often
Mark = tuple[int, int, int, int, int, int]  # at, colour, needs a loco, star, times, medal

# how to find out whether a place can be used in full; else it is the one kind of effect it has
GENERAL: Final = -1
ALWAYS: Final = -2
OF_ENGINEER: Final = -3


class Parts:
    """Everything printed on the parts in play, the modules, and the rulings. Never changed after it is made."""

    __slots__ = (
        "area_at",
        "area_line",
        "area_on",
        "area_size",
        "arm_todo",
        "black_shown",
        "bonus_counts",
        "bonus_each",
        "bonus_in",
        "bonus_points",
        "bonus_steps",
        "card_gives",
        "cards_in",
        "check",
        "check_n",
        "coal",
        "coins",
        "coins_of",
        "colours",
        "doubler_places",
        "doublers",
        "emil_in",
        "emil_space",
        "emil_thresholds",
        "emil_workers",
        "end_removed",
        "engineers_dealt",
        "engineers_in",
        "extension_marks",
        "extension_size",
        "extension_todo",
        "factory_gives",
        "factory_stoker",
        "field_at",
        "field_colour",
        "field_gives",
        "field_line",
        "field_loco",
        "field_name",
        "fields",
        "first_todo",
        "foundry_gives",
        "gap_on",
        "germany",
        "gives",
        "helpers",
        "here",
        "income_copies",
        "income_gives",
        "industry_end",
        "industry_points",
        "industry_question",
        "key_points",
        "letter",
        "locos",
        "majority",
        "marks",
        "medal",
        "number",
        "options",
        "pass_points",
        "places",
        "places_last",
        "players",
        "r",
        "reconstructed",
        "reserve",
        "rounds",
        "solo",
        "source",
        "start_gives",
        "start_in",
        "title",
        "token_gives",
        "tokens_in",
        "tracks",
        "unlocked",
        "values",
        "workers",
        "workers_of",
    )  # fmt: skip

    def __init__(self, players: int, options: dict[str, Any], r: Rulings) -> None:
        self.players = players
        self.options = options
        self.r = r
        self.solo = players == 1
        self.germany = bool(options["germany"] == "on")
        self.coal = bool(options["coal"] == "on")
        self.title = ""
        self.source: dict[str, str] = {}  # by id: where its values come from
        self.reconstructed: dict[str, list[str]] = {}  # by id: which of its values are guesses
        # numbers of the set-up
        self.rounds = 0
        self.workers = 0
        self.coins = 0
        self.locos = 0
        self.helpers = 0
        self.engineers_dealt: list[int] = []
        self.pass_points: list[int] = []
        self.doublers = 0
        self.doubler_places = 0
        self.end_removed = 0
        self.key_points = 0
        self.bonus_points = 0
        self.majority: list[int] = []
        self.medal = 0
        self.reserve = 0
        self.tracks: list[int] = []
        self.values: list[list[int]] = []  # by upgrade marker, then colour
        # places: spaces, then engineers
        self.workers_of: list[int] = [0] * len(PLACES)
        self.coins_of: list[int] = [0] * len(PLACES)
        self.gives: list[Effect] = [()] * len(PLACES)
        self.black_shown: list[bool] = [False] * len(PLACES)
        self.here: list[bool] = [False] * len(PLACES)
        self.check: list[int] = [GENERAL] * len(PLACES)  # how to find out whether a place can be used in full
        self.check_n: list[int] = [0] * len(PLACES)
        self.places: list[int] = []  # spaces in use until the last round
        self.places_last: list[int] = []  # and in it
        self.number: list[int] = [int(name) for name in ENGINEERS]
        self.letter: list[int] = []
        self.engineers_in: list[int] = []
        # tiles, tokens, cards
        self.factory_gives: list[Effect] = [()]
        self.factory_stoker: list[Effect] = [()]
        self.start_gives: list[Effect] = []
        self.start_in = 0
        self.token_gives: list[Effect] = []
        self.tokens_in = 0
        self.card_gives: list[Effect] = []
        self.cards_in = 0
        self.bonus_counts: list[int] = []
        self.bonus_each: list[int] = []
        self.bonus_steps: list[list[list[int]]] = []
        self.bonus_in: list[int] = []
        self.income_gives: list[Effect] = []
        self.income_copies: list[int] = []
        self.foundry_gives: list[Effect] = []
        self.emil_space: list[int] = []
        self.emil_in: list[int] = []
        self.emil_workers = 0
        self.emil_thresholds: list[int] = []
        # the player board
        self.fields: list[list[int]] = []  # by arm, then line: the last field
        self.colours: list[list[int]] = []  # by arm, then line: how many colours are printed
        self.unlocked: list[list[int]] = []  # by arm, then black's field on the main line: colours in use
        self.field_name: list[str] = []  # special fields with a one-time benefit
        self.field_line: list[int] = []
        self.field_at: list[int] = []
        self.field_colour: list[int] = []
        self.field_loco: list[bool] = []
        self.field_gives: list[Effect] = []
        self.first_todo: list[tuple[int, ...]] = [(), (), ()]
        self.arm_todo: list[tuple[int, ...]] = [(), (), ()]
        self.marks: list[tuple[Mark, ...]] = [(), (), ()]  # what counts in every scoring, by line
        self.extension_size: list[int] = []
        self.extension_todo: list[tuple[int, ...]] = []
        self.extension_marks: list[tuple[Mark, ...]] = []
        self.area_line: list[int] = []
        self.area_at: list[int] = []
        self.area_size: list[int] = []
        self.area_on: list[list[int]] = [[-1] * 17 for _ in range(3)]  # by line and field
        self.industry_points: list[int] = []
        self.gap_on: list[int] = []  # by index: which gap, or -1
        self.industry_question: list[bool] = []
        self.industry_end = 0
