"""What lies on a player's board: lines with their rails, locomotives and doublers, industry, and everything owned."""

from typing import Final

from stellwerk.games.railroads.model.ids import (
    AREAS,
    ARMS,
    COLOURS,
    KINDS,
    LINE_OF_SLOT,
    LINES,
    MAIN,
    NATURAL,
    TOKENS,
)
from stellwerk.games.railroads.model.parts import Effect, Mark, Parts
from stellwerk.games.railroads.model.state import NO_EXTENSION, Board, RailState
from stellwerk.games.railroads.rules.scoring import holds, line_marks, round_points
from stellwerk.games.railroads.scene.pieces_tiles import (
    Pieces,
    end_bonus,
    engineer,
    factory,
    foundry,
    income,
    question_card,
    standing_slots,
)
from stellwerk.games.railroads.scene.symbols import as_arg, effect_words, guessed, pictures, symbol
from stellwerk.kernel.game import Json
from stellwerk.stage.wire import Piece, Text

Slots = dict[str, str]

SWITCH: Final = 8  # the last field before the arms


def put_player(view: Json, s: RailState, seat: int, out: Pieces) -> None:
    seen = view["seats"][seat]
    k, b = s.parts, s.boards[seat]
    for line in range(3):
        put_line(seen, k, b, seat, line, out)
    put_locos(seen, b, seat, out)
    put_industry(seen, k, b, seat, out)
    put_sums(k, b, seat, out)
    put_purse(seen, k, seat, out)
    put_people(view, seen, k, seat, out)
    put_questions(seen, k, seat, out)
    for i, entry in enumerate(seen["incomes"]):
        look = "rr-spent" if entry["used"] else ""
        out[f"income:{seat}:{i}"] = income(k, entry["income"], f"incomes-{seat}", i, look)
    for i, entry in enumerate(seen["foundries"]):
        look = "rr-spent" if entry["fired"] else ""
        out[f"foundry:{entry['foundry']}"] = foundry(k, entry["foundry"], f"furnaces-{seat}", i, look)


def line_name(k: Parts, line: int) -> str:
    return f"line-{'germany' if k.germany else 'russia'}-{line + 1}"


# --- a line ------------------------------------------------------------------------


def put_line(seen: Json, k: Parts, b: Board, seat: int, line: int, out: Pieces) -> None:
    name = LINES[line]
    last = k.fields[1 if k.germany and b.arm == 0 else b.arm][line]
    special = specials(seen, k, b, line)
    for at in range(1, last + 1):
        slots, notes = special.get(at, ({}, []))
        slots = {**field_slots(k, b, line, at), **slots}
        notes = notes + [of_arm(b, arm, unlock_note(colour)) for arm, colour in unlocks(k, b, line, at)]
        look = field_look(k, b, line, at)
        text = Text("piece-field", {"at": at, "line": line_name(k, line)})
        out[f"field:{seat}:{name}:{at}"] = Piece(
            z=f"fields-{name}-{seat}", i=at - 1, k="field", name=text, slots=slots, c=look, notes=notes
        )
    waiting = 0
    for colour in range(min(b.colours, k.colours[b.arm][line])):
        at = b.tracks[line * 5 + colour]
        if at or colour != NATURAL or natural_left(k, b):
            out[f"rail:{seat}:{name}:{COLOURS[colour]}"] = rail(k, seat, line, colour, at, waiting)
            waiting += not at


def natural_left(k: Parts, b: Board) -> bool:
    """Only so many lines can have natural track."""
    return sum(1 for line in range(3) if b.tracks[line * 5 + NATURAL]) < k.tracks[NATURAL]


def rail(k: Parts, seat: int, line: int, colour: int, at: int, waiting: int) -> Piece:
    """The head of a track; in the depot, behind those that wait there, until it is begun."""
    name = COLOURS[colour]
    zone = f"heads-{LINES[line]}-{seat}" if at else f"depot-{LINES[line]}-{seat}"
    slots = {"rail": f"sym-{name}"}
    text = Text("piece-rail", {"colour": f"colour-{name}", "line": line_name(k, line), "at": at})
    return Piece(
        z=zone, i=at - 1 if at else waiting, k="rail" if at else "rail-depot", name=text, slots=slots, c=f"rail-{name}"
    )


