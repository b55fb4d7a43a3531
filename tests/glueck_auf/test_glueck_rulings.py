"""Every open doubt is a ruling: its default is tested with the rule, its alternative here."""

import pytest

from stellwerk.games.glueck_auf import game
from stellwerk.kernel.refusal import Refused
from tests.glueck_auf.tables import at, lane, one, own, play, stack, stack_seen, table, why

DEAR = dict.fromkeys(
    ["lorry-a", "lorry-b", "wagon-a", "wagon-b", "engine", "order", "share", "innovation", "objective", "mine-01",
     "mine-12", "mine-23", "deliver", "wild"], 1,
)  # fmt: skip


def test_every_doubt_of_the_rulebook_has_a_ruling() -> None:
    doubts = {option.doubt for option in game.options if option.kind == "ruling"}
    assert doubts == {f"D{n}" for n in (1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 21)}
    for option in game.options:
        assert option.default in option.choices
        assert len(option.choices) > 1


@pytest.mark.rule("GA-5.1")
def test_lenient_mining_takes_one_step_for_any_card() -> None:
    match = one({"row": ["L-WH-1a"]}, options={"mining": "lenient"})
    play(match, "place mine-23 1")
    assert why(match, "stop") == "steps-missing"
    play(match, "store")
    assert own(match)["storage"] == ["L-WH-1a"]
    assert why(one({}, options={"mining": "lenient"}), "place mine-23 1") == "no-steps"


@pytest.mark.rule("GA-8.11")
def test_the_mining_innovation_with_no_steps() -> None:
    match = one({"innovations": ["I-MIN"]}, options={"innovation-mining": "none"})
    play(match, "innovate I-MIN", "place share 1")
    match = one({"innovations": ["I-MIN"], "row": ["L-WH-1a"]}, options={"innovation-mining": "none"})
    play(match, "innovate I-MIN", "stop")
    assert own(match)["row"] == ["L-WH-1a"]


@pytest.mark.rule("GA-9.2")
def test_the_larger_half_of_an_odd_stack() -> None:
    other = ["L-WH-2", "L-WH-1a", "L-CL-1a"]
    match = one({}, stacks={"lorry-a": ["L-TO-1b"], "lorry-b": other}, options={"split": "up"})
    play(match, "place lorry-a 1")
    assert (stack(match, "lorry-a"), stack(match, "lorry-b")) == (other[:2], other[2:])
    match = one({}, stacks={"lorry-a": ["L-TO-1b"], "lorry-b": other[:1]}, options={"split": "up"})
    play(match, "place lorry-a 1")
    assert (stack(match, "lorry-a"), stack(match, "lorry-b")) == ([], other[:1])


@pytest.mark.rule("GA-7.3")
def test_cards_go_back_at_random() -> None:
    found = set()
    for seed in range(12):
        cards = ["O-BAR-1", "O-BAR-2", "O-BAR-3", "O-BAR-4"]
        match = one({}, stacks={"order": cards}, options={"return-order": "random"}, seed=seed)
        play(match, "place wild 2", "pay 2", "look order", "keep O-BAR-1")
        found.add(tuple(stack(match, "order")))
        assert match.view(0)["seen"] == {}
        assert stack_seen(match, "order", 0)[1:] == ["?"] * 2
    assert len(found) > 2


@pytest.mark.rule("GA-10.3")
def test_the_first_token_by_lot() -> None:
    owners = set()
    for seed in range(12):
        match = at({"players": 2, "start": "A", "options": {"first-token": "random"}, "seed": seed})
        match.play(0, "pass")
        match.play(1, "pass")
        owners.add(match.view(None)["tokens"][0])
    assert owners == {"A", "B"}


@pytest.mark.rule("GA-8.4")
def test_a_new_innovation_waits_for_the_next_turn() -> None:
    stacks = {"innovation": ["I-SHA", "I-W3"]}
    match = one({}, stacks=stacks, options={"fresh-innovation": "next-turn"})
    play(match, "place innovation 1")
    assert match.moves(0) == ["done"]
    assert why(match, "innovate I-SHA") == "innovation-fresh"
    play(match, "done", "innovate I-SHA", "place order 1")


@pytest.mark.rule("GA-8.1")
def test_worker_innovations_pay_alone() -> None:
    seat = {"workers": [1, 2], "innovations": ["I-W3", "I-W3"]}
    match = one(seat, zones={"share": 2, "order": 3}, options={"combining": "alone"})
    assert why(match, "place order 4") == "cannot-make"
    play(match, "place share 3")
    assert match.moves(0) == ["pay 1+2", "pay i3"]
    assert why(match, "pay 2+i3") == "not-combined"


@pytest.mark.rule("GA-7.2", "GA-13.2")
def test_an_open_look() -> None:
    match = one({}, stacks={"order": ["O-BAR-1", "O-BAR-2", "O-BAR-3"]}, options={"wild-look": "open"})
    play(match, "place wild 2", "pay 2", "look order")
    assert match.view(1)["wild"]["cards"] == match.view(0)["wild"]["cards"]
    assert "?" not in match.view(1)["wild"]["cards"]
    play(match, "keep O-BAR-2", "return O-BAR-1")
    assert match.view(1)["seen"]["order"] == {"1": ["A", "B"], "2": ["A", "B"]}
    assert match.view(1)["stacks"]["order"] == match.view(0)["stacks"]["order"] == match.position()["stacks"]["order"]


@pytest.mark.rule("GA-13.3")
def test_hidden_worker_hands() -> None:
    match = table(2, worker_hands="hidden", start="seat-1")
    assert match.view(1)["seats"][0]["workers"] == "?"
    assert match.view(0)["seats"][0]["workers"] == [1] * 5 + [2, 2, 3]


@pytest.mark.rule("GA-13.5")
def test_an_open_delivered_stack() -> None:
    match = one({"delivered": ["O-BAR-1", "E-A"]}, options={"delivered": "open"})
    assert match.view(1)["seats"][0]["delivered"] == ["O-BAR-1", "E-A"]


@pytest.mark.rule("GA-8.13")
def test_passing_after_an_innovation() -> None:
    match = one({"workers": [], "innovations": ["I-SHA"]}, options={"innovation-then-pass": "allowed"})
    assert match.moves(0) == ["pass", "innovate I-SHA"]
    play(match, "innovate I-SHA", "pass")
    assert len(own(match)["shares"]) == 1


@pytest.mark.rule("GA-8.13")
def test_each_innovation_alone_must_leave_a_placement() -> None:
    seat = {"workers": [1], "innovations": ["I-ORD", "I-ENG"], "docks": [lane(("W-WH", "L-WH-2"))]}
    stacks = {"order": ["O-BAR-2", "O-BAR-1"], "engine": ["E-A", "E-B"]}
    match = one(seat, zones=DEAR | {"deliver": 0}, stacks=stacks, options={"innovation-chain": "single"})
    assert match.moves(0) == ["pass"]
    assert why(match, "innovate I-ORD") == "no-placement-left"


@pytest.mark.rule("GA-2.2")
def test_a_seat_that_does_not_exist_cannot_begin() -> None:
    with pytest.raises(Refused) as refused:
        table(2, start="seat-3")
    assert refused.value.params["option"] == "start"
