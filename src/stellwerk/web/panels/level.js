// A bot for a seat: another way of playing in the middle of the game, or one that stands in for a person.
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.js";
import { AboutBot, BotFace, levelsFirst } from "../bots.js";
import { html } from "../html.js";
import { Dialog } from "../parts.js";
import { notice } from "../store.js";
import { botName, seatName, t } from "../words.js";
/** @import {GameInfo, SeatInfo} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** Whether this viewer may say how a seat is played: whoever opened the table, while it goes on. @param {TableSession} session @param {SeatInfo|undefined} info */
export function mayChange(session, info) {
  const table = session.table.value;
  return !!table && !!table.host && !table.over && !table.shut && !table.lesson && info?.kind === "bot" && !info.lent;
}

/** The ways of playing as cards. @param {{game: GameInfo, now: string, choose: (bot: string) => void}} props */
function Cards({ game, now, choose }) {
  const { levels, others } = levelsFirst(game);
  const list = (/** @type {string[]} */ bots) => html`<ul class="bot-cards">${bots.map(
    (bot) => html`<li key=${bot}><button class="bot-card" aria-pressed=${bot === now} onClick=${() => choose(bot)}>
      <${BotFace} bot=${bot} /><b>${botName(bot)}${bot === now && html` <span class="tag">${t("ui-bot-now")}</span>`}</b><${AboutBot} bot=${bot} game=${game} />
    </button></li>`,
  )}</ul>`;
  return html`${list(levels)}${others.length > 0 && html`<h3 class="bot-others">${t("ui-bot-others")}</h3>${list(others)}`}`;
}

/** @param {{session: TableSession, title: string, help: string, now: string, choose: (bot: string) => void, onClose: () => void}} props */
export function ChooseBot({ session, title, help, now, choose, onClose }) {
  const [game, setGame] = useState(/** @type {GameInfo|undefined} */ (undefined));
  const id = session.table.value?.game;
  useEffect(() => {
    const failed = (/** @type {unknown} */ error) => {
      notice(api.inWords(error), { bad: true });
      onClose();
    };
    api.games().then((all) => setGame(all.find((one) => one.id === id)), failed);
  }, [id]);
  return html`<${Dialog} title=${title} onClose=${onClose}>
    ${game ? html`<p class="small">${help}</p><${Cards} game=${game} now=${now} choose=${choose} />` : html`<p role="status">${t("ui-loading")}</p>`}
  <//>`;
}

/** @param {{session: TableSession, seat: number, onClose: () => void}} props */
export function ChangeBot({ session, seat, onClose }) {
  const table = session.table.value;
  if (!table) return null;
  const now = table.seats[seat]?.bot ?? "";
  const choose = async (/** @type {string} */ bot) => {
    onClose();
    if (bot === now) return;
    try {
      await api.changeBot(table.id, seat, bot);
    } catch (error) {
      notice(api.inWords(error), { bad: true });
    }
  };
  return html`<${ChooseBot} session=${session} title=${t("ui-change-bot-title", { name: seatName(seat) })} help=${t("ui-change-bot-help")} now=${now} choose=${choose} onClose=${onClose} />`;
}