def covering(b: Board, line: int, at: int) -> int:
    """The best colour that lies on a field; -1 for none."""
    found = -1
    for colour in range(5):
        if b.tracks[line * 5 + colour] >= at:
            found = colour
    return found


def field_slots(k: Parts, b: Board, line: int, at: int) -> Slots:
    slots = {"n": str(at)}
    colour = covering(b, line, at)
    if colour >= 0:
        slots["rail"] = f"sym-{COLOURS[colour]}"
    reach = b.reach[line]
    if at <= reach:
        slots["reach"] = "end" if at == reach else "on"
        value = 0 if colour < 0 else k.values[b.upgrade][colour]
        if value:
            slots["points"] = str(2 * value if line == MAIN and at <= b.doublers else value)
    if line == MAIN:
        if at <= b.doublers:
            slots["doubler"] = "yes"
        elif at <= k.doubler_places:
            slots["place"] = "yes"
    for _, colour in unlocks(k, b, line, at):
        slots["unlock"] = f"sym-{COLOURS[colour]}"
    return slots


def unlocks(k: Parts, b: Board, line: int, at: int) -> list[tuple[int, int]]:
    """Colours that black unlocks on a field, each with its arm: before the switch those of both arms."""
    if line != MAIN:
        return []
    arms = (1, 2) if k.germany and b.arm == 0 and at > SWITCH else (b.arm,)
    found = [(arm, k.unlocked[arm][at - 1], k.unlocked[arm][at]) for arm in arms]
    return [(arm, before) for arm, before, now in found if now > before]


def unlock_note(colour: int) -> Text:
    return Text("note-unlock", {"colour": f"colour-{COLOURS[colour]}"})


def of_arm(b: Board, arm: int, note: Text) -> Text:
    """While the switch is not set, what holds on one arm only says so."""
    return Text("note-arm", {"arm": f"arm-{ARMS[arm]}", "note": as_arg(note)}) if arm and not b.arm else note


def field_look(k: Parts, b: Board, line: int, at: int) -> str:
    """Whether a locomotive gets there, and what lies ahead: the switch, an area without an extension."""
    look = "rr-reached" if at <= b.reach[line] else "rr-beyond"
    if k.germany and line == MAIN and at > SWITCH and b.arm == 0:
        return f"{look} rr-undecided"
    for area in range(len(AREAS) if k.germany else 0):
        start = k.area_at[area]
        if k.area_line[area] == line and start <= at < start + k.area_size[area]:
            return f"{look} rr-laid" if b.extensions[area] != NO_EXTENSION else f"{look} rr-area"
    return look


# --- special fields ----------------------------------------------------------------------


def specials(seen: Json, k: Parts, b: Board, line: int) -> dict[int, tuple[Slots, list[Text]]]:
    out: dict[int, tuple[Slots, list[Text]]] = {}
    for field, arm in fields_of(k, b, line):
        at, colour, loco = k.field_at[field], k.field_colour[field], k.field_loco[field]
        met = b.tracks[line * 5 + colour] >= at and (not loco or b.reach[line] >= at)
        done = met and k.field_name[field] not in seen["due_fields"]
        slots, notes = out.setdefault(at, ({}, []))
        if arm and not b.arm and slots:
            both_arms(slots, given_slots(k.field_gives[field]))
        else:
            slots.update(given_slots(k.field_gives[field]))
            slots.update(condition(colour, loco, done))
        note = Text("note-field", {"effects": effect_words(k.field_gives[field]), **needs(colour, loco)})
        notes.append(of_arm(b, arm, note))
        notes += guessed(k, k.field_name[field])
    for mark in line_marks(k, b, line):
        put_mark(k, b, line, mark, out)
    return out


def both_arms(slots: Slots, other: Slots) -> None:
    """One field, another benefit on each arm: both are drawn, and neither's condition."""
    slots.pop("need", None)
    slots.pop("loco", None)
    slots["sym2"] = other["sym"]


