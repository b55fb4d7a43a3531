// The table as a drawing: any board, any pieces, no rules. The shell feeds it scenes, patches and targets, and hears
// what was picked.
import { Grounds } from "./ground.js";
import { listen } from "./input.js";
import { closest, destination } from "./keys.js";
import { fresh, mark, numbered, sizeOfNumber, unfresh, unmark, unnumber } from "./marks.js";
import { Motion, pace, stillness } from "./motion.js";
import { WEIGHT, holds, placed } from "./numbers.js";
import { Pieces } from "./pieces.js";
import { Art } from "./templates.js";
/** @import {Act, Board, Piece, Region, Text} from "../types.js" */
/** @import {Ground, Matrix} from "./ground.js" */
/** @import {Spot} from "./keys.js" */
/** @import {Place} from "./layout.js" */
/** @import {Thing} from "./numbers.js" */

/**
 * @typedef {object} Callbacks
 * @property {(text: Text) => string} t says a message in the viewer's language; an unknown id is said as it is
 * @property {(id: string) => void} onPick an element that may be picked, or put back, was chosen
 * @property {(id: string, acts: Act[]) => void} onWhy a refused element was asked
 * @property {() => void} [onWhyEnd] it is asked no more: pointer or focus went elsewhere
 * @property {(id: string|null) => void} [onRest] pointer or focus rests on something that may be picked, or no longer does
 * @property {(piece: Piece|null, thing: string) => void} onDetail more about a piece, a zone or a region is wanted
 * @property {(seat: number) => string} seatName
 * @property {(seat: number) => Element|null} [anchor] what stands on the page for a seat whose region is folded
 * @property {(tab: string) => void} [onTurn] the next target lies under another tab
 *
 * @typedef {object} TargetState
 * @property {Set<string>} open what may be picked next
 * @property {string[]} picked what is picked
 * @property {Map<string, Act[]>} refused what is refused, with the acts that say why
 * @property {Set<string>} [swap] what may replace an earlier pick
 * @property {boolean} mine whether the viewer is asked
 * @property {number} [made] how many moves the viewer has made: the same targets are another question after a move
 *
 * @typedef {"picked"|"open"|"swap"|"refused"} State
 */

const FRESH_MS = 120; // marks of what has changed come after the question, and go after the click
const MOST_FRESH = 40; // where nearly everything has changed no mark says anything
const AROUND = 14; // pixels around targets that are brought into view
const REST_MS = 400; // after that long without motion regions shrink to what is occupied

const STATES = /** @type {const} */ (["picked", "open", "swap", "refused"]);
const NOTHING = /** @type {TargetState} */ ({ open: new Set(), picked: [], refused: new Map(), mine: true });

/** @param {Element} node */
function idOf(node) {
  return node.closest("[data-id]")?.getAttribute("data-id") ?? null;
}

export class SceneView {
  /** @type {{put: Record<string, Piece>, cut: string[], ms: number|undefined, over: () => void}[]} */
  #queue = [];
  #busy = false;
  #targets = NOTHING;
  /** @type {Map<string, State>} elements that can be focused */
  #live = new Map();
  /** @type {string|null} the element the keyboard is on, or was on last */
  #focus = null;
  /** @type {{x: number, y: number}|null} where on the screen that was */
  #spot = null;
  /** @type {string|null} */
  #asked = null;
  #ready = false;
  held = false;
  /** @type {WeakMap<Element, string>} what targets are marked as, and what they looked like then */
  #marked = new WeakMap();
  /** @type {Set<string>} targets that have no name yet, or an old one */
  #unnamed = new Set();
  #naming = 0;
  #rest = 0;
  /** @type {string[]} what is pointed at elsewhere */
  #pointed = [];
  #freshening = 0;
  /** @type {Map<string, string>} numbers of the best moves */
  #hints = new Map();
  #kept = false; // the focus comes where it has to stay: nobody asks about what lies there
  /** @type {string} the question whose targets were last brought into view */
  #revealed = "";
  /** Whether another player's board lies over the own one. */
  peeked = false;
  #brought = 0; // how far down the pane was moved for them

