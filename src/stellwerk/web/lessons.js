// Lessons and how far this browser's owner has come with them.
import { signal } from "@preact/signals";
import * as api from "./api.js";
import { go } from "./route.js";
import { notice, setSettings, settings } from "./store.js";
import { t } from "./words.js";

const opening = signal(false);

/** The lessons of a game that were done. @param {string} game */
export const learnt = (game) => settings.value.learnt[game] ?? [];

/** @param {string} game @param {string} lesson */
export function markLearnt(game, lesson) {
  if (learnt(game).includes(lesson)) return;
  setSettings({ learnt: { ...settings.value.learnt, [game]: [...learnt(game), lesson] } });
}

/** To the table of a lesson: a fresh one every time. @param {string} game @param {string} lesson */
export async function startLesson(game, lesson) {
  if (opening.value) return;
  opening.value = true;
  try {
    const table = await api.learn(game, lesson, settings.value.name || t("ui-default-name"));
    go(`/t/${table.id}`);
  } catch (error) {
    notice(api.inWords(error), { bad: true });
  } finally {
    opening.value = false;
  }
}
