import { settings } from "./settings.svelte";
import { believed, type AnyShown } from "./shown";

/** What a tool has answered; or why not, as a sentence. */
export interface Answered<Answer> {
  answer: Answer | null;
  refusal: string;
  /** Whether nobody could be reached. */
  away: boolean;
}

/** Use a tool of the server; what it refuses comes back as a sentence. */
export async function useTool<Answer>(address: string, told: string): Promise<Answered<Answer>> {
  return answerOf(`${address}?lang=${settings.lang}`, { method: "POST", body: told });
}

async function answerOf<Answer>(address: string, how?: RequestInit): Promise<Answered<Answer>> {
  try {
    const answer = await fetch(address, how);
    const said: { text?: string } = await answer.json();
    if (answer.ok) return { answer: believed(said), refusal: "", away: false };
    return { answer: null, refusal: said.text ?? "", away: false };
  } catch {
    return { answer: null, refusal: "", away: true };
  }
}

/** The tools of a game at their address, each with the type of its answer. */
export function toolsOf<S extends AnyShown>(address: string) {
  return {
    /** Hand over a document. */
    tell: <Tool extends keyof S["tools"] & string>(tool: Tool, document: string) => useTool<S["tools"][Tool]>(`${address}/${tool}`, document),
    /** Ask by wishes alone. */
    ask: <Tool extends keyof S["tools"] & string>(tool: Tool, wishes: Record<string, string> = {}) =>
      answerOf<S["tools"][Tool]>(`${address}/${tool}?${String(new URLSearchParams({ ...wishes, lang: settings.lang }))}`),
  };
}
