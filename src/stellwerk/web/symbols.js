// A game's symbols outside the table: its art lies hidden in the page, and texts draw from it.
import { useEffect, useState } from "preact/hooks";
import { art } from "./api.js";
import { html } from "./html.js";
import { Art } from "./scene/templates.js";

/** @type {{game: string, art: Art}|null} */
let store = null;

/** @param {string} game */
async function lay(game) {
  const text = await art(game);
  if (store?.game === game) return;
  store ??= { game, art: new Art((text) => text.m, String) };
  store.game = game;
  store.art.load(text);
  if (!store.art.root.isConnected) document.body.append(store.art.root);
}

/** Whether the symbols of a game can be drawn. @param {string} game */
export function useSymbols(game) {
  const [ready, setReady] = useState("");
  useEffect(() => void lay(game).then(() => setReady(game), () => {}), [game]);
  return ready === game;
}

/** A symbol in a line of text, as high as the line; the words beside it say what it is. @param {{name: string}} props */
export function Symbol({ name }) {
  const box = document.getElementById(`sym-${name}`)?.getAttribute("viewBox")?.split(" ").map(Number);
  if (!box) return null;
  return html`<svg class=${`symbol symbol-${name}`} viewBox=${`0 0 ${box[2]} ${box[3]}`} style=${{ aspectRatio: `${box[2]} / ${box[3]}` }} aria-hidden="true"><use href=${`#sym-${name}`} width=${box[2]} height=${box[3]} /></svg>`;
}
