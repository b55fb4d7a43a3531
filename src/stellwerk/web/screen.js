// The table screen, for a television: what everybody may see, large, without anything to press. Hands are on the phones.
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "./api.js";
import { stayAwake } from "./awake.js";
import { BotFace } from "./bots.js";
import { drawing } from "./drawing.js";
import { Emblem } from "./emblem.js";
import { html } from "./html.js";
import { Bars, headline, sourcesOf, standings } from "./panels/final.js";
import { unit } from "./panels/lens.js";
import { Paragraph } from "./panels/paragraph.js";
import { SheetDialog } from "./panels/sheet.js";
import { FigureView } from "./panels/strips.js";
import { room, SeatCodes, spoken, useCodes, useRoom } from "./room.js";
import { rewrite, route } from "./route.js";
import { fitted } from "./scene/fitting.js";
import { TableSession } from "./session.js";
import { byTurn, NOBODY } from "./story.js";
import { placeOf } from "./table.js";
import { amount, lang, seatName, speak, t } from "./words.js";
/** @import {Final, Strip} from "./types.js" */
/** @import {Place} from "./table.js" */
/** @import {Story as StoryOf} from "./story.js" */

const GAP = 10; // pixels between boards
const SHEET_MS = 9_000; // so long the summary of a round stands: nobody can say that it was read
const STAGE = 3; // how much the common board matters beside a player's

/** Where the game is, and how others come in. @param {{session: TableSession}} props */
function Sign({ session }) {
  const [track, ...rest] = session.scene.value?.sign ?? [];
  return html`<header class="screen-sign"><h1 class="sign"><span class="sign-game">${t("game-title")}</span>
    ${track && html`<span class="sign-track">${t(track)}</span>`}
    ${rest.map((part, i) => html`<span key=${i} class=${i === 0 ? "sign-phase" : "sign-more"}>${t(part)}</span>`)}</h1>
    ${session.line.value === "lost" && html`<p class="screen-lost" role="alert">${t("ui-lost")}</p>`}
    ${room.value.address && html`<p class="screen-address">${spoken()}</p>`}</header>`;
}

/** @param {{session: TableSession, strip: Strip}} props */
function Plate({ session, strip }) {
  const { seat, state = "waits" } = strip;
  const info = session.table.value?.seats[seat];
  const over = !!session.scene.value?.over;
  const bot = info?.kind === "bot" ? (info.bot ?? "") : "";
  const free = info?.kind === "link" && !info.taken;
  const notes = [free && t("ui-free-seat"), ...(strip.notes ?? []).map((note) => t(note))].filter(Boolean).join(" · ");
  return html`<li class=${`seat-plate seat-${seat} ${over ? "" : state}`} aria-current=${!over && state === "asked" ? "true" : undefined}>
    <p class="plate-name">${seat >= 0 && html`<${Emblem} seat=${seat} />`}<b>${strip.name ? t(strip.name) : seatName(seat)}</b>${bot && html`<${BotFace} bot=${bot} />`}
      ${!over && seat >= 0 && html`<span class=${`plate-state ${state}`}>${t(`ui-state-${state}`)}</span>`}</p>
    <p class="figures">${strip.figures.map((figure, i) => html`<${FigureView} key=${i} figure=${figure} about="" />`)}</p>
    <p class="plate-note">${notes}</p></li>`;
}

/** A turn as far as it fits: of a long one the end. @param {{story: StoryOf}} props */
function Told({ story }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const [left, setLeft] = useState(0); // so many lines are left out
  const shown = { ...story, lines: story.lines.slice(Math.min(left, story.lines.length - 1)) };
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    if (scrollHeight > clientHeight + 1 && left < story.lines.length - 1) setLeft(left + 1);
  });
  return html`<div class=${`screen-told ${story.who >= 0 ? `seat-${story.who}` : ""}`} ref=${box}><${Paragraph} story=${shown} /></div>`;
}

