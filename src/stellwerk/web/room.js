// One room: the address by which phones and a television come to this table, and the codes of its free seats.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { Emblem } from "./emblem.js";
import { html } from "./html.js";
import { seatName, t } from "./words.js";
/** @import {RoomInfo, SeatCode, TableInfo} from "./types.js" */
/** @import {TableSession} from "./session.js" */

/** Empty where the server is not open to a room. */
export const room = signal(/** @type {RoomInfo} */ ({}));

/** Asked once; whoever does not hear of a room plays without one. */
export function useRoom() {
  useEffect(() => void api.room().then((found) => (room.value = found), () => {}), []);
  return room.value;
}

/** A link as others follow it: localhost is somewhere else for them. @param {string} link */
export const forOthers = (link) => new URL(link, room.value.address || location.origin).href;

/** The address as one reads it aloud. */
export const spoken = () => (room.value.address ?? "").replace(/^http:\/\/|\/$/g, "");

/** A link to the table screen, by the spectators' one. @param {TableInfo} table */
export const screenLink = (table) => (table.watch ?? "").replace("#", "/screen#");

/** @param {{svg: string, alt: string}} props */
export const Code = ({ svg, alt }) => html`<img class="code" alt=${alt} src=${`data:image/svg+xml,${encodeURIComponent(svg)}`} />`;

/** The codes of seats that nobody has taken yet: asked for again whenever somebody comes or a link changes. @param {TableSession} session @returns {SeatCode[]} */
export function useCodes(session) {
  const [codes, setCodes] = useState(/** @type {SeatCode[]} */ ([]));
  const table = session.table.value;
  const free = table?.over ? [] : (table?.seats.filter(({ kind, taken }) => kind === "link" && !taken) ?? []);
  useEffect(() => {
    if (!free.length) return void setCodes([]);
    let late = false;
    api.codes(session.id).then((found) => late || setCodes(found), () => {});
    return () => void (late = true);
  }, [table]);
  return codes.filter(({ seat }) => free.some((one) => one.seat === seat));
}

/** A code for everybody who is still to sit down. @param {{codes: SeatCode[]}} props */
export const SeatCodes = ({ codes }) => html`<ul class="codes">${codes.map(({ seat, qr }) => html`<li key=${seat} class=${`seat-${seat}`}>
  <p><${Emblem} seat=${seat} /><b>${seatName(seat)}</b></p><${Code} svg=${qr} alt=${t("ui-code-seat", { name: seatName(seat) })} /></li>`)}</ul>`;

/** How others in the room come here. */
export function RoomCard() {
  const { address, qr } = useRoom();
  if (!address || !qr) return null;
  return html`<section class="room-card" aria-labelledby="room"><${Code} svg=${qr} alt=${t("ui-code-room")} />
    <div><h2 id="room">${t("ui-room")}</h2><p class="room-address">${spoken()}</p><p class="small">${t("ui-room-help")}</p></div></section>`;
}
