import type { Beat } from "../../stage/script";
import type { View } from "../../lib/table.svelte";
import { isItem, type Thing } from "./cards";
import type { Shown } from "./shown";

/** Whom of several opponents a beat brings forward: who is acted upon, else who acts; nobody where only the near side does. */
export function forward(beat: Beat, things: readonly Thing[], near: number): number | null {
  const aimed = beat.events.flatMap(({ fields: { targets, target } }) => [targets, target].flat());
  const met = beat.events.map(({ fields }) => fields.opponent);
  const about = [...aimed.map((id) => (typeof id === "string" ? seatOf(id, things) : null)), ...met, beat.seat];
  return about.find((seat): seat is number => typeof seat === "number" && seat >= 0 && seat !== near) ?? null;
}

/** On whose side a thing is seen; a seat itself is on its own. */
export function seatOf(id: string, things: readonly Thing[]): number | null {
  if (id.startsWith("seat.")) return Number(id.slice("seat.".length));
  const thing = things.find((each) => each.id === id);
  if (thing?.zone === "effect") return thing.on;
  return thing && (isItem(thing) || thing.zone === "market") ? thing.owner : null;
}

/** Who stands before the others: whoever was called, as long as there is something to see of them. */
export function frontOf(called: number, seats: readonly number[], view: View<Shown> | null, told: boolean): number | undefined {
  const there = seats.filter((seat) => !view?.seats[seat]?.out);
  if (seats.includes(called) && (told || there.includes(called))) return called;
  return there[0] ?? seats[0];
}
