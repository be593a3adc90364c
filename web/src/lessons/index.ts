import { lessonOf } from "../games";
import { go, to } from "../lib/route.svelte";
import { session } from "../lib/session.svelte";

/** First steps: the school of a game, or its lesson. */
export async function learn(game: string): Promise<void> {
  const lesson = await lessonOf(game);
  if (lesson?.school) go("tools", lesson.school);
  else await practise(game);
}

/** A table for a lesson, with a gentle bot, or with one of whom everything is known; `number` counts a game's lessons. */
export async function practise(game: string, number = 1): Promise<void> {
  const lesson = await lessonOf(game, number);
  if (!lesson) return;
  const made = await session.ask({ type: "create", game, seats: lesson.seats, visibility: "private", options: lesson.options, cards: lesson.cards ?? [], lesson: lesson.told?.word ?? "" });
  if (made?.type !== "done" || !made.table) return;
  for (let seat = 1; seat < lesson.seats; seat++) await session.ask({ type: "seat_bot", table: made.table, seat, bot: lesson.told ? "house" : "random" });
  if (lesson.orders) await session.ask({ type: "orders", table: made.table, seat: 0, default: "always", windows: lesson.orders });
  await session.ask({ type: "ready", table: made.table });
  location.hash = `${to("table", made.table)}?lesson=${number}`;
}
