// Since your last turn: who did what and what it brought, at the question; in full on demand, and once more on the table.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { Icon } from "../parts.js";
import { inWords } from "../story.js";
import { signed, t } from "../words.js";
import { Gains, Who } from "./paragraph.js";
/** @import {TableSession} from "../session.js" */
/** @import {Story} from "../story.js" */

const MOST = 10; // lines about one player; the card has them all

/** Of a long story the beginning. @param {Story} story @returns {Story} */
const shortened = (story) => ({ ...story, lines: story.lines.slice(0, MOST) });

/** What somebody has got since then: points, then money. @param {{session: TableSession, story: Story}} props */
function Got({ session, story }) {
  const money = session.since.money(story.who);
  return html`<${Gains} story=${story} />${money.map(({ n, unit }, i) => html` <b key=${i} class=${`gain ${n > 0 ? "up" : "down"}`}>${signed(n, unit)}</b>`)} `;
}

/** @param {{session: TableSession, story: Story}} props */
function Brief({ session, story }) {
  return html`<li class=${`brief ${story.who >= 0 ? `seat-${story.who}` : ""}`}><${Who} story=${story} /><${Got} session=${session} story=${story} />${inWords(shortened(story))}.</li>`;
}

/** The whole card, until it is read. @param {{session: TableSession, stories: Story[]}} props */
function Card({ session, stories }) {
  const { open } = session.since;
  useEffect(() => {
    const away = (/** @type {Event} */ event) => {
      if (!(event.target instanceof Element) || !event.target.closest(".since")) open.value = false;
    };
    document.addEventListener("pointerdown", away);
    return () => document.removeEventListener("pointerdown", away);
  }, []);
  return html`<div class="since-card" id="since-card" role="region" aria-label=${t("ui-since")}>
    <ul>${stories.map((story) => html`<li key=${story.who} class=${`turn ${story.who >= 0 ? `seat-${story.who}` : "house"}`}>
      <p class="story"><${Who} story=${story} /><${Got} session=${session} story=${story} />${inWords(story)}.</p></li>`)}</ul>
  </div>`;
}

/** @param {{session: TableSession, stories: Story[]}} props */
export function Since({ session, stories }) {
  const { open } = session.since;
  const toggle = () => (open.value = !open.value);
  const line = useRef(/** @type {HTMLElement|null} */ (null));
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const el = line.current;
    if (!el) return undefined;
    const measure = () => setCut(el.scrollHeight > el.clientHeight + 1 || [...el.children].some((one) => one.scrollWidth > one.clientWidth + 1));
    const sizes = new ResizeObserver(measure);
    measure();
    sizes.observe(el);
    return () => sizes.disconnect();
  }, [stories]);
  return html`<div class=${cut ? "since cut" : "since"}>
    <ul class="since-line" ref=${line} aria-label=${t("ui-since")}>${stories.map((story) => html`<${Brief} key=${story.who} session=${session} story=${story} />`)}</ul>
    <span class="since-tools">
      <button class="quiet" onClick=${() => session.since.show()} aria-label=${t("ui-since-show")} title=${t("ui-since-show")}><${Icon} name="play" /><span>${t("ui-since-show")}</span></button>
      ${cut && html`<button class="icon" aria-expanded=${open.value} aria-controls="since-card" aria-label=${t("ui-since-all")} title=${t("ui-since-all")} onClick=${toggle}><${Icon} name="log" /></button>`}
      <button class="icon" aria-label=${t("ui-since-done")} title=${t("ui-since-done")} onClick=${() => session.since.dismiss()}><${Icon} name="close" /></button>
    </span>
    ${open.value && cut && html`<${Card} session=${session} stories=${stories} />`}
  </div>`;
}
