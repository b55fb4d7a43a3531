"""What the open question lets one choose from."""

from stellwerk.games.carnegie.model.components import (
    BY_PROJECT,
    CUBES,
    KIND_TYPE,
    SENDS,
    TAKES,
)
from stellwerk.games.carnegie.model.ids import GOODS, MONEY, REWARDS, SAFETY, SIDES, SUPPLY, TABS
from stellwerk.games.carnegie.model.player import Player
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.activate import Activate
from stellwerk.games.carnegie.rules.event import TakeHome
from stellwerk.games.carnegie.rules.gains import ChooseIncome
from stellwerk.games.carnegie.rules.management import Trading
from stellwerk.games.carnegie.rules.opening_choices import TabSide
from stellwerk.games.carnegie.rules.rewards import BY_TYPE, ByProject, Rewarding, departments_of
from stellwerk.games.carnegie.scene.next_events import transport_from
from stellwerk.games.carnegie.scene.symbols import Slots, amount, plain_amount, reward
from stellwerk.stage.parts import Pieces
from stellwerk.stage.wire import Args, Piece, Text

MISSION: Slots = {"mission": "yes"}


def question(s: CarnegieState, seat: int) -> Pieces:
    """What the seat that is asked can choose from."""
    step = s.stack[-1]
    if isinstance(step, TakeHome):
        return homecomers(s, seat)
    if isinstance(step, ChooseIncome | ByProject | Rewarding):
        return rewards(s, seat)
    if isinstance(step, Trading):
        return trades(step, s.players[seat])
    if isinstance(step, TabSide):
        slots = {"s1": f"sym-{TABS[step.tab]}"}
        return {
            f"option:side-{side}": option(i, Text(f"side-{side}"), {**slots, "caption": f"side-{side}"})
            for i, side in enumerate(SIDES)
        }
    return payroll() if isinstance(step, Activate) and s.payroll else {}


def option(i: int, name: Text, slots: Slots, look: str = "") -> Piece:
    return Piece(z="choice", i=i, k="option", name=name, slots=slots, c=look)


def homecomers(s: CarnegieState, seat: int) -> Pieces:
    """One tile for every number of employees who may come home, with their transport income."""
    out: Pieces = {}
    for n in range(1, s.players[seat].missions[s.event] + 1):
        kind, many = transport_from(s.players[seat], s.event, n)
        slots = {"s1": "sym-person", "n1": str(n), "s2": reward(kind), "n2": str(many)}
        text = Text("choice-home", {"n": n, "what": plain_amount(kind, many)})
        out[f"option:home-{n}"] = option(n - 1, text, slots, f"seat-{seat}")
    return out


def rewards_of(s: CarnegieState, seat: int) -> list[tuple[str, int, int]]:
    """What the open question offers: how ("take" or "send"), kind and amount."""
    step = s.stack[-1]
    if isinstance(step, ChooseIncome):
        found = [("take", MONEY, step.dollars)]
        if len(step.moves(s, seat)) > 1:
            found.append(("take", step.other(), 1))
        return found
    if isinstance(step, ByProject):
        return [("take", kind, n) for kind, n in BY_PROJECT[step.kind]]
    assert isinstance(step, Rewarding)
    kind = s.players[seat].kinds[step.place]
    many = times(s, seat, kind)
    found = [("take", what, n * many) for what, n in TAKES[kind]]
    return found + [("send", what, n * many) for what, n in SENDS[kind]]


def times(s: CarnegieState, seat: int, kind: int) -> int:
    """How often a department gives what it says."""
    board = s.players[seat]
    if kind in BY_TYPE:
        return departments_of(board, KIND_TYPE[kind])
    if kind == SAFETY:  # who is sent counts no more
        active = board.active() - 1 + (1 if s.rulings.permanent else 0)
        return (active + 1) // 2
    return 1


def rewards(s: CarnegieState, seat: int) -> Pieces:
    out: Pieces = {}
    for i, (how, kind, n) in enumerate(rewards_of(s, seat)):
        slots: Slots = {"s1": reward(kind), "n1": str(n), **(MISSION if how == "send" else {})}
        text = Text(f"choice-{how}", {"what": amount(kind, n)})
        out[f"option:{how}-{REWARDS[kind]}"] = option(i, text, slots, f"seat-{seat}")
    return out


def trade_words(kind: int, n: int) -> Args:
    """What is paid and what comes in for so many cubes."""
    if kind == SUPPLY:
        return {"paid": amount(MONEY, -n * CUBES[kind][0][1]), "what": [amount(GOODS, n)]}
    return {"paid": amount(GOODS, n), "what": [amount(what, n * each) for what, each in CUBES[kind]]}


def trades(step: Trading, board: Player) -> Pieces:
    kind = board.kinds[step.place]
    out: Pieces = {}
    for n in range(1, step.most(board) + 1):
        slots: Slots = {"s1": "sym-goods", "n1": str(n), "s2": "sym-money"}
        slots["n2"] = str(abs(n * CUBES[kind][0][1]))
        if kind == SUPPLY:
            slots = {"s1": "sym-money", "n1": str(n), "s2": "sym-goods", "n2": str(n)}
        out[f"option:trade-{n}"] = option(n - 1, Text("choice-trade", trade_words(kind, n)), slots)
    return out


def payroll() -> Pieces:
    ways = (
        ("plain", {"s1": "sym-standing"}),
        ("dear", {"s1": "sym-vp", "n1": "+1"}),
        ("cheap", {"s1": "sym-vp", "n1": "−1"}),
    )
    return {f"option:pay-{way}": option(i, Text(f"choice-pay-{way}"), slots) for i, (way, slots) in enumerate(ways)}
