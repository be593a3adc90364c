import { keptReplay } from "./kept";
import { settings } from "./settings.svelte";
import { believed } from "./shown";

/** The film of a table as far as it has come, in the type that its game declares; nothing where there is none yet. */
export async function filmOf<Film>(table: string, seat: number | null, invite: string): Promise<Film | null> {
  const asked = new URLSearchParams({ lang: settings.lang, ...(seat === null ? {} : { seat: String(seat) }), ...(invite ? { invite } : {}) });
  try {
    const answer = await fetch(`api/tables/${table}/film?${asked.toString()}`);
    return answer.ok ? believed<Film>(await answer.json()) : null;
  } catch {
    return believed<Film | null>((await keptReplay(table))?.film ?? null);
  }
}
