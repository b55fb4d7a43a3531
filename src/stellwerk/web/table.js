// The table page: sign, players, the open decision, the rail with its panels.
import { effect, signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "./api.js";
import { entitle, ring } from "./attention.js";
import { Desk } from "./desk.js";
import { drawing } from "./drawing.js";
import { following } from "./following.js";
import { html } from "./html.js";
import { keyboard } from "./keys.js";
import { Asked } from "./panels/asked.js";
import { Chat, Unread } from "./panels/chat.js";
import { Closed } from "./panels/closed.js";
import { Curtain } from "./panels/curtain.js";
import { AskBar, CardPlace } from "./panels/card.js";
import { Why } from "./panels/detail.js";
import { FinalScreen } from "./panels/final.js";
import { Help } from "./panels/help.js";
import { Leave, mayLeave } from "./panels/leave.js";
import { Lent } from "./panels/lent.js";
import { LessonCard } from "./panels/lesson.js";
import { Score } from "./panels/lens.js";
import { Announcer, Log } from "./panels/log.js";
import { Moves } from "./panels/moves.js";
import { Peek } from "./panels/peek.js";
import { Prompt } from "./panels/prompt.js";
import { Replay } from "./panels/replay.js";
import { Revised } from "./panels/revised.js";
import { Rules } from "./panels/rules.js";
import { Settings } from "./panels/settings.js";
import { Share } from "./panels/share.js";
import { Sections } from "./panels/sections.js";
import { SheetDialog } from "./panels/sheet.js";
import { Shut } from "./panels/shut.js";
import { Sign } from "./panels/sign.js";
import { Strips } from "./panels/strips.js";
import { Sure } from "./panels/sure.js";
import { TextView } from "./panels/text_view.js";
import { Welcome } from "./panels/welcome.js";
import { ZoomTools } from "./panels/zoom.js";
import { Icon, rulePlace } from "./parts.js";
import { rewrite, route } from "./route.js";
import { TableSession } from "./session.js";
import { anyWanted, hear } from "./sounds.js";
import { narrow, small } from "./store.js";
import { ClockAnnouncer } from "./time_limit.js";
import { lang, speak, t } from "./words.js";
/** @import {Signal} from "@preact/signals" */

/** @typedef {"moves"|"players"|"score"|"log"|"rules"|"chat"|"text"|"more"} Tab */
/**
 * What the parts of the page share.
 * @typedef {{session: TableSession, tab: Signal<Tab>, rule: Signal<string>, unfolded: Signal<number[]>,
 *   open: Signal<""|"settings"|"help"|"share"|"leave">, section: Signal<string>, wanted: Signal<string[]>,
 *   desk: Desk, folded: Signal<boolean|null>}} Place folded: whether the rail is, null where nobody has said
 */

/** @type {readonly Tab[]} */
const RAIL = ["moves", "score", "log", "rules", "chat", "text"];
/** @type {readonly Tab[]} */
const BAR = ["moves", "players", "score", "log", "rules", "more"];
const ICON = /** @type {const} */ ({ moves: "table", players: "players", score: "score", log: "log", rules: "rules", chat: "chat", text: "text", more: "more" });

/** @param {{place: Place, tab: Tab}} props */
function Panel({ place, tab }) {
  const { session } = place;
  const game = session.table.value?.game ?? "";
  const body = {
    score: () => html`<${Score} session=${session} />`,
    log: () => html`<${Log} session=${session} />`,
    rules: () => html`<${Rules} game=${game} wanted=${place.rule.value} onShort=${() => (place.rule.value = "")} />`,
    chat: () => html`<${Chat} session=${session} />`,
    text: () => html`<${TextView} session=${session} />`,
    more: () => html`<${More} place=${place} />`,
    players: () => null,
    moves: () => html`<${Moves} session=${session} />`,
  }[tab];
  return html`<h2 class="hidden">${t(`ui-${tab}`)}</h2>${body()}`;
}

/** On a phone: what has no place in the bar. @param {{place: Place}} props */
function More({ place }) {
  const go = (/** @type {Tab} */ tab) => () => (place.tab.value = tab);
  const { session, open } = place;
  return html`<ul class="more-list">
    <li><button onClick=${go("chat")}><${Icon} name="chat" /> ${t("ui-chat")} <${Unread} talk=${session.talk} /></button></li>
    <li><button onClick=${go("text")}><${Icon} name="text" /> ${t("ui-text")}</button></li>
    <li><button onClick=${() => { place.tab.value = "moves"; session.goTo(session.latest.value); }}><${Icon} name="first" /> ${t("ui-replay")}</button></li>
    <li><button onClick=${() => { place.tab.value = "moves"; session.explaining.toggle(); }}><${Icon} name="help" /> ${t("ui-ask")}</button></li>
    <li><button onClick=${() => (open.value = "share")}><${Icon} name="share" /> ${t("ui-share")}</button></li>
    <li><button onClick=${() => (open.value = "settings")}><${Icon} name="settings" /> ${t("ui-settings")}</button></li>
    <li><button onClick=${() => (open.value = "help")}><${Icon} name="help" /> ${t("ui-help")}</button></li>
    ${mayLeave(session) && html`<li><button onClick=${() => (open.value = "leave")}><${Icon} name="leave" /> ${t("ui-leave")}</button></li>`}
    <li><a class="button" href="/"><${Icon} name="home" /> ${t("ui-home")}</a></li>
  </ul>`;
}

/** Whether the rail is a strip at the edge: on a small screen, where it is wanted so, or where it would be empty. @param {Place} place */
function slim({ session, tab, folded }) {
  if (small.value) return tab.value === "moves";
  return folded.value ?? (tab.value === "moves" && !!session.scene.value?.over);
}

/** Whether a lesson stands above the list of moves: the table keeps its room. @param {Place} place */
const taughtBeside = (place) => !narrow.value && !small.value && !slim(place);

/** The tabs at the right; a strip of them, where there is little room or nothing to read. @param {{place: Place}} props */
function Rail({ place }) {
  const { tab, folded, desk } = place;
  const shown = RAIL.includes(tab.value) ? tab.value : "moves";
  const away = slim(place);
  const choose = (/** @type {Tab} */ one) => {
    tab.value = small.value && one === shown ? "moves" : one;
    folded.value = false;
  };
  const fold = () => (small.value ? (tab.value = away ? "log" : "moves") : (folded.value = !away));
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    tab.value = RAIL[(RAIL.indexOf(shown) + by + RAIL.length) % RAIL.length];
    requestAnimationFrame(() => document.getElementById(`tab-${tab.value}`)?.focus());
  };
  return html`<aside class=${away ? "rail away" : "rail"} aria-label=${t("ui-rail")}>
    ${taughtBeside(place) && html`<${LessonCard} session=${place.session} />`}
    <div class="tabs" role="tablist" aria-label=${t("ui-rail")} onKeyDown=${walk}>${RAIL.map(
      (one) => html`<button key=${one} id=${`tab-${one}`} role="tab" aria-selected=${one === shown} aria-controls=${away ? undefined : small.value ? "drawer" : "panel"} tabindex=${one === shown ? 0 : -1}
        onClick=${() => choose(one)}>${t(`ui-${one}`)}${one === "chat" && html`<${Unread} talk=${place.session.talk} />`}</button>`,
    )}</div>
    ${!away && html`<div class="panel" id=${small.value ? "drawer" : "panel"} role="tabpanel" aria-labelledby=${`tab-${shown}`} tabindex="0"><${Panel} place=${place} tab=${shown} /></div>`}
    <${ZoomTools} desk=${desk} away=${away} onFold=${fold} />
  </aside>`;
}

