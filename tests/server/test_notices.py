"""Notices by mail and by web hook, to real servers on loopback: once, bundled, without secrets, only where wanted."""

import asyncio
import itertools
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from stellwerk.server import notice_rows, wire
from stellwerk.server.backup import back_up
from stellwerk.server.doctor import about_mail
from stellwerk.server.metrics import Metrics
from stellwerk.server.notice_wire import HookWish, Kind, Language
from stellwerk.server.notices import MOST_TRIES, Notices
from stellwerk.server.seats import COOKIE
from stellwerk.server.settings import Settings, from_environment
from stellwerk.server.store import Store
from stellwerk.stage.wire import Scene
from tests.server.finished import play_out
from tests.server.fronts import certificate
from tests.server.post_offices import Letter, Office, Receiver, Told
from tests.server.serving import Browser, Server, beside, wait_until
from tests.server.test_forgetting import everything, session_of
from tests.server.test_http import problem

GAME = "lanterns"
HOUSE = "https://table.example"
ALL: list[Kind] = ["turn", "agree", "over"]
NUMBERS = itertools.count()
SOON: dict[str, Any] = {"public": HOUSE, "notice_grace_s": 0, "notice_interval_s": 0, "hooks_anywhere": "true"}


@pytest.fixture(scope="module")
def office() -> Iterator[Office]:
    with Office() as opened:
        yield opened


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as opened:
        yield opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, office: Office) -> Iterator[Server]:
    """It tells at once, and as often as there is anything to tell."""
    store = f"sqlite:///{tmp_path_factory.mktemp('house')}/store.sqlite3"
    with Server(store, **SOON, **office.settings, metrics="true") as started:
        yield started


@pytest.fixture
def anna() -> str:
    """An address that nobody else has."""
    return f"anna{next(NUMBERS)}@home.example"


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It tells nobody by itself: the tests do that by hand."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('quiet')}/store.sqlite3") as started:
        yield started


def ask_mail(who: Browser, address: str, language: str = "en") -> httpx.Response:
    return who.post("/api/me/notices/mail", {"address": address, "kinds": ALL, "language": language})


def set_hook(who: Browser, url: str, format: str = "json", **more: object) -> httpx.Response:  # noqa: A002
    wish = {"format": format, "url": url, "kinds": ALL, "language": "en", **more}
    return who.post("/api/me/notices/hook", wish)


def confirmed(server: Server, office: Office, who: Browser, address: str) -> None:
    answer = ask_mail(who, address)
    assert answer.status_code == 200, answer.text
    (letter,) = office.to(address)
    office.letters.remove(letter)
    assert Browser(server).post("/api/notices/confirm", {"token": letter.link("confirm")}).status_code == 200


def one_letter(office: Office, address: str) -> Letter:
    wait_until(lambda: office.to(address))
    return office.to(address)[0]


def playing(host: Browser, friend: Browser, name: str = "Bo") -> str:
    table = host.open(GAME, "me", "link", options={"length": "long"})
    friend.join(table.links[1], name)
    return table.id


def move(who: Browser, table: str, seat: int, what: str = "guess 0") -> None:
    answer = who.move(table, seat, what, who.info(table).version)
    assert answer.status_code == 200, answer.text


def next_round(who: Browser, table: str) -> None:
    """The clock has struck, and everybody is asked again."""
    wait_until(lambda: any(act.move.startswith("guess") for act in who.scene(table, 1).acts))


# --- by hand: what is told is decided by the store alone, so a test can look and send when it likes ---


