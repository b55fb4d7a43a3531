// The rules as a page of their own, with the components and where their values come from.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { html } from "./html.js";
import { Rules } from "./panels/rules.js";
import { rulePlace } from "./parts.js";
import { rewrite, route } from "./route.js";
import { known, speak, t } from "./words.js";

/** @param {{name: string, value: unknown}} props any component data, as nested lists */
function Value({ name, value }) {
  const label = known(name) ? t(name) : name;
  if (value === null || typeof value !== "object") return html`<li><span class="key">${label}</span> ${String(value)}</li>`;
  const rows = Array.isArray(value) ? value.map((one, i) => /** @type {[string, unknown]} */ ([one?.id ?? String(i + 1), one])) : Object.entries(value);
  const plain = rows.every(([, one]) => one === null || typeof one !== "object");
  if (plain) {
    const facts = rows.filter(([key]) => key !== "id");
    return html`<li><span class="key">${label}</span>${" "}
      ${facts.map(([key, one]) => html`<span class="fact"><span class="small">${key}</span> ${String(one)}</span>`)}</li>`;
  }
  return html`<li><details>
    <summary>${label} <span class="small">(${rows.length})</span></summary>
    <ul>${rows.map(([key, one]) => html`<${Value} name=${key} value=${one} />`)}</ul>
  </details></li>`;
}

/** @param {{game: string}} props */
function Components({ game }) {
  const [data, setData] = useState(/** @type {Record<string, unknown>|null} */ (null));
  useEffect(() => void api.components(game).then((found) => setData(/** @type {Record<string, unknown>} */ (found)), () => {}), [game]);
  if (!data) return null;
  return html`<section class="card components" aria-labelledby="components"><h2 id="components">${t("ui-components")}</h2>
    <p class="small">${t("ui-provenance")}</p>
    <ul>${Object.entries(data).map(([name, value]) => html`<${Value} key=${name} name=${name} value=${value} />`)}</ul></section>`;
}

/** @param {{id: string}} props */
export function RulesPage({ id }) {
  const [ready, setReady] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    rulePlace.game = id;
    rulePlace.show = null;
    speak(id).then(() => setReady(true), () => setTrouble(t("ui-no-game")));
    api.dress(id);
    return () => void speak("");
  }, [id]);
  return html`<main class="page" id="main" data-game=${id}>
    <h1>${ready ? t("ui-rules-of", { game: { m: "game-title" } }) : t("ui-rules")}</h1>
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    ${ready && html`<section class="card">
        <${Rules} game=${id} wanted=${route.value.hash} own=${true} onShort=${() => rewrite(`/rules/${id}`)} />
      </section>
      <${Components} game=${id} />`}
  </main>`;
}
