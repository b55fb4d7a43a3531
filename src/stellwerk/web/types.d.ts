// Written by tools/gen_types.py from stellwerk.stage.wire, stellwerk.server.wire, stellwerk.server.notice_wire, stellwerk.server.admin_wire. Do not edit: `make types`.

/** A message and its arguments; every viewer reads it in their own language. */
export type Text = {
  m: string;
  a?: Record<string, unknown>;
};

/** A place where pieces lie. Pieces are laid out by computation: row, column, grid, stack or spread. */
export type Zone = {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  name: Text;
  layout?: "column" | "grid" | "row" | "spread" | "stack";
  gap?: number;
  cols?: number;
  piece?: [number, number];
  look?: string;
  label?: boolean;
  align?: "center" | "end" | "start";
};

/** One drawing on the page with its own coordinates. The client lays regions out by role. */
export type Region = {
  id: string;
  role: "own" | "seat" | "side" | "stage";
  w: number;
  h: number;
  name: Text;
  zones: Zone[];
  seat?: number;
  look?: string;
  tab?: string;
};

/** The same zones twice: for wide screens and for a phone held upright (360 units wide). */
export type Board = {
  game: string;
  wide: Region[];
  narrow: Region[];
  printed?: Record<string, Piece>;
};

/** Something that lies in a zone. `k` names a template `<g id="piece-k">` of the game's art; slots fill it. */
export type Piece = {
  z: string;
  i: number;
  k: string;
  name: Text;
  slots?: Record<string, string>;
  c?: string;
  notes?: Text[];
  up?: boolean;
};

/** A number to choose: the move's text has `{n}` in its place. */
export type Range = {
  low: number;
  high: number;
  step: number;
  start: number;
  unit?: string;
  marks?: number[];
  base?: number;
  top?: string;
};

/** A refusal as the client gets it. */
export type Why = {
  rule: string;
  text: Text;
};

/** What somebody is told who points at a thing and asks. Never part of a scene: it is asked for. */
export type Card = {
  name: Text;
  what?: Text[];
  now?: Text[];
  rule?: string;
  look?: Piece | null;
  origin?: Text[];
};

/** A move worth showing. `on` is the path of zones and pieces that choose it; () is a button only. */
export type Offer = {
  move: string;
  text: Text;
  on?: string[];
  group?: string;
  main?: boolean;
  last?: boolean;
  to?: string;
  order?: boolean;
  number?: Range | null;
};

/** An offer after judgement: playable, or greyed with the reason. */
export type Act = {
  move: string;
  text: Text;
  on?: string[];
  group?: string;
  main?: boolean;
  last?: boolean;
  to?: string;
  order?: boolean;
  number?: Range | null;
  why?: Why | null;
  aside?: boolean;
};

/** One kind of thing in the box, as it is drawn; its notes say what it does and where its values come from. */
export type Exhibit = {
  piece: Piece;
  n?: number;
};

/** Things of a kind, for the gallery of all components. */
export type Shelf = {
  title: Text;
  items: Exhibit[];
};

/** One of the few numbers that matter about a player. `value` None: a secret. */
export type Figure = {
  name: Text;
  value: number | null;
  unit?: string;
  icon?: string;
};

/** One player at a glance. `state`: asked now, has answered, waits, is out. */
export type Strip = {
  seat: number;
  figures: Figure[];
  state?: "answered" | "asked" | "out" | "waits";
  notes?: Text[];
  name?: Text | null;
};

/** Of what a value is made: a piece on the table, or words about how it counts, with a symbol of the game's art. */
export type Share = {
  text?: Text | null;
  icon?: string;
  piece?: string;
};

/** A line of a summary table: a label and one value per column. */
export type Row = {
  name: Text;
  values: (number | null)[];
  strong?: boolean;
  icon?: string;
  shares?: Share[][];
};

/** A summary that stops the show until it is read: profits of a round, the final count. */
export type Sheet = {
  title: Text;
  columns: Text[];
  rows: Row[];
  unit?: string;
  notes?: Text[];
};

