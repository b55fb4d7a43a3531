// Every seat has a signal of its own: shape first, colour second.
import { html } from "./html.js";
import { SHAPES } from "./scene/shapes.js";

/** @param {{seat: number, label?: string}} props */
export function Emblem({ seat, label = "" }) {
  const { plate, mark } = SHAPES[seat % SHAPES.length];
  const heard = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${`emblem seat-${seat}`} viewBox="0 0 24 24" ...${heard}><path class="plate" d=${plate} /><path class="mark" d=${mark} /></svg>`;
}
