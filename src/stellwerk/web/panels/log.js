// What happened, turn by turn and round by round, in the viewer's language; every sentence leads to its moment.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { byTurn, isAbout, isTold, NOBODY, RIVAL } from "../story.js";
import { known, seatName, t } from "../words.js";
import { Paragraph } from "./paragraph.js";
/** @import {TableSession} from "../session.js" */
/** @import {Story} from "../story.js" */

const NEAR = 60; // pixels: whoever is that near to the end goes on reading there
const ALL = -3;

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

/** Whose turns are read. @param {{session: TableSession, who: number, choose: (who: number) => void}} props */
function Filter({ session, who, choose }) {
  const strips = session.scene.value?.strips ?? [];
  if (strips.length < 2) return null;
  const rival = strips.find((strip) => strip.seat < 0);
  const chip = (/** @type {number} */ one, /** @type {unknown} */ inside) =>
    html`<button key=${one} class="chip-button" aria-pressed=${who === one} onClick=${() => choose(one)}>${inside}</button>`;
  return html`<div class="log-filter" role="group" aria-label=${t("ui-log-filter")}>${chip(ALL, t("ui-log-all"))}
    ${strips.filter(({ seat }) => seat >= 0).map(({ seat }) => chip(seat, html`<${Emblem} seat=${seat} />${seatName(seat)}`))}
    ${rival?.name && chip(RIVAL, t(rival.name))}</div>`;
}

/** The round as the game calls it. @param {number} n */
function roundName(n) {
  if (!n) return t("ui-log-before");
  return t(known("log-heading") ? "log-heading" : "ui-log-round", { n });
}

/** A name for every turn that stays when earlier ones come, and while the last one goes on. @param {Story[]} stories @param {Story} story */
const keyOf = (stories, story) => (story === stories.at(-1) ? "last" : story.lines[story.lines.length - 1].name);

/** @param {Story[]} stories @returns {{round: number, stories: Story[]}[]} */
function byRound(stories) {
  const out = /** @type {{round: number, stories: Story[]}[]} */ ([]);
  for (const story of stories) {
    if (out.at(-1)?.round === story.round) out.at(-1)?.stories.push(story);
    else out.push({ round: story.round, stories: [story] });
  }
  return out;
}

/** What belongs to nobody's turn is told line by line. @param {Story} story @returns {Story[]} */
const apart = (story) => (story.who === NOBODY ? story.lines.map((one) => ({ ...story, lines: [one], gains: one.line.gains ?? [] })) : [story]);

/** @param {{session: TableSession}} props */
export function Log({ session }) {
  const { lines, earlier } = session.log.value;
  const [who, choose] = useState(ALL);
  const stories = byTurn(who === ALL ? lines : lines.filter((line) => isAbout(line, who)));
  const rounds = byRound(stories);
  const here = session.shown.value;
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const was = useRef({ end: /** @type {string|undefined} */ (undefined), here: /** @type {number|null} */ (null), earlier: false });
  const pane = paneOf(box.current);
  const below = pane ? pane.scrollHeight - pane.scrollTop : 0; // before the lines change
  const reading = pane !== null && below - pane.clientHeight > NEAR;
  const pressed = document.activeElement?.classList.contains("earlier");
  const end = stories.at(-1)?.lines.at(-1)?.name;
  useLayoutEffect(() => {
    const now = paneOf(box.current);
    const same = was.current.end === end && was.current.here === here;
    if (now && same) now.scrollTop = now.scrollHeight - below;
    else if (now && (was.current.here !== here || !reading)) now.scrollTop = now.scrollHeight;
    if (pressed && was.current.earlier && !earlier) /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector(".line"))?.focus({ preventScroll: true });
    was.current = { end, here, earlier };
  }, [lines, here, who]);
  return html`<div ref=${box} class="log-lines">
    <${Filter} session=${session} who=${who} choose=${choose} />
    ${earlier && html`<${EarlierButton} session=${session} first=${lines[0] && `${lines[0].v}`} />`}
    <div class="log">${rounds.map(({ round, stories: some }, i) => html`<section key=${`round-${round}-${rounds.length - i}`} aria-label=${roundName(round)}>
      ${(rounds.length > 1 || round > 0) && html`<h3 class="log-round">${roundName(round)}</h3>`}
      <ol>${some.map((story) => html`<li key=${keyOf(stories, story)} class=${`turn ${story.who >= 0 ? `seat-${story.who}` : story.who === RIVAL ? "rival" : "house"}`}>
        ${apart(story).map((part) => html`<${Paragraph} key=${part === story ? "turn" : part.lines[0].name} story=${part} session=${session} />`)}</li>`)}</ol>
    </section>`)}</div>
  </div>`;
}

/** Screen readers hear each event once, whatever panel is open. @param {{session: TableSession}} props */
export function Announcer({ session }) {
  const lines = session.curtain.value === null ? session.course.telling.value.filter(isTold) : [];
  return html`<div class="hidden" role="log" aria-live="polite">${lines.map((line) => html`<p key=${line.v + line.text.m}>${t(line.text)}</p>`)}</div>`;
}
