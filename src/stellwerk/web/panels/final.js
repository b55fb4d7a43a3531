// The end: who won and why, points by source, and how it came about.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import * as api from "../api.js";
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { go } from "../route.js";
import { notice, pace, still } from "../store.js";
import { byTurn } from "../story.js";
import { amount, seatName, signed, t } from "../words.js";
import { CourseTable, Graph } from "./graph.js";
import { sourceName, SourceName, unit } from "./lens.js";
import { Paragraph } from "./paragraph.js";
import { RecordOf } from "./record.js";
import { ReviewOf, showReview } from "./review.js";
import { ReplayLink } from "./share.js";
import { Count } from "./strips.js";
/** @import {Final, RankInfo, TurningPoint} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** All sources that brought somebody something, in the order of the rulebook. @param {RankInfo[]} ranking */
export function sourcesOf(ranking) {
  const all = [...new Set(ranking.flatMap((rank) => Object.keys(rank.score.sources)))];
  return all.filter((key) => ranking.some((rank) => rank.score.sources[key]));
}

/** @param {RankInfo} rank @param {number} sign */
const side = (rank, sign) => Object.values(rank.score.sources).reduce((sum, n) => sum + Math.max(0, sign * n), 0);

/** What was earned goes to the right of the line, what was spent to the left. @param {{ranking: RankInfo[], counted: number}} props */
export function Bars({ ranking, counted }) {
  const sources = sourcesOf(ranking);
  const spent = Math.max(0, ...ranking.map((rank) => side(rank, -1)));
  const all = spent + Math.max(1, ...ranking.map((rank) => side(rank, 1)));
  const parts = (/** @type {RankInfo} */ rank, /** @type {number} */ sign) => sources.map((key, i) => {
    const n = sign * (rank.score.sources[key] ?? 0);
    const title = `${sourceName(key)}: ${amount(sign * n, unit())}`;
    return n > 0 && i < counted && html`<span key=${key} class=${`part part-${i % 8}`} style=${{ width: `${(100 * n) / all}%` }} title=${title}></span>`;
  });
  return html`<div class="bars" aria-hidden="true">
    ${ranking.map((rank) => html`<div class="bar-row" key=${rank.seat}><span class="bar-name"><${Emblem} seat=${rank.seat} />${seatName(rank.seat)}</span>
      <span class="bar"><span style=${{ width: `${(100 * (spent - side(rank, -1))) / all}%` }}></span>
        ${parts(rank, -1)}${spent > 0 && html`<span class="zero"></span>`}${parts(rank, 1)}</span></div>`)}
    <ul class="legend">${sources.map((key, i) => html`<li key=${key}><span class=${`part part-${i % 8}`}></span>${sourceName(key)}</li>`)}</ul>
  </div>`;
}

/** The cards and tiles of a source, each with what it brought. @param {{ranking: RankInfo[], source: string}} props */
function Parts({ ranking, source }) {
  const of = (/** @type {RankInfo} */ rank) => (rank.parts ?? []).filter((part) => part.source === source);
  if (!ranking.some((rank) => of(rank).length)) return null;
  return html`<tr class="parts"><td></td>${ranking.map((rank) => html`<td key=${rank.seat}><ul>${of(rank).map(
    (part, i) => html`<li key=${i}>${t(part.name)} <b>${amount(part.points, unit())}</b></li>`,
  )}</ul></td>`)}</tr>`;
}

