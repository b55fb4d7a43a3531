"""Every step of the game by name: the rulebook's questions are in the files named after its headings."""

from collections.abc import Mapping
from typing import Any, Final

from stellwerk.games.railroads.rules.coal import (
    AfterFoundry,
    AttachStoker,
    ChooseFoundry,
    CloseFoundry,
    TakeUpAgain,
)
from stellwerk.games.railroads.rules.locomotives import PlaceLoco, ReplaceFactory
from stellwerk.games.railroads.rules.order_of_effects import Effects
from stellwerk.games.railroads.rules.question_marks import ChooseEndBonus, KeepUpgrade, Repeat
from stellwerk.games.railroads.rules.round_end import Scoring
from stellwerk.games.railroads.rules.set_up import ChooseStart, NextStart
from stellwerk.games.railroads.rules.tracks import ChooseArm, LayExtension
from stellwerk.games.railroads.rules.turn import AfterAction, EndTurn, Extras, Turn
from stellwerk.games.railroads.rules.turn_order import MoveBegins, MoveWorker, NextTurn, RoundEnd
from stellwerk.kernel.step import Step

STEPS: Final[Mapping[str, Step[Any]]] = {
    "TakeUpAgain": TakeUpAgain(),
    "AfterFoundry": AfterFoundry(),
    "CloseFoundry": CloseFoundry(),
    "ChooseFoundry": ChooseFoundry(),
    "AttachStoker": AttachStoker(),
    "PlaceLoco": PlaceLoco(),
    "ReplaceFactory": ReplaceFactory(),
    "KeepUpgrade": KeepUpgrade(),
    "ChooseEndBonus": ChooseEndBonus(),
    "Repeat": Repeat(1, False, False),
    "RepeatEngineer": Repeat(1, False, True),
    "RepeatWhole": Repeat(1, True, True),
    "RepeatTwo": Repeat(2, False, False),
    "ChooseArm": ChooseArm(),
    "LayExtension": LayExtension(),
    "Effects": Effects(),
    "Turn": Turn(),
    "AfterAction": AfterAction(),
    "Extras": Extras(),
    "EndTurn": EndTurn(),
    "Scoring": Scoring(),
    "NextTurn": NextTurn(),
    "MoveFirst": MoveBegins(0),
    "MoveSecond": MoveBegins(1),
    "MoveWorker": MoveWorker(),
    "RoundEnd": RoundEnd(),
    "NextStart": NextStart(),
    "ChooseStart": ChooseStart(),
}
STEP_TYPES: Final[Mapping[str, type[Step[Any]]]] = {name: type(step) for name, step in STEPS.items()}
EFFECTS: Final = STEPS["Effects"]
