// Whoever sits down at a game for the first time: what it is about, how points are made, and the way to its lessons.
import { signal } from "@preact/signals";
import { Cover } from "../cover.js";
import { html } from "../html.js";
import { Dialog } from "../parts.js";
import { known, t } from "../words.js";
/** @import {TableSession} from "../session.js" */

const KEY = "stellwerk-met";
const EVERY_GAME = "*";

/** Games that this browser's owner has been introduced to. @returns {string[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

const met = signal(kept());

/** @param {string} game */
function meet(game) {
  met.value = [...met.value, game];
  try {
    localStorage.setItem(KEY, JSON.stringify(met.value));
  } catch {
    // not kept
  }
}

/** @param {string} game */
export const hasMet = (game) => met.peek().includes(game) || met.peek().includes(EVERY_GAME);

/** Messages `intro-points-1`, `intro-points-2` and so on, as many as there are. */
function sources() {
  const out = [];
  for (let n = 1; known(`intro-points-${n}`); n++) out.push(t(`intro-points-${n}`));
  return out;
}

/** @param {{session: TableSession}} props */
export function Welcome({ session }) {
  const table = session.table.value;
  if (!table || !session.mine.value.length || table.lesson || table.over || table.shut || !known("intro-aim")) return null;
  const { game } = table;
  if (met.value.includes(game) || met.value.includes(EVERY_GAME)) return null;
  const close = () => meet(game);
  return html`<${Dialog} title=${t("game-title")} onClose=${close} kind="welcome">
    <${Cover} game=${game} />
    <p>${t("intro-aim")}</p>
    <h3>${t(known("intro-points") ? "intro-points" : "ui-intro-points")}</h3>
    <ul>${sources().map((one, i) => html`<li key=${i}>${one}</li>`)}</ul>
    <div class="welcome-ways">
      <button class="primary large" onClick=${close}>${t("ui-intro-play")}</button>
      <a class="button large" href=${`/learn/${game}`} onClick=${close}>${t("ui-lessons")}</a>
      <a class="button quiet large" href=${`/rules/${game}`} onClick=${close}>${t("ui-rules")}</a>
    </div>
    <p class="small">${t("ui-intro-about")}</p>
  <//>`;
}
