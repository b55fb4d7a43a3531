// Links: to seats that are free or become so, to the spectators' bench. Each works once, and everybody hears of it.
import { useState } from "preact/hooks";
import * as api from "../api.js";
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { copy, Dialog, Icon } from "../parts.js";
import { forOthers, RoomCard, room, screenLink, SeatCodes, useCodes, useRoom } from "../room.js";
import { notice } from "../store.js";
import { botName, seatName, t } from "../words.js";
import { ChooseBot } from "./level.js";
/** @import {SeatInfo, TableInfo} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** @param {{label: string, link: string, seat?: number|undefined, children?: import("preact").ComponentChildren}} props */
export function Link({ label, link, seat, children }) {
  const [copied, setCopied] = useState(false);
  useRoom();
  const href = forOthers(link);
  const take = async () => setCopied(await copy(href));
  const select = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select();
  return html`<div class="share-row">
    <label class="field grow"><span>${seat !== undefined && html`<${Emblem} seat=${seat} />`} ${label}</span>
      <input type="text" readonly value=${href} onFocus=${select} /></label>
    <button onClick=${take}>${t(copied ? "ui-copied" : "ui-copy")}</button>${children}
  </div>`;
}

/** Ask the server for something about the table. What becomes of it the line tells, in order. @param {Promise<TableInfo>} asked */
export async function ask(asked) {
  try {
    await asked;
  } catch (error) {
    notice(api.inWords(error), { bad: true });
  }
}

/** How a seat stands, in a few words. @param {SeatInfo} seat */
function standing(seat) {
  if (seat.offered) return t("ui-offered");
  if (seat.lent) return t("ui-lent", { bot: botName(seat.bot ?? "") });
  if (seat.kind === "bot") return `${t("ui-kind-bot")} · ${botName(seat.bot ?? "")}`;
  return t(!seat.taken ? "ui-free-seat" : seat.online ? "ui-here" : "ui-away");
}

/** One seat that is not mine, and what I may do about it as the host. @param {{table: TableInfo, seat: SeatInfo, onBot: () => void}} props */
function Seat({ table, seat, onBot }) {
  const n = seat.seat;
  const link = table.links?.[n];
  const held = seat.taken && (seat.kind !== "bot" || !!seat.lent);
  const renew = () => ask(api.newLink(table.id, n));
  const keep = () => ask(api.keepSeat(table.id, n));
  return html`<li class="seat-card">
    <p class="row"><${Emblem} seat=${n} /><b class="grow">${seatName(n)}</b> <span class="small">${standing(seat)}</span></p>
    ${link && html`<${Link} label=${t("ui-share-seat", { name: seatName(n) })} link=${link} />`}
    ${table.host && !table.over && html`<div class="row">
      <button onClick=${renew} disabled=${held && !!seat.online}>${t(link ? "ui-new-link" : seat.kind === "bot" && !held ? "ui-seat-for-person" : "ui-pass-seat")}</button>
      ${link && (held || seat.kind === "bot") && html`<button class="quiet" onClick=${keep}>${t("ui-withdraw-link")}</button>`}
      ${seat.kind !== "bot" && html`<button onClick=${onBot} disabled=${held && !!seat.online}>${t("ui-bot-there")}</button>`}
    </div>`}
    ${table.host && !table.over && held && html`<p class="small">${t(seat.online ? "ui-seat-here-help" : "ui-seat-away-help", { name: seatName(n) })}</p>`}
  </li>`;
}

/** Once the game is over: a link for anybody. @param {{session: TableSession}} props */
export function ReplayLink({ session }) {
  const table = session.table.value;
  if (!table?.over || table.lesson || table.shut || !(table.host || session.mine.value.length)) return null;
  if (!table.replay) return html`<button class="large" onClick=${() => ask(api.makeReplay(table.id))}><${Icon} name="share" /> ${t("ui-replay-make")}</button>`;
  return html`<div class="replay-link"><${Link} label=${t("ui-replay-link")} link=${table.replay}>
    ${table.host && html`<button class="quiet" onClick=${() => ask(api.endReplay(table.id))}>${t("ui-replay-end")}</button>`}<//>
    <p class="small">${t("ui-replay-help")}</p></div>`;
}

/** @param {{session: TableSession, onClose: () => void}} props */
export function Share({ session, onClose }) {
  const [bot, setBot] = useState(/** @type {number|null} */ (null));
  const codes = useCodes(session);
  const table = session.table.value;
  if (!table) return null;
  if (bot !== null) {
    const choose = (/** @type {string} */ one) => {
      setBot(null);
      void ask(api.changeBot(table.id, bot, one));
    };
    return html`<${ChooseBot} session=${session} title=${t("ui-bot-there-title", { name: seatName(bot) })} help=${t("ui-bot-there-help")} now="" choose=${choose} onClose=${() => setBot(null)} />`;
  }
  const others = table.lesson ? [] : table.seats.filter(({ seat }) => !table.mine?.includes(seat));
  return html`<${Dialog} title=${t("ui-share")} onClose=${onClose} kind=${room.value.address ? "in-room" : ""}>
    ${codes.length > 0 && html`<p>${t("ui-codes-help")}</p><${SeatCodes} codes=${codes} />`}
    <p>${t(table.host ? "ui-share-help" : "ui-share-guest")}</p>
    ${!table.lesson && html`<p class="row"><a class="button" href=${`/t/${table.id}/screen`} target="_blank">${t("ui-screen-open")}</a> <span class="small grow">${t("ui-screen-help")}</span></p>`}
    <ul class="share">${others.map((seat) => html`<${Seat} key=${seat.seat} table=${table} seat=${seat} onBot=${() => setBot(seat.seat)} />`)}</ul>
    <${ReplayLink} session=${session} />
    ${table.watch && html`<${Link} label=${t("ui-share-watch")} link=${table.watch}>
      <button class="quiet" onClick=${() => ask(api.renewWatch(table.id))}>${t("ui-renew-watch")}</button><//>
      <p class="small">${t("ui-renew-watch-help")}</p>
      <${Link} label=${t("ui-share-screen")} link=${screenLink(table)} />`}
    ${!table.host && !table.lesson && !!table.mine?.length && html`<div class="row">
      <button class="quiet" onClick=${() => ask(api.takeHost(table.id))}>${t("ui-take-host")}</button>
      <span class="small grow">${t("ui-take-host-help")}</span></div>`}
    <${RoomCard} />
  <//>`;
}