/** @param {{place: Place}} props */
function Phone({ place }) {
  const { tab } = place;
  const at = tab.value === "chat" || tab.value === "text" ? "more" : tab.value;
  const full = html`<div class="panel full" id="panel" role="region" aria-label=${t(`ui-${tab.value}`)} tabindex="0">
    <${Panel} place=${place} tab=${tab.value} />
  </div>`;
  const body = tab.value === "moves" ? html`<${Peek} session=${place.session} />` : tab.value !== "players" && full;
  return html`${body}<nav class="tabbar" aria-label=${t("ui-rail")}>${BAR.map(
    (one) => html`<button key=${one} aria-current=${one === at ? "page" : undefined} onClick=${() => (tab.value = one)}>
      <${Icon} name=${ICON[one]} /><span>${t(one === "moves" ? "ui-table" : `ui-${one}`)}</span>${one === "more" && html`<${Unread} talk=${place.session.talk} />`}
    </button>`,
  )}</nav>`;
}

/** @param {{place: Place}} props */
function Overlays({ place }) {
  const { session, open, rule, tab } = place;
  const close = () => (open.value = "");
  const sheet = session.course.sheet.value;
  return html`
    ${sheet && html`<${SheetDialog} session=${session} sheet=${sheet} onClose=${() => session.course.goOn()} />`}
    <${Asked} session=${session} />
    <${Sure} session=${session} />
    <${AskBar} explaining=${session.explaining} onHelp=${() => (open.value = "help")} onRules=${() => { rule.value = ""; tab.value = "rules"; }} />
    <${CardPlace} explaining=${session.explaining} />
    <${Welcome} session=${session} />
    ${open.value === "settings" && html`<${Settings} session=${session} onClose=${close} />`}
    ${open.value === "help" && html`<${Help} game=${session.table.value?.game} onClose=${close} />`}
    ${open.value === "leave" && html`<${Leave} session=${session} onClose=${close} />`}
    ${open.value === "share" && html`<${Share} session=${session} onClose=${close} />`}`;
}