/** What a game's `scene` room makes of a table. */
export type Picture = {
  parts: (Record<string, Piece>)[];
  sign: Text[];
  prompt: Text;
  strips: Strip[];
  rule?: string;
  sheet?: Sheet | null;
};

/** One line of the log. `v` is the moment it belongs to, for jumps. */
export type Line = {
  v: number;
  text: Text;
  round?: number;
  turn?: number;
  gains?: number[];
};

/** Everything one viewer sees at one moment. */
export type Scene = {
  type: "scene";
  v: number;
  seat: number | null;
  waiting: number[];
  pieces: Record<string, Piece>;
  acts: Act[];
  sign: Text[];
  prompt: Text;
  strips: Strip[];
  rule?: string;
  sheet?: Sheet | null;
  over?: boolean;
  undo?: "ask" | "free" | "no";
  forced?: boolean;
  tick_ms?: number;
  tick_run?: number;
  log?: Line[];
  earlier?: boolean;
  since?: number;
};

/** The step from scene `base` to scene `v`. One patch per event, in order; `frame` counts within a move. */
export type Patch = {
  type: "patch";
  base: number;
  v: number;
  frame?: number;
  last?: boolean;
  put?: Record<string, Piece>;
  cut?: string[];
  waiting?: number[] | null;
  acts?: Act[] | null;
  sign?: Text[] | null;
  prompt?: Text | null;
  strips?: Strip[] | null;
  rule?: string | null;
  sheet?: Sheet | null;
  over?: boolean | null;
  undo?: "ask" | "free" | "no" | null;
  forced?: boolean | null;
  tick_ms?: number;
  tick_run?: number;
  log?: Line[];
  pause?: boolean;
  since?: number | null;
};

export type OptionInfo = {
  id: string;
  choices: string[];
  default: string;
  kind: "components" | "ruling" | "variant";
  doubt?: string;
  rule?: string;
  apart?: boolean;
};

/** Names and descriptions are messages `game-title` and `game-tagline` of the game's words. */
export type GameInfo = {
  id: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  bots: string[];
  reconstructed?: number;
  lessons?: string[];
  minutes?: [number, number] | null;
  weight?: number;
  ratings?: Record<string, number>;
  sounds?: Record<string, "coins" | "place" | "point" | "train">;
};

/** One rule of the ledger in our words. */
export type RuleInfo = {
  id: string;
  chapter: string;
  source: string;
  de: string;
  en: string;
  source_en: string;
};

/** The rules in the app: a short page (Markdown) and the full ledger. */
export type RulesInfo = {
  short_de: string;
  short_en: string;
  chapters: ([string, string, string])[];
  rules: RuleInfo[];
  aid_de?: string;
  aid_en?: string;
};

/** Who is to sit there: me, a friend by link, somebody at this screen, or a bot. */
export type SeatWish = {
  kind: "bot" | "here" | "link" | "me";
  name?: string;
  bot?: string;
};

/** How long people may take, in real time: for each move, or each of them for the whole game. */
export type TimeLimit = {
  per: "move" | "player";
  seconds: number;
  up?: "bot" | "move" | "nothing";
  bot?: string;
};

/** A table to be opened. A component file is given as an object, or as {"toml": its text}. */
export type OpenTable = {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  first?: "as-listed" | "shuffled";
  hints?: "none" | "quiet" | "told" | null;
  limit?: TimeLimit | null;
};

/** A seat as everybody may see it. */
export type SeatInfo = {
  seat: number;
  kind: "bot" | "here" | "link" | "me";
  name: string;
  bot?: string;
  taken?: boolean;
  online?: boolean;
  program?: string;
  offered?: "" | "holder" | "host";
  passed?: number;
  lent?: boolean;
  gone?: boolean;
  left?: number | null;
  ticks?: boolean;
  late?: boolean;
};

