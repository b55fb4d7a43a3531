// Coming in by a link: it says who invites to what; say your name and sit down, or watch. No account.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { AboutGame, roundName, variantName } from "./about.js";
import * as api from "./api.js";
import { Cover } from "./cover.js";
import { Emblem } from "./emblem.js";
import { html, written } from "./html.js";
import { rewrite } from "./route.js";
import { setSettings, settings } from "./store.js";
import { limitName } from "./time_limit.js";
import { botName, ready, t, tell } from "./words.js";
/** @import {GameInfo, Invitation, SeatInfo, TableInfo} from "./types.js" */

/** @typedef {{game: GameInfo, invitation: Invitation}} Invited */

/** @param {string} id @param {string} token @returns {Promise<Invited>} */
async function read(id, token) {
  const [games, invitation] = await Promise.all([api.games(), api.invitation(id, token)]);
  const game = games.find((one) => one.id === invitation.table.game);
  if (!game) throw new Error(invitation.table.game);
  await ready(game.id);
  api.dress(game.id);
  return { game, invitation };
}

/** @param {SeatInfo} seat @param {number|null} mine */
function stateOf(seat, mine) {
  if (seat.seat === mine) return t("ui-your-seat");
  if (seat.offered) return t("ui-offered");
  if (seat.kind === "bot") return `${t("ui-kind-bot")} · ${botName(seat.bot ?? "")}`;
  if (seat.program) return t("ui-program", { program: seat.program });
  return t(!seat.taken ? "ui-free-seat" : seat.online ? "ui-here" : "ui-away");
}

/** @param {TableInfo} table */
function standOf(table) {
  if (table.over) return t(table.closed ? "ui-table-closed" : "ui-table-over");
  if (table.version === 0) return t("ui-not-begun");
  return table.round ? roundName(table) : t("ui-table-running");
}

/** @param {{invited: Invited}} props */
function Table({ invited: { game, invitation } }) {
  const { table, seat: mine, host } = invitation;
  const title = tell(game.id, "game-title");
  return html`<${Cover} game=${game.id} />
    <h1>${t(mine === null ? "ui-invited-watch" : "ui-invited", { host: host || t("ui-somebody"), game: title })}</h1>
    <p>${tell(game.id, "game-tagline")}</p>
    <${AboutGame} game=${game} />
    <dl class="invitation">
      <div><dt>${t("ui-players")}</dt><dd><ul>${table.seats.map((seat) => html`<li key=${seat.seat} class=${seat.seat === mine ? "mine" : ""}>
        <${Emblem} seat=${seat.seat} /><b>${seat.name || t("ui-seat", { n: seat.seat + 1 })}</b> <span class="small">${stateOf(seat, mine)}</span></li>`)}</ul></dd></div>
      <div><dt>${t("ui-variant")}</dt><dd>${variantName(game, table.options)}</dd></div>
      ${table.limit && html`<div><dt>${t("ui-limit")}</dt><dd>${limitName(table.limit)}</dd></div>`}
      <div><dt>${t("ui-hints")}</dt><dd>${t(`ui-hints-${table.hints ?? "told"}`)}</dd></div>
      <div><dt>${t("ui-state")}</dt><dd>${standOf(table)}</dd></div>
    </dl>
    <p><a class="button" href=${`/rules/${game.id}`} target="_blank">${t("ui-read-rules", { game: title })}</a></p>`;
}

/** The secret is taken out of the address at once. @param {{id: string, token: string, onJoined: () => void}} props */
export function JoinPage({ id, token, onJoined }) {
  const [trouble, setTrouble] = useState("");
  const [invited, setInvited] = useState(/** @type {Invited|null} */ (null));
  const [name, setName] = useState(settings.value.name);
  useLayoutEffect(() => rewrite(`/t/${id}`), [id]);
  const fail = async (/** @type {unknown} */ error) => {
    const mine = await api.table(id).then((table) => table.mine ?? [], () => []);
    if (mine.length) onJoined(); // whoever sits there already comes back by the old link
    else setTrouble(await api.explained(error));
  };
  useEffect(() => void read(id, token).then(setInvited, fail), [id, token]);
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setSettings({ name });
    try {
      await api.join(id, { token, name: name.trim() || (watch ? "" : t("ui-default-name")) });
      onJoined();
    } catch (error) {
      setTrouble(await api.explained(error));
    }
  };
  const watch = invited?.invitation.seat === null;
  return html`<main class="page slim" id="main" data-game=${invited?.game.id}><form class="card stack invited" onSubmit=${join}>
    ${invited ? html`<${Table} invited=${invited} />` : !trouble && html`<p role="status">${t("ui-loading")}</p>`}
    ${invited && html`<p>${t(watch ? "ui-invited-watch-help" : "ui-invited-help")}</p>
    <label class="field"><span>${t(watch ? "ui-your-name-if" : "ui-your-name")}</span>
      <input type="text" maxlength="24" autocomplete="nickname" autofocus value=${name} placeholder=${t(watch ? "ui-spectator" : "ui-default-name")}
        onInput=${(/** @type {Event} */ event) => setName(written(event))} /></label>`}
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    ${trouble && !invited && html`<p><a class="button" href="/">${t("ui-home")}</a></p>`}
    ${invited && html`<button class="primary large">${t(watch ? "ui-watch" : "ui-sit-down")}</button>`}
  </form></main>`;
}
