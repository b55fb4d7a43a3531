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

/** Where the points come from: "+3 VP Orders, −1 VP later", the largest first. @param {Advice} advice @returns {string[]} */
export function reasons({ sources = {}, figures = {}, others = 0, later = 0, points }) {
  if (later && !Object.keys(sources).length && !others) return [t(Object.keys(figures).length ? "ui-advice-all-later" : "ui-advice-unseen")];
  const parts = Object.entries(sources).map(([key, n]) => ({ n: about(n, points), name: sourceName(key) }));
  const rest = [{ n: about(later, points), name: t("ui-advice-later") }, { n: about(others, points), name: t("ui-advice-others") }];
  return [...parts.sort((a, b) => Math.abs(b.n) - Math.abs(a.n)), ...rest].filter(({ n }) => n !== 0).map(({ n, name }) => change(n, name, unit()));
}

/** What lies before the player then, and is no points yet: "Then: +2 Goods, −3 Money". @param {Advice} advice */
export function then({ figures = {} }) {
  const parts = Object.entries(figures).map(([key, n]) => change(about(n, 0), t(key)));
  return parts.length ? t("ui-advice-then", { figures: parts.join(", ") }) : "";
}

/** Points say so: in the game's own unit, they are not mistaken for things. @param {number} n @param {string} name @param {string} [of] */
const change = (n, name, of = "") => t("ui-advice-source", { n: signed(n, of), source: name });

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
