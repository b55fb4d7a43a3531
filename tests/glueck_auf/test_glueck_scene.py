"""What the table of Glück Auf looks like: nothing lies nowhere, nothing is drawn that does not exist."""

from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from stellwerk.games.glueck_auf import game
from stellwerk.games.glueck_auf.model.ids import KINDS, STACKS, ZONES
from stellwerk.games.glueck_auf.scene.offers import ANSWERS
from stellwerk.kernel.match import Match
from stellwerk.kernel.rng import Dice
from stellwerk.kernel.state import Ear
from stellwerk.kernel.step import Auto
from stellwerk.stage.scenes import scene, still
from stellwerk.stage.wire import Act, Scene
from stellwerk.words import LANGUAGES, known, say
from tests.glueck_auf.tables import SAY, lane, one, play, table


@cache
def art() -> ElementTree.Element:
    return ElementTree.parse(game.folder / "scene" / "art.svg").getroot()


@cache
def ids() -> frozenset[str]:
    return frozenset(el.attrib["id"] for el in art().iter() if "id" in el.attrib)


def moments(players: int, seed: int, **options: str) -> Iterator[Match]:
    """A random game, move by move."""
    match = table(players, seed, **options)
    rolls = Dice(100 * players + seed)
    while match.waiting:
        yield match
        moves = match.moves(match.waiting[0])
        match.play(match.waiting[0], moves[rolls.below(len(moves))])
    yield match


def act(seen: Scene, move: str) -> Act:
    return next(act for act in seen.acts if act.move == move)


# --- the drawing ------------------------------------------------------------------


def test_zones_stand_on_drawn_floors_and_cards_are_large_enough_to_touch() -> None:
    board = game.stage.board(table(4).table(0))
    for region in [*board.wide, *board.narrow]:
        assert all(zone.look in ids() for zone in region.zones)
    for region in board.narrow:
        assert region.w == 360
        for zone in region.zones:
            if zone.id.startswith(("dock-", "train-", "row-", "storage-", "orders-", "innovations-", "tray")):
                assert min(zone.piece) >= 42
    stage = board.narrow[0]
    assert all(min(zone.w, zone.h) >= 44 for zone in stage.zones if zone.id in match_zones())


def match_zones() -> list[str]:
    return list(table(4).view(0)["zones"])


# --- moves ---------------------------------------------------------------------------


