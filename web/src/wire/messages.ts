// Written by `npm run types` from the server's schema (starboard.server.wire.schema).

export type Anything = AnyRequest | AnyMessage;
export type AnyRequest =
  | Hello
  | Language
  | Time
  | Lobby
  | Open
  | Close
  | Create
  | Sit
  | Ready
  | SeatBot
  | Settle
  | Bring
  | Remove
  | Leave
  | Move
  | Undo
  | Propose
  | Reply
  | Concede
  | Say
  | Sketch
  | Wipe
  | Show
  | Orders
  | Rematch
  | Branch
  | Explain
  | Ways
  | Preview
  | Hint
  | Mute
  | Block;
/**
 * Who can come to a table: anybody, anybody with the link, nobody else.
 */
export type Visibility = "invite" | "open" | "private";
/**
 * What happens to a seat whose time is up.
 */
export type TimeOut = "bot" | "concede";
/**
 * What a table can agree on.
 */
export type Proposed = "abandon" | "agree" | "pause" | "resume" | "undo";
/**
 * When a person wants to be asked in a kind of window.
 */
export type Order = "always" | "answer" | "never";
export type AnyMessage =
  | Welcome
  | Done
  | Refused
  | TimeTold
  | Explained
  | WaysTold
  | Previewed
  | Hinted
  | LobbyNews
  | Update
  | Closed
  | Goodbye;
/**
 * Kinds of errors.
 */
export type Code =
  | "bad_input"
  | "bad_message"
  | "illegal"
  | "limit"
  | "not_allowed"
  | "not_found"
  | "not_now"
  | "not_signed_in"
  | "too_fast"
  | "too_large"
  | "unavailable";
/**
 * Where a table stands.
 */
export type Status = "abandoned" | "finished" | "lobby" | "running";
/**
 * Who sits on a seat; `hot` is somebody beside a person, at the same device.
 */
export type ChairKind = "bot" | "empty" | "hot" | "person";

/**
 * The first message. `resume` names what the client still has, and opens those tables.
 */
export interface Hello {
  type: "hello";
  id: string;
  version?: number;
  lang?: string;
  /**
   * @maxItems 50
   */
  resume?: Seen[];
}
/**
 * What a client still has of a table: send it, and only the rest comes.
 */
export interface Seen {
  table: string;
  seat?: number | null;
  mark?: string;
  events?: number;
  chat?: number;
  invite?: string;
}
/**
 * Go on in another language; open tables are sent again.
 */
export interface Language {
  type: "language";
  id: string;
  lang: string;
}
/**
 * What time is it? Ask a few times, keep the answer that came fastest.
 */
export interface Time {
  type: "time";
  id: string;
  sent: number;
}
/**
 * Begin or cease to follow the list of tables.
 */
export interface Lobby {
  type: "lobby";
  id: string;
  on?: boolean;
}
/**
 * Follow a table: as a seat of one's own, else as a spectator.
 */
export interface Open {
  type: "open";
  id: string;
  table: string;
  seat?: number | null;
  mark?: string;
  events?: number;
  chat?: number;
  invite?: string;
}
/**
 * Cease to follow a table.
 */
export interface Close {
  type: "close";
  id: string;
  table: string;
}
/**
 * A new table; its owner sits down on the first seat.
 */
export interface Create {
  type: "create";
  id: string;
  game: string;
  seats: number;
  options?: {
    [k: string]: unknown;
  };
  visibility?: Visibility;
  clock?: ClockRules;
  spectators?: boolean;
  /**
   * @maxItems 200
   */
  cards?: {
    [k: string]: unknown;
  }[];
  delay?: number;
  rated?: boolean;
  lesson?: string;
}
/**
 * Thinking time: `bank` seconds to begin with, `step` more with every decision.
 *
 *     It never grows beyond the larger of the two. No bank and three days of step is a game by
 *     correspondence; both 0 is no clock.
 */
export interface ClockRules {
  bank?: number;
  step?: number;
  on_time_out?: TimeOut;
}
/**
 * Take a seat; `name` puts another person of this room (hot seat) onto it.
 */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  seat?: number | null;
  invite?: string;
  name?: string | null;
}
/**
 * Say that one is ready, or not yet. When all seats are, the game begins.
 */
