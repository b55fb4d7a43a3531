"""Cards about the player boards: fields, tracks, locomotives, industry, and what belongs to a player."""

from collections.abc import Callable
from typing import Final

from stellwerk.games.railroads.model.ids import (
    COLOURS,
    FACTORIES,
    INCOMES,
    LINE_OF_SLOT,
    LINES,
    MAIN,
    TOKENS,
)
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import Board
from stellwerk.games.railroads.rules.possible import can_industry, can_step
from stellwerk.games.railroads.rules.scoring import industry_points, line_points
from stellwerk.games.railroads.scene.counted import counted
from stellwerk.games.railroads.scene.explain_effects import (
    Asked,
    brings,
    colour_args,
    does,
    factory_gives,
)
from stellwerk.games.railroads.scene.explain_stage import PURSE_RULES
from stellwerk.games.railroads.scene.lines import line_name
from stellwerk.stage.wire import Card, Piece, Text

SOLO_NOTES: Final = ("note-field", "note-star", "note-times", "note-medal", "note-unlock", "note-arm")


# --- lines --------------------------------------------------------------------------------


def field(asked: Asked, piece: Piece, at: list[str]) -> Card:
    """What is printed on it, and what it counts now."""
    seat, line, n = int(at[0]), LINES.index(at[1]), int(at[2])
    k, b = asked.k, asked.board(seat)
    special = [note for note in piece.notes if note.m in SOLO_NOTES]
    colour = top_colour(b, line, n)
    now = [Text("explain-now-field-bare")] if colour < 0 else [field_worth(asked, seat, line, n, colour)]
    if "done" in piece.slots:
        now.append(Text("explain-now-done"))
    if "counts" in piece.slots:
        now.append(Text("explain-now-counts"))
    if line == MAIN and n <= k.doubler_places:
        now.append(Text("explain-now-doubled" if n <= b.doublers else "explain-now-doubler-place"))
    now += [note for note in piece.notes if note.m == "note-guess"]
    rule = "RR-7.1" if special else "RR-10.1"
    return Card(name=piece.name, what=[*special, Text("explain-field")], now=now, rule=rule)


def top_colour(b: Board, line: int, n: int) -> int:
    """The highest colour that has got there; -1 for none."""
    return max([colour for colour in range(5) if b.tracks[line * 5 + colour] >= n], default=-1)


def field_worth(asked: Asked, seat: int, line: int, n: int, colour: int) -> Text:
    b = asked.board(seat)
    if n > b.reach[line]:
        return Text("explain-now-beyond", {"reach": b.reach[line]})
    worth = asked.k.values[b.upgrade][colour] * (2 if line == MAIN and n <= b.doublers else 1)
    return Text("explain-now-field", {"colour": f"colour-{COLOURS[colour]}", "n": worth})


def rail(asked: Asked, piece: Piece, at: list[str]) -> Card:
    seat, line, colour = int(at[0]), LINES.index(at[1]), COLOURS.index(at[2])
    k, b = asked.k, asked.board(seat)
    reached = b.tracks[line * 5 + colour]
    args = colour_args(asked, colour)
    what = [Text("explain-rail-black" if colour == 0 else "explain-rail", args)]
    now: list[Text] = []
    if colour and reached:
        scoring = min(reached, b.reach[line])
        now.append(Text("explain-now-rail", {"n": k.values[b.upgrade][colour], "fields": scoring}))
    if can_step(k, b, line, colour):
        now.append(Text("explain-now-next", {"at": reached + 1}))
    elif reached >= k.fields[b.arm][line]:
        now.append(Text("explain-now-end"))
    elif colour:
        ahead = b.tracks[line * 5 + colour - 1]
        now.append(Text("explain-now-behind", {"ahead": f"colour-{COLOURS[colour - 1]}", "at": ahead}))
    return Card(name=piece.name, what=what, now=now, rule="RR-3.3")


def loco(asked: Asked, piece: Piece, at: list[str]) -> Card:
    seat, slot = int(at[0]), int(at[1]) - 1
    k, b, line = asked.k, asked.board(seat), LINE_OF_SLOT[slot]
    points = line_points(k, b, line)
    further = b.clone()
    further.reach[line] += 1
    more = line_points(k, further, line) - points
    now = [
        Text("explain-now-reach", {"line": line_name(k, line), "reach": b.reach[line], "n": points}),
        Text("explain-now-further", {"n": more}) if more else Text("explain-now-far-enough"),
    ]
    if b.stokers >> slot & 1:
        now.append(Text("explain-now-stoked"))
    return Card(name=piece.name, what=[Text("explain-loco")], now=now, rule="RR-4.3")


def line_sum(asked: Asked, piece: Piece, at: list[str]) -> Card:
    seat, line = int(at[0]), [*LINES, "industry"].index(at[1])
    what = [Text("explain-sum-industry" if line == len(LINES) else "explain-sum")]
    return Card(name=piece.name, what=what, now=account(asked, seat, line), rule="RR-10.6" if line == 3 else "RR-10.1")