class ByHand:
    """Somebody who is told by a web hook, and a process that sends when it is asked to."""

    def __init__(self, server: Server, who: Browser, receiver: Receiver, **settings: Any) -> None:
        self.server, self.receiver, self.session = server, receiver, session_of(server, who)
        usual = {"public": HOUSE, "hooks_anywhere": True, "notice_grace_s": 0, "notice_interval_s": 0}
        self.settings = Settings(store=server.store, **{**usual, **settings})

    def run(self, work: Callable[[Notices], Any]) -> Any:
        async def once() -> Any:
            store = Store(self.server.store)
            store.open()
            notices = Notices(store, self.settings, Metrics())
            try:
                return await work(notices)
            finally:
                notices.mailing.close()
                store.close()

        return asyncio.run(once())

    def set(self, kinds: list[Kind] = ALL, language: Language = "en") -> "ByHand":
        wish = HookWish("json", f"{self.receiver.url}/hook", kinds, language)
        self.run(lambda notices: notices.set_hook(self.session, wish))
        self.receiver.told.clear()
        return self

    def told(self) -> list[Told]:
        """What one look and one round of sending bring."""

        async def tell(notices: Notices) -> None:
            await notices.look()
            await notices.send_all()

        before = len(self.receiver.told)
        self.run(tell)
        return self.receiver.told[before:]

    def kinds(self) -> list[str]:
        return sorted(one["kind"] for told in self.told() for one in told.body["tables"])


@pytest.fixture
def pair(quiet: Server) -> tuple[Browser, Browser]:
    """A host, and a friend who is known to the house."""
    host, friend = Browser(quiet), Browser(quiet)
    friend.open(GAME, "me")
    return host, friend


def test_whoever_waits_at_several_tables_gets_one_message(
    quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver
) -> None:
    host, friend = pair
    tell = ByHand(quiet, friend, receiver, notice_interval_s=10_000).set()
    tables = [playing(host, friend) for _ in range(3)]
    assert tell.told() == [], "nobody is told of what they have just seen"
    for table in tables:
        move(host, table, 0)
    (one,) = tell.told()
    assert {at["table"] for at in one.body["tables"]} == set(tables)
    assert one.body["title"] == "Your turn at 3 tables"
    assert [at["link"] for at in one.body["tables"]] == [f"{HOUSE}/t/{at['table']}" for at in one.body["tables"]]
    assert tell.told() == [], "a turn is told once"
    move(friend, tables[0], 1)
    next_round(friend, tables[0])
    assert tell.told() == [], "and there is a pause between two messages"
    later = ByHand(quiet, friend, receiver)
    later.run(lambda notices: notices.store.engine.write(lambda rows: rows.run("update notice_way set due=0")))
    (two,) = later.told()
    assert [at["table"] for at in two.body["tables"]] == [tables[0]], "the next turn is another one"
    assert two.body["id"] != one.body["id"]


def test_nothing_is_told_before_it_has_waited_for_a_while(
    quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver
) -> None:
    host, friend = pair
    ByHand(quiet, friend, receiver).set()
    patient = ByHand(quiet, friend, receiver, notice_grace_s=10_000)
    table = playing(host, friend)
    move(host, table, 0)
    assert patient.told() == []
    move(friend, table, 1)
    next_round(friend, table)
    move(friend, table, 1)
    assert ByHand(quiet, friend, receiver).told() == [], "it is no longer their turn"


def test_whoever_is_at_the_table_is_not_told(quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver) -> None:
    host, friend = pair
    tell = ByHand(quiet, friend, receiver).set()
    table = playing(host, friend)
    with friend.line(table) as line:
        line.until(Scene)
        move(host, table, 0)
        line.version(1)
        wait_until(lambda: host.info(table).seats[1].online)
        assert tell.told() == []
    wait_until(lambda: not host.info(table).seats[1].online)
    assert tell.told() == [], "nor whoever has seen it and left"
    move(friend, table, 1)
    next_round(friend, table)
    (told,) = tell.told()
    assert told.body["tables"][0]["table"] == table


def test_each_kind_is_told_where_it_is_wanted(quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver) -> None:
    host, friend = pair
    tell = ByHand(quiet, friend, receiver).set(["agree", "over"])
    table = host.open(GAME, "me", "link")
    friend.join(table.links[1], "Bo")
    move(host, table.id, 0)
    assert tell.kinds() == []
    with host.line(table.id) as line:
        line.until(Scene)
        line.send(wire.Close(0))
        line.until(wire.Asked)
        assert tell.kinds() == ["agree"]
        assert tell.kinds() == []
        line.send(wire.Withdraw(0))
        line.until(wire.Answered)
    play_out(table.id, {0: host, 1: friend})
    assert tell.kinds() == ["over"]
    assert tell.kinds() == []


