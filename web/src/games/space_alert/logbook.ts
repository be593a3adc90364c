export const MEDALS = ["home", "whole", "clean"] as const;
/** Came home, without any damage, with every threat destroyed. */
export type Medal = (typeof MEDALS)[number];

/** A mission that was flown: a line of the log book. What old lines lack was not kept then. */
export interface Entry {
  id: string;
  date: string;
  mission: string;
  crew: string[];
  normal: string;
  serious: string;
  /** The final score; nothing if the ship was lost. */
  score: number | null;
  lostTo: string;
  /** The signs of their roles, crew member by crew member. */
  roles?: string[];
  /** Points, column by column; in a campaign penalties are counted once, at its end. */
  survived?: number;
  destroyed?: number;
  penalties?: number | undefined;
  visual?: number;
  campaign?: boolean;
  medals?: Medal[];
}

/** The crews that have a page in the book, the last one first. */
export function crewsOf(book: readonly Entry[]): string[] {
  return [...new Set(book.map((entry) => crewOf(entry)).reverse())];
}

/** A crew is known by its names. */
export function crewOf({ crew }: Entry): string {
  return crew.toSorted((one, other) => one.localeCompare(other)).join(", ");
}

/** Every medal that was ever earned in a mission. */
export function medalsOf(book: readonly Entry[], mission: string): Set<Medal> {
  return new Set(book.filter((entry) => entry.mission === mission).flatMap((entry) => entry.medals ?? (entry.score === null ? [] : ["home"])));
}

const KEY = "starboard.space_alert.log";
const MOST = 100;

export function entries(): Entry[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Entry[];
  } catch {
    return [];
  }
}

/** The book with one more mission, written once however often it is watched. */
export function written(book: readonly Entry[], entry: Entry): Entry[] {
  if (book.some((each) => each.id === entry.id)) return [...book];
  return [...book, entry].slice(-MOST);
}

export function write(entry: Entry): Entry[] {
  const book = written(entries(), entry);
  localStorage.setItem(KEY, JSON.stringify(book));
  return book;
}