export interface Ready {
  type: "ready";
  id: string;
  table: string;
  ready?: boolean;
}
/**
 * The owner puts a bot onto a seat: a free one, or one whose person has left.
 */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  table: string;
  seat: number;
  bot?: string;
}
/**
 * The owner changes options before the game; whoever was ready is asked once more.
 */
export interface Settle {
  type: "settle";
  id: string;
  table: string;
  options: {
    [k: string]: unknown;
  };
}
/**
 * Bring something of one's own for a private option; nothing (no value) takes it back.
 *
 *     The owner of a table brings it for bots. Others learn it when the match is over.
 */
export interface Bring {
  type: "bring";
  id: string;
  table: string;
  seat?: number | null;
  option: string;
  value?: string;
}
/**
 * The owner frees a seat; in a running game a bot takes over.
 */
export interface Remove {
  type: "remove";
  id: string;
  table: string;
  seat: number;
}
/**
 * Get up from all one's seats; in a running game a bot takes over.
 */
export interface Leave {
  type: "leave";
  id: string;
  table: string;
}
/**
 * Play a move, or several as one; it answers the question with that number.
 */
export interface Move {
  type: "move";
  id: string;
  table: string;
  seat?: number | null;
  question: string;
  /**
   * @minItems 1
   * @maxItems 60
   */
  moves: [string, ...string[]];
  if_sure?: boolean;
  coached?: boolean;
}
/**
 * Take one's last move back: at once where that is free, else by a proposal.
 */
export interface Undo {
  type: "undo";
  id: string;
  table: string;
  seat?: number | null;
}
/**
 * Propose to pause, to resume, to end the game without a winner, or to give the table up.
 */
export interface Propose {
  type: "propose";
  id: string;
  table: string;
  seat?: number | null;
  what: Proposed;
}
/**
 * Consent to a proposal or refuse it.
 */
export interface Reply {
  type: "reply";
  id: string;
  table: string;
  seat?: number | null;
  proposal: string;
  yes: boolean;
}
/**
 * Give up.
 */
export interface Concede {
  type: "concede";
  id: string;
  table: string;
  seat?: number | null;
}
/**
 * Chat.
 */
export interface Say {
  type: "say";
  id: string;
  table: string;
  seat?: number | null;
  text: string;
}
/**
 * Put a mark on the sketch pad, or take one away (not `on`); that may be another seat's.
 */
export interface Sketch {
  type: "sketch";
  id: string;
  table: string;
  seat?: number | null;
  sign: string;
  at: string;
  to?: string;
  number?: number;
  on?: boolean;
  of?: number | null;
}
/**
 * Take all marks off the sketch pad.
 */
export interface Wipe {
  type: "wipe";
  id: string;
  table: string;
  seat?: number | null;
}
/**
 * Touch the remote of a film: it stands at this place for everybody, and plays on or not.
 */
export interface Show {
  type: "show";
  id: string;
  table: string;
  seat?: number | null;
  at: number;
  plays?: boolean;
  pace?: number;
}
/**
 * Standing orders: when to be asked, by kind of window. Nobody else sees them.
 */
export interface Orders {
  type: "orders";
  id: string;
  table: string;
  seat?: number | null;
  default?: Order;
  windows?: {
    [k: string]: Order;
  };
}
/**
 * After the game: a new table with the same people and options.
 */
export interface Rematch {
  type: "rematch";
  id: string;
  table: string;
}
/**
 * Of a finished game: a new table that plays on from the moment after `at` entries.
 */
export interface Branch {
  type: "branch";
  id: string;
  table: string;
  seat?: number | null;
  at: number;
  invite?: string;
}
/**
 * Why can this thing not be used now, or this move not be made?
 */
export interface Explain {
  type: "explain";
  id: string;
  table: string;
  seat?: number | null;
  thing: string;
}
/**
 * Where can this thing be brought by several small moves?
 */
export interface Ways {
  type: "ways";
  id: string;
  table: string;
  seat?: number | null;
  thing: string;
}
/**
 * What would this move cost and do, as far as one can know?
 */
export interface Preview {
  type: "preview";
  id: string;
  table: string;
  seat?: number | null;
  move: string;
  odds?: boolean;
}
/**
 * What would the house bot do here, and why?
 */
export interface Hint {
  type: "hint";
  id: string;
  table: string;
  seat?: number | null;
  as_one?: boolean;
}
/**
 * Do not read a person's chat any more.
 */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  on?: boolean;
}
/**
 * Keep a person away from one's tables, and be kept away from theirs.
 */
