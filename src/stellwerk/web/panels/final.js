// The end: who won and why, points by source, and how it came about.
import { useState } from "preact/hooks";
import * as api from "../api.js";
import { Emblem, SHAPES } from "../emblem.js";
import { html } from "../html.js";
import { go } from "../route.js";
import { narrow, notice } from "../store.js";
import { amount, known, seatName, t } from "../words.js";
import { sourceName, unit } from "./lens.js";
/** @import {CoursePoint, Final, RankInfo} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** All sources that brought somebody something, in the order of the first mention. @param {RankInfo[]} ranking */
const sourcesOf = (ranking) => [...new Set(ranking.flatMap((rank) => Object.keys(rank.score.sources).filter((key) => rank.score.sources[key])))];

/** @param {RankInfo} rank @param {number} sign */
const side = (rank, sign) => Object.values(rank.score.sources).reduce((sum, n) => sum + Math.max(0, sign * n), 0);

/** What was earned goes to the right of the line, what was spent to the left. @param {{ranking: RankInfo[]}} props */
function Bars({ ranking }) {
  const sources = sourcesOf(ranking);
  const spent = Math.max(0, ...ranking.map((rank) => side(rank, -1)));
  const all = spent + Math.max(1, ...ranking.map((rank) => side(rank, 1)));
  const parts = (/** @type {RankInfo} */ rank, /** @type {number} */ sign) => sources.map((key, i) => {
    const n = sign * (rank.score.sources[key] ?? 0);
    return n > 0 && html`<span key=${key} class=${`part part-${i % 8}`} style=${{ width: `${(100 * n) / all}%` }} title=${`${sourceName(key)}: ${amount(sign * n, unit())}`}></span>`;
  });
  return html`<div class="bars" aria-hidden="true">
    ${ranking.map((rank) => html`<div class="bar-row" key=${rank.seat}><span class="bar-name"><${Emblem} seat=${rank.seat} />${seatName(rank.seat)}</span>
      <span class="bar"><span style=${{ width: `${(100 * (spent - side(rank, -1))) / all}%` }}></span>${parts(rank, -1)}${spent > 0 && html`<span class="zero"></span>`}${parts(rank, 1)}</span></div>`)}
    <ul class="legend">${sources.map((key, i) => html`<li key=${key}><span class=${`part part-${i % 8}`}></span>${sourceName(key)}</li>`)}</ul>
  </div>`;
}

