// Leaving: for now, for good with a program in one's seat, or all together.
import { html } from "../html.js";
import { Dialog, Icon } from "../parts.js";
import { t } from "../words.js";
/** @import {TableSession} from "../session.js" */

/** Whether this viewer could stop playing here. @param {TableSession} session */
export const mayLeave = (session) => {
  const table = session.table.value;
  return !!table && session.mine.value.length > 0 && !table.over && !table.shut;
};

/** @param {{session: TableSession, onClose: () => void}} props */
export function Leave({ session, onClose }) {
  const table = session.table.value;
  const seat = session.seat.value ?? session.mine.value[0];
  if (!table || seat === undefined) return null;
  const people = table.seats.filter((one) => one.kind !== "bot" && one.taken);
  const elsewhere = people.filter((one) => !session.mine.value.includes(one.seat));
  const send = (/** @type {"resign"|"close"} */ type) => () => {
    session.send({ type, seat });
    onClose();
  };
  return html`<${Dialog} title=${t("ui-leave")} onClose=${onClose}>
    <ul class="leave">
      <li><a class="button" href="/"><${Icon} name="home" /> ${t("ui-home")}</a><p>${t("ui-leave-home")}</p></li>
      ${people.length > 1 && html`<li><button onClick=${send("resign")}><${Icon} name="bot" /> ${t("ui-resign")}</button><p>${t("ui-resign-help")}</p></li>`}
      <li><button onClick=${send("close")}><${Icon} name="closed" /> ${t("ui-close-table")}</button>
        <p>${t(elsewhere.length ? "ui-close-table-help" : "ui-close-table-alone")}</p></li>
    </ul>
  <//>`;
}
