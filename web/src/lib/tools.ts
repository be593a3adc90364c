import { settings } from "./settings.svelte";

/** Use a tool of the server; what it refuses comes back as a sentence. */
export async function useTool<Answer>(address: string, told: string): Promise<{ answer: Answer | null; refusal: string }> {
  try {
    const answer = await fetch(`${address}?lang=${settings.lang}`, { method: "POST", body: told });
    const said = (await answer.json()) as Answer & { text?: string };
    return answer.ok ? { answer: said, refusal: "" } : { answer: null, refusal: said.text ?? "" };
  } catch {
    return { answer: null, refusal: "" };
  }
}
