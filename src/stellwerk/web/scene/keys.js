// The roving focus: arrow keys go to the nearest target in their direction, wherever it lies on the page.

/** A target's box on the screen. @typedef {{id: string, x: number, y: number, w: number, h: number}} Spot */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** How far two spans are apart; 0 where they overlap. @param {number} a @param {number} b @param {number} reach */
function beyond(a, b, reach) {
  return Math.max(0, Math.abs(a - b) - reach);
}

/** @param {Spot} from @param {Iterable<Spot>} spots @param {[number, number]} direction */
export function nearest(from, spots, [dx, dy]) {
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    if (along <= 1) continue;
    const across = dx ? Math.abs(spot.y - from.y) : Math.abs(spot.x - from.x);
    const aside = dx ? beyond(spot.y, from.y, (spot.h + from.h) / 2) : beyond(spot.x, from.x, (spot.w + from.w) / 2);
    // A target beside the lane of the arrow loses against one within it, even if that one is farther.
    const cost = along + across / 2 + 3 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/**
 * The spot a key leads to; undefined: not a key of ours; null: nothing lies there.
 * @param {string} key @param {Spot[]} spots in reading order @param {string|null} current
 * @returns {Spot|null|undefined}
 */
export function destination(key, spots, current) {
  if (key === "Home") return spots[0] ?? null;
  if (key === "End") return spots[spots.length - 1] ?? null;
  const direction = ARROWS[key];
  if (!direction) return undefined;
  const from = spots.find((spot) => spot.id === current);
  return from ? nearest(from, spots, direction) : (spots[0] ?? null);
}

/** The spot closest to a point, for when the focused target is gone. @param {Spot[]} spots @param {{x: number, y: number}|null} point */
export function closest(spots, point) {
  if (!point) return spots[0] ?? null;
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - point.x, spot.y - point.y);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}
