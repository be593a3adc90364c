import type { EventOf } from "../../lib/shown";
import type { View } from "../../lib/table.svelte";
import type { Told } from "./film";
import { breakPart, newShip, shipOf, TRACKS, type Ship } from "./ship";
import type { Shown } from "./shown";

/** The events of the mission round: everything from its first turn on. */
export function toldOf(events: readonly EventOf<Shown>[]): Told[] {
  const first = events.findIndex((event) => event.kind === "TurnBegan");
  return first < 0 ? [] : events.slice(first);
}

/** The ship before the first turn, told from how it ended: plans stay where they were laid. */
export function startOf(view: View<Shown>, printed: Shown["printed"], told: readonly Told[]): Ship {
  const end = shipOf(view, printed);
  const tracks = Object.fromEntries(TRACKS.map((zone) => [zone, end.tracks[zone]?.id ?? ""]));
  const threats = end.threats.map((threat) => ({ code: threat.card, t: threat.number, zone: threat.track }));
  const rows = end.crew.map((crew) => crew.plan.join(""));
  const androids = end.crew.map((_, number) => number).filter((number) => end.crew[number]?.android);
  const start = newShip(printed, tracks, threats, rows, androids);
  for (const [zone, parts] of Object.entries(before(end, told))) for (const part of parts) breakPart(start, zone, part);
  return start;
}

/** Damage that was there when the mission began: what lies there and was not drawn. */
function before(end: Ship, told: readonly Told[]): Record<string, string[]> {
  const drawn = new Set(told.filter((each) => each.kind === "DamageDrawn").map(({ fields }) => `${fields.zone} ${fields.part}`));
  return Object.fromEntries(Object.entries(end.zones).map(([zone, { damage }]) => [zone, damage.filter((part) => !drawn.has(`${zone} ${part}`))]));
}
