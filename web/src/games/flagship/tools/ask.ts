import { toolsOf } from "../../../lib/tools";
import type { DeckCheck, Shown } from "../shown";

const TOOLS = toolsOf<Shown>("api/tools/flagship");

export async function checkDeck(text: string): Promise<{ check: DeckCheck | null; refusal: string }> {
  const { answer, refusal } = await TOOLS.tell("deck-check", text);
  return { check: answer, refusal };
}
