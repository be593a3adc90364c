import type { View } from "../../lib/table.svelte";
import type { BattleThing, ShipFacts, Shown } from "./shown";
import { ofKind, thingOf, type Ship } from "./things";

/** The battle that is being fought. */
export function battleOf(view: View<Shown>): BattleThing | null {
  return thingOf(view, "battle", "battle") ?? null;
}

/** The ships with which a party fights in the duel. */
export function fleet(view: View<Shown>, party: number): Ship[] {
  return ofKind(view, "ship").filter((ship) => ship.fights && ship.owner === party);
}

export function blueprintOf(view: View<Shown>, seat: number, kind: string): ShipFacts | undefined {
  return view.seats[seat]?.ships?.[kind];
}

/** What the blueprint of a type of neutral ships is called. */
export function neutralBlueprint(view: View<Shown>, kind: string): string {
  return thingOf(view, kind, "neutral")?.blueprint ?? "";
}

/** One side of a battle as the odds tool reads it. */
export function sideOf(view: View<Shown>, party: number, ships: Ship[] = fleet(view, party)): object {
  const kinds = [...new Set(ships.map((ship) => ship.type))];
  if (party < 0) {
    const kind = kinds[0] ?? "";
    return { neutral: kind, count: ships.length, advanced: neutralBlueprint(view, kind).endsWith("advanced"), damage: ships.map((ship) => ship.damage) };
  }
  const facts = view.seats[party];
  return {
    species: facts?.faction ?? "",
    technologies: Object.values(facts?.technologies ?? {}).flat(),
    ships: kinds.map((kind) => entry(view, party, kind, ships)),
  };
}

function entry(view: View<Shown>, party: number, kind: string, ships: Ship[]): object {
  const like = ships.filter((ship) => ship.type === kind);
  return { type: kind, count: like.length, parts: blueprintOf(view, party, kind)?.parts ?? [], damage: like.map((ship) => ship.damage) };
}
