import { keyOf, shipOf, ZONES, type Ship, type Threat } from "./ship";
import type { Reel, Shot } from "./shown";
import type { Printed } from "./things";

/** How long a film and its short cut last at most. */
export const LENGTHS = { film: 90_000, cut: 30_000 } as const;
export type Length = keyof typeof LENGTHS;
/** How long a short cut stays at what it hurries over. */
const HURRIED = 60;

/** The ship after each shot: what has not changed is as it was. */
export function shipsOf({ start, shots }: Reel, printed: Printed): Ship[] {
  let things = start;
  return shots.map(({ changed }) => {
    things = { ...things, ...changed };
    return shipOf({ things }, printed);
  });
}

/** How long each shot stays: so that the whole film takes no longer than it should. */
export function timesOf(shots: readonly Shot[], length: Length): number[] {
  const wanted = shots.map((shot) => (length === "cut" && shot.light ? HURRIED : shot.lasts));
  const total = wanted.reduce((sum, each) => sum + each, 0);
  const part = Math.min(1, LENGTHS[length] / Math.max(1, total));
  return wanted.map((each) => each * part);
}

/** Where a film stands that has run for some time from one of its shots on. */
export function placeAfter(times: readonly number[], from: number, passed: number): { at: number; left: number } {
  const last = Math.max(0, times.length - 1);
  let [at, left] = [Math.min(from, last), passed];
  while (at < last && left >= (times[at] ?? 0)) left -= times[at++] ?? 0;
  return { at, left: at === last ? 0 : (times[at] ?? 0) - left };
}

/** Where to look: the zone of what happens, from 0 at the left to 1 at the right, and how near. */
export function cameraOf({ zone }: Shot): { at: number; zoom: number } {
  const place = ZONES.findIndex((each) => each === zone);
  return place < 0 ? { at: 0.5, zoom: 1 } : { at: (place + 0.5) / ZONES.length, zoom: 1.15 };
}

/** The threat that a shot is about, as it was when the shot began; nothing for what is aboard. */
export function starOf(shot: Shot, ship: Ship, before: Ship): Threat | undefined {
  const met = shot.effects.find((effect) => effect.threat)?.threat ?? (shot.beat === "appear" ? shot.lit[0] : undefined);
  const seen = [...before.threats, ...ship.threats].find((threat) => keyOf(threat) === met && threat.fate !== "coming");
  return seen?.track === "internal" ? undefined : seen;
}

/** The systems that are used in a shot: by room as letters, and by crew member. */
export function usesOf({ uses }: Shot): { used: Record<string, string>; acting: Record<number, number> } {
  const [used, acting]: [Record<string, string>, Record<number, number>] = [{}, {}];
  for (const { seat, station, system } of uses) {
    acting[seat] = system;
    used[station] = (used[station] ?? "") + ("ABC"[system] ?? "");
  }
  return { used, acting };
}

/** As much of a film as some events of the mission round have told. */
export function upTo(reel: Reel, told: number): Reel {
  const shots = reel.shots.filter((shot) => shot.told <= told);
  return shots.length === reel.shots.length ? reel : { ...reel, shots, complete: false, lost: "" };
}
