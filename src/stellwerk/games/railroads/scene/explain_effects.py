"""What effects are for, in words, and what they would bring the viewer now."""

from typing import Final

from stellwerk.games.railroads.model.ids import (
    COLOURS,
    ENGINEERS,
    FACTORIES,
    INDUSTRY,
    KINDS,
    LEAVABLE,
    QUEUED,
    SPACE_COUNT,
)
from stellwerk.games.railroads.model.parts import Effect, Parts
from stellwerk.games.railroads.model.state import Board, RailState
from stellwerk.games.railroads.model.table import SEATS, Table
from stellwerk.games.railroads.model.take_in import take_in_for
from stellwerk.games.railroads.rules.effects import worth_now
from stellwerk.games.railroads.rules.possible import industry_run, rooms
from stellwerk.games.railroads.scene.gains import best_gain, counts
from stellwerk.games.railroads.scene.pieces_players import Player
from stellwerk.stage.parts import Pieces
from stellwerk.stage.wire import Args, Text

SAME: Final = {"either-black": "either", "engineer-sum-more": "engineer-sum"}
RULES: Final = {
    "any": "RR-3.2", "either": "RR-2.3", "either-black": "RR-3.10", "industry": "RR-6.1", "loco": "RR-4.1",
    "factory": "RR-5.1", "tile": "RR-5.1", "key": "RR-7.4", "question": "RR-7.5", "card": "RR-12.3",
    "income": "RR-14.6", "marker": "RR-14.5", "bonus": "RR-12.6", "again": "RR-17.2", "coal-for-steps": "RR-15.10",
    "engineer-sum": "RR-5.5", "engineer-sum-more": "RR-15.6", "two-locos": "RR-5.5", "top-loco": "RR-15.7",
    "repeat-one": "RR-13.1", "repeat-two": "RR-13.1", "foundry": "RR-15.1", "stoker": "RR-15.5", "coins": "RR-2.4",
    "coal": "RR-15.3", "points": "RR-2.7", "doublers": "RR-10.3", "worker": "RR-7.3", "medal": "RR-7.7",
    "upgrade": "RR-10.2", "upgrade-german": "RR-12.4", "second-marker": "RR-12.5", "end-card": "RR-12.6",
    "black-worker": "RR-3.10", "letterless": "RR-8.4", "nine": "RR-4.9", "coal-factory": "RR-15.10",
    "start-cards": "RR-17.3", "helpers": "RR-2.13", "claim-first": "RR-9.3", "claim-second": "RR-9.3",
    "hire": "RR-8.2",
}  # fmt: skip


class Asked:
    """The table, whose eyes look, and all pieces they see."""

    def __init__(self, table: Table, k: Parts, players: list[Player], pieces: Pieces) -> None:
        self.table = table
        self.k = k
        self.players = players
        self.pieces = pieces
        self.me = table.seat

    def board(self, seat: int) -> Board:
        """What lies on a player board; no more of the player than that."""
        return self.players[seat].laid.board

    def whole(self, seat: int) -> tuple[RailState, Board]:
        """Everything of a player, as far as the viewer knows it."""
        s = take_in_for(self.table, seat)
        return s, s.boards[seat]


def rule_of(given: Effect) -> str:
    return rule_of_kind(KINDS[given[0][0]]) if given else "RR-2.2"


def rule_of_kind(kind: str) -> str:
    return "RR-3.2" if kind in COLOURS else RULES[kind]


# --- what it is for -------------------------------------------------------------------------


def does(asked: Asked, given: Effect) -> list[Text]:
    """One or two sentences for every kind of effect."""
    return [does_kind(asked, KINDS[kind], n) for kind, n in given]


