// The rules as a page of their own, with the components and where their values come from.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { Gallery } from "./gallery.js";
import { Cover } from "./cover.js";
import { html } from "./html.js";
import { Rules } from "./panels/rules.js";
import { rulePlace } from "./parts.js";
import { rewrite, route } from "./route.js";
import { speak, t } from "./words.js";

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
    ${ready && html`<div class="rules-cover"><${Cover} game=${id} /></div>
      <div class="row"><a class="button" href=${`/learn/${id}`}>${t("ui-lessons")}</a><a class="button" href=${`/aid/${id}`}>${t("ui-aid")}</a></div>
      <section class="card">
        <${Rules} game=${id} wanted=${route.value.hash} own=${true} onShort=${() => rewrite(`/rules/${id}`)} />
      </section>
      <${Gallery} game=${id} />`}
  </main>`;
}
