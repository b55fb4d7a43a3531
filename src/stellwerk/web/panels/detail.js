// Why a refused piece cannot be chosen.
import { html } from "../html.js";
import { Icon, RuleLink } from "../parts.js";
import { t } from "../words.js";
/** @import {Act} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** The same reason is said once. @param {Act[]} acts */
function reasons(acts) {
  const seen = new Map(acts.flatMap((act) => (act.why ? [[JSON.stringify(act.why), act.why]] : [])));
  return [...seen.values()];
}

/** @param {{session: TableSession}} props */
export function Why({ session }) {
  const { choosing, explaining } = session;
  const found = choosing.listed.value || explaining.shown.value?.why.length ? [] : reasons(choosing.why.value); // it is told once
  return html`<div class="why-box" role="status">${found.length > 0 && html`<div class="why"><${Icon} name="lock" /><ul>${found.map(
    (why, i) => html`<li key=${i}>${t(why.text)} ${why.rule !== "kernel" && html`<${RuleLink} rule=${why.rule} />`}</li>`,
  )}</ul></div>`}</div>`;
}