export interface Block {
  type: "block";
  id: string;
  person: string;
  on?: boolean;
}
/**
 * Answers `hello`.
 */
export interface Welcome {
  type: "welcome";
  id: string;
  version?: number;
  you: Me;
  now: number;
  games: GameCard[];
  by_table?: boolean;
}
/**
 * The person on this connection.
 */
export interface Me {
  person: string;
  name: string;
  guest?: boolean;
  muted?: string[];
  blocked?: string[];
}
/**
 * A game for the list of games.
 */
export interface GameCard {
  game: string;
  name: string;
  seats: number[];
  rules: number;
  finished?: boolean;
  options?: OptionCard[];
  sides?: OptionCard[];
  bots?: string[];
  windows?: {
    [k: string]: string;
  };
  units?: number;
}
/**
 * An option of a game for a form.
 */
export interface OptionCard {
  name: string;
  kind: string;
  default: unknown;
  low?: number;
  high?: number;
  choices?: string[];
  label?: string;
  about?: string;
  names?: {
    [k: string]: string;
  };
}
/**
 * It happened, and it will not be forgotten. What it changed was sent before.
 */
export interface Done {
  type: "done";
  id: string;
  table?: string;
  proposal?: string;
}
/**
 * It did not happen; nothing has changed. `id` is empty where a message had none.
 */
export interface Refused {
  type: "error";
  id: string;
  code: Code;
  message: string;
  args?: {
    [k: string]: unknown;
  };
  clause?: string;
  text: string;
}
/**
 * Answers `time`: the server's clock in Unix seconds.
 */
export interface TimeTold {
  type: "time";
  id: string;
  sent: number;
  now: number;
}
/**
 * Answers `explain`; no reasons: it can be used.
 */
export interface Explained {
  type: "explained";
  id: string;
  reasons?: Reason[];
}
/**
 * Why something cannot be done.
 */
export interface Reason {
  clause: string;
  message: string;
  args?: {
    [k: string]: unknown;
  };
  text: string;
}
/**
 * Answers `ways`: each can be sent as one `move`.
 */
export interface WaysTold {
  type: "ways";
  id: string;
  ways?: WayPart[];
}
/**
 * Several small moves that lead somewhere, to be sent as one.
 */
export interface WayPart {
  touches: string[];
  moves: string[];
  label: Line;
}
/**
 * A sentence: its message id, its raw arguments, and the text in the reader's language.
 */
export interface Line {
  message: string;
  args?: {
    [k: string]: unknown;
  };
  text: string;
}
/**
 * Answers `preview`, and a `move` whose end nobody can be sure of.
 */
export interface Previewed {
  type: "previewed";
  id: string;
  costs?: {
    [k: string]: number;
  };
  costs_text?: string;
  events?: Happening[];
  complete?: boolean;
  undone?: Line[];
  foretold?: Line[];
  advice?: Line | null;
  better?: string;
}
/**
 * An event as this viewer sees it, numbered for this viewer from 1 without gaps.
 */
export interface Happening {
  number: number;
  kind: string;
  clause: string;
  fields?: {
    [k: string]: unknown;
  };
  text?: string;
  time?: number;
  cues?: SoundCue[];
}
/**
 * A recorded clip and when it begins: `at` seconds of the game and `after` real ones later.
 */
export interface SoundCue {
  clip: string;
  at?: number;
  after?: number;
}
/**
 * Answers `hint`.
 */
export interface Hinted {
  type: "hinted";
  id: string;
  move: string;
  further?: string[];
  why: Line;
}
/**
 * Tables of the lobby: all of them (`whole`), or those that changed and those that are gone.
 */
export interface LobbyNews {
  type: "lobby";
  whole?: boolean;
  tables?: TableCard[];
  gone?: string[];
}
/**
 * A table as the lobby shows it.
 */
export interface TableCard {
  table: string;
  game: string;
  status: Status;
  seats: SeatCard[];
  visibility: Visibility;
  clock?: ClockRules;
  spectators?: boolean;
  options?: {
    [k: string]: unknown;
  };
  created?: number;
  yours?: boolean;
  your_turn?: boolean;
}
/**
 * One seat: who sits there.
 */
