import type { Told } from "./film";
import type { Shot } from "./shots";

/** Why something failed, and where that came from. */
export interface Why {
  /** Who failed; nobody for a shot that met nothing. */
  seat: number;
  /** The name of the reason: `why.reactor-empty`, `cause.lift-used`; `sa-why-no-target` is a text of the page. */
  reason: string;
  /** Who brought it about, and in which turn; 0 where nobody did. */
  by: number;
  turn: number;
}

const NOBODY = -1;

/** Every failure of a film by the number of its shot. */
export function whysOf(shots: readonly Shot[]): Map<number, Why> {
  const found = new Map<number, Why>();
  shots.forEach((shot, place) => {
    for (const event of shot.events) {
      const why = failed(shots, place, event);
      if (why && !found.has(place)) found.set(place, why);
    }
  });
  return found;
}

function failed(shots: readonly Shot[], place: number, event: Told): Why | null {
  if (event.kind === "NothingHappened") return { seat: event.fields.seat, reason: `why.${event.fields.why}`, ...culprit(shots, place, event.fields.why, event.fields.seat) };
  if (event.kind === "CrewStayed") return { seat: event.fields.seat, reason: "why.no-way", by: NOBODY, turn: 0 };
  if (event.kind === "CrewDelayed") return { seat: event.fields.seat, reason: `cause.${event.fields.cause}`, ...culprit(shots, place, event.fields.cause, event.fields.seat) };
  if (event.kind === "WeaponFired" && isWasted(shots, place, event.fields.station)) return { seat: event.fields.seat, reason: "sa-why-no-target", by: NOBODY, turn: 0 };
  return null;
}

/** What may have used up or blocked what is missing. */
const BLAMED: Record<string, Told["kind"][]> = {
  "reactor-empty": ["WeaponFired", "ShieldFilled", "ReactorDrained"],
  "nothing-flows": ["WeaponFired", "ShieldFilled", "ReactorFilled", "ReactorDrained"],
  "already-fired": ["WeaponFired"],
  "no-fuel": ["CapsuleSpent", "CapsuleDestroyed"],
  "squad-gone": ["SquadTaken"],
  "no-rocket": ["RocketLaunched", "RocketDestroyed"],
  "rocket-track-taken": ["RocketLaunched"],
  "interceptors-away": ["TookOff"],
  "maintained-already": ["ComputerMaintained"],
  "lift-used": ["CrewMoved"],
  "lift-broken": ["DamageDrawn"],
};

/** The last one who did such a thing before. */
function culprit(shots: readonly Shot[], place: number, reason: string, seat: number): Pick<Why, "by" | "turn"> {
  const kinds = BLAMED[reason] ?? [];
  const zone = zoneOf(shots, place, seat);
  for (const shot of shots.slice(0, place).toReversed()) {
    const event = shot.events.findLast((each) => kinds.includes(each.kind) && concerns(each, zone, seat, reason));
    if (event) return { by: "seat" in event.fields ? event.fields.seat : NOBODY, turn: shot.turn };
  }
  return { by: NOBODY, turn: 0 };
}

/** The zone in which somebody stands then; everybody begins on the bridge. */
function zoneOf(shots: readonly Shot[], place: number, seat: number): string {
  const moves = shots.slice(0, place + 1).flatMap((shot) => shot.events).filter((event) => event.kind === "CrewMoved" && event.fields.seat === seat);
  const last = moves.at(-1);
  return last?.kind === "CrewMoved" ? (last.fields.station.split("_")[1] ?? "") : "white";
}

/** Whether an event took something away in a zone: batteries take no energy, a side reactor is filled from the white one. */
function concerns(event: Told, zone: string, seat: number, reason: string): boolean {
  if (event.kind === "WeaponFired") return (reason === "already-fired" || event.fields.weapon !== "light_laser") && event.fields.station.endsWith(zone);
  if (event.kind === "ShieldFilled" || event.kind === "ReactorDrained" || event.kind === "DamageDrawn") return event.fields.zone === zone;
  if (event.kind === "ReactorFilled") return zone === "white" || event.fields.zone === zone;
  return event.kind !== "CrewMoved" || event.fields.seat !== seat;
}

/** Whether a fired weapon met nothing: in its turn nothing in its zone was hit. */
function isWasted(shots: readonly Shot[], place: number, station: string): boolean {
  const turn = shots[place]?.turn;
  const hits = shots.filter((shot) => shot.turn === turn).flatMap((shot) => shot.events).filter((event) => event.kind === "ThreatHit" || event.kind === "CryoshieldGone");
  if (!hits.length) return true;
  const zone = station.split("_")[1];
  const there = shots.flatMap((shot) => shot.events).filter((event) => event.kind === "ThreatAppeared" && event.fields.track === zone);
  return station !== "lower_white" && !hits.some((hit) => there.some((event) => event.kind === "ThreatAppeared" && event.fields.threat === hit.fields.threat));
}
