"""Why something cannot be done with the pending effects, or a place not be used."""

from stellwerk.games.railroads.model.ids import (
    AGAIN,
    ANY,
    ARMS,
    BONUS,
    CARD,
    CARDS,
    CLAIM_FIRST,
    CLAIM_SECOND,
    COAL_FOR_STEPS,
    COLOUR_KEYS,
    DOUBLERS,
    EITHER,
    EITHER_BLACK,
    FACTORY,
    FOUNDRY,
    GRAY,
    HIRE,
    INCOME,
    INDUSTRY,
    KEY,
    KINDS,
    LOCO,
    MARKER,
    QUESTION,
    QUEUED,
    REPEAT_ONE,
    TILE,
    TOKENS,
)
from stellwerk.games.railroads.model.parts import Effect
from stellwerk.games.railroads.model.state import EMPTY, Board, RailState
from stellwerk.games.railroads.rules.effect_choices import most_coal
from stellwerk.games.railroads.rules.effects import line_name
from stellwerk.games.railroads.rules.moves import (
    ADVANCE,
    ADVANCE_0,
    ADVANCE_INDUSTRY,
    AGAIN_0,
    BUILD,
    BUILD_0,
    CARD_0,
    COAL_0,
    ENTER_AGAIN,
    GIVE_COAL,
    INDUSTRY_0,
    SKIP,
    SKIP_0,
    TAKE,
    TAKE_0,
    TAKE_CARD,
    TAKE_INCOME,
    TAKE_MARKER,
    TOKEN,
    TOKEN_0,
    USE_BONUS,
    USE_KEY,
)
from stellwerk.games.railroads.rules.possible import (
    can_step,
    claim_possible,
    industry_run,
    loco_possible,
    possible,
    repeatable,
    steps_possible,
)
from stellwerk.kernel.refusal import Params, Refusal
from stellwerk.kernel.state import NONE


def pending_kind(s: RailState, kind: int) -> bool:
    return s.must[kind] + s.may[kind] > 0


def not_pending(kind: int) -> Refusal:
    return Refusal("RR-2.7", "not-pending", {"effect": f"effect-{KINDS[kind]}"})


def why_not_effect(s: RailState, move: int) -> Refusal:
    b = s.boards[s.turn]
    if ADVANCE.has(move):
        colour, line = divmod(move - ADVANCE_0, 3)
        return why_not_advance(s, b, line, colour)
    if ADVANCE_INDUSTRY.has(move):
        return why_not_industry(s, b, move - INDUSTRY_0)
    if TAKE.has(move) or BUILD.has(move):
        return why_not_tile(s, b, move)
    if SKIP.has(move):
        return why_not_skip(s, move - SKIP_0)
    return why_not_rare(s, move)


def why_not_skip(s: RailState, kind: int) -> Refusal:
    if s.must[kind]:
        return Refusal("RR-2.6", "must-be-done", {"effect": f"effect-{KINDS[kind]}"})
    return not_pending(kind)


def why_not_advance(s: RailState, b: Board, line: int, colour: int) -> Refusal:
    k = s.parts
    name, where = COLOUR_KEYS[colour], line_name(s, line)
    both = pending_kind(s, EITHER) or pending_kind(s, EITHER_BLACK)
    if not (pending_kind(s, colour) or pending_kind(s, ANY) or (both and colour <= GRAY)):
        return not_pending(colour)
    if colour >= b.colours:
        return why_locked(s, b, colour)
    if colour >= k.colours[b.arm][line]:
        return Refusal("RR-3.8", "colour-not-printed", {"colour": name, "line": where})
    at = b.tracks[line * 5 + colour]
    if at >= k.fields[b.arm][line]:
        return Refusal("RR-3.9", "line-end", {"colour": name, "line": where})
    if can_step(k, b, line, colour):
        return Refusal("RR-2.6", "rest-impossible")
    ahead = b.tracks[line * 5 + colour - 1]
    if ahead == 0:
        return Refusal("RR-3.4", "colour-skipped", {"colour": name, "line": where, "ahead": COLOUR_KEYS[colour - 1]})
    if ahead <= at + 1:
        return Refusal("RR-3.3", "no-overtaking", {"colour": name, "line": where, "ahead": COLOUR_KEYS[colour - 1]})
    return Refusal("RR-3.1", "no-track-left", {"colour": name})


def why_locked(s: RailState, b: Board, colour: int) -> Refusal:
    """Not yet, or never on the arm that was chosen (RR-14.2)."""
    name: Params = {"colour": COLOUR_KEYS[colour]}
    if b.arm and colour >= max(s.parts.unlocked[b.arm]):
        return Refusal("RR-14.2", "colour-never", {**name, "arm": f"arm-{ARMS[b.arm]}"})
    return Refusal("RR-3.6", "colour-locked", name)


