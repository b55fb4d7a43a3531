"""What the table of Nimm den Zug looks like: nothing lies nowhere, nothing is drawn that does not exist."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

import stellwerk
from stellwerk.games.nimm_den_zug.rules.wagons import replace_price
from stellwerk.games.nimm_den_zug.scene.offers import ANSWERS
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import Ear
from stellwerk.kernel.step import Auto
from stellwerk.stage.scenes import scene, still
from stellwerk.stage.wire import Act, Scene, Zone
from stellwerk.words import LANGUAGES, known, say
from tests.nimm_den_zug.table import lay, question, state, wagons

GAME = stellwerk.game("nimm-den-zug")


@cache
def art() -> ElementTree.Element:
    return ElementTree.parse(GAME.folder / "scene" / "art.svg").getroot()


def ids() -> set[str]:
    return {el.attrib["id"] for el in art().iter() if "id" in el.attrib}


def moments(players: int, seed: int, **options: str) -> Iterator[Match]:
    """A random game, move by move."""
    match = stellwerk.new("nimm-den-zug", players=players, seed=seed, options=options)
    rolls = Dice(100 * players + seed)
    while match.waiting:
        yield match
        seat = match.waiting[rolls.below(len(match.waiting))]
        moves = match.moves(seat)
        match.play(seat, moves[rolls.below(len(moves))])
    yield match


def act(seen: Scene, move: str) -> Act:
    return next(act for act in seen.acts if act.move == move)


# --- the drawing ------------------------------------------------------------------


def test_zones_stand_on_drawn_floors_and_are_large_enough_to_touch() -> None:
    board = GAME.stage.board(stellwerk.new("nimm-den-zug", players=6, seed=1).table(0))
    for region in [*board.wide, *board.narrow]:
        assert all(zone.look in ids() for zone in region.zones)
    for region in board.narrow:
        assert region.w == 360
        touched = [
            zone for zone in region.zones if zone.id.startswith(("train-", "display", "revealed", "hand", "choice"))
        ]
        assert all(min(smallest(zone)) >= 43 for zone in touched)


def smallest(zone: Zone) -> tuple[float, float]:
    return (zone.w, zone.h) if zone.id.startswith("train-") else zone.piece


def test_a_row_of_wagons_fits_behind_its_locomotive() -> None:
    """Six wagons, coupled without overlap, on every screen."""
    board = GAME.stage.board(stellwerk.new("nimm-den-zug", players=2, seed=1).table(0))
    for region in [*board.wide, *board.narrow]:
        for zone in region.zones:
            if zone.id.startswith("wagons-"):
                assert zone.w - 12 >= 6 * zone.piece[0]


# --- moves ---------------------------------------------------------------------------


def test_every_question_has_offers() -> None:
    asked = {name for name, step in GAME.steps.items() if not issubclass(step, Auto)}
    assert asked == set(ANSWERS)


def test_a_wagon_is_hung_by_picking_the_card_and_then_the_train() -> None:
    """Every open card with every train, the impossible ones with their reason."""
    for match in moments(3, 11):
        if question(match) == "WagonTurn":
            break
    seat = match.waiting[0]
    seen = scene(match, seat)
    wagons = [card for card in match.view(seat)["display"] if card and not card.startswith("SP-")]
    for card in wagons:
        for train in (1, 2, 3):
            assert act(seen, f"attach {card} {train}").on == (f"wagon:{card}", f"train-{seat}-{train}")
    assert act(seen, "replace").text.a["price"] == replace_price(state(match), seat)


def test_a_bid_is_a_number_from_the_least_to_all_the_money() -> None:
    for match in moments(4, 3):
        if question(match) in ("Bidding", "Counting"):
            seat = match.waiting[0]
            number = act(scene(match, seat), "bid {n}").number
            assert number is not None
            assert number.low == match.view(seat)["bid"] + 50
            assert number.high >= number.low
            assert {number.low, number.high} <= set(number.marks)


def test_the_starter_is_told_why_he_cannot_pass() -> None:
    for match in moments(3, 2):
        if question(match) == "PickLoco":
            why = act(scene(match, match.waiting[0]), "pass").why
            assert why is not None
            assert why.text.m == "must-open"
            return
    pytest.fail("no auction with a choice of locomotives")


def test_goals_are_offered_to_everybody_at_any_time() -> None:
    match = stellwerk.new("nimm-den-zug", players=4, seed=5)
    for seat in range(4):
        goals = match.view(seat)["seats"][seat]["goals"]
        claims = [act for act in scene(match, seat).acts if act.move.startswith("claim")]
        assert [act.on for act in claims] == [(f"goal:{name}",) for name in goals]


# --- secrets and summaries ----------------------------------------------------------------


def test_hidden_cards_have_ids_that_betray_nothing() -> None:
    for match in moments(4, 9):
        hands = [match.view(seat)["seats"][seat] for seat in range(4)]
        for seat in range(4):
            seen = scene(match, None).pieces
            assert not any(f"goal:{name}" in seen for name in hands[seat]["goals"]) or match.result is not None
            assert not any(f"loco:{name}" in seen for name in [*hands[seat]["hand"], *hands[seat]["kept"]])


def test_a_round_ends_with_a_sheet_of_profits_and_the_game_with_a_final_count() -> None:
    last = scene(match_at_its_end(), 0)
    assert last.sheet is not None
    assert last.sheet.title.m == "sheet-final"
    assert last.prompt.m == "prompt-over"
    for row in last.sheet.rows:
        assert len(row.values) == 3
    *parts, total = last.sheet.rows
    assert total.values == [sum(row.values[seat] or 0 for row in parts) for seat in range(3)]


def test_the_sheet_of_a_round_shows_how_every_train_made_its_profit() -> None:
    rounds = 0
    for match in moments(3, 4):
        ahead = match.clone()
        if not ahead.waiting:
            break
        ahead.ear = ear = Ear(keep_frames=True)
        seat = ahead.waiting[0]
        ahead.play(seat, ahead.moves(seat)[0])
        for event, frame in zip(ear.events, ear.frames, strict=True):
            if event.key not in GAME.milestones:
                continue
            rounds += 1
            picture = still(GAME, frame, 0, 0).picture
            lying = {name for part in picture.parts for name in part}
            assert picture.sheet is not None
            for row in picture.sheet.rows[:3]:
                for value, shares in zip(row.values, row.shares, strict=True):
                    assert all(share.piece in lying for share in shares if share.piece)
                    how = next((share.text for share in shares if share.text), None)
                    if how is not None and how.m == "sheet-reckoning":
                        assert value == sum(map(int, how.a["sum"].split("+"))) * how.a["times"]
                    elif how is None:
                        assert value == 0
    assert rounds


def test_the_second_of_two_bids_says_what_both_are_together() -> None:
    for match in moments(3, 1):
        for seat in match.waiting:
            seen = scene(match, seat)
            if seen.prompt.m != "prompt-second-bid":
                continue
            bid = act(seen, "bid {n}")
            money, first = match.view(seat)["seats"][seat]["money"], match.view(seat)["bids"][seat]
            assert bid.number is not None
            assert bid.number.base == bid.text.a["total"] == first
            assert bid.number.base + bid.number.high == money
            for language, stay in (("en", f"Stay at ${first:,}"), ("de", "bleiben")):
                assert stay in say(GAME.folder, language, "act-second-bid", bid.text.a)
            return
    pytest.fail("no second bid was asked for")


def test_what_is_left_beside_the_lot_closes_up() -> None:
    for match in moments(3, 1):
        rest = [piece.i for piece in scene(match, 0).pieces.values() if piece.z == "revealed"]
        assert sorted(rest) == list(range(len(rest)))


def test_profits_already_paid_are_not_shown_as_still_to_come() -> None:
    for match in (wagons(2), match_at_its_end()):
        running = match.view(0)["phase"] == "wagons"
        seen = scene(match, 0)
        assert any(figure.name.m == "figure-profit" for figure in seen.strips[0].figures) == running
        assert running or not any(piece.k == "profit" for piece in seen.pieces.values())


def test_who_has_replaced_is_offered_it_again_where_that_is_allowed() -> None:
    for times, replaced in (("once", "yes"), ("unlimited", "no")):
        prompt = scene(wagons(2, turn="A", replaced=True, options={"replace-times": times}), 0).prompt
        assert prompt.a["replaced"] == replaced


def test_in_an_open_auction_nobody_has_passed_who_only_waits() -> None:
    match = lay(2, method="open", lot="E1", bid=400, leader="A", passed=["B"], options={"open-auction": "timed"})
    assert [note.m for note in scene(match, 0).strips[1].notes] == ["bid-waits"]


def match_at_its_end() -> Match:
    return list(moments(3, 21))[-1]


def test_every_question_is_asked_in_both_languages() -> None:
    for name in ANSWERS:
        step = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
        for language in LANGUAGES:
            assert known(GAME.folder, language, f"prompt{step}")
            assert known(GAME.folder, language, f"wait{step}")


def test_all_words_on_cards_exist_in_both_languages() -> None:
    folder: Path = GAME.folder
    keys = [f"caption-G{n:02}" for n in range(1, 19)]
    keys += [f"note-{card}" for card in ("SP-BIN", "SP-LONG", "SP-PLUS", "SP-600", "SP-DBL")]
    keys += [f"note-method-{name}" for name in ("turn", "sealed", "double", "choice", "open", "draft")]
    for language in LANGUAGES:
        assert [key for key in keys if not known(folder, language, key)] == []
