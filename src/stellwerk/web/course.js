// How a table moves on: patches are shown one after the other, never two at once.
import { batch, signal } from "@preact/signals";
import { pace } from "./store.js";
import { isTold, reading, whoOf } from "./story.js";
/** @import {Line, Patch, Piece, Scene, Sheet, Strip} from "./types.js" */
/** @import {SceneView} from "./scene/view.js" */

const NORMAL = 420; // the pace at which reading was measured
const NO_LINE = /** @type {Line} */ ({ v: 0, text: { m: "" } });
const GLANCE = 900; // so long another player's board stays at most before the own question
const CROWD = 6; // beyond that many waiting events they hurry

/** Only players about whom something changed are sent; all of them where their order did. @param {Strip[]} old @param {Strip[]|null} [sent] */
function withStrips(old, sent) {
  if (!sent || sent.length === old.length) return sent ?? old;
  return old.map((strip) => sent.find((one) => one.seat === strip.seat) ?? strip);
}

/** @param {Scene} scene @param {Patch} patch @returns {Scene} */
export function merged(scene, patch) {
  const pieces = { ...scene.pieces, ...patch.put };
  for (const id of patch.cut ?? []) delete pieces[id];
  return {
    ...scene,
    v: patch.v,
    pieces,
    waiting: patch.waiting ?? scene.waiting,
    acts: patch.acts ?? scene.acts,
    sign: patch.sign ?? scene.sign,
    prompt: patch.prompt ?? scene.prompt,
    strips: withStrips(scene.strips, patch.strips),
    rule: patch.rule ?? scene.rule,
    sheet: patch.sheet === undefined ? scene.sheet : patch.sheet,
    over: patch.over ?? scene.over,
    undo: patch.undo ?? scene.undo,
    forced: patch.forced ?? scene.forced,
    tick_ms: patch.tick_ms ?? 0,
    tick_run: patch.tick_run ?? 0,
    log: [...(scene.log ?? []), ...(patch.log ?? [])],
    since: patch.since ?? scene.since,
  };
}

/** What is printed on the board lies there until the scene has a piece of the same id. @param {Record<string, Piece>} printed @param {Patch} patch @returns {Patch} */
export function onPrinted(printed, patch) {
  const bare = (patch.cut ?? []).filter((id) => id in printed);
  if (!bare.length) return patch;
  const again = Object.fromEntries(bare.map((id) => [id, printed[id]]));
  return { ...patch, put: { ...again, ...patch.put }, cut: patch.cut?.filter((id) => !(id in printed)) };
}

/** The pieces that differ between two whole scenes. @param {Record<string, Piece>} old @param {Record<string, Piece>} now */
export function between(old, now) {
  const changed = Object.entries(now).filter(([id, piece]) => JSON.stringify(old[id]) !== JSON.stringify(piece));
  return { put: Object.fromEntries(changed), cut: Object.keys(old).filter((id) => !(id in now)) };
}

/** The pieces that came or went to another place; nobody else lays those in the own colour. @param {Record<string, Piece>} old @param {Record<string, Piece>} now @param {number|null} seat */
export function laid(old, now, seat) {
  const own = (/** @type {Piece} */ { c = "" }) => c.split(" ").includes(`seat-${seat}`);
  return Object.keys(now).filter((id) => old[id]?.z !== now[id].z && !own(now[id]));
}

/** Whether a patch neither moves nor tells anything. @param {Patch} patch */
function isQuiet({ put = {}, cut = [], log = [], pause }) {
  return !pause && !log.length && !cut.length && !Object.keys(put).length;
}

export class Course {
  /** @param {() => void} onSettled when everything that happened has been shown */
  constructor(onSettled) {
    this.onSettled = onSettled;
    this.scene = signal(/** @type {Scene|null} */ (null));
    this.busy = signal(false);
    this.sheet = signal(/** @type {Sheet|null} */ (null));
    /** The lines that tell what is being shown right now. */
    this.telling = signal(/** @type {Line[]} */ ([]));
    /** All that has been told of the turn that is being shown. */
    this.turn = signal(/** @type {Line[]} */ ([]));
    /** @type {SceneView|null} */
    this.view = null;
    this.veiled = false;
    /** @type {Map<string, number>} what others have laid or moved since this seat's last move, and who */
    this.fresh = new Map();
    /** @type {Strip[]|null} what everybody had after this seat's last move */
    this.plates = null;
    /** @type {Record<string, Piece>} pieces that the board has by itself */
    this.printed = {};
    /** @type {Patch[]} */
    this.queue = [];
    this.epoch = 0;
    this.hurry = false;
    this.goOn = () => {};
    /** Looks at what somebody does where it happens. @type {(who: number, old: Record<string, Piece>, now: Record<string, Piece>) => void} */
    this.lead = () => {};
    /** And back. */
    this.leave = () => {};
  }

  /** A whole scene: everything before is forgotten; with the same board in view what moved is seen moving. @param {Scene} sent */
  reset(sent) {
    const scene = { ...sent, pieces: { ...this.printed, ...sent.pieces } };
    const old = this.scene.value;
    this.epoch++;
    if (!old || old.seat !== scene.seat || scene.since !== old.since) {
      this.fresh.clear();
      this.plates = null;
    }
    this.queue = [];
    this.view?.skip();
    this.goOn();
    batch(() => {
      this.scene.value = scene;
      this.sheet.value = null;
      this.busy.value = false;
      this.telling.value = (scene.log ?? []).slice(-1);
      this.turn.value = (scene.log ?? []).filter((line) => line.v === scene.v && isTold(line));
    });
    if (old && !this.veiled && pace.value && old.seat === scene.seat) {
      const { put, cut } = between(old.pieces, scene.pieces);
      if (old.v < scene.v) this.lead(whoOf(this.turn.value.at(-1) ?? NO_LINE), old.pieces, put);
      this.view?.play(put, cut, { ms: pace.value });
    } else this.draw();
    if (!old || old.v >= scene.v) this.leave();
    this.onSettled();
  }

