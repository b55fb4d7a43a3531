// The summary of a round: counted row by row, and the show stops until it is read.
import { useEffect, useState } from "preact/hooks";
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { Dialog } from "../parts.js";
import { pace, still } from "../store.js";
import { Symbol } from "../symbols.js";
import { amount, t } from "../words.js";
import { Picture } from "./card.js";
/** @import {Row, Share, Sheet, Text} from "../types.js" */
/** @import {TableSession} from "../session.js" */

const PIECE = 84; // pixels that a piece is wide at most
const LEAST = 650; // milliseconds for a row, so that eyes can follow

/** @param {{name: string|undefined}} props */
const Sign = ({ name }) => (name ? html`<${Symbol} name=${name.replace(/^sym-/, "")} />` : null);

/** @param {{value: number|null, unit: string|undefined}} props */
const Value = ({ value, unit }) => (value === null ? html`<span aria-label=${t("ui-none")}>–</span>` : html`<b>${amount(value, unit)}</b>`);

/** The seat that a column is about. @param {Text} column */
const seatOf = (column) => Number(/^seat-(\d+)$/.exec(String(column.a?.seat ?? ""))?.[1] ?? -1);

/** @param {{column: Text}} props */
const Name = ({ column }) => html`${seatOf(column) >= 0 && html`<${Emblem} seat=${seatOf(column)} /> `}${t(column)}`;

/** What becomes of a row as it is counted. @param {Row} row @param {number} i @param {number} counted @param {number} all */
const stand = (row, i, counted, all) => `${row.strong ? "strong" : ""} ${i < counted ? "" : "to-come"} ${i === counted - 1 && counted < all ? "just" : ""}`;

/** @typedef {{session: TableSession, sheet: Sheet, counted: number}} Counting */

/** @param {Counting} props */
function Table({ sheet, counted }) {
  const all = sheet.rows.length;
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t(sheet.title)}><table class="sheet">
    <thead><tr><td></td>${sheet.columns.map((column, i) => html`<th key=${i} scope="col"><${Name} column=${column} /></th>`)}</tr></thead>
    <tbody>${sheet.rows.map((row, i) => html`<tr key=${i} class=${stand(row, i, counted, all)}><th scope="row"><${Sign} name=${row.icon} />${t(row.name)}</th>${row.values.map(
      (value, j) => html`<td key=${j}><${Value} value=${value} unit=${sheet.unit} /></td>`,
    )}</tr>`)}</tbody></table></div>`;
}

/** The pieces that make a value. @param {{session: TableSession, shares: Share[]}} props */
function Made({ session, shares }) {
  const art = session.course.view?.art;
  const pieces = session.course.scene.value?.pieces ?? {};
  const found = shares.flatMap((share) => pieces[share.piece ?? ""] ?? []);
  return art && found.length ? html`<span class="made scene">${found.map((piece, n) => html`<${Picture} key=${n} art=${art} piece=${piece} most=${PIECE} />`)}</span>` : null;
}

/** What makes a value, how it does, and the value. @param {Counting & {row: Row, at: number, i: number}} props */
function Worked({ session, sheet, counted, row, at, i }) {
  const shares = row.shares?.[at] ?? [];
  const said = shares.filter((share) => share.text);
  if (!shares.length && row.values[at] === null) return null;
  return html`<li class=${stand(row, i, counted, sheet.rows.length)}><${Made} session=${session} shares=${shares} />
    <span class="name"><${Sign} name=${row.icon} />${t(row.name)}</span>
    <span class="how">${said.map((share, n) => html`<span key=${n}><${Sign} name=${share.icon} />${share.text && t(share.text)}</span>`)}</span>
    <span class="value"><${Value} value=${row.values[at]} unit=${sheet.unit} /></span></li>`;
}

/** Player by player, the own one first. @param {Counting} props */
function Players({ session, sheet, counted }) {
  return html`<div class="worked">${sheet.columns.map((column, at) => html`<section key=${at} class=${`seat-${seatOf(column)} ${seatOf(column) === session.seat.value ? "mine" : ""}`}>
    <h3><${Name} column=${column} /></h3>
    <ul>${sheet.rows.map((row, i) => html`<${Worked} key=${i} session=${session} sheet=${sheet} counted=${counted} row=${row} at=${at} i=${i} />`)}</ul></section>`)}</div>`;
}

/** How many rows are counted by now: one after the other, and all of them on request. @param {number} all @returns {[number, () => void]} */
function useRows(all) {
  const [counted, setCounted] = useState(still.value || !pace.value ? all : 1);
  useEffect(() => {
    if (counted >= all) return undefined;
    const timer = setTimeout(() => setCounted(counted + 1), Math.max(LEAST, pace.value * 1.6));
    return () => clearTimeout(timer);
  }, [counted]);
  return [counted, () => setCounted(all)];
}

/** @param {{session: TableSession, sheet: Sheet, onClose: () => void}} props */
export function SheetDialog({ session, sheet, onClose }) {
  const [counted, skip] = useRows(sheet.rows.length);
  const Shown = sheet.rows.some((row) => row.shares?.length) ? Players : Table;
  return html`<${Dialog} title=${t(sheet.title)} onClose=${onClose} kind="wide counting-sheet">
    <${Shown} session=${session} sheet=${sheet} counted=${counted} />
    ${(sheet.notes ?? []).map((note, i) => html`<p key=${i}>${t(note)}</p>`)}
    <div class="row end counting-on">${counted < sheet.rows.length && html`<button class="quiet large" onClick=${skip}>${t("ui-count-skip")}</button>`}
      <button class="primary large" autofocus onClick=${onClose}>${t("ui-continue")}</button></div>
  <//>`;
}
