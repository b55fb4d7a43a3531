// The rules of a running game were revised: said once beside the question, besides its line in the log.
import { html } from "../html.js";
import { Icon } from "../parts.js";
import { t } from "../words.js";
/** @import {TableSession} from "../session.js" */

/** @param {{session: TableSession}} props */
export function Revised({ session }) {
  const line = session.moment.value === null ? session.revision.value : undefined;
  if (!line) return null;
  return html`<div class="revised" role="note">
    <p>${t(line.text)}</p>
    <button class="icon" aria-label=${t("ui-close")} title=${t("ui-close")} onClick=${() => session.readRevision()}><${Icon} name="close" /></button>
  </div>`;
}
