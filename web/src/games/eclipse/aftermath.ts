import type { EventOf } from "../../lib/shown";
import type { Beat } from "../../stage/script";
import type { Shown } from "./shown";

type Event = EventOf<Shown>;

/** People under fire: the dice that were thrown at them, and the cubes that were lost. */
export interface Bombardment {
  scene: "bombard";
  seat: number;
  of: number;
  sector: string;
  dice: readonly number[];
  cubes: number;
  defenceless: boolean;
}

/** Reputation tiles out of the bag: face up for whoever draws them, and the one that stays. */
export interface Renown {
  scene: "fame";
  seat: number;
  /** The points of each tile; empty where they are somebody else's. */
  tiles: readonly string[];
  kept: string | null;
}

/** What a beat after a battle shows. */
export function aftermathOf(beat: Beat | null, told: readonly Event[]): Bombardment | Renown | null {
  if (beat?.cue.beat === "bombard") return bombardmentOf(told.findLast((event) => event.kind === "PopulationAttacked"));
  if (beat?.cue.beat === "fame") return renownOf(told);
  return null;
}

function bombardmentOf(event: Event | undefined): Bombardment | null {
  if (event?.kind !== "PopulationAttacked") return null;
  const { seat, of, sector, dice, cubes, defenceless } = event.fields;
  return { scene: "bombard", seat, of, sector, dice, cubes, defenceless };
}

function renownOf(told: readonly Event[]): Renown | null {
  const at = told.findLastIndex((event) => event.kind === "ReputationDrawn");
  const drawn = told[at];
  if (drawn?.kind !== "ReputationDrawn") return null;
  const { seat, count, tiles } = drawn.fields;
  const kept = told.slice(at + 1).find((event) => event.kind === "ReputationKept");
  return { scene: "fame", seat, tiles: tiles.length ? tiles : Array<string>(count).fill(""), kept: kept?.kind === "ReputationKept" ? kept.fields.tile : null };
}
