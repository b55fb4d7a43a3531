// One open table: what the server says about it, and what this viewer does there.
import { batch, computed, signal } from "@preact/signals";
import { Choosing } from "./choosing.js";
import { Coach } from "./coach.js";
import { Connection } from "./connection.js";
import { Course } from "./course.js";
import { Earlier } from "./earlier.js";
import { Explaining } from "./explaining.js";
import { Hinting } from "./hinting.js";
import { rewrite } from "./route.js";
import { Since } from "./since.js";
import { notice, setSettings, settings } from "./store.js";
import { Talk } from "./talk.js";
import { botName, names, t, variant } from "./words.js";
/** @import {Act, Answered, Asked, Board, ChatLine, ClientMessage, Final, Hello, Lens, LessonNews, Patch, Problem, ScoreInfo, Scene, TableInfo, Text, Why} from "./types.js" */
/** @import {LineState} from "./connection.js" */

const REMEMBERED = 100; // tables whose revised rules were read about

/** Bots may sit nameless: they are called after what they are. @param {TableInfo} table */
function namesOf(table) {
  return table.seats.map((seat) => seat.name || (seat.kind === "bot" ? botName(seat.bot ?? "") : seat.gone ? t("ui-somebody") : ""));
}

/** Whether a move is one of an act's: an amount stands in place of `{n}`. @param {Act} act @param {string} move */
function isOf(act, move) {
  const [before, after] = act.move.split("{n}");
  return after === undefined ? act.move === move : move.startsWith(before) && move.endsWith(after);
}

export class TableSession {
  /** @param {string} id @param {number|null} at the moment the address asks for @param {boolean} [screen] for all to see: it is sent what a spectator sees, whoever has opened it */
  constructor(id, at, screen = false) {
    this.id = id;
    this.table = signal(/** @type {TableInfo|null} */ (null));
    this.board = signal(/** @type {Board|null} */ (null));
    this.seat = signal(/** @type {number|null} */ (null));
    this.chat = signal(/** @type {ChatLine[]} */ ([]));
    this.line = signal(/** @type {LineState} */ ("opening"));
    this.final = signal(/** @type {Final|null} */ (null));
    /** Where somebody learns: how far they have come. */
    this.lesson = signal(/** @type {LessonNews|null} */ (null));
    /** What somebody asks of the others: to take a move back, to close the table. */
    this.request = signal(/** @type {Asked|null} */ (null));
    this.talk = new Talk(id, this.chat, this.table);
    /** The score of this seat as last heard. */
    this.score = signal(/** @type {ScoreInfo|null} */ (null));
    /** Everybody's points by source as last heard; what is secret is null. */
    this.scores = signal(/** @type {Record<string, number|null>[]} */ ([]));
    /** The past moment that was asked for; null is now. */
    this.moment = signal(at);
    /** How many moments were asked for and have not come yet. */
    this.asking = signal(0);
    /** The newest version. */
    this.latest = signal(0);
    /** Whether the next scene belongs to a greeting: it is the present's. */
    this.greeted = false;
    /** Pages of the log from before the scene's own lines. */
    this.earlier = new Earlier(id);
    /** The seat that the screen is passed to. */
    this.curtain = signal(/** @type {number|null} */ (null));
    /** The seat that has taken the screen. */
    this.eyes = /** @type {number|null} */ (null);
    this.course = new Course(() => this.settled());
    this.scene = this.course.scene;
    /** The version of the past moment on the screen: an earlier one than asked for, where no other was kept. */
    this.shown = computed(() => (this.moment.value === null || this.asking.value > 0 ? this.moment.value : (this.scene.value?.v ?? this.moment.value)));
    /** The log as far as it is known, up to what is shown. */
    this.log = computed(() => {
      const scene = this.scene.value;
      if (!scene) return { lines: [], earlier: false };
      const { from, lines } = this.earlier.before(scene);
      return { lines: [...lines, ...(scene.log ?? [])], earlier: from > 0 };
    });
    /** The line that says that the rules were revised, until it was read. */
    this.revision = computed(() => {
      const line = this.log.value.lines.findLast(({ text }) => text.m === "log-rules-changed");
      return line && line.v > (settings.value.revised[id] ?? 0) ? line : undefined;
    });
    this.mine = computed(() => this.table.value?.mine ?? []);
    /** A seat of mine that a bot plays for me: the one I look through, or any. */
    this.lent = computed(() => [this.seat.value, ...this.mine.value].find((seat) => seat !== null && this.mine.value.includes(seat) && this.table.value?.seats[seat]?.lent) ?? null);
    /** Why the server has hung up for good. */
    this.out = signal(/** @type {Text|null} */ (null));
    this.ready = computed(() => !this.course.busy.value && this.moment.value === null && this.curtain.value === null && (this.lent.value === null || this.lent.value !== this.seat.value));
    this.asked = computed(() => this.ready.value && !!this.scene.value?.waiting.some((seat) => this.mine.value.includes(seat)));
    /** The move that was sent and is not answered; `again`: the line has come back since. */
    this.pending = /** @type {{v: number, seat: number, move: string, again: boolean}|null} */ (null);
    this.choosing = new Choosing(this);
    this.explaining = new Explaining(this);
    this.hinting = new Hinting(this);
    this.coach = new Coach(this);
    this.since = new Since(this);
    /** The replay goes on to that moment, one by one, and then to the present, where it is `homeward`. */
    this.goal = signal(/** @type {number|null} */ (null));
    this.homeward = false;
    /** Where it begins: what had happened before is known. */
    this.begun = -1;
    /** The seat whose review is open. */
    this.reviewing = signal(/** @type {number|null} */ (null));
    /** Whether it lists all decisions. */
    this.listing = signal(false);
    /** Whether the final count was seen. */
    this.counted = false;
    this.connection = new Connection(`/api/tables/${id}/ws${screen ? "?screen=1" : ""}`, {
      onMessage: (message) => this.receive(message),
      onState: (state) => (this.line.value = state),
    });
  }

