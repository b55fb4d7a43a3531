// A table that its players, or whoever runs the house, have closed before the end: a sign says so, the way leads on.
import { html } from "../html.js";
import { t } from "../words.js";
import { Download, Rematch } from "./final.js";
import { ReplayLink } from "./share.js";
/** @import {TableSession} from "../session.js" */

/** @param {{session: TableSession, onTable: () => void}} props */
export function Closed({ session, onTable }) {
  const replay = (/** @type {Event} */ event) => {
    event.preventDefault();
    onTable();
    session.goTo(0);
  };
  return html`<section class="shut closed" aria-labelledby="closed-title">
    <h2 id="closed-title">${t("ui-closed-title")}</h2>
    <p role="status">${t("prompt-closed")}</p>
    ${session.table.value?.reason && html`<p class="closed-reason"><b>${t("ui-closed-by-house")}</b> ${session.table.value.reason}</p>`}
    <div class="row"><${Rematch} session=${session} /><button class="large" onClick=${onTable}>${t("ui-see-table")}</button>
      <a class="button large" href=${`/t/${session.id}?at=0`} onClick=${replay}>${t("ui-see-replay")}</a><${Download} session=${session} /><${ReplayLink} session=${session} /></div>
  </section>`;
}
