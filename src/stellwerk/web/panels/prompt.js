// One sentence says what is wanted, and of whom; beside it what just happened, the clock, and the way back.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { Icon, RuleLink } from "../parts.js";
import { t } from "../words.js";
import { UndoButton } from "./undo.js";
/** @import {TableSession} from "../session.js" */

/** A running clock. @param {{ms: number, run: number}} props */
function Clock({ ms, run }) {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const end = performance.now() + ms;
    setLeft(ms);
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 100);
    return () => clearInterval(timer);
  }, [ms, run]);
  return html`<span class="clock" role="timer" aria-label=${t("ui-clock")}>
    <span class="clock-bar"><span style=${{ transform: `scaleX(${ms ? left / ms : 0})` }}></span></span>
    <b>${t("ui-seconds", { n: Math.ceil(left / 1000) })}</b></span>`;
}

/** @param {{session: TableSession}} props */
export function Prompt({ session }) {
  const scene = session.scene.value;
  if (!scene) return html`<div class="prompt-row"><p class="prompt" role="status">${t("ui-loading")}</p></div>`;
  const told = session.course.telling.value.findLast((line) => line.text.m !== session.revision.value?.text.m); // that is said below
  return html`<div class=${session.asked.value ? "prompt-row asked" : "prompt-row"}>
    <div class="prompt-words">
      <p class="prompt" role="status">${t(scene.prompt)}</p>
      ${told && html`<p class="told">${t(told.text)}</p>`}
    </div>
    <div class="prompt-tools">
      ${(scene.tick_ms ?? 0) > 0 && session.ready.value && html`<${Clock} ms=${scene.tick_ms} run=${scene.tick_run ?? 0} />`}
      ${scene.rule && html`<${RuleLink} rule=${scene.rule} text=${html`<${Icon} name="rules" /><span>${t("ui-rule-here")}</span>`} />`}
      <${UndoButton} session=${session} />
    </div>
  </div>`;
}