  /** @param {{type: string} & Record<string, any>} message */
  receive(message) {
    const heard = /** @type {Record<string, (message: any) => void>} */ ({
      hello: this.hello,
      scene: this.whole,
      patch: this.patch,
      table: ({ table }) => this.news(table),
      chat: this.said,
      lens: this.lens,
      explained: (answer) => this.explaining.heard(answer),
      refused: this.refused,
      final: (final) => (this.final.value = final),
      lesson: (news) => (this.lesson.value = news),
      trouble: ({ problem }) => this.trouble(problem),
      asked: (asked) => (this.request.value = asked),
      answered: this.answered,
    });
    heard[message.type]?.call(this, message);
  }

  /** What the house says is seen wherever one looks; whoever has done it knows. @param {ChatLine} line */
  said(line) {
    this.chat.value = [...this.chat.value, line];
    if (line.house && !(typeof line.seat === "number" && this.mine.value.includes(line.seat))) notice(line.house);
  }

  /** @param {Hello} hello */
  hello({ table, board, seat, chat }) {
    this.greeted = true;
    this.request.value = null; // it is told anew where it still stands
    batch(() => {
      if (seat !== this.seat.value) this.earlier.forget();
      this.asking.value = 0;
      this.news(table);
      this.board.value = board;
      this.course.printed = board.printed ?? {};
      this.seat.value = seat;
      this.since.comeBack();
      this.chat.value = chat;
      this.choosing.forget();
    });
    if (table.over) this.counted = true;
    const shared = this.mine.value.length > 1 && !table.over;
    if (shared && table.shut) this.lookOn();
    else if (shared && this.eyes !== null && this.eyes !== seat && this.mine.value.includes(this.eyes)) this.look(this.eyes);
    else if (shared && this.eyes === null) this.drop(this.next(table.waiting) ?? this.mine.value[0]);
    if (this.moment.value === null) return;
    this.moment.value = Math.min(this.moment.value, table.version);
    this.askMoment(this.moment.value);
  }

  /** @param {TableInfo} table */
  news(table) {
    names.value = namesOf(table);
    variant.value = table.options;
    this.table.value = table;
    this.talk.news(table);
    this.latest.value = Math.max(this.latest.value, table.version);
  }

  /** @param {Scene} scene */
  whole(scene) {
    this.choosing.forget();
    this.latest.value = Math.max(this.latest.value, scene.v);
    const greeted = this.greeted;
    this.greeted = false;
    if (!greeted) this.asking.value = Math.max(0, this.asking.value - 1);
    if (this.curtain.value === null && !this.wanted(scene, greeted)) return;
    const old = this.scene.value;
    if (old && old.seat === scene.seat) this.earlier.keep(old);
    this.course.reset(scene);
    this.settle(scene, scene.waiting, scene.acts);
    if (greeted) this.sendAgain(scene);
  }

  /** Whether a scene or a patch answers the move that was sent: it has gone on, and does not ask for it any more. @param {{v: number}} at @param {number[]|null|undefined} waiting @param {Act[]|null|undefined} acts */
  settle({ v }, waiting, acts) {
    const { pending } = this;
    if (!pending || v <= pending.v || this.seat.value !== pending.seat) return;
    const asked = !waiting || waiting.includes(pending.seat);
    if (!asked || (acts && !acts.some((act) => isOf(act, pending.move)))) this.pending = null;
  }

  /** The line has come back: what was not answered goes out again, for the version it was meant for. @param {Scene} scene */
  sendAgain(scene) {
    const { pending } = this;
    if (!pending || pending.seat !== scene.seat) return;
    pending.again = true;
    if (this.connection.send({ type: "play", v: pending.v, seat: pending.seat, move: pending.move })) this.choosing.send();
  }

  /** Whether a scene is what was asked for: now, or the moment of the last question. @param {Scene} scene @param {boolean} greeted */
  wanted(scene, greeted) {
    if (this.moment.value === null) return true;
    return greeted ? scene.v === this.moment.value : this.asking.value === 0;
  }

