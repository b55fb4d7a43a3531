// The drawing of the table, kept up to date with the session.
import { effect } from "@preact/signals";
import { SceneView } from "./scene/view.js";
import { narrow } from "./store.js";
import { lang, seatName, t } from "./words.js";
/** @import {Place} from "./table.js" */

/** The drawing and what keeps it up to date. @param {HTMLElement} host @param {Place} place @returns {() => void} */
export function drawing(host, { session, detail, section, wanted }) {
  const { course, choosing } = session;
  const view = new SceneView(host, {
    t,
    seatName,
    onPick: (id) => choosing.pick(id),
    onWhy: (_, acts) => (choosing.why.value = acts),
    onWhyEnd: () => (choosing.why.value = []),
    onRest: (id) => choosing.lookAt(id),
    onDetail: (piece) => (detail.value = piece),
    anchor: (seat) => document.querySelector(`.strip.seat-${seat}`),
    onTurn: (tab) => (section.value = tab),
  });
  course.view = view;
  const stops = [
    effect(() => {
      const board = session.board.value;
      if (!board) return;
      view.setBoard(board, narrow.value ? "narrow" : "wide");
      const regions = narrow.value ? board.narrow : board.wide;
      const tall = regions.filter((region) => ["stage", "own"].includes(region.role) && !region.tab).reduce((sum, { w, h }) => sum + h / w, 0);
      host.style.setProperty("--tall", tall.toFixed(3));
      host.style.setProperty("--regions", String(regions.filter((region) => ["stage", "own"].includes(region.role)).length));
    }),
    effect(() => {
      view.hold(course.busy.value && session.moment.value === null);
      if (view.held) return;
      const { open, refused, swap } = choosing.targets.value;
      const watching = session.moment.value !== null || session.seat.value === null || !session.scene.value;
      const mine = watching || session.asked.value;
      view.setTargets({ open, refused, swap, picked: choosing.shown.value, mine, made: choosing.made });
      wanted.value = [...view.openTabs()];
    }),
    effect(() => {
      view.turnTo(section.value);
      document.getElementById("main")?.scrollTo({ top: 0, behavior: "instant" });
    }),
    effect(() => void (lang.value, session.table.value, view.relabel())),
  ];
  course.draw();
  return () => {
    stops.forEach((stop) => stop());
    course.view = null;
  };
}
