// A word across the table, and who is there.
import { useEffect, useRef, useState } from "preact/hooks";
import { Emblem } from "../emblem.js";
import { html, written } from "../html.js";
import { IconButton } from "../parts.js";
import { speakerOf } from "../talk.js";
import { seatName, t, when } from "../words.js";
/** @import {ChatLine, TableInfo} from "../types.js" */
/** @import {TableSession} from "../session.js" */
/** @import {Talk} from "../talk.js" */

const LONGEST = 400;

/** @param {{seat?: number|null, name: string}} who */
const nameOf = (who) => (typeof who.seat === "number" ? seatName(who.seat) : who.name || t("ui-spectator"));

/** Everybody who could say something: people with a seat, those who watch, and those who have spoken. @param {TableInfo} table @param {ChatLine[]} lines */
function peopleOf(table, lines) {
  const seats = table.seats.filter((seat) => seat.kind !== "bot" && seat.taken).map(({ seat, name, online }) => ({ seat, name, here: !!online }));
  const watching = (table.watching ?? []).map((name) => ({ seat: null, name, here: true }));
  const spoke = lines.filter((line) => !line.house && typeof line.seat !== "number").map(({ name }) => ({ seat: null, name, here: false }));
  const all = new Map([...spoke, ...seats, ...watching].map((who) => [speakerOf(who), who]));
  return [...all.values()].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99));
}

/** @param {{table: TableInfo, talk: Talk}} props */
function People({ table, talk }) {
  const people = peopleOf(table, talk.lines.value);
  if (people.length < 2) return null;
  return html`<ul class="people" aria-label=${t("ui-people")}>${people.map((who) => {
    const speaker = speakerOf(who);
    const mine = who.seat !== null && (table.mine ?? []).includes(who.seat);
    const muted = talk.muted.value.includes(speaker);
    const hidden = talk.lines.value.filter((line) => !line.house && speakerOf(line) === speaker).length;
    return html`<li key=${speaker} class=${who.here ? "here" : "gone"}>
      ${who.seat !== null && html`<${Emblem} seat=${who.seat} />`}<b>${nameOf(who)}</b>
      <span class="small">${t(mine ? "ui-you" : muted ? "ui-muted" : who.here ? (who.seat === null ? "ui-watches" : "ui-here") : "ui-away", { n: hidden })}</span>
      ${!mine && html`<${IconButton} icon=${muted ? "muted" : "voice"} label=${t(muted ? "ui-unmute" : "ui-mute", { name: nameOf(who) })} onClick=${() => talk.toggle(speaker)} />`}
    </li>`;
  })}</ul>`;
}

/** @param {{session: TableSession}} props */
export function Chat({ session }) {
  const [text, setText] = useState("");
  const end = useRef(/** @type {HTMLLIElement|null} */ (null));
  const { talk } = session;
  const table = session.table.value;
  const lines = talk.audible.value;
  const comings = talk.comings.value;
  const all = [...lines, ...comings].sort((a, b) => a.at - b.at);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [all.length]);
  useEffect(() => talk.read(), [talk.lines.value]);
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() && session.send({ type: "say", text: text.trim() })) setText("");
  };
  return html`<div class="chat">
    ${table && html`<${People} table=${table} talk=${talk} />`}
    <ul class="said" aria-live="polite">${all.map((line) => ("coming" in line
      ? html`<li key=${line.at} class="coming small"><time>${when(line.at)}</time> ${t(line.coming)}</li>`
      : line.house
      ? html`<li key=${line.at} class="coming house small"><time>${when(line.at)}</time> ${t(line.house)}${line.house.m === "house-rematch" && table?.rematch && html` <a href=${`/t/${table.rematch}`}>${t("ui-to-rematch")}</a>`}</li>`
      : html`<li key=${line.at}>${typeof line.seat === "number" && html`<${Emblem} seat=${line.seat} />`}
        <p><strong>${nameOf(line)}</strong> <time class="small">${when(line.at)}</time><br />${line.text}</p></li>`),
    )}<li ref=${end} class="end" aria-hidden="true"></li></ul>
    ${!all.length && html`<p class="small">${t("ui-chat-empty")}</p>`}
    <form class="row" onSubmit=${say}>
      <label class="field grow"><span>${t("ui-chat-say")}</span>
        <input type="text" maxlength=${LONGEST} value=${text} autocomplete="off" onInput=${(/** @type {Event} */ event) => setText(written(event))} /></label>
      <button>${t("ui-send")}</button>
    </form>
  </div>`;
}

/** How many lines nobody here has read. @param {{talk: Talk}} props */
export function Unread({ talk }) {
  const n = talk.unread.value;
  return n > 0 && html`<span class="unread" role="img" aria-label=${t("ui-unread", { n })}>${n > 99 ? "99+" : n}</span>`;
}
