import { settings } from "./settings.svelte";

/** After the lesson a coach looks on in so many games. */
export const GAMES = 2;

/** Whoever has learned a game is watched in the next ones. */
export function beginCoach(game: string): void {
  if (settings.coach[game] === undefined) settings.coach = { ...settings.coach, [game]: [] };
}

/** Nobody is told anything any more in this game. */
export function stopCoach(game: string): void {
  settings.coach = { ...settings.coach, [game]: Array.from({ length: GAMES }, () => "") };
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
