import type { ChatLine, Me } from "../wire/messages";
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
  const { answer, refused } = await asked<T>(method, path, body);
  if (refused) session.said = refused.text ?? t("offline");
  return answer;
}

/**
 * Be somebody here; whether it was allowed. A guest of this browser who would be lost for good is given up
 * only if the person is `sure`: the server's sentence asks.
 */
export async function login(path: string, body: object, sure: (text: string) => Promise<boolean>): Promise<boolean> {
  const { refused } = await asked("POST", path, body);
  if (refused?.message !== "guest-would-be-lost") {
    if (refused) session.said = refused.text ?? t("offline");
    return !refused;
  }
  return (await sure(refused.text ?? "")) && (await request("POST", path, { ...body, sure: true })) !== null;
}

/** What the server answers, or what it says against it. */
async function asked<T>(method: string, path: string, body: unknown): Promise<{ answer: T | null; refused?: { message?: string; text?: string } }> {
  const told = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(`api/${path}${path.includes("?") ? "&" : "?"}lang=${settings.lang}`, { method, ...told });
    const said = answer.status === 204 ? {} : ((await answer.json()) as { message?: string; text?: string });
    return answer.ok ? { answer: said as T } : { answer: null, refused: said };
  } catch {
    return { answer: null, refused: {} };
  }
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

/** Whether a line comes from somebody who is not to be read. */
export function isUnwanted({ person }: ChatLine): boolean {
  return Boolean(person) && [...(session.me?.muted ?? []), ...(session.me?.blocked ?? [])].includes(person ?? "");
}
