// Time limits: choosing one, and the clocks of the seats.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { BotChoice, usualBot } from "./bots.js";
import { html } from "./html.js";
import { Choice, Icon } from "./parts.js";
import { botName, seatName, t } from "./words.js";
/** @import {GameInfo, SeatInfo, TableInfo, TimeLimit} from "./types.js" */
/** @import {TableSession} from "./session.js" */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = /** @type {const} */ ([["seconds", 1], ["minutes", MINUTE], ["hours", HOUR], ["days", DAY]]);
const PRESETS = {
  move: [MINUTE, 10 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY],
  player: [15 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, DAY, 7 * DAY, 30 * DAY],
};
const LAST = 0.1; // of the time: from here on a clock is emphasised

// --- words ---

/** A span of time in the largest unit that it is a whole number of. @param {number} seconds */
export function spanName(seconds) {
  const [unit, size] = UNITS.findLast(([, one]) => seconds >= one && seconds % one === 0) ?? UNITS[0];
  return t(`ui-span-${unit}`, { n: seconds / size });
}

/** @param {TimeLimit|null|undefined} limit */
export function limitName(limit) {
  if (!limit) return t("ui-limit-none");
  const up = t(`ui-limit-up-${limit.up ?? "nothing"}`);
  const who = limit.bot ? ` (${botName(limit.bot)})` : "";
  return t("ui-limit-told", { time: t(`ui-limit-per-${limit.per}`, { span: spanName(limit.seconds) }), up: `${up}${who}` });
}

/** What a clock shows: days and hours, hours and minutes, minutes and seconds. @param {number} seconds */
export function clockFace(seconds) {
  const s = Math.max(0, Math.ceil(seconds));
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (s >= 2 * DAY) return t("ui-clock-days", { days: Math.floor(s / DAY), hours: Math.floor((s % DAY) / HOUR) });
  if (s >= HOUR) return t("ui-clock-hours", { hours: Math.floor(s / HOUR), minutes: two(Math.floor((s % HOUR) / MINUTE)) });
  return `${Math.floor(s / MINUTE)}:${two(s % MINUTE)}`;
}

// --- clocks ---

const now = signal(performance.now());
let shown = 0;
let ticking = 0;

/** Once a second, while any clock is to be seen. */
function useTicks() {
  useEffect(() => {
    now.value = performance.now();
    if (!shown++) ticking = setInterval(() => (now.value = performance.now()), 1000);
    return () => {
      if (!--shown) clearInterval(ticking);
    };
  }, []);
}

/** When a table was told: what is left on its clocks counts from there, by this browser's own time. */
const heard = new WeakMap();

/** Seconds left on a seat's clock; null: it has none. @param {TableInfo} table @param {SeatInfo} seat */
export function leftOf(table, seat) {
  if (seat.left === null || seat.left === undefined) return null;
  if (!heard.has(table)) heard.set(table, performance.now());
  const gone = seat.ticks ? (Math.max(now.value, heard.get(table)) - heard.get(table)) / 1000 : 0;
  return Math.max(0, seat.left - gone);
}

/** Whether little is left. @param {TableInfo} table @param {number} left */
const isLow = (table, left) => left <= LAST * (table.limit?.seconds ?? 0);

/** The clock of one seat. Its width does not change with the time. @param {{table: TableInfo, seat: SeatInfo}} props */
export function SeatClock({ table, seat }) {
  useTicks();
  const left = leftOf(table, seat);
  if (left === null || table.over) return null;
  const up = seat.late || (seat.ticks && left <= 0);
  const low = seat.ticks && isLow(table, left);
  const face = up ? t("ui-clock-up") : clockFace(left);
  return html`<span class=${`seat-clock${seat.ticks ? " runs" : ""}${low || up ? " low" : ""}`} role="timer" title=${limitName(table.limit)}
    aria-label=${t("ui-clock-label", { name: seat.name || seatName(seat.seat), left: face })}><${Icon} name=${seat.ticks ? "clock" : "pause"} /><span class="face">${face}</span></span>`;
}

/** Whoever hears the page is told politely, and seldom: when little is left of my time, and when it is up. @param {{session: TableSession}} props */
export function ClockAnnouncer({ session }) {
  useTicks();
  const table = session.table.value;
  const mine = (table?.mine ?? []).map((n) => table?.seats[n]).filter((seat) => seat?.ticks);
  const said = mine.map((seat) => {
    const left = table && seat ? leftOf(table, seat) : null;
    if (!table || !seat || left === null || !isLow(table, left)) return "";
    return t(left <= 0 || seat.late ? "ui-clock-said-up" : "ui-clock-said-low", { name: seatName(seat.seat), span: spanName(Math.ceil(LAST * (table.limit?.seconds ?? 0))) });
  });
  return html`<p class="hidden" role="status">${said.filter(Boolean).join(" ")}</p>`;
}

