// A game or a table at a glance: players, time, weight, and what is not as usual.
import { html } from "./html.js";
import { choiceName } from "./panels/record.js";
import { Icon } from "./parts.js";
import { known, t, tell } from "./words.js";
/** @import {GameInfo, TableInfo} from "./types.js" */

const HEAVIEST = 4;

/** @param {GameInfo} game */
function playersOf({ fewest, most }) {
  return fewest === most ? String(most) : `${fewest}–${most}`;
}

/** Weight as filled dots, said in words. @param {{weight: number}} props */
function Weight({ weight }) {
  const name = `${t("ui-weight")}: ${t(`ui-weight-${weight}`)}`;
  return html`<li title=${name}><span class="dots" aria-hidden="true">${Array.from({ length: HEAVIEST }, (_, i) => html`<i key=${i} class=${i < weight ? "on" : ""}></i>`)}</span>
    <span class="hidden">${t("ui-weight")}: </span>${t(`ui-weight-${weight}`)}</li>`;
}

/** @param {{game: GameInfo}} props */
export function AboutGame({ game }) {
  const { minutes, weight = 0 } = game;
  return html`<ul class="measures">
    <li title=${t("ui-players-range", { range: playersOf(game) })}><${Icon} name="players" /><span class="hidden">${t("ui-players")}: </span>${playersOf(game)}</li>
    ${minutes && html`<li title=${t("ui-playing-time")}><${Icon} name="clock" /><span class="hidden">${t("ui-playing-time")}: </span>${t("ui-minutes", { range: minutes.join("–") })}</li>`}
    ${weight > 0 && html`<${Weight} weight=${weight} />`}
  </ul>`;
}

/** @param {TableInfo} table */
export function roundName({ game, round = 0 }) {
  return known("table-round", game) ? tell(game, "table-round", { n: round }) : t("ui-in-round", { n: round });
}

/** How a table is played, where that is not as usual: "Germany + Coal, 2 questions decided otherwise". @param {GameInfo} game @param {TableInfo["options"]} options */
export function variantName(game, options) {
  const other = game.options.filter((option) => option.id in options && options[option.id] !== option.default);
  const names = other.filter((option) => option.kind !== "ruling").map((option) => choiceName(game, option, options[option.id]));
  const n = other.filter((option) => option.kind === "ruling").length;
  if (n) names.push(tell(game.id, "ui-rulings-other", { n }));
  return names.join(" · ") || tell(game.id, "ui-plain", {});
}