  /** @param {Patch} patch */
  patch(patch) {
    this.explaining.leave("hover", "focus");
    if (patch.last ?? true) this.settle(patch, patch.waiting, patch.acts);
    const now = () => {
      this.latest.value = Math.max(this.latest.value, patch.v);
      this.choosing.revise(patch.acts);
    };
    if (this.moment.value === null) this.course.push(patch, now);
    else batch(now);
  }

  /** @param {Lens} lens */
  lens(lens) {
    this.score.value = lens.before;
    if (lens.seats) this.scores.value = lens.seats;
    if (lens.move) this.choosing.heard(lens);
  }

  /** @param {{why: Why}} refusal */
  refused({ why }) {
    this.pending = null;
    this.choosing.failed();
    this.asking.value = 0;
    notice(why.text, { rule: why.rule, bad: true });
  }

  /** @param {Problem} problem */
  trouble(problem) {
    const known = this.pending?.again && problem.status === 409; // it was made before the line broke
    this.pending = null;
    this.choosing.failed();
    this.asking.value = 0;
    this.out.value = problem.text ?? null;
    if (!known) notice(problem.text ?? problem.detail, { rule: problem.rule ?? "", bad: true });
  }

  /** @param {Answered} answer */
  answered({ about, seat, granted, withdrawn }) {
    this.request.value = null;
    const how = withdrawn ? "withdrawn" : granted ? "granted" : "denied";
    notice({ m: `ui-${about}-${how}`, a: { seat: `seat-${seat}` } });
  }

  // same screen

  /** The seat of mine that is asked next, in table order after the one that looks. @param {number[]} waiting */
  next(waiting) {
    const asked = waiting.filter((seat) => this.mine.value.includes(seat)).sort((a, b) => a - b);
    return asked.find((seat) => seat > (this.eyes ?? -1)) ?? asked[0];
  }

  /** Where nobody is asked any more, all look on together: without anybody's secrets. */
  lookOn() {
    if (this.seat.value !== null) this.look(null);
  }

  /** Everything that happened is on the screen: does somebody else have to look now? */
  settled() {
    const scene = this.scene.value;
    if (!scene || this.mine.value.length < 2 || this.moment.value !== null || scene.over) return;
    if (this.eyes === null || scene.waiting.includes(this.eyes)) return;
    const next = this.next(scene.waiting);
    if (next !== undefined) this.drop(next);
  }

  /** @param {number} seat */
  drop(seat) {
    this.curtain.value = seat;
    this.course.veil(true);
  }

  /** "I am Anna." @param {number} seat */
  lift(seat) {
    this.eyes = seat;
    this.score.value = null;
    this.scene.value = null;
    this.curtain.value = null;
    this.course.veil(false);
    this.look(seat);
  }

  // what the viewer does

  /** @param {ClientMessage} message */
  send(message) {
    if (this.connection.send(message)) return true;
    notice({ m: "ui-not-connected" }, { bad: true });
    return false;
  }

  /** @param {string} move */
  play(move) {
    const seat = this.seat.value;
    if (seat === null || !this.ready.value || !this.scene.value) return false;
    const { v } = this.scene.value;
    this.pending = { v, seat, move, again: false };
    if (!this.connection.send({ type: "play", v, seat, move })) notice({ m: "ui-move-kept" });
    this.readRevision();
    return true;
  }

  /** @param {number|null} seat */
  look(seat) {
    this.send({ type: "look", seat });
  }

  /** @param {string} move */
  askLens(move) {
    if (this.seat.value !== null) this.connection.send({ type: "lens", seat: this.seat.value, move });
  }

  undo() {
    if (this.seat.value !== null) this.send({ type: "undo", seat: this.seat.value });
  }

  /** Show the table as it lay then; null is now. @param {number|null} v */
  goTo(v) {
    const moment = v === null ? null : Math.max(0, Math.min(v, this.latest.value));
    if (moment === this.moment.value) return;
    this.moment.value = moment;
    rewrite(`/t/${this.id}${moment === null ? "" : `?at=${moment}`}`);
    this.askMoment(moment);
  }

  /** Show once more what has happened since a moment, and come back. @param {number} v */
  playFrom(v) {
    this.goTo(v);
    this.homeward = true;
    this.begun = v;
    this.goal.value = Infinity;
  }

  /** Every question is answered by a scene, in order. @param {number|null} v */
  askMoment(v) {
    if (this.send({ type: "moment", v })) this.asking.value++;
  }

  /** It was read, or play has gone on: it does not come back. */
  readRevision() {
    const line = this.revision.value;
    if (!line) return;
    const others = Object.entries(settings.value.revised).filter(([table]) => table !== this.id);
    setSettings({ revised: Object.fromEntries([...others.slice(1 - REMEMBERED), [this.id, line.v]]) });
  }

  loadEarlier() {
    if (this.scene.value) void this.earlier.load(this.scene.value);
  }

  close() {
    this.choosing.stop();
    this.hinting.stop();
    this.coach.stop();
    this.talk.close();
    this.connection.close();
  }
}

