// The station sign: where the game is.
import { html } from "../html.js";
import { Icon, LanguageSwitch } from "../parts.js";
import { narrow } from "../store.js";
import { t } from "../words.js";
/** @import {Place} from "../table.js" */

/** @param {{place: Place}} props */
export function Sign({ place }) {
  const { session, open } = place;
  const [track, ...rest] = session.scene.value?.sign ?? [];
  const tools = !narrow.value && html`<div class="tools">
    <${LanguageSwitch} />
    <button class="icon" aria-label=${t("ui-replay")} title=${t("ui-replay")} onClick=${() => session.goTo(session.latest.value)}><${Icon} name="first" /></button>
    <button class="icon" aria-label=${t("ui-share")} title=${t("ui-share")} onClick=${() => (open.value = "share")}><${Icon} name="share" /></button>
    <button class="icon" aria-label=${t("ui-help")} title=${t("ui-help")} onClick=${() => (open.value = "help")}><${Icon} name="help" /></button>
    <button class="icon" aria-label=${t("ui-settings")} title=${t("ui-settings")} onClick=${() => (open.value = "settings")}><${Icon} name="settings" /></button>
  </div>`;
  return html`<header class="sign-row">
    ${!narrow.value && html`<a class="home" href="/" aria-label=${t("ui-home")}><${Icon} name="home" /></a>`}
    <h1 class="sign"><span class="sign-game">${t("game-title")}</span>
      ${track && html`<span class="sign-track">${t(track)}</span>`}
      ${rest.map((part, i) => html`<span key=${i} class=${i === 0 ? "sign-phase" : "sign-more"}>${t(part)}</span>`)}</h1>
    ${tools}
  </header>`;
}
