"""When a lesson is done: conditions on what was heard, on what was gained, and on what the learner sees."""

from typing import Any, NamedTuple

from stellwerk.kernel.game import Json, Score
from stellwerk.kernel.match import Match
from stellwerk.kernel.reader import Reader, wrong
from stellwerk.kernel.state import Event

KINDS = ("told", "score", "field")
TOTAL = "total"


class Reached(NamedTuple):
    """How far a seat has come: what it has heard since the start, its points at the start, the match now."""

    seat: int
    events: list[Event]
    start: Score
    match: Match


class Told(NamedTuple):
    """An event that the learner hears; what it tells beside the named parameters does not matter."""

    key: str
    params: Json

    def holds(self, reached: Reached) -> bool:
        fits = self.params.items()
        return any(one.key == self.key and fits <= one.params.items() for one in reached.events)


class Gained(NamedTuple):
    """Points of one source, or in all, since the lesson began."""

    source: str
    at_least: int

    def holds(self, reached: Reached) -> bool:
        now = reached.match.scores[reached.seat]
        return points(now, self.source) - points(reached.start, self.source) >= self.at_least


class Field(NamedTuple):
    """Something on the table: its value, how many there are, or how many at least."""

    path: str
    test: str
    value: Any

    def holds(self, reached: Reached) -> bool:
        found = at(reached.match.view(reached.seat), self.path)
        if self.test == "is":
            return bool(found == self.value)
        n = amount(found)
        return bool(n == self.value if self.test == "count" else n >= self.value)


Condition = Told | Gained | Field
TESTS = ("is", "count", "at_least")


def amount(found: Any) -> int:
    """A number, or how many things there are."""
    if isinstance(found, list | dict):
        return len(found)
    return found if isinstance(found, int) else 0


def points(score: Score, source: str) -> int:
    return score.total if source == TOTAL else score.sources.get(source, 0)


def at(view: Any, path: str) -> Any:
    """What lies at `seats.0.goods`; None where nothing does."""
    found = view
    for name in path.split("."):
        if isinstance(found, dict):
            found = found.get(name)
        elif isinstance(found, list) and name.isdecimal() and int(name) < len(found):
            found = found[int(name)]
        else:
            return None
    return found


def read_condition(r: Reader) -> Condition:
    """Raises Refused with the path of what is wrong."""
    kinds = [kind for kind in KINDS if r.has(kind)]
    if len(kinds) != 1:
        raise wrong(r.path, "lesson-condition", r.data, known=", ".join(KINDS))
    if kinds == ["told"]:
        return Told(r.text("told"), {name: value for name, value in r.data.items() if name != "told"})
    if kinds == ["score"]:
        condition: Condition = Gained(r.text("score"), r.number("at_least", 1, 1))
    else:
        tests = [test for test in TESTS if r.has(test)]
        if len(tests) != 1:
            raise wrong(r.path, "lesson-condition", r.data, known=", ".join(TESTS))
        value = r.raw(tests[0]) if tests == ["is"] else r.number(tests[0], 0)
        condition = Field(r.text("field"), tests[0], value)
    r.end()
    return condition