/** What was just done, in words; before that what is wanted of whom. @param {{session: TableSession}} props */
function Story({ session }) {
  const scene = session.scene.value;
  const { busy, turn } = session.course;
  const told = byTurn(busy.value ? turn.value : (scene?.log ?? []));
  const story = told.findLast(({ who }) => who !== NOBODY) ?? told.at(-1); // whoever did something, else how the table was set up
  return html`<section class="screen-story" role="status">
    ${story ? html`<${Told} key=${`${story.lines[0].name} ${lang.value}`} story=${story} />` : html`<div class="screen-told"><p>${t("ui-not-begun")}</p></div>`}
    ${scene && !busy.value && html`<p class="screen-asks">${t(scene.prompt)}</p>`}</section>`;
}

/** Who has won, and with what. @param {{final: Final}} props */
function Result({ final }) {
  return html`<section class="screen-result"><h2 class="enamel">${headline(final)}</h2>
    <ol class="ranking">${standings(final).map(({ seat, place, name, total, why }) => html`<li key=${seat} class=${`rank seat-${seat} ${place === 1 ? "first" : ""}`}>
      <span class="place">${place}.</span>${seat >= 0 && html`<${Emblem} seat=${seat} />`}<b>${name}</b>${why && html`<span class="small">${why}</span>`}
      <span class="total">${amount(total, unit())}</span></li>`)}</ol>
    <${Bars} ranking=${final.ranking} counted=${sourcesOf(final.ranking).length} /></section>`;
}

/** Every board that is there, as large as all of them can be. @param {HTMLElement} pane @param {number[]} before @returns {number[]} */
function fit(pane, before) {
  const sections = /** @type {HTMLElement[]} */ ([...pane.querySelectorAll(".region:not(.is-bare)")]);
  const boxes = sections.map((section) => {
    const svg = /** @type {SVGSVGElement} */ (section.querySelector("svg"));
    const { width, height } = svg.viewBox.baseVal;
    const drawn = svg.getBoundingClientRect();
    return { ratio: width / height, x: section.offsetWidth - drawn.width, y: section.offsetHeight - drawn.height, weight: section.dataset.role === "stage" ? STAGE : 1 };
  });
  const { columns, spots } = fitted(boxes, pane.clientWidth, pane.clientHeight, GAP, before);
  spots.forEach(({ left, top, width }, i) => Object.assign(sections[i].style, { left: `${left}px`, top: `${top}px`, width: `${width}px` }));
  return columns;
}

/** @param {{place: Place}} props */
function Boards({ place }) {
  const { session } = place;
  const host = useRef(/** @type {HTMLDivElement|null} */ (null));
  const pane = useRef(/** @type {HTMLDivElement|null} */ (null));
  useEffect(() => (host.current ? drawing(host.current, place) : undefined), [session]);
  useEffect(() => void (session.board.value && api.art(session.board.value.game).then((art) => session.course.view?.setArt(art), () => {})), [session.board.value?.game]);
  useEffect(() => {
    const box = pane.current;
    if (!box) return undefined;
    let columns = /** @type {number[]} */ ([]);
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (columns = fit(box, columns)));
    };
    const sizes = new ResizeObserver(soon);
    sizes.observe(box);
    const stop = effect(() => void (session.scene.value, session.board.value, lang.value, session.course.busy.value, soon()));
    return () => {
      sizes.disconnect();
      stop();
    };
  }, [session]);
  return html`<div class="screen-pane" ref=${pane}><div ref=${host} data-watching="true"></div></div>`;
}

/** Phones come in by these. @param {{codes: import("./types.js").SeatCode[], large: boolean}} props */
function Doors({ codes, large }) {
  return html`<section class=${large ? "doors large" : "doors"} aria-label=${t("ui-sit-by-code")}>
    ${large && html`<h2 class="enamel">${t("ui-sit-by-code")}</h2>`}<${SeatCodes} codes=${codes} />
    ${large && html`<p class="doors-help">${t("ui-sit-by-code-help")}</p>`}</section>`;
}

