// The players at a glance; a strip unfolds to that player's board.
import { useEffect, useRef, useState } from "preact/hooks";
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { pace, still } from "../store.js";
import { amount, seatName, t } from "../words.js";
/** @import {Figure, Strip as StripInfo} from "../types.js" */
/** @import {TableSession} from "../session.js" */
/** @import {Signal} from "@preact/signals" */

/** A number that counts up or down to its new value. @param {{value: number, unit: string}} props */
export function Count({ value, unit }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    const ms = still.value ? 0 : Math.min(900, pace.value * 1.5);
    const began = performance.now();
    let frame = 0;
    const tick = (/** @type {number} */ now) => {
      const part = ms ? Math.min(1, (now - began) / ms) : 1;
      from.current = Math.round(start + (value - start) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    if (start !== value) frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return html`<span class=${shown === value ? "" : "counting"}>${amount(shown, unit)}</span>`;
}

/** @param {{figure: Figure}} props */
function FigureView({ figure }) {
  const icon = figure.icon && html`<svg class="figure-icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${`#${figure.icon}`} width="24" height="24" /></svg>`;
  return html`<span class="figure" title=${t(figure.name)}>${icon}<span class=${icon ? "hidden" : "figure-name"}>${t(figure.name)} </span>
    <b>${figure.value === null ? html`<span aria-label=${t("ui-secret")}>?</span>` : html`<${Count} value=${figure.value} unit=${figure.unit ?? ""} />`}</b></span>`;
}

/** @param {{session: TableSession, strip: StripInfo, unfolded: Signal<number[]>}} props */
function Strip({ session, strip, unfolded }) {
  const { seat } = strip;
  const info = session.table.value?.seats[seat];
  const own = seat === session.seat.value;
  const state = strip.state ?? "waits";
  const open = unfolded.value.includes(seat);
  const toggle = () => (unfolded.value = open ? unfolded.value.filter((one) => one !== seat) : [...unfolded.value, seat]);
  const away = info?.kind === "link" && !info.online;
  const inside = html`<span class="strip-name"><${Emblem} seat=${seat} /><b>${seatName(seat)}</b>${own && html` <span class="tag">${t("ui-you")}</span>`}
      ${info?.kind === "bot" && html` <span class="tag quiet">${t("ui-kind-bot")}</span>`}
      ${away && html` <span class="tag quiet">${t(info?.taken ? "ui-away" : "ui-free-seat")}</span>`}</span>
    <span class=${`strip-state ${state}`}>${t(`ui-state-${state}`)}</span>
    <span class="figures">${strip.figures.map((figure, i) => html`<${FigureView} key=${i} figure=${figure} />`)}</span>
    ${(strip.notes ?? []).map((note, i) => html`<span key=${i} class="strip-note">${t(note)}</span>`)}`;
  const kind = `strip ${state} seat-${seat}${own ? " own" : ""}`;
  if (own) return html`<li class=${kind}><div class="strip-inside">${inside}</div></li>`;
  return html`<li class=${kind}><button class="strip-inside" aria-expanded=${open} onClick=${toggle}>
    ${inside}<span class="unfold" aria-hidden="true">${open ? "▴" : "▾"}</span>
  </button></li>`;
}

/** @param {{session: TableSession, unfolded: Signal<number[]>}} props */
export function Strips({ session, unfolded }) {
  const strips = session.scene.value?.strips ?? [];
  return html`<ul class="strips" aria-label=${t("ui-players")}>${strips.map(
    (strip) => html`<${Strip} key=${strip.seat} session=${session} strip=${strip} unfolded=${unfolded} />`,
  )}</ul>`;
}
