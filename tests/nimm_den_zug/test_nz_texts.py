"""What a player reads when a move is refused: a sentence with names, in both languages, never an id."""

import re

import pytest

import stellwerk
from stellwerk import Match
from stellwerk.games.nimm_den_zug.model.ids import CARDS, GOALS, LOCOS
from stellwerk.words import say
from tests.nimm_den_zug.table import A, B, lay, train, wagons

FOLDER = stellwerk.game("nimm-den-zug").folder
IDS = re.compile(r"\b(" + "|".join([*CARDS, *GOALS, *LOCOS]) + r")\b|[{}]|-[A-Z]")


def sentences(m: Match, seat: int, move: str) -> list[str]:
    refused = m.why_not(seat, move)
    assert refused is not None, move
    return [say(FOLDER, language, refused.key, dict(refused.params), ("Ada", "Bo", "Cy")) for language in ("de", "en")]


def table() -> Match:
    mine = [train("E5", "CO01"), train("E4", "PA01"), train("D6")]
    seats = [{"tile": 1, "trains": mine, "goals": ["G09", "G05"]}, {"tile": 2}, {"tile": 3}]
    return wagons(seats=seats, display=["CO02", "FO02", "SP-600"])


def test_a_card_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(stellwerk.Refused, match="Known: CO02, FO02, SP-600"):
        wagons(display=["CO02", "FO02", "SP-600"], fresh=["CO05"])


def test_an_auction_tile_named_twice_is_told_as_such() -> None:
    with pytest.raises(stellwerk.Refused, match="methods: 'open' is named twice"):
        stellwerk.set_up("nimm-den-zug", {"methods": ["open", "open"]})


@pytest.mark.parametrize(
    ("move", "german"),
    [
        ("attach FO23 3", "Lebensmittelwagen"),
        ("attach SP-DBL 1", "Doppelwagen"),
        ("attach CO02 2", "Diese Lok zieht Passagiere, nicht Kohle."),
        ("attach CO02 3", "Dein Zug 1 zieht schon Kohle: Jede Lok zieht eine andere Ladung."),
        ("claim G05", "„Als Letzter an der Reihe“ ist nicht erfüllt."),
        ("claim G09", "„Drei Kohlewagen“ ist nicht erfüllt: Du hast 1 von 3."),
        ("claim G07", "„Vier Lebensmittelwagen“ gehört dir nicht."),
    ],
)
def test_a_refusal_names_things_as_a_player_would(move: str, german: str) -> None:
    told = sentences(table(), A, move)
    assert german in told[0]
    assert not any(IDS.search(sentence) for sentence in told), told


def test_refusals_of_an_auction_name_locomotives_and_players() -> None:
    m = lay(method="turn", loco_stack=["D4", "S1", "E5"])
    assert sentences(m, A, "pick S2") == ["Dampf II steht nicht zur Wahl.", "Not there to be chosen: Steam II."]
    m = lay(method="sealed", lot="D5")
    for seat, bid in enumerate((600, 800, 800)):
        m.play(seat, f"bid {bid}")
    assert sentences(m, A, "name A")[0] == "Ada ist am Gleichstand nicht beteiligt."
    assert sentences(m, B, "name B")[0] == "Du bist nicht am Zug."
