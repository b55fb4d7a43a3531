// What happened, in the viewer's language; every line leads to its moment.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../words.js";
/** @import {Line} from "../types.js" */
/** @import {TableSession} from "../session.js" */

const NEAR = 60; // pixels: whoever is that near to the end goes on reading there

/** A name for every line that stays when others come before it. @param {Line[]} lines */
function namesOf(lines) {
  let n = 0;
  return lines.map((line, i) => `${line.v}-${(n = line.v === lines[i - 1]?.v ? n + 1 : 0)}`);
}

/** @param {Element|null} [inside] */
const paneOf = (inside) => inside?.closest(".panel") ?? null;

/** Loads the page before; by itself as soon as it comes into view. @param {{session: TableSession, first: string|undefined}} props */
function EarlierButton({ session, first }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const { loading } = session.earlier;
  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && session.loadEarlier(), { root: paneOf(button.current) });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [session, first]);
  return html`<button class="quiet earlier" ref=${button} aria-disabled=${loading.value ? "true" : undefined} onClick=${() => session.loadEarlier()}>
    ${t(loading.value ? "ui-loading" : "ui-log-earlier")}</button>`;
}

/** @param {{session: TableSession}} props */
export function Log({ session }) {
  const { lines, earlier } = session.log.value;
  const names = namesOf(lines);
  const here = session.shown.value;
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const was = useRef({ end: /** @type {string|undefined} */ (undefined), here: /** @type {number|null} */ (null), earlier: false });
  const pane = paneOf(box.current);
  const below = pane ? pane.scrollHeight - pane.scrollTop : 0; // before the lines change
  const reading = pane !== null && below - pane.clientHeight > NEAR;
  const pressed = document.activeElement?.classList.contains("earlier");
  useLayoutEffect(() => {
    const now = paneOf(box.current);
    const end = names.at(-1);
    const same = was.current.end === end && was.current.here === here;
    if (now && same) now.scrollTop = now.scrollHeight - below;
    else if (now && (was.current.here !== here || !reading)) now.scrollTop = now.scrollHeight;
    if (pressed && was.current.earlier && !earlier) box.current?.querySelector("button")?.focus({ preventScroll: true });
    was.current = { end, here, earlier };
  }, [lines, here]);
  return html`<div ref=${box} class="log-lines">
    ${earlier && html`<${EarlierButton} session=${session} first=${names[0]} />`}
    <ol class="log">${lines.map(
      (line, i) => html`<li key=${names[i]} class=${line.v === here ? "here" : ""}><button class="line" onClick=${() => session.goTo(line.v)}
        title=${t("ui-jump")}>${t(line.text)}</button></li>`,
    )}</ol>
  </div>`;
}

/** Screen readers hear each event once, whatever panel is open. @param {{session: TableSession}} props */
export function Announcer({ session }) {
  const lines = session.curtain.value === null ? session.course.telling.value : [];
  return html`<div class="hidden" role="log" aria-live="polite">${lines.map((line) => html`<p key=${line.v + line.text.m}>${t(line.text)}</p>`)}</div>`;
}
