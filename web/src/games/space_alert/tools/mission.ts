import type { MissionScript, Spoken } from "../shown";

/** A mission as the server tells it: everything the computer says, second by second. */
export type Mission = MissionScript;
export type Announcement = Spoken;

/** One second of a mission, as the table sees it. */
export interface Moment {
  phase: number;
  /** Seconds left of the phase. */
  left: number;
  /** Seconds of silence left. */
  silence: number;
  over: boolean;
  last: Announcement | undefined;
  /** What the crew may do right now. */
  open: "" | "transfer" | "outage";
}

export function lengthOf(mission: Mission): number {
  return mission.phase_ends.at(-1) ?? 0;
}

export function momentOf(mission: Mission, at: number): Moment {
  const place = mission.phase_ends.findIndex((end) => at < end);
  const phase = place < 0 ? mission.phase_ends.length : place + 1;
  const said = mission.announcements.filter((each) => each.at <= at);
  const outage = said.findLast((each) => each.kind === "outage");
  const silence = outage ? Math.max(0, outage.at + outage.lasts - at) : 0;
  const transfer = said.findLast((each) => each.kind === "data_transfer" || each.kind === "transfer_over");
  return {
    phase,
    left: Math.max(0, (mission.phase_ends[phase - 1] ?? 0) - at),
    silence,
    over: at >= lengthOf(mission),
    last: said.at(-1),
    open: silence > 0 ? "outage" : transfer?.kind === "data_transfer" ? "transfer" : "",
  };
}

/** The second of the next announcement, or of the one before the last. */
export function jumped(mission: Mission, at: number, forwards: boolean): number {
  const times = [...new Set(mission.announcements.map((each) => each.at))].sort((a, b) => a - b);
  if (forwards) return times.find((time) => time > at) ?? lengthOf(mission);
  return times.findLast((time) => time < at - 1) ?? 0;
}
