// What needs the others: whoever asks sees who has not answered yet and may let it be, whoever is asked answers.
import { html } from "../html.js";
import { Dialog } from "../parts.js";
import { seatName, t } from "../words.js";
/** @import {TableSession} from "../session.js" */

/** @param {{session: TableSession}} props */
export function Asked({ session }) {
  const request = session.request.value;
  if (!request) return null;
  const { about, seat, missing } = request;
  const name = seatName(seat);
  const mine = missing.filter((one) => session.mine.value.includes(one));
  const answer = (/** @type {boolean} */ yes) => {
    for (const one of mine) session.send({ type: "consent", seat: one, yes, about });
    session.request.value = null;
  };
  if (mine.length) {
    return html`<${Dialog} title=${t(`ui-${about}-title`, { seat: name })}>
      <p>${t(`ui-${about}-question`, { seat: name })}</p>
      <div class="row end"><button onClick=${() => answer(false)}>${t("ui-no")}</button><button class="primary" onClick=${() => answer(true)}>${t("ui-yes")}</button></div>
    <//>`;
  }
  const own = session.mine.value.includes(seat);
  return html`<div class="asked-bar" role="status">
    <p>${t(`ui-${about}-${own ? "own-waiting" : "waiting"}`, { seat: name, names: missing.map(seatName) })}</p>
    ${own && html`<button onClick=${() => session.send({ type: "withdraw", seat })}>${t("ui-withdraw")}</button>`}
  </div>`;
}