/** @param {{place: Place}} props */
function Screen({ place }) {
  const { session } = place;
  useRoom();
  const codes = useCodes(session);
  const scene = session.scene.value;
  const table = session.table.value;
  const sheet = session.course.sheet.value;
  useEffect(() => {
    if (!sheet) return undefined;
    const timer = setTimeout(() => session.course.goOn(), SHEET_MS);
    return () => clearTimeout(timer);
  }, [sheet]);
  const ended = !!scene?.over && !session.course.busy.value;
  const final = ended ? session.final.value : null;
  const waiting = codes.length > 0 && table?.version === 0;
  const strips = scene?.strips ?? [];
  const words = table?.shut ? t(table.shut) : ended && table?.closed ? t("ui-table-closed") : "";
  return html`<main class=${`screen ${waiting ? "filling" : ""}`} id="main" data-game=${table?.game}>
    <${Sign} session=${session} />
    <ul class="seat-plates" aria-label=${t("ui-players")}>${strips.map((strip) => html`<${Plate} key=${strip.seat} session=${session} strip=${strip} />`)}</ul>
    ${!waiting && !final && html`<${Story} session=${session} />`}
    ${words && html`<p class="banner">${words}</p>`}
    <div class="screen-body" hidden=${!!final}>
      <${Boards} place=${place} />
      ${codes.length > 0 && html`<${Doors} codes=${codes} large=${waiting} />`}
    </div>
    ${final && html`<${Result} final=${final} />`}
    ${sheet && html`<${SheetDialog} session=${session} sheet=${sheet} onClose=${() => session.course.goOn()} />`}
  </main>`;
}

/** @param {{id: string}} props */
function ScreenPage({ id }) {
  const session = useMemo(() => new TableSession(id, null, true), [id]);
  const place = useMemo(() => placeOf(session), [session]);
  const game = session.table.value?.game ?? "";
  const [dressed, setDressed] = useState("");
  useEffect(() => () => session.close(), [session]);
  useEffect(stayAwake, []);
  useEffect(() => {
    if (!game) return undefined;
    api.dress(game);
    document.documentElement.dataset.game = game;
    place.unfolded.value = session.table.value?.seats.map(({ seat }) => seat) ?? [];
    speak(game).then(() => {
      if (session.table.value) session.news(session.table.value);
      setDressed(game);
      document.title = t("ui-screen-title", { game: t("game-title") });
    });
    return () => {
      delete document.documentElement.dataset.game;
      document.title = "Stellwerk";
      void speak("");
    };
  }, [game]);
  if (session.line.value === "shut") return html`<${Notice} words=${session.out.value ? t(session.out.value) : t("ui-no-entry")} bad=${true} />`;
  if (!game || dressed !== game) return html`<${Notice} words=${t(session.line.value === "lost" ? "ui-lost" : "ui-loading")} />`;
  return html`<${Screen} place=${place} />`;
}

/** @param {{words: string, bad?: boolean}} props */
const Notice = ({ words, bad = false }) => html`<main class="screen" id="main"><p class=${bad ? "banner bad" : "screen-loading"} role=${bad ? "alert" : "status"}>${words}</p></main>`;

/** Come in by the link to watch, without a word: a television has no keyboard. A link to a seat is not used up here. @param {string} id @param {string} token */
async function comeIn(id, token) {
  const may = await api.codes(id).then(() => true, () => false);
  if (may) return;
  const { seat } = await api.invitation(id, token);
  if (seat !== null) throw new api.Trouble({ status: 422, detail: t("ui-screen-no-seat") });
  await api.join(id, { token, name: t("ui-screen") });
}

/** @param {{id: string}} props */
export function ScreenGate({ id }) {
  const [token] = useState(() => new URLSearchParams(route.value.hash).get("watch") ?? "");
  const [ready, setReady] = useState(!token);
  const [trouble, setTrouble] = useState("");
  useLayoutEffect(() => rewrite(`/t/${id}/screen`), [id]);
  useEffect(() => {
    if (token) comeIn(id, token).then(() => setReady(true), async (error) => setTrouble(await api.explained(error)));
  }, [id, token]);
  if (trouble) return html`<${Notice} words=${trouble} bad=${true} />`;
  return ready ? html`<${ScreenPage} id=${id} />` : html`<${Notice} words=${t("ui-loading")} />`;
}
