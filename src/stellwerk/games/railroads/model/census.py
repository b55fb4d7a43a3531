"""Every component that exists, by name: none may be lost or doubled."""

from stellwerk.games.railroads.model.ids import (
    CARDS,
    COAL_BACK,
    EMIL_CARDS,
    END_BONUSES,
    ENGINEERS,
    EXTENSIONS,
    FOUNDRIES,
    INCOMES,
    K12_FOUNDRY,
    NINE_ALONE,
    PAID_BLACK,
    TOKENS,
    bits,
    factory_text,
    names,
)
from stellwerk.games.railroads.model.state import (
    RailState,
    stands_helpers,
    stands_own,
    stands_payment,
    stands_seat,
)
from stellwerk.kernel.state import NONE


def census(s: RailState) -> list[str]:
    """Every part in play, wherever it lies."""
    out = tile_census(s)
    out += [f"engineer-{ENGINEERS[e]}" for e in all_engineers(s)]
    bonus = s.pile + s.removed
    foundries = s.foundry_stack + s.foundries_open + s.foundries_down + s.foundries_closed
    cards = bits(s.cards_left, CARDS)
    doublers = s.doublers_left
    incomes = [INCOMES[i] for i, count in enumerate(s.income_left) for _ in range(count)]
    extensions = bits(s.extensions_left, EXTENSIONS)
    for seat, b in enumerate(s.boards):
        bonus = bonus + b.bonus
        foundries = foundries + b.foundries
        cards += names(b.cards, CARDS)
        doublers += b.doublers
        incomes += names(b.incomes, INCOMES)
        extensions += [EXTENSIONS[e] for e in b.extensions if e != NONE]
        out += [f"token-{seat}-{name}" for name in bits(b.tokens, TOKENS) + bits(b.laid, TOKENS)]
        out += [f"worker-{seat}"] * (b.workers + b.reserve + sum([stands_own(code) for code in stands(s, seat)]))
    out += [f"bonus-{name}" for name in names(bonus, END_BONUSES)]
    out += [f"foundry-{name}" for name in names(foundries, FOUNDRIES)]
    out += [f"card-{name}" for name in cards]
    out += [f"income-{name}" for name in incomes] + [f"extension-{name}" for name in extensions]
    out += [] if s.parts.r.unlimited_doublers else ["doubler"] * doublers
    out += worker_census(s)
    if s.parts.solo:
        out += [f"emil-{name}" for name in names(s.emil_cards + s.emil_discard, EMIL_CARDS)]
    return sorted(out)


def stands(s: RailState, seat: int) -> list[int]:
    """What a player has standing anywhere."""
    codes = s.occupied[:K12_FOUNDRY] + s.crowd
    if seat < s.seats:
        codes = codes + s.boards[seat].manned
    return [code for code in codes if code and stands_seat(code) == seat]


def worker_census(s: RailState) -> list[str]:
    helpers = s.helpers_home
    black = s.cards_left & 1
    for seat, b in enumerate(s.boards):
        placed = stands(s, seat)
        helpers += b.helpers + sum([stands_helpers(code) for code in placed])
        black += b.black_home + sum([PAID_BLACK[stands_payment(code)] for code in placed])
    out = ["helper"] * helpers + ["black-worker"] * black
    if s.parts.solo:
        his = s.emil_workers + s.emil_waiting + sum([stands_own(code) for code in stands(s, 1)])
        out += ["worker-emil"] * his
    return out


def tile_census(s: RailState) -> list[str]:
    """Locomotives and factories are two sides of the same tiles."""
    backs = [number for number in range(1, 10) for _ in range(s.supply[number])]
    backs += [number for number in range(1, 11) for _ in range(s.returned[number])]
    backs += [number for number in s.factories_gone if number] + s.emil_tiles
    alone = s.factories_gone.count(0) + (s.cards_left >> 1 & 1)
    if s.building:
        backs.append(s.building)
    if s.cards_left >> 6 & 1:
        backs.append(COAL_BACK)
    locos = [s.hand] if s.hand else []
    for b in s.boards:
        locos += [tile for tile in b.locos if tile]
        backs += [number for number in b.gaps if number]
    alone += locos.count(NINE_ALONE)
    backs += [tile for tile in locos if tile != NINE_ALONE]
    return [f"tile-{factory_text(number)}" for number in backs] + ["tile-9x"] * alone


def all_engineers(s: RailState) -> list[int]:
    out = [e for e in s.row if e != NONE] + s.engineers_gone + s.emil_engineers
    for b in s.boards:
        out = out + b.engineers
    if s.cards_left >> 2 & 1:
        out.append(0)
    return out
