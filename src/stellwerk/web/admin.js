// The page of whoever runs the house: load, broken bots, tables, and closing one. Opened by a token.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { Emblem } from "./emblem.js";
import { html, written } from "./html.js";
import { Dialog } from "./parts.js";
import { botName, lang, ready, t, tell, when } from "./words.js";
/** @import {AdminTable, BrokenBot, NoticeCount, Overview, ProcessInfo} from "./types.js" */

const KEY = "stellwerk-admin";
const EVERY_MS = 5000;
const LONGEST_REASON = 200;

const token = signal(sessionStorage.getItem(KEY) ?? "");
const overview = signal(/** @type {Overview|null} */ (null));
const trouble = signal("");
const closing = signal(/** @type {AdminTable|null} */ (null));

/** @param {string} given */
function keep(given) {
  token.value = given;
  if (given) sessionStorage.setItem(KEY, given);
  else sessionStorage.removeItem(KEY);
}

/** A wrong token is forgotten; whatever else goes wrong is told, and tried again. */
async function look() {
  if (!token.value) return;
  try {
    const found = await api.overview(token.value);
    await Promise.all([...new Set(found.tables.map((table) => table.game))].map((game) => ready(game).catch(() => {})));
    overview.value = found;
    trouble.value = "";
  } catch (error) {
    trouble.value = api.inWords(error);
    if (error instanceof api.Trouble && error.problem.status === 403) {
      keep("");
      overview.value = null;
    }
  }
}

function Door() {
  const [given, setGiven] = useState("");
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    keep(given.trim());
    look();
  };
  return html`<form class="card stack admin-door" onSubmit=${enter}>
    <label class="field"><span>${t("ui-admin-token")}</span>
      <input type="password" autocomplete="current-password" required value=${given} onInput=${(/** @type {Event} */ event) => setGiven(written(event))} /></label>
    <p class="small">${t("ui-admin-token-help")}</p>
    <button class="primary large">${t("ui-admin-enter")}</button>
  </form>`;
}

/** @param {number} n */
const tenths = (n) => n.toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @param {{name: string, n: string|number}} props */
const Figure = ({ name, n }) => html`<div class="figure"><dt>${name}</dt><dd>${n}</dd></div>`;

/** @param {ProcessInfo[]} processes @param {"tables"|"sockets"|"moves_per_second"} what */
const sum = (processes, what) => processes.reduce((all, one) => all + (one[what] ?? 0), 0);

/** @param {{house: Overview}} props */
function Load({ house }) {
  const { processes } = house;
  return html`<section aria-labelledby="admin-load">
    <h2 id="admin-load">${t("ui-admin-load")}</h2>
    <dl class="figures">
      <${Figure} name=${t("ui-admin-running")} n=${house.running} />
      <${Figure} name=${t("ui-admin-all")} n=${house.all} />
      <${Figure} name=${t("ui-admin-live")} n=${sum(processes, "tables")} />
      <${Figure} name=${t("ui-admin-sockets")} n=${sum(processes, "sockets")} />
      <${Figure} name=${t("ui-admin-moves")} n=${tenths(sum(processes, "moves_per_second"))} />
      <${Figure} name=${t("ui-admin-processes")} n=${processes.length} />
    </dl>
    <ul class="admin-list">${processes.map((one) => html`<li key=${`${one.host}/${one.pid}`}>
      <b>${t("ui-admin-process", { host: one.host ?? "", pid: String(one.pid ?? "") })}</b>
      <span class="small">Stellwerk ${one.version} · ${t("ui-admin-process-about", { tables: one.tables ?? 0, sockets: one.sockets ?? 0, moves: tenths(one.moves_per_second ?? 0), since: when(one.since ?? 0) })}</span></li>`)}</ul>
  </section>`;
}

/** @param {{bots: BrokenBot[]}} props */
function Bots({ bots }) {
  return html`<section aria-labelledby="admin-bots">
    <h2 id="admin-bots">${t("ui-admin-bots")}</h2>
    ${bots.length === 0 && html`<p>${t("ui-admin-bots-none")}</p>`}
    <ul class="admin-list">${bots.map((one) => html`<li key=${`${one.table}/${one.seat}`} class="bad">
      <b>${t("ui-admin-bot", { bot: botName(one.bot), seat: one.seat + 1, fault: one.fault })}</b>
      <span class="small">${one.table} · ${when(one.at)}</span></li>`)}</ul>
  </section>`;
}

/** Who is told elsewhere. @param {{ways: NoticeCount[]}} props */
function Told({ ways }) {
  return html`<section aria-labelledby="admin-notices">
    <h2 id="admin-notices">${t("ui-admin-notices")}</h2>
    ${ways.length === 0 && html`<p>${t("ui-admin-notices-none")}</p>`}
    <ul class="admin-list">${ways.map(({ way, people, failing, given_up: given }) => html`<li key=${way} class=${failing ? "bad" : ""}>${t("ui-admin-notices-way", { way, people, failing, given })}</li>`)}</ul>
  </section>`;
}

