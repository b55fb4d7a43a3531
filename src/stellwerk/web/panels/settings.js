// What each viewer may have their own way.
import { html } from "../html.js";
import { Choice, Dialog, LanguageSwitch } from "../parts.js";
import { setSettings, settings } from "../store.js";
import { t } from "../words.js";
import { ring } from "../attention.js";
/** @import {Settings as Kept} from "../store.js" */

/** @param {{name: "theme"|"speed"|"confirm", choices: string[]}} props */
function One({ name, choices }) {
  const legend = t(name === "confirm" ? "ui-confirm-moves" : `ui-${name}`);
  return html`<${Choice} legend=${legend} value=${settings.value[name]} choices=${choices.map((one) => [one, t(`ui-${name}-${one}`)])}
    onChange=${(/** @type {string} */ value) => setSettings(/** @type {Partial<Kept>} */ ({ [name]: value }))} />`;
}

/** @param {{onClose: () => void}} props */
export function Settings({ onClose }) {
  const sound = () => {
    setSettings({ sound: !settings.value.sound });
    ring();
  };
  return html`<${Dialog} title=${t("ui-settings")} onClose=${onClose}>
    <div class="stack">
      <div><p class="legend">${t("ui-language")}</p><${LanguageSwitch} /></div>
      <${One} name="theme" choices=${["auto", "light", "dark"]} />
      <${One} name="speed" choices=${["calm", "normal", "fast", "none"]} />
      <${One} name="confirm" choices=${["auto", "on", "off"]} />
      <label class="check"><input type="checkbox" checked=${settings.value.sound} onChange=${sound} /> ${t("ui-sound")}</label>
    </div>
  <//>`;
}

const KEYS = [
  ["1 – 9", "move"],
  ["↑ ↓ ← →", "walk"],
  ["Enter", "enter"],
  ["Esc", "escape"],
  ["U", "undo"],
  ["Space", "skip"],
  ["M", "focus"],
  ["T", "text"],
  ["?", "help"],
];

/** @param {{onClose: () => void}} props */
export function Help({ onClose }) {
  return html`<${Dialog} title=${t("ui-help")} onClose=${onClose}>
    <p>${t("ui-help-lead")}</p>
    <dl class="keys">${KEYS.map(([key, id]) => html`<div key=${id}><dt><kbd>${key}</kbd></dt><dd>${t(`ui-key-${id}`)}</dd></div>`)}</dl>
  <//>`;
}
