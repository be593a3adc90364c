import type { EventOf, KindOf } from "../../lib/shown";
import type { Shown } from "./shown";

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
/** Speech begins this long after its event, on every device. */
const DELAY = 0.4;
/** What came longer ago than this is shown, but no longer spoken. */
const STALE = 6;

/** Seconds from an instant until what happened is spoken; null where that is too long ago. */
export function untilSpoken(event: Pick<Event, "time">, now: number): number | null {
  const ago = now - (event.time ?? 0);
  return ago > STALE ? null : Math.max(0, DELAY - ago);
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
