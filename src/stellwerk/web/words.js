// Words in the viewer's language: the house's, the kernel's and the game's Fluent files in one bundle per game.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { settings, setSettings } from "./store.js";
/** @import {Text} from "./types.js" */
/** @import {Language} from "./store.js" */
/** @import {FluentVariable} from "@fluent/bundle" */

export const LANGUAGES = /** @type {const} */ (["de", "en"]);
export const lang = computed(() => settings.value.lang);

/** The game whose words come first: the table's, or none in the lobby. */
const speaking = signal("");
/** Names of the players by seat. */
export const names = signal(/** @type {string[]} */ ([]));
/** What the table is played with: names may depend on it. */
export const variant = signal(/** @type {Record<string, unknown>} */ ({}));
const bundles = signal(/** @type {Record<string, FluentBundle>} */ ({}));
/** @type {Record<string, Promise<void>>} */
const loading = {};

/** @type {Record<string, Promise<FluentResource>>} */
const files = {};

/** A Fluent file, fetched once. @param {string} path */
function text(path) {
  const fetched = async () => {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return new FluentResource(await answer.text());
  };
  files[path] ??= fetched();
  files[path].catch(() => delete files[path]);
  return files[path];
}

/** @param {string} game @param {Language} language */
async function load(game, language) {
  const wanted = [text(new URL(`./words/${language}.ftl`, import.meta.url).href)];
  if (game) wanted.push(text(`/api/games/${game}/words/${language}`));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of await Promise.all(wanted)) bundle.addResource(file, { allowOverrides: true });
  bundles.value = { ...bundles.value, [`${game}/${language}`]: bundle };
}

/** Have the words of a game ("" is the house) in the current language. @param {string} game @param {Language} [language] */
export function ready(game, language = lang.value) {
  const key = `${game}/${language}`;
  loading[key] ??= load(game, language).catch((problem) => {
    delete loading[key];
    throw problem;
  });
  return loading[key];
}

/** Whose words `t` speaks from now on. @param {string} game */
export async function speak(game) {
  await ready(game);
  speaking.value = game;
}

/** @param {Language} language */
export async function setLanguage(language) {
  const games = new Set(Object.keys(bundles.value).map((key) => key.split("/")[0]));
  await Promise.all([...games].map((game) => ready(game, language)));
  setSettings({ lang: language });
}

/** @param {number} seat */
export function seatName(seat) {
  return names.value[seat] || t("ui-seat", { n: seat + 1 });
}

/** A way of playing: ours are described, those of other packages are called what they are registered as. @param {string} bot */
export function botName(bot) {
  return known(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Arguments that are words themselves are said first. @param {FluentBundle} bundle @param {unknown} value @returns {FluentVariable} */
function argument(bundle, value) {
  if (Array.isArray(value)) return value.map((one) => String(argument(bundle, one))).join(", ");
  if (value && typeof value === "object" && "m" in value) {
    const nested = /** @type {Text} */ (value);
    return say(bundle, nested.m, nested.a ?? {});
  }
  if (typeof value !== "string") return /** @type {FluentVariable} */ (value ?? "");
  const seat = /^seat-(\d+)$/.exec(value);
  if (seat) return seatName(Number(seat[1]));
  return bundle.hasMessage(value) ? say(bundle, value, {}) : value;
}

/** @param {FluentBundle} bundle @param {string} id @param {Record<string, unknown>} args @returns {string} */
function say(bundle, id, args) {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const said = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(bundle, value)]));
  return bundle.formatPattern(pattern, said, []);
}

/** A message of a certain game. @param {string} game @param {string|Text} message @param {Record<string, unknown>} [args] */
export function tell(game, message, args) {
  const bundle = bundles.value[`${game}/${lang.value}`];
  if (!bundle) return "";
  if (typeof message === "string") return String(args ? say(bundle, message, args) : argument(bundle, message));
  return say(bundle, message.m, { ...message.a, ...args });
}

/** A message in the viewer's language; `seat-2` is a player's name. @param {string|Text} message @param {Record<string, unknown>} [args] */
export function t(message, args) {
  return tell(speaking.value, message, args);
}

/** @param {string} id @param {string} [game] */
export function known(id, game = speaking.value) {
  return bundles.value[`${game}/${lang.value}`]?.hasMessage(id) ?? false;
}

/** A number with its unit, which is a message with `$n`. @param {number} n @param {string} [unit] @returns {string} */
export function amount(n, unit = "") {
  if (n < 0) return `−${amount(-n, unit)}`;
  return unit ? t(unit, { n }) : n.toLocaleString(lang.value);
}

/** A difference with its sign. @param {number} n @param {string} [unit] */
export function signed(n, unit = "") {
  return (n > 0 ? "+" : n < 0 ? "−" : "±") + amount(Math.abs(n), unit);
}

/** @param {number} seconds since 1970 */
export function day(seconds) {
  return new Date(seconds * 1000).toLocaleDateString(lang.value, { dateStyle: "medium" });
}

/** @param {number} seconds since 1970 */
export function when(seconds) {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = today ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  return date.toLocaleString(lang.value, form);
}
