import { go } from "../../../lib/route.svelte";
import { session } from "../../../lib/session.svelte";

const CREW = 4;

/** A table for a mission; bots take the other seats, or friends are invited. */
export async function fly(options: Record<string, unknown>, bots: boolean): Promise<void> {
  const made = await session.ask({ type: "create", game: "space_alert", seats: CREW, options, visibility: bots ? "private" : "invite" });
  const table = made?.type === "done" ? made.table : "";
  if (table && bots) {
    for (let seat = 1; seat < CREW; seat++) await session.ask({ type: "seat_bot", table, seat, bot: "house" });
    await session.ask({ type: "ready", table });
  }
  if (table) go("table", table);
}