def test_games_that_ended_before_are_no_news(quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver) -> None:
    host, friend = pair
    table = host.open(GAME, "me", "link")
    friend.join(table.links[1], "Bo")
    play_out(table.id, {0: host, 1: friend})
    tell = ByHand(quiet, friend, receiver).set()
    assert tell.told() == []


def test_a_bot_that_plays_for_me_calls_nobody(quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver) -> None:
    host, friend = pair
    tell = ByHand(quiet, friend, receiver).set(["turn"])
    table = playing(host, friend)
    assert friend.post(f"/api/tables/{table}/seats/1/bot", {"bot": "hangs"}).status_code == 200
    move(host, table, 0)
    assert tell.told() == []


def test_a_table_taken_off_my_list_calls_nobody(
    quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver
) -> None:
    host, friend = pair
    tell = ByHand(quiet, friend, receiver).set()
    table = playing(host, friend)
    friend.post(f"/api/tables/{table}/listed", {"listed": False})
    move(host, table, 0)
    assert tell.told() == []


def test_no_secret_stands_in_a_message(quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver) -> None:
    host, friend = pair
    tell = ByHand(quiet, friend, receiver).set(language="de")
    opened = host.open(GAME, "me", "link", "link", options={"length": "long"})
    friend.join(opened.links[1], "Bo")
    move(host, opened.id, 0, "guess 1")
    (told,) = tell.told()
    said = str(told)
    assert set(told.body) == {"id", "title", "text", "tables"}
    assert [set(one) for one in told.body["tables"]] == [{"table", "game", "kind", "title", "text", "link"}]
    secrets = [link.partition("=")[2] for link in [*opened.links.values(), opened.watch]]
    for who in (host, friend):
        secrets += [*who.http.cookies[COOKIE].split("."), session_of(quiet, who)]
    assert [one for one in secrets if one in said] == []
    assert "guess" not in said, "what was played in secret"
    hand = [line.text for line in friend.scene(opened.id, 1).log if line.text.m == "log-dealt"]
    assert all(str(one.a) not in said for one in hand)


@pytest.mark.parametrize("name", ["evil.example/x", "http://evil", "a@evil"])
def test_nobody_puts_a_link_into_a_message_by_a_name(
    quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver, name: str
) -> None:
    host, friend = pair
    tell = ByHand(quiet, friend, receiver).set()
    seats = [{"kind": "me", "name": name}, {"kind": "link"}]
    table = host.post("/api/tables", {"game": GAME, "seats": seats}).json()
    friend.join(table["links"]["1"], "Bo")
    move(host, table["id"], 0)
    (told,) = tell.told()
    assert "evil" not in str(told.body)
    assert "Seat 1" in told.body["tables"][0]["title"]


def test_a_hook_that_fails_again_and_again_is_given_up(
    quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver
) -> None:
    host, friend = pair
    tell = ByHand(quiet, friend, receiver).set()
    table = playing(host, friend)
    move(host, table, 0)
    receiver.status = 500
    sql = "update notice_way set due=0"
    for n in range(MOST_TRIES):
        (way,) = friend.get("/api/me/notices").json()["ways"]
        assert way["state"] == "on", n
        assert len(tell.told()) == 1
        assert tell.told() == [], "not at once"
        tell.run(lambda notices: notices.store.engine.write(lambda rows: rows.run(sql)))
    assert tell.told() == []
    (way,) = friend.get("/api/me/notices").json()["ways"]
    assert way["state"] == "given-up"
    assert way["trouble"] == {"m": "hook-refused", "a": {"code": 500}}


