// "Sure?": a move that loses much, why, and of which kind the better one is.
import { actOf, more, percent, reasons } from "../advice.js";
import { html } from "../html.js";
import { Dialog } from "../parts.js";
import { t } from "../words.js";
/** @import {TableSession} from "../session.js" */

/** @param {{session: TableSession}} props */
export function Sure({ session }) {
  const { coach, choosing } = session;
  const doubt = coach.doubt.value;
  if (!doubt) return null;
  const { act, n, chosen, best } = doubt;
  const better = actOf(session.scene.value?.acts ?? [], best.move);
  const done = (/** @type {() => void} */ then) => () => {
    coach.doubt.value = null;
    then();
  };
  const play = done(() => choosing.make(act, n));
  const kind = better?.act.group ? t(better.act.group) : "";
  const why = reasons(best);
  return html`<${Dialog} title=${t("ui-coach-title")} onClose=${done(() => {})} kind="sure">
    <p><strong>${t(chosen.text)}</strong></p>
    <p>${t("ui-coach-text", { points: more(best), percent: percent(best.more_chance ?? 0) })}${why.length > 0 && html` ${t("ui-coach-because", { reasons: why.join(", ") })}`}</p>
    ${kind && html`<p>${t(better?.act.group === act.group ? "ui-coach-same" : "ui-coach-kind", { kind })}</p>`}
    <div class="sure-ways">
      <button class="primary large" onClick=${done(() => {})}>${t("ui-coach-think")}</button>
      ${better && html`<button class="large" onClick=${done(() => choosing.arm(better.act, better.n))}>${t("ui-coach-show")}</button>`}
      <button class="large" onClick=${play}>${t("ui-coach-play")}</button>
      <button class="quiet" onClick=${done(() => { coach.turn(false); choosing.make(act, n); })}>${t("ui-coach-never")}</button>
    </div>
  <//>`;
}
