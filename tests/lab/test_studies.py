"""Studies: from games to a page, with the toy game and with a real one."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import coal_auction
import stellwerk
from stellwerk import cli
from stellwerk.kernel.game import Game
from stellwerk.lab.play import CannotPlay, played
from stellwerk.lab.rows import Row
from stellwerk.lab.studies.figures import Estimate, lead, mean, quantile, share, students, won
from stellwerk.lab.studies.games import games_of
from stellwerk.lab.studies.plan import Choice, Wish, changed_nothing
from stellwerk.lab.studies.reading import read_all, start_questions, turn_question
from stellwerk.lab.studies.report import report
from stellwerk.lab.studies.speaking import MINUS, THIN, Speaker
from stellwerk.lab.studies.study import choices_that_matter, wished

SECTIONS = ["seats", "openings", "sources", "spread", "length"]
VOID = {"meta", "br", "path", "use", "rect"}


def play_all(wish: Wish) -> list[Row]:
    plays = [*wish.base(), *(play for choice in wish.choices() for play in wish.under(choice, range(wish.varied)))]
    return [msgspec.structs.replace(played(play), seconds=0.5) for play in plays]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(stellwerk.registered(), "toy", coal_auction.game)
    return coal_auction.game


@pytest.fixture(scope="module")
def rails() -> tuple[Wish, list[Row]]:
    wish = Wish("railroads", 3, ("random",), 12, seed=5, varied=1)
    return wish, play_all(wish)


@pytest.fixture(scope="module")
def pages(rails: tuple[Wish, list[Row]]) -> dict[str, str]:
    return {language: report(*rails, language) for language in ("en", "de")}


class Outline(HTMLParser):
    """What a page is made of; every tag must be closed where it was opened."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.tags: list[str] = []
        self.headings: list[str] = []
        self.links: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if "href" in given else []
        if tag == "svg":
            assert given["role"] == "img"
            assert given["aria-label"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2", "h3"):
            self.headings.append(data)


# --- the page ---


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_small_study_of_the_toy_is_a_whole_page(toy: Game, language: str) -> None:
    wish = Wish("toy", 3, ("random",), 6)
    text = report(wish, play_all(wish), language)
    outline = Outline(text)
    assert [name for name in outline.ids if name in SECTIONS] == SECTIONS
    assert f'<html lang="{language}">' in text
    assert outline.tags.count("svg") >= 5


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_study_of_a_real_game_has_start_choices_and_rulings_too(pages: dict[str, str], language: str) -> None:
    text = pages[language]
    outline = Outline(text)
    for section in [*SECTIONS, "start", "rulings"]:
        assert section in outline.ids
    title = stellwerk.words.say(stellwerk.game("railroads").folder, language, "game-title", {})
    assert outline.headings[0].startswith(title)
    assert "stellwerk lab study railroads --players 3 --games 12 --bot random --seed 5 --vary 1" in text


def test_no_message_is_missing_in_either_language(pages: dict[str, str]) -> None:
    folder = Path(report.__code__.co_filename).parent / "words"
    texts = [(folder / f"{language}.ftl").read_text("utf-8") for language in ("de", "en")]
    keys = [set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) for text in texts]
    assert keys[0] == keys[1]
    for language in ("en", "de"):
        shown = re.sub(r"<style>.*?</style>|<code>.*?</code>|<[^>]*>", "\n", pages[language], flags=re.DOTALL)
        words = {line.strip() for line in shown.splitlines()}
        assert not words & (keys[0] - {"seat", "bot", "place"})
        assert "{ $" not in shown


def test_the_page_needs_no_other_file_and_no_script_and_is_small(pages: dict[str, str]) -> None:
    text = pages["en"]
    outline = Outline(text)
    assert not {"script", "link", "img", "iframe"} & set(outline.tags)
    assert all(link.startswith("#") for link in outline.links)
    assert len(text.encode()) < 250_000
    assert "#00000" not in text  # every colour comes from the page


def test_ids_are_there_once_and_whatever_is_used_is_there(pages: dict[str, str]) -> None:
    text = pages["en"]
    ids = Outline(text).ids
    assert len(ids) == len(set(ids))
    used = {*re.findall(r"url\(#([^)]*)\)", text), *re.findall(r'href="#([^"]*)"', text)}
    assert used <= set(ids)


def test_plots_are_well_formed(pages: dict[str, str]) -> None:
    for svg in re.findall(r"<svg .*?</svg>", pages["de"], flags=re.DOTALL):
        ElementTree.fromstring(svg)


def test_the_same_rows_give_the_same_bytes(rails: tuple[Wish, list[Row]], pages: dict[str, str]) -> None:
    assert report(*rails, "en") == pages["en"]


def test_the_same_seeds_give_the_same_numbers(toy: Game) -> None:
    wish = Wish("toy", 2, ("random",), 5, seed=3)
    assert report(wish, play_all(wish), "en") == report(wish, play_all(wish), "en")


def test_different_bots_play_every_deal_in_every_seat(toy: Game) -> None:
    wish = Wish("toy", 2, ("greedy", "random"), 3)
    rows = play_all(wish)
    assert [(row.seed, row.bots) for row in rows[:2]] == [(0, ["greedy", "random"]), (0, ["random", "greedy"])]
    assert "bots" in Outline(report(wish, rows, "en")).ids


# --- which games ---


def test_numbers_of_games_stay_free_for_more_deals() -> None:
    few, many = (Wish("railroads", 2, ("random",), deals, varied=deals) for deals in (2, 4))
    first = {play.number: play for play in [*few.base(), *few.under(few.choices()[0], range(2))]}
    later = {play.number: play for play in [*many.base(), *many.under(many.choices()[0], range(4))]}
    assert first.items() <= later.items()
    assert len(later) == 8


