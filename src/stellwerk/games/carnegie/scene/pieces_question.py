"""The action of the round, and what the open question lets one choose from."""

from stellwerk.games.carnegie.model.components import (
    BY_PROJECT,
    CUBES,
    KIND_TYPE,
    SENDS,
    TAKES,
)
from stellwerk.games.carnegie.model.ids import GOODS, MONEY, REGIONS, REWARDS, SAFETY, SIDES, SUPPLY, TYPES
from stellwerk.games.carnegie.model.state import CarnegieState
from stellwerk.games.carnegie.rules.gains import ChooseIncome
from stellwerk.games.carnegie.rules.management import Trading
from stellwerk.games.carnegie.rules.rewards import BY_TYPE, ByProject, Rewarding, departments_of
from stellwerk.games.carnegie.scene.next_events import transport_from
from stellwerk.games.carnegie.scene.symbols import Pieces, Slots, amount, plain_amount, reward
from stellwerk.kernel.game import Json
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Args, Piece, Text

MISSION: Slots = {"mission": "yes"}


def put_question(view: Json, s: CarnegieState, out: Pieces) -> None:
    put_round(s, out)
    if view["seat"] not in view["waiting"] or not s.stack:
        return
    step = view["steps"][-1]
    name = step["step"]
    if name == "TakeHome":
        put_home(s, view["seat"], out)
    elif name in ("ChooseIncome", "ByProject", "Rewarding"):
        put_rewards(s, view["seat"], out)
    elif name == "Trading":
        put_trades(s, view["seat"], out)
    elif name == "TabSide":
        for i, side in enumerate(SIDES):
            slots = {"s1": f"sym-{step['tab']}", "caption": f"side-{side}"}
            out[f"option:side-{side}"] = option(i, Text(f"side-{side}"), slots)
    elif name == "Activate" and s.payroll:
        put_payroll(out)


def put_round(s: CarnegieState, out: Pieces) -> None:
    if s.action == NONE:
        return
    name = TYPES[s.turn_type if s.turn_type != NONE else s.action]
    slots: Slots = {"action": f"sym-{name}", "name": f"short-{name}"}
    if s.event != NONE:
        slots["event"] = f"sym-{REGIONS[s.event]}"
    if s.donation:
        slots["second" if s.event != NONE else "event"] = "sym-donation"
    region = "none" if s.event == NONE else REGIONS[s.event]
    event = f"event-{region}-donation" if s.donation else f"event-{region}"
    text = Text("piece-round", {"type": f"type-{name}", "event": event})
    out["round:card"] = Piece(
        z="round", i=0, k="round", name=text, slots=slots, c=f"ca-type-{name}", notes=[Text(f"note-action-{name}")]
    )


def option(i: int, name: Text, slots: Slots) -> Piece:
    return Piece(z="choice", i=i, k="option", name=name, slots=slots)


def put_home(s: CarnegieState, seat: int, out: Pieces) -> None:
    """One tile for every number of employees who may come home, with their transport income."""
    for n in range(1, s.players[seat].missions[s.event] + 1):
        kind, many = transport_from(s, seat, s.event, n)
        slots = {"s1": "sym-person", "n1": str(n), "s2": reward(kind), "n2": str(many)}
        text = Text("choice-home", {"n": n, "what": plain_amount(kind, many)})
        piece = option(n - 1, text, slots)
        out[f"option:home-{n}"] = Piece(z=piece.z, i=piece.i, k=piece.k, name=text, slots=slots, c=f"seat-{seat}")


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


def put_rewards(s: CarnegieState, seat: int, out: Pieces) -> None:
    for i, (how, kind, n) in enumerate(rewards_of(s, seat)):
        slots: Slots = {"s1": reward(kind), "n1": str(n), **(MISSION if how == "send" else {})}
        text = Text(f"choice-{how}", {"what": amount(kind, n)})
        piece = option(i, text, slots)
        out[f"option:{how}-{REWARDS[kind]}"] = Piece(
            z=piece.z, i=i, k=piece.k, name=text, slots=slots, c=f"seat-{seat}"
        )


def trade_words(kind: int, n: int) -> Args:
    """What is paid and what comes in for so many cubes."""
    if kind == SUPPLY:
        return {"paid": amount(MONEY, -n * CUBES[kind][0][1]), "what": [amount(GOODS, n)]}
    return {"paid": amount(GOODS, n), "what": [amount(what, n * each) for what, each in CUBES[kind]]}


def put_trades(s: CarnegieState, seat: int, out: Pieces) -> None:
    step = s.stack[-1]
    assert isinstance(step, Trading)
    kind = s.players[seat].kinds[step.place]
    for n in range(1, step.most(s.players[seat]) + 1):
        slots: Slots = {"s1": "sym-goods", "n1": str(n), "s2": "sym-money"}
        slots["n2"] = str(abs(n * CUBES[kind][0][1]))
        if kind == SUPPLY:
            slots = {"s1": "sym-money", "n1": str(n), "s2": "sym-goods", "n2": str(n)}
        out[f"option:trade-{n}"] = option(n - 1, Text("choice-trade", trade_words(kind, n)), slots)


def put_payroll(out: Pieces) -> None:
    ways = (
        ("plain", {"s1": "sym-standing"}),
        ("dear", {"s1": "sym-vp", "n1": "+1"}),
        ("cheap", {"s1": "sym-vp", "n1": "−1"}),
    )
    for i, (way, slots) in enumerate(ways):
        out[f"option:pay-{way}"] = option(i, Text(f"choice-pay-{way}"), slots)
