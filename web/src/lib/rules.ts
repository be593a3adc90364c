import type { Rule } from "../wire/answers";
import { believed } from "./shown";

const asked = new Map<string, Promise<Rule[]>>();

/** The rules of a game, asked for once per language. */
export function rulesOf(game: string, lang: string): Promise<Rule[]> {
  const key = `${game}/${lang}`;
  let answer = asked.get(key);
  if (!answer) {
    answer = fetch(`api/games/${encodeURIComponent(game)}/rules?lang=${lang}`).then(
      async (response) => believed<Rule[]>(await response.json()),
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
export function found(clauses: readonly Rule[], search: string, named: (family: string) => boolean): [string, Rule[]][] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const chapters = new Map<string, Rule[]>();
  for (const clause of clauses) {
    const text = `${clause.id} ${clause.text} ${clause.reading ?? ""}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const family = familyOf(clause.id);
    const chapter = named(family) ? family : clause.chapter;
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), clause]);
  }
  return [...chapters];
}