def test_only_rulings_and_components_are_varied_and_never_to_what_is_studied() -> None:
    game = stellwerk.game("railroads")
    usual = Wish("railroads", 3, ("random",), 1).choices()
    kinds = {option.id: option.kind for option in game.options}
    assert {kinds[choice.option] for choice in usual} <= {"ruling", "components"}
    other = Wish("railroads", 3, ("random",), 1, options={"last-pass": "none"}).choices()
    assert Choice("last-pass", "none") in usual
    assert Choice("last-pass", "none") not in other
    assert Choice("last-pass", "points") in other


def test_a_choice_that_changes_nothing_is_left_alone(rails: tuple[Wish, list[Row]]) -> None:
    wish, rows = rails
    matter = choices_that_matter(wish, rows)
    games = games_of(wish, rows)
    assert 0 < len(matter) < len(wish.choices())
    for choice in wish.choices():
        assert (choice in matter) != changed_nothing(games.rows, games.varied[choice])


def test_of_a_folder_with_more_games_only_those_asked_for_are_shown(rails: tuple[Wish, list[Row]]) -> None:
    wish, rows = rails
    fewer = msgspec.structs.replace(wish, deals=4, varied=0)
    assert [row.seed for row in wished(fewer, rows)] == [5, 6, 7, 8]


# --- reading ---


def test_the_log_tells_who_comes_first_and_what_is_asked_at_the_start(rails: tuple[Wish, list[Row]]) -> None:
    wish, rows = rails
    games = games_of(wish, rows)
    assert games.start == ["ChooseStart"]
    assert turn_question(games.readings) == "Turn"
    assert [order[0] for order in games.orders] == [row.start for row in games.rows]
    assert all(sorted(order) == [0, 1, 2] for order in games.orders)


def test_where_all_answer_at_once_nobody_is_first(toy: Game) -> None:
    wish = Wish("toy", 3, ("random",), 4)
    readings = read_all(play_all(wish))
    assert start_questions(readings) == []
    first = readings[0].answers[0]
    assert first.question == "Bids"
    assert first.amount is not None


# --- figures ---


def test_a_mean_has_a_symmetric_interval() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - 3 == pytest.approx(3 - found.low) == pytest.approx(1.96, abs=0.02)
    assert mean([4]) == Estimate(4, 4, 4, 1)


def test_few_values_have_wide_intervals() -> None:
    assert students(5) == pytest.approx(2.571, abs=0.01)
    assert students(9) == pytest.approx(2.262, abs=0.001)
    assert students(1000) == pytest.approx(1.962, abs=0.001)


def test_a_share_stays_between_none_and_all() -> None:
    assert share([0] * 10).low == pytest.approx(0)
    assert share([0] * 10).high == pytest.approx(0.278, abs=0.001)
    assert share([1] * 10).high == pytest.approx(1)
    assert share([0.5, 0.5, 1, 0]).value == 0.5


def test_quantiles_lie_between_neighbours() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([7], 0.9) == 7


def test_a_shared_win_is_half_a_win(rails: tuple[Wish, list[Row]]) -> None:
    row = msgspec.structs.replace(rails[1][0], totals=[30, 30, 0], places=[1, 1, 3])
    assert [won(row, seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [lead(row, seat) for seat in range(3)] == [15, 15, -30]


def test_numbers_are_written_as_the_language_does() -> None:
    game = stellwerk.game("nimm-den-zug")
    english, german = Speaker(game, "en", {}), Speaker(game, "de", {})
    assert english.number(12345.67, 1) == "12,345.7"
    assert german.number(12345.67, 1) == f"12{THIN}345,7"
    assert english.number(-3, sign=True) == f"{MINUS}3"
    assert english.number(-0.04, 1, sign=True) == "0.0"
    assert english.points(-1500) == f"{MINUS}$1,500"
    assert german.points(1500, sign=True) == f"+1{THIN}500\N{NO-BREAK SPACE}$"


# --- the command ---


def test_one_command_writes_the_report_and_goes_on_in_its_folder(tmp_path: Path) -> None:
    command = ["lab", "study", "railroads", "--games", "3", "--bot", "random", "--workers", "1"]
    where = ["--out", str(tmp_path / "out"), "--folder", str(tmp_path / "games")]
    assert cli.main([*command, *where]) == 0
    first = (tmp_path / "out" / "railroads.html").read_bytes()
    assert cli.main([*command, *where]) == 0
    assert (tmp_path / "out" / "railroads.html").read_bytes() == first
    assert cli.main([*command, *where, "--language", "de"]) == 0
    assert 'lang="de"' in (tmp_path / "out" / "railroads.de.html").read_text("utf-8")
    with pytest.raises(SystemExit, match="another run"):
        cli.main([*command, *where, "--players", "2"])


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["chess"], "chess"),
        (["railroads", "--bot", "nobody"], "nobody"),
        (["railroads", "--bot", ","], "name"),
        (["railroads", "--players", "9"], "9"),
        (["railroads", "--games", "0"], "--games"),
        (["railroads", "--vary", "-1"], "--vary"),
        (["railroads", "--option", "coal"], "ID=CHOICE"),
        (["railroads", "--option", "coal=perhaps"], "perhaps"),
        (["railroads", "--seed", "-1"], "Seeds"),
    ],
)
def test_wrong_wishes_are_told_in_words(wrong: list[str], told: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=re.escape(told)):
        cli.main(["lab", "study", *wrong, "--out", str(tmp_path)])
    assert list(tmp_path.iterdir()) == []


def test_a_wish_is_checked_before_anything_is_played() -> None:
    with pytest.raises(CannotPlay, match="players"):
        Wish("railroads", 7, ("random",), 1).checked()
