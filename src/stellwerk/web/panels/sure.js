// "Sure?": a move that loses much, why, and of which kind the better one is.
import { about, actOf, more, percent, reasons, then } from "../advice.js";
import { html } from "../html.js";
import { Dialog } from "../parts.js";
import { t } from "../words.js";
/** @import {Advice} from "../types.js" */
/** @import {TableSession} from "../session.js" */

/** What the better move gains: points, chance, or both. @param {Advice} best */
function gain(best) {
  const points = about(best.more_points ?? 0, best.points);
  const chance = percent(best.more_chance ?? 0);
  const kind = points <= 0 ? "chance" : chance < 1 ? "points" : "text";
  return t(`ui-coach-${kind}`, { points: more(best), percent: chance });
}

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
  const [why, have] = [reasons(best), then(best)];
  return html`<${Dialog} title=${t("ui-coach-title")} onClose=${done(() => {})} kind="sure">
    <p><strong>${t(chosen.text)}</strong></p>
    <p>${gain(best)}${why.length > 0 && html` ${t("ui-coach-because", { reasons: why.join(", ") })}`}${have && html` ${have}.`}</p>
    ${kind && html`<p>${t(better?.act.group === act.group ? "ui-coach-same" : "ui-coach-kind", { kind })}</p>`}
    ${session.hinting.told.value && html`<p class="small">${t("ui-hint-told")}</p>`}
    <div class="sure-ways">
      <button class="primary large" onClick=${done(() => {})}>${t("ui-coach-think")}</button>
      ${better && html`<button class="large" onClick=${done(() => session.hinting.take(better.act, better.n))}>${t("ui-coach-show")}</button>`}
      <button class="large" onClick=${play}>${t("ui-coach-play")}</button>
      <button class="quiet" onClick=${done(() => { coach.turn(false); choosing.make(act, n); })}>${t("ui-coach-never")}</button>
    </div>
  <//>`;
}