def test_of_many_who_send_one_does(quiet: Server, pair: tuple[Browser, Browser], receiver: Receiver) -> None:
    host, friend = pair
    tell = ByHand(quiet, friend, receiver).set()
    table = playing(host, friend)
    move(host, table, 0)

    async def all_at_once(notices: Notices) -> None:
        others = []
        for _ in range(3):
            store = Store(quiet.store)
            store.open()
            others.append(Notices(store, tell.settings, Metrics()))
        await asyncio.gather(*(one.look() for one in (notices, *others)))
        await asyncio.gather(*(one.send_all() for one in (notices, *others) * 3))
        for one in others:
            one.mailing.close()
            one.store.close()

    tell.run(all_at_once)
    assert len(receiver.told) == 1


# --- mail ---


@pytest.mark.parametrize(
    ("language", "subject", "turn"),
    [("en", "Confirm your address", "It is your turn."), ("de", "Bestätige deine Adresse", "Du bist am Zug.")],
)
def test_mail_comes_once_its_address_is_confirmed(
    house: Server, office: Office, anna: str, language: str, subject: str, turn: str
) -> None:
    host, friend = Browser(house), Browser(house)
    told = ask_mail(friend, anna, language).json()
    assert told["ways"] == [{"way": "mail", "shown": anna, "kinds": ALL, "state": "asked"}]
    first = one_letter(office, anna)
    assert (first.to, str(first.mail["Subject"])) == (anna, f"Stellwerk: {subject}")
    assert f"{HOUSE}/notices#confirm=" in first.text
    table = playing(host, friend)
    move(host, table, 0)
    token = first.link("confirm")
    anybody = Browser(house)
    assert anybody.post("/api/notices/confirm", {"token": token}).json()["state"] == "on"
    problem(anybody.post("/api/notices/confirm", {"token": token}), 403, "confirm-dead")
    move(friend, table, 1)
    wait_until(lambda: len(office.to(anna)) >= 2)
    mail = office.to(anna)[1]
    assert turn in mail.text
    assert f"{HOUSE}/t/{table}" in mail.text
    assert mail.mail.get_content_type() == "text/plain"
    assert mail.mail.get_content_charset() == "utf-8"
    assert mail.mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = str(mail.mail["List-Unsubscribe"]).strip("<>")
    assert stop == f"{HOUSE}/api/notices/stop/{mail.link('stop')}"
    form = {"content-type": "application/x-www-form-urlencoded"}
    path = stop.removeprefix(HOUSE)
    done = httpx.post(house.address + path, content="List-Unsubscribe=One-Click", headers=form)
    assert done.status_code == 200, done.text
    assert friend.get("/api/me/notices").json()["ways"] == []
    assert anna not in everything(house)
    assert 'stellwerk_notices_total{result="sent",way="mail"}' in friend.get("/metrics").text


def test_the_link_in_a_letter_ends_them_for_whoever_has_it(house: Server, office: Office, anna: str) -> None:
    host, friend = Browser(house), Browser(house)
    confirmed(house, office, friend, anna)
    table = playing(host, friend)
    move(host, table, 0)
    secret = one_letter(office, anna).link("stop")
    for token in (secret, secret, "no such secret"):
        assert Browser(house).post("/api/notices/stop", {"token": token}).status_code == 200
    assert friend.get("/api/me/notices").json()["ways"] == []


def test_mail_goes_encrypted_and_by_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chain = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(chain[0]))
    with Office(chain) as office:
        given = {**office.settings, "smtp_tls": "starttls", "smtp_user": "house", "smtp_password": "a pass"}
        with Server(f"sqlite:///{tmp_path}/store.sqlite3", **SOON, **given) as server:
            assert ask_mail(Browser(server), "anna@home.example").status_code == 200
        (letter,) = office.letters
        assert letter.secure
        assert letter.user
        settings = Settings(public=HOUSE, **given)
        assert about_mail(settings).key == "doctor-mail"
        monkeypatch.delenv("SSL_CERT_FILE")
        away = about_mail(settings)
        assert (away.level, away.key) == ("warning", "doctor-mail-away"), "a certificate that nobody vouches for"


