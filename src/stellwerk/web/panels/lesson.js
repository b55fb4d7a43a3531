// What a lesson says, above the question: two sentences, the task, and when it is done the way on.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { markLearnt, startLesson } from "../lessons.js";
import { Icon } from "../parts.js";
import { narrow } from "../store.js";
import { t } from "../words.js";
/** @import {TableSession} from "../session.js" */

/** @param {{session: TableSession}} props */
export function LessonCard({ session }) {
  const news = session.lesson.value;
  const game = session.table.value?.game ?? "";
  const done = !!news?.done && !session.course.busy.value; // what was done is seen first
  useEffect(() => {
    if (news?.done) markLearnt(game, news.id);
  }, [news?.id, news?.done]);
  const moved = (session.scene.value?.v ?? 0) > 0;
  const [wanted, setWanted] = useState(/** @type {boolean|null} */ (null));
  useEffect(() => setWanted(null), [news?.id]);
  if (!news) return null;
  const told = wanted ?? !(narrow.value && moved); // on a phone the first move makes room
  const word = (/** @type {string} */ part) => t(`lesson-${news.id}-${part}`);
  const missed = !!news.missed && !session.course.busy.value;
  return html`<section class=${`lesson ${done ? "done" : ""}`} aria-labelledby="lesson-title">
    <header><h2 id="lesson-title"><span class="small">${t("ui-lesson-place", { n: news.n, of: news.of })}</span> ${word("title")}</h2>
      <div class="lesson-tools">
        ${!done && html`<button class="quiet" aria-expanded=${told} onClick=${() => setWanted(!told)}>${t(told ? "ui-lesson-less" : "ui-lesson-more")}</button>`}
        <button class="quiet" onClick=${() => startLesson(game, news.id)}>${t("ui-lesson-restart")}</button>
        <a class="button quiet" href=${`/learn/${game}`}>${t("ui-lessons")}</a>
      </div></header>
    ${!done && told && html`<p>${word("text")}</p>`}
    <div class="lesson-task" role="status">
      ${done ? html`<p><${Icon} name="done" /> <b>${t("ui-lesson-done")}.</b> ${word("done")}</p>` : html`<p><b>${t("ui-lesson-goal")}:</b> ${word("goal")}</p>`}
      ${missed && html`<p class="lesson-missed">${t("ui-lesson-missed")}</p>`}
      ${!!news.longer && !session.course.busy.value && html`<p class="lesson-longer">${t("ui-lesson-longer")}</p>`}
    </div>
    ${done && html`<${Onward} game=${game} next=${news.next ?? ""} />`}
  </section>`;
}

/** @param {{game: string, next: string}} props */
function Onward({ game, next }) {
  if (!next) return html`<a class="button primary" href=${`/new/${game}`}>${t("ui-lesson-play")}</a>`;
  return html`<button class="primary" onClick=${() => startLesson(game, next)}>${t("ui-lesson-next")}: ${t(`lesson-${next}-title`)}</button>`;
}
