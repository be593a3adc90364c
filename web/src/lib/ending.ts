import type { Counted, EndingCard } from "../wire/answers";
import { believed } from "./shown";

/** What the server tells of the end of a match; nothing where there is no line. */
export async function endingOf(table: string, invite: string): Promise<EndingCard | null> {
  const query = invite ? `?${new URLSearchParams({ invite }).toString()}` : "";
  const answer = await fetch(`api/tables/${table}/ending${query}`).catch(() => null);
  return answer?.ok ? believed<EndingCard>(await answer.json()) : null;
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
