// A bot plays on for me: who, and the way back to my seat.
import * as api from "../api.js";
import { BotFace } from "../bots.js";
import { html } from "../html.js";
import { botName, t } from "../words.js";
import { ask } from "./share.js";
/** @import {TableSession} from "../session.js" */

/** @param {{session: TableSession}} props */
export function Lent({ session }) {
  const table = session.table.value;
  const seat = session.lent.value;
  if (!table || seat === null) return null;
  const bot = table.seats[seat]?.bot ?? "";
  return html`<div class="banner lent" role="status">
    <${BotFace} bot=${bot} /><p class="grow">${t("ui-lent-to", { bot: botName(bot) })}</p>
    <button class="primary" onClick=${() => ask(api.takeBack(table.id, seat))}>${t("ui-seat-back")}</button>
  </div>`;
}
