import type { EventOf } from "../../lib/shown";
import { keyOf, ZONES, type Threat, type Track } from "./ship";
import type { Shown } from "./shown";

/** Who has called out to meet a threat, and when. */
export interface Intention {
  seat: number;
  turn: number;
}

/** A deed as it was called out last for a turn. */
interface Called extends Intention {
  action: string;
  station: string;
}

type Event = EventOf<Shown>;

const PULSE = "lower_white";
/** A pulse reaches no further. */
const NEAR = 10;

/** The last word of everybody about each of their turns. */
function calledOf(events: readonly Event[]): Called[] {
  const last = new Map<string, Called>();
  for (const event of events) {
    if (event.kind !== "DeedCalled") continue;
    const { seat, action, station, at } = event.fields;
    last.set(`${seat}.${at}`, { seat, action, station, turn: at });
  }
  return [...last.values()].sort((one, other) => one.turn - other.turn || one.seat - other.seat);
}

/** Where a threat stands when weapons fire in a turn, if nothing stops it; nothing while it is not there. */
function spaceIn(threat: Threat, turn: number, tracks: Record<string, Track>): number {
  if (turn < threat.number) return 0;
  return turn === threat.number ? (tracks[threat.track]?.length ?? 0) : (threat.way[turn - 2] ?? 0);
}

/** Whether a deed is meant for a threat: the nearest of the zone, or what is in the room. */
function meets({ action, station, turn }: Called, threats: readonly Threat[], tracks: Record<string, Track>): Threat[] {
  const there = threats.filter((threat) => spaceIn(threat, turn, tracks) > 0);
  const inside = there.filter((threat) => threat.track === "internal" && threat.rules.places.includes(station) && fights(action, threat));
  if (inside.length || action !== "a") return inside;
  const outside = there.filter((threat) => ZONES.some((zone) => zone === threat.track));
  if (station === PULSE) return outside.filter((threat) => spaceIn(threat, turn, tracks) <= NEAR);
  const lane = outside.filter((threat) => station.endsWith(threat.track));
  const nearest = Math.min(...lane.map((threat) => spaceIn(threat, turn, tracks)));
  return lane.filter((threat) => spaceIn(threat, turn, tracks) === nearest).slice(0, 1);
}

function fights(action: string, threat: Threat): boolean {
  const system = threat.rules.system.toLowerCase();
  return action === (system || "battlebots");
}

/** Who takes which threat, by threat, as it was called out; what nobody has called is there with nobody. */
export function intentionsOf(events: readonly Event[], threats: readonly Threat[], tracks: Record<string, Track>): Map<string, Intention[]> {
  const found = new Map<string, Intention[]>(threats.map((threat) => [keyOf(threat), []]));
  for (const called of calledOf(events)) {
    for (const threat of meets(called, threats, tracks)) found.get(keyOf(threat))?.push({ seat: called.seat, turn: called.turn });
  }
  return found;
}

/** To whom the captain has given a threat last; nobody is -1. */
export function takerOf(events: readonly Event[], card: string): number {
  const last = events.findLast((event) => event.kind === "ThreatAssigned" && event.fields.threat === card);
  return last?.kind === "ThreatAssigned" ? Number(last.fields.to.replace("seat.", "")) : -1;
}
