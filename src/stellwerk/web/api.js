// Questions to the server over HTTP. Every error is a Problem that can be said in words.
import { known, ready, t, tell } from "./words.js";
/** @import {Problem, GameInfo, Invitation, LogPage, RulesInfo, Shelf, SoloRecord, TableInfo} from "./types.js" */

export class Trouble extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

const PATIENCE = 2000; // milliseconds

/** @param {string} path @param {{method?: string, body?: unknown, signal?: AbortSignal|null, token?: string}} [options] */
async function ask(path, { method = "GET", body, signal = null, token = "" } = {}) {
  /** @type {Record<string, string>} */
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal });
  } catch {
    throw new Trouble({ status: 0, detail: "offline", text: { m: "ui-offline" } });
  }
  if (answer.ok) return answer;
  throw new Trouble(await problemOf(answer));
}

/** @param {Response} answer @returns {Promise<Problem>} */
async function problemOf(answer) {
  try {
    const problem = await answer.json();
    if (problem && typeof problem.detail === "string") return { status: answer.status, ...problem };
  } catch {
    // not ours: a proxy's page
  }
  return { status: answer.status, detail: answer.statusText, text: { m: "ui-server-error", a: { status: answer.status } } };
}

/** @param {unknown} error */
export function inWords(error) {
  if (!(error instanceof Trouble)) return String(error);
  const { text, detail } = error.problem;
  return text && known(text.m) ? t(text) : detail;
}

/** The same where no table is open: what the server says is among the words of every game. @param {unknown} error */
export async function explained(error) {
  try {
    const [game] = await games();
    await ready(game.id);
    if (error instanceof Trouble && error.problem.text && known(error.problem.text.m, game.id)) return tell(game.id, error.problem.text);
  } catch {
    // then in English
  }
  return inWords(error);
}

/** @type {Map<string, Promise<any>>} */
const once = new Map();

/** What does not change while the page is open is asked once. @param {string} path @param {(answer: Response) => Promise<any>} read */
function keep(path, read) {
  let answer = once.get(path);
  if (!answer) {
    answer = ask(path).then(read);
    answer.catch(() => once.delete(path));
    once.set(path, answer);
  }
  return answer;
}