def does_kind(asked: Asked, kind: str, n: int = 1) -> Text:
    k = asked.k
    if kind in COLOURS[1:]:
        return Text("explain-does-colour", colour_args(asked, COLOURS.index(kind)))
    args: Args = {}
    if kind in ("key", "bonus", "medal"):
        args = {"n": {"key": k.key_points, "bonus": k.bonus_points, "medal": k.medal}[kind]}
    elif kind in ("upgrade", "upgrade-german"):
        names = COLOURS[1:]
        args = dict(zip(names, k.values[1 if kind == "upgrade" else 2][1:]))
    elif kind == "start-cards":
        args = {"n": n}
    return Text(f"explain-does-{SAME.get(kind, kind)}", args)


def colour_args(asked: Asked, colour: int) -> Args:
    """What a field of a colour is worth to the viewer, and which colour must lie ahead of it."""
    upgrade = 0 if asked.me is None else asked.board(asked.me).upgrade
    ahead = COLOURS[max(0, colour - 1)]
    n = asked.k.values[upgrade][colour]
    return {"colour": f"colour-{COLOURS[colour]}", "ahead": f"colour-{ahead}", "n": n}


# --- what it would bring now ----------------------------------------------------------------


def brings(asked: Asked, given: Effect, whole: bool = False) -> list[Text]:
    """For the viewer: how much room there is for it, and what it could add to the scoring of this round."""
    if asked.me is None or asked.table.phase == "over":
        return []
    out: list[Text] = []
    for kind, _ in given:
        out += brings_kind(asked, asked.me, KINDS[kind])
    if counts(given) and not whole:
        out.append(gain(asked, given))
    return out


def gain(asked: Asked, given: Effect) -> Text:
    assert asked.me is not None
    n = best_gain(asked.k, asked.board(asked.me), given, lowest(asked.table))
    return Text("explain-now-gain", {"n": n}) if n else Text("explain-now-gain-none")


def lowest(table: Table) -> int:
    return min([int(number) for number in table.supply], default=0)


def brings_kind(asked: Asked, me: int, kind: str) -> list[Text]:
    k, table, own = asked.k, asked.table, asked.table.seats[me]
    b = asked.board(me)
    if kind in COLOURS:
        colour = COLOURS.index(kind)
        if colour >= b.colours:
            return [Text("explain-now-locked", {"colour": f"colour-{kind}"})]
        return [Text("explain-now-room", {"colour": f"colour-{kind}", "n": rooms(k, b)[colour]})]
    if kind == KINDS[INDUSTRY]:
        return [Text("explain-now-run", {"n": industry_run(k, b)})]
    if kind in ("loco", "factory", "tile"):
        number = lowest(table)
        return [Text("explain-now-lowest", {"number": number, "factory": f"factory-{number}"})] if number else []
    if kind == "doublers":
        return [Text("explain-now-doublers", {"n": own.doublers, "most": k.doubler_places})]
    if kind in ("question", "key", "worker", "coins", "coal"):
        have = {
            "question": len(own.tokens),
            "key": own.keys,
            "worker": own.reserve,
            "coins": own.coins,
            "coal": own.coal,
        }
        return [Text(f"explain-now-have-{kind}", {"n": have[kind]})]
    if kind in ("bonus", "end-card"):
        return [Text("explain-now-pile", {"n": len(table.pile)})]
    if kind in KINDS[LEAVABLE:QUEUED]:
        s, whole = asked.whole(me)
        return [Text("explain-now-worth", {"n": worth_now(s, whole, KINDS.index(kind))})]
    if kind in ("claim-first", "claim-second"):
        return [Text("explain-now-place", {"place": table.order.index(SEATS[me]) + 1})]
    if kind == "hire" and table.row[0] is not None:
        return [Text("explain-now-hire", {"engineer": f"engineer-{table.row[0]}"})]
    if kind == "foundry":
        return [Text("explain-now-foundries", {"n": len(table.foundries_open)})]
    return []


def engineer_gives(k: Parts, name: str) -> Effect:
    return k.gives[SPACE_COUNT + ENGINEERS.index(name)]


def factory_gives(k: Parts, name: str) -> Effect:
    return k.factory_gives[1 + FACTORIES.index(name)]
