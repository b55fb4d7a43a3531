"""HTTP: every wrong request gets a clear answer in one form and changes nothing."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import Browser, Server

WISH = {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "link"}]}


def problem(answer: httpx.Response, status: int, key: str) -> dict[str, object]:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    said = answer.json()
    assert said["status"] == status
    assert said["text"]["m"] == key
    assert key not in said["detail"], "the detail is a sentence"
    return dict(said)


# --- reading ---


def test_games_of_other_packages_are_listed_beside_ours(browser: Browser) -> None:
    games = {game["id"]: game for game in browser.get("/api/games").json()}
    assert games["lanterns"]["fewest"] == 1
    assert games["lanterns"]["reconstructed"] == 1
    assert {"random", "greedy", "hangs"} <= set(games["lanterns"]["bots"])
    assert len(games) > 1


def test_words_hold_the_kernels_the_servers_and_the_games(browser: Browser) -> None:
    for language in ("de", "en"):
        text = browser.get(f"/api/games/lanterns/words/{language}").text
        for key in ("not-your-turn =", "stale =", "game-title ="):
            assert f"\n{key}" in f"\n{text}"
    problem(browser.get("/api/games/lanterns/words/fr"), 404, "no-words")


@pytest.mark.parametrize(
    ("path", "kind"),
    [("art.svg", "image/svg+xml"), ("art.css", "text/css"), ("rules", "application/json")],
)
def test_a_game_shows_its_art_and_rules(browser: Browser, path: str, kind: str) -> None:
    answer = browser.get(f"/api/games/lanterns/{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == kind


def test_rules_and_components_come_with_their_sources(browser: Browser) -> None:
    rules = browser.get("/api/games/lanterns/rules").json()
    assert rules["chapters"] == [["play", "Ablauf", "Play"]]
    assert rules["rules"][0]["source"] == "none"
    assert browser.get("/api/games/lanterns/components").json()["deck"]["reconstructed"] is True


def test_a_game_nobody_knows_is_not_found(browser: Browser) -> None:
    problem(browser.get("/api/games/chess/rules"), 404, "game-unknown")


def test_the_page_is_served_at_all_its_addresses(browser: Browser) -> None:
    pages = {browser.get(path).content for path in ("/new/lanterns", "/t/abc", "/rules/lanterns", "/learn/lanterns")}
    assert len(pages) == 1
    assert b'<div id="app">' in browser.get("/").content
    problem(browser.get("/elsewhere"), 404, "no-page")


def test_own_files_are_asked_after_and_vendored_ones_kept(browser: Browser) -> None:
    own, vendored = browser.get("/static/index.html"), browser.get("/static/vendor/htm/htm.mjs")
    assert own.headers["cache-control"] == "no-cache"
    assert "max-age=" in vendored.headers["cache-control"]
    again = browser.get("/static/index.html", headers={"if-none-match": own.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize(
    "path", ["/static/../cli.py", "/static/..%2fcli.py", "/static//etc/passwd", "/static/nothing.js"]
)
def test_static_files_do_not_lead_out_of_their_folder(browser: Browser, path: str) -> None:
    answer = browser.http.send(
        browser.http.build_request("GET", httpx.URL(browser.server.address).copy_with(raw_path=path.encode()))
    )
    problem(answer, 404, "no-page")


def test_the_lobbys_words_hold_what_the_server_says(browser: Browser) -> None:
    assert "\nbad-token =" in browser.get("/static/words/de.ftl").text


def test_every_answer_carries_the_guards_headers(browser: Browser) -> None:
    for path in ("/", "/api/games", "/nothing"):
        headers = browser.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_the_servers_health(browser: Browser) -> None:
    assert browser.get("/healthz").json() == {"status": "ok"}


def test_the_api_is_described_without_help_from_elsewhere(browser: Browser) -> None:
    page = browser.get("/api/docs").text
    script = browser.get("/api/docs/docs.js").text
    assert "/api/openapi.json" in script
    assert "http://" not in page + script
    assert "https://" not in page + script
    assert "/api/tables/{table}/moves" in browser.get("/api/openapi.json").json()["paths"]


# --- metrics ---


def test_metrics_are_off_unless_wanted(browser: Browser) -> None:
    problem(browser.get("/metrics"), 404, "no-page")


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("measured")
    with Server(f"sqlite:///{folder}/store.sqlite3", metrics="true", limits="true", allow_hosts="table.example") as one:
        yield one


def test_metrics_count_moves(measured: Server) -> None:
    browser = Browser(measured)
    table = browser.open("lanterns", "here", "here").id
    assert browser.move(table, 0, "guess 0", 0).status_code == 200
    assert browser.move(table, 0, "guess 0", 1).status_code == 422
    page = browser.get("/metrics").text
    assert 'stellwerk_moves_total{game="lanterns",result="made"} 1.0' in page
    assert 'stellwerk_moves_total{game="lanterns",result="refused"} 1.0' in page
    assert 'stellwerk_move_seconds_count{part="append"} 1.0' in page


def test_too_fast(measured: Server) -> None:
    browser = Browser(measured)
    answers = [browser.post("/api/tables", WISH) for _ in range(40)]
    slow = [answer for answer in answers if answer.status_code == 429]
    assert slow
    problem(slow[0], 429, "too-fast")
    assert int(slow[0].headers["retry-after"]) >= 1


def test_an_allowed_name_is_let_in(measured: Server) -> None:
    assert Browser(measured).get("/healthz", headers={"host": "table.example"}).status_code == 200


# --- wrong requests ---


def counted(browser: Browser) -> int:
    return len(browser.get("/api/tables").json())


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"{", 400, "bad-json"),
        (b"\xff\xfe", 400, "bad-json"),
        (b"[]", 400, "bad-json"),
        (b'{"game":"lanterns"}', 400, "bad-json"),
        (b'{"game":"lanterns","seats":[],"colour":"red"}', 400, "bad-json"),
        (b'{"game":"lanterns","seats":[{"kind":"cat"}]}', 400, "bad-json"),
        (b'{"game":1,"seats":[]}', 400, "bad-json"),
        (b'{"game":"chess","seats":[{"kind":"me"},{"kind":"me"}]}', 422, "game-unknown"),
        (b'{"game":"lanterns","seats":[]}', 422, "players-range"),
        (b'{"game":"lanterns","seats":[{"kind":"me"},{"kind":"bot","bot":"zeus"}]}', 422, "no-bot"),
        (b'{"game":"lanterns","seats":[{"kind":"me"},{"kind":"me"}],"options":{"a":1}}', 422, "option-unknown"),
        (b'{"game":"lanterns","seats":[{"kind":"me"},{"kind":"me"}],"options":{"length":"x"}}', 422, "option-choice"),
        (b'{"game":"lanterns","seats":[{"kind":"me"},{"kind":"me","name":"' + b"x" * 30 + b'"}]}', 422, "text-long"),
    ],
)  # fmt: skip
def test_a_wrong_wish_opens_no_table(browser: Browser, body: bytes, status: int, key: str) -> None:
    browser.open("lanterns", "me", "me")
    answer = browser.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    problem(answer, status, key)
    assert counted(browser) == 1


def test_a_wrong_component_file_is_refused_with_the_path(browser: Browser) -> None:
    wish = {**WISH, "options": {"components": {"cards": [0, 1, 9]}}}
    said = problem(browser.post("/api/tables", wish), 422, "json-range")
    assert "components.cards[2]" in str(said["detail"])
    assert counted(browser) == 0


def test_too_large_is_refused_before_it_is_read(browser: Browser) -> None:
    wish = {**WISH, "options": {"x": "y" * 300_000}}
    problem(browser.post("/api/tables", wish), 413, "too-large")


def test_too_large_without_saying_so(browser: Browser) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 10_000

    answer = browser.http.post("/api/tables", content=pieces(), headers={"content-type": "application/json"})
    problem(answer, 413, "too-large")


def test_an_unknown_method(browser: Browser) -> None:
    answer = browser.http.request("PATCH", "/api/tables")
    problem(answer, 405, "no-method")
    assert "POST" in answer.headers["allow"]


def test_an_unknown_table(browser: Browser) -> None:
    for path in ("", "/scene", "/save"):
        problem(browser.get(f"/api/tables/nothing{path}"), 404, "no-table")
    problem(browser.move("nothing", 0, "guess 0", 0), 404, "no-table")


def test_a_wrong_host(browser: Browser) -> None:
    problem(browser.get("/", headers={"host": "evil.example"}), 400, "wrong-host")
    problem(browser.get("/", headers={"host": ""}), 400, "wrong-host")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_hostile_page_cannot_act(browser: Browser, headers: dict[str, str]) -> None:
    problem(browser.post("/api/tables", WISH, headers=headers), 403, "foreign-origin")
    assert counted(browser) == 0


def test_programs_need_no_origin(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json=WISH)
    assert answer.status_code == 201


# --- moves ---


@pytest.fixture
def table(browser: Browser) -> str:
    return browser.open("lanterns", "here", "here").id


@pytest.mark.parametrize(
    ("seat", "move", "v", "status", "key"),
    [
        (0, "guess 6", 0, 422, "move-range"),
        (0, "guess", 0, 422, "move-form"),
        (0, "dance", 0, 422, "move-unknown"),
        (0, "", 0, 422, "move-unknown"),
        (0, "grab", 0, 422, "not-asked"),
        (0, "count", 0, 422, "not-asked"),
        (0, "guess 0", 1, 409, "stale"),
        (0, "guess 0", -1, 409, "stale"),
        (7, "guess 0", 0, 404, "no-seat"),
        (-1, "count", 0, 404, "no-seat"),
    ],
)
def test_a_wrong_move_changes_nothing(
    browser: Browser, table: str, seat: int, move: str, v: int, status: int, key: str
) -> None:
    before = browser.scene(table, 0)
    problem(browser.move(table, seat, move, v), status, key)
    assert browser.scene(table, 0) == before


def test_a_refused_move_names_its_rule(browser: Browser, table: str) -> None:
    assert browser.move(table, 0, "shout", 0).json() == {"v": 1}
    said = problem(browser.move(table, 0, "shout", 1), 422, "already-shouted")
    assert said["rule"] == "LA-1"
    assert said["detail"] == "You have shouted once."


def test_a_move_meant_for_an_earlier_table_is_stale(browser: Browser, table: str) -> None:
    assert browser.move(table, 0, "shout", 0).status_code == 200
    problem(browser.move(table, 1, "shout", 0), 409, "stale")


def test_sealed_answers_do_not_make_each_other_stale(browser: Browser, table: str) -> None:
    assert browser.move(table, 0, "guess 1", 0).status_code == 200
    assert browser.move(table, 1, "guess 1", 0).json() == {"v": 2}


def test_the_seed_is_not_told_before_the_end(browser: Browser, table: str) -> None:
    problem(browser.get(f"/api/tables/{table}/save"), 409, "not-over")
    assert "seed" not in browser.get(f"/api/tables/{table}").text


def test_no_such_moment(browser: Browser, table: str) -> None:
    problem(browser.get(f"/api/tables/{table}/scene?at=5"), 422, "no-such-moment")
    problem(browser.get(f"/api/tables/{table}/scene?at=x"), 400, "bad-request")


def test_secrets_are_not_written_to_the_journal(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    link = table.links[1]
    friend.join(link)
    assert browser.move(table.id, 0, "guess 1", 0).status_code == 200
    journal = browser.server.said()
    assert '"event": "move"' in journal
    for secret in (link.partition("#k=")[2], *browser.http.cookies.values(), *friend.http.cookies.values()):
        assert secret not in journal
    assert "guess" not in journal


def test_files_of_the_server_are_not_served(browser: Browser) -> None:
    name = Path("..") / "words" / "en.ftl"
    problem(browser.get(f"/api/docs/{name.as_posix().replace('/', '%2f')}"), 404, "no-page")
