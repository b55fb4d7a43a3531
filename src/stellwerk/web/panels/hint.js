// The three best moves in words. Choosing one takes it in hand; it is made as any other move is.
import { useEffect, useRef } from "preact/hooks";
import { about, more, percent, reasons, then } from "../advice.js";
import { html } from "../html.js";
import { Icon, IconButton, stay } from "../parts.js";
import { signed, t } from "../words.js";
/** @import {Advice} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** @param {{session: TableSession}} props */
export function HintButton({ session }) {
  const { hinting } = session;
  if (session.seat.value === null || session.table.value?.hints === "none" || session.lesson.value) return null;
  return html`<button class="hint-button" aria-pressed=${hinting.open.value} aria-disabled=${hinting.may.value ? undefined : "true"} title=${t(hinting.told.value ? "ui-hint-help-told" : "ui-hint-help")}
    onMouseDown=${stay} onClick=${() => hinting.ask()}><${Icon} name="hint" /> <span>${t("ui-hint")}</span></button>`;
}

/** What is expected of a move beside the next best, or beside the best. @param {Advice} advice @param {number} at @param {number} all */
export function compared(advice, at, all) {
  if (all < 2) return t("ui-hint-only");
  const why = reasons(advice);
  const beside = at ? "best" : "next";
  const chance = advice.more_chance ?? 0;
  const points = advice.more_points ?? 0;
  const level = about(points, advice.points) === 0;
  const by = { percent: signed(percent(chance)), count: percent(Math.abs(chance)) };
  const against = by.count > 0 && chance * points < 0;
  const but = against ? t("ui-hint-but", by) : "";
  const said = !level ? t(`ui-hint-${beside}`, { points: more(advice, true) }) + but : by.count > 0 ? t(`ui-hint-chance-${beside}`, by) : t(`ui-hint-even-${beside}`);
  return [why.length ? `${said}: ${why.join(", ")}` : said, then(advice)].filter(Boolean).join(". ");
}

/** All of them in one sentence, for whoever listens. @param {Advice[]} moves */
const spoken = (moves) => moves.map((advice, i) => `${i + 1}. ${t(advice.text)}: ${t("ui-advice-chance", { percent: percent(advice.chance) })}`).join("; ");

/** @param {{session: TableSession}} props */
export function HintCard({ session }) {
  const { hinting, choosing } = session;
  const hint = hinting.hint.value;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (hint) /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector(".advice:not(:disabled)"))?.focus();
  }, [hint]);
  if (!hinting.open.value) return null;
  const moves = hint?.moves ?? [];
  return html`<section class="hint" ref=${box} aria-labelledby="hint-title">
    <header><h3 id="hint-title"><${Icon} name="hint" /> ${t("ui-hint")}</h3>${hint && html`<span class="small chances-of">${t("ui-hint-chance")}</span>`}<${IconButton} icon="close" label=${t("ui-close")} onClick=${() => hinting.close()} /></header>
    <p role="status" class=${hint ? "hidden" : "thinking"}>${hint ? spoken(moves) : t("ui-hint-thinking")}${!hint && hinting.told.value && html` ${t("ui-hint-told")}`}</p>
    <ol>${moves.map((advice, i) => html`<li key=${advice.move}><button class="advice" disabled=${!advice.move} aria-pressed=${choosing.chosen.value?.move === advice.move}
      onClick=${() => hinting.arm(i)}>
      <span class="hint-no">${i + 1}</span><b>${t(advice.text)}</b><span class="chance">${t("ui-advice-chance", { percent: percent(advice.chance) })}</span>
      <span class="beside">${compared(advice, i, moves.length)}</span></button></li>`)}</ol>
    ${hint && hinting.told.value && html`<p class="small">${t("ui-hint-told")}</p>`}
  </section>`;
}
