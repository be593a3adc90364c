import { go } from "../../lib/route.svelte";
import { session } from "../../lib/session.svelte";

const SEATS = 2;

/** Phase I against the house bot with a deck by its code. */
export async function meet(decks: readonly string[] = []): Promise<void> {
  const made = await session.ask({ type: "create", game: "perry_rhodan", seats: SEATS, visibility: "private", options: { decks } });
  if (made?.type !== "done" || !made.table) return;
  await session.ask({ type: "seat_bot", table: made.table, seat: 1, bot: "house" });
  await session.ask({ type: "ready", table: made.table });
  go("table", made.table);
}
