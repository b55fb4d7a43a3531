// Every move as a real button: playable, or greyed with its reason.
import { html } from "../html.js";
import { Icon, RuleLink, stay } from "../parts.js";
import { distinct } from "../scene/picking.js";
import { confirming, narrow } from "../store.js";
import { seatName, signed, t } from "../words.js";
import { Bid } from "./bid.js";
import { LensChange, unit } from "./lens.js";
/** @import {Act} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** What fits the picks, in the order of the list: the plain next thing first, then by heading. @param {TableSession} session @returns {[string, Act[]][]} */
export function listed(session) {
  const { acts, picked } = session.choosing.offered.value;
  const fits = distinct(acts.filter((act) => picked.every((id, i) => act.on?.[i] === id)));
  const groups = new Map(/** @type {[string, Act[]][]} */ ([["", []]]));
  for (const act of fits) {
    const group = act.main || act.number ? "" : (act.group ?? "");
    groups.set(group, [...(groups.get(group) ?? []), act]);
  }
  const rank = (/** @type {Act} */ act) => (act.number ? 0 : act.main ? 1 : 2) + (act.why ? 4 : 0);
  return [...groups].map(([group, some]) => [group, some.sort((a, b) => rank(a) - rank(b))]);
}

/** The moves that number keys choose. @param {TableSession} session */
export const playable = (session) => listed(session).flatMap(([, acts]) => acts).filter((act) => !act.why && !act.number);

/** @param {{session: TableSession, act: Act, key?: string, digit?: number}} props */
export function Move({ session, act, digit = 0 }) {
  const { choosing } = session;
  const chosen = choosing.chosen.value?.move === act.move;
  const asked = choosing.why.value.some((one) => one.move === act.move);
  const reason = `why-${act.move.replace(/\W/g, "-")}`;
  const lens = choosing.lenses.value[act.move];
  const change = lens && choosing.picked.value.length ? lens.after.total - lens.before.total : 0;
  const kind = [act.main ? "move main" : "move", act.why ? "refused" : "", chosen ? "chosen" : ""].join(" ");
  return html`<li>
    <button class=${kind} aria-disabled=${act.why ? "true" : undefined} aria-pressed=${confirming.value && !act.why ? chosen : undefined}
      aria-describedby=${act.why ? reason : undefined} title=${act.why ? t(act.why.text) : undefined}
      onMouseDown=${stay} onClick=${() => choosing.choose(act)} onMouseEnter=${() => choosing.look(act)} onMouseLeave=${() => choosing.look(null)}
      onFocus=${() => choosing.look(act)} onBlur=${() => choosing.look(null)}>
      ${act.why && html`<${Icon} name="lock" />`}<span>${t(act.text)}</span>
      ${change !== 0 && html`<b class=${change > 0 ? "up" : "down"}>${signed(change, unit())}</b>`}
      ${digit > 0 && digit < 10 && html`<kbd aria-hidden="true">${digit}</kbd>`}
    </button>
    ${act.why && html`<p class=${asked ? "reason asked" : "reason"} id=${reason}>
      ${t(act.why.text)} ${act.why.rule !== "kernel" && html`<${RuleLink} rule=${act.why.rule} />`}</p>`}
  </li>`;
}

/** @param {{session: TableSession}} props */
export function Confirm({ session }) {
  const { choosing } = session;
  const act = choosing.chosen.value;
  if (!act) return null;
  return html`<div class="confirm" role="group" aria-label=${t("ui-confirm")}>
    <p><strong>${t(act.text)}</strong></p>
    <div class=${choosing.lenses.value[act.move] ? "" : "awaited"}><${LensChange} lens=${choosing.lens.value} /></div>
    <div class="row"><button class="primary" onMouseDown=${stay} onClick=${() => choosing.play(act)}>${t("ui-confirm")}</button>
      <button onClick=${() => choosing.back()}>${t("ui-take-back")}</button></div>
  </div>`;
}

/**
 * On a phone only the amount in hand has a lens beside the list, and above it: the sheet grows upwards, so a lens that
 * came with the move under the pointer, or came below, would take that move away from it.
 * @param {{session: TableSession}} props
 */
export function HeldLens({ session }) {
  const { chosen, lenses, held } = session.choosing;
  return chosen.value ? null : html`<${LensChange} lens=${lenses.value[held.value]} />`;
}

/** @param {{session: TableSession}} props */
export function Idle({ session }) {
  const scene = session.scene.value;
  if (!scene || scene.over) return html`<p>${t("ui-moves-over")}</p>`;
  if (session.table.value?.shut) return html`<p>${t(session.table.value.shut)}</p>`;
  if (session.moment.value !== null) return html`<p>${t("ui-moves-past")}</p>`;
  if (session.choosing.sending.value || session.course.busy.value)
    return html`<p>${t("ui-moves-watch")}${!narrow.value && html` <span class="small">${t("ui-moves-skip")}</span>`}</p>`;
  if (session.seat.value === null) return html`<p>${t("ui-moves-spectator")}</p>`;
  return html`<p>${t("ui-moves-wait", { names: scene.waiting.map(seatName) })}</p>`;
}

/** On a phone a heading under which nothing is possible stays folded. @param {{session: TableSession, group: string, acts: Act[], keys: Act[]}} props */
function Group({ session, group, acts: some, keys }) {
  const list = html`<ul class="move-list">${some.map((act) =>
    act.number && !act.why
      ? html`<li key=${act.move}><${Bid} session=${session} act=${act} range=${act.number} /></li>`
      : html`<${Move} key=${act.move} session=${session} act=${act} digit=${keys.indexOf(act) + 1} />`,
  )}</ul>`;
  if (narrow.value && group && some.every((act) => act.why)) return html`<details><summary><h3>${t(group)}</h3> <${Icon} name="lock" /></summary>${list}</details>`;
  return html`<section>${group && html`<h3>${t(group)}</h3>`}${list}</section>`;
}

/** @param {{session: TableSession}} props */
function List({ session }) {
  const { choosing } = session;
  const { acts, picked } = choosing.offered.value;
  const groups = listed(session);
  const keys = playable(session);
  return html`<div class="list">${narrow.value && html`<${HeldLens} session=${session} />`}
    ${acts.every((act) => act.why) && html`<${Idle} session=${session} />`}
    <${Confirm} session=${session} />
    ${!narrow.value && picked.length > 0 && html`<button class="quiet back" onClick=${() => choosing.back()}>${t("ui-pick-back")}</button>`}
    ${groups.map(([group, some]) => some.length > 0 && html`<${Group} key=${group} session=${session} group=${group} acts=${some} keys=${keys} />`)}
    ${!narrow.value && !choosing.chosen.value && html`<${LensChange} lens=${choosing.lens.value} />`}</div>`;
}

/**
 * While something moves, the list of before stays where it is, out of sight: nothing is laid out twice, and the focus
 * finds its place again.
 * @param {{session: TableSession}} props
 */
export function Moves({ session }) {
  const { acts, offered } = session.choosing;
  const any = offered.value.acts.length > 0;
  const past = any && !acts.value.length;
  return html`<div class=${past ? "moves past" : any ? "moves" : "moves idle"} aria-busy=${past}>
    ${any && html`<${List} session=${session} />`}
    ${(past || !any) && html`<div class="for-now"><${Idle} session=${session} /></div>`}
  </div>`;
}
