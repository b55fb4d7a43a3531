// How the moves are listed: the plain next thing, then heading by heading, what leaves at the end, what is refused apart.
// Pure functions over acts and the picks made so far; no rules.
import { distinct, kindOf } from "./picking.js";
/** @import {Act} from "../types.js" */

/**
 * A row is one move, or several that begin with the same thing and end with different ones: a space and the ways to pay.
 * @typedef {{group: string, rows: Act[][]}} Section
 * @typedef {{sections: Section[], last: Act[], aside: Act[], refused: Act[]}} Listing aside: what is no answer to the question
 */

/** Entries that say the same are one. @param {Act[]} acts */
function told(acts) {
  const seen = new Set();
  return acts.filter((act) => {
    const said = act.number ? act.move : JSON.stringify([act.text, act.group, !act.why]);
    return !seen.has(said) && seen.add(said);
  });
}

/** The thing that comes first and the way that follows, where they are of two kinds. @param {Act} act */
function beginning(act) {
  const on = act.on ?? [];
  return on.length > 1 && kindOf(on[0]) !== kindOf(on[on.length - 1]) ? on.slice(0, -1).join(" ") : "";
}

/** @param {Act[]} acts @returns {Act[][]} */
function rows(acts) {
  /** @type {Map<string, Act[]>} */
  const found = new Map();
  for (const act of acts) {
    const key = beginning(act) || act.move;
    found.set(key, [...(found.get(key) ?? []), act]);
  }
  return [...found.values()];
}

/** What fits the picks. `again` are targets that ended a move before: such a way comes first. @param {Act[]} acts @param {string[]} picked @param {Set<string>} [again] @returns {Listing} */
export function listing(acts, picked, again = new Set()) {
  const fits = told(distinct(acts.filter((act) => picked.every((id, i) => act.on?.[i] === id))));
  const able = fits.filter((act) => !act.why);
  const rank = (/** @type {Act} */ act) => (act.number ? 0 : act.main ? 1 : 2);
  /** @type {Map<string, Act[]>} */
  const groups = new Map([["", []]]);
  for (const act of able.filter((one) => !one.last && !one.aside).sort((a, b) => rank(a) - rank(b))) {
    const group = act.main || act.number ? "" : (act.group ?? "");
    groups.set(group, [...(groups.get(group) ?? []), act]);
  }
  const known = (/** @type {Act} */ act) => (again.has(act.on?.at(-1) ?? "") ? 0 : 1);
  const sections = [...groups].filter(([, some]) => some.length > 0);
  return {
    sections: sections.map(([group, some]) => ({ group, rows: rows(some).map((row) => row.sort((a, b) => known(a) - known(b))) })),
    last: able.filter((act) => act.last && !act.aside),
    aside: able.filter((act) => act.aside),
    refused: fits.filter((act) => act.why),
  };
}
