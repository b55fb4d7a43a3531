// "Your turn" outside the page: the tab's title and icon, and a bell for those who want one.
import { play } from "./sounds.js";
import { settings } from "./store.js";

export function ring() {
  if (settings.value.sound) play("bell");
}

const CALM = new URL("./icon.svg", import.meta.url).pathname;
const CALL = new URL("./icon-call.svg", import.meta.url).pathname;

/** @param {string} title @param {boolean} called */
export function entitle(title, called) {
  document.title = called ? `● ${title}` : title;
  const icon = document.querySelector('link[rel="icon"]');
  const href = called ? CALL : CALM;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}