def why_not_industry(s: RailState, b: Board, marker: int) -> Refusal:
    if not pending_kind(s, INDUSTRY):
        return not_pending(INDUSTRY)
    if marker >= len(b.markers):
        return Refusal("RR-6.1", "no-such-marker", {"marker": marker + 1})
    at = b.markers[marker] + 1
    if at > s.parts.industry_end:
        return Refusal("RR-6.6", "industry-end")
    gap = s.parts.gap_on[at]
    if gap >= 0 and b.gaps[gap] == EMPTY:
        return Refusal("RR-6.2", "gap-empty", {"gap": gap + 1})
    return Refusal("RR-6.4", "marker-same-field" if b.markers.index(b.markers[marker]) != marker else "field-taken")


def why_not_tile(s: RailState, b: Board, move: int) -> Refusal:
    kind = LOCO if move == TAKE_0 else FACTORY
    if not (pending_kind(s, kind) or pending_kind(s, TILE)):
        return not_pending(kind)
    if move in (TAKE_0, BUILD_0):
        if s.lowest() == 0:
            return Refusal("RR-4.8", "no-loco-left")
        if move == TAKE_0 and not loco_possible(s, b):
            return Refusal("RR-4.6", "loco-fits-nowhere", {"number": s.lowest()})
    elif not s.returned[move - BUILD_0]:
        return Refusal("RR-5.1", "factory-not-returned")
    return Refusal("RR-2.6", "rest-impossible")


def why_not_rare(s: RailState, move: int) -> Refusal:
    if USE_KEY.has(move):
        return not_pending(KEY)
    if TOKEN.has(move):
        if not pending_kind(s, QUESTION):
            return not_pending(QUESTION)
        return Refusal("RR-12.1", "token-used", {"token": f"token-{TOKENS[move - TOKEN_0]}"})
    if TAKE_CARD.has(move):
        card = move - CARD_0
        if not pending_kind(s, CARD):
            return not_pending(CARD)
        gone = not s.cards_left >> card & 1
        return Refusal("RR-12.3", "card-gone" if gone else "card-incomplete", {"card": f"card-{CARDS[card]}"})
    if TAKE_INCOME.has(move):
        return Refusal("RR-14.6", "income-gone") if pending_kind(s, INCOME) else not_pending(INCOME)
    if TAKE_MARKER.has(move):
        return Refusal("RR-14.5", "marker-no-room") if pending_kind(s, MARKER) else not_pending(MARKER)
    if USE_BONUS.has(move):
        return Refusal("RR-2.15", "pile-empty") if pending_kind(s, BONUS) else not_pending(BONUS)
    if ENTER_AGAIN.has(move):
        gap: Params = {"gap": move - AGAIN_0 + 1}
        return Refusal("RR-17.2", "gap-empty", gap) if pending_kind(s, AGAIN) else not_pending(AGAIN)
    if GIVE_COAL.has(move):
        if not pending_kind(s, COAL_FOR_STEPS):
            return not_pending(COAL_FOR_STEPS)
        most = most_coal(s, s.boards[s.turn])
        return Refusal("RR-15.10", "coal-too-much", {"n": 1 + move - COAL_0, "most": most})
    return Refusal("RR-2.9", "extra-between")


def why_not_whole(s: RailState, b: Board, given: Effect, place: str) -> Refusal:
    """Why an effect cannot be carried out in full: the first part that fails."""
    need = [0] * QUEUED
    for kind, n in given:
        if kind < QUEUED:
            need[kind] += n
        found = why_not_instant(s, b, kind, n)
        if found is not None:
            return found
    for colour in range(1, 5):
        if need[colour] and colour >= b.colours and not steps_possible(s.parts, b, need):
            return why_locked(s, b, colour)
    if need[INDUSTRY] > industry_run(s.parts, b):
        return Refusal("RR-6.2", "industry-blocked", {"n": need[INDUSTRY], "room": industry_run(s.parts, b)})
    if not steps_possible(s.parts, b, need):
        return Refusal("RR-2.6", "steps-impossible", {"place": place})
    if need[AGAIN]:
        return Refusal("RR-17.2", "no-own-factory")
    if need[LOCO] and s.lowest() and not loco_possible(s, b):
        return Refusal("RR-4.6", "loco-fits-nowhere", {"number": s.lowest()})
    return Refusal("RR-4.8", "no-tile-left")


def why_not_instant(s: RailState, b: Board, kind: int, n: int) -> Refusal | None:
    if kind == DOUBLERS and not possible(s, b, ((kind, n),)):
        full = b.doublers + n > s.parts.doubler_places
        return Refusal("RR-2.15", "doubler-places" if full else "doublers-gone")
    if kind == REPEAT_ONE and not repeatable(s, b, 1, True, True):
        return Refusal("RR-13.1", "nothing-to-repeat")
    if kind == FOUNDRY and not s.foundries_open:
        return Refusal("RR-15.11", "no-open-foundry")
    if kind == HIRE and s.row[0] == NONE:
        return Refusal("RR-8.7", "nobody-to-hire")
    if kind in (CLAIM_FIRST, CLAIM_SECOND) and not claim_possible(s, kind - CLAIM_FIRST):
        held = s.seats > 2 and s.order[kind - CLAIM_FIRST] == s.turn
        return Refusal("RR-9.2", "claim-own" if held else "claim-both")
    return None
