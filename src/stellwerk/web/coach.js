// The coach: before a move that loses much it asks "Sure?". On by itself in the first game of a kind.
import { computed, effect, signal } from "@preact/signals";
import * as api from "./api.js";
import { moveOf } from "./choosing.js";
import { hasMet } from "./panels/welcome.js";
import { setSettings, settings } from "./store.js";
/** @import {Act, Doubt} from "./types.js" */
/** @import {TableSession} from "./session.js" */

export class Coach {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    /** The move in question, and what is better. */
    this.doubt = signal(/** @type {(Doubt & {act: Act, n: number|undefined})|null} */ (null));
    /** Whether a move waits for its answer. */
    this.thinking = signal(false);
    /** What it has asked about already, and the moves of that question: nothing is asked twice. */
    this.doubted = { acts: /** @type {Act[]|null} */ (null), moves: /** @type {Set<string>} */ (new Set()) };
    /** Whether the table has one at all. */
    this.may = computed(() => {
      const table = session.table.value;
      return !!table && !table.lesson && !table.over && table.hints !== "none" && session.mine.value.length > 0;
    });
    this.on = computed(() => {
      const game = session.table.value?.game ?? "";
      return this.may.value && (settings.value.coach[game] ?? settings.value.firsts[game] === session.id);
    });
    const first = effect(() => {
      const game = session.table.value?.game;
      if (game && this.may.value && settings.peek().firsts[game] === undefined) {
        setSettings({ firsts: { ...settings.peek().firsts, [game]: hasMet(game) ? "" : session.id } });
      }
    });
    const begin = effect(() => {
      if (session.asked.value && this.isAsking()) void this.ask("");
    });
    const gone = effect(() => {
      const here = session.scene.value?.acts === this.doubted.acts && session.moment.value === null && session.curtain.value === null;
      if (this.doubt.value && !here) this.doubt.value = null;
    });
    this.stop = () => [first, begin, gone].forEach((stop) => stop());
  }

  /** Whether there is anything to advise: a choice, made without haste. */
  isAsking() {
    const scene = this.session.scene.value;
    if (!this.on.value || !scene || scene.forced || (scene.tick_ms ?? 0) > 0) return false;
    const able = scene.acts.filter((act) => !act.why);
    return able.some((act) => act.number) || new Set(able.map((act) => act.move)).size > 1;
  }

  /** What the coach thinks of a move, if that is known in time; without a move it begins to think. @param {string} move */
  async ask(move) {
    const { session } = this;
    const [seat, v] = [session.seat.peek(), session.scene.peek()?.v ?? 0];
    if (seat === null) return undefined;
    return api.coach(session.id, { seat, v, move }).then(({ doubt }) => doubt ?? undefined, () => undefined);
  }

  /** Whether the move may be made now; else it is asked first. @param {Act} act @param {number} [n] */
  async passes(act, n) {
    const move = moveOf(act, n);
    const acts = this.session.scene.peek()?.acts ?? null;
    if (this.doubted.acts !== acts) this.doubted = { acts, moves: new Set() };
    if (this.doubted.moves.has(move)) return true;
    this.thinking.value = true;
    const doubt = await this.ask(move);
    this.thinking.value = false;
    if (!doubt || this.session.scene.peek()?.acts !== acts) return !doubt;
    this.doubted.moves.add(move);
    this.doubt.value = { ...doubt, act, n };
    return false;
  }

  /** @param {boolean} on */
  turn(on) {
    const game = this.session.table.value?.game ?? "";
    setSettings({ coach: { ...settings.value.coach, [game]: on } });
  }
}
