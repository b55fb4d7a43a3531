// Coming by my own link: this browser gets my seats and my record, too.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { html } from "./html.js";
import { go, rewrite, route } from "./route.js";
import { notice } from "./store.js";
import { t } from "./words.js";

/** The secret is taken out of the address at once. */
export function MePage() {
  const [token] = useState(() => new URLSearchParams(route.value.hash).get("k") ?? "");
  const [trouble, setTrouble] = useState("");
  const [own, setOwn] = useState(0);
  useLayoutEffect(() => rewrite("/me"), []);
  useEffect(() => void api.tables().then((tables) => setOwn(tables.length), () => {}), []);
  const take = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await api.comeByOwnLink(token);
      notice({ m: "ui-me-done" });
      go("/");
    } catch (error) {
      setTrouble(await api.explained(error));
    }
  };
  return html`<main class="page slim" id="main"><form class="card stack" onSubmit=${take}>
    <h1>${t("ui-me-title")}</h1>
    <p>${t(token ? "ui-me-help" : "ui-me-nothing")}</p>
    ${token && own > 0 && html`<p class="banner">${t("ui-me-own", { n: own })}</p>`}
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    ${token && !trouble && html`<button class="primary large">${t("ui-me-take")}</button>`}
    <p><a class="button" href="/">${t("ui-home")}</a></p>
  </form></main>`;
}
