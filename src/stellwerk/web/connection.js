// The line to a table: a WebSocket that comes back by itself, and notices when a patch is missing or nobody answers.
/** @import {ClientMessage, Patch, Scene} from "./types.js" */

/** @typedef {"opening"|"open"|"lost"|"shut"} LineState */
/** @typedef {{type: string} & Record<string, any>} Incoming */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const LOOK = 1_000;
const QUIET = 10_000; // after which the server is asked whether it is still there
const PATIENCE = 8_000; // so long it may take to say so
const SHORT = 2_500; // the same where the network has just changed
const NETWORK = ["online", "offline", "focus"];
const SHUT = [4400, 4403, 4404, 4422];

export class Connection {
  /** @param {string} path @param {{onMessage: (message: any) => void, onState: (state: LineState) => void}} listener */
  constructor(path, { onMessage, onState }) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.onMessage = onMessage;
    this.onState = onState;
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** Where the stream of scenes stands. */
    this.at = { v: -1, frame: 0, fresh: false };
    /** @type {number|undefined} */
    this.timer = undefined;
    /** When something was heard last; until when it must be, where it was asked for. */
    this.heard = 0;
    this.until = Infinity;
    this.hurry = () => (this.timer !== undefined ? this.connect() : this.probe(SHORT));
    for (const news of NETWORK) addEventListener(news, this.hurry);
    this.watch = setInterval(() => this.look(), LOOK);
    /** @type {WebSocket|undefined} */
    this.socket = undefined;
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.at = { v: -1, frame: 0, fresh: false };
    this.hears();
    const socket = (this.socket = new WebSocket(this.address));
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.hears();
      this.onState("open");
    };
    socket.onmessage = (event) => {
      this.hears();
      const heard = JSON.parse(event.data); // one message, or all patches of a move as a list
      for (const message of Array.isArray(heard) ? heard : [heard]) if (socket === this.socket) this.receive(message);
    };
    socket.onclose = (event) => socket === this.socket && this.again(event.code);
  }

  hears() {
    this.heard = Date.now();
    this.until = Infinity;
  }

  /** Now and then: does the line still live? */
  look() {
    if (this.closed || this.timer !== undefined) return;
    if (Date.now() > this.until) this.giveUp();
    else if (Date.now() - this.heard > QUIET) this.probe(PATIENCE);
  }

  /** Ask for a sign of life. @param {number} patience */
  probe(patience) {
    if (this.until > Date.now() + patience) this.until = Date.now() + patience;
    this.send({ type: "ping" });
  }

  /** Nobody answers, though nobody has hung up. */
  giveUp() {
    const dead = this.socket;
    this.socket = undefined;
    dead?.close();
    this.again(0);
  }

  /** @param {number} code why it broke: not being let in is final */
  again(code) {
    if (this.closed) return;
    if (SHUT.includes(code)) {
      this.closed = true;
      this.onState("shut");
      return;
    }
    this.onState("lost");
    this.timer = setTimeout(() => this.connect(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** @param {Incoming} message */
  receive(message) {
    if (message.type === "pong") return;
    if (message.type === "scene") this.at = { v: message.v, frame: 0, fresh: true };
    if (message.type === "patch" && !this.follows(/** @type {any} */ (message))) return;
    this.onMessage(message);
  }

  /** A patch that does not fit what came before means something was lost: ask for everything. @param {Patch} patch */
  follows(patch) {
    const frame = patch.frame ?? 0;
    const next = patch.base === this.at.v || (patch.v === this.at.v && frame > this.at.frame);
    if (!this.at.fresh) return false;
    if (next) this.at = { v: patch.v, frame, fresh: true };
    else this.resync();
    return next;
  }

  resync() {
    this.at.fresh = false;
    this.send({ type: "resync" });
  }

  /** @param {ClientMessage} message @returns {boolean} whether it went out */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    for (const news of NETWORK) removeEventListener(news, this.hurry);
    this.socket?.close();
  }
}
