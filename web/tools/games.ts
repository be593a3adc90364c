import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What every folder of `src/games` has; what else is there is the game's own matter. */
export const NEEDED = ["index.ts", "Board.svelte", "Emblem.svelte", "lesson.ts", "texts.de.ftl", "texts.en.ftl"];

/** The folders of the games: their names are the games' ids. */
export function foldersOf(games: string): string[] {
  return readdirSync(games, { withFileTypes: true }).filter((each) => each.isDirectory()).map((each) => each.name).toSorted();
}

/** One sentence for each file that a game should have and has not. */
export function missingFiles(games: string): string[] {
  return foldersOf(games).flatMap((game) => NEEDED.filter((file) => !existsSync(join(games, game, file))).map((file) => `web/src/games/${game} has no ${file}.`));
}
