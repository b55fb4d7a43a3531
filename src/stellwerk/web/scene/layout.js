// Where pieces lie in a zone. Computed, never measured: every number is in the region's own units.
/** @import {Zone} from "../types.js" */

/** Centre and size of a piece; buried: covered in a stack, not drawn. @typedef {{x: number, y: number, w: number, h: number, buried?: boolean}} Place */
/** The part of a zone that holds pieces, and where its name is written. @typedef {{x: number, y: number, w: number, h: number, label: number|null}} Room */

const PAD = 6;
const LABEL = 20;
const GAP = 8;
const STACK_OFFSET = 2;
/** So many pieces of a stack are drawn; a number tells the rest. */
export const STACK_DRAWN = 4;

/** @param {Zone} zone @returns {[number, number]} */
export function pieceSize(zone) {
  return zone.piece ?? [60, 84];
}

/**
 * The name stands inside the zone above the pieces; where they need the whole height, it stands above the zone.
 * @param {Zone} zone @returns {Room}
 */
export function room(zone) {
  const [pw, ph] = pieceSize(zone);
  const named = zone.label ?? true;
  const above = named && zone.h - LABEL < ph && zone.y >= LABEL;
  const top = named && !above ? LABEL : 0;
  const padX = Math.max(0, Math.min(PAD, (zone.w - pw) / 2));
  const padTop = top > 0 ? 0 : Math.max(0, Math.min(PAD, (zone.h - ph) / 2));
  const padBottom = Math.max(0, Math.min(PAD, (zone.h - top - ph) / (top > 0 ? 1 : 2)));
  return {
    x: zone.x + padX,
    y: zone.y + top + padTop,
    w: zone.w - 2 * padX,
    h: zone.h - top - padTop - padBottom,
    label: named ? (above ? zone.y - 6 : zone.y + 15) : null,
  };
}

/**
 * `count` places along one axis: side by side with the gap, or overlapping evenly where they do not fit.
 * @param {number} count @param {number} size @param {number} gap @param {number} length @param {Zone["align"]} align
 */
function line(count, size, gap, length, align) {
  const wanted = count * size + (count - 1) * gap;
  if (count > 1 && wanted > length) return { start: size / 2, step: (length - size) / (count - 1) };
  const free = length - wanted;
  const start = align === "end" ? free : align === "center" ? free / 2 : 0;
  return { start: start + size / 2, step: size + gap };
}

/** Pieces lie at their index; where two share one, all close up in order. @param {number[]} indexes */
function slots(indexes) {
  const clash = indexes.some((index, rank) => index < 0 || (rank > 0 && index === indexes[rank - 1]));
  return clash ? indexes.map((_, rank) => rank) : indexes;
}

/**
 * Places for the pieces of a zone, given their indexes in ascending order.
 * @param {Zone} zone @param {number[]} indexes @returns {Place[]}
 */
export function arrange(zone, indexes) {
  if (indexes.length === 0) return [];
  const box = room(zone);
  const [pw, ph] = pieceSize(zone);
  const fit = Math.min(1, box.w / pw, box.h / ph);
  const w = pw * fit;
  const h = ph * fit;
  if (zone.layout === "stack") return stack(zone, box, indexes.length, w, h);
  const at = slots(indexes);
  const count = at[at.length - 1] + 1;
  const gap = zone.gap ?? GAP;
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  if (zone.layout === "grid") return grid(zone, box, at, w, h);
  if (zone.layout === "spread") return spread(box, at, count, w, h, zone.align);
  if (zone.layout === "column") {
    const run = line(count, h, gap, box.h, zone.align);
    return at.map((slot) => ({ x: middle.x, y: box.y + run.start + slot * run.step, w, h }));
  }
  const run = line(count, w, gap, box.w, zone.align);
  return at.map((slot) => ({ x: box.x + run.start + slot * run.step, y: middle.y, w, h }));
}

/** @param {Zone} zone @param {Room} box @param {number} count @param {number} w @param {number} h */
function stack(zone, box, count, w, h) {
  const drawn = Math.min(count, STACK_DRAWN);
  const most = drawn > 1 ? Math.min(box.w - w, box.h - h) / (drawn - 1) : 0;
  const offset = Math.max(0, Math.min(zone.gap ?? STACK_OFFSET, most));
  const across = line(1, w + (drawn - 1) * offset, 0, box.w, zone.align);
  const x = box.x + across.start - ((drawn - 1) * offset) / 2;
  const y = box.y + box.h / 2 + ((drawn - 1) * offset) / 2;
  return Array.from({ length: count }, (_, rank) => {
    const level = Math.max(0, rank - (count - drawn));
    return { x: x + level * offset, y: y - level * offset, w, h, buried: rank < count - drawn };
  });
}

/** @param {Zone} zone @param {Room} box @param {number[]} at @param {number} w @param {number} h */
function grid(zone, box, at, w, h) {
  const gap = zone.gap ?? GAP;
  const count = at[at.length - 1] + 1;
  const cols = zone.cols || Math.max(1, Math.floor((box.w + gap) / (w + gap)));
  const across = line(zone.cols || Math.min(cols, count), w, gap, box.w, zone.align);
  const down = line(Math.ceil(count / cols), h, gap, box.h, "start");
  return at.map((slot) => ({
    x: box.x + across.start + (slot % cols) * across.step,
    y: box.y + down.start + Math.floor(slot / cols) * down.step,
    w,
    h,
  }));
}

/** Evenly over the whole length of the longer side. @param {Room} box @param {number[]} at @param {number} count @param {number} w @param {number} h @param {Zone["align"]} align */
function spread(box, at, count, w, h, align) {
  const wide = box.w >= box.h;
  const size = wide ? w : h;
  const length = wide ? box.w : box.h;
  const run = count > 1 ? { start: size / 2, step: (length - size) / (count - 1) } : line(1, size, 0, length, align);
  return at.map((slot) => {
    const along = run.start + slot * run.step;
    return wide ? { x: box.x + along, y: box.y + box.h / 2, w, h } : { x: box.x + box.w / 2, y: box.y + along, w, h };
  });
}

/** Whether neighbours in a zone cover each other. @param {Place[]} places */
export function overlap(places) {
  const [first, second] = places;
  if (!first || !second) return false;
  return Math.abs(first.x - second.x) < first.w - 0.5 && Math.abs(first.y - second.y) < first.h - 0.5;
}
