// What shows an element's state: rings, the lock, the glow, the number on a stack. Shape first, colour second.
import { svg } from "./templates.js";

/** @param {string} name @param {number} w @param {number} h @param {number} r @param {number} out */
function frame(name, w, h, r, out) {
  return svg("rect", { class: name, x: -w / 2 - out, y: -h / 2 - out, width: w + 2 * out, height: h + 2 * out, rx: r + out });
}

const LOCK = "M-4-1v-3a4 4 0 0 1 8 0v3h1.5v7h-11v-7z m2 0h4v-3a2 2 0 0 0-4 0z";
const TICK = "M-4 0l3 3.2 5.4-6.4";

/** @param {string} name @param {string} shape @param {number} x @param {number} y */
function badge(name, shape, x, y) {
  const sign = svg("g", {}, svg("circle", { r: 10 }), svg("path", { d: shape }));
  return svg("g", { class: `badge ${name}`, transform: `translate(${x} ${y})` }, sign);
}

/** Put the marks of a target around a box with its centre at (x, y). @param {SVGElement} el @param {{x: number, y: number, w: number, h: number, r: number}} box */
export function mark(el, { x, y, w, h, r }) {
  const corner = Math.min(10, w / 4);
  const marks = svg(
    "g",
    { class: "marks", transform: `translate(${x} ${y})` },
    frame("focus outer", w, h, r, 5),
    frame("focus inner", w, h, r, 5),
    frame("ring under", w, h, r, 1.5),
    frame("ring", w, h, r, 1.5),
    badge("lock", LOCK, w / 2 - corner, -h / 2 + corner),
    badge("tick", TICK, w / 2 - corner, -h / 2 + corner),
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

/** The number of pieces in a stack, at its lower right corner: the zone's name stands above. @param {number} count @param {{x: number, y: number, w: number, h: number}} top */
export function counter(count, top) {
  const text = String(count);
  const half = 7 + 4 * text.length;
  const number = svg("g", {}, svg("rect", { x: -half, y: -11, width: 2 * half, height: 22, rx: 11 }), svg("text", { y: 5 }, text));
  const at = `translate(${top.x + top.w / 2 - half / 2} ${top.y + top.h / 2 - 6})`;
  return svg("g", { class: "count badge", transform: at, "aria-hidden": "true" }, number);
}
