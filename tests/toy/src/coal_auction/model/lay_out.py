"""From the state to the table that somebody sees: the one place where a secret could leak."""

from typing import Any

from coal_auction.model.ids import CARDS, TOKENS
from coal_auction.model.state import Heap
from coal_auction.model.table import BIDS, Options, Seat, Table, WrittenStep
from coal_auction.rules.bids import Tie
from coal_auction.rules.moves import BID
from coal_auction.rules.wagons import Load
from stellwerk.kernel.state import NONE
from stellwerk.kernel.step import Step
from stellwerk.kernel.table import ALL, BLANK, SEAT_NAMES, Eyes, written_chance, written_eyes


def lay_out(s: Heap, eyes: Eyes) -> Table:
    over = not s.stack  # then all hands lie open
    return Table(
        players=s.seats,
        options=Options(rounds=str(s.rulings.rounds), clock="on" if s.rulings.timed else "off"),
        eyes=written_eyes(eyes),
        rng=written_chance(s.rng, eyes),
        learnt=s.learnt,
        round=s.round,
        starter=SEAT_NAMES[s.starter],
        deck=tuple([CARDS[card] if eyes == ALL else BLANK for card in s.deck]),
        lot=None if s.lot == NONE else CARDS[s.lot],
        seats=tuple([lay_out_seat(s, seat, over or eyes in (seat, ALL)) for seat in range(s.seats)]),
        steps=tuple([lay_out_step(step) for step in s.stack]),
    )


def lay_out_seat(s: Heap, seat: int, known: bool) -> Seat:
    token, answer = s.tokens[seat], s.answers[seat]
    return Seat(
        money=s.money[seat],
        hand=tuple([CARDS[card] if known else BLANK for card in s.hands[seat]]),
        token=None if token == NONE else TOKENS[token] if known else BLANK,
        shown=tuple([TOKENS[one] for one in s.shown[seat]]),
        wagons=tuple([tuple([CARDS[card] for card in wagon]) for wagon in s.wagons[seat]]),
        answer=None if answer == NONE else BIDS[answer - BID.base] if known else BLANK,
    )


def lay_out_step(step: Step[Any]) -> WrittenStep:
    name = type(step).__name__
    if isinstance(step, Tie):
        return WrittenStep(step=name, tied=tuple([SEAT_NAMES[seat] for seat in step.tied]), price=step.price)
    return WrittenStep(step=name, seat=SEAT_NAMES[step.seat]) if isinstance(step, Load) else WrittenStep(step=name)
