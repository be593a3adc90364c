import { TRACKS, TURNS, ZONES } from "../ship";
import type { Space } from "../planning";

/** What a crew planned, as the resolver reads it. */
export interface Plan {
  tracks: Record<string, string>;
  threats: { code: string; t: number; zone: string }[];
  actions: string[];
  /** Damage tokens as they were drawn at the table; without them chance decides. */
  damage_drawn?: Record<string, string[]>;
}

const PARTS: Record<string, string> = { u: "upper_weapon", l: "lower_weapon", s: "shield", r: "reactor", g: "gravolift", t: "structural" };

export const LETTERS = ["a", "b", "c", "x", "<", ">", "^", "-", "A", "B", "X", "1", "2", "3", "4", "5", "6"];
export const MOST_CREW = 5;
/** The highest number of a threat. */
export const LAST_NUMBER = 8;
const EMPTY = "-".repeat(TURNS);
const ZONE_LETTERS = ["r", "w", "b", "i"];

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

/** A plan as a short text for an address: trajectories, threats, rows. */
export function encoded(plan: Plan): string {
  const tracks = TRACKS.map((zone) => plan.tracks[zone] ?? "").join("");
  const threats = plan.threats.map(({ code, t, zone }) => `${code}.${t}${ZONE_LETTERS[TRACKS.findIndex((each) => each === zone)] ?? "r"}`);
  const parts = [tracks, threats.join(","), plan.actions.map((row) => row.replace(/-+$/, "")).join("_")];
  if (plan.damage_drawn) parts.push(ZONES.map((zone) => (plan.damage_drawn?.[zone] ?? []).map(partLetter).join("")).join("."));
  return parts.join("~");
}

function partLetter(part: string): string {
  return Object.keys(PARTS).find((letter) => PARTS[letter] === part) ?? "";
}

/** The plan of such a text; nothing if it is none. */
export function decoded(text: string): Plan | null {
  const [tracks = "", threats = "", rows = "", drawn] = text.split("~");
  const ids = tracks.match(/T\d/g) ?? [];
  if (ids.length !== TRACKS.length) return null;
  const plan: Plan = { tracks: Object.fromEntries(TRACKS.map((zone, place) => [zone, ids[place] ?? ""])), threats: [], actions: [] };
  for (const word of threats.split(",").filter(Boolean)) {
    const found = /^(S?[EI]\d-\d\d)\.(\d+)([rwbi])$/.exec(word);
    if (!found) return null;
    plan.threats.push({ code: found[1] ?? "", t: Number(found[2]), zone: TRACKS[ZONE_LETTERS.indexOf(found[3] ?? "r")] ?? "red" });
  }
  for (const row of rows.split("_").slice(0, MOST_CREW)) {
    if ([...row].some((letter) => !LETTERS.includes(letter)) || row.length > TURNS) return null;
    plan.actions.push(row.padEnd(TURNS, "-"));
  }
  if (drawn !== undefined) plan.damage_drawn = drawnOf(drawn);
  return plan;
}

function drawnOf(text: string): Record<string, string[]> {
  const words = text.split(".");
  return Object.fromEntries(ZONES.map((zone, place) => [zone, [...(words[place] ?? "")].map((letter) => PARTS[letter] ?? "").filter(Boolean)]));
}

/** The lowest number that no threat has yet. */
export function nextNumber(plan: Plan): number {
  const taken = new Set(plan.threats.map(({ t }) => t));
  return Array.from({ length: LAST_NUMBER }, (_, place) => place + 1).find((number) => !taken.has(number)) ?? LAST_NUMBER;
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
