// What happened, in the viewer's language; every line leads to its moment.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../words.js";
/** @import {TableSession} from "../session.js" */

/** @param {{session: TableSession}} props */
export function Log({ session }) {
  const lines = session.scene.value?.log ?? [];
  const list = useRef(/** @type {HTMLOListElement|null} */ (null));
  useEffect(() => {
    const scroller = list.current?.closest(".panel");
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [lines.length]);
  const here = session.moment.value;
  return html`<ol class="log" ref=${list}>${lines.map(
    (line, i) => html`<li key=${i} class=${line.v === here ? "here" : ""}><button class="line" onClick=${() => session.goTo(line.v)}
      title=${t("ui-jump")}>${t(line.text)}</button></li>`,
  )}</ol>`;
}

/** Screen readers hear each event once, whatever panel is open. @param {{session: TableSession}} props */
export function Announcer({ session }) {
  const lines = session.curtain.value === null ? session.course.telling.value : [];
  return html`<div class="hidden" role="log" aria-live="polite">${lines.map((line) => html`<p key=${line.v + line.text.m}>${t(line.text)}</p>`)}</div>`;
}