/** @param {{place: Place}} props */
function Table({ place }) {
  const { session, tab, unfolded } = place;
  const host = useRef(/** @type {HTMLDivElement|null} */ (null));
  const pane = useRef(/** @type {HTMLDivElement|null} */ (null));
  const [past, setPast] = useState(false);
  const [toReview, setToReview] = useState(false);
  const toTable = () => {
    setPast(true);
    setToReview(false);
  };
  const backToReview = () => {
    setPast(false);
    setToReview(true);
    session.goal.value = null;
    session.goTo(null);
  };
  useEffect(() => (host.current ? drawing(host.current, place) : undefined), [session]);
  useEffect(() => (pane.current ? place.desk.attend(pane.current) : undefined), [session]);
  useEffect(() => void (session.board.value && api.art(session.board.value.game).then((art) => session.course.view?.setArt(art), () => {})), [session.board.value?.game]);
  const watching = session.seat.value === null && session.scene.value !== null; // before the first scene nobody knows
  useEffect(() => {
    if (!watching) return;
    unfolded.value = session.table.value?.seats.map((seat) => seat.seat) ?? [];
    if (!narrow.value) tab.value = "log";
  }, [watching]);
  const shut = session.table.value?.shut;
  useEffect(() => {
    if (shut && !narrow.value) tab.value = "log";
  }, [!shut]);
  const curtain = session.curtain.value;
  const final = session.final.value;
  const scene = session.scene.value;
  const closed = !!session.table.value?.closed;
  const ended = (!!final || closed) && !!scene?.over && session.moment.value === null && !past && !session.course.busy.value;
  const hidden = curtain !== null;
  const lines = session.line.value;
  const noPanel = narrow.value ? tab.value === "players" : small.value ? ended : slim(place);
  return html`<div class=${`table ${narrow.value ? "phone" : slim(place) ? "wide slim" : "wide"} ${small.value ? "small" : ""} ${ended ? "ended" : ""} ${shut ? "is-shut" : ""}`} data-tab=${tab.value} data-game=${session.table.value?.game}>
    ${!hidden && html`<a class="skip-link" href=${noPanel ? "#main" : "#panel"}>${t("ui-skip-to-moves")}</a>`}
    ${hidden && html`<${Curtain} session=${session} seat=${curtain} />`}
    <div class="table-inside" hidden=${hidden}>
      <${Sign} place=${place} />
      ${lines === "lost" && html`<p class="banner bad" role="alert">${t("ui-lost")}</p>`}
      ${lines === "shut" && html`<p class="banner bad" role="alert">${session.out.value ? t(session.out.value) : t("ui-no-entry")} <a class="button" href="/">${t("ui-home")}</a></p>`}
      <main class="felt" id="main" tabindex="-1">
        ${!hidden && !narrow.value && html`<${Strips} place=${place} />`}
        ${!hidden && !ended && !shut && html`<${Lent} session=${session} />`}
        ${!hidden && !ended && !shut && html`<div class="asking">${!taughtBeside(place) && html`<${LessonCard} session=${session} />`}<${Prompt} session=${session} /><${Sections} place=${place} /></div>
          <${Revised} session=${session} />`}
        <div class="pane" ref=${pane}>
          ${!hidden && narrow.value && tab.value === "players" && html`<${Strips} place=${place} />`}
          ${!hidden && ended && closed && html`<${Closed} session=${session} onTable=${toTable} />`}
          ${!hidden && ended && final && html`<${FinalScreen} session=${session} final=${final} toReview=${toReview} onTable=${toTable} />`}
          ${!hidden && !ended && shut && html`<${Shut} reason=${shut} />`}
          <div class="scene-box" hidden=${ended || !!shut}>
            <div ref=${host} data-watching=${watching}></div>
          </div>
        </div>
        ${!hidden && !ended && html`<${Why} session=${session} />`}
        ${!hidden && session.moment.value !== null && (narrow.value || shut) && html`<${Replay} session=${session} />`}
        ${!hidden && final && session.moment.value !== null && session.reviewing.value !== null && html`<div class="row"><button onClick=${backToReview}>${t("ui-review-back")}</button></div>`}
        ${!hidden && past && session.moment.value === null && (final || closed) && html`<div class="row"><button class="primary" onClick=${() => setPast(false)}>${t("ui-see-final")}</button>
          ${session.table.value?.rematch && html`<a class="button" href=${`/t/${session.table.value.rematch}`}>${t("ui-to-rematch")}</a>`}</div>`}
        ${!hidden && !ended && !shut && small.value && html`<${Peek} session=${session} />`}
      </main>
      ${!hidden && (narrow.value ? html`<${Phone} place=${place} />` : html`<${Rail} place=${place} />`)}
      <${Announcer} session=${session} />
      ${session.table.value?.limit && html`<${ClockAnnouncer} session=${session} />`}
    </div>
    ${!hidden && html`<${Overlays} place=${place} />`}
  </div>`;
}

