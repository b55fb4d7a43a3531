// The summary of a round: the show stops until it is read.
import { html } from "../html.js";
import { Dialog } from "../parts.js";
import { amount, t } from "../words.js";
/** @import {Sheet} from "../types.js" */

/** @param {{sheet: Sheet}} props */
export function SheetTable({ sheet }) {
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t(sheet.title)}><table class="sheet">
    <thead><tr><td></td>${sheet.columns.map((column, i) => html`<th key=${i} scope="col">${t(column)}</th>`)}</tr></thead>
    <tbody>${sheet.rows.map((row, i) => html`<tr key=${i} class=${row.strong ? "strong" : ""}><th scope="row">${t(row.name)}</th>${row.values.map(
      (value, j) => html`<td key=${j}>${value === null ? html`<span aria-label=${t("ui-none")}>–</span>` : amount(value, sheet.unit)}</td>`,
    )}</tr>`)}</tbody></table></div>
    ${(sheet.notes ?? []).map((note, i) => html`<p key=${i} class="small">${t(note)}</p>`)}`;
}

/** @param {{sheet: Sheet, onClose: () => void}} props */
export function SheetDialog({ sheet, onClose }) {
  return html`<${Dialog} title=${t(sheet.title)} onClose=${onClose} kind="wide">
    <${SheetTable} sheet=${sheet} />
    <div class="row end"><button class="primary large" autofocus onClick=${onClose}>${t("ui-continue")}</button></div>
  <//>`;
}
