import { settings } from "./settings.svelte";

/** The odds of a battle, as `api/tools/eclipse/odds` tells them. */
export interface Odds {
  method: string;
  sides: { wins: number; survivors: Record<string, Record<string, number>>; losses: Record<string, number> }[];
  none: number;
  stalemate: number;
  rounds: number;
}

export interface Fault {
  clause: string;
  text: string;
}

export interface DeckCheck {
  legal: boolean;
  items: number;
  events: number;
  main_ship_price: number;
  faults: Fault[];
}

/** Use a tool of the server; what it refuses comes back as a sentence. */
async function use<T>(tool: string, told: string): Promise<{ answer: T | null; refusal: string }> {
  const address = `api/tools/${tool}?lang=${settings.lang}`;
  try {
    const answer = await fetch(address, { method: "POST", body: told });
    const said = (await answer.json()) as T & { text?: string };
    return answer.ok ? { answer: said, refusal: "" } : { answer: null, refusal: said.text ?? "" };
  } catch {
    return { answer: null, refusal: "" };
  }
}

export async function askOdds(sides: Record<string, unknown>[]): Promise<{ odds: Odds | null; refusal: string }> {
  const { answer, refusal } = await use<Odds>("eclipse/odds", JSON.stringify({ sides }));
  return { odds: answer, refusal };
}

export async function checkDeck(text: string): Promise<{ check: DeckCheck | null; refusal: string }> {
  const { answer, refusal } = await use<DeckCheck>("flagship/deck-check", text);
  return { check: answer, refusal };
}
