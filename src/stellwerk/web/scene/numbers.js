// Where the numbers of a hint lie: beside what they mark, and over as little as possible that is read. Computed, in the region's own units.

/** Centre and size. @typedef {{x: number, y: number, w: number, h: number}} Box */
/** What a number may cover, and how bad that would be. @typedef {Box & {weight: number}} Thing */

/** By how much of it would be covered, against the number's own size. */
export const WEIGHT = { own: 2, text: 3, piece: 1, under: 0.3, number: 10, outside: 30 };
const ROOMY = 8; // a thing so many times as large as the number has room for it
const FAR = 0.2; // what a step away costs
const STEPS = [0.3, -1.3, 1.1, 2.2]; // from the edge of what is marked, in half sizes of the number
const WAYS = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]]; // the first of equals is taken

/** @param {Box} a @param {Box} b */
function shared(a, b) {
  const w = Math.min(a.x + a.w / 2, b.x + b.w / 2) - Math.max(a.x - a.w / 2, b.x - b.w / 2);
  const h = Math.min(a.y + a.h / 2, b.y + b.h / 2) - Math.max(a.y - a.h / 2, b.y - b.h / 2);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Whether a thing lies on another, or is it. @param {Box} outer @param {Box} inner */
export const holds = (outer, inner) => shared(outer, inner) >= 0.9 * inner.w * inner.h;

/**
 * The centre of a number of this size for a box: the best of all places around it.
 * @param {Box} box @param {{w: number, h: number}} size @param {Thing[]} things @param {Box} bounds what is drawn at all
 */
export function placed(box, size, things, bounds) {
  const area = size.w * size.h;
  const own = WEIGHT.own * Math.min(1, (ROOMY * area) / (box.w * box.h) / 2);
  const near = things.filter((one) => Math.abs(one.x - box.x) < (one.w + box.w) / 2 + 3 * size.w && Math.abs(one.y - box.y) < (one.h + box.h) / 2 + 3 * size.h);
  let best = { x: box.x, y: box.y, cost: Infinity };
  for (const [at, step] of STEPS.entries()) {
    for (const [dx, dy] of WAYS) {
      const spot = { x: box.x + dx * (box.w / 2 + (step * size.w) / 2), y: box.y + dy * (box.h / 2 + (step * size.h) / 2), ...size };
      const covered = near.reduce((sum, one) => sum + one.weight * shared(spot, one), own * shared(spot, box));
      const cost = (covered + WEIGHT.outside * (area - shared(spot, bounds))) / area + FAR * at;
      if (cost < best.cost - 1e-6) best = { x: spot.x, y: spot.y, cost };
    }
  }
  return { x: best.x, y: best.y };
}
