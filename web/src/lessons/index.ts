import { to } from "../lib/route.svelte";
import { session } from "../lib/session.svelte";
import type { Offer } from "../wire/messages";
import { ECLIPSE } from "./eclipse";
import { FLAGSHIP } from "./flagship";

/** One sentence of a lesson: at which question, about which kind of move. */
export interface Step {
  /** The kind of question; empty: any. */
  choice: string;
  /** The kind of move it teaches. */
  kind: string;
  /** What people read, as a message of the frame. */
  say: string;
  /** The move that is lit, where one is better for beginners than what the house bot would do. */
  move?: string;
  /** Taught once, and not offered again. */
  once?: boolean;
}

/** A first turn, learned by doing it: a real match against a bot, with a sentence to every question. */
export interface Lesson {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  steps: Step[];
  /** Whether enough was learned, by the kinds of moves made so far. */
  over(made: readonly string[]): boolean;
}

export const LESSONS: Record<string, Lesson> = { flagship: FLAGSHIP, eclipse: ECLIPSE };

/** The sentence for a question: the first that fits it and whose move is open. */
export function stepFor(lesson: Lesson, choice: string, offers: readonly Offer[], made: readonly string[]): Step | null {
  const open = new Set(offers.map((offer) => offer.kind));
  const fits = (step: Step) => (!step.choice || step.choice === choice) && open.has(step.kind) && !(step.once && made.includes(step.kind));
  return lesson.steps.find(fits) ?? null;
}

/** The move to be lit: the one of the lesson, else the house bot's if it is of this kind, else the first of it. */
export function moveFor(step: Step, offers: readonly Offer[], hinted: string): Offer | null {
  const like = offers.filter((offer) => offer.kind === step.kind);
  return like.find((offer) => offer.move === step.move) ?? like.find((offer) => offer.move === hinted) ?? like[0] ?? null;
}

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
