// A word across the table.
import { useEffect, useRef, useState } from "preact/hooks";
import { Emblem } from "../emblem.js";
import { html, written } from "../html.js";
import { seatName, t, when } from "../words.js";
/** @import {ChatLine} from "../types.js" */
/** @import {TableSession} from "../session.js" */

const LONGEST = 400;

/** @param {ChatLine} line */
const speaker = (line) => (typeof line.seat === "number" ? seatName(line.seat) : line.name || t("ui-spectator"));

/** @param {{session: TableSession}} props */
export function Chat({ session }) {
  const [text, setText] = useState("");
  const end = useRef(/** @type {HTMLLIElement|null} */ (null));
  const lines = session.chat.value;
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() && session.send({ type: "say", text: text.trim() })) setText("");
  };
  return html`<div class="chat">
    <ul aria-live="polite">${lines.map(
      (line, i) => html`<li key=${i}>${typeof line.seat === "number" && html`<${Emblem} seat=${line.seat} />`}
        <p><strong>${speaker(line)}</strong> <time class="small">${when(line.at)}</time><br />${line.text}</p></li>`,
    )}<li ref=${end} class="end" aria-hidden="true"></li></ul>
    ${!lines.length && html`<p class="small">${t("ui-chat-empty")}</p>`}
    <form class="row" onSubmit=${say}>
      <label class="field grow"><span>${t("ui-chat-say")}</span>
        <input type="text" maxlength=${LONGEST} value=${text} autocomplete="off" onInput=${(/** @type {Event} */ event) => setText(written(event))} /></label>
      <button>${t("ui-send")}</button>
    </form>
  </div>`;
}
