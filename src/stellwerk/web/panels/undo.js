// Taking a move back: free, by consent, or not at all (and then it says why).
import { html } from "../html.js";
import { Dialog, Icon } from "../parts.js";
import { narrow, notice } from "../store.js";
import { seatName, t } from "../words.js";
/** @import {TableSession} from "../session.js" */

/** @param {TableSession} session */
export function undo(session) {
  const cost = session.scene.value?.undo ?? "no";
  if (session.moment.value !== null || session.course.busy.value) return;
  if (cost === "no") notice({ m: "undo-nothing" });
  else session.undo();
}

/** @param {{session: TableSession}} props */
export function UndoButton({ session }) {
  if (session.seat.value === null) return null;
  const cost = session.scene.value?.undo ?? "no";
  if (narrow.value && cost === "no") return null;
  return html`<button class="undo" aria-disabled=${cost === "no" ? "true" : undefined} title=${t(`ui-undo-${cost}-help`)} onClick=${() => undo(session)}>
    <${Icon} name="undo" /> <span>${t(cost === "ask" ? "ui-undo-ask" : "ui-undo")}</span></button>`;
}

/** @param {{session: TableSession}} props */
export function ConsentDialog({ session }) {
  const asked = session.undoAsked.value;
  if (!asked) return null;
  const mine = asked.missing.filter((seat) => session.mine.value.includes(seat));
  if (!mine.length) return html`<p class="banner" role="status">${t("ui-undo-waiting", { seat: seatName(asked.seat), names: asked.missing.map(seatName) })}</p>`;
  const answer = (/** @type {boolean} */ yes) => {
    for (const seat of mine) session.send({ type: "consent", seat, yes });
    session.undoAsked.value = null;
  };
  return html`<${Dialog} title=${t("ui-undo-title", { seat: seatName(asked.seat) })}>
    <p>${t("ui-undo-question", { seat: seatName(asked.seat) })}</p>
    <div class="row end"><button onClick=${() => answer(false)}>${t("ui-no")}</button><button class="primary" onClick=${() => answer(true)}>${t("ui-yes")}</button></div>
  <//>`;
}
