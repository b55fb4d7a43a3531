// Lines of the log as a story: turn by turn, each of them one paragraph about one player.
import { known, seatName, t } from "./words.js";
/** @import {Line, Text} from "./types.js" */

/** Whose paragraph it is: a seat, nobody's, or the opponent's without a seat. */
export const NOBODY = -1;
export const RIVAL = -2;

/** That somebody has answered in secret is seen on the plates, and over with the next event. */
const NOISE = new Set(["log-answered"]);

/** @typedef {{line: Line, name: string}} Named a line with a name that stays when others come before it */
/** @typedef {{who: number, round: number, lines: Named[], gains: number[]}} Story */
/** @typedef {{line: Line, name: string, text: string, times: number}} Sentence */

/** @param {Line} line */
export const isTold = (line) => !NOISE.has(line.text.m);

/** @param {unknown} seat as events name a player */
function seatOf(seat) {
  const found = typeof seat === "string" ? /^seat-(\d+)$/.exec(seat) : null;
  return found ? Number(found[1]) : NOBODY;
}

/** In whose paragraph a line is told. @param {Line} line */
export function whoOf(line) {
  const seat = line.text.a?.seat;
  if (typeof seat === "string" && seatOf(seat) === NOBODY) return RIVAL;
  return line.v === 0 ? NOBODY : (line.turn ?? NOBODY); // the set-up is nobody's turn
}

/** Who does what a line tells, in whoever's turn. @param {Line} line */
export function doerOf(line) {
  const seat = seatOf(line.text.a?.seat);
  return line.v > 0 && seat !== NOBODY ? seat : whoOf(line);
}

/** Whether a line tells of a player, in whoever's turn. @param {Line} line @param {number} who */
export const isAbout = (line, who) => whoOf(line) === who || seatOf(line.text.a?.seat) === who;

/** @param {number[]} sum @param {number[]|undefined} more */
const added = (sum, more = []) => Array.from({ length: Math.max(sum.length, more.length) }, (_, i) => (sum[i] ?? 0) + (more[i] ?? 0));

/** @param {Line[]} lines @returns {Named[]} */
function named(lines) {
  let n = 0;
  return lines.map((line, i) => ({ line, name: `${line.v}-${(n = line.v === lines[i - 1]?.v ? n + 1 : 0)}` })).filter(({ line }) => isTold(line));
}

/** @param {Named} one @param {number} [who] @returns {Story} */
const begun = (one, who = whoOf(one.line)) => ({ who, round: one.line.round ?? 0, lines: [one], gains: one.line.gains ?? [] });

/** @param {Story} story @param {Named} one */
function tellOn(story, one) {
  story.lines.push(one);
  story.gains = added(story.gains, one.line.gains);
}

/** The log turn by turn. @param {Line[]} lines @returns {Story[]} */
export function byTurn(lines) {
  const out = /** @type {Story[]} */ ([]);
  for (const one of named(lines)) {
    const last = out.at(-1);
    const who = doerOf(one.line);
    if (last && last.who === who && last.round === (one.line.round ?? 0)) tellOn(last, one);
    else out.push(begun(one, who));
  }
  return out;
}

/** One paragraph for everybody, in the order in which they came; what happened to the table comes last. @param {Line[]} lines @returns {Story[]} */
export function byPlayer(lines) {
  const out = /** @type {Map<number, Story>} */ (new Map());
  for (const one of named(lines)) {
    const who = one.line.text.a?.seat === undefined ? NOBODY : doerOf(one.line);
    const story = out.get(who);
    if (story) tellOn(story, one);
    else out.set(who, begun(one, who));
  }
  return [...out.values()].sort((a, b) => Number(a.who === NOBODY) - Number(b.who === NOBODY));
}

/** @param {Story} story */
export function nameOf({ who, lines }) {
  if (who >= 0) return seatName(who);
  return who === RIVAL ? t(String(lines.find(({ line }) => whoOf(line) === RIVAL)?.line.text.a?.seat)) : "";
}

/** Whether a line is about somebody else than the one whose paragraph it is. @param {Story} story @param {Line} line */
function isForeign({ who }, line) {
  const seat = seatOf(line.text.a?.seat);
  return who !== NOBODY && seat !== NOBODY && seat !== who;
}

/** What a sentence says after the name of the one whose paragraph it is; nothing where it begins otherwise. @param {string} who @param {string} said */
const afterName = (who, said) => (who && said.startsWith(who) && /^[\s:]/.test(said.slice(who.length)) ? said.slice(who.length).replace(/^[\s:]+/, "") : null);

/** Whether the paragraph begins with a deed of the one whose it is: then the name stands before it. @param {Story} story */
export const beginsOwn = (story) => afterName(nameOf(story), t(story.lines[0].line.text)) !== null;

/** The last thing of a turn by itself, with all lines that say the same or lead there step by step; and what was before it. @param {Story} story @returns {{now: Story, before: Story}} */
export function lastOf(story) {
  const { line } = /** @type {Sentence} */ (sentences(story).at(-1));
  const same = (/** @type {Line} */ one) => t(one.text) === t(line.text) || (known(`${line.text.m}-steps`) && wayOf(one.text) === wayOf(line.text));
  const from = story.lines.findLastIndex((one) => !same(one.line)) + 1;
  const who = isForeign(story, line) ? doerOf(line) : story.who;
  return { now: { ...story, who, lines: story.lines.slice(from), gains: [] }, before: { ...story, lines: story.lines.slice(0, from), gains: [] } };
}

/** What of a line is the same at every step: all but where it leads to. @param {Text} text */
const wayOf = ({ m, a }) => JSON.stringify([m, { ...a, at: 0, box: 0, position: 0 }]);

/** Steps of one way are one line, where the game has a message `…-steps` for it. @param {Named[]} lines @returns {(Named & {text: Text})[]} */
function inSteps(lines) {
  const out = /** @type {(Named & {text: Text, n: number})[]} */ ([]);
  for (const { line, name } of lines) {
    const last = out.at(-1);
    const { m, a } = line.text;
    if (!last || !known(`${m}-steps`) || wayOf(last.line.text) !== wayOf(line.text)) out.push({ line, name, text: line.text, n: 1 });
    else Object.assign(last, { line, text: { m: `${m}-steps`, a: { ...a, n: ++last.n } } });
  }
  return out;
}

/**
 * The name stands before the paragraph, not in every sentence, but again after one about somebody else; what is said
 * twice is counted, and of a way gone step by step the end is told.
 * @param {Story} story @returns {Sentence[]}
 */
export function sentences(story) {
  const who = nameOf(story);
  const out = /** @type {Sentence[]} */ ([]);
  let meant = beginsOwn(story); // whether a sentence without a name is understood
  for (const { line, name, text: whole } of inSteps(story.lines)) {
    const said = t(whole);
    const after = afterName(who, said);
    const text = (meant ? (after ?? said) : said).replace(/\.$/, "");
    meant = after !== null || (meant && !isForeign(story, line));
    const last = out.at(-1);
    if (last?.text === text) last.times++;
    else out.push({ line, name, text, times: 1 });
  }
  return out;
}

/** The sentences in one line, each with how often it was so. @param {Story} story */
export function inWords(story) {
  return sentences(story).map(({ text, times }) => (times > 1 ? `${text} (${times}×)` : text)).join("; ");
}

/** How long it takes to read what is told, in milliseconds at the normal pace. @param {Line[]} lines */
export function reading(lines) {
  const told = lines.filter(isTold);
  const letters = told.reduce((sum, line) => sum + t(line.text).length, 0);
  return letters ? Math.min(2000, 250 + 14 * letters) : 0;
}
