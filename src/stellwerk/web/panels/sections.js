// On a phone a large table lies under tabs of its own, one beside the other: a dot marks those where something can be chosen.
import { html } from "../html.js";
import { narrow } from "../store.js";
import { t } from "../words.js";
/** @import {Place} from "../table.js" */

/** @param {{place: Place}} props */
export function Sections({ place }) {
  const { session, section, wanted } = place;
  const regions = narrow.value ? (session.board.value?.narrow ?? []) : [];
  const tabs = [...new Set(regions.flatMap((region) => (region.role !== "seat" && region.tab ? [region.tab] : [])))];
  if (tabs.length < 2) return null;
  const at = tabs.includes(section.value) ? section.value : tabs[0];
  return html`<div class="sections" role="group" aria-label=${t("ui-table")}>${tabs.map(
    (tab) => html`<button key=${tab} aria-pressed=${tab === at} onClick=${() => (section.value = tab)}>
      <span>${t(tab)}</span>${wanted.value.includes(tab) && html`<i class="open-here" role="img" aria-label=${t("ui-open-here")}></i>`}
    </button>`,
  )}</div>`;
}
