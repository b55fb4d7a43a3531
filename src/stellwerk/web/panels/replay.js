// The past: a slider over every moment, each with its own address.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { Icon } from "../parts.js";
import { pace } from "../store.js";
import { t } from "../words.js";
/** @import {TableSession} from "../session.js" */

const SHORTEST = 250;
const DRAG = 90; // the slider rests that long before its moment is asked for

/** @param {{session: TableSession}} props */
export function Replay({ session }) {
  const [playing, setPlaying] = useState(false);
  const last = session.latest.value;
  const [drag, setDrag] = useState(/** @type {number|null} */ (null));
  const at = drag ?? session.moment.value ?? last;
  useEffect(() => {
    if (drag === null) return undefined;
    const timer = setTimeout(() => {
      session.goTo(drag);
      setDrag(null);
    }, DRAG);
    return () => clearTimeout(timer);
  }, [drag]);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => session.goTo(at + 1), Math.max(SHORTEST, pace.value * 2));
    return () => clearTimeout(timer);
  }, [playing, at]);
  const go = (/** @type {number} */ v) => {
    setPlaying(false);
    session.goTo(v);
  };
  const slide = (/** @type {Event} */ event) => {
    setPlaying(false);
    setDrag(Number(/** @type {HTMLInputElement} */ (event.target).value));
  };
  const button = (/** @type {string} */ name, /** @type {() => void} */ act, /** @type {boolean} */ off) =>
    html`<button class="icon" aria-label=${t(`ui-replay-${name}`)} disabled=${off} onClick=${act}><${Icon} name=${name} /></button>`;
  const play = () => {
    if (at >= last) session.goTo(0);
    setPlaying(!playing);
  };
  return html`<div class="replay" role="group" aria-label=${t("ui-replay")}>
    ${button("first", () => go(0), at <= 0)}${button("prev", () => go(at - 1), at <= 0)}
    ${button(playing ? "pause" : "play", play, last === 0)}${button("next", () => go(at + 1), at >= last)}
    <input type="range" class="slider" min="0" max=${last} value=${at} aria-label=${t("ui-moment")} aria-valuetext=${t("ui-moment-of", { at, last })}
      onInput=${slide} />
    <span class="replay-at">${t("ui-moment-of", { at, last })}</span>
    <button class="primary" onClick=${() => session.goTo(null)}>${t("ui-live")}</button>
  </div>`;
}
