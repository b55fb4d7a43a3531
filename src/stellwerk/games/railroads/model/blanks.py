"""The blanks of a view: dealt at random, so that the viewer could not tell the difference, or left unknown."""

from typing import Final

from stellwerk.games.railroads.model.ids import FOUNDRIES
from stellwerk.games.railroads.model.state import RailState
from stellwerk.games.railroads.model.table import Emil, Table
from stellwerk.kernel.rng import Rng
from stellwerk.kernel.table import BLANK

UNKNOWN: Final = 0  # any card of a pile that nobody looks at


def leave_blanks(s: RailState, table: Table) -> None:
    """Piles are as long as they are seen to be; the end bonus cards are known while the viewer looks through them."""
    seat = table.seat
    looking = seat is not None and s.turn == seat and table.stack[-1:] == ("ChooseEndBonus",)
    if seat is not None and looking and s.boards[seat].looks:
        s.pile = cards_in(s.boards[seat].looks[-1])
    else:
        s.pile = [UNKNOWN] * len(table.pile)
    s.removed = [UNKNOWN] * len(table.removed)
    s.foundry_stack = [UNKNOWN] * len(table.foundry_stack)
    s.foundries_down = [UNKNOWN] * len(table.foundries_down)
    if isinstance(table.emil, Emil):
        s.emil_cards = [UNKNOWN] * len(table.emil.cards)


def deal_blanks(s: RailState, table: Table, deal: Rng) -> None:
    deal_end_bonuses(s, table, deal)
    seen = s.foundries_open + s.foundries_closed + [foundry for b in s.boards for foundry in b.foundries]
    unseen = [foundry for foundry in range(len(FOUNDRIES)) if foundry not in seen]
    deal.shuffle(unseen)
    stack, down = len(table.foundry_stack), len(table.foundries_down)
    s.foundry_stack, s.foundries_down = unseen[:stack], unseen[stack : stack + down]
    if s.parts.solo:
        s.emil_cards = [card for card in s.parts.emil_in if card not in s.emil_discard]
        deal.shuffle(s.emil_cards)


def cards_in(look: int) -> list[int]:
    return [card for card in range(look.bit_length()) if look >> card & 1]


def deal_end_bonuses(s: RailState, table: Table, deal: Rng) -> None:
    """What others took between two looks of the viewer came from the cards that went in that time."""
    seat = table.seat
    windows = windows_between_looks(s, seat)
    shown = [card for b in s.boards for card in b.bonus]
    windows = [[card for card in window if card not in shown] for window in windows]
    for window in windows:
        deal.shuffle(window)
    now = 0
    for taker in s.taken:
        if taker == seat:
            now = min(now + 1, len(windows) - 1)
        elif BLANK in table.seats[taker].bonus:
            s.boards[taker].bonus.append(windows[now].pop())
    s.removed = windows[0][: len(table.removed)]
    s.pile = [card for card in windows[-1] if card not in s.removed]
    deal.shuffle(s.pile)


def windows_between_looks(s: RailState, seat: int | None) -> list[list[int]]:
    """By time between two looks of the viewer: cards that went in it; at last those that may still lie there."""
    out: list[list[int]] = []
    before = s.parts.bonus_in[:]
    if seat is not None:
        mine = s.boards[seat].bonus
        for i, look in enumerate(s.boards[seat].looks):
            left = cards_in(look)
            out.append([card for card in before if card not in left and card not in mine[i : i + 1]])
            before = left
    out.append(before)
    return out
