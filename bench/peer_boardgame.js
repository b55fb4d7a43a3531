// boardgame.io under the same load: a server, and matches of four who move at random as soon as it is their turn.
//
//   node peer_boardgame.js serve PORT LOBBY_PORT [FOLDER]          in memory, or with files in that folder
//   node peer_boardgame.js play PORT LOBBY_PORT MATCHES WARM_S SECONDS
//
// bench/peer_boardgame.py copies this file beside the installed package. The players speak the server's own messages
// through bare sockets, without its client: so they cost little, and a move counts when the server has answered it.

const { INVALID_MOVE } = require("boardgame.io/core");

const PLAYERS = 4;
const SPACES = 12;
const WORKERS = 3;
const ROUNDS = 5;
const NAME = "workers";

// --- the game: put a worker on a free space and score it; a round ends when all are placed ---

const worth = (space, round) => ((space * 5 + round * 3) % SPACES) + 1;

const place = ({ G, playerID }, space) => {
  if (!Number.isInteger(space) || G.spaces[space] !== null || G.left[playerID] === 0) return INVALID_MOVE;
  G.spaces[space] = playerID;
  G.left[playerID] -= 1;
  G.points[playerID] += worth(space, G.round);
  if (G.left.every((left) => left === 0)) {
    G.round += 1;
    G.spaces.fill(null);
    G.left.fill(WORKERS);
  }
};

const workers = {
  name: NAME,
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: () => ({
    round: 1,
    spaces: Array(SPACES).fill(null),
    left: Array(PLAYERS).fill(WORKERS),
    points: Array(PLAYERS).fill(0),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { place: { move: place, client: false } },
  endIf: ({ G }) => (G.round > ROUNDS ? { points: G.points } : undefined),
};

// --- the server ---

// Nobody outside this machine is to reach it, and the package has no setting for that.
function stayAtHome() {
  const net = require("node:net");
  const listen = net.Server.prototype.listen;
  net.Server.prototype.listen = function (port, ...rest) {
    return listen.call(this, { port: Number(port), host: "127.0.0.1" }, rest.find((one) => typeof one === "function"));
  };
}

// The lobby has a port of its own: on the common one, today's koa does not find what is added after the sockets.
async function serve(port, apiPort, folder) {
  stayAtHome();
  const { Server, FlatFile } = require("boardgame.io/server");
  const db = folder ? new FlatFile({ dir: folder }) : undefined;
  await Server({ games: [workers], origins: [/.*/], db }).run({ port, lobbyConfig: { apiPort } });
}

// --- the players ---

const tally = { own: [], last: [], ended: 0 };
let begin = Infinity;
let end = Infinity;
const counts = (now) => begin <= now && now < end;

let server = "";
let lobby = "";

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(lobby + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Match {
  constructor() {
    this.sockets = [];
    this.secrets = [];
    this.sent = new Map(); // by version: when the move that made it was sent, by whom, and how many have seen it
  }

  async open() {
    const { io } = require("socket.io-client");
    this.id = (await post(`/games/${NAME}/create`, { numPlayers: PLAYERS })).matchID;
    for (let player = 0; player < PLAYERS; player++) {
      const wish = { playerID: String(player), playerName: `player ${player}` };
      this.secrets.push((await post(`/games/${NAME}/${this.id}/join`, wish)).playerCredentials);
    }
    for (let player = 0; player < PLAYERS; player++) {
      const socket = io(`${server}/${NAME}`, { transports: ["websocket"], forceNew: true, reconnection: false });
      this.sockets.push(socket);
      await new Promise((done, failed) => {
        socket.on("connect_error", failed);
        socket.on("sync", (_, { state }) => {
          this.state = state;
          done();
        });
        socket.on("connect", () => socket.emit("sync", this.id, String(player), this.secrets[player], PLAYERS));
      });
      socket.on("update", (_, state) => this.hear(player, state));
    }
    return this;
  }

  hear(player, state) {
    const now = performance.now();
    const move = this.sent.get(state._stateID);
    if (!move) return;
    move.seen += 1;
    if (player === move.player && counts(now)) tally.own.push(now - move.at);
    if (move.seen === PLAYERS) {
      this.sent.delete(state._stateID);
      if (counts(now)) tally.last.push(now - move.at);
      if (state.ctx.gameover) this.over();
    }
    if (!state.ctx.gameover && player === Number(state.ctx.currentPlayer)) this.move(state);
  }

  // Whoever's turn it is takes a free space.
  move({ G, ctx, _stateID }) {
    const at = performance.now();
    if (at >= end) return;
    const free = G.spaces.flatMap((owner, space) => (owner === null ? [space] : []));
    const space = free[Math.floor(Math.random() * free.length)];
    const playerID = ctx.currentPlayer;
    const payload = { type: "place", args: [space], playerID, credentials: this.secrets[playerID] };
    this.sent.set(_stateID + 1, { at, player: Number(playerID), seen: 0 });
    this.sockets[playerID].emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.id, playerID);
  }

  async over() {
    tally.ended += 1;
    for (const socket of this.sockets) socket.disconnect();
    if (performance.now() >= end) return;
    const next = await new Match().open();
    next.move(next.state);
  }
}

const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const quantile = (times, part) => times.sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)];

async function play(port, lobbyPort, matches, warm, seconds) {
  server = `http://127.0.0.1:${port}`;
  lobby = `http://127.0.0.1:${lobbyPort}`;
  const open = [];
  for (let n = 0; n < matches; n++) open.push(await new Match().open());
  for (const match of open) match.move(match.state);
  await sleep(warm);
  const cpu = process.cpuUsage();
  begin = performance.now();
  console.log(JSON.stringify({ at: "begin" }));
  await sleep(seconds);
  end = performance.now();
  const { user, system } = process.cpuUsage(cpu);
  const figures = {
    moves: tally.own.length,
    seconds: (end - begin) / 1000,
    own_p50: quantile(tally.own, 0.5),
    own_p99: quantile(tally.own, 0.99),
    last_p99: quantile(tally.last, 0.99),
    cpu_s: (user + system) / 1e6,
    ended: tally.ended,
  };
  console.log(JSON.stringify({ at: "end", ...figures }));
  process.exit(0);
}

const [what, ...given] = process.argv.slice(2);
if (what === "serve") serve(Number(given[0]), Number(given[1]), given[2]);
else play(...given.map(Number));