def fields_of(k: Parts, b: Board, line: int) -> list[tuple[int, int]]:
    """One-time fields with their arm: printed, of the arm (before the switch of both arms), and on extensions."""
    out = [(field, 0) for field in k.first_todo[line]]
    if line == MAIN:
        for arm in (1, 2):
            if b.arm in (0, arm):
                out += [(field, arm) for field in k.arm_todo[arm]]
    for area, extension in enumerate(b.extensions):
        if extension != NO_EXTENSION and k.area_line[area] == line:
            out += [(field, 0) for field in k.extension_todo[extension]]
    return out


def given_slots(given: Effect) -> Slots:
    out = {"sym": symbol(KINDS[given[-1][0]])}
    if given[-1][1] > 1:
        out["fig"] = str(given[-1][1])
    if len(given) > 1:
        out["sym2"] = symbol(KINDS[given[0][0]])
    return out


def condition(colour: int, loco: bool, done: bool) -> Slots:
    out: Slots = {}
    if colour:
        out["need"] = f"sym-{COLOURS[colour]}"
    if loco:
        out["loco"] = "yes"
    if done:
        out["done"] = "yes"
    return out


def needs(colour: int, loco: bool) -> dict[str, str]:
    return {"colour": f"colour-{COLOURS[colour]}", "loco": "yes" if loco else "no"}


def put_mark(k: Parts, b: Board, line: int, mark: Mark, out: dict[int, tuple[Slots, list[Text]]]) -> None:
    """Stars, multipliers and the medal count in every scoring."""
    at, colour, loco, star, times, medal = mark
    slots, notes = out.setdefault(at, ({}, []))
    counts = holds(b, line, mark)
    if medal:
        slots["sym"] = "sym-medal"
        counts = b.medal and (counts or k.r.medal_always)
        notes.append(Text("note-medal", {"n": k.medal, **needs(colour, bool(loco))}))
    elif star:
        slots["star"] = str(star)
        notes.append(Text("note-star", {"n": star, **needs(colour, bool(loco))}))
    else:
        slots["star"] = f"×{times}"
        notes.append(Text("note-times", {"n": times, **needs(colour, bool(loco))}))
    slots.update(condition(colour, bool(loco), False))
    if counts:
        slots["counts"] = "yes"


# --- locomotives and industry --------------------------------------------------------------


def put_locos(seen: Json, b: Board, seat: int, out: Pieces) -> None:
    for slot, name in enumerate(seen["locos"]):
        if name is None:
            continue
        slots = {"number": str(b.loco(slot))}
        if b.stokers >> slot & 1:
            slots["stoker"] = "yes"
        text = Text("piece-loco", {"number": b.loco(slot), "reach": b.reach[LINE_OF_SLOT[slot]]})
        out[f"loco:{seat}:{slot + 1}"] = Piece(z=f"slot-{slot + 1}-{seat}", i=0, k="loco", name=text, slots=slots)


def put_industry(seen: Json, k: Parts, b: Board, seat: int, out: Pieces) -> None:
    best = max(b.markers)
    for at in range(k.industry_end + 1):
        gap = k.gap_on[at]
        slots = {"n": str(at)}
        if gap >= 0:
            slots["gap"] = str(gap + 1)
        elif at:
            slots["worth"] = str(k.industry_points[at])
        if k.industry_question[at]:
            slots["sym"] = "sym-question"
            if best >= at:
                slots["done"] = "yes"
        text = Text("piece-industry", {"at": at, "n": k.industry_points[at]})
        notes = [Text("note-industry-question")] if k.industry_question[at] else []
        if gap >= 0:
            notes.append(Text("note-gap", {"gap": gap + 1}))
            if b.gaps[gap]:
                slots["built"] = "yes"
                out[f"factory:{seat}:{gap + 1}"] = factory(
                    k, seen["factories"][gap], f"gaps-{seat}", at, b.gap_stoked(gap)
                )
        out[f"industry:{seat}:{at}"] = Piece(
            z=f"fields-industry-{seat}", i=at, k="industry", name=text, slots=slots, notes=notes
        )
    for i, at in enumerate(b.markers):
        text = Text("piece-marker", {"marker": i + 1, "at": at, "n": k.industry_points[at]})
        slots = {f"m{i + 1}": "yes", "number": str(i + 1)}
        out[f"marker:{seat}:{i + 1}"] = Piece(
            z=f"marker-{i + 1}-{seat}", i=at, k="marker", name=text, slots=slots, c=f"seat-{seat}"
        )


