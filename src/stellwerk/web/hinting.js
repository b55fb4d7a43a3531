// A hint: the three best moves, asked for by the viewer, marked on the table until something is done.
import { computed, effect, signal } from "@preact/signals";
import { actOf } from "./advice.js";
import * as api from "./api.js";
import { notice } from "./store.js";
/** @import {Act, Hint} from "./types.js" */
/** @import {TableSession} from "./session.js" */

const IN_HAND = ".moves:not(.past) .confirm .primary, .moves:not(.past) .bid .primary";
const NO_MARKS = /** @type {Map<string, string>} */ (new Map());

export class Hinting {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    this.hint = signal(/** @type {Hint|null} */ (null));
    this.thinking = signal(false);
    /** How often a move was taken in hand. */
    this.taken = signal(0);
    /** The moves of the question that it answers. */
    this.acts = /** @type {Act[]|null} */ (null);
    this.may = computed(() => session.asked.value && session.seat.value !== null && session.table.value?.hints !== "none" && !session.lesson.value);
    /** Whether the others hear of it: the usual, where the table says nothing. */
    this.told = computed(() => (session.table.value?.hints ?? "told") === "told");
    this.open = computed(() => this.thinking.value || this.hint.value !== null);
    /** What lies on the table of each move, with its number. */
    this.marks = computed(() => this.found());
    this.stop = effect(() => {
      const acts = session.scene.value?.acts ?? null;
      if (this.acts && (acts !== this.acts || session.moment.value !== null || session.curtain.value !== null)) this.close();
    });
  }

  async ask() {
    const { session } = this;
    const seat = session.seat.value;
    if (this.open.value) return this.close();
    if (!this.may.value || seat === null) return void notice({ m: session.table.value?.hints === "none" ? "no-hints" : "hint-not-asked" });
    const acts = (this.acts = session.scene.value?.acts ?? []);
    this.thinking.value = true;
    try {
      const hint = await api.hint(session.id, seat);
      if (this.acts === acts) this.hint.value = hint;
    } catch (error) {
      if (this.acts === acts) notice(api.inWords(error), { bad: true });
    } finally {
      if (this.acts === acts) this.thinking.value = false;
    }
  }

  close() {
    this.acts = null;
    this.thinking.value = false;
    if (this.hint.value) this.hint.value = null;
    if (document.activeElement?.closest(".hint")) /** @type {HTMLElement|null} */ (document.querySelector(".hint-button"))?.focus();
  }

  /** Escape. */
  back() {
    if (!this.open.value) return false;
    this.close();
    return true;
  }

  /** The number of a move among the best, or 0. @param {Act} act */
  rankOf(act) {
    return 1 + (this.hint.value?.moves.findIndex(({ move }) => actOf([act], move)) ?? -1);
  }

  /** One of the moves is taken in hand. @param {number} at */
  arm(at) {
    const advice = this.hint.value?.moves[at];
    const found = advice && actOf(this.session.choosing.acts.value, advice.move);
    if (!found) return false;
    this.take(found.act, found.n);
    return true;
  }

  /** Take a move in hand, where it can be seen; it is not made. @param {Act} act @param {number} [n] */
  take(act, n) {
    this.taken.value++;
    this.session.choosing.arm(act, n);
    requestAnimationFrame(() => /** @type {HTMLElement|null} */ (document.querySelector(IN_HAND))?.focus());
  }

  /** Each number lies on the first thing that no better move begins with, or together with it where all are the same. */
  found() {
    const moves = this.hint.value?.moves ?? [];
    if (!moves.length) return NO_MARKS;
    const marks = new Map();
    const drawn = (/** @type {string} */ id) => !!this.session.course.view?.element(id);
    for (const [i, { move }] of moves.entries()) {
      const act = actOf(this.session.scene.value?.acts ?? [], move)?.act;
      const things = [...(act?.on ?? []), ...(act?.to ? [act.to] : [])].filter(drawn);
      const thing = things.find((id) => !marks.has(id)) ?? things[0];
      if (thing) marks.set(thing, marks.has(thing) ? `${marks.get(thing)} ${i + 1}` : String(i + 1));
    }
    return marks;
  }
}
