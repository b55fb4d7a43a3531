// Small building blocks of the pages.
import { useEffect, useRef } from "preact/hooks";
import { html } from "./html.js";
import { dismiss, notices, setSettings, settings } from "./store.js";
import { LANGUAGES, lang, setLanguage, t } from "./words.js";
/** @import {ComponentChildren} from "preact" */

/** @param {{title: string, onClose?: () => void, kind?: string, children?: ComponentChildren}} props */
export function Dialog({ title, onClose, kind = "", children }) {
  const box = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector(".dialog-body .primary"))?.focus();
    return () => before instanceof HTMLElement && before.focus({ preventScroll: true });
  }, []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose?.();
  };
  return html`<dialog class=${`dialog ${kind}`} ref=${box} aria-labelledby="dialog-title" onCancel=${cancel}>
    <header class="dialog-head">
      <h2 id="dialog-title">${title}</h2>
      ${onClose && html`<${IconButton} icon="close" label=${t("ui-close")} onClick=${onClose} />`}
    </header>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}

const ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  done: "M4 12.5l5.5 5.5L20 6",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  settings: "M4 7h9m5 0h2M4 17h3m5 0h8M15.5 4.5v5M9.5 14.5v5",
  share: "M8 12h8M13 8l4 4-4 4M5 5v14",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",
  home: "M4 12l8-7 8 7M6.5 10.5V19h11v-8.5",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  first: "M6 5v14M19 5l-9 7 9 7z",
  prev: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  last: "M18 5v14M5 5l9 7-9 7z",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  table: "M3 17h18M5 17V8h14v9M8 21v-4M16 21v-4",
  players: "M9 11a3.5 3.5 0 1 0-.01 0zM3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17 14c2.5.5 4 2.5 4 6",
  score: "M4 20V10h4v10M10 20V4h4v16M16 20v-7h4v7",
  log: "M5 6h14M5 12h14M5 18h9",
  rules: "M5 4h6a1 1 0 0 1 1 1v15a2 2 0 0 0-2-2H5zM19 4h-6a1 1 0 0 0-1 1v15a2 2 0 0 1 2-2h5z",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  text: "M5 6h14M12 6v13M9 19h6",
  "zoom-in": "M5 12h14M12 5v14",
  "zoom-out": "M5 12h14",
  "zoom-fit": "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  fold: "M13 6l6 6-6 6M5 6l6 6-6 6",
  unfold: "M11 6l-6 6 6 6M19 6l-6 6 6 6",
  more: "M5 12v.01M12 12v.01M19 12v.01",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .01 0z",
  hint: "M9 18h6M10 21h4M8.5 15c-2-1.4-3-3.2-3-5.5a6.5 6.5 0 0 1 13 0c0 2.3-1 4.1-3 5.5z",
  bot: "M5 9h14v10H5zM12 9V5M9 13v.01M15 13v.01M9 16h6",
  clock: "M12 3a9 9 0 1 0 .01 0zM12 7v5l3.5 2",
  leave: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  closed: "M4 20V9l8-5 8 5v11M8 20v-7h8v7M8 16.5h8",
  bell: "M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zM10 22h4",
  letter: "M3 6h18v13H3zM3 7l9 7 9-7",
  voice: "M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6",
  muted: "M4 10v4h4l5 4V6L8 10zM16 9.5l5 5M21 9.5l-5 5",
};

/** @param {{name: keyof typeof ICONS}} props */
export function Icon({ name }) {
  return html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;
}

/** A button without words has a name all the same. @param {{icon: keyof typeof ICONS, label: string, onClick?: (() => void)|null, disabled?: boolean, pressed?: boolean}} props */
export function IconButton({ icon, label, onClick, disabled = false, pressed = undefined }) {
  return html`<button type="button" class="icon" aria-label=${label} title=${label} aria-pressed=${pressed} disabled=${disabled} onClick=${onClick}><${Icon} name=${icon} /></button>`;
}

/** A few choices, one of them on. @param {{legend: string, value: string, choices: [string, string][], onChange: (value: string) => void}} props */
export function Choice({ legend, value, choices, onChange }) {
  const name = `choice-${legend}`;
  return html`<fieldset class="choice"><legend>${legend}</legend>
    <div class="segments">${choices.map(
      ([id, text]) => html`<label key=${id}><input type="radio" name=${name} checked=${id === value} onChange=${() => onChange(id)} /><span>${text}</span></label>`,
    )}</div></fieldset>`;
}

export function LanguageSwitch() {
  return html`<div class="segments languages" role="group" aria-label=${t("ui-language")}>${LANGUAGES.map(
    (one) => html`<button key=${one} lang=${one} aria-pressed=${lang.value === one} onClick=${() => setLanguage(one)}
      aria-label=${{ de: "DE, Deutsch", en: "EN, English" }[one]}>${one.toUpperCase()}</button>`,
  )}</div>`;
}

export function ThemeSwitch() {
  const next = { auto: "light", light: "dark", dark: "auto" };
  const theme = settings.value.theme;
  const change = () => setSettings({ theme: /** @type {"auto"|"light"|"dark"} */ (next[theme]) });
  return html`<button class="quiet" onClick=${change}>${t("ui-theme")}: ${t(`ui-theme-${theme}`)}</button>`;
}

/** Short notices in words, above everything. */
export function Notices() {
  return html`<div class="notices" role="status">${notices.value.map(
    (one) => html`<div key=${one.id} class=${one.bad ? "notice bad" : "notice"}>
      <p>${t(one.text)}${one.rule && one.rule !== "kernel" && html` <${RuleLink} rule=${one.rule} />`}</p>
      <${IconButton} icon="close" label=${t("ui-close")} onClick=${() => dismiss(one.id)} />
    </div>`,
  )}</div>`;
}

/** Who shows a rule: the table opens its panel, elsewhere the rules page opens. */
export const rulePlace = { game: "", show: /** @type {((rule: string) => void)|null} */ (null) };

/** @param {{rule: string, text?: ComponentChildren}} props */
export function RuleLink({ rule, text }) {
  const open = (/** @type {MouseEvent} */ event) => {
    if (!rulePlace.show || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    rulePlace.show(rule);
  };
  return html`<a class="rule-link" href=${`/rules/${rulePlace.game}#${rule}`} onClick=${open}>${text ?? t("ui-rule", { rule })}</a>`;
}

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A click leaves the focus where it is: with a button that goes with its move it would be lost, and the page be measured for it. @param {MouseEvent} event */
export const stay = (event) => event.preventDefault();
