// The pieces: keyed by id, laid out by computation. A piece keeps its node, and with it the keyboard's focus, through
// every change of place and face.
import { arrange, overlap } from "./layout.js";
import { counter, glow, unmark } from "./marks.js";
import { squeeze, svg } from "./templates.js";
/** @import {Piece} from "../types.js" */
/** @import {Grounds, Plot, Screen, Span} from "./ground.js" */
/** @import {Motion, Spot, Tempo} from "./motion.js" */
/** @import {Art} from "./templates.js" */
/** @import {Place} from "./layout.js" */

/**
 * @typedef {object} Item a piece, where it lies and how it is drawn
 * @property {string} id
 * @property {Piece} piece
 * @property {Place|null} place null: its zone is not on this board
 * @property {string} region
 * @property {SVGElement|null} el null: buried in a stack
 * @property {SVGElement|null} body
 * @property {string} face what is drawn on it
 * @property {boolean} crowded whether its neighbours cover it
 * @property {string} drawn where it is drawn, and how large
 *
 * @typedef {{piece: Piece, place: Place|null, region: string}} Before
 */

/** How high a piece is drawn where it stands for a folded region. */
const FOLDED = 20;

/** @param {Piece} piece */
function faceOf(piece) {
  return JSON.stringify([piece.k, piece.c, piece.slots]);
}

/** @param {Before|undefined} from @param {Item} item */
function moved(from, item) {
  return !!from && (from.region !== item.region || from.place?.x !== item.place?.x || from.place?.y !== item.place?.y);
}

/** Move a node without losing its focus or its running motion. @param {SVGElement} parent @param {SVGElement} el @param {Node|null} before */
function lift(parent, el, before) {
  if (el.isConnected && parent.isConnected && "moveBefore" in parent) return parent.moveBefore(el, before);
  const focused = el === document.activeElement;
  parent.insertBefore(el, before);
  if (focused) el.focus({ preventScroll: true });
}

/** The page would scroll to a focused node that is moved: what lies before it goes to the end instead. @param {SVGElement} parent @param {ChildNode|null} from @param {SVGElement} el */
function clear(parent, from, el) {
  while (from && from !== el) {
    const next = from.nextSibling;
    lift(parent, /** @type {SVGElement} */ (from), null);
    from = next;
  }
  return from;
}

export class Pieces {
  /** @type {Map<string, Item>} */
  items = new Map();
  /** @type {Map<string, Set<string>>} zone -> pieces in it */
  #lying = new Map();
  /** @type {Map<string, SVGElement>} zone -> the number on its stack */
  #counts = new Map();
  /** @type {Set<SVGElement>} drawn, but long texts not squeezed yet */
  #loose = new Set();
  /** The frame before which they are. */
  #fitting = 0;
  /** @type {string|null} */
  #raised = null;

  /** @param {Grounds} grounds @param {Art} art @param {Motion} motion @param {(id: string) => boolean} live whether it is a target @param {(el: SVGElement) => void} going called before a node goes */
  constructor(grounds, art, motion, live, going) {
    this.grounds = grounds;
    this.art = art;
    this.motion = motion;
    this.live = live;
    this.going = going;
    grounds.onShown = () => this.#fit();
  }

  /** One patch. Without a tempo nothing moves. @param {Record<string, Piece>} put @param {string[]} cut @param {Tempo|null} tempo */
  change(put, cut, tempo) {
    /** @type {Set<string>} */
    const zones = new Set();
    /** @type {Map<string, Before>} */
    const before = new Map();
    const sources = tempo?.moves ? this.#sources(put, cut) : new Map();
    const replaced = new Set([...sources.values()].map((item) => item.id));
    for (const id of cut) this.#leave(id, zones, replaced.has(id) ? null : tempo);
    for (const [id, piece] of Object.entries(put)) {
      const item = this.items.get(id) ?? { id, piece, place: null, region: "", el: null, body: null, face: "", crowded: false, drawn: "" };
      const from = this.items.has(id) ? item : sources.get(id);
      if (from) before.set(id, { piece: from.piece, place: from.place, region: from.region });
      this.#lying.get(item.piece.z)?.delete(id);
      this.items.set(id, item);
      zones.add(item.piece.z).add(piece.z);
      item.piece = piece;
      this.#lying.set(piece.z, (this.#lying.get(piece.z) ?? new Set()).add(id));
    }
    this.settle(zones, before, tempo);
    if (tempo) for (const [id, piece] of Object.entries(put)) if (piece.up) this.#glow(id);
  }

