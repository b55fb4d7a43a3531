// The drawing of the table, kept up to date with the session.
import { computed, effect } from "@preact/signals";
import { SceneView } from "./scene/view.js";
import { narrow } from "./store.js";
import { lang, seatName, t } from "./words.js";
/** @import {Board, Region} from "./types.js" */
/** @import {Place} from "./table.js" */

/** In a column the boards of others lie as on a phone. @param {Board} board @returns {Region[]} */
const withNarrow = (board) => [...board.wide.filter(({ role }) => role !== "seat"), ...board.narrow.filter(({ role }) => role === "seat")];

/** The drawing and what keeps it up to date. @param {HTMLElement} host @param {Place} place @returns {() => void} */
export function drawing(host, { session, section, wanted, desk, unfolded }) {
  const { course, choosing } = session;
  const apart = computed(() => desk.beside.value > 0 && session.seat.value !== null); // who only watches has all boards alike
  const view = new SceneView(host, {
    t,
    seatName,
    onPick: (id) => choosing.pick(id),
    onWhy: (_, acts) => choosing.refuse(acts),
    onWhyEnd: () => (choosing.why.value = []),
    onRest: (id) => choosing.lookAt(id),
    onDetail: (_, thing) => session.explaining.ask(thing, "kept"),
    anchor: (seat) => document.querySelector(`.strip.seat-${seat}`),
    onTurn: (tab) => (section.value = tab),
  });
  course.view = view;
  const stops = [
    effect(() => {
      const board = session.board.value;
      if (!board) return;
      desk.room.value = { ...desk.room.peek(), regions: narrow.value ? board.narrow : board.wide, narrow: narrow.value };
    }),
    effect(() => {
      const board = session.board.value;
      if (board) view.setBoard(board, narrow.value ? board.narrow : apart.value ? withNarrow(board) : board.wide);
    }),
    effect(() => {
      host.style.setProperty("--scene-width", `${desk.width.value}px`);
      host.style.setProperty("--others", `${desk.beside.value}px`);
      host.classList.toggle("beside", apart.value);
    }),
    effect(() => void (host.dataset.unfolded = narrow.value ? "0 1 2 3 4 5" : unfolded.value.join(" "))),
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
      if (desk.room.value.h) view.resized();
    }),
    effect(() => view.point(choosing.pointed.value)),
    effect(() => view.setHints(session.hinting.marks.value)),
    effect(() => {
      view.turnTo(section.value);
      desk.pane?.scrollTo({ top: 0, behavior: "instant" });
    }),
    effect(() => {
      void session.since.found.value;
      view.setFresh(session.since.marks());
    }),
    effect(() => void (lang.value, session.table.value, view.relabel())),
  ];
  course.draw();
  return () => {
    stops.forEach((stop) => stop());
    course.view = null;
  };
}