def put_sums(k: Parts, b: Board, seat: int, out: Pieces) -> None:
    """What every line and industry would bring now."""
    found = round_points(k, b)
    for i, name in enumerate([*LINES, "industry"]):
        title = line_name(k, i) if i < len(LINES) else "source-industry"
        short = f"short-{title}" if i < len(LINES) else title
        text = Text("piece-sum", {"line": title, "n": found[i]})
        out[f"sum:{seat}:{name}"] = Piece(
            z=f"sum-{name}-{seat}", i=0, k="sum", name=text, slots={"figure": str(found[i]), "line": short}
        )


# --- what belongs to a player ------------------------------------------------------------------


def put_purse(seen: Json, k: Parts, seat: int, out: Pieces) -> None:
    entries = [("workers", "sym-worker", seen["workers"]), ("coins", "sym-coin", seen["coins"])]
    if k.coal:
        entries.append(("coal", "sym-coal", seen["coal"]))
    if seen["helpers"]:
        entries.append(("helpers", "sym-helper", seen["helpers"]))
    if seen["black"]:
        entries.append(("black", "sym-black-worker", int(seen["black_home"])))
    for i, (name, picture, count) in enumerate(entries):
        text = Text(f"piece-purse-{name}", {"count": count})
        slots = {"icon": picture, "figure": str(count)}
        notes = [Text("note-crew", {"crew": seen["crew"], "reserve": seen["reserve"]})] if name == "workers" else []
        look = f"seat-{seat}" + ("" if count else " rr-empty")
        out[f"purse:{seat}:{name}"] = Piece(
            z=f"purse-{seat}", i=i, k="chip", name=text, slots=slots, c=look, notes=notes
        )


def put_people(view: Json, seen: Json, k: Parts, seat: int, out: Pieces) -> None:
    for i, entry in enumerate(seen["engineers"]):
        piece = engineer(k, entry["engineer"], f"engineers-{seat}", i)
        slots = dict(piece.slots)
        look = f"rr-own seat-{seat}"
        notes = list(piece.notes)
        if entry["stand"] is not None:
            slots |= standing_slots(view, entry["stand"])
            look = f"rr-taken seat-{seat}"
        elif entry["rest"]:
            look += " rr-spent"
            notes.append(Text("engineer-new"))
        out[f"engineer:{entry['engineer']}"] = Piece(
            z=piece.z, i=i, k="engineer", name=piece.name, slots=slots, c=look, notes=notes
        )


def put_questions(seen: Json, k: Parts, seat: int, out: Pieces) -> None:
    """? tokens, used ones too; ? cards; end bonus cards, which only their owner knows."""
    known = sorted([*seen["tokens"], *seen["laid"]], key=TOKENS.index)
    for i, name in enumerate(known):
        given = k.token_gives[TOKENS.index(name)]
        laid = name in seen["laid"]
        notes = [Text("note-gives", {"effects": effect_words(given)}), *guessed(k, name)]
        if laid:
            notes.append(Text("note-laid"))
        slots = {**pictures(given), **({"done": "yes"} if laid else {})}
        out[f"token:{seat}:{name}"] = Piece(
            z=f"tokens-{seat}",
            i=i,
            k="token",
            name=Text(f"token-{name}"),
            slots=slots,
            c="rr-spent" if laid else "",
            notes=notes,
        )
    for i, name in enumerate(seen["cards"]):
        out[f"card:{name}"] = question_card(k, name, f"cards-{seat}", i)
    if seen["upgrade"] != "none":
        slots = {"s1": "sym-upgrade", "many": "1", "caption": f"caption-upgrade-{seen['upgrade']}"}
        out[f"upgrade:{seat}"] = Piece(
            z=f"cards-{seat}", i=len(seen["cards"]), k="card", name=Text(f"upgrade-{seen['upgrade']}"), slots=slots
        )
    if seen["bonus"] is not None:
        for i, name in enumerate(seen["bonus"]):
            out[f"bonus:{name}"] = end_bonus(name, f"bonus-{seat}", i)
    else:
        for i in range(seen["bonus_count"]):
            out[f"bonus:{seat}:{i}"] = Piece(z=f"bonus-{seat}", i=i, k="bonus-back", name=Text("back-bonus"))
