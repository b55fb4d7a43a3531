// The card about a thing: name, picture, what it is for, its numbers now, why not, its rule. It never covers the thing.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { nodeOf } from "../explaining.js";
import { html } from "../html.js";
import { Icon, RuleLink } from "../parts.js";
import { svg } from "../scene/templates.js";
import { narrow } from "../store.js";
import { t } from "../words.js";
/** @import {Piece, Why} from "../types.js" */
/** @import {Explaining, Shown} from "../explaining.js" */
/** @import {Art} from "../scene/templates.js" */
/** @import {TableSession} from "../session.js" */

const GAP = 10;
const EDGE = 8;
const MOST_SPARED = 60;
const FEW = 4; // so many moves with a thing are named

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** How much of two boxes is the same. @param {Box} a @param {Box} b */
function shared(a, b) {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/**
 * Where a card goes: beside the thing where there is room, the right before the left, else below or above it, and
 * where it covers least of what may be picked. Where it would have to lie on the thing, it goes to the side of the
 * screen where the thing is not.
 * @param {Box} thing @param {{w: number, h: number}} card @param {{w: number, h: number}} screen @param {Box[]} [spared]
 */
export function placed(thing, card, screen, spared = []) {
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ most) => Math.max(EDGE, Math.min(at, most - size - EDGE));
  const x = within(thing.left, card.w, screen.w);
  const y = within(thing.top - 4, card.h, screen.h);
  const spots = [
    { x: thing.right + GAP, y, fits: thing.right + GAP + card.w + EDGE <= screen.w },
    { x: thing.left - GAP - card.w, y, fits: thing.left - GAP - card.w >= EDGE },
    { x, y: thing.bottom + GAP, fits: thing.bottom + GAP + card.h + EDGE <= screen.h },
    { x, y: thing.top - GAP - card.h, fits: thing.top - GAP - card.h >= EDGE },
  ];
  const covers = (/** @type {{x: number, y: number}} */ { x: left, y: top }) => spared.reduce((sum, box) => sum + shared(box, { left, top, right: left + card.w, bottom: top + card.h }), 0);
  const [found] = spots.filter((spot) => spot.fits).sort((a, b) => covers(a) - covers(b));
  if (found) return { x: found.x, y: found.y };
  const low = (thing.top + thing.bottom) / 2 > screen.h / 2;
  return { x: (thing.left + thing.right) / 2 > screen.w / 2 ? EDGE : screen.w - card.w - EDGE, y: low ? EDGE : screen.h - card.h - EDGE };
}

/** What a card had better leave in sight: the question, and what may be picked. @param {Element|null} node */
function spared(node) {
  const all = [...document.querySelectorAll(".prompt-row, .why, .notices > *, .scene .is-open, aside .bid, aside .move")].filter((one) => one !== node);
  return all.slice(0, MOST_SPARED).map((one) => one.getBoundingClientRect());
}

/** A piece drawn by itself, as on the table. @param {{art: Art, piece: Piece, most?: number}} props */
export function Picture({ art, piece, most = 132 }) {
  const host = useRef(/** @type {HTMLSpanElement|null} */ (null));
  useLayoutEffect(() => {
    const { w, h } = art.size(piece);
    const scale = Math.min(most / w, (most * 0.8) / h, 1.5);
    const body = svg("g", { class: "body" }, art.draw(piece));
    const inside = svg("g", { class: `piece kind-${piece.k} ${piece.c ?? ""}`.trim() }, body);
    const edge = 3;
    host.current?.replaceChildren(svg("svg", {
      viewBox: `${-w / 2 - edge} ${-h / 2 - edge} ${w + 2 * edge} ${h + 2 * edge}`, width: Math.round(w * scale), height: Math.round(h * scale), "aria-hidden": "true",
    }, inside));
  }, [art, piece, most]);
  return html`<span class="about-picture" ref=${host}></span>`;
}

/** @param {{why: Why[]}} props */
function Reasons({ why }) {
  if (!why.length) return null;
  return html`<div class="about-why"><${Icon} name="lock" /><ul>${why.slice(0, FEW).map((one, i) => html`<li key=${i}>${t(one.text)}</li>`)}</ul></div>`;
}