/** The tab's title and the bell. @param {TableSession} session */
function useAttention(session) {
  const asked = session.asked.value;
  const game = t("game-title");
  useEffect(() => entitle(asked ? t("ui-title-turn", { game }) : t("ui-title-table", { game }), asked), [asked, game, lang.value]);
  useEffect(() => {
    if (asked) ring();
  }, [asked]);
  useEffect(() => () => entitle("Stellwerk", false), []);
}

/** What moves can be heard, by those who want to. @param {TableSession} session @param {string} game */
function useSounds(session, game) {
  useEffect(() => {
    if (!game) return undefined;
    return effect(() => {
      const lines = session.course.telling.value;
      if (!session.course.busy.peek() || !anyWanted()) return;
      setTimeout(async () => hear((await api.games()).find((one) => one.id === game), lines));
    });
  }, [session, game]);
}

/** What advice shows stands in the list of moves: it is turned to. @param {Place} place */
function useAdvice({ session: { hinting }, tab, folded }) {
  useEffect(() => effect(() => {
    if (!hinting.open.value && !hinting.taken.value) return;
    tab.value = "moves";
    if (!narrow.peek() && !small.peek()) folded.value = false;
  }), [hinting]);
}

/** @param {Place} place */
function useKeyboard(place) {
  const { session, tab, unfolded } = place;
  useEffect(() => {
    const listener = keyboard(session, {
      help: () => session.explaining.toggle(),
      hint: () => void session.hinting.ask(),
      focus: () => session.course.view?.focusFirst(),
      text: () => (tab.value = "text"),
      zoom: (key) => place.desk.key(key),
      fold: () => !narrow.value && session.seat.value !== null && unfolded.value.length > 0 && !!(unfolded.value = []),
    });
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [session]);
}

/** @param {TableSession} session @returns {Place} */
export function placeOf(session) {
  return {
    session,
    tab: signal(/** @type {Tab} */ ("moves")),
    rule: signal(""),
    unfolded: signal(/** @type {number[]} */ ([])),
    open: signal(/** @type {""} */ ("")),
    section: signal(""),
    wanted: signal(/** @type {string[]} */ ([])),
    desk: new Desk(),
    folded: signal(/** @type {boolean|null} */ (null)),
  };
}

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const session = useMemo(() => new TableSession(id, route.value.at), [id]);
  const place = useMemo(() => placeOf(session), [session]);
  const game = session.table.value?.game ?? "";
  const [dressed, setDressed] = useState("");
  useEffect(() => () => session.close(), [session]);
  useEffect(() => {
    if (!game) return undefined;
    api.dress(game);
    rulePlace.game = game;
    rulePlace.show = (rule) => {
      place.rule.value = rule;
      place.tab.value = "rules";
    };
    document.documentElement.dataset.game = game;
    if (route.value.hash === "links") {
      place.open.value = "share";
      rewrite(`/t/${id}`);
    }
    speak(game).then(() => {
      if (session.table.value) session.news(session.table.value);
      setDressed(game);
    });
    return () => {
      delete document.documentElement.dataset.game;
      rulePlace.show = null;
      void speak("");
    };
  }, [game]);
  useAttention(session);
  useSounds(session, game);
  useKeyboard(place);
  useAdvice(place);
  useEffect(() => following(place), [place]);
  if (!game || dressed !== game) return html`<main class="page" id="main"><p role="status">${t(session.line.value === "lost" ? "ui-lost" : "ui-loading")}</p></main>`;
  return html`<${Table} place=${place} />`;
}
