// More about a piece, and why a refused one cannot be chosen.
import { html } from "../html.js";
import { Dialog, Icon, RuleLink } from "../parts.js";
import { t } from "../words.js";
/** @import {Act, Piece} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** @param {{piece: Piece, onClose: () => void}} props */
export function Detail({ piece, onClose }) {
  return html`<${Dialog} title=${t(piece.name)} onClose=${onClose}>
    ${(piece.notes ?? []).map((note, i) => html`<p key=${i}>${t(note)}</p>`)}
    ${!(piece.notes ?? []).length && html`<p class="small">${t("ui-no-notes")}</p>`}
  <//>`;
}

/** The same reason is said once. @param {Act[]} acts */
function reasons(acts) {
  const seen = new Map(acts.flatMap((act) => (act.why ? [[JSON.stringify(act.why), act.why]] : [])));
  return [...seen.values()];
}

/** @param {{session: TableSession}} props */
export function Why({ session }) {
  const found = reasons(session.choosing.why.value);
  return html`<div class="why-box" role="status">${found.length > 0 && html`<div class="why"><${Icon} name="lock" /><ul>${found.map(
    (why, i) => html`<li key=${i}>${t(why.text)} ${why.rule !== "kernel" && html`<${RuleLink} rule=${why.rule} />`}</li>`,
  )}</ul></div>`}</div>`;
}
