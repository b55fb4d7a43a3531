// The course of the game over its milestones, as a graph and as a table.
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { SHAPES } from "../scene/shapes.js";
import { narrow } from "../store.js";
import { amount, known, seatName, t } from "../words.js";
import { unit } from "./lens.js";
/** @import {CoursePoint} from "../types.js" */

const H = 278;
const EDGE = { left: 74, right: 28, top: 16, bottom: 52 };

/** A milestone in a word: the beginning, the game's message `course-EVENT`, else its number. @param {CoursePoint} point @param {number} i */
function milestone(point, i) {
  if (!i) return t(point.text);
  const short = point.text.m.replace(/^log-/, "course-");
  return known(short) ? t({ m: short, a: point.text.a }) : String(i);
}

/** The game's own word for a round. */
export const roundWord = () => t(known("log-heading") ? "log-heading" : "ui-log-round", { n: "" }).trim();

/** Whether milestones are called by their number only: then the axis says of what. @param {CoursePoint[]} course */
const counts = (course) => course.some((point, i) => i > 0 && milestone(point, i) === String(i));

/** Four or five round numbers for the axis. @param {number} low @param {number} high */
function ticks(low, high) {
  const rough = (high - low || 1) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= rough) ?? rough;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** @param {{course: CoursePoint[], seats: number[]}} props */
export function Graph({ course, seats }) {
  const W = narrow.value ? 370 : 640;
  const all = course.flatMap((point) => point.totals);
  const marks = ticks(Math.min(0, ...all), Math.max(...all));
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const x = (/** @type {number} */ i) => EDGE.left + (i * (W - EDGE.left - EDGE.right)) / Math.max(1, course.length - 1);
  const y = (/** @type {number} */ n) => H - EDGE.bottom - ((n - low) * (H - EDGE.top - EDGE.bottom)) / (high - low || 1);
  const legend = html`<ul class="legend graph-legend">${seats.map((seat) => html`<li key=${seat}><${Emblem} seat=${seat} />${seatName(seat)}</li>`)}</ul>`;
  return html`${legend}<svg class="graph" viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${t("ui-course")}>
    ${marks.map((n) => html`<g key=${n}>
      <line class="grid" x1=${EDGE.left} x2=${W - EDGE.right} y1=${y(n)} y2=${y(n)} />
      <text class="axis end" x=${EDGE.left - 8} y=${y(n) + 4}>${amount(n, unit())}</text>
    </g>`)}
    ${course.map((point, i) => {
      const said = milestone(point, i);
      const end = i === course.length - 1 && said.length > 3;
      return html`<text key=${i} class=${`axis ${end ? "end" : "middle"}`} x=${end ? W - 4 : x(i)} y=${H - 28}>${said}</text>`;
    })}
    ${counts(course) && html`<text class="axis end" x=${W - EDGE.right} y=${H - 8}>${roundWord()}</text>`}
    ${seats.map((seat) => html`<g key=${seat} class=${`curve seat-${seat}`}>
      <path d=${course.map((point, i) => `${i ? "L" : "M"}${x(i)} ${y(point.totals[seat])}`).join("")} />
      ${course.map((point, i) => html`<g key=${i} transform=${`translate(${x(i) - 7} ${y(point.totals[seat]) - 7}) scale(.58)`}>
        <path class="plate" d=${SHAPES[seat % SHAPES.length].plate} /></g>`)}
    </g>`)}
  </svg>`;
}

/** @param {{course: CoursePoint[], seats: number[]}} props */
export function CourseTable({ course, seats }) {
  return html`<details><summary>${t("ui-course-table")}</summary><div class="scroll-x" tabindex="0" role="region" aria-label=${t("ui-course-table")}><table class="sheet">
    <thead><tr><td></td>${course.map((point, i) => html`<th key=${i} scope="col">${milestone(point, i)}</th>`)}</tr></thead>
    <tbody>${seats.map((seat) => html`<tr key=${seat}><th scope="row">${seatName(seat)}</th>
      ${course.map((point, i) => html`<td key=${i}>${amount(point.totals[seat], unit())}</td>`)}</tr>`)}</tbody>
  </table></div></details>`;
}
