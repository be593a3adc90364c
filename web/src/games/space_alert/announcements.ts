import type { EventOf, KindOf } from "../../lib/shown";
import type { Shown } from "./shown";
import { plannedLate, type Planned } from "./cues";

type Event = EventOf<Shown>;
type Kind = KindOf<Shown>;

/** What the ship's computer says in the action round, by the kind of event. */
export const SPOKEN = new Set<Kind>([
  "AlarmSounded",
  "ThreatAnnounced",
  "ReportIgnored",
  "DataCameIn",
  "TransferOpened",
  "TransferClosed",
  "OutageBegan",
  "OutageEnded",
  "EndWarned",
  "PhaseEnded",
  "ActionRoundEnded",
]);
export const CALLED = new Set<Kind>(["DeedCalled", "NeedCalled", "WordCalled"]);
/** Words of what came longer ago than this, in seconds, are shown but no longer spoken; numbers still to come are. */
const STALE = 6;

/** What is heard of an event from now on, by the page's clock; `server` is the server's time now, in seconds. */
export function plannedOf(event: Pick<EventOf<Shown>, "time" | "cues">, server: number, pace: number): Planned[] {
  const now = performance.now();
  const ago = server - (event.time ?? 0);
  const cues = ago > STALE ? (event.cues ?? []).filter((cue) => cue.at) : (event.cues ?? []);
  return cues.length ? plannedLate(cues, now - ago * 1000, now, pace) : [];
}

/** The last thing that was announced. */
export function lastOf(events: readonly Event[], kinds: ReadonlySet<Kind>): Event | undefined {
  return events.findLast((event) => kinds.has(event.kind));
}

/** Seconds left of the phase, known only after a warning: none before. */
export function leftOf(events: readonly Event[], now: number): number | null {
  const last = events.findLast((event) => event.kind === "EndWarned" || event.kind === "PhaseEnded" || event.kind === "ActionRoundEnded");
  if (last?.kind !== "EndWarned") return null;
  return Math.max(0, last.fields.left - (now - (last.time ?? now)));
}

/** Call-outs of the last seconds, for the crew that made them. */
export function callsOf(events: readonly Event[], many: number): Event[] {
  return events.filter((event) => CALLED.has(event.kind)).slice(-many);
}
