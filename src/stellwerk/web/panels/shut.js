// A table that today's rules cannot take in: a sign in the place of its boards says why.
import { html } from "../html.js";
import { t } from "../words.js";
/** @import {Text} from "../types.js" */

/** @param {{reason: Text}} props */
export function Shut({ reason }) {
  return html`<section class="shut" aria-labelledby="shut-title">
    <h2 id="shut-title">${t("ui-shut-title")}</h2>
    <p role="status">${t(reason)}</p>
    <p class="shut-more">${t("ui-shut-help")}</p>
  </section>`;
}
