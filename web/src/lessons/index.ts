import { to } from "../lib/route.svelte";
import { session } from "../lib/session.svelte";
import { ECLIPSE } from "./eclipse";
import { FLAGSHIP } from "./flagship";
import type { Lesson } from "./lesson";
import { SPACE_ALERT } from "./space_alert";

export const LESSONS: Record<string, Lesson> = { flagship: FLAGSHIP, eclipse: ECLIPSE, space_alert: SPACE_ALERT };

/** A table for a lesson, with a gentle bot. */
export async function learn(game: string): Promise<void> {
  const lesson = LESSONS[game];
  if (!lesson) return;
  const made = await session.ask({ type: "create", game, seats: lesson.seats, visibility: "private", options: lesson.options });
  if (made?.type !== "done" || !made.table) return;
  for (let seat = 1; seat < lesson.seats; seat++) await session.ask({ type: "seat_bot", table: made.table, seat, bot: "random" });
  await session.ask({ type: "ready", table: made.table });
  location.hash = `${to("table", made.table)}?lesson=1`;
}
