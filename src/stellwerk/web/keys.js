// The keyboard: numbers choose moves, u takes back, h gives a hint, space skips, Escape puts back, ? helps.
import { keyed } from "./panels/moves.js";
import { undo } from "./panels/undo.js";
/** @import {TableSession} from "./session.js" */

/** @typedef {{help: () => void, hint: () => void, focus: () => void, text: () => void, zoom: (key: string) => boolean, fold: () => boolean}} Places */

/** @param {KeyboardEvent} event */
function writing(event) {
  const el = event.target;
  if (el instanceof HTMLInputElement) return !["range", "checkbox", "radio", "button"].includes(el.type);
  return el instanceof HTMLTextAreaElement || el instanceof HTMLSelectElement;
}

/** Space on a button presses the button. @param {KeyboardEvent} event */
function pressing(event) {
  return event.target instanceof Element && event.target.closest("button, a, summary, input, select, [role=button]") !== null;
}

/** @param {TableSession} session @param {Places} places @returns {(event: KeyboardEvent) => void} */
export function keyboard(session, places) {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event) || document.querySelector("dialog[open]")) return;
    const act = keyed(session).get(event.key);
    if (session.hinting.hint.value && session.hinting.arm(Number(event.key) - 1)) void 0;
    else if (act) session.choosing.choose(act);
    else if (event.key === "Escape" && (places.fold() || session.choosing.back() || session.hinting.back())) void 0;
    else if (event.key === " " && (!pressing(event) || session.course.busy.value) && session.course.skip()) void 0;
    else if (event.key === "u") undo(session);
    else if (event.key === "h") places.hint();
    else if (event.key === "?") places.help();
    else if (event.key === "m") places.focus();
    else if (event.key === "t") places.text();
    else if (places.zoom(event.key)) void 0;
    else return;
    event.preventDefault();
  };
}
