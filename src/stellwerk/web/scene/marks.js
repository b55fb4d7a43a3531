// What shows an element's state: rings, the lock, the glow, the number on a stack. Shape first, colour second.
import { svg } from "./templates.js";

/** @param {string} name @param {number} w @param {number} h @param {number} r @param {number} out */
function frame(name, w, h, r, out) {
  return svg("rect", { class: name, x: -w / 2 - out, y: -h / 2 - out, width: w + 2 * out, height: h + 2 * out, rx: r + out });
}

const LOCK = "M-4-1v-3a4 4 0 0 1 8 0v3h1.5v7h-11v-7z m2 0h4v-3a2 2 0 0 0-4 0z";
const OUT = 2.5; // outside of what is marked
const TICK = "M-4 0l3 3.2 5.4-6.4";

/** @param {string} name @param {string} shape @param {number} x @param {number} y */
function badge(name, shape, x, y) {
  const sign = svg("g", {}, svg("circle", { r: 10 }), svg("path", { d: shape }));
  return svg("g", { class: `badge ${name}`, transform: `translate(${x} ${y})` }, sign);
}

/** So much can be hit by a finger, however small what it means. @param {number} w @param {number} h */
function reach(w, h) {
  const rect = svg("rect", { class: "reach" });
  rect.style.setProperty("--w", `${w}px`);
  rect.style.setProperty("--h", `${h}px`);
  return rect;
}

/**
 * Put the marks of a target around a box with its centre at (x, y). The art may keep its upper corner free of badges
 * (`low`): then they hang at the lower left.
 * @param {SVGElement} el @param {{x: number, y: number, w: number, h: number, r: number, low?: boolean}} box
 */
export function mark(el, { x, y, w, h, r, low = false }) {
  const corner = Math.min(10, w / 4);
  const [bx, by] = low ? [corner / 2 - w / 2, h / 2 - corner / 2] : [w / 2 - corner, corner - h / 2];
  const marks = svg(
    "g",
    { class: "marks", transform: `translate(${x} ${y})` },
    frame("focus outer", w, h, r, 5),
    frame("focus inner", w, h, r, 5),
    frame("ring under", w, h, r, 1.5),
    frame("ring", w, h, r, 1.5),
    badge("lock", LOCK, bx, by),
    badge("tick", TICK, bx, by),
    reach(w, h),
  );
  unmark(el);
  el.append(marks);
}

/** @param {SVGElement} el */
export function unmark(el) {
  for (const child of [...el.children]) if (child.classList.contains("marks")) child.remove();
}

/** A short glow around what changed. @param {SVGElement} el @param {number} w @param {number} h @param {number} r */
export function glow(el, w, h, r) {
  for (const child of [...el.children]) if (child.classList.contains("halo")) child.remove();
  const halo = frame("halo", w, h, r, 3);
  halo.addEventListener("animationend", () => halo.remove());
  el.append(halo);
}

/** A quiet mark around two corners of what somebody else has laid or moved: nothing that is written there is covered. @param {SVGElement} el @param {{x: number, y: number, w: number, h: number}} box @param {number} seat */
export function fresh(el, { x, y, w, h }, seat) {
  const arm = Math.max(5, Math.min(14, w / 3, h / 3));
  const [left, top, right, bottom] = [x - w / 2 - OUT, y - h / 2 - OUT, x + w / 2 + OUT, y + h / 2 + OUT];
  const corners = `M${left} ${top + arm}V${top + 4}q0-4 4-4H${left + arm}M${right} ${bottom - arm}V${bottom - 4}q0 4-4 4H${right - arm}`;
  el.append(svg("g", { class: `fresh ${seat >= 0 ? `seat-${seat}` : "house"}` }, svg("path", { class: "under", d: corners }), svg("path", { d: corners })));
}

/** @param {ParentNode} root */
export function unfresh(root) {
  for (const mark of root.querySelectorAll(".fresh")) mark.remove();
}

const NUMBER = 24; // across, on a table of its own size

/** How large the number of a move is drawn, in the region's units. @param {string} text @param {number} px units per pixel */
export function sizeOfNumber(text, px) {
  const scale = Math.min(2, Math.max(0.8, px));
  return { w: scale * Math.max(NUMBER, 10 + 9 * text.length), h: scale * NUMBER };
}

/** The number of a move among the best, with a stalk to what makes it where it lies apart. @param {string} text @param {{x: number, y: number}} at @param {{x: number, y: number, w: number, h: number}} box */
export function numbered(text, at, { x, y, w, h }) {
  const half = Math.max(NUMBER, 10 + 9 * text.length) / 2;
  const number = svg("g", {}, svg("rect", { x: -half, y: -NUMBER / 2, width: 2 * half, height: NUMBER, rx: NUMBER / 2 }), svg("text", { y: 5.5 }, text));
  const within = (/** @type {number} */ n, /** @type {number} */ middle, /** @type {number} */ size) => Math.min(middle + size / 2, Math.max(middle - size / 2, n));
  const d = `M0 0L${within(at.x, x, w) - at.x} ${within(at.y, y, h) - at.y}`;
  const stalk = [svg("path", { class: "stalk under", d }), svg("path", { class: "stalk", d })];
  return svg("g", { class: "numbered badge", transform: `translate(${at.x} ${at.y})`, "aria-hidden": "true" }, ...stalk, number);
}

/** @param {ParentNode} root */
export function unnumber(root) {
  for (const mark of root.querySelectorAll(".numbered")) mark.remove();
}

/** The number of pieces in a stack, at its lower right corner: the zone's name stands above. @param {number} count @param {{x: number, y: number, w: number, h: number}} top */
export function counter(count, top) {
  const text = String(count);
  const half = 7 + 4 * text.length;
  const number = svg("g", {}, svg("rect", { x: -half, y: -11, width: 2 * half, height: 22, rx: 11 }), svg("text", { y: 5 }, text));
  const at = `translate(${top.x + top.w / 2 - half / 2} ${top.y + top.h / 2 - 6})`;
  return svg("g", { class: "count badge", transform: at, "aria-hidden": "true" }, number);
}