// --- who waits for me ---

/** Seconds until the first of some clocks that run strikes. @param {TableInfo} table @param {number[]} seats */
export function urgency(table, seats) {
  const left = table.seats.filter((seat) => seat.ticks && seats.includes(seat.seat)).map((seat) => leftOf(table, seat) ?? Infinity);
  return Math.min(Infinity, ...left);
}

/** The seat whose clock strikes first. @param {TableInfo} table @param {number[]} seats */
export const firstDue = (table, seats) => table.seats.find((seat) => seat.ticks && seats.includes(seat.seat) && leftOf(table, seat) === urgency(table, seats));

// --- choosing ---

/** @param {{game: GameInfo, limit: TimeLimit|null, change: (limit: TimeLimit|null) => void}} props */
export function TimeLimitChoice({ game, limit, change }) {
  const [own, setOwn] = useState(false);
  const [unit, setUnit] = useState(HOUR);
  const value = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).value;
  const per = (/** @type {string} */ chosen) => {
    setOwn(false);
    if (chosen === "none") return change(null);
    change({ per: /** @type {TimeLimit["per"]} */ (chosen), seconds: chosen === "move" ? DAY : HOUR, up: limit?.up ?? "move", bot: limit?.bot || usualBot(game) });
  };
  const preset = (/** @type {Event} */ event) => {
    setOwn(value(event) === "own");
    if (limit && value(event) !== "own") change({ ...limit, seconds: Number(value(event)) });
    else if (limit) setUnit(UNITS.findLast(([, size]) => limit.seconds % size === 0)?.[1] ?? 1);
  };
  const count = (/** @type {number} */ n, /** @type {number} */ size) => limit && change({ ...limit, seconds: Math.round(n * size) });
  const up = (/** @type {string} */ chosen) => limit && change({ ...limit, up: /** @type {TimeLimit["up"]} */ (chosen), bot: chosen === "nothing" ? "" : limit.bot || usualBot(game) });
  return html`<section class="card" aria-labelledby="time-limit"><h2 id="time-limit">${t("ui-limit")}</h2><div class="option">
    <${Choice} legend=${t("ui-limit-legend")} value=${limit?.per ?? "none"} onChange=${per} choices=${["none", "move", "player"].map((one) => [one, t(`ui-limit-${one}`)])} />
    ${limit && html`<div class="row limit-row">
      <label class="field"><span>${t("ui-limit-time")}</span><select onChange=${preset}>
        ${PRESETS[limit.per].map((one) => html`<option key=${one} value=${one} selected=${!own && one === limit.seconds}>${spanName(one)}</option>`)}
        <option value="own" selected=${own}>${t("ui-limit-own")}</option></select></label>
      ${own && html`<label class="field"><span>${t("ui-limit-number")}</span><input type="number" min="1" max="9999" required value=${limit.seconds / unit}
          onInput=${(/** @type {Event} */ event) => count(Number(value(event)), unit)} /></label>
        <label class="field"><span>${t("ui-limit-unit")}</span><select onChange=${(/** @type {Event} */ event) => { setUnit(Number(value(event))); count(limit.seconds / unit, Number(value(event))); }}>
        ${UNITS.map(([name, size]) => html`<option key=${name} value=${size} selected=${size === unit}>${t(`ui-limit-${name}`)}</option>`)}</select></label>`}
    </div>`}
    <p class="small">${t(limit ? `ui-limit-${limit.per}-help` : "ui-limit-none-help")}</p></div>
    ${limit && html`<div class="option"><${Choice} legend=${t("ui-limit-up")} value=${limit.up} onChange=${up} choices=${["move", "bot", "nothing"].map((one) => [one, t(`ui-limit-up-${one}`)])} />
      ${limit.up !== "nothing" && html`<div class="row limit-row"><${BotChoice} game=${game} bot=${limit.bot ?? ""} label=${t("ui-limit-bot")} change=${(/** @type {string} */ bot) => change({ ...limit, bot })} /></div>`}
      <p class="small">${t(`ui-limit-up-${limit.up}-help`)}</p></div>`}
  </section>`;
}