def test_nobody_is_bombed_with_letters(house: Server, office: Office, anna: str) -> None:
    for n in range(notice_rows.MAILS_EACH):
        assert ask_mail(Browser(house), anna.upper() if n else anna).status_code == 200
    problem(ask_mail(Browser(house), anna), 429, "mail-often")
    one = Browser(house)
    for n in range(notice_rows.MAILS_ASKED):
        assert ask_mail(one, f"{n}-{anna}").status_code == 200
    problem(ask_mail(one, f"more-{anna}"), 429, "mail-often")
    one.post("/api/me/forget")
    problem(ask_mail(one, anna), 429, "mail-often")
    sent = [letter for letter in office.letters if letter.to.lower().endswith(anna)]
    assert len(sent) == notice_rows.MAILS_EACH + notice_rows.MAILS_ASKED


@pytest.mark.parametrize(
    "address",
    [
        *(
            "",
            "anna",
            "anna@home",
            "anna@home.example\r\nBcc: bo@home.example",
            "a,b@home.example",
            "<anna@home.example>",
        ),
        *("Anna <anna@home.example>", "anna@[127.0.0.1]", "anna @home.example", f"{'a' * 250}@home.example"),
    ],
)
def test_what_is_no_address_gets_no_letter(house: Server, office: Office, address: str) -> None:
    problem(ask_mail(Browser(house), address), 422, "mail-address")
    assert office.to(address) == []


def test_an_address_that_is_refused_is_told_so(house: Server, office: Office, anna: str) -> None:
    office.answers = {anna: "550 nobody here"}
    somebody = Browser(house)
    problem(ask_mail(somebody, anna), 422, "mail-refused")
    assert somebody.get("/api/me/notices").json()["ways"] == []
    office.answers = {anna: "451 later"}
    problem(ask_mail(somebody, anna), 422, "mail-unreachable")


def test_without_a_public_address_nothing_is_offered(quiet: Server, tmp_path: Path) -> None:
    somebody = Browser(quiet)
    assert somebody.get("/api/me/notices").json() == {"mail": False, "hook": False, "ways": []}
    problem(ask_mail(somebody, "anna@home.example"), 409, "no-mail")
    problem(set_hook(somebody, "https://hooks.example/x"), 409, "no-hooks")
    with Server(f"sqlite:///{tmp_path}/store.sqlite3", public=HOUSE) as server:
        assert Browser(server).get("/api/me/notices").json() == {"mail": False, "hook": True, "ways": []}


@pytest.mark.parametrize(
    "given",
    [
        *({"PUBLIC": "table.example"}, {"PUBLIC": "https://table.example/path"}, {"PUBLIC": "ftp://table.example"}),
        *({"SMTP_HOST": "mail.example"}, {"SMTP_TLS": "perhaps"}),
    ],
)
def test_settings_that_cannot_work_are_refused(given: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"PUBLIC|SMTP|smtp"):
        from_environment({f"STELLWERK_{name}": value for name, value in given.items()})


# --- web hooks ---


