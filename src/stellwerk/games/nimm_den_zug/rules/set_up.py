"""The preparation: stacks, money, goal tiles and the start player (rulebook: preparation)."""

from collections.abc import Mapping
from typing import Any

from stellwerk.games.nimm_den_zug.model.components import components
from stellwerk.games.nimm_den_zug.model.ids import GOALS
from stellwerk.games.nimm_den_zug.model.rulings import Rulings
from stellwerk.games.nimm_den_zug.model.state import START, NimmState
from stellwerk.games.nimm_den_zug.rules.rounds import DRAFT_GOALS, START_ROUND, deal_stacks
from stellwerk.kernel.refusal import Params, Refusal, Refused
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import SEAT, only


def set_up(players: int, rng: Rng, options: Mapping[str, Any]) -> NimmState:
    s = NimmState(players, rng, components(options["components"]), Rulings(options), dict(options))
    s.sit_down()
    deal_stacks(s)
    for seat in range(players):
        s.board(seat).move_money(START, s.c.start_money)
    s.start = start_player(s, str(options["start"]))
    s.push(START_ROUND)
    deal_goals(s)
    return s


def tell_set_up(s: NimmState) -> None:
    """NZ-2.5, NZ-2.6: who begins and why; to everybody the goal tiles of their own."""
    s.tell("first-by-lot" if s.options["start"] == "random" else "first-by-choice", seat=SEAT[s.start])
    for seat in range(s.seats):
        goals = [f"goal-{name}" for goal, name in enumerate(GOALS) if s.players[seat].goals >> goal & 1]
        if goals:
            s.tell("goals-dealt", only(seat), goals=goals)


def deal_goals(s: NimmState) -> None:
    goals = list(range(len(GOALS)))
    s.rng.shuffle(goals)
    for seat in range(s.seats):
        mask = sum(1 << goals.pop() for _ in range(s.c.goals_each))
        if s.r.draft_goals:
            s.board(seat).goal_hand = mask
        else:
            s.board(seat).goals = mask
    s.goals_left = sum(1 << goal for goal in goals)
    if s.r.draft_goals and s.c.goals_each:
        s.push(DRAFT_GOALS)


def start_player(s: NimmState, choice: str) -> int:
    """Drawn by lot, or the seat that the host chose."""
    if choice == "random":
        return s.rng.below(s.seats)
    seat = int(choice.removeprefix("seat-")) - 1
    if seat >= s.seats:
        known = ", ".join(["random", *[f"seat-{n + 1}" for n in range(s.seats)]])
        params: Params = {"option": "start", "value": f"seat-{seat + 1}", "known": known}
        raise Refused(Refusal("kernel", "option-choice", params))
    return seat
