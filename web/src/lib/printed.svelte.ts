import { settings } from "./settings.svelte";
import { believed, type AnyShown, type Untyped } from "./shown";

/** What is printed on the components of a game, in the reader's language. */
export type Printed = Partial<Untyped["printed"]>;

const loaded: Record<string, object> = $state({});
const asked = new Set<string>();

/** Empty until it has come, then whole; asked for once per game and language. */
export function printed<S extends AnyShown = Untyped>(game: string): Partial<S["printed"]> {
  const key = `${game}/${settings.lang}`;
  if (!asked.has(key)) {
    asked.add(key);
    void fetch(`api/games/${encodeURIComponent(game)}/printed?lang=${settings.lang}`)
      .then((response) => response.json())
      .then((told: object) => {
        loaded[key] = told;
      })
      .catch(() => asked.delete(key));
  }
  return believed(loaded[key] ?? {});
}
