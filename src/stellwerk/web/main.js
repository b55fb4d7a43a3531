// The start: settings into the page, then the page the address names.
import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { AidPage } from "./aid.js";
import { html } from "./html.js";
import { JoinPage } from "./join.js";
import { LearnPage } from "./learn.js";
import { Lobby } from "./lobby.js";
import { MePage } from "./me.js";
import { OpenTable } from "./open_table.js";
import { Help } from "./panels/help.js";
import { Settings } from "./panels/settings.js";
import { IconButton, LanguageSwitch, Notices, ThemeSwitch } from "./parts.js";
import { listen, route } from "./route.js";
import { ScreenGate } from "./screen.js";
import { RulesPage } from "./rules_page.js";
import { settings } from "./store.js";
import { TablePage } from "./table.js";
import { lang, ready, t } from "./words.js";

const open = signal(/** @type {""|"settings"|"help"} */ (""));

function TopBar() {
  return html`<header class="topbar">
    <a class="wordmark" href="/">
      <svg viewBox="0 0 32 32" aria-hidden="true"><path d="M10 28V5M5 28h10" /><path class="arm" d="M10 6h15l-3 3.5 3 3.5H10z" /></svg>
      Stellwerk
    </a>
    <div class="tools"><${ThemeSwitch} /><${LanguageSwitch} />
      <${IconButton} icon="help" label=${t("ui-help")} onClick=${() => (open.value = "help")} />
      <${IconButton} icon="settings" label=${t("ui-settings")} onClick=${() => (open.value = "settings")} /></div>
  </header>`;
}

/** The secret of a link to a seat or to watch. @param {string} hash */
function secretOf(hash) {
  const found = new URLSearchParams(hash);
  return found.get("k") ?? found.get("watch") ?? "";
}

/** A seat link is followed once; whoever may not look is told so. @param {{id: string}} props */
function TableGate({ id }) {
  const [token, setToken] = useState(() => secretOf(route.value.hash));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!token) api.table(id).then(() => setTrouble(""), async (error) => setTrouble(await api.explained(error)));
  }, [id, token]);
  if (token) return html`<${Page}><${JoinPage} id=${id} token=${token} onJoined=${() => setToken("")} /><//>`;
  if (trouble) return html`<${Page}><${Dead} title=${t("ui-no-entry")} trouble=${trouble} /><//>`;
  return html`<${TablePage} key=${id} id=${id} />`;
}

/** @param {{children?: import("preact").ComponentChildren}} props */
function Page({ children }) {
  const close = () => (open.value = "");
  return html`<${TopBar} />${children}${open.value === "settings" && html`<${Settings} onClose=${close} />`}${open.value === "help" && html`<${Help} onClose=${close} />`}`;
}

/** The end of the track. @param {{title: string, trouble?: string}} props */
function Dead({ title, trouble }) {
  return html`<main class="page slim" id="main">
    <h1>${title}</h1>
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    <p><a class="button" href="/">${t("ui-home")}</a></p>
  </main>`;
}

function App() {
  const { page, id } = route.value;
  const body = {
    lobby: () => html`<${Page}><${Lobby} /><//>`,
    new: () => html`<${Page}><${OpenTable} key=${id} id=${id} /><//>`,
    rules: () => html`<${Page}><${RulesPage} key=${id} id=${id} /><//>`,
    aid: () => html`<${Page}><${AidPage} key=${id} id=${id} /><//>`,
    learn: () => html`<${Page}><${LearnPage} key=${id} id=${id} /><//>`,
    me: () => html`<${Page}><${MePage} /><//>`,
    table: () => html`<${TableGate} key=${id} id=${id} />`,
    screen: () => html`<${ScreenGate} key=${id} id=${id} />`,
    lost: () => html`<${Page}><${Dead} title=${t("ui-not-found")} /><//>`,
  }[page];
  return html`${body()}<${Notices} />`;
}

effect(() => {
  document.documentElement.dataset.theme = settings.value.theme;
});
effect(() => {
  document.documentElement.lang = lang.value;
});
await ready("");
listen();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
