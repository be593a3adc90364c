import { settings } from "./settings.svelte";
import { believed, type AnyShown } from "./shown";

/** What a tool has answered; or why not, as a sentence. */
export interface Answered<Answer> {
  answer: Answer | null;
  refusal: string;
  /** Which sentence it is. */
  message: string;
  /** Whether nobody could be reached. */
  away: boolean;
}

/** Use a tool of the server; what it refuses comes back as a sentence. */
export async function useTool<Answer>(address: string, told: string, wishes: Record<string, string> = {}): Promise<Answered<Answer>> {
  return answerOf(`${address}?${asked(wishes)}`, { method: "POST", body: told });
}

/** Wishes as they stand in an address, with the language of the answer; an empty one is none. */
function asked(wishes: Record<string, string>): string {
  const given = Object.entries(wishes).filter(([, wish]) => wish !== "");
  return String(new URLSearchParams([...given, ["lang", settings.lang]]));
}

export async function answerOf<Answer>(address: string, how?: RequestInit): Promise<Answered<Answer>> {
  try {
    const answer = await fetch(address, how);
    const said: { text?: string; message?: string } = await answer.json();
    if (answer.ok) return { answer: believed(said), refusal: "", message: "", away: false };
    return { answer: null, refusal: said.text ?? "", message: said.message ?? "", away: false };
  } catch {
    return { answer: null, refusal: "", message: "", away: true };
  }
}

/** How far a tool has come. */
export interface Come {
  done: number;
  of: number;
  text: string;
}

/** Use a tool that takes its time: it says how far it has come, line by line, and then its answer. */
async function watchTool<Answer>(address: string, told: string, hear: (come: Come) => void): Promise<Answered<Answer>> {
  try {
    const response = await fetch(`${address}?progress=true&lang=${settings.lang}`, { method: "POST", body: told });
    if (!response.ok || !response.body) return await answerOf(address, { method: "POST", body: told });
    let rest = "";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + read.value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const said = JSON.parse(line) as { answer?: object; refused?: { text: string; message: string } } & Come;
        if (said.answer) return { answer: believed(said.answer), refusal: "", message: "", away: false };
        if (said.refused) return { answer: null, refusal: said.refused.text, message: said.refused.message, away: false };
        hear(said);
      }
    }
  } catch {
    // Whoever is cut off in the middle has no answer either.
  }
  return { answer: null, refusal: "", message: "", away: true };
}

/** The tools of a game at their address, each with the type of its answer. */
export function toolsOf<S extends AnyShown>(address: string) {
  return {
    /** Hand over a document, and what else is wished for. */
    tell: <Tool extends keyof S["tools"] & string>(tool: Tool, document: string, wishes: Record<string, string> = {}) =>
      useTool<S["tools"][Tool]>(`${address}/${tool}`, document, wishes),
    /** Hand over a document that takes a while. */
    watch: <Tool extends keyof S["tools"] & string>(tool: Tool, document: string, hear: (come: Come) => void) => watchTool<S["tools"][Tool]>(`${address}/${tool}`, document, hear),
    /** Ask by wishes alone. */
    ask: <Tool extends keyof S["tools"] & string>(tool: Tool, wishes: Record<string, string> = {}) =>
      answerOf<S["tools"][Tool]>(`${address}/${tool}?${asked(wishes)}`),
  };
}
