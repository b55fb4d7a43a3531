// The end: who won and why, points by source, and how it came about.
import { useState } from "preact/hooks";
import * as api from "../api.js";
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { go } from "../route.js";
import { notice } from "../store.js";
import { amount, seatName, t } from "../words.js";
import { CourseTable, Graph } from "./graph.js";
import { sourceName, unit } from "./lens.js";
import { RecordOf } from "./record.js";
/** @import {Final, RankInfo, SeatInfo, SeatWish} from "../types.js" */
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
    const title = `${sourceName(key)}: ${amount(sign * n, unit())}`;
    return n > 0 && html`<span key=${key} class=${`part part-${i % 8}`} style=${{ width: `${(100 * n) / all}%` }} title=${title}></span>`;
  });
  return html`<div class="bars" aria-hidden="true">
    ${ranking.map((rank) => html`<div class="bar-row" key=${rank.seat}><span class="bar-name"><${Emblem} seat=${rank.seat} />${seatName(rank.seat)}</span>
      <span class="bar"><span style=${{ width: `${(100 * (spent - side(rank, -1))) / all}%` }}></span>
        ${parts(rank, -1)}${spent > 0 && html`<span class="zero"></span>`}${parts(rank, 1)}</span></div>`)}
    <ul class="legend">${sources.map((key, i) => html`<li key=${key}><span class=${`part part-${i % 8}`}></span>${sourceName(key)}</li>`)}</ul>
  </div>`;
}

/** @param {{ranking: RankInfo[]}} props */
function Sources({ ranking }) {
  const sources = sourcesOf(ranking);
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t("ui-by-source")}><table class="sheet">
    <thead><tr><td></td>${ranking.map((rank) => html`<th key=${rank.seat} scope="col">${seatName(rank.seat)}</th>`)}</tr></thead>
    <tbody>${sources.map((key) => html`<tr key=${key}><th scope="row">${sourceName(key)}</th>
      ${ranking.map((rank) => html`<td key=${rank.seat}>${amount(rank.score.sources[key] ?? 0, unit())}</td>`)}</tr>`)}
      <tr class="strong"><th scope="row">${t("ui-total")}</th>${ranking.map((rank) => html`<td key=${rank.seat}>${amount(rank.score.total, unit())}</td>`)}</tr></tbody>
  </table></div>`;
}

/** The same people again: whoever sits at another screen gets a link. @param {SeatInfo} seat @param {number[]} mine @returns {SeatWish} */
function sameAgain({ kind, name, bot, seat }, mine) {
  if (kind === "bot") return { kind, name, bot: bot ?? "" };
  if (!mine.includes(seat)) return { kind: "link", name };
  return { kind: kind === "here" ? "here" : "me", name };
}

/** @param {{session: TableSession}} props */
function Rematch({ session }) {
  const [busy, setBusy] = useState(false);
  const table = session.table.value;
  if (!table || !session.mine.value.length) return null;
  const again = async () => {
    setBusy(true);
    const seats = table.seats.map((seat) => sameAgain(seat, session.mine.value));
    try {
      const next = await api.open({ game: table.game, seats, options: table.options });
      go(`/t/${next.id}${seats.some((seat) => seat.kind === "link") ? "#links" : ""}`);
    } catch (error) {
      notice(api.inWords(error), { bad: true });
      setBusy(false);
    }
  };
  return html`<button class="primary large" disabled=${busy} onClick=${again}>${t(table.seats.length > 1 ? "ui-rematch" : "ui-again")}</button>`;
}

/** Who comes where, the opponent of the rules among them. @param {Final} final @returns {{seat: number, place: number, name: string, total: number, why: string}[]} */
function standings({ ranking, rival }) {
  const seats = ranking.map((rank) => ({
    seat: rank.seat, place: rank.place, name: seatName(rank.seat), total: rank.score.total, why: rank.tie_break ? t(rank.tie_break) : "",
  }));
  if (!rival) return seats;
  const place = 1 + seats.filter((one) => one.total > rival.total).length;
  return [...seats, { seat: -1, place, name: t(rival.name), total: rival.total, why: "" }].sort((a, b) => a.place - b.place);
}

/** Alone without an opponent who scores nobody wins: the points are what counts. @param {Final} final */
function headline(final) {
  const all = standings(final);
  if (all.length === 1) return t("ui-alone", { name: all[0].name, points: amount(all[0].total, unit()) });
  const first = all.filter((one) => one.place === 1).map((one) => one.name);
  return t("ui-winner", { names: first, n: first.length });
}

/** @param {{session: TableSession, final: Final, onTable: () => void}} props */
export function FinalScreen({ session, final, onTable }) {
  const { ranking, course } = final;
  const order = standings(final);
  const alone = session.table.value?.seats.length === 1 && session.mine.value.includes(0);
  const seats = ranking.map((rank) => rank.seat);
  const replay = (/** @type {Event} */ event) => {
    event.preventDefault();
    onTable();
    session.goTo(0);
  };
  return html`<section class="final" aria-labelledby="final-title">
    <h2 class="enamel" id="final-title">${headline(final)}</h2>
    ${order.length > 1 && html`<ol class="ranking">${order.map(({ seat, place, name, total, why }) => html`<li key=${seat} class=${`rank ${place === 1 ? "first" : ""}`}>
      <span class="place">${place}.</span>${seat >= 0 && html`<${Emblem} seat=${seat} />`}<b>${name}</b>
      ${why && html`<span class="small">${why}</span>`}<span class="total">${amount(total, unit())}</span></li>`)}</ol>`}
    <div class="row"><${Rematch} session=${session} /><button class="large" onClick=${onTable}>${t("ui-see-table")}</button>
      <a class="button large" href=${`/t/${session.id}?at=0`} onClick=${replay}>${t("ui-see-replay")}</a></div>
    ${alone && html`<${RecordOf} table=${session.id} id=${session.table.value?.game} />`}
    <h3>${t("ui-by-source")}</h3><${Bars} ranking=${ranking} /><${Sources} ranking=${ranking} />
    ${course.length > 1 && html`<h3>${t("ui-course")}</h3><${Graph} course=${course} seats=${seats} /><${CourseTable} course=${course} seats=${seats} />`}
  </section>`;
}
