// A number to choose: slider, steps, marks, and a field to type in. Enter makes the move.
import { useEffect, useState } from "preact/hooks";
import { moveOf, textOf } from "../choosing.js";
import { html } from "../html.js";
import { stay } from "../parts.js";
import { amount, signed, t } from "../words.js";
/** @import {Act, Range} from "../types.js" */
/** @import {TableSession} from "../session.js" */

const LEAP = 5; // steps of PageUp and PageDown

/** The nearest amount that may be chosen. @param {Range} range @param {number} n */
export function fit(range, n) {
  const steps = Math.round((Math.min(Math.max(n, range.low), range.high) - range.low) / range.step);
  const fitted = range.low + steps * range.step;
  return fitted > range.high ? fitted - range.step : fitted;
}

/** @param {{session: TableSession, act: Act, range: Range}} props */
export function Bid({ session, act, range }) {
  const [n, setN] = useState(range.start);
  const [typed, setTyped] = useState(/** @type {string|null} */ (null));
  const key = `${act.move} ${range.low} ${range.high} ${range.start}`;
  useEffect(() => setN(range.start), [key]);
  const proposed = session.choosing.proposed.value;
  useEffect(() => {
    if (proposed?.move === act.move) setN(fit(range, proposed.n));
  }, [proposed]);
  useEffect(() => {
    session.choosing.hold(moveOf(act, n));
    return () => session.choosing.hold("");
  }, [key, n]);
  const set = (/** @type {number} */ wanted) => {
    setTyped(null);
    setN(fit(range, wanted));
  };
  const play = () => session.choosing.play(act, typed === null ? n : fit(range, Number(typed)));
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: LEAP, PageDown: -LEAP }[event.key];
    const slider = event.target instanceof HTMLInputElement && event.target.type === "range";
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) play();
    else if (by !== undefined && (slider || !event.key.match(/Left|Right/))) set(n + by * range.step);
    else if (slider && event.key === "Home") set(range.low);
    else if (slider && event.key === "End") set(range.high);
    else return;
    event.preventDefault();
  };
  const field = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).value;
  const type = (/** @type {Event} */ event) => {
    setTyped(field(event));
    if (field(event)) setN(fit(range, Number(field(event))));
  };
  const label = t("ui-amount");
  const base = range.base ?? 0;
  const say = (/** @type {number} */ sum) => (base && sum > 0 ? signed(sum, range.unit) : amount(sum, range.unit));
  const named = (/** @type {number} */ mark) => (range.top && mark === range.high ? t(range.top, { n: base + mark }) : say(mark));
  return html`<div class="bid" onKeyDown=${keys}>
    <div class="bid-top">
      <button class="step" aria-label=${t("ui-less")} disabled=${n <= range.low} onClick=${() => set(n - range.step)}>−</button>
      <output class="bid-amount">${say(n)}</output>
      <button class="step" aria-label=${t("ui-more-players")} disabled=${n >= range.high} onClick=${() => set(n + range.step)}>+</button>
    </div>
    <input type="range" class="slider" min=${range.low} max=${range.high} step=${range.step} value=${n} aria-label=${label}
      aria-valuetext=${say(n)} onInput=${(/** @type {Event} */ event) => set(Number(field(event)))} />
    <div class="bid-ends"><span>${say(range.low)}</span><span>${say(range.high)}</span></div>
    ${(range.marks ?? []).length > 0 && html`<div class="amounts" role="group" aria-label=${t("ui-marks")}>${(range.marks ?? []).map(
      (mark) => html`<button key=${mark} class="mark" aria-pressed=${mark === n} onClick=${() => set(mark)}>${named(mark)}</button>`,
    )}</div>`}
    <div class="row">
      <label class="field narrow"><span>${label}</span><input type="number" inputmode="numeric" min=${range.low} max=${range.high} step=${range.step}
        value=${typed ?? n} onInput=${type} onBlur=${() => setTyped(null)} /></label>
      <button class="primary large grow" data-move=${moveOf(act, n)} onMouseDown=${stay} onClick=${play}>${t(textOf(act, n))}</button>
    </div>
  </div>`;
}
