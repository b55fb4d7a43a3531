"""The player boards as typed tables: lines, colours, special fields, extensions, the industry track."""

from typing import Final

from stellwerk.games.railroads.model.components import effect, provenance
from stellwerk.games.railroads.model.ids import AREAS, ARMS, COLOURS, EXTENSIONS, LINES, MAIN, WHITE
from stellwerk.games.railroads.model.parts import Effect, Mark, Parts
from stellwerk.kernel.reader import Reader, wrong

LONGEST: Final = 16


def read_boards(k: Parts, root: Reader) -> None:
    usual, other = root.object("industry"), root.object("industry_one_gap_each")
    read_industry(k, other if k.r.one_gap_each else usual)
    russia, germany = root.object("russia"), root.object("germany")
    if k.germany:
        read_germany(k, germany)
        read_extensions(k, root.object("extensions"))
    else:
        read_lines(k, russia)
        read_fields(k, russia.object("fields"))
        russia.end()
        root.object("extensions")


def read_industry(k: Parts, track: Reader) -> None:
    gap = 0
    points = track.numbers("points", -1, 100)
    fields = 16 - (1 if k.r.one_gap_each else 0)
    if len(points) != fields:
        raise wrong(track.at("points"), "json-count", points, have=len(points), want=fields)
    if points.count(-1) != 5 or points[0] == -1:
        raise wrong(track.at("points"), "components-gaps", points)
    for value in points:
        k.gap_on.append(gap if value < 0 else -1)
        if value < 0:
            gap += 1
            value = k.industry_points[-1]
        k.industry_points.append(value)
    k.industry_end = len(points) - 1
    questions = track.numbers("questions", 1, k.industry_end)
    k.industry_question = [i in questions for i in range(len(points))]
    if k.r.no_end_question:
        k.industry_question[-1] = False
    provenance(k, "industry", track)


def read_lines(k: Parts, board: Reader) -> None:
    """Lengths and colours; the same for all arms until the switch is read."""
    lines = board.object("lines")
    lengths: list[int] = []
    colours: list[int] = []
    for name in LINES:
        line = lines.object(name)
        lengths.append(line.number("fields", 0, 1, LONGEST - 1))
        colours.append(line.number("colours", 0, 1, 5))
        provenance(k, f"line-{name}", line)
    lines.end()
    unlock = board.object("unlock")
    at = [0] * 5
    for i, name in enumerate(COLOURS[1:], start=1):
        if unlock.has(name):
            colour = unlock.object(name)
            at[i] = colour.number("at", 0, 1, LONGEST - 1)
            provenance(k, f"unlock-{name}", colour)
    unlock.end()
    for _ in ARMS:
        k.fields.append(lengths[:])
        k.colours.append(colours[:])
        k.unlocked.append(unlocking(at))


def unlocking(at: list[int]) -> list[int]:
    """By black's field: how many colours are in use. 0 in `at`: never."""
    out: list[int] = []
    for field in range(LONGEST + 1):
        n = 1
        while n < 5 and at[n] and at[n] <= field:
            n += 1
        out.append(n)
    return out


def read_germany(k: Parts, board: Reader) -> None:
    read_lines(k, board)
    first = k.unlocked[0]
    for arm in (1, 2):
        entry = board.object(ARMS[arm])
        k.fields[arm][MAIN] = entry.number("fields", 0, 9, LONGEST - 1)
        k.colours[arm][MAIN] = entry.number("colours", 0, 1, 5)
        natural = entry.number("natural", 0, 9, LONGEST - 1)
        white = entry.number("white", 0, 0, LONGEST - 1)
        provenance(k, f"arm-{ARMS[arm]}", entry)
        k.unlocked[arm] = [n + (n >= 3 and i >= natural) for i, n in enumerate(first)]
        if white:
            k.unlocked[arm] = [n + (n >= 4 and i >= white) for i, n in enumerate(k.unlocked[arm])]
    areas = board.object("areas")
    for i, name in enumerate(AREAS):
        area = areas.object(name)
        line = area.name("line", LINES, 1)
        at = area.number("at", 0, 2, 9)
        k.area_line.append(line)
        k.area_at.append(at)
        k.area_size.append(area.number("size", 0, 2, 4))
        k.area_on[line][at] = i
        provenance(k, f"area-{name}", area)
    areas.end()
    if sorted(k.area_size) != [2, 3, 4] or MAIN in k.area_line:
        raise wrong("components.germany.areas", "components-areas", k.area_size)
    read_fields(k, board.object("fields"))
    board.end()


def mark(entry: Reader, at: int, colour: int, loco: bool) -> Mark:
    star, times = entry.number("star", 0, 0, 100), entry.number("times", 0, 0, 5)
    return (at, colour, int(loco), star, times, int(entry.flag("medal")))


def read_fields(k: Parts, fields: Reader) -> None:
    for name in list(fields.data):
        entry = fields.object(str(name))
        line = entry.name("line", LINES, 0)
        arm = entry.name("arm", ARMS, 0)
        at = entry.number("at", 0, 1, LONGEST - 1)
        colour = entry.name("needs", COLOURS, 0)
        loco = entry.flag("loco")
        given = effect(entry, "gives")
        if name == "R-1-15" and k.r.white_steps:
            given = tuple(sorted([*given, (WHITE, 2)]))
        scored = mark(entry, at, colour, loco)
        provenance(k, str(name), entry)
        if given:
            n = add_field(k, str(name), line, at, colour, loco, given)
            if arm:
                k.arm_todo[arm] += (n,)
            else:
                k.first_todo[line] += (n,)
        if scored[3:] != (0, 0, 0):
            k.marks[line] += (scored,)
    fields.end()


def add_field(k: Parts, name: str, line: int, at: int, colour: int, loco: bool, given: Effect) -> int:
    k.field_name.append(name)
    k.field_line.append(line)
    k.field_at.append(at)
    k.field_colour.append(colour)
    k.field_loco.append(loco)
    k.field_gives.append(given)
    return len(k.field_name) - 1


def read_extensions(k: Parts, extensions: Reader) -> None:
    for name in EXTENSIONS:
        entry = extensions.object(name)
        size = entry.number("size", 0, 2, 4)
        area = k.area_size.index(size)
        line, start = k.area_line[area], k.area_at[area]
        todo: tuple[int, ...] = ()
        marks: tuple[Mark, ...] = ()
        for n, field in enumerate(entry.objects("fields")):
            at = start + field.number("at", 0, 1, size) - 1
            colour = field.name("needs", COLOURS, 0)
            loco = field.flag("loco")
            given = effect(field, "gives")
            scored = mark(field, at, colour, loco)
            field.end()
            if given:
                todo += (add_field(k, f"{name}-{n + 1}", line, at, colour, loco, given),)
            if scored[3:] != (0, 0, 0):
                marks += (scored,)
        provenance(k, name, entry)
        k.reconstructed[name] = ["fields"]
        k.extension_size.append(size)
        k.extension_todo.append(todo)
        k.extension_marks.append(marks)
    extensions.end()
