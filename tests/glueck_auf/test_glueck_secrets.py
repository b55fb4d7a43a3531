"""Who knows what: hands, delivered stacks, what lies below a stack's top card."""

import json

import pytest

from stellwerk.games.glueck_auf import game
from stellwerk.kernel import play as rules
from stellwerk.kernel.rng import Dice, seeded
from stellwerk.kernel.state import Ear
from stellwerk.kernel.table import eyes_of, plain
from stellwerk.stage.scenes import scene
from tests.glueck_auf.tables import at, lane, one, play, state, table


@pytest.mark.rule("GA-13.4")
def test_hands_are_secret_but_their_number_is_not() -> None:
    match = at({"players": 3, "seats": [{"orders": ["O-BAR-1", "O-STE-4"], "innovations": ["I-W5"]}]})
    for viewer in (1, 2, None):
        seen = match.view(viewer)["seats"][0]
        assert seen["orders"] == ["?", "?"]
        assert seen["innovations"] == ["?"]
    assert match.view(0)["seats"][0]["orders"] == ["O-BAR-1", "O-STE-4"]


@pytest.mark.rule("GA-13.5")
def test_the_delivered_stack_is_secret_but_the_departure_was_not() -> None:
    docks = [lane(("W-WH", "L-WH-2"), engine="E-A")]
    match = one({"docks": docks, "orders": ["O-BAR-2"]})
    match.ear = ear = Ear()
    play(match, "place deliver 1", "deliver 1 O-BAR-2")
    seen = match.view(1)["seats"][0]
    assert seen["delivered"] == ["O-?", "E-?", "W-?", "L-?"]
    points, _, _, delivered = scene(match, 1).strips[0].figures
    assert (points.value, delivered.value) == (None, 1)
    [event] = [event for event in ear.events if event.key == "delivered"]
    assert event.heard_by(1)
    assert event.params["card"] == "O-BAR-2"


@pytest.mark.rule("GA-13.1")
def test_below_the_top_card_nothing_is_shown() -> None:
    match = table(4)
    view = match.view(2)
    assert view["stacks"]["order"] == [match.position()["stacks"]["order"][0], *["?"] * 27]
    assert view["seen"] == {}


@pytest.mark.rule("GA-13.3")
def test_worker_hands_are_shown() -> None:
    match = at({"players": 2, "seats": [{"workers": [1, 1, 3]}]})
    assert match.view(1)["seats"][0]["workers"] == [1, 1, 3]


@pytest.mark.rule("GA-13.2")
def test_what_the_wild_action_shows_is_told_only_to_the_looker() -> None:
    match = one({}, stacks={"order": ["O-BAR-1", "O-BAR-2", "O-BAR-3", "O-BAR-4", "O-STE-4"]})
    match.ear = ear = Ear()
    play(match, "place wild 2", "pay 2", "look order", "keep O-BAR-2", "return O-BAR-1", "return O-BAR-3")
    heard = {event.key: event.params for event in ear.events if event.heard_by(1)}
    assert "cards-seen" not in heard
    assert "card-kept" not in heard
    assert heard["card-kept-hidden"] == {"seat": "seat-0", "zone": "zone-order"}
    assert {event.key for event in ear.events if event.heard_by(0)} >= {"cards-seen", "card-kept"}


@pytest.mark.rule("GA-13.4")
def test_nobody_else_learns_whether_a_played_innovation_was_the_one_just_kept() -> None:
    for hand, kept, own in (("I-W3", "I-SHA", False), ("I-SHA", "I-W3", True)):
        match = one({"innovations": [hand]}, stacks={"innovation": [kept, "I-ORD", "I-W4", "I-W5"]})
        play(match, "place wild 2", "pay 2", "look innovation", f"keep {kept}", "return I-W4", "return I-W5")
        play(match, "innovate I-SHA")
        assert match.view(0)["fresh"] is own
        assert [match.view(viewer)["fresh"] for viewer in (1, None)] == ["?", "?"]


@pytest.mark.rule("GA-13.1", "GA-13.2", "GA-13.4", "GA-13.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_worlds_look_alike(players: int) -> None:
    """Deal anew what a seat cannot know: view, moves and refusals stay the same."""
    different = 0
    for seed in range(3):
        s = table(players, seed).state
        dice = Dice(seed)
        n = 0
        while s.stack:
            n += 1
            for seat in [None, *range(players)] if n % 5 == 0 else []:
                view = game.lay_out(s, eyes_of(seat))
                other = game.take_in(view, seeded(f"{seed} {n} {seat}"))
                assert plain(game.lay_out(other, eyes_of(seat))) == plain(view)
                assert game.census(other) == game.census(s)
                asked = rules.waiting(s)[0]
                assert rules.moves(other, asked, None), "the one who is asked has no answer in the other world"
                different += json.dumps(game.position(other)["stacks"]) != json.dumps(game.position(s)["stacks"])
                if seat is not None:
                    assert rules.moves(s, seat, None) == rules.moves(other, seat, None)
                    for move in [dice.below(game.vocabulary.size) for _ in range(40)]:
                        assert rules.judge(s, seat, move, None) == rules.judge(other, seat, move, None)
            rules.play(s, *rules.random_move(s, dice, None), None)
    assert different > 0


def test_the_knowledge_of_a_seat_survives_in_its_other_worlds() -> None:
    cards = ["O-BAR-1", "O-BAR-2", "O-BAR-3", "O-BAR-4", "O-STE-4", "O-FUR-4"]
    match = one({}, stacks={"order": cards})
    play(match, "place wild 2", "pay 2", "look order", "keep O-BAR-4", "return O-BAR-3", "return O-BAR-2")
    bottom = state(match).stacks[5][:3]
    for n in range(10):
        mine = game.take_in(match.table(0), seeded(n))
        assert mine.stacks[5][:3] == bottom
    theirs = [game.take_in(match.table(1), seeded(n)).stacks[5][:3] for n in range(10)]
    assert any(found != bottom for found in theirs)
