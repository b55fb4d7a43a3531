// Coming in by a link: say your name and sit down. No account.
import { useLayoutEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { html } from "./html.js";
import { rewrite } from "./route.js";
import { setSettings, settings } from "./store.js";
import { t } from "./words.js";

/** The secret is taken out of the address at once. @param {{id: string, token: string, onJoined: () => void}} props */
export function JoinPage({ id, token, onJoined }) {
  const [trouble, setTrouble] = useState("");
  const [name, setName] = useState(settings.value.name);
  useLayoutEffect(() => rewrite(`/t/${id}`), [id]);
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setSettings({ name });
    try {
      await api.join(id, { token, name: name.trim() || t("ui-default-name") });
      onJoined();
    } catch (error) {
      setTrouble(api.inWords(error));
    }
  };
  return html`<main class="page slim" id="main"><form class="card stack" onSubmit=${join}>
    <h1>${t("ui-invited")}</h1><p>${t("ui-invited-help")}</p>
    <label class="field"><span>${t("ui-your-name")}</span>
      <input type="text" maxlength="24" autocomplete="nickname" autofocus value=${name} placeholder=${t("ui-default-name")}
        onInput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)} /></label>
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    <button class="primary large">${t("ui-sit-down")}</button>
  </form></main>`;
}
