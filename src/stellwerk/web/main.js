// The start: settings into the page, then the page the address names.
import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { AidPage } from "./aid.js";
import { HistoryPage } from "./history.js";
import { html } from "./html.js";
import { JoinPage } from "./join.js";
import { LearnPage } from "./learn.js";
import { Lobby } from "./lobby.js";
import { MePage } from "./me.js";
import { notify } from "./notifying.js";
import { NoticesPage } from "./notices_page.js";
import { OpenTable } from "./open_table.js";
import { Help } from "./panels/help.js";
import { Settings } from "./panels/settings.js";
import { IconButton, LanguageSwitch, Notices, ThemeSwitch } from "./parts.js";
import { listen, rewrite, route } from "./route.js";
import { RulesPage } from "./rules_page.js";
import { settings } from "./store.js";
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

/** A page whose modules are fetched when it is wanted, or soon after the first one is seen. @template P @param {() => Promise<import("preact").ComponentType<P>>} load */
function later(load) {
  const found = signal(/** @type {import("preact").ComponentType<P>|null} */ (null));
  const trouble = signal(false);
  const get = async () => {
    if (found.value) return;
    trouble.value = false;
    try {
      found.value = await load();
    } catch {
      trouble.value = true;
    }
  };
  /** @param {P} props */
  const Later = (props) => {
    useEffect(() => void get(), []);
    if (found.value) return html`<${found.value} ...${props} />`;
    return trouble.value && html`<${Page}><${Dead} title=${t("ui-offline")} /><//>`;
  };
  return { Later, get };
}

// the table is most of the client: the lobby does not wait for it
const table = later(async () => (await import("./table.js")).TablePage);
const tableScreen = later(async () => (await import("./screen.js")).ScreenGate);
const admin = later(async () => (await import("./admin.js")).Admin);

/** A seat link is followed once; whoever may not look is told so. @param {{id: string}} props */
function TableGate({ id }) {
  const [token, setToken] = useState(() => secretOf(route.value.hash));
  const [shown, setShown] = useState(() => new URLSearchParams(route.value.hash).get("replay") ?? "");
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!shown) return;
    const came = () => {
      rewrite(`/t/${id}${location.search}`);
      setShown("");
    };
    api.openReplay(id, shown).then(came, async (error) => setTrouble(await api.explained(error)));
  }, [id]);
  useEffect(() => {
    if (shown) return;
    if (!token) api.table(id).then(() => setTrouble(""), async (error) => setTrouble(await api.explained(error)));
  }, [id, token, shown]);
  if (token) return html`<${Page}><${JoinPage} id=${id} token=${token} onJoined=${() => setToken("")} /><//>`;
  if (trouble) return html`<${Page}><${Dead} title=${t("ui-no-entry")} trouble=${trouble} /><//>`;
  if (shown) return html`<${Page}><main class="page" id="main"><p role="status">${t("ui-loading")}</p></main><//>`;
  return html`<${table.Later} key=${id} id=${id} />`;
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
    history: () => html`<${Page}><${HistoryPage} /><//>`,
    me: () => html`<${Page}><${MePage} /><//>`,
    notices: () => html`<${Page}><${NoticesPage} /><//>`,
    table: () => html`<${TableGate} key=${id} id=${id} />`,
    admin: () => html`<${Page}><${admin.Later} /><//>`,
    screen: () => html`<${tableScreen.Later} key=${id} id=${id} />`,
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
notify();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
addEventListener("load", () => setTimeout(table.get, 1000));
