// Boards together on a screen that does not scroll: in columns, or the first above columns of the others. Computed, without the page.

const CLEARLY = 0.3; // so much more another way has to be worth

/** @typedef {{ratio: number, x: number, y: number, weight: number}} Box width by height of the drawing; what lies around it, across and down; how much it matters */
/** @typedef {{left: number, top: number, width: number}} Spot */
/** @typedef {{columns: number[], spots: Spot[], worth: number}} Fit columns: how many boxes stand in each; where some lie above them, less than 0, and the number of columns */

/** All ways to cut a row of n into columns. @param {number} n @returns {number[][]} */
function cuts(n) {
  if (n === 0) return [[]];
  return upTo(n).flatMap((first) => cuts(n - first).map((rest) => [first, ...rest]));
}

/** @param {Box} box @param {number} width */
const heightOf = ({ ratio, x, y }, width) => (width - x) / ratio + y;

/** @param {Box[]} boxes @param {number} width @param {number} gap */
const tall = (boxes, width, gap) => boxes.reduce((sum, box) => sum + heightOf(box, width), (boxes.length - 1) * gap);

/** The widest column that is not higher than h. @param {Box[]} boxes @param {number} h @param {number} gap */
function widest(boxes, h, gap) {
  const fixed = tall(boxes, 0, gap);
  return (h - fixed) / boxes.reduce((sum, { ratio }) => sum + 1 / ratio, 0);
}

/** @param {Box[]} boxes @param {number[]} columns @param {number} w @param {number} h @param {number} gap @returns {Fit} */
function laid(boxes, columns, w, h, gap) {
  let from = 0;
  const parts = columns.map((n) => boxes.slice(from, (from += n)));
  const most = parts.map((part) => widest(part, h, gap));
  const across = w - (columns.length - 1) * gap;
  const shrunk = Math.min(1, across / most.reduce((sum, one) => sum + one, 0));
  const widths = most.map((one) => Math.floor(one * shrunk));
  let left = Math.max(0, (across - widths.reduce((sum, one) => sum + one, 0)) / 2);
  const above = Math.max(0, (h - Math.max(...parts.map((part, i) => tall(part, widths[i], gap)))) / 2);
  const spots = parts.flatMap((part, i) => {
    let top = above;
    const made = part.map((box) => {
      const spot = { left, top, width: widths[i] };
      top += heightOf(box, widths[i]) + gap;
      return spot;
    });
    left += widths[i] + gap;
    return made;
  });
  return { columns, spots, worth: worthOf(boxes, spots) };
}

/** The first ones across the whole width, the others below them in columns of one width. @param {Box[]} boxes @param {number} first @param {number} n @param {number} w @param {number} h @param {number} gap @returns {Fit} */
function headed(boxes, first, n, w, h, gap) {
  const head = boxes.slice(0, first);
  const each = Math.ceil((boxes.length - first) / n);
  const parts = Array.from({ length: n }, (_, i) => boxes.slice(first + i * each, first + (i + 1) * each)).filter((part) => part.length);
  const one = (/** @type {number} */ width) => (width - (parts.length - 1) * gap) / parts.length;
  const below = (/** @type {number} */ width) => Math.max(...parts.map((part) => tall(part, one(width), gap)));
  const high = (/** @type {number} */ width) => tall(head, width, gap) + gap + below(width);
  const slope = (high(w) - high(0)) / w; // nearly: which column is the highest may change
  let width = Math.floor(Math.min(w, (h - high(0)) / slope));
  while (width > 1 && high(width) > h) width--;
  const edge = (w - width) / 2;
  let top = (h - high(width)) / 2;
  const spots = head.map((box) => {
    const spot = { left: edge, top, width };
    top += heightOf(box, width) + gap;
    return spot;
  });
  parts.forEach((part, i) => {
    let down = top;
    for (const box of part) {
      spots.push({ left: edge + i * (one(width) + gap), top: down, width: one(width) });
      down += heightOf(box, one(width)) + gap;
    }
  });
  return { columns: [-first, n], spots, worth: worthOf(boxes, spots) };
}

/** @param {Box[]} boxes @param {Spot[]} spots */
const worthOf = (boxes, spots) => boxes.reduce((sum, { x, weight }, i) => sum + weight * Math.log(Math.max(1, spots[i].width - x)), 0);

/** @param {number} n @returns {number[]} */
const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);

/**
 * Where every box lies so that all are seen as large as possible. What stood in columns before stays there unless
 * another way is clearly better: boards do not jump about.
 * @param {Box[]} boxes @param {number} w @param {number} h @param {number} gap @param {number[]} [before] @returns {Fit}
 */
export function fitted(boxes, w, h, gap, before = []) {
  if (!boxes.length) return { columns: [], spots: [], worth: 0 };
  const below = upTo(boxes.length - 1).flatMap((first) => upTo(boxes.length - first).map((n) => headed(boxes, first, n, w, h, gap)));
  const all = [...cuts(boxes.length).map((columns) => laid(boxes, columns, w, h, gap)), ...below];
  const best = all.reduce((found, one) => (one.worth > found.worth ? one : found));
  const kept = all.find(({ columns }) => columns.join() === before.join());
  return kept && kept.worth > best.worth - CLEARLY ? kept : best;
}