/** A table as this session sees it. */
export type TableInfo = {
  id: string;
  game: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  version: number;
  waiting: number[];
  over: boolean;
  opened: number;
  moved: number;
  mine?: number[];
  host?: boolean;
  links?: Record<string, string>;
  watch?: string;
  shut?: Text | null;
  lesson?: string;
  round?: number;
  closed?: boolean;
  watching?: string[];
  hints?: "none" | "quiet" | "told";
  reason?: string;
  rematch?: string;
  imported?: boolean;
  replay?: string;
  limit?: TimeLimit | null;
};

/** Whether a table stands in my list. */
export type Listed = {
  listed: boolean;
};

/** The secret of a link, to read the invitation before following it. */
export type Knock = {
  token: string;
};

/** What a link leads to, for somebody who has not come in yet. */
export type Invitation = {
  table: TableInfo;
  seat: number | null;
  host: string;
};

/** Lines of the log before a version, as one seat reads them. */
export type LogPage = {
  lines: Line[];
  earlier?: boolean;
  first?: number;
};

/** A turn that brought its player much, with what was told of it. */
export type TurningPoint = {
  v: number;
  seat: number;
  points: number;
  lines: Line[];
};

/** The secret of a seat link (or of a spectators' link), posted once. */
export type Join = {
  token: string;
  name?: string;
  program?: string;
};

/** Which bot is to play a seat. */
export type BotWish = {
  bot: string;
};

/** A link for another browser of mine: it carries all my seats and my record there. */
export type OwnLink = {
  link: string;
  qr: string;
  seconds: number;
  browsers: number;
};

/** How many browsers have my seats, this one included. */
export type Browsers = {
  browsers: number;
};

/** The secret of such a link. */
export type OwnToken = {
  token: string;
};

/** Where others in the home network find this server; empty where it is not for one room. */
export type RoomInfo = {
  address?: string;
  qr?: string;
};

/** The link to a free seat, as others in the room come by it. */
export type SeatCode = {
  seat: number;
  link: string;
  qr: string;
};

/** Who wants to learn. */
export type Learn = {
  name?: string;
};

/** A move by HTTP; `v` is the version it is meant for. */
export type MoveIn = {
  seat: number;
  move: string;
  v: number;
};

export type MoveOut = {
  v: number;
};

/** What would you do? For a seat of mine that is asked. */
export type AskHint = {
  seat: number;
};

/** An answer to the open question, and what is expected of it. Differences are to the next best for the best */
export type Advice = {
  move: string;
  text: Text;
  chance: number;
  points: number;
  more_chance?: number;
  more_points?: number;
  sources?: Record<string, number>;
  figures?: Record<string, number>;
  others?: number;
  later?: number;
};

/** Up to three answers, the best first. */
export type Hint = {
  v: number;
  moves: Advice[];
};

/** Is this move sound? Without a move: the coach begins to think, and nothing is answered yet. */
export type AskCoach = {
  seat: number;
  v: number;
  move?: string;
};

/** A move that loses much against the best one. */
export type Doubt = {
  chosen: Advice;
  best: Advice;
};

/** What the coach says to a move: nothing, or that another is much better. */
export type Coached = {
  doubt?: Doubt | null;
};

/** Begin a review, or go on with it; `wanted` false stops it. */
export type AskReview = {
  seat: number;
  wanted?: boolean;
};

/** One decision of a game that is over, looked at from what the seat knew then. */
export type Decision = {
  v: number;
  round: number;
  chosen: Advice;
  best?: Advice | null;
};

/** What the seat decided in a game, as far as it has been looked at. */
export type Review = {
  seat: number;
  state?: "done" | "impossible" | "none" | "running" | "stopped";
  done?: number;
  of?: number;
  decisions?: Decision[];
};

/** One game played alone, and its place among those of its combination. */
export type SoloResult = {
  place: number;
  total: number;
  ended: number;
  won?: boolean | null;
  table?: string;
};

