"""Questions and answers: steps, continuations, sealed answers, asides and the clock, shown with the toy game."""

from typing import Any

import pytest

import coal_auction as toy
from coal_auction.model.state import Heap
from stellwerk.kernel import play as rules
from stellwerk.kernel.match import Match, match_from_position, new_match
from stellwerk.kernel.refusal import Refused
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.state import EVERYONE, Ear, Event, State, all_but, only
from stellwerk.kernel.step import CLOCK, Aside, Auto, Sealed, Step
from stellwerk.words import english


def match(players: int = 3, **options: str) -> Match:
    return new_match(toy.game, players, "steps", options, english(toy.game.folder))


def at_position(**position: object) -> Match:
    return match_from_position(toy.game, {"players": 3, **position}, english(toy.game.folder))


def refusal(m: Match, seat: int, move: str) -> tuple[str, str]:
    refused = m.why_not(seat, move)
    assert refused is not None
    return refused.rule, refused.key


def heard(m: Match, seat: int | None) -> list[str]:
    assert m.ear is not None
    return [event.key for event in m.ear.events if event.heard_by(seat)]


@pytest.mark.rule("TOY-1")
def test_continuations_run_until_a_question_is_open() -> None:
    m = match()
    assert [type(step).__name__ for step in m.state.stack] == ["Round", "Bids"]
    assert m.view(0)["round"] == 1
    assert m.view(0)["lot"] is not None
    for _ in range(2):
        for seat in range(3):
            m.play(seat, f"bid {seat}")
        m.play(2, "load 1")
        m.play(2, "end")
    assert m.waiting == ()
    assert m.result is not None
    assert isinstance(m.view(None)["seats"][0]["hand"], list), "after the last round all hands lie open"


@pytest.mark.rule("TOY-2")
def test_sealed_answers_stay_secret_until_all_are_in() -> None:
    m = match()
    m.ear = Ear()
    assert list(m.waiting) == [0, 1, 2]
    m.play(1, "bid 5")
    assert list(m.waiting) == [0, 2]
    assert m.view(1)["seats"][1]["answer"] == "bid 5"
    for seat in (0, 2, None):
        assert m.view(seat)["seats"][1]["answer"] == "?"
    assert heard(m, 0) == ["answered"]
    assert refusal(m, 1, "bid 1") == ("kernel", "already-answered")
    assert m.moves(1) == []
    m.play(0, "bid 0")
    m.play(2, "bid 4")
    assert m.state.answers == [-1, -1, -1]
    assert heard(m, None) == ["answered", "answered", "answered", "toy-bids", "toy-won"]
    assert m.waiting == (1,)
    assert m.view(None)["seats"][1]["money"] == 0


@pytest.mark.rule("TOY-2")
def test_nobody_bids_more_than_he_has() -> None:
    assert refusal(match(), 0, "bid 6") == ("TOY-2", "toy-bid-money")


@pytest.mark.rule("TOY-3")
def test_in_a_tie_the_starter_names_the_winner() -> None:
    m = at_position(starter="B")
    for seat, coins in enumerate((2, 1, 2)):
        m.play(seat, f"bid {coins}")
    assert m.waiting == (1,)
    assert m.moves(1) == ["name A", "name C"]
    assert refusal(m, 1, "name B") == ("TOY-3", "toy-not-tied")
    m.play(1, "name C")
    assert m.waiting == (2,)
    assert m.view(None)["seats"][2]["money"] == 3


@pytest.mark.rule("TOY-4")
def test_a_wagon_holds_two_cards() -> None:
    seats = [{"wagons": [["C1", "C2"], []]}, {}, {}]
    m = at_position(seats=seats, lot="C3", steps=[{"step": "Round"}, {"step": "Load", "seat": "A"}])
    assert m.moves(0) == ["load 2"]
    assert refusal(m, 0, "load 1") == ("TOY-4", "toy-wagon-full")
    m.play(0, "load 2")
    assert m.view(None)["seats"][0]["wagons"] == [["C1", "C2"], ["C3"]]


@pytest.mark.rule("TOY-4")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    m = at_position(deck=None, steps=[{"step": "Round"}, {"step": "After", "seat": "A"}])
    m.ear = Ear()
    m.play(0, "draw")
    assert heard(m, 0)[:1] == ["toy-drew"]
    assert heard(m, 1)[:1] == ["toy-drew-hidden"]
    assert heard(m, None)[:1] == ["toy-turned-up"]
    assert m.view(0)["seats"][0]["hand"] == ["C12"]
    assert m.view(1)["seats"][0]["hand"] == ["?"]


