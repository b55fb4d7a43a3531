// A game's own picture on its card: the symbol `game-cover` of its art, in a shadow tree so that ids of games do not meet.
import { useEffect, useRef } from "preact/hooks";
import { art } from "./api.js";
import { html } from "./html.js";

const NS = "http://www.w3.org/2000/svg";

/** @param {HTMLElement} host @param {string} game */
async function draw(host, game) {
  const parsed = new DOMParser().parseFromString(await art(game), "image/svg+xml");
  const cover = parsed.getElementById("game-cover");
  if (!cover) return;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/api/games/${game}/art.css`;
  const frame = document.createElementNS(NS, "svg");
  frame.setAttribute("viewBox", cover.getAttribute("viewBox") ?? "0 0 320 160");
  frame.setAttribute("preserveAspectRatio", "xMidYMax slice");
  frame.setAttribute("class", "cover-art");
  frame.style.cssText = "display:block;width:100%;height:100%";
  const use = document.createElementNS(NS, "use");
  use.setAttribute("href", "#game-cover");
  const store = document.createElementNS(NS, "svg");
  store.style.cssText = "position:absolute;width:0;height:0";
  store.append(...parsed.documentElement.childNodes);
  frame.append(use);
  root.replaceChildren(link, store, frame);
}

/** @param {{game: string}} props */
export function Cover({ game }) {
  const host = useRef(/** @type {HTMLDivElement|null} */ (null));
  useEffect(() => {
    if (host.current) draw(host.current, game).catch(() => {});
  }, [game]);
  return html`<div class="cover" ref=${host} aria-hidden="true"></div>`;
}
