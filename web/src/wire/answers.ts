// Written by `npm run types` from the server's schema (starboard.server.http.schema).

export interface Answers {
  Brought: Brought;
  Course: Course;
  EndingCard: EndingCard;
  KeyCard: KeyCard;
  Known: Known;
  Moments: Moments;
  PasskeyCard: PasskeyCard;
  Replayed: Replayed;
  Rule: Rule;
  Token: Token;
}
/**
 * What can be brought to a table, and what you have brought there for your seats.
 */
export interface Brought {
  options?: OptionCard[];
  seats?: {
    [k: string]: {
      [k: string]: string;
    };
  };
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
 * An estimate for every seat, after each of these numbers of entries.
 */
export interface Course {
  at: number[];
  seats: number[][];
}
/**
 * How a match ended, for everybody who may look back at it.
 */
export interface EndingCard {
  decided: Line[];
  counts: Counted[];
  course: Course;
  rounds: number[];
  turnings: Turning[];
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
 * Something that was counted of every seat; `scores`: together these are the points.
 */
export interface Counted {
  name: string;
  text: string;
  amounts: number[];
  scores: boolean;
}
/**
 * A moment that changed the prospects of a seat: after entry `at`, by so much.
 */
export interface Turning {
  at: number;
  seat: number;
  change: number;
  when: string;
  events: Happening[];
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
 * A device or a token.
 */
export interface KeyCard {
  key: string;
  kind: string;
  label: string;
  created: number;
  here: boolean;
}
/**
 * What everybody may know about a person.
 */
export interface Known {
  person: string;
  name: string;
  statistics: Statistics[];
  history: Score[];
  ratings: Rating[];
}
/**
 * A player's figures in one game.
 */
export interface Statistics {
  game: string;
  played: number;
  won: number;
  first: number;
  points: number;
  last: number;
}
/**
 * How a table ended for one seat. A `player` is a person's id, or `bot:NAME`.
 */
export interface Score {
  table: string;
  seat: number;
  player: string;
  game: string;
  place: number;
  points: number;
  won: boolean;
  rated: boolean;
  ended: number;
}
/**
 * How good a player is believed to be at a game (openskill); `version` as with tables.
 */
export interface Rating {
  game: string;
  player: string;
  mu: number;
  sigma: number;
  played?: number;
  version?: number;
}
/**
 * The view of a spectator before the first entry of a match, and how it goes on.
 */
export interface Moments {
  first: {
    [k: string]: unknown;
  };
  moments: Moment[];
}
/**
 * What an entry has changed for a spectator, and what happened with it.
 */
export interface Moment {
  patch: Change[];
  events: Happening[];
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
 * A passkey by which somebody comes back.
 */
export interface PasskeyCard {
  passkey: string;
  label: string;
  created: number;
  only: boolean;
}
/**
 * A finished match after some of its entries, and what happened with the last of them.
 */
export interface Replayed {
  entries: number;
  at: number;
  view: {
    [k: string]: unknown;
  };
  events: Happening[];
}
/**
 * A clause in the reader's language.
 */
export interface Rule {
  id: string;
  chapter: string;
  text: string;
  reading?: string;
}
/**
 * A new token; it is shown only once.
 */
export interface Token {
  token: string;
}
