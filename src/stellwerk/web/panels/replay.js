// The past: a slider over every moment, each with its own address.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { Icon } from "../parts.js";
import { pace } from "../store.js";
import { reading } from "../story.js";
import { t } from "../words.js";
/** @import {TableSession} from "../session.js" */

const SHORTEST = 250;
const SOON = 60; // where nothing was kept there is nothing to look at either
const DRAG = 90; // the slider rests that long before its moment is asked for
const ON = Infinity;

/** @param {{session: TableSession}} props */
export function Replay({ session }) {
  const last = session.latest.value;
  const asked = session.moment.value ?? last;
  const shown = session.shown.value ?? last; // may lie before what was asked for
  const waiting = session.asking.value > 0;
  const goal = session.goal.value; // on to that moment, one by one
  const setGoal = (/** @type {number|null} */ v) => {
    session.goal.value = v;
    session.homeward = false;
  };
  const [drag, setDrag] = useState(/** @type {number|null} */ (null)); // the slider is in hand
  const at = drag ?? shown;
  useEffect(() => {
    if (drag === null) return undefined;
    const timer = setTimeout(() => session.goTo(drag), DRAG);
    return () => clearTimeout(timer);
  }, [drag]);
  useEffect(() => {
    if (goal === null || waiting) return undefined;
    const done = shown >= goal || asked >= last;
    if (done && !session.homeward) return setGoal(null);
    const told = session.course.turn.value;
    const timer = setTimeout(() => {
      if (done) setGoal(null);
      session.goTo(done ? null : asked + 1);
    }, shown < asked ? SOON : Math.max(SHORTEST, pace.value * 2, pace.value && reading(told)));
    return () => clearTimeout(timer);
  }, [goal, waiting, asked, shown, last]);
  const go = (/** @type {number} */ v) => {
    setGoal(null);
    session.goTo(v);
  };
  /** What was asked for in vain is not asked for again. */
  const next = () => {
    setGoal(shown + 1);
    session.goTo(asked + 1);
  };
  const slide = (/** @type {Event} */ event) => {
    setGoal(null);
    setDrag(Number(/** @type {HTMLInputElement} */ (event.target).value));
  };
  const release = (/** @type {Event} */ event) => {
    const v = Number(/** @type {HTMLInputElement} */ (event.target).value);
    setDrag(null);
    if (v === shown + 1 && !waiting) next();
    else go(v);
  };
  const button = (/** @type {string} */ name, /** @type {() => void} */ act, /** @type {boolean} */ off) =>
    html`<button class="icon" aria-label=${t(`ui-replay-${name}`)} title=${t(`ui-replay-${name}`)} disabled=${off} onClick=${act}><${Icon} name=${name} /></button>`;
  const playing = goal === ON;
  const play = () => {
    if (!playing && at >= last) session.goTo(0);
    setGoal(playing ? null : ON);
  };
  return html`<div class="replay" role="group" aria-label=${t("ui-replay")}>
    ${button("first", () => go(0), at <= 0)}${button("prev", () => go(shown - 1), at <= 0)}
    ${button(playing ? "pause" : "play", play, last === 0)}${button("next", next, asked >= last)}
    <input type="range" class="slider" min="0" max=${last} value=${at} aria-label=${t("ui-moment")} aria-valuetext=${t("ui-moment-of", { at, last })}
      onInput=${slide} onChange=${release} />
    <span class="replay-at">${t("ui-moment-of", { at, last })}</span>
    <button class="primary" onClick=${() => session.goTo(null)}>${t("ui-live")}</button>
  </div>`;
}
