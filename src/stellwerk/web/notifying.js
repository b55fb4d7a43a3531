// What waits at my tables, told by this browser as long as any page of the house is open. Of several tabs one tells.
import { effect, signal } from "@preact/signals";
import * as api from "./api.js";
import { go, route } from "./route.js";
import { ready, t, tell } from "./words.js";
/** @import {Call} from "./types.js" */

/** @typedef {{on: boolean, turn: boolean, agree: boolean, over: boolean}} Wish */

const KEY = "stellwerk-notify";
const TOLD = "stellwerk-told";
const EVERY_MS = 10_000;
const FORGOTTEN_MS = 60_000; // nobody has looked for so long: what waits since then is seen on the page
const TELLS = "stellwerk-tells"; // the lock of the tab that tells
const AT = "stellwerk-at-"; // and of tabs through which a table is looked at

/** @template T @param {string} key @param {T} usual @returns {T} */
function kept(key, usual) {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    return usual;
  }
}

/** @param {string} key @param {unknown} value */
function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // not kept
  }
}

export const wish = signal(/** @type {Wish} */ (kept(KEY, { on: false, turn: true, agree: true, over: true })));
/** Counts what has changed at my tables, as far as it was heard. */
export const news = signal(0);

/** Whether this browser could: by https or at this machine, and not on every phone. */
export const able = () => isSecureContext && "Notification" in window && "locks" in navigator;

/** @param {Partial<Wish>} change */
export function choose(change) {
  wish.value = { ...wish.value, ...change };
  keep(KEY, wish.value);
}

/** Ask the browser, after a click. @returns {Promise<NotificationPermission>} */
export async function allow() {
  const answer = await Notification.requestPermission();
  choose({ on: answer === "granted" });
  return answer;
}

/** @param {Call} call */
const nameOf = ({ table, kind, mark }) => `${table} ${kind} ${mark}`;

/** Tables that somebody looks at, in any tab. */
async function lookedAt() {
  const { held = [] } = await navigator.locks.query();
  return held.map(({ name = "" }) => name).filter((name) => name.startsWith(AT)).map((name) => name.slice(AT.length));
}

async function look() {
  const calls = await api.calls();
  const before = kept(TOLD, { at: 0, names: /** @type {string[]} */ ([]) });
  const names = calls.map(nameOf);
  keep(TOLD, { at: Date.now(), names });
  if (names.join() === before.names.join()) return;
  news.value += 1;
  const seen = await lookedAt();
  const fresh = calls.filter((call) => wish.value[call.kind] && !before.names.includes(nameOf(call)) && !seen.includes(call.table));
  if (fresh.length && Date.now() - before.at < FORGOTTEN_MS) await show(fresh);
}

/** One for all that is new. @param {Call[]} calls */
async function show(calls) {
  await Promise.all([...new Set(calls.map(({ game }) => game))].map((game) => ready(game)));
  const lines = calls.map(({ kind, game }) => t(`notice-${kind}-at`, { game: tell(game, "game-title") }));
  const several = t(calls.every(({ kind }) => kind === "turn") ? "notice-turns" : "notice-tables", { n: calls.length });
  const title = calls.length === 1 ? lines[0] : several;
  const made = new Notification(title, { body: calls.length === 1 ? "" : lines.join("\n"), icon: new URL("./icon-call.svg", import.meta.url).href, tag: "stellwerk" });
  made.onclick = () => {
    window.focus();
    go(calls.length === 1 ? `/t/${calls[0].table}` : "/");
    made.close();
  };
}

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const wanted = () => wish.value.on && Notification.permission === "granted";

async function tellOn() {
  while (wanted()) {
    await look().catch(() => {}); // it is looked again
    await pause(EVERY_MS);
  }
}

/** While a table is seen here, nobody need be told of it. */
function keepSeen() {
  let leave = () => {};
  let at = "";
  const follow = () => {
    const { page, id } = route.value;
    const now = page === "table" && document.visibilityState === "visible" ? id : "";
    if (now === at) return;
    leave();
    at = now;
    if (at) navigator.locks.request(AT + at, { mode: "shared" }, () => new Promise((done) => (leave = () => done(undefined))));
  };
  effect(follow);
  document.addEventListener("visibilitychange", follow);
}

export function notify() {
  if (!able()) return;
  keepSeen();
  let waiting = false;
  effect(() => {
    if (!wanted() || waiting) return;
    waiting = true;
    navigator.locks.request(TELLS, tellOn).finally(() => (waiting = false));
  });
  addEventListener("storage", ({ key }) => {
    if (key === KEY) wish.value = kept(KEY, wish.value);
    if (key === TOLD) news.value += 1;
  });
}
