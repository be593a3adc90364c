import { TRACKS, TURNS } from "../ship";
import type { Space } from "../planning";

/** A threat with its turn and place; its card is empty while nobody has said which one it was. */
export interface GivenThreat {
  code: string;
  t: number;
  zone: string;
  /** In which it was announced. */
  phase?: number;
}

/** What a crew planned, as the resolver reads it. */
export interface Plan {
  /** Empty where nobody has said which one lay there. */
  tracks: Record<string, string>;
  threats: GivenThreat[];
  actions: string[];
  /** Which mission it was; test runs are shorter. */
  mission?: string;
  /** What the crew is called, row by row. */
  names?: string[];
  /** Cards as two letters, row by row; what nobody held is then not suggested. */
  hands?: string[][];
  /** Rows that are androids, counted from 1. */
  androids?: number[];
  /** Damage tokens as they were drawn at the table; without them chance decides. */
  damage_drawn?: Parts;
  /** What an earlier mission of a campaign left behind. */
  start?: { damage: Parts; squads: string[] };
}

/** Parts of the ship, by zone. */
export type Parts = Record<string, string[]>;

/** What may break in a zone. */
export const PARTS = ["upper_weapon", "lower_weapon", "shield", "reactor", "gravolift", "structural"];
/** Where the squads of battlebots stand by. */
export const SQUADS = ["lower_red", "upper_blue"];

export const LETTERS = ["a", "b", "c", "x", "<", ">", "^", "-", "A", "B", "X", "1", "2", "3", "4", "5", "6"];
export const MOST_CREW = 5;
/** The highest number of a threat. */
export const LAST_NUMBER = 8;
export const EMPTY = "-".repeat(TURNS);

export function emptyPlan(): Plan {
  return { tracks: { red: "T1", white: "T2", blue: "T3", internal: "T4" }, threats: [], actions: [EMPTY, EMPTY, EMPTY, EMPTY] };
}

/** A short mission to try it out. */
export function example(): Plan {
  return {
    tracks: { red: "T4", white: "T2", blue: "T3", internal: "T5" },
    threats: [
      { code: "E1-07", t: 1, zone: "red" },
      { code: "E1-02", t: 3, zone: "blue" },
      { code: "I1-03", t: 4, zone: "internal" },
      { code: "E1-05", t: 6, zone: "white" },
    ],
    actions: ["<aaa-^b^----", ">aaab-^b----", "^c--b-c-----", "c--^<c>^xa--"],
  };
}

/** The lowest number that no threat has yet. */
export function nextNumber(plan: Plan): number {
  const taken = new Set(plan.threats.map(({ t }) => t));
  return Array.from({ length: LAST_NUMBER }, (_, place) => place + 1).find((number) => !taken.has(number)) ?? LAST_NUMBER;
}

/** A plan for a crew of so many: nobody keeps the cards of those who are not there. */
export function resized(plan: Plan, many: number): Plan {
  const actions = Array.from({ length: many }, (_, crew) => plan.actions[crew] ?? EMPTY);
  const next: Plan = { ...plan, actions };
  if (plan.names) next.names = actions.map((_, crew) => plan.names?.[crew] ?? "");
  if (plan.hands) next.hands = actions.map((_, crew) => plan.hands?.[crew] ?? []);
  if (plan.androids) next.androids = plan.androids.filter((row) => row <= many);
  return next;
}

/** What the server gets: hands only where everybody's are known, since what nobody held cannot lie there. */
export function document(plan: Plan, names: string[]): Plan & { names: string[] } {
  const { hands, ...rest } = plan;
  return { ...rest, names, ...(hands?.every((cards) => cards.length) ? { hands } : {}) };
}

/** What is still missing before a film can be shown: zones without a trajectory, turns without a card. */
export function missing(plan: Plan): { zones: string[]; turns: number[] } {
  return {
    zones: TRACKS.filter((zone) => !plan.tracks[zone]),
    turns: plan.threats.filter(({ code }) => !code).map(({ t }) => t),
  };
}

const IN_A_FILE = /^[^:]+: (?:line|Zeile) \d+: (?:[\w.[\]]+: )?/;

/** What a plan was refused for, as a sentence: whoever filled in a page knows no line of a file. */
export function plainly(refusal: string): string {
  return refusal.replace(IN_A_FILE, "").replace(/^./, (first) => first.toUpperCase());
}

/** Numbers that several threats have: that may be so, but mostly one was mistyped. */
export function doubled(plan: Plan): number[] {
  const numbers = plan.threats.map(({ t }) => t);
  return [...new Set(numbers.filter((each, place) => numbers.indexOf(each) < place))];
}

/** A row with another letter in a turn. */
export function withLetter(row: string, turn: number, letter: string): string {
  return row.slice(0, turn - 1) + letter + row.slice(turn);
}

/** The turns in which two rows differ. */
export function differing(old: string, row: string): number[] {
  return [...row].map((letter, place) => (letter === old[place] ? 0 : place + 1)).filter(Boolean);
}

/** A row as spaces of an action board; `board` begins their ids. */
export function spacesOf(row: string, board: string): Space[] {
  return [...row].map((letter, place) => ({ id: `${board}.${place + 1}`, turn: place + 1, phase: 1, card: "", half: "", letter }));
}
