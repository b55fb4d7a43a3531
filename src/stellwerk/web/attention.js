// "Your turn" outside the page: the tab's title and icon, and a bell for those who want one.
import { play } from "./sounds.js";
import { settings } from "./store.js";

export function ring() {
  if (settings.value.sound) play("bell");
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
