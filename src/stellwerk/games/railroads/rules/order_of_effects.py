"""Going through the pending effects of a turn, in the order the player likes (rulebook: order of effects)."""

from stellwerk.games.railroads.model.ids import AGAIN, ANY, BLACK, BONUS, INDUSTRY, KEY, KINDS, MARKER
from stellwerk.games.railroads.model.state import ONE, RailState
from stellwerk.games.railroads.rules.coal import between_extras, give_coal, is_extra, use_extra
from stellwerk.games.railroads.rules.effect_choices import choices, skips
from stellwerk.games.railroads.rules.effects import enter_factory, go_on, industry_step, pick_later, points
from stellwerk.games.railroads.rules.income import take_income
from stellwerk.games.railroads.rules.locomotives import take_factory, take_loco
from stellwerk.games.railroads.rules.moves import (
    ADVANCE,
    ADVANCE_0,
    ADVANCE_INDUSTRY,
    AGAIN_0,
    BONUS_CARD,
    BUILD,
    BUILD_0,
    CARD_0,
    COAL_0,
    ENTER_AGAIN,
    FIRE,
    GIVE_COAL,
    INCOME_0,
    INDUSTRY_0,
    KEY_POINTS,
    SKIP,
    SKIP_0,
    TAKE,
    TAKE_CARD,
    TAKE_INCOME,
    TAKE_MARKER,
    TAKE_STOKER,
    TOKEN,
    TOKEN_0,
    USE,
    USE_BONUS,
    USE_KEY,
)
from stellwerk.games.railroads.rules.question_marks import take_card, use_token
from stellwerk.games.railroads.rules.reasons import why_not_effect
from stellwerk.games.railroads.rules.tracks import advance, pay_step
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.step import Step


class Effects(Step[RailState]):
    """The player takes up one of the pending effects, or leaves one that need not be done."""

    rule = "RR-2.7"
    families = (
        ADVANCE, ADVANCE_INDUSTRY, TAKE, BUILD, USE_KEY, TOKEN, TAKE_CARD, TAKE_INCOME, TAKE_MARKER, USE_BONUS,
        ENTER_AGAIN, GIVE_COAL, SKIP, USE, FIRE, TAKE_STOKER,
    )  # fmt: skip

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        out = (s.offered or choices(s)) + skips(s)
        if s.parts.r.extras_between:
            out += between_extras(s)
        return out

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        return why_not_effect(s, move)

    def play(self, s: RailState, seat: int, move: int) -> None:
        if ADVANCE.has(move):
            colour, line = divmod(move - ADVANCE_0, 3)
            pay_step(s, colour)
            advance(s, line, colour)
        elif ADVANCE_INDUSTRY.has(move):
            spend(s, INDUSTRY)
            industry_step(s, move - INDUSTRY_0)
        elif SKIP.has(move):
            kind = move - SKIP_0
            s.may[kind] = 0
            s.tell("skipped", seat=s.who(), effect=f"effect-{KINDS[kind]}")
        elif is_extra(move):
            use_extra(s, move, True)
        else:
            take_up(s, move)
        go_on(s)


def take_up(s: RailState, move: int) -> None:
    if TAKE.has(move):
        take_loco(s)
    elif BUILD.has(move):
        take_factory(s, move - BUILD_0)
    elif USE_KEY.has(move):
        use_key(s, move)
    elif TOKEN.has(move):
        use_token(s, move - TOKEN_0)
    elif TAKE_CARD.has(move):
        take_card(s, move - CARD_0)
    elif TAKE_INCOME.has(move):
        take_income(s, move - INCOME_0)
    elif TAKE_MARKER.has(move):
        take_marker(s)
    elif USE_BONUS.has(move):
        use_bonus(s, move)
    elif GIVE_COAL.has(move):
        give_coal(s, 1 + move - COAL_0)
    elif ENTER_AGAIN.has(move):
        spend(s, AGAIN)
        enter_factory(s, s.board(s.turn), move - AGAIN_0, True)


def spend(s: RailState, kind: int) -> None:
    if s.must[kind]:
        s.must[kind] -= 1
    else:
        s.may[kind] -= 1


def use_key(s: RailState, move: int) -> None:
    """RR-7.4: a black step and a step of any colour, or points."""
    s.may[KEY] -= 1
    if move == KEY_POINTS:
        points(s, s.parts.key_points)
    else:
        s.may[BLACK] += 1
        s.may[ANY] += 1
        s.tell("key-steps", seat=s.who())


def take_marker(s: RailState) -> None:
    s.may[MARKER] = 0
    s.extra_marker = False
    s.board(s.turn).markers.append(0)
    s.tell("extra-marker", seat=s.who())


def use_bonus(s: RailState, move: int) -> None:
    s.may[BONUS] -= 1
    if move == BONUS_CARD:
        pick_later(s)
        s.tell("bonus-card", seat=s.who())
    else:
        points(s, s.parts.bonus_points)
