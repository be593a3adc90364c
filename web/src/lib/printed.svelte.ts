import { settings } from "./settings.svelte";

/** What is printed on the components of a game, in the reader's language. */
export type Printed = Record<string, Record<string, Record<string, unknown>>>;

const loaded: Record<string, Printed> = $state({});
const asked = new Set<string>();

/** Empty until it has come; asked for once per game and language. */
export function printed(game: string): Printed {
  const key = `${game}/${settings.lang}`;
  if (!asked.has(key)) {
    asked.add(key);
    void fetch(`api/games/${encodeURIComponent(game)}/printed?lang=${settings.lang}`)
      .then((response) => response.json() as Promise<Printed>)
      .then((told) => {
        loaded[key] = told;
      })
      .catch(() => asked.delete(key));
  }
  return loaded[key] ?? {};
}
