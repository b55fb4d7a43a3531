// The game's art: templates are cloned and their slots filled. An unknown template becomes a plain card.
/** @import {Piece, Text} from "../types.js" */

const AMOUNT = /\{([a-z][\w-]*):(-?)(\d+)\}/g;
const NS = "http://www.w3.org/2000/svg";

/** @typedef {(text: Text) => string} Say */
/** A template and its own size. @typedef {{el: Element, w: number, h: number, r: number, back: string, low: boolean}} Template */

/** @param {string} tag @param {Record<string, string|number>} attributes @param {...(Node|string)} children */
export function svg(tag, attributes = {}, ...children) {
  const el = /** @type {SVGGraphicsElement} */ (document.createElementNS(NS, tag));
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, String(value));
  el.append(...children);
  return el;
}

export class Art {
  /** @type {Map<string, Template|null>} */
  #known = new Map();
  #sheet = new CSSStyleSheet();
  /** @type {SVGElement} */
  #defs = svg("defs");

  /** @param {Say} t @param {(seat: number) => string} seatName */
  constructor(t, seatName) {
    this.t = t;
    this.seatName = seatName;
    this.root = svg("svg", { class: "scene-art", width: 0, height: 0, "aria-hidden": "true", focusable: "false" }, this.#defs);
    document.adoptedStyleSheets.push(this.#sheet);
  }

  /**
   * Everything of the file goes into <defs>: nothing is drawn, gradients and symbols can be used. Styles are taken out
   * before parsing and set through the object model, where a content security policy lets them pass.
   * @param {string} text
   */
  load(text) {
    /** @type {string[]} */
    const styles = [];
    const bare = text
      .replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, css) => (styles.push(css), ""))
      .replace(/\sstyle=/g, " data-style=");
    this.#sheet.replaceSync(styles.join("\n"));
    const own = document.importNode(new DOMParser().parseFromString(bare, "image/svg+xml").documentElement, true);
    for (const el of own.querySelectorAll("[data-style]")) {
      /** @type {SVGElement} */ (el).style.cssText = el.getAttribute("data-style") ?? "";
      el.removeAttribute("data-style");
    }
    this.#defs.replaceChildren(...own.childNodes);
    this.#known.clear();
  }

  /** @param {string} id @returns {Template|null} */
  template(id) {
    let found = this.#known.get(id);
    if (found === undefined) {
      const el = this.#defs.querySelector(`#${CSS.escape(id)}`);
      const number = (/** @type {string} */ name) => Number(el?.getAttribute(name) ?? 0);
      found = el && { el, w: number("data-w"), h: number("data-h"), r: number("data-r"), back: el.getAttribute("data-back") ?? "", low: el.getAttribute("data-badge") === "low" };
      this.#known.set(id, found);
    }
    return found;
  }

  /** The size a piece's drawing has before it is scaled. @param {Piece} piece @returns {{w: number, h: number, r: number, low: boolean}} */
  size(piece) {
    const template = this.template(`piece-${piece.k}`);
    if (!template) return { w: 60, h: 84, r: 6, low: false };
    return { w: template.w || 60, h: template.h || 84, r: template.r || 6, low: template.low };
  }

  /** The kind that is this kind's back: named by the template, or by the ending `-back`. @param {string} kind */
  back(kind) {
    return this.template(`piece-${kind}`)?.back || `${kind}-back`;
  }

  /** A piece drawn around its centre. @param {Piece} piece */
  draw(piece) {
    const { w, h } = this.size(piece);
    const template = this.template(`piece-${piece.k}`);
    const art = template ? this.#fill(template.el, piece.slots ?? {}) : this.#card(piece);
    return svg("g", { class: "art", transform: `translate(${-w / 2} ${-h / 2})` }, art);
  }

  /** A floor stretched over a box; null where the art has none of that name. @param {string|undefined} look @param {{x: number, y: number, w: number, h: number}} box @param {string} name */
  floor(look, box, name) {
    const template = look ? (this.template(look) ?? this.template(`look-${look}`)) : null;
    if (!template) return null;
    const scale = template.w && template.h ? ` scale(${box.w / template.w} ${box.h / template.h})` : "";
    return svg("g", { class: "look", transform: `translate(${box.x} ${box.y})${scale}` }, this.#fill(template.el, { name }));
  }

  /** @param {Element} template @param {Record<string, string>} slots */
  #fill(template, slots) {
    const made = /** @type {SVGElement} */ (template.cloneNode(true));
    made.removeAttribute("id");
    for (const el of made.querySelectorAll("[id]")) el.removeAttribute("id");
    for (const el of made.querySelectorAll("[data-if]")) if (!holds(el.getAttribute("data-if") ?? "", slots)) el.remove();
    for (const el of made.querySelectorAll("[data-slot]")) el.textContent = this.#word(slots[el.getAttribute("data-slot") ?? ""] ?? "");
    for (const el of made.querySelectorAll("use[data-slot-href]")) {
      const symbol = slots[el.getAttribute("data-slot-href") ?? ""];
      if (symbol) el.setAttribute("href", `#${symbol.replace(/^#/, "")}`);
      else el.remove();
    }
    return made;
  }

  /** A message id is said, a seat named, `{unit:1050}` is an amount in that unit; anything else is written as it is. @param {string} value */
  #word(value) {
    if (value.includes("{")) return value.replace(AMOUNT, (_, m, sign, n) => (sign && "−") + this.t({ m, a: { n: Number(n) } }));
    const seat = /^seat-(\d+)$/.exec(value);
    if (seat) return this.seatName(Number(seat[1]));
    return /^[a-zA-Z][\w-]*$/.test(value) ? this.t({ m: value }) : value;
  }

  /** @param {Piece} piece */
  #card(piece) {
    const lines = wrapped(this.t(piece.name), 9).slice(0, 5);
    const top = 45 - (lines.length - 1) * 6.5;
    const words = lines.map((line, row) => svg("text", { x: 30, y: top + row * 13 }, line));
    return svg("g", { class: "plain-card" }, svg("rect", { width: 60, height: 84, rx: 6 }), ...words);
  }
}

/** `slot`, `!slot`, `slot=value`, `slot!=value`. @param {string} condition @param {Record<string, string>} slots */
function holds(condition, slots) {
  const [, not, name, unequal, value] = /^(!?)([^!=]+)(?:(!?)=(.*))?$/.exec(condition) ?? [];
  if (name === undefined) return true;
  const have = slots[name] ?? "";
  const true_ = value === undefined ? have !== "" : have === value;
  return true_ !== (not === "!" || unequal === "!");
}

/** @param {string} text @param {number} width in letters */
function wrapped(text, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1;
    if (last >= 0 && lines[last].length + word.length < width) lines[last] += ` ${word}`;
    else lines.push(word.length > width + 1 ? `${word.slice(0, width)}…` : word);
  }
  return lines;
}

/**
 * Squeeze texts that are wider than they may be; the widths are read in one go, then written.
 * @param {{el: SVGTextContentElement, most: number}[]} texts
 */
export function squeeze(texts) {
  for (const { el } of texts) el.removeAttribute("textLength");
  const widths = texts.map(({ el }) => el.getComputedTextLength());
  texts.forEach(({ el, most }, at) => {
    if (widths[at] <= most) return;
    const text = el.textContent ?? "";
    const keep = Math.floor((text.length * most) / widths[at] / 0.7);
    if (keep < text.length) el.textContent = `${text.slice(0, Math.max(1, keep - 1)).trimEnd()}…`;
    el.setAttribute("textLength", String(most));
    el.setAttribute("lengthAdjust", "spacingAndGlyphs");
  });
}
