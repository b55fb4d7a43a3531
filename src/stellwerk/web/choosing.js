// From targets and buttons to a move: what is picked, what it would change, and the second tap that makes it.
import { batch, computed, signal } from "@preact/signals";
import { openActs, resolve, targetsOf } from "./scene/picking.js";
import { confirming } from "./store.js";
/** @import {Act, Lens, Text} from "./types.js" */
/** @import {TableSession} from "./session.js" */

const LENS_DELAY = 140;
const FEW = 6;
const SLOW_MS = 150; // an answer that takes longer is waited for in sight; until then nothing need be drawn twice
const NO_ACTS = /** @type {Act[]} */ ([]);

/** The text of a move; a number takes the place of `{n}`. @param {Act} act @param {number} [n] */
export function moveOf(act, n) {
  return n === undefined ? act.move : act.move.replace("{n}", String(n));
}

/** @param {Act} act @param {number} [n] @returns {Text} */
export function textOf(act, n) {
  return n === undefined ? act.text : { m: act.text.m, a: { ...act.text.a, n } };
}

export class Choosing {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    this.picked = signal(/** @type {string[]} */ ([]));
    /** The act that waits for its second tap. */
    this.chosen = signal(/** @type {Act|null} */ (null));
    /** Refused acts whose reason is asked for. */
    this.why = signal(/** @type {Act[]} */ ([]));
    this.lens = signal(/** @type {Lens|null} */ (null));
    /** What moves would change, as far as it was asked. */
    this.lenses = signal(/** @type {Record<string, Lens>} */ ({}));
    this.wanted = "";
    /** The amount in hand, as a move: what it changes is shown while nothing else is looked at. */
    this.held = signal("");
    /** @type {number|undefined} */
    this.timer = undefined;
    /** Whether a move is on its way. */
    this.sent = false;
    /** The same, once it takes long. */
    this.sending = signal(false);
    /** @type {number|undefined} */
    this.slow = undefined;
    /** How many moves were made from here. */
    this.made = 0;
    this.before = { acts: NO_ACTS, picked: /** @type {string[]} */ ([]) };
    this.acts = computed(() => (session.ready.value && !this.sending.value ? (session.scene.value?.acts ?? NO_ACTS) : NO_ACTS));
    /** The acts as they are listed, with what is picked of them: those of before while something moves. */
    this.offered = computed(() => (this.isWatching() ? this.before : (this.before = { acts: this.acts.value, picked: this.picked.value })));
    /** What is picked up to here; a chosen act may still change its last target. */
    this.path = computed(() => this.chosen.value?.on?.slice(0, -1) ?? this.picked.value);
    this.open = computed(() => openActs(this.acts.value, this.picked.value));
    this.targets = computed(() => targetsOf(this.acts.value, this.path.value));
    this.shown = computed(() => this.chosen.value?.on ?? this.picked.value);
  }

  /** Whether what is listed waits for what is shown. */
  isWatching() {
    return !this.acts.value.length && (this.sending.value || this.session.course.busy.value);
  }

  /** The table changed: nothing is in hand any more. */
  forget() {
    batch(() => {
      this.answered();
      if (this.why.value.length) this.why.value = [];
      if (Object.keys(this.lenses.value).length) this.lenses.value = {};
      this.look(null);
    });
  }

  /** A move went out: until it is answered no other is made. */
  send() {
    this.sent = true;
    this.slow = setTimeout(() => (this.sending.value = true), SLOW_MS);
  }

  /** It was made, or refused: either way it is in hand no more. */
  answered() {
    this.sent = false;
    clearTimeout(this.slow);
    batch(() => {
      if (this.picked.value.length) this.picked.value = [];
      this.chosen.value = null;
      this.sending.value = false;
    });
  }

  /** Somebody else moved: what is in hand stays there if it can still be done. @param {Act[]|null} [acts] the new moves, where they changed */
  revise(acts) {
    if (this.sent) return this.forget();
    this.lenses.value = {};
    this.look(null);
    if (!acts) return;
    const able = acts.filter((act) => !act.why);
    const chosen = this.chosen.value;
    if (chosen && !able.some((act) => act.move === chosen.move)) this.chosen.value = this.lens.value = null;
    if (!able.some((act) => this.picked.value.every((id, i) => act.on?.[i] === id))) this.picked.value = [];
    this.why.value = [];
  }

  /** A target on the table was clicked. @param {string} id */
  pick(id) {
    if (this.sent || !this.session.ready.value) return;
    const chosen = this.chosen.value;
    if (chosen?.on?.at(-1) === id) return this.play(chosen);
    const found = resolve(this.acts.value, this.path.value, id);
    this.chosen.value = null;
    this.why.value = [];
    if (found.act) this.choose(found.act);
    else this.picked.value = found.picked;
    if (this.picked.value.length) this.compare();
  }

  /** A move was chosen, by button or by its last target. @param {Act} act */
  choose(act) {
    if (this.sent || !this.session.ready.value) return;
    if (act.why) this.why.value = [act];
    else if (act.number) this.picked.value = [...(act.on ?? [])];
    else if (!confirming.value || this.chosen.value?.move === act.move) this.play(act);
    else {
      this.why.value = [];
      this.picked.value = [];
      this.chosen.value = act;
      this.look(act);
    }
  }

  /** Escape: one step back. */
  back() {
    if (this.sent) return false;
    if (this.why.value.length) this.why.value = [];
    else if (this.chosen.value) {
      this.chosen.value = null;
      this.look(null);
    } else if (this.picked.value.length) this.picked.value = this.picked.value.slice(0, -1);
    else return false;
    return true;
  }

  /** @param {Act} act @param {number} [n] */
  play(act, n) {
    if (this.sent) return;
    this.made++;
    if (this.session.play(moveOf(act, n))) this.send();
  }

  /**
   * Ask what a move would change. A chosen move keeps the lens: its card would grow and shrink with every move that
   * comes under the pointer, and so push the next one there.
   * @param {Act|null} act
   */
  look(act) {
    clearTimeout(this.timer);
    const chosen = this.chosen.value;
    const shown = chosen ?? act;
    this.wanted = !shown || shown.why || shown.number ? this.held.value : shown.move;
    const known = this.lenses.value[this.wanted];
    this.lens.value = known ?? null;
    if (!known && this.wanted) this.timer = setTimeout(() => this.session.askLens(this.wanted), LENS_DELAY);
  }

  /** An amount is taken in hand, or laid down. @param {string} move */
  hold(move) {
    this.held.value = move;
    this.look(null);
  }

  /** The same for a target whose pick would be a move by itself. @param {string|null} id */
  lookAt(id) {
    this.look(id === null ? null : (resolve(this.acts.value, this.path.value, id).act ?? null));
  }

  /** Where a pick leaves few moves, all of them are looked at. */
  compare() {
    const few = this.open.value.filter((act) => !act.number);
    if (few.length > FEW) return;
    for (const act of few) if (!this.lenses.value[act.move]) this.session.askLens(act.move);
  }

  /** @param {Lens} lens */
  heard(lens) {
    this.lenses.value = { ...this.lenses.value, [lens.move]: lens };
    if (lens.move === this.wanted) this.lens.value = lens;
  }
}
