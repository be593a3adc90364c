import type { Offer, Order } from "../wire/messages";

/** One sentence of a lesson: at which question, about which kind of move. */
export interface Step {
  /** The kind of question; empty: any. */
  choice: string;
  /** The kind of move it teaches. */
  kind: string;
  /** What people read, as a message of the game. */
  say: string;
  /** The move that is lit, where one is better for beginners than what the house bot would do. */
  move?: string;
  /** Taught until so many moves of its kind were made; once, for example. */
  until?: number;
}

/** One moment of a lesson whose chance and opponent are known beforehand. */
export interface LessonBeat {
  /** What people read, as a message of the game: at most fourteen words. */
  say: string;
  /** The move that is lit; without one there is only something to read. */
  move?: string;
  /** The kind of question it waits for, where the move is open at others too. */
  choice?: string;
}

/** A first turn, learned by doing it: a real match against a bot, with a sentence to every question. */
export interface Lesson {
  /** The tool that teaches before it, where a game has a school of its own; the lesson is then its last exercise. */
  school?: string;
  seats: number;
  options: Record<string, unknown>;
  /** Things of its own that it plays with, such as a small map, as plain data. */
  cards?: Record<string, unknown>[];
  /** The lesson that follows, and what its button says, as a message of the game. */
  next?: { say: string; lesson(): Promise<{ default: Lesson }> };
  /** The word that decides all chance, and what then happens, move by move; whoever leaves it goes on with `steps`. */
  told?: { word: string; beats: LessonBeat[] };
  /** When one is asked in windows, so that a lesson asks nothing that it does not teach. */
  orders?: Record<string, Order>;
  steps: Step[];
  /** The house bot leads: its moves are lit one after the other, and the sentence is about each of them. */
  follows?: boolean;
  /** Whether enough was learned, by the kinds of moves made so far. */
  over(made: readonly string[]): boolean;
}

function isTaught({ kind, until = Infinity }: Step, made: readonly string[]): boolean {
  return made.filter((each) => each === kind).length >= until;
}

/** The sentence for a question: the first that fits it and whose move is open. */
export function stepFor(lesson: Lesson, choice: string, offers: readonly Offer[], made: readonly string[]): Step | null {
  const open = new Set(offers.map((offer) => offer.kind));
  const fits = (step: Step) => (!step.choice || step.choice === choice) && open.has(step.kind) && !isTaught(step, made);
  return lesson.steps.find(fits) ?? null;
}

/** Where a told lesson stands after a move: whoever acts has read what was only to be read. Nothing where somebody went another way. */
export function placeAfter(beats: readonly LessonBeat[], place: number, isMade: (move: string) => boolean): number | null {
  const next = beats.findIndex((beat, at) => at >= place && beat.move !== undefined);
  const move = beats[next]?.move;
  return move !== undefined && isMade(move) ? next + 1 : null;
}

/** The move to be lit: the one of the lesson, else the house bot's if it is of this kind, else the first of it. */
export function moveFor(step: Step, offers: readonly Offer[], hinted: string): Offer | null {
  const like = offers.filter((offer) => offer.kind === step.kind);
  return like.find((offer) => offer.move === step.move) ?? like.find((offer) => offer.move === hinted) ?? like[0] ?? null;
}
