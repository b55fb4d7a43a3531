// My games: results by game and opponent, points over time, and how often I have won.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { html, written } from "./html.js";
import { points } from "./panels/record.js";
import { botName, day, ready, t, tell } from "./words.js";
/** @import {GameInfo, Opponent, PlayedGame} from "./types.js" */

const W = 320;
const H = 120;
const EDGE = { left: 40, right: 10, top: 10, bottom: 10 };
const LONGEST = 12; // opponents with bars of their own

/** Whom one plays against: a bot by its level, a person by name. @param {Opponent} one */
const opponentName = (one) => (one.bot ? botName(one.bot) : one.name || t("ui-history-nameless"));

/** @param {PlayedGame[]} played */
function byOpponent(played) {
  /** @type {Map<string, {bot: boolean, won: number, of: number}>} */
  const found = new Map();
  for (const one of played) {
    const names = new Map((one.opponents ?? []).map((other) => [opponentName(other), !!other.bot]));
    for (const [name, bot] of names) {
      const { won, of } = found.get(name) ?? { won: 0, of: 0 };
      found.set(name, { bot, won: won + Number(one.won), of: of + 1 });
    }
  }
  return [...found].sort(([, a], [, b]) => b.of - a.of).slice(0, LONGEST);
}

/** The points of one game over time, the last at the right. @param {{game: GameInfo, played: PlayedGame[]}} props */
function Points({ game, played }) {
  const row = [...played].reverse();
  const all = row.map((one) => one.points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (/** @type {number} */ i) => EDGE.left + ((i + 0.5) * (W - EDGE.left - EDGE.right)) / row.length;
  const y = (/** @type {number} */ n) => H - EDGE.bottom - ((n - low) * (H - EDGE.top - EDGE.bottom)) / (high - low);
  const title = tell(game.id, "game-title");
  const best = Math.max(...all);
  return html`<figure class="history-plot" data-game=${game.id}>
    <figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${t("ui-history-plot", { game: title, n: row.length, best: points(game, best) })}>
      ${[low, high].map((n) => html`<g key=${n}><line x1=${EDGE.left} x2=${W - EDGE.right} y1=${y(n)} y2=${y(n)} /><text x=${EDGE.left - 6} y=${y(n) + 4} text-anchor="end">${n}</text></g>`)}
      <polyline points=${row.map((one, i) => `${x(i)},${y(one.points)}`).join(" ")} />
      ${row.map((one, i) => html`<circle key=${one.table} class=${one.won ? "won" : "lost"} cx=${x(i)} cy=${y(one.points)} r=${one.won ? 5 : 3.5}><title>${`${day(one.ended)}: ${points(game, one.points)}`}</title></circle>`)}
    </svg>
  </figure>`;
}

/** How often I have won against whom. @param {{played: PlayedGame[]}} props */
function Shares({ played }) {
  const rows = byOpponent(played);
  if (!rows.length) return null;
  return html`<section class="card" aria-labelledby="shares"><h2 id="shares">${t("ui-history-shares")}</h2>
    <table class="record history-shares"><tbody>${rows.map(([name, { bot, won, of }]) => html`<tr key=${name}>
      <th scope="row">${name} ${bot && html`<span class="small">${t("ui-kind-bot")}</span>`}</th>
      <td><svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="100" height="12" /><rect class="won" width=${(100 * won) / of} height="12" /></svg></td>
      <td>${t("ui-history-won", { won, of })}</td></tr>`)}</tbody></table></section>`;
}

/** How long, in hours and minutes. @param {number} seconds */
function lasted(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return t("ui-history-lasted", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** @param {{games: GameInfo[], played: PlayedGame[]}} props */
function Results({ games, played }) {
  return html`<section class="card" aria-labelledby="results"><h2 id="results">${t("ui-history-results")}</h2>
    <ul class="history-list">${played.map((one) => {
      const game = games.find(({ id }) => id === one.game);
      if (!game) return null;
      return html`<li key=${one.table}><a href=${`/t/${one.table}`}>
        <span class="place">${one.place}.</span>
        <strong>${tell(game.id, "game-title")} · ${points(game, one.points)}</strong>
        <span class="small"><time datetime=${new Date(one.ended * 1000).toISOString()}>${day(one.ended)}</time> · ${lasted(one.seconds)}</span>
        <span class="small">${(one.opponents ?? []).map((other) => (other.bot ? `${other.name} (${botName(other.bot)})` : opponentName(other))).join(", ") || t("ui-history-alone")}</span>
      </a></li>`;
    })}</ul></section>`;
}

/** @param {{label: string, value: string, choices: [string, string][], onChange: (value: string) => void}} props */
function Filter({ label, value, choices, onChange }) {
  return html`<label class="field"><span>${label}</span><select value=${value} onChange=${(/** @type {Event} */ event) => onChange(written(event))}>
    <option value="">${t("ui-history-all")}</option>${choices.map(([id, name]) => html`<option key=${id} value=${id}>${name}</option>`)}</select></label>`;
}

export function HistoryPage() {
  const [found, setFound] = useState(/** @type {{games: GameInfo[], played: PlayedGame[]}|null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [game, setGame] = useState("");
  const [against, setAgainst] = useState("");
  useEffect(() => {
    const load = async () => {
      const [games, played] = await Promise.all([api.games(), api.history()]);
      await Promise.all(games.map((one) => ready(one.id)));
      setFound({ games, played });
    };
    load().catch(async (error) => setTrouble(await api.explained(error)));
  }, []);
  const all = found?.played ?? [];
  const played = all.filter((one) => (!game || one.game === game) && (!against || (one.opponents ?? []).some((other) => opponentName(other) === against)));
  const games = (found?.games ?? []).filter((one) => all.some((other) => other.game === one.id));
  const opponents = [...new Set(all.flatMap((one) => (one.opponents ?? []).map(opponentName)))].sort();
  return html`<main class="page history" id="main">
    <h1>${t("ui-history")}</h1>
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    ${!found && !trouble && html`<p role="status">${t("ui-loading")}</p>`}
    ${found && !all.length && html`<p>${t("ui-history-none")}</p>`}
    ${all.length > 0 && html`<div class="row">
      <${Filter} label=${t("ui-history-game")} value=${game} choices=${games.map((one) => [one.id, tell(one.id, "game-title")])} onChange=${setGame} />
      <${Filter} label=${t("ui-history-against")} value=${against} choices=${opponents.map((name) => [name, name])} onChange=${setAgainst} /></div>`}
    ${played.length > 0 && html`<section class="card" aria-labelledby="plots"><h2 id="plots">${t("ui-history-points")}</h2>
      <div class="history-plots">${games.filter((one) => played.some((other) => other.game === one.id)).map((one) => html`<${Points} key=${one.id} game=${one} played=${played.filter((other) => other.game === one.id)} />`)}</div>
      <p class="small">${t("ui-history-legend")}</p></section>
      <${Shares} played=${played} /><${Results} games=${found?.games ?? []} played=${played} />`}
    <p><a class="button" href="/">${t("ui-home")}</a></p>
  </main>`;
}
