// The score lens: what the move in hand changes, by source.
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { Emblem } from "../emblem.js";
import { narrow } from "../store.js";
import { amount, known, seatName, signed, t, variant } from "../words.js";
/** @import {Lens, ScoreInfo, Strip} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** Points may have a unit: the game's message `score-unit`. */
export const unit = () => (known("score-unit") ? "score-unit" : "");

/** @param {string} key */
export const sourceName = (key) => t(`source-${key}`, variant.value);

/** @param {ScoreInfo} before @param {ScoreInfo} after @returns {[string, number, number][]} */
function changes(before, after) {
  const keys = new Set([...Object.keys(before.sources), ...Object.keys(after.sources)]);
  return [...keys].map((key) => [key, before.sources[key] ?? 0, after.sources[key] ?? 0]);
}

/** What the move makes of the score, or can make with what follows from it. @param {Lens} lens */
export const then = (lens) => lens.best ?? lens.after;

/**
 * Only what changes, beside the move; where nothing does though it looks as if, that is said, unless it is `quiet`.
 * @param {{lens: Lens|null|undefined, quiet?: boolean}} props
 */
export function LensChange({ lens, quiet = false }) {
  if (!lens) return null;
  const changed = changes(lens.before, then(lens)).filter(([, before, after]) => before !== after);
  const words = quiet ? [] : [lens.note, lens.ahead].flatMap((text) => (text ? [t(text)] : []));
  const said = words.map((one) => html`<p key=${one}>${one}</p>`);
  if (!changed.length) return words.length ? html`<div class="lens" aria-live="polite">${said}</div>` : null;
  return html`<div class="lens" aria-live="polite">
    <p class="lens-total">
      <span>${t(lens.best ? "ui-lens-best" : "ui-lens")}</span> <span class="from">${amount(lens.before.total, unit())}</span> → <strong>${amount(then(lens).total, unit())}</strong>
    </p>
    <ul>${changed.map(([key, before, after]) => html`<li key=${key}>
      <span>${sourceName(key)}</span> <b class=${after > before ? "up" : "down"}>${signed(after - before, unit())}</b></li>`)}</ul>
    ${said}
  </div>`;
}

/** The name of a row of the scores, which says what it is. @param {{session: TableSession, source: string}} props */
export function SourceName({ session, source }) {
  const thing = `source:${source}`;
  return html`<button class="about" data-about=${thing} onClick=${() => session.explaining.ask(thing, "kept")}>${source === "total" ? t("ui-total") : sourceName(source)}</button>`;
}

/** What the move in hand makes of each source. @param {{session: TableSession, lens: Lens}} props */
function Change({ session, lens }) {
  const after = then(lens);
  const changed = changes(lens.before, after).filter(([, a, b]) => a !== b);
  const row = (/** @type {string} */ key, /** @type {number} */ a, /** @type {number} */ b) => html`<tr key=${key}><th scope="row"><${SourceName} session=${session} source=${key} /></th>
    <td>${amount(a, "")}</td><td>${amount(b, "")}</td><td class=${b > a ? "up" : "down"}>${b === a ? "" : signed(b - a, "")}</td></tr>`;
  return html`<table class="scores">
    <thead><tr><th scope="col">${t("ui-source")}</th><th scope="col">${t("ui-now")}</th><th scope="col">${t("ui-then")}</th><th scope="col"><span class="hidden">${t("ui-change")}</span></th></tr></thead>
    <tbody>${changed.map(([key, a, b]) => row(key, a, b))}</tbody>
    <tfoot>${row("total", lens.before.total, after.total)}</tfoot>
  </table>`;
}

/** Everybody's points by source, also what has brought nothing yet; what is secret has a question mark. @param {{session: TableSession, score: ScoreInfo}} props */
function ScoreTable({ session, score }) {
  const strips = (session.scene.value?.strips ?? []).filter(({ seat }) => seat >= 0);
  const mine = session.seat.value;
  const of = (/** @type {number} */ seat) => (seat === mine ? score.sources : (session.scores.value[seat] ?? {}));
  const isSecret = (/** @type {Strip} */ { seat, figures }) => seat !== mine && (Object.values(of(seat)).includes(null) || figures.some(({ value }) => value === null));
  const keys = [...new Set(strips.flatMap(({ seat }) => Object.keys(of(seat))))];
  const total = (/** @type {number} */ seat) => Object.values(of(seat)).reduce((/** @type {number} */ sum, n) => sum + (n ?? 0), 0);
  const cell = (/** @type {Strip} */ strip, /** @type {number|null} */ n, /** @type {string} */ called) => {
    const known = n !== null && (n !== 0 || !isSecret(strip));
    return html`<td key=${strip.seat} class=${strip.seat === mine ? "mine" : ""}>${known ? amount(n, called) : html`<span aria-label=${t("ui-secret")}>?</span>`}</td>`;
  };
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t("ui-score")}><table class="scores everybody">
    <thead><tr><th scope="col"><span class="hidden">${t("ui-source")}</span></th>${strips.map(({ seat }) => html`<th key=${seat} scope="col" class=${`seat-${seat} ${seat === mine ? "mine" : ""}`}>
      <${Emblem} seat=${seat} /><span>${seatName(seat)}</span></th>`)}</tr></thead>
    <tbody>${keys.map((key) => html`<tr key=${key} class=${strips.some(({ seat }) => of(seat)[key]) ? "" : "nothing"}>
      <th scope="row"><${SourceName} session=${session} source=${key} /></th>${strips.map((strip) => cell(strip, of(strip.seat)[key] ?? (key in of(strip.seat) ? null : 0), ""))}</tr>`)}</tbody>
    <tfoot><tr><th scope="row"><${SourceName} session=${session} source="total" /></th>${strips.map((strip) => cell(strip, isSecret(strip) ? null : total(strip.seat), unit()))}</tr></tfoot>
  </table></div>`;
}

/** The panel: everybody's score now; below it what the move in hand makes of the own one. @param {{session: TableSession}} props */
export function Score({ session }) {
  const v = session.scene.value?.v;
  useEffect(() => {
    if (session.seat.value !== null && session.moment.value === null) session.askLens("");
  }, [v, session.seat.value]);
  const lens = session.choosing.lens.value;
  const score = lens?.before ?? session.score.value;
  const chosen = session.choosing.chosen.value;
  return html`<div class="score-panel">
    <p class="small">${t(session.seat.value === null ? "ui-score-spectator" : "ui-score-now")}</p>
    ${score && html`<${ScoreTable} session=${session} score=${score} />`}
    ${lens ? html`<section class="score-change"><h3>${chosen ? t(chosen.text) : t("ui-score-lens")}</h3>
        ${lens.best && html`<p class="small">${t("ui-score-best")}</p>`}${[lens.note, lens.ahead].map((text, i) => text && html`<p key=${i}>${t(text)}</p>`)}
        <${Change} session=${session} lens=${lens} /></section>`
      : session.asked.value && !narrow.value && html`<p class="small">${t("ui-score-point")}</p>`}
  </div>`;
}