@pytest.mark.rule("TOY-5")
def test_an_aside_may_come_at_any_time() -> None:
    seats = [{"token": "T3", "wagons": [["C3"]]}, {"token": "T1"}, {}]
    m = at_position(seats=seats, lot="C5", steps=[{"step": "Round"}, {"step": "Load", "seat": "C"}])
    assert m.waiting == (2,)
    assert m.moves(0) == ["show T3"]
    assert m.moves(1) == []
    assert refusal(m, 1, "show T3") == ("TOY-5", "toy-token-not-yours")
    assert refusal(m, 1, "show T1") == ("TOY-5", "toy-token-unmet")
    m.play(0, "show T3")
    assert m.waiting == (2,), "the open question stays open"
    assert m.scores[0].sources["tokens"] == 3
    assert m.moves(0) == []


@pytest.mark.rule("TOY-6")
def test_the_clock_is_a_seat_of_real_time_steps_only() -> None:
    m = at_position(options={"clock": "on"}, steps=[{"step": "Round"}, {"step": "Grab"}])
    assert m.waiting == (0, 1, 2, CLOCK)
    assert m.moves(CLOCK) == ["expire"]
    assert refusal(m, 0, "expire") == ("TOY-6", "not-asked")
    assert refusal(m, CLOCK, "grab") == ("kernel", "not-your-turn")
    assert m.clone().why_not(2, "grab") is None
    m.play(CLOCK, "expire")
    assert CLOCK not in m.waiting
    assert refusal(m, CLOCK, "expire") == ("kernel", "not-your-turn")
    assert m.moves(CLOCK) == []


def test_first_the_standing_is_judged_then_the_move() -> None:
    m = at_position(steps=[{"step": "Round"}, {"step": "Load", "seat": "A"}])
    assert refusal(m, 1, "load 1") == ("kernel", "not-your-turn")
    assert refusal(m, 1, "nonsense") == ("kernel", "not-your-turn")
    assert refusal(m, 0, "nonsense") == ("kernel", "move-unknown")
    assert refusal(m, 0, "bid 3") == ("TOY-4", "not-asked")


@pytest.mark.parametrize("seat", [3, -2, True, 1.0, "1", None])
def test_there_are_no_other_seats(seat: Any) -> None:
    m = match()
    for ask in (m.moves, lambda who: m.play(who, "bid 1"), m.undo):
        with pytest.raises(Refused) as refused:
            ask(seat)
        assert refused.value.key == "no-such-seat"


def test_the_clock_is_no_player() -> None:
    m = match()
    for ask in (m.view, m.undo):
        with pytest.raises(Refused) as refused:
            ask(CLOCK)
        assert refused.value.key == "no-such-seat"


def test_events_reach_those_who_may_know() -> None:
    everyone, secret, others = Event("x", {}, EVERYONE), Event("x", {}, only(1)), Event("x", {}, all_but(1))
    assert [everyone.heard_by(seat) for seat in (0, 1, 2, None)] == [True, True, True, True]
    assert [secret.heard_by(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert [others.heard_by(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_a_listener_may_keep_the_table_after_every_event() -> None:
    m = match()
    m.ear = Ear(keep_frames=True)
    for seat in range(3):
        m.play(seat, f"bid {seat}")
    frames = [len(frame.stack) for frame in m.ear.frames]
    assert len(frames) == len(m.ear.events)
    assert all(frame.ear is None for frame in m.ear.frames)
    assert [event.key for event in m.ear.events][-1] == "toy-won"
    won = m.ear.frames[-1]
    assert isinstance(won, Heap)
    assert won.money[2] == 3, "an event is told after what it tells of"


def test_playouts_are_repeatable_and_end() -> None:
    one, two = match(4, rounds="3", clock="on").state, match(4, rounds="3", clock="on").state
    assert rules.playout(one, Dice(3), toy.game.aside) == rules.playout(two, Dice(3), toy.game.aside)
    assert toy.game.position(one) == toy.game.position(two)
    assert one.stack == []
    assert rules.playout(match().state, Dice(1), None, limit=2) == 2


def test_what_a_game_must_write_says_so() -> None:
    s = State(2, seeded(1))
    step: Step[State] = Step()
    auto: Auto[State] = Auto()
    sealed: Sealed[State] = Sealed()
    aside: Aside[State] = Aside()
    for unwritten in (
        s.clone,
        lambda: step.seats(s), lambda: step.moves(s, 0), lambda: step.judge(s, 0, 0), lambda: step.play(s, 0, 0),
        lambda: auto.run(s), lambda: sealed.asked(s), lambda: sealed.reveal(s, []),
        lambda: aside.moves(s, 0), lambda: aside.judge(s, 0, 0), lambda: aside.play(s, 0, 0),
    ):  # fmt: skip
        with pytest.raises(NotImplementedError):
            unwritten()
    assert step.data() == {}
    assert step.clock(s) is None
    assert auto.seats(s) == ()
    assert auto.moves(s, 0) == []
