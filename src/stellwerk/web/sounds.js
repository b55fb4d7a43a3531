// Sounds of the table, made here out of tones and noise: each for those who want it, none by default.
import { settings } from "./store.js";
/** @import {GameInfo} from "./types.js" */

/** @typedef {"place"|"coins"|"train"|"point"} Sound */
export const SOUNDS = /** @type {const} */ (["place", "coins", "train", "point"]);
const APART = 0.14; // seconds from one sound of a move to the next

/** @type {{context: AudioContext, out: GainNode, hiss: AudioBuffer}|null} */
let made = null;

/** Browsers allow sound only after the first click: so it begins with the first sound. */
function audio() {
  if (!made) {
    const context = new AudioContext();
    const out = context.createGain();
    const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    hiss.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
    out.connect(context.destination);
    made = { context, out, hiss };
  }
  made.out.gain.value = settings.value.volume;
  if (made.context.state === "suspended") void made.context.resume();
  return made;
}

/** Loud at once, or after a short rise, then fading. @param {number} at @param {number} loud @param {number} length @param {number} [rise] */
function fading(at, loud, length, rise = 0.004) {
  const { context, out } = audio();
  const fade = context.createGain();
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.exponentialRampToValueAtTime(loud, at + rise);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
  fade.connect(out);
  return fade;
}

/** @param {number} pitch @param {number} at @param {number} loud @param {number} length @param {{to?: number, rise?: number, shape?: OscillatorType}} [more] */
function tone(pitch, at, loud, length, { to = pitch, rise, shape = "sine" } = {}) {
  const note = audio().context.createOscillator();
  note.type = shape;
  note.frequency.setValueAtTime(pitch, at);
  note.frequency.exponentialRampToValueAtTime(to, at + length);
  note.connect(fading(at, loud, length, rise));
  note.start(at);
  note.stop(at + length);
}

/** Noise around a pitch. @param {number} pitch @param {number} at @param {number} loud @param {number} length @param {number} [narrow] */
function noise(pitch, at, loud, length, narrow = 1) {
  const { context, hiss } = audio();
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  source.connect(filter).connect(fading(at, loud, length));
  source.start(at, Math.random() / 2, length);
}

/** @type {Record<Sound|"bell", (at: number) => void>} */
const PLAY = {
  /** Two partials of a station bell. */
  bell: (at) => {
    tone(1318, at, 0.16, 1.1);
    tone(1976, at, 0.06, 0.7);
  },
  /** A wooden piece on a table. */
  place: (at) => {
    noise(900, at, 0.35, 0.06);
    tone(190, at, 0.3, 0.09, { to: 110 });
  },
  /** Three coins on a counter. */
  coins: (at) => {
    [2637, 3322, 2960].forEach((pitch, i) => {
      tone(pitch, at + i * 0.055, 0.07, 0.16, { shape: "triangle" });
      tone(pitch * 2.41, at + i * 0.055, 0.025, 0.09);
    });
  },
  /** Two puffs of steam and a far whistle. */
  train: (at) => {
    noise(420, at, 0.3, 0.16);
    noise(420, at + 0.2, 0.3, 0.16);
    tone(622, at + 0.38, 0.07, 0.5, { rise: 0.08 });
    tone(784, at + 0.38, 0.05, 0.5, { rise: 0.08 });
  },
  /** Two notes upwards. */
  point: (at) => {
    tone(880, at, 0.13, 0.25);
    tone(1175, at + 0.1, 0.13, 0.4);
  },
};

/** @param {Sound|"bell"} sound @param {number} [later] seconds */
export function play(sound, later = 0) {
  if (settings.value.volume > 0) PLAY[sound](audio().context.currentTime + 0.01 + later);
}

/** Whether anything but the bell is wanted. */
export const anyWanted = () => SOUNDS.some((sound) => settings.value.sounds[sound]);

/** What goes with lines of the log, each sound once. @param {GameInfo|undefined} game @param {{text: {m: string}}[]} lines @returns {Sound[]} */
export function soundsOf(game, lines) {
  const heard = lines.map(({ text }) => game?.sounds?.[text.m.replace(/^log-/, "")]);
  return SOUNDS.filter((sound) => settings.value.sounds[sound] && heard.includes(sound));
}

/** @param {GameInfo|undefined} game @param {{text: {m: string}}[]} lines */
export function hear(game, lines) {
  soundsOf(game, lines).forEach((sound, i) => play(sound, i * APART));
}
