// The whole table as headings and lists.
import { html } from "../html.js";
import { distinct } from "../scene/picking.js";
import { narrow } from "../store.js";
import { amount, seatName, t } from "../words.js";
import { Bid } from "./bid.js";
import { Confirm } from "./moves.js";
/** @import {Act, Piece, Region, Strip, Zone} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** @param {{zone: Zone, pieces: Piece[]}} props */
function ZoneList({ zone, pieces }) {
  return html`<li><strong>${t(zone.name)}</strong>${
    pieces.length
      ? html`<ul>${pieces.map((piece, i) => html`<li key=${i}>${t(piece.name)}${(piece.notes ?? []).map((note) => html` · ${t(note)}`)}</li>`)}</ul>`
      : html` ${t("ui-empty")}`
  }</li>`;
}

/** @param {Record<string, Piece>} pieces @param {string} zone */
const inZone = (pieces, zone) => Object.values(pieces).filter((piece) => piece.z === zone).sort((a, b) => a.i - b.i);

/** @param {{strip: Strip}} props */
function Player({ strip }) {
  return html`<li><strong>${strip.name ? t(strip.name) : seatName(strip.seat)}</strong> (${t(`ui-state-${strip.state ?? "waits"}`)})${strip.figures.map(
    (figure) => html`, ${t(figure.name)} ${figure.value === null ? t("ui-secret") : amount(figure.value, figure.unit)}`,
  )}${(strip.notes ?? []).map((note) => html`, ${t(note)}`)}</li>`;
}

/** @param {{session: TableSession, act: Act}} props */
function TextMove({ session, act }) {
  if (act.why) return html`${t("ui-not-possible", { act: t(act.text), why: t(act.why.text) })}`;
  if (act.number) return html`<${Bid} session=${session} act=${act} range=${act.number} />`;
  return html`<button class="line" onClick=${() => session.choosing.choose(act)}>${t(act.text)}</button>`;
}

/** @param {{session: TableSession}} props */
export function TextView({ session }) {
  const scene = session.scene.value;
  const board = session.board.value;
  if (!scene || !board) return null;
  /** @type {Region[]} */
  const regions = narrow.value ? board.narrow : board.wide;
  const acts = distinct(session.choosing.acts.value);
  return html`<div class="text-view">
    <p>${scene.sign.map((part) => t(part)).join(" · ")}</p>
    <h3>${t("ui-prompt")}</h3><p>${t(scene.prompt)}</p>
    ${acts.length > 0 && html`<h3>${t("ui-moves")}</h3><ul>${acts.map(
      (act) => html`<li key=${act.move}><${TextMove} session=${session} act=${act} /></li>`,
    )}</ul><${Confirm} session=${session} />`}
    <h3>${t("ui-players")}</h3><ul>${scene.strips.map((strip) => html`<${Player} key=${strip.seat} strip=${strip} />`)}</ul>
    ${regions.map((region) => html`<section key=${region.id}><h3>${t(region.name)}</h3><ul>${region.zones.map(
      (zone) => html`<${ZoneList} key=${zone.id} zone=${zone} pieces=${inZone(scene.pieces, zone.id)} />`,
    )}</ul></section>`)}
  </div>`;
}
