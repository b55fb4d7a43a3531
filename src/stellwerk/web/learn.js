// The lessons of a game: what each is about, which are done, and the way to the next.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { Cover } from "./cover.js";
import { html } from "./html.js";
import { learnt, startLesson } from "./lessons.js";
import { Icon } from "./parts.js";
import { speak, t } from "./words.js";
/** @import {GameInfo} from "./types.js" */

/** @param {{game: string, lesson: string, n: number, next: boolean}} props */
function Row({ game, lesson, n, next }) {
  const done = learnt(game).includes(lesson);
  const title = t(`lesson-${lesson}-title`);
  return html`<li class=${done ? "lesson-row done" : "lesson-row"}>
    <span class="lesson-number" aria-hidden="true">${done ? html`<${Icon} name="done" />` : n}</span>
    <div><h2>${title}${done && html` <span class="hidden">(${t("ui-lesson-done")})</span>`}</h2><p class="small">${t(`lesson-${lesson}-goal`)}</p></div>
    <button class=${next ? "primary" : ""} onClick=${() => startLesson(game, lesson)} aria-label=${`${t(done ? "ui-lesson-again" : "ui-lesson-start")}: ${title}`}>
      ${t(done ? "ui-lesson-again" : "ui-lesson-start")}</button>
  </li>`;
}

/** @param {{info: GameInfo}} props */
function Lessons({ info }) {
  const lessons = info.lessons ?? [];
  const done = lessons.filter((one) => learnt(info.id).includes(one)).length;
  const next = lessons.find((one) => !learnt(info.id).includes(one));
  return html`<p>${t(lessons.length ? "ui-lessons-about" : "ui-lessons-none")}</p>
    ${done > 0 && html`<p class="lesson-progress"><progress max=${lessons.length} value=${done} aria-label=${t("ui-lessons")}></progress>
      ${t(next ? "ui-lessons-progress" : "ui-lessons-all-done", { n: done, of: lessons.length })}</p>`}
    <ol class="lesson-list">${lessons.map((one, i) => html`<${Row} key=${one} game=${info.id} lesson=${one} n=${i + 1} next=${one === next} />`)}</ol>
    <div class="row"><a class=${next ? "button" : "button primary"} href=${`/new/${info.id}`}>${t("ui-lesson-play")}</a>
      <a class="button quiet" href=${`/rules/${info.id}`}>${t("ui-rules")}</a></div>`;
}

/** @param {{id: string}} props */
export function LearnPage({ id }) {
  const [info, setInfo] = useState(/** @type {GameInfo|null|undefined} */ (null));
  useEffect(() => {
    api.dress(id);
    Promise.all([api.games(), speak(id)]).then(([games]) => setInfo(games.find((game) => game.id === id)), () => setInfo(undefined));
    return () => void speak("");
  }, [id]);
  return html`<main class="page learn" id="main" data-game=${id}>
    <h1>${info ? t("ui-lessons-of", { game: { m: "game-title" } }) : t("ui-lessons")}</h1>
    ${info === undefined && html`<p class="banner bad" role="alert">${t("ui-no-game")}</p>`}
    ${info && html`<section class="card"><${Cover} game=${id} /><${Lessons} info=${info} /></section>`}
  </main>`;
}
