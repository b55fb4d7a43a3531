// Help: how a move is made, how to look around, what to do together; the keys are part of it.
import { html } from "../html.js";
import { Dialog } from "../parts.js";
import { t } from "../words.js";

const TOPICS = ["move", "marks", "look", "back", "advice", "together"];
const KEYS = [
  ["1 – 9", "move"],
  ["0", "leave"],
  ["↑ ↓ ← →", "walk"],
  ["Enter", "enter"],
  ["Esc", "escape"],
  ["U", "undo"],
  ["H", "hint"],
  ["Space", "skip"],
  ["M", "focus"],
  ["T", "text"],
  ["I", "about"],
  ["+ − F", "zoom"],
  ["?", "help"],
];

/** @param {{game?: string, onClose: () => void}} props */
export function Help({ game = "", onClose }) {
  return html`<${Dialog} title=${t("ui-help")} onClose=${onClose}>
    <dl class="topics">${TOPICS.map((id) => html`<div key=${id}><dt>${t(`ui-help-${id}`)}</dt><dd>${t(`ui-help-${id}-text`)}</dd></div>`)}</dl>
    ${game && html`<p><a class="button" href=${`/rules/${game}`} target="_blank">${t("ui-help-rules")}</a></p>`}
    <h3>${t("ui-keys")}</h3><p>${t("ui-help-lead")}</p>
    <dl class="keys">${KEYS.map(([key, id]) => html`<div key=${id}><dt><kbd>${key === "Space" ? t("ui-key-space") : key}</kbd></dt><dd>${t(`ui-key-${id}`)}</dd></div>`)}</dl>
  <//>`;
}
