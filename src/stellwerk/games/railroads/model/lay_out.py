"""A table as somebody sees it: everything that lies open, and of the secrets only their own."""

from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from stellwerk.games.railroads.model.ids import (
    AREAS,
    ARMS,
    CARDS,
    COLOURS,
    EMIL_CARDS,
    END_BONUSES,
    ENGINEERS,
    EXTENSIONS,
    FOUNDRIES,
    INCOMES,
    K12_FOUNDRY,
    KINDS,
    PAYMENTS,
    PLACES,
    QUEUED,
    SPACES,
    START_BONUSES,
    STOKABLE,
    TOKENS,
    bits,
    factory_text,
    loco_text,
)
from stellwerk.games.railroads.model.state import (
    EMPTY,
    OVER,
    PHASES,
    Board,
    RailState,
    stand_code,
)
from stellwerk.games.railroads.model.table import (
    CLAIMS,
    EMIL_NAME,
    LOCO_NAMES,
    SEATS,
    UPGRADES,
    Emil,
    Hand,
    OwnEngineer,
    OwnFoundry,
    OwnIncome,
    PointsBySource,
    Seat,
    Stand,
    Table,
    Tracks,
)
from stellwerk.games.railroads.rules.steps import STEPS
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step
from stellwerk.kernel.table import ALL, BLANK, NOBODY, Eyes, written_chance, written_eyes

# how much of a board is seen
OPEN: Final = 0
HIDDEN: Final = 1  # neither the end bonus cards nor what was seen in the pile
SHOWN: Final = 2  # the cards: the game is over


def all_stands(known: list[str]) -> dict[int, Stand]:
    """Everything that can stand on a place, by its code."""
    out: dict[int, Stand] = {0: Stand()}
    for seat, name in enumerate(known):
        for payment, pay in enumerate(PAYMENTS):
            out[stand_code(seat, payment, 0)] = Stand(seat=name, pay=pay)
            for helpers in (1, 2):
                out[stand_code(seat, payment, helpers)] = Stand(seat=name, pay=pay, helpers=helpers)
    return out


TAKEN: Final = SPACES[:K12_FOUNDRY]  # both halves of the combined space are taken as one
LOCOS: Final = ["", *LOCO_NAMES]  # by number
STANDS: Final = all_stands(SEATS)
STANDS_SOLO: Final = all_stands([SEATS[0], EMIL_NAME])  # he stands beside the only player
STEP_NAMES: Final[dict[Step[Any], str]] = {step: name for name, step in STEPS.items()}


def lay_out(s: RailState, eyes: Eyes) -> Table:
    """What rests is written once for all who look on: only their own secrets are put in."""
    if s.written is None or eyes == ALL:
        return write(s, eyes)
    if not s.written:
        s.written.append(write(s, NOBODY))
    public = s.written[0]
    assert isinstance(public, Table)
    return public if eyes == NOBODY else replace(public, eyes=written_eyes(eyes), seats=lay_out_seats(s, eyes))


def write(s: RailState, eyes: Eyes) -> Table:
    solo = s.parts.solo
    known = STANDS_SOLO if solo else STANDS
    return Table(
        players=s.seats,
        options=s.parts.options,
        eyes=written_eyes(eyes),
        rng=written_chance(s.rng, eyes),
        learnt=s.learnt,
        round=s.round,
        rounds=s.parts.rounds,
        phase=PHASES[s.phase],
        turn=SEATS[s.turn],
        order=tuple([SEATS[seat] for seat in s.order]),
        cursor=EMIL_NAME if solo and s.cursor == 0 else SEATS[0] if solo else SEATS[s.order[s.cursor]],
        passed=tuple([SEATS[seat] for seat in range(s.seats) if s.passed >> seat & 1]),
        pass_cards=tuple([place + 1 for place in s.pass_cards]),
        acted=s.acted,
        extended=s.extended,
        moving=None if s.moving == NONE else CLAIMS[s.moving],
        spaces={name: known[code] for name, code in zip(TAKEN, s.occupied) if code},
        crowd=tuple([known[code] for code in s.crowd]),
        must=pending(s.must),
        may=pending(s.may),
        kept=(pending(s.kept[:QUEUED]), pending(s.kept[QUEUED:])) if s.kept else None,
        picks=s.picks,
        hand=None if s.hand == EMPTY else Hand(loco=loco_text(s.hand), stoker=s.hand_stoker, new=s.hand_new),
        building=None if s.building == EMPTY else factory_text(s.building),
        fired=None if s.fired == NONE else FOUNDRIES[s.fired],
        stoker_by=SEATS[s.stoker_by - 1] if s.stoker_by else None,
        supply={name: count for name, count in zip(LOCOS, s.supply) if count},
        returned={factory_text(number): count for number, count in enumerate(s.returned) if count},
        factories_gone=tuple(["9x" if number == 0 else factory_text(number) for number in s.factories_gone]),
        doublers_left=s.doublers_left,
        helpers_home=s.helpers_home,
        row=tuple([None if e == NONE else ENGINEERS[e] for e in s.row]),
        engineers_gone=tuple(sorted([ENGINEERS[e] for e in s.engineers_gone])),
        cards_left=marked(s.cards_left, CARDS),
        start_left=marked(s.start_left, START_BONUSES),
        pile=seen(s.pile, END_BONUSES, eyes == ALL),
        removed=seen(s.removed, END_BONUSES, eyes == ALL),
        taken=tuple([SEATS[seat] for seat in s.taken]),
        income_left={INCOMES[i]: count for i, count in enumerate(s.income_left) if count},
        extensions_left=marked(s.extensions_left, EXTENSIONS),
        extra_marker=s.extra_marker,
        foundry_stack=seen(s.foundry_stack, FOUNDRIES, eyes == ALL),
        foundries_open=seen(s.foundries_open, FOUNDRIES),
        foundries_down=seen(s.foundries_down, FOUNDRIES, eyes == ALL),
        foundries_closed=seen(s.foundries_closed, FOUNDRIES),
        emil=lay_out_emil(s, eyes) if solo else UNSET,
        seats=lay_out_seats(s, eyes),
        stack=tuple([STEP_NAMES[step] for step in s.stack]),
    )


