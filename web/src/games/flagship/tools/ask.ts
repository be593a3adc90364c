import { useTool } from "../../../lib/tools";

const DECK_CHECK = "api/tools/flagship/deck-check";

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

export async function checkDeck(text: string): Promise<{ check: DeckCheck | null; refusal: string }> {
  const { answer, refusal } = await useTool<DeckCheck>(DECK_CHECK, text);
  return { check: answer, refusal };
}
