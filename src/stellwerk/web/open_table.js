// Open a table: who sits where, and how it is played.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { AboutBot, BotChoice, BotFace, botNames, usualBot } from "./bots.js";
import { Emblem } from "./emblem.js";
import { html } from "./html.js";
import { RecordCard } from "./panels/record.js";
import { Choice, IconButton, rulePlace, RuleLink } from "./parts.js";
import { go, route } from "./route.js";
import { setSettings, settings } from "./store.js";
import { TimeLimitChoice } from "./time_limit.js";
import { known, speak, t } from "./words.js";
/** @import {GameInfo, OptionInfo, SeatWish} from "./types.js" */

/** @typedef {SeatWish & {key: number}} Seat */

let keys = 0;

/** @param {GameInfo} game @param {number} index @param {SeatWish["kind"]} [kind] @returns {Seat} */
function seatFor(game, index, kind = index ? "bot" : "me") {
  const name = kind === "me" ? settings.value.name : kind === "bot" ? botNames(index).at(-1) : "";
  return { key: ++keys, kind, name: name ?? "", bot: kind === "bot" ? usualBot(game) : "" };
}

/** @param {{seat: Seat, index: number, game: GameInfo, change: (seat: Seat) => void, remove: (() => void)|null}} props */
function SeatRow({ seat, index, game, change, remove }) {
  const kinds = /** @type {const} */ (["me", "link", "here", "bot"]);
  const turn = (/** @type {string} */ kind) => change({ ...seatFor(game, index, /** @type {Seat["kind"]} */ (kind)), key: seat.key });
  const field = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).value;
  const play = (/** @type {string} */ bot) => {
    setSettings({ bot });
    change({ ...seat, bot });
  };
  return html`<li class="seat-row">
    <${Emblem} seat=${index} />
    <label class="field"><span>${t("ui-seat", { n: index + 1 })}</span>
      <select value=${seat.kind} onChange=${(/** @type {Event} */ event) => turn(field(event))}>
        ${kinds.map((kind) => html`<option key=${kind} value=${kind} selected=${kind === seat.kind}>${t(`ui-kind-${kind}`)}</option>`)}
      </select></label>
    <label class="field"><span>${t("ui-name")}</span>
      <input type="text" maxlength="24" value=${seat.name} placeholder=${t(seat.kind === "link" ? "ui-name-later" : "ui-default-name")}
        onInput=${(/** @type {Event} */ event) => change({ ...seat, name: field(event) })} /></label>
    ${seat.kind === "bot"
      ? html`<${BotChoice} game=${game} bot=${seat.bot ?? ""} label=${t("ui-bot")} change=${play} />`
      : html`<span class="field-gap"></span>`}
    <${IconButton} icon="close" label=${t("ui-remove-seat", { n: index + 1 })} disabled=${!remove} onClick=${remove} />
    ${seat.kind === "bot" && html`<p class="bot-line small"><${BotFace} bot=${seat.bot ?? ""} /><${AboutBot} bot=${seat.bot ?? ""} game=${game} /></p>`}
  </li>`;
}

/** @param {{option: OptionInfo, value: unknown, change: (value: string) => void}} props */
function OptionRow({ option, value, change }) {
  const help = `option-${option.id}-help`;
  return html`<div class="option">
    <${Choice} legend=${t(`option-${option.id}`)} value=${String(value)} onChange=${change}
      choices=${option.choices.map((choice) => [choice, t(`option-${option.id}-${choice}`)])} />
    <p class="small">${known(help) && t(help)}
      ${option.doubt && html` <span class="tag">${t("ui-doubt", { doubt: option.doubt })}</span>`}
      ${option.rule && html` <${RuleLink} rule=${option.rule} />`}</p>
  </div>`;
}

/** A component file as the server wants it: JSON as it is, TOML as text. @param {string} text */
function componentsOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { toml: text };
  }
}

/** @param {{game: GameInfo, file: string, change: (name: string, value: unknown) => void}} props */
function ComponentFile({ game, file, change }) {
  const read = async (/** @type {Event} */ event) => {
    const chosen = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (chosen) change(chosen.name, componentsOf(await chosen.text()));
  };
  return html`<div class="option">
    <label class="field"><span>${t("ui-component-file")}</span><input type="file" accept=".json,.toml,application/json" onChange=${read} /></label>
    <p class="small">${t("ui-component-help", { n: game.reconstructed ?? 0 })}
      ${" "}<a href=${`/api/games/${game.id}/components`} target="_blank">${t("ui-component-standard")}</a>
      ${file && html`${" "}<strong>${t("ui-component-chosen", { file })}</strong>`}</p>
  </div>`;
}

