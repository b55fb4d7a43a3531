// Whatever is on the screen can be asked what it is: by resting on it, by focus, by a long press, or by "?" and a pick.
import { batch, signal } from "@preact/signals";
import { destination } from "./scene/keys.js";
import { narrow } from "./store.js";
/** @import {Card, Explained, Why} from "./types.js" */
/** @import {Spot} from "./scene/keys.js" */
/** @import {TableSession} from "./session.js" */

/** How a thing came to be asked about; what is kept stays until it is closed. @typedef {"hover"|"focus"|"walk"|"kept"} How */
/** @typedef {{thing: string, how: How, card: Card, why: Why[]}} Shown */

const HOVER_MS = 550;
const TARGET_MS = 900; // on something that may be picked: whoever is about to click is left alone
const FOCUS_MS = 700;
const WALK_MS = 400; // a focus that comes later was not moved by a key
const ASKING_MS = 120; // whoever has pressed "?" need not wait
const LEAVE_MS = 220; // on the way from a thing to its card
const PRESS_MS = 500;
const SLIP = 10;
const OWN = ".about-card, .ask-bar, dialog";

/** The id under which the screen knows a node: `data-about` says it outright, pieces and zones have their own. @param {Element|null} node */
function thingOf(node) {
  const found = node?.closest("[data-about], [data-id]");
  return found?.getAttribute("data-about") ?? found?.getAttribute("data-id") ?? null;
}

/** @param {Element|undefined} node */
function regionOf(node) {
  const region = node?.closest("section.region")?.getAttribute("data-region");
  return region ? `region:${region}` : null;
}

/** Zones may lie under each other: the smallest is meant. Pieces come before them. @param {number} x @param {number} y @param {boolean} regions whether a whole region may be meant */
function thingAt(x, y, regions) {
  const nodes = document.elementsFromPoint(x, y);
  if (nodes[0]?.closest(OWN)) return null;
  const direct = nodes.find((node) => node.closest("[data-about], .piece[data-id]"));
  if (direct) return thingOf(direct);
  const zones = nodes.map((node) => node.closest(".zone[data-id]")).filter((zone) => zone !== null);
  const size = (/** @type {Element} */ zone) => (({ width, height }) => width * height)(zone.getBoundingClientRect());
  const [smallest] = zones.sort((a, b) => size(a) - size(b));
  return thingOf(smallest ?? null) ?? (regions ? regionOf(nodes[0]) : null);
}

/** What stands on the page for a thing. @param {string} thing @returns {Element|null} */
export function nodeOf(thing) {
  const name = CSS.escape(thing);
  const region = thing.startsWith("region:") ? `section.region[data-region="${CSS.escape(thing.slice(7))}"]` : "";
  const found = [...document.querySelectorAll([`[data-about="${name}"]`, `.scene [data-id="${name}"]`, region].filter(Boolean).join(","))];
  return found.find((node) => node.checkVisibility()) ?? found[0] ?? null;
}