/** The best games alone with one combination of modules. */
export type SoloRecord = {
  game: string;
  options: Record<string, string>;
  played: number;
  best: SoloResult[];
  this?: SoloResult | null;
};

/** Somebody I played against; `bot` is empty for a person. */
export type Opponent = {
  name: string;
  bot?: string;
};

/** A game that I have played to its end. */
export type PlayedGame = {
  table: string;
  game: string;
  ended: number;
  seconds: number;
  place: number;
  points: number;
  won: boolean;
  opponents?: Opponent[];
};

/** Every error, in one form. `text` can be said in the viewer's language; `detail` is English. */
export type Problem = {
  status: number;
  detail: string;
  text?: Text | null;
  rule?: string;
};

export type Play = {
  type: "play";
  v: number;
  seat: number;
  move: string;
};

/** Look through the eyes of a seat I hold; None is a spectator. */
export type Look = {
  type: "look";
  seat: number | null;
};

/** Show the table as it lay at version v, as my seat saw it; None goes back to now. */
export type Moment = {
  type: "moment";
  v: number | null;
};

export type AskLens = {
  type: "lens";
  seat: number;
  move: string;
};

/** What is this? `thing` is an id as the screen knows it; the answer is for the eyes and the moment I look at. */
export type Explain = {
  type: "explain";
  thing: string;
};

/** Take my last move back; where that needs consent, the others are asked. */
export type Undo = {
  type: "undo";
  seat: number;
};

/** Stop before the end, without a winner; all other people at the table are asked. */
export type Close = {
  type: "close";
  seat: number;
};

/** Give my seat to a program; the others play on. */
export type Resign = {
  type: "resign";
  seat: number;
};

/** No longer ask what this seat has asked of the others. */
export type Withdraw = {
  type: "withdraw";
  seat: number;
};

export type Consent = {
  type: "consent";
  seat: number;
  yes: boolean;
  about?: "close" | "undo";
};

export type Say = {
  type: "say";
  text: string;
};

export type Rename = {
  type: "rename";
  seat: number;
  name: string;
};

/** Send everything again. */
export type Resync = {
  type: "resync";
};

/** Are you still there? */
export type Ping = {
  type: "ping";
};

/** First message, and after every Look: the board for this viewer. A Scene follows at once. */
export type Hello = {
  type: "hello";
  table: TableInfo;
  board: Board;
  seat: number | null;
  chat: ChatLine[];
};

export type ChatLine = {
  type: "chat";
  name: string;
  text: string;
  at: number;
  seat?: number | null;
  house?: Text | null;
};

/** Names, presence or links changed. */
export type TableNews = {
  type: "table";
  table: TableInfo;
};

/** Your move was refused and nothing changed. */
export type Refusal = {
  type: "refused";
  move: string;
  why: Why;
};

export type ScoreInfo = {
  total: number;
  sources: Record<string, number>;
};

/** What a move would change, by source. Names are messages `source-KEY` of the game. Without a move: the score. */
export type Lens = {
  type: "lens";
  move: string;
  before: ScoreInfo;
  after: ScoreInfo;
  best?: ScoreInfo | null;
  note?: Text | null;
  ahead?: Text | null;
  seats?: (Record<string, number | null>)[];
};

/** The card of a thing, and why it cannot be used now where every move that names it is refused. */
export type Explained = {
  type: "explained";
  thing: string;
  card?: Card | null;
  why?: Why[];
};

/** How far the learner has come: after the greeting and after every move. */
export type LessonNews = {
  type: "lesson";
  id: string;
  n: number;
  of: number;
  done?: boolean;
  missed?: boolean;
  next?: string;
  longer?: boolean;
};

/** A seat asks the others for something; these seats still have to agree. */
export type Asked = {
  type: "asked";
  about: "close" | "undo";
  seat: number;
  missing: number[];
};

/** All have agreed, somebody has not, or the seat asks no longer. */
export type Answered = {
  type: "answered";
  about: "close" | "undo";
  seat: number;
  granted: boolean;
  withdrawn?: boolean;
};