export interface SeatCard {
  seat: number;
  kind?: ChairKind;
  person?: string;
  name?: string;
  bot?: string;
  ready?: boolean;
  left?: boolean;
  away?: boolean;
  yours?: boolean;
  brought?: {
    [k: string]: string;
  };
}
/**
 * What changed at a table, all at once; a part that did not change is left out.
 */
export interface Update {
  type: "update";
  table: string;
  seat?: number | null;
  room?: Room | null;
  events?: Happening[];
  undone?: Span[] | null;
  view?: ViewPart | null;
  turn?: Turn | null;
  clock?: ClockState | null;
  chat?: ChatLine[];
  pad?: Pad | null;
  shown?: Shown | null;
  orders?: {
    [k: string]: Order;
  } | null;
}
/**
 * Everything around the match: people, seats, phase, wishes.
 */
export interface Room {
  table: string;
  game: string;
  rules: number;
  status: Status;
  seats: SeatCard[];
  options?: {
    [k: string]: unknown;
  };
  owner?: string;
  visibility?: Visibility;
  invite?: string;
  clock?: ClockRules;
  spectators?: boolean;
  delay?: number;
  watching?: number;
  proposals?: Proposal[];
  commitment?: string;
  seed?: string;
  outcome?: Outcome | null;
  rematch?: string;
  origin?: Origin | null;
  rated?: boolean;
  created?: number;
}
/**
 * Something that waits for the consent of some seats.
 */
export interface Proposal {
  proposal: string;
  what: Proposed;
  seat: number;
  waits_for?: number[];
  text?: string;
}
/**
 * How a game ended.
 */
export interface Outcome {
  places: number[];
  points: number[];
  won: number[];
  reason: string;
  clause: string;
  text?: string;
  units?: number;
}
/**
 * The moment of a finished game from which a table plays on.
 */
export interface Origin {
  table: string;
  at: number;
}
/**
 * Events from one number to another.
 */
export interface Span {
  first: number;
  last: number;
}
/**
 * What this viewer knows: `whole`, or a `patch` against the view with the mark `base`.
 */
export interface ViewPart {
  mark: string;
  whole?: {
    [k: string]: unknown;
  } | null;
  base?: string;
  patch?: Change[];
}
/**
 * One operation of a patch, as in RFC 6902; its value is always there, `null` included.
 */
export interface Change {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}
/**
 * What there is to decide.
 */
export interface Turn {
  question?: string;
  choice?: string;
  ask?: Line | null;
  waiting?: Line[];
  waits_for?: number[];
  moves?: Offer[];
  thinking?: number[];
  undo?: boolean;
}
/**
 * A legal move.
 */
export interface Offer {
  move: string;
  kind: string;
  touches?: string[];
  label: Line;
  group?: string;
  short?: string;
  aside?: boolean;
  form?: number;
}
/**
 * Thinking time and the game's own time, in instants of the server (Unix seconds).
 */
export interface ClockState {
  seats?: SeatClock[];
  origin?: number | null;
  pace?: number;
  paused?: boolean;
}
/**
 * The thinking time of a seat: what is `left`, or the instant `until` which it runs.
 */
export interface SeatClock {
  left?: number | null;
  until?: number | null;
}
/**
 * Something said, or a note of the table; numbers grow, a muted person leaves gaps.
 */
export interface ChatLine {
  number: number;
  time: number;
  seat?: number | null;
  person?: string;
  name?: string;
  text: string;
  note?: string;
  args?: {
    [k: string]: unknown;
  };
}
/**
 * The sketch pad of a table.
 */
export interface Pad {
  marks?: Mark[];
}
/**
 * A mark on the sketch pad: whose, which sign, at which thing; an arrow leads `to` one.
 */
export interface Mark {
  seat: number;
  sign: string;
  at: string;
  to?: string;
  number?: number;
}
/**
 * Where the film of a table stands for everybody: its shot `at` the instant `since`.
 */
export interface Shown {
  at: number;
  plays?: boolean;
  pace?: number;
  seat: number;
  since: number;
}
/**
 * A table is not followed any more: it is gone, or one may not see it any longer.
 */
export interface Closed {
  type: "closed";
  table: string;
  why: Line;
}
/**
 * The connection ends; come again after `after` seconds.
 */
export interface Goodbye {
  type: "goodbye";
  why: Line;
  after?: number;
}
