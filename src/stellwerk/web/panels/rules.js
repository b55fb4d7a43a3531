// The rules in the app: the short page, and the full ledger by chapter.
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api.js";
import { html } from "../html.js";
import { Aid } from "../aid.js";
import { Markdown } from "../markdown.js";
import { useSymbols } from "../symbols.js";
import { lang, t } from "../words.js";
/** @import {RuleInfo, RulesInfo} from "../types.js" */

/** @param {string} text @param {string} query */
const holds = (text, query) => text.toLocaleLowerCase().includes(query);

/** @param {{rule: RuleInfo, wanted: boolean, own: boolean}} props */
function Rule({ rule, wanted, own }) {
  const line = useRef(/** @type {HTMLLIElement|null} */ (null));
  useEffect(() => {
    if (!wanted) return;
    line.current?.scrollIntoView({ block: "center" });
    line.current?.focus({ preventScroll: true });
  }, [wanted]);
  const [text, source] = lang.value === "de" ? [rule.de, rule.source] : [rule.en, rule.source_en];
  return html`<li id=${own ? rule.id : `rule-${rule.id}`} ref=${line} tabindex="-1" class=${wanted ? "rule wanted" : "rule"}>
    <span class="rule-id">${rule.id}</span> <span>${text}</span> <span class="small source">${source}</span></li>`;
}

/** @param {{rules: RulesInfo, wanted: string, query: string, own: boolean}} props */
function Ledger({ rules, wanted, query, own }) {
  const german = lang.value === "de";
  const match = rules.rules.filter((rule) => !query || holds(`${rule.id} ${german ? `${rule.source} ${rule.de}` : `${rule.source_en} ${rule.en}`}`, query));
  const chapters = rules.chapters.filter(([id]) => match.some((rule) => rule.chapter === id));
  if (!match.length) return html`<p>${t("ui-nothing-found")}</p>`;
  return html`${chapters.map(
    ([id, de, en]) => html`<section key=${id}><h3>${german ? de : en}</h3><ul class="ledger">${match
      .filter((rule) => rule.chapter === id)
      .map((rule) => html`<${Rule} key=${rule.id} rule=${rule} wanted=${rule.id === wanted} own=${own} />`)}</ul></section>`,
  )}`;
}

/** @param {{game: string, wanted?: string, own?: boolean, onShort?: () => void}} props `own`: it is the page itself, so rule ids are its anchors */
export function Rules({ game, wanted = "", own = false, onShort }) {
  const [rules, setRules] = useState(/** @type {RulesInfo|null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [query, setQuery] = useState("");
  const [full, setFull] = useState(false);
  const [aid, setAid] = useState(false);
  const drawn = useSymbols(game);
  useEffect(() => void api.rules(game).then(setRules, (error) => setTrouble(api.inWords(error))), [game]);
  useEffect(() => {
    if (wanted) setQuery("");
  }, [wanted]);
  if (trouble) return html`<p class="banner bad" role="alert">${trouble}</p>`;
  if (!rules) return html`<p role="status">${t("ui-loading")}</p>`;
  const short = lang.value === "de" ? rules.short_de : rules.short_en;
  const all = full || wanted !== "" || query !== "" || !short;
  const back = () => {
    setFull(false);
    setQuery("");
    onShort?.();
  };
  if (aid && !wanted) {
    return html`<div class="rules">
      <div class="row"><button onClick=${() => setAid(false)}>${t("ui-rules")}</button>
        <a class="button quiet" href=${`/aid/${game}`} target="_blank">${t("ui-aid-page")}</a></div>
      <${Aid} game=${game} /></div>`;
  }
  return html`<div class="rules">
    ${rules.aid_en && !own && html`<button onClick=${() => setAid(true)}>${t("ui-aid")}</button>`}
    <label class="field search"><span>${t("ui-rules-search")}</span>
      <input type="search" value=${query} onInput=${(/** @type {Event} */ event) => setQuery(/** @type {HTMLInputElement} */ (event.target).value)} /></label>
    ${all && short && html`<button onClick=${back}>${t("ui-rules-short")}</button>`}
    ${!all && html`<${Markdown} key=${String(drawn)} text=${short} />`}
    ${all ? html`<${Ledger} rules=${rules} wanted=${wanted} query=${query.toLocaleLowerCase()} own=${own} />` : null}
    ${!all && html`<button onClick=${() => setFull(true)}>${t("ui-rules-full", { n: rules.rules.length })}</button>`}
  </div>`;
}
