"""Phase 2: attach a wagon, replace cards, or pass."""

from typing import ClassVar, Final

from stellwerk.games.nimm_den_zug.model.components import TRAINS
from stellwerk.games.nimm_den_zug.model.ids import BIN, BONUS, DOUBLE, KINDS, LONG, PLUS, TOOK_SPECIAL
from stellwerk.games.nimm_den_zug.model.state import FEES, ONE, RUNNING, SPECIAL, NimmState, Player
from stellwerk.games.nimm_den_zug.rules.goals import close_window, count_wagons, took_special
from stellwerk.games.nimm_den_zug.rules.moves import (
    ATTACH,
    ATTACHED,
    DISCARD,
    DISCARDED,
    IS_READY,
    PASS,
    PASSED,
    READY,
    REPLACE,
    REPLACED,
    TAKE,
    TAKEN,
    TURN_UP,
    TURNED_UP,
)
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.state import NONE, SEAT
from stellwerk.kernel.step import Auto, Step
from stellwerk.kernel.vocabulary import Family


def draw(s: NimmState) -> int:
    """The top card of the stack; when it is used up, the discards are shuffled into a new one."""
    if not s.wagon_stack:
        if s.r.no_refill or not s.discards:
            return NONE
        s.wagon_stack = s.discards
        s.discards = []
        s.rng.shuffle(s.wagon_stack)
        s.tell("wagons-reshuffled", count=len(s.wagon_stack))
    s.learn()
    return s.wagon_stack.pop()


def sweep(s: NimmState) -> None:
    """The bin: everything face up is discarded, and the bin leaves the game."""
    for slot, card in enumerate(s.display):
        if card in (NONE, LONG) or (card >= BIN and s.r.bin_spares_specials):
            continue
        s.discards.append(card)
        s.display[slot] = NONE
    s.box = [*s.box, BIN]
    s.tell("bin")


def fill(s: NimmState) -> None:
    """Turn up cards, one by one, until the display is full again."""
    while NONE in s.display:
        slot = s.display.index(NONE)
        card = draw(s)
        if card == NONE:
            return
        if card == BIN:
            sweep(s)
        elif card == LONG:
            s.longer = True
            if s.r.longer_blocks:
                s.display[slot] = LONG
            s.tell("longer", wagons=s.c.last_wagon_longer)
        else:
            s.display[slot] = card
            s.fresh |= 1 << slot
            s.tell("turned-up", card=s.c.names[card])


def last_wagon(s: NimmState) -> int:
    """The wagon that ends the round."""
    return s.c.last_wagon_longer if s.longer else s.c.last_wagon


def replace_price(s: NimmState, seat: int) -> int:
    return s.c.price(s.seats, s.players[seat].tile)


class StartWagons(Auto[NimmState]):
    """The display is turned up, and the player with tile 1 begins."""

    rule: ClassVar[str] = "NZ-12.1"

    def run(self, s: NimmState) -> None:
        s.phase = RUNNING
        s.display = [NONE] * s.c.display[s.seats]
        s.passes = 0
        s.turn = s.order[0]
        start_turn(s)
        s.swap(WAGON_TURN)
        fill(s)


def start_turn(s: NimmState) -> None:
    s.replaced = False
    s.replacing = 0
    s.fresh = 0


def next_turn(s: NimmState, seat: int) -> None:
    """The player with the next order tile."""
    s.turn = s.order[s.players[seat].tile % s.seats]
    start_turn(s)


def kind_refusal(s: NimmState, p: Player, card: int, train: int) -> Refusal | None:
    """One kind on a locomotive, and every locomotive another kind."""
    kind = s.c.kind[card]
    if p.kinds[train] == kind:
        return None
    if p.kinds[train] != -1:
        return Refusal(
            "NZ-12.4", "kind-mismatch", {"kind": f"kind-{KINDS[kind]}", "there": f"kind-{KINDS[p.kinds[train]]}"}
        )
    if kind in p.kinds:
        other = p.kinds.index(kind) + 1
        return Refusal("NZ-12.5", "kind-on-other-loco", {"kind": f"kind-{KINDS[kind]}", "train": other})
    return None


