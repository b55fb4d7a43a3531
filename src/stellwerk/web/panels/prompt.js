// One sentence says what is wanted, and of whom; beside it what just happened, the clock, and the way back.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { Icon, RuleLink } from "../parts.js";
import { narrow } from "../store.js";
import { byTurn, inWords, isTold, lastOf } from "../story.js";
import { t } from "../words.js";
import { HintButton } from "./hint.js";
import { Gains, Teller } from "./paragraph.js";
import { Replay } from "./replay.js";
import { Since } from "./since.js";
import { UndoButton } from "./undo.js";
/** @import {TableSession} from "../session.js" */
/** @import {Story} from "../story.js" */
/** @import {Scene} from "../types.js" */

const MOST = 8; // lines of a turn that are on the screen while it is shown

/** A running clock. @param {{ms: number, run: number}} props */
function Clock({ ms, run }) {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const end = performance.now() + ms;
    setLeft(ms);
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 100);
    return () => clearInterval(timer);
  }, [ms, run]);
  return html`<span class="clock" role="timer" aria-label=${t("ui-clock")}>
    <span class="clock-bar"><span style=${{ transform: `scaleX(${ms ? left / ms : 0})` }}></span></span>
    <b>${t("ui-seconds", { n: Math.ceil(left / 1000) })}</b></span>`;
}

/** @typedef {{said: unknown, below: unknown, who?: number, live?: "off"}} Words what stands large, and what below it */

/** What is being shown, while nobody can answer: the last thing large, what led to it below, and what it has brought so far. @param {Story} story @returns {Words} */
function showing(story) {
  const { now, before } = lastOf(story);
  const led = { ...before, lines: before.lines.slice(-MOST) };
  const below = html`<p class="told">${led.lines.length > 0 && html`<${Teller} story=${led} />${inWords(led)}`}<${Gains} story=${story} /></p>`;
  return { said: html`<${Teller} story=${now} />${inWords(now)}`, below, who: now.who, live: "off" };
}

/** What is asked, and what has happened since this seat was asked last. @param {TableSession} session @param {Scene} scene @returns {Words} */
function question(session, scene) {
  const told = session.course.telling.value.findLast((line) => isTold(line) && line.text.m !== session.revision.value?.text.m); // that is said below
  const since = session.since.stories.value;
  const below = since.length > 0 ? html`<${Since} session=${session} stories=${since} />` : told && html`<p class="told">${t(told.text)}</p>`;
  return { said: session.choosing.ask() ?? t(scene.prompt), below };
}

/** @param {TableSession} session */
function shownStory(session) {
  const { busy, turn } = session.course;
  if (session.homeward && session.moment.value === session.begun) return undefined;
  return busy.value || session.moment.value !== null ? byTurn(turn.value).at(-1) : undefined;
}

/** @param {{session: TableSession}} props */
export function Prompt({ session }) {
  const scene = session.scene.value;
  if (!scene) return html`<div class="prompt-row"><p class="prompt" role="status">${t("ui-loading")}</p></div>`;
  const story = shownStory(session);
  const { said, below, who, live } = story ? showing(story) : question(session, scene);
  const past = session.moment.value !== null && !narrow.value; // nothing is asked: the bar of the past takes the place
  const how = story ? "showing" : "";
  return html`<div class=${session.asked.value ? "prompt-row asked" : "prompt-row"}>
    <div class=${`prompt-words ${how} ${(who ?? -1) >= 0 ? `seat-${who}` : ""}`}><p class="prompt" role="status" aria-live=${live}>${said}</p></div>
    <div class=${`story-slot ${how}`}>${below}</div>
    ${past ? html`<div class="prompt-tools"><${Replay} session=${session} /></div>` : html`<div class="prompt-tools">
      ${(scene.tick_ms ?? 0) > 0 && session.ready.value && html`<${Clock} ms=${scene.tick_ms} run=${scene.tick_run ?? 0} />`}
      ${scene.rule && html`<${RuleLink} rule=${scene.rule} text=${html`<${Icon} name="rules" /><span>${t("ui-rule-here")}</span>`} />`}
      <${HintButton} session=${session} />
      <${UndoButton} session=${session} />
    </div>`}
  </div>`;
}
