import type { ChatLine, Me } from "../wire/messages";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { believed } from "./shown";
import { t } from "./texts.svelte";

/** What the server says against something. */
interface Refused {
  message?: string;
  text?: string;
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
async function asked<T>(method: string, path: string, body: unknown): Promise<{ answer: T | null; refused?: Refused }> {
  const told = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(`api/${path}${path.includes("?") ? "&" : "?"}lang=${settings.lang}`, { method, ...told });
    const said: unknown = answer.status === 204 ? {} : await answer.json();
    return answer.ok ? { answer: believed<T>(said) } : { answer: null, refused: believed<Refused>(said) };
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
