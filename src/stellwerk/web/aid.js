// The player aid of a game: one page to look at beside the table, or to print.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { html } from "./html.js";
import { Markdown } from "./markdown.js";
import { rulePlace } from "./parts.js";
import { useSymbols } from "./symbols.js";
import { lang, speak, t } from "./words.js";
/** @import {RulesInfo} from "./types.js" */

/** @param {{game: string}} props */
export function Aid({ game }) {
  const [rules, setRules] = useState(/** @type {RulesInfo|null} */ (null));
  const drawn = useSymbols(game);
  useEffect(() => void api.rules(game).then(setRules, () => {}), [game]);
  if (!rules || !drawn) return html`<p role="status">${t("ui-loading")}</p>`;
  return html`<div class="aid"><${Markdown} text=${lang.value === "de" ? rules.aid_de : rules.aid_en} /></div>`;
}

/** @param {{id: string}} props */
export function AidPage({ id }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    rulePlace.game = id;
    rulePlace.show = null;
    api.dress(id);
    speak(id).then(() => setReady(true), () => {});
    return () => void speak("");
  }, [id]);
  return html`<main class="page aid-page" id="main" data-game=${id}>
    <h1>${ready ? t("ui-aid-of", { game: { m: "game-title" } }) : t("ui-aid")}</h1>
    <div class="row"><button class="primary" onClick=${() => print()}>${t("ui-aid-print")}</button>
      <a class="button quiet" href=${`/rules/${id}`}>${t("ui-rules")}</a></div>
    ${ready && html`<section class="card"><${Aid} game=${id} /></section>`}
  </main>`;
}
