// "Your turn" outside the page: the tab's title and icon, and a bell for those who want one.
import { settings } from "./store.js";

/** @type {AudioContext|null} */
let audio = null;

/** Two partials of a station bell. */
export function ring() {
  if (!settings.value.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [pitch, volume, length] of [[1318, 0.16, 1.1], [1976, 0.06, 0.7]]) {
    const tone = audio.createOscillator();
    const fade = audio.createGain();
    tone.frequency.value = pitch;
    fade.gain.setValueAtTime(volume, now);
    fade.gain.exponentialRampToValueAtTime(0.0001, now + length);
    tone.connect(fade).connect(audio.destination);
    tone.start(now);
    tone.stop(now + length);
  }
}

const CALM = "/static/icon.svg";
const CALL = "/static/icon-call.svg";

/** @param {string} title @param {boolean} called */
export function entitle(title, called) {
  document.title = called ? `● ${title}` : title;
  const icon = document.querySelector('link[rel="icon"]');
  const href = called ? CALL : CALM;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}
