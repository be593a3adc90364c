import type { CardFace } from "./shown";
import { letterWith } from "./things";

/** A card as it is printed. */
export type Face = CardFace;

export const HUES: Record<string, string> = { pro: "#5aa9ff", anti: "#ff7a5a", dual: "#c9a6ff" };
/** The colour of each back. */
export const BACKS: Record<string, string> = { I: "#3a74c4", II: "#c0572f", III: "#2f9a78", IV: "#8a5ac4", V: "#b8952f" };

export const STATS = ["stealth", "attack", "defence"] as const;
export type Stat = (typeof STATS)[number];

/** What stands before each value, so that colour is not alone. */
export const SIGNS: Record<Stat, string> = { stealth: "◐", attack: "✦", defence: "⬢" };

/** A value as it is now. */
export interface Value {
  stat: Stat;
  letter: string;
  /** What is added to what is printed. */
  adds: number;
}

/** The three values of a unit or a ship; nothing for whatever has none. */
export function valuesOf(face: Face | undefined, now: Partial<Record<Stat, number>> = {}): Value[] {
  return STATS.flatMap((stat) => {
    const printed = face?.[stat];
    return printed ? [{ stat, letter: letterWith(printed, now[stat] ?? 0), adds: now[stat] ?? 0 }] : [];
  });
}

/** The printed card of a thing: of one on the table by what it is, of a name by itself. */
export function faceOf(faces: Record<string, Face>, id: string): Face | undefined {
  return faces[id] ?? faces[id.slice(0, id.lastIndexOf("."))];
}

/** What is called by a name: a card, or the first of all that share it. */
export function calledFace(faces: Record<string, Face>, name: string): Face | undefined {
  return faceOf(faces, name) ?? Object.values(faces).find((face) => face.family === name);
}