@pytest.mark.parametrize("format", ["json", "ntfy", "discord", "matrix"])
def test_a_hook_speaks_as_the_other_side_wants(house: Server, receiver: Receiver, format: str) -> None:  # noqa: A002
    host, friend = Browser(house), Browser(house)
    more = {"room": "!abc:home.example", "token": "syt_secret"} if format == "matrix" else {}
    path = {"json": "/hook?k=1", "ntfy": "/my-topic", "discord": "/api/webhooks/1/x", "matrix": ""}[format]
    answer = set_hook(friend, receiver.url + path, format, **more)
    assert answer.status_code == 200, answer.text
    assert answer.json()["ways"] == [{"way": "hook", "shown": "127.0.0.1", "kinds": ALL, "state": "on"}]
    assert "secret" not in answer.text
    (trial,) = receiver.told
    table = playing(host, friend)
    move(host, table, 0)
    wait_until(lambda: len(receiver.told) == 2)
    told = receiver.told[1]
    for one in (trial, told):
        assert one.headers["content-type"] == "application/json"
        assert one.headers["host"] == receiver.url.removeprefix("http://")
    link = f"{HOUSE}/t/{table}"
    if format == "json":
        assert (told.method, told.path) == ("POST", "/hook?k=1")
        assert told.body["tables"][0]["link"] == link
        assert link in told.body["text"]
    elif format == "ntfy":
        assert (told.method, told.path) == ("POST", "/")
        assert (told.body["topic"], told.body["click"]) == ("my-topic", link)
        assert told.body["title"].startswith("Your turn")
        assert "It is your turn." in told.body["message"]
    elif format == "discord":
        assert (told.method, told.path) == ("POST", "/api/webhooks/1/x")
        assert told.body["allowed_mentions"] == {"parse": []}
        assert link in told.body["content"]
    else:
        assert told.method == "PUT"
        start = "/_matrix/client/v3/rooms/%21abc%3Ahome.example/send/m.room.message/"
        assert told.path.startswith(start)
        assert told.path != trial.path
        assert told.headers["authorization"] == "Bearer syt_secret"
        assert told.body["msgtype"] == "m.text"
        assert link in told.body["body"]


def test_a_hook_counts_once_a_first_message_has_arrived(house: Server, receiver: Receiver) -> None:
    somebody = Browser(house)
    receiver.status = 404
    problem(set_hook(somebody, f"{receiver.url}/x"), 422, "hook-refused")
    with Receiver() as elsewhere:
        receiver.status, receiver.location = 302, f"{elsewhere.url}/x"
        problem(set_hook(somebody, f"{receiver.url}/x"), 422, "hook-refused")
        assert elsewhere.told == [], "nobody is sent on"
    problem(set_hook(somebody, "http://127.0.0.1:1/x"), 422, "hook-silent")
    problem(set_hook(somebody, "http://nobody.invalid/x"), 422, "hook-unknown")
    assert somebody.get("/api/me/notices").json()["ways"] == []


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://hooks.example/x", "hooks.example", "https://", "https://me:pass@hooks.example/", "https://[::1/"),
        *("https://hooks.example/a b", "https://hooks.example/\r\nX: y", "https://höoks.example/ü"),
    ],
)
def test_what_is_no_hook_is_refused(house: Server, url: str) -> None:
    problem(set_hook(Browser(house), url), 422, "hook-url")


@pytest.mark.parametrize(
    ("format", "url", "more", "why"),
    [
        ("ntfy", "https://ntfy.example/", {}, "hook-topic"),
        ("matrix", "https://matrix.example", {"room": "!a:b"}, "hook-matrix"),
        ("matrix", "https://matrix.example", {"token": "t", "room": "a"}, "hook-matrix"),
        ("json", "https://hooks.example/", {"token": "a\r\nX: y"}, "hook-token"),
    ],
)
def test_what_a_format_needs_is_said(house: Server, format: str, url: str, more: dict[str, str], why: str) -> None:  # noqa: A002
    problem(set_hook(Browser(house), url, format, **more), 422, why)


# --- several processes, and none ---


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def test_two_processes_tell_once(tmp_path: Path, request: pytest.FixtureRequest, receiver: Receiver, kind: str) -> None:
    store = f"sqlite:///{tmp_path}/store.sqlite3" if kind == "sqlite" else request.getfixturevalue("postgres")
    with Server(store, **SOON) as first, Server(store, **SOON) as second:
        host, friend = Browser(first), Browser(second)
        assert set_hook(friend, f"{receiver.url}/x").status_code == 200
        receiver.told.clear()
        tables = [playing(host, friend) for _ in range(4)]
        for table in tables:
            move(host, table, 0)

        def told() -> list[str]:
            return [at["table"] for one in receiver.told for at in one.body["tables"]]

        wait_until(lambda: set(told()) == set(tables))
        last = playing(host, friend)
        first.kill()
        move(beside(host, second), last, 0)
        wait_until(lambda: last in told(), 60)
        assert sorted(told()) == sorted([*tables, last]), "whoever is left goes on"


