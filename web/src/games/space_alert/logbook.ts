/** The missions that were flown on this device. */
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
