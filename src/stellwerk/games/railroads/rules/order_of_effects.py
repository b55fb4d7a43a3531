"""Going through the pending effects of a turn, in the order the player likes (rulebook: order of effects)."""

from stellwerk.games.railroads.model.ids import AGAIN, ANY, BLACK, BONUS, INDUSTRY, KEY, KINDS, MARKER
from stellwerk.games.railroads.model.state import ONE, RailState
from stellwerk.games.railroads.rules.coal import between_extras, use_extra
from stellwerk.games.railroads.rules.effect_choices import choices, skips
from stellwerk.games.railroads.rules.effects import (
    EFFECTS,
    STEPS,
    enter_factory,
    go_on,
    industry_step,
    pick_later,
    points,
)
from stellwerk.games.railroads.rules.income import take_income
from stellwerk.games.railroads.rules.locomotives import take_factory, take_loco
from stellwerk.games.railroads.rules.moves import (
    ADVANCE,
    ADVANCE_0,
    AGAIN_0,
    BONUS_CARD,
    BONUS_POINTS,
    BUILD,
    BUILD_0,
    CARD,
    CARD_0,
    FIRE,
    INCOME,
    INCOME_0,
    INDUSTRY_0,
    KEY_POINTS,
    KEY_STEPS,
    MARKER_0,
    SKIP,
    SKIP_0,
    STOKER,
    TAKE,
    TAKE_0,
    TOKEN,
    TOKEN_0,
    USE,
)
from stellwerk.games.railroads.rules.moves import (
    AGAIN as AGAIN_F,
)
from stellwerk.games.railroads.rules.moves import (
    BONUS as BONUS_F,
)
from stellwerk.games.railroads.rules.moves import (
    INDUSTRY as INDUSTRY_F,
)
from stellwerk.games.railroads.rules.moves import (
    KEY as KEY_F,
)
from stellwerk.games.railroads.rules.moves import (
    MARKER as MARKER_F,
)
from stellwerk.games.railroads.rules.question_marks import take_card, use_token
from stellwerk.games.railroads.rules.reasons import why_not_effect
from stellwerk.games.railroads.rules.tracks import advance, pay_step
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.step import Step


class Effects(Step[RailState]):
    """The player takes up one of his pending effects, or leaves one that he may leave."""

    rule = "RR-2.7"
    families = (
        ADVANCE, INDUSTRY_F, TAKE, BUILD, KEY_F, TOKEN, CARD, INCOME, MARKER_F, BONUS_F, AGAIN_F, SKIP, USE, FIRE,
        STOKER,
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
        if move < ADVANCE_0:
            use_extra(s, move, True)
        elif move < INDUSTRY_0:
            colour, line = divmod(move - ADVANCE_0, 3)
            pay_step(s, colour)
            advance(s, line, colour)
        elif move < TAKE_0:
            spend(s, INDUSTRY)
            industry_step(s, move - INDUSTRY_0)
        elif move < SKIP_0:
            take_up(s, move)
        else:
            kind = move - SKIP_0
            s.may[kind] = 0
            s.tell("skipped", seat=s.who(), effect=f"effect-{KINDS[kind]}")
        go_on(s)


def take_up(s: RailState, move: int) -> None:
    if move == TAKE_0:
        take_loco(s)
    elif move < KEY_STEPS:
        take_factory(s, move - BUILD_0)
    elif move <= KEY_POINTS:
        use_key(s, move)
    elif move < CARD_0:
        use_token(s, move - TOKEN_0)
    elif move < INCOME_0:
        take_card(s, move - CARD_0)
    elif move < MARKER_0:
        take_income(s, move - INCOME_0)
    elif move == MARKER_0:
        take_marker(s)
    elif move <= BONUS_POINTS:
        use_bonus(s, move)
    else:
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


STEPS["Effects"] = Effects()
EFFECTS.append(STEPS["Effects"])
