import type { Happening, Line } from "../wire/messages";
import type { Course } from "./kept";

/** Something that was counted of every seat; those that score are together the points. */
export interface Counted {
  name: string;
  text: string;
  amounts: number[];
  scores: boolean;
}

/** A moment that changed the prospects of a seat by so much, and what happened then. */
export interface Turning {
  at: number;
  seat: number;
  change: number;
  /** The round or turn, in words. */
  when: string;
  events: Happening[];
}

/** How a match ended: what decided it, what was counted, and how it turned. */
export interface Ending {
  decided: Line[];
  counts: Counted[];
  course: Course;
  /** After how many entries a new round or turn had begun. */
  rounds: number[];
  turnings: Turning[];
}

/** What the server tells of the end of a match; nothing where there is no line. */
export async function endingOf(table: string, invite: string): Promise<Ending | null> {
  const query = invite ? `?${new URLSearchParams({ invite }).toString()}` : "";
  const answer = await fetch(`api/tables/${table}/ending${query}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Ending) : null;
}

/** What every seat has of what was counted so far. */
export function counted(counts: readonly Counted[], seat: number): number {
  return counts.reduce((sum, { amounts }) => sum + (amounts[seat] ?? 0), 0);
}

/** Seats in the order of their places. */
export function ranked(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}

/** Give an address away: by the device's own sheet, or onto the clipboard. Says whether it was copied. */
export async function share(url: string, text: string): Promise<boolean> {
  if ("share" in navigator) {
    await navigator.share({ url, text }).catch(() => undefined);
    return false;
  }
  await (navigator as Navigator).clipboard.writeText(url);
  return true;
}
