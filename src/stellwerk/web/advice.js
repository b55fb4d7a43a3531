// Advice in words: what a move is expected to bring beside another one, and where from.
import { sourceName, unit } from "./panels/lens.js";
import { amount, signed, t } from "./words.js";
/** @import {Act, Advice} from "./types.js" */

const FINE = 200; // points in all up to which tenths matter
const COARSE = 2000; // from here on only tens do

/** So exactly that nobody takes a guess for a promise. @param {number} n @param {number} whole what is expected in all */
export function about(n, whole) {
  const step = Math.abs(whole) < FINE ? 0.1 : Math.abs(whole) < COARSE ? 1 : 10;
  return Number((Math.round(n / step) * step).toFixed(1));
}

/** "2.1 points", in the game's own unit; with its sign where that is wanted. @param {number} n @param {boolean} [sign] */
export function inPoints(n, sign = false) {
  const said = unit() ? amount(Math.abs(n), unit()) : t("ui-advice-points", { n: amount(Math.abs(n)), count: Math.abs(n) });
  return sign && n ? `${n < 0 ? "−" : "+"}${said}` : said;
}

/** What a move brings more than the other one. @param {Advice} advice @param {boolean} [sign] */
export const more = ({ more_points = 0, points }, sign = false) => inPoints(about(more_points, points), sign);

/** "+3 Orders, −1 later": the largest first. @param {Advice} advice @returns {string[]} */
export function reasons({ sources = {}, later = 0, points }) {
  if (later && !Object.keys(sources).length) return [t("ui-advice-all-later")];
  const parts = Object.entries(sources).map(([key, n]) => ({ n: about(n, points), name: sourceName(key) }));
  const all = [...parts.sort((a, b) => Math.abs(b.n) - Math.abs(a.n)), { n: about(later, points), name: t("ui-advice-later") }];
  return all.filter(({ n }) => n !== 0).map(({ n, name }) => t("ui-advice-source", { n: signed(n), source: name }));
}

/** @param {number} chance from 0 to 1 */
export const percent = (chance) => Math.round(100 * chance);

/** The act that makes a move, and the amount where one is chosen. @param {Act[]} acts @param {string} move @returns {{act: Act, n?: number}|null} */
export function actOf(acts, move) {
  for (const act of acts.filter((one) => !one.why)) {
    if (act.move === move) return { act };
    const [before, after] = act.number ? act.move.split("{n}") : [];
    if (before === undefined || !move.startsWith(before) || !move.endsWith(after ?? "")) continue;
    const n = move.slice(before.length, move.length - (after ?? "").length);
    if (/^\d+$/.test(n)) return { act, n: Number(n) };
  }
  return null;
}