class WagonTurn(Step[NimmState]):
    """Attach, replace or pass."""

    rule: ClassVar[str] = "NZ-12.2"
    families: ClassVar[tuple[Family, ...]] = (ATTACH, TAKE, REPLACE, PASS, DISCARD, TURN_UP)

    def seats(self, s: NimmState) -> tuple[int, ...]:
        return ONE[s.turn]

    def haste_tells(self, s: NimmState, seat: int) -> bool:
        return not s.r.show_money

    def moves(self, s: NimmState, seat: int) -> list[int]:
        p = s.players[seat]
        kinds = p.kinds
        card_kind = s.c.kind
        only_new = s.replaced and s.r.new_cards_only
        out: list[int] = []
        for slot, card in enumerate(s.display):
            if card in (NONE, LONG) or (only_new and not s.fresh >> slot & 1):
                continue
            base = ATTACHED + card * TRAINS
            kind = card_kind[card]
            if kind >= 0:
                if kind in kinds:
                    out.append(base + kinds.index(kind))
                else:
                    for train in range(TRAINS):
                        if kinds[train] == -1:
                            out.append(base + train)
            elif card == BONUS:
                out.append(TAKEN + BONUS)
            else:
                for train in range(TRAINS):
                    if card == PLUS:
                        if s.r.plus_anywhere or not p.is_substitute(train):
                            out.append(base + train)
                    elif kinds[train] != -1:
                        out.append(base + train)
        if (not s.replaced or s.r.replace_again) and p.money >= replace_price(s, seat) and self.can_replace(s):
            out.append(REPLACED)
        out.append(PASSED)
        return out

    def can_replace(self, s: NimmState) -> bool:
        for card in s.display:
            if card != NONE and card != LONG:
                return True
        return False

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if move == PASSED:
            return None
        if move == REPLACED:
            return self.judge_replace(s, seat)
        if TAKE.has(move):
            return self.judge_take(s, move - TAKEN)
        if ATTACH.has(move):
            card, train = divmod(move - ATTACHED, TRAINS)
            return self.judge_attach(s, s.players[seat], card, train)
        if move == TURNED_UP:
            return Refusal("NZ-12.6", "nothing-selected")
        return Refusal("NZ-12.6", "replace-first")

    def judge_replace(self, s: NimmState, seat: int) -> Refusal | None:
        if s.replaced and not s.r.replace_again:
            return Refusal("NZ-12.7", "already-replaced")
        if not self.can_replace(s):
            return Refusal("NZ-12.6", "display-empty")
        money = s.players[seat].money
        price = replace_price(s, seat)
        if money < price:
            return Refusal("NZ-12.6", "not-enough-money", {"money": money, "needed": price})
        return None

    def judge_card(self, s: NimmState, card: int) -> Refusal | None:
        """A card that is taken must lie face up."""
        if card not in s.display:
            return Refusal("NZ-12.3", "not-available", {"card": s.c.names[card]})
        if card == LONG:
            return Refusal("NZ-13.2", "stays-there")
        if s.replaced and s.r.new_cards_only and not s.fresh >> s.display.index(card) & 1:
            return Refusal("NZ-12.8", "only-new")
        return None

    def judge_take(self, s: NimmState, card: int) -> Refusal | None:
        reason = self.judge_card(s, card)
        if reason is None and card != BONUS:
            return Refusal("NZ-12.3", "needs-train")
        return reason

    def judge_attach(self, s: NimmState, p: Player, card: int, train: int) -> Refusal | None:
        reason = self.judge_card(s, card)
        if reason is not None:
            return reason
        if card == BONUS:
            return Refusal("NZ-13.4", "no-train")
        if card == PLUS:
            if p.is_substitute(train) and not s.r.plus_anywhere:
                return Refusal("NZ-13.3", "no-multiplier")
            return None
        if card == DOUBLE:
            return Refusal("NZ-13.5", "double-needs-wagon") if p.kinds[train] == -1 else None
        return kind_refusal(s, p, card, train)

    def play(self, s: NimmState, seat: int, move: int) -> None:
        if move == PASSED:
            self.pass_on(s, seat)
        elif move == REPLACED:
            s.replacing = 0
            s.push(REPLACING)
        elif ATTACH.has(move):
            self.attach(s, seat, (move - ATTACHED) // TRAINS, (move - ATTACHED) % TRAINS)
        else:
            self.take_bonus(s, seat)

    def pass_on(self, s: NimmState, seat: int) -> None:
        s.passes = 0 if s.replaced and s.r.replace_resets else s.passes + 1
        s.tell("passed", seat=SEAT[seat])
        if s.passes >= s.seats:
            s.done()
            s.tell("all-passed")
        else:
            next_turn(s, seat)

    def take_bonus(self, s: NimmState, seat: int) -> None:
        s.display[s.display.index(BONUS)] = NONE
        if s.r.used_come_back:
            s.discards.append(BONUS)
        else:
            s.spent = [BONUS]
        s.board(seat).move_money(SPECIAL, s.c.bonus)
        s.tell("took-bonus", seat=SEAT[seat], bonus=s.c.bonus)
        took_special(s, seat, True)
        self.after_card(s, seat)

    def attach(self, s: NimmState, seat: int, card: int, train: int) -> None:
        p = s.board(seat)
        s.display[s.display.index(card)] = NONE
        if card == PLUS:
            p.plus = train
        else:
            p.hang(s.c, card, train)
            count_wagons(s, seat)
        s.tell("attached", seat=SEAT[seat], card=s.c.names[card], train=train + 1)
        if card >= BIN:
            took_special(s, seat, True)
        if len(p.wagons[train]) >= last_wagon(s) and card != PLUS:
            if p.took and not s.r.goals_lost:
                forget_special(s, seat)
            s.done()
            s.tell("last-wagon", seat=SEAT[seat], count=len(p.wagons[train]))
        else:
            self.after_card(s, seat)

    def after_card(self, s: NimmState, seat: int) -> None:
        """The refill, and the turn is over."""
        s.passes = 0
        fill(s)
        if s.players[seat].took and not s.r.special_goal_later:
            if s.r.goals_lost:
                s.push(AFTER_SPECIAL)
                return
            forget_special(s, seat)
        next_turn(s, seat)


def forget_special(s: NimmState, seat: int) -> None:
    """The turn in which a special card was taken is over."""
    if s.r.special_goal_later:
        return
    close_window(s, 1 << TOOK_SPECIAL)
    took_special(s, seat, False)


class AfterSpecial(Step[NimmState]):
    """A special card was taken: the last chance for the goal that asks for it, where unclaimed goals are lost."""

    rule: ClassVar[str] = "NZ-15.4"
    families: ClassVar[tuple[Family, ...]] = (READY,)

    def seats(self, s: NimmState) -> tuple[int, ...]:
        return ONE[s.turn]

    def moves(self, s: NimmState, seat: int) -> list[int]:
        return [IS_READY]

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        return None

    def play(self, s: NimmState, seat: int, move: int) -> None:
        s.done()
        forget_special(s, seat)
        next_turn(s, seat)


class Replacing(Step[NimmState]):
    """Which cards go: one, several or all. They are paid for and turned up together."""

    rule: ClassVar[str] = "NZ-12.6"
    families: ClassVar[tuple[Family, ...]] = (DISCARD, TURN_UP)

    def seats(self, s: NimmState) -> tuple[int, ...]:
        return ONE[s.turn]

    def haste_tells(self, s: NimmState, seat: int) -> bool:
        return not s.r.show_money

    def moves(self, s: NimmState, seat: int) -> list[int]:
        out: list[int] = []
        if s.players[seat].money >= self.price_with_one_more(s, seat):
            for slot, card in enumerate(s.display):
                if card != NONE and card != LONG and not s.replacing >> slot & 1:
                    out.append(DISCARDED + card)
        if s.replacing:
            out.append(TURNED_UP)
        return out

    def price_with_one_more(self, s: NimmState, seat: int) -> int:
        price = replace_price(s, seat)
        return price * (s.replacing.bit_count() + 1) if s.r.pay_per_card else price

    def judge(self, s: NimmState, seat: int, move: int) -> Refusal | None:
        if move == TURNED_UP:
            return None if s.replacing else Refusal("NZ-12.6", "nothing-selected")
        card = move - DISCARDED
        if card not in s.display:
            return Refusal("NZ-12.6", "not-available", {"card": s.c.names[card]})
        if card == LONG:
            return Refusal("NZ-13.2", "stays-there")
        if s.replacing >> s.display.index(card) & 1:
            return Refusal("NZ-12.6", "already-selected", {"card": s.c.names[card]})
        money = s.players[seat].money
        needed = self.price_with_one_more(s, seat)
        if money < needed:
            return Refusal("NZ-12.6", "not-enough-money", {"money": money, "needed": needed})
        return None

    def play(self, s: NimmState, seat: int, move: int) -> None:
        if move == TURNED_UP:
            self.turn_up(s, seat)
        else:
            s.replacing |= 1 << s.display.index(move - DISCARDED)

    def turn_up(self, s: NimmState, seat: int) -> None:
        price = replace_price(s, seat)
        if s.r.pay_per_card:
            price *= s.replacing.bit_count()
        s.board(seat).move_money(FEES, -price)
        gone: list[int] = []
        for slot in range(len(s.display)):
            if s.replacing >> slot & 1:
                gone.append(s.display[slot])
                s.display[slot] = NONE
        s.discards.extend(gone)
        s.replacing = 0
        s.replaced = True
        s.fresh = 0
        s.done()
        s.tell("replaced", seat=SEAT[seat], cards=[s.c.names[card] for card in gone], price=price)
        fill(s)


START_WAGONS: Final[StartWagons] = StartWagons()
WAGON_TURN: Final[WagonTurn] = WagonTurn()
REPLACING: Final[Replacing] = Replacing()
AFTER_SPECIAL: Final[AfterSpecial] = AfterSpecial()
