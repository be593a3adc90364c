import type { EventOf } from "../../lib/shown";
import type { Shown } from "./shown";

type Event = EventOf<Shown>;

/** The last thing the ship's computer has said, as a sign that is read from two metres. */
export interface Said {
  kind: "threat" | "report" | "plain";
  /** For `plain`: which words, `sa-said-…`, and their number. */
  words: string;
  count: number;
  number: number;
  track: string;
  card: string;
}

const PLAIN: Partial<Record<Event["kind"], string>> = {
  AlarmSounded: "alarm",
  DataCameIn: "data",
  TransferOpened: "transfer",
  TransferClosed: "transfer-over",
  OutageBegan: "outage",
  OutageEnded: "outage-over",
  PhaseEnded: "phase-over",
  ActionRoundEnded: "over",
};

/** What an announcement looks like; nothing for what is no announcement. */
export function saidOf(event: Event): Said | null {
  const blank: Said = { kind: "plain", words: "", count: 0, number: 0, track: "", card: "" };
  if (event.kind === "ThreatAnnounced") return { ...blank, kind: "threat", number: event.fields.number, track: event.fields.track, card: event.fields.threat };
  if (event.kind === "ReportIgnored") return { ...blank, kind: "report", number: event.fields.number, track: event.fields.track };
  if (event.kind === "EndWarned") return { ...blank, words: "warned", count: event.fields.phase };
  const words = PLAIN[event.kind];
  return words ? { ...blank, words, count: event.kind === "PhaseEnded" ? event.fields.phase : 0 } : null;
}

/** The last sign, and the threats that were heard of before it, the newest first. */
export function signsOf(events: readonly Event[]): { last: Said | null; before: Said[] } {
  const signs = events.map(saidOf).filter((sign) => sign !== null);
  const last = signs.at(-1) ?? null;
  const before = signs.slice(0, -1).filter((sign) => sign.kind === "threat").reverse();
  return { last, before };
}
