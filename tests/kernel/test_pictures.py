"""A match can be looked at: one SVG of what a seat may see."""

from base64 import b64decode
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import coal_auction as toy
import stellwerk
from stellwerk.kernel.match import new_match
from stellwerk.kernel.refusal import Refused
from stellwerk.picture import shapes
from stellwerk.stage.layout import arrange
from stellwerk.stage.letters import Font
from stellwerk.stage.styles import blocks, font_of, lettering, one_side
from stellwerk.stage.wire import Text, Zone

SVG = "{http://www.w3.org/2000/svg}"


def words(picture: str) -> set[str]:
    return {"".join(el.itertext()) for el in ElementTree.fromstring(picture).iter(f"{SVG}text")}


def test_a_seat_sees_its_own_secrets_and_nobody_elses() -> None:
    match = stellwerk.new("nimm-den-zug", 2, 5)
    assert match.picture() == match.picture(None)
    assert len({match.picture(), match.picture(0), match.picture(1)}) == 3
    assert "?" in words(match.picture())


def test_it_speaks_both_languages_by_day_and_by_night() -> None:
    match = stellwerk.new("nimm-den-zug", 2, 5)
    assert {"Seat 1", "Seat 2"} <= words(match.picture())
    assert {"Platz 1", "Platz 2"} <= words(match.picture(language="de"))
    assert "light-dark" not in match.picture(night=True)
    assert match.picture(night=True) != match.picture()


def test_in_a_notebook_a_match_is_what_spectators_see() -> None:
    match = stellwerk.new("nimm-den-zug", 2, 5)
    shown = match._repr_html_()
    assert shown.startswith("<img ")
    assert b64decode(shown.partition("base64,")[2].partition('"')[0]).decode() == match.picture(None)


def test_copies_and_earlier_moments_can_be_drawn_too() -> None:
    match = stellwerk.new("nimm-den-zug", 2, 5)
    before = match.picture()
    seat = match.waiting[0]
    match.play(seat, match.moves(seat)[0])
    assert match.clone().picture() == match.picture()
    assert match.at(0).picture() == before
    assert stellwerk.load(match.save()).picture() == match.picture()


def test_what_cannot_be_drawn_is_said() -> None:
    match = stellwerk.new("nimm-den-zug", 2, 5)
    with pytest.raises(Refused, match="no seat"):
        match.picture(7)
    with pytest.raises(ValueError, match="'fr' is none of de, en"):
        match.picture(language="fr")
    with pytest.raises(Refused, match=r"stellwerk\.new"):
        new_match(toy.game, 2, 0, None, match.say).picture()


def test_every_seat_has_a_shape() -> None:
    assert len(shapes()) == 6


def zone(layout: str, **more: object) -> Zone:
    return Zone("z", 0, 0, 100, 40, Text("name"), layout=layout, piece=(20, 20), label=False, **more)  # type: ignore[arg-type]


def test_pieces_that_do_not_fit_overlap_evenly() -> None:
    places = arrange(zone("row"), list(range(8)))
    steps = {round(b.x - a.x, 6) for a, b in pairwise(places)}
    assert len(steps) == 1
    assert places[-1].x + 10 <= 100


def test_of_a_tall_stack_four_are_drawn() -> None:
    assert [place.buried for place in arrange(zone("stack", gap=2), list(range(6)))] == [True, True] + [False] * 4


def test_the_day_and_the_night_of_a_style_sheet() -> None:
    css = "a { color: light-dark(rgb(1, 2, 3), var(--x, light-dark(red, blue))); }"
    assert one_side(css, night=False) == "a { color: rgb(1, 2, 3); }"
    assert one_side(css, night=True) == "a { color: var(--x, blue); }"


def test_rules_that_depend_on_the_screen_are_left_out() -> None:
    assert list(blocks("/* a { } */ b { x: 1 } @media print { c { y: 2 } } d { z: 3 }")) == [
        ("b", "x: 1"),
        ("d", "z: 3"),
    ]


def test_the_letters_of_a_text_follow_from_its_classes() -> None:
    rules = lettering(
        '.a, .b { font-family: "X"; } .a { font-size: 9px } .c .a { font-weight: 700 } .a.d { font-size: 5px }'
    )
    plain, within, both = frozenset({"a"}), (frozenset({"c"}), frozenset({"a"})), (frozenset({"a", "d"}),)
    assert font_of(rules, (plain,)) == Font("X", 400, 9)
    assert font_of(rules, within) == Font("X", 700, 9)
    assert font_of(rules, both) == Font("X", 400, 5)
