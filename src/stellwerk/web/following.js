// While somebody else's turn is shown, live or once more, it is seen where it happens: their board comes over the own one,
// tabs and scrolling go along. Then everything is as it was.
import { effect } from "@preact/signals";
import { narrow, pace, settings, still } from "./store.js";
import { NOBODY } from "./story.js";
/** @import {Board, Piece, Region} from "./types.js" */
/** @import {Place} from "./table.js" */

/** @typedef {Record<string, Piece>} Pieces */

const MOST = 30; // where so much changes at once it is no turn on one board

/** The region of every zone. @param {Board} board @returns {Map<string, Region>} */
function regionOfZones(board) {
  const regions = narrow.value ? board.narrow : board.wide;
  return new Map(regions.flatMap((region) => region.zones.map(({ id }) => /** @type {[string, Region]} */ ([id, region]))));
}

/** What came or went to another zone; where nothing did, what changed where it lies. @param {Pieces} old @param {Pieces} now @returns {string[]} */
function changed(old, now) {
  const other = Object.keys(now).filter((id) => JSON.stringify(old[id]) !== JSON.stringify(now[id]));
  const moved = other.filter((id) => old[id]?.z !== now[id].z);
  return moved.length ? moved : other;
}

/** Bring another player's board to the top of the others' column. @param {number} seat @param {ScrollBehavior} behavior */
export function showBoard(seat, behavior) {
  const board = document.querySelector(`.others [data-seat="${seat}"]`);
  board?.parentElement?.scrollTo({ top: /** @type {HTMLElement} */ (board).offsetTop, behavior });
}

/** @param {Place} place @returns {() => void} */
export function following({ session, section, desk }) {
  const { course } = session;
  let was = /** @type {{section: string, top: number, brought: number}|null} */ (null);
  let shown = NOBODY;

  const isWanted = () => {
    if (session.seat.value === null || !pace.value || course.veiled) return false;
    if (session.moment.value !== null) return session.goal.value !== null;
    const { picked, chosen } = session.choosing;
    return course.busy.value && settings.value.follow === "on" && !still.value && !picked.value.length && !chosen.value;
  };

  const leave = () => {
    course.view?.peek(null);
    shown = NOBODY;
    const pane = desk.pane;
    if (!was || !pane) return;
    section.value = was.section;
    if (Math.abs(pane.scrollTop - was.brought) < 2) pane.scrollTo({ top: was.top, behavior: "instant" });
    was = null;
  };

  /** On the shared boards: turn to the tab, and move the pane no farther than it must. @param {string} id @param {Region} region */
  const bring = (id, region) => {
    const { pane } = desk;
    if (!pane || !course.view) return;
    was ??= { section: section.value, top: pane.scrollTop, brought: pane.scrollTop };
    if (region.tab && narrow.value && section.value !== region.tab) section.value = region.tab;
    course.view.bring(id);
    was.brought = pane.scrollTop;
  };

  course.lead = (who, old, now) => {
    const board = session.board.value;
    if (!board || who === NOBODY || who === session.seat.value || !isWanted()) return leave();
    if (shown !== who && shown !== NOBODY) leave();
    const ids = changed(old, now);
    if (!ids.length || ids.length > MOST) return undefined;
    const regions = regionOfZones(board);
    const at = (/** @type {string} */ id) => regions.get(now[id].z);
    const shared = ids.find((id) => at(id)?.role === "stage");
    const place = (/** @type {string} */ id) => (old[id]?.z === now[id].z ? id : now[id].z); // what comes is not there yet
    if (shared !== undefined) return bring(place(shared), /** @type {Region} */ (at(shared)));
    const theirs = ids.find((id) => at(id)?.role === "seat");
    if (theirs === undefined) return undefined;
    shown = at(theirs)?.seat ?? NOBODY;
    if (desk.beside.value) showBoard(shown, "instant");
    else course.view?.peek(shown, place(theirs));
    return undefined;
  };
  course.leave = leave;
  const paused = effect(() => void (session.goal.value === null && session.moment.value !== null && leave()));
  return () => {
    paused();
    leave();
    course.lead = course.leave = () => {};
  };
}