/** The moves that can be made with it now. @param {{session: TableSession, thing: string}} props */
function Uses({ session, thing }) {
  const texts = [...new Set(session.choosing.acts.value.filter((act) => !act.why && act.on?.includes(thing)).map((act) => t(act.text)))];
  if (!texts.length) return null;
  const more = texts.length > FEW;
  return html`<div class="about-uses"><h3>${t("ui-about-uses")}</h3>
    <ul>${texts.slice(0, more ? FEW - 1 : FEW).map((text) => html`<li key=${text}>${text}</li>`)}${more && html`<li class="small">${t("ui-about-more", { n: texts.length - FEW + 1 })}</li>`}</ul></div>`;
}

/** @param {{explaining: Explaining, shown: Shown}} props */
function Card({ explaining, shown }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const { session } = explaining;
  const { thing, how, card, why } = shown;
  const kept = how === "kept";
  const art = session.course.view?.art;
  const piece = card.look ?? session.scene.value?.pieces[thing] ?? session.board.value?.printed?.[thing];
  useLayoutEffect(() => {
    const el = box.current;
    const node = nodeOf(thing);
    if (!el) return;
    const rect = node?.getBoundingClientRect();
    el.toggleAttribute("data-above", narrow.value && !!rect && (rect.top + rect.bottom) / 2 > innerHeight / 2);
    if (narrow.value) el.style.translate = "";
    else {
      const bar = document.querySelector(".ask-bar")?.getBoundingClientRect();
      const high = bar ? bar.top : innerHeight; // while "?" is on its bar lies below
      el.style.maxHeight = `${high - 2 * EDGE}px`;
      const at = rect && rect.width ? placed(rect, { w: el.offsetWidth, h: el.offsetHeight }, { w: innerWidth, h: high }, spared(node)) : { x: innerWidth - el.offsetWidth - EDGE, y: 72 };
      el.style.translate = `${Math.round(at.x)}px ${Math.round(at.y)}px`;
    }
    node?.classList.add("is-explained");
    return () => node?.classList.remove("is-explained");
  }, [shown, narrow.value]);
  useEffect(() => {
    if (kept) box.current?.focus({ preventScroll: true });
  }, [shown]);
  const role = kept ? { role: "dialog", "aria-labelledby": "about-name", tabIndex: -1 } : {};
  return html`<div class=${`about-card ${kept ? "kept" : ""}`} ref=${box} ...${role}>
    <div class="about-head">${art && piece && html`<${Picture} key=${thing} art=${art} piece=${piece} />`}
      <h2 id="about-name">${t(card.name)}</h2>
      ${(kept || narrow.value) && html`<button class="icon" aria-label=${t("ui-close")} onClick=${() => explaining.close()}><${Icon} name="close" /></button>`}</div>
    ${(card.what ?? []).map((text, i) => html`<p key=${i}>${t(text)}</p>`)}
    ${(card.now ?? []).length > 0 && html`<ul class="about-now">${(card.now ?? []).map((text, i) => html`<li key=${i}>${t(text)}</li>`)}</ul>`}
    <${Uses} session=${session} thing=${thing} />
    <${Reasons} why=${why} />
    ${kept && (card.origin ?? []).map((text, i) => html`<p key=${i} class="small">${t(text)}</p>`)}
    ${card.rule && html`<p class="about-rule"><${Icon} name="rules" /><${RuleLink} rule=${card.rule} /></p>`}
  </div>`;
}

/** The card of now; said as it comes. @param {{explaining: Explaining}} props */
export function CardPlace({ explaining }) {
  const shown = explaining.shown.value;
  useEffect(() => explaining.listen(), [explaining]);
  return html`<div class="about-place" aria-live=${shown?.how === "kept" ? "off" : "polite"}>${shown && html`<${Card} explaining=${explaining} shown=${shown} />`}</div>`;
}

/** While "?" is on: what to do now, and the way to help and rules. @param {{explaining: Explaining, onHelp: () => void, onRules: () => void}} props */
export function AskBar({ explaining, onHelp, onRules }) {
  const asking = explaining.asking.value;
  useEffect(() => void document.documentElement.toggleAttribute("data-asking", asking), [asking]);
  useEffect(() => () => document.documentElement.removeAttribute("data-asking"), []);
  const then = (/** @type {() => void} */ go) => () => {
    explaining.toggle();
    go();
  };
  if (!asking) return null;
  return html`<div class="ask-bar" role="region" aria-label=${t("ui-ask")}>
    <p role="status"><${Icon} name="help" /> ${t("ui-ask-lead")}</p>
    <button onClick=${then(onRules)}>${t("ui-rules")}</button>
    <button onClick=${then(onHelp)}>${t("ui-help")}</button>
    <button class="icon" aria-label=${t("ui-close")} onClick=${() => explaining.toggle()}><${Icon} name="close" /></button>
  </div>`;
}
