"""The lines of a player: their fields as they are printed and as they lie now, and the heads of the rails."""

from typing import Final, NamedTuple

from stellwerk.games.railroads.model.ids import AREAS, ARMS, COLOURS, KINDS, LINES, MAIN, NATURAL
from stellwerk.games.railroads.model.parts import Effect, Mark, Parts
from stellwerk.games.railroads.model.state import NO_EXTENSION, SOURCES, Board
from stellwerk.games.railroads.scene.symbols import as_arg, effect_words, guessed, symbol
from stellwerk.stage.parts import Pieces
from stellwerk.stage.wire import Piece, Text

Slots = dict[str, str]

SWITCH: Final = 8  # the last field before the arms


class Line(NamedTuple):
    """What lies on one line, and what of the rest of the board shows on it."""

    tracks: tuple[int, ...]  # by colour
    rails: tuple[int, ...]  # colours whose rail lies on the line or in the depot
    reach: int
    arm: int
    extensions: tuple[int, ...]  # by area, those on this line
    upgrade: int
    doublers: int
    medal: bool
    due: tuple[str, ...]  # fields that are met and have not paid yet


class Special(NamedTuple):
    """What is printed on a field: how it looks by itself, and what changes that."""

    slots: Slots
    notes: list[Text]
    pays: list[int]  # one-time fields: ticked off when they have paid
    marks: list[Mark]  # what counts in every scoring


class Face(NamedTuple):
    """A field as it is seen."""

    slots: Slots
    look: str
    notes: list[Text]


def line_of(k: Parts, b: Board, line: int, due: tuple[str, ...]) -> Line:
    first = line * 5
    tracks = tuple(b.tracks[first : first + 5])
    shown = range(min(b.colours, k.colours[b.arm][line]))
    main = line == MAIN
    return Line(
        tracks=tracks,
        rails=tuple([colour for colour in shown if tracks[colour] or colour != NATURAL or natural_left(k, b)]),
        reach=b.reach[line],
        arm=b.arm if main else 0,
        extensions=tuple([e if on_line(k, area, line) else NO_EXTENSION for area, e in enumerate(b.extensions)]),
        upgrade=b.upgrade,
        doublers=b.doublers if main else 0,
        medal=b.medal,
        due=due,
    )


def natural_left(k: Parts, b: Board) -> bool:
    """Only so many lines can have natural track."""
    return sum(1 for line in range(3) if b.tracks[line * 5 + NATURAL]) < k.tracks[NATURAL]


def on_line(k: Parts, area: int, line: int) -> bool:
    return k.germany and k.area_line[area] == line


def line_name(k: Parts, line: int) -> str:
    return f"line-{'germany' if k.germany else 'russia'}-{line + 1}"


def source_name(k: Parts, source: int) -> Text:
    """Of points: lines have the names that are printed on the map in play."""
    return Text(line_name(k, source) if source < len(LINES) else f"source-{SOURCES[source]}")


# --- fields ------------------------------------------------------------------------


def line_pieces(seat: int, line: int, k: Parts, shown: Line, special: dict[int, Special], bare: list[Face]) -> Pieces:
    """Rails, and the fields that look different from what is printed."""
    out: Pieces = {}
    printed = len(bare) if line != MAIN else shortest(k)
    for i, face in enumerate(faces(k, line, shown, special)):
        if i >= printed or face != bare[i]:
            out[f"field:{seat}:{LINES[line]}:{i + 1}"] = field_piece(seat, line, k, i + 1, face)
    waiting = 0
    for colour in shown.rails:
        at = shown.tracks[colour]
        out[f"rail:{seat}:{LINES[line]}:{COLOURS[colour]}"] = rail(k, seat, line, colour, at, waiting)
        waiting += not at
    return out


def shortest(k: Parts) -> int:
    """Fields of the main line that every arm has: the others come and go, and are not printed."""
    return min([k.fields[arm][MAIN] for arm in ((1, 2) if k.germany else (0,))])


def printed_line(seat: int, line: int, k: Parts) -> Pieces:
    """The fields as they always lie there."""
    faces_ = bare_faces(k, line)
    shown = faces_ if line != MAIN else faces_[: shortest(k)]
    return {
        f"field:{seat}:{LINES[line]}:{i + 1}": field_piece(seat, line, k, i + 1, face) for i, face in enumerate(shown)
    }


