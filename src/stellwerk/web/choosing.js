// From targets and buttons to a move: what is picked, what it would change, and the second tap that makes it.
import { batch, computed, effect, signal } from "@preact/signals";
import { listing } from "./scene/listing.js";
import { distinct, kindOf, openActs, resolve, targetsOf } from "./scene/picking.js";
import { confirming, notices, settings } from "./store.js";
import { known, t } from "./words.js";
/** @import {Act, Lens, Text} from "./types.js" */
/** @import {TableSession} from "./session.js" */

const LENS_DELAY = 140;
const POINT_DELAY = 60; // a pointer that only passes does not make the table flicker
const FEW = 6;
const SLOW_MS = 150; // an answer that takes longer is waited for in sight; until then nothing need be drawn twice
const NO_ACTS = /** @type {Act[]} */ ([]);
const WAYS = "pay"; // the kind of targets of which the last one is remembered

/** The text of a move; a number takes the place of `{n}`. @param {Act} act @param {number} [n] */
export function moveOf(act, n) {
  return n === undefined ? act.move : act.move.replace("{n}", String(n));
}

/** @param {Act} act @param {number} [n] @returns {Text} */
export function textOf(act, n) {
  return n === undefined ? act.text : { m: act.text.m, a: { ...act.text.a, n, total: n + (act.number?.base ?? 0) } };
}

