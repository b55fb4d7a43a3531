// Motion: one patch after the other. Pieces within a region move by CSS transition; what crosses regions flies as a
// copy over the page; faces flip, newcomers and leavers fade.
import { svg } from "./templates.js";

const PLAIN_MS = 350;
const FADE_MS = 150;
const EASE = "cubic-bezier(.3, .7, .2, 1)";

/** A point on the screen and a size factor. @typedef {{x: number, y: number, scale: number}} Spot */
/** How long a patch takes, and whether things move or only fade. @typedef {{ms: number, moves: boolean}} Tempo */

/** Whether the viewer wants little motion. */
export const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * How long a patch takes: `--speed` stretches it (0 is off). Reduced motion cross-fades instead of moving.
 * @param {HTMLElement} host @param {number|undefined} ms
 * @returns {Tempo}
 */
export function pace(host, ms) {
  const root = document.documentElement.style; // what is set there; to ask for what is inherited, the page is measured
  const speed = (host.style.getPropertyValue("--speed") || root.getPropertyValue("--speed")).trim();
  const factor = speed === "off" ? 0 : speed === "" || Number.isNaN(Number(speed)) ? 1 : Number(speed);
  const wanted = document.hidden ? 0 : (ms ?? PLAIN_MS) * factor;
  return stillness.matches ? { ms: Math.min(wanted, FADE_MS), moves: false } : { ms: wanted, moves: true };
}

export class Motion {
  /** @type {Set<Animation>} */
  #running = new Set();
  /** @type {(() => void)[]} */
  #after = [];
  /** @type {(() => void)|null} */
  #over = null;
  #timer = 0;
  /** Where the overlay begins on the screen: not at the page's corner when something around it contains fixed boxes. */
  #origin = { x: 0, y: 0 };
  overlay = svg("svg", { class: "scene-flight", "aria-hidden": "true" });

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
  }

  /** Begin a patch; what the functions below start belongs to it. @param {Tempo} tempo */
  begin(tempo) {
    this.host.classList.toggle("moving", tempo.moves);
  }

  /** Resolves when the motion is over or skipped. @param {number} ms @returns {Promise<void>} */
  end(ms) {
    return new Promise((over) => {
      this.#over = over;
      this.#timer = setTimeout(() => this.skip(), ms + 20);
    });
  }

  /** Finish at once. */
  skip() {
    clearTimeout(this.#timer);
    this.host.classList.remove("moving");
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
    for (const done of this.#after.splice(0)) done();
    this.overlay.replaceChildren();
    const over = this.#over;
    this.#over = null;
    over?.();
  }

  /** Called with the other measuring, before anything flies. */
  measure() {
    const { x, y } = this.overlay.getBoundingClientRect();
    this.#origin = { x, y };
  }

  /** @param {() => void} done */
  after(done) {
    this.#after.push(done);
  }

  /** @param {Element} el @param {Keyframe[]} frames @param {number} ms @param {KeyframeAnimationOptions} [more] */
  #animate(el, frames, ms, more) {
    const animation = el.animate(frames, { duration: ms, easing: EASE, ...more });
    this.#running.add(animation);
    return animation;
  }

  /** Let these change their place by transition. Said to each: a style of the host would be reckoned for every piece. @param {(SVGElement|null)[]} moved @param {number} ms */
  glide(moved, ms) {
    for (const el of moved) if (el) el.style.transition = `transform ${ms}ms ${EASE}`;
    this.after(() => moved.forEach((el) => el?.style.removeProperty("transition")));
  }

  /** @param {Element} el @param {number} ms */
  appear(el, ms) {
    this.#animate(el, [{ opacity: 0 }, { opacity: 1 }], ms);
  }

  /** @param {Element} el @param {number} ms */
  vanish(el, ms) {
    this.#animate(el, [{ opacity: 1 }, { opacity: 0 }], ms, { fill: "forwards" });
    this.after(() => el.remove());
  }

  /**
   * Turn a drawing over: it narrows, changes its face, widens; meanwhile it grows from one scale to the other.
   * @param {SVGElement} body @param {number} from @param {number} to @param {() => void} face @param {number} ms
   */
  flip(body, from, to, face, ms) {
    const [start, thin, end] = [`scale(${from})`, `scale(0.02, ${(from + to) / 2})`, `scale(${to})`];
    let turned = false;
    const turn = () => {
      if (!turned) face();
      turned = true;
    };
    const half = this.#animate(body, [{ transform: start }, { transform: thin }], ms / 2, { easing: "ease-in" });
    half.onfinish = () => {
      turn();
      this.#running.delete(half);
      if (this.#over) this.#animate(body, [{ transform: thin }, { transform: end }], ms / 2, { easing: "ease-out" });
    };
    this.after(turn);
  }

  /**
   * Send a copy across the page; the piece itself is unseen until it lands. What flies to a folded place fades there.
   * @param {SVGElement} el @param {SVGElement} copy @param {Spot} from @param {Spot} to @param {number} ms @param {boolean} fades
   */
  fly(el, copy, from, to, ms, fades) {
    const { x, y } = this.#origin;
    const at = (/** @type {Spot} */ spot, grow = 1) => `translate(${spot.x - x}px, ${spot.y - y}px) scale(${spot.scale * grow})`;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, scale: (from.scale + to.scale) / 2 };
    const flyer = svg("g", { class: el.getAttribute("class") ?? "" }, copy);
    flyer.style.transform = at(from);
    this.overlay.append(flyer);
    el.classList.add("flying");
    const frames = [
      { transform: at(from), opacity: 1 },
      { transform: at(middle, 1.08), opacity: 1 },
      { transform: at(to), opacity: fades ? 0 : 1 },
    ];
    this.#animate(flyer, frames, ms, { fill: "forwards", easing: "cubic-bezier(.4, .1, .3, 1)" });
    this.after(() => el.classList.remove("flying"));
  }
}
