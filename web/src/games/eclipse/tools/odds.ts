import type { Printed } from "../things";

/** A battle as it is put together on the page; the address carries it, so that it can be sent to somebody. */
export interface Ships {
  type: string;
  count: number;
  /** Parts by slot, or nothing for the printed blueprint. */
  parts: string[] | null;
}

export interface Side {
  neutral: string;
  advanced: boolean;
  species: string;
  ships: Ships[];
}

export const KINDS = ["interceptor", "cruiser", "dreadnought", "starbase"];
export const NEUTRALS = ["ancient", "guardian", "gcds"];
/** The most of one kind that a player or a sector has. */
export const MOST: Record<string, number> = { interceptor: 8, cruiser: 4, dreadnought: 2, starbase: 4, ancient: 2, guardian: 1, gcds: 1 };

export function emptySide(species: string): Side {
  return { neutral: "", advanced: false, species, ships: KINDS.map((type) => ({ type, count: 0, parts: null })) };
}

/** The battle most people ask about first: two interceptors against an Ancient. */
export function firstBattle(): Side[] {
  const own = emptySide("terran_federation");
  const first = own.ships[0];
  if (first) first.count = 2;
  return [{ ...emptySide("terran_union"), neutral: "ancient", ships: [{ type: "ancient", count: 1, parts: null }] }, own];
}

/** A side as the tool of the server reads it. */
export function told(side: Side): object {
  if (side.neutral) return { neutral: side.neutral, count: side.ships[0]?.count ?? 1, advanced: side.advanced };
  const ships = side.ships.filter((each) => each.count > 0);
  return { species: side.species, ships: ships.map(({ type, count, parts }) => ({ type, count, ...(parts ? { parts: parts.filter(Boolean) } : {}) })) };
}

export function fights(sides: readonly Side[]): boolean {
  return sides.length > 1 && sides.every((side) => side.ships.some((each) => each.count > 0));
}

export function written(sides: readonly Side[]): string {
  return JSON.stringify(sides);
}

export function read(text: string | undefined): Side[] | null {
  if (!text) return null;
  try {
    const sides = JSON.parse(text) as Side[];
    return Array.isArray(sides) && sides.every((side) => Array.isArray(side.ships)) ? sides : null;
  } catch {
    return null;
  }
}

/** What people call a kind of ship. */
export function shipName(faces: Printed, kind: string): string {
  return faces.ships?.[kind]?.name ?? kind;
}

/** What is in the slots of some ships: what was chosen, or what is printed for their species. */
export function slotsOf(faces: Printed, side: Side, ships: Ships): string[] {
  if (ships.parts) return ships.parts;
  const blueprint = faces.blueprints?.[speciesOf(faces, side.species)]?.[ships.type];
  return (blueprint?.slots ?? []).map((part) => part ?? "");
}

function speciesOf(faces: Printed, faction: string): string {
  const all = Object.values(faces.species ?? {});
  return all.find((each) => each.factions.some((one) => one.id === faction))?.id ?? faction;
}