/** Whether the question is only in which order the same things are done. @param {Act[]} acts */
export function isOrder(acts) {
  const able = acts.filter((act) => !act.why);
  return able.length > 0 && able.every((act) => act.order);
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
    /** Whether it was asked for in the list, which tells it there. */
    this.listed = signal(false);
    this.lens = signal(/** @type {Lens|null} */ (null));
    /** What moves would change, as far as it was asked. */
    this.lenses = signal(/** @type {Record<string, Lens>} */ ({}));
    this.wanted = "";
    /** An amount that somebody else proposes. */
    this.proposed = signal(/** @type {{move: string, n: number}|null} */ (null));
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
    /** The version at which what is forced could not be done. */
    this.declined = signal(-1);
    /** Whether what is left of things that are all done is done in any order. */
    this.anyhow = signal(false);
    /** The one thing that can be done, or the next of those whose order is the same to the player: it is done without a question. */
    this.forced = computed(() => {
      const scene = session.scene.value;
      if (!scene || !session.ready.value || this.declined.value === scene.v) return null;
      if (!(scene.forced && settings.value.forced === "make") && !(this.anyhow.value && isOrder(scene.acts))) return null;
      return scene.acts.find((act) => !act.why) ?? null;
    });
    this.acts = computed(() => (session.ready.value && !this.sending.value && !this.forced.value ? (session.scene.value?.acts ?? NO_ACTS) : NO_ACTS));
    /** The acts as they are listed, with what is picked of them: those of before while something moves. */
    this.offered = computed(() => (this.isWatching() ? this.before : (this.before = { acts: this.acts.value, picked: this.picked.value })));
    /** What is picked up to here; a chosen act may still change its last target. */
    this.path = computed(() => this.chosen.value?.on?.slice(0, -1) ?? this.picked.value);
    this.open = computed(() => openActs(this.acts.value, this.picked.value));
    this.targets = computed(() => targetsOf(this.acts.value, this.path.value));
    this.shown = computed(() => {
      const chosen = this.chosen.value;
      return chosen ? [...(chosen.on ?? []), ...(chosen.to ? [chosen.to] : [])] : this.picked.value;
    });
    /** What is listed of it. */
    this.listing = computed(() => listing(this.offered.value.acts, this.offered.value.picked, this.again));
    /** The last way of paying, where a move ended with one. */
    this.again = new Set(/** @type {string[]} */ ([]));
    /** What lies on the table of the move that is pointed at in the list, or follows from the thing that is. */
    this.pointed = signal(/** @type {string[]} */ ([]));
    /** @type {number|undefined} */
    this.pointing = undefined;
    /** The thing on the table that is pointed at. */
    this.at = signal("");
    this.stop = effect(() => {
      const act = this.forced.value;
      if (!act && session.ready.value && !isOrder(session.scene.value?.acts ?? NO_ACTS)) this.anyhow.value = false;
      if (act && !this.sent) queueMicrotask(() => act === this.forced.value && !this.sent && this.play(act, act.number?.low));
    });
  }

  /** The second question of a move of which the first target is picked; null where there is none. */
  ask() {
    const { picked } = this;
    const act = this.open.value.find((one) => (one.on?.length ?? 0) > picked.value.length);
    const next = act?.on?.[picked.value.length];
    if (!picked.value.length || !act || next === undefined) return null;
    const keys = [`ask-${(act.group ?? "").replace("group-", "")}`, `ask-${kindOf(next)}`];
    const key = keys.find((one) => known(one));
    return key ? t(key, { thing: this.nameOf(picked.value[picked.value.length - 1]) }) : null;
  }

  /** What a thing on the table is called when it is asked; nothing need be written anew when the table changes. @param {string} id */
  nameOf(id) {
    const piece = this.session.scene.peek()?.pieces[id];
    if (piece) return t(piece.name);
    for (const region of this.session.board.peek()?.wide ?? []) {
      const zone = region.zones.find((one) => one.id === id);
      if (zone) return t(zone.name);
    }
    return "";
  }

  /** Whether what is listed waits for what is shown. */
  isWatching() {
    return !this.acts.value.length && (this.sending.value || this.session.course.busy.value || this.forced.value !== null);
  }

  /** The table changed: nothing is in hand any more. */
  forget() {
    batch(() => {
      this.answered();
      if (this.why.value.length) this.why.value = [];
      if (Object.keys(this.lenses.value).length) this.lenses.value = {};
      this.look(null);
      this.point(null);
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
      this.proposed.value = null;
      this.sending.value = false;
    });
  }

  /** What was sent was refused: what is forced is not tried again. */
  failed() {
    batch(() => {
      this.answered();
      this.declined.value = this.session.scene.value?.v ?? -1;
    });
  }

  /** Somebody else moved: what is in hand stays there if it can still be done. @param {Act[]|null} [acts] the new moves, where they changed */
  revise(acts) {
    if (this.sent) return this.forget();
    this.lenses.value = {};
    this.look(null);
    this.point(null);
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
    if (chosen && (chosen.on?.at(-1) === id || chosen.to === id)) return this.play(chosen);
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
    if (act.why) this.refuse([act], true);
    else if (act.number) this.picked.value = [...(act.on ?? [])];
    else if (!confirming.value || this.chosen.value?.move === act.move) this.play(act);
    else {
      this.why.value = [];
      this.picked.value = [];
      this.chosen.value = act;
      this.look(act);
    }
  }

  /** Take a move in hand without making it. @param {Act} act @param {number} [n] */
  arm(act, n) {
    if (this.sent || !this.session.ready.value) return;
    batch(() => {
      this.why.value = [];
      this.chosen.value = act.number ? null : act;
      this.picked.value = act.number ? [...(act.on ?? [])] : [];
      this.proposed.value = n === undefined ? null : { move: act.move, n };
    });
    this.look(act);
  }

  /** Say why not. @param {Act[]} acts @param {boolean} [listed] where they were asked for */
  refuse(acts, listed = false) {
    batch(() => {
      this.why.value = acts;
      this.listed.value = listed;
    });
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

  /** A move is made, unless the coach asks first. @param {Act} act @param {number} [n] */
  play(act, n) {
    if (this.sent) return;
    if (act === this.forced.value || act.order || !this.session.coach.isAsking()) this.make(act, n);
    else void this.reconsider(act, n);
  }

  /** Until the coach has answered no other move is made. @param {Act} act @param {number} [n] */
  async reconsider(act, n) {
    const { acts } = this.session.scene.value ?? {};
    this.send();
    const passes = await this.session.coach.passes(act, n);
    this.sent = this.sending.value = false;
    clearTimeout(this.slow);
    if (passes && acts === this.session.scene.value?.acts) this.make(act, n);
  }

  /** @param {Act} act @param {number} [n] */
  make(act, n) {
    if (this.sent) return;
    this.made++;
    if (this.why.value.length) this.why.value = []; // a refusal goes with the next move
    if (notices.value.some((one) => one.bad)) notices.value = notices.value.filter((one) => !one.bad);
    const way = act.on?.at(-1);
    if (way && kindOf(way) === WAYS) this.again = new Set([way]);
    if (this.session.play(moveOf(act, n))) this.send();
    else if (this.forced.value) this.declined.value = this.session.scene.value?.v ?? -1;
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

  /** The pointer is on a move of the list, or no longer: its targets are shown. @param {Act|null} act */
  point(act) {
    clearTimeout(this.pointing);
    if (!act) return void (this.pointed.value.length && (this.pointed.value = []));
    this.pointing = setTimeout(() => (this.pointed.value = [...(act.on ?? []), ...(act.to ? [act.to] : [])]), POINT_DELAY);
  }

  /** The same for a target: what could follow from it is shown, and the moves that name it. @param {string|null} id */
  pointAt(id) {
    const path = id === null ? [] : [...this.path.value, id];
    const step = path.length;
    const acts = id === null ? [] : distinct(openActs(this.acts.value, path));
    const next = acts.flatMap((act) => [act.on?.[step], act.on?.length === step ? act.to : undefined]);
    const found = [...new Set(next.filter((one) => one !== undefined && one !== ""))];
    batch(() => {
      if (found.length || this.pointed.value.length) this.pointed.value = /** @type {string[]} */ (found);
      this.at.value = id ?? "";
    });
  }

  /** The lens for a target whose pick would be a move by itself. @param {string|null} id */
  lookAt(id) {
    this.pointAt(id);
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