def test_every_question_has_offers_and_is_asked_in_both_languages() -> None:
    asked = {name for name, step in game.steps.items() if not issubclass(step, Auto)}
    assert asked == set(ANSWERS)
    for name in ANSWERS:
        step = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
        for language in LANGUAGES:
            assert all(known(game.folder, language, key + step) for key in ("prompt", "wait", "sign"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_zone_is_offered_with_its_price_or_the_reason(players: int) -> None:
    match = table(players, 4)
    acts = scene(match, match.waiting[0]).acts
    placed = [act for act in acts if act.move.startswith("place")]
    assert [act.on for act in placed] == [(zone,) for zone in zones_in_play(players)]
    assert act(scene(match, match.waiting[0]), "place deliver 1").why is not None


def zones_in_play(players: int) -> list[str]:
    return [zone for zone in ZONES if players > 2 or zone != "mine-12"]


def test_why_not_names_what_the_cards_make() -> None:
    match = one({"workers": [1, 1]}, zones={"share": 3})
    why = act(scene(match, 0), "place share 4").why
    assert why is not None
    assert why.text.a == {"need": 4, "sums": "1, 2"}
    assert SAY(why.text.m, why.text.a) == "This zone takes exactly 4 workers now; your cards make 1, 2."


def test_a_payment_is_picked_from_the_highest_card_down() -> None:
    match = one({"workers": [1, 1, 1, 2, 3]}, zones={"share": 2})
    play(match, "place share 3")
    paths = {act.move: act.on for act in scene(match, 0).acts}
    assert paths["pay 3"] == ("worker:0:3:0",)
    assert paths["pay 1+2"] == ("worker:0:2:0", "worker:0:1:0")
    assert paths["pay 1+1+1"] == ("worker:0:1:0", "worker:0:1:1", "worker:0:1:2")


def test_a_worker_card_moves_from_the_hand_into_the_zone() -> None:
    match = one({"workers": [1, 1]})
    before = scene(match, 0).pieces
    assert before["worker:0:1:0"].z == before["worker:0:1:1"].z == "workers-0"
    play(match, "place mine-01 1")
    after = scene(match, 0).pieces
    assert after["worker:0:1:0"].z == "crew-mine-01"
    assert after["worker:0:1:1"].z == "workers-0"
    assert after["heir"].slots["who"] == "seat-0"


def test_a_lorry_is_loaded_by_picking_it_and_then_an_empty_wagon() -> None:
    board = {"row": ["L-CL-1a"], "docks": [lane("W-CL", "W-XX"), lane("W-TO"), lane("W-XX.2")]}
    match = one(board)
    play(match, "place mine-01 1")
    seen = scene(match, 0)
    assert act(seen, "load W-CL 1").on == ("card:L-CL-1a", "card:W-CL")
    assert act(seen, "load W-XX 3").on == ("card:L-CL-1a", "card:W-XX.2")
    assert act(seen, "load W-TO 2").why is not None
    assert act(seen, "store").on == ("card:L-CL-1a", "storage-0")
    play(match, "load W-CL 1")
    loaded = scene(match, 0).pieces["card:L-CL-1a"]
    assert (loaded.k, loaded.z, loaded.i) == ("loaded", "train-0-1", 0)


# --- at a glance ------------------------------------------------------------------------


def test_a_train_that_could_leave_and_an_order_that_fits_are_marked() -> None:
    docks = [lane(("W-WH", "L-WH-2"), engine="E-A"), lane(("W-TO", "L-TO-1a")), lane(engine="E-B")]
    match = one({"orders": ["O-BAR-2", "O-FUR-3"], "docks": docks})
    pieces = scene(match, 0).pieces
    assert [pieces[f"sign:0:{n}"].c for n in (1, 2, 3)] == ["ga-ready", "", ""]
    assert "fits" in pieces["card:O-BAR-2"].slots
    assert "fits" not in pieces["card:O-FUR-3"].slots


def test_prices_show_what_the_own_cards_can_make() -> None:
    match = one({"workers": [2]})
    pieces = scene(match, 0).pieces
    assert (pieces["price:wild"].slots["need"], pieces["price:wild"].c) == ("2", "ga-can")
    assert (pieces["price:share"].slots["need"], pieces["price:share"].c) == ("1", "ga-cannot")


def test_the_table_speaks_of_the_rulings_that_were_chosen() -> None:
    seat = {"innovations": ["I-SHA", "I-MIN"], "row": ["L-WH-1a"]}
    chosen = {
        "innovation-then-pass": "allowed", "mining": "lenient", "innovation-mining": "none", "first-token": "random",
    }  # fmt: skip
    usual, other = one(seat), one(seat, options=chosen)
    for match, bound, steps, figure in ((usual, "yes", "Use 2 or 3", "1–4"), (other, "no", "Use 1 to 3", "0–4")):
        pieces = scene(match, 0).pieces
        mine = game.stage.board(match.table(0)).printed["action:mine-23"]
        assert SAY(mine.notes[0].m, mine.notes[0].a).startswith(steps)
        assert pieces["card:I-MIN"].slots["figure"] == figure
        note = pieces["card:I-MIN"].notes[0]
        assert SAY(note.m, note.a).startswith(figure.replace("–", " to "))
        assert ("heir" in pieces) is (match is usual)  # nobody can know who will be drawn
        play(match, "innovate I-SHA")
        assert scene(match, 0).prompt.a["bound"] == bound
    play(other, "place mine-01 1", "pay 1", "store")
    assert scene(other, 0).pieces["heir"].slots["who"] == "seat-0"


def test_a_payment_is_told_by_the_names_of_its_cards() -> None:
    match = one({"workers": [1, 1], "innovations": ["I-W4"]}, zones={"share": 1})
    match.ear = ear = Ear()
    play(match, "place share 2")
    refused = match.why_not(0, "pay 1+i5")
    assert refused is not None
    assert SAY(refused.key, refused.params) == "You do not have all these cards: 1, worker innovation 1–5."
    play(match, "pay 1+i4")
    [event] = [event for event in ear.events if event.key == "placed"]
    assert event.params["payment"] == ["1", "I-W4"]


def test_one_is_not_spoken_of_as_many() -> None:
    few = {"card": "L-WH-2", "need": 2, "left": 1}
    assert SAY("steps-too-few", few) == "The double wheel lorry costs 2 mining steps, one is left."
    assert SAY("steps-missing", {"low": 1, "spent": 0}) == "You must use at least one mining step, so far: 0."
    train = {"dock": 1, "have": 1, "need": 2}
    assert say(game.folder, "de", "too-few-lorries", train).startswith("Der Zug an Gleis 1 hat eine Lore geladen")
    assert say(game.folder, "de", "steps-too-few", few).endswith("kostet 2 Förderschritte, übrig ist einer.")


# --- secrets and summaries ----------------------------------------------------------------


def test_hidden_cards_have_ids_that_betray_nothing() -> None:
    for match in moments(3, 9):
        if not match.waiting:
            continue
        for seat in range(3):
            own = match.view(seat)["seats"][seat]
            seen = scene(match, (seat + 1) % 3).pieces
            assert not any(f"card:{name}" in seen for name in own["orders"] + own["innovations"] + own["delivered"])


def test_of_a_stack_only_the_top_card_is_seen() -> None:
    match = table(4, 2)
    pieces = scene(match, 0).pieces
    for stack in STACKS:
        lying = [name for name, piece in pieces.items() if piece.z == f"stack-{stack}"]
        seen = match.view(0)["stacks"][stack]
        assert lying == [f"card:{seen[0]}"]
        assert pieces[f"pile:{stack}"].slots["count"] == str(len(seen))


def test_display_and_own_board_fit_together_on_a_desk() -> None:
    """Where a wide drawing is just large enough to be read, both are 672 units high in a window of 1440x900."""
    for players in (2, 3, 4):
        wide = game.stage.board(table(players, 1).table(0)).wide
        assert sum(region.h for region in wide if region.role in ("stage", "own")) <= 672


def test_a_shift_ends_with_a_sheet_and_the_game_with_the_five_categories() -> None:
    titles = []
    for match in moments(2, 5):
        if not match.waiting:
            break
        ahead = match.clone()
        ahead.ear = ear = Ear(keep_frames=True)
        if "pass" in ahead.moves(ahead.waiting[0]):
            ahead.play(ahead.waiting[0], "pass")
            for event, frame in zip(ear.events, ear.frames, strict=True):
                sheet = still(game, frame, 0, 0).picture.sheet
                if event.key in game.milestones:
                    assert sheet is not None
                    titles.append(sheet.title.a["shift"])
                    *sources, total = sheet.rows
                    assert [row.values[1] is None for row in sources] == [True, True, True, False, True]
                    assert total.values == [sum(row.values[0] or 0 for row in sources), None]
                    assert all(shares for row in sources[1:] for shares in row.shares)
    assert set(titles) == set(range(1, 8))
    last = scene(match, 0).sheet
    assert last is not None
    *parts, total = last.rows
    assert len(parts) == 5
    assert total.values == [sum(row.values[seat] or 0 for row in parts) for seat in range(2)]
    assert match.result is not None
    assert scene(match, 0).prompt.a["seats"] == [f"seat-{seat}" for seat in match.result.winners]


def test_all_cards_have_names_and_notes_in_both_languages() -> None:
    keys = [*KINDS, *[f"note-{kind}" for kind in KINDS if kind in ("I-LOR", "I-WAG", "I-ENG", "I-ORD", "I-SHA")]]
    for language in LANGUAGES:
        assert [key for key in keys if not known(game.folder, language, key)] == []
