"""The sign above the table, and the sentence below it: what is wanted."""

from coal_auction.model.table import Table
from coal_auction.rules.steps import STEPS
from stellwerk.stage.wire import Text


def sign(table: Table) -> list[Text]:
    return [Text("toy-round", {"n": table.round})]


def prompt(table: Table) -> Text:
    return Text(f"prompt-{table.steps[-1].step.lower()}" if table.steps else "prompt-over")


def rule(table: Table) -> str:
    """The rule that explains the open question."""
    return STEPS[table.steps[-1].step].rule if table.steps else ""
