// Bots as people meet them: a face, a name, a sentence, a rating.
import { html } from "./html.js";
import { Icon } from "./parts.js";
import { settings } from "./store.js";
import { botName, known, t } from "./words.js";
/** @import {ComponentChildren} from "preact" */
/** @import {GameInfo} from "./types.js" */

const HEAD = "M12 7.2a7 7 0 1 0 .01 0z";

/** Whoever is better dressed plays better. Every face has its own hat, eyes and mouth, so that colour tells nothing alone. */
const FACES = /** @type {Record<string, {hat: string, trim: string, mark: string}>} */ ({
  apprentice: {
    hat: "M4.3 9.2C4.3 4.4 8.4 2 13 2.6c4 .5 6.6 3 6.6 6.2l-6-1.1z",
    trim: "M3 10.2c2-1.7 5-2.4 9-1.6",
    mark: "M9.3 13.2v.01M14.7 13.2v.01M7.7 16v.01M16.3 16v.01M10.6 17.4a1.9 1.9 0 0 0 2.8 0",
  },
  fireman: {
    hat: "M4.6 9.6C4.2 5 7.6 3.4 9.4 1.2c.3 1.5 1.2 2.2 2 2.9C12.6 3 12.8 2 12.6.6c3.4 1.6 7.2 4.6 6.8 9z",
    trim: "M4.6 9.6h14.8",
    mark: "M8.6 13.4l1.8.5M15.4 13.4l-1.8.5M9 17.6h6M15.8 15.6l1.4-1",
  },
  driver: {
    hat: "M5 8.4L6 3h12l1 5.4z",
    trim: "M3.4 10.1c2.2-1.5 5-2 8.6-2s6.4.5 8.6 2",
    mark: "M8.9 11.6a2.1 2.1 0 1 0 .01 0zM15.1 11.6a2.1 2.1 0 1 0 .01 0zM11 13.6h2M9.8 18.2a3.4 3.4 0 0 0 4.4 0",
  },
  "station-master": {
    hat: "M5.6 8.4L4.6 2.4h14.8l-1 6z",
    trim: "M3.6 10c2.2-1.4 5-1.9 8.4-1.9s6.2.5 8.4 1.9M12 3.9a1.4 1.4 0 1 0 .01 0z",
    mark: "M9.2 13v.01M14.8 13v.01M12 15.6c-1.4 1.5-3.2 1.7-5 .8M12 15.6c1.4 1.5 3.2 1.7 5 .8",
  },
  "signal-master": {
    hat: "M5.2 8.6C5.2 3.6 8 1.6 12 1.6s6.8 2 6.8 7z",
    trim: "M4 9.6h16M9 6.6l3-2.6 3 2.6",
    mark: "M7.2 12.2h3.6v2.6H7.2zM13.2 12.2h3.6v2.6h-3.6zM10.8 13h2.4M7 17.2c1.2 3 3 4.2 5 4.2s3.8-1.2 5-4.2c-2.4 1-7.6 1-10 0z",
  },
});

const DICE = "M4 4h16v16H4zM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01";

/** @param {{bot: string}} props */
export function BotFace({ bot }) {
  const face = FACES[bot];
  if (face)
    return html`<svg class=${`bot-face face-${bot}`} viewBox="0 0 24 24" aria-hidden="true">
      <path class="head" d=${HEAD} /><path class="mark" d=${face.mark} /><path class="hat" d=${face.hat} /><path class="trim" d=${face.trim} /></svg>`;
  if (bot === "random") return html`<svg class="bot-face" viewBox="0 0 24 24" aria-hidden="true"><path class="head" d=${DICE} /></svg>`;
  return html`<${Icon} name="bot" />`;
}

/** @param {string} bot */
export const aboutBot = (bot) => (known(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : "");

/** What is known of a bot: a sentence, and how strong it is in this game. @param {{bot: string, game: GameInfo|undefined}} props */
export function AboutBot({ bot, game }) {
  const elo = game?.ratings?.[bot];
  return html`<span class="about-bot">${aboutBot(bot)}${elo !== undefined && html` <span class="tag quiet" title=${t("ui-bot-rating-help")}>${t("ui-bot-rating", { elo })}</span>`}</span>`;
}

/** The levels from weak to strong, and what has no level. @param {GameInfo} game */
export const levelsFirst = ({ bots }) => ({ levels: bots.filter((bot) => bot in FACES), others: bots.filter((bot) => !(bot in FACES)) });

/** Choose a way of playing. @param {{game: GameInfo, bot: string, label: ComponentChildren, change: (bot: string) => void}} props */
export function BotChoice({ game, bot, label, change }) {
  const { levels, others } = levelsFirst(game);
  const chosen = (/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value);
  const option = (/** @type {string} */ one) => html`<option key=${one} value=${one} selected=${one === bot}>${botName(one)}</option>`;
  return html`<label class="field"><span>${label}</span>
    <select value=${bot} title=${aboutBot(bot)} onChange=${chosen}>
      ${levels.map(option)}${others.length > 0 && html`<optgroup label=${t("ui-bot-others")}>${others.map(option)}</optgroup>`}
    </select></label>`;
}

/** Names for bots, from the words. @param {number} count */
export function botNames(count) {
  return t("ui-bot-names").split(",").map((name) => name.trim()).slice(0, count);
}

/** The way of playing that was chosen last; at first one that is no hurdle. @param {GameInfo} game */
export const usualBot = (game) => [settings.value.bot, "fireman", ...game.bots].find((bot) => game.bots.includes(bot)) ?? "";
