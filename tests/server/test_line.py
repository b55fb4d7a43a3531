"""The WebSocket: whole games, lost lines, races, undo, the clock, bots."""

import random
import socket
import threading
import time

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from stellwerk.cli import PING_S
from stellwerk.server import wire
from stellwerk.stage.wire import Patch, Scene
from tests.server.serving import Browser, Line, Server, legal, wait_until, whole


def play_on(line: Line, dice: random.Random, seats: tuple[int, ...] = (0,), until: int = 10_000) -> None:
    """Play the seat of this line at random until the game is over or the log is that long."""
    while line.scene is None or (not line.scene.over and line.scene.v < until):
        message = line.hear(30)
        scene = line.scene
        if scene is None or not isinstance(message, Scene | Patch | wire.Refusal) or not whole(message):
            continue
        move = legal(scene, dice) if scene.seat in scene.waiting and scene.seat in seats else None
        if move is not None:
            line.send(wire.Play(scene.v, scene.seat or 0, move))


def game_of(browser: Browser) -> str:
    """A real game of ours."""
    return next(str(game["id"]) for game in browser.get("/api/games").json() if game["id"] != "lanterns")


def test_hello_comes_first_then_the_scene(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "bot:random")
    with browser.line(table.id) as line:
        first = line.hear()
        while isinstance(first, wire.TableNews):
            first = line.hear()
        assert isinstance(first, wire.Hello)
        assert first.board.game == "lanterns"
        assert first.table.mine == [0]
        assert isinstance(line.hear(), Scene)


def test_a_whole_game_against_bots_by_patches_alone(browser: Browser) -> None:
    table = browser.open(game_of(browser), "me", "bot:greedy", "bot:random")
    with browser.line(table.id) as line:
        play_on(line, random.Random(5))
        end = line.until(wire.Final)
        line.quiet()
        fresh = browser.scene(table.id, 0)
        assert line.scene is not None
        assert line.scene.log[-len(fresh.log) :] == fresh.log, "a scene brings the last page of the log"
        assert msgspec.structs.replace(line.scene, log=fresh.log, earlier=fresh.earlier) == fresh
        assert {rank.seat for rank in end.ranking} == {0, 1, 2}
        assert end.course
    saved = browser.get(f"/api/tables/{table.id}/save").json()
    assert len(saved["log"]) == browser.info(table.id).version