/** @returns {Promise<GameInfo[]>} */
export const games = () => keep("/api/games", (answer) => answer.json());
/** @param {string} game @returns {Promise<RulesInfo>} */
export const rules = (game) => keep(`/api/games/${game}/rules`, (answer) => answer.json());
/** @param {string} game @returns {Promise<unknown>} */
export const components = (game) => keep(`/api/games/${game}/components`, (answer) => answer.json());
/** @param {string} game @returns {Promise<Shelf[]>} */
export const gallery = (game) => keep(`/api/games/${game}/gallery`, (answer) => answer.json());
/** @param {string} game @returns {Promise<string>} */
export const art = (game) => keep(`/api/games/${game}/art.svg`, (answer) => answer.text());
/** @returns {Promise<TableInfo[]>} */
export const tables = async () => (await ask("/api/tables")).json();
/** @param {string} id @returns {Promise<TableInfo>} */
export const table = async (id) => (await ask(`/api/tables/${id}`)).json();
/** Lines of the log before a version, as a seat reads them. @param {string} id @param {number} before @param {number|null} seat @returns {Promise<LogPage>} */
export const log = async (id, before, seat) => (await ask(`/api/tables/${id}/log?before=${before}${seat === null ? "" : `&seat=${seat}`}`)).json();
/** How a table lay at a version, as a seat of mine saw it. @param {string} id @param {number} seat @param {number} at @returns {Promise<import("./types.js").Scene>} */
export const scene = async (id, seat, at) => (await ask(`/api/tables/${id}/scene?seat=${seat}&at=${at}`)).json();
/** The turns that decided a game that is over. @param {string} id @returns {Promise<import("./types.js").TurningPoint[]>} */
export const turningPoints = async (id) => (await ask(`/api/tables/${id}/turning-points`)).json();
/** The best answers to the question of a seat. @param {string} id @param {number} seat @returns {Promise<import("./types.js").Hint>} */
export const hint = async (id, seat) => (await ask(`/api/tables/${id}/hint`, { method: "POST", body: { seat } })).json();
/** Whether a move loses much; who waits for that waits no longer than a moment. @param {string} id @param {import("./types.js").AskCoach} body @returns {Promise<import("./types.js").Coached>} */
export const coach = async (id, body) => (await ask(`/api/tables/${id}/coach`, { method: "POST", body, signal: AbortSignal.timeout(PATIENCE) })).json();
/** Begin the review of a seat, or stop it. @param {string} id @param {import("./types.js").AskReview} body @returns {Promise<import("./types.js").Review>} */
export const askReview = async (id, body) => (await ask(`/api/tables/${id}/review`, { method: "POST", body })).json();
/** How far it has come. @param {string} id @param {number} seat @returns {Promise<import("./types.js").Review>} */
export const review = async (id, seat) => (await ask(`/api/tables/${id}/review?seat=${seat}`)).json();
/** The best games alone, of one game or of all. @param {string} [game] @returns {Promise<SoloRecord[]>} */
export const record = async (game = "") => (await ask(`/api/record?game=${game}`)).json();
/** @param {string} id @returns {Promise<SoloRecord>} */
export const tableRecord = async (id) => (await ask(`/api/tables/${id}/record`)).json();
/** @param {import("./types.js").OpenTable} wish @returns {Promise<TableInfo>} */
export const open = async (wish) => (await ask("/api/tables", { method: "POST", body: wish })).json();
/** @param {string} id @param {import("./types.js").Join} body @returns {Promise<TableInfo>} */
export const join = async (id, body) => (await ask(`/api/tables/${id}/join`, { method: "POST", body })).json();
/** A table for one lesson. @param {string} game @param {string} lesson @param {string} name @returns {Promise<TableInfo>} */
export const learn = async (game, lesson, name) => (await ask(`/api/games/${game}/lessons/${lesson}`, { method: "POST", body: { name } })).json();
/** What a link leads to. @param {string} id @param {string} token @returns {Promise<Invitation>} */
export const invitation = async (id, token) => (await ask(`/api/tables/${id}/invitation`, { method: "POST", body: { token } })).json();
/** Take a table off my list, or put it back. @param {string} id @param {boolean} listed */
export const list = async (id, listed) => (await ask(`/api/tables/${id}/listed`, { method: "POST", body: { listed } })).json();
/** Another bot, or another level, for a bot's seat. @param {string} id @param {number} seat @param {string} bot @returns {Promise<TableInfo>} */
export const changeBot = async (id, seat, bot) => (await ask(`/api/tables/${id}/seats/${seat}/bot`, { method: "POST", body: { bot } })).json();
/** A new link for a seat; the old one no longer works. @param {string} id @param {number} seat @returns {Promise<TableInfo>} */
export const newLink = async (id, seat) => (await ask(`/api/tables/${id}/seats/${seat}/link`, { method: "POST", body: {} })).json();
/** The link of a seat dies, nobody gets it. @param {string} id @param {number} seat @returns {Promise<TableInfo>} */
export const keepSeat = async (id, seat) => (await ask(`/api/tables/${id}/seats/${seat}/keep`, { method: "POST", body: {} })).json();
/** I play in person again. @param {string} id @param {number} seat @returns {Promise<TableInfo>} */
export const takeBack = async (id, seat) => (await ask(`/api/tables/${id}/seats/${seat}/back`, { method: "POST", body: {} })).json();
/** Another link to watch by. @param {string} id @returns {Promise<TableInfo>} */
export const renewWatch = async (id) => (await ask(`/api/tables/${id}/watch`, { method: "POST", body: {} })).json();
/** I take over as host, where the host has been away for long. @param {string} id @returns {Promise<TableInfo>} */
export const takeHost = async (id) => (await ask(`/api/tables/${id}/host`, { method: "POST", body: {} })).json();
/** A new table with the same people; those who ask later are told of the same. @param {string} id @returns {Promise<TableInfo>} */
export const rematch = async (id) => (await ask(`/api/tables/${id}/rematch`, { method: "POST", body: {} })).json();
/** A saved game as a finished table. @param {unknown} saved @returns {Promise<TableInfo>} */
export const importGame = async (saved) => (await ask("/api/saves", { method: "POST", body: saved })).json();
/** A link by which anybody looks at a game that is over. @param {string} id @returns {Promise<TableInfo>} */
export const makeReplay = async (id) => (await ask(`/api/tables/${id}/replay`, { method: "POST", body: {} })).json();
/** It dies. @param {string} id @returns {Promise<TableInfo>} */
export const endReplay = async (id) => (await ask(`/api/tables/${id}/replay/end`, { method: "POST", body: {} })).json();
/** Come by such a link. @param {string} id @param {string} token @returns {Promise<TableInfo>} */
export const openReplay = async (id, token) => (await ask(`/api/tables/${id}/replay/open`, { method: "POST", body: { token } })).json();
/** The games I have played to their end. @returns {Promise<import("./types.js").PlayedGame[]>} */
export const history = async () => (await ask("/api/history")).json();
/** All that is kept of me goes. */
export const forgetMe = async () => (await ask("/api/me/forget", { method: "POST", body: {} })).json();
/** Where others in the room find this server. @returns {Promise<import("./types.js").RoomInfo>} */
export const room = () => keep("/api/room", (answer) => answer.json());
/** The links of free seats as pictures, in a room. @param {string} id @returns {Promise<import("./types.js").SeatCode[]>} */
export const codes = async (id) => (await ask(`/api/tables/${id}/codes`)).json();
/** A link for another browser of mine. @returns {Promise<import("./types.js").OwnLink>} */
export const ownLink = async () => (await ask("/api/me/link", { method: "POST", body: {} })).json();
/** This browser becomes one of mine. @param {string} token @returns {Promise<TableInfo[]>} */
export const comeByOwnLink = async (token) => (await ask("/api/me", { method: "POST", body: { token } })).json();
/** All my other browsers are out. @returns {Promise<import("./types.js").Browsers>} */
export const stayAlone = async () => (await ask("/api/me/alone", { method: "POST", body: {} })).json();

