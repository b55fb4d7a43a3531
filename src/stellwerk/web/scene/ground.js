// The ground pieces lie on: one section with one drawing per region, the zones in it, and where all that is on the screen.
import { room } from "./layout.js";
import { squeeze, svg } from "./templates.js";
/** @import {Board, Region, Zone} from "../types.js" */
/** @import {Art, Say} from "./templates.js" */
/** @import {Place} from "./layout.js" */

/**
 * @typedef {{region: Region, section: HTMLElement, root: SVGSVGElement, floor: SVGElement, zones: SVGElement,
 *   pieces: SVGElement, ghosts: SVGElement, counts: SVGElement, span: Span, trims: boolean}} Ground
 * @typedef {{zone: Zone, ground: Ground, el: SVGElement, bare: boolean}} Plot bare: without floor and name, seen only by what lies there
 * @typedef {{top: number, bottom: number}} Span
 * @typedef {{x: number, y: number, scale: number}} Matrix where a region's origin is on the screen, and its scale
 * @typedef {{shown: Map<string, Matrix>, folded: Map<string, {x: number, y: number}>}} Screen
 */

const EDGE = 5; // of a trimmed region: rings are drawn around what lies at its edge

export class Grounds {
  /** The tab that is shown; regions under none are always seen. */
  #tab = "";
  /** @type {Map<string, Ground>} */
  regions = new Map();
  /** @type {Map<string, Plot>} */
  plots = new Map();
  #sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const width = Number(target.getAttribute("data-w"));
      if (contentRect.width > 0) /** @type {SVGElement} */ (target).style.setProperty("--px", String(width / contentRect.width));
    }
    this.onShown();
  });
  /** A region has come into view, or has another size. */
  onShown = () => {};

  /** @param {HTMLElement} host @param {Art} art @param {Say} t @param {(seat: number) => Element|null} anchor what stands for a seat whose region is folded */
  constructor(host, art, t, anchor) {
    this.host = host;
    this.art = art;
    this.t = t;
    this.anchor = anchor;
    /** The boards of other players lie together: they may have a column of their own. */
    this.others = document.createElement("div");
    this.others.className = "others";
    host.append(this.others);
  }

  /** Make the regions of a board. Sections of regions that stay are kept; the others are returned, still in the page. @param {Region[]} regions @param {(region: Region) => boolean} trims which are cut down to what is occupied */
  build(regions, trims) {
    const old = this.regions;
    this.regions = new Map();
    this.plots.clear();
    let before = /** @type {Element|null} */ (null);
    for (const region of regions) {
      const ground = this.#ground(region, old.get(region.id), trims(region));
      old.delete(region.id);
      this.regions.set(region.id, ground);
      for (const zone of region.zones) this.plots.set(zone.id, { zone, ground, el: svg("g", { class: "zone", "data-id": zone.id }), bare: false });
      const home = region.role === "seat" ? this.others : this.host;
      if (ground.section.parentNode !== home) home.insertBefore(ground.section, before?.parentNode === home ? before.nextSibling : home.firstChild);
      before = ground.section;
    }
    this.host.classList.toggle("with-side", regions.some(({ role }) => role === "side"));
    this.paint();
    this.turnTo(this.#tab);
    return [...old.values()].map((ground) => ground.section);
  }

  /** The tabs of this board, in its order. Players' boards are found elsewhere. @returns {string[]} */
  tabs() {
    const named = [...this.regions.values()].map(({ region }) => (region.role === "seat" ? "" : (region.tab ?? "")));
    return [...new Set(named.filter(Boolean))];
  }

  /** @param {string} tab one of the board's; any other means the first */
  turnTo(tab) {
    const tabs = this.tabs();
    this.#tab = tabs.includes(tab) ? tab : (tabs[0] ?? "");
    for (const { region, section } of this.regions.values()) {
      section.classList.toggle("is-away", region.role !== "seat" && !!region.tab && region.tab !== this.#tab);
    }
  }

  /** @param {Region} region @param {Ground|undefined} old @param {boolean} trims @returns {Ground} */
  #ground(region, old, trims) {
    const ground = old ?? this.#empty(region);
    ground.region = region;
    ground.trims = trims;
    const { section, root } = ground;
    const kept = section.classList.contains("is-bare") && trims ? " is-bare" : "";
    section.className = `region role-${region.role}${kept}`;
    Object.assign(section.dataset, { region: region.id, role: region.role, seat: String(region.seat ?? -1), tab: region.tab ?? "" });
    root.setAttribute("data-w", String(region.w));
    this.#cut(ground, { top: 0, bottom: region.h });
    return ground;
  }

  /** @param {Ground} ground @param {Span} span */
  #cut(ground, span) {
    const { region, section, root } = ground;
    const height = span.bottom - span.top;
    ground.span = span;
    root.setAttribute("viewBox", `0 ${span.top} ${region.w} ${height}`);
    section.style.setProperty("--ratio", String(region.w / height));
  }

  /**
   * Cut regions down to what is occupied: zones one sees, and what `spanOf` says of the others. Without `shrinks` they
   * only grow, for nothing may jump while something moves.
   * @param {(plot: Plot) => Span|null} spanOf @param {boolean} shrinks
   */
  trim(spanOf, shrinks) {
    for (const ground of this.regions.values()) {
      const { region, span } = ground;
      if (!ground.trims) continue;
      const plots = region.zones.map((zone) => /** @type {Plot} */ (this.plots.get(zone.id)));
      const spans = region.look ? [] : plots.map(spanOf).filter((one) => one !== null);
      const bare = !spans.length && !region.look;
      if (shrinks || !bare) ground.section.classList.toggle("is-bare", bare);
      if (!spans.length) continue;
      const kept = shrinks ? [] : [span];
      const top = Math.max(0, Math.min(...spans.map((one) => one.top - EDGE), ...kept.map((one) => one.top)));
      const bottom = Math.min(region.h, Math.max(...spans.map((one) => one.bottom + EDGE), ...kept.map((one) => one.bottom)));
      if (top !== span.top || bottom !== span.bottom) this.#cut(ground, { top, bottom });
    }
  }

  /** @param {Region} region @returns {Ground} */
  #empty(region) {
    const layer = (/** @type {string} */ name) => svg("g", { class: name });
    const [floor, zones, pieces, ghosts, counts] = ["floor", "zones", "pieces", "ghosts", "counts"].map(layer);
    const root = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (svg("svg", { width: "100%", focusable: "false" }, floor, zones, ghosts, pieces, counts)));
    const section = document.createElement("section");
    section.setAttribute("role", "group");
    section.append(root);
    this.#sizes.observe(root);
    return { region, section, root, floor, zones, pieces, ghosts, counts, span: { top: 0, bottom: region.h }, trims: false };
  }

  /** Draw floors and names, in the language of now. */
  paint() {
    for (const { region, section, floor, zones } of this.regions.values()) {
      const name = this.t(region.name);
      section.setAttribute("aria-label", name);
      floor.replaceChildren(...[this.art.floor(region.look, { x: 0, y: 0, w: region.w, h: region.h }, name)].filter((el) => el !== null));
      const wanted = region.zones.map((zone) => /** @type {Plot} */ (this.plots.get(zone.id)).el);
      if (wanted.some((el) => el.parentNode !== zones) || zones.childElementCount !== wanted.length) zones.replaceChildren(...wanted);
    }
    const labels = [...this.plots.values()].flatMap((plot) => this.#plot(plot) ?? []);
    squeeze(labels);
  }

  /** @param {Plot} plot */
  #plot(plot) {
    const { zone, el } = plot;
    const name = this.t(zone.name);
    const box = { x: zone.x, y: zone.y, width: zone.w, height: zone.h };
    const look = this.art.floor(zone.look, zone, name);
    const drawn = look ?? svg("rect", { class: "plain-zone", ...box, rx: 8 });
    drawn.setAttribute("aria-hidden", "true");
    const at = room(zone).label;
    const label = at === null ? null : svg("text", { class: "zone-label", x: zone.x + 7, y: at, "aria-hidden": "true" }, name);
    plot.bare = !label && look !== null && !look.firstElementChild?.childElementCount;
    const kept = [...el.children].filter((child) => child.classList.contains("marks"));
    el.replaceChildren(svg("rect", { class: "hit", ...box }), drawn, ...(label ? [label] : []), ...kept);
    return label && { el: /** @type {SVGTextContentElement} */ (/** @type {unknown} */ (label)), most: zone.w - 14 };
  }

  /** Where regions are on the screen now, read in one go; regions that are not shown are left out. @returns {Map<string, Matrix>} */
  matrices() {
    const found = new Map();
    for (const [id, { root }] of this.regions) {
      if (root.clientWidth === 0) continue;
      const matrix = root.getScreenCTM();
      if (matrix) found.set(id, { x: matrix.e, y: matrix.f, scale: matrix.a });
    }
    return found;
  }

  /** The screen for what flies: also the points that stand for folded regions. @returns {Screen} */
  screen() {
    const shown = this.matrices();
    const folded = new Map();
    for (const [id, { region }] of this.regions) {
      const box = shown.has(id) || (region.seat ?? -1) < 0 ? undefined : this.anchor(region.seat ?? -1)?.getBoundingClientRect();
      if (box && box.width > 0) folded.set(id, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    return { shown, folded };
  }

  /** @param {string} zone */
  centre(zone) {
    const plot = this.plots.get(zone);
    if (!plot) return null;
    const { x, y, w, h } = plot.zone;
    return /** @type {Place} */ ({ x: x + w / 2, y: y + h / 2, w, h });
  }
}