def field_piece(seat: int, line: int, k: Parts, at: int, face: Face) -> Piece:
    text = Text("piece-field", {"at": at, "line": line_name(k, line)})
    zone = f"fields-{LINES[line]}-{seat}"
    return Piece(z=zone, i=at - 1, k="field", name=text, slots=face.slots, c=face.look, notes=face.notes)


def bare_faces(k: Parts, line: int) -> list[Face]:
    """An empty board."""
    nothing = Line((0,) * 5, (), 0, 0, (NO_EXTENSION,) * len(AREAS), 0, 0, False, ())
    return faces(k, line, nothing, specials(k, line, nothing.arm, nothing.extensions))


def faces(k: Parts, line: int, shown: Line, special: dict[int, Special]) -> list[Face]:
    last = k.fields[1 if k.germany and shown.arm == 0 else shown.arm][line]
    return [face(k, line, at, shown, special[at]) for at in range(1, last + 1)]


def face(k: Parts, line: int, at: int, shown: Line, special: Special) -> Face:
    slots = dict(special.slots)
    reached = at <= shown.reach
    colour = covering(shown, at)
    if colour >= 0:
        slots["rail"] = f"sym-{COLOURS[colour]}"
    if reached:
        slots["reach"] = "end" if at == shown.reach else "on"
        value = 0 if colour < 0 else k.values[shown.upgrade][colour]
        if value:
            slots["points"] = str(2 * value if at <= shown.doublers else value)
    if line == MAIN and at <= max(shown.doublers, k.doubler_places):
        slots["doubler" if at <= shown.doublers else "place"] = "yes"
    if any(paid(k, shown, field) for field in special.pays):
        slots["done"] = "yes"
        slots.pop("need", None)  # met: the tick takes its place
        slots.pop("loco", None)
    if any(counts(k, shown, mark) for mark in special.marks):
        slots["counts"] = "yes"
    look = "rr-reached" if reached else "rr-beyond"
    return Face(slots, look + field_state(k, line, at, shown), special.notes)


def covering(shown: Line, at: int) -> int:
    """The best colour that lies on a field; -1 for none."""
    found = -1
    for colour, to in enumerate(shown.tracks):
        if to >= at:
            found = colour
    return found


def met(shown: Line, at: int, colour: int, loco: bool) -> bool:
    return shown.tracks[colour] >= at and (not loco or shown.reach >= at)


def paid(k: Parts, shown: Line, field: int) -> bool:
    there = met(shown, k.field_at[field], k.field_colour[field], k.field_loco[field])
    return there and k.field_name[field] not in shown.due


def counts(k: Parts, shown: Line, mark: Mark) -> bool:
    at, colour, loco, _, _, medal = mark
    holds = met(shown, at, colour, bool(loco))
    return shown.medal and (holds or k.r.medal_always) if medal else holds


def field_state(k: Parts, line: int, at: int, shown: Line) -> str:
    """What lies ahead: the switch, an area without an extension."""
    if k.germany and line == MAIN and at > SWITCH and shown.arm == 0:
        return " rr-undecided"
    for area in range(len(AREAS)):
        if on_line(k, area, line) and k.area_at[area] <= at < k.area_at[area] + k.area_size[area]:
            return " rr-laid" if shown.extensions[area] != NO_EXTENSION else " rr-area"
    return ""


def rail(k: Parts, seat: int, line: int, colour: int, at: int, waiting: int) -> Piece:
    """The head of a track; in the depot, behind those that wait there, until it is begun."""
    name = COLOURS[colour]
    zone = f"heads-{LINES[line]}-{seat}" if at else f"depot-{LINES[line]}-{seat}"
    slots = {"rail": f"sym-{name}"}
    text = Text("piece-rail", {"colour": f"colour-{name}", "line": line_name(k, line), "at": at})
    kind, i = ("rail", at - 1) if at else ("rail-depot", waiting)
    return Piece(z=zone, i=i, k=kind, name=text, slots=slots, c=f"rail-{name} seat-{seat}")


# --- what is printed on special fields ---------------------------------------------


