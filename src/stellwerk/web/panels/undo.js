// Taking a move back: free, by consent, or not at all (and then it says why).
import { html } from "../html.js";
import { Icon } from "../parts.js";
import { narrow, notice } from "../store.js";
import { t } from "../words.js";
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
