import type { Room, TableCard, Update } from "../wire/messages";
import { believed, type AnyShown } from "./shown";
import type { View } from "./table.svelte";

/** Games that are over, as the server keeps them for whoever sat there. */

/** A game that is over, and how things stood then. */
export interface Finished<S extends AnyShown> {
  room: Room;
  view: View<S>;
}

async function read<Told>(address: string): Promise<Told | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? believed<Told>(await answer.json()) : null;
}

/** The tables of a game at which this person sat, the newest first; none without a line, or without a name. */
export async function finishedByMe(game: string): Promise<TableCard[]> {
  return (await read<TableCard[]>(`api/finished?game=${game}&mine=true`)) ?? [];
}

/** One of them; nothing without a line, or as long as it is not over. */
export async function finishedTable<S extends AnyShown>(table: string): Promise<Finished<S> | null> {
  const told = await read<Update>(`api/tables/${encodeURIComponent(table)}`);
  return told?.room?.outcome ? { room: told.room, view: believed<View<S>>(told.view?.whole ?? {}) } : null;
}
