// What the whole page shares: the viewer's settings, the page shown, the screen, short notices.
import { computed, signal } from "@preact/signals";
/** @import {Text} from "./types.js" */

/**
 * @typedef {"de"|"en"} Language
 * @typedef {{lang: Language, theme: "auto"|"light"|"dark", sound: boolean, speed: "calm"|"normal"|"fast"|"none",
 *   confirm: "auto"|"on"|"off", forced: "make"|"ask", follow: "on"|"off", name: string, revised: Record<string, number>, learnt: Record<string, string[]>, volume: number,
 *   sounds: Record<"place"|"coins"|"train"|"point", boolean>, muted: Record<string, string[]>, read: Record<string, number>, coach: Record<string, boolean>, firsts: Record<string, string>, news: string, bot: string}} Settings
 * @typedef {{id: number, text: Text|string, rule: string, bad: boolean}} Notice
 */

const KEY = "stellwerk";
/** @type {Settings} */
const DEFAULTS = {
  lang: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
  theme: "auto",
  sound: false,
  speed: "normal",
  confirm: "auto",
  forced: "make", // what must be answered so is answered by itself
  follow: "on", // what others do on their boards is seen there
  name: "",
  revised: {}, // by table: the last revision of its rules that was read about
  learnt: {}, // by game: the lessons that were done
  volume: 0.7,
  sounds: { place: false, coins: false, train: false, point: false },
  muted: {}, // by table: who is not heard in its chat
  read: {}, // by table: the time of the last line of chat that was read
  bot: "fireman", // the way of playing that was chosen last for a bot
  coach: {}, // by game: whether the coach is wanted, where somebody has said
  firsts: {}, // by game: the first table at which it was played; "" before that was noted
  news: "", // the newest item of what is new that was read
};

/** A browser may forbid storage: then settings last as long as the page. @returns {Partial<Settings>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings = signal(/** @type {Settings} */ ({ ...DEFAULTS, ...kept() }));

/** @param {Partial<Settings>} change */
export function setSettings(change) {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // not kept
  }
}

/** @param {string} query */
function media(query) {
  const list = matchMedia(query);
  const now = signal(list.matches);
  list.addEventListener("change", () => (now.value = list.matches));
  return now;
}

export const narrow = media("(max-width: 760px)");
/** A wide table on a small screen: the rail keeps to the edge. */
export const small = media("(min-width: 760.02px) and (max-width: 1150px)");
export const touch = media("(pointer: coarse)");
export const still = media("(prefers-reduced-motion: reduce)");

/** Whether a move is shown first and made by a second tap. */
export const confirming = computed(() =>
  settings.value.confirm === "auto" ? touch.value : settings.value.confirm === "on",
);

const SPEED = { calm: 750, normal: 420, fast: 180, none: 0 };

/** Milliseconds one event takes. */
export const pace = computed(() => (still.value ? Math.min(SPEED[settings.value.speed], 250) : SPEED[settings.value.speed]));

export const notices = signal(/** @type {Notice[]} */ ([]));
let noticed = 0;

/** A short notice in words, gone after a while. @param {Text|string} text @param {{rule?: string, bad?: boolean}} [more] */
export function notice(text, { rule = "", bad = false } = {}) {
  const id = ++noticed;
  notices.value = [...notices.value.slice(-2), { id, text, rule, bad }];
  setTimeout(() => dismiss(id), bad ? 9000 : 5000);
}

/** @param {number} id */
export function dismiss(id) {
  notices.value = notices.value.filter((one) => one.id !== id);
}
