"""Everything in the box, drawn."""

from stellwerk.games.nimm_den_zug.model.components import Components, components
from stellwerk.games.nimm_den_zug.model.ids import GOALS, LOCOS, SPECIALS, WAGONS
from stellwerk.games.nimm_den_zug.scene.cards import goal, loco, special, wagon
from stellwerk.stage.wire import Exhibit, Shelf, Text


def gallery() -> list[Shelf]:
    c = components("standard")
    return [
        Shelf(Text("shelf-locos"), [Exhibit(loco(c, name)) for name in LOCOS]),
        Shelf(Text("shelf-wagons"), wagons(c)),
        Shelf(Text("shelf-specials"), [Exhibit(special(c, name)) for name in SPECIALS]),
        Shelf(Text("shelf-goals"), [Exhibit(goal(c, name)) for name in GOALS]),
    ]


def wagons(c: Components) -> list[Exhibit]:
    """One of each kind and value, with how many there are."""
    alike: dict[tuple[int, int], list[str]] = {}
    for number, name in enumerate(WAGONS):
        alike.setdefault((c.kind[number], c.value[number]), []).append(name)
    return [Exhibit(wagon(c, names[0]), len(names)) for names in alike.values()]
