"""? tokens, ? cards, end bonus cards, upgrade markers, and repeating a space."""

from typing import Final

from stellwerk.games.railroads.model.ids import (
    A3,
    CARD,
    CARDS,
    END_BONUSES,
    PAID_BLACK,
    PAID_COINS,
    PAID_WORKERS,
    PAYMENTS,
    PLACE_KEYS,
    QUESTION,
    TOKENS,
)
from stellwerk.games.railroads.model.state import (
    ONE,
    Board,
    RailState,
    stand_code,
    stands_helpers,
    stands_payment,
    stands_seat,
)
from stellwerk.games.railroads.rules.effects import gain, gain_place, go_on
from stellwerk.games.railroads.rules.moves import (
    CHOOSE,
    CHOOSE_0,
    KEEP_UPGRADE,
    NONE_AGAIN,
    REPEAT,
    REPEAT_0,
    REPEAT_BLACK,
    REPEAT_BLACK_0,
    REPEAT_NONE,
    UPGRADE_0,
)
from stellwerk.games.railroads.rules.possible import printed_on, repeatable
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import only
from stellwerk.kernel.step import Step

# --- tokens and cards ---------------------------------------------------------


def use_token(s: RailState, token: int) -> None:
    """RR-12.1: each token once."""
    s.may[QUESTION] -= 1
    b = s.board(s.turn)
    b.tokens &= ~(1 << token)
    b.laid |= 1 << token
    s.tell("token", seat=s.who(), token=f"token-{TOKENS[token]}")
    gain(s, s.parts.token_gives[token])


def take_card(s: RailState, card: int) -> None:
    """RR-12.3: a ? card is carried out in full."""
    s.may[CARD] -= 1
    s.cards_left &= ~(1 << card)
    s.board(s.turn).cards.append(card)
    s.tell("card", seat=s.who(), card=f"card-{CARDS[card]}")
    gain(s, s.parts.card_gives[card], True)


class KeepUpgrade(Step[RailState]):
    """Both upgrade markers were gained: one of them stays on the board."""

    rule = "RR-12.4"
    families = (KEEP_UPGRADE,)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        return [UPGRADE_0, UPGRADE_0 + 1]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        return None

    def play(self, s: RailState, seat: int, move: int) -> None:
        b = s.board(seat)
        b.upgrade = 1 + move - UPGRADE_0
        s.tell("upgrade", seat=s.who(), marker="upgrade-base" if b.upgrade == 1 else "upgrade-german")
        s.done()
        go_on(s)


class ChooseEndBonus(Step[RailState]):
    """At the end of the turn: look through the pile and keep one card in secret."""

    rule = "RR-12.6"
    families = (CHOOSE,)

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        return [CHOOSE_0 + card for card in sorted(s.pile)]

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        card = move - CHOOSE_0
        return None if card in s.pile else Refusal(self.rule, "not-in-pile", {"card": f"bonus-{END_BONUSES[card]}"})

    def play(self, s: RailState, seat: int, move: int) -> None:
        card = move - CHOOSE_0
        s.pile.remove(card)
        b = s.board(seat)
        b.looks[-1] &= ~(1 << card)
        keep_bonus(s, b, seat, card)
        s.done()


def look_through(s: RailState) -> None:
    """The pile is opened for the player whose turn it is."""
    held = 0
    for card in s.pile:
        held |= 1 << card
    s.board(s.turn).looks.append(held)
    s.learn()


def keep_bonus(s: RailState, b: Board, seat: int, card: int) -> None:
    b.bonus.append(card)
    s.taken.append(seat)
    s.picks -= 1
    s.tell("end-card", seat=s.who())
    s.tell("end-card-own", to=only(seat), card=f"bonus-{END_BONUSES[card]}")


# --- repeating ----------------------------------------------------------------


class Repeat(Step[RailState]):
    """A space used in this round is used once more, without placing anything."""

    rule = "RR-13.1"
    families = (REPEAT, REPEAT_BLACK, NONE_AGAIN)

    def __init__(self, most: int, whole: bool, engineer: bool) -> None:
        self.most: Final = most  # workers that the space may cost
        self.whole: Final = whole  # the space has to be carried out in full
        self.engineer: Final = engineer  # asked by an engineer, which never repeats itself

    def seats(self, s: RailState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: RailState, seat: int) -> list[int]:
        codes = repeatable(s, s.boards[seat], self.most, self.whole, self.engineer)
        out = [(REPEAT_BLACK_0 if code & 1 else REPEAT_0) + (code >> 1) for code in codes]
        if not self.whole or not out:
            out.append(REPEAT_NONE)
        return out

    def judge(self, s: RailState, seat: int, move: int) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        if move == REPEAT_NONE:
            return Refusal("RR-2.6", "repeat-must")
        black = REPEAT_BLACK.has(move)
        place = move - (REPEAT_BLACK_0 if black else REPEAT_0)
        return why_not_repeat(s, s.boards[seat], place, self.most, black)

    def play(self, s: RailState, seat: int, move: int) -> None:
        s.done()
        if move != REPEAT_NONE:
            black = REPEAT_BLACK.has(move)
            place = move - (REPEAT_BLACK_0 if black else REPEAT_0)
            s.tell("repeated", seat=s.who(), place=PLACE_KEYS[place])
            if place == A3:
                call_helpers(s, seat)
            else:
                gain_place(s, printed_on(s, place), self.whole, black)
        go_on(s)


def why_not_repeat(s: RailState, b: Board, place: int, most: int, black: bool) -> Refusal:
    name = PLACE_KEYS[place]
    if place * 2 + black not in b.used:
        return Refusal("RR-13.1", "repeat-not-used", {"place": name})
    shown = printed_on(s, place)
    if s.parts.coins_of[shown] or s.parts.workers_of[shown] > most:
        return Refusal("RR-13.1", "repeat-cost", {"place": name, "most": most})
    return Refusal("RR-13.2", "repeat-never", {"place": name})


def call_helpers(s: RailState, seat: int) -> None:
    """The other reading of RR-13.2: the turquoise workers come back; coins keep their spaces occupied."""
    b = s.board(seat)
    for i in range(len(s.occupied)):
        code = s.occupied[i]
        if code and stands_seat(code) == seat and stands_helpers(code):
            s.occupied[i] = without_helpers(code)
    s.crowd = [without_helpers(code) if stands_seat(code) == seat else code for code in s.crowd]
    b.manned = [without_helpers(code) if code else 0 for code in b.manned]
    b.helpers = s.parts.helpers


def without_helpers(code: int) -> int:
    """The same stand with coins in place of turquoise workers."""
    pay, helpers = stands_payment(code), stands_helpers(code)
    text = "w" * (PAID_WORKERS[pay] - helpers) + "b" * PAID_BLACK[pay] + "c" * (PAID_COINS[pay] + helpers)
    return stand_code(stands_seat(code), PAYMENTS.index(text), 0)