def specials(k: Parts, line: int, arm: int, extensions: tuple[int, ...]) -> dict[int, Special]:
    """By field: what does not change while the same arm and extensions lie there."""
    last = max([fields[line] for fields in k.fields])
    out = {at: Special({"n": str(at)}, [], [], []) for at in range(1, last + 1)}
    for field, of in fields_of(k, line, arm, extensions):
        put_field(k, field, of, arm, out[k.field_at[field]])
    for mark in marks_of(k, line, extensions):
        put_mark(k, mark, out[mark[0]])
    for at, special in out.items():
        for of, colour in unlocks(k, line, at, arm):
            special.slots["unlock"] = f"sym-{COLOURS[colour]}"
            special.notes.append(of_arm(arm, of, Text("note-unlock", {"colour": f"colour-{COLOURS[colour]}"})))
        if "sym" in special.slots and special.slots.keys() & {"sym2", "star", "unlock"}:
            special.slots["pair"] = "yes"  # two pictures side by side
    return out


def fields_of(k: Parts, line: int, arm: int, extensions: tuple[int, ...]) -> list[tuple[int, int]]:
    """One-time fields with their arm: printed, of the arm (before the switch of both arms), and on extensions."""
    out = [(field, 0) for field in k.first_todo[line]]
    if line == MAIN:
        for of in (1, 2):
            if arm in (0, of):
                out += [(field, of) for field in k.arm_todo[of]]
    for extension in extensions:
        if extension != NO_EXTENSION:
            out += [(field, 0) for field in k.extension_todo[extension]]
    return out


def marks_of(k: Parts, line: int, extensions: tuple[int, ...]) -> tuple[Mark, ...]:
    marks = k.marks[line]
    for extension in extensions:
        if extension != NO_EXTENSION:
            marks += k.extension_marks[extension]
    return marks


def put_field(k: Parts, field: int, of: int, arm: int, special: Special) -> None:
    colour, loco, given = k.field_colour[field], k.field_loco[field], k.field_gives[field]
    slots, notes, pays, _ = special
    if of and not arm and pays:  # one field, another benefit on each arm: both are drawn, and neither's condition
        slots.pop("need", None)
        slots.pop("loco", None)
        slots["sym2"] = given_slots(given)["sym"]
    else:
        slots |= {**given_slots(given), **condition(colour, loco)}
        pays.append(field)
    notes.append(of_arm(arm, of, Text("note-field", {"effects": effect_words(given), **needs(colour, loco)})))
    notes += guessed(k, k.field_name[field])


def put_mark(k: Parts, mark: Mark, special: Special) -> None:
    """Stars, multipliers and the medal count in every scoring."""
    _, colour, loco, star, times, medal = mark
    slots, notes, _, marks = special
    if medal:
        slots["sym"] = "sym-medal"
        notes.append(Text("note-medal", {"n": k.medal, **needs(colour, bool(loco))}))
    elif star:
        slots["star"] = str(star)
        notes.append(Text("note-star", {"n": star, **needs(colour, bool(loco))}))
    else:
        slots["star"] = f"×{times}"
        notes.append(Text("note-times", {"n": times, **needs(colour, bool(loco))}))
    slots |= condition(colour, bool(loco))
    marks.append(mark)


def unlocks(k: Parts, line: int, at: int, arm: int) -> list[tuple[int, int]]:
    """Colours that black unlocks on a field, each with its arm: before the switch those of both arms."""
    if line != MAIN:
        return []
    arms = (1, 2) if k.germany and arm == 0 and at > SWITCH else (arm,)
    found = [(of, k.unlocked[of][at - 1], k.unlocked[of][at]) for of in arms]
    return [(of, before) for of, before, now in found if now > before]


def of_arm(arm: int, of: int, note: Text) -> Text:
    """While the switch is not set, what holds on one arm only says so."""
    return Text("note-arm", {"arm": f"arm-{ARMS[of]}", "note": as_arg(note)}) if of and not arm else note


def given_slots(given: Effect) -> Slots:
    out = {"sym": symbol(KINDS[given[-1][0]])}
    if given[-1][1] > 1:
        out["fig"] = str(given[-1][1])
    if len(given) > 1:
        out["sym2"] = symbol(KINDS[given[0][0]])
    return out


def condition(colour: int, loco: bool) -> Slots:
    out: Slots = {}
    if colour:
        out["need"] = f"sym-{COLOURS[colour]}"
    if loco:
        out["loco"] = "yes"
    return out


def needs(colour: int, loco: bool) -> dict[str, str]:
    return {"colour": f"colour-{COLOURS[colour]}", "loco": "yes" if loco else "no"}
