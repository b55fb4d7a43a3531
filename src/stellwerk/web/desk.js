// The pane of the boards: how large they lie in it, and what brings them nearer or moves them about.
import { computed, signal } from "@preact/signals";
/** @import {Region} from "./types.js" */

/** @typedef {"auto"|"fit"|number} Zoom auto: as large as the pane allows and eyes need; a number: pixels per unit of the drawing */
/** @typedef {{regions: Region[], narrow: boolean, w: number, h: number}} Room what is to be laid out, and the pane's inside */
/** @typedef {{width: number, others: number}} Layout width of the table; others: of the column of the others beside it, else 0 */

const GAP = 10; // between regions, and around a drawing within its own
const EDGE = 18;
const READABLE = 960; // a wide drawing that is smaller cannot be read
const OTHER = 390; // a board as on a phone can be read then
const WIDEST = 520;
const STEP = 1.2;
const LEAST = 0.3;
const MOST = 3;

/** @param {Region[]} regions */
const tall = (regions) => regions.reduce((sum, { w, h }) => sum + h / w, 0);
/** @param {Region} region */
const lies = ({ role }) => role === "stage" || role === "own";

/** The widest table of one column. @param {Region[]} regions @param {number} w @param {number} h */
function column(regions, w, h) {
  const free = h - regions.length * (EDGE + GAP);
  return Math.min(w, free / Math.max(0.1, tall(regions)) + EDGE);
}

/** Others have a column beside the table where both can be read. @param {Room} room @returns {Layout} */
export function laidOut(room) {
  if (room.narrow) return { width: room.w, others: 0 };
  const untabbed = room.regions.filter((region) => lies(region) && !region.tab);
  const width = Math.min(room.w, Math.max(column(untabbed, room.w, room.h), READABLE));
  const some = room.regions.some(({ role }) => role === "seat") && room.regions.some(({ role }) => role === "own");
  if (!some || room.w < READABLE + GAP + OTHER) return { width, others: 0 };
  const others = Math.min(WIDEST, Math.max(OTHER, room.w - width - GAP));
  return { width: Math.min(width, room.w - others - GAP), others };
}

export class Desk {
  constructor() {
    this.zoom = signal(/** @type {Zoom} */ ("auto"));
    this.room = signal(/** @type {Room} */ ({ regions: [], narrow: false, w: 0, h: 0 }));
    /** @type {HTMLElement|null} */
    this.pane = null;
    this.layout = computed(() => laidOut(this.room.value));
    /** The width of the widest drawing, in its own units. */
    this.units = computed(() => Math.max(1, ...this.room.value.regions.map(({ w }) => w)));
    this.width = computed(() => {
      const { regions, w, h } = this.room.value;
      const zoom = this.zoom.value;
      if (zoom === "auto") return this.layout.value.width;
      return zoom === "fit" ? Math.min(column(regions.filter(lies), w, h), w - (this.beside.value && this.beside.value + GAP)) : zoom * this.units.value + EDGE;
    });
    /** Pixels per unit now. */
    this.scale = computed(() => (this.width.value - EDGE) / this.units.value);
    /** The width of the others' column, 0 where there is none. */
    this.beside = computed(() => this.layout.value.others);
  }

  /** Nearer or farther; what lies at the point stays there. @param {number} factor @param {{x: number, y: number}} [point] */
  by(factor, point) {
    const wanted = Math.min(MOST, Math.max(LEAST, this.scale.value * factor));
    const { narrow, w } = this.room.value;
    this.set(narrow && wanted * this.units.value + EDGE <= w ? "auto" : wanted, point);
  }

  /** @param {Zoom} zoom @param {{x: number, y: number}} [point] on the screen; else the middle */
  set(zoom, point) {
    const { pane } = this;
    if (!pane) return;
    const box = pane.getBoundingClientRect();
    const at = point ? { x: point.x - box.x, y: point.y - box.y } : { x: box.width / 2, y: box.height / 2 };
    const before = this.width.value;
    const [x, y] = [pane.scrollLeft + at.x, pane.scrollTop + at.y];
    this.zoom.value = zoom;
    const grown = this.width.value / before;
    requestAnimationFrame(() => pane.scrollTo({ left: x * grown - at.x, top: y * grown - at.y, behavior: "instant" }));
  }

