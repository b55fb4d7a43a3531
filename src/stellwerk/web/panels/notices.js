// Notices: what I am told of my tables while I am elsewhere, and by which ways.
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.js";
import { html, written } from "../html.js";
import { able, allow, choose, wish } from "../notifying.js";
import { Dialog, Icon } from "../parts.js";
import { notice } from "../store.js";
import { lang, t } from "../words.js";
/** @import {NoticesInfo, WayInfo} from "../types.js" */
/** @typedef {"turn"|"agree"|"over"} Kind */
/** @typedef {(work: () => Promise<NoticesInfo>, done?: string) => Promise<boolean>} Ask */

const KINDS = /** @type {Kind[]} */ (["turn", "agree", "over"]);
const FORMATS = /** @type {const} */ (["ntfy", "discord", "matrix", "json"]);

/** @param {{chosen: (kind: Kind) => boolean, change: (kind: Kind, on: boolean) => void}} props */
function Kinds({ chosen, change }) {
  return html`<fieldset class="choice kinds"><legend>${t("ui-notices-kinds")}</legend>${KINDS.map(
    (kind) => html`<label key=${kind} class="check"><input type="checkbox" checked=${chosen(kind)} onChange=${() => change(kind, !chosen(kind))} /> ${t(`ui-notices-${kind}`)}</label>`,
  )}</fieldset>`;
}

/** @param {{icon: "bell"|"letter"|"share", name: string, on: boolean, children?: import("preact").ComponentChildren}} props */
function Way({ icon, name, on, children }) {
  return html`<section class=${on ? "notice-way on" : "notice-way"} aria-label=${name}>
    <h3><${Icon} name=${icon} /> ${name}${on && html` <span class="tag">${t("ui-notices-on")}</span>`}</h3>${children}</section>`;
}

function InBrowser() {
  const [answer, setAnswer] = useState(() => (able() ? Notification.permission : "denied"));
  const on = wish.value.on && answer === "granted";
  const name = t("ui-notices-browser");
  if (!able()) return html`<${Way} icon="bell" name=${name} on=${false}><p class="small">${t("ui-notices-browser-not")}</p><//>`;
  return html`<${Way} icon="bell" name=${name} on=${on}>
    <p class="small">${t(answer === "denied" ? "ui-notices-browser-denied" : "ui-notices-browser-help")}</p>
    ${on && html`<${Kinds} chosen=${(/** @type {Kind} */ kind) => wish.value[kind]} change=${(/** @type {Kind} */ kind, /** @type {boolean} */ yes) => choose({ [kind]: yes })} />
      <button onClick=${() => choose({ on: false })}>${t("ui-notices-off")}</button>`}
    ${!on && answer !== "denied" && html`<button onClick=${async () => setAnswer(await allow())}>${t("ui-notices-allow")}</button>`}
  <//>`;
}

/** A way that somebody has chosen. @param {{way: WayInfo, ask: Ask}} props */
function Chosen({ way, ask }) {
  const change = (/** @type {Kind} */ kind, /** @type {boolean} */ yes) => {
    const kinds = KINDS.filter((one) => (one === kind ? yes : way.kinds.includes(one)));
    return ask(() => api.noticeKinds({ way: way.way, kinds, language: lang.value }));
  };
  return html`<p class="shown"><b>${way.shown}</b></p>
    ${way.state === "asked" && html`<p class="banner">${t("ui-notices-asked")}</p>`}
    ${way.state === "given-up" && html`<p class="banner bad" role="alert">${t("ui-notices-given-up")} ${way.trouble && t(way.trouble)}</p>`}
    ${way.state === "on" && way.trouble && html`<p class="banner">${t("ui-notices-fails")} ${t(way.trouble)}</p>`}
    ${way.state === "on" && html`<${Kinds} chosen=${(/** @type {Kind} */ kind) => way.kinds.includes(kind)} change=${change} />`}
    <button onClick=${() => ask(() => api.endNotices(way.way))}>${t(way.way === "mail" ? "ui-notices-mail-end" : "ui-notices-hook-end")}</button>`;
}

