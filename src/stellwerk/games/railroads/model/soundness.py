"""Whether a table that was read can come about: numbers within what is printed, all parts there, questions possible."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from stellwerk.games.railroads.model.census import census
from stellwerk.games.railroads.model.ids import (
    AREAS,
    ARMS,
    COLOURS,
    END_BONUSES,
    EXTENSIONS,
    FACTORIES,
    KEY,
    LINES,
    MAIN,
    MARKER,
    MEDAL,
    O1,
    PAID_WORKERS,
    PLACES,
    SECOND_MARKER,
    SPACE_COUNT,
    SPACES,
    STOKABLE,
    STOKER,
    T12,
    TOKENS,
    UPGRADE,
    bits,
)
from stellwerk.games.railroads.model.lay_out import STEP_NAMES, due_fields
from stellwerk.games.railroads.model.parts import Parts
from stellwerk.games.railroads.model.state import (
    EMPTY,
    NO_EXTENSION,
    OVER,
    Board,
    RailState,
    stands_helpers,
    stands_payment,
    stands_seat,
)
from stellwerk.games.railroads.model.table import LOCO_NAMES, MANY, SEATS, UPGRADES
from stellwerk.games.railroads.model.take_in import fields_of, looks_of, stoker_tiles, stokers_taken
from stellwerk.games.railroads.rules.effect_choices import choices
from stellwerk.games.railroads.rules.possible import in_order
from stellwerk.games.railroads.rules.set_up import laid_out
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.games.railroads.rules.tracks import SWITCH, open_area
from stellwerk.kernel.reader import wrong
from stellwerk.kernel.refusal import Refusal, Refused
from stellwerk.kernel.rng import seeded
from stellwerk.kernel.state import NONE

# the stacks that can come about, written from the bottom to the top
INNER: Final = (
    r"( Effects( (Repeat|RepeatEngineer|RepeatWhole|RepeatTwo|PlaceLoco|ReplaceFactory|ChooseArm|LayExtension"
    r"|KeepUpgrade|ChooseFoundry|AttachStoker))*)?"
)
FOUNDRY_PART: Final = r"( (AfterFoundry|CloseFoundry))?"
STACK: Final = re.compile(
    r"(NextTurn( NextStart)?|Scoring( MoveFirst)?( MoveSecond)?)"
    r"(( (Turn|Extras|AfterAction|EndTurn)" + FOUNDRY_PART + INNER + r")"
    r"|( AfterAction Effects TakeUpAgain" + FOUNDRY_PART + INNER + r")"
    r"| ChooseStart| MoveWorker| EndTurn ChooseEndBonus)?"
)


def check(s: RailState) -> None:
    for one in CHECKS:
        one(s)


def impossible(path: str, what: object) -> Refused:
    return Refused(Refusal("RR-2.1", "position-impossible", {"path": path, "value": str(what)[:60]}))


def in_range(path: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise wrong(path, "json-range", value, low=low, high=high)


# --- numbers by what is printed and by the number of players -----------------------------


def numbers_fit_the_set_up(s: RailState) -> None:
    k = s.parts
    in_range("round", s.round, 1, k.rounds)
    in_range("doublers_left", s.doublers_left, -MANY, k.doublers)
    in_range("helpers_home", s.helpers_home, 0, k.helpers)
    for seat, b in enumerate(s.boards):
        path = f"seats[{seat}]"
        in_range(f"{path}.doublers", b.doublers, 0, k.doubler_places)
        in_range(f"{path}.reserve", b.reserve, 0, k.reserve)
        in_range(f"{path}.crew", b.crew, 0, 8)
        in_range(f"{path}.helpers", b.helpers, 0, k.helpers)
        in_range(f"{path}.coal", b.coal, 0, b.coal if k.coal else 0)
        for i, at in enumerate(b.markers):
            in_range(f"{path}.markers[{i}]", at, 0, k.industry_end)


def helpers_are_workers(s: RailState) -> None:
    """Turquoise workers stand among the workers that were paid."""
    places = [(f"spaces.{SPACES[i]}", code) for i, code in enumerate(s.occupied)]
    places += [(f"crowd[{i}]", code) for i, code in enumerate(s.crowd)]
    for seat, b in enumerate(s.boards):
        places += [(f"seats[{seat}].engineers[{i}].stand", code) for i, code in enumerate(b.manned)]
    for path, code in places:
        if code:
            in_range(f"{path}.helpers", stands_helpers(code), 0, min(2, PAID_WORKERS[stands_payment(code)]))


# --- lines and tiles ---------------------------------------------------------------------


def lines_are_in_order(s: RailState) -> None:
    for seat, b in enumerate(s.boards):
        for line in range(len(LINES)):
            line_is_in_order(s, b, line, f"seats[{seat}].tracks.{LINES[line]}")
        for colour, name in enumerate(COLOURS):
            laid = sum([1 for line in range(3) if b.tracks[line * 5 + colour]])
            if laid > s.parts.tracks[colour]:
                path = f"seats[{seat}].tracks ({name})"
                raise wrong(path, "json-count", laid, have=laid, want=s.parts.tracks[colour])


def line_is_in_order(s: RailState, b: Board, line: int, path: str) -> None:
    k = s.parts
    first = line * 5
    in_range(path, b.tracks[first], 1, k.fields[b.arm][line])
    for colour in range(1, 5):
        at = b.tracks[first + colour]
        if at == 0:
            continue
        in_range(path, at, 0, k.fields[b.arm][line])
        ahead = b.tracks[first + colour - 1]
        behind = in_order(b.tracks, first, colour, at) if k.r.skip_colour else ahead > at
        if colour >= min(b.colours, k.colours[b.arm][line]):
            raise wrong(path, "json-range", at, low=0, high=0)
        if not behind:
            raise wrong(path, "json-range", at, low=0, high=max(0, ahead - 1))


def german_lines_can_be(s: RailState) -> None:
    """RR-14.1, RR-14.3: an arm and an extension lie exactly where black has got to them."""
    k = s.parts
    if not k.germany:
        return
    for seat, b in enumerate(s.boards):
        now = STEP_NAMES[s.stack[-1]] if s.stack and s.turn == seat else ""
        if (b.tracks[MAIN] >= SWITCH) != (b.arm != 0) and now != "ChooseArm":
            raise impossible(f"seats[{seat}].arm", ARMS[b.arm])
        for area, extension in enumerate(b.extensions):
            black = b.tracks[k.area_line[area] * 5]
            asked = now == "LayExtension" and black == k.area_at[area] and extension == NO_EXTENSION
            if (black >= k.area_at[area]) != (extension != NO_EXTENSION) and not asked:
                laid = AREAS[area] if extension == NO_EXTENSION else EXTENSIONS[extension]
                raise impossible(f"seats[{seat}].extensions", laid)


def factories_leave_no_gap(s: RailState) -> None:
    for seat, b in enumerate(s.boards):
        for i in range(1, 5):
            if b.gaps[i] != EMPTY and b.gaps[i - 1] == EMPTY:
                raise wrong(f"seats[{seat}].factories[{i - 1}]", "json-name", None, known=", ".join(FACTORIES))


def locomotives_leave_no_gap(s: RailState) -> None:
    """RR-4.2: the second place of the main line is filled after the first."""
    for seat, b in enumerate(s.boards):
        if b.locos[1] != EMPTY and b.locos[0] == EMPTY:
            raise impossible(f"seats[{seat}].locos[1]", LOCO_NAMES[b.locos[1] - 1])


def markers_can_be_there(s: RailState) -> None:
    """RR-6.2, RR-12.5, RR-14.5: no marker is beyond an empty gap, and every further one was gained."""
    k = s.parts
    may_have: list[int] = []  # who may have the extra one
    for seat, b in enumerate(s.boards):
        path = f"seats[{seat}].markers"
        for i, at in enumerate(b.markers):
            if any(k.gap_on[field] >= 0 and b.gaps[k.gap_on[field]] == EMPTY for field in range(at + 1)):
                raise impossible(f"{path}[{i}]", at)
        more = len(b.markers) - 1 - gained(s, b, SECOND_MARKER)
        reached = gained(s, b, MARKER) > 0 and len(b.markers) > 1
        if more > (1 if reached and not s.extra_marker else 0):
            raise impossible(path, b.markers)
        may_have += [seat] * reached
    if s.extra_marker != k.germany and not may_have:
        raise impossible("extra_marker", s.extra_marker)


def benefits_were_gained(s: RailState) -> None:
    """RR-12.4: upgrade markers and the medal come with their token or card, keys with their fields."""
    for seat, b in enumerate(s.boards):
        path = f"seats[{seat}]"
        if b.upgrade and not gained(s, b, UPGRADE + b.upgrade - 1):
            raise impossible(f"{path}.upgrade", UPGRADES[b.upgrade])
        if b.medal and not gained(s, b, MEDAL):
            raise impossible(f"{path}.medal", b.medal)
        if b.keys > gained(s, b, KEY):
            raise impossible(f"{path}.keys", b.keys)


def gained(s: RailState, b: Board, kind: int) -> int:
    """How often the tokens, cards and special fields of a player have brought this."""
    k = s.parts
    if given_elsewhere(k, kind):
        return MANY
    given = [k.token_gives[i] for i in range(len(TOKENS)) if b.laid >> i & 1] + [k.card_gives[i] for i in b.cards]
    given += [
        k.field_gives[field] for line, todo in zip(fields_of(k, b), b.todo) for field in line if field not in todo
    ]
    return sum([n for effect in given for found, n in effect if found == kind])


def given_elsewhere(k: Parts, kind: int) -> bool:
    """With another component file anything may bring it, and nothing remembers that it did."""
    given = k.gives + k.factory_gives + k.factory_stoker + k.start_gives + k.income_gives + k.foundry_gives
    return any(found == kind for effect in given for found, _ in effect)


def fields_pay_once(s: RailState) -> None:
    """RR-7.1: a field whose condition is met has paid, unless a question on the way comes first."""
    open_ = [STEP_NAMES[step] for step in s.stack]
    on_the_way = any(name in open_ for name in ("PlaceLoco", "ChooseArm", "LayExtension"))
    for seat, b in enumerate(s.boards):
        due = due_fields(s, b)
        if due and not (on_the_way and seat == s.turn):
            raise impossible(f"seats[{seat}].due_fields", " ".join(due))


def stokers_are_foundries(s: RailState) -> None:
    """RR-15.4, RR-15.5, RR-15.8: every stoker is a tile from the stack or a closed foundry."""
    if stokers_taken(s) <= stoker_tiles(s) or given_elsewhere(s.parts, STOKER):
        return
    for seat, b in enumerate(s.boards):
        if b.stokers:
            raise impossible(f"seats[{seat}].stokers", " ".join(bits(b.stokers, STOKABLE)))
    path, value = ("hand.stoker", "true") if s.hand_stoker else ("stoker_by", SEATS[s.stoker_by - 1])
    raise impossible(path if s.hand_stoker or s.stoker_by else "stack", value)


def places_used_are_there(s: RailState) -> None:
    """RR-13.1: nobody repeats what is not in play."""
    for seat, b in enumerate(s.boards):
        for i, code in enumerate(b.used):
            place = code >> 1
            there = s.parts.here[place] if place < SPACE_COUNT else place - SPACE_COUNT in b.engineers
            if not there or (code & 1 and not b.black):
                raise impossible(f"seats[{seat}].used[{i}]", PLACES[place] + "+b" * (code & 1))


def stokers_have_tiles(s: RailState) -> None:
    for seat, b in enumerate(s.boards):
        for i, name in enumerate(STOKABLE):
            if b.stokers >> i & 1 and (b.locos + b.gaps)[i] == EMPTY:
                raise wrong(f"seats[{seat}].stokers", "json-name", name, known="")


# --- what belongs together -----------------------------------------------------------------


def stack_can_come_about(s: RailState) -> None:
    text = " ".join([STEP_NAMES[step] for step in s.stack])
    if (s.phase == OVER) != (not s.stack) or (s.stack and not STACK.fullmatch(text)):
        raise impossible("stack", text)


def taken_cards_are_held(s: RailState) -> None:
    for seat, b in enumerate(s.boards):
        if len(b.bonus) != s.taken.count(seat):
            raise impossible("taken", [SEATS[taker] for taker in s.taken])


def every_part_is_there_once(s: RailState) -> None:
    fresh, found = Counter(census(laid_out(s.parts, seeded("census")))), Counter(census(s))
    for part in sorted(found - fresh) or sorted(fresh - found):
        path, name = where_it_belongs(part)
        counts: dict[str, int | str] = {"path": path, "part": name, "have": found[part], "want": fresh[part]}
        raise Refused(Refusal("RR-1.1", "position-parts", counts))


SUPPLIES: Final = {
    "tile": "supply", "engineer": "row", "bonus": "pile", "foundry": "foundry_stack", "card": "cards_left",
    "income": "income_left", "extension": "extensions_left", "doubler": "doublers_left", "helper": "helpers_home",
    "black": "cards_left", "emil": "emil.cards",
}  # fmt: skip


def where_it_belongs(part: str) -> tuple[str, str]:
    """The supply of a part, or the player whose it is, and its name."""
    kind, _, rest = part.partition("-")
    if part == "worker-emil":
        return "emil.workers", "part-worker"
    if kind == "worker":
        return f"seats[{rest}].workers", "part-worker"
    if kind == "token":
        seat, _, name = rest.partition("-")
        return f"seats[{seat}].tokens", f"token-{name}"
    if kind == "tile":
        return SUPPLIES[kind], "part-nine" if rest == "9x" else f"factory-{rest}"
    return SUPPLIES[kind], part if rest and kind != "black" else f"part-{kind}"


def players_fit_their_cards(s: RailState) -> None:
    for seat, b in enumerate(s.boards):
        path = f"seats[{seat}]"
        if b.black != (0 in b.cards) or (b.black_home and not b.black):
            raise impossible(f"{path}.black", b.black)
        if b.crew != s.parts.workers + s.parts.reserve - b.reserve:
            raise impossible(f"{path}.crew", b.crew)
        if any(code and stands_seat(code) != seat for code in b.manned):
            raise impossible(f"{path}.engineers", SEATS[seat])
        if b.looks != looks_of(s, seat):
            raise impossible(f"{path}.looks", [bits(look, END_BONUSES) for look in b.looks])


AT_ONCE: Final = ("PlaceLoco", "ReplaceFactory", "ChooseArm", "LayExtension", "KeepUpgrade")  # never two of them


def questions_are_possible(s: RailState) -> None:
    for i, step in enumerate(s.stack):
        name = STEP_NAMES[step]
        again = s.stack[:i].count(step)
        if not fits_step(s, name) or (name in AT_ONCE and again) or again > most_waiting(s, name):
            raise impossible(f"stack[{i}]", name)


def most_waiting(s: RailState, name: str) -> int:
    """How many more of the same questions can still be answered after the first."""
    if name == "AttachStoker":
        return len(s.boards[s.turn].stokable()) - 1
    if name == "ChooseFoundry":
        return len(s.foundries_open) + len(s.foundry_stack) - 1
    return len(s.stack)


def what_is_held_is_asked_for(s: RailState) -> None:
    """Whatever a question on the way holds, that question is open."""
    open_ = [STEP_NAMES[step] for step in s.stack]
    held = {
        "hand": (s.hand != EMPTY, ("PlaceLoco",)),
        "building": (s.building != EMPTY, ("ReplaceFactory",)),
        "fired": (s.fired != NONE, ("AfterFoundry", "CloseFoundry")),
        "kept": (len(s.kept) > 0, ("TakeUpAgain",)),
        "moving": (s.moving != NONE, ("MoveWorker",)),
        "must": (any(s.must), ("Effects",)),
        "may": (any(s.may), ("Effects",)),
    }
    for path, (there, wanted) in held.items():
        if there and not any(name in open_ for name in wanted):
            raise impossible(path, " ".join(open_))


def crowd_stands_on_its_space(s: RailState) -> None:
    if s.occupied[T12] or (s.parts.solo and any(stands_seat(code) for code in s.crowd)):
        raise impossible("crowd", "T12")


def fits_step(s: RailState, name: str) -> bool:
    b = s.boards[s.turn]
    if name == "PlaceLoco":
        return s.hand != EMPTY and len(STEPS[name].moves(s, s.turn)) > 0
    if name == "ReplaceFactory":
        return s.building != EMPTY and EMPTY not in b.gaps
    if name == "ChooseArm":
        return s.parts.germany and b.arm == 0 and b.tracks[MAIN] == 9
    if name == "LayExtension":
        return s.parts.germany and open_area(s, s.turn) != NONE
    if name in ("AfterFoundry", "CloseFoundry"):
        return s.fired != NONE and s.fired in b.foundries and (name == "AfterFoundry" or len(b.stokable()) > 0)
    if name == "AttachStoker":
        return len(b.stokable()) > 0
    if name == "ChooseFoundry":
        return len(s.foundries_open) > 0
    if name == "ChooseEndBonus":
        return len(s.pile) > 0 and s.picks > 0 and len(b.looks) > 0
    if name == "MoveWorker":
        code = s.occupied[O1 + s.moving] if s.moving != NONE else 0
        return code != 0 and stands_seat(code) == s.turn
    if name == "ChooseStart":
        return s.start_left != 0
    if name == "KeepUpgrade":
        return b.upgrade != 0
    if name == "TakeUpAgain":
        return len(s.kept) > 0
    if name == "Effects":
        return s.stack[-1] is not STEPS["Effects"] or len(choices(s)) > 0
    return True


CHECKS: Final[tuple[Callable[[RailState], None], ...]] = (
    numbers_fit_the_set_up,
    helpers_are_workers,
    lines_are_in_order,
    german_lines_can_be,
    locomotives_leave_no_gap,
    factories_leave_no_gap,
    stokers_have_tiles,
    stokers_are_foundries,
    markers_can_be_there,
    benefits_were_gained,
    stack_can_come_about,
    taken_cards_are_held,
    every_part_is_there_once,
    players_fit_their_cards,
    questions_are_possible,
    what_is_held_is_asked_for,
    fields_pay_once,
    crowd_stands_on_its_space,
    places_used_are_there,
)
