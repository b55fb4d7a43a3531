"""Set-up, and the start bonus cards (rulebook: set-up)."""

from collections.abc import Mapping
from typing import Any

from stellwerk.games.railroads.model.components import parts_for
from stellwerk.games.railroads.model.ids import FOUNDRIES, LETTERLESS_ENGINEER, START_BONUSES
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import ONE, TURNS, Board, RailState
from stellwerk.games.railroads.rules.asking import ask, go_over
from stellwerk.games.railroads.rules.effects import begin, gain, go_on
from stellwerk.games.railroads.rules.emil import new_deck
from stellwerk.games.railroads.rules.moves import START, START_0
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.state import SEAT
from stellwerk.kernel.step import Auto, Step


def set_up(players: int, rng: Rng, options: Mapping[str, Any]) -> RailState:
    return laid_out(parts_for(players, options), rng)


def laid_out(k: Parts, rng: Rng) -> RailState:
    """The table at the start, with these parts."""
    s = RailState(k.players, rng, k)
    s.lay_out()
    for seat in range(s.seats):
        equip(k, s.boards[seat])
    for number in range(2, 10):
        s.supply[number] = k.locos
    s.doublers_left = k.doublers
    s.helpers_home = k.helpers
    s.cards_left = k.cards_in
    deal_engineers(s)
    s.pile = list(k.bonus_in)
    rng.shuffle(s.pile)
    s.removed = s.pile[: k.end_removed]
    s.pile = s.pile[k.end_removed :]
    if k.germany:
        s.income_left = k.income_copies[:]
        s.extensions_left = (1 << 18) - 1
        s.extra_marker = True
    if k.coal:
        s.foundry_stack = list(range(12))
        rng.shuffle(s.foundry_stack)
        s.foundries_open = [s.foundry_stack.pop(), s.foundry_stack.pop()]
    s.order = list(range(s.seats))
    rng.shuffle(s.order)
    s.pass_cards = [s.order.index(seat) for seat in range(s.seats)]
    ask(s, "NextTurn")
    if k.solo:
        s.phase = TURNS
        s.emil_waiting = 2
        new_deck(s)
    else:
        s.start_left = k.start_in
        s.cursor = s.seats - 1
        ask(s, "NextStart")
    return s


def tell_set_up(s: RailState) -> None:
    """RR-1.5: who begins, by lot; the first foundries. Alone the first round begins at once."""
    for foundry in s.foundries_open:
        s.tell("foundry-open", foundry=f"foundry-{FOUNDRIES[foundry]}")
    if s.parts.solo:
        s.tell("round", n=s.round)
    else:
        s.tell("first-order", seats=[SEAT[seat] for seat in s.order])


def equip(k: Parts, b: Board) -> None:
    """RR-1.4."""
    for line in range(3):
        b.tracks[line * 5] = 1
    b.locos[0] = 1
    b.fill_reach()
    b.todo = list(k.first_todo)
    b.crew = k.workers
    b.workers = k.workers
    b.reserve = k.reserve
    b.coins = k.coins
    b.coal = 1 if k.coal else 0
    b.tokens = k.tokens_in


def deal_engineers(s: RailState) -> None:
    """RR-1.3: A nearest to the hiring field. RR-1.10: for an equal number another one is dealt."""
    k = s.parts
    row: list[int] = []
    for letter in (1, 2):
        stack = [e for e in k.engineers_in if k.letter[e] == letter]
        s.rng.shuffle(stack)
        wanted = len(row) + k.engineers_dealt[letter - 1]
        for e in stack:
            if len(row) < wanted and k.number[e] not in [k.number[other] for other in row]:
                row.append(e)
            else:
                s.engineers_gone.append(e)
    s.row[: len(row)] = row
    for e in k.engineers_in:
        if k.letter[e] == 0 and e != LETTERLESS_ENGINEER:
            s.engineers_gone.append(e)


class NextStart(Auto[RailState]):
    """From the last player backwards to the second, each chooses a start bonus card."""

    rule = "RR-1.6"

    def run(self, s: RailState) -> None:
        if s.cursor > 0:
            s.turn = s.order[s.cursor]
            s.cursor -= 1
            ask(s, "ChooseStart")
            return
        s.phase = TURNS
        s.done()
        s.tell("round", n=s.round)


class ChooseStart(Step[RailState]):
    """One of the start bonus cards that are left, used at once."""

    rule = "RR-1.6"
    families = (START,)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        return [START_0 + card for card in range(5) if s.start_left >> card & 1]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        card = move - START_0
        if s.start_left >> card & 1:
            return None
        return Refusal(self.rule, "start-gone", {"card": f"start-{START_BONUSES[card]}"})

    def play(self, s: RailState, seat: int, move: int) -> None:
        card = move - START_0
        s.start_left &= ~(1 << card)
        s.tell("start-chosen", seat=s.who(), card=f"start-{START_BONUSES[card]}")
        go_over(s, "EndTurn")
        begin(s)
        gain(s, s.parts.start_gives[card])
        go_on(s)
