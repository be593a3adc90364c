import { finishedByMe, finishedTable } from "../../lib/finished";
import type { View } from "../../lib/table.svelte";
import type { Room, TableCard } from "../../wire/messages";
import { entryOf } from "./entry";
import type { Entry } from "./logbook";
import type { Shown } from "./shown";

/** The missions that somebody flew on any device: the server keeps them as long as it keeps who flew. */

const MOST = 30;
const known = new Map<string, Entry>();

/** The lines that the book of this device lacks, the first one first; none without a line, or without a name. */
export async function flownElsewhere(book: readonly Entry[]): Promise<Entry[]> {
  const cards = await finishedByMe("space_alert");
  const missing = cards.slice(0, MOST).filter(({ table }) => !book.some(({ id }) => id === table));
  const found: Entry[] = [];
  for (const card of missing) {
    const entry = known.get(card.table) ?? (await lineOf(card));
    if (entry) found.unshift(entry);
  }
  return found;
}

async function lineOf(card: TableCard): Promise<Entry | null> {
  const told = await finishedTable<Shown>(card.table);
  const entry = told ? lineFrom(told.room, told.view, card.created ?? 0) : null;
  if (entry) known.set(card.table, entry);
  return entry;
}

/** The line of a mission as the server tells it once it is over. */
export function lineFrom(room: Room, view: View<Shown>, created: number): Entry {
  const won = (room.outcome?.won.length ?? 0) > 0;
  const crew = Object.values(view.things).filter((thing) => thing.kind === "crew");
  const names = crew.map((_, seat) => room.seats[seat]?.name || view.names[`crew.${seat}`] || "");
  const entry = entryOf({ id: room.table, view, room }, names, { lost: won ? "" : "lost", score: null });
  return { ...entry, date: new Date(created * 1000).toISOString().slice(0, 10) };
}

/** Both together, by the day on which they were flown. */
export function together(book: readonly Entry[], elsewhere: readonly Entry[]): Entry[] {
  return [...book, ...elsewhere].sort((one, other) => one.date.localeCompare(other.date));
}
