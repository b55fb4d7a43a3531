// Same screen: nothing is seen until the right person sits in front of it.
import { useEffect, useRef } from "preact/hooks";
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { seatName, t } from "../words.js";
/** @import {TableSession} from "../session.js" */

/** @param {{session: TableSession, seat: number}} props */
export function Curtain({ session, seat }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const name = seatName(seat);
  const before = session.eyes;
  useEffect(() => button.current?.focus(), [seat]);
  return html`<main class="curtain" id="main">
    <div class="curtain-sign">
      <${Emblem} seat=${seat} />
      <h1>${t("ui-pass-to", { name })}</h1>
      <p>${t("ui-pass-hint")}</p>
      <button class="primary large" ref=${button} onClick=${() => session.lift(seat)}>${t("ui-i-am", { name })}</button>
      ${before !== null && before !== seat && html`<button class="quiet" onClick=${() => session.lift(before)}>${t("ui-still", { name: seatName(before) })}</button>`}
    </div>
  </main>`;
}