/** @param {{ranking: RankInfo[]}} props */
function Sources({ ranking }) {
  const sources = sourcesOf(ranking);
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t("ui-by-source")}><table class="sheet">
    <thead><tr><td></td>${ranking.map((rank) => html`<th key=${rank.seat} scope="col">${seatName(rank.seat)}</th>`)}</tr></thead>
    <tbody>${sources.map((key) => html`<tr key=${key}><th scope="row">${sourceName(key)}</th>${ranking.map((rank) => html`<td key=${rank.seat}>${amount(rank.score.sources[key] ?? 0, unit())}</td>`)}</tr>`)}
      <tr class="strong"><th scope="row">${t("ui-total")}</th>${ranking.map((rank) => html`<td key=${rank.seat}>${amount(rank.score.total, unit())}</td>`)}</tr></tbody>
  </table></div>`;
}

const H = 260;
const EDGE = { left: 74, right: 28, top: 16, bottom: 34 };

/** A milestone in a word: the game's message `course-EVENT`, else its number. @param {CoursePoint} point @param {number} i */
function milestone(point, i) {
  const short = point.text.m.replace(/^log-/, "course-");
  return known(short) ? t({ m: short, a: point.text.a }) : String(i + 1);
}

/** Four or five round numbers for the axis. @param {number} low @param {number} high */
function ticks(low, high) {
  const rough = (high - low || 1) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= rough) ?? rough;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** @param {{course: CoursePoint[], seats: number[]}} props */
function Graph({ course, seats }) {
  const W = narrow.value ? 370 : 640;
  const all = course.flatMap((point) => point.totals);
  const marks = ticks(Math.min(0, ...all), Math.max(...all));
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const x = (/** @type {number} */ i) => EDGE.left + (i * (W - EDGE.left - EDGE.right)) / Math.max(1, course.length - 1);
  const y = (/** @type {number} */ n) => H - EDGE.bottom - ((n - low) * (H - EDGE.top - EDGE.bottom)) / (high - low || 1);
  return html`<svg class="graph" viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${t("ui-course")}>
    ${marks.map((n) => html`<g key=${n}><line class="grid" x1=${EDGE.left} x2=${W - EDGE.right} y1=${y(n)} y2=${y(n)} /><text class="axis end" x=${EDGE.left - 8} y=${y(n) + 4}>${amount(n, unit())}</text></g>`)}
    ${course.map((point, i) => html`<text key=${i} class=${`axis ${i === 0 ? "start" : i === course.length - 1 ? "end" : "middle"}`} x=${i === course.length - 1 ? W - 4 : i === 0 ? x(i) - 8 : x(i)} y=${H - 10}>${milestone(point, i)}</text>`)}
    ${seats.map((seat) => html`<g key=${seat} class=${`curve seat-${seat}`}>
      <path d=${course.map((point, i) => `${i ? "L" : "M"}${x(i)} ${y(point.totals[seat])}`).join("")} />
      ${course.map((point, i) => html`<g key=${i} transform=${`translate(${x(i) - 7} ${y(point.totals[seat]) - 7}) scale(.58)`}><path class="plate" d=${SHAPES[seat % SHAPES.length].plate} /></g>`)}
    </g>`)}
  </svg>`;
}

/** @param {{course: CoursePoint[], seats: number[]}} props */
function CourseTable({ course, seats }) {
  return html`<details><summary>${t("ui-course-table")}</summary><div class="scroll-x" tabindex="0" role="region" aria-label=${t("ui-course-table")}><table class="sheet">
    <thead><tr><td></td>${course.map((point, i) => html`<th key=${i} scope="col">${milestone(point, i)}</th>`)}</tr></thead>
    <tbody>${seats.map((seat) => html`<tr key=${seat}><th scope="row">${seatName(seat)}</th>${course.map((point, i) => html`<td key=${i}>${amount(point.totals[seat], unit())}</td>`)}</tr>`)}</tbody>
  </table></div></details>`;
}

/** @param {{session: TableSession}} props */
function Rematch({ session }) {
  const [busy, setBusy] = useState(false);
  const table = session.table.value;
  if (!table || !session.mine.value.length) return null;
  const again = async () => {
    setBusy(true);
    const seats = table.seats.map(({ kind, name, bot, seat }) => ({ kind: kind === "me" && !session.mine.value.includes(seat) ? /** @type {const} */ ("link") : session.mine.value.includes(seat) && kind === "link" ? /** @type {const} */ ("me") : kind, name, bot: bot ?? "" }));
    try {
      const next = await api.open({ game: table.game, seats, options: table.options });
      go(`/t/${next.id}${seats.some((seat) => seat.kind === "link") ? "#links" : ""}`);
    } catch (error) {
      notice(api.inWords(error), { bad: true });
      setBusy(false);
    }
  };
  return html`<button class="primary large" disabled=${busy} onClick=${again}>${t("ui-rematch")}</button>`;
}

/** @param {{session: TableSession, final: Final, onTable: () => void}} props */
export function FinalScreen({ session, final, onTable }) {
  const { ranking, course, winners } = final;
  const seats = ranking.map((rank) => rank.seat);
  return html`<section class="final" aria-labelledby="final-title">
    <h2 class="enamel" id="final-title">${t("ui-winner", { names: winners.map(seatName), n: winners.length })}</h2>
    <ol class="ranking">${ranking.map((rank) => html`<li key=${rank.seat} class=${`rank ${rank.place === 1 ? "first" : ""}`}>
      <span class="place">${rank.place}.</span><${Emblem} seat=${rank.seat} /><b>${seatName(rank.seat)}</b>
      ${rank.tie_break && html`<span class="small">${t(rank.tie_break)}</span>`}<span class="total">${amount(rank.score.total, unit())}</span></li>`)}</ol>
    <div class="row"><${Rematch} session=${session} /><button class="large" onClick=${onTable}>${t("ui-see-table")}</button>
      <a class="button large" href=${`/t/${session.id}?at=0`} onClick=${(/** @type {Event} */ event) => { event.preventDefault(); onTable(); session.goTo(0); }}>${t("ui-see-replay")}</a></div>
    <h3>${t("ui-by-source")}</h3><${Bars} ranking=${ranking} /><${Sources} ranking=${ranking} />
    ${course.length > 1 && html`<h3>${t("ui-course")}</h3><${Graph} course=${course} seats=${seats} /><${CourseTable} course=${course} seats=${seats} />`}
  </section>`;
}
