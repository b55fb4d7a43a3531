// The log before the lines that a scene brings along: what was heard of it is kept while the same eyes look.
import { signal } from "@preact/signals";
import * as api from "./api.js";
import { notice } from "./store.js";
/** @import {Line, LogPage, Scene} from "./types.js" */

/**
 * All lines of the versions from `from` up to `to`, without `to` itself; 0 is the beginning.
 * @typedef {{from: number, to: number, lines: Line[]}} Stretch
 */

/** The version at which the lines of a scene begin. @param {Scene} scene */
const beginning = (scene) => (scene.earlier ? (scene.log?.[0]?.v ?? scene.v + 1) : 0);

/** Stretches that touch become one. @param {Stretch[]} stretches @param {Stretch} fresh @returns {Stretch[]} */
export function joined(stretches, fresh) {
  const out = /** @type {Stretch[]} */ ([]);
  for (const next of [...stretches, fresh].sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (!last || next.from > last.to) out.push({ ...next });
    else if (next.to > last.to) {
      last.lines = [...last.lines, ...next.lines.filter((line) => line.v >= last.to)];
      last.to = next.to;
    }
  }
  return out;
}

export class Earlier {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.stretches = signal(/** @type {Stretch[]} */ ([]));
    this.loading = signal(false);
    this.epoch = 0;
  }

  /** Other eyes may read other lines. */
  forget() {
    this.epoch++;
    this.stretches.value = [];
    this.loading.value = false;
  }

  /** A scene goes: its lines stay, but for those of its last version, which may not have been told to the end. @param {Scene} scene */
  keep(scene) {
    const stretch = { from: beginning(scene), to: scene.v, lines: (scene.log ?? []).filter((line) => line.v < scene.v) };
    if (stretch.from < stretch.to) this.stretches.value = joined(this.stretches.value, stretch);
  }

  /** What is known before the lines of a scene, without a gap. @param {Scene} scene @returns {{from: number, lines: Line[]}} */
  before(scene) {
    const from = beginning(scene);
    const found = this.stretches.value.find((stretch) => stretch.from < from && stretch.to >= from);
    return found ? { from: found.from, lines: found.lines.filter((line) => line.v < from) } : { from, lines: [] };
  }

  /** The page before what is known. @param {Scene} scene */
  async load(scene) {
    const to = this.before(scene).from;
    if (this.loading.value || to === 0) return;
    const epoch = this.epoch;
    this.loading.value = true;
    try {
      const page = await api.log(this.table, to, scene.seat);
      if (epoch !== this.epoch) return;
      const from = page.earlier ? (page.first ?? 0) : 0;
      this.stretches.value = joined(this.stretches.value, { from, to, lines: page.lines });
    } catch (error) {
      if (epoch === this.epoch) notice(api.inWords(error), { bad: true });
    } finally {
      if (epoch === this.epoch) this.loading.value = false;
    }
  }
}
