// What the others have done since this seat's last move, and the way to see it again.
import { computed, signal } from "@preact/signals";
import * as api from "./api.js";
import { laid } from "./course.js";
import { byPlayer, doerOf, isTold, NOBODY } from "./story.js";
/** @import {Figure, Line} from "./types.js" */
/** @import {TableSession} from "./session.js" */
/** @import {Story} from "./story.js" */

const NOTHING = /** @type {Story[]} */ ([]);
const NO_MARKS = /** @type {Map<string, number>} */ (new Map());

export class Since {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    /** The version up to which it was read. */
    this.read = signal(-1);
    /** Whether the whole card is open. */
    this.open = signal(false);
    /** Whether the marks of what happened before are there, and how often they were found. */
    this.recalled = false;
    this.found = signal(0);
    /** The last move of this seat. */
    this.v = computed(() => session.scene.value?.since ?? 0);
    /** One paragraph for everybody who has done something; nobody's where it is not this seat's question. */
    this.stories = computed(() => {
      const scene = session.scene.value;
      if (!scene || scene.seat === null || !session.asked.value) return NOTHING;
      const mine = this.v.value; // what it led to at once for others, or for the opponent of the rules, is theirs
      const isOthers = (/** @type {Line} */ line) => ![scene.seat, NOBODY].includes(doerOf(line));
      const isLater = (/** @type {Line} */ line) => line.v > this.read.value && (line.v > mine || (line.v === mine && isOthers(line)));
      const lines = session.log.value.lines.filter((line) => isTold(line) && isLater(line));
      const last = (/** @type {Story} */ { who }) => Number(who === scene.seat) + 2 * Number(who === NOBODY);
      return lines.some((line) => doerOf(line) !== scene.seat) ? byPlayer(lines).sort((a, b) => last(a) - last(b)) : NOTHING;
    });
  }

  /** Whoever comes back sees what has changed meanwhile. */
  comeBack() {
    this.recalled = false;
  }

  /** What is marked on the table: what others have laid or moved. @returns {Map<string, number>} */
  marks() {
    if (!this.recalled && this.stories.value.length) void this.recall();
    return this.session.asked.value ? this.session.course.fresh : NO_MARKS;
  }

  /** How the table lay after this seat's last move: of what happened while nobody looked on there are no patches. */
  async recall() {
    const { session } = this;
    const { seat, v } = session.scene.value ?? { seat: null, v: 0 };
    this.recalled = true;
    if (seat === null || (session.course.fresh.size && session.course.plates)) return;
    const then = await api.scene(session.id, seat, this.v.value).catch(() => null);
    const now = session.scene.value;
    if (!then || now?.v !== v || now.seat !== seat) return;
    session.course.plates = then.strips;
    const printed = session.course.printed;
    for (const id of laid({ ...printed, ...then.pieces }, now.pieces, seat)) session.course.fresh.set(id, NOBODY);
    this.found.value++;
  }

  dismiss() {
    this.open.value = false;
    this.read.value = this.session.scene.value?.v ?? -1;
  }

  /** The money that somebody has got or spent since then: the first figure that has a unit. @param {number} who @returns {{n: number, unit: string}[]} */
  money(who) {
    void this.found.value;
    const [then, now] = [this.session.course.plates, this.session.scene.value?.strips].map((strips) => strips?.find(({ seat }) => seat === who)?.figures ?? []);
    const value = (/** @type {Figure[]} */ figures, /** @type {Figure} */ { name }) => figures.find((one) => one.name.m === name.m)?.value ?? null;
    const known = now.filter((one) => one.unit).slice(0, 1).filter((one) => one.value !== null && value(then, one) !== null);
    return known.map((one) => ({ n: (one.value ?? 0) - (value(then, one) ?? 0), unit: one.unit ?? "" })).filter(({ n }) => n !== 0);
  }

  /** From the first move of somebody else on, one after the other, and back to the question. */
  show() {
    this.open.value = false;
    const { seat } = this.session;
    const told = this.stories.value.flatMap((story) => story.lines.map(({ line }) => line)).filter((line) => ![seat.value, NOBODY].includes(doerOf(line)));
    this.session.playFrom(Math.max(this.v.value, Math.min(...told.map((line) => line.v)) - 1));
  }
}
