// Every move as a real button: playable, or greyed with its reason.
import { useComputed } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { isOrder } from "../choosing.js";
import { html } from "../html.js";
import { Icon, RuleLink, stay } from "../parts.js";
import { confirming, narrow } from "../store.js";
import { seatName, signed, t } from "../words.js";
import { Bid } from "./bid.js";
import { HintCard } from "./hint.js";
import { LensChange, then, unit } from "./lens.js";
/** @import {Section} from "../scene/listing.js" */
/** @import {Act, Text} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** What can be done, in the order of the list. @param {TableSession} session @returns {Act[]} */
export function able(session) {
  const { sections, last, aside } = session.choosing.listing.value;
  return [...sections.flatMap(({ rows }) => rows.flat()), ...last, ...aside];
}

/** The moves that number keys choose, by key: 0 is the way out. @param {TableSession} session @returns {Map<string, Act>} */
export function keyed(session) {
  const { sections, last, aside } = session.choosing.listing.value;
  if (session.hinting.hint.value) return new Map(); // then numbers are those of the hint
  const moves = [...sections.flatMap(({ rows }) => rows.flat()), ...aside].filter((act) => !act.number);
  const keys = /** @type {[string, Act][]} */ (moves.slice(0, 9).map((act, i) => [String(i + 1), act]));
  return new Map(last.length ? [...keys, ["0", last[0]]] : keys);
}

/**
 * `way` is how it is called beside others that begin alike.
 * @param {{session: TableSession, act: Act, key?: string, digit?: string, way?: string}} props
 */
export function Move({ session, act, digit = "", way = "" }) {
  const { choosing } = session;
  // What is known of one move is written on it without writing the others anew.
  const { value: chosen } = useComputed(() => choosing.chosen.value?.move === act.move);
  const { value: asked } = useComputed(() => choosing.listed.value && choosing.why.value.some((one) => one.move === act.move));
  const met = useComputed(() => choosing.at.value !== "" && (!!act.on?.includes(choosing.at.value) || act.to === choosing.at.value));
  const reason = `why-${act.move.replace(/\W/g, "-")}`;
  const { value: change } = useComputed(() => {
    const lens = choosing.lenses.value[act.move];
    return lens && choosing.picked.value.length ? then(lens).total - lens.before.total : 0;
  });
  const { value: rank } = useComputed(() => session.hinting.rankOf(act));
  const kind = [act.main ? "move main" : "move", act.aside ? "aside" : "", act.why ? "refused" : "", chosen ? "chosen" : "", met.value ? "met" : ""].filter(Boolean).join(" ");
  const look = (/** @type {Act|null} */ one) => () => {
    choosing.look(one);
    choosing.point(one);
  };
  const button = html`<button class=${kind} aria-disabled=${act.why ? "true" : undefined} aria-pressed=${confirming.value && !act.why ? chosen : undefined}
      aria-describedby=${act.why ? reason : undefined} title=${act.why ? t(act.why.text) : way ? t(act.text) : undefined}
      onMouseDown=${stay} onClick=${() => choosing.choose(act)} onMouseEnter=${look(act)} onMouseLeave=${look(null)}
      onFocus=${look(act)} onBlur=${look(null)}>
      ${act.why && html`<${Icon} name="lock" />`}${rank > 0 && html`<span class="hint-no" title=${t("ui-hint")}>${rank}</span>`}<span>${way || t(act.text)}</span>
      ${change !== 0 && html`<b class=${change > 0 ? "up" : "down"}>${signed(change, unit())}</b>`}
      ${digit && html`<kbd aria-hidden="true">${digit}</kbd>`}
    </button>`;
  if (!act.why) return html`<li>${button}</li>`;
  return html`<li>${button}<p class=${asked ? "reason asked" : "reason"} id=${reason}>
    ${t(act.why.text)} ${act.why.rule !== "kernel" && html`<${RuleLink} rule=${act.why.rule} />`}</p></li>`;
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
  return chosen.value ? null : html`<${LensChange} lens=${lenses.value[held.value]} quiet=${true} />`;
}

/** @param {{session: TableSession}} props */
export function Idle({ session }) {
  const scene = session.scene.value;
  if (!scene || scene.over) return html`<p>${t("ui-moves-over")}</p>`;
  if (session.table.value?.shut) return html`<p>${t(session.table.value.shut)}</p>`;
  if (session.moment.value !== null) return html`<p>${t("ui-moves-past")}</p>`;
  if (session.coach.thinking.value) return html`<p role="status">${t("ui-coach-thinking")}</p>`;
  if (session.choosing.sending.value || session.course.busy.value)
    return html`<p>${t("ui-moves-watch")}${!narrow.value && html` <span class="small">${t("ui-moves-skip")}</span>`}</p>`;
  if (session.seat.value === null) return html`<p>${t("ui-moves-spectator")}</p>`;
  return html`<p>${t("ui-moves-wait", { names: scene.waiting.map(seatName) })}</p>`;
}

