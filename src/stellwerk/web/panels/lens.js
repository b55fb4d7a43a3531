// The score lens: what the move in hand changes, by source.
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { amount, known, signed, t } from "../words.js";
/** @import {Lens, ScoreInfo} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** Points may have a unit: the game's message `score-unit`. */
export const unit = () => (known("score-unit") ? "score-unit" : "");

/** @param {string} key */
export const sourceName = (key) => t(`source-${key}`, {});

/** @param {Lens} lens @returns {[string, number, number][]} */
function changes(lens) {
  const keys = new Set([...Object.keys(lens.before.sources), ...Object.keys(lens.after.sources)]);
  return [...keys].map((key) => [key, lens.before.sources[key] ?? 0, lens.after.sources[key] ?? 0]);
}

/** Only what changes, beside the move. @param {{lens: Lens|null|undefined}} props */
export function LensChange({ lens }) {
  const changed = lens ? changes(lens).filter(([, before, after]) => before !== after) : [];
  if (!lens || !changed.length) return null;
  return html`<div class="lens" aria-live="polite">
    <p class="lens-total">
      <span>${t("ui-lens")}</span> <span class="from">${amount(lens.before.total, unit())}</span> → <strong>${amount(lens.after.total, unit())}</strong>
    </p>
    <ul>${changed.map(([key, before, after]) => html`<li key=${key}>
      <span>${sourceName(key)}</span> <b class=${after > before ? "up" : "down"}>${signed(after - before, unit())}</b></li>`)}</ul>
  </div>`;
}

/** @param {{before: ScoreInfo, after: ScoreInfo|null}} props */
function ScoreTable({ before, after }) {
  const lens = /** @type {Lens} */ ({ type: "lens", move: "", before, after: after ?? before });
  const cells = (/** @type {number} */ a, /** @type {number} */ b) => html`<td>${amount(a, unit())}</td>
    ${after && html`<td>${amount(b, unit())}</td><td class=${b > a ? "up" : "down"}>${b === a ? "" : signed(b - a, unit())}</td>`}`;
  return html`<table class="scores">
    <thead><tr><th scope="col">${t("ui-source")}</th><th scope="col">${t("ui-now")}</th>
      ${after && html`<th scope="col">${t("ui-then")}</th><th scope="col"><span class="hidden">${t("ui-change")}</span></th>`}</tr></thead>
    <tbody>${changes(lens).filter(([, a, b]) => a || b).map(([key, a, b]) => html`<tr key=${key}><th scope="row">${sourceName(key)}</th>${cells(a, b)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("ui-total")}</th>${cells(before.total, lens.after.total)}</tr></tfoot>
  </table>`;
}

/** The panel: the score now, and after the move in hand. @param {{session: TableSession}} props */
export function Score({ session }) {
  const v = session.scene.value?.v;
  const first = session.choosing.acts.value.find((act) => !act.why && !act.number)?.move;
  useEffect(() => {
    if (session.seat.value !== null && first) session.askLens(first);
  }, [v, first]);
  const lens = session.choosing.lens.value;
  const score = lens?.before ?? session.score.value;
  const chosen = session.choosing.chosen.value;
  return html`<div class="score-panel">
    <p class="small">${t(session.seat.value === null ? "ui-score-spectator" : lens ? "ui-score-lens" : "ui-score-now")}</p>
    ${chosen && html`<p><strong>${t(chosen.text)}</strong></p>`}
    ${score && html`<${ScoreTable} before=${score} after=${lens?.after ?? null} />`}
  </div>`;
}