export class Explaining {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    /** Whether "?" was pressed: the next picks ask. */
    this.asking = signal(false);
    this.shown = signal(/** @type {Shown|null} */ (null));
    /** @type {{thing: string, how: How}|null} what the server was asked about */
    this.wanted = null;
    this.timer = 0;
    this.pressed = 0;
    /** The thing under the pointer. @type {string|null} */
    this.under = null;
    this.at = { x: -1, y: -1 };
    /** A long press was answered: the click that ends it is none. */
    this.swallow = false;
    /** When a key last moved the focus. */
    this.walked = -Infinity;
    /** @type {Element|null} where the focus was before a card was kept */
    this.before = null;
  }

  // asking and being answered

  /** @param {string|null} thing @param {How} how */
  ask(thing, how) {
    clearTimeout(this.timer);
    if (!thing) return;
    if (how === "kept") this.before = document.activeElement;
    this.wanted = { thing, how };
    this.session.connection.send({ type: "explain", thing });
  }

  /** @param {Explained} answer */
  heard({ thing, card, why }) {
    if (this.wanted?.thing !== thing) return;
    const { how } = this.wanted;
    this.wanted = null;
    if (card) this.shown.value = { thing, how, card, why: why ?? [] };
  }

  close() {
    clearTimeout(this.timer);
    this.wanted = null;
    if (!this.shown.value) return false;
    const kept = this.shown.value.how === "kept";
    this.shown.value = null;
    if (kept && (this.before instanceof HTMLElement || this.before instanceof SVGElement) && this.before.isConnected) this.before.focus({ preventScroll: true });
    return true;
  }

  /** What the pointer or the focus showed goes with them. @param {How[]} hows */
  leave(...hows) {
    if (this.wanted && hows.includes(this.wanted.how)) this.wanted = null;
    if (this.shown.value && hows.includes(this.shown.value.how)) this.close();
  }

  toggle() {
    batch(() => {
      this.asking.value = !this.asking.value;
      this.close();
    });
  }

  // the pointer

  /** @param {PointerEvent} event */
  over(event) {
    if (event.pointerType === "touch" || (narrow.value && !this.asking.value)) return; // there a card would lie over the moves
    const target = /** @type {Element} */ (event.target);
    const still = this.at.x < 0 || (this.at.x === event.clientX && this.at.y === event.clientY);
    this.at = { x: event.clientX, y: event.clientY };
    if (still && !this.asking.value) return void (this.under = thingOf(target)); // what comes to lie under a pointer that rests was not asked about
    if (target.closest(OWN)) return clearTimeout(this.timer); // the card may be read with the pointer on it
    const thing = thingOf(target);
    if (thing === this.under && thing !== null) return;
    this.under = thing;
    clearTimeout(this.timer);
    const shown = this.shown.value;
    if (shown?.how === "hover" && shown.thing !== thing) this.timer = setTimeout(() => this.rest(), LEAVE_MS);
    else if (thing !== null || this.asking.value) this.timer = setTimeout(() => this.rest(), this.asking.value ? ASKING_MS : target.closest(".is-open, .is-swap, .is-picked") ? TARGET_MS : HOVER_MS);
  }

  /** The pointer rests where it is. */
  rest() {
    const shown = this.shown.value;
    if (shown && shown.how !== "hover" && !this.asking.value) return;
    const thing = this.quiet() ? null : thingAt(this.at.x, this.at.y, false);
    if (shown && shown.thing !== thing) {
      this.leave("hover", "walk");
      if (thing) this.timer = setTimeout(() => this.rest(), this.asking.value ? 0 : HOVER_MS - LEAVE_MS);
    } else if (thing && shown?.thing !== thing) this.ask(thing, "hover");
  }

  /** While something moves or a dialog is open nothing comes up by itself. */
  quiet() {
    return this.session.course.busy.value || this.session.curtain.value !== null || document.querySelector("dialog[open]") !== null;
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY }) {
    if (this.pressed && Math.hypot(clientX - this.at.x, clientY - this.at.y) > SLIP) this.up();
    if (!this.pressed) this.at = { x: clientX, y: clientY };
  }

  /** @param {PointerEvent} event */
  down(event) {
    const target = /** @type {Element} */ (event.target);
    this.swallow = false;
    if (target.closest(OWN)) return;
    clearTimeout(this.timer);
    this.at = { x: event.clientX, y: event.clientY };
    if (this.asking.value) return;
    this.close();
    if (event.pointerType === "mouse" || !event.isPrimary || target.closest(".scene") || !thingOf(target)) return; // the drawing has its own
    this.pressed = setTimeout(() => this.press(thingOf(target)), PRESS_MS);
  }

  up() {
    clearTimeout(this.pressed);
    this.pressed = 0;
  }

  /** @param {string|null} thing */
  press(thing) {
    this.pressed = 0;
    this.swallow = true;
    this.ask(thing, "kept");
  }

  /** A pick while "?" is on asks, and does nothing else. @param {MouseEvent} event */
  click(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest(OWN) || (!this.asking.value && !this.swallow)) return;
    const thing = this.swallow ? null : event.detail ? thingAt(event.clientX, event.clientY, true) : thingOf(target);
    if (!this.swallow && thing === null) return void this.stop(); // it explains nothing: it does what it does
    event.preventDefault();
    event.stopPropagation();
    if (thing !== null) this.ask(thing, "kept");
    this.swallow = false;
  }

  /** @param {MouseEvent} event */
  menu(event) {
    const target = /** @type {Element} */ (event.target);
    const thing = target.closest(".scene, a, input, textarea") ? null : thingOf(target);
    if (!thing) return;
    event.preventDefault();
    if (!this.swallow) this.ask(thing, "kept");
  }

  // the keyboard

  /** @param {FocusEvent} event */
  focused(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest(OWN)) return;
    const thing = thingOf(target);
    const told = this.shown.value;
    if (told?.how === "focus" && told.thing !== thing) this.leave("focus");
    if (!thing || !target.matches(":focus-visible") || performance.now() - this.walked > WALK_MS) return; // it came by itself
    clearTimeout(this.timer);
    this.timer = setTimeout(() => document.activeElement === target && !this.quiet() && this.ask(thing, "focus"), FOCUS_MS);
  }

  /** Escape closes; while "?" is on the arrows go to anything that can be asked. @param {KeyboardEvent} event */
  key(event) {
    if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab" || event.key.startsWith("Arrow")) this.walked = performance.now();
    const used = event.key === "Escape" ? [this.close(), this.stop()].includes(true) : this.asking.value && this.walk(event);
    if (!used) return;
    event.preventDefault();
    event.stopPropagation();
  }

  stop() {
    const asking = this.asking.value;
    this.asking.value = false;
    return asking;
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const current = this.shown.value?.thing ?? this.under;
    if (event.key === "Enter" || event.key === " ") {
      if (/** @type {Element} */ (event.target).closest(OWN) || !this.shown.value) return false;
      this.ask(current, "kept");
      return true;
    }
    if (/** @type {Element} */ (event.target).matches("input, textarea, select")) return false;
    const next = destination(event.key, spots(), current);
    if (next === undefined) return false;
    if (next) {
      nodeOf(next.id)?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      this.ask(next.id, "walk");
    }
    return true;
  }

  /** Listen on the whole page. @returns {() => void} */
  listen() {
    const page = document;
    const all = /** @type {[string, (event: any) => void, boolean][]} */ ([
      ["pointerover", (event) => this.over(event), false],
      ["pointermove", (event) => this.move(event), false],
      ["pointerdown", (event) => this.down(event), true],
      ["pointerup", () => this.up(), true],
      ["pointercancel", () => this.up(), true],
      ["click", (event) => this.click(event), true],
      ["contextmenu", (event) => this.menu(event), true],
      ["focusin", (event) => this.focused(event), false],
      ["focusout", () => this.leave("focus"), false],
      ["keydown", (event) => this.key(event), true],
      ["scroll", () => this.leave("hover", "focus"), true],
    ]);
    for (const [name, hear, early] of all) page.addEventListener(name, hear, { capture: early, passive: name === "pointermove" || name === "scroll" });
    return () => {
      clearTimeout(this.timer);
      for (const [name, hear, early] of all) page.removeEventListener(name, hear, early);
    };
  }
}

/** Everything in sight that can be asked about, in reading order. @returns {Spot[]} */
function spots() {
  /** @type {Map<string, Spot>} */
  const found = new Map();
  for (const node of document.querySelectorAll(".table [data-about], .scene [data-id]")) {
    const thing = thingOf(node);
    const { x, y, width, height } = node.getBoundingClientRect();
    if (!thing || !width || !height || !node.checkVisibility()) continue;
    found.set(thing, { id: thing, x: x + width / 2, y: y + height / 2, w: width, h: height });
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}
