"""The WebSocket answers what a thing is: to the eyes that look, at the moment they look at."""

from stellwerk.server import wire
from stellwerk.stage.wire import Scene
from tests.server.serving import Browser, Line

GAME = "carnegie"


def told(line: Line, thing: str) -> wire.Explained:
    line.send(wire.Explain(thing))
    answer: wire.Explained = line.until(wire.Explained)
    assert answer.thing == thing
    return answer


def test_pieces_figures_signs_and_sources_are_explained(browser: Browser) -> None:
    table = browser.open(GAME, "me", "here")
    with browser.line(table.id) as line:
        scene: Scene = line.until(Scene)
        for thing in [*list(scene.pieces)[:5], "seat:1", "figure:0:1", "sign:0", "source:cities"]:
            assert told(line, thing).card is not None, thing
        assert told(line, "nothing").card is None


def test_what_is_refused_says_why_and_what_is_open_does_not(browser: Browser) -> None:
    table = browser.open(GAME, "me", "here")
    with browser.line(table.id) as line:
        acts = line.until(Scene).acts
        able = {target for act in acts if act.why is None for target in act.on}
        grey = {act.on[-1]: act.why for act in acts if act.why is not None and act.on and act.on[-1] not in able}
        assert told(line, min(able)).why == []
        for thing, why in grey.items():
            assert why in told(line, thing).why


def test_a_past_moment_is_explained_as_it_was(browser: Browser) -> None:
    table = browser.open(GAME, "me", "here")
    with browser.line(table.id) as line:
        before = told(line, "figure:0:1")
        scene = line.scene
        assert scene is not None
        move = next(act.move for act in scene.acts if act.why is None)
        line.send(wire.Play(scene.v, scene.waiting[0], move))
        line.version(1)
        line.send(wire.Moment(0))
        line.until(Scene)
        assert told(line, "figure:0:1") == before
        assert told(line, "region:stage").why == []
