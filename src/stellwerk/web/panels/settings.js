// What each viewer may have their own way.
import { useState } from "preact/hooks";
import * as api from "../api.js";
import { html } from "../html.js";
import { Choice, Dialog, LanguageSwitch } from "../parts.js";
import { play, SOUNDS } from "../sounds.js";
import { setSettings, settings } from "../store.js";
import { t } from "../words.js";
import { ring } from "../attention.js";
import { Notices } from "./notices.js";
import { OwnLink } from "./own_link.js";
/** @import {Settings as Kept} from "../store.js" */
/** @import {TableSession} from "../session.js" */

/** @param {{name: "theme"|"speed"|"confirm"|"forced"|"follow", choices: string[]}} props */
function One({ name, choices }) {
  const legend = t(name === "confirm" ? "ui-confirm-moves" : `ui-${name}`);
  return html`<${Choice} legend=${legend} value=${settings.value[name]} choices=${choices.map((one) => [one, t(`ui-${name}-${one}`)])}
    onChange=${(/** @type {string} */ value) => setSettings(/** @type {Partial<Kept>} */ ({ [name]: value }))} />`;
}

/** Each sound on its own; whoever turns one on hears it. */
function Sounds() {
  const { sound, sounds, volume } = settings.value;
  const bell = () => {
    setSettings({ sound: !sound });
    ring();
  };
  const toggle = (/** @type {typeof SOUNDS[number]} */ one) => () => {
    setSettings({ sounds: { ...sounds, [one]: !sounds[one] } });
    if (!sounds[one]) play(one);
  };
  const turn = (/** @type {Event} */ event) => {
    setSettings({ volume: Number(/** @type {HTMLInputElement} */ (event.target).value) / 100 });
    play("point");
  };
  return html`<fieldset class="choice sounds"><legend>${t("ui-sounds")}</legend>
    <label class="check"><input type="checkbox" checked=${sound} onChange=${bell} /> ${t("ui-sound")}</label>
    ${SOUNDS.map((one) => html`<label key=${one} class="check"><input type="checkbox" checked=${sounds[one]} onChange=${toggle(one)} /> ${t(`ui-sound-${one}`)}</label>`)}
    <label class="field"><span>${t("ui-volume")}</span>
      <input type="range" class="slider" min="0" max="100" step="5" value=${Math.round(volume * 100)} onChange=${turn} /></label>
  </fieldset>`;
}

/** Only at a table that has one. @param {{session: TableSession}} props */
function CoachSwitch({ session: { coach } }) {
  if (!coach.may.value) return null;
  return html`<${Choice} legend=${t("ui-coach")} value=${coach.on.value ? "on" : "off"} choices=${["on", "off"].map((one) => [one, t(`ui-coach-${one}`)])}
    onChange=${(/** @type {string} */ value) => coach.turn(value === "on")} />`;
}

/** Asked once more before everything goes. @param {{onClose: () => void}} props */
function Forget({ onClose }) {
  const [trouble, setTrouble] = useState("");
  const forget = async () => {
    try {
      await api.forgetMe();
      for (const key of Object.keys(localStorage).filter((one) => one.startsWith("stellwerk"))) localStorage.removeItem(key);
      location.href = "/";
    } catch (error) {
      setTrouble(await api.explained(error));
    }
  };
  return html`<${Dialog} title=${t("ui-forget")} onClose=${onClose}>
    <p>${t("ui-forget-help")}</p>
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    <div class="row"><button onClick=${forget}>${t("ui-forget-yes")}</button><button class="primary" onClick=${onClose}>${t("ui-forget-no")}</button></div>
  <//>`;
}

/** @param {{session?: TableSession, onClose: () => void}} props */
export function Settings({ session, onClose }) {
  const [carrying, setCarrying] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [forgetting, setForgetting] = useState(false);
  if (forgetting) return html`<${Forget} onClose=${() => setForgetting(false)} />`;
  if (choosing) return html`<${Notices} onClose=${() => setChoosing(false)} />`;
  if (carrying) return html`<${OwnLink} onClose=${() => setCarrying(false)} />`;
  return html`<${Dialog} title=${t("ui-settings")} onClose=${onClose}>
    <div class="stack">
      <div><p class="legend">${t("ui-language")}</p><${LanguageSwitch} /></div>
      ${session && html`<${CoachSwitch} session=${session} />`}
      <${One} name="theme" choices=${["auto", "light", "dark"]} />
      <${One} name="speed" choices=${["calm", "normal", "fast", "none"]} />
      <${One} name="confirm" choices=${["auto", "on", "off"]} />
      <${One} name="forced" choices=${["make", "ask"]} />
      <${One} name="follow" choices=${["on", "off"]} />
      <${Sounds} />
      <div><p class="legend">${t("ui-notices")}</p><p class="small">${t("ui-notices-help")}</p><button onClick=${() => setChoosing(true)}>${t("ui-notices")} …</button></div>
      <div><p class="legend">${t("ui-own-link")}</p><p class="small">${t("ui-own-link-help")}</p><button onClick=${() => setCarrying(true)}>${t("ui-own-link-make")}</button></div>
      <div><p class="legend">${t("ui-forget")}</p><button onClick=${() => setForgetting(true)}>${t("ui-forget")} …</button></div>
    </div>
  <//>`;
}
