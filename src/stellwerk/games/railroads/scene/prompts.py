"""The station sign, and the sentence below it: what is wanted, and of whom."""

from typing import Final

from stellwerk.games.railroads.model.table import Table
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.games.railroads.scene.pieces_players import hands, total
from stellwerk.games.railroads.scene.symbols import as_arg
from stellwerk.games.railroads.scene.usable import step_name
from stellwerk.kernel.state import NONE
from stellwerk.stage.wire import Args, Text
from stellwerk.stage.words import kebab

SAME_QUESTION: Final = {"RepeatEngineer": "Repeat", "RepeatWhole": "Repeat", "RepeatTwo": "Repeat"}
QUESTIONS: Final = {name: kebab(SAME_QUESTION.get(name, name)) for name in STEPS}


def sign(table: Table) -> list[Text]:
    out = [Text("sign-round", {"round": table.round, "rounds": table.rounds}), Text(f"sign-{table.phase}")]
    if table.round == table.rounds and table.phase == "turns":
        out.append(Text("sign-last"))
    return out


def prompt(table: Table, asked: int) -> Text:
    """What is wanted, and of whom."""
    if table.phase == "over":
        return over(table)
    if asked == NONE:
        return Text("prompt-on")
    step = QUESTIONS[step_name(table)]
    if table.seat == asked:
        return Text(f"prompt-{step}", own_args(table, step, asked))
    return Text(f"wait-{step}", {"seats": [f"seat-{asked}"]})


def over(table: Table) -> Text:
    totals = [total(one) for one in table.seats]
    if table.players == 1:
        return Text("prompt-over-solo", {"points": totals[0]})
    best = [f"seat-{seat}" for seat, points in enumerate(totals) if points == max(totals)]
    return Text("prompt-over", {"seats": best})


def own_args(table: Table, step: str, me: int) -> Args:
    """The numbers of the viewer's own question."""
    own = table.seats[me]
    if step == "turn":
        return {"workers": hands(own), "coins": own.coins}
    if step == "effects":
        return {"effects": [as_arg(Text(f"gives-{kind}", {"n": n})) for kind, n in pending(table).items()]}
    if step == "place-loco":
        held = table.hand
        number = 0 if held is None else int(held.loco.removesuffix("x")) + held.stoker
        return {"number": number, "chain": "no" if held is None or held.new else "yes"}
    if step == "replace-factory":
        return {"factory": "piece-none" if table.building is None else f"factory-{table.building}"}
    if step == "close-foundry":
        return {"foundry": "piece-none" if table.fired is None else f"foundry-{table.fired}"}
    return {}


def pending(table: Table) -> dict[str, int]:
    """All effects that wait, whether they must be done or may be left."""
    return {kind: table.must.get(kind, 0) + table.may.get(kind, 0) for kind in {**table.must, **table.may}}