  /** A key of ours? @param {string} key */
  key(key) {
    if (key === "+" || key === "=") this.by(STEP);
    else if (key === "-") this.by(1 / STEP);
    else if (key === "f") this.set("auto");
    else return false;
    return true;
  }

  /** Listen to a pane: its size, wheel, pinch and drag. @param {HTMLElement} pane @returns {() => void} */
  attend(pane) {
    this.pane = pane;
    const sizes = new ResizeObserver(([{ contentRect: { width, height } }]) => {
      pane.parentElement?.style.setProperty("--pane-top", `${pane.offsetTop}px`);
      pane.parentElement?.style.setProperty("--pane-high", `${height}px`);
      pane.parentElement?.style.setProperty("--pane-bottom", `${pane.parentElement.clientHeight - pane.offsetTop - pane.offsetHeight}px`);
      const { w, h } = this.room.value;
      if (Math.abs(w - width) > 1 || Math.abs(h - height) > 1) this.room.value = { ...this.room.value, w: width, h: height };
    });
    sizes.observe(pane);
    const stops = [wheels(this, pane), pinches(this, pane), drags(pane), () => sizes.disconnect()];
    return () => {
      this.pane = null;
      stops.forEach((stop) => stop());
    };
  }
}

/** @param {HTMLElement} pane @param {Record<string, (event: any) => void>} heard @param {boolean} [capture] */
function listen(pane, heard, capture = false) {
  const options = { passive: false, capture };
  for (const [name, listener] of Object.entries(heard)) pane.addEventListener(name, listener, options);
  return () => {
    for (const [name, listener] of Object.entries(heard)) pane.removeEventListener(name, listener, options);
  };
}

/** With Ctrl or ⌘ the wheel zooms; a trackpad's pinch comes like that, too. @param {Desk} desk @param {HTMLElement} pane */
function wheels(desk, pane) {
  return listen(pane, {
    wheel: (/** @type {WheelEvent} */ event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      desk.by(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 250), { x: event.clientX, y: event.clientY });
    },
  });
}

/** Two fingers. @param {Desk} desk @param {HTMLElement} pane */
function pinches(desk, pane) {
  let apart = 0;
  const span = ([a, b] = /** @type {Touch[]} */ ([])) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  return listen(pane, {
    touchstart: (/** @type {TouchEvent} */ event) => (apart = event.touches.length === 2 ? span([...event.touches]) : 0),
    touchmove: (/** @type {TouchEvent} */ event) => {
      if (event.touches.length !== 2 || apart === 0) return;
      event.preventDefault();
      const [a, b] = [...event.touches];
      const now = span([a, b]);
      if (Math.abs(now - apart) < 4) return;
      desk.by(now / apart, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
      apart = now;
    },
    touchend: () => (apart = 0),
  });
}

/** The mouse takes hold of the table wherever it does not choose: what is dragged is not clicked. @param {HTMLElement} pane */
function drags(pane) {
  const SLIP = 6;
  /** @type {{x: number, y: number, left: number, top: number, moved: boolean}|null} */
  let hold = null;
  return listen(
    pane,
    {
      pointerdown: (/** @type {PointerEvent} */ event) => {
        const full = pane.scrollWidth > pane.clientWidth + 1 || pane.scrollHeight > pane.clientHeight + 1;
        const inside = event.target instanceof SVGElement || /** @type {Element} */ (event.target).closest(".scene, .pane") !== null;
        if (event.pointerType !== "mouse" || event.button !== 0 || !full || !inside || event.offsetX > pane.clientWidth) return;
        hold = { x: event.clientX, y: event.clientY, left: pane.scrollLeft, top: pane.scrollTop, moved: false };
      },
      pointermove: (/** @type {PointerEvent} */ event) => {
        if (!hold || event.buttons !== 1) return void (hold = null);
        const [dx, dy] = [event.clientX - hold.x, event.clientY - hold.y];
        if (!hold.moved && Math.hypot(dx, dy) < SLIP) return;
        hold.moved = true;
        pane.classList.add("dragged");
        pane.scrollTo({ left: hold.left - dx, top: hold.top - dy, behavior: "instant" });
      },
      click: (/** @type {MouseEvent} */ event) => {
        if (hold?.moved) event.stopPropagation();
        hold = null;
        pane.classList.remove("dragged");
      },
      pointerleave: (/** @type {PointerEvent} */ event) => {
        if (event.target !== pane) return;
        hold = null;
        pane.classList.remove("dragged");
      },
    },
    true,
  );
}
