// The station sign: where the game is.
import { html } from "../html.js";
import { Icon, IconButton, LanguageSwitch } from "../parts.js";
import { narrow } from "../store.js";
import { t } from "../words.js";
import { mayLeave } from "./leave.js";
/** @import {Place} from "../table.js" */

/** @param {{place: Place}} props */
export function Sign({ place }) {
  const { session, open } = place;
  const ask = (/** @type {string} */ thing) => () => session.explaining.ask(thing, "kept");
  const [track, ...rest] = session.scene.value?.sign ?? [];
  const watching = session.seat.value === null && session.scene.value !== null && !session.mine.value.length;
  const tools = !narrow.value && html`<div class="tools">
    <${LanguageSwitch} />
    <${IconButton} icon="first" label=${t("ui-replay")} onClick=${() => session.goTo(session.latest.value)} />
    <${IconButton} icon="share" label=${t("ui-share")} onClick=${() => (open.value = "share")} />
    ${mayLeave(session) && html`<${IconButton} icon="leave" label=${t("ui-leave")} onClick=${() => (open.value = "leave")} />`}
    <${IconButton} icon="help" label=${t("ui-ask")} pressed=${session.explaining.asking.value} onClick=${() => session.explaining.toggle()} />
    <${IconButton} icon="settings" label=${t("ui-settings")} onClick=${() => (open.value = "settings")} />
  </div>`;
  return html`<header class="sign-row">
    ${!narrow.value && html`<a class="home" href="/" aria-label=${t("ui-home")} title=${t("ui-home")}><${Icon} name="home" /></a>`}
    <h1 class="sign"><span class="sign-game">${t("game-title")}</span>
      ${track && html`<button class="about sign-track" data-about="sign:0" onClick=${ask("sign:0")}>${t(track)}</button>`}
      ${rest.map((part, i) => html`<button key=${i} class=${`about ${i === 0 ? "sign-phase" : "sign-more"}`} data-about=${`sign:${i + 1}`} onClick=${ask(`sign:${i + 1}`)}>${t(part)}</button>`)}</h1>
    ${watching && html`<p class="watching" title=${t("ui-moves-spectator")}><${Icon} name="eye" /> <span>${t("ui-moves-spectator")}</span></p>`}
    ${tools}
  </header>`;
}