/** By which ways I am told, and what is offered. @returns {Promise<import("./types.js").NoticesInfo>} */
export const notices = async () => (await ask("/api/me/notices")).json();
/** @param {import("./types.js").MailWish} wish @returns {Promise<import("./types.js").NoticesInfo>} */
export const noticesByMail = async (wish) => (await ask("/api/me/notices/mail", { method: "POST", body: wish })).json();
/** @param {import("./types.js").HookWish} wish @returns {Promise<import("./types.js").NoticesInfo>} */
export const noticesByHook = async (wish) => (await ask("/api/me/notices/hook", { method: "POST", body: wish })).json();
/** @param {import("./types.js").KindsWish} wish @returns {Promise<import("./types.js").NoticesInfo>} */
export const noticeKinds = async (wish) => (await ask("/api/me/notices/kinds", { method: "POST", body: wish })).json();
/** @param {"mail"|"hook"} way @returns {Promise<import("./types.js").NoticesInfo>} */
export const endNotices = async (way) => (await ask("/api/me/notices/end", { method: "POST", body: { way } })).json();
/** What waits for me. @returns {Promise<import("./types.js").Call[]>} */
export const calls = async () => (await ask("/api/me/calls")).json();
/** By the link in a letter. @param {string} token */
export const confirmNotices = async (token) => (await ask("/api/notices/confirm", { method: "POST", body: { token } })).json();
/** By the link in a letter. @param {string} token */
export const stopNotices = async (token) => (await ask("/api/notices/stop", { method: "POST", body: { token } })).json();

/** The house, for whoever runs it. @param {string} token @returns {Promise<import("./types.js").Overview>} */
export const overview = async (token) => (await ask("/api/admin/overview", { token })).json();
/** End a table. @param {string} token @param {string} id @param {string} reason */
export const closeTable = async (token, id, reason) => (await ask(`/api/admin/tables/${id}/close`, { method: "POST", token, body: { reason } })).json();

/** The game's own colours and shapes. @param {string} game */
export function dress(game) {
  const href = `/api/games/${game}/art.css`;
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}