def Browser_of(one: Browser) -> Browser:
    return one


def test_a_process_that_is_killed_loses_no_notice(tmp_path: Path, office: Office, anna: str) -> None:
    given = {**SOON, **office.settings, "notice_grace_s": 10_000}
    with Server(f"sqlite:///{tmp_path}/store.sqlite3", **given) as server:
        host, friend = Browser(server), Browser(server)
        confirmed(server, office, friend, anna)
        table = playing(host, friend)
        move(host, table, 0)
        server.kill()
        server.settings["notice_grace_s"] = 0
        server.start()
        assert f"/t/{table}" in one_letter(office, anna).text


def test_whoever_dies_while_sending_sends_the_same_again(tmp_path: Path, office: Office, anna: str) -> None:
    """At least once: the second has the id of the first."""
    store = f"sqlite:///{tmp_path}/store.sqlite3"
    with Server(store, **SOON, **office.settings) as server:
        host, friend = Browser(server), Browser(server)
        confirmed(server, office, friend, anna)
        table = playing(host, friend)
        office.kept.clear()
        move(host, table, 0)
        one_letter(office, anna)
        server.kill()
        office.kept.set()
        with sqlite3.connect(store.removeprefix("sqlite:///"), timeout=10) as raw:
            raw.execute("update notice_way set due=0")
        server.start()
        wait_until(lambda: len(office.to(anna)) == 2)
        first, second = office.to(anna)
        assert first.mail["Message-ID"] == second.mail["Message-ID"]
        assert first.text == second.text


# --- what is kept ---


def test_nothing_of_it_is_left_of_whoever_wants_to_be_forgotten(
    house: Server, office: Office, receiver: Receiver, anna: str, tmp_path: Path
) -> None:
    host, friend = Browser(house), Browser(house)
    confirmed(house, office, friend, anna)
    assert set_hook(friend, f"{receiver.url}/my-secret-path", token="my-token").status_code == 200
    table = playing(host, friend)
    move(host, table, 0)
    wait_until(lambda: office.to(anna) and len(receiver.told) == 2)
    back_up(house.store, tmp_path / "kept.sqlite3")
    with sqlite3.connect(tmp_path / "kept.sqlite3") as kept:
        who = (session_of(house, friend),)
        ways = kept.execute("select way from notice_way where session=? order by way", who)
        assert ways.fetchall() == [("hook",), ("mail",)]
        assert len(kept.execute("select 1 from notice_item where session=?", who).fetchall()) == 2
    mine = [anna, "my-secret-path", "my-token", session_of(house, friend)]
    assert all(one in everything(house) for one in mine)
    assert friend.post("/api/me/forget").status_code == 200
    assert [one for one in mine if one in everything(house)] == []


def test_what_is_chosen_can_be_changed_and_ended(house: Server, office: Office, anna: str) -> None:
    somebody = Browser(house)
    problem(somebody.post("/api/me/notices/end", {"way": "mail"}), 403, "nothing-to-carry")
    confirmed(house, office, somebody, anna)
    wish = {"way": "mail", "kinds": ["over"], "language": "de"}
    assert somebody.post("/api/me/notices/kinds", wish).json()["ways"][0]["kinds"] == ["over"]
    problem(somebody.post("/api/me/notices/kinds", {**wish, "way": "hook"}), 404, "no-way")
    assert somebody.post("/api/me/notices/end", {"way": "mail"}).json()["ways"] == []


def test_an_open_page_hears_what_waits(quiet: Server, pair: tuple[Browser, Browser]) -> None:
    host, friend = pair
    assert Browser(quiet).get("/api/me/calls").json() == []
    table = playing(host, friend)
    found = {one["table"]: one for one in friend.get("/api/me/calls").json()}
    assert found[table] == {"table": table, "game": GAME, "kind": "turn", "mark": "000000000"}
    move(friend, table, 1)
    assert table not in {one["table"] for one in friend.get("/api/me/calls").json()}