  /**
   * Where new pieces come from: a card turned up comes out of the back that goes in the same patch, or out of the stack
   * that shows its back; a card turned down comes out of its face.
   * @param {Record<string, Piece>} put @param {string[]} cut @returns {Map<string, Item>}
   */
  #sources(put, cut) {
    const leaving = cut.map((id) => this.items.get(id)).filter((item) => item !== undefined);
    const found = new Map();
    for (const [id, piece] of Object.entries(put)) {
      if (this.items.has(id)) continue;
      const back = this.art.back(piece.k);
      const fits = leaving.filter((item) => item.piece.k === back || this.art.back(item.piece.k) === piece.k);
      const source = fits.find((item) => item.piece.z === piece.z) ?? fits[0];
      if (source) leaving.splice(leaving.indexOf(source), 1);
      const from = source ?? this.#stackOf(back);
      if (from) found.set(id, from);
    }
    return found;
  }

  /** The top of a stack that shows this kind. @param {string} kind */
  #stackOf(kind) {
    for (const [zone, { zone: { layout } }] of this.grounds.plots) {
      const top = layout === "stack" ? this.#within(zone).at(-1) : undefined;
      if (top?.piece.k === kind) return top;
    }
    return undefined;
  }

  /** The board changed: everything finds its new place at once. */
  settleAll() {
    for (const number of this.#counts.values()) number.remove();
    this.#counts.clear();
    this.settle(new Set(this.#lying.keys()), new Map(), null);
  }

  /** Draw every face anew. */
  redraw() {
    for (const item of this.items.values()) if (item.body) this.#face(item);
    this.#fit();
  }

  /** Draw a piece that lies deep in a stack, or let it sink again. @param {string} id */
  surface(id) {
    const item = this.items.get(id);
    if (!item?.place?.buried || (item.el !== null) === this.live(id)) return;
    this.#place(item, undefined, null, null);
    this.#order(item.region, this.#front());
    this.#fit();
  }

  /** Among overlapping pieces one comes to the front while it is looked at; null puts it back. @param {string|null} id */
  raise(id) {
    const item = id === null ? undefined : this.items.get(id);
    const old = this.#raised;
    this.#raised = item?.crowded ? item.id : null;
    if (old === this.#raised) return;
    for (const one of [old, this.#raised]) {
      const region = one === null ? undefined : this.items.get(one)?.region;
      if (region) this.#order(region, this.#front());
    }
  }

  #front() {
    return new Set(this.#raised === null ? [] : [this.#raised]);
  }

  /** The size at which a piece is drawn. @param {Item} item */
  box(item) {
    const size = this.art.size(item.piece);
    const scale = this.#scale(item);
    return { x: 0, y: 0, w: size.w * scale, h: size.h * scale, r: size.r * scale, low: size.low };
  }

  /** @param {string} id @param {Set<string>} zones @param {Tempo|null} tempo */
  #leave(id, zones, tempo) {
    const item = this.items.get(id);
    if (!item) return;
    this.items.delete(id);
    this.#lying.get(item.piece.z)?.delete(id);
    zones.add(item.piece.z);
    const { el } = item;
    if (!el) return;
    this.going(el);
    const ghosts = this.grounds.regions.get(item.region)?.ghosts;
    if (!tempo || !ghosts) return el.remove();
    unmark(el);
    for (const name of ["data-id", "tabindex", "role", "aria-label"]) el.removeAttribute(name);
    el.setAttribute("aria-hidden", "true");
    ghosts.append(el);
    this.motion.vanish(el, tempo.ms);
  }

  /** Lay zones out anew and draw what lies in them. @param {Set<string>} zones @param {Map<string, Before>} before @param {Tempo|null} tempo */
  settle(zones, before, tempo) {
    const items = [...zones].flatMap((zone) => this.#lay(zone));
    this.trim(tempo === null);
    const crossing = tempo?.moves && items.some((item) => (before.get(item.id)?.region ?? item.region) !== item.region);
    const screen = crossing ? this.grounds.screen() : null;
    if (crossing) this.motion.measure();
    if (tempo?.moves) this.#emerge(items, before);
    for (const item of items) this.#place(item, before.get(item.id), tempo, screen);
    const regions = new Set(items.map((item) => item.region));
    const raised = tempo ? new Set(items.filter((item) => moved(before.get(item.id), item)).map((item) => item.id)) : this.#front();
    for (const region of regions) this.#order(region, raised);
    if (raised.size && tempo) this.motion.after(() => regions.forEach((region) => this.#order(region, this.#front())));
    this.#fit();
  }

  /** Cut regions to what is occupied. @param {boolean} shrinks */
  trim(shrinks) {
    this.grounds.trim((plot) => this.#span(plot), shrinks);
  }

  /** @param {Plot} plot @returns {Span|null} */
  #span({ zone, bare }) {
    if (!bare || this.live(zone.id)) return { top: zone.y, bottom: zone.y + zone.h };
    const places = this.#within(zone.id).map((item) => item.place).filter((place) => place !== null);
    if (!places.length) return null;
    return { top: Math.min(...places.map(({ y, h }) => y - h / 2)), bottom: Math.max(...places.map(({ y, h }) => y + h / 2)) };
  }

  /** Give the pieces of a zone their places. @param {string} zone */
  #lay(zone) {
    const plot = this.grounds.plots.get(zone);
    const items = this.#within(zone);
    const places = plot ? arrange(plot.zone, items.map((item) => item.piece.i)) : [];
    const crowded = overlap(places);
    items.forEach((item, at) => {
      item.place = places[at] ?? null;
      item.region = plot?.ground.region.id ?? "";
      item.crowded = crowded;
    });
    if (plot) this.#count(zone, plot, places);
    return items;
  }

  /** The pieces of a zone in order. @param {string} zone */
  #within(zone) {
    const items = [...(this.#lying.get(zone) ?? [])].map((id) => /** @type {Item} */ (this.items.get(id)));
    return items.sort((a, b) => a.piece.i - b.piece.i);
  }

  /** @param {string} zone @param {Plot} plot @param {Place[]} places */
  #count(zone, plot, places) {
    this.#counts.get(zone)?.remove();
    this.#counts.delete(zone);
    if (plot.zone.layout !== "stack" || places.length < 2) return;
    const number = counter(places.length, places[places.length - 1]);
    this.#counts.set(zone, number);
    plot.ground.counts.append(number);
  }

  /** What comes out of a stack is drawn there first, so that it can move from there. One flush for all. @param {Item[]} items @param {Map<string, Before>} before */
  #emerge(items, before) {
    const emerging = items.filter((item) => !item.el && item.place && !item.place.buried && before.get(item.id)?.place);
    for (const item of emerging) {
      const from = /** @type {Before} */ (before.get(item.id));
      this.#make(item, { ...item, piece: from.piece, place: from.place });
      this.grounds.regions.get(from.region)?.pieces.append(/** @type {SVGElement} */ (item.el));
    }
    if (emerging.length > 0) this.grounds.host.getBoundingClientRect();
  }

  /** @param {Item} item @param {Before|undefined} from @param {Tempo|null} tempo @param {Screen|null} screen */
  #place(item, from, tempo, screen) {
    if (!item.place || (item.place.buried && !this.live(item.id))) {
      if (item.el) this.going(item.el);
      item.el?.remove();
      item.el = item.body = null;
      item.drawn = "";
      return;
    }
    const fresh = !item.el;
    if (fresh) this.#make(item, item);
    const el = /** @type {SVGElement} */ (item.el);
    const crossed = from !== undefined && from.region !== item.region;
    if (tempo && (fresh || (!tempo.moves && from) || (crossed && !this.#fly(item, from, tempo, screen)))) this.motion.appear(el, tempo.ms);
    if (!fresh) this.#turn(item, from, tempo?.moves && !crossed ? tempo : null);
    if (!this.#lies(item)) {
      if (tempo?.moves && !fresh && !crossed) this.motion.glide([el, item.body], tempo.ms);
      this.#move(item, item);
    }
  }

  /** Across regions a copy flies. False: it cannot be seen coming. @param {Item} item @param {Before} from @param {Tempo} tempo @param {Screen|null} screen */
  #fly(item, from, tempo, screen) {
    const start = screen && this.#spot(screen, { ...item, ...from });
    if (!start || !item.el || !item.body) return false;
    const goal = this.#spot(screen, item) ?? { ...start, y: start.y - start.scale * 40 };
    const copy = /** @type {SVGElement} */ (item.body.cloneNode(true));
    copy.style.transform = "scale(1)";
    this.motion.fly(item.el, copy, start, goal, tempo.ms, !screen.shown.has(item.region));
    if (from.piece.k !== item.piece.k) this.motion.flip(copy, 1, 1, () => copy.replaceChildren(this.art.draw(item.piece)), tempo.ms);
    return true;
  }

  /** Where a piece is on the screen; small at what stands for a folded region. @param {Screen} screen @param {Item} item @returns {Spot|null} */
  #spot({ shown, folded }, item) {
    const at = shown.get(item.region);
    if (at && item.place) return { x: at.x + item.place.x * at.scale, y: at.y + item.place.y * at.scale, scale: at.scale * this.#scale(item) };
    const point = folded.get(item.region);
    return point ? { ...point, scale: FOLDED / this.art.size(item.piece).h } : null;
  }

  /** Show the face of now: turned over where it is another kind. @param {Item} item @param {Before|undefined} from @param {Tempo|null} tempo */
  #turn(item, from, tempo) {
    if (item.face === faceOf(item.piece)) return;
    if (!tempo || !item.body || !from || from.piece.k === item.piece.k) return this.#face(item);
    item.face = faceOf(item.piece);
    const face = () => (this.#face(item), this.#fit());
    this.motion.flip(item.body, this.#scale({ ...item, ...from }), this.#scale(item), face, tempo.ms);
  }

  /** @param {Item} item @param {Item} at drawn as it was there */
  #make(item, at) {
    item.body = svg("g", { class: "body", "aria-hidden": "true" });
    item.el = svg("g", { "data-id": item.id, "aria-hidden": "true" }, item.body);
    this.#face(item, at.piece);
    this.#move(item, at);
  }

  /** @param {Item} item @param {Piece} [piece] */
  #face(item, piece = item.piece) {
    if (!item.el || !item.body) return;
    const kept = [...item.el.classList].filter((name) => STATES.has(name));
    item.face = faceOf(piece);
    item.el.setAttribute("class", ["piece", `kind-${piece.k}`, piece.c ?? "", ...kept].join(" ").trim());
    item.body.replaceChildren(this.art.draw(piece));
    this.#loose.add(item.body);
  }

  /** Whether it is drawn where it lies now, and as large. @param {Item} item */
  #lies(item) {
    return item.drawn === this.#at(item);
  }

  /** @param {Item} item */
  #at(item) {
    return item.place ? `${item.place.x} ${item.place.y} ${this.#scale(item)}` : "";
  }

  /** @param {Item} item @param {Item} at */
  #move(item, at) {
    if (!item.el || !item.body || !at.place) return;
    item.drawn = this.#at(at);
    item.el.style.transform = `translate(${at.place.x}px, ${at.place.y}px)`;
    item.body.style.transform = `scale(${this.#scale(at)})`;
  }

  /** @param {Item} item */
  #scale(item) {
    const size = this.art.size(item.piece);
    return item.place ? Math.min(item.place.w / size.w, item.place.h / size.h) : 1;
  }

  /** Nodes lie in the order of zones and indexes; what moves lies on top meanwhile. @param {string} region @param {Set<string>} raised */
  #order(region, raised) {
    const ground = this.grounds.regions.get(region);
    if (!ground) return;
    const all = ground.region.zones.flatMap((zone) => this.#within(zone.id)).filter((item) => item.el);
    const below = all.filter((item) => !raised.has(item.id));
    const above = raised.size ? all.filter((item) => raised.has(item.id)) : [];
    for (const item of above) { // first of all: else everything above them would be moved below them, one by one
      const el = /** @type {SVGElement} */ (item.el);
      if (el !== ground.pieces.lastChild && !el.contains(document.activeElement)) lift(ground.pieces, el, null);
    }
    let next = ground.pieces.firstChild;
    for (const item of [...below, ...above]) {
      const el = /** @type {SVGElement} */ (item.el);
      if (el.parentNode === ground.pieces && el.contains(document.activeElement)) next = clear(ground.pieces, next, el);
      if (next && el === next) next = next.nextSibling;
      else lift(ground.pieces, el, next);
    }
  }

  /** Squeeze long texts of what was just drawn, right before it is painted: then the page is measured anyway, and once. */
  #fit() {
    for (const body of this.#loose) if (!body.isConnected || !body.querySelector("text[data-fit]")) this.#loose.delete(body);
    if (this.#loose.size && !this.#fitting) this.#fitting = requestAnimationFrame(() => this.#squeeze());
  }

  #squeeze() {
    this.#fitting = 0;
    const texts = [];
    for (const body of this.#loose) {
      if (body.isConnected && !body.checkVisibility()) continue; // measured once its region is shown
      this.#loose.delete(body);
      for (const el of body.isConnected ? body.querySelectorAll("text[data-fit]") : []) {
        texts.push({ el: /** @type {SVGTextContentElement} */ (el), most: Number(el.getAttribute("data-fit")) });
      }
    }
    squeeze(texts);
  }

  /** @param {string} id */
  #glow(id) {
    const item = this.items.get(id);
    if (!item?.el) return;
    const { w, h, r } = this.box(item);
    glow(item.el, w, h, r);
  }
}

/** Classes that belong to the moment, not to the face. */
const STATES = new Set(["is-open", "is-picked", "is-refused", "is-swap", "is-asked", "flying"]);
