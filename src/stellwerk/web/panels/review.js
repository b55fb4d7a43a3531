// After the game: what one's own decisions have cost, the moments that cost most, and what to try next time.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { about, inPoints, more, percent, reasons, then } from "../advice.js";
import * as api from "../api.js";
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { narrow } from "../store.js";
import { known, seatName, t } from "../words.js";
import { roundWord } from "./graph.js";
import { sourceName } from "./lens.js";
/** @import {Advice, Decision, Review} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** @typedef {Decision & {best: NonNullable<Decision["best"]>}} Lost a decision that something else would have been better for */

const TITLE = "review-title";
const POLL_MS = 900;
const LITTLE = 0.02; // of the chance to win, or of all points: what nobody need be told of
const MOST = 5;
const ADVICE = 3; // sentences about the next game
const H = 238;
const APART = 20; // numbers of rounds that lie nearer than this would touch
const INSET = 14; // so that no number lies on the axis
const EDGE = { left: 52, right: 18, top: 14, bottom: 52 };

/** How much a decision has cost, of the chance to win or of all points: whichever is more. @param {Decision} decision */
const share = ({ best }) => (best ? Math.max(best.more_chance ?? 0, (best.more_points ?? 0) / Math.max(1, Math.abs(best.points))) : 0);

/** The decisions that cost most, the worst first. @param {Decision[]} decisions @returns {Lost[]} */
function worst(decisions) {
  const lost = /** @type {Lost[]} */ (decisions.filter((one) => share(one) >= LITTLE));
  return lost.sort((a, b) => share(b) - share(a)).slice(0, MOST);
}

/** The round as the game calls it. @param {number} n */
const roundName = (n) => (n ? t(known("log-heading") ? "log-heading" : "ui-log-round", { n }) : t("ui-log-before"));

/** @typedef {{text: string, again: () => void}} Failed what went wrong, and how it is asked once more */

