// Links to seats that are still free, and to the spectators' bench.
import { useState } from "preact/hooks";
import * as api from "../api.js";
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { copy, Dialog } from "../parts.js";
import { notice } from "../store.js";
import { seatName, t } from "../words.js";
/** @import {TableSession} from "../session.js" */

/** @param {{label: string, link: string, seat?: number, onRenew?: () => void}} props */
function Link({ label, link, seat, onRenew }) {
  const [copied, setCopied] = useState(false);
  const href = new URL(link, location.origin).href;
  const take = async () => setCopied(await copy(href));
  const select = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select();
  return html`<li class="share-row">
    <label class="field grow"><span>${seat !== undefined && html`<${Emblem} seat=${seat} />`} ${label}</span>
      <input type="text" readonly value=${href} onFocus=${select} /></label>
    <button onClick=${take}>${t(copied ? "ui-copied" : "ui-copy")}</button>
    ${onRenew && html`<button class="quiet" onClick=${onRenew}>${t("ui-new-link")}</button>`}
  </li>`;
}

/** @param {{session: TableSession, onClose: () => void}} props */
export function Share({ session, onClose }) {
  const table = session.table.value;
  if (!table) return null;
  const renew = (/** @type {number} */ seat) => async () => {
    try {
      session.news(await api.reissue(table.id, seat));
    } catch (error) {
      notice(api.inWords(error), { bad: true });
    }
  };
  const links = Object.entries(table.links ?? {}).map(([seat, link]) => /** @type {const} */ ([Number(seat), link]));
  const held = table.seats.filter((seat) => seat.kind === "link" && !(seat.seat in (table.links ?? {})));
  return html`<${Dialog} title=${t("ui-share")} onClose=${onClose}>
    <p>${t("ui-share-help")}</p>
    <ul class="share">
      ${links.map(([seat, link]) => html`<${Link} key=${seat} label=${t("ui-share-seat", { name: seatName(seat) })} link=${link} seat=${seat}
        onRenew=${table.host ? renew(seat) : undefined} />`)}
      ${table.watch && html`<${Link} label=${t("ui-share-watch")} link=${table.watch} />`}
    </ul>
    ${table.host && held.map((seat) => html`<p key=${seat.seat} class="row"><span class="grow">${t("ui-share-held", { name: seatName(seat.seat) })}</span>
      <button class="quiet" onClick=${renew(seat.seat)}>${t("ui-new-link")}</button></p>`)}
  <//>`;
}
