// Which page is shown. Addresses: / · /new/GAME?players=1 · /t/TABLE?at=57 · /t/TABLE/screen · /rules/GAME#RULE · /learn/GAME · /aid/GAME · /me · /notices · /games · /admin
import { signal } from "@preact/signals";

/** @typedef {{page: "lobby"|"new"|"table"|"screen"|"rules"|"learn"|"aid"|"me"|"notices"|"history"|"admin"|"lost", id: string, at: number|null, players: number, hash: string}} Route */

/** @returns {Route} */
function read() {
  const parts = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const asked = new URLSearchParams(location.search);
  const at = asked.get("at");
  const players = Number(asked.get("players")) || 0;
  const rest = { id: parts[1] ?? "", at: at && /^\d+$/.test(at) ? Number(at) : null, players, hash: location.hash.slice(1) };
  if (!parts.length) return { page: "lobby", ...rest };
  if (parts.length === 1 && parts[0] === "me") return { page: "me", ...rest };
  if (parts.length === 1 && parts[0] === "notices") return { page: "notices", ...rest };
  if (parts.length === 1 && parts[0] === "admin") return { page: "admin", ...rest };
  if (parts.length === 1 && parts[0] === "games") return { page: "history", ...rest };
  if (parts.length === 3 && parts[0] === "t" && parts[2] === "screen") return { page: "screen", ...rest };
  if (parts.length !== 2) return { page: "lost", ...rest };
  if (parts[0] === "new") return { page: "new", ...rest };
  if (parts[0] === "t") return { page: "table", ...rest };
  if (parts[0] === "learn") return { page: "learn", ...rest };
  if (parts[0] === "aid") return { page: "aid", ...rest };
  return { page: parts[0] === "rules" ? "rules" : "lost", ...rest };
}

export const route = signal(read());

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  route.value = read();
  scrollTo(0, 0);
}

/** Change the address without a new entry in the history. @param {string} path */
export function rewrite(path) {
  history.replaceState(null, "", path);
  route.value = read();
}

/** Links inside the app change the page without loading it again. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.origin !== location.origin || /^\/(api|static|schema)\b/.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function listen() {
  document.addEventListener("click", follow);
  addEventListener("popstate", () => (route.value = read()));
}
