// The players at a glance; a strip unfolds to that player's board.
import { useEffect, useRef, useState } from "preact/hooks";
import { BotFace } from "../bots.js";
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { pace, still } from "../store.js";
import { showBoard } from "../following.js";
import { SeatClock } from "../time_limit.js";
import { byTurn, inWords, RIVAL, whoOf } from "../story.js";
import { amount, botName, seatName, t } from "../words.js";
import { ChangeBot, mayChange } from "./level.js";
/** @import {Figure, Strip as StripInfo} from "../types.js" */
/** @import {TableSession} from "../session.js" */
/** @import {Place} from "../table.js" */

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

/** @param {{figure: Figure, about: string}} props */
export function FigureView({ figure, about }) {
  const icon = figure.icon && html`<svg class="figure-icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${`#${figure.icon}`} width="24" height="24" /></svg>`;
  return html`<span class="figure" data-about=${about}>${icon}<span class=${icon ? "hidden" : "figure-name"}>${t(figure.name)} </span>
    <b>${figure.value === null ? html`<span aria-label=${t("ui-secret")}>?</span>` : html`<${Count} value=${figure.value} unit=${figure.unit ?? ""} />`}</b></span>`;
}

/** What the opponent of the rules has done last. @param {{session: TableSession}} props */
function Deeds({ session }) {
  const log = session.scene.value?.log ?? [];
  const v = log.findLast((line) => whoOf(line) === RIVAL)?.v;
  const [story] = byTurn(log.filter((line) => line.v === v && whoOf(line) === RIVAL)).slice(-1);
  const said = story ? inWords(story) : "";
  return html`<span class="strip-note deeds" title=${said}>${said || t("ui-rival-begins")}</span>`;
}

/** The opponent of the rules: a plate like a player's. @param {{session: TableSession, strip: StripInfo}} props */
function Rival({ session, strip }) {
  const state = strip.state ?? "waits";
  return html`<li class=${`strip rival ${state}`}><div class="strip-inside">
    <span class="strip-name"><b>${strip.name && t(strip.name)}</b> <span class="tag quiet">${t("ui-rival")}</span></span>
    <span class=${`strip-state ${state}`}>${state === "out" ? t("ui-state-out") : ""}</span>
    <span class="figures">${strip.figures.map((figure, i) => html`<${FigureView} key=${i} figure=${figure} about=${`figure:${strip.seat}:${i}`} />`)}</span>
    <${Deeds} session=${session} />
  </div></li>`;
}

/** @param {{place: Place, strip: StripInfo, onLevel: () => void}} props */
function Strip({ place, strip, onLevel }) {
  const { session, unfolded } = place;
  const { seat } = strip;
  const info = session.table.value?.seats[seat];
  const own = seat === session.seat.value;
  const state = strip.state ?? "waits";
  const open = unfolded.value.includes(seat);
  const watching = session.seat.value === null;
  // One at a time lies over the table; who only watches has all of them side by side, and so has a large screen.
  const toggle = () => {
    if (place.desk.beside.value && !watching) showBoard(seat, "smooth");
    else unfolded.value = open ? unfolded.value.filter((one) => one !== seat) : [...(watching ? unfolded.value : []), seat];
  };
  const bot = info?.kind === "bot" ? (info.bot ?? "") : "";
  const hands = info ? [...(info.lent ? [t("ui-lent", { bot: botName(bot) })] : bot ? [botName(bot)] : []), ...(info.offered ? [t("ui-offered")] : []), ...(info.passed ? [t("ui-passed")] : [])] : [];
  const notes = [...hands, ...(strip.notes ?? []).map((note) => t(note))].join(" · ");
  const changes = mayChange(session, info);
  const change = changes ? t("ui-change-bot", { name: seatName(seat), bot: botName(bot) }) : "";
  const fixed = session.table.value?.host || session.table.value?.over ? "" : t("ui-bot-fixed");
  const away = info?.kind === "link" && !info.online;
  const inside = html`<span class="strip-name"><${Emblem} seat=${seat} /><b>${seatName(seat)}</b>${own && html` <span class="tag">${t("ui-you")}</span>`}
      ${bot && html` <span class="hidden">${t("ui-kind-bot")}</span>${!changes && html`<span title=${fixed}><${BotFace} bot=${bot} />${fixed && html`<span class="hidden">${fixed}</span>`}</span>`}`}
      ${info?.program && html` <span class="tag quiet program" title=${t("ui-program-help")}>${t("ui-program", { program: info.program })}</span>`}
      ${away && html` <span class="tag quiet">${t(info?.taken ? "ui-away" : "ui-free-seat")}</span>`}</span>
    <span class=${`strip-state ${state}`}>${session.scene.value?.over ? "" : t(`ui-state-${state}`)}</span>
    <span class="figures">${strip.figures.map((figure, i) => html`<${FigureView} key=${i} figure=${figure} about=${`figure:${seat}:${i}`} />`)}</span>
    <span class="strip-note" title=${notes || undefined}>${notes}</span>
    ${info && session.table.value?.limit && html`<${SeatClock} table=${session.table.value} seat=${info} />`}`;
  const kind = `strip ${state} seat-${seat}${own ? " own" : ""}`;
  if (own) return html`<li class=${kind}><div class="strip-inside" data-about=${`seat:${seat}`} role="group" aria-label=${seatName(seat)} tabindex="0">${inside}</div></li>`;
  return html`<li class=${`${kind}${changes ? " has-level" : ""}`}><button class="strip-inside" data-about=${`seat:${seat}`} aria-expanded=${open} onClick=${toggle}>
    ${inside}<span class="unfold" aria-hidden="true">${open ? "▴" : "▾"}</span>
  </button>${changes && html`<button class="level" title=${change} aria-label=${change} aria-haspopup="dialog" onClick=${onLevel}><${BotFace} bot=${bot} /></button>`}</li>`;
}

/** @param {{place: Place}} props */
export function Strips({ place }) {
  const [changing, setChanging] = useState(/** @type {number|null} */ (null));
  const strips = place.session.scene.value?.strips ?? [];
  return html`<ul class="strips" aria-label=${t("ui-players")}>${strips.map(
    (strip) => (strip.name
      ? html`<${Rival} key=${strip.seat} session=${place.session} strip=${strip} />`
      : html`<${Strip} key=${strip.seat} place=${place} strip=${strip} onLevel=${() => setChanging(strip.seat)} />`),
  )}</ul>${changing !== null && html`<${ChangeBot} session=${place.session} seat=${changing} onClose=${() => setChanging(null)} />`}`;
}