/** The review of a seat: begun where there is none yet, and asked again and again while it grows. @param {string} id @param {number} seat */
function useReview(id, seat) {
  const [review, setReview] = useState(/** @type {Review|null} */ (null));
  const [failed, setFailed] = useState(/** @type {Failed|null} */ (null));
  const hear = (/** @type {() => Promise<Review>} */ asked) => {
    setFailed(null);
    asked().then(setReview, (error) => setFailed({ text: api.inWords(error), again: () => hear(asked) }));
  };
  const look = async () => {
    const found = await api.review(id, seat);
    return (found.state ?? "none") === "none" ? api.askReview(id, { seat }) : found;
  };
  useEffect(() => hear(look), [id, seat]);
  useEffect(() => {
    if (review?.state !== "running") return undefined;
    let current = true;
    const grow = (/** @type {Review} */ next) => current && setReview(next);
    const timer = setTimeout(() => api.review(id, seat).then(grow, () => grow({ ...review })), POLL_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [review]);
  return { review, failed, ask: (/** @type {boolean} */ wanted) => hear(() => api.askReview(id, { seat, wanted })) };
}

/** To its beginning. */
export function showReview() {
  const title = document.getElementById(TITLE);
  title?.scrollIntoView({ block: "start", behavior: "instant" });
  title?.focus({ preventScroll: true });
}

/** A button that goes when it has done its work leaves the focus to the heading. */
function useGoing() {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useLayoutEffect(() => () => {
    if (button.current === document.activeElement) document.getElementById(TITLE)?.focus({ preventScroll: true });
  }, []);
  return button;
}

/** What is heard of it: that it begins, was stopped, is done. @param {Review|null} review */
function stateSaid(review) {
  if (!review) return t("ui-loading");
  const { state = "none", of = 0 } = review;
  return t(state === "none" || (state === "running" && !of) ? "ui-review-waiting" : `ui-review-${state}`);
}

/** @param {{failed: Failed}} props */
function Trouble({ failed }) {
  const button = useGoing();
  return html`<p class="banner bad" role="alert">${failed.text} <button ref=${button} onClick=${failed.again}>${t("ui-try-again")}</button></p>`;
}

/** @param {{review: Review, ask: (wanted: boolean) => void}} props */
function Progress({ review, ask }) {
  const { state, done = 0, of = 0 } = review;
  const button = useGoing();
  const running = state === "running";
  return html`<div class="review-progress">${of > 0 && html`<p>${t("ui-review-progress", { done, of })}</p>`}
    <progress max=${of || 1} value=${done} aria-label=${t("ui-review")}></progress>
    <button ref=${button} onClick=${() => ask(!running)}>${t(running ? "ui-review-stop" : "ui-review-go-on")}</button></div>`;
}

/** One's chance at every decision; what cost most has its number. @param {{decisions: Decision[], lost: Lost[]}} props */
function Chances({ decisions, lost }) {
  const W = narrow.value ? 370 : 640;
  const x = (/** @type {number} */ i) => EDGE.left + INSET + (i * (W - EDGE.left - EDGE.right - 2 * INSET)) / Math.max(1, decisions.length - 1);
  const y = (/** @type {number} */ chance) => EDGE.top + (1 - chance) * (H - EDGE.top - EDGE.bottom);
  const begins = decisions.flatMap((one, i) => (one.round && one.round !== decisions[i - 1]?.round ? [i] : []));
  const spaced = begins.reduce((drawn, i) => (drawn.length && x(i) - x(drawn[drawn.length - 1]) < APART ? drawn : [...drawn, i]), /** @type {number[]} */ ([]));
  const path = decisions.map(({ chosen }, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(chosen.chance).toFixed(1)}`).join("");
  return html`<svg class="graph chances" viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${t("ui-review-chance")}>
    ${[0, 0.25, 0.5, 0.75, 1].map((n) => html`<g key=${n}><line class="grid" x1=${EDGE.left} x2=${W - EDGE.right} y1=${y(n)} y2=${y(n)} />
      <text class="axis end" x=${EDGE.left - 8} y=${y(n) + 4}>${t("ui-percent", { percent: percent(n) })}</text></g>`)}
    ${spaced.map((i) => html`<g key=${i}><line class="grid" x1=${x(i)} x2=${x(i)} y1=${EDGE.top} y2=${H - EDGE.bottom} />
      <text class="axis middle" x=${x(i)} y=${H - 28}>${decisions[i].round}</text></g>`)}
    <text class="axis end" x=${W - EDGE.right} y=${H - 8}>${roundWord()}</text>
    <path class="chance-line" d=${path} />
    ${lost.toReversed().map((one) => html`<g key=${one.v} class="chance-mark" transform=${`translate(${x(decisions.indexOf(one))} ${y(one.chosen.chance)})`}>
      <circle r="10" /><text y="5">${lost.indexOf(one) + 1}</text></g>`)}
  </svg>`;
}

/** What the better move would have brought, in points, chance or both, and where from. @param {Advice} best */
function cost(best) {
  const chance = percent(best.more_chance ?? 0);
  const kind = about(best.more_points ?? 0, best.points) <= 0 ? "-chance" : chance < 1 ? "-points" : "";
  const said = t(`ui-review-cost${kind}`, { points: more(best), percent: chance });
  const why = reasons(best).join(", ");
  return [why ? `${said}: ${why}` : said, then(best)].filter(Boolean).join(". ");
}

/** To the moment of a decision. @param {{decision: Decision, onMoment: (v: number) => void}} props */
function ShowMe({ decision: { v, round, chosen }, onMoment }) {
  const name = t("ui-review-show", { round: roundName(round), move: chosen.text });
  return html`<button class="quiet" aria-label=${name} onClick=${() => onMoment(v)}>${t("ui-since-show")}</button>`;
}

/** @param {{lost: Lost[], onMoment: (v: number) => void}} props */
function Lessons({ lost, onMoment }) {
  if (!lost.length) return html`<p>${t("ui-review-none")}</p>`;
  return html`<ol class="costly">${lost.map((one, n) => html`<li key=${one.v}>
    <span class="hint-no">${n + 1}</span>
    <div><p class="small">${roundName(one.round)}</p>
      <p>${t("ui-review-played", { move: one.chosen.text })}</p>
      <p><b>${t("ui-review-better", { move: one.best.text })}</b></p>
      <p class="beside">${cost(one.best)}</p></div>
    <${ShowMe} decision=${one} onMoment=${onMoment} /></li>`)}</ol>`;
}

/** What the better moves would have brought more of, and less, over all that cost much. @param {Lost[]} lost */
function nextTime(lost) {
  const sums = /** @type {Map<string, {n: number, times: number}>} */ (new Map());
  const add = (/** @type {string} */ key, /** @type {number} */ n) => {
    const sum = sums.get(key) ?? { n: 0, times: 0 };
    if (n) sums.set(key, { n: sum.n + n, times: sum.times + 1 });
  };
  for (const { best } of lost.filter((one) => (one.best.more_points ?? 0) > 0)) {
    for (const [key, n] of Object.entries(best.sources ?? {})) add(key, n);
    add("", best.later ?? 0);
  }
  const whole = lost[0]?.chosen.points ?? 0;
  return [...sums].sort((a, b) => Math.abs(b[1].n) - Math.abs(a[1].n)).slice(0, ADVICE).flatMap(([key, { n, times }]) => {
    const points = about(n, whole);
    const kind = key ? (points > 0 ? "more" : "less") : points > 0 ? "later" : "sooner";
    return points ? [t(`ui-review-${kind}`, { source: key ? sourceName(key) : "", points: inPoints(points), times })] : [];
  });
}

/** In chance, and in points where there are any. @param {Advice|null|undefined} best */
function loss(best) {
  const chance = percent(best?.more_chance ?? 0);
  const points = about(Math.max(0, best?.more_points ?? 0), best?.points ?? 0);
  if (!best || (chance <= 0 && !points)) return "–";
  return [t("ui-percent", { percent: chance > 0 ? `−${chance}` : "0" }), ...(points ? [inPoints(-points, true)] : [])].join(" · ");
}

/** Every decision, for whoever wants to know. @param {{session: TableSession, decisions: Decision[], onMoment: (v: number) => void}} props */
function All({ session, decisions, onMoment }) {
  const fold = (/** @type {Event} */ event) => (session.listing.value = /** @type {HTMLDetailsElement} */ (event.target).open);
  return html`<details open=${session.listing.value} onToggle=${fold}><summary>${t("ui-review-all")}</summary><div class="scroll-x" tabindex="0" role="region" aria-label=${t("ui-review-all")}><table class="sheet all-decisions">
    <thead><tr><th scope="col">${t("ui-review-decision")}</th><th scope="col">${t("ui-review-chance-short")}</th><th scope="col">${t("ui-review-lost")}</th><td></td></tr></thead>
    <tbody>${decisions.map((one) => html`<tr key=${one.v}><th scope="row">${t(one.chosen.text)}</th><td>${t("ui-percent", { percent: percent(one.chosen.chance) })}</td>
      <td>${loss(one.best)}</td>
      <td><${ShowMe} decision=${one} onMoment=${onMoment} /></td></tr>`)}</tbody></table></div></details>`;
}

/** @param {{session: TableSession, seat: number, onMoment: (v: number) => void}} props */
function Findings({ session, seat, onMoment }) {
  const { review, failed, ask } = useReview(session.id, seat);
  const decisions = review?.decisions ?? [];
  const lost = worst([...decisions]);
  const done = review?.state === "done";
  const advice = nextTime(lost);
  return html`<p class=${done || failed ? "hidden" : ""} role="status">${!failed && stateSaid(review)}</p>
    ${failed && html`<${Trouble} failed=${failed} />`}
    ${review && !done && review.state !== "impossible" && html`<${Progress} review=${review} ask=${ask} />`}
    ${decisions.length > 1 && html`<h4>${t("ui-review-chance")}</h4><${Chances} decisions=${decisions} lost=${lost} />`}
    ${(done || lost.length > 0) && html`<h4>${t("ui-review-costly")}</h4><${Lessons} lost=${lost} onMoment=${onMoment} />`}
    ${done && advice.length > 0 && html`<h4>${t("ui-review-next")}</h4><ul>${advice.map((one, i) => html`<li key=${i}>${one}</li>`)}</ul>`}
    ${decisions.length > 0 && html`<${All} session=${session} decisions=${decisions} onMoment=${onMoment} />`}`;
}

/** Of one seat of mine; where there are several, of whichever is chosen. @param {{session: TableSession, seat: number, onMoment: (v: number) => void}} props */
export function ReviewOf({ session, seat, onMoment }) {
  const mine = session.mine.value;
  const several = mine.length > 1;
  return html`<section class="review" aria-labelledby=${TITLE}>
    <h3 id=${TITLE} tabindex="-1">${several ? t("ui-review-of", { name: seatName(seat) }) : t("ui-review-title")}</h3>
    ${several && html`<div class="review-whose" role="group" aria-label=${t("ui-review-whose")}>${mine.map(
      (one) => html`<button key=${one} class="chip-button" aria-pressed=${one === seat} onClick=${() => (session.reviewing.value = one)}><${Emblem} seat=${one} />${seatName(one)}</button>`,
    )}</div>`}
    <p class="small">${t("ui-review-about")}</p>
    <${Findings} key=${seat} session=${session} seat=${seat} onMoment=${onMoment} />
  </section>`;
}