/** A card or tile, and what it brought. */
export type PartInfo = {
  source: string;
  name: Text;
  points: number;
};

export type RankInfo = {
  seat: number;
  place: number;
  score: ScoreInfo;
  tie_break?: Text | null;
  parts?: PartInfo[];
};

/** The opponent of the rules, against whom one plays alone. */
export type RivalInfo = {
  name: Text;
  total: number;
};

/** The scores at one milestone of the game (end of a round), for the graph. */
export type CoursePoint = {
  v: number;
  text: Text;
  totals: number[];
};

/** The final count, when the game is over. */
export type Final = {
  type: "final";
  winners: number[];
  ranking: RankInfo[];
  course: CoursePoint[];
  rival?: RivalInfo | null;
};

/** I am. */
export type Pong = {
  type: "pong";
};

/** Something was wrong with the last message (malformed, too fast, not your seat). */
export type Trouble = {
  type: "trouble";
  problem: Problem;
};

/** Notices by mail to this address, once it is confirmed. */
export type MailWish = {
  address: string;
  kinds: ("agree" | "over" | "turn")[];
  language: "de" | "en";
};

/** Notices by web hook. `room` and `token` are for Matrix; ntfy takes a token, too. */
export type HookWish = {
  format: "discord" | "json" | "matrix" | "ntfy";
  url: string;
  kinds: ("agree" | "over" | "turn")[];
  language: "de" | "en";
  room?: string;
  token?: string;
};

/** What is told by a way, and in which language. */
export type KindsWish = {
  way: "hook" | "mail";
  kinds: ("agree" | "over" | "turn")[];
  language: "de" | "en";
};

/** A way that is to end. */
export type WayWish = {
  way: "hook" | "mail";
};

/** The secret of a link in a mail. */
export type NoticeToken = {
  token: string;
};

/** A way by which somebody is told: where it leads, what is told, and whether it works. */
export type WayInfo = {
  way: "hook" | "mail";
  shown: string;
  kinds: ("agree" | "over" | "turn")[];
  state: "asked" | "given-up" | "on";
  trouble?: Text | null;
};

/** What this house offers, and what somebody has chosen. */
export type NoticesInfo = {
  mail: boolean;
  hook: boolean;
  ways: WayInfo[];
};

/** Something at one of my tables that waits for me, or that I may not know yet. */
export type Call = {
  table: string;
  game: string;
  kind: "agree" | "over" | "turn";
  mark: string;
};

/** End a table; the players read why. */
export type CloseTable = {
  reason: string;
};

/** A bot that gave no answer when it was asked last. */
export type BrokenBot = {
  table: string;
  seat: number;
  bot: string;
  fault: string;
  at: number;
};

/** A server process, as it told of itself with its last beat. */
export type ProcessInfo = {
  host?: string;
  pid?: number;
  version?: string;
  since?: number;
  tables?: number;
  sockets?: number;
  moves_per_second?: number;
  broken?: BrokenBot[];
};

export type AdminSeat = {
  seat: number;
  name: string;
  bot?: string;
  program?: string;
};

/** A table from outside. */
export type AdminTable = {
  id: string;
  game: string;
  seats: AdminSeat[];
  version: number;
  waiting: number[];
  opened: number;
  moved: number;
  over?: boolean;
  closed?: boolean;
  shut?: boolean;
  here?: number;
  reason?: string;
};

/** How many are told by a way, and for how many it fails. */
export type NoticeCount = {
  way: string;
  people: number;
  failing: number;
  given_up: number;
};

/** The house: its processes, and its tables, those in play first, the last moved first. */
export type Overview = {
  now: number;
  processes: ProcessInfo[];
  tables: AdminTable[];
  running: number;
  all: number;
  notices?: NoticeCount[];
};

export type ClientMessage = Play | Look | Moment | AskLens | Explain | Undo | Close | Resign | Withdraw | Consent | Say | Rename | Resync | Ping;

export {};
