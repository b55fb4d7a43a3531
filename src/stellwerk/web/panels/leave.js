// Leaving: for now, with a bot in one's place, for good, to somebody else, or all together.
import { useState } from "preact/hooks";
import * as api from "../api.js";
import { html } from "../html.js";
import { Dialog, Icon } from "../parts.js";
import { t } from "../words.js";
import { ChooseBot } from "./level.js";
import { ask, Link } from "./share.js";
/** @import {TableSession} from "../session.js" */

/** Whether this viewer could stop playing here. @param {TableSession} session */
export const mayLeave = (session) => {
  const table = session.table.value;
  return !!table && session.mine.value.length > 0 && !table.over && !table.shut;
};

/** My seat goes to whoever gets the link. @param {{session: TableSession, seat: number}} props */
function PassOn({ session, seat }) {
  const link = session.table.value?.links?.[seat];
  if (!link) return html`<button onClick=${() => ask(api.newLink(session.id, seat))}><${Icon} name="share" /> ${t("ui-pass-on")}</button><p>${t("ui-pass-on-help")}</p>`;
  return html`<${Link} label=${t("ui-pass-on-link")} link=${link} seat=${seat} />
    <p>${t("ui-pass-on-waits")}</p>
    <button onClick=${() => ask(api.keepSeat(session.id, seat))}>${t("ui-keep-seat")}</button>`;
}

/** @param {{session: TableSession, onClose: () => void}} props */
export function Leave({ session, onClose }) {
  const [choosing, setChoosing] = useState(false);
  const table = session.table.value;
  const seat = session.seat.value ?? session.mine.value[0];
  if (!table || seat === undefined) return null;
  const people = table.seats.filter((one) => one.kind !== "bot" && one.taken);
  const elsewhere = people.filter((one) => !session.mine.value.includes(one.seat));
  const lent = table.seats[seat]?.lent;
  const send = (/** @type {"resign"|"close"} */ type) => () => {
    session.send({ type, seat });
    onClose();
  };
  const lend = (/** @type {string} */ bot) => {
    onClose();
    void ask(api.changeBot(table.id, seat, bot));
  };
  if (choosing) return html`<${ChooseBot} session=${session} title=${t("ui-lend-title")} help=${t("ui-lend-help")} now="" choose=${lend} onClose=${() => setChoosing(false)} />`;
  return html`<${Dialog} title=${t("ui-leave")} onClose=${onClose}>
    <ul class="leave">
      <li><a class="button" href="/"><${Icon} name="home" /> ${t("ui-home")}</a><p>${t("ui-leave-home")}</p></li>
      ${!lent && !table.lesson && html`<li><button onClick=${() => setChoosing(true)}><${Icon} name="bot" /> ${t("ui-lend")}</button><p>${t("ui-lend-help")}</p></li>`}
      ${!table.lesson && html`<li><${PassOn} session=${session} seat=${seat} /></li>`}
      ${people.length > 1 && !lent && html`<li><button onClick=${send("resign")}><${Icon} name="leave" /> ${t("ui-resign")}</button><p>${t("ui-resign-help")}</p></li>`}
      ${!lent && html`<li><button onClick=${send("close")}><${Icon} name="closed" /> ${t("ui-close-table")}</button>
        <p>${t(elsewhere.length ? "ui-close-table-help" : "ui-close-table-alone")}</p></li>`}
    </ul>
  <//>`;
}