  /** @param {HTMLElement} host the element that holds all regions @param {Callbacks} callbacks */
  constructor(host, callbacks) {
    const t = (/** @type {Text} */ text) => callbacks.t(text);
    this.host = host;
    this.callbacks = callbacks;
    this.art = new Art(t, (seat) => callbacks.seatName(seat));
    this.grounds = new Grounds(host, this.art, t, (seat) => callbacks.anchor?.(seat) ?? null);
    this.motion = new Motion(host);
    this.pieces = new Pieces(this.grounds, this.art, this.motion, (id) => this.#live.has(id), (el) => this.#going(el));
    host.classList.add("scene");
    host.tabIndex = -1;
    host.append(this.art.root, this.motion.overlay);
    // Long texts were squeezed by the measure of the fonts of that moment.
    document.fonts.addEventListener("loadingdone", () => this.host.isConnected && this.relabel());
    listen(host, {
      hit: (nodes) => this.#hit(nodes),
      act: (id) => this.#act(id),
      hover: (id) => this.#hover(id),
      look: (node) => this.pieces.raise(node && idOf(node)),
      detail: (node) => this.#detail(node),
      go: (key) => this.#go(key),
      focused: (node) => this.#focused(node),
      left: () => this.#left(),
    });
  }

  // --- what the shell calls ---

  /** The game's art. @param {string} svgText */
  setArt(svgText) {
    this.art.load(svgText);
    if (!this.#ready) return;
    this.pieces.settleAll(); // now the drawings have their own sizes
    this.relabel();
    this.resized();
  }

  /** Make these regions; pieces stay. Those of the narrow board are cut down to what is occupied. @param {Board} board @param {Region[]} regions of the board */
  setBoard(board, regions) {
    this.skip();
    const held = this.#holds();
    const gone = this.grounds.build(regions, (region) => board.narrow.includes(region));
    this.pieces.settleAll();
    for (const section of gone) section.remove();
    this.#ready = true;
    this.#mark(held);
    this.#number();
  }

  /** The whole scene at once. @param {Record<string, Piece>} pieces */
  show(pieces) {
    this.skip();
    const cut = [...this.pieces.items.keys()].filter((id) => !(id in pieces));
    this.#change(pieces, cut, null);
  }

  /**
   * One patch, animated, after those before it. Resolves when its motion is over.
   * @param {Record<string, Piece>} put @param {string[]} cut @param {{ms?: number}} [options] @returns {Promise<void>}
   */
  play(put, cut, { ms } = {}) {
    return new Promise((over) => {
      this.#queue.push({ put, cut, ms, over });
      if (!this.#busy) this.#next();
    });
  }

  /** Finish everything that moves or waits to move. */
  skip() {
    this.motion.skip();
    for (const { put, cut, over } of this.#queue.splice(0)) {
      this.#change(put, cut, null);
      over();
    }
  }

  /** While something moves nothing can be picked: marks are out of sight, and stay to be compared with the next. @param {boolean} held */
  hold(held) {
    this.held = held;
    this.host.classList.toggle("held", held);
  }

  /** @param {TargetState} targets */
  setTargets(targets) {
    const before = this.#targets;
    const further = targets.picked.length > before.picked.length || before.open.size === 0 || !before.mine || targets.made !== before.made;
    this.#targets = targets;
    this.#mark(this.#holds());
    if (this.#busy || targets.open.size === 0) return;
    this.pieces.trim(true);
    if (!further || !targets.mine) return;
    const question = JSON.stringify([targets.made ?? 0, targets.picked, [...targets.open].sort()]);
    if (question === this.#revealed) return; // somebody else has moved: whoever reads is left where they are
    this.#revealed = question;
    requestAnimationFrame(() => this.#reveal());
  }

  /** What is pointed at elsewhere on the page is marked here. @param {string[]} ids */
  point(ids) {
    for (const id of this.#pointed) {
      const el = this.element(id);
      el?.classList.remove("is-pointed");
      if (el && !this.#live.has(id)) unmark(el);
    }
    this.#pointed = ids;
    for (const id of ids) {
      const el = this.element(id);
      if (el && !this.#live.has(id)) this.#frame(el, id);
      el?.classList.add("is-pointed");
    }
  }

  /** The marks around a piece or a zone. @param {SVGElement} el @param {string} id */
  #frame(el, id) {
    const item = this.pieces.items.get(id);
    const zone = this.grounds.centre(id);
    if (item) mark(el, this.pieces.box(item));
    else if (zone) mark(el, { ...zone, w: zone.w - 3, h: zone.h - 3, r: 8 });
  }

  /** What others have laid or moved keeps a quiet mark. @param {Map<string, number>} laid by whom */
  setFresh(laid) {
    clearTimeout(this.#freshening);
    this.host.classList.toggle("with-fresh", laid.size > 0);
    this.#freshening = setTimeout(() => {
      unfresh(this.host);
      const items = [...laid].map(([id, seat]) => ({ item: this.pieces.items.get(id), seat })).filter(({ item }) => item?.el);
      if (items.length > MOST_FRESH) return;
      for (const { item, seat } of items) if (item?.el) fresh(item.el, this.pieces.box(item), seat);
    }, FRESH_MS);
  }

  /** The best moves have their numbers where they begin. @param {Map<string, string>} marks */
  setHints(marks) {
    this.#hints = marks;
    this.#number();
    const [first] = marks.keys();
    if (first !== undefined) requestAnimationFrame(() => requestAnimationFrame(() => this.bring(first))); // when the hint has taken its room
  }

  /** Above everything else, where they cover least. */
  #number() {
    unnumber(this.host);
    if (!this.#hints.size) return;
    const screen = this.grounds.matrices();
    /** @type {Map<string, Thing[]>} */
    const things = new Map();
    for (const [id, text] of this.#hints) {
      const item = this.pieces.items.get(id);
      const box = item ? item.place : this.grounds.centre(id);
      const ground = this.grounds.plots.get(item ? item.piece.z : id)?.ground;
      const at = ground && screen.get(ground.region.id);
      if (!box || !at) continue;
      const { region, span, counts } = ground;
      const around = things.get(region.id) ?? this.#things(ground, at);
      things.set(region.id, around);
      const size = sizeOfNumber(text, 1 / at.scale);
      const bounds = { x: region.w / 2, y: (span.top + span.bottom) / 2, w: region.w, h: span.bottom - span.top };
      const weighed = around.map((one) => (one.weight === WEIGHT.piece && holds(one, box) ? { ...one, weight: WEIGHT.under } : one));
      const place = placed(box, size, weighed, bounds);
      around.push({ ...place, ...size, weight: WEIGHT.number });
      counts.append(numbered(text, place, box));
    }
  }

  /** What lies and is written on a region. @param {Ground} ground @param {Matrix} at @returns {Thing[]} */
  #things({ region, root }, at) {
    const pieces = [...this.pieces.items.values()].flatMap(({ region: on, el, place }) => (on === region.id && el && place ? [{ ...place, weight: WEIGHT.piece }] : []));
    const zones = region.zones.filter(({ id }) => this.#live.has(id)).map(({ id }) => ({ .../** @type {Place} */ (this.grounds.centre(id)), weight: WEIGHT.piece }));
    const texts = [...root.querySelectorAll("text")].map((text) => text.getBoundingClientRect()).filter(({ width }) => width > 0);
    const unit = (/** @type {number} */ n) => n / at.scale;
    return [...pieces, ...zones, ...texts.map((one) => ({ x: unit(one.x + one.width / 2 - at.x), y: unit(one.y + one.height / 2 - at.y), w: unit(one.width), h: unit(one.height), weight: WEIGHT.text }))];
  }

  /** Show the regions under this tab, and those under none. @param {string} tab */
  turnTo(tab) {
    this.grounds.turnTo(tab);
    if (!this.#busy) this.pieces.trim(true);
    this.#number();
    this.#keepFocus(this.#holds());
  }

  /** The tabs under which targets lie that may be picked next; "" is no tab. */
  openTabs() {
    const open = [...this.#live].filter(([, state]) => state === "open");
    return new Set(open.map(([id]) => this.#tabOf(id)).filter((tab) => tab !== null));
  }

  /** @param {string} id */
  #tabOf(id) {
    const region = this.grounds.plots.get(this.pieces.items.get(id)?.piece.z ?? id)?.ground.region;
    return region && region.role !== "seat" ? (region.tab ?? "") : null;
  }

  /** At a new question and after every pick the next targets are seen: all of them where there is room, else the first one, or at least the closest. */
  #reveal() {
    const tabs = this.openTabs();
    const [first] = this.grounds.tabs().filter((tab) => tabs.has(tab));
    if (first && !tabs.has("")) this.callbacks.onTurn?.(first);
    const spots = this.#spots().filter((spot) => this.#live.get(spot.id) === "open");
    const seen = spots.filter(({ x, y }) => this.host.contains(document.elementFromPoint(x, y)));
    if (seen.length === spots.length || (this.#targets.picked.length && seen.length)) return; // whoever has begun to choose is left where they are
    if (this.#revealAll(spots)) return;
    const next = seen.length ? spots[0] : closest(spots, this.#spot);
    if (!next || seen.includes(next)) return;
    const block = seen.length ? "nearest" : "center";
    this.element(next.id)?.scrollIntoView({ block, behavior: stillness.matches ? "instant" : "smooth" });
  }

  /** Whether all of them can be seen at once, best with the boards they lie on: the pane moves no farther than it must, and back to its top if nobody else has moved it. @param {Spot[]} spots */
  #revealAll(spots) {
    const pane = this.host.closest(".pane");
    if (!pane || spots.length === 0) return false;
    const view = pane.getBoundingClientRect();
    const boards = spots.flatMap(({ id }) => this.element(id)?.closest("section.region")?.getBoundingClientRect() ?? []);
    const tight = spots.map(({ y, h }) => ({ top: y - h / 2 - AROUND, bottom: y + h / 2 + AROUND }));
    const spans = [boards, tight].map((all) => ({ top: Math.min(...all.map((one) => one.top)), bottom: Math.max(...all.map((one) => one.bottom)) }));
    const span = spans.find(({ top, bottom }) => bottom - top <= view.height);
    if (!span || spots.some(({ x }) => x < view.left || x > view.right)) return false;
    const by = span.top < view.top ? span.top - view.top : Math.max(0, span.bottom - view.bottom);
    const untouched = Math.abs(pane.scrollTop - this.#brought) < 2;
    const home = pane.scrollTop + span.bottom - view.top <= view.height;
    this.#brought = untouched && home ? 0 : Math.min(Math.max(0, pane.scrollTop + by), pane.scrollHeight - pane.clientHeight);
    if (this.#brought !== pane.scrollTop) pane.scrollTo({ top: this.#brought, behavior: stillness.matches ? "instant" : "smooth" });
    return true;
  }

  /** The pane, or what lies in it, has another size: targets that were in view still are, unless it was moved by hand. */
  resized() {
    this.#number();
    const pane = this.host.closest(".pane");
    if (!pane || !this.#revealed || !this.#targets.mine || Math.abs(pane.scrollTop - this.#brought) >= 2) return;
    requestAnimationFrame(() => this.#reveal());
  }

  /** Another player's board lies over the own one for as long as it is told. @param {number|null} seat @param {string} [id] the thing on it that is seen */
  peek(seat, id) {
    this.peeked = seat !== null;
    for (const { region, section } of this.grounds.regions.values()) section.classList.toggle("is-peek", region.role === "seat" && region.seat === seat);
    if (id !== undefined) this.bring(id);
  }

  /** A thing is seen, or where it will lie: what scrolls moves no farther than it must. @param {string} id a piece or a zone */
  bring(id) {
    const el = this.element(id);
    const box = el?.closest(".region, .pane")?.classList.contains("is-peek") ? el.closest(".region") : this.host.closest(".pane");
    if (!el || !box) return;
    const [thing, view] = [el.getBoundingClientRect(), box.getBoundingClientRect()];
    if (!thing.height || (thing.top >= view.top && thing.bottom <= view.bottom)) return;
    const middle = (thing.top + thing.bottom - view.top - view.bottom) / 2;
    box.scrollBy({ top: middle, behavior: "instant" });
  }

  /** Somebody else's turn is seen from the top of the pane, unless it was moved by hand. */
  home() {
    const pane = this.host.closest(".pane");
    if (!pane || this.#brought === 0 || Math.abs(pane.scrollTop - this.#brought) >= 2) return;
    this.#brought = 0;
    pane.scrollTo({ top: 0, behavior: "instant" });
  }

  /** The language changed. */
  relabel() {
    this.#marked = new WeakMap();
    this.grounds.paint();
    this.pieces.redraw();
    if (!this.#busy) this.pieces.trim(true);
    this.#mark(this.#holds());
    this.#number();
  }

  focusFirst() {
    const spots = this.#spots();
    const first = spots.find((spot) => this.#live.get(spot.id) === "open") ?? spots[0];
    if (first) this.#rove(first);
    ((first && this.element(first.id)) ?? this.host).focus({ preventScroll: true });
  }

  /** The node of a piece or zone. @param {string} id */
  element(id) {
    return this.pieces.items.get(id)?.el ?? this.grounds.plots.get(id)?.el ?? null;
  }

  // --- patches ---

  async #next() {
    const patch = this.#queue.shift();
    this.#busy = patch !== undefined;
    clearTimeout(this.#rest);
    if (!patch) {
      this.#rest = setTimeout(() => this.pieces.trim(true), REST_MS);
      return;
    }
    const tempo = pace(this.host, patch.ms);
    if (tempo.ms > 0) {
      this.motion.begin(tempo);
      const over = this.motion.end(tempo.ms);
      this.#change(patch.put, patch.cut, tempo);
      await over;
    } else {
      this.#change(patch.put, patch.cut, null);
    }
    patch.over();
    this.#next();
  }

  /** @param {Record<string, Piece>} put @param {string[]} cut @param {import("./motion.js").Tempo|null} tempo */
  #change(put, cut, tempo) {
    this.pieces.change(put, cut, tempo);
    if (this.#hints.size) this.#number();
    if (this.held) return;
    this.#markAll(Object.keys(put).filter((id) => this.#live.has(id)));
    if (!this.#tabStop()) this.#keepFocus(this.#holds());
  }

  // --- states ---

  /** Show every element's state. @param {boolean} held whether the keyboard was on the table */
  #mark(held) {
    const { open, picked, refused, swap, mine } = this.#targets;
    const before = this.#live;
    this.#live = new Map();
    for (const id of refused.keys()) this.#live.set(id, "refused");
    for (const id of swap ?? []) this.#live.set(id, "swap");
    for (const id of open) this.#live.set(id, "open");
    for (const id of picked) this.#live.set(id, "picked");
    this.host.classList.toggle("not-mine", !mine);
    for (const id of new Set([...before.keys(), ...this.#live.keys()])) this.pieces.surface(id);
    for (const id of before.keys()) if (!this.#live.has(id)) this.#clear(id);
    this.#markAll([...this.#live.keys()]);
    if (this.#asked && this.#live.get(this.#asked) !== "refused") this.#unask();
    if (held || this.#tabStop()) this.#keepFocus(held);
    else if (this.#live.size && !this.#naming) this.#naming = requestAnimationFrame(() => this.#name());
  }

  /** @param {string} id */
  #clear(id) {
    const el = this.element(id);
    if (!el) return;
    this.#marked.delete(el);
    el.classList.remove(...STATES.map((name) => `is-${name}`), "is-asked");
    for (const name of ["role", "tabindex", "aria-label", "aria-pressed", "aria-disabled"]) el.removeAttribute(name);
    el.setAttribute("aria-hidden", "true");
    unmark(el);
  }

  /** @param {string[]} ids */
  #markAll(ids) {
    for (const id of ids) this.#markOne(id, /** @type {State} */ (this.#live.get(id)));
    if (this.#unnamed.size && !this.#naming) this.#naming = requestAnimationFrame(() => this.#name());
  }

  /** What is written on targets belongs to their names. It is read right before they are painted, when the page is measured anyway. */
  #name() {
    this.#naming = 0;
    const ids = [...this.#unnamed].filter((id) => this.#live.has(id));
    this.#unnamed.clear();
    const labels = ids.map((id) => this.#label(id, /** @type {State} */ (this.#live.get(id))));
    ids.forEach((id, at) => {
      const el = this.element(id);
      el?.removeAttribute("aria-hidden");
      el?.setAttribute("role", "button");
      el?.setAttribute("aria-label", labels[at]);
    });
    if (!this.#tabStop()) this.#keepFocus(this.#holds());
  }

  /** @param {string} id @param {State} state */
  #markOne(id, state) {
    const el = this.element(id);
    if (!el) return;
    const was = this.pieces.items.get(id);
    const look = `${state} ${was?.face ?? ""} ${was?.drawn ?? ""}`;
    if (this.#marked.get(el) === look) return;
    this.#marked.set(el, look);
    this.#unnamed.add(id);
    for (const name of STATES) el.classList.toggle(`is-${name}`, name === state);
    this.#frame(el, id);
    el.setAttribute("tabindex", id === this.#focus ? "0" : "-1");
    if (state === "refused") el.setAttribute("aria-disabled", "true");
    else el.removeAttribute("aria-disabled");
    if (state === "refused") el.removeAttribute("aria-pressed");
    else el.setAttribute("aria-pressed", String(state === "picked"));
  }

  /** @param {string} id @param {State} state */
  #label(id, state) {
    const name = this.pieces.items.get(id)?.piece.name ?? this.grounds.plots.get(id)?.zone.name;
    const { t } = this.callbacks;
    const said = name ? t(name) : id;
    // What is written on it belongs to its name: people who speak to their browser say what they read.
    const el = this.pieces.items.has(id) ? this.element(id) : null;
    const away = !el?.checkVisibility(); // its region is not shown yet: what is written on it will be
    const written = [...(el?.querySelectorAll("text") ?? [])].filter((one) => away || one.checkVisibility()).map((one) => one.textContent?.trim()).filter(Boolean).join(" ");
    return t({ m: `target-${state}`, a: { name: written && !said.includes(written) ? `${said}: ${written}` : said } });
  }

  // --- the keyboard's focus ---

  #holds() {
    return this.host.contains(document.activeElement);
  }

  /** A node is about to go: the keyboard stays on the table. @param {Element} el */
  #going(el) {
    if (el.contains(document.activeElement)) this.host.focus({ preventScroll: true });
  }

  /** Exactly one target can be reached by Tab; the focus goes to the nearest one where its own is gone. @param {boolean} held */
  #keepFocus(held) {
    if (!this.#tabStop() && this.#live.size > 0) {
      const spots = this.#spots();
      const open = spots.filter((spot) => this.#live.get(spot.id) === "open");
      const next = closest(open.length > 0 ? open : spots, held ? this.#spot : null);
      if (next) this.#rove(next);
    }
    const goal = this.#tabStop() ?? this.host;
    if (!held || goal === document.activeElement) return;
    this.#kept = true;
    goal.focus({ preventScroll: true });
    this.#kept = false;
  }

  /** The one target that Tab reaches, if it is still there. */
  #tabStop() {
    return this.#focus !== null && this.#live.has(this.#focus) ? this.element(this.#focus) : null;
  }

  /** @param {{id: string, x: number, y: number}} spot */
  #rove(spot) {
    this.#tabStop()?.setAttribute("tabindex", "-1");
    this.element(spot.id)?.setAttribute("tabindex", "0");
    this.#focus = spot.id;
    this.#spot = { x: spot.x, y: spot.y };
  }

  /** Where the targets are on the screen, in reading order. @returns {Spot[]} */
  #spots() {
    const screen = this.grounds.matrices();
    /** @type {(Spot & {order: number})[]} */
    const spots = [];
    const order = new Map([...this.grounds.plots.keys()].map((zone, rank) => [zone, rank]));
    for (const id of this.#live.keys()) {
      const item = this.pieces.items.get(id);
      const plot = this.grounds.plots.get(item ? item.piece.z : id);
      const place = item ? item.place : this.grounds.centre(id);
      const at = plot && screen.get(plot.ground.region.id);
      if (!place || !at) continue;
      const { x, y, scale } = at;
      const rank = (order.get(plot.zone.id) ?? 0) * 1000 + (item ? item.piece.i : -1);
      spots.push({ id, x: x + place.x * scale, y: y + place.y * scale, w: place.w * scale, h: place.h * scale, order: rank });
    }
    return spots.sort((a, b) => a.order - b.order);
  }

  // --- what the player does ---

  /**
   * The element meant: the piece on top if it can be picked, else the first zone beneath that can. What is refused
   * answers only where nothing beneath can be picked. Where a finger meets nothing, what is within its reach is meant.
   * @param {Element[]} nodes from the top down
   */
  #hit(nodes) {
    const [near, met] = [nodes.filter((node) => node.classList.contains("reach")), nodes.filter((node) => !node.classList.contains("reach"))];
    return this.#meant(met) ?? (near.length ? this.#meant(near) : null);
  }

  /** @param {Element[]} nodes */
  #meant(nodes) {
    const ids = nodes.map(idOf).filter((id) => id !== null);
    const top = ids.find((id) => this.pieces.items.has(id));
    const meant = ids.filter((id) => this.#live.has(id) && (id === top || !this.pieces.items.has(id)));
    return meant.find((id) => this.#live.get(id) !== "refused") ?? meant[0] ?? null;
  }

  /** @param {string} id */
  #act(id) {
    const state = this.held ? undefined : this.#live.get(id);
    if (state === "refused") this.#ask(id);
    else if (state) this.callbacks.onPick(id);
  }


  /** @param {string|null} id */
  #hover(id) {
    const state = id === null || this.held ? undefined : this.#live.get(id);
    if (id !== null && state === "refused") this.#ask(id);
    else this.#unask();
    this.callbacks.onRest?.(state && state !== "refused" ? id : null);
  }

  /** @param {string} id */
  #ask(id) {
    if (this.#asked !== id) this.#unask();
    this.#asked = id;
    this.element(id)?.classList.add("is-asked");
    this.callbacks.onWhy(id, this.#targets.refused.get(id) ?? []);
  }

  #unask() {
    if (this.#asked === null) return;
    this.element(this.#asked)?.classList.remove("is-asked");
    this.#asked = null;
    this.callbacks.onWhyEnd?.();
  }

  /** @param {Element} node */
  #detail(node) {
    const id = idOf(node);
    const region = node.closest("section.region")?.getAttribute("data-region");
    const thing = id ?? (region ? `region:${region}` : null);
    if (thing !== null) this.callbacks.onDetail(this.pieces.items.get(thing)?.piece ?? null, thing);
    return thing !== null;
  }

  /** @param {string} key */
  #go(key) {
    const spots = this.#spots();
    const next = destination(key, spots, this.#holds() && document.activeElement !== this.host ? this.#focus : null);
    if (next === undefined) return false;
    const el = next && this.element(next.id);
    if (next && el) {
      this.#rove(next);
      el.focus({ preventScroll: true });
      el.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    }
    return true;
  }

  #left() {
    this.pieces.raise(null);
    this.#hover(null);
  }

  /** @param {Element} node */
  #focused(node) {
    const id = idOf(node);
    if (id === null || !this.#live.has(id)) return;
    this.pieces.raise(id);
    if (id !== this.#focus) {
      const spot = this.#spots().find((one) => one.id === id);
      if (spot) this.#rove(spot);
    }
    if (!this.#kept) this.#hover(id);
  }
}