  /** Draw the scene as it is, or nothing while a curtain hangs. */
  draw() {
    this.view?.show(this.veiled ? {} : (this.scene.value?.pieces ?? {}));
  }

  /** @param {boolean} veiled */
  veil(veiled) {
    this.veiled = veiled;
    this.draw();
  }

  /** @param {Patch} patch @param {() => void} [now] what changes with it at once: all that is drawn is drawn together */
  push(patch, now) {
    const idle = !this.busy.value;
    if (idle && this.scene.value && isQuiet(patch)) return this.take(patch, now);
    this.queue.push(onPrinted(this.printed, patch));
    batch(() => {
      now?.();
      this.busy.value = true;
    });
    if (idle) this.run();
  }

  /** Nothing is seen to happen: what is wanted changes at once. @param {Patch} patch @param {() => void} [now] */
  take(patch, now) {
    batch(() => {
      now?.();
      this.scene.value = merged(/** @type {Scene} */ (this.scene.value), patch);
    });
    this.onSettled();
  }

  async run() {
    const epoch = this.epoch;
    this.hurry = false;
    for (let patch = this.queue.shift(); patch; patch = this.queue.shift()) {
      await this.apply(patch);
      if (epoch !== this.epoch) return;
    }
    this.leave();
    this.busy.value = false;
    this.onSettled();
  }

  /** @param {Patch} patch */
  async apply(patch) {
    const scene = this.scene.value;
    if (!scene) return;
    const epoch = this.epoch;
    this.note(scene, patch);
    batch(() => {
      this.scene.value = merged(scene, patch);
      if (patch.since !== undefined && patch.since !== null) this.plates = this.scene.value.strips;
      if (patch.log?.length) this.tell(patch.log);
    });
    const haste = this.hurry ? 0 : Math.min(1, CROWD / (this.queue.length + 1));
    const ms = Math.round(pace.value * haste);
    const { put = {}, cut = [] } = patch;
    if (ms && patch.log?.some((line) => isTold(line) && whoOf(line) !== scene.seat)) this.view?.home();
    this.lead(whoOf(patch.log?.findLast(isTold) ?? this.turn.value.at(-1) ?? NO_LINE), scene.pieces, put);
    if (!this.veiled && this.view && (Object.keys(put).length || cut.length)) await this.view.play(put, cut, { ms });
    else if (patch.log?.length && ms) await new Promise((done) => this.wait(done, ms));
    const more = this.linger(patch, haste) - ms;
    if (more > 0 && epoch === this.epoch && !this.hurry) await new Promise((done) => this.wait(done, more));
    const sheet = this.scene.value?.sheet;
    if (patch.pause && sheet && !this.scene.value?.over && epoch === this.epoch && !this.veiled) await this.show(sheet);
  }

  /** What somebody else lays or moves is remembered until this seat has moved. @param {Scene} scene @param {Patch} patch */
  note(scene, { put = {}, cut = [], log = [], since }) {
    if (since !== undefined && since !== null) return this.fresh.clear();
    const who = whoOf(log.findLast(isTold) ?? this.turn.value.at(-1) ?? NO_LINE);
    for (const id of cut) this.fresh.delete(id);
    if (who === scene.seat) return;
    for (const id of laid(scene.pieces, put, scene.seat)) this.fresh.set(id, who);
  }

  /** A turn is told in one go; the next one begins anew. @param {Line[]} lines */
  tell(lines) {
    this.telling.value = lines;
    const told = lines.filter(isTold);
    if (!told.length) return;
    const same = this.turn.value.length && whoOf(this.turn.value[0]) === whoOf(told[0]);
    this.turn.value = same ? [...this.turn.value, ...told] : told;
  }

  /** So long the table stays as it is, until what somebody else has done is read. Nobody waits for their own question. @param {Patch} patch @param {number} haste */
  linger({ log = [], last }, haste) {
    const scene = this.scene.value;
    if (!scene || this.veiled || !log.length || log.every((line) => line.turn === scene.seat)) return 0;
    const ms = reading(log) * haste * (pace.value / NORMAL);
    if (last !== false && !this.queue.length && scene.seat !== null && scene.waiting.includes(scene.seat)) return this.view?.peeked ? Math.min(ms, GLANCE) : 0;
    return ms;
  }

  /** @param {(value: unknown) => void} done @param {number} ms */
  wait(done, ms) {
    this.goOn = () => done(null);
    setTimeout(done, ms);
  }

  /** The round's summary stops the show until it is read. @param {Sheet} sheet */
  async show(sheet) {
    this.sheet.value = sheet;
    await new Promise((done) => (this.goOn = () => done(null)));
    this.sheet.value = null;
  }

  /** Space: show the rest at once, up to the next summary. */
  skip() {
    if (!this.busy.value || this.sheet.value) return false;
    this.hurry = true;
    this.view?.skip();
    this.goOn();
    return true;
  }
}
