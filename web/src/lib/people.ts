import type { Me } from "../wire/messages";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

export interface Statistics {
  game: string;
  played: number;
  won: number;
  first: number;
  points: number;
  last: number;
}

export interface Score {
  table: string;
  seat: number;
  game: string;
  place: number;
  points: number;
  won: boolean;
  rated: boolean;
  ended: number;
}

export interface Rating {
  game: string;
  mu: number;
  sigma: number;
  played: number;
}

/** What everybody may know about a person. */
export interface Known {
  person: string;
  name: string;
  statistics: Statistics[];
  history: Score[];
  ratings: Rating[];
}

/** A device or a token that opens for its person. */
export interface KeyCard {
  key: string;
  kind: "device" | "bot";
  label: string;
  created: number;
  here: boolean;
}

/** A passkey of this person. */
export interface PasskeyCard {
  passkey: string;
  label: string;
  created: number;
  /** Whether it is the only way to come back. */
  only: boolean;
}

/** Ask the server about people; what it refuses is shown as its sentence and comes back as null. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T | null> {
  const told = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(`api/${path}${path.includes("?") ? "&" : "?"}lang=${settings.lang}`, { method, ...told });
    const said = answer.status === 204 ? {} : ((await answer.json()) as { text?: string });
    if (answer.ok) return said as T;
    session.said = said.text ?? t("offline");
  } catch {
    session.said = t("offline");
  }
  return null;
}

/** Change oneself; the page knows at once. Whether it was allowed. */
export async function become(method: string, path: string, body?: unknown): Promise<boolean> {
  const me = await request<Me>(method, path, body);
  if (me) session.me = me;
  return me !== null;
}

/** A day in the reader's language. */
export function day(instant: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium" }).format(instant * 1000);
}