/** @param {{game: GameInfo}} props */
function Form({ game }) {
  const [seats, setSeats] = useState(() => Array.from({ length: Math.max(game.fewest, Math.min(route.value.players || 3, game.most)) }, (_, i) => seatFor(game, i)));
  const [options, setOptions] = useState(/** @type {Record<string, unknown>} */ (Object.fromEntries(game.options.map((one) => [one.id, one.default]))));
  const [mixed, setMixed] = useState(false);
  const [hints, setHints] = useState(/** @type {import("./types.js").OpenTable["hints"]} */ (null));
  const [limit, setLimit] = useState(/** @type {import("./types.js").TimeLimit|null} */ (null));
  const [file, setFile] = useState("");
  const [trouble, setTrouble] = useState("");
  const change = (/** @type {number} */ at) => (/** @type {Seat} */ seat) => setSeats(seats.map((old, i) => (i === at ? seat : old)));
  const drop = (/** @type {number} */ at) => (seats.length > game.fewest ? () => setSeats(seats.filter((_, i) => i !== at)) : null);
  const set = (/** @type {string} */ id) => (/** @type {unknown} */ value) => setOptions({ ...options, [id]: value });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setTrouble("");
    const me = seats.find((seat) => seat.kind === "me")?.name;
    if (me) setSettings({ name: me });
    const wishes = seats.map(({ kind, name, bot }) => ({ kind, name: name || (kind === "me" ? t("ui-default-name") : ""), bot }));
    try {
      const table = await api.open({ game: game.id, seats: wishes, options, first: mixed ? "shuffled" : "as-listed", hints, limit });
      go(`/t/${table.id}${seats.some((seat) => seat.kind === "link") ? "#links" : ""}`);
    } catch (error) {
      setTrouble(api.inWords(error));
    }
  };
  const of = (/** @type {string} */ kind) => game.options.filter((option) => option.kind === kind);
  const list = (/** @type {OptionInfo[]} */ some) =>
    some.map((option) => html`<${OptionRow} key=${option.id} option=${option} value=${options[option.id]} change=${set(option.id)} />`);
  const bring = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    setFile(name);
    if (components) set(components.id)(value);
  };
  const components = of("components")[0];
  const company = seats.filter((seat) => seat.kind !== "bot").length > 1;
  const alone = seats.length === 1 && seats[0].kind !== "bot";
  return html`<form class="open-form" onSubmit=${submit}>
    ${alone && html`<div class="card start-alone">${known("solo-opponent") && html`<p>${t("solo-opponent")}</p>`}
      <button class="primary large">${t("ui-start")}</button></div>`}
    <section class="card" aria-labelledby="seats">
      <h2 id="seats">${t("ui-seats")}</h2>
      <ol class="seat-rows">${seats.map(
        (seat, i) => html`<${SeatRow} key=${seat.key} seat=${seat} index=${i} game=${game} change=${change(i)} remove=${drop(i)} />`,
      )}</ol>
      <div class="row">
        <button type="button" disabled=${seats.length >= game.most} onClick=${() => setSeats([...seats, seatFor(game, seats.length)])}>${t("ui-add-seat")}</button>
        ${seats.length > 1 && html`<label class="check"><input type="checkbox" checked=${mixed} onChange=${() => setMixed(!mixed)} /> ${t("ui-mix-seats")}</label>`}
      </div>
    </section>
    <section class="card" aria-labelledby="advice"><h2 id="advice">${t("ui-hints")}</h2><div class="option">
      <${Choice} legend=${t("ui-hints-legend")} value=${hints ?? (company ? "told" : "quiet")} onChange=${setHints} choices=${["told", "quiet", "none"].map((one) => [one, t(`ui-hints-${one}`)])} />
      <p class="small">${t("ui-hints-help")}</p></div></section>
    <${TimeLimitChoice} game=${game} limit=${limit} change=${setLimit} />
    ${of("variant").length > 0 && html`<section class="card" aria-labelledby="variants"><h2 id="variants">${t("ui-variants")}</h2>${list(of("variant"))}</section>`}
    ${of("ruling").length > 0 && html`<details class="card"><summary><h2>${t("ui-rulings", { n: of("ruling").length })}</h2></summary>
      <p class="small">${t("ui-rulings-help")}</p>${list(of("ruling"))}</details>`}
    ${components && html`<details class="card"><summary><h2>${t("ui-components")}</h2></summary>
      ${components.choices.length > 1 && list([components])}
      <${ComponentFile} game=${game} file=${file} change=${bring} /></details>`}
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    ${!alone && html`<button class="primary large">${t("ui-open-table")}</button>`}
    ${alone && html`<${RecordCard} game=${game} options=${options} />`}
  </form>`;
}

/** @param {{id: string}} props */
export function OpenTable({ id }) {
  const [game, setGame] = useState(/** @type {GameInfo|null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    rulePlace.game = id;
    rulePlace.show = null;
    const load = async () => {
      const found = (await api.games()).find((one) => one.id === id);
      if (!found) return setTrouble(t("ui-no-game"));
      await speak(id);
      api.dress(id);
      setGame(found);
    };
    load().catch((error) => setTrouble(api.inWords(error)));
    return () => void speak("");
  }, [id]);
  return html`<main class="page" id="main" data-game=${id}>
    <h1>${game ? t("ui-open-title", { game: { m: "game-title" } }) : t("ui-open-table")}</h1>
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    ${game && html`<${Form} game=${game} />`}
  </main>`;
}