def account(asked: Asked, seat: int, line: int) -> list[Text]:
    """The sum of a line or of industry, then what it consists of."""
    k, b = asked.k, asked.board(seat)
    if line == len(LINES):
        out = [Text("explain-now-line", {"line": "source-industry", "n": industry_points(k, b)})]
        return [*out, *[Text("explain-now-marker", {"at": to, "n": k.industry_points[to]}) for to in b.markers]]
    out = [Text("explain-now-line", {"line": line_name(k, line), "n": line_points(k, b, line)})]
    return [*out, *counted_account(k, b, line)]


def counted_account(k: Parts, b: Board, line: int) -> list[Text]:
    fields, doubled, times, stars, medal = counted(k, b, line)
    out: list[Text] = []
    for colour, n, value in fields:
        args = {"colour": f"colour-{COLOURS[colour]}", "fields": n, "each": value, "n": value * n}
        out.append(Text("explain-now-colour", args))
    if doubled:
        out.append(Text("explain-now-doublers-bring", {"n": doubled}))
    if times > 1:
        out.append(Text("explain-now-times", {"n": times}))
    if stars:
        out.append(Text("explain-now-stars", {"n": stars}))
    if medal:
        out.append(Text("explain-now-medal", {"n": medal}))
    return out


# --- industry -----------------------------------------------------------------------------


def industry(asked: Asked, piece: Piece, at: list[str]) -> Card:
    seat, n = int(at[0]), int(at[1])
    k, b = asked.k, asked.board(seat)
    gap = k.gap_on[n]
    what = [*piece.notes, Text("explain-industry")]
    now = [Text("explain-now-industry", {"n": k.industry_points[n]})]
    if gap >= 0:
        name = b.gaps[gap]
        now.append(
            Text("explain-now-built", {"factory": f"factory-{FACTORIES[name - 1]}"})
            if name
            else Text("explain-now-gap-empty", {"gap": gap + 1})
        )
    if "done" in piece.slots:
        now.append(Text("explain-now-done"))
    return Card(name=piece.name, what=what, now=now, rule="RR-6.2" if gap >= 0 else "RR-10.6")


def marker(asked: Asked, piece: Piece, at: list[str]) -> Card:
    seat, i = int(at[0]), int(at[1]) - 1
    k, b = asked.k, asked.board(seat)
    to = b.markers[i] + 1
    now = [Text("explain-now-marker", {"at": to - 1, "n": k.industry_points[to - 1]})]
    if to > k.industry_end:
        now.append(Text("explain-now-end"))
    elif can_industry(k, b, i):
        now.append(Text("explain-now-next-industry", {"at": to, "n": k.industry_points[to]}))
    else:
        now.append(Text("explain-now-stuck", {"at": to}))
    return Card(name=piece.name, what=[Text("explain-marker")], now=now, rule="RR-6.1")


def factory(asked: Asked, piece: Piece, at: list[str]) -> Card:
    seat, gap = int(at[0]), int(at[1]) - 1
    b = asked.board(seat)
    given = factory_gives(asked.k, FACTORIES[b.gaps[gap] - 1])
    field_at = asked.k.gap_on.index(gap)
    ahead = [field_at - to for to in b.markers if to < field_at]
    now = [Text("explain-now-steps-away", {"n": min(ahead)}) if ahead else Text("explain-now-passed-by")]
    if b.gap_stoked(gap):
        now.append(Text("explain-now-stoked-factory"))
    now += brings(asked, given, whole=True) if seat == asked.me else []
    now += [note for note in piece.notes if note.m == "note-guess"]
    return Card(name=piece.name, what=[Text("explain-factory"), *does(asked, given)], now=now, rule="RR-6.3")


# --- what belongs to a player -------------------------------------------------------------


def purse(_: Asked, piece: Piece, at: list[str]) -> Card:
    kind = at[1]
    return Card(name=piece.name, what=[Text(f"explain-purse-{kind}")], now=piece.notes, rule=PURSE_RULES[kind])


def token(asked: Asked, piece: Piece, at: list[str]) -> Card:
    given = asked.k.token_gives[TOKENS.index(at[1])]
    now = [note for note in piece.notes if note.m != "note-gives"]
    if int(at[0]) == asked.me and "done" not in piece.slots:
        now += brings(asked, given)
    what = [*does(asked, given), Text("explain-token")]
    return Card(name=piece.name, what=what, now=now, rule="RR-12.1")


def income(asked: Asked, piece: Piece, at: list[str]) -> Card:
    seat = int(at[0])
    owned = asked.table.seats[seat].incomes[int(at[1])]
    given = asked.k.income_gives[INCOMES.index(owned.income)]
    now = [Text("explain-now-used" if owned.used else "explain-now-fresh")]
    if seat == asked.me:
        now += brings(asked, given)
    return Card(name=piece.name, what=[Text("explain-income"), *does(asked, given)], now=now, rule="RR-14.7")


ON_BOARDS: Final[dict[str, Callable[[Asked, Piece, list[str]], Card]]] = {
    "field": field,
    "rail": rail,
    "loco": loco,
    "sum": line_sum,
    "industry": industry,
    "marker": marker,
    "factory": factory,
    "purse": purse,
    "token": token,
    "income": income,
}