/** The word in which sentences that are alike differ: they need not be said in full. @param {Act[]} acts */
function difference(acts) {
  const [{ text }] = acts;
  if (acts.some((act) => act.text.m !== text.m)) return undefined;
  const words = Object.keys(text.a ?? {}).filter((name) => typeof text.a?.[name] !== "number");
  return words.find((name) => acts.some((act) => JSON.stringify(act.text.a?.[name]) !== JSON.stringify(text.a?.[name])));
}

/** One thing and the ways that follow from it, side by side. @param {{session: TableSession, acts: Act[], keys: Map<Act, string>}} props */
function Ways({ session, acts, keys }) {
  const { choosing } = session;
  const thing = choosing.nameOf(acts[0].on?.at(-2) ?? "");
  const apart = difference(acts);
  const ways = acts.map((act) => (apart ? t(/** @type {string|Text} */ (act.text.a?.[apart])) : choosing.nameOf(act.on?.at(-1) ?? "")));
  if (!thing || new Set(ways).size < ways.length || ways.includes("")) {
    return acts.map((act) => html`<${Move} key=${act.move} session=${session} act=${act} digit=${keys.get(act)} />`);
  }
  return html`<li class="ways" role="group" aria-label=${thing}><p class="ways-of">${thing}</p><ul>${acts.map(
    (act, i) => html`<${Move} key=${act.move} session=${session} act=${act} way=${ways[i]} digit=${keys.get(act)} />`,
  )}</ul></li>`;
}

/** @param {{session: TableSession, section: Section, keys: Map<Act, string>}} props */
function Group({ session, section, keys }) {
  const row = (/** @type {Act[]} */ acts) => {
    const [act] = acts;
    if (act.number) return html`<li key=${act.move}><${Bid} session=${session} act=${act} range=${act.number} /></li>`;
    if (acts.length > 1) return html`<${Ways} key=${act.on?.slice(0, -1).join(" ")} session=${session} acts=${acts} keys=${keys} />`;
    return html`<${Move} key=${act.move} session=${session} act=${act} digit=${keys.get(act)} />`;
  };
  return html`<section>${section.group && html`<h3>${t(section.group)}</h3>`}<ul class="move-list">${section.rows.map(row)}</ul></section>`;
}

/** What cannot be done now lies folded below; on a phone the whole sheet was opened to see it. @param {{session: TableSession, acts: Act[]}} props */
function Refused({ session, acts }) {
  const [open, setOpen] = useState(false);
  if (!acts.length) return null;
  const shown = open || narrow.value;
  return html`<details class="refusals" open=${shown} onToggle=${(/** @type {Event} */ event) => setOpen(/** @type {HTMLDetailsElement} */ (event.target).open)}>
    <summary><${Icon} name="lock" /> ${t("ui-refusals", { n: acts.length })}</summary>
    ${shown && html`<ul class="move-list">${acts.map((act) => html`<${Move} key=${act.move} session=${session} act=${act} />`)}</ul>`}
  </details>`;
}

/** What the move that is looked at would change. @param {{session: TableSession}} props */
function Looked({ session }) {
  const { chosen, lens } = session.choosing;
  return !narrow.value && !chosen.value && html`<${LensChange} lens=${lens.value} />`;
}

/** @param {{session: TableSession}} props */
function List({ session }) {
  const { choosing } = session;
  const { acts, picked } = choosing.offered.value;
  const { sections, last, aside, refused } = choosing.listing.value;
  const keys = new Map([...keyed(session)].map(([key, act]) => [act, key]));
  return html`<div class="list">${narrow.value && html`<${HeldLens} session=${session} />`}
    ${acts.every((act) => act.why) && html`<${Idle} session=${session} />`}
    ${!narrow.value && html`<${HintCard} session=${session} />`}
    <${Confirm} session=${session} />
    ${!narrow.value && picked.length > 0 && html`<button class="quiet back" onClick=${() => choosing.back()}>${t("ui-pick-back")}</button>`}
    ${sections.map((section) => html`<${Group} key=${section.group} session=${session} section=${section} keys=${keys} />`)}
    ${isOrder(acts) && html`<button class="move main" onMouseDown=${stay} onClick=${() => (choosing.anyhow.value = true)}>${t("ui-any-order")}</button>`}
    ${last.length > 0 && html`<ul class="move-list leaving">${last.map((act) => html`<${Move} key=${act.move} session=${session} act=${act} digit=${keys.get(act)} />`)}</ul>`}
    ${aside.length > 0 && html`<section class="beside-question"><h3>${t("ui-moves-aside")}</h3><ul class="move-list">${aside.map((act) => html`<${Move} key=${act.move} session=${session} act=${act} digit=${keys.get(act)} />`)}</ul></section>`}
    <${Refused} session=${session} acts=${refused} />
    <${Looked} session=${session} /></div>`;
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
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (!acts.value.length) return undefined;
    const frame = requestAnimationFrame(() => list.current?.closest(".panel")?.scrollTo({ top: 0, behavior: "instant" })); // when the page is laid out anyway
    return () => cancelAnimationFrame(frame);
  }, [acts.value]);
  return html`<div ref=${list} class=${past ? "moves past" : any ? "moves" : "moves idle"} aria-busy=${past}>
    ${any && html`<${List} session=${session} />`}
    ${(past || !any) && html`<div class="for-now"><${Idle} session=${session} /></div>`}
  </div>`;
}
