// The front page: games to play, my tables.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { AboutGame, roundName, variantName } from "./about.js";
import * as api from "./api.js";
import { aboutBot, BotChoice, BotFace, botNames, usualBot } from "./bots.js";
import { Cover } from "./cover.js";
import { Emblem } from "./emblem.js";
import { html } from "./html.js";
import { combinationName, points } from "./panels/record.js";
import { News } from "./news.js";
import { Notices } from "./panels/notices.js";
import { OwnLink } from "./panels/own_link.js";
import { news } from "./notifying.js";
import { Icon, IconButton } from "./parts.js";
import { RoomCard } from "./room.js";
import { go } from "./route.js";
import { notice, setSettings, settings } from "./store.js";
import { firstDue, SeatClock, urgency } from "./time_limit.js";
import { ready, t, tell, when } from "./words.js";
/** @import {GameInfo, SeatWish, SoloRecord, TableInfo} from "./types.js" */

const games = signal(/** @type {GameInfo[]|null} */ (null));
const tables = signal(/** @type {TableInfo[]} */ ([]));
const records = signal(/** @type {SoloRecord[]} */ ([]));
const trouble = signal("");
const opening = signal("");
const carrying = signal(false); // to another browser
const choosing = signal(false); // what I am told elsewhere
const removed = signal(/** @type {string[]} */ ([])); // tables taken off the list since it was loaded

/** @param {TableInfo} table */
const goesOn = (table) => !table.over && !table.shut;

/** @param {TableInfo} table */
const isDue = (table) => goesOn(table) && dueSeats(table).length > 0;

/** Seats of mine that are asked, and that no bot plays. @param {TableInfo} table */
const dueSeats = (table) => table.waiting.filter((seat) => (table.mine ?? []).includes(seat) && !table.seats[seat].lent);

/** Those that wait for me first, of these the one whose time is up first; then those that moved last. @param {TableInfo} a @param {TableInfo} b */
function byUrgency(a, b) {
  const wait = Number(goesOn(b)) - Number(goesOn(a)) || Number(isDue(b)) - Number(isDue(a));
  if (wait) return wait;
  const [mine, yours] = [a, b].map((table) => (isDue(table) ? urgency(table, dueSeats(table)) : Infinity));
  return mine < yours ? -1 : mine > yours ? 1 : b.moved - a.moved;
}

/** Whose clock the list shows: mine, or of those who are waited for the first. @param {{table: TableInfo}} props */
function DueClock({ table }) {
  const seat = goesOn(table) && firstDue(table, isDue(table) ? dueSeats(table) : table.waiting);
  return seat && html`<${SeatClock} table=${table} seat=${seat} />`;
}

async function load() {
  try {
    const [all, mine, best] = await Promise.all([api.games(), api.tables(), api.record()]);
    await Promise.all(all.map((game) => ready(game.id)));
    all.forEach((game) => api.dress(game.id));
    games.value = all;
    records.value = best;
    removed.value = [];
    tables.value = mine.sort(byUrgency);
    trouble.value = "";
  } catch (error) {
    trouble.value = api.inWords(error);
  }
}

/** One click: a table with me and bots. @param {GameInfo} game @param {number} players */
async function playBots(game, players) {
  if (opening.value) return;
  opening.value = game.id;
  const me = { kind: /** @type {const} */ ("me"), name: settings.value.name || t("ui-default-name") };
  const bots = botNames(players - 1).map((name) => ({ kind: /** @type {const} */ ("bot"), name, bot: usualBot(game) }));
  try {
    const table = await api.open({ game: game.id, seats: /** @type {SeatWish[]} */ ([me, ...bots]) });
    go(`/t/${table.id}`);
  } catch (error) {
    notice(api.inWords(error), { bad: true });
  } finally {
    opening.value = "";
  }
}

/** How well it went alone so far. @param {{game: GameInfo}} props */
function Alone({ game }) {
  const mine = records.value.filter((one) => one.game === game.id).sort((a, b) => b.best[0].total - a.best[0].total)[0];
  return mine && html`<p class="small">${t("ui-record-lobby", { points: points(game, mine.best[0].total), name: combinationName(game, mine.options) })}</p>`;
}