def test_all_viewers_have_the_fresh_scene_after_a_whole_game(browser: Browser, friend: Browser, server: Server) -> None:
    table = browser.open("lanterns", "me", "link", "bot:random")
    friend.join(table.links[1])
    guest = Browser(server)
    guest.join(table.watch)
    lines: list[Line] = []

    def sit(who: Browser, seats: tuple[int, ...], seed: int) -> None:
        with who.line(table.id) as line:
            lines.append(line)
            play_on(line, random.Random(seed), seats)
            line.quiet(0.5)

    threads = [
        threading.Thread(target=sit, args=args) for args in ((browser, (0,), 1), (friend, (1,), 2), (guest, (), 3))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(str(line.scene.seat) for line in lines if line.scene) == ["0", "1", "None"]
    for line in lines:
        assert line.scene is not None
        who = {0: browser, 1: friend, None: guest}[line.scene.seat]
        assert line.scene == who.scene(table.id, line.scene.seat)


def test_a_lost_line_comes_back_to_the_same_table(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "bot:random", options={"length": "long"})
    dice = random.Random(8)
    for until in (4, 9, 15):
        with browser.line(table.id) as line:
            play_on(line, dice, until=until)
    with browser.line(table.id) as line:
        line.until(Scene)
        line.quiet()
        line.send(wire.Resync())
        line.until(Scene)
        assert line.scene == browser.scene(table.id, 0)
        assert line.scene.v >= 15


def test_of_two_browsers_one_is_told_that_it_came_late(browser: Browser, server: Server) -> None:
    table = browser.open("lanterns", "here", "here")
    other = Browser(server)
    other.http.cookies = browser.http.cookies
    start = threading.Barrier(2)
    answers: list[int] = []

    def rush(who: Browser) -> None:
        start.wait(10)
        answers.append(who.move(table.id, 0, "shout", 0).status_code)

    threads = [threading.Thread(target=rush, args=(who,)) for who in (browser, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert sorted(answers) == [200, 409]
    assert browser.info(table.id).version == 1


def test_a_late_click_is_answered_with_the_whole_table(browser: Browser) -> None:
    table = browser.open("lanterns", "here", "here")
    with browser.line(table.id) as line:
        line.until(Scene)
        assert browser.move(table.id, 1, "shout", 0).status_code == 200
        line.version(1)
        line.send(wire.Play(0, 0, "shout"))
        assert line.until(wire.Trouble).problem.text.m == "stale"
        assert isinstance(line.until(Scene), Scene)


def test_what_is_not_understood_changes_nothing(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "me")
    with browser.line(table.id) as line:
        line.until(Scene)
        play = '{"type":"play","v":0,"seat":0,"move":"shout"'
        wrong = ["", "{", "[]", '{"type":"dance"}', '{"type":"play"}', play, play + ',"x":1}']
        wrong += [play.replace("0", '"0"', 1) + "}", play.replace(":0,", ":true,") + "}"]
        for raw in wrong:
            line.socket.send(raw)
            assert line.until(wire.Trouble).problem.text.m == "bad-json"
        line.socket.send(b"\xff\x00")
        assert line.until(wire.Trouble).problem.status == 400
        line.send(wire.Play(0, 0, "guess 9"))
        refused = line.until(wire.Refusal)
        assert refused.why.text.m == "move-range"
        line.send(wire.Moment(99))
        assert line.until(wire.Trouble).problem.text.m == "no-such-moment"
    assert browser.info(table.id).version == 0


def test_a_message_without_end_ends_the_line(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "me")
    with browser.line(table.id) as line:
        line.until(Scene)
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
            line.socket.send('{"type":"say","text":"' + "x" * 70_000 + '"}')
            line.quiet(5)
            line.hear(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert browser.get("/healthz").status_code == 200


def test_an_unknown_table_has_no_line(browser: Browser) -> None:
    with browser.line("nothing") as line:
        assert line.hear().problem.text.m == "no-table"
        with pytest.raises(ConnectionClosed):
            line.hear()


def test_looking_through_other_eyes_at_the_same_screen(browser: Browser) -> None:
    table = browser.open("lanterns", "here", "here")
    with browser.line(table.id) as line:
        line.until(Scene)
        for seat in (1, None, 0):
            line.send(wire.Look(seat))
            assert line.until(wire.Hello).seat == seat
            assert line.until(Scene).seat == seat
            known = [name for name, piece in line.scene.pieces.items() if "n" in piece.slots]  # type: ignore[union-attr]
            assert known == ([] if seat is None else [f"hand-{seat}"])


def test_a_past_moment_and_back_to_now(browser: Browser) -> None:
    table = browser.open("lanterns", "here", "here")
    with browser.line(table.id) as line:
        first = line.until(Scene)
        assert browser.move(table.id, 0, "shout", 0).status_code == 200
        line.version(1)
        line.send(wire.Moment(0))
        then = line.until(Scene)
        assert (then.v, then.pieces, then.acts) == (0, first.pieces, [])
        assert browser.move(table.id, 1, "shout", 1).status_code == 200
        line.send(wire.Moment(None))
        now = line.until(Scene)
        assert now.v == 2, "nothing of the present came in between"
        assert now == browser.scene(table.id, 0)


def test_the_lens_tells_what_a_move_changes(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "me")
    with browser.line(table.id) as line:
        line.until(Scene)
        line.send(wire.AskLens(0, "shout"))
        seen = line.until(wire.Lens)
        assert (seen.before.total, seen.after.total) == (0, 1)
        assert seen.after.sources["shouts"] == 1
        line.send(wire.AskLens(0, "dance"))
        assert line.until(wire.Refusal).why.text.m == "move-unknown"
    assert browser.info(table.id).version == 0


def test_names_and_chat(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    friend.join(table.links[1], "Ben")
    with browser.line(table.id) as mine, friend.line(table.id) as theirs:
        mine.until(Scene)
        theirs.until(Scene)
        theirs.send(wire.Rename(1, "  Ben \u0007 the   Brakeman"))
        while mine.until(wire.TableNews).table.seats[1].name != "Ben the Brakeman":
            pass
        theirs.send(wire.Say("All aboard"))
        line = mine.until(wire.ChatLine)
        assert (line.name, line.text, line.seat) == ("Ben the Brakeman", "All aboard", 1)
        theirs.send(wire.Say(" \n "))
        assert theirs.until(wire.Trouble).problem.text.m == "text-empty"
        theirs.send(wire.Say("x" * 501))
        assert theirs.until(wire.Trouble).problem.text.m == "text-long"
    with browser.line(table.id) as line_again:
        assert [one.text for one in line_again.until(wire.Hello).chat if not one.house] == ["All aboard"]


def test_presence_is_shown(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    friend.join(table.links[1])
    with browser.line(table.id) as line:
        line.until(Scene)
        with friend.line(table.id) as theirs:
            theirs.until(Scene)
            while not line.until(wire.TableNews).table.seats[1].online:
                pass
        while line.until(wire.TableNews).table.seats[1].online:
            pass


# --- taking back ---


def test_a_free_undo_is_made_at_once(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    with browser.line(table.id) as line:
        before = line.until(Scene)
        line.send(wire.Play(0, 0, "guess 1"))
        assert line.version(1).undo == "free"
        line.send(wire.Undo(0))
        after = line.version(2)
        assert after.pieces == before.pieces
        assert after.acts == before.acts
        line.send(wire.Undo(0))
        assert line.until(wire.Trouble).problem.text.m == "undo-nothing"


def test_beyond_new_information_the_others_are_asked(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    friend.join(table.links[1])
    with browser.line(table.id) as mine, friend.line(table.id) as theirs:
        mine.until(Scene)
        theirs.until(Scene)
        mine.send(wire.Play(0, 0, "shout"))
        theirs.version(1)
        theirs.send(wire.Play(1, 1, "shout"))
        assert mine.version(2).undo == "ask"
        for yes in (False, True):
            mine.send(wire.Undo(0))
            assert theirs.until(wire.Asked).missing == [1]
            mine.send(wire.Consent(0, True))
            assert mine.until(wire.Trouble).problem.text.m == "no-undo-asked"
            theirs.send(wire.Consent(1, yes))
            assert theirs.until(wire.Answered).granted is yes
            assert mine.until(wire.Answered).granted is yes
        assert mine.version(3).log[-1].text.m == "log-undone"
        assert theirs.version(3).acts[0].why is None, "the friend's own shout is gone as well"


def test_a_move_ends_the_asking(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    friend.join(table.links[1])
    with browser.line(table.id) as mine, friend.line(table.id) as theirs:
        mine.until(Scene)
        theirs.until(Scene)
        mine.send(wire.Play(0, 0, "shout"))
        theirs.version(1)
        theirs.send(wire.Play(1, 1, "shout"))
        mine.version(2)
        mine.send(wire.Undo(0))
        theirs.until(wire.Asked)
        theirs.send(wire.Play(2, 1, "guess 0"))
        assert mine.until(wire.Answered).granted is False
        assert mine.version(3).v == 3


def test_bots_always_agree(browser: Browser) -> None:
    table = browser.open(game_of(browser), "me", "bot:random").id
    dice = random.Random(6)
    for _ in range(2_000):
        scene = browser.scene(table, 0)
        if scene.waiting == [0] and scene.undo == "ask":
            break
        move = legal(scene, dice) if 0 in scene.waiting else None
        if move is not None:
            browser.move(table, 0, move, scene.v)
    with browser.line(table) as line:
        line.send(wire.Undo(0))
        while line.scene is None or "log-undone" not in [one.text.m for one in line.scene.log]:
            line.hear()  # the bot may sell something beside it


def test_at_the_same_screen_nobody_is_asked(browser: Browser) -> None:
    table = browser.open("lanterns", "here", "here")
    with browser.line(table.id) as line:
        line.until(Scene)
        for seat, v in ((0, 0), (1, 1)):
            line.send(wire.Play(v, seat, "guess 0"))
            line.version(v + 1)
        line.send(wire.Undo(0))
        scene = line.version(max(3, line.scene.v + 1) if line.scene else 3)
        assert scene.log[-1].text.m == "log-undone"
        assert scene.waiting == [0, 1]


# --- the clock and the bots ---


def test_the_clock_moves_when_nobody_is_quicker(browser: Browser) -> None:
    table = browser.open("lanterns", "here", "here")
    with browser.line(table.id) as line:
        line.until(Scene)
        browser.move(table.id, 0, "guess 0", 0)
        browser.move(table.id, 1, "guess 0", 1)
        assert line.version(2).tick_ms == 150
        begun = time.monotonic()
        scene = line.version(3)
        assert time.monotonic() - begun > 0.05
        assert "log-dark" in [one.text.m for one in scene.log]
        assert scene.tick_ms == 0


def test_who_is_quicker_than_the_clock(browser: Browser) -> None:
    table = browser.open("lanterns", "here", "here")
    for v, (seat, move) in enumerate([(0, "guess 0"), (1, "guess 0"), (1, "grab")]):
        assert browser.move(table.id, seat, move, v).status_code == 200
    time.sleep(0.4)
    assert browser.info(table.id).version == 3


@pytest.mark.parametrize("bot", ["hangs", "crashes", "dies", "cheats"])
def test_a_bot_that_misbehaves_never_stops_the_table(tmp_path_factory: pytest.TempPathFactory, bot: str) -> None:
    folder = tmp_path_factory.mktemp(bot)
    with Server(f"sqlite:///{folder}/store.sqlite3", bot_limit_ms=150) as server:
        browser = Browser(server)
        table = browser.open("lanterns", "me", f"bot:{bot}", "bot:random")
        with browser.line(table.id) as line:
            play_on(line, random.Random(2))
            assert line.until(wire.Final).ranking
        assert '"event": "bot-fault"' in server.said()


def test_bots_play_on_by_themselves_and_watchers_can_follow(browser: Browser) -> None:
    table = browser.open("lanterns", "bot:greedy", "bot:random")
    assert table.mine == []
    with browser.line(table.id) as line:
        line.until(wire.Final, timeout=40)


def test_the_pause_between_bots_lets_people_follow(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("pause")
    with Server(f"sqlite:///{folder}/store.sqlite3", bot_pause_ms=200) as server:
        browser = Browser(server)
        table = browser.open(game_of(browser), "bot:random", "bot:random")
        with browser.line(table.id) as line:
            begun = time.monotonic()
            first = line.until(Scene).v
            line.version(first + 6)
            assert time.monotonic() - begun > 0.3


# --- signs of life ---


def test_whoever_asks_for_a_sign_of_life_gets_one(browser: Browser) -> None:
    table = browser.open("lanterns", "me", "here")
    with browser.line(table.id) as line:
        line.until(Scene)
        line.send(wire.Ping())
        assert line.until(wire.Pong, wire.Trouble) == wire.Pong()


def test_a_line_that_gives_no_sign_of_life_is_given_up(browser: Browser, friend: Browser) -> None:
    table = browser.open("lanterns", "me", "link")
    friend.join(table.links[1])
    upgrade = [
        f"GET /api/tables/{table.id}/ws HTTP/1.1",
        f"Host: 127.0.0.1:{friend.server.port}",
        f"Origin: {friend.server.address}",
        f"Cookie: {friend.cookies}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    with socket.create_connection(("127.0.0.1", friend.server.port)) as silent:
        silent.sendall("\r\n".join([*upgrade, "", ""]).encode())
        wait_until(lambda: browser.info(table.id).seats[1].online)
        wait_until(lambda: not browser.info(table.id).seats[1].online, timeout=PING_S + 25)
