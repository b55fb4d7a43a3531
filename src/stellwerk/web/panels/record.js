// Games played alone: the best per combination of modules.
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.js";
import { html } from "../html.js";
import { day, known, t, tell } from "../words.js";
/** @import {GameInfo, OptionInfo, SoloRecord, SoloResult} from "../types.js" */

/** The choices that part results, where they are not the default. @param {GameInfo} game @param {Record<string, unknown>} options */
export function combinationOf(game, options) {
  const apart = game.options.filter((option) => (option.apart || option.kind === "components") && (options[option.id] ?? option.default) !== option.default);
  return Object.fromEntries(apart.map((option) => [option.id, String(options[option.id])]));
}

/** @param {Record<string, string>} a @param {Record<string, string>} b */
const same = (a, b) => Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((id) => a[id] === b[id]);

/** A choice in words: modules that are in by their name, other choices with it. @param {GameInfo} game @param {OptionInfo} option @param {string} choice */
export function choiceName(game, option, choice) {
  const name = tell(game.id, `option-${option.id}`, {});
  if (choice === "on") return name;
  const message = `option-${option.id}-${choice}`;
  return known(message, game.id) ? `${name}: ${tell(game.id, message, {})}` : tell(game.id, "ui-own-components", { mark: choice.replace("own-", "") });
}

/** A combination in words: "Germany + Coal". @param {GameInfo} game @param {Record<string, string>} options */
export function combinationName(game, options) {
  const chosen = game.options
    .filter((option) => option.apart || option.id in options)
    .map((option) => /** @type {const} */ ([option, options[option.id] ?? option.default]))
    .filter(([, choice]) => choice !== "off");
  const named = (/** @type {boolean} */ on) => chosen.filter(([, choice]) => (choice === "on") === on).map(([option, choice]) => choiceName(game, option, choice));
  return [named(true).join(" + "), ...named(false)].filter(Boolean).join(" · ") || tell(game.id, "ui-plain", {});
}

/** @param {GameInfo} game @param {number} n */
export const points = (game, n) => (known("score-unit", game.id) ? tell(game.id, "score-unit", { n }) : tell(game.id, "ui-points", { n }));

/** @param {{game: GameInfo, result: SoloResult}} props */
function Watch({ game, result }) {
  if (!result.table) return html`<span class="small">–</span>`;
  const label = `${t("ui-record-watch")}: ${points(game, result.total)}, ${day(result.ended)}`;
  return html`<a class="watch" href=${`/t/${result.table}?at=0`} aria-label=${label}>${t("ui-record-watch")}</a>`;
}

/** Against an opponent who scores, too. @param {{result: SoloResult}} props */
function Outcome({ result: { won } }) {
  return won === undefined || won === null ? null : html`<span class="small">${t(won ? "ui-record-won" : "ui-record-lost")}</span>`;
}

/** The best of one combination. @param {{game: GameInfo, record: SoloRecord}} props */
export function Best({ game, record }) {
  const { best, this: now } = record;
  const rows = now && !best.some((one) => one.table === now.table) ? [...best, now] : best;
  return html`<table class="record">
    <caption class="hidden">${t("ui-record-of", { name: combinationName(game, record.options) })}</caption>
    <thead><tr><th scope="col">${t("ui-record-place")}</th><th scope="col">${t("ui-record-result")}</th>
      <th scope="col">${t("ui-record-day")}</th><th scope="col"><span class="hidden">${t("ui-record-watch")}</span></th></tr></thead>
    <tbody>${rows.map((one, i) => {
      const here = !!now && one.table === now.table;
      return html`<tr key=${one.table || i} class=${here ? "here" : undefined} aria-current=${here ? "true" : undefined}>
        <td class="place">${one.place}.</td><th scope="row">${points(game, one.total)} <${Outcome} result=${one} /></th>
        <td><time datetime=${new Date(one.ended * 1000).toISOString()}>${day(one.ended)}</time></td>
        <td class="end">${here ? html`<span class="tag">${t("ui-record-this")}</span>` : html`<${Watch} game=${game} result=${one} />`}</td></tr>`;
    })}</tbody>
  </table>`;
}

/** One line for every combination that was played. @param {{game: GameInfo, records: SoloRecord[]}} props */
function Overview({ game, records }) {
  return html`<table class="record">
    <caption>${t("ui-record-all")}</caption>
    <thead><tr><th scope="col">${t("ui-record-modules")}</th><th scope="col">${t("ui-record-best")}</th><th scope="col">${t("ui-record-games")}</th>
      <th scope="col"><span class="hidden">${t("ui-record-watch")}</span></th></tr></thead>
    <tbody>${records.map((one) => html`<tr key=${JSON.stringify(one.options)}><th scope="row">${combinationName(game, one.options)}</th>
      <td>${points(game, one.best[0].total)}</td><td>${one.played}</td><td class="end"><${Watch} game=${game} result=${one.best[0]} /></td></tr>`)}</tbody>
  </table>`;
}

/** While a table for one is opened: the best with the modules chosen, and with others. @param {{game: GameInfo, options: Record<string, unknown>}} props */
export function RecordCard({ game, options }) {
  const [records, setRecords] = useState(/** @type {SoloRecord[]|null} */ (null));
  useEffect(() => void api.record(game.id).then(setRecords, () => {}), [game.id]);
  if (!records) return null;
  const chosen = combinationOf(game, options);
  const found = records.find((one) => same(one.options, chosen));
  const other = records.some((one) => one !== found);
  return html`<section class="card" aria-labelledby="record">
    <h2 id="record">${t("ui-record-title")}</h2>
    <p>${t(found ? "ui-record-with" : "ui-record-none", { name: combinationName(game, chosen), n: found?.played ?? 0 })}</p>
    ${found && html`<${Best} game=${game} record=${found} />`}
    ${other && html`<${Overview} game=${game} records=${records} />`}
  </section>`;
}

/** How this game compares, in one sentence. @param {GameInfo} game @param {SoloRecord} record @param {SoloResult} now */
function comparison(game, { best, played }, now) {
  if (played === 1) return t("ui-record-first");
  if (now.place > 1) return t("ui-record-number", { place: now.place, played, best: points(game, best[0].total) });
  const by = now.total - best[1].total;
  return by ? t("ui-record-new", { by: points(game, by) }) : t("ui-record-equal");
}

/** At the end of a game alone: where it stands among the others. @param {{table: string, id: string}} props */
export function RecordOf({ table, id }) {
  const [found, setFound] = useState(/** @type {{game: GameInfo, record: SoloRecord}|null} */ (null));
  useEffect(() => {
    const load = async () => {
      const [games, record] = await Promise.all([api.games(), api.tableRecord(table)]);
      const game = games.find((one) => one.id === id);
      if (game && record.this) setFound({ game, record });
    };
    load().catch(() => {});
  }, [table]);
  if (!found?.record.this) return null;
  const { game, record } = found;
  return html`<section class="record-card" aria-labelledby="record-title">
    <h3 id="record-title">${t("ui-record-of", { name: combinationName(game, record.options) })}</h3>
    <p>${comparison(game, record, found.record.this)}</p><${Best} game=${game} record=${record} />
  </section>`;
}
