"""Words in the viewer's language."""

import coal_auction as toy
from stellwerk.words import KERNEL, bundle, english, known, say

FOLDER = toy.game.folder


def test_messages_in_both_languages() -> None:
    params = {"coins": 3, "money": 2}
    assert say(FOLDER, "en", "toy-bid-money", params) == "You bid 3 and have 2."
    assert say(FOLDER, "de", "toy-bid-money", params) == "Du bietest 3 und hast 2."
    assert say(FOLDER, "de", "game-over", {}) == "Das Spiel ist zu Ende."
    assert english(FOLDER)("game-over", {}) == "The game is over."


def test_names_of_seats_and_messages_inside_messages() -> None:
    assert say(FOLDER, "en", "log-toy-grabbed", {"seat": "seat-1"}, ("Ada", "Ben")) == "Ben is quickest."
    assert say(FOLDER, "en", "log-toy-grabbed", {"seat": "seat-1"}) == "Seat 2 is quickest."
    assert say(FOLDER, "de", "log-toy-grabbed", {"seat": "seat-1"}) == "Platz 2 war am schnellsten."
    assert say(FOLDER, "en", "act-show", {"token": "source-hand"}) == "Show Hand"
    assert say(FOLDER, "en", "act-show", {"token": {"m": "toy-coins", "a": {"n": 2}}}) == "Show 2 coins"
    assert say(FOLDER, "en", "log-toy-bids", {"bids": [1, 2, "source-hand"]}) == "Bids: 1, 2, Hand"


def test_an_unknown_message_stays_its_key() -> None:
    assert say(FOLDER, "en", "no-such-message", {}) == "no-such-message"
    assert not known(FOLDER, "en", "no-such-message")


def test_the_kernel_speaks_without_any_game() -> None:
    assert known(KERNEL.parent, "en", "game-unknown")
    assert bundle(KERNEL.parent, "de") is bundle(KERNEL.parent, "de")
