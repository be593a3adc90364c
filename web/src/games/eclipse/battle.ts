import type { View } from "../../lib/table.svelte";
import { ofKind, type Ship } from "./galaxy";

export const NEUTRAL = -1;
/** The neutral party in the server's words. */
const NEUTRALS = ["ancient", "guardian", "gcds"];

export interface Die {
  kind: string;
  colour: string;
  face: number;
  damage: number;
}

/** The battle that is being fought. */
export interface Battle {
  sector: string;
  defender: number;
  attacker: number;
  round: number;
  dice: Die[];
}

interface Blueprint {
  tiles: string[];
  printed: string[];
  outside: string[];
  hull: number;
}

export function battleOf(view: View): Battle | null {
  const battle = view.table.battle as unknown as Battle | null | undefined;
  return battle?.sector ? battle : null;
}

export function fleet(view: View, battle: Battle, party: number): Ship[] {
  return ofKind<Ship>(view, "ship").filter((ship) => ship.sector === battle.sector && sameParty(ship, party));
}

function sameParty(ship: Ship, party: number): boolean {
  return party >= 0 ? ship.owner === party : ship.owner < 0;
}

export function blueprintOf(view: View, seat: number, kind: string): Blueprint | undefined {
  const ships = (view.seats[seat]?.ships ?? {}) as unknown as Record<string, Blueprint>;
  return ships[kind];
}

/** How much damage a ship can take before it is destroyed, less what it has taken. */
export function hullOf(view: View, ship: Ship, neutrals: Record<string, Record<string, unknown>>): number {
  if (ship.owner >= 0) return blueprintOf(view, ship.owner, ship.type)?.hull ?? 0;
  const blueprint = String(view.things[ship.type]?.blueprint ?? "");
  return Number(neutrals[blueprint]?.hull ?? 0);
}

/** One side of the battle as the odds tool reads it. */
export function sideOf(view: View, battle: Battle, party: number): Record<string, unknown> {
  const ships = fleet(view, battle, party);
  if (party < 0) {
    const kind = ships[0]?.type ?? NEUTRALS[0];
    const advanced = String(view.things[String(kind)]?.blueprint ?? "").endsWith("advanced");
    return { neutral: kind, count: ships.length, advanced, damage: ships.map((ship) => ship.damage) };
  }
  const kinds = [...new Set(ships.map((ship) => ship.type))];
  const technologies = Object.values((view.seats[party]?.technologies ?? {}) as Record<string, string[]>).flat();
  return {
    species: String(view.seats[party]?.faction ?? ""),
    technologies,
    ships: kinds.map((kind) => entry(view, party, kind, ships)),
  };
}

function entry(view: View, party: number, kind: string, ships: Ship[]): Record<string, unknown> {
  const blueprint = blueprintOf(view, party, kind);
  const like = ships.filter((ship) => ship.type === kind);
  const slots = (blueprint?.tiles ?? []).map((tile, place) => tile || (blueprint?.printed[place] ?? ""));
  const parts = [...slots, ...(blueprint?.outside ?? [])].filter(Boolean);
  return { type: kind, count: like.length, parts, damage: like.map((ship) => ship.damage) };
}
