import type { EventOf, Untyped } from "../lib/shown";
import { beatsOf, headline, type Beat, type Script } from "./script";

/** What one of the others, or nobody, has done. */
export interface Deeds {
  seat: number | null;
  beats: Beat[];
}

/** The beats that weigh most, in their order: what takes longest to tell is what people ask for. */
export function weightiest(beats: readonly Beat[], most: number): Beat[] {
  const heavy = new Set(beats.toSorted((a, b) => b.cue.lasts - a.cue.lasts).slice(0, most));
  return beats.filter((beat) => heavy.has(beat));
}

/** What the others have done after an event, by seat in the order they came; what the rules did comes last. */
export function sinceLastMove(events: readonly EventOf<Untyped>[], since: number, viewer: number | null, script: Script | undefined): Deeds[] {
  const told = events.slice(events.findLastIndex((event) => event.number <= since) + 1);
  if (!Number.isFinite(since)) return [];
  const found = new Map<number | null, Beat[]>();
  for (const beat of beatsOf(told, script)) {
    if (beat.seat === viewer || !headline(beat)) continue;
    found.set(beat.seat, [...(found.get(beat.seat) ?? []), beat]);
  }
  return [...found].map(([seat, beats]) => ({ seat, beats })).sort((a, b) => Number(a.seat === null) - Number(b.seat === null));
}
