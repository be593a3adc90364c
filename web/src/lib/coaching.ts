import { settings } from "./settings.svelte";

/** After the lesson a coach looks on in so many games. */
export const GAMES = 2;
/** As many as no table has: the coach has left. */
const ENOUGH = Array.from({ length: GAMES }, () => "");

/** Whoever has learned a game is watched in the next ones. */
export function beginCoach(game: string): void {
  if (settings.coach[game] === undefined) settings.coach = { ...settings.coach, [game]: [] };
}

/** Nobody is told anything any more in this game. */
export function stopCoach(game: string): void {
  settings.coach = { ...settings.coach, [game]: ENOUGH };
}

/** Whether a coach will look on in a next game of any that was learned. */
export function isCoachWanted(): boolean {
  return Object.values(settings.coach).some((watched) => watched.length < GAMES);
}

/** A coach looks on once more in all games that were learned, or in none. */
export function wantCoach(wanted: boolean): void {
  settings.coach = Object.fromEntries(Object.keys(settings.coach).map((game) => [game, wanted ? [] : ENOUGH]));
}

/** Whether a coach looks on at this table: it is one of the first after the lesson. */
export function isCoached(game: string, table: string): boolean {
  const watched = settings.coach[game];
  return watched !== undefined && (watched.includes(table) || watched.length < GAMES);
}

/** This table is one of those. */
export function watch(game: string, table: string): void {
  const watched = settings.coach[game];
  if (watched && !watched.includes(table) && watched.length < GAMES) settings.coach = { ...settings.coach, [game]: [...watched, table] };
}
