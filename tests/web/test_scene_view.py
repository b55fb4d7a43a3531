"""The scene view in a real browser: picking, keyboard, reasons, motion, focus, accessibility."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Open = Callable[..., Page]

CENTRE = """(id) => {
  const r = view.element(id).querySelector(".body").getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2];
}"""


@pytest.fixture
def table(browser: Browser, site: str) -> Iterator[Open]:
    pages: list[Page] = []
    errors: list[str] = []

    def open_table(width: int = 1280, height: int = 800, **context: Any) -> Page:
        page = browser.new_page(viewport={"width": width, "height": height}, **context)
        page.set_default_timeout(10_000)
        pages.append(page)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.goto(f"{site}/fixtures/table.html")
        page.wait_for_selector("[data-ready]")
        return page

    yield open_table
    for page in pages:
        page.close()
    assert errors == []


def focused(page: Page) -> str | None:
    return page.evaluate("document.activeElement.getAttribute('data-id') ?? document.activeElement.id")


def heard(page: Page) -> dict[str, Any]:
    return page.evaluate("heard")


def centre(page: Page, element: str) -> list[float]:
    return page.evaluate(CENTRE, element)


def classes(page: Page, element: str) -> set[str]:
    return set(page.evaluate("(id) => [...view.element(id).classList]", element))


# --- drawing ---


def test_slots_are_filled_and_conditions_obeyed(table: Open) -> None:
    page = table()
    assert page.locator("[data-id=c3] text").all_text_contents() == ["3", "fast"]
    assert page.locator("[data-id=c1] text").all_text_contents() == ["1"]
    assert page.locator("[data-id=c1] use").get_attribute("href") == "#sym-disc"
    assert page.locator("[data-id=odd] text").text_content() == "Card 99"


def test_language_can_change_at_any_time(table: Open) -> None:
    page = table()
    page.evaluate("speak('de')")
    assert page.locator("[data-id=c3] text").all_text_contents() == ["3", "schnell"]
    assert page.locator("[data-id=display] .zone-label").text_content() == "Auslage"
    assert page.locator("[data-id=c1]").get_attribute("aria-label") == "Karte 1, wählbar"
    assert page.locator("section[data-role=own]").get_attribute("aria-label") == "Mein Brett"


def test_pieces_never_leave_their_zone(table: Open) -> None:
    for width in (1280, 390):
        page = table(width)
        outside = page.evaluate("""() => [...view.pieces.items.values()].filter(({place, piece}) => {
          const z = view.grounds.plots.get(piece.z).zone;
          return place.x - place.w / 2 < z.x - .01 || place.x + place.w / 2 > z.x + z.w + .01
            || place.y - place.h / 2 < z.y - .01 || place.y + place.h / 2 > z.y + z.h + .01;
        }).map(({id}) => id)""")
        assert outside == []


def test_a_stack_draws_few_nodes_and_tells_its_number(table: Open) -> None:
    page = table()
    assert page.locator(".kind-back").count() == 4
    assert page.locator(".count text").text_content() == "12"


def test_overlapping_pieces_lie_in_the_order_of_their_indexes(table: Open) -> None:
    page = table()
    page.evaluate("view.play({h9: card('hand', 3, 77), h8: card('hand', 9, 28)}, ['h3'], {ms: 0})")
    order = page.eval_on_selector_all("[data-region=own] .piece", "els => els.map(e => e.dataset.id)")
    assert order == ["odd", "h0", "h1", "h2", "h9", "h4", "h5", "h6", "h7", "h8"]


# --- picking ---


def test_click_path(table: Open) -> None:
    page = table()
    page.click("[data-id=c1]")
    assert classes(page, "c1") >= {"is-picked"}
    assert classes(page, "track1") >= {"is-open"}
    assert page.locator("[data-id=c1]").get_attribute("aria-pressed") == "true"
    page.click("[data-id=track1]")
    assert heard(page)["moves"] == ["attach c1 1"]


def test_a_piece_on_a_zone_counts_for_the_zone(table: Open) -> None:
    page = table()
    page.click("[data-id=c1]")
    page.click("[data-id=odd]")
    assert heard(page)["moves"] == ["attach c1 2"]


def test_all_within_the_ring_of_a_small_piece_can_be_tapped(table: Open) -> None:
    page = table()
    x, y = centre(page, "c1")
    page.evaluate("view.element('c1').querySelector('.body').style.display = 'none'")
    page.mouse.click(x, y)
    assert "is-picked" in classes(page, "c1")


def test_a_covered_zone_is_reached_through_what_lies_on_it(table: Open) -> None:
    page = table()
    page.evaluate("""() => {
      const own = board.wide[1];
      own.zones.push({...own.zones[0], id: 'siding', x: 60, w: 300});
      view.setBoard(board, board.wide);
      view.play({x: card('siding', 0, 8)}, [], {ms: 0});
    }""")
    page.click("[data-id=c1]")
    assert "is-open" in classes(page, "track1")
    page.click("[data-id=x]")
    assert heard(page)["moves"] == ["attach c1 1"]


def test_a_card_that_is_no_target_does_not_let_clicks_through_to_cards_below(table: Open) -> None:
    page = table()
    box = page.locator("[data-id=h1] .body").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 6, box["y"] + 40)
    assert heard(page)["moves"] == []


def test_another_first_pick_replaces_the_old_one(table: Open) -> None:
    page = table()
    page.click("[data-id=c1]")
    page.click("[data-id=c2]")
    assert "is-picked" not in classes(page, "c1")
    page.click("[data-id=track1]")
    assert heard(page)["moves"] == ["attach c2 1"]


def test_after_a_pick_the_next_targets_are_seen(table: Open) -> None:
    page = table(390, 420, reduced_motion="reduce")
    page.click("[data-id=c1]")
    box = page.locator("[data-id=track1] .hit").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 420 - box["height"]


TABS = """() => {
  heard.turns = [];
  view.callbacks.onTurn = (tab) => (heard.turns.push(tab), view.turnTo(tab));
  board.narrow[0].tab = "tab-stage";
  board.narrow[1].tab = "tab-own";
  view.setBoard(board, board.narrow);
}"""


def test_the_table_turns_to_the_tab_of_the_next_target(table: Open) -> None:
    page = table(390, 844, reduced_motion="reduce")
    page.evaluate(TABS)
    assert [page.locator(f"[data-region={name}]").is_visible() for name in ("stage", "own")] == [True, False]
    page.click("[data-id=c1]")
    page.wait_for_selector("[data-region=own]")
    assert heard(page)["turns"] == ["tab-own"]
    assert [page.locator(f"[data-region={name}]").is_visible() for name in ("stage", "own")] == [False, True]


def test_whoever_looks_elsewhere_is_left_there_within_the_same_question(table: Open) -> None:
    page = table(390, 844, reduced_motion="reduce")
    page.evaluate(TABS)
    page.click("[data-id=c1]")
    page.wait_for_selector("[data-region=own]")
    page.evaluate("view.turnTo('tab-stage'); target(false); target()")
    page.wait_for_timeout(100)
    assert heard(page)["turns"] == ["tab-own"]
    assert page.locator("[data-region=stage]").is_visible()
    page.evaluate(
        "target(false); view.setTargets({...pick.targetsOf(acts, ['c1']), picked: ['c1'], mine: true, made: 1})"
    )
    page.wait_for_selector("[data-region=own]")
    assert heard(page)["turns"] == ["tab-own", "tab-own"]


def test_a_region_with_nothing_in_it_takes_no_room_on_a_phone(table: Open) -> None:
    page = table(390, 844, reduced_motion="reduce")
    page.evaluate(
        """() => {
          const box = { x: 0, y: 0, w: 360, h: 100 };
          const spare = { id: "spare", ...box, name: { m: "crowd" }, look: "look-none", label: false };
          board.narrow.push({ id: "more", role: "stage", w: 360, h: 100, name: { m: "crowd" }, zones: [spare] });
          view.setBoard(board, board.narrow);
          view.pieces.trim(true);
        }"""
    )
    assert not page.locator("[data-region=more]").is_visible()
    page.evaluate("view.show({ ...pieces, x1: card('spare', 0, 1) })")
    assert page.locator("[data-region=more] [data-id=x1]").is_visible()


def test_the_pointer_brings_a_covered_card_to_the_front(table: Open) -> None:
    page = table()
    box = page.locator("[data-id=h2] .body").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 6, box["y"] + 40)
    last = "document.querySelector('[data-region=own] .pieces').lastElementChild.dataset.id"
    assert page.evaluate(last) == "h2"
    page.mouse.move(5, 5)
    assert page.evaluate(last) == "h8"


def test_touch_picks_too_and_a_long_press_shows_details(table: Open) -> None:
    page = table(390, 844, has_touch=True)
    page.tap("[data-id=c1]")
    page.tap("[data-id=track1]")
    assert heard(page)["moves"] == ["attach c1 1"]
    assert heard(page)["details"] == []
    page.evaluate("""() => {
      const el = view.element('c5');
      const at = {bubbles: true, isPrimary: true, pointerType: 'touch', clientX: 5, clientY: 5};
      el.dispatchEvent(new PointerEvent('pointerdown', at));
    }""")
    page.wait_for_timeout(700)
    assert heard(page)["details"] == [["c5", "Card 5"]]


def test_the_context_menu_and_the_key_i_show_details(table: Open) -> None:
    page = table()
    page.click("[data-id=c6]", button="right")
    page.evaluate("view.focusFirst()")
    page.keyboard.press("i")
    assert heard(page)["details"] == [["c6", "Card 6"], ["c1", "Card 1"]]


# --- reasons ---


def test_a_refused_element_tells_why_by_hover_click_and_focus(table: Open) -> None:
    page = table()
    page.hover("[data-id=c3]")
    assert page.text_content("#why") == "Too dear by 300."
    assert page.locator("[data-id=c3] .lock").is_visible()
    page.hover("h1")
    assert page.text_content("#why") == ""
    assert not page.locator("[data-id=c3] .lock").is_visible()
    page.click("[data-id=c3]", force=True)
    assert heard(page)["moves"] == []
    page.hover("h1")
    page.focus("#before")
    for key in ("Tab", "Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    assert focused(page) == "c3"
    assert page.text_content("#why") == "Too dear by 300."
    assert page.locator("[data-id=c3]").get_attribute("aria-disabled") == "true"


def test_a_zone_refused_for_this_pick_tells_why(table: Open) -> None:
    page = table()
    page.click("[data-id=c4]")
    page.click("[data-id=track2]", position={"x": 200, "y": 60}, force=True)
    assert page.text_content("#why") == "Too dear by 7."
    assert heard(page)["moves"] == []


# --- keyboard ---


def test_keyboard_path_across_regions(table: Open) -> None:
    page = table()
    page.focus("#before")
    page.keyboard.press("Tab")
    assert focused(page) == "c1"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert focused(page) == "c2"
    page.keyboard.press("ArrowDown")
    assert focused(page) == "track1"
    page.keyboard.press("ArrowRight")
    assert focused(page) == "track2"
    page.keyboard.press("Space")
    assert heard(page)["moves"] == ["attach c2 2"]


def test_home_end_and_tab_leaves(table: Open) -> None:
    page = table()
    page.focus("#before")
    page.keyboard.press("Tab")
    page.keyboard.press("End")
    assert focused(page) == "h0"
    page.keyboard.press("Home")
    assert focused(page) == "c1"
    page.keyboard.press("Tab")
    assert focused(page) == "after"
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "c1"


def test_focus_survives_updates_moves_and_other_players_turns(table: Open) -> None:
    page = table()
    page.focus("#before")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "c2"
    page.evaluate("view.play({c2: card('display', 5, 2), c6: card('display', 1, 6)}, [], {ms: 60})")
    assert focused(page) == "c2"
    page.evaluate("view.play({c2: card('hand', 9, 2)}, [], {ms: 60})")
    assert focused(page) == "c2"
    page.evaluate("target(false)")
    assert focused(page) == "host"
    page.evaluate("target(true)")
    assert focused(page) == "c2"
    page.evaluate("view.play({}, ['c2'], {ms: 60})")
    assert focused(page) == "c1"
    page.evaluate("view.setBoard(board, board.narrow)")
    assert focused(page) == "c1"


def test_targets_may_be_told_before_their_pieces_come(table: Open) -> None:
    page = table()
    page.evaluate("view.show({}); target(true); view.show(pieces)")
    assert classes(page, "c1") >= {"is-open"}
    page.focus("#before")
    page.keyboard.press("Tab")
    assert focused(page) in {"c1", "c2", "c4", "h0"}


def test_updates_never_grab_the_focus(table: Open) -> None:
    page = table()
    page.focus("#after")
    page.evaluate("view.play({c1: card('hand', 9, 1)}, ['c2'], {ms: 40})")
    page.evaluate("target(false); target(true)")
    assert focused(page) == "after"


# --- motion ---

ALL_ARRIVED = """() => Promise.all(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished)
)"""


def test_within_a_region_a_piece_travels_and_arrives(table: Open) -> None:
    page = table()
    start = centre(page, "c1")
    middle = page.evaluate(
        f"""async () => {{
          window.over = view.play({{c1: card('discard', 0, 1)}}, [], {{ms: 400}});
          await new Promise(done => setTimeout(done, 120));
          return ({CENTRE})('c1');
        }}"""
    )
    page.evaluate("window.over")
    page.evaluate(ALL_ARRIVED)  # a busy machine is late
    end = centre(page, "c1")
    assert start[0] < middle[0] < end[0]
    zone = page.locator("[data-id=discard] .hit").bounding_box()
    assert zone is not None
    assert end[0] == pytest.approx(zone["x"] + zone["width"] / 2, abs=1)


def test_between_regions_a_copy_flies_to_the_right_place(table: Open) -> None:
    page = table()
    script = """async () => {
      const box = (el) => { const r = el.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
      const over = view.play({c1: card('track1', 0, 1)}, [], {ms: 300});
      const flyer = document.querySelector('.scene-flight .body');
      const animation = flyer.parentNode.getAnimations()[0];
      animation.pause();
      animation.currentTime = 0;
      const start = box(flyer);
      animation.currentTime = 299.999;
      const end = box(flyer);
      const unseen = getComputedStyle(view.element('c1')).opacity;
      await over;
      return {start, end, unseen, left: document.querySelectorAll('.scene-flight > *').length};
    }"""
    before = centre(page, "c1")
    flight = page.evaluate(script)
    assert flight["start"] == pytest.approx(before, abs=1.5)
    assert flight["end"] == pytest.approx(centre(page, "c1"), abs=1.5)
    assert flight["unseen"] == "0"
    assert flight["left"] == 0
    assert page.evaluate("getComputedStyle(view.element('c1')).opacity") == "1"
    assert page.evaluate("view.element('c1').closest('section').dataset.region") == "own"


def test_a_card_drawn_from_a_stack_starts_at_the_stack_and_turns_over(table: Open) -> None:
    page = table()
    stack = centre(page, "d11")
    script = f"""async () => {{
      const over = view.play({{d5: card('display', 6, 55)}}, [], {{ms: 300}});
      const first = ({CENTRE})('d5');
      const before = view.element('d5').querySelector('text');
      await over;
      return {{first, before, text: view.element('d5').querySelector('text').textContent}};
    }}"""
    drawn = page.evaluate(script)
    assert drawn["first"][0] == pytest.approx(stack[0], abs=12)
    assert drawn["before"] is None
    assert drawn["text"] == "55"
    assert page.locator(".count text").text_content() == "11"


FLIGHT = """async ([put, cut]) => {
  const box = (el) => { const r = el.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const over = view.play(put, cut, {ms: 300});
  const flyer = document.querySelector('.scene-flight .body');
  const animation = flyer.parentNode.getAnimations()[0];
  animation.pause();
  const at = (time) => { animation.currentTime = time; return box(flyer); };
  const found = {start: at(0), end: at(299.999), first: flyer.querySelector('text')?.textContent ?? ''};
  await over;
  return found;
}"""


def test_what_goes_to_a_folded_board_flies_to_what_stands_for_its_player(table: Open) -> None:
    page = table()
    before = centre(page, "c1")
    flight = page.evaluate(FLIGHT, [{"c1": page.evaluate("card('track9', 0, 1)")}, []])
    anchor = page.locator("#seat-1").bounding_box()
    assert anchor is not None
    assert flight["start"] == pytest.approx(before, abs=1.5)
    assert flight["end"] == pytest.approx(
        [anchor["x"] + anchor["width"] / 2, anchor["y"] + anchor["height"] / 2], abs=2
    )
    assert page.evaluate("view.element('c1').closest('section').dataset.region") == "other"


def test_a_new_card_comes_out_of_the_stack_that_shows_its_back(table: Open) -> None:
    page = table()
    stack = centre(page, "d11")
    flight = page.evaluate(FLIGHT, [{"new": page.evaluate("card('track1', 0, 41)")}, []])
    assert flight["start"] == pytest.approx(stack, abs=1.5)
    assert flight["first"] == ""
    assert page.locator("[data-id=new] text").first.text_content() == "41"


def test_a_card_turned_up_comes_out_of_the_back_that_goes(table: Open) -> None:
    page = table()
    page.evaluate("view.play({down: back('discard', 0)}, [], {ms: 0})")
    down = centre(page, "down")
    flight = page.evaluate(FLIGHT, [{"new": page.evaluate("card('track1', 0, 41)")}, ["down"]])
    assert flight["start"] == pytest.approx(down, abs=1.5)
    assert page.locator(".ghosts > *").count() == 0


def test_patches_wait_for_each_other_and_skip_finishes_all(table: Open) -> None:
    page = table()
    script = """async () => {
      const done = [];
      view.play({c1: card('discard', 0, 1)}, [], {ms: 5000}).then(() => done.push(1));
      view.play({c2: card('discard', 1, 2)}, [], {ms: 5000}).then(() => done.push(2));
      view.play({}, ['c3'], {ms: 5000}).then(() => done.push(3));
      await new Promise(r => setTimeout(r, 50));
      const early = [...done];
      const waits = view.pieces.items.get('c2').piece.z;
      view.skip();
      await new Promise(r => setTimeout(r, 50));
      return {early, waits, done, c2: view.pieces.items.get('c2').piece.z, c3: view.element('c3')};
    }"""
    found = page.evaluate(script)
    assert found["early"] == []
    assert found["waits"] == "display"
    assert sorted(found["done"]) == [1, 2, 3]
    assert found["c2"] == "discard"
    assert found["c3"] is None
    assert page.locator(".ghosts > *").count() == 0


@pytest.mark.parametrize("how", ["reduced", "off"])
def test_without_motion_pieces_are_simply_there(table: Open, how: str) -> None:
    page = table(reduced_motion="reduce" if how == "reduced" else "no-preference")
    if how == "off":
        page.evaluate("document.documentElement.style.setProperty('--speed', 'off')")
    script = f"""async () => {{
      const over = view.play({{c1: card('discard', 0, 1)}}, [], {{ms: 400}});
      const now = ({CENTRE})('c1');
      await over;
      return [now, ({CENTRE})('c1')];
    }}"""
    now, end = page.evaluate(script)
    assert now == pytest.approx(end, abs=0.5)


def test_the_board_can_change_its_width_under_the_pieces(table: Open) -> None:
    page = table()
    nodes = page.locator(".piece").count()
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("view.setBoard(board, board.narrow)")
    assert page.locator(".piece").count() == nodes
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click("[data-id=c1]")
    page.click("[data-id=track1]")
    assert heard(page)["moves"] == ["attach c1 1"]


def test_300_pieces_move(table: Open) -> None:
    page = table()
    script = """async () => {
      const crowd = {};
      for (let n = 0; n < 200; n++) crowd[`p${n}`] = {z: 'crowd', i: n, k: 'disc', name: {m: 'disc'}};
      for (let n = 200; n < 300; n++) crowd[`p${n}`] = card(n % 2 ? 'track1' : 'track2', n, 7);
      const began = performance.now();
      view.show(crowd);
      const made = performance.now() - began;
      await new Promise(r => setTimeout(r, 300));
      const moved = {};
      for (let n = 0; n < 300; n++) moved[`p${n}`] = {...crowd[`p${n}`], i: n < 200 ? 199 - n : 499 - n};
      const times = [];
      let last = performance.now(), on = true;
      const tick = (now) => { times.push(now - last); last = now; if (on) requestAnimationFrame(tick); };
      requestAnimationFrame(tick);
      const start = performance.now();
      const over = view.play(moved, [], {ms: 600});
      const applied = performance.now() - start;
      await over;
      on = false;
      times.sort((a, b) => a - b);
      const at = (share) => times[Math.floor(times.length * share)];
      return {made, applied, frames: times.length, p50: at(.5), p95: at(.95)};
    }"""
    found = page.evaluate(script)
    print({name: round(value, 1) for name, value in found.items()})
    assert page.locator(".piece").count() == 300


# --- accessibility ---


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(table: Open, scheme: str, width: int) -> None:
    page = table(width, color_scheme=scheme)
    page.click("[data-id=c4]")
    page.hover("[data-id=track2]", position={"x": 200, "y": 60})
    page.add_script_tag(url="/vendor/axe-core/axe.min.js")
    found = page.evaluate("axe.run().then(r => r.violations.map(v => [v.id, v.nodes.map(n => n.target)]))")
    assert found == []


def test_what_is_no_target_is_hidden_from_screen_readers(table: Open) -> None:
    page = table()
    assert page.locator("[data-id=c5]").get_attribute("aria-hidden") == "true"
    assert page.locator("[data-id=c1]").get_attribute("aria-hidden") is None
    assert page.locator("[tabindex='0']").count() == 1