const wanted = signal(/** @type {Record<string, number>} */ ({}));

/** @param {{game: GameInfo}} props */
function Card({ game }) {
  const say = (/** @type {string} */ id, /** @type {Record<string, unknown>} */ args = {}) => tell(game.id, id, args);
  const players = wanted.value[game.id] ?? Math.min(Math.max(3, game.fewest), game.most);
  const set = (/** @type {number} */ n) => (wanted.value = { ...wanted.value, [game.id]: n });
  const title = say("game-title");
  return html`<article class="card poster" data-game=${game.id} aria-labelledby=${`title-${game.id}`}>
    <${Cover} game=${game.id} />
    <div class="poster-body">
      <h2 class="poster-title" id=${`title-${game.id}`}>${title}</h2>
      <p class="tagline">${say("game-tagline")}</p>
      <${AboutGame} game=${game} />
      <div class="seats-row">
        <span id=${`players-${game.id}`}>${t("ui-players-count", { n: players })}</span>
        <span class="stepper" role="group" aria-labelledby=${`players-${game.id}`}>
          <button aria-label=${t("ui-fewer")} title=${t("ui-fewer")} disabled=${players <= Math.max(2, game.fewest)} onClick=${() => set(players - 1)}>−</button>
          <button aria-label=${t("ui-more-players")} title=${t("ui-more-players")} disabled=${players >= game.most} onClick=${() => set(players + 1)}>+</button>
        </span>
      </div>
      <div class="level-row"><${BotFace} bot=${usualBot(game)} />
        <${BotChoice} game=${game} bot=${usualBot(game)} label=${html`${t("ui-bot-level")}<span class="hidden">: ${title}</span>`} change=${(/** @type {string} */ bot) => setSettings({ bot })} />
        <p class="small">${aboutBot(usualBot(game))}</p></div>
      <button class="primary large" disabled=${opening.value !== ""} onClick=${() => playBots(game, players)}
        aria-label=${`${t("ui-play-bots")}: ${title}`}>${t("ui-play-bots")}</button>
      <div class="poster-links">
        <a class="button" href=${`/new/${game.id}`} aria-label=${`${t("ui-open-table")}: ${title}`}>${t("ui-open-table")}</a>
        ${game.fewest === 1 && html`<a class="button" href=${`/new/${game.id}?players=1`} aria-label=${`${t("ui-play-alone")}: ${title}`}>${t("ui-play-alone")}</a>`}
        ${(game.lessons ?? []).length > 0 && html`<a class="button quiet" href=${`/learn/${game.id}`} aria-label=${`${t("ui-lessons")}: ${title}`}>${t("ui-lessons")}</a>`}
        <a class="button quiet" href=${`/rules/${game.id}`} aria-label=${`${t("ui-rules")}: ${title}`}>${t("ui-rules")}</a>
      </div>
      ${game.fewest === 1 && html`<${Alone} game=${game} />`}
    </div>
  </article>`;
}

/** @param {TableInfo} table */
function stateOf(table) {
  if (table.imported) return t("ui-imported");
  if (table.closed) return t("ui-table-closed");
  if (table.over) return t("ui-table-over");
  if (table.shut) return t("ui-table-shut");
  if (isDue(table)) return t("ui-table-your-turn");
  return table.mine?.length ? t("ui-table-running") : t("ui-table-watching");
}

/** Off the list, or back on it; the table itself stays. @param {TableInfo} table @param {boolean} listed */
async function list({ id }, listed) {
  try {
    await api.list(id, listed);
    removed.value = listed ? removed.value.filter((one) => one !== id) : [...removed.value, id];
  } catch (error) {
    notice(api.inWords(error), { bad: true });
  }
}

/** Where the game is: round and variant. @param {TableInfo} table */
function whereOf(table) {
  const game = games.value?.find((one) => one.id === table.game);
  const parts = [table.round ? roundName(table) : "", game ? variantName(game, table.options) : ""];
  return parts.filter(Boolean).join(" · ");
}

/** Who holds a seat, where the name does not say it. @param {import("./types.js").SeatInfo} seat */
function seatNote(seat) {
  if (seat.program) return t("ui-program", { program: seat.program });
  if (seat.kind === "link" && !seat.taken) return t("ui-free-seat");
  if (seat.offered) return t("ui-offered");
  return seat.lent ? t("ui-kind-bot") : seat.passed ? t("ui-passed") : "";
}