/** @param {{ask: Ask}} props */
function NewMail({ ask }) {
  const [address, setAddress] = useState("");
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask(() => api.noticesByMail({ address, kinds: KINDS, language: lang.value }));
  };
  return html`<p class="small">${t("ui-notices-mail-help")}</p><form class="row" onSubmit=${send}>
    <label class="field grow"><span>${t("ui-notices-address")}</span>
      <input type="email" required maxlength="254" autocomplete="email" value=${address} onInput=${(/** @type {Event} */ event) => setAddress(written(event))} /></label>
    <button>${t("ui-notices-confirm")}</button></form>`;
}

/** @param {{label: string, value: string, set: (value: string) => void, kind?: string, required?: boolean}} props */
function Field({ label, value, set, kind = "text", required = false }) {
  return html`<label class="field"><span>${label}</span>
    <input type=${kind} required=${required} maxlength="600" autocomplete="off" spellcheck=${false} value=${value} onInput=${(/** @type {Event} */ event) => set(written(event))} /></label>`;
}

/** @param {{ask: Ask}} props */
function NewHook({ ask }) {
  const [begun, setBegun] = useState(false);
  const [format, setFormat] = useState(/** @type {typeof FORMATS[number]} */ ("ntfy"));
  const [url, setUrl] = useState("");
  const [room, setRoom] = useState("");
  const [token, setToken] = useState("");
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask(() => api.noticesByHook({ format, url, room, token, kinds: KINDS, language: lang.value }), "ui-notices-arrived");
  };
  const help = html`<p class="small">${t("ui-notices-hook-help")}</p>`;
  if (!begun) return html`${help}<button onClick=${() => setBegun(true)}>${t("ui-notices-set-up")}</button>`;
  return html`${help}<form class="stack" onSubmit=${send}>
    <label class="field"><span>${t("ui-notices-format")}</span>
      <select value=${format} onChange=${(/** @type {Event} */ event) => setFormat(/** @type {typeof FORMATS[number]} */ (written(event)))}>${FORMATS.map((one) => html`<option key=${one} value=${one}>${t(`ui-notices-format-${one}`)}</option>`)}</select></label>
    <${Field} label=${t(`ui-notices-url-${format}`)} value=${url} set=${setUrl} kind="url" required />
    ${format === "matrix" && html`<${Field} label=${t("ui-notices-room")} value=${room} set=${setRoom} required />`}
    ${format !== "discord" && html`<${Field} label=${t(format === "matrix" ? "ui-notices-token" : "ui-notices-token-maybe")} value=${token} set=${setToken} kind="password" required=${format === "matrix"} />`}
    <div><button>${t("ui-notices-try")}</button></div></form>`;
}

/** @param {{onClose: () => void}} props */
export function Notices({ onClose }) {
  const [info, setInfo] = useState(/** @type {NoticesInfo|null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  /** @type {Ask} */
  const ask = async (work, done = "") => {
    if (busy) return false;
    setBusy(true);
    setTrouble("");
    try {
      setInfo(await work());
      if (done) notice({ m: done });
      return true;
    } catch (error) {
      setTrouble(await api.explained(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => void ask(api.notices), []);
  const mail = info?.ways.find(({ way }) => way === "mail");
  const hook = info?.ways.find(({ way }) => way === "hook");
  return html`<${Dialog} title=${t("ui-notices")} onClose=${onClose}>
    <p>${t("ui-notices-help")}</p>
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    <div class="notice-ways" aria-busy=${busy}>
      <${InBrowser} />
      ${info && html`<${Way} icon="letter" name=${t("ui-notices-mail")} on=${mail?.state === "on"}>
        ${mail ? html`<${Chosen} way=${mail} ask=${ask} />` : info.mail ? html`<${NewMail} ask=${ask} />` : html`<p class="small">${t("ui-notices-mail-not")}</p>`}<//>
      <${Way} icon="share" name=${t("ui-notices-hook")} on=${hook?.state === "on"}>
        ${hook ? html`<${Chosen} way=${hook} ask=${ask} />` : info.hook ? html`<${NewHook} ask=${ask} />` : html`<p class="small">${t("ui-notices-hook-not")}</p>`}<//>`}
    </div>
    <p class="small">${t("ui-notices-secret")}</p>
  <//>`;
}
