// What is said at a table: lines not yet read, who came and went, and whom this viewer does not want to hear.
import { computed, signal } from "@preact/signals";
import { setSettings, settings } from "./store.js";
/** @import {Signal} from "@preact/signals" */
/** @import {ChatLine, TableInfo, Text} from "./types.js" */

/** @typedef {{at: number, coming: Text}} Coming */

const REMEMBERED = 100; // tables whose chat was read
const AWAY_MS = 8000; // whoever only loads the page anew has not gone

/** Somebody who can be muted: a seat, or a spectator's name. @param {{seat?: number|null, name: string}} who */
export const speakerOf = ({ seat, name }) => (typeof seat === "number" ? `seat-${seat}` : `name:${name}`);

/** @template T @param {Record<string, T>} kept @param {string} id @param {T} value */
const remember = (kept, id, value) => Object.fromEntries([...Object.entries(kept).filter(([table]) => table !== id).slice(1 - REMEMBERED), [id, value]]);

/** People at other screens who look at the table now. @param {TableInfo} table @returns {Map<string, string>} speaker -> name as an argument of a message */
function present(table) {
  const mine = table.mine ?? [];
  const seats = table.seats.filter(({ seat, kind, online }) => online && kind !== "bot" && !mine.includes(seat));
  const all = seats.map(({ seat, name }) => /** @type {[string, string]} */ ([speakerOf({ seat, name }), `seat-${seat}`]));
  for (const name of table.watching ?? []) if (name) all.push([speakerOf({ name }), name]);
  return new Map(all);
}

export class Talk {
  /** @param {string} id @param {Signal<ChatLine[]>} lines @param {Signal<TableInfo|null>} table */
  constructor(id, lines, table) {
    this.id = id;
    this.lines = lines;
    this.table = table;
    /** Who came and went while this page was open. */
    this.comings = signal(/** @type {Coming[]} */ ([]));
    this.muted = computed(() => settings.value.muted[id] ?? []);
    /** What this viewer wants to hear. */
    this.audible = computed(() => lines.value.filter((line) => line.house || !this.muted.value.includes(speakerOf(line))));
    this.unread = computed(() => {
      const mine = table.value?.mine ?? [];
      const isMine = (/** @type {ChatLine} */ { seat }) => typeof seat === "number" && mine.includes(seat);
      return this.audible.value.filter((line) => !line.house && line.at > (settings.value.read[id] ?? 0) && !isMine(line)).length;
    });
    /** @type {Map<string, string>|null} */
    this.here = null;
    /** @type {Map<string, ReturnType<typeof setTimeout>>} */
    this.going = new Map();
  }

  /** All that is there has been seen. */
  read() {
    const last = this.lines.value.at(-1)?.at ?? 0;
    if (last > (settings.value.read[this.id] ?? 0)) setSettings({ read: remember(settings.value.read, this.id, last) });
  }

  /** @param {string} speaker */
  toggle(speaker) {
    const muted = this.muted.value;
    const now = muted.includes(speaker) ? muted.filter((one) => one !== speaker) : [...muted, speaker];
    setSettings({ muted: remember(settings.value.muted, this.id, now) });
  }

  /** Somebody has come or gone. @param {TableInfo} table */
  news(table) {
    const now = present(table);
    const before = this.here;
    this.here = now;
    if (!before) return;
    for (const [who, name] of now) if (!before.has(who)) this.came(who, name);
    for (const [who, name] of before) if (!now.has(who)) this.going.set(who, setTimeout(() => this.went(who, name), AWAY_MS));
  }

  /** @param {string} who @param {string} name */
  came(who, name) {
    const timer = this.going.get(who);
    clearTimeout(timer);
    this.going.delete(who);
    if (timer === undefined) this.tell({ m: who.startsWith("seat-") ? "ui-came" : "ui-came-to-watch", a: { name } });
  }

  /** @param {string} who @param {string} name */
  went(who, name) {
    this.going.delete(who);
    this.tell({ m: "ui-went", a: { name } });
  }

  /** @param {Text} text */
  tell(text) {
    this.comings.value = [...this.comings.value.slice(-49), { at: Date.now() / 1000, coming: text }];
  }

  close() {
    for (const timer of this.going.values()) clearTimeout(timer);
  }
}