/** @param {{table: TableInfo}} props */
function Departure({ table }) {
  const title = tell(table.game, "game-title");
  if (removed.value.includes(table.id)) {
    return html`<li class="departure removed"><span>${t("ui-table-removed", { game: title })}</span><button onClick=${() => list(table, true)}>${t("ui-table-restore")}</button></li>`;
  }
  return html`<li class=${isDue(table) ? "departure due" : "departure"} data-game=${table.game}>
    <a href=${`/t/${table.id}`}>
      <time>${when(table.moved)}</time>
      <strong>${title}<span class="where">${whereOf(table)}</span></strong>
      <span class="who">${table.seats.map(
        (seat) => html`<span class="chip" key=${seat.seat}><${Emblem} seat=${seat.seat} />${seat.name || (seat.gone ? t("ui-somebody") : t("ui-seat", { n: seat.seat + 1 }))}${seatNote(seat) && html` <small>${seatNote(seat)}</small>`}</span>`,
      )}</span>
      <span class="state">${stateOf(table)}</span>
      ${table.limit && html`<${DueClock} table=${table} />`}
    </a>
    <${IconButton} icon="close" label=${t("ui-table-remove", { game: title })} onClick=${() => list(table, false)} />
  </li>`;
}

/** A game from a file, to look through. @param {Event} event */
async function bring(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  try {
    const saved = JSON.parse(await file.text());
    go(`/t/${(await api.importGame(saved)).id}`);
  } catch (error) {
    notice(error instanceof SyntaxError ? { m: "ui-import-no-json" } : await api.explained(error), { bad: true });
  }
  input.value = "";
}

export function Lobby() {
  useEffect(() => void load(), [news.value]);
  const name = (/** @type {Event} */ event) => setSettings({ name: /** @type {HTMLInputElement} */ (event.target).value.slice(0, 24) });
  return html`<main class="lobby" id="main">
    <section class="hero">
      <h1 class="enamel">Stellwerk</h1>
      <p class="lead">${t("ui-lead")}</p>
      <label class="field"><span>${t("ui-your-name")}</span>
        <input type="text" maxlength="24" autocomplete="nickname" value=${settings.value.name} placeholder=${t("ui-default-name")} onInput=${name} /></label>
    </section>
    <${RoomCard} />
    ${trouble.value && html`<p class="banner bad" role="alert">${trouble.value} <button onClick=${load}>${t("ui-try-again")}</button></p>`}
    <section class="games" aria-labelledby="games">
      <h2 class="hidden" id="games">${t("ui-games")}</h2>
      ${games.value === null && !trouble.value && html`<p class="waiting" role="status">${t("ui-loading")}</p>`}
      <div class="posters">${(games.value ?? []).map((game) => html`<${Card} key=${game.id} game=${game} />`)}</div>
    </section>
    ${tables.value.length > 0 && html`<section class="departures" aria-labelledby="my-tables">
      <div class="departures-head"><h2 id="my-tables">${t("ui-my-tables")}</h2><a class="button quiet" href="/games"><${Icon} name="score" /> ${t("ui-history")}</a><button class="quiet" onClick=${() => (choosing.value = true)}><${Icon} name="bell" /> ${t("ui-notices")}</button><button class="quiet" onClick=${() => (carrying.value = true)}><${Icon} name="share" /> ${t("ui-own-link-short")}</button></div>
      <ul>${tables.value.map((table) => html`<${Departure} key=${table.id} table=${table} />`)}</ul>
    </section>`}
    <section class="import"><label class="field"><span>${t("ui-import")}</span><input type="file" accept=".json,application/json" onChange=${bring} /></label></section>
    <${News} />
    ${carrying.value && html`<${OwnLink} onClose=${() => (carrying.value = false)} />`}
    ${choosing.value && html`<${Notices} onClose=${() => (choosing.value = false)} />`}
    <footer class="small"><p><${Icon} name="eye" /> ${t("ui-join-hint")}</p><p>${t("ui-notice")}</p></footer>
  </main>`;
}
