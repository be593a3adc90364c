import { faceOf } from "../games";
import type { GameCard, OptionCard } from "../wire/messages";
import { bring } from "./brought";
import { go } from "./route.svelte";
import { session } from "./session.svelte";

/** What somebody wants who plays against bots. */
export interface Wanted {
  seats: number;
  bot: string;
  /** What one brings along, by the name of the option; nothing leaves it to the table. */
  sides: Record<string, string>;
  /** What is played, by the name of the option; nothing is as usual. */
  options: Record<string, unknown>;
}

/** Whom one meets who says nothing: somebody who knows the game. */
const USUAL = "regular";

/** Sensible answers: as many as the game is best with, and opponents who know it. */
export function usual(game: GameCard): Wanted {
  const wanted = faceOf(game.game)?.usual?.seats ?? game.seats[0] ?? 2;
  const bots = game.bots ?? [];
  return { seats: game.seats.includes(wanted) ? wanted : (game.seats[0] ?? 2), bot: bots.includes(USUAL) ? USUAL : (bots[0] ?? "random"), sides: {}, options: {} };
}

/** The options that are worth a question. */
export function askedOf(game: GameCard): OptionCard[] {
  const asks = faceOf(game.game)?.usual?.asks ?? [];
  return (game.options ?? []).filter(({ name }) => asks.includes(name));
}

/** A table with bots on every other seat, and off it goes. */
export async function playAgainstBots(game: GameCard, { seats, bot, sides, options }: Wanted): Promise<void> {
  const made = await session.ask({ type: "create", game: game.game, seats, visibility: "private", options });
  if (made?.type !== "done" || !made.table) return;
  const table = made.table;
  for (let seat = 1; seat < seats; seat++) await session.ask({ type: "seat_bot", table, seat, bot });
  for (const [option, value] of Object.entries(sides)) if (value) await bring(table, 0, option, value);
  await session.ask({ type: "ready", table });
  go("table", table);
}
