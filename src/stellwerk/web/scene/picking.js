// Which elements may be picked now. Pure functions over acts and the picks made so far; no rules.
/** @import {Act} from "../types.js" */

/**
 * What a table shows as choosable. `swap` are elements that would replace an earlier pick.
 * @typedef {{open: Set<string>, refused: Map<string, Act[]>, swap: Set<string>}} Targets
 */

/** @param {Act} act @param {string[]} path */
function begins(act, path) {
  const on = act.on ?? [];
  return path.length <= on.length && path.every((id, step) => on[step] === id);
}

/** What sort of thing an id names: `pay:ww` is a `pay`. @param {string} id */
export function kindOf(id) {
  return /^[a-z]+/i.exec(id)?.[0] ?? "";
}

/** Whether what is picked so far leaves only the last target, or where it goes. @param {Act} act @param {number} step */
function ends(act, step) {
  return (act.on?.length ?? 0) === step + 1;
}

/** Every move once, though several pieces alike may choose it. @param {Act[]} acts */
export function distinct(acts) {
  const seen = new Set();
  return acts.filter((act) => !seen.has(act.move) && seen.add(act.move));
}

/** The playable acts whose path begins with the picks. @param {Act[]} acts @param {string[]} picked */
export function openActs(acts, picked) {
  return acts.filter((act) => !act.why && begins(act, picked));
}

/** The next elements: of playable acts, and of acts that are all refused. @param {Act[]} acts @param {string[]} picked @returns {Targets} */
export function targetsOf(acts, picked) {
  /** @type {Targets} */
  const found = { open: new Set(), refused: new Map(), swap: new Set() };
  const step = picked.length;
  for (const act of openActs(acts, picked)) {
    const next = act.on?.[step];
    if (next !== undefined) found.open.add(next);
    if (act.to && ends(act, step)) found.open.add(act.to);
  }
  for (let back = 0; back < step; back++) {
    for (const act of openActs(acts, picked.slice(0, back))) {
      const other = act.on?.[back];
      if (other !== undefined && !found.open.has(other) && !picked.includes(other)) found.swap.add(other);
    }
  }
  for (const act of acts) {
    const next = act.on?.[step];
    if (!act.why || next === undefined || !begins(act, picked)) continue;
    if (found.open.has(next) || found.swap.has(next) || picked.includes(next)) continue;
    found.refused.set(next, [...(found.refused.get(next) ?? []), act]);
  }
  return found;
}

/**
 * What picking an element does: it completes exactly one act, or it changes the picks. An element that is picked
 * already is put back with all that followed; one that fits an earlier place replaces that pick. Where an act is
 * complete but others go on or end there too, the picks stay open and the list of moves decides. Where a piece goes
 * is as good as the piece, if only one goes there.
 * @param {Act[]} acts @param {string[]} picked @param {string} id
 * @returns {{act: Act, picked?: undefined} | {picked: string[], act?: undefined}}
 */
export function resolve(acts, picked, id) {
  for (let keep = picked.length; keep >= 0; keep--) {
    if (picked[keep] === id) return { picked: picked.slice(0, keep) };
    const path = [...picked.slice(0, keep), id];
    const fitting = openActs(acts, path);
    if (fitting.length === 1 && fitting[0].on?.length === path.length) return { act: fitting[0] };
    if (fitting.length > 0) return { picked: path };
    const going = openActs(acts, picked.slice(0, keep)).filter((act) => act.to === id && ends(act, keep));
    if (distinct(going).length === 1) return { act: going[0] };
  }
  return { picked };
}
