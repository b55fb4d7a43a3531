// Everything in a game's box: pictures from its art, what they do, how many there are, and where the values come from.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "./api.js";
import { html } from "./html.js";
import { Picture } from "./panels/card.js";
import { Art } from "./scene/templates.js";
import { lang, seatName, t } from "./words.js";
/** @import {Exhibit, Shelf} from "./types.js" */

const MOST = 168; // pixels that a picture is wide
const WIDE = 200; // a drawing of this width stands above its words

/** @param {{art: Art, exhibit: Exhibit}} props */
function Item({ art, exhibit }) {
  const { piece, n = 1 } = exhibit;
  const wide = art.size(piece).w > WIDE;
  return html`<li class=${wide ? "exhibit wide-one" : "exhibit"}>
    <${Picture} key=${lang.value} art=${art} piece=${piece} most=${wide ? 2 * MOST : MOST} />
    <div><h4>${t(piece.name)}${n > 1 && html` <span class="tag">${t("ui-copies", { n })}</span>`}</h4>
      ${(piece.notes ?? []).map((note, i) => html`<p key=${i} class="small">${t(note)}</p>`)}</div>
  </li>`;
}

/** @param {{art: Art, shelf: Shelf}} props */
function ShelfView({ art, shelf }) {
  const all = shelf.items.reduce((sum, { n = 1 }) => sum + n, 0);
  return html`<details class="shelf" open><summary><h3>${t(shelf.title)}</h3> <span class="small">${t(all === shelf.items.length ? "ui-shelf-one-each" : "ui-shelf", { n: all, kinds: shelf.items.length })}</span></summary>
    <ul>${shelf.items.map((exhibit, i) => html`<${Item} key=${i} art=${art} exhibit=${exhibit} />`)}</ul></details>`;
}

/** @param {{game: string}} props */
export function Gallery({ game }) {
  const [shelves, setShelves] = useState(/** @type {Shelf[]|null} */ (null));
  const [drawn, setDrawn] = useState(false);
  const host = useRef(/** @type {HTMLDivElement|null} */ (null));
  const art = useMemo(() => new Art(t, seatName), [game]);
  useEffect(() => void api.gallery(game).then(setShelves, () => {}), [game]);
  useEffect(() => void api.art(game).then((text) => { art.load(text); setDrawn(true); }, () => {}), [art]);
  useEffect(() => {
    host.current?.append(art.root);
    return () => art.root.remove();
  }, [art]);
  return html`<section class="card gallery" aria-labelledby="components"><h2 id="components">${t("ui-components")}</h2>
    <p class="small">${t("ui-provenance")} <a href=${`/api/games/${game}/components`} download=${`${game}.json`}>${t("ui-component-data")}</a></p>
    <div ref=${host} hidden></div>
    <div class="scene">${drawn && shelves?.map((shelf) => html`<${ShelfView} key=${shelf.title.m} art=${art} shelf=${shelf} />`)}</div>
  </section>`;
}
