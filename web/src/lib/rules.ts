/** A rule of the ledger in the reader's language. */
export interface Clause {
  id: string;
  chapter: string;
  text: string;
  reading?: string;
}

const asked = new Map<string, Promise<Clause[]>>();

/** The rules of a game, asked for once per language. */
export function rulesOf(game: string, lang: string): Promise<Clause[]> {
  const key = `${game}/${lang}`;
  let answer = asked.get(key);
  if (!answer) {
    answer = fetch(`api/games/${encodeURIComponent(game)}/rules?lang=${lang}`).then(
      (response) => response.json() as Promise<Clause[]>,
    );
    asked.set(key, answer);
  }
  return answer;
}

/** The family of a clause: its id without the number. */
export function familyOf(id: string): string {
  return id.slice(0, id.lastIndexOf("-"));
}

/** Clauses that contain every word, by chapter: the family where it has a name in the reader's language, else the heading of the rule book. */
export function found(clauses: readonly Clause[], search: string, named: (family: string) => boolean): [string, Clause[]][] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const text = `${clause.id} ${clause.text} ${clause.reading ?? ""}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const family = familyOf(clause.id);
    const chapter = named(family) ? family : clause.chapter;
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), clause]);
  }
  return [...chapters];
}