/** @param {{session: TableSession, ranking: RankInfo[]}} props */
function Sources({ session, ranking }) {
  const sources = sourcesOf(ranking);
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t("ui-by-source")}><table class="sheet">
    <thead><tr><td></td>${ranking.map((rank) => html`<th key=${rank.seat} scope="col">${seatName(rank.seat)}</th>`)}</tr></thead>
    <tbody>${sources.map((key) => html`<tr key=${key}><th scope="row"><${SourceName} session=${session} source=${key} /></th>
      ${ranking.map((rank) => html`<td key=${rank.seat}>${amount(rank.score.sources[key] ?? 0, unit())}</td>`)}</tr>
      <${Parts} ranking=${ranking} source=${key} />`)}
      <tr class="strong"><th scope="row">${t("ui-total")}</th>${ranking.map((rank) => html`<td key=${rank.seat}>${amount(rank.score.total, unit())}</td>`)}</tr></tbody>
  </table></div>`;
}

/** The same people again, everybody one seat further; where somebody has asked for it, the way there. @param {{session: TableSession}} props */
export function Rematch({ session }) {
  const [busy, setBusy] = useState(false);
  const table = session.table.value;
  if (!table || table.lesson || table.imported) return null;
  if (table.rematch) return html`<a class="button primary large" href=${`/t/${table.rematch}`}>${t("ui-to-rematch")}</a>`;
  if (!session.mine.value.length && !table.host) return null;
  const again = async () => {
    setBusy(true);
    try {
      const next = await api.rematch(table.id);
      go(`/t/${next.id}${Object.keys(next.links ?? {}).length ? "#links" : ""}`);
    } catch (error) {
      notice(api.inWords(error), { bad: true });
      setBusy(false);
    }
  };
  return html`<button class="primary large" disabled=${busy} onClick=${again}>${t("ui-again")}</button>`;
}

/** The whole game as a file. @param {{session: TableSession}} props */
export function Download({ session }) {
  const table = session.table.value;
  if (!table || table.lesson || table.shut) return null;
  const name = `${table.game}-${new Date(table.moved * 1000).toISOString().slice(0, 10)}.json`;
  return html`<a class="button large" href=${`/api/tables/${table.id}/save`} download=${name}>${t("ui-download")}</a>`;
}

/** Who comes where, the opponent of the rules among them. @param {Final} final @returns {{seat: number, place: number, name: string, total: number, why: string}[]} */
export function standings({ ranking, rival }) {
  const seats = ranking.map((rank) => ({
    seat: rank.seat, place: rank.place, name: seatName(rank.seat), total: rank.score.total, why: rank.tie_break ? t(rank.tie_break) : "",
  }));
  if (!rival) return seats;
  const place = 1 + seats.filter((one) => one.total > rival.total).length;
  return [...seats, { seat: -1, place, name: t(rival.name), total: rival.total, why: "" }].sort((a, b) => a.place - b.place);
}

/** Alone without an opponent who scores nobody wins: the points are what counts. @param {Final} final */
export function headline(final) {
  const all = standings(final);
  if (all.length === 1) return t("ui-alone", { name: all[0].name, points: amount(all[0].total, unit()) });
  const first = all.filter((one) => one.place === 1).map((one) => one.name);
  return t("ui-winner", { names: first, n: first.length });
}

/** The turns that brought most. @param {{session: TableSession, onMoment: (v: number) => void}} props */
function Turning({ session, onMoment }) {
  const [points, setPoints] = useState(/** @type {TurningPoint[]} */ ([]));
  useEffect(() => void api.turningPoints(session.id).then(setPoints, () => {}), [session]);
  if (!points.length) return null;
  return html`<h3>${t("ui-turning")}</h3><ol class="turning">${points.map((point) => {
    const [story] = byTurn(point.lines.map((line) => ({ ...line, turn: point.seat, round: 0, gains: [] })));
    return html`<li key=${point.v} class=${`turn seat-${point.seat}`}>${story && html`<${Paragraph} story=${story} />`}
      <b class="up">${signed(point.points, unit())}</b>
      <button class="quiet" onClick=${() => onMoment(point.v)}>${t("ui-since-show")}</button></li>`;
  })}</ol>`;
}

/** How many sources are counted by now: one after the other where the end was seen coming, and all of them on request. @param {TableSession} session @param {number} all @returns {[number, () => void]} */
function useCounting(session, all) {
  const [counted, setCounted] = useState(session.counted || still.value || !pace.value ? all : 0);
  useEffect(() => {
    if (counted >= all) return void (session.counted = true);
    const timer = setTimeout(() => setCounted(counted + 1), Math.max(500, pace.value * 2.2));
    return () => clearTimeout(timer);
  }, [counted]);
  const skip = () => setCounted(all);
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => event.key === " " && !session.counted && (event.preventDefault(), skip());
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, []);
  return [counted, skip];
}

/** Source by source onto everybody's plate. @param {{session: TableSession, ranking: RankInfo[], counted: number, skip: () => void}} props */
function Counting({ session, ranking, counted, skip }) {
  const sources = sourcesOf(ranking);
  const now = sources[counted - 1];
  const sum = (/** @type {RankInfo} */ rank) => sources.slice(0, counted).reduce((total, key) => total + (rank.score.sources[key] ?? 0), 0);
  const seats = [...ranking].sort((a, b) => a.seat - b.seat);
  return html`<h2 class="enamel" id="final-title">${now ? sourceName(now) : t("ui-counting")}</h2>
    <ol class="ranking counting-up" aria-live="polite">${seats.map((rank) => html`<li key=${rank.seat} class=${`rank seat-${rank.seat}`}>
      <${Emblem} seat=${rank.seat} /><b>${seatName(rank.seat)}</b>${rank.seat === session.seat.value && html`<span class="tag">${t("ui-you")}</span>`}
      ${now && html`<span class=${(rank.score.sources[now] ?? 0) < 0 ? "down" : "up"}>${signed(rank.score.sources[now] ?? 0, unit())}</span>`}
      <span class=${sum(rank) < 0 ? "total down" : "total"}><${Count} value=${sum(rank)} unit=${unit()} /></span></li>`)}</ol>
    <${Bars} ranking=${seats} counted=${counted} />
    <div class="row"><button class="primary large" onClick=${skip}>${t("ui-count-skip")}</button></div>`;
}

/** The course begins before the first round. @param {Final} final */
function wholeCourse({ course, ranking }) {
  const start = { v: 0, text: { m: "ui-course-start" }, totals: /** @type {number[]} */ ([]) };
  for (const { seat, score } of ranking) start.totals[seat] = score.sources.start ?? 0;
  return course[0]?.totals.every((n, seat) => n === start.totals[seat]) ? [start, ...course.slice(1)] : [start, ...course];
}

/** @param {{session: TableSession, final: Final, toReview: boolean, onTable: () => void}} props */
export function FinalScreen({ session, final, toReview, onTable }) {
  const { ranking } = final;
  const course = wholeCourse(final);
  const order = standings(final);
  const sources = sourcesOf(ranking);
  const [counted, skip] = useCounting(session, sources.length);
  const top = useRef(/** @type {HTMLElement|null} */ (null));
  const counting = counted < sources.length;
  useLayoutEffect(() => (toReview ? showReview() : top.current?.scrollIntoView({ block: "start", behavior: "instant" })), [counting]);
  const moment = (/** @type {number} */ v) => {
    onTable();
    session.goTo(v);
  };
  const alone = session.table.value?.seats.length === 1 && session.mine.value.includes(0);
  const seats = ranking.map((rank) => rank.seat);
  const replay = (/** @type {Event} */ event) => {
    event.preventDefault();
    onTable();
    session.goTo(0);
  };
  const reviewing = session.reviewing.value;
  const first = session.mine.value.includes(session.seat.value ?? -1) ? session.seat.value : (session.mine.value[0] ?? null);
  if (counting) return html`<section class="final" ref=${top} aria-labelledby="final-title"><${Counting} session=${session} ranking=${ranking} counted=${counted} skip=${skip} /></section>`;
  return html`<section class="final" ref=${top} aria-labelledby="final-title">
    <h2 class="enamel" id="final-title">${headline(final)}</h2>
    ${order.length > 1 && html`<ol class="ranking">${order.map(({ seat, place, name, total, why }) => html`<li key=${seat} class=${`rank ${place === 1 ? "first" : ""} ${seat >= 0 && seat === session.seat.value ? "mine" : ""}`}>
      <span class="place">${place}.</span>${seat >= 0 && html`<${Emblem} seat=${seat} />`}<b>${name}</b>${seat >= 0 && seat === session.seat.value && html`<span class="tag">${t("ui-you")}</span>`}
      ${why && html`<span class="small">${why}</span>`}<span class="total">${amount(total, unit())}</span></li>`)}</ol>`}
    <div class="row"><${Rematch} session=${session} /><button class="large" onClick=${onTable}>${t("ui-see-table")}</button>
      <a class="button large" href=${`/t/${session.id}?at=0`} onClick=${replay}>${t("ui-see-replay")}</a>
      ${first !== null && html`<button class="large" aria-pressed=${reviewing !== null} onClick=${() => (session.reviewing.value = reviewing === null ? first : null)}>${t("ui-review")}</button>`}
      <${Download} session=${session} /><${ReplayLink} session=${session} /></div>
    ${reviewing !== null && html`<${ReviewOf} session=${session} seat=${reviewing} onMoment=${moment} />`}
    ${alone && html`<${RecordOf} table=${session.id} id=${session.table.value?.game} />`}
    <h3>${t("ui-by-source")}</h3><${Bars} ranking=${ranking} counted=${sources.length} /><${Sources} session=${session} ranking=${ranking} />
    <${Turning} session=${session} onMoment=${moment} />
    ${course.length > 1 && html`<h3>${t("ui-course")}</h3><${Graph} course=${course} seats=${seats} /><${CourseTable} course=${course} seats=${seats} />`}
  </section>`;
}
