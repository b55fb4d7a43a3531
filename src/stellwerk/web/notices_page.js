// The links in a letter: an address is confirmed, or no more letters come. Both ask once more: programs open links, too.
import { useLayoutEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { html } from "./html.js";
import { rewrite, route } from "./route.js";
import { t } from "./words.js";

/** The secret is taken out of the address at once. */
export function NoticesPage() {
  const [{ confirm, stop }] = useState(() => Object.fromEntries(new URLSearchParams(route.value.hash)));
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  useLayoutEffect(() => rewrite("/notices"), []);
  const what = confirm ? "confirm" : stop ? "stop" : "nothing";
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await (confirm ? api.confirmNotices(confirm) : api.stopNotices(stop));
      setSaid(t(`ui-letter-${what}-done`));
      setTrouble("");
    } catch (error) {
      setTrouble(await api.explained(error));
    }
  };
  return html`<main class="page slim" id="main"><form class="card stack" onSubmit=${send}>
    <h1>${t(what === "stop" ? "ui-letter-stop-title" : "ui-letter-title")}</h1>
    <p role="status">${said || t(`ui-letter-${what}`)}</p>
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    ${what !== "nothing" && !said && !trouble && html`<button class="primary large">${t(`ui-letter-${what}-yes`)}</button>`}
    <p><a class="button" href="/">${t("ui-home")}</a></p>
  </form></main>`;
}