/** @param {AdminTable} table @param {number} seat */
const nameAt = (table, seat) => table.seats.find((one) => one.seat === seat)?.name || t("ui-seat", { n: seat + 1 });

/** @param {AdminTable} table */
function stateOf(table) {
  if (table.closed) return t("ui-table-closed");
  if (table.over) return t("ui-table-over");
  return table.shut ? t("ui-table-shut") : t("ui-table-running");
}

/** @param {{table: AdminTable}} props */
function Row({ table }) {
  const goesOn = !table.over && !table.closed && !table.shut;
  return html`<li class="admin-table card" data-table=${table.id}>
    <div class="admin-head"><h3>${tell(table.game, "game-title") || table.game}</h3><span class="tag">${stateOf(table)}</span></div>
    <p class="who">${table.seats.map((seat) => html`<span class="chip" key=${seat.seat}><${Emblem} seat=${seat.seat} />${nameAt(table, seat.seat)}${seat.bot && html` <small>${botName(seat.bot)}</small>`}${seat.program && html` <small>${t("ui-program", { program: seat.program })}</small>`}</span>`)}</p>
    <dl class="admin-about">
      <div><dt>${t("ui-admin-moved")}</dt><dd>${when(table.moved)} · ${t("ui-admin-version", { n: table.version })}</dd></div>
      ${goesOn && table.waiting.length > 0 && html`<div><dt>${t("ui-admin-waiting")}</dt><dd>${table.waiting.map((seat) => nameAt(table, seat)).join(", ")}</dd></div>`}
      ${table.reason && html`<div><dt>${t("ui-admin-reason")}</dt><dd>${table.reason}</dd></div>`}
    </dl>
    <div class="admin-foot"><span class="small">${table.id} · ${t("ui-admin-here", { n: table.here ?? 0 })}</span>
      ${goesOn && html`<button onClick=${() => (closing.value = table)}>${t("ui-admin-close")}</button>`}</div>
  </li>`;
}

/** @param {{table: AdminTable}} props */
function Closing({ table }) {
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState("");
  const close = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await api.closeTable(token.value, table.id, reason);
      closing.value = null;
      await look();
    } catch (error) {
      setWrong(api.inWords(error));
    }
  };
  return html`<${Dialog} title=${t("ui-admin-close-title")} onClose=${() => (closing.value = null)}>
    <form class="stack" onSubmit=${close}>
      <p>${tell(table.game, "game-title")}: ${table.seats.map((seat) => nameAt(table, seat.seat)).join(", ")}</p>
      <p>${t("ui-admin-close-help")}</p>
      <label class="field"><span>${t("ui-admin-reason")}</span>
        <input type="text" required maxlength=${LONGEST_REASON} value=${reason} onInput=${(/** @type {Event} */ event) => setReason(written(event))} /></label>
      ${wrong && html`<p class="banner bad" role="alert">${wrong}</p>`}
      <button class="primary">${t("ui-admin-close")}</button>
    </form>
  <//>`;
}

/** The page's own colours and measures come with it. */
function dress() {
  const href = new URL("./admin.css", import.meta.url).href;
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}

export function Admin() {
  useEffect(() => {
    dress();
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const house = overview.value;
  const broken = (house?.processes ?? []).flatMap((one) => one.broken ?? []);
  return html`<main class="page admin stack" id="main">
    <header class="admin-top"><div><h1>${t("ui-admin")}</h1><p class="small">${t("ui-admin-about")}</p></div>
      ${token.value && html`<button class="quiet" onClick=${() => (keep(""), (overview.value = null))}>${t("ui-admin-leave")}</button>`}</header>
    ${trouble.value && html`<p class="banner bad" role="alert">${trouble.value}</p>`}
    ${!token.value && html`<${Door} />`}
    ${token.value && !house && !trouble.value && html`<p role="status">${t("ui-loading")}</p>`}
    ${house && html`<${Load} house=${house} /><${Bots} bots=${broken} /><${Told} ways=${house.notices ?? []} />
    <section aria-labelledby="admin-tables"><h2 id="admin-tables">${t("ui-admin-tables")}</h2>
      ${house.tables.length === 0 && html`<p>${t("ui-admin-tables-none")}</p>`}
      <ul class="admin-tables">${house.tables.map((table) => html`<${Row} key=${table.id} table=${table} />`)}</ul>
      ${house.all > house.tables.length && html`<p class="small">${t("ui-admin-tables-more", { shown: house.tables.length, all: house.all })}</p>`}
    </section>`}
    ${closing.value && html`<${Closing} key=${closing.value.id} table=${closing.value} />`}
  </main>`;
}
