// Pointer and keyboard on the table: what was meant, told to the view.

const LONG_PRESS_MS = 500;
const LONG_PRESS_SLIP = 10;

/**
 * @typedef {object} Listener
 * @property {(nodes: Element[]) => string|null} hit the element meant by these nodes of the page, from the top down
 * @property {(id: string) => void} act pick it, or ask why not
 * @property {(id: string|null) => void} hover the pointer came to another element
 * @property {(node: Element|null) => void} look the pointer rests on this node
 * @property {(node: Element) => boolean} detail show more about it; false where there is nothing
 * @property {(key: string) => boolean} go move the focus; false: not a key of ours
 * @property {(node: Element) => void} focused
 * @property {() => void} left the focus went elsewhere
 */

/** Zones lie under pieces and may lie under each other: all that is under the pointer counts. @param {MouseEvent} event */
function under(event) {
  return document.elementsFromPoint(event.clientX, event.clientY);
}

/** @param {HTMLElement} host @param {Listener} view */
export function listen(host, view) {
  presses(host, view);
  hovers(host, view);
  keys(host, view);
  host.addEventListener("focusin", (event) => view.focused(/** @type {Element} */ (event.target)));
  host.addEventListener("focusout", (event) => {
    if (!(event.relatedTarget instanceof Node && host.contains(event.relatedTarget))) view.left();
  });
}

/** Clicks, taps, long presses and the context menu. @param {HTMLElement} host @param {Listener} view */
function presses(host, view) {
  let timer = 0;
  let shown = false;
  let start = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  host.addEventListener("pointerdown", (event) => {
    stop();
    shown = false;
    start = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    const node = /** @type {Element} */ (event.target);
    timer = setTimeout(() => (shown = view.detail(node)), LONG_PRESS_MS);
  });
  host.addEventListener("pointermove", (event) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > LONG_PRESS_SLIP) stop();
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) host.addEventListener(end, stop);
  host.addEventListener("contextmenu", (event) => {
    stop();
    if (shown || view.detail(/** @type {Element} */ (event.target))) event.preventDefault();
    shown = true;
  });
  host.addEventListener("click", (event) => {
    const id = view.hit(under(event));
    if (id && !shown) view.act(id);
    shown = false;
  });
}

/** @param {HTMLElement} host @param {Listener} view */
function hovers(host, view) {
  let at = /** @type {string|null} */ (null);
  const rest = (/** @type {string|null} */ id) => {
    if (id === at) return;
    at = id;
    view.hover(id);
  };
  host.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    view.look(/** @type {Element} */ (event.target));
    rest(view.hit(under(event)));
  });
  host.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "touch") return;
    view.look(null);
    rest(null);
  });
}

/** @param {HTMLElement} host @param {Listener} view */
function keys(host, view) {
  host.addEventListener("keydown", (event) => {
    const node = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (node !== host && !(node instanceof SVGElement)) return;
    let used = false;
    if (event.key === "Enter" || event.key === " ") {
      const id = view.hit([node]);
      if (id) view.act(id);
      used = id !== null;
    } else if (event.key === "i" || event.key === "I") {
      used = view.detail(node);
    } else {
      used = view.go(event.key);
    }
    if (!used) return;
    event.preventDefault();
    event.stopPropagation();
  });
}
