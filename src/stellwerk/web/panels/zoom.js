// How near the boards lie, and whether the rail stands beside them.
import { html } from "../html.js";
import { Icon } from "../parts.js";
import { t } from "../words.js";
/** @import {Desk} from "../desk.js" */

/** @param {{desk: Desk, away: boolean, onFold: () => void}} props */
export function ZoomTools({ desk, away, onFold }) {
  const percent = Math.round(desk.scale.value * 100);
  const button = (/** @type {string} */ name, /** @type {() => void} */ act) =>
    html`<button class="icon" aria-label=${t(`ui-zoom-${name}`)} title=${t(`ui-zoom-${name}`)} onClick=${act}><${Icon} name=${`zoom-${name}`} /></button>`;
  return html`<div class="zoom-tools" role="group" aria-label=${t("ui-zoom")}>
    ${button("out", () => desk.key("-"))}
    <button class="quiet percent" title=${t("ui-zoom-whole")} aria-label=${t("ui-zoom-now", { percent })} onClick=${() => desk.set(1)}>${t("ui-percent", { percent })}</button>
    ${button("in", () => desk.key("+"))}
    ${button("fit", () => desk.set(desk.zoom.value === "fit" ? "auto" : "fit"))}
    <button class="icon fold" aria-expanded=${!away} aria-label=${t(away ? "ui-rail-open" : "ui-rail-fold")} title=${t(away ? "ui-rail-open" : "ui-rail-fold")} onClick=${onFold}><${Icon} name=${away ? "unfold" : "fold"} /></button>
  </div>`;
}