def seen(cards: list[int], known: list[str], open_: bool = True) -> tuple[str, ...]:
    return tuple([known[card] for card in cards]) if open_ else (BLANK,) * len(cards)


def pending(counts: list[int]) -> dict[str, int]:
    return {KINDS[kind]: n for kind, n in enumerate(counts) if n} if any(counts) else {}


def marked(mask: int, known: list[str]) -> tuple[str, ...]:
    return tuple(bits(mask, known)) if mask else ()


def lay_out_emil(s: RailState, eyes: Eyes) -> Emil:
    return Emil(
        workers=s.emil_workers,
        waiting=s.emil_waiting,
        cards=seen(s.emil_cards, EMIL_CARDS, eyes == ALL),
        discard=seen(s.emil_discard, EMIL_CARDS),
        engineers=seen(s.emil_engineers, ENGINEERS),
        tiles=tuple([factory_text(number) for number in s.emil_tiles]),
        passed=s.emil_passed,
    )


# --- a player ----------------------------------------------------------------------


def lay_out_seats(s: RailState, eyes: Eyes) -> tuple[Seat, ...]:
    return tuple([lay_out_seat(s, seat, eyes) for seat in range(s.seats)])


def lay_out_seat(s: RailState, seat: int, eyes: Eyes) -> Seat:
    """Written once for as long as the board is not changed. One without secrets looks alike to everybody."""
    b = s.boards[seat]
    how = OPEN
    if (b.bonus or b.looks) and eyes != seat and eyes != ALL:
        how = SHOWN if s.phase == OVER else HIDDEN
    if b.made is None:
        b.made = {}
    found = b.made.get(how)
    if isinstance(found, Seat):
        return found
    made = write_seat(s, b, how)
    b.made[how] = made
    return made


def write_seat(s: RailState, b: Board, how: int) -> Seat:
    known = STANDS_SOLO if s.parts.solo else STANDS
    return Seat(
        tracks=Tracks(main=line_text(b, 0), second=line_text(b, 1), third=line_text(b, 2)),
        arm=ARMS[b.arm],
        extensions={AREAS[i]: EXTENSIONS[e] for i, e in enumerate(b.extensions) if e != NONE},
        due_fields=due_fields(s, b),
        locos=tuple([None if tile == EMPTY else loco_text(tile) for tile in b.locos]),
        factories=tuple([None if number == EMPTY else factory_text(number) for number in b.gaps]),
        stokers=marked(b.stokers, STOKABLE),
        markers=tuple(b.markers),
        doublers=b.doublers,
        medal=b.medal,
        upgrade=UPGRADES[b.upgrade],
        workers=b.workers,
        crew=b.crew,
        reserve=b.reserve,
        black=b.black,
        black_home=b.black_home,
        helpers=b.helpers,
        coins=b.coins,
        coal=b.coal,
        points=PointsBySource(
            main_line=b.sources[0],
            second_line=b.sources[1],
            third_line=b.sources[2],
            industry=b.sources[3],
            effects=b.sources[4],
            passing=b.sources[5],
            end_bonus=b.sources[6],
            majority=b.sources[7],
        ),
        engineers=tuple(
            [
                OwnEngineer(
                    engineer=ENGINEERS[e],
                    stand=known[b.manned[i]] if b.manned[i] else None,
                    rest=bool(b.rest >> i & 1),
                )
                for i, e in enumerate(b.engineers)
            ]
        ),
        used=tuple([PLACES[code >> 1] + ("+b" if code & 1 else "") for code in b.used]),
        tokens=marked(b.tokens, TOKENS),
        laid=marked(b.laid, TOKENS),
        cards=seen(b.cards, CARDS),
        keys=b.keys,
        incomes=tuple(
            [OwnIncome(income=INCOMES[n], used=bool(b.incomes_used >> i & 1)) for i, n in enumerate(b.incomes)]
        ),
        foundries=tuple([OwnFoundry(foundry=FOUNDRIES[f], fired=bool(b.fired >> f & 1)) for f in b.foundries]),
        bonus=seen(b.bonus, END_BONUSES, how != HIDDEN),
        looks=tuple([marked(look, END_BONUSES) if how == OPEN else (BLANK,) * look.bit_count() for look in b.looks]),
    )


def line_text(b: Board, line: int) -> tuple[int, ...]:
    """Fields of the markers from black on; colours that are not there are left out at the end."""
    out = b.tracks[line * 5 : line * 5 + len(COLOURS)]
    while len(out) > 1 and out[-1] == 0:
        out.pop()
    return tuple(out)


def field_met(s: RailState, b: Board, field: int) -> bool:
    k = s.parts
    line, at = k.field_line[field], k.field_at[field]
    return b.tracks[line * 5 + k.field_colour[field]] >= at and (b.reach[line] >= at or not k.field_loco[field])


def due_fields(s: RailState, b: Board) -> tuple[str, ...]:
    """Fields whose condition holds but which have not paid yet: in the middle of a chain or a question."""
    return tuple([s.parts.field_name[field] for line in b.todo for field in line if field_met(s, b, field)])
