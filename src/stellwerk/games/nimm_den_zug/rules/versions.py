"""What each version of the rules changed, and how tables of the version before come along."""

from collections.abc import Mapping
from typing import Final

from stellwerk.games.nimm_den_zug.model.state import NimmState
from stellwerk.games.nimm_den_zug.rules.auctions import GOALS_FIRST
from stellwerk.kernel import play as rules
from stellwerk.kernel.game import Change, Json
from stellwerk.kernel.state import NONE


def without_goals_first(s: NimmState) -> None:
    """Version 1 did not ask whoever cannot pay for goals first (NZ-15.10): the auction went on at once."""
    while s.stack and s.stack[-1] is GOALS_FIRST:
        GOALS_FIRST.reveal(s, [])
        rules.settle(s)


def from_version_2(position: Json) -> Json:
    """For goals only whoever was to start was asked, now one after the other; used special cards came back."""
    made = {**position, "options": {"empty-stack": "reshuffle", **position.get("options", {})}}
    if position.get("steps", [])[-1:] == ["GoalsFirst"] and position.get("revealed"):
        made["turn"] = position["nominal"]
    return made


def only_the_nominal_starter(s: NimmState) -> None:
    """Nobody else was asked, and nobody at all while one could pay."""
    while s.stack and s.stack[-1] is GOALS_FIRST and (s.turn != s.nominal if s.revealed else s.leader != NONE):
        GOALS_FIRST.reveal(s, [])
        rules.settle(s)


CHANGES: Final[Mapping[int, Change]] = {
    2: Change(replay=without_goals_first),
    3: Change(convert=from_version_2, replay=only_the_nominal_starter),
}
