// The phone's sheet. It stays low, so that the table is seen: what is in hand, or the plain next things; the handle
// opens the whole list.
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { html } from "../html.js";
import { narrow } from "../store.js";
import { t } from "../words.js";
import { Bid } from "./bid.js";
import { HintCard } from "./hint.js";
import { able, Confirm, HeldLens, Idle, Move, Moves } from "./moves.js";
/** @import {Act} from "../types.js" */
/** @import {TableSession} from "../session.js" */
/** @import {Signal} from "@preact/signals" */

const FEW = 3; // so many moves are shown at once, wherever they could be picked on the table

/** What the low sheet shows: amounts, large buttons, what answers the question, has no place on the table and does not leave it; and all of few. @param {Act[]} acts */
function urgent(acts) {
  return acts.length <= FEW ? acts : acts.filter((act) => act.main || act.number || (!act.on?.length && !act.last && !act.aside));
}

/** @param {{session: TableSession, acts: Act[]}} props */
function Urgent({ session, acts }) {
  if (!acts.length) return null;
  const short = acts.length > 1 && acts.every((act) => !act.on?.length && !act.number);
  return html`<ul class=${short ? "move-list side-by-side" : "move-list"}>${acts.map((act) =>
    act.number
      ? html`<li key=${act.move} class="whole"><${Bid} session=${session} act=${act} range=${act.number} /></li>`
      : html`<${Move} key=${act.move} session=${session} act=${act} />`,
  )}</ul>`;
}

/** @param {{session: TableSession, shown: Act[]}} props */
function Low({ session, shown }) {
  const { choosing } = session;
  if (!choosing.acts.value.length) return html`<div class="moves idle"><${Idle} session=${session} /></div>`;
  if (choosing.chosen.value) return html`<div class="moves"><div class="list"><${Confirm} session=${session} /></div></div>`;
  return html`<div class="moves"><div class="list">
    <${HeldLens} session=${session} />
    <${Urgent} session=${session} acts=${shown} />
  </div></div>`;
}

/** Opens and closes the list; beside it the way back from a pick. @param {{session: TableSession, open: Signal<boolean>, hidden: Act[]}} props */
function Handle({ session, open, hidden }) {
  const { acts, picked } = session.choosing;
  const n = acts.value.filter((act) => !act.why).length;
  const label = open.value ? "ui-moves-fewer" : hidden.every((act) => act.why) ? "ui-moves-refused" : "ui-moves-all";
  return html`<div class="handle-row">
    ${hidden.length > 0 && html`<button class="handle" aria-expanded=${open.value} aria-controls="panel" onClick=${() => (open.value = !open.value)}>${t(label, { n })}</button>`}
    ${picked.value.length > 0 && html`<button class="quiet" onClick=${() => session.choosing.back()}>${t("ui-take-back")}</button>`}
  </div>`;
}

/** @param {{session: TableSession}} props */
export function Peek({ session }) {
  const { acts, chosen, proposed } = session.choosing;
  const open = useMemo(() => signal(false), [session]);
  useEffect(() => void (open.value = false), [session.scene.value?.v]);
  const hinted = session.hinting.open.value;
  const held = able(session).filter((act) => hinted && act.number && act.move === proposed.value?.move); // an amount that the hint proposes
  const shown = held.length ? held : urgent(able(session));
  const hidden = acts.value.filter((act) => !shown.includes(act));
  const whole = open.value && hidden.length > 0 && !chosen.value;
  return html`<div class=${whole ? "bottom-sheet whole" : "bottom-sheet"}>
    ${!chosen.value && !hinted && html`<${Handle} session=${session} open=${open} hidden=${hidden} />`}
    <div class="panel" id="panel" role="region" aria-label=${t("ui-moves")} tabindex="0">
      <h2 class="hidden">${t("ui-moves")}</h2>
      ${!chosen.value && (narrow.value || !whole) && html`<${HintCard} session=${session} />`}
      ${whole ? html`<${Moves} session=${session} />` : (chosen.value || held.length > 0 || !hinted) && html`<${Low} session=${session} shown=${shown} />`}
    </div>
  </div>`;
}
